namespace shop {

template <typename T>
class SHOP_API Box : public Base<T> {
 public:
  explicit Box(T value) : value_{value} {}
  ~Box() override;
  T get() const { return value_; }
  static Box make(int n);

 private:
  T value_;
};

template <> struct hash<Box<int>> : base {
};

Box<int>* Shop::open(const std::string& name) {
  auto f = [](int x) { return x; };
  return nullptr;
}

Shop::Shop() : n(0) {}

enum class Kind { A };
}  // namespace shop
