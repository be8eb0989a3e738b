package team_test

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// teams is a database with two tenants.
func teams(t *testing.T) (db *pg.DB, at *pgtest.Database, a, b *team.Team) {
	t.Helper()
	at = pgtest.New(t)
	if err := team.MigrateJobs(t.Context(), at.Owner, "ctxsys_app"); err != nil {
		t.Fatal(err)
	}
	db, err := pg.Open(t.Context(), at.Application)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	key := make([]byte, 32)
	rand.Read(key)
	seals, err := team.LoadSeals(func(name string) string {
		return map[string]string{team.KeyVariable: base64.StdEncoding.EncodeToString(key)}[name]
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, to := range []**team.Team{&a, &b} {
		name := []string{"alpha", "beta"}[i]
		if err := team.AddTenant(t.Context(), at.Owner, name); err != nil {
			t.Fatal(err)
		}
		if *to, err = team.Open(t.Context(), db, name, seals); err != nil {
			t.Fatal(err)
		}
	}
	return db, at, a, b
}

var operator = team.Operator("operator")

func repository(name string) team.NewRepository {
	return team.NewRepository{Name: name, URL: "https://127.0.0.1/x.git", Poll: time.Minute, MaxBytes: 1 << 30, MaxFile: 1 << 20, Credentials: team.Credentials{HookSecret: "a secret of 16 characters"}, Readers: []string{"group:core"}}
}

func must(t *testing.T, errs ...error) {
	t.Helper()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

func names(list []team.Readable) string {
	var out []string
	for _, r := range list {
		out = append(out, r.Name)
	}
	return strings.Join(out, " ")
}

func TestRights(t *testing.T) {
	db, _, a, b := teams(t)
	ctx := t.Context()
	must(t, a.SetUser(ctx, operator, "root", team.Admin, nil), a.SetUser(ctx, operator, "ann", team.Contributor, []string{"core"}), a.SetUser(ctx, operator, "bob", team.Reader, nil),
		b.SetUser(ctx, operator, "eve", team.Admin, []string{"core"}))
	r := repository("shop")
	must(t, a.AddRepository(ctx, operator, r))
	r.Name, r.Readers = "site", []string{"all"}
	must(t, a.AddRepository(ctx, operator, r))
	r.Name, r.Readers = "vault", []string{"user:bob"}
	must(t, a.AddRepository(ctx, operator, r))
	r.Name, r.Readers = "nobody", nil
	must(t, a.AddRepository(ctx, operator, r))
	r.Name, r.Readers = "other", []string{"all"}
	must(t, b.AddRepository(ctx, operator, r))
	who := func(tm *team.Team, user string) *team.Actor {
		t.Helper()
		token, err := tm.NewToken(ctx, operator, user, "test", team.Scopes, time.Hour)
		must(t, err)
		at, actor, err := team.Authenticate(ctx, db, nil, token)
		must(t, err)
		if at.Name != tm.Name || at.Tenant() != tm.Tenant() || actor.Name != user {
			t.Fatalf("the token of %s is %s's of %s", user, actor.Name, at.Name)
		}
		return actor
	}
	sees := func(tm *team.Team, actor *team.Actor, want string) {
		t.Helper()
		list, err := tm.Readable(ctx, actor)
		must(t, err)
		if got := names(list); got != want {
			t.Errorf("%s sees %q, want %q", actor.Name, got, want)
		}
	}
	root, ann, bob, eve := who(a, "root"), who(a, "ann"), who(a, "bob"), who(b, "eve")
	sees(a, root, "nobody shop site vault")
	sees(a, ann, "shop site")
	sees(a, bob, "site vault")
	sees(b, eve, "other")
	sees(a, &team.Actor{Name: "by group", Role: team.Reader, Groups: []string{"core"}, Scopes: team.Scopes}, "shop site")
	must(t, a.Revoke(ctx, operator, "vault", "user:bob"), a.Grant(ctx, operator, "shop", "user:bob"))
	sees(a, bob, "shop site")
	must(t, a.RemoveRepository(ctx, operator, "shop"))
	sees(a, bob, "site")
	for name, err := range map[string]error{
		"a reader adds a repository": a.AddRepository(ctx, bob, repository("x")),
		"a reader makes a user":      a.SetUser(ctx, bob, "x", team.Admin, nil),
		"a contributor grants":       a.Grant(ctx, ann, "site", "user:ann"),
		"a reader reads the log":     func() error { _, err := a.Audit(ctx, bob, team.Asked{}); return err }(),
		"a reader sees jobs":         func() error { _, err := a.Jobs(ctx, bob, 0); return err }(),
		"a reader sees users":        func() error { _, err := a.Users(ctx, bob); return err }(),
		"a reader proposes":          func() error { _, err := a.Propose(ctx, bob, team.Proposal{Text: "x"}); return err }(),
		"for somebody else":          func() error { _, err := a.NewToken(ctx, bob, "root", "x", []string{"read"}, time.Hour); return err }(),
		"more than one has":          func() error { _, err := a.NewToken(ctx, bob, "bob", "x", []string{"admin"}, time.Hour); return err }(),
	} {
		if !errors.Is(err, team.ErrForbidden) {
			t.Errorf("%s: %v", name, err)
		}
	}
	log, err := a.Audit(ctx, root, team.Asked{Limit: 1000})
	must(t, err)
	if len(log) < 10 || log[0].Action != "repo.remove" || log[0].Target != "shop" {
		t.Errorf("the log has %d lines, the last is %+v", len(log), log[0])
	}
	if log, err := b.Audit(ctx, eve, team.Asked{Limit: 1000}); err != nil || len(log) > 5 {
		t.Errorf("beta has %d lines: %v", len(log), err)
	}
}

func TestTokens(t *testing.T) {
	db, at, a, b := teams(t)
	ctx := t.Context()
	must(t, a.SetUser(ctx, operator, "ann", team.Reader, nil), b.SetUser(ctx, operator, "ann", team.Reader, nil))
	token, err := a.NewToken(ctx, operator, "ann", "laptop", []string{team.ScopeRead}, time.Hour)
	must(t, err)
	other, err := b.NewToken(ctx, operator, "ann", "laptop", []string{team.ScopeRead}, time.Hour)
	must(t, err)
	refused := func(why, token string) {
		t.Helper()
		if _, _, err := team.Authenticate(ctx, db, nil, token); !errors.Is(err, team.ErrToken) {
			t.Errorf("%s: %v", why, err)
		}
	}
	parts, others := strings.Split(token, "_"), strings.Split(other, "_")
	refused("nothing", "")
	refused("another form", "Bearer")
	refused("no tenant", "ctxs__x_y")
	refused("a negative tenant", strings.Replace(token, "ctxs_", "ctxs_-", 1))
	refused("the tenant of another", strings.Join([]string{parts[0], others[1], parts[2], parts[3]}, "_"))
	refused("the secret of another", strings.Join([]string{parts[0], parts[1], parts[2], others[3]}, "_"))
	refused("a wrong secret", token[:len(token)-1]+"_")
	refused("a longer one", token+"A")
	refused("SQL", "ctxs_1_' or '1'='1_x")
	refused("a NUL", "ctxs_"+parts[1]+"_\x00_x")
	refused("not UTF-8", "ctxs_"+parts[1]+"_\xff_x")
	refused("a long one", "ctxs_"+parts[1]+"_"+strings.Repeat("x", 100000)+"_x")
	if _, _, err := team.Authenticate(ctx, db, nil, token); err != nil {
		t.Fatal(err)
	}
	super, err := pgx.Connect(ctx, at.Super)
	must(t, err)
	defer super.Close(ctx)
	var stored string
	must(t, super.QueryRow(ctx, "select string_agg(row_to_json(k)::text, '') from ctxsys.team_tokens k").Scan(&stored))
	if strings.Contains(stored, parts[3]) {
		t.Error("the token is stored")
	}
	list, err := a.Tokens(ctx, operator)
	must(t, err)
	if len(list) != 1 || list[0].Used == nil || list[0].Name != "laptop" {
		t.Fatalf("tokens %+v", list)
	}
	ann := &team.Actor{User: 0, Name: "ann", Role: team.Reader, Scopes: []string{team.ScopeRead}}
	if err := a.RevokeToken(ctx, ann, list[0].ID); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("somebody revokes another's token: %v", err)
	}
	must(t, a.RevokeToken(ctx, operator, list[0].ID))
	refused("a revoked one", token)
	expired, err := a.NewToken(ctx, operator, "ann", "old", []string{team.ScopeRead}, time.Hour)
	must(t, err)
	_, err = super.Exec(ctx, "update ctxsys.team_tokens set expires = now() - interval '1 second' where id = $1", strings.Split(expired, "_")[2])
	must(t, err)
	refused("an expired one", expired)
	out, err := a.NewToken(ctx, operator, "ann", "out", []string{team.ScopeRead}, time.Hour)
	must(t, err, a.RemoveUser(ctx, operator, "ann"))
	refused("of a user that was removed", out)
	if _, _, err := team.Authenticate(ctx, db, nil, other); err != nil {
		t.Errorf("beta's ann: %v", err)
	}
}

// TestOnlyOneTenant writes through the role of the application past every function: the database itself keeps tenants apart.
func TestOnlyOneTenant(t *testing.T) {
	db, _, a, b := teams(t)
	ctx := t.Context()
	for _, tm := range []*team.Team{a, b} {
		must(t, tm.SetUser(ctx, operator, "ann", team.Admin, []string{"core"}), tm.AddRepository(ctx, operator, repository("shop")))
		_, err := tm.Propose(ctx, operator, team.Proposal{Text: "we use tabs"})
		must(t, err)
		_, err = tm.NewToken(ctx, operator, "ann", "x", []string{"read"}, time.Hour)
		must(t, err)
	}
	for _, table := range []string{"team_users", "team_groups", "team_members", "team_tokens", "team_repositories", "team_grants", "team_logins", "team_host_readers", "team_deliveries", "team_memories", "team_audit"} {
		must(t, db.Tenant(ctx, a.Tenant(), pg.Read, func(tx pgx.Tx) error {
			var others int
			err := tx.QueryRow(ctx, "select count(*) from ctxsys."+table+" where tenant <> $1", a.Tenant()).Scan(&others)
			if others > 0 {
				t.Errorf("%s shows %d rows of others", table, others)
			}
			return err
		}))
		err := db.Tenant(ctx, a.Tenant(), pg.Write, func(tx pgx.Tx) error {
			tag, err := tx.Exec(ctx, "delete from ctxsys."+table+" where tenant = $1", b.Tenant())
			if tag.RowsAffected() > 0 {
				t.Errorf("%s of another tenant was deleted from", table)
			}
			return err
		})
		if table == "team_audit" != pg.Is(err, "42501") {
			t.Errorf("%s: %v", table, err)
		}
	}
	if err := db.NoTenant(ctx, pg.Write, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "insert into ctxsys.tenant_names (name) values ('mine')")
		return err
	}); !pg.Is(err, "42501") {
		t.Errorf("the application makes a tenant: %v", err)
	}
}

