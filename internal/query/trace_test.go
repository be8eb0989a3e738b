package query

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

// frames writes frames as path:line function, one a line.
func frames(fs []Frame) string {
	var b strings.Builder
	for _, f := range fs {
		fmt.Fprintf(&b, "%s:%d %s\n", f.Path, f.Line, f.Function)
	}
	return b.String()
}

// The traces are what the runtimes print, shortened. rest is what remains to be looked for.
func TestFrames(t *testing.T) {
	for _, c := range []struct{ name, text, want, rest string }{
		{"go", `panic: runtime error: invalid memory address or nil pointer dereference
[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x4a3b2c]

goroutine 1 [running]:
github.com/acme/shop/cart.(*Cart).Total(...)
	/home/me/shop/cart/cart.go:42
main.run.func1(0xc000012345, {0x1, 0x2})
	/home/me/shop/cmd/main.go:17 +0x1d
created by main.run in goroutine 7
	/home/me/shop/cmd/main.go:12 +0x99
exit status 2`,
			"/home/me/shop/cart/cart.go:42 Cart.Total\n/home/me/shop/cmd/main.go:17 run\n/home/me/shop/cmd/main.go:12 run\n",
			"panic: runtime error: invalid memory address or nil pointer dereference [signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x4a3b2c]"},
		{"python", `Traceback (most recent call last):
  File "/app/main.py", line 10, in <module>
    main()
    ~~~~^^
  File "/app/shop/cart.py", line 7, in total
    return self._sum(items)
TypeError: unsupported operand type(s) for +: 'int' and 'str'`,
			"/app/shop/cart.py:7 total\n/app/main.py:10 \n",
			"TypeError: unsupported operand type(s) for +: 'int' and 'str'"},
		{"python, chained", `Traceback (most recent call last):
  File "a.py", line 1, in load
    open(p)
FileNotFoundError: [Errno 2] No such file or directory: 'x'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "b.py", line 3, in <module>
    load()
ConfigError: no configuration`,
			"a.py:1 load\nb.py:3 \n",
			"FileNotFoundError: [Errno 2] No such file or directory: 'x' During handling of the above exception, another exception occurred: ConfigError: no configuration"},
		{"java", `Exception in thread "main" java.lang.IllegalStateException: cart is closed
	at com.acme.shop.Cart$Item.total(Cart.java:42)
	at java.base/java.util.stream.ReferencePipeline.map(ReferencePipeline.java:197)
	at com.acme.shop.Main.lambda$run$0(Main.java:17)
Caused by: java.sql.SQLException: no such table
	at com.acme.db.Store.<init>(Store.java:9)
	... 12 more`,
			"com/acme/db/Store.java:9 Store\ncom/acme/shop/Cart.java:42 Cart.total\n:0 java.util.stream.ReferencePipeline.map\ncom/acme/shop/Main.java:17 Main.run\n",
			`Exception in thread "main" java.lang.IllegalStateException: cart is closed Caused by: java.sql.SQLException: no such table`},
		{"kotlin", "java.lang.NullPointerException\n\tat com.acme.MainKt.main(Main.kt:5)\n\tat app//com.acme.Foo$bar$1.invokeSuspend(Foo.kt:11)",
			"com/acme/Main.kt:5 MainKt.main\ncom/acme/Foo.kt:11 Foo.invokeSuspend\n", "java.lang.NullPointerException"},
		{"node", `TypeError: Cannot read properties of undefined (reading 'id')
    at Cart.total (/app/src/cart.js:42:13)
    at async file:///app/src/index.mjs:7:3
    at Layer.handle [as handle_request] (/app/node_modules/express/lib/router/layer.js:95:5)
    at new Shop (webpack-internal:///./src/shop.ts:10:5)
    at Array.map (<anonymous>)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`,
			"/app/src/cart.js:42 Cart.total\n/app/src/index.mjs:7 \n/app/node_modules/express/lib/router/layer.js:95 Layer.handle\nsrc/shop.ts:10 Shop\n:0 Array.map\nnode:internal/process/task_queues:95 process.processTicksAndRejections\n",
			"TypeError: Cannot read properties of undefined (reading 'id')"},
		{"firefox", "total@http://localhost:3000/src/cart.js:42:13\n@http://localhost:3000/src/index.js:7:3",
			"src/cart.js:42 total\nsrc/index.js:7 \n", ""},
		{"rust", `thread 'main' panicked at src/cart.rs:42:13:
index out of bounds: the len is 3 but the index is 7
stack backtrace:
   0: rust_begin_unwind
             at /rustc/9fc6b43126469e3858e2fe86cafb4f0fd5068869/library/std/src/panicking.rs:665:5
   1: shop::cart::Cart::total
             at ./src/cart.rs:42:13
note: run with ` + "`RUST_BACKTRACE=full`" + ` for a verbose backtrace.`,
			"src/cart.rs:42 \n/rustc/9fc6b43126469e3858e2fe86cafb4f0fd5068869/library/std/src/panicking.rs:665 rust_begin_unwind\nsrc/cart.rs:42 shop::cart::Cart::total\n",
			"thread 'main' panicked at src/cart.rs:42:13: index out of bounds: the len is 3 but the index is 7"},
		{"gdb", "#0  0x00005555 in cart_total (c=0x0, n=3) at src/cart.c:42\n#1  main () at main.c:7\n#2  0x00007 in __libc_start_main () from /lib/libc.so.6",
			"src/cart.c:42 cart_total\nmain.c:7 main\n:0 __libc_start_main\n", ""},
		{"sanitizer", "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x602\n    #0 0x4f in shop::Cart::total(int) /home/me/src/cart.cc:42:13\n    #1 0x2a (/lib/libc.so.6+0x2a)",
			"/home/me/src/cart.cc:42 shop::Cart::total\n:0 0x2a\n", "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x602"},
		{"c#", `System.NullReferenceException: Object reference not set to an instance of an object.
   at Acme.Shop.Cart.Total(Int32 n) in /src/Shop/Cart.cs:line 42
   at System.Linq.Enumerable.Sum[T](IEnumerable` + "`1" + ` source)
   at Acme.Program.Main(String[] args) in C:\src\Program.cs:line 7`,
			"/src/Shop/Cart.cs:42 Acme.Shop.Cart.Total\n/src/Program.cs:7 Acme.Program.Main\n",
			"System.NullReferenceException: Object reference not set to an instance of an object. at System.Linq.Enumerable.Sum[T](IEnumerable`1 source)"},
		{"ruby", "/app/lib/cart.rb:42:in `total': undefined method `price' for nil:NilClass (NoMethodError)\n\tfrom /app/lib/cart.rb:9:in 'block in Cart#each'\n\tfrom bin/shop:7:in `<main>'",
			"/app/lib/cart.rb:42 total\n/app/lib/cart.rb:9 Cart#each\nbin/shop:7 \n", ": undefined method `price' for nil:NilClass (NoMethodError)"},
		{"ruby on a terminal", "Traceback (most recent call last):\n\t2: from bin/shop.rb:7:in `<main>'\n\t1: from lib/cart.rb:9:in `each'\nlib/cart.rb:42:in `total': undefined method (NoMethodError)",
			"lib/cart.rb:42 total\nlib/cart.rb:9 each\nbin/shop.rb:7 \n", ": undefined method (NoMethodError)"},
		{"php", "PHP Fatal error:  Uncaught Exception: cart is closed in /app/src/Cart.php:42\nStack trace:\n#0 /app/src/Shop.php(17): Acme\\Cart->total()\n#1 {main}\n  thrown in /app/src/Cart.php on line 42",
			"/app/src/Cart.php:42 \n/app/src/Shop.php:17 \n:0 main\n",
			"PHP Fatal error: Uncaught Exception: cart is closed in /app/src/Cart.php:42 thrown in /app/src/Cart.php on line 42"},
		{"elixir", "** (KeyError) key :id not found in: %{}\n    (shop 0.1.0) lib/shop/cart.ex:42: Shop.Cart.total/2\n    (elixir 1.15.0) lib/enum.ex:1658: anonymous fn/3 in Enum.map/2",
			"lib/shop/cart.ex:42 Shop.Cart.total\nlib/enum.ex:1658 Enum.map\n", "** (KeyError) key :id not found in: %{}"},
		{"go compiler", "# acme/shop\ncart/cart.go:42:13: undefined: totl\n./main.go:7:2: declared and not used: x",
			"cart/cart.go:42 \nmain.go:7 \n", "# acme/shop undefined: totl declared and not used: x"},
		{"rust compiler", "error[E0382]: borrow of moved value\n  --> src/cart.rs:42:13\n   |", "src/cart.rs:42 \n", "error[E0382]: borrow of moved value |"},
		{"tsc", "src/cart.ts(42,13): error TS2339: Property 'id' does not exist", "src/cart.ts:42 \n", "error TS2339: Property 'id' does not exist"},
		{"maven", "[ERROR] /src/main/java/acme/Cart.java:[42,13] cannot find symbol", "/src/main/java/acme/Cart.java:42 \n", "cannot find symbol"},
		{"grep", "src/cart.go:42:func total() int {\nsrc/cart.go:50:}", "src/cart.go:42 \nsrc/cart.go:50 \n", ":func total() int { :}"},
		{"sentence", "what does src/cart.ts:10-20 do with main.go:7?", "src/cart.ts:10 \nmain.go:7 \n", "what does src/cart.ts:10-20 do with main.go:7?"},
		{"on one line", `Traceback (most recent call last): File "/app/a.py", line 3, in f x() File "/app/b.py", line 9, in g and stops`, "/app/b.py:9 \n/app/a.py:3 \n",
			`Traceback (most recent call last): File "/app/a.py", line 3, in f x() File "/app/b.py", line 9, in g and stops`},
		{"one place", "main.go:42", "main.go:42 \n", "main.go:42"},
		{"no frames", "meet at 10:30 on localhost:8080, see http://example.com:80/a std::sort and foo.bar(x)", "", "meet at 10:30 on localhost:8080, see http://example.com:80/a std::sort and foo.bar(x)"},
		{"a call", "at foo.bar(baz)", "", "at foo.bar(baz)"},
		{"signs", "^~", "", "^~"},
	} {
		t.Run(c.name, func(t *testing.T) {
			q := Parse(c.text)
			if got := frames(q.Frames); got != c.want {
				t.Errorf("frames\n%swant\n%s", got, c.want)
			}
			if got := strings.Join(strings.Fields(q.Text), " "); got != strings.Join(strings.Fields(c.rest), " ") {
				t.Errorf("rest\n%s\nwant\n%s", got, c.rest)
			}
		})
	}
}

