// Licence text.
package com.example.shop;

import java.util.List;
import java.util.*;
import static com.example.util.Checks.notNull;
import com.example.model.Item;

/**
 * Sells things.
 * @param <T> what is sold
 */
@Service("shop")
public final class Shop<T extends Item> extends Base<T> implements Seller, Closeable {
    private static final int MAX = 10, MIN = limit();
    private final Map<String, T> items = new HashMap<>();
    protected T[] last;

    /** Makes one. */
    @Inject
    public Shop(T item, Clock clock) {
        super(item);
        this.last = null;
        this.clock = clock;
    }

    @Override
    public <K> List<K> get(K key, int n, String... rest) throws IOException {
        T found = items.get(key);
        var log = Log.of(Shop.class);
        found.price().round();
        log.info("x");
        run(new Runnable() {
            public void run() { tick(); }
        });
        for (Item i : all()) { i.sell(); }
        for (var i : items) { i.sell(); }
        try (Reader r = open(key)) { r.read(); } catch (IOException | Bad e) { e.print(); }
        list.stream().map(Item::name).filter(x -> x.isEmpty()).forEach(this::show);
        if (key instanceof Item it && it.isOk()) { it.check(); }
        int k = n > 1 ? n : (int) MAX;
        Item[] many = new Item[3];
        many[0].sell();
        Shop.Kind.of(k);
        notNull(key);
        switch (n) { case 1 -> one(); default -> { T x = null; x.price(); } }
        return super.get(key);
    }

    static <V> Optional<V> find(V v) { return null; }

    public interface Kind { int LIMIT = 3; void sell(); default Kind next() { return this; } }

    record Pair(int a, Item b) implements Kind { Pair { check(a); } }

    enum Color implements Named {
        RED(1) { @Override String label() { return "r"; } }, GREEN;
        private final int n = 0;
        String label() { return name(); }
    }

    sealed interface Shape permits Circle, Square { double area(); }
    record Circle(double r, Item... marks) implements Shape { Circle(double r) { this(r, new Item[0]); } }

    class Clerk extends Person implements Kind {
        int serve(Shape shape, Color color) {
            Shop.this.last[0].sell();
            Clerk.super.greet();
            Kind.super.next().sell();
            switch (color) { case RED: return 1; case GREEN: return Shop.MAX; default: break; }
            return switch (shape) {
                case Circle(double r, var marks) -> marks.length;
                case Square s when s.side() > 0 -> s.grow(items::get, Clerk::new);
                default -> 0;
            };
        }
    }

    @interface Marker { String value() default "x"; }
    int broken( { }
}
