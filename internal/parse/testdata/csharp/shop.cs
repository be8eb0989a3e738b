#nullable enable
using System.Linq;
using static System.Math;
using Clock = Harbour.Time.SystemClock;
using Prices = System.Collections.Generic.Dictionary<string, Harbour.Money.Price>;
global using Harbour.Boats;

namespace Harbour.Shop;

/// <summary>
/// Sells <see cref="Item"/>s, a &lt;T&gt; at a time.
/// </summary>
/// <param name="clock">What tells the time.</param>
[Serializable, Named("shop", Weight = Limits.Heavy)]
public sealed partial class Shop<T, TKey>(Clock clock, T first) : Store<T>(first), IShop<T>, IDisposable
    where T : Item, new()
    where TKey : notnull
{
    public const int Most = 10;
    private static readonly string[] names = Names.All(), more = { Names.First };
    internal readonly Dictionary<TKey, T> stock = new() { [default!] = new T { Price = Price.Zero } };
    public event EventHandler<Sold>? Changed, Closed;

    public Price Total { get; private set; } = Price.Zero;
    protected virtual string Title => Label.Trim();
    public string Label
    {
        [Pure] get => title ?? Fallback();
        set { title = value; Changed?.Invoke(this, new Sold(value)); }
    }

    public Item? this[int index, string key] => stock[key].Parts[index];

    static Shop() => Registry.Register<Shop<T, TKey>>();
    public Shop(Clock clock, params string[] tags) : this(clock, new T()) { this.tags = tags; }
    ~Shop() { Dispose(false); }

    public static Shop<T, TKey> operator +(Shop<T, TKey> a, T b) => a.With(b);
    public static explicit operator int(Shop<T, TKey> shop) => shop.Total.Cents;
    void IDisposable.Dispose() => clock.Stop();

    /* Buys, if there is any. */
    public async Task<Item?> BuyAsync(TKey key, int count = 1, CancellationToken token = default)
    {
        var found = await client.FindAsync(key).ConfigureAwait(false);
        Item one = stock[key], other;
        foreach (var part in one.Parts) part.Check();
        foreach (var (name, price) in Prices()) Log($"{name,10:N}: {price.Cents}");
        using var scope = Scope.Open();
        if (found is Boat { Mast.Height: > 3, Sail: var sail } boat && boat.Floats()) boat.Launch(sail);
        if (!int.TryParse(key.ToString(), out var number) || found is not Item) throw new Missing(nameof(key));
        Price cost = found switch
        {
            Boat b when b.Old => b.Scrap(),
            Item i => i.Price,
            _ => Price.Zero,
        };
        try { one.Sell(count: count); }
        catch (SoldOut e) when (e.Hard) { e.Report(); }
        T Again(T item) => Again(item);
        var cheap = stock.Values.Where(i => i.Price < cost).OrderBy(static i => i.Price).First();
        cheap.Wrap();
        var late = from i in one.Parts
                   join o in Orders on i.Id equals o.Id into ready
                   let due = o.Due()
                   where due.Past
                   select new { i.Id, Due = due, ready };
        var copy = boat with { Name = Title };
        (Item left, Item right) = Split(one);
        var (bow, stern) = boat.Ends();
        bow.Paint();
        Func<Item, Price> ask = delegate (Item asked) { return asked.Price; };
        Shop<T, TKey> next = new(clock, one as T ?? (T)other);
        services.GetRequiredService<IClock>().Wind();
        string.Join(", ", names);
        return boat?.Parts?[0].Owner(ask) ?? typeof(Item).Make() ?? global::Harbour.Items.Any<Boat>(x: next);
    }

#if NET8
    public void Modern(ReadOnlySpan<Item> all) { all[0].Sell(); }
#else
    public void Old(Item[] all) { all[0].Sell(); }
#endif

    public bool Mixed =>
#if DEBUG
        Debugging.On ||
#endif
        Settings.On;
}

public record Person(string Name, [property: Key] Address Home) : Being(Name), INamed { public int Age { get; init; } }

public readonly record struct Point(int X, int Y);

internal interface IShop<out T> : IStore, IEnumerable<T> where T : Item { T Best { get; } void Close() => Stop(); }

[Flags]
public enum Colour : byte { Red = 1, [Obsolete] Green = Red << 1 }

public delegate Price Pricing<in T>(T item, ref int count) where T : Item;

public static class ItemExtensions
{
    public static bool IsCheap(this Item item, Price than) => item.Price < than;
    public static IEnumerable<T> Each<T>(this IEnumerable<T> items) where T : Item { foreach (var i in items) { i.Touch(); yield return i; } }
}

[Priced(2), ObsoleteAttribute]
public class Marked { }
