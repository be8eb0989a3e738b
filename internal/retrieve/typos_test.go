package retrieve_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A word that is nowhere is corrected, a known one never: neither one of the index nor one of the model.
func TestCorrect(t *testing.T) {
	db := indexed(t, map[string]string{
		"auth.go": "package auth\n\n// authenticateUser checks a response.\nfunc authenticateUser(gateway int) {}\n\nfunc GitHub() {}\n\nfunc cartTotal() {}\n",
	})
	model, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ query, want string }{
		{"authenticateUser", ""},
		{"authentcateUser", "authentcateUser: authentc=authentic =authentcateuser==authenticateuser"},
		{"authentcateuser", "authentcateuser: =authentcateuser==authenticateuser"},
		{"respnse", "respnse: respns=respons"},
		{"gatewya checks", "gatewya: gatewya=gateway"},
		{"gihub", "gihub: =gihub==github"},
		{"github", ""},
		{"banana", ""}, // nothing is near
		{"cat", ""},    // too short
		{"bart", ""},   // another word than cart
		{"carr", "carr: carr=cart"},
		{"request", ""},  // known to people, and not near
		{"recharge", ""}, // the same
		{"größen", ""},
		{"userAuthenticate", ""}, // all its parts are words
		{"cartTotla", "cartTotla: totla=total =carttotla==carttotal"},
		{"4gateway", ""}, // a number
	} {
		var got strings.Builder
		err := db.View(context.Background(), func(v *store.View) error {
			segments, err := index.LoadSegments(context.Background(), v)
			if err != nil {
				return err
			}
			ix := &retrieve.Index{DB: db, Segments: segments, Analyzer: lexical.NewAnalyzer(), Vectors: &retrieve.Vectors{Encoder: model.NewEncoder()}}
			found, err := retrieve.Correct(context.Background(), ix, v, query.Parse(c.query), func(from, to string) (*lexical.Vocabulary, error) {
				return retrieve.Vocabulary(context.Background(), v, segments, from, to)
			})
			for i, f := range found {
				if i == 0 {
					fmt.Fprintf(&got, "%s:", f.Word)
				}
				fmt.Fprintf(&got, " %s=%s", f.Term, f.Near[0].Term)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		if got.String() != c.want {
			t.Errorf("%q: %q, want %q", c.query, got.String(), c.want)
		}
	}
}

// The vocabulary from one term up to another has the terms between them, whatever block those are in.
func TestVocabularyBetween(t *testing.T) {
	files := map[string]string{}
	for i := range 40 {
		var b strings.Builder
		for j := range 60 {
			fmt.Fprintf(&b, "var %cword%cpart%d%c int\n", 'a'+(i+j)%26, 'a'+j%26, i, 'a'+(i*j)%26)
		}
		files[fmt.Sprintf("f%d.go", i)] = "package x\n\n// gateway\n" + b.String()
	}
	db := indexed(t, files)
	err := db.View(context.Background(), func(v *store.View) error {
		segments, err := index.LoadSegments(context.Background(), v)
		if err != nil {
			return err
		}
		for _, c := range []struct {
			from, to string
			want     bool
		}{{"", "\x7f", true}, {"g", "h", true}, {"gateway", "gatewayz", true}, {"=g", "=h", false}} {
			words, err := retrieve.Vocabulary(context.Background(), v, segments, c.from, c.to)
			if err != nil {
				return err
			}
			near := words.Near("gatewya", 1)
			if got := len(near) == 1 && near[0].Term == "gateway"; got != c.want {
				t.Errorf("from %q to %q: %v", c.from, c.to, near)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
