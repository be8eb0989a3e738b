package team

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/sshkey"
)

// Repository is a repository of a tenant, and how far it is indexed.
type Repository struct {
	ID       int64         `json:"-"`
	Name     string        `json:"name"`
	URL      string        `json:"url"`
	Branch   string        `json:"branch,omitempty"` // that was asked for; "" is what the other side says
	Patterns []string      `json:"branches,omitempty"`
	Account  string        `json:"account,omitempty"`
	Secret   string        `json:"secret,omitempty"`    // where the password is: the name of a variable, or "sealed"
	HostKeys []string      `json:"host_keys,omitempty"` // fingerprints of the host's keys for ssh
	Hook     bool          `json:"webhook"`             // a webhook is expected
	Poll     time.Duration `json:"-"`
	PollText string        `json:"poll"`
	MaxBytes int64         `json:"max_bytes"`
	MaxFile  int64         `json:"max_file_bytes"`

	Wanted  int64      `json:"-"`
	Seen    int64      `json:"-"`
	Head    string     `json:"indexed_branch,omitempty"`
	Commit  string     `json:"commit,omitempty"`
	Files   int        `json:"files"`
	Indexed *time.Time `json:"indexed,omitempty"`
	Problem string     `json:"problem,omitempty"`
	Pending bool       `json:"pending"` // a run is wanted that has not ended yet
	Grants  []string   `json:"readers"` // "all", "user:NAME", "group:NAME"

	Host *HostRights `json:"host,omitempty"` // nil: no code host says who may read it

	secretName, hostKeys string
	sealed, hooked       []byte
}

// NewRepository says what is added.
type NewRepository struct {
	Name, URL, Branch string
	Patterns          []string
	Account           string
	Credentials
	Poll              time.Duration
	MaxBytes, MaxFile int64
	Readers           []string // "all", "user:NAME", "group:NAME"
}

// Bounds of a repository where nothing else is said.
const (
	DefaultPoll     = 5 * time.Minute
	DefaultMaxBytes = 4 << 30
	DefaultMaxFile  = 1 << 20
	shortestPoll    = 10 * time.Second
)

// secretVariable is the form of the variables that hold passwords: no setting can name another variable of the worker's.
var secretVariable = lazyregexp.New(`^CTX_SYS_TEAM_SECRET_[A-Z0-9_]{1,80}$`)

func (n *NewRepository) check() error {
	switch {
	case n.Poll != 0 && n.Poll < shortestPoll:
		return fmt.Errorf("%w: a repository is polled every %v at most; 0 is never", ctxsys.ErrUsage, shortestPoll)
	case n.MaxBytes <= 0 || n.MaxFile <= 0:
		return fmt.Errorf("%w: the limits of a repository are greater than 0", ctxsys.ErrUsage)
	case strings.Contains(n.Name, "/"):
		return fmt.Errorf("%w: the name of a repository has no slash", ctxsys.ErrUsage)
	case len(n.Patterns) > 20:
		return fmt.Errorf("%w: a repository has 20 patterns of branches at most", ctxsys.ErrUsage)
	}
	if err := errors.Join(checkName("repository", n.Name), git.CheckRemote(n.URL)); err != nil {
		return err
	}
	return n.Credentials.check(n.URL)
}

