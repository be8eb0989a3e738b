package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// pastShop is a repository with a past: edits, a renamed file, a function that moved to another, a merge, a tag, a secret, and odd names.
func pastShop(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "shop")
	n := 0
	commit := func(message string, files map[string]string, before ...[]string) {
		t.Helper()
		n++
		writeTree(t, dir, files)
		for _, args := range before {
			gitRun(t, dir, args...)
		}
		gitRun(t, dir, "add", "-A")
		date := fmt.Sprintf("2026-0%d-01T10:00:00+00:00", n)
		cmd := exec.Command("git", "-c", "user.name=Ada <b>", "-c", "user.email=a@b", "commit", "-qm", message)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "GIT_AUTHOR_DATE="+date, "GIT_COMMITTER_DATE="+date)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	till := "package shop\n\n// Refund pays back what a customer paid.\nfunc Refund(cents int) int {\n\treturn -cents\n}\n\n// Close ends the day of a till.\nfunc Close(coins []int) int {\n\tsum := 0\n\tfor _, c := range coins {\n\t\tsum += c\n\t}\n\treturn sum\n}\n"
	writeTree(t, dir, map[string]string{"till.go": till, "docs/the till.md": "# Till\n\nMoney goes back.\n", "old.go": "package shop\n\nfunc Old() {}\n",
		".gitignore": "*.tmp\n", ".ctxignore": "*.tmp\n", "docs/.ctxignore": "*.tmp\n"})
	gitRun(t, dir, "init", "-q", "-b", "main")
	commit("A till for #12", nil)
	commit("Cents are never less than nothing", map[string]string{"till.go": strings.Replace(till, "return -cents", "if cents < 0 {\n\t\tcents = 0\n\t}\n\treturn -cents", 1)})
	gitRun(t, dir, "tag", "v1")
	till = strings.Replace(till, "return -cents", "if cents < 0 {\n\t\tcents = 0\n\t}\n\treturn -cents", 1)
	at := strings.Index(till, "// Close")
	commit("Closing is of its own\n\ntoken ghp_"+strings.Repeat("a1B2", 9), map[string]string{"till.go": till[:at], "day.go": "package shop\n\n" + till[at:]})
	commit("Files are called by what they hold", nil, []string{"mv", "till.go", "geld zurück.go"})
	gitRun(t, dir, "checkout", "-q", "-b", "side", "HEAD~1")
	commit("A page more", map[string]string{"docs/day.md": "# Day\n\n`Close` ends it.\n"})
	gitRun(t, dir, "checkout", "-q", "main")
	gitRun(t, dir, "-c", "user.name=a", "-c", "user.email=a@b", "merge", "-q", "--no-edit", "side")
	commit("Coins are counted from the last", map[string]string{"day.go": "package shop\n\n" + strings.Replace(till[at:], "sum += c", "sum = c + sum", 1),
		".gitignore": "old.go\n", "old.go": "package shop\n\nfunc Older() {}\n", // which is tracked all the same
		".ctxignore": "made/\n*.draft.md\n", "docs/.ctxignore": "!kept.draft.md\n", "made/deep/made.go": "package deep\n\nfunc Made() {}\n", "docs/a.draft.md": "# Draft\n", "docs/kept.draft.md": "# Kept\n",
		"day_test.go": "package shop\n\nimport \"testing\"\n\nfunc TestDay(t *testing.T) {\n\tif Close([]int{Refund(-3)}) != 0 {\n\t\tt.Fail()\n\t}\n}\n"})
	return dir
}

