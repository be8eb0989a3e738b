package crossrepo

import (
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// FuzzEnds reads texts as sources of all languages: nothing panics, and what is found lies in the text.
func FuzzEnds(f *testing.F) {
	a, err := txtar.ParseFile("testdata/networks.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range a.Files {
		f.Add(string(file.Data))
	}
	languages := map[string]bool{"protobuf": true}
	for _, form := range forms {
		for _, l := range strings.Fields(form.languages) {
			languages[l] = true
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		e := ends{services: readServices(text)}
		for l := range languages {
			e.read(0, &store.File{Path: "config/routes.rb", Language: l}, text)
		}
		for _, list := range [][]end{e.routes, e.calls, e.serves, e.uses, e.consumes, e.publishes} {
			for _, x := range list {
				if x.at < 0 || x.at > len(text) || x.line < 1 || strings.Contains(x.text, hole) || len(x.text) > 2*maxLiteral {
					t.Fatalf("%+v", x)
				}
			}
		}
	})
}
