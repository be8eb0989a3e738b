// Two namespaces in one file.
namespace Harbour.Money
{
    using Harbour.Shop;

    struct Price { public Item Of; }

    namespace Taxes { class Rate { Price paid; } }
}

namespace Harbour
{
    class Port { static void Main() => new Money.Price().Of.Sell(); }
}
