package team

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/team/host"
)

// HostRights is what a code host says of who may read a repository. It adds to the grants, as long as it holds.
type HostRights struct {
	Kind    string     `json:"kind"` // one of host.Kinds
	Host    string     `json:"host"`
	Readers []string   `json:"readers"` // logins, as it said last
	Lapse   string     `json:"lapse"`   // how long an answer holds
	Until   *time.Time `json:"until,omitempty"`
	Holds   bool       `json:"holds"`
	Problem string     `json:"problem,omitempty"` // why the last try had no answer
}

// Bounds of how long an answer of a host holds. It is asked four times in that time.
const (
	DefaultLapse  = time.Hour
	shortestLapse = time.Minute
	longestLapse  = 7 * 24 * time.Hour
)

// hostColumns are those of repositoryColumns that scan reads into HostRights.
const hostColumns = `, r.host_kind, r.host_name, r.host_lapse, r.host_until, coalesce(r.host_until > now(), false), r.host_problem,
	array(select h.login from ctxsys.team_host_readers h where h.tenant = r.tenant and h.repo = r.id order by 1)`

// SetHost has a code host say who may read a repository besides its grants, from its next answer on and for a time after each; with the kind "" no more.
func (t *Team) SetHost(ctx context.Context, by *Actor, name, kind string, lapse time.Duration) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	if lapse < shortestLapse || lapse > longestLapse {
		return fmt.Errorf("%w: an answer of a host holds for %v to %v", ctxsys.ErrUsage, shortestLapse, longestLapse)
	}
	detail := kind + " for " + lapse.String()
	if kind == "" {
		detail = "none"
	}
	return t.changed(ctx, by, "repo.host", name, detail, func(tx pgx.Tx) error {
		var id int64
		var url string
		if err := tx.QueryRow(ctx, "select id, url from ctxsys.team_repositories where tenant = $1 and name = $2 for update", t.tenant, name).Scan(&id, &url); err != nil {
			return found(err, "repository", name)
		}
		at := host.Repository{}
		if kind != "" {
			var err error
			if at, err = host.Of(kind, url); err != nil {
				return err
			}
		}
		if _, err := tx.Exec(ctx, "delete from ctxsys.team_host_readers where tenant = $1 and repo = $2", t.tenant, id); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `update ctxsys.team_repositories set host_kind = $3, host_name = $4, host_lapse = $5, host_polled = null, host_until = null, host_problem = '' where tenant = $1 and id = $2`,
			t.tenant, id, kind, at.Host, int(lapse.Seconds()))
		return err
	})
}

// SetLogin says who a user is at a code host: HOST/LOGIN. What the host lets that login read, the user may read.
func (t *Team) SetLogin(ctx context.Context, by *Actor, user, login string) error {
	at, name, err := loginOf(by, login)
	if err != nil {
		return err
	}
	return t.changed(ctx, by, "user.login", user, login, func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "insert into ctxsys.team_logins (tenant, host, login, member) select $1, $3, $4, id from ctxsys.team_users where tenant = $1 and name = $2", t.tenant, user, at, name)
		return gone(tag.RowsAffected(), err, "user", user)
	})
}

// RemoveLogin takes back what SetLogin said.
func (t *Team) RemoveLogin(ctx context.Context, by *Actor, user, login string) error {
	at, name, err := loginOf(by, login)
	if err != nil {
		return err
	}
	return t.changed(ctx, by, "user.login", user, "not "+login, func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "delete from ctxsys.team_logins where tenant = $1 and host = $3 and login = $4 and member = (select id from ctxsys.team_users where tenant = $1 and name = $2)", t.tenant, user, at, name)
		return gone(tag.RowsAffected(), err, "login", login)
	})
}

func loginOf(by *Actor, login string) (at, name string, err error) {
	at, name, ok := strings.Cut(strings.ToLower(login), "/")
	if !ok || at == "" || name == "" || strings.ContainsAny(name, "/ \x00") || !utf8.ValidString(login) || len(login) > 400 {
		err = fmt.Errorf("%w: %q is no login at a code host: use HOST/LOGIN, such as github.com/ann", ctxsys.ErrUsage, login)
	}
	if forbidden := by.must(ScopeAdmin); forbidden != nil {
		err = forbidden
	}
	return at, name, err
}

