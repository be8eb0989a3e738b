// Package team is what a team's server knows besides its indexes: users and their groups, tokens, repositories and who may read them, memories that
// were proposed, and a log of what was done. Everything of it is one tenant's, and lies in PostgreSQL.
//
// These hold:
//
//   - Which repositories a user may read is said in one place, Readable; nothing else opens an index for a question.
//   - What changes anything writes a line of the audit log in the same transaction.
//   - A secret is stored sealed or as a hash, and is in no error.
//   - What decides over time (a token that expires, a webhook that comes again) is compared with the clock of the database alone.
package team

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/pg"
)

// Role is what a user may do in a tenant, beyond what a grant says about repositories.
type Role string

// The roles. Each includes those before it.
const (
	Reader      Role = "reader"      // asks about the repositories that it was given
	Contributor Role = "contributor" // proposes memories too
	Admin       Role = "admin"       // sees and changes everything
)

// The scopes of a token, which narrow what its user may do.
const (
	ScopeRead    = "read"    // ask
	ScopePropose = "propose" // propose memories
	ScopeAdmin   = "admin"   // everything else
)

// Scopes are those that there are.
var Scopes = []string{ScopeRead, ScopePropose, ScopeAdmin}

// Errors that callers branch on.
var (
	ErrToken     = errors.New("the token is missing, wrong, expired or revoked") // which of them is nobody's business
	ErrForbidden = errors.New("not allowed")
	ErrTaken     = errors.New("the name is taken")
)

// Actor is who does something: a user with a token or a session, or who runs a command with the address of the database.
type Actor struct {
	User    int64 // 0: a command
	Name    string
	Role    Role
	Groups  []string // that its token names, besides those that are stored
	Scopes  []string
	Address string // where the request came from
	ByAgent bool   // what it says is an assistant's
}

// Operator is who runs commands with the address of the database, and may do what that allows.
func Operator(name string) *Actor { return &Actor{Name: name, Role: Admin, Scopes: Scopes} }

// May reports whether the actor may do what a scope is for, by its role and its token.
func (a *Actor) May(scope string) bool {
	allowed := map[Role][]string{Reader: {ScopeRead}, Contributor: {ScopeRead, ScopePropose}, Admin: Scopes}[a.Role]
	has := func(list []string) bool {
		for _, s := range list {
			if s == scope {
				return true
			}
		}
		return false
	}
	return has(allowed) && has(a.Scopes)
}

func (a *Actor) must(scope string) error {
	if a.May(scope) {
		return nil
	}
	return fmt.Errorf("%w: %s lacks the right %q", ErrForbidden, a.Name, scope)
}

// Team is one tenant. It is safe for concurrent use.
type Team struct {
	Name string

	db     *pg.DB
	tenant int64
	seals  *Seals
}

// nameOf is the form of the names of tenants, users, groups and repositories: each can be a part of a path.
var (
	tenantName = lazyregexp.New(`^[a-z0-9][a-z0-9-]{0,62}$`)
	plainName  = lazyregexp.New(`^[\pL\pN][\pL\pN._@+-]*$`)
)

// checkName refuses what cannot be the name of a user, a group or a repository.
func checkName(what, name string) error {
	if !plainName.MatchString(name) || utf8.RuneCountInString(name) > 100 || strings.Contains(name, "..") {
		return fmt.Errorf("%w: %q is no name of a %s: use letters, digits and . _ - @ +, at most 100", ctxsys.ErrUsage, name, what)
	}
	return nil
}

// AddTenant makes a tenant where there is none of that name, as the owner of the tables, whose address url is.
func AddTenant(ctx context.Context, url, name string) error {
	if !tenantName.MatchString(name) {
		return fmt.Errorf("%w: %q is no name of a tenant: use lower-case letters, digits and -, at most 63", ctxsys.ErrUsage, name)
	}
	owner, err := pgx.Connect(ctx, url)
	if err != nil {
		return err
	}
	defer owner.Close(ctx)
	_, err = owner.Exec(ctx, "insert into ctxsys.tenant_names (name) values ($1) on conflict do nothing", name)
	return err
}

// Open returns the tenant of a name. The error wraps ctxsys.ErrNotFound when there is none. seals may be nil: no secret is read or stored then.
func Open(ctx context.Context, db *pg.DB, name string, seals *Seals) (*Team, error) {
	t := &Team{Name: name, db: db, seals: seals}
	err := db.NoTenant(ctx, pg.Read, func(tx pgx.Tx) error {
		return tx.QueryRow(ctx, "select tenant from ctxsys.tenant_names where name = $1", name).Scan(&t.tenant)
	})
	if errors.Is(err, pgx.ErrNoRows) || pg.Is(err, "22021") {
		return nil, fmt.Errorf("%w: there is no tenant %q: `ctx-sys team migrate --tenant %s` makes it", ctxsys.ErrNotFound, name, name)
	}
	return t, err
}

