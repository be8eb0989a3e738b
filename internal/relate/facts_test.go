package relate

import (
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/arena"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What is kept of each file as long as others are read is no part of a text that would be kept with it.
func TestSpacesAreTheirOwn(t *testing.T) {
	names := []byte("shop.cart and all other names of the file")
	f := &facts.File{Language: "java", Package: string(names)[:9]}
	got := Encode(f, nil).Spaces
	if got != "shop.cart" || unsafe.StringData(got) == unsafe.StringData(f.Package) {
		t.Errorf("%q, part of the text of the package: %v", got, unsafe.StringData(got) == unsafe.StringData(f.Package))
	}
}

// The texts of edges are there when the arena of the declarations is not: a store may write them later.
func TestEdgesOutliveDeclarations(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatal("no testdata: ", err)
	}
	size := 0
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		w, a := parseWorld(archive.Files), arena.New("", 0)
		p, all := w.project(false), []*Decls(nil)
		for i, f := range w.files {
			d, err := DecodeDeclsIn(a, int64(i+1), f.path, f.language, f.decls)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, d)
		}
		p.Preload(a, all)
		var edges []Edge
		for i, d := range all {
			uses, err := DecodeUses(w.files[i].uses)
			if err != nil {
				t.Fatal(err)
			}
			edges = append(edges, p.File(d, uses)...)
			p.Parents(d)
		}
		a.Close()
		for i := range edges {
			if edges[i].File == 0 { // else the target says it
				size += len(strings.Clone(edges[i].Text))
			}
		}
	}
	if size == 0 {
		t.Error("no edge has a text")
	}
}
