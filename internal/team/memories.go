package team

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Memory is something that the team knows, or somebody proposes that it does.
type Memory struct {
	ID         int64      `json:"id"`
	Repository string     `json:"repository,omitempty"` // "" is of all
	Kind       string     `json:"kind"`                 // memory or decision
	Text       string     `json:"text"`
	Source     string     `json:"source,omitempty"` // what it was learnt from
	Author     string     `json:"author"`
	ByAgent    bool       `json:"by_agent,omitempty"`
	State      string     `json:"state"` // proposed, approved, rejected
	Proposed   time.Time  `json:"proposed"`
	Reviewer   string     `json:"reviewer,omitempty"`
	Reviewed   *time.Time `json:"reviewed,omitempty"`
	Reason     string     `json:"reason,omitempty"`
	Expires    *time.Time `json:"expires,omitempty"`
}

// Proposal is a memory that somebody proposes.
type Proposal struct {
	Kind       string        `json:"kind"` // memory or decision; "" is a memory
	Text       string        `json:"text"`
	Source     string        `json:"source,omitempty"`
	Repository string        `json:"repository,omitempty"`
	Life       time.Duration `json:"-"` // 0 for ever
}

// Bounds of what is proposed.
const (
	maxMemory    = 8000 // bytes
	maxSource    = 500
	maxProposals = 500 // of one user, that nobody has reviewed
)

// Propose stores a memory that nobody sees but its author and who reviews it.
func (t *Team) Propose(ctx context.Context, by *Actor, p Proposal) (id int64, err error) {
	if p.Kind == "" {
		p.Kind = "memory"
	}
	p.Text, p.Source = secret.MaskString(strings.TrimSpace(p.Text)), secret.MaskString(strings.TrimSpace(p.Source))
	switch {
	case p.Kind != "memory" && p.Kind != "decision":
		err = fmt.Errorf("%w: no kind %q: use memory or decision", ctxsys.ErrUsage, p.Kind)
	case p.Text == "" || len(p.Text) > maxMemory || len(p.Source) > maxSource:
		err = fmt.Errorf("%w: a memory has a text of at most %d bytes and a source of at most %d", ctxsys.ErrUsage, maxMemory, maxSource)
	case strings.Contains(p.Text+p.Source, "\x00"):
		err = fmt.Errorf("%w: a memory has no NUL", ctxsys.ErrUsage)
	case p.Life < 0:
		err = fmt.Errorf("%w: a memory lives longer than nothing", ctxsys.ErrUsage)
	}
	if err = errors.Join(by.must(ScopePropose), err); err != nil {
		return 0, err
	}
	repo, err := t.repositoryOf(ctx, by, p.Repository)
	if err != nil {
		return 0, err
	}
	return id, t.changed(ctx, by, "memory.propose", p.Repository, p.Kind, func(tx pgx.Tx) error {
		var waiting int
		if err := tx.QueryRow(ctx, "select count(*) from ctxsys.team_memories where tenant = $1 and author = $2 and state = 'proposed'", t.tenant, by.User).Scan(&waiting); err != nil {
			return err
		}
		if waiting >= maxProposals {
			return fmt.Errorf("%w: %d memories of yours wait to be reviewed: wait until some are", ctxsys.ErrUsage, waiting)
		}
		return tx.QueryRow(ctx, `insert into ctxsys.team_memories (tenant, repo, kind, text, source, author, by_agent, expires)
			values ($1, $2, $3, $4, $5, $6, $7, case when $8::float8 > 0 then now() + make_interval(secs => $8) end) returning id`,
			t.tenant, repo, p.Kind, p.Text, p.Source, by.User, by.ByAgent, p.Life.Seconds()).Scan(&id)
	})
}

// repositoryOf is the number of a repository that somebody may read, nil for "".
func (t *Team) repositoryOf(ctx context.Context, by *Actor, name string) (*int64, error) {
	if name == "" {
		return nil, nil
	}
	may, err := t.Readable(ctx, by)
	if err != nil {
		return nil, err
	}
	for _, r := range may {
		if r.Name == name {
			return &r.ID, nil
		}
	}
	return nil, fmt.Errorf("%w: there is no repository %q", ctxsys.ErrNotFound, name)
}

// Review approves or rejects a memory that was proposed. Nobody approves what an assistant proposed in one's name through the same token: it takes an admin.
func (t *Team) Review(ctx context.Context, by *Actor, id int64, approve bool, reason string) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	if by.ByAgent {
		return fmt.Errorf("%w: a memory is approved by a person: `ctx-sys team memory approve %d`", ErrForbidden, id)
	}
	state := map[bool]string{true: "approved", false: "rejected"}[approve]
	return t.changed(ctx, by, "memory."+state, fmt.Sprint(id), reason, func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "update ctxsys.team_memories set state = $3, reviewer = $4, reviewed = now(), reason = $5 where tenant = $1 and id = $2 and state <> $3", t.tenant, id, state, by.User, cut(reason))
		return gone(tag.RowsAffected(), err, "memory to be "+state, fmt.Sprint(id))
	})
}

// Memories returns memories in a state, the latest first: those of the repositories that somebody may read and of none, that have not expired. What is not
// approved is shown to its author and to admins alone.
func (t *Team) Memories(ctx context.Context, by *Actor, state string) (out []Memory, err error) {
	may, err := t.Readable(ctx, by)
	if err != nil {
		return nil, err
	}
	ids := []int64{}
	for _, r := range may {
		ids = append(ids, r.ID)
	}
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `select m.id, coalesce(r.name, ''), m.kind, m.text, m.source, coalesce(a.name, 'operator'), m.by_agent, m.state, m.proposed,
			case when m.reviewer is null then '' else coalesce(w.name, 'operator') end, m.reviewed, m.reason, m.expires
			from ctxsys.team_memories m left join ctxsys.team_repositories r on r.tenant = m.tenant and r.id = m.repo
			left join ctxsys.team_users a on a.tenant = m.tenant and a.id = m.author left join ctxsys.team_users w on w.tenant = m.tenant and w.id = m.reviewer
			where m.tenant = $1 and m.state = $2 and (m.repo is null or m.repo = any($3)) and (m.expires is null or m.expires > now())
				and (m.state = 'approved' or $4 or m.author = $5) order by m.id desc limit 1000`, t.tenant, state, ids, by.May(ScopeAdmin), by.User)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowToStructByPos[Memory])
		return err
	})
	return out, err
}

// MemoryFile is a memory as a Markdown file, with what is known of it in front.
func MemoryFile(m *Memory) []byte {
	var b strings.Builder
	line := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %q\n", name, strings.Join(strings.Fields(value), " "))
		}
	}
	fmt.Fprintf(&b, "---\nid: %d\nkind: %s\n", m.ID, m.Kind)
	line("repository", m.Repository)
	line("source", m.Source)
	line("author", m.Author)
	line("reviewer", m.Reviewer)
	fmt.Fprintf(&b, "proposed: %s\n", m.Proposed.Format(time.RFC3339))
	if m.Expires != nil {
		fmt.Fprintf(&b, "expires: %s\n", m.Expires.Format(time.RFC3339))
	}
	fmt.Fprintf(&b, "---\n\n%s\n", m.Text)
	return []byte(b.String())
}
