package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

// versionsOf are repositories with versions of theirs, the indexed one first: DIR=TAG,TAG,TAG, separated by spaces.
var versionsOf = flag.String("versions", "", "repositories and tags to measure the size of versions with: DIR=TAG,TAG,TAG ...")

// What further versions of a repository take in the database, as branches next to the indexed one and as repositories of their own: make bench-versions. Without
// its flag there is one small repository, and the figures mean nothing.
func TestTeamVersions(t *testing.T) {
	measured := strings.Fields(*versionsOf)
	if len(measured) == 0 {
		measured = []string{smallVersions(t) + "=one,two"}
	}
	for _, m := range measured {
		dir, tags, _ := strings.Cut(m, "=")
		measureVersions(t, dir, strings.Split(tags, ","))
	}
}

func smallVersions(t *testing.T) string {
	dir, files := filepath.Join(t.TempDir(), "many"), map[string]string{}
	for i := range 60 {
		files[fmt.Sprintf("p%d/f.go", i)] = strings.Repeat(fmt.Sprintf("// F%d does what nobody else does, at length, so that there is something to store.\nfunc F%d_{} int { return %d }\n\n", i, i, i), 20)
	}
	for name, text := range files {
		for n := range 20 {
			text = strings.Replace(text, "_{}", fmt.Sprintf("_%d()", n), 1)
		}
		files[name] = "package p\n\n" + text
	}
	writeTree(t, dir, files)
	gitRun(t, dir, "init", "-q", "-b", "main")
	gitRun(t, dir, "add", "-A")
	gitRun(t, dir, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "one")
	gitRun(t, dir, "tag", "one")
	writeTree(t, dir, map[string]string{"p1/f.go": "package p\n\nfunc One() {}\n", "new.go": "package many\n"})
	gitRun(t, dir, "add", "-A")
	gitRun(t, dir, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "two")
	gitRun(t, dir, "tag", "two")
	return dir
}

func measureVersions(t *testing.T, dir string, tags []string) {
	t.Helper()
	at := pgtest.Empty(t)
	env := []string{"CTX_SYS_DATABASE_OWNER_URL=" + at.Owner, "CTX_SYS_DATABASE_URL=" + at.Application, "USER=operator", "CTX_SYS_HOME=" + t.TempDir(), "PATH=" + os.Getenv("PATH")}
	team := func(args ...string) {
		t.Helper()
		if _, said, code := teamAsk(t, env, "", append([]string{"team"}, args...)...); code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
	}
	super, err := pgx.Connect(t.Context(), at.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.WithoutCancel(t.Context()))
	size := func() (bytes int64) {
		t.Helper()
		if list := settled(t, env); strings.Contains(list, `"problem":"`) {
			t.Fatal(list)
		}
		if _, err := super.Exec(t.Context(), "vacuum full"); err != nil {
			t.Fatal(err)
		}
		if err := super.QueryRow(t.Context(), "select sum(pg_total_relation_size(oid)) from pg_class where relnamespace = 'ctxsys'::regnamespace and relkind = 'r'").Scan(&bytes); err != nil {
			t.Fatal(err)
		}
		return bytes
	}
	text := func(repo int) (bytes int64) {
		t.Helper()
		if err := super.QueryRow(t.Context(), "select coalesce(sum(size), 0) from ctxsys.files where repository = $1", repo).Scan(&bytes); err != nil {
			t.Fatal(err)
		}
		return bytes
	}
	source := filepath.Join(t.TempDir(), "source")
	gitRun(t, filepath.Dir(source), "init", "-q", "--bare", "-b", "main", source)
	take := func(tag, branch string) {
		t.Helper()
		gitRun(t, source, "fetch", "-q", "--no-tags", dir, "refs/tags/"+tag)
		gitRun(t, source, "update-ref", "refs/heads/"+branch, "FETCH_HEAD^{commit}")
	}
	take(tags[0], "main")
	team("migrate")
	empty := size()
	team("repo", "add", "main", source, "--readers", "all", "--branches", "v*", "--poll", "0")
	teamStart(t, env, "team", "worker", "--dir", t.TempDir(), "--tick", "200ms")
	last := size()
	base := text(1)
	t.Logf("%s %s: %.2f MB of text, %.2f of it stored", filepath.Base(strings.TrimSuffix(dir, "/repo")), tags[0], float64(base)/1e6, float64(last-empty)/float64(base))
	t.Log(tableSizes(t, super, base))
	for i, tag := range tags[1:] {
		take(tag, fmt.Sprint("v", i))
		team("repo", "sync", "main")
		now := size()
		var files int
		var problem string
		if err := super.QueryRow(t.Context(), "select (select count(*) from ctxsys.team_branch_files where name = $1), problem from ctxsys.team_branches where name = $1", "v"+fmt.Sprint(i)).Scan(&files, &problem); err != nil {
			t.Fatal(err)
		}
		share := float64(now-last) / float64(base)
		t.Logf("%s as a branch: %.3f of the text, %d files %s", tag, share, files, problem)
		if *versionsOf == "" && files != 2 {
			t.Errorf("a branch with one changed file and one new one has %d files", files)
		}
		last = now
	}
	for i, tag := range tags[1:] {
		team("repo", "add", fmt.Sprintf("fork%d", i), source, "--branch", "v"+fmt.Sprint(i), "--readers", "all", "--poll", "0")
		now := size()
		own := text(2 + i)
		t.Logf("%s as a repository: %.2f MB of text, %.2f of it stored", tag, float64(own)/1e6, float64(now-last)/float64(own))
		last = now
	}
}

// tableSizes says what each table takes against a text: its rows as they are stored, its pages, those of values apart, and its indexes.
func tableSizes(t *testing.T, super *pgx.Conn, text int64) string {
	t.Helper()
	rows, err := super.Query(t.Context(), `select coalesce(p.relname, c.relname), sum(pg_relation_size(c.oid)), sum(pg_total_relation_size(c.oid) - pg_relation_size(c.oid) - pg_indexes_size(c.oid)),
		sum(pg_indexes_size(c.oid)) from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
		where c.relnamespace = 'ctxsys'::regnamespace and c.relkind = 'r' group by 1 order by sum(pg_total_relation_size(c.oid)) desc`)
	if err != nil {
		t.Fatal(err)
	}
	type size struct {
		table                 string
		pages, apart, indexes int64
	}
	all, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (s size, err error) {
		return s, row.Scan(&s.table, &s.pages, &s.apart, &s.indexes)
	})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, s := range all {
		if s.pages+s.apart+s.indexes < text/500 {
			continue
		}
		var n, bytes int64
		if err := super.QueryRow(t.Context(), "select count(*), coalesce(sum(pg_column_size(t.*)), 0) from ctxsys."+s.table+" t").Scan(&n, &bytes); err != nil {
			t.Fatal(err)
		}
		share := func(n int64) float64 { return float64(n) / float64(text) }
		fmt.Fprintf(&out, "\n%-16s %6d rows of %.3f; pages %.3f, apart %.3f, indexes %.3f", s.table, n, share(bytes), share(s.pages), share(s.apart), share(s.indexes))
	}
	return out.String()
}
