package main

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/team/host/hosttest"
)

// A worker asks code hosts who may read what, and says nothing of the tokens that it does so with.
func TestTeamHosts(t *testing.T) {
	env := append(teamEnvironment(t), "CTX_SYS_HOME="+t.TempDir(), "PATH="+os.Getenv("PATH"))
	team := func(stdin string, args ...string) string {
		t.Helper()
		out, said, code := teamAsk(t, env, stdin, append([]string{"team"}, args...)...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return strings.TrimSpace(out)
	}
	team("", "migrate")
	var hosts []*hosttest.Host
	for _, kind := range []string{"github", "gitlab", "gitea"} {
		h := hosttest.New(t, kind, "ctx/"+kind)
		h.Let("", []hosttest.Person{{Login: "ann", Level: "read"}})
		user := "of-" + kind
		team("", "user", "set", user)
		team("", "user", "login", user, strings.Split(h.URL, "/")[2]+"/ann")
		team(h.Token+"\n", "repo", "add", kind, h.URL, "--secret-file", "-", "--poll", "0")
		team("", "repo", "host", kind, kind)
		hosts = append(hosts, h)
	}
	worker := teamStart(t, env, "team", "worker", "--dir", t.TempDir(), "--tick", "200ms")
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--rate", "1000")
	for i, kind := range []string{"github", "gitlab", "gitea"} {
		token := team("", "token", "new", "of-"+kind)
		text := ""
		for range 300 {
			if _, text = post(t, server.URL+"/v1/team/whoami", token, ""); strings.Contains(text, `"name":"`+kind+`"`) {
				break
			}
			time.Sleep(100 * time.Millisecond)
		}
		if strings.Count(text, `"name":`) != 1 || !strings.Contains(text, `"name":"`+kind+`"`) {
			t.Errorf("%s lets its user read %s; it was asked %q", kind, text, hosts[i].Asked())
		}
	}
	list := team("", "repo", "list")
	if !strings.Contains(list, "github:1") || !strings.Contains(list, "gitlab:1") || !strings.Contains(list, "gitea:1") {
		t.Errorf("the list shows no readers of hosts: %s", list)
	}
	worker.stop()
	if said := worker.said.String() + list + team("", "repo", "list", "--json") + team("", "audit", "--json"); strings.Contains(said, hosts[0].Token) || !strings.Contains(said, "rights changed") {
		t.Errorf("what was said: %s", said)
	}
}
