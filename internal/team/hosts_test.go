package team_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/host/hosttest"
)

// What a code host says is a right as long as it said so not too long ago, of users whom an admin named, in one tenant and one repository.
func TestHostRights(t *testing.T) {
	db, at, a, b := teams(t)
	ctx := t.Context()
	super, err := pgx.Connect(ctx, at.Super)
	must(t, err)
	defer super.Close(ctx)
	ours := hosttest.New(t, "gitlab", "ctx/shop")
	ours.Let("", []hosttest.Person{{Login: "Ann-At-Work", Level: "read"}, {Login: "bob", Level: "write"}})
	for _, tm := range []*team.Team{a, b} {
		for _, user := range []string{"ann", "bob", "root"} {
			must(t, tm.SetUser(ctx, operator, user, team.Reader, nil))
		}
		must(t, tm.SetUser(ctx, operator, "root", team.Admin, nil))
		r := repository("shop")
		r.URL, r.Secret, r.Readers = ours.URL, ours.Token, nil
		must(t, tm.AddRepository(ctx, operator, r))
		r.Name = "site"
		must(t, tm.AddRepository(ctx, operator, r))
	}
	hostname := strings.TrimSuffix(strings.TrimPrefix(ours.URL, "http://"), "/ctx/shop.git") // the host of logins
	ask := func(tm *team.Team, want int) {
		t.Helper()
		due, err := tm.HostsDue(ctx, func(string) string { return "" })
		must(t, err)
		if len(due) != want {
			t.Errorf("%d repositories are due, want %d", len(due), want)
		}
		for _, j := range due {
			readers, failed := j.Host.Readers(ctx, j.Remote.Secret)
			_, err := tm.HostAnswered(ctx, j, readers, failed)
			must(t, err)
		}
	}
	sees := func(tm *team.Team, user, want string) {
		t.Helper()
		token, err := tm.NewToken(ctx, operator, user, "test", []string{team.ScopeRead}, time.Hour)
		must(t, err)
		_, actor, err := team.Authenticate(ctx, db, nil, token)
		must(t, err)
		list, err := tm.Readable(ctx, actor)
		must(t, err)
		if got := names(list); got != want {
			t.Errorf("%s sees %q, want %q", user, got, want)
		}
	}
	later := func(sql string) { // as if time had passed
		t.Helper()
		_, err := super.Exec(ctx, "update ctxsys.team_repositories set "+sql)
		must(t, err)
	}
	due := func() { t.Helper(); later("host_polled = host_polled - interval '20 minutes'") }

	ask(a, 0)
	must(t, a.SetHost(ctx, operator, "shop", "gitlab", time.Hour))
	sees(a, "ann", "") // nothing was said yet
	ask(a, 1)
	ask(a, 0) // not again at once
	sees(a, "ann", "")
	sees(a, "bob", "") // a user who is called like a login is not its owner
	must(t, a.SetLogin(ctx, operator, "ann", hostname+"/ann-AT-work"), a.SetLogin(ctx, operator, "bob", "another.example.com/bob"))
	sees(a, "ann", "shop")
	sees(a, "bob", "")
	sees(b, "ann", "")
	if err := a.SetLogin(ctx, operator, "bob", hostname+"/ann-at-work"); !errors.Is(err, team.ErrTaken) {
		t.Errorf("a login of two users: %v", err)
	}
	if err := a.RemoveLogin(ctx, operator, "bob", hostname+"/ann-at-work"); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("a login of somebody else: %v", err)
	}
	must(t, a.RemoveLogin(ctx, operator, "ann", hostname+"/ann-at-work"))
	sees(a, "ann", "")
	must(t, a.SetLogin(ctx, operator, "ann", hostname+"/ann-at-work"))

	// Another tenant that has the same repository and login has its own rights.
	must(t, b.SetLogin(ctx, operator, "bob", hostname+"/ann-at-work"))
	sees(b, "bob", "")

	// A host that is away: the last answer holds, and lapses.
	for _, status := range []int{500, 401, 404, 302} {
		ours.Fail(status)
		due()
		ask(a, 1)
		sees(a, "ann", "shop")
	}
	list, err := a.Repositories(ctx, operator)
	must(t, err)
	if h := list[0].Host; h == nil || !h.Holds || !strings.Contains(h.Problem, "status 302") || strings.Contains(h.Problem, ours.Token) || strings.Join(h.Readers, " ") != "ann-at-work bob" || list[1].Host != nil {
		t.Errorf("the repository %+v", list[0].Host)
	}
	later("host_until = now() - interval '1 second'")
	sees(a, "ann", "")
	ours.Fail(0)
	due()
	ask(a, 1)
	sees(a, "ann", "shop")

	// Whom the host names no more may read no more, and nothing of what it says late counts.
	ours.Let("", []hosttest.Person{{Login: "bob", Level: "write"}})
	due()
	ask(a, 1)
	sees(a, "ann", "")
	due()
	late, err := a.HostsDue(ctx, func(string) string { return "" })
	must(t, err)
	must(t, a.SetHost(ctx, operator, "shop", "gitlab", 2*time.Hour)) // meanwhile
	if changed, err := a.HostAnswered(ctx, late[0], []string{"ann-at-work"}, nil); err != nil || changed {
		t.Errorf("an answer to a question of before: %v, %v", changed, err)
	}
	sees(a, "ann", "")
	ours.Let("", []hosttest.Person{{Login: "ann-at-work", Level: "write"}})
	ask(a, 1)
	sees(a, "ann", "shop")
	must(t, a.RemoveUser(ctx, operator, "bob"), a.SetHost(ctx, operator, "shop", "", time.Hour))
	sees(a, "ann", "")
	ask(a, 0)

	// A secret that is nowhere is a problem of the repository, and none of the others.
	r := repository("env")
	r.URL, r.SecretVariable = ours.URL, "CTX_SYS_TEAM_SECRET_NONE"
	must(t, a.AddRepository(ctx, operator, r), a.SetHost(ctx, operator, "env", "gitlab", time.Hour), a.SetHost(ctx, operator, "site", "gitlab", time.Hour))
	ask(a, 1)
	if list, err = a.Repositories(ctx, operator); err != nil || list[0].Name != "env" || !strings.Contains(list[0].Host.Problem, "CTX_SYS_TEAM_SECRET_NONE") {
		t.Errorf("%v, %+v", err, list[0].Host)
	}
	sees(a, "ann", "site")

	// Changes are in the log, secrets nowhere.
	log, err := a.Audit(ctx, operator, team.Asked{Limit: 1000})
	must(t, err)
	text := ""
	for _, e := range log {
		text += e.Actor + " " + e.Action + " " + e.Target + " " + e.Detail + "\n"
	}
	for _, want := range []string{hostname + " repo.host_readers shop +ann-at-work +bob\n", hostname + " repo.host_readers shop -ann-at-work\n", "operator repo.host shop none\n", "operator user.login ann not " + hostname + "/ann-at-work\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("the log has no %q: %s", want, text)
		}
	}
	var stored string
	must(t, super.QueryRow(ctx, "select string_agg(r::text, ' ') from ctxsys.team_repositories r").Scan(&stored))
	if strings.Contains(stored+text, ours.Token) {
		t.Error("the token is stored in clear")
	}
	token, err := a.NewToken(ctx, operator, "ann", "few", []string{team.ScopeRead}, time.Hour)
	must(t, err)
	_, ann, err := team.Authenticate(ctx, db, nil, token)
	must(t, err)
	for what, err := range map[string]error{"a host": a.SetHost(ctx, ann, "shop", "gitlab", time.Hour), "a login": a.SetLogin(ctx, ann, "ann", "h/l"), "no login": a.RemoveLogin(ctx, ann, "ann", "h/l")} {
		if !errors.Is(err, team.ErrForbidden) {
			t.Errorf("a reader sets %s: %v", what, err)
		}
	}
	for _, s := range []string{"", "x", "/", "h/", "/l", "h/a/b", "h/a b", strings.Repeat("x", 500) + "/y", "'; drop table x; --", "h/\x00", "h/\xff"} {
		if err := a.SetLogin(context.Background(), operator, "ann", s); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("login %q: %v", s, err)
		}
	}
	for _, lapse := range []time.Duration{0, time.Second, 1000 * time.Hour} {
		if err := a.SetHost(ctx, operator, "shop", "gitlab", lapse); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%v: %v", lapse, err)
		}
	}
}