func TestHooks(t *testing.T) {
	_, _, a, b := teams(t)
	ctx := t.Context()
	must(t, a.AddRepository(ctx, operator, repository("shop")))
	r := repository("shop")
	r.HookSecret = "another secret of the other"
	must(t, b.AddRepository(ctx, operator, r))
	secret := "a secret of 16 characters"
	mac := func(secret string, body []byte) string {
		h := hmac.New(sha256.New, []byte(secret))
		h.Write(body)
		return hex.EncodeToString(h.Sum(nil))
	}
	headers := map[string]func(secret string, body []byte) http.Header{
		"github": func(s string, b []byte) http.Header {
			return http.Header{"X-Hub-Signature-256": {"sha256=" + mac(s, b)}}
		},
		"gitea":     func(s string, b []byte) http.Header { return http.Header{"X-Gitea-Signature": {mac(s, b)}} },
		"bitbucket": func(s string, b []byte) http.Header { return http.Header{"X-Hub-Signature": {"sha256=" + mac(s, b)}} },
		"gitlab":    func(s string, b []byte) http.Header { return http.Header{"X-Gitlab-Token": {s}} },
	}
	for _, forge := range team.Forges {
		body := []byte(`{"after":"` + forge + `"}`)
		header := headers[forge]
		for name, err := range map[string]error{
			"unsigned": func() error { _, err := a.Hook(ctx, forge, "shop", http.Header{}, bytes.NewReader(body)); return err }(),
			"another secret": func() error {
				_, err := a.Hook(ctx, forge, "shop", header("x", body), bytes.NewReader(body))
				return err
			}(),
			"another tenant": func() error {
				_, err := b.Hook(ctx, forge, "shop", header(secret, body), bytes.NewReader(body))
				return err
			}(),
			"no repository": func() error {
				_, err := a.Hook(ctx, forge, "' or 1=1 --", header(secret, body), bytes.NewReader(body))
				return err
			}(),
			"the body of one": func() error {
				_, err := a.Hook(ctx, forge, "shop", header(secret, []byte("x")), bytes.NewReader(body))
				return err
			}(),
		} {
			if !errors.Is(err, team.ErrToken) && !(forge == "gitlab" && name == "the body of one") {
				t.Errorf("%s, %s: %v", forge, name, err)
			}
		}
		if forge == "gitlab" { // it was taken above: its token is of no body
			body = append(body, ' ')
		}
		for n, want := range []bool{false, true, true} {
			if again, err := a.Hook(ctx, forge, "shop", header(secret, body), bytes.NewReader(body)); err != nil || again != want {
				t.Errorf("%s, try %d: %t, %v", forge, n, again, err)
			}
		}
	}
	list, err := a.Repositories(ctx, operator)
	must(t, err)
	if got := list[0].Wanted; got != 6 { // at first, once a forge, and gitlab's of above
		t.Errorf("wanted %d", got)
	}
	jobs, err := a.Jobs(ctx, operator, 0)
	must(t, err)
	if len(jobs) != 1 {
		t.Errorf("%d jobs for one repository", len(jobs))
	}
}

