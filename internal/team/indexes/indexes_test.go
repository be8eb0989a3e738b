package indexes_test

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/indexes"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// tenant is one of the samples of package crossrepo: repositories in folders, as projects of this machine and in PostgreSQL.
type tenant struct {
	t        *testing.T
	number   int64
	ix       indexes.Indexes
	names    []string
	roots    []string
	projects []*engine.Project
	gone     map[int64]bool
	wanted   []int64 // whose links are to be found
	linked   int     // how often they were
}

func (a *tenant) want(_ pgx.Tx, repos []int64) error {
	for _, n := range repos {
		if !slices.Contains(a.wanted, n) {
			a.wanted = append(a.wanted, n)
		}
	}
	return nil
}

// sync brings the repository of an index up to date on both sides.
func (a *tenant) sync(i int) {
	a.t.Helper()
	_, err := a.projects[i].Sync(a.t.Context(), engine.SyncRequest{NoEmbed: true})
	must(a.t, err)
	db, err := a.ix.Write(a.t.Context(), a.number, int64(i+1))
	must(a.t, err)
	model, err := embed.Builtin()
	must(a.t, err)
	_, err = index.Sync(a.t.Context(), db, index.Options{Root: a.roots[i], Model: model})
	must(a.t, err)
	linked, err := a.ix.Linked(a.t.Context(), a.number, int64(i+1))
	must(a.t, err)
	if !linked {
		must(a.t, a.want(nil, []int64{int64(i + 1)}))
	}
}

// link finds all links that are wanted.
func (a *tenant) link() {
	a.t.Helper()
	for len(a.wanted) > 0 {
		n := a.wanted[0]
		a.wanted = a.wanted[1:]
		if a.gone[n] {
			continue
		}
		ended := false
		must(a.t, a.ix.Link(a.t.Context(), a.number, n, a.want, func(pgx.Tx) error { ended = true; return nil }))
		if a.linked++; !ended {
			a.t.Fatal("the links were found, and nobody was notified")
		}
	}
}

// edges describes all edges that a store has, with who is at both ends.
func edges(t *testing.T, db store.DB) (out []string) {
	t.Helper()
	must(t, db.View(t.Context(), func(v *store.View) error {
		name := func(id int64) string {
			switch {
			case id == 0:
				return "-"
			case id < 0:
				e, err := v.Entity(t.Context(), id)
				must(t, err)
				return e.Qualified + "/"
			}
			e, err := v.Entity(t.Context(), id)
			must(t, err)
			f, err := v.FileByID(t.Context(), store.FileOf(id))
			must(t, err)
			return e.PublicID(f.Path)
		}
		var all []store.Edge
		must(t, v.EachEdge(t.Context(), func(e store.Edge) error { all = append(all, e); return nil }))
		for _, e := range all {
			out = append(out, fmt.Sprintf("%s %s %s %q line %d, %s %.2f %v %s", name(e.Source), e.Kind, name(e.Target), e.Text, e.Line, e.Resolution, e.Weight, e.External, e.Metadata))
		}
		return nil
	}))
	slices.Sort(out)
	return out
}

// compare compares what a scope of the server has with the union of the same projects of this machine, and returns the edges between repositories.
func (a *tenant) compare(what string, parts ...int) (between []string) {
	a.t.Helper()
	var readable []team.Readable
	var named []engine.Named
	for _, i := range parts {
		readable = append(readable, team.Readable{ID: int64(i + 1), Name: a.names[i]})
		named = append(named, engine.Named{Name: a.names[i], Project: a.projects[i]})
	}
	if len(parts) == 1 {
		named[0].Name = "" // of one no path has a name in front
	}
	local, err := engine.Union(named, false)
	must(a.t, err)
	defer local.Close()
	db, err := a.ix.Read(a.t.Context(), a.number, readable)
	must(a.t, err)
	defer db.Close()
	want, got := edges(a.t, local.DB()), edges(a.t, db)
	if !slices.Equal(got, want) {
		a.t.Errorf("%s %v:\nonly the server has\n%s\nonly the local union has\n%s", what, parts, strings.Join(without(got, want), "\n"), strings.Join(without(want, got), "\n"))
	}
	for _, e := range got {
		if strings.Contains(e, "dependency") || strings.Contains(e, "HTTP route") || strings.Contains(e, "gRPC service") || strings.Contains(e, ", topic ") {
			between = append(between, e)
		}
	}
	return between
}

func without(list, some []string) (out []string) {
	for _, s := range list {
		if !slices.Contains(some, s) {
			out = append(out, s)
		}
	}
	return out
}

