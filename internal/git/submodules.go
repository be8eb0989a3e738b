package git

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Submodule is a submodule that has another commit in one state than in the other. Path is relative to the project's root; a commit is empty where the
// submodule is not there.
type Submodule struct{ Path, Old, New string }

// maxSubmodules bounds how many submodules of a work tree are asked which commit they are at.
const maxSubmodules = 100

// Submodules returns which submodules below root have another commit in head, "" for the index, than in base; with tree, the commits that are checked out
// count, up to 100 of them. What differs inside of one is not looked at.
func Submodules(ctx context.Context, root, base, head, index string, tree bool) ([]Submodule, error) {
	var out []byte
	var err error
	if head != "" {
		out, err = comparing(ctx, root, "", "diff-tree", "--ignore-submodules=dirty", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--relative", base, head)
	} else {
		out, err = comparing(ctx, root, index, "diff-index", "--ignore-submodules=dirty", "-z", "--raw", "--no-abbrev", "--no-renames", "--relative", base)
	}
	if err != nil {
		return nil, err
	}
	var found []Submodule
	fields := strings.Split(string(out), "\x00")
	for i := 0; i+1 < len(fields); i += 2 {
		head := strings.Fields(strings.TrimPrefix(fields[i], ":"))
		if len(head) != 5 {
			return nil, fmt.Errorf("git printed %q where a change was expected", fields[i])
		}
		m := Submodule{Path: fields[i+1]}
		if head[0] == "160000" {
			m.Old = head[2]
		}
		if head[1] == "160000" {
			m.New = head[3]
		}
		if m.Old != m.New {
			found = append(found, m)
		}
	}
	if !tree {
		return found, nil
	}
	return checkedOut(ctx, root, found)
}

// checkedOut has the commits that are checked out in place of those of the index.
func checkedOut(ctx context.Context, root string, found []Submodule) ([]Submodule, error) {
	g, ok := walk.GitAround(root)
	if !ok {
		return nil, ErrNoRepository
	}
	tracked, _, err := walk.TrackedFiles(g)
	if err != nil {
		return nil, err
	}
	prefix, err := prefixOf(g, root)
	if err != nil {
		return nil, err
	}
	asked := 0
	for i := range tracked {
		t := &tracked[i]
		rel, ok := strings.CutPrefix(t.Path, prefix)
		if !ok || t.Mode&0o170000 != 0o160000 || t.Stage != 0 || asked == maxSubmodules {
			continue
		}
		dir := filepath.Join(g.Tree, filepath.FromSlash(t.Path))
		if _, err := os.Lstat(filepath.Join(dir, ".git")); err != nil { // it is not checked out
			continue
		}
		asked++
		at := slices.IndexFunc(found, func(m Submodule) bool { return m.Path == rel })
		switch now := Head(ctx, dir); {
		case now == "" || now == t.ID():
		case at >= 0:
			found[at].New = now
		default:
			found = append(found, Submodule{rel, t.ID(), now})
		}
	}
	return slices.DeleteFunc(found, func(m Submodule) bool { return m.Old == m.New }), nil
}
