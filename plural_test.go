package ctxsys_test

import (
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestPlural(t *testing.T) {
	for _, c := range []struct {
		n          int
		noun, want string
	}{
		{0, "file", "0 files"}, {1, "file", "1 file"}, {2, "file", "2 files"}, {1, "memory", "1 memory"}, {12, "memory", "12 memories"}, {3, "day", "3 days"},
		{2, "class", "2 classes"}, {2, "match", "2 matches"}, {5, "changed function", "5 changed functions"},
	} {
		if got := ctxsys.Plural(c.n, c.noun); got != c.want {
			t.Errorf("%d of %s: %q, want %q", c.n, c.noun, got, c.want)
		}
	}
}