func TestEndlessTrace(t *testing.T) {
	var b strings.Builder
	b.WriteString("Traceback (most recent call last):\n")
	for i := range 10_000 {
		fmt.Fprintf(&b, "  File \"/app/deep.py\", line %d, in dive\n    dive(%d)\n", i%3000+1, i)
	}
	b.WriteString("  File \"/app/floor.py\", line 9, in stop\nRecursionError: maximum recursion depth exceeded\n")
	q := Parse(b.String())
	if len(q.Frames) != maxFrames || q.Frames[0] != (Frame{"/app/floor.py", 9, "stop"}) {
		t.Errorf("%d frames, first %v", len(q.Frames), q.Frames[0])
	}
	if got := strings.Join(q.Keywords, " "); !strings.Contains(got, "maximum recursion depth exceeded") {
		t.Errorf("keywords %q", got)
	}
}

func FuzzFrames(f *testing.F) {
	for _, seed := range []string{"a.go:1", "at (", "at x(", "#0", "#1 x(): ", "x.rb:1:in `", "(a) b.ex:1: c/1", ": from ", "1: from ", "@a/b.js:1", "File \"",
		"File \"a\", line 1\n    x\n", "Caused by:\n", "a.php on line 3", "[ERROR] ", "a:[1]", "x.y(\n\ta.go:1", "C:\\a.cs:line 1", "at a) in b:line 2"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, rest := framesIn(text)
		if len(rest) != len(text) || utf8.ValidString(text) && !utf8.ValidString(rest) {
			t.Fatalf("%q became %q", text, rest)
		}
		for _, f := range got {
			if f.Path == "" && f.Function == "" || f.Line < 0 || strings.Contains(f.Path, "\n") {
				t.Fatalf("%q: %+v", text, f)
			}
		}
	})
}
