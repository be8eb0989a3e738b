package ctxsys_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// opening are the files that open others with package os, and whose those are. All that may be a project's goes through
// internal/regular: anyone who made a project may have put a pipe there, which would hang the program.
var opening = map[string]string{
	"internal/regular/regular.go":        "it is what the others are to use",
	"internal/regular/trylock_unix.go":   "locks, opened to read and write, which waits for nobody",
	"internal/store/sqlite/lasting.go":   "databases, the same",
	"internal/local/local.go":            "the user's",
	"internal/store/sqlite/backup.go":    "the user's",
	"internal/store/sqlite/image.go":     "the user's",
	"internal/store/sqlite/merge.go":     "new files",
	"internal/model/ledger.go":           "the user's",
	"internal/eval/lines.go":             "named by whoever measures",
	"internal/eval/grep.go":              "named by whoever measures",
	"internal/eval/benchmark.go":         "named by whoever measures",
	"internal/walk/folder_other.go":      "folders",
	"internal/git/hostile/hostile.go":    "the tests'",
	"internal/facts/factstest/dump.go":   "the tests'",
	"internal/sshkey/sshkey.go":          "new files",
	"internal/sshkey/sshtest/sshtest.go": "the tests'",
	"internal/config/write.go":           "new files",
	"internal/graph/kept.go":             "new files",
	"internal/vectorfile/write.go":       "new files",
	"internal/githooks/githooks.go":      "new files",
	"internal/watch/events.go":           "new files",
	"internal/engine/following.go":       "new files",
	"internal/transfer/transfer.go":      "new files",
	"internal/written/written.go":        "new files",
	"internal/op/checkpoint.go":          "named on the command line",
	"internal/git/mirror.go":             "new files, in a folder of the worker",
	"internal/arena/paged_linux.go":      "new files, and what the system says of the process",
	"internal/dependency/dependency.go":  "below a regular.FS, and in a jar that was read through one",
}

func TestOpens(t *testing.T) {
	opens := []string{"Open", "OpenFile", "ReadFile", "WriteFile", "Create", "CreateTemp"}
	seen := map[string]bool{}
	err := filepath.WalkDir("internal", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "testdata") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			f, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || !slices.Contains(opens, f.Sel.Name) {
				return true
			}
			of, ok := f.X.(*ast.Ident)
			if root, is := f.X.(*ast.SelectorExpr); is && root.Sel.Name == "root" || ok && (of.Name == "root" || of.Name == "os") {
				path := filepath.ToSlash(path)
				if seen[path] = true; opening[path] == "" {
					t.Errorf("%s calls %s: use internal/regular, or say here whose file that is", path, f.Sel.Name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range slices.Sorted(maps.Keys(opening)) {
		if !seen[path] {
			t.Errorf("%s opens nothing: take it out of the list", path)
		}
	}
}
