package team

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pg"
)

// User is a user of a tenant.
type User struct {
	ID       int64     `json:"-"`
	Name     string    `json:"name"`
	Role     Role      `json:"role"`
	Disabled bool      `json:"disabled,omitempty"`
	Issuer   string    `json:"issuer,omitempty"`
	Subject  string    `json:"subject,omitempty"`
	Groups   []string  `json:"groups"`
	Logins   []string  `json:"logins"` // at code hosts: HOST/LOGIN
	Created  time.Time `json:"created"`
}

func checkRole(r Role) error {
	if !slices.Contains([]Role{Reader, Contributor, Admin}, r) {
		return fmt.Errorf("%w: no role %q: use reader, contributor or admin", ctxsys.ErrUsage, r)
	}
	return nil
}

// SetUser makes a user, or gives one that is there another role and other groups; groups that are not there are made. nil groups stay as they are.
func (t *Team) SetUser(ctx context.Context, by *Actor, name string, role Role, groups []string) error {
	if err := errors.Join(by.must(ScopeAdmin), checkName("user", name), checkRole(role)); err != nil {
		return err
	}
	return t.changed(ctx, by, "user.set", name, string(role)+" "+strings.Join(groups, ","), func(tx pgx.Tx) error {
		var id int64
		if err := tx.QueryRow(ctx, `insert into ctxsys.team_users (tenant, name, role) values ($1, $2, $3)
			on conflict (tenant, name) do update set role = excluded.role, disabled = false returning id`, t.tenant, name, role).Scan(&id); err != nil {
			return err
		}
		if groups == nil {
			return nil
		}
		if _, err := tx.Exec(ctx, "delete from ctxsys.team_members where tenant = $1 and member = $2", t.tenant, id); err != nil {
			return err
		}
		for _, g := range groups {
			of, err := t.group(ctx, tx, g)
			if err == nil {
				_, err = tx.Exec(ctx, "insert into ctxsys.team_members (tenant, member, of_group) values ($1, $2, $3) on conflict do nothing", t.tenant, id, of)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// group is the number of a group, which is made where it is not there.
func (t *Team) group(ctx context.Context, tx pgx.Tx, name string) (id int64, err error) {
	if err := checkName("group", name); err != nil {
		return 0, err
	}
	err = tx.QueryRow(ctx, "insert into ctxsys.team_groups (tenant, name) values ($1, $2) on conflict (tenant, name) do update set name = excluded.name returning id", t.tenant, name).Scan(&id)
	return id, err
}

// RemoveUser shuts a user out: its tokens are of no use from now on. What it proposed keeps its name.
func (t *Team) RemoveUser(ctx context.Context, by *Actor, name string) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	return t.changed(ctx, by, "user.remove", name, "", func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "update ctxsys.team_users set disabled = true where tenant = $1 and name = $2", t.tenant, name)
		return gone(tag.RowsAffected(), err, "user", name)
	})
}

// Users returns all users by name.
func (t *Team) Users(ctx context.Context, by *Actor) (out []User, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, err
	}
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `select u.id, u.name, u.role, u.disabled, u.issuer, u.subject, u.created,
			array(select g.name from ctxsys.team_members m join ctxsys.team_groups g on g.tenant = m.tenant and g.id = m.of_group
				where m.tenant = u.tenant and m.member = u.id order by 1),
			array(select l.host || '/' || l.login from ctxsys.team_logins l where l.tenant = u.tenant and l.member = u.id order by 1)
			from ctxsys.team_users u where u.tenant = $1 order by u.name`, t.tenant)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (u User, err error) {
			return u, row.Scan(&u.ID, &u.Name, &u.Role, &u.Disabled, &u.Issuer, &u.Subject, &u.Created, &u.Groups, &u.Logins)
		})
		return err
	})
	return out, err
}

// Identity is who an OpenID Connect provider says somebody is.
type Identity struct {
	Issuer, Subject string
	Name            string // for people
	Groups          []string
	Scopes          []string
}

