@file:JvmName("Orders")

package shop.orders

import shop.catalog.Item
import shop.catalog.Price as Cost
import shop.util.*

/** Where orders are kept. */
interface OrderStore<K : Any> : Closeable {
    val size: Int
    suspend fun find(key: K, vararg tags: String): Order?
    fun all(): List<Order> = emptyList()
}

/**
 * One order.
 * @property lines what was ordered
 */
@Serializable
data class Order(
    val id: Long,
    val lines: MutableList<Line> = mutableListOf(),
    @Transient private var note: String? = null, // not sent
    seed: Clock,
) : Base<Item>(id), Comparable<Order>, Logger by seed.logger where Item : Priced {
    val created = seed.now()
    val first: Line? get() = lines.firstOrNull()
    private val total by lazy { Total(lines) }
    lateinit var owner: Customer
    var state: State = State.OPEN
        private set(value) { field = value.checked() }

    constructor(id: Long, owner: Customer) : this(id, seed = Clock.system()) {
        this.owner = owner
    }

    init {
        val auditor = Auditor(seed)
        auditor.record(this)
    }

    override fun compareTo(other: Order) = id.compareTo(other.id)
    operator fun plus(line: Line): Order = apply { lines.add(line) }
    fun last() = lines.last().item

    inner class Cursor {
        fun order() = this@Order.first ?: super@Order.fallback()
    }

    companion object : Factory<Order> {
        const val LIMIT = 100
        override fun make(): Order = Order(0, Customer.nobody)
    }
}

enum class State(val label: String) : Named {
    OPEN("open") {
        override fun next() = DONE
    },
    DONE("done");

    open fun next(): State = this
}

sealed class Result<out T> {
    data class Found<T>(val value: T) : Result<T>()
    object Missing : Result<Nothing>()
}

typealias Lines = Map<String, List<Line>>

@JvmInline
value class Key(val raw: String)

fun interface Visitor {
    fun visit(line: Line)
}

fun Order.price(): Cost = lines.map { it.cost() }.reduce { a, b -> a + b }

val List<Order>.owners: List<Customer> get() = map { it.owner }

inline fun <reified T : Item> Order.only(): List<T> = lines.filter { it.item is T } as List<T>

tailrec infix fun <T> T.orElse(other: T): T = this ?: other

internal suspend fun report(store: OrderStore<Key>, order: Order?, out: Printer) {
    val (id, lines) = order ?: return
    val found = store.find(Key("a"))!!
    found.owner.greet("$id ${found.first?.item} $out")
    for ((index, line) in lines.withIndex()) line.show(index)
    for (line: Line in found.lines) out.print(line)
    order.let { kept -> kept.plus(found.first) }
    order.apply { owner = Customer.nobody }.also { it.price() }
    with(out) { flush() }
    store.all().filter { it.size > 1 }.forEach { (_, second) -> second.show() }
    val listener = object : Visitor {
        override fun visit(line: Line) = line.show(0)
    }
    when (val result = lookup(id)) {
        is Result.Found<*> -> result.value.show()
        Result.Missing, null -> Unit
        in 1..LIMIT -> out.print(State.OPEN.next())
        else -> throw IllegalStateException("none: $result")
    }
    if (result !is Result.Found<*>) return
    result.value orElse listener
    if (out is Buffered && out.full()) out.drain()
    try { listOf<Order>().forEach(::audit) } catch (e: IOException) { e.log() }
    val price = if (id > 1) found.price() else Cost.ZERO
    price.round()
    val cached = Cache<Order> { order -> order.touch() }
    found.lines[0].item?.let(Item::show)
    fun local(n: Int) = n * 2
    run label@{ return@label }
}

@Suppress("unused") // kept for its callers
private fun unused(handler: (Order) -> Boolean = { it.last() != null }, first: Visitor) = handler
public actual open class Session

fun broken(a: Int {
    val x = 
}
