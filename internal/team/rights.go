package team

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Rights says who may read what. It is about the groups and repositories that it names and no others: those have the members and readers that it says and no more.
type Rights struct {
	Groups       map[string][]string `yaml:"groups,omitempty" json:"groups,omitempty"`             // users by the name of a group
	Repositories map[string][]string `yaml:"repositories,omitempty" json:"repositories,omitempty"` // readers (all, user:NAME, group:NAME) by the name of a repository or a pattern of names, such as shop-*
}

// MaxRights is how large a file of rights may be, in bytes.
const MaxRights = 4 << 20

// RightsChange is one change that rights make: a reader of a repository, or a member of a group, more or less.
type RightsChange struct {
	Action string `json:"action"` // of the audit log: repo.grant, repo.revoke, group.add or group.remove
	Target string `json:"target"` // the repository or the group
	Who    string `json:"who"`    // the reader or the member
}

// ReadRights reads rights as YAML or JSON. The error wraps ctxsys.ErrUsage.
func ReadRights(text []byte) (*Rights, error) {
	r := &Rights{}
	if err := yaml.UnmarshalWithOptions(text, r, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("%w: these are no rights: %s", ctxsys.ErrUsage, yaml.FormatError(err, false, false))
	}
	if len(r.Groups)+len(r.Repositories) == 0 {
		return nil, fmt.Errorf("%w: these rights name nothing: write what `ctx-sys team rights` shows", ctxsys.ErrUsage)
	}
	var problems []error
	add := func(err error) {
		if err != nil && len(problems) < 20 {
			problems = append(problems, err)
		}
	}
	for _, group := range slices.Sorted(maps.Keys(r.Groups)) {
		add(checkName("group", group))
		for _, user := range r.Groups[group] {
			add(checkName("user", user))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(r.Repositories)) {
		if _, err := path.Match(name, ""); err != nil || name == "" || strings.Contains(name, "/") {
			add(fmt.Errorf("%w: %q is no name or pattern of repositories", ctxsys.ErrUsage, name))
		}
		for _, reader := range r.Repositories[name] {
			kind, who, _ := strings.Cut(reader, ":")
			switch {
			case reader == "all":
			case kind == "user" || kind == "group":
				add(checkName(kind, who))
			default:
				add(fmt.Errorf("%w: %s: %q reads nothing: use all, user:NAME or group:NAME", ctxsys.ErrUsage, name, reader))
			}
		}
	}
	return r, errors.Join(problems...)
}

// Text returns rights as a file that ReadRights reads.
func (r *Rights) Text() (string, error) {
	text, err := yaml.MarshalWithOptions(r, yaml.Flow(false), yaml.IndentSequence(true))
	return string(text), err
}

// rightsState is what a transaction reads of the rights of a tenant.
type rightsState struct {
	ids     map[string]int64 // of repositories, by name
	readers map[string][]string
	users   map[string]int64
	members map[string][]string // of groups, by name
}

func (t *Team) rightsState(ctx context.Context, tx pgx.Tx, lock string) (*rightsState, error) {
	s := &rightsState{ids: map[string]int64{}, readers: map[string][]string{}, users: map[string]int64{}, members: map[string][]string{}}
	rows, err := tx.Query(ctx, "select "+repositoryColumns+" from ctxsys.team_repositories r where r.tenant = $1 order by r.id"+lock, t.tenant)
	if err != nil {
		return nil, err
	}
	list, err := pgx.CollectRows(rows, scanRepository)
	if err != nil {
		return nil, err
	}
	for _, r := range list {
		s.ids[r.Name], s.readers[r.Name] = r.ID, r.Grants
	}
	if rows, err = tx.Query(ctx, "select name, id from ctxsys.team_users where tenant = $1", t.tenant); err != nil {
		return nil, err
	}
	var name, user string
	var id int64
	if _, err := pgx.ForEachRow(rows, []any{&name, &id}, func() error { s.users[name] = id; return nil }); err != nil {
		return nil, err
	}
	if rows, err = tx.Query(ctx, `select g.name, coalesce(u.name, '') from ctxsys.team_groups g left join ctxsys.team_members m on m.tenant = g.tenant and m.of_group = g.id
		left join ctxsys.team_users u on u.tenant = m.tenant and u.id = m.member where g.tenant = $1 order by 1, 2`, t.tenant); err != nil {
		return nil, err
	}
	_, err = pgx.ForEachRow(rows, []any{&name, &user}, func() error {
		if s.members[name] = slices.Clone(s.members[name]); user != "" {
			s.members[name] = append(s.members[name], user)
		}
		return nil
	})
	return s, err
}

// Rights returns who may read what: all repositories, and all groups that have members here. Groups that a provider names are not stored.
func (t *Team) Rights(ctx context.Context, by *Actor) (*Rights, error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, err
	}
	r := &Rights{Groups: map[string][]string{}, Repositories: map[string][]string{}}
	return r, t.read(ctx, func(tx pgx.Tx) error {
		s, err := t.rightsState(ctx, tx, "")
		if err != nil {
			return err
		}
		for name, members := range s.members {
			if len(members) > 0 {
				r.Groups[name] = members
			}
		}
		for name, readers := range s.readers {
			r.Repositories[name] = list(readers)
		}
		return nil
	})
}

