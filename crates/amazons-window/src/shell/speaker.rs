//! The thread that plays sounds.

use std::thread::Builder;

use futures::channel::mpsc::{Receiver, Sender, channel};
use futures::executor::block_on;
use futures::io::Cursor;
use futures::select;
use futures::stream::{FuturesUnordered, StreamExt as _};
use pulseaudio::protocol::{
    ChannelMap, ChannelVolume, DEFAULT_SINK, PlaybackStreamParams, Prop, Props, SampleFormat,
    SampleSpec,
    stream::{BufferAttr, StreamFlags},
};
use pulseaudio::{Client, ClientError};

use crate::sound::{RATE, Sound};

/// Sounds heard at once at most, and sounds that wait at most: whatever comes on top is not heard.
const MOST: usize = 4;

/// Seconds of sound that lie ready at the server, which is how late a sound may come.
const AHEAD: f32 = 0.04;

/// Plays sounds through the sound server of the desktop, PulseAudio or PipeWire.
///
/// Where there is none, or no thread, nothing is heard and nobody is told: a machine without sound is
/// not a fault. Nothing here waits for the server but the thread itself, which nobody waits for.
#[derive(Debug)]
pub(super) struct Speaker {
    sounds: Option<Sender<Sound>>,
}

impl Speaker {
    pub(super) fn start() -> Speaker {
        let (sounds, incoming) = channel(MOST);
        let thread = Builder::new()
            .name("speaker".to_owned())
            .spawn(|| block_on(play_all(incoming)));
        Speaker {
            sounds: thread.is_ok().then_some(sounds),
        }
    }

    /// Has the sound played, now or never.
    pub(super) fn play(&mut self, sound: Sound) {
        if let Some(sounds) = &mut self.sounds {
            // Full where the server does not answer: then there is nothing to be heard anyway.
            let _ = sounds.try_send(sound);
        }
    }
}

/// Plays what comes in, several sounds at once, until nobody can send more.
async fn play_all(mut incoming: Receiver<Sound>) {
    let mut client = None;
    let mut playing = FuturesUnordered::new();
    loop {
        select! {
            sound = incoming.next() => {
                let Some(sound) = sound else { return };
                if client.is_none() {
                    // Tried again at each sound: the server may have come meanwhile.
                    client = Client::from_env(c"Amazons").ok();
                }
                if let Some(client) = client.clone().filter(|_| playing.len() < MOST) {
                    playing.push(play(client, sound));
                }
            },
            outcome = playing.select_next_some() => {
                if outcome.is_err() {
                    client = None;
                }
            },
        }
    }
}

/// Plays one sound to its end.
async fn play(client: Client, sound: Sound) -> Result<(), ClientError> {
    let samples = sound.samples();
    let bytes: Vec<u8> = samples.into_iter().flat_map(i16::to_le_bytes).collect();
    let ahead = (AHEAD * RATE as f32) as u32 * 2;
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Amazons");
    props.set(Prop::MediaRole, c"event");
    let params = PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::S16Le,
            channels: 1,
            sample_rate: RATE,
        },
        channel_map: ChannelMap::mono(),
        cvolume: Some(ChannelVolume::norm(1)),
        sink_name: Some(DEFAULT_SINK.to_owned()),
        buffer_attr: BufferAttr {
            target_length: ahead,
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            adjust_latency: true,
            ..StreamFlags::default()
        },
        props,
        ..PlaybackStreamParams::default()
    };
    let stream = client
        .create_playback_stream(params, Cursor::new(bytes))
        .await?;
    stream.play_all().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_server_nothing_is_heard_and_nothing_fails() {
        // Far more than may wait; none of them can wait for anything.
        let mut deaf = Speaker { sounds: None };
        let (sounds, incoming) = channel(MOST);
        let mut full = Speaker {
            sounds: Some(sounds),
        };
        for _ in 0..100 {
            deaf.play(Sound::Move);
            full.play(Sound::Arrow);
        }
        drop(full);
        let waiting = block_on(incoming.collect::<Vec<_>>());
        assert!((MOST..=MOST + 1).contains(&waiting.len()), "{waiting:?}");
    }
}
