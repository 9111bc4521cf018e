//! What the keys do.

use crate::app::HAS_SOUND;
use crate::language::Language;
use crate::scene::KeysView;

impl KeysView {
    /// The list of keys.
    pub(crate) fn of(say: Language) -> KeysView {
        let rows = [
            (say.arrow_keys(), say.keys_cursor()),
            ("Enter", say.keys_act()),
            ("Tab", say.keys_next()),
            ("d1 d7 g7", say.keys_typed()),
            ("Esc", say.keys_back()),
            ("U  Y", say.keys_undo()),
            (say.walk_keys(), say.keys_walk()),
            (say.turning_keys(), say.keys_turning()),
            ("F", say.keys_flip()),
            ("S", say.keys_stop()),
            (say.watch_keys(), say.keys_watch()),
            ("T  V", say.keys_see()),
            ("P  N  R", say.keys_study()),
            ("X  O", say.keys_end()),
            (say.scale_keys(), say.keys_scale()),
        ];
        let sound = HAS_SOUND.then_some(("M", say.keys_sound()));
        KeysView {
            title: say.keys().to_owned(),
            rows: rows
                .into_iter()
                .chain(sound)
                .map(|(key, meaning)| (key.to_owned(), meaning.to_owned()))
                .collect(),
        }
    }
}