func TestMemories(t *testing.T) {
	db, _, a, b := teams(t)
	ctx := t.Context()
	must(t, a.SetUser(ctx, operator, "ann", team.Contributor, []string{"core"}), a.SetUser(ctx, operator, "bob", team.Reader, nil), b.SetUser(ctx, operator, "eve", team.Admin, nil), a.SetUser(ctx, operator, "root", team.Admin, nil))
	must(t, a.AddRepository(ctx, operator, repository("shop")))
	who := func(tm *team.Team, name string) *team.Actor {
		token, err := tm.NewToken(ctx, operator, name, "x", team.Scopes, time.Hour)
		must(t, err)
		_, actor, err := team.Authenticate(ctx, db, nil, token)
		must(t, err)
		return actor
	}
	ann, bob, eve, root := who(a, "ann"), who(a, "bob"), who(b, "eve"), who(a, "root")
	count := func(tm *team.Team, by *team.Actor, state string) int {
		t.Helper()
		list, err := tm.Memories(ctx, by, state)
		must(t, err)
		return len(list)
	}
	id, err := a.Propose(ctx, ann, team.Proposal{Text: "refunds are negative cents, key AKIAIOSFODNN7REALKEY", Source: "shop.go:4", Repository: "shop"})
	must(t, err)
	if count(a, ann, "proposed") != 1 || count(a, bob, "proposed") != 0 || count(a, root, "proposed") != 1 || count(b, eve, "proposed") != 0 {
		t.Error("who sees a proposal")
	}
	if err := a.Review(ctx, ann, id, true, ""); !errors.Is(err, team.ErrForbidden) {
		t.Errorf("a contributor approves: %v", err)
	}
	if err := b.Review(ctx, eve, id, true, ""); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("another tenant approves: %v", err)
	}
	agent := *root
	agent.ByAgent = true
	if err := a.Review(ctx, &agent, id, true, ""); !errors.Is(err, team.ErrForbidden) {
		t.Errorf("an assistant approves: %v", err)
	}
	must(t, a.Review(ctx, root, id, true, "seen"))
	if count(a, ann, "approved") != 1 || count(a, bob, "approved") != 0 {
		t.Error("who sees a memory of a repository")
	}
	list, err := a.Memories(ctx, ann, "approved")
	must(t, err)
	if m := list[0]; m.Author != "ann" || m.Reviewer != "root" || m.Source != "shop.go:4" || strings.Contains(m.Text, "REALKEY") {
		t.Errorf("memory %+v", m)
	}
	short, err := a.Propose(ctx, ann, team.Proposal{Text: "freeze", Life: time.Millisecond})
	must(t, err, a.Review(ctx, root, short, true, ""))
	time.Sleep(2 * time.Millisecond)
	if count(a, ann, "approved") != 1 {
		t.Error("a memory did not expire")
	}
	for _, p := range []team.Proposal{{}, {Text: strings.Repeat("x", 10000)}, {Text: "x", Kind: "law"}, {Text: "a\x00b"}} {
		if _, err := a.Propose(ctx, ann, p); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%.20q is taken: %v", p.Text, err)
		}
	}
	if _, err := a.Propose(ctx, bob, team.Proposal{Text: "x", Repository: "shop"}); err == nil {
		t.Error("a reader proposes")
	}
}

