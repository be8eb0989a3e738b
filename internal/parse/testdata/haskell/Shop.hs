{-# LANGUAGE GADTs, TypeFamilies, CPP #-}
-- | Sells things.
module Harbour.Shop
  ( Shop (..), Item (Item, price), Sells (sell), Colour (Red)
  , module Harbour.Money, (<+>), open, type (~>), pattern Pair
  ) where

import Harbour.Money
import qualified Data.Map.Strict as M
import Data.Maybe (fromMaybe, Maybe (..), (<|>))
import Harbour.Boats hiding (sink, Boat (..))
import "text" Data.Text qualified as T
#if MIN_VERSION_base(4,9,0)
import Harbour.New (fresh)
#else
import Harbour.Old (fresh)
#endif

infixl 6 <+>, `plus`

-- | A shop.
--
-- It has items.
data Shop a
  -- | An open one.
  = Shop
      { items :: [Item] -- ^ What it sells.
      , owner, guard :: !(Maybe Owner)
        -- ^ Those who stand around.
      }
  | Closed { items :: [Item], until :: a }
  | a :=> Int -- ^ Sold.
  deriving (Eq, Show)
  deriving anyclass (ToText)

data Colour = Red | Green deriving Enum

newtype Item = Item { price :: M.Map T.Text Price } deriving newtype (Ord)

type Prices f = f (Map Item Price)

data Term a where
  IntT  :: Int -> Term Int
  And, Or :: Term Bool -> Term Bool -> Term Bool
  Named :: { label :: T.Text } -> Term T.Text

type family Elem c where
  Elem [e] = e

-- | What can be sold.
class (Priced a, Show a) => Sells a where
  type Proof a
  -- | Sells it.
  sell :: a -> Int -> IO (Proof a)
  sell x _ = defaultSell x
  name, (<#>) :: a -> a
  {-# MINIMAL name #-}
  name = wrap

instance Sells Item where
  type Proof Item = Receipt
  sell item@(Item prices) n = do
    let total = sum' prices
        sum' = M.foldr (+) 0
    receipt <- writeReceipt total
    log' "sold"
    mapM_ notify (buyers item)
    pure receipt { amount = n, Harbour.Money.paid = total }

instance (Show a, Sells a) => Sells (Shop a)
instance Sells a => Sells [a] where name = map name
deriving stock instance Show Owner
deriving via (Sum Int) instance Semigroup Price

-- | Opens a shop for somebody.
open
  :: forall m a. (Monad m, Sells a)
  => Maybe Owner -- ^ who
  -> [Item]
  -> m (Shop a)
{-# INLINE open #-}
open Nothing _ = fail' "nobody"
open (Just who) stock
  | null stock, Just old <- lookupOld who = restock old
  | M.size prices > limit = error "too much"
  | otherwise = case filter cheap stock of
      []           -> openEmpty who
      (i : _rest)
        | good i   -> build i
        | i <- next i -> build i
  where
    build :: Item -> m (Shop a)
    build i = pure Shop { items = [i], owner = Just who, .. }
    prices = foldMap price stock
    cheap (Item p) = p `below` limit
    guard = Nothing

-- Adds.
(<+>), plus :: Price -> Price -> Price
Price a <+> Price b = Price (a + b)
plus = (<+>)

(f .: g) x y = f (g x y)

limit :: Int
limit = 10

pattern Pair :: a -> b -> (a, b)
pattern Pair x y <- (x, y) where Pair x y = (x, y)

foreign import ccall unsafe "harbour.h ring" c_ring :: Int -> IO ()

(low, Just high) = bounds limit

main = do
  args <- getArgs
  shops <- traverse (open Nothing . parse) args
  forM_ shops $ \shop -> do
    print $ totals shop <> T.pack "!"
    sell shop 1 >>= report
  let loop 0 = done
      loop k = tick >> loop (k - 1)
  loop 3
  pure [y | Just x <- map find shops, let y = x.price.amount, odd' y]
  runTerm (\case Named {label} -> label; And a (view toBool -> b) -> T.concat [a, b])
  M.lookup @Int key shops & maybe (pure ()) ring
  where
    key = fresh :: Key
    parse = either fail' id . decode

deriveJSON defaultOptions ''Shop
quoted = [sql| select |]

#ifdef WINDOWS
ring :: Bell -> IO ()
ring = winRing
#else
-- | Rings.
ring :: Bell -> IO ()
ring = unixRing
#endif

type a ~> b = a -> Harbour b

broken = case of where ->

after :: Int -> Int
after x = fine x