// A server with histories answers about the past as the program does in a clone, for who may read the repository.
func TestTeamHistory(t *testing.T) {
	effort.Unraced(t)
	env := append(teamEnvironment(t), "CTX_SYS_HOME="+t.TempDir(), "PATH="+os.Getenv("PATH"))
	dir := pastShop(t)
	team := func(args ...string) string {
		t.Helper()
		out, said, code := teamAsk(t, env, "", append([]string{"team"}, args...)...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return strings.TrimSpace(out)
	}
	team("migrate")
	for _, user := range []string{"ann", "bob"} {
		team("user", "set", user)
	}
	team("repo", "add", "shop", "file://"+dir, "--readers", "user:ann", "--branches", "side")
	team("repo", "add", "other", "file://"+teamShop(t), "--readers", "all")
	ann, bob := team("token", "new", "ann"), team("token", "new", "bob")
	teamStart(t, env, "team", "worker", "--dir", t.TempDir(), "--tick", "200ms")
	settled(t, env)
	histories := t.TempDir()
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--rate", "1000", "--history", histories)

	cloned := func(branch string) string {
		t.Helper()
		clone := filepath.Join(t.TempDir(), "clone")
		gitRun(t, filepath.Dir(clone), "clone", "-q", "--branch", branch, dir, clone)
		for _, other := range []string{"main", "side"} { // as branches of its own
			if other != branch {
				gitRun(t, clone, "branch", other, "origin/"+other)
			}
		}
		if out, said, code := teamAsk(t, env, "", "index", "--quiet", "--project", clone); code != 0 {
			t.Fatal(out, said)
		}
		return clone
	}
	clone := cloned("main")
	in := clone
	here := func(args ...string) (value map[string]any) {
		t.Helper()
		out, said, code := teamAsk(t, env, "", append(args, "--json", "--project", in)...)
		if err := json.Unmarshal([]byte(out), &value); err != nil {
			t.Fatalf("%v: %d %s %s", args, code, out, said)
		}
		return value
	}
	there := func(route string, args map[string]any) (value map[string]any) {
		t.Helper()
		body, err := json.Marshal(args)
		if err != nil {
			t.Fatal(err)
		}
		status, text := post(t, server.URL+"/v1/"+route, ann, string(body))
		if err := json.Unmarshal([]byte(text), &value); err != nil || status != 200 {
			t.Fatalf("%s %s: %d %s", route, body, status, text)
		}
		return value
	}
	same := func(what string, got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			a, _ := json.MarshalIndent(got, "", " ")
			b, _ := json.MarshalIndent(want, "", " ")
			t.Errorf("%s: the server says\n%s\nand the program\n%s", what, a, b)
		}
	}
	compared := 0
	for _, file := range []string{"day.go", "geld zurück.go", "docs/the till.md", "docs/day.md"} {
		text, err := os.ReadFile(filepath.Join(clone, file))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Count(string(text), "\n")
		for line := 1; line <= lines; line += effort.Pick(5, 3, 1) {
			place := fmt.Sprintf("%s:%d", file, line)
			want := here("why", place)
			same(place, there("why", map[string]any{"place": place, "project": "shop"}), want)
			if line == 1 { // named among all repositories
				want["repo"] = "shop"
				if symbol, ok := want["symbol"]; ok { // ids are of what is asked
					want["symbol"] = fmt.Sprint("shop/", symbol)
				}
				same("shop/"+place, there("why", map[string]any{"place": "shop/" + place}), want)
			}
			compared++
		}
	}
	same("a range", there("why", map[string]any{"place": "day.go:3-9", "project": "shop", "limit": 1}), here("why", "day.go:3-9", "--limit", "1"))
	moved := here("why", "day.go:5")
	if steps, _ := json.Marshal(moved["steps"]); !strings.Contains(string(steps), `"moved"`) || strings.Contains(string(steps), "ghp_a1B2") {
		t.Errorf("the history tests less than it should: %s", steps)
	}
	for _, since := range []string{"v1", "HEAD~2", "2026-03-01", "2026-04"} {
		same("since "+since, there("changes", map[string]any{"since": since, "project": "shop"}), here("changes", since))
	}
	for _, name := range []string{"Close", "Refund"} {
		same("history of "+name, there("read_entity", map[string]any{"entity": name, "project": "shop", "history": true})["history"], here("show", name, "--history")["history"])
	}
	t.Logf("%d lines", compared)

	// A branch has a history of its own, and what two commits or branches have otherwise is that of a clone.
	in = cloned("side")
	for place, args := range map[string]string{"day.go:5": "", "till.go:6": "", "docs/day.md:3": "", "Close": "", "Refund": ""} {
		same("on a branch, "+place+args, there("why", map[string]any{"place": place, "project": "shop@side"}), here("why", place))
	}
	for _, since := range []string{"v1", "main", "2026-03-01"} {
		same("on a branch, since "+since, there("changes", map[string]any{"since": since, "project": "shop@side"}), here("changes", since))
	}
	same("on a branch, history of Close", there("read_entity", map[string]any{"entity": "Close", "project": "shop@side", "history": true})["history"], here("show", "Close", "--history")["history"])
	for _, project := range []string{"shop@side", "shop"} {
		if project == "shop" {
			in = clone
		}
		for _, span := range []string{"v1..side", "v1", "v1..main", "side..main", "main...side", "v1..", "HEAD~1..HEAD"}[:effort.Pick(2, 7, 7)] {
			for _, verb := range []string{"impact", "affected-tests"} {
				want, ranged := here(verb, span), map[string]any{"range": span, "project": project}
				if span == "v1" { // the index is the commit where a clone has a work tree
					want = here(verb, "v1..HEAD")
				}
				if text, err := json.Marshal(want["notes"]); err == nil && want["notes"] != nil {
					var notes any
					if err := json.Unmarshal([]byte(strings.ReplaceAll(string(text), "of the work tree", "of the index")), &notes); err != nil {
						t.Fatal(err)
					}
					want["notes"] = notes
				}
				got := there(strings.ReplaceAll(verb, "-", "_"), ranged)
				delete(want, "index") // how fresh it is, which a server does not say
				delete(got, "index")
				same(project+", "+verb+" "+span, got, want)
				text, _ := json.Marshal(got)
				if project == "shop" && span == "v1..main" && !strings.Contains(string(text), "TestDay") {
					t.Errorf("%s %s finds no test: %s", verb, span, text)
				}
				if project == "shop" && span == "v1" && verb == "impact" && (strings.Contains(string(text), "Made") || strings.Contains(string(text), "Older") || !strings.Contains(string(text), "kept.draft.md")) {
					t.Errorf("%s %s does not go by the rules for ignored files: %s", verb, span, text)
				}
			}
		}
	}

	// A push: the answer is that of the commit that is indexed next.
	writeTree(t, dir, map[string]string{"day.go": "package shop\n\n// Night is when nobody pays.\nfunc Night() {}\n"})
	gitRun(t, dir, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "Night")
	team("repo", "sync", "shop")
	settled(t, env)
	gitRun(t, clone, "pull", "-q")
	if out, said, code := teamAsk(t, env, "", "index", "--quiet", "--project", clone); code != 0 {
		t.Fatal(out, said)
	}
	same("after a push", there("why", map[string]any{"place": "Night", "project": "shop"}), here("why", "Night"))

	// The folder can be deleted while the server runs.
	if err := os.RemoveAll(filepath.Join(histories, "1")); err != nil {
		t.Fatal(err)
	}
	same("after the folder was deleted", there("why", map[string]any{"place": "Night", "project": "shop"}), here("why", "Night"))
	same("since it was deleted", there("changes", map[string]any{"since": "2026-02-01", "project": "shop"}), here("changes", "2026-02-01"))

	// Who may not read a repository gets nothing of its past, however it is asked for.
	for route, args := range map[string]string{"why": `{"place":"day.go:3","project":"shop"}`, "why ": `{"place":"shop/day.go:3"}`, "why  ": `{"place":"Night"}`, "why   ": `{"place":"../1/day.go:3"}`, "impact": `{"range":"v1..main","project":"shop"}`, "affected_tests": `{"range":"v1..main"}`, "changes": `{"since":"v1","project":"shop"}`, "changes ": `{"since":"v1"}`,
		"read_entity": `{"entity":"Night","project":"shop","history":true}`, "read_entity ": `{"entity":"ctx://commit/v1"}`} {
		if status, text := post(t, server.URL+"/v1/"+strings.TrimSpace(route), bob, args); status == 200 || strings.Contains(text, "Cents are never") {
			t.Errorf("bob, %s %s: %d %s", route, args, status, text)
		}
	}
	for args, want := range map[string]string{`{"since":"v1"}`: "one repository", `{"since":"v1","project":"shop@none"}`: "no repository", `{"since":"--all","project":"shop"}`: "not the name of a commit", `{"since":"v1","project":"nothing"}`: "no repository"} {
		if status, text := post(t, server.URL+"/v1/changes", ann, args); status != 400 || !strings.Contains(text, want) {
			t.Errorf("%s: %d %s", args, status, text)
		}
	}
	for _, place := range []string{"../day.go:3", "/etc/passwd:1", ".git/HEAD:1", "day.go:900", "day.go:0", "nothing.go:1"} {
		body, _ := json.Marshal(map[string]any{"place": place, "project": "shop"})
		if status, text := post(t, server.URL+"/v1/why", ann, string(body)); status != 400 && status != 404 {
			t.Errorf("%s: %d %s", place, status, text)
		}
	}
	// A remote that is away is no answer, and no detail of it.
	if err := os.Rename(dir, dir+".away"); err != nil {
		t.Fatal(err)
	}
	fresh := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--history", t.TempDir())
	if status, text := post(t, fresh.URL+"/v1/why", ann, `{"place":"Night","project":"shop"}`); status != 503 || !strings.Contains(text, "could not be fetched") || strings.Contains(text, filepath.Dir(dir)) {
		t.Errorf("a remote that is away: %d %s", status, text)
	}
	if status, text := post(t, server.URL+"/v1/why", ann, `{"place":"Night","project":"shop"}`); status != 200 { // which was fetched before
		t.Errorf("%d %s", status, text)
	}
	if status, text := post(t, teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0").URL+"/v1/why", ann, `{"place":"Night"}`); status != 501 || !strings.Contains(text, "--history") {
		t.Errorf("without histories: %d %s", status, text)
	}
}