// Known returns who an identity is in the tenant. The first time that somebody comes a reader is made, who may read what all may and what its groups
// may; the name is made different where another user has it.
func (t *Team) Known(ctx context.Context, i Identity) (*Actor, error) {
	a := &Actor{Groups: i.Groups, Scopes: i.Scopes}
	if i.Subject == "" || i.Issuer == "" {
		return nil, ErrToken
	}
	var disabled bool
	find := func(tx pgx.Tx) error {
		return tx.QueryRow(ctx, "select id, name, role, disabled from ctxsys.team_users where tenant = $1 and issuer = $2 and subject = $3", t.tenant, i.Issuer, i.Subject).
			Scan(&a.User, &a.Name, &a.Role, &disabled)
	}
	err := t.read(ctx, find)
	if errors.Is(err, pgx.ErrNoRows) {
		name := i.Name
		if checkName("user", name) != nil {
			name = "user-" + strings.ToLower(rand.Text()[:8])
		}
		for range 3 {
			a.Name = name
			err = t.changed(ctx, a, "user.first", name, i.Issuer+" "+i.Subject, func(tx pgx.Tx) error {
				_, err := tx.Exec(ctx, "insert into ctxsys.team_users (tenant, name, role, issuer, subject) values ($1, $2, $3, $4, $5) on conflict (tenant, issuer, subject) where subject <> '' do nothing",
					t.tenant, name, Reader, i.Issuer, i.Subject)
				return err
			})
			if !errors.Is(err, ErrTaken) {
				break
			}
			name = i.Name + "-" + strings.ToLower(rand.Text()[:6])
		}
		if err == nil {
			err = t.read(ctx, find)
		}
	}
	if err == nil && disabled {
		err = ErrToken
	}
	return a, err
}

// Token is a personal token without what makes it one.
type Token struct {
	ID      string     `json:"id"`
	User    string     `json:"user"`
	Name    string     `json:"name"`
	Scopes  []string   `json:"scopes"`
	Created time.Time  `json:"created"`
	Expires time.Time  `json:"expires"`
	Used    *time.Time `json:"used,omitempty"`
	Revoked *time.Time `json:"revoked,omitempty"`
}

// TokenPrefix begins every token. What follows is the number of the tenant, the id of the token, and 130 random bits.
const TokenPrefix = "ctxs_"

// MaxTokenLife is how long a token may live.
const MaxTokenLife = 366 * 24 * time.Hour

// NewToken makes a token for a user. It is returned this once: what is stored is a hash of it.
func (t *Team) NewToken(ctx context.Context, by *Actor, user, name string, scopes []string, life time.Duration) (token string, err error) {
	if by.User == 0 || by.Name != user { // one's own tokens everybody may make, with no more than one has
		if err := by.must(ScopeAdmin); err != nil {
			return "", err
		}
	}
	if name == "" || len(name) > 100 {
		return "", fmt.Errorf("%w: a token needs a name of at most 100 bytes, by which it is known in the list", ctxsys.ErrUsage)
	}
	if life <= 0 || life > MaxTokenLife {
		return "", fmt.Errorf("%w: a token lives for %v at most, and longer than nothing", ctxsys.ErrUsage, MaxTokenLife)
	}
	for _, s := range scopes {
		if !slices.Contains(Scopes, s) {
			return "", fmt.Errorf("%w: no scope %q: use %s", ctxsys.ErrUsage, s, strings.Join(Scopes, ", "))
		}
		if err := by.must(s); err != nil {
			return "", err
		}
	}
	if len(scopes) == 0 {
		return "", fmt.Errorf("%w: a token needs a scope: use %s", ctxsys.ErrUsage, strings.Join(Scopes, ", "))
	}
	id := strings.ToLower(rand.Text()[:12])
	token = fmt.Sprintf("%s%d_%s_%s", TokenPrefix, t.tenant, id, rand.Text())
	hash := sha256.Sum256([]byte(token))
	return token, t.changed(ctx, by, "token.new", user, id+" "+name+" "+strings.Join(scopes, ","), func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, `insert into ctxsys.team_tokens (tenant, id, owner, name, hash, scopes, expires)
			select $1, $2, id, $4, $5, $6, now() + make_interval(secs => $7) from ctxsys.team_users where tenant = $1 and name = $3 and not disabled`,
			t.tenant, id, user, name, hash[:], scopes, life.Seconds())
		return gone(tag.RowsAffected(), err, "user", user)
	})
}

// RevokeToken makes a token useless from now on.
func (t *Team) RevokeToken(ctx context.Context, by *Actor, id string) error {
	return t.changed(ctx, by, "token.revoke", id, "", func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "update ctxsys.team_tokens set revoked = now() where tenant = $1 and id = $2 and revoked is null and ($3 or owner = $4)", t.tenant, id, by.May(ScopeAdmin), by.User)
		return gone(tag.RowsAffected(), err, "token", id)
	})
}

