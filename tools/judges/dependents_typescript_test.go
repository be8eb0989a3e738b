package judges_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// TestDependentsTypeScript is TestDependentsGo for packages of npm that hold their sources, judged by the references that TypeScript finds. What is called
// certain has to be, and nearly all have to be found.
func TestDependentsTypeScript(t *testing.T) {
	var all dependentsTally
	for _, sources := range []string{"ajv/lib", "rxjs/src", "zod/src"}[:effort.Pick(1, 1, 3)] {
		t.Run(sources, func(t *testing.T) {
			root := filepath.Join(folder(t), "package")
			if err := os.CopyFS(root, os.DirFS(filepath.Join(judges.Dir(), "node_modules", filepath.FromSlash(sources)))); err != nil {
				t.Fatal(err)
			}
			repository(t, root)
			n := effort.Pick(5, 20, 67)
			var j scriptJudge
			decode(t, script(t, "dependents.mjs", root, strconv.Itoa(n), strconv.FormatUint(effort.Seed(1), 10)), &j)
			var changes []changed
			for _, c := range j.Changes {
				out := changed{path: c.Path, name: c.Name, line: c.Line, text: c.Text}
				for _, u := range c.Uses {
					out.uses = append(out.uses, use{u.Path, u.Line, u.Direct, u.Call})
				}
				changes = append(changes, out)
			}
			all.add(dependents(t, root, &j, changes, n))
		})
	}
	all.report(t, "all")
	if p, r := share(all.certain-all.certainWrong, all.certain), share(all.right, all.right+all.missing); p < .98 || r < .95 {
		t.Errorf("precision of certain ones %.3f, recall %.3f: want .98 and .95", p, r)
	}
}

// scriptJudge is what TypeScript says of a folder.
type scriptJudge struct {
	Files   map[string][][2]int // the first and the last line of each declaration
	Changes []struct {
		Path, Name, Text string
		Line             int
		Uses             []struct {
			Path         string
			Line         int
			Direct, Call bool
		}
	}
}

func (j *scriptJudge) unit(path string, line int) (name string, known bool) {
	declarations, known := j.Files[path]
	best := 0
	for _, d := range declarations {
		if d[0] <= line && line <= d[1] && (name == "" || d[1]-d[0] < best) {
			name, best = strconv.Itoa(d[0]), d[1]-d[0]
		}
	}
	return name, known
}