// All returns all tenants by name.
func All(ctx context.Context, db *pg.DB, seals *Seals) (all []*Team, err error) {
	err = db.NoTenant(ctx, pg.Read, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select name, tenant from ctxsys.tenant_names order by name")
		if err != nil {
			return err
		}
		all, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (*Team, error) {
			t := &Team{db: db, seals: seals}
			return t, row.Scan(&t.Name, &t.tenant)
		})
		return err
	})
	return all, err
}

// Tenant is the number of the tenant.
func (t *Team) Tenant() int64 { return t.tenant }

// read runs f in a transaction that reads.
func (t *Team) read(ctx context.Context, f func(pgx.Tx) error) error {
	return textual(t.db.Tenant(ctx, t.tenant, pg.Read, f))
}

// write runs f in a transaction that writes.
func (t *Team) write(ctx context.Context, f func(pgx.Tx) error) error {
	return textual(t.db.Tenant(ctx, t.tenant, pg.Write, f))
}

// textual words the error for a text that PostgreSQL has no form for.
func textual(err error) error {
	if pg.Is(err, "22021") {
		return fmt.Errorf("%w: a text is not UTF-8, or has a NUL", ctxsys.ErrUsage)
	}
	return err
}

// changed runs f in a transaction, with a line of the audit log.
func (t *Team) changed(ctx context.Context, by *Actor, action, target, detail string, f func(pgx.Tx) error) error {
	err := t.write(ctx, func(tx pgx.Tx) error {
		if err := f(tx); err != nil {
			return err
		}
		return t.note(ctx, tx, by, action, target, detail)
	})
	if pg.Is(err, "23505") {
		return fmt.Errorf("%w: %w: %s", ctxsys.ErrUsage, ErrTaken, target)
	}
	return err
}

func (t *Team) note(ctx context.Context, tx pgx.Tx, by *Actor, action, target, detail string) error {
	_, err := tx.Exec(ctx, "insert into ctxsys.team_audit (tenant, actor, action, target, detail, address) values ($1, $2, $3, $4, $5, $6)",
		t.tenant, cut(by.Name), action, cut(target), cut(detail), by.Address)
	return err
}

// Note adds a line to the audit log.
func (t *Team) Note(ctx context.Context, by *Actor, action, target, detail string) error {
	return t.write(ctx, func(tx pgx.Tx) error { return t.note(ctx, tx, by, action, target, detail) })
}

// cut keeps a text of the audit log short and storable.
func cut(s string) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, "?"), "\x00", "?")
	if r := []rune(s); len(r) > 500 {
		return string(r[:500])
	}
	return s
}

// AuditEntry is a line of the audit log.
type AuditEntry struct {
	ID      int64     `json:"id"`
	At      time.Time `json:"at"`
	Actor   string    `json:"actor"`
	Action  string    `json:"action"`
	Target  string    `json:"target,omitempty"`
	Detail  string    `json:"detail,omitempty"`
	Address string    `json:"address,omitempty"`
}

// Asked says which lines of the audit log are wanted.
type Asked struct {
	Before  int64 // those before the line of a number, 0 for the last ones
	Limit   int   // at most 1000; 0 is 100
	Changes bool  // without the questions
}

// AskAction begins the action of a question.
const AskAction = "ask."

// Audit returns lines of the audit log, the latest first.
func (t *Team) Audit(ctx context.Context, by *Actor, asked Asked) (out []AuditEntry, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, err
	}
	limit := asked.Limit
	if limit <= 0 || limit > 1000 {
		limit = 100
	}
	which := ""
	if asked.Changes {
		which = " and not starts_with(action, '" + AskAction + "')" // the condition of an index
	}
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select id, at, actor, action, target, detail, address from ctxsys.team_audit where tenant = $1 and ($2 = 0 or id < $2)"+which+" order by id desc limit $3", t.tenant, asked.Before, limit)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowToStructByPos[AuditEntry])
		return err
	})
	return out, err
}

// found turns that no row is there into an error that says so.
func found(err error, what, name string) error {
	if errors.Is(err, pgx.ErrNoRows) {
		return fmt.Errorf("%w: there is no %s %q", ctxsys.ErrNotFound, what, name)
	}
	return err
}

// gone is found for a statement that changes rows.
func gone(n int64, err error, what, name string) error {
	if err == nil && n == 0 {
		err = pgx.ErrNoRows
	}
	return found(err, what, name)
}

// At is the tenant of a number, whose name is not looked up.
func At(db *pg.DB, tenant int64, seals *Seals) *Team {
	return &Team{db: db, tenant: tenant, seals: seals}
}

// NoteAll adds lines to the audit log, as they are.
func (t *Team) NoteAll(ctx context.Context, entries []AuditEntry) error {
	return t.write(ctx, func(tx pgx.Tx) error {
		b := &pgx.Batch{}
		for _, e := range entries {
			b.Queue("insert into ctxsys.team_audit (tenant, at, actor, action, target, detail, address) values ($1, $2, $3, $4, $5, $6, $7)",
				t.tenant, e.At, cut(e.Actor), e.Action, cut(e.Target), cut(e.Detail), e.Address)
		}
		return tx.SendBatch(ctx, b).Close()
	})
}
