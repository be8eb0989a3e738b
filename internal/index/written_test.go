package index_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/index"
)

// What was written down by hand is tied to the code as it is now, whatever happens to either: after each step the
// index is what a new one would be.
func TestWrittenEdges(t *testing.T) {
	const (
		pay    = "package shop\n\nfunc Pay() { count() }\n\nfunc count() {}\n"
		ledger = "package shop\n\ntype Ledger struct{}\n\nfunc (l *Ledger) Book() {}\n"
		policy = "---\ntype: concept\nname: Refund policy\nsummary: Money goes back.\nlinks:\n  - to: shop/pay.go#Pay\n  - to: Ledger.Book\n    kind: references\n" +
			"  - to: nobody\n---\n\nWithin 14 days.\n"
		about = "---\nabout: shop/pay.go#Pay\nlinks:\n  - to: shop/ledger.go#Ledger.Book\n    kind: calls\n  - to: refund POLICY\n---\n"
	)
	root := t.TempDir()
	put := func(name, text string) func() {
		return func() { writeFile(t, filepath.Join(root, name), text) }
	}
	remove := func(name string) func() {
		return func() {
			if err := os.Remove(filepath.Join(root, name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	put("go.mod", "module m\n")()
	put("shop/pay.go", pay)()
	put("shop/ledger.go", ledger)()
	db := newIndex(t)
	sync(t, db, index.Options{Root: root})

	const own = ".ctx-sys/entities/"
	for _, step := range []struct {
		name string
		do   func()
		want string // the edges by hand: source kind target, sorted
	}{
		{"an entity is written", put(own+"refund-policy.md", policy), `
			.ctx-sys/entities/refund-policy.md references shop/ledger.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to ? nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay`},
		{"a link between others is written", put(own+"about-pay.md", about), `
			.ctx-sys/entities/refund-policy.md references shop/ledger.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to ? nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay
			shop/pay.go#Pay calls shop/ledger.go#Ledger.Book
			shop/pay.go#Pay relates_to .ctx-sys/entities/refund-policy.md`},
		{"the source changes", put("shop/pay.go", pay+"\nfunc More() { Pay() }\n"), ""},
		{"the name means two", put("shop/other.go", "package shop\n\ntype Other struct{}\n\nfunc (o *Other) Book() {}\n\nfunc nobody() {}\n"), `
			.ctx-sys/entities/refund-policy.md references shop/ledger.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to shop/other.go#nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay
			shop/pay.go#Pay calls shop/ledger.go#Ledger.Book
			shop/pay.go#Pay relates_to .ctx-sys/entities/refund-policy.md`},
		{"the target goes", remove("shop/ledger.go"), `
			.ctx-sys/entities/refund-policy.md references ? Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to shop/other.go#nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay
			shop/pay.go#Pay calls ? shop/ledger.go#Ledger.Book
			shop/pay.go#Pay relates_to .ctx-sys/entities/refund-policy.md`},
		{"everything is related", put("go.mod", "module n\n"), ""},
		{"the target is back", put("shop/ledger.go", ledger), `
			.ctx-sys/entities/refund-policy.md references shop/ledger.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to shop/other.go#nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay
			shop/pay.go#Pay calls shop/ledger.go#Ledger.Book
			shop/pay.go#Pay relates_to .ctx-sys/entities/refund-policy.md`},
		{"its file moves", func() { remove("shop/ledger.go")(); put("shop/book.go", ledger)() }, `
			.ctx-sys/entities/refund-policy.md references shop/book.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to shop/other.go#nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay
			shop/pay.go#Pay calls shop/book.go#Ledger.Book
			shop/pay.go#Pay relates_to .ctx-sys/entities/refund-policy.md`},
		{"the file is back", func() { remove("shop/book.go")(); put("shop/ledger.go", ledger)() }, ""},
		{"the source goes", remove("shop/pay.go"), `
			.ctx-sys/entities/refund-policy.md references shop/ledger.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to ? shop/pay.go#Pay
			.ctx-sys/entities/refund-policy.md relates_to shop/other.go#nobody`},
		{"the source is back", put("shop/pay.go", pay), `
			.ctx-sys/entities/refund-policy.md references shop/ledger.go#Ledger.Book
			.ctx-sys/entities/refund-policy.md relates_to shop/other.go#nobody
			.ctx-sys/entities/refund-policy.md relates_to shop/pay.go#Pay
			shop/pay.go#Pay calls shop/ledger.go#Ledger.Book
			shop/pay.go#Pay relates_to .ctx-sys/entities/refund-policy.md`},
		{"the entity is broken", put(own+"refund-policy.md", strings.Replace(policy, "concept", "function", 1)), `
			shop/pay.go#Pay calls shop/ledger.go#Ledger.Book
			shop/pay.go#Pay relates_to ? refund POLICY`},
		{"links go", remove(own + "about-pay.md"), "none"},
	} {
		step.do()
		sync(t, db, index.Options{Root: root})
		equalsFresh(t, db, index.Options{Root: root})
		var lines []string
		for _, l := range snapshot(t, db) {
			if rest, ok := strings.CutPrefix(l, "edge "); ok && strings.Contains(rest, `by "manual"`) {
				if !strings.Contains(rest, "weight 1 ") {
					t.Errorf("%s: %s", step.name, rest)
				}
				f := strings.Fields(rest)
				if f[2] == "-" {
					f[2] = "? " + strings.Trim(strings.TrimSpace(rest[strings.Index(rest, `"`):strings.Index(rest, `" line`)]), `"`)
				}
				lines = append(lines, strings.Join(f[:3], " "))
			}
		}
		want := strings.ReplaceAll(strings.TrimSpace(step.want), "\t", "")
		if have := strings.Join(lines, "\n"); want != "" && have != strings.TrimPrefix(want, "none") {
			t.Errorf("%s: edges\n%s\nwant\n%s", step.name, have, want)
		}
		if t.Failed() {
			return
		}
	}
	// the description of the broken file is reported as one
	f, err := db.FileByPath(context.Background(), own+"refund-policy.md")
	if err != nil || f.Errors != 1 {
		t.Errorf("%d errors, %v", f.Errors, err)
	}
}
