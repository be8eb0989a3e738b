<html><title><?= $page->title() ?></title>
<?php
declare(strict_types=1);

namespace Harbour\Shop;

use Harbour\Boats\Boat;
use Harbour\{Money\Price as Cost, Money\Tax, function Tools\tidy, const Limits\MOST};
use InvalidArgumentException;

require_once __DIR__ . '/helpers.php';

const VERSION = '1.0', LIMIT = MOST;
define('HARBOUR_OPEN', true);
$shop = new Shop(new Clock());

/**
 * Sells items.
 *
 * @template TItem of Item
 */
#[Service('shop'), Lazy]
final class Shop extends Store implements Sells, \Countable
{
    use Logs, Counts {
        Logs::write insteadof Counts;
        write as protected note;
    }

    public const int MOST = 10, LEAST = self::MOST - 9;

    /** @var array<string, TItem> by name */
    private array $items = [];

    /** @var \Harbour\Boats\Boat|null */
    protected $boat, $spare;

    protected static ?self $instance = null;

    private $till;

    /**
     * Makes one.
     *
     * @param  Item[]  $first
     * @param  Cost|null  $price
     */
    public function __construct(
        #[Inject] private readonly Clock $clock,
        protected ?Owner $owner = null,
        array $first = [],
        $price = null,
        string ...$tags
    ) {
        parent::__construct($clock);
        $this->till = new Till($price);
        foreach ($first as $item) {
            $item->check();
        }
        $price->round();
    }

    /** @return static */
    public static function open(): static
    {
        return self::$instance ??= new static(...func_get_args());
    }

    /**
     * @param  TItem  $item
     * @return Cost
     */
    public function sell($item, int &$count = self::LEAST)
    {
        $found = $this->items[$item->name] ?? throw new InvalidArgumentException('none');
        $found->wrap();
        /** @var Boat $boat */
        $boat = $this->container['boat'];
        $boat?->load($found)->sail();
        [$left, $right] = $this->split($item);
        $left->drop();
        $names = array_map(fn ($i) => $i->name, $this->items);
        usort($this->items, function ($a, $b) use ($boat) { return $a->rank($boat); });
        $log = app(Log::class);
        $log->info("sold {$item->name} at $found->price for ${count}");
        try {
            $this->till->open();
        } catch (Stuck | Locked $e) {
            $e->report();
        }
        $kind = match (true) {
            $item instanceof Boat => $item->mast(),
            default => Kind::Small,
        };
        $handler = new class ($kind) extends Handler {
            public int $calls = 0;
            public function run() { return $this->calls++; }
        };
        $handler->run();
        $text = <<<EOT
            Dear {$this->owner->name()}
            EOT;
        $class = Boat::class;
        $class::launch([$this, 'sell'], [Boat::class, 'sink'], 'strlen', tidy(...));
        static $cache = null;
        Registry::$current->tell(\strlen($text), named: Tax\rate());
        return (clone $found)->price();
    }

    public function till() { return $this->till; }

    abstract protected function area(): float;

    public string $label {
        get => strtoupper($this->name);
        set(string $new) { $this->name = tidy($new); }
    }
}

interface Sells extends Opens, Closes { const RATE = 0.2; public function sell(Item $item, int &$count); }

trait Logs { private ?Log $log; public function write(string $line): void { $this->log->write($line); self::flush(); } }

enum Kind: string implements HasLabel
{
    case Small = 's';
    case Large = 'l';
    const Usual = self::Small;
    public function label(): string { return $this->name; }
}

if (! function_exists('shop')) {
    function shop() { return Shop::open(); }
}

function broken( { return other(; }
?>
<p><?php foreach ($shop->all() as $item): ?><b><?= $item->name ?></b><?php endforeach ?></p>
