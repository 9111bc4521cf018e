//! What an SGF file says beyond the game.

use crate::sgf::escape;

/// A property of SGF that has no meaning here, kept as it was written.
///
/// ```
/// use amazons_store::Property;
///
/// let rated = Property::new("XR", ["yes [rated]", "1500"]).expect("a name of capital letters");
/// assert_eq!(rated.name(), "XR");
/// assert_eq!(rated.values(), [r"yes [rated\]", "1500"]);
/// assert_eq!(Property::new("SZ", ["12"]), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub(crate) name: String,
    pub(crate) values: Vec<String>,
}

/// What a record says in fields of its own and writes itself.
const OWN: [&str; 19] = [
    "FF", "GM", "CA", "SZ", "AW", "AB", "AA", "AE", "PL", "W", "B", "C", "PW", "PB", "EV", "RO",
    "PC", "DT", "RE",
];

impl Property {
    /// A property with some values of plain text, which are escaped as SGF needs it.
    ///
    /// `None` where the name is not of capital letters, where there is no value, and for what the
    /// fields of a [`GameRecord`](crate::GameRecord) say.
    #[must_use]
    pub fn new<'a>(name: &str, values: impl IntoIterator<Item = &'a str>) -> Option<Property> {
        let values: Vec<String> = values.into_iter().map(escape).collect();
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase());
        (is_name && !OWN.contains(&name) && !values.is_empty()).then(|| Property {
            name: name.to_owned(),
            values,
        })
    }

    /// Its name, capital letters.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its values as they stand between the brackets, escapes included; at least one.
    #[must_use]
    pub fn values(&self) -> &[String] {
        &self.values
    }
}
