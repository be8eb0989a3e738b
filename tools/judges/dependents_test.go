package judges_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// changed is a function that gets another parameter, and what a compiler says of it.
type changed struct {
	path, name string
	line       int    // of the name
	text       string // of the file, afterwards; its lines are where they were
	uses       []use
}

// use is one use of a function.
type use struct {
	path   string
	line   int
	direct bool // of the function itself, and not of what it may run for
	call   bool
}

// units is a compiler's view of files: unit names the declaration that holds a line, "" for none; false for a file that it does not know.
type units interface {
	unit(path string, line int) (string, bool)
}

// affected is what the program says of one that depends on a change.
type affected struct {
	ID, Name, Type, Path, Kind string
	Line, Depth                int
	Confidence                 float64
}

// dependentsTally counts declarations that depend on what changed. Of those that are missing some are no more than possible.
type dependentsTally struct {
	changes, right, wrong, missing     int
	certain, certainWrong              int // of what is called certain
	misfits, misfitsWrong, misfitsMiss int
}

func (a *dependentsTally) add(b dependentsTally) {
	a.changes += b.changes
	a.right, a.wrong, a.missing = a.right+b.right, a.wrong+b.wrong, a.missing+b.missing
	a.certain, a.certainWrong = a.certain+b.certain, a.certainWrong+b.certainWrong
	a.misfits, a.misfitsWrong, a.misfitsMiss = a.misfits+b.misfits, a.misfitsWrong+b.misfitsWrong, a.misfitsMiss+b.misfitsMiss
}

func (a *dependentsTally) report(t *testing.T, of string) {
	t.Logf("%s: %d changes, %d dependents; precision %.3f, recall %.3f; certain ones: %d, precision %.3f; calls that no longer fit: %d, precision %.3f, recall %.3f", of, a.changes, a.right+a.missing,
		share(a.right, a.right+a.wrong), share(a.right, a.right+a.missing), a.certain, share(a.certain-a.certainWrong, a.certain), a.misfits+a.misfitsMiss,
		share(a.misfits, a.misfits+a.misfitsWrong), share(a.misfits, a.misfits+a.misfitsMiss))
}

func share(n, of int) float64 {
	if of == 0 {
		return 1
	}
	return float64(n) / float64(of)
}

// sureEnough is how sure an edge has to be to count as certain.
const sureEnough = 0.8

// dependents makes n of the changes, one after the other, and compares what impact says of each.
func dependents(t *testing.T, root string, in units, changes []changed, n int) (all dependentsTally) {
	t.Helper()
	t.Setenv("CTX_SYS_HOME", t.TempDir())
	run(t, exec.Command(program, "index", "--quiet", "--no-embed", "--project", root))
	other := newPeer(t, root)
	rng := rand.New(rand.NewPCG(effort.Seed(1), 3))
	rng.Shuffle(len(changes), func(i, k int) { changes[i], changes[k] = changes[k], changes[i] })
	for _, c := range changes[:min(n, len(changes))] {
		file := filepath.Join(root, filepath.FromSlash(c.path))
		before, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		var answer struct {
			Changed []struct {
				Name, Change string
				Line         int
			}
			Affected []affected
			Misfits  []struct {
				Path string
				Line int
			}
		}
		cmd := exec.Command(program, "impact", "--json", "--depth", "1", "--limit", "100000")
		cmd.Dir = root
		decode(t, run(t, cmd), &answer)
		own, _ := in.unit(c.path, c.line)
		unit := func(path string, line int) string {
			name, _ := in.unit(path, line)
			if name == "" {
				return path
			}
			return path + ":" + name
		}
		want, calls := map[string]use{}, map[string]bool{}
		for _, u := range c.uses {
			if at := unit(u.path, u.line); !want[at].direct {
				want[at] = u
			}
			if u.call {
				calls[fmt.Sprintf("%s:%d", u.path, u.line)] = true
			}
		}
		delete(want, c.path+":"+own)
		other.ask(&c, func(path string, line int) string {
			if _, known := in.unit(path, line); !known {
				return ""
			}
			return unit(path, line)
		}, c.path+":"+own, want)
		if err := os.WriteFile(file, before, 0o644); err != nil {
			t.Fatal(err)
		}
		all.changes++
		if len(answer.Changed) != 1 || answer.Changed[0].Change != "signature" {
			t.Errorf("%s:%d %s: the change of its signature is said to be %+v", c.path, c.line, c.name, answer.Changed)
			continue
		}
		got := map[string]bool{}
		for _, a := range answer.Affected {
			if a.Kind == "documents" {
				continue
			}
			if _, known := in.unit(a.Path, a.Line); !known {
				continue
			}
			at := a.Path
			if a.Type != "file" {
				at = unit(a.Path, a.Line)
			}
			if at == c.path+":"+own {
				continue
			}
			_, ok := want[at]
			sure := a.Confidence >= sureEnough
			if sure {
				all.certain++
			}
			switch {
			case ok && !got[at]:
				all.right++
			case !ok:
				if all.wrong++; sure {
					all.certainWrong++
				}
				t.Logf("%s:%d %s: %s:%d %s does not depend on it (%s, %.2f)", c.path, c.line, c.name, a.Path, a.Line, a.Name, a.Kind, a.Confidence)
			}
			got[at] = true
		}
		for at, u := range want {
			if !got[at] {
				all.missing++
				t.Logf("%s:%d %s: %s, line %d is missing (direct: %v)", c.path, c.line, c.name, at, u.line, u.direct)
			}
		}
		for _, m := range answer.Misfits {
			if at := fmt.Sprintf("%s:%d", m.Path, m.Line); calls[at] {
				all.misfits++
				delete(calls, at)
			} else if _, known := in.unit(m.Path, m.Line); known && !slices.ContainsFunc(c.uses, func(u use) bool { return u.call && u.path == m.Path && u.line == m.Line }) {
				all.misfitsWrong++
				t.Logf("%s:%d %s: %s still fits", c.path, c.line, c.name, at)
			}
		}
		all.misfitsMiss += len(calls)
	}
	all.report(t, root)
	other.report(root)
	return all
}
