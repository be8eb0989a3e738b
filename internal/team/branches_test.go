package team_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// A branch takes the place of what it has otherwise than the index, and cannot be read over other texts than it was stored with.
func TestBranchFiles(t *testing.T) {
	db, _, a, _ := teams(t)
	ctx := t.Context()
	r := repository("shop")
	r.Readers = nil
	must(t, a.AddRepository(ctx, operator, r))
	random := rand.New(rand.NewPCG(1, 2))
	var b strings.Builder
	for range 4000 {
		fmt.Fprintf(&b, "line %d\n", random.Uint64())
	}
	index := map[string]string{"large.go": b.String(), "small.go": "x"}
	base := func(_ context.Context, path string) ([]byte, error) { return []byte(index[path]), nil }
	changed := strings.Replace(index["large.go"], "line 1", "a line of the branch 1", 1)
	files := []team.BranchFile{{Path: "large.go", Text: []byte(changed), Base: []byte(index["large.go"])}, {Path: "small.go", Text: []byte("y"), Base: []byte("x")}, {Path: "new.go", Text: []byte("z")}, {Path: "gone.go", Base: []byte("w")}, {Path: "empty.go", Text: []byte{}}}
	if err := a.SetBranch(ctx, 1, team.Branch{Name: "side", Base: "1", Commit: "2"}, files); err != nil {
		t.Fatal(err)
	}
	texts, gone, err := a.BranchFiles(ctx, 1, "side", base)
	if want := map[string]string{"large.go": changed, "small.go": "y", "new.go": "z", "empty.go": ""}; err != nil || !reflect.DeepEqual(texts, want) || !reflect.DeepEqual(gone, []string{"gone.go"}) {
		t.Errorf("%v, %v, %v", err, len(texts), gone)
	}
	var size int
	if err := db.Tenant(ctx, a.Tenant(), pg.Read, func(tx pgx.Tx) error {
		return tx.QueryRow(ctx, "select sum(length(text)) from ctxsys.team_branch_files").Scan(&size)
	}); err != nil || size > 500 {
		t.Errorf("one line of %d bytes differs, and %d are stored: %v", len(changed), size, err)
	}
	for _, other := range []string{"", strings.ReplaceAll(index["large.go"], "line", "LINE"), index["large.go"][5000:], index["large.go"] + "end\n"} {
		index["large.go"] = other
		if _, _, err := a.BranchFiles(ctx, 1, "side", base); !errors.Is(err, ctxsys.ErrBusy) {
			t.Errorf("over another text of %d bytes: %v", len(other), err)
		}
	}
}
