package judges_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/crossrepo"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/judges"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// scriptCalls is what crossing.mjs says.
type scriptCalls struct {
	Files []string
	Calls []struct {
		File, TargetFile, Name string
		Line, TargetLine       int
	}
}

// TestCrossingTypeScript links the sources of packages of npm that use one another, each indexed apart, and compares the calls from one into the
// other with those that TypeScript resolves. Types that come of inference through generics and the types of React are not followed, in one
// repository neither: what is found has to be right, and most has to be found.
func TestCrossingTypeScript(t *testing.T) {
	pairs := [][2]string{{"react-query", "query-core"}, {"vue-query", "query-core"}, {"query-persist-client-core", "query-core"}, {"router-core", "history"}}
	wanted, found, wrong, missing := 0, 0, 0, 0
	for _, pair := range pairs {
		root := folder(t)
		var parts []crossrepo.Part
		for _, name := range pair {
			parts = append(parts, sourcesOf(t, filepath.Join(judges.Dir(), "node_modules", "@tanstack", name), filepath.Join(root, name)))
		}
		var j scriptCalls
		decode(t, script(t, "crossing.mjs", filepath.Join(judges.Dir(), "node_modules", "@tanstack", pair[0]), filepath.Join(judges.Dir(), "node_modules", "@tanstack", pair[1])), &j)
		got, err := crossrepo.Link(t.Context(), parts)
		if err != nil {
			t.Fatal(err)
		}
		type call struct{ source, target int64 }
		want, have := map[call]string{}, map[call]bool{}
		for _, c := range j.Calls {
			source, target := entityAt(t, parts[0].State, c.File, c.Line, ""), entityAt(t, parts[1].State, c.TargetFile, c.TargetLine, c.Name)
			want[call{source, target}] = c.File + " " + c.TargetFile + " " + c.Name
		}
		for _, e := range got.Edges {
			if e.From != 0 || e.Kind != ctxsys.Calls {
				continue
			}
			c := call{e.Source, e.Target}
			have[c] = true
			if want[c] == "" {
				wrong++
				t.Logf("%s: wrong: %s:%d -> %s (%s)", pair[0], pathOf(t, parts[0].State, e.Source), e.Line, pathOf(t, parts[1].State, e.Target), e.Resolution)
			}
		}
		for c, text := range want {
			if !have[c] {
				missing++
				t.Logf("%s: missing: %s from %s to %s", pair[0], text, pathOf(t, parts[0].State, c.source), pathOf(t, parts[1].State, c.target))
			}
		}
		wanted, found = wanted+len(want), found+len(have)
	}
	precision, recall := share(found-wrong, found), share(wanted-missing, wanted)
	t.Logf("%d calls, %d found: precision %.3f, recall %.3f", wanted, found, precision, recall)
	if wanted < 20 || precision < .98 || recall < .6 {
		t.Errorf("precision %.3f, recall %.3f", precision, recall)
	}
}

// sourcesOf indexes the sources of a package with its manifest.
func sourcesOf(t *testing.T, from, to string) crossrepo.Part {
	t.Helper()
	if err := os.CopyFS(filepath.Join(to, "src"), os.DirFS(filepath.Join(from, "src"))); err != nil {
		t.Fatal(err)
	}
	manifest, err := os.ReadFile(filepath.Join(from, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(to, "package.json"), manifest, 0o666); err != nil {
		t.Fatal(err)
	}
	p, err := engine.Open(t.Context(), engine.Options{Root: to, DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	unpack, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(unpack.Close)
	return crossrepo.Part{State: p.DB(), Text: func(ctx context.Context, f *store.File) (string, error) {
		packed, err := p.DB().Content(ctx, f.ID)
		if err != nil {
			return "", err
		}
		text, err := unpack.DecodeAll(packed, nil)
		return string(text), err
	}}
}

// entityAt is the innermost entity at a line of a file, of those with a name where one is given; 0 for none.
func entityAt(t *testing.T, state store.Reader, path string, line int, name string) int64 {
	t.Helper()
	f, err := state.FileByPath(t.Context(), path)
	if err != nil {
		t.Fatal(path, err)
	}
	all, err := state.FileEntities(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	best := -1
	for i := range all {
		e := &all[i]
		if e.StartLine <= line && line <= e.EndLine && (name == "" || e.Name == name) && (best < 0 || e.EndLine-e.StartLine <= all[best].EndLine-all[best].StartLine) {
			best = i
		}
	}
	if best < 0 {
		return 0
	}
	return all[best].ID
}

func pathOf(t *testing.T, state store.Reader, id int64) string {
	t.Helper()
	if id <= 0 {
		return "nothing"
	}
	e, err := state.Entity(t.Context(), id)
	if err != nil {
		return err.Error()
	}
	f, err := state.FileByID(t.Context(), store.FileOf(id))
	if err != nil {
		return err.Error()
	}
	return strings.TrimSuffix(e.PublicID(f.Path), "#")
}
