// The store.
#include "store.h"
#include <vector>

using namespace std;
using app::net::Socket;
namespace fs = std::filesystem;

namespace app { namespace db {

class Cursor;

/// Keeps rows.
template <typename K, class V = int, int N = 3>
class Store final : public Base<K>, private virtual detail::Lockable {
public:
  using Row = std::pair<K, V>;
  enum class Mode : int { Read, Write };
  explicit Store(const std::string &path, Mode mode = Mode::Read);
  Store(const Store &) = delete;
  virtual ~Store() { close(); }
  /** Finds a row. */
  [[nodiscard]] virtual Row *find(const K &key) const override = 0;
  template <typename F> void each(F &&f) { for (auto &row : rows_) f(row); }
  Row &operator[](size_t i) { return rows_[i]; }
  operator bool() const { return open_; }
  static Store make() { return Store("x"); }
protected:
  struct Node { Node *next = nullptr; V value{}; };
  std::unique_ptr<Cursor> cursor_;
private:
  std::vector<Row> rows_;
  bool open_ = false;
  friend class Cursor;
};

inline constexpr int kLimit = 10;

Store::Store(const std::string &path, Mode mode) : Base(path), open_(check(mode)) {
  cursor_->reset();
  this->rows_.clear();
  auto node = std::make_unique<Node>();
  node->next->touch();
  auto *raw = static_cast<Node *>(get());
  raw->value.use();
  for (const Row &r : rows_) r.visit();
  if (auto it = lookup(path); it.ok()) { it.run(); }
  try { run<int>(path); } catch (const Error &e) { e.what(); }
  auto add = [this, n = 1](int a, const Node &b) -> int { b.next->touch(); return helper(a); };
  std::sort(rows_.begin(), rows_.end(), Less{});
  Node *other = new Node(1, 2);
  detail::free_all(other);
  Mode::Read;
}

template <typename T>
T max_of(T a, T b) { return a > b ? a : b; }

bool Cursor::Impl::step(int n) { return true; }

}  // namespace db

namespace {
int hidden(Store<int>::Row r) { return 0; }
}

}

struct Outer::Inner { int x; };

int app::db::free_function(int argc, char **argv) { return 0; }

class Specs {
  enum : unsigned { kLow = 0x7, kHigh = 0x38 };
};

long widen(const Store* s) { return static_cast<long>(measure(reinterpret_cast<Base*>(s))); }

END_OF_NAMESPACE
TEST(store, widens) { widen(nullptr); }

END_OF_NAMESPACE
WIDE(int a) { return a; }

concept bool Small = requires(int x) { x + 1; };
TEST(StoreTest, FindsRows) { Store<int> s("x"); s.find(1); LOCK(m) { s.make(); } }
class Broken { void f( };
