package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

// repoState is what is known of a repository: "shop" of a tenant.
type repoState struct {
	Name, Commit, Problem string
	Files                 int
	Pending               bool
}

func stateOf(t *testing.T, env []string, name string) (r repoState) {
	t.Helper()
	var all []repoState
	if err := json.Unmarshal([]byte(teamMust(t, env, "", "team", "repo", "list", "--json")), &all); err != nil {
		t.Fatal(err)
	}
	for _, r := range all {
		if r.Name == name {
			return r
		}
	}
	t.Fatalf("there is no %s: %+v", name, all)
	return r
}

// becomes waits until a repository is in a state.
func becomes(t *testing.T, env []string, name, what string, is func(repoState) bool) repoState {
	t.Helper()
	var r repoState
	for began := time.Now(); time.Since(began) < 5*time.Minute; time.Sleep(100 * time.Millisecond) {
		if r = stateOf(t, env, name); is(r) {
			return r
		}
	}
	t.Fatalf("%s: %+v", what, r)
	return r
}

// TestTeamOddRepositories has a worker mirror what nobody would call a repository of every day: one that vanishes and comes back as another, one with forced pushes to its branches, one with a file of
// gigabytes, one with a million branches and tags. Each is indexed or says why not, what was indexed before is answered, and others do not wait.
func TestTeamOddRepositories(t *testing.T) {
	effort.Unraced(t)
	env := teamHome(t, teamEnvironment(t)...)
	teamMust(t, env, "", "team", "migrate")
	teamMust(t, env, "", "team", "user", "set", "ann")
	token := teamMust(t, env, "", "team", "token", "new", "ann")
	worker := teamStart(t, env, "team", "worker", "--tick", "200ms", "--jobs", "4")
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--rate", "1000")
	commit := func(dir string) string {
		t.Helper()
		gitRun(t, dir, "add", "-A")
		gitRun(t, dir, "commit", "-qm", "change", "--allow-empty")
		return gitRun(t, dir, "rev-parse", "HEAD")
	}
	add := func(name, dir string, more ...string) {
		t.Helper()
		teamMust(t, env, "", append([]string{"team", "repo", "add", name, "file://" + dir, "--readers", "all", "--poll", "0"}, more...)...)
	}
	sync := func(name string) { t.Helper(); teamMust(t, env, "", "team", "repo", "sync", name) }
	found := func(project, query string) bool {
		t.Helper()
		status, text := post(t, server.URL+"/v1/search_code", token, fmt.Sprintf(`{"query":%q,"match":"literal","project":%q}`, query, project))
		if status != 200 && status != 404 {
			t.Errorf("%q of %s: %d %s", query, project, status, text)
		}
		return strings.Contains(text, `"matches":{"lines":1,`)
	}
	expect := func(project, query string, want bool) {
		t.Helper()
		if found(project, query) != want {
			t.Errorf("%q of %s is found: %t", query, project, !want)
		}
	}
	at := func(commit string) func(repoState) bool {
		return func(r repoState) bool { return r.Commit == commit && !r.Pending && r.Problem == "" }
	}

	// It vanishes, and another one is in its place later.
	shop := teamShop(t)
	add("shop", shop)
	becomes(t, env, "shop", "the first index", at(gitRun(t, shop, "rev-parse", "HEAD")))
	if err := os.Rename(shop, shop+".gone"); err != nil {
		t.Fatal(err)
	}
	sync("shop")
	becomes(t, env, "shop", "a repository that is gone has a problem", func(r repoState) bool { return r.Problem != "" })
	expect("shop", "pays back what a customer paid", true)
	writeTree(t, shop, map[string]string{"moon.go": "package moon\n\n// Ship sends a parcel to the moon.\nfunc Ship() {}\n"})
	gitRun(t, shop, "init", "-q", "-b", "trunk")
	other := commit(shop)
	sync("shop")
	becomes(t, env, "shop", "another repository in its place", at(other))
	expect("shop", "sends a parcel to the moon", true)
	expect("shop", "pays back what a customer paid", false)

	// Its branches are forced to and fro, the commits before are gone.
	gitRun(t, shop, "checkout", "-qb", "release/1")
	writeTree(t, shop, map[string]string{"mars.go": "package moon\n\n// Land is on Mars.\nfunc Land() {}\n"})
	commit(shop)
	gitRun(t, shop, "checkout", "-q", "trunk")
	add("forced", shop, "--branches", "release/*")
	becomes(t, env, "forced", "the first index", at(other))
	expect("forced@release/1", "Land is on Mars", true)
	for n := range 3 {
		for _, branch := range []string{"trunk", "release/1"} {
			gitRun(t, shop, "checkout", "-q", "--orphan", fmt.Sprintf("new%d%s", n, branch))
			writeTree(t, shop, map[string]string{"moon.go": fmt.Sprintf("package moon\n\n// Forced%dth is what %s has now.\nfunc Forced() {}\n", n, branch)})
			commit(shop)
			gitRun(t, shop, "branch", "-qM", branch)
		}
		gitRun(t, shop, "reflog", "expire", "--expire=now", "--all")
		gitRun(t, shop, "gc", "-q", "--prune=now")
		gitRun(t, shop, "symbolic-ref", "HEAD", "refs/heads/trunk")
		sync("forced")
		becomes(t, env, "forced", "after a forced push", at(gitRun(t, shop, "rev-parse", "trunk")))
		expect("forced", fmt.Sprintf("Forced%dth is what trunk has", n), true)
		expect("forced@release/1", fmt.Sprintf("Forced%dth is what release/1 has", n), true)
		expect("forced", "parcel to the moon", false)
	}

	// A file of gigabytes among others: of one byte many times, which git stores in little.
	huge := teamShop(t)
	size := int64(effort.Pick(16, 64, 5<<10)) << 20
	f, err := os.Create(filepath.Join(huge, "huge.go"))
	if err == nil {
		err = f.Truncate(size)
	}
	if err != nil {
		t.Fatal(err)
	}
	f.Close()
	hash := commit(huge)
	if err := os.Remove(filepath.Join(huge, "huge.go")); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	add("huge", huge)
	r := becomes(t, env, "huge", "a repository with a large file", at(hash))
	t.Logf("a repository with a file of %d MB was indexed after %v", size>>20, time.Since(began).Round(time.Millisecond))
	if r.Files != 1 {
		t.Errorf("%+v", r)
	}
	expect("huge", "pays back what a customer paid", true)
	becomes(t, env, "forced", "others", func(r repoState) bool { return !r.Pending })

	// More refs than anybody reads: tags and branches, packed.
	many := teamShop(t)
	refs := effort.Pick(2000, 20_000, 1_000_000)
	head := gitRun(t, many, "rev-parse", "HEAD")
	var packed bytes.Buffer
	packed.WriteString("# pack-refs with: peeled fully-peeled sorted \n")
	for _, kind := range []string{"heads/release", "tags/v"} {
		for i := range refs / 2 {
			fmt.Fprintf(&packed, "%s refs/%s/%07d\n", head, kind, i)
		}
	}
	if err := os.WriteFile(filepath.Join(many, ".git", "packed-refs"), packed.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	began = time.Now()
	add("many", many)
	becomes(t, env, "many", "a repository with many refs", at(head))
	t.Logf("a repository with %d branches and tags was indexed after %v", refs, time.Since(began).Round(time.Millisecond))
	add("every", many, "--branches", "release/*")
	if r := becomes(t, env, "every", "one whose branches are all wanted", func(r repoState) bool { return r.Problem != "" }); !strings.Contains(r.Problem, "branches fit the patterns") {
		t.Errorf("%+v", r)
	}
	add("few", many, "--branches", "release/000000*")
	becomes(t, env, "few", "one of which ten branches are wanted", at(head))
	if status, text := post(t, server.URL+"/v1/team/whoami", token, ""); status != 200 || strings.Count(text, "release/000000") != 10 {
		t.Errorf("whoami: %d %.2000s", status, text)
	}
	expect("many", "pays back what a customer paid", true)
	server.stop()
	worker.stop()
}

// TestTeamClocks has the clock of the database an hour behind that of servers and workers, and an hour ahead: tokens hold, what fails is tried again, and what a worker gave back or lost is had by another.
func TestTeamClocks(t *testing.T) {
	for _, shift := range []string{"-1 hour", "1 hour"} {
		t.Run(shift, func(t *testing.T) {
			db := pgtest.Empty(t)
			env := teamHome(t, "CTX_SYS_DATABASE_OWNER_URL="+db.Owner, "CTX_SYS_DATABASE_URL="+db.Application, "CTX_SYS_TEAM_KEY="+strings.Repeat("A", 43)+"=", "USER=operator")
			teamMust(t, env, "", "team", "migrate")
			super, err := pgx.Connect(t.Context(), db.Super)
			if err != nil {
				t.Fatal(err)
			}
			defer super.Close(context.Background())
			// What says the time is found in another schema first, and columns take it from there.
			name := super.Config().Database
			for _, sql := range []string{
				"create schema shifted", "grant usage on schema shifted to public",
				"create function shifted.now() returns timestamptz language sql stable as $$ select pg_catalog.now() + interval '" + shift + "' $$",
				"create function shifted.clock_timestamp() returns timestamptz language sql volatile as $$ select pg_catalog.clock_timestamp() + interval '" + shift + "' $$",
				`do $$ declare c record; begin for c in select a.attrelid::regclass as t, a.attname as n from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum join pg_class k on k.oid = a.attrelid
					where k.relnamespace in ('ctxsys'::regnamespace, 'ctxsys_jobs'::regnamespace) and k.relkind in ('r', 'p') and pg_get_expr(d.adbin, d.adrelid) ~ '(now\(\)|CURRENT_TIMESTAMP)'
					loop execute format('alter table %s alter column %I set default shifted.now()', c.t, c.n); end loop; end $$`,
				"alter database " + name + " set search_path = shifted, pg_catalog, public",
			} {
				if _, err := super.Exec(t.Context(), sql); err != nil {
					t.Fatalf("%s: %v", sql, err)
				}
			}
			teamMust(t, env, "", "team", "user", "set", "ann")
			token := teamMust(t, env, "", "team", "token", "new", "ann", "--days", "1")
			shop := teamShop(t)
			teamMust(t, env, "", "team", "repo", "add", "shop", shop, "--readers", "all", "--poll", "10s")
			start := func(more ...string) *teamRun {
				return teamStart(t, env, append([]string{"team", "worker", "--tick", "200ms", "--grace", "100ms"}, more...)...)
			}
			worker, server := start(), teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0")
			head := gitRun(t, shop, "rev-parse", "HEAD")
			becomes(t, env, "shop", "the first index", func(r repoState) bool { return r.Commit == head && !r.Pending })
			if status, text := post(t, server.URL+"/v1/search_code", token, `{"query":"pay back a customer"}`); status != 200 || !strings.Contains(text, "till.go") {
				t.Errorf("%d %s", status, text)
			}
			// It fails, and is there again: the next poll has it.
			if err := os.Rename(shop, shop+".gone"); err != nil {
				t.Fatal(err)
			}
			teamMust(t, env, "", "team", "repo", "sync", "shop")
			becomes(t, env, "shop", "a repository that is gone", func(r repoState) bool { return r.Problem != "" })
			if err := os.Rename(shop+".gone", shop); err != nil {
				t.Fatal(err)
			}
			becomes(t, env, "shop", "a repository that is there again", func(r repoState) bool { return r.Problem == "" && !r.Pending })
			// A worker ends while it fetches, and gives the job back; another is killed.
			slow := filepath.Join(t.TempDir(), "slow")
			tree := map[string]string{}
			for i := range 300 {
				tree[fmt.Sprintf("f%d.go", i)] = loadFile(1, i, 0)
			}
			writeTree(t, slow, tree)
			gitRun(t, slow, "init", "-q", "-b", "main")
			gitRun(t, slow, "add", "-A")
			gitRun(t, slow, "commit", "-qm", "first")
			teamMust(t, env, "", "team", "repo", "add", "slow", slow, "--poll", "0")
			running := func() {
				t.Helper()
				for is := false; !is; time.Sleep(time.Millisecond) {
					if err := super.QueryRow(t.Context(), "select exists (select from ctxsys_jobs.river_job where kind = 'sync' and args ->> 'repo' = '2' and (state = 'running' or finalized_at is not null))").Scan(&is); err != nil {
						t.Fatal(err)
					}
				}
			}
			running()
			worker.stop()
			worker = start("--dir", filepath.Join(t.TempDir(), "second"))
			running()
			_ = worker.cmd.Process.Kill()
			_ = worker.cmd.Wait()
			worker = start("--dir", filepath.Join(t.TempDir(), "third"))
			becomes(t, env, "slow", "what two workers left", func(r repoState) bool { return r.Files == 300 && !r.Pending })
			worker.stop()
			server.stop()
		})
	}
}

// TestTeamMigrateKilled kills migrations at random: the next one goes on where they were, and programs refuse what is not done.
func TestTeamMigrateKilled(t *testing.T) {
	random := rand.New(rand.NewPCG(effort.Seed(1), 5))
	halves := 0
	for range effort.Pick(2, 4, 50) {
		env := teamHome(t, teamEnvironment(t)...)
		for range 1 + random.IntN(3) {
			cmd := exec.Command("ctx-sys", "team", "migrate")
			cmd.Env = env
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Duration(random.IntN(500)) * time.Millisecond)
			_ = cmd.Process.Kill()
			_ = cmd.Wait()
			if _, said, code := teamAsk(t, env, "", "team", "repo", "list"); code != 0 && code != exitNothing {
				halves++
				if !strings.Contains(said, "ctx-sys team migrate") {
					t.Errorf("half of the tables: %d %s", code, said)
				}
			}
		}
		teamMust(t, env, "", "team", "migrate")
		shop := teamShop(t)
		teamMust(t, env, "", "team", "repo", "add", "shop", shop)
		worker := teamStart(t, env, "team", "worker", "--tick", "200ms")
		if list := settled(t, env); !strings.Contains(list, `"files":1`) {
			t.Errorf("repositories %s", list)
		}
		worker.stop()
	}
	t.Logf("%d times the tables were not all there", halves)
}
