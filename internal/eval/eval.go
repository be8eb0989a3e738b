// Package eval measures retrieval on annotated queries. It owns the forms such queries come in, the figures and
// what they are set against: each signal left out, and searching without an index. It refuses to judge by anything
// but the annotations.
//
// The one idea: the metric and the matching rule are those of public benchmarks, so that figures can be set next to
// published ones, and anyone who doubts those can measure on code and queries of their own.
package eval

import (
	"encoding/json"
	"errors"
	"os"
	"path"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Repo is one repository of a benchmark.
type Repo struct {
	Name     string `json:"name"`
	Language string `json:"language"`
	Root     string `json:"benchmark_root"` // the folder that is indexed, "" for all
	Tasks    []Task `json:"-"`
}

// Task is one annotated query.
type Task struct {
	Query    string
	Category string
	Targets  []Target
	Spans    [][]Span // the functions that answer, and others that answer as well; nil where only files are known
	ID       string   // "" without one
	Language string   // "" for that of the repository
	Where    string   // where it was read, for the message of an error
	Rule     Rule
}

// Rule is how results are counted. The zero value is that of the semble benchmark: each result takes up a rank,
// and a path also matches one that it is the tail of.
type Rule struct {
	Exact bool // paths match only when they are equal
	Files bool // a file takes up one rank, however many of its chunks are found
}

// Target is what should be found: a file, or lines of one.
type Target struct {
	Path       string
	Start, End int // 0 for the whole file
}

// UnmarshalJSON reads "path" or {"path", "start_line", "end_line"}.
func (t *Target) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &t.Path) == nil {
		return nil
	}
	var span struct {
		Path      string `json:"path"`
		StartLine int    `json:"start_line"`
		EndLine   int    `json:"end_line"`
	}
	if json.Unmarshal(data, &span) != nil || span.Path == "" {
		return errors.New(`what is relevant is "PATH" or {"path": PATH, "start_line": N, "end_line": N}`)
	}
	*t = Target{span.Path, span.StartLine, span.EndLine}
	return nil
}

// covers reports whether a hit answers a target: the paths match and the lines overlap.
func (t Target) covers(h *ctxsys.Hit, exact bool) bool {
	if h.Path != t.Path && (exact || !strings.HasSuffix(h.Path, "/"+t.Path) && !strings.HasSuffix(t.Path, "/"+h.Path)) {
		return false
	}
	return t.Start == 0 || h.StartLine <= t.End && h.EndLine >= t.Start
}

// Missing is a relevant path that does not exist.
type Missing struct {
	Where string `json:"where"` // the query is annotated
	Path  string `json:"path"`
}

// Missing returns what the tasks of a repository want that its checkout at dir does not have: no search can find it.
func (r *Repo) Missing(dir string) []Missing {
	var out []Missing
	exists := map[string]bool{}
	for i := range r.Tasks {
		t := &r.Tasks[i]
		for _, target := range t.Targets {
			there, known := exists[target.Path]
			if !known {
				there = isFile(dir, target.Path) || !t.Rule.Exact && isFile(dir, path.Join(r.Root, target.Path))
				exists[target.Path] = there
			}
			if !there {
				out = append(out, Missing{t.Where, target.Path})
			}
		}
	}
	return out
}

func isFile(dir, path string) bool {
	info, err := os.Stat(filepath.Join(dir, filepath.FromSlash(path)))
	return err == nil && info.Mode().IsRegular()
}
