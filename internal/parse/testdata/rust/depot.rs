//! Keeps parcels until somebody asks for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::label::{self, Label, print as print_label, size::*};
pub use self::clerk::Clerk;
use super::road;

mod clerk;
#[path = "generated/codes.rs"]
pub(crate) mod codes;
extern crate scale as weighing;

/// How heavy a parcel may be.
pub const LIMIT: u32 = 30;
static mut OPENED: Option<Depot> = None;

/// A parcel on its way.
///
/// It belongs to nobody.
#[derive(Debug, Clone, route::Tracked)]
pub struct Parcel<'a, T: Weigh + Send = Stone> {
    /// What is in it.
    pub content: Box<T>,
    label: Option<&'a Label>,
    pub(super) stops: Vec<Arc<Mutex<Stop>>>,
}

pub struct Key(pub u64, Label);

#[derive(Default)]
pub enum Fate {
    #[default]
    Waiting,
    Sent(Stop, u8),
    Lost { since: Stop, why: String } = 3,
}

pub trait Weigh: label::Named + 'static {
    type Unit: Default;
    const ZERO: u32 = 0;
    fn weight(&self) -> Self::Unit;
    fn heavy(&self) -> bool {
        self.weight().over(LIMIT)
    }
}

type Found<T> = Result<T, road::Error>;

impl<'a, T> Parcel<'a, T>
where
    T: Weigh + Clone,
{
    /// Makes one.
    pub fn new(content: T) -> Self {
        let stops = Vec::new();
        Self { content: Box::new(content), label: None, stops }
    }

    pub(crate) async unsafe fn carry(mut self: Arc<Self>, (from, to): (Stop, &Stop), by: impl Into<Clerk>) -> Found<Vec<Stop>> {
        let clerk = by.into();
        let Some(label) = self.label.as_ref() else { return Err(road::closed()) };
        for (i, stop) in self.stops.iter().enumerate() {
            stop.lock().unwrap().pass(i)?;
        }
        if let Fate::Sent(at, _) | Fate::Lost { since: at, .. } = clerk.ask(&self)?.fate && at.open() {
            at.close();
        }
        let heaviest = self.stops.iter().filter(|s| s.full()).map(|s| s.load()).max();
        match clerk.search(label).await? {
            Some(Key(n, ref name)) if n > 1 => name.show(),
            Some(key @ Key(..)) => clerk.take_back(key),
            None => print_label!(to, "{}", clerk.name::<u8>(1, from.code())?.short()),
        }
        let (left, right) = clerk.halves();
        left.go();
        <T as Weigh>::weight(&self.content);
        let other = Parcel::<T>::default();
        other.send(Fate::Sent(from, 1), Vec::<u8>::with_capacity(3), label::blank() as Label);
        std::mem::drop(right);
        Ok(vec![Stop::home(), to.clone()])
    }
}

impl<T: Weigh> Weigh for Parcel<'_, T> {
    type Unit = T::Unit;
    fn weight(&self) -> T::Unit { self.content.weight() }
}

impl Drop for Key { fn drop(&mut self) { self.1.tear() } }
impl !Send for Key {}
impl<W: Weigh> label::Printed for W { fn lines(&self) -> usize { self.weight().lines() } }

/// Counts.
#[macro_export]
macro_rules! count {
    ($first:expr, $($rest:expr),*) => { $crate::tally($first) + $( tally_one($rest) )+* };
}

with_roads! {
    /// Only where there are roads.
    pub mod highway {
        pub fn toll(by: &super::Parcel) -> u32 { super::price(by).round() }
    }
    pub struct Lorry { load: Vec<super::Stop> }
}

extern "C" {
    fn beep(times: i32, ...) -> i32;
}

#[cfg(test)]
mod tests {
    use super::{road, *};
    use crate::label::size as length;

    #[tokio::test(flavor = "multi_thread")]
    async fn carries() {
        let parcel = Parcel::new(Stone { kg: 3 });
        assert_eq!(parcel.weight(), road::measure(&parcel), "{}", parcel.label);
        let add = |n: u32, key| n + super::tally(key);
        select! {
            Some(stop) = parcel.next() => stop.arrive(),
            #[quick] _ => super::road::wait(|s| s.late()),
        }
    }
}

fn broken(a: u32 { let x = ; }
fn after() -> Key { Key(1, label::blank()) }
