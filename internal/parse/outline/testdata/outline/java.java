package shop;

/** Sells things. */
public final class Shop<T> extends Base implements A, B {
    private final Map<String, T> items = make(() -> { return 1; });

    @Inject
    public Shop(T item) { super(item); }

    @Override public <K> List<K> get(K key,
            int n) throws IOException {
        run(new Runnable() {
            public void run() { }
        });
        return items.get(key);
    }

    interface Kind { void sell(); }

    record Pair(int a, int b) {}
}
