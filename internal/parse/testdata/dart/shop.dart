library foo.bar;
import 'dart:async';
import 'package:shop/src/cart.dart' as cart show Cart, Item hide Old;
import '../util.dart';
export 'src/x.dart' show A;
part 'a.g.dart';

/// Doc.
@immutable
abstract class Shop<T extends Base> extends Base<T> with Logger, Mix<T> implements Store {
  static const int max = 3;
  final String name;
  late final Map<String, Cart> _carts = {};
  int? a, b = 2;
  Shop(this.name, {required this.a, int b = 1, super.key}) : _carts = make(), super(name);
  Shop.named(String n) : this(n);
  const factory Shop.empty() = EmptyShop;
  factory Shop.from(Map json) => Shop(json['name']);
  Future<int> total(List<Item> items, [int x = 1]) async {
    final c = cart.Cart();
    var d = Shop.named('x'), e = new Item(3);
    for (final item in items) { item.price(); c.add(item)..flush()..x = 3; }
    await c.save().then((v) => v.close());
    return _carts['a']!.total() + this.name.length;
  }
  int get count => _carts.length;
  set count(int v) { _carts.clear(); }
  bool operator ==(Object o) => o is Shop && o.name == name;
  external void ext();
  @override
  void dispose();
}
mixin Logger on Base { void log(String s) => print(s); }
extension StringX on String { bool get isBlank => trim().isEmpty; }
extension type Id(int value) { int twice() => value * 2; }
enum Color implements X { red(1), green(2); final int v; const Color(this.v); int get n => v; }
enum Simple { a, b }
typedef Callback = void Function(int x);
typedef int Old(int a);
const top = 3;
final Shop shop = Shop('a');
int add(int a, int b) => a + b;
void main() {
  add(1, 2);
  print('$shop ${shop.name}');
  switch (x) { case Color.red: break; }
  final f = (int a) { return add(a, 1); };
  int local(int q) { return q; }
  list.map((e) => e.name).toList();
  if (x case Foo(:var a)) {}
  try { a(); } on FooException catch (e, s) { e.x(); }
  Widget w = Text('a', style: TextStyle(color: Colors.red));
}
sealed class S {}
base mixin class M {}
int get topGetter => 1;
