package judges_test

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

// What an admin does on each page of a team's server, with Chromium: what is shown is what the API says, a reader sees nothing, axe finds nothing, the
// policy stops nothing of ours, and names that want to be more than text are text.
func TestTeamDashboard(t *testing.T) {
	browse := judges.Browse(t, "browse/team.mjs") // or why there is none
	db := pgtest.Empty(t)
	env := append(os.Environ(), "CTX_SYS_HOME="+t.TempDir(), "CTX_SYS_DATABASE_OWNER_URL="+db.Owner, "CTX_SYS_DATABASE_URL="+db.Application, "CTX_SYS_TEAM_KEY="+strings.Repeat("A", 43)+"=", "USER=operator")
	team := func(args ...string) string {
		t.Helper()
		cmd := exec.Command(program, append([]string{"team"}, args...)...)
		cmd.Env = env
		return strings.TrimSpace(string(run(t, cmd)))
	}
	start := func(args ...string) (address string) {
		t.Helper()
		cmd := exec.Command(program, append([]string{"team"}, args...)...)
		cmd.Env, cmd.Stderr = env, t.Output()
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			_ = cmd.Process.Signal(os.Interrupt)
			_ = cmd.Wait()
		})
		lines := bufio.NewReader(out)
		line, err := lines.ReadBytes('\n')
		if err != nil {
			t.Fatal(err)
		}
		go io.Copy(io.Discard, lines)
		var said struct{ URL string }
		decode(t, line, &said)
		return said.URL
	}
	const evil = "<img/src=x/onerror=window.__hit=1>"
	root := stall(t)
	git := exec.Command("git", "checkout", "-q", "-b", evil)
	git.Dir = root
	run(t, git)
	team("migrate")
	team("user", "set", "ann", "--role", "admin", "--groups", "core")
	team("user", "set", "bob", "--groups", "core,web")
	team("user", "set", "zoe", "--role", "contributor")
	team("repo", "add", "stall", root, "--readers", "group:core,user:zoe")
	team("repo", "add", "handbook", "file://"+root, "--readers", "all")
	team("repo", "add", "gone", filepath.Join(t.TempDir(), "<script>window.__hit=1</script>"))
	admin, reader := team("token", "new", "ann", "--name", evil, "--scopes", "read,admin"), team("token", "new", "bob", "--name", "of bob", "--scopes", "read")
	for kind, text := range map[string]string{"github": "user@127.0.0.1:ctx/shop.git", "gitea": "http://127.0.0.1:1/ctx/shop.git"} { // hosts, one of which said who may read
		team("repo", "add", "at-"+kind, text, "--poll", "0")
		team("repo", "host", "at-"+kind, kind)
	}
	team("user", "login", "bob", "127.0.0.1/bob")
	conn, err := pgx.Connect(t.Context(), db.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	if _, err := conn.Exec(t.Context(), "update ctxsys.team_users set name = $1 where name = 'zoe'", evil+"\u202e"); err != nil { // which no verb takes
		t.Fatal(err)
	}
	if _, err := conn.Exec(t.Context(), "insert into ctxsys.team_host_readers select tenant, id, unnest(array['bob', $1]) from ctxsys.team_repositories where name = 'at-github'", evil); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.Exec(t.Context(), "update ctxsys.team_repositories set host_polled = now(), host_until = now() + interval '1 hour', host_problem = $1 where name = 'at-github'", evil); err != nil {
		t.Fatal(err)
	}
	start("worker", "--tick", "200ms")
	for range 300 { // until the worker has said something of each
		var list []struct{ Commit, Problem string }
		decode(t, []byte(team("repo", "list", "--json")), &list)
		if !slices.ContainsFunc(list, func(r struct{ Commit, Problem string }) bool { return r.Commit+r.Problem == "" }) {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	browse.Args = append(browse.Args, start("serve", "--listen", "127.0.0.1:0", "--rate", "1000"), admin, reader)
	if shots := os.Getenv("SHOTS"); shots != "" { // a folder for pictures
		browse.Args = append(browse.Args, "shots", shots)
	} else if effort.Pick(0, 0, 1) == 1 { // all sizes and themes
		browse.Args = append(browse.Args, "whole")
	}
	var got struct{ Wrong []string }
	decode(t, run(t, browse), &got)
	for _, w := range got.Wrong {
		t.Error(w)
	}
}
