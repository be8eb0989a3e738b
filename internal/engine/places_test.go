package engine

import (
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// A path of a trace finds the files that end alike.
func TestPathTable(t *testing.T) {
	var files []sqlite.File
	for i, p := range []string{
		"main.py", "src/x/foo.py", "src/y/foo.py", "backend/app/run.py", "celery/app/base.py", "httpx/_client.py",
		"java/src/main/java/com/acme/Cart.java", "modules/http/server.go", "tools/server.go", "Über.go",
	} {
		files = append(files, sqlite.File{ID: int64(i + 1), Path: p})
	}
	files = append(files, sqlite.File{ID: 99, Path: "blob.py", Flags: sqlite.FlagBinary})
	table := newPathTable(files)
	for _, c := range []struct {
		where, want string
		sure        bool
	}{
		{"/app/src/x/foo.py", "src/x/foo.py", true},
		{"src/y/foo.py", "src/y/foo.py", true},
		{"x/foo.py", "src/x/foo.py", true},
		{"foo.py", "src/x/foo.py src/y/foo.py", true},
		{"/srv/main.py", "main.py", true},
		{"/srv/app/run.py", "backend/app/run.py", false}, // what is in the file must tell
		{"/srv/z/foo.py", "src/x/foo.py src/y/foo.py", false},
		{"com/acme/Cart.java", "java/src/main/java/com/acme/Cart.java", true},
		{"C:/work/Tools/Server.go", "tools/server.go", true},
		{"/usr/lib/python3/site-packages/celery/app/base.py", "celery/app/base.py", true},
		{"/usr/lib/python3/site-packages/other/app/base.py", "", false},
		{"/usr/lib/python3/main.py", "", false},
		{"/app/node_modules/x/foo.py", "", false},
		{"/go/pkg/mod/github.com/a/b@v1.2.3/modules/http/server.go", "modules/http/server.go", true},
		{"/usr/local/go/src/net/http/server.go", "", false},
		{"node:internal/main.py", "", false},
		{"blob.py", "", false},
		{"nowhere.py", "", false},
		{"über.go", "Über.go", true},
		{"", "", false},
		{"/", "", false},
		{"../../main.py", "main.py", true},
	} {
		found, sure := table.find(c.where)
		var got []string
		for _, f := range found {
			got = append(got, f.path)
		}
		if strings.Join(got, " ") != c.want || len(got) > 0 && sure != c.sure {
			t.Errorf("%q: %q, sure %v; want %q", c.where, got, sure, c.want)
		}
	}
	for where, want := range map[string]bool{
		"src/x": true, "x/foo.py": true, "modules/http/": true, "app": true, "ACME/cart.java": true, "src/z": false, "oo.py": false, "http/serv": false,
		"http/server": true, "x/foo": true,
	} {
		if got := table.has(where); got != want {
			t.Errorf("has %q: %v", where, got)
		}
	}
}

func TestAtLine(t *testing.T) {
	entity := func(typ ctxsys.EntityType, name string, from, to int) sqlite.Entity {
		return sqlite.Entity{Type: typ, Name: name, StartLine: from, EndLine: to}
	}
	es := []sqlite.Entity{
		entity("file", "cart.go", 1, 100),
		entity("class", "Cart", 10, 50),
		entity("method", "total", 20, 30),
		entity("function", "total.each", 22, 25),
		entity("property", "price", 12, 12),
		entity("method", "close", 40, 45),
	}
	for _, c := range []struct {
		function string
		line     int
		want     string
		named    bool
	}{
		{"", 21, "total", false},
		{"", 23, "total.each", false},
		{"Cart.total", 23, "total", true}, // a closure of what the trace names
		{"Cart.total", 28, "total", true},
		{"Cart.close", 28, "close", true}, // the file changed
		{"shop::Cart::close", 999, "close", true},
		{"unknown", 12, "Cart", false},
		{"", 70, "cart.go", false},
		{"", 101, "", false},
	} {
		e, named := atLine(es, query.Frame{Line: c.line, Function: c.function})
		got := ""
		if e != nil {
			got = e.Name
		}
		if got != c.want || named != c.named {
			t.Errorf("%s at %d: %q %v, want %q", c.function, c.line, got, named, c.want)
		}
	}
}

func TestSpelledName(t *testing.T) {
	for text, want := range map[string]string{
		"get user by id": "getuserbyid", "get-user-by-id": "getuserbyid", "getUser": "", "one two three four five six seven": "",
		"what? now": "", "a/b c": "", "größe ändern": "", "": "", "get_user by_id": "get_userby_id",
	} {
		got, ok := spelledName(query.Parse(text))
		if !ok {
			got = ""
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
