//! The settings that are about the window: what they are, and what changes them.

use std::time::Duration;

use super::film::Film;
use super::input::Effect;
use super::press::theme_name;
use super::{App, Menu};
use crate::args::SCALES;
use crate::language::Language;
use crate::scene::{
    Control, Hearing, Item, OptionRow, OptionsView, Resize, Sign, Switch, Target, Theme,
};
use crate::sound::Sound;

/// Whether this program can be heard at all.
pub(crate) const HAS_SOUND: bool = cfg!(all(feature = "sound", unix));

/// The switches, in the order in which they are listed.
const SWITCHES: [Switch; 8] = [
    Switch::Dark,
    Switch::OneColour,
    Switch::Coordinates,
    Switch::Motion,
    Switch::Sound,
    Switch::Territory,
    Switch::Overlay,
    Switch::Evaluation,
];

impl App {
    /// How large everything in the window is, 1 as usual.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// The list of settings as it is now.
    pub(super) fn options(&self) -> OptionsView {
        let say = self.language;
        let switches = SWITCHES
            .into_iter()
            .filter(|&switch| offers(switch))
            .map(|switch| OptionRow {
                label: self.label(switch).to_owned(),
                control: Control::Switch {
                    switch,
                    on: self.is_on(switch),
                },
            });
        let languages = Language::ALL.map(|language| Item {
            emphasised: language == self.language,
            ..Item::new(Target::Language(language), language.name())
        });
        let percent = say.share(self.scale.into());
        let sizes = [
            (Resize::Smaller, "−"),
            (Resize::Usual, &percent),
            (Resize::Larger, "+"),
        ];
        let (least, _, greatest) = SCALES;
        let sizes = sizes.map(|(resize, label)| Item {
            enabled: match resize {
                Resize::Smaller => self.scale > least,
                Resize::Larger => self.scale < greatest,
                Resize::Usual => true,
            },
            ..Item::new(Target::Resize(resize), label)
        });
        let buttons = [
            (say.language(), languages.to_vec()),
            (say.size(), sizes.to_vec()),
        ];
        let buttons = buttons.into_iter().map(|(label, buttons)| OptionRow {
            label: label.to_owned(),
            control: Control::Buttons(buttons),
        });
        OptionsView {
            title: say.settings().to_owned(),
            rows: switches.chain(buttons).collect(),
        }
    }

    /// Whether the list of settings has this to press.
    pub(super) fn options_offer(&self, target: Target) -> bool {
        match target {
            Target::Switch(switch) => offers(switch),
            _ => matches!(
                target,
                Target::Ground | Target::MenuButton | Target::Language(_) | Target::Resize(_)
            ),
        }
    }

    /// Changes a setting and has it kept.
    pub(super) fn switch(&mut self, switch: Switch, effects: &mut Vec<Effect>) {
        if !offers(switch) {
            return;
        }
        let on = !self.is_on(switch);
        let settings = &mut self.settings;
        match switch {
            Switch::Dark => {
                self.theme = if on { Theme::Dark } else { Theme::Light };
                settings.theme = theme_name(self.theme).to_owned();
            }
            Switch::OneColour => settings.one_colour = on,
            Switch::Coordinates => settings.coordinates = on,
            Switch::Motion => {
                settings.reduced_motion = !on;
                self.film = Film::reduced(!on);
            }
            Switch::Sound => {
                settings.sound = on;
                // So that one hears what one has switched on.
                self.hear(Sound::Move, Duration::ZERO, effects);
            }
            Switch::Territory => settings.territory = on,
            Switch::Overlay => settings.overlay = on,
            Switch::Evaluation => settings.evaluation = on,
        }
        effects.push(Effect::SaveSettings(self.settings.clone()));
    }

    /// Switches sound off or on by key and says so for a moment.
    pub(super) fn mute(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        const SHOWN: Duration = Duration::from_millis(1500);
        self.switch(Switch::Sound, effects);
        if HAS_SOUND && self.menu == Menu::Shut {
            self.signed_until = now + SHOWN;
        }
    }

    /// The sign that tells whether sounds are heard, just after the key for it.
    pub(super) fn sign(&self, now: Duration) -> Option<Sign> {
        let (label, hearing) = match self.settings.sound {
            true => (self.language.sound_on(), Hearing::On),
            false => (self.language.sound_off(), Hearing::Off),
        };
        let label = label.to_owned();
        (now < self.signed_until).then_some(Sign { label, hearing })
    }

    /// Lets something be heard, where that is wanted.
    pub(super) fn hear(&self, sound: Sound, at: Duration, effects: &mut Vec<Effect>) {
        if HAS_SOUND && self.settings.sound {
            effects.push(Effect::Sound { sound, at });
        }
    }

    /// Speaks another language from now on.
    pub(super) fn speak(&mut self, language: Language, effects: &mut Vec<Effect>) {
        self.language = language;
        self.settings.language = Some(language.code().to_owned());
        effects.push(Effect::SaveSettings(self.settings.clone()));
    }

    /// Makes everything larger or smaller.
    pub(super) fn resize(&mut self, resize: Resize, effects: &mut Vec<Effect>) {
        /// What a step multiplies the scale by.
        const STEP: f32 = 1.1;
        let (least, usual, greatest) = SCALES;
        let scale = match resize {
            Resize::Smaller => self.scale / STEP,
            Resize::Larger => self.scale * STEP,
            Resize::Usual => usual,
        };
        // In whole per cent, as it is kept and shown.
        self.scale = (100.0 * scale)
            .round()
            .clamp(100.0 * least, 100.0 * greatest)
            / 100.0;
        self.settings.scale = (100.0 * self.scale).round() as u16;
        effects.push(Effect::SaveSettings(self.settings.clone()));
    }

    /// Opens the list of settings over whatever is on the screen.
    pub(super) fn open_options(&mut self) {
        self.menu = Menu::Options;
    }

    fn is_on(&self, switch: Switch) -> bool {
        let settings = &self.settings;
        match switch {
            Switch::Dark => self.theme == Theme::Dark,
            Switch::OneColour => settings.one_colour,
            Switch::Coordinates => settings.coordinates,
            Switch::Motion => !settings.reduced_motion,
            Switch::Sound => settings.sound,
            Switch::Territory => settings.territory,
            Switch::Overlay => settings.overlay,
            Switch::Evaluation => settings.evaluation,
        }
    }

    fn label(&self, switch: Switch) -> &'static str {
        let say = self.language;
        match switch {
            Switch::Dark => say.dark(),
            Switch::OneColour => say.one_colour(),
            Switch::Coordinates => say.coordinates(),
            Switch::Motion => say.motion(),
            Switch::Sound => say.sound(),
            Switch::Territory => say.first_numbers(),
            Switch::Overlay => say.first_on_board(),
            Switch::Evaluation => say.evaluation_bar(),
        }
    }
}

/// A scale that was kept, within bounds.
pub(crate) fn scale_kept(percent: u16) -> f32 {
    let (least, _, greatest) = SCALES;
    (f32::from(percent) / 100.0).clamp(least, greatest)
}

/// What this program cannot do has no switch.
fn offers(switch: Switch) -> bool {
    HAS_SOUND || switch != Switch::Sound
}
