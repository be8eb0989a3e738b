package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/sshkey/sshtest"
)

// A repository is fetched by ssh with a sealed key from a host whose key was given or learnt, and from no other.
func TestTeamSSH(t *testing.T) {
	effort.Unraced(t)
	server, other := sshtest.Start(t), sshtest.Start(t)
	env := append(teamEnvironment(t), "CTX_SYS_HOME="+t.TempDir(), "PATH="+os.Getenv("PATH"))
	team := func(stdin string, args ...string) (string, string, int) {
		t.Helper()
		return teamAsk(t, env, stdin, append([]string{"team"}, args...)...)
	}
	must := func(stdin string, args ...string) string {
		t.Helper()
		out, said, code := team(stdin, args...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return out + said
	}
	must("", "migrate")
	shop := server.URL(teamShop(t))
	hosts := filepath.Join(t.TempDir(), "hosts")
	if err := os.WriteFile(hosts, []byte(server.KnownHosts()), 0o600); err != nil {
		t.Fatal(err)
	}
	must(server.Key, "repo", "add", "given", shop, "--secret-file", "-", "--known-hosts", hosts)
	if said := must(server.Key, "repo", "add", "learnt", shop, "--secret-file", "-", "--learn-host-key"); !strings.Contains(said, "SHA256:") {
		t.Errorf("the key that is trusted from now on is not shown: %s", said)
	}
	must(other.Key, "repo", "add", "wrong-key", shop, "--secret-file", "-", "--known-hosts", hosts)
	must(server.Key, "repo", "add", "no-host-key", shop, "--secret-file", "-")
	for text, args := range map[string][]string{
		"has no key of":     {"repo", "add", "x", other.URL("/x"), "--known-hosts", hosts},
		"is for an address": {"repo", "add", "x", "https://127.0.0.1/x", "--learn-host-key"},
		"keys are for":      {"repo", "add", "x", "https://127.0.0.1/x", "--secret-file", "-"},
		"give one":          {"repo", "add", "x", shop, "--learn-host-key", "--known-hosts", hosts},
		"shows no key":      {"repo", "add", "x", "ssh://a@127.0.0.1:1/x", "--learn-host-key"},
		"nothing to":        {"repo", "set", "given"},
		"no repository":     {"repo", "set", "nothing", "--learn-host-key"},
		"no repository ":    {"repo", "set", "nothing", "--secret-file", "-"},
		"no private key ":   {"repo", "add", "x", shop, "--secret-file", halfKey(t, server.Key)},
	} {
		if _, said, code := team(server.Key, args...); code == 0 || !strings.Contains(said, strings.TrimSpace(text)) {
			t.Errorf("%v: %d %s", args, code, said)
		}
	}
	worker := teamStart(t, env, "team", "worker", "--dir", t.TempDir(), "--tick", "200ms")
	state := func(name string) string {
		t.Helper()
		for line := range strings.Lines(must("", "repo", "list")) {
			if strings.HasPrefix(line, name+" ") {
				return line
			}
		}
		return ""
	}
	wait := func(name, want string) {
		t.Helper()
		last := ""
		for range 300 {
			if last = state(name); strings.Contains(last, want) {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
		t.Errorf("%s: %s\n%s", name, last, worker.said)
	}
	wait("given", "up to date")
	wait("learnt", "up to date")
	wait("wrong-key", "does not accept the key")
	wait("no-host-key", "no key of the host is known")
	must(server.Key, "repo", "set", "wrong-key", "--secret-file", "-")
	wait("wrong-key", "up to date")
	must("", "repo", "set", "no-host-key", "--known-hosts", hosts)
	wait("no-host-key", "up to date")

	// A host with another key is refused until an admin says that the new one is right.
	server.Rekey()
	must("", "repo", "sync", "learnt")
	wait("learnt", "another key")
	must("", "repo", "set", "learnt", "--learn-host-key")
	wait("learnt", "up to date")
	must("", "repo", "sync", "given")
	wait("given", "another key")

	// The key is nowhere in clear.
	for _, secret := range []string{"PRIVATE KEY", server.Key[100:140]} {
		if strings.Contains(worker.said.String(), secret) || strings.Contains(must("", "repo", "list", "--json")+must("", "audit")+must("", "jobs"), secret) {
			t.Error("the key is shown")
		}
	}
	if said := must("", "audit"); !strings.Contains(said, "host keys") || !strings.Contains(said, "repo.set") {
		t.Errorf("not in the audit log: %s", said)
	}
	owner := strings.TrimPrefix(env[0], "CTX_SYS_DATABASE_OWNER_URL=")
	conn, err := pgx.Connect(t.Context(), owner)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(t.Context()))
	if _, err := conn.Exec(t.Context(), "select set_config('ctxsys.tenant', '1', false)"); err != nil {
		t.Fatal(err)
	}
	var sealed int
	var clear bool
	if err := conn.QueryRow(t.Context(), "select count(secret), bool_or(r::text like '%' || $1 || '%' or encode(r.secret, 'escape') like '%PRIVATE KEY%') from ctxsys.team_repositories r", server.Key[100:140]).Scan(&sealed, &clear); err != nil || clear || sealed != 4 {
		t.Errorf("%d sealed, in clear %v, %v", sealed, clear, err)
	}
}

// halfKey is a file with the first half of a key.
func halfKey(t *testing.T, key string) string {
	t.Helper()
	at := filepath.Join(t.TempDir(), "half")
	if err := os.WriteFile(at, []byte(key[:len(key)/2]), 0o600); err != nil {
		t.Fatal(err)
	}
	return at
}