// samples are the repositories of an archive of package crossrepo: sample/repository/file.
func samples(t *testing.T, archive string, f func(name string, a *tenant)) {
	t.Helper()
	db, err := pg.Open(t.Context(), pgtest.New(t).Application+"&pool_max_conns=8")
	must(t, err)
	defer db.Close()
	ix := indexes.New(postgres.NewServer(db, 64<<20))
	text, err := txtar.ParseFile(filepath.Join("../../crossrepo/testdata", archive))
	must(t, err)
	dir := t.TempDir()
	var order []string
	tenants := map[string]*tenant{}
	for _, file := range text.Files {
		parts := strings.SplitN(file.Name, "/", 3)
		if len(parts) < 3 {
			continue
		}
		a := tenants[parts[0]]
		if a == nil {
			order = append(order, parts[0])
			a = &tenant{t: t, number: int64(len(order)), ix: ix, gone: map[int64]bool{}}
			tenants[parts[0]] = a
		}
		if !slices.Contains(a.names, parts[1]) {
			a.names, a.roots = append(a.names, parts[1]), append(a.roots, filepath.Join(dir, parts[0], parts[1]))
		}
		at := filepath.Join(dir, filepath.FromSlash(file.Name))
		must(t, os.MkdirAll(filepath.Dir(at), 0o777))
		must(t, os.WriteFile(at, file.Data, 0o666))
	}
	for _, name := range order {
		a := tenants[name]
		for i, root := range a.roots {
			p, err := engine.Open(t.Context(), engine.Options{Root: root, DataDir: t.TempDir(), Fallback: filepath.Join(dir, "kept")})
			must(t, err)
			defer p.Close()
			a.projects = append(a.projects, p)
			a.sync(i)
			a.link() // before the others are there
		}
		f(name, a)
	}
}

// TestSameAsLocal compares the edges of a server with those that a union of the same repositories has on one machine: in all languages, over networks, for a user who may
// read some of the repositories only.
func TestSameAsLocal(t *testing.T) {
	for _, archive := range []string{"languages.txtar", "networks.txtar"} {
		total := 0
		samples(t, archive, func(name string, a *tenant) {
			var all []int
			for i := range a.names {
				all = append(all, i)
			}
			n := len(a.compare(name, all...))
			if total += n; n == 0 && archive == "networks.txtar" {
				t.Errorf("%s: nothing is between the repositories", name)
			}
			for i := range all {
				a.compare(name, i)
				for j := range all[:i] {
					a.compare(name, j, i)
				}
			}
		})
		t.Logf("%s: %d edges", archive, total)
		if total < 13 {
			t.Errorf("%s: %d edges", archive, total)
		}
	}
}

// called finds the file of Go that edges call into, with its repository and text.
func (a *tenant) called(between []string) (repository int, at string, text []byte) {
	a.t.Helper()
	for i, root := range a.roots {
		files, err := filepath.Glob(filepath.Join(root, "*.go"))
		must(a.t, err)
		for _, at := range files {
			if strings.Contains(strings.Join(between, "\n"), " calls "+path.Join(a.names[i], filepath.Base(at))+"#") {
				text, err := os.ReadFile(at)
				must(a.t, err)
				return i, at, text
			}
		}
	}
	a.t.Fatalf("no file is called in %s", strings.Join(between, "\n"))
	return 0, "", nil
}

// TestLinksFollow changes repositories and removes one: an edge that no longer holds is never there, and those that hold are found again.
func TestLinksFollow(t *testing.T) {
	samples(t, "languages.txtar", func(name string, a *tenant) {
		if name != "go" {
			return
		}
		before := a.compare(name, 0, 1)
		if len(before) == 0 {
			t.Fatal("nothing is between the repositories")
		}
		provider, at, text := a.called(before)
		write := func(s string) { must(t, os.WriteFile(at, []byte(s), 0o666)); a.sync(provider) }
		readable := []team.Readable{{ID: 1, Name: a.names[0]}, {ID: 2, Name: a.names[1]}}
		db, err := a.ix.Read(t.Context(), a.number, readable)
		must(t, err)
		defer db.Close()
		here := func() (n int) {
			for _, e := range edges(t, db) {
				if strings.Contains(e, "dependency") {
					n++
				}
			}
			return n
		}
		if here() != len(before) {
			t.Errorf("%d edges, and there are %d", here(), len(before))
		}

		// A comment more: nothing has to be found again but what the repository declares.
		a.linked = 0
		write("// A comment.\n" + string(text))
		if n := here(); n != 0 {
			t.Errorf("%d edges of an index that is not described yet", n)
		}
		a.link()
		if n := here(); a.linked != 1 || n != len(before) {
			t.Errorf("after a comment %d repositories were linked, and %d of %d edges are there", a.linked, n, len(before))
		}
		a.compare("comment", 0, 1)

		// Another declaration: who uses the repository is linked again.
		a.linked = 0
		write(strings.ReplaceAll(string(text), "func ", "func X"))
		a.link()
		if a.linked != 2 {
			t.Errorf("after other declarations %d repositories were linked", a.linked)
		}
		if after := a.compare("renamed", 0, 1); len(after) >= len(before) {
			t.Errorf("%d edges after all functions were renamed, %d before", len(after), len(before))
		}
		write(string(text))
		a.link()
		if after := a.compare("back", 0, 1); !slices.Equal(after, before) {
			t.Errorf("there were\n%s\nnow\n%s", strings.Join(before, "\n"), strings.Join(after, "\n"))
		}

		// Removed: nothing of it is left, and who used it has its open ends again.
		a.linked = 0
		must(t, a.ix.Forget(t.Context(), a.number, int64(provider+1), a.want))
		a.gone[int64(provider+1)] = true
		if n := here(); n != 0 {
			t.Errorf("%d edges into a repository that was removed", n)
		}
		a.link()
		if a.linked != 1 {
			t.Errorf("after a removal %d repositories were linked", a.linked)
		}
		a.compare("alone", 1-provider)
	})
}
