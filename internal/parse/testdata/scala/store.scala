// The store.
package com.shop
package store

import java.util.UUID
import com.shop.model.{Item, Price => Cost, _}
import com.shop.util.*, com.shop.Log

/** Keeps what is sold. */
@deprecated("old", since = "1.0")
sealed abstract class Store[F[_], A <: Item](val name: String, private val clock: Clock)(implicit F: Monad[F])
    extends Base(name) with Closeable with Traced[A] {
  private[this] val items: Map[String, A] = Map.empty
  lazy val total = items.size
  var open = true
  type Key = String

  /** Finds one. */
  def find(key: Key)(using ctx: Context): Option[A] = {
    val found = items.get(key)
    found.map(_.price)
    for {
      item <- items.values
      cost = item.cost
      if cost.isPositive
    } yield item.sell(cost)
    key match {
      case Item(id, n: Int) if n > 1 => id.show
      case it: Special => it.special
      case all @ Pair(a, _) => all.swap
      case Default => Log.info("x")
    }
    val c = new Cart(key, 2) { def extra = helper(1) }
    c.add(found)
    found orElse fallback
  }

  protected def make[B >: A](x: B, n: Int = 3, rest: String*): B
  def size = items.size
  override def close(): Unit = super.close()
  val add = (a: Item, b: Int) => a.plus(b)
}

object Store {
  val Default: Cost = Cost(1)
  def apply(name: String): Store[Id, Item] = new Live(name)
  implicit class RichItem(val self: Item) extends AnyVal { def pretty: String = self.show }
}

trait Closeable { def close(): Unit }
case class Pair(a: Int, b: Item = Item.empty) extends Closeable

enum Color(val rgb: Int) derives Eq:
  case Red extends Color(1)
  case Mix(a: Int)
  def bright: Boolean = rgb > 2

extension (item: Item)
  def doubled: Item = item.plus(item)

given ordering: Ordering[Item] with
  def compare(x: Item, y: Item) = x.price.compare(y.price)

def topLevel(n: Int): Int = n + 1
class Broken { def f( }
