package team_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/team"
)

// TestRightsFile has a file say who may read what: what it changes, that again it changes nothing, and that a wrong one changes nothing.
func TestRightsFile(t *testing.T) {
	_, _, a, b := teams(t)
	ctx := t.Context()
	for _, name := range []string{"shop", "shop-web", "tools"} {
		must(t, a.AddRepository(ctx, operator, repository(name)), b.AddRepository(ctx, operator, repository(name)))
	}
	for _, name := range []string{"ann", "bob", "zoe"} {
		must(t, a.SetUser(ctx, operator, name, team.Reader, nil))
	}
	must(t, a.SetUser(ctx, operator, "zoe", team.Reader, []string{"core", "web"}), b.SetUser(ctx, operator, "ann", team.Reader, nil))
	read := func(text string) *team.Rights {
		t.Helper()
		r, err := team.ReadRights([]byte(text))
		must(t, err)
		return r
	}
	set := func(r *team.Rights, dry bool) string {
		t.Helper()
		changes, unused, err := a.SetRights(ctx, operator, r, dry)
		must(t, err)
		var out []string
		for _, c := range changes {
			out = append(out, c.Action+" "+c.Target+" "+c.Who)
		}
		return strings.Join(append(out, unused...), ", ")
	}
	state := func() string {
		t.Helper()
		r, err := a.Rights(ctx, operator)
		must(t, err)
		return fmt.Sprint(r.Groups, r.Repositories)
	}
	readable := func(name string, groups ...string) string {
		t.Helper()
		users, err := a.Users(ctx, operator)
		must(t, err)
		for _, u := range users {
			if u.Name == name {
				list, err := a.Readable(ctx, &team.Actor{User: u.ID, Name: name, Role: u.Role, Scopes: team.Scopes, Groups: groups})
				must(t, err)
				return names(list)
			}
		}
		t.Fatal(name)
		return ""
	}
	audited := func() int {
		t.Helper()
		lines, err := a.Audit(ctx, operator, team.Asked{Limit: 1000})
		must(t, err)
		return len(lines)
	}
	rights := read("groups:\n  core: [ann, bob]\nrepositories:\n  shop*: [group:core]\n  shop-web: [user:zoe, all]\n  none-*: [all]\n")
	before, lines := state(), audited()
	const want = "group.add core ann, group.add core bob, group.remove core zoe, repo.grant shop-web all, repo.grant shop-web user:zoe, none-*"
	if got := set(rights, true); got != want {
		t.Errorf("a dry run says %s", got)
	}
	if state() != before || audited() != lines {
		t.Error("a dry run changed something")
	}
	if got := set(rights, false); got != want {
		t.Errorf("changed %s", got)
	}
	if n := audited() - lines; n != 5 {
		t.Errorf("%d lines of the log for 5 changes", n)
	}
	if got := state(); got != "map[core:[ann bob] web:[zoe]] map[shop:[group:core] shop-web:[all group:core user:zoe] tools:[group:core]]" {
		t.Errorf("the rights are %s", got)
	}
	if got := set(rights, false); got != "none-*" || audited() != lines+5 {
		t.Errorf("again it changed %s", got)
	}
	if ann, zoe, guest := readable("ann"), readable("zoe"), readable("zoe", "core"); ann != "shop shop-web tools" || zoe != "shop-web" || guest != "shop shop-web tools" {
		t.Errorf("ann reads %s, zoe %s, and as one of the core %s", ann, zoe, guest)
	}
	if got := set(read(`{"repositories": {"tools": []}}`), false); got != "repo.revoke tools group:core" {
		t.Errorf("nobody reads it: %s", got)
	}

	// What is shown is a file that changes nothing.
	shown, err := a.Rights(ctx, operator)
	must(t, err)
	text, err := shown.Text()
	must(t, err)
	if got := set(read(text), false); got != "" {
		t.Errorf("%s\nchanged %s", text, got)
	}
	// All or nothing, with all that is wrong.
	at := state()
	_, _, err = a.SetRights(ctx, operator, read("groups:\n  core: [zoe, eve]\nrepositories:\n  shop: [all, 'user:mallory']\n  shoop: [all]\n"), false)
	for _, part := range []string{`no user "eve"`, `no user "mallory"`, `no repository "shoop"`} {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("%v, without %s", err, part)
		}
	}
	if state() != at {
		t.Error("wrong rights changed something")
	}
	for text, want := range map[string]string{
		"": "name nothing", "repos:\n  a: [all]\n": "unknown field", "repositories:\n  shop: [ann]\n": `"ann" reads nothing`, "repositories:\n  '[': [all]\n": "pattern", "repositories:\n  a/b: [all]\n": "pattern",
		"groups:\n  core: [ann]\n  core: [bob]\n": "core", "repositories: {shop: ['user:']}\n": "no name of a user", "groups: 3\n": "no rights",
	} {
		if _, err := team.ReadRights([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	if _, _, err := a.SetRights(ctx, &team.Actor{Name: "ann", Role: team.Contributor, Scopes: team.Scopes}, rights, false); err == nil {
		t.Error("a contributor sets rights")
	}
	other, err := b.Rights(ctx, operator)
	must(t, err)
	if got := fmt.Sprint(other.Groups, other.Repositories); got != "map[] map[shop:[group:core] shop-web:[group:core] tools:[group:core]]" {
		t.Errorf("another tenant's are %s", got)
	}
}