// TestSeals stores a password that only the key opens, and only for what it was sealed.
func TestSeals(t *testing.T) {
	db, at, a, b := teams(t)
	ctx := t.Context()
	r := repository("shop")
	r.Secret = "the password of the forge"
	must(t, a.AddRepository(ctx, operator, r), b.AddRepository(ctx, operator, r))
	list, err := a.Repositories(ctx, operator)
	must(t, err)
	remote, err := a.Remote(&list[0], func(string) string { return "" })
	must(t, err)
	if remote.Secret != r.Secret || list[0].Secret != "sealed" {
		t.Fatalf("remote %+v", remote)
	}
	super, err := pgx.Connect(ctx, at.Super)
	must(t, err)
	defer super.Close(ctx)
	var stored []byte
	must(t, super.QueryRow(ctx, "select secret from ctxsys.team_repositories where tenant = $1", a.Tenant()).Scan(&stored))
	if bytes.Contains(stored, []byte("password")) {
		t.Error("the password is stored in clear")
	}
	_, err = super.Exec(ctx, "update ctxsys.team_repositories set secret = (select secret from ctxsys.team_repositories where tenant = $1) where tenant = $2", a.Tenant(), b.Tenant())
	must(t, err)
	list, err = b.Repositories(ctx, operator)
	must(t, err)
	if _, err := b.Remote(&list[0], func(string) string { return "" }); err == nil {
		t.Error("a secret was opened as another's")
	}
	keyless, err := team.Open(ctx, db, "alpha", nil)
	must(t, err)
	r.Name = "second"
	if err := keyless.AddRepository(ctx, operator, r); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("stored without a key: %v", err)
	}
	r.Secret, r.SecretVariable, r.HookSecret = "", "PATH", ""
	if err := keyless.AddRepository(ctx, operator, r); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("any variable: %v", err)
	}
	r.SecretVariable = "CTX_SYS_TEAM_SECRET_FORGE"
	must(t, keyless.AddRepository(ctx, operator, r))
}