// SetRights makes rights hold, all or none, and returns what that changed: nothing when they held already. A dry run changes nothing and returns what would be. unused
// are patterns that are of no repository.
func (t *Team) SetRights(ctx context.Context, by *Actor, r *Rights, dry bool) (changes []RightsChange, unused []string, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, nil, err
	}
	err = t.write(ctx, func(tx pgx.Tx) error {
		s, err := t.rightsState(ctx, tx, " for update of r")
		if err != nil {
			return err
		}
		if changes, unused, err = r.changes(s); err != nil || dry {
			return err
		}
		for _, c := range changes {
			if err := t.changeRight(ctx, tx, s, c); err != nil {
				return err
			}
			if err := t.note(ctx, tx, by, c.Action, c.Target, c.Who); err != nil {
				return err
			}
		}
		return nil
	})
	return changes, unused, err
}

// changes compares rights with what is stored.
func (r *Rights) changes(s *rightsState) (changes []RightsChange, unused []string, err error) {
	var problems []error
	known := func(user string) {
		if _, ok := s.users[user]; !ok && len(problems) < 20 {
			problems = append(problems, fmt.Errorf("%w: there is no user %q: `ctx-sys team user set %s` makes one", ctxsys.ErrNotFound, user, user))
		}
	}
	differ := func(target string, have, want []string, more, less string) {
		slices.Sort(want)
		for _, who := range slices.Compact(want) {
			if !slices.Contains(have, who) {
				changes = append(changes, RightsChange{more, target, who})
			}
		}
		for _, who := range have {
			if !slices.Contains(want, who) {
				changes = append(changes, RightsChange{less, target, who})
			}
		}
	}
	for _, group := range slices.Sorted(maps.Keys(r.Groups)) {
		for _, user := range r.Groups[group] {
			known(user)
		}
		differ(group, s.members[group], slices.Clone(r.Groups[group]), "group.add", "group.remove")
	}
	wanted := map[string][]string{}
	for _, pattern := range slices.Sorted(maps.Keys(r.Repositories)) {
		some := false
		for name := range s.ids {
			if fits, _ := path.Match(pattern, name); fits || name == pattern {
				some = true
				wanted[name] = append(wanted[name], r.Repositories[pattern]...)
			}
		}
		for _, reader := range r.Repositories[pattern] {
			if user, ok := strings.CutPrefix(reader, "user:"); ok {
				known(user)
			}
		}
		switch {
		case some:
		case strings.ContainsAny(pattern, `*?[\`):
			unused = append(unused, pattern)
		case len(problems) < 20:
			problems = append(problems, fmt.Errorf("%w: there is no repository %q: `ctx-sys team repo list` shows them", ctxsys.ErrNotFound, pattern))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(wanted)) {
		differ(name, s.readers[name], wanted[name], "repo.grant", "repo.revoke")
	}
	return changes, unused, errors.Join(problems...)
}

func (t *Team) changeRight(ctx context.Context, tx pgx.Tx, s *rightsState, c RightsChange) error {
	switch c.Action {
	case "repo.grant":
		return t.grant(ctx, tx, s.ids[c.Target], c.Who)
	case "repo.revoke":
		return t.revoke(ctx, tx, s.ids[c.Target], c.Who)
	}
	group, err := t.group(ctx, tx, c.Target)
	if err != nil {
		return err
	}
	sql := "insert into ctxsys.team_members (tenant, member, of_group) values ($1, $2, $3) on conflict do nothing"
	if c.Action == "group.remove" {
		sql = "delete from ctxsys.team_members where tenant = $1 and member = $2 and of_group = $3"
	}
	_, err = tx.Exec(ctx, sql, t.tenant, s.users[c.Who], group)
	return err
}
