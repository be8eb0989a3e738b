//! Crate docs.
use std::fmt;

/// A shop.
#[derive(Debug)]
pub struct Shop<'a> {
    name: &'a str,
}

pub const LIMIT: usize = '{' as usize;
type Pair = (u8, u8);

impl<'a> Shop<'a> {
    /// Makes one.
    pub fn new(name: &'a str) -> Self {
        let s = "}}}";
        Shop { name }
    }

    async fn open(
        &self,
        at: u8,
    ) -> bool
    where
        u8: Copy,
    {
        true
    }
}

impl fmt::Display for Shop<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) }
}

pub trait Sell: Send {
    const TAX: u8;
    fn sell(&mut self);
}

macro_rules! twice {
    ($e:expr) => { $e; $e };
}

mod inner {
    pub(crate) enum Kind { A, B }
}