func TestSQLInFields(t *testing.T) {
	_, _, a, b := teams(t)
	ctx := context.Background()
	must(t, b.SetUser(ctx, operator, "ann", team.Reader, nil), b.AddRepository(ctx, operator, repository("shop")))
	for _, s := range []string{"'; drop table ctxsys.team_users; --", "x' or '1'='1", `$1`, "\\'; select set_config('ctxsys.tenant','2',false)--", "a\x00b", "\xff", strings.Repeat("'", 1000), "${jndi}", "%s%n"} {
		_ = a.SetUser(ctx, operator, s, team.Role(s), []string{s})
		_ = a.SetUser(ctx, operator, "ok", team.Reader, []string{s})
		_ = a.RemoveUser(ctx, operator, s)
		_, _ = a.NewToken(ctx, operator, s, s, []string{s}, time.Hour)
		_ = a.RevokeToken(ctx, operator, s)
		_ = a.AddRepository(ctx, operator, team.NewRepository{Name: s, URL: s, Branch: s, Patterns: []string{s}, Account: s, Credentials: team.Credentials{SecretVariable: s}, MaxBytes: 1, MaxFile: 1, Readers: []string{s}})
		n := repository("fine")
		n.Branch, n.Account, n.Patterns, n.Readers = s, s, []string{s}, []string{"user:" + s}
		_ = a.AddRepository(ctx, operator, n)
		_ = a.RemoveRepository(ctx, operator, s)
		_ = a.SyncRepository(ctx, operator, s)
		_ = a.Grant(ctx, operator, s, s, "user:"+s, "group:"+s)
		_ = a.SetHost(ctx, operator, s, s, time.Hour)
		_ = a.SetHost(ctx, operator, "fine", s, time.Hour)
		_ = a.SetLogin(ctx, operator, s, s+"/"+s)
		_ = a.SetLogin(ctx, operator, "ok", s+"/"+s)
		_, _ = a.Propose(ctx, operator, team.Proposal{Text: s, Source: s, Repository: s, Kind: s})
		_, _ = a.Memories(ctx, operator, s)
		_, _ = a.Known(ctx, team.Identity{Issuer: s, Subject: s, Name: s, Groups: []string{s}})
	}
	users, err := b.Users(ctx, operator)
	must(t, err)
	repos, err := b.Repositories(ctx, operator)
	must(t, err)
	if len(users) != 1 || len(repos) != 1 {
		t.Errorf("of beta there are %d users and %d repositories", len(users), len(repos))
	}
}