// AddRepository adds a repository and has it fetched.
func (t *Team) AddRepository(ctx context.Context, by *Actor, n NewRepository) error {
	if err := errors.Join(by.must(ScopeAdmin), n.check()); err != nil {
		return err
	}
	return t.changed(ctx, by, "repo.add", n.Name, n.URL+" "+strings.Join(n.Readers, ","), func(tx pgx.Tx) error {
		var id int64
		if err := tx.QueryRow(ctx, `insert into ctxsys.team_numbers (tenant, repository) values ($1, 1)
			on conflict (tenant) do update set repository = team_numbers.repository + 1 returning repository`, t.tenant).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, `insert into ctxsys.team_repositories (tenant, id, name, url, branch, patterns, account, secret_name, host_keys, poll_seconds, max_bytes, max_file)
			values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
			t.tenant, id, n.Name, n.URL, n.Branch, list(n.Patterns), n.Account, n.SecretVariable, n.HostKeys, int(n.Poll.Seconds()), n.MaxBytes, n.MaxFile); err != nil {
			return err
		}
		if err := t.sealInto(ctx, tx, id, n.Secret, n.HookSecret); err != nil {
			return err
		}
		for _, r := range n.Readers {
			if err := t.grant(ctx, tx, id, r); err != nil {
				return err
			}
		}
		return insertJob(ctx, tx, SyncArgs{t.tenant, id})
	})
}

func list(l []string) []string {
	if l == nil {
		return []string{}
	}
	return l
}

// RemoveRepository takes a repository away from everybody at once, and has what is stored of it deleted.
func (t *Team) RemoveRepository(ctx context.Context, by *Actor, name string) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	return t.changed(ctx, by, "repo.remove", name, "", func(tx pgx.Tx) error {
		var id int64
		err := tx.QueryRow(ctx, "delete from ctxsys.team_repositories where tenant = $1 and name = $2 returning id", t.tenant, name).Scan(&id)
		if err != nil {
			return found(err, "repository", name)
		}
		return insertJob(ctx, tx, ForgetArgs{t.tenant, id})
	})
}

// SyncRepository has a repository fetched now.
func (t *Team) SyncRepository(ctx context.Context, by *Actor, name string) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	return t.changed(ctx, by, "repo.sync", name, "", func(tx pgx.Tx) error { return t.want(ctx, tx, "name", name) })
}

// want has repositories fetched again: after what is going on, where something is. What is wanted while a run goes on is seen by that run when it ends,
// in the transaction that ends it.
func (t *Team) want(ctx context.Context, tx pgx.Tx, column string, value any) error {
	var id int64
	if err := tx.QueryRow(ctx, "update ctxsys.team_repositories set wanted = wanted + 1, polled = now() where tenant = $1 and "+column+" = $2 returning id", t.tenant, value).Scan(&id); err != nil {
		return found(err, "repository", fmt.Sprint(value))
	}
	return insertJob(ctx, tx, SyncArgs{t.tenant, id})
}

// Poll has the repositories fetched whose time has come, and forgets webhooks of more than a week ago.
func (t *Team) Poll(ctx context.Context) (polled int, err error) {
	err = t.write(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `update ctxsys.team_repositories set wanted = wanted + 1, polled = now() where tenant = $1 and id in (
			select id from ctxsys.team_repositories where tenant = $1 and poll_seconds > 0 and polled < now() - make_interval(secs => poll_seconds) for update skip locked) returning id`, t.tenant)
		if err != nil {
			return err
		}
		ids, err := pgx.CollectRows(rows, pgx.RowTo[int64])
		for _, id := range ids {
			err = errors.Join(err, insertJob(ctx, tx, SyncArgs{t.tenant, id}))
		}
		if polled = len(ids); err != nil {
			return err
		}
		_, err = tx.Exec(ctx, "delete from ctxsys.team_deliveries where tenant = $1 and received < now() - interval '7 days'", t.tenant)
		return err
	})
	return polled, err
}

const repositoryColumns = `r.id, r.name, r.url, r.branch, r.patterns, r.account, r.secret_name, r.secret, r.hook_secret, r.host_keys, r.poll_seconds, r.max_bytes, r.max_file,
	r.wanted, r.seen, r.head, r.commit_id, r.files, r.indexed, r.problem,
	array(select case g.kind when 'all' then 'all' else g.kind || ':' || coalesce(u.name, o.name, '?') end from ctxsys.team_grants g
		left join ctxsys.team_users u on g.kind = 'user' and u.tenant = g.tenant and u.id = g.who left join ctxsys.team_groups o on g.kind = 'group' and o.tenant = g.tenant and o.id = g.who
		where g.tenant = r.tenant and g.repo = r.id order by 1)` + hostColumns

func scanRepository(row pgx.CollectableRow) (r Repository, err error) {
	seconds, lapse, h := 0, 0, HostRights{}
	err = row.Scan(&r.ID, &r.Name, &r.URL, &r.Branch, &r.Patterns, &r.Account, &r.secretName, &r.sealed, &r.hooked, &r.hostKeys, &seconds, &r.MaxBytes, &r.MaxFile,
		&r.Wanted, &r.Seen, &r.Head, &r.Commit, &r.Files, &r.Indexed, &r.Problem, &r.Grants,
		&h.Kind, &h.Host, &lapse, &h.Until, &h.Holds, &h.Problem, &h.Readers)
	if h.Kind != "" {
		h.Lapse, r.Host = (time.Duration(lapse) * time.Second).String(), &h
	}
	r.HostKeys = sshkey.Prints(r.hostKeys)
	r.Poll, r.Hook, r.Pending = time.Duration(seconds)*time.Second, len(r.hooked) > 0, r.Wanted > r.Seen
	if r.PollText = r.Poll.String(); r.Poll == 0 {
		r.PollText = "never"
	}
	if r.Secret = r.secretName; len(r.sealed) > 0 {
		r.Secret = "sealed"
	}
	return r, err
}

// Repositories returns all repositories by name, for who administers them.
func (t *Team) Repositories(ctx context.Context, by *Actor) (out []Repository, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, err
	}
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select "+repositoryColumns+" from ctxsys.team_repositories r where r.tenant = $1 order by r.name", t.tenant)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, scanRepository)
		return err
	})
	return out, err
}

// RepositoryByID returns a repository for the worker that fetches it.
func (t *Team) RepositoryByID(ctx context.Context, id int64) (r Repository, err error) {
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select "+repositoryColumns+" from ctxsys.team_repositories r where r.tenant = $1 and r.id = $2", t.tenant, id)
		if err != nil {
			return err
		}
		r, err = pgx.CollectExactlyOneRow(rows, scanRepository)
		return found(err, "repository", fmt.Sprint(id))
	})
	return r, err
}

// Done is what a run of a worker came to.
type Done struct {
	Wanted  int64 // of the repository when the run began
	Head    string
	Commit  string
	Files   int
	Problem string // "" for none; then the rest counts
}

// Finish stores what a run came to. end runs in the same transaction, and only when nothing was wanted meanwhile; more says that something was.
func (t *Team) Finish(ctx context.Context, repo int64, d Done, end func(pgx.Tx) error) (more bool, err error) {
	err = t.write(ctx, func(tx pgx.Tx) error {
		var wanted int64
		err := tx.QueryRow(ctx, "select wanted from ctxsys.team_repositories where tenant = $1 and id = $2 for update", t.tenant, repo).Scan(&wanted)
		if errors.Is(err, pgx.ErrNoRows) { // it was removed meanwhile
			return end(tx)
		}
		if err != nil {
			return err
		}
		if d.Problem == "" {
			_, err = tx.Exec(ctx, "update ctxsys.team_repositories set seen = greatest(seen, $3), head = $4, commit_id = $5, files = $6, indexed = now(), problem = '' where tenant = $1 and id = $2",
				t.tenant, repo, d.Wanted, d.Head, d.Commit, d.Files)
		} else {
			_, err = tx.Exec(ctx, "update ctxsys.team_repositories set problem = $3 where tenant = $1 and id = $2", t.tenant, repo, cut(d.Problem))
		}
		if more = wanted > d.Wanted && d.Problem == ""; err != nil || more {
			return err
		}
		return end(tx)
	})
	return more, err
}

// Readers: "all", "user:NAME" or "group:NAME".
func (t *Team) reader(ctx context.Context, tx pgx.Tx, reader string) (kind string, who int64, err error) {
	kind, name, _ := strings.Cut(reader, ":")
	switch kind {
	case "all":
		return kind, 0, nil
	case "user":
		err = tx.QueryRow(ctx, "select id from ctxsys.team_users where tenant = $1 and name = $2", t.tenant, name).Scan(&who)
		return kind, who, found(err, "user", name)
	case "group":
		who, err = t.group(ctx, tx, name)
		return kind, who, err
	}
	return "", 0, fmt.Errorf("%w: %q reads nothing: use all, user:NAME or group:NAME", ctxsys.ErrUsage, reader)
}

func (t *Team) grant(ctx context.Context, tx pgx.Tx, repo int64, reader string) error {
	kind, who, err := t.reader(ctx, tx, reader)
	if err == nil {
		_, err = tx.Exec(ctx, "insert into ctxsys.team_grants (tenant, repo, kind, who) values ($1, $2, $3, $4) on conflict do nothing", t.tenant, repo, kind, who)
	}
	return err
}

// Grant lets readers read a repository, and Revoke no more.
func (t *Team) Grant(ctx context.Context, by *Actor, name string, readers ...string) error {
	return t.grants(ctx, by, "repo.grant", name, readers, t.grant)
}

// Revoke takes from readers what Grant gave them.
func (t *Team) Revoke(ctx context.Context, by *Actor, name string, readers ...string) error {
	return t.grants(ctx, by, "repo.revoke", name, readers, t.revoke)
}

func (t *Team) revoke(ctx context.Context, tx pgx.Tx, repo int64, reader string) error {
	kind, who, err := t.reader(ctx, tx, reader)
	if err == nil {
		_, err = tx.Exec(ctx, "delete from ctxsys.team_grants where tenant = $1 and repo = $2 and kind = $3 and who = $4", t.tenant, repo, kind, who)
	}
	return err
}

func (t *Team) grants(ctx context.Context, by *Actor, action, name string, readers []string, change func(context.Context, pgx.Tx, int64, string) error) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	return t.changed(ctx, by, action, name, strings.Join(readers, ","), func(tx pgx.Tx) error {
		var id int64
		if err := tx.QueryRow(ctx, "select id from ctxsys.team_repositories where tenant = $1 and name = $2", t.tenant, name).Scan(&id); err != nil {
			return found(err, "repository", name)
		}
		for _, r := range readers {
			if err := change(ctx, tx, id, r); err != nil {
				return err
			}
		}
		return nil
	})
}

// Readable is a repository that somebody may read.
type Readable struct {
	ID      int64      `json:"-"`
	Name    string     `json:"name"`
	URL     string     `json:"url"` // where it is fetched from: an address holds no password, see NewRepository
	Branch  string     `json:"branch,omitempty"`
	Commit  string     `json:"commit,omitempty"`
	Files   int        `json:"files"`
	Indexed *time.Time `json:"indexed,omitempty"`

	Branches []string `json:"branches,omitempty"` // more that can be asked about: NAME@BRANCH
}

// Readable returns the repositories that somebody may read, by name. It is the one place that says so: every question is asked about what it returns.
func (t *Team) Readable(ctx context.Context, a *Actor) (out []Readable, err error) {
	if err := a.must(ScopeRead); err != nil {
		return nil, err
	}
	err = t.read(ctx, func(tx pgx.Tx) (err error) {
		out, err = t.readable(ctx, tx, a)
		return err
	})
	return out, err
}

func (t *Team) readable(ctx context.Context, tx pgx.Tx, a *Actor) ([]Readable, error) {
	rows, err := tx.Query(ctx, `select r.id, r.name, r.url, r.head, r.commit_id, r.files, r.indexed,
		array(select b.name from ctxsys.team_branches b where b.tenant = r.tenant and b.repo = r.id and b.problem = '' order by 1)
		from ctxsys.team_repositories r where r.tenant = $1 and ($2 or exists (
		select from ctxsys.team_grants g where g.tenant = r.tenant and g.repo = r.id and (g.kind = 'all' or g.kind = 'user' and g.who = $3 or g.kind = 'group' and (
			exists (select from ctxsys.team_members m where m.tenant = g.tenant and m.member = $3 and m.of_group = g.who) or
			exists (select from ctxsys.team_groups o where o.tenant = g.tenant and o.id = g.who and o.name = any($4)))))
		or $3 > 0 and r.host_until > now() and exists (select from ctxsys.team_logins l join ctxsys.team_host_readers h on h.tenant = l.tenant and h.login = l.login
			where l.tenant = r.tenant and l.member = $3 and l.host = r.host_name and h.repo = r.id)) order by r.name`,
		t.tenant, a.Role == Admin, a.User, list(a.Groups))
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[Readable])
}

// MayRead reports whether a name is that of a repository in a list of Readable.
func MayRead(list []Readable, name string) bool {
	return slices.ContainsFunc(list, func(r Readable) bool { return r.Name == name })
}