// RevokeTokens makes all tokens of a user useless from now on, and returns how many there were.
func (t *Team) RevokeTokens(ctx context.Context, by *Actor, user string) (n int, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return 0, err
	}
	return n, t.changed(ctx, by, "token.revoke", user, "all", func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, `update ctxsys.team_tokens set revoked = now() where tenant = $1 and revoked is null
			and owner = (select id from ctxsys.team_users where tenant = $1 and name = $2)`, t.tenant, user)
		n = int(tag.RowsAffected())
		return err
	})
}

// Tokens returns the tokens, the newest first: all for an admin, one's own for others.
func (t *Team) Tokens(ctx context.Context, by *Actor) (out []Token, err error) {
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `select k.id, u.name, k.name, k.scopes, k.created, k.expires, k.used, k.revoked from ctxsys.team_tokens k
			join ctxsys.team_users u on u.tenant = k.tenant and u.id = k.owner where k.tenant = $1 and ($2 or k.owner = $3) order by k.created desc, k.id`, t.tenant, by.May(ScopeAdmin), by.User)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowToStructByPos[Token])
		return err
	})
	return out, err
}

// Authenticate returns who a token is, and of which tenant. The error wraps ErrToken when it is no token that counts now, whatever is wrong with it.
func Authenticate(ctx context.Context, db *pg.DB, seals *Seals, token string) (*Team, *Actor, error) {
	return authenticate(ctx, db, seals, token, nil)
}

// AuthenticateReader is Authenticate, and returns what Readable does then, of the same moment; nil for a token that may not ask.
func AuthenticateReader(ctx context.Context, db *pg.DB, seals *Seals, token string) (t *Team, a *Actor, repos []Readable, err error) {
	t, a, err = authenticate(ctx, db, seals, token, func(tx pgx.Tx, t *Team, a *Actor) (err error) {
		if a.May(ScopeRead) {
			repos, err = t.readable(ctx, tx, a)
		}
		return err
	})
	return t, a, repos, err
}

// authenticate calls more, which may be nil, in its transaction once it is known who asks.
func authenticate(ctx context.Context, db *pg.DB, seals *Seals, token string, more func(pgx.Tx, *Team, *Actor) error) (*Team, *Actor, error) {
	rest, ours := strings.CutPrefix(token, TokenPrefix)
	parts := strings.Split(rest, "_")
	if !ours || len(parts) != 3 || len(token) > 200 {
		return nil, nil, ErrToken
	}
	tenant, err := strconv.ParseInt(parts[0], 10, 64)
	if err != nil || tenant <= 0 {
		return nil, nil, ErrToken
	}
	t, a := &Team{db: db, tenant: tenant, seals: seals}, &Actor{}
	var fresh bool
	err = t.read(ctx, func(tx pgx.Tx) error {
		var stored []byte
		if err := tx.QueryRow(ctx, `select k.hash, k.scopes, u.id, u.name, u.role, n.name, coalesce(k.used > now() - interval '1 minute', false)
			from ctxsys.team_tokens k join ctxsys.team_users u on u.tenant = k.tenant and u.id = k.owner join ctxsys.tenant_names n on n.tenant = k.tenant
			where k.tenant = $1 and k.id = $2 and k.revoked is null and k.expires > now() and not u.disabled`, tenant, parts[1]).
			Scan(&stored, &a.Scopes, &a.User, &a.Name, &a.Role, &t.Name, &fresh); err != nil {
			return err
		}
		if hash := sha256.Sum256([]byte(token)); subtle.ConstantTimeCompare(hash[:], stored) != 1 {
			return ErrToken
		}
		if more == nil {
			return nil
		}
		return more(tx, t, a)
	})
	if errors.Is(err, pgx.ErrNoRows) || errors.Is(err, ctxsys.ErrUsage) { // or it has bytes that no text has
		return nil, nil, ErrToken
	}
	if err != nil {
		return nil, nil, err
	}
	if !fresh {
		err = t.write(ctx, func(tx pgx.Tx) error {
			_, err := tx.Exec(ctx, "update ctxsys.team_tokens set used = now() where tenant = $1 and id = $2", tenant, parts[1])
			return err
		})
	}
	return t, a, err
}
