package snapshot

import (
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A path of a trace finds the files that have the same end.
func TestPathTable(t *testing.T) {
	var files []store.File
	for i, p := range []string{
		"main.py", "src/x/foo.py", "src/y/foo.py", "backend/app/run.py", "celery/app/base.py", "httpx/_client.py",
		"java/src/main/java/com/acme/Cart.java", "modules/http/server.go", "tools/server.go", "Über.go",
	} {
		files = append(files, store.File{ID: int64(i + 1), Path: p})
	}
	files = append(files, store.File{ID: 99, Path: "blob.py", Flags: store.FlagBinary})
	table := NewPaths(files)
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
		{"C:/src/Tools/Server.go", "tools/server.go", true},
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
		found, sure := table.Find(c.where)
		var got []string
		for _, f := range found {
			got = append(got, f.Path)
		}
		if strings.Join(got, " ") != c.want || len(got) > 0 && sure != c.sure {
			t.Errorf("%q: %q, sure %v; want %q", c.where, got, sure, c.want)
		}
	}
	for where, want := range map[string]bool{
		"src/x": true, "x/foo.py": true, "modules/http/": true, "app": true, "ACME/cart.java": true, "src/z": false, "oo.py": false, "http/serv": false,
		"http/server": true, "x/foo": true,
	} {
		if got := table.Has(where); got != want {
			t.Errorf("has %q: %v", where, got)
		}
	}
}
