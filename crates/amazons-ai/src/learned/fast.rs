//! The same floods on vector registers, chosen at run time.
//!
//! This is the one module of the crate that may be unsafe, and only in calling what the machine was
//! asked for first. The plain form beside it gives the same values; a test compares them.
#![allow(
    unsafe_code,
    reason = "vector instructions behind a check of the machine"
)]

use core::arch::x86_64::{
    __m256i, _mm_cvtsi32_si128, _mm256_and_si256, _mm256_andnot_si256, _mm256_bslli_epi128,
    _mm256_bsrli_epi128, _mm256_or_si256, _mm256_setr_epi64x, _mm256_sll_epi64, _mm256_srl_epi64,
    _mm256_storeu_si256, _mm256_testz_si256,
};

use amazons_core::{Bitboard, Position};

use super::flood::{CLASSES, Classes, Flood, Layers, Reach, layers};
use super::lanes::Lanes;
use super::weights::Weights;
use super::{Judgement, weigh};

/// The registers of the machine that runs this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Machine {
    /// 256 bits.
    Avx2,
    /// The same with masks, funnel shifts and population counts of whole registers.
    Avx512,
}

impl Machine {
    /// `None` where there is nothing but plain words.
    pub(super) fn find() -> Option<Machine> {
        let is_avx2 = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt");
        let is_avx512 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512vbmi2")
            && is_x86_feature_detected!("avx512vpopcntdq");
        match (is_avx2, is_avx512) {
            (true, true) => Some(Machine::Avx512),
            (true, false) => Some(Machine::Avx2),
            (false, _) => None,
        }
    }

    /// Judges a position as the plain form does.
    #[inline]
    pub(super) fn weigh(self, position: &Position, weights: &Weights) -> Judgement {
        // SAFETY: a `Machine` is only made by `find`, which asked for every feature named below.
        unsafe {
            match self {
                Machine::Avx2 => weigh_avx2(position, weights),
                Machine::Avx512 => weigh_avx512(position, weights),
            }
        }
    }
}

#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
fn weigh_avx2(position: &Position, weights: &Weights) -> Judgement {
    weigh::<Wide>(position, weights)
}

#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
#[target_feature(
    enable = "avx512f,avx512vl,avx512bw,avx512dq,avx512cd,avx512vbmi2,avx512vpopcntdq"
)]
fn weigh_avx512(position: &Position, weights: &Weights) -> Judgement {
    weigh::<Wide>(position, weights)
}

/// Both sides in one register of 256 bits, the mover's words first.
#[derive(Clone, Copy)]
struct Wide(__m256i);

// SAFETY of every call below: a `Wide` is only made within the two functions above, and they are only
// entered where the machine has AVX2.
impl Wide {
    #[inline(always)]
    fn new(mover: u128, opponent: u128) -> Self {
        let low = |set: u128| set as u64 as i64;
        let high = |set: u128| (set >> 64) as u64 as i64;
        Wide(unsafe { _mm256_setr_epi64x(low(mover), high(mover), low(opponent), high(opponent)) })
    }

    #[inline(always)]
    fn words(self) -> [[u64; 2]; 2] {
        let mut words = [[0; 2]; 2];
        unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), self.0) };
        words
    }
}

impl Flood for Wide {
    #[inline(always)]
    fn flood(amazons: [u128; 2], first: [u128; 2], empty: u128) -> Reach {
        let amazons = Wide::new(amazons[0], amazons[1]);
        let first = Wide::new(first[0], first[1]);
        let Layers { queen, king, all } = layers(amazons, first, empty);
        let set = |[low, high]: [u64; 2]| u128::from(low) | u128::from(high) << 64;
        Reach {
            queen: classes(&queen),
            king: classes(&king),
            all: all.words().map(|words| Bitboard::from_bits(set(words))),
        }
    }
}

#[inline(always)]
fn classes(layers: &[Wide; CLASSES]) -> [Classes; 2] {
    let mut sides = [Classes::NOTHING; 2];
    for (class, layer) in layers.iter().enumerate() {
        let [mover, opponent] = layer.words();
        sides[0].set(class, mover);
        sides[1].set(class, opponent);
    }
    sides
}

impl Lanes for Wide {
    #[inline(always)]
    fn every(set: u128) -> Self {
        Wide::new(set, set)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Wide(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Wide(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Wide(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn shift(self, bits: i32) -> Self {
        // What leaves one word of a lane enters the other.
        unsafe {
            let (within, across) = if bits < 0 {
                let carry = _mm256_bsrli_epi128::<8>(self.0);
                (
                    _mm256_srl_epi64(self.0, _mm_cvtsi32_si128(-bits)),
                    _mm256_sll_epi64(carry, _mm_cvtsi32_si128(64 + bits)),
                )
            } else {
                let carry = _mm256_bslli_epi128::<8>(self.0);
                (
                    _mm256_sll_epi64(self.0, _mm_cvtsi32_si128(bits)),
                    _mm256_srl_epi64(carry, _mm_cvtsi32_si128(64 - bits)),
                )
            };
            Wide(_mm256_or_si256(within, across))
        }
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
    }
}