// HostJob is a repository whose host is to be asked now.
type HostJob struct {
	Repository Repository
	Host       host.Repository
	Remote     git.Remote // with the token, which is that for fetching
	polled     time.Time
}

// maxHostJobs is how many repositories are taken at once.
const maxHostJobs = 20

// HostsDue takes the repositories whose host is to be asked, and has nobody else ask for a while. What is wrong with one itself is stored there.
func (t *Team) HostsDue(ctx context.Context, getenv func(string) string) (due []HostJob, err error) {
	var ids []int64
	var polled time.Time
	err = t.write(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `update ctxsys.team_repositories set host_polled = now() where tenant = $1 and id in (select id from ctxsys.team_repositories
			where tenant = $1 and host_kind <> '' and (host_polled is null or host_polled < now() - make_interval(secs => host_lapse / 4.0)) order by host_polled nulls first limit $2 for update skip locked) returning id, host_polled`, t.tenant, maxHostJobs)
		if err != nil {
			return err
		}
		var id int64
		_, err = pgx.ForEachRow(rows, []any{&id, &polled}, func() error { ids = append(ids, id); return nil })
		return err
	})
	for _, id := range ids {
		j := HostJob{polled: polled}
		r, one := t.RepositoryByID(ctx, id)
		if j.Repository = r; one == nil && r.Host == nil {
			continue // an admin ended it
		}
		if one == nil {
			j.Host, one = host.Of(r.Host.Kind, r.URL)
		}
		if one == nil {
			j.Remote, one = t.Remote(&r, getenv)
		}
		if one == nil {
			due = append(due, j)
		} else if r.ID != 0 {
			_, one = t.HostAnswered(ctx, j, nil, one)
		}
		if err == nil {
			err = one
		}
	}
	return due, err
}

// HostAnswered stores the answer of a host, or why there is none: then the last one holds as long as it does. changed says that others may read the repository than before.
func (t *Team) HostAnswered(ctx context.Context, j HostJob, readers []string, failed error) (changed bool, err error) {
	repo := j.Repository.ID
	return changed, t.write(ctx, func(tx pgx.Tx) error {
		// An answer that a later question overtook, or whose host an admin changed, is none.
		tag, err := tx.Exec(ctx, "select from ctxsys.team_repositories where tenant = $1 and id = $2 and host_polled = $3 for update", t.tenant, repo, j.polled)
		if err != nil || tag.RowsAffected() == 0 {
			return err
		}
		if failed != nil {
			_, err := tx.Exec(ctx, "update ctxsys.team_repositories set host_problem = $3 where tenant = $1 and id = $2", t.tenant, repo, cut(failed.Error()))
			return err
		}
		rows, err := tx.Query(ctx, "select login from ctxsys.team_host_readers where tenant = $1 and repo = $2", t.tenant, repo)
		if err != nil {
			return err
		}
		before, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		var said []string
		for _, l := range before {
			if !slices.Contains(readers, l) {
				said = append(said, "-"+l)
			}
		}
		for _, l := range readers {
			if !slices.Contains(before, l) {
				said = append(said, "+"+l)
			}
		}
		if changed = len(said) > 0; changed {
			b := &pgx.Batch{}
			b.Queue("delete from ctxsys.team_host_readers where tenant = $1 and repo = $2 and not login = any($3)", t.tenant, repo, list(readers))
			b.Queue("insert into ctxsys.team_host_readers (tenant, repo, login) select $1, $2, unnest($3::text[]) on conflict do nothing", t.tenant, repo, list(readers))
			if err := tx.SendBatch(ctx, b).Close(); err != nil {
				return err
			}
			if err := t.note(ctx, tx, &Actor{Name: j.Host.Host}, "repo.host_readers", j.Repository.Name, strings.Join(said, " ")); err != nil {
				return err
			}
		}
		// It holds from when it was asked for, not from when it came.
		_, err = tx.Exec(ctx, "update ctxsys.team_repositories set host_problem = '', host_until = host_polled + make_interval(secs => host_lapse) where tenant = $1 and id = $2", t.tenant, repo)
		return err
	})
}
