package op

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
)

type whyRequest struct {
	Place string `json:"place" arg:"one" cli:"entity" help:"PATH:LINE, PATH:FIRST-LAST, or the name or id of a symbol"`
	Limit int    `json:"limit,omitempty" flag:"limit" help:"{NUMBER} of commits, default 20"`
	Common
}

func (q *whyRequest) check(c *call) error { return c.positive("{limit}", q.Limit) }

func whyLine() Operation {
	return define(Operation{
		Name: "why", Title: "Why a line is as it is", Set: Quality,
		Description: "The commits that made a line or symbol what it is, newest first, through renames of the file and moves of the symbol, with decisions that name it.",
		Verb: Verb{
			Use: "why PATH:LINE|NAME", Short: "List the commits that made a line or symbol what it is",
			Long: "Follows lines through the versions of their file as git log -L does, and goes on where a commit moved or renamed the symbol that holds\n" +
				"them. Lines are those of the file as it is now; what is not committed yet is said to be so.",
		},
	}, func(ctx context.Context, c *call, q *whyRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		place, err := c.placeOf(ctx, q.Place)
		if err != nil {
			return nil, err
		}
		resp, err := c.whyOf(ctx, place, q.Limit)
		if err != nil {
			return nil, err
		}
		return &Reply{Value: resp, Text: c.whyText(resp)}, nil
	})
}

// whyAnswer is how lines came to be, and what was decided about the symbol that holds them.
type whyAnswer struct {
	commits.Origin
	Repo      string        `json:"repo,omitempty"`   // whose paths these are, where several were asked
	Symbol    string        `json:"symbol,omitempty"` // its id
	Decisions []session.Hit `json:"decisions,omitempty"`
}

// followed is some lines of a file with its text, and the symbol that they are of.
type followed struct {
	lines  commits.Lines
	text   []byte // nil: as it is committed
	symbol string // id
	name   string
}

// placeOf reads PATH:LINE, PATH:FIRST-LAST, or a name.
func (c *call) placeOf(ctx context.Context, where string) (followed, error) {
	r := c.project.Reader()
	return reader.Read(ctx, r, func(v *snapshot.Snapshot) (p followed, err error) {
		view := r.Graph(v)
		if path, lines, ok := cutPlace(where); ok {
			p.lines = lines
			if r.Parts() != nil {
				path = r.Relative(path)
			}
			p.lines.Path = path
			if e, err := graph.Resolve(ctx, view, fmt.Sprintf("%s:%d", path, lines.First), ""); err == nil && e.Qualified != "" {
				p.symbol, p.name = e.PublicID(path), e.Name
			} else if err != nil && !errors.Is(err, ctxsys.ErrNotFound) && !errors.Is(err, ctxsys.ErrUsage) {
				return p, err
			}
		} else {
			e, err := graph.Resolve(ctx, view, where, "")
			if err != nil {
				return p, err
			}
			public, err := graph.NewNames(view.Store).Entity(ctx, &e.Entity)
			if err != nil {
				return p, err
			}
			if public.Path == "" || public.StartLine == 0 {
				return p, fmt.Errorf("%w: %s has no lines of its own: give PATH:LINE", ctxsys.ErrUsage, where)
			}
			p.lines = commits.Lines{Path: public.Path, First: public.StartLine, Last: public.EndLine}
			p.symbol, p.name = public.ID, public.Name
		}
		root, own := r.Place(p.lines.Path)
		if !filepath.IsLocal(own) || !regular.Inside(root, own) {
			return p, fmt.Errorf("%w: %s is outside of the project", ctxsys.ErrUsage, p.lines.Path)
		}
		if r.Source().Detached() { // lines are those of the commit, of a branch too
			return p, nil
		}
		if f, err := view.Store.FileByPath(ctx, p.lines.Path); err == nil {
			if _, typed := view.Store.Overlaid(f.ID); typed {
				p.text, err = view.Texts.ReadOnce(ctx, f.ID)
				return p, err
			}
		}
		p.text, err = regular.Read(filepath.Join(root, filepath.FromSlash(own)), maxFollowed)
		if errors.Is(err, fs.ErrNotExist) {
			return p, fmt.Errorf("%w: there is no file %s in the project: give the PATH:LINE of one, or a name", ctxsys.ErrUsage, own)
		}
		return p, err
	})
}

// maxFollowed bounds the files whose lines are followed, in bytes.
const maxFollowed = 4 << 20

// cutPlace reads PATH:LINE and PATH:FIRST-LAST.
func cutPlace(s string) (path string, lines commits.Lines, ok bool) {
	i := strings.LastIndexByte(s, ':')
	if i < 1 {
		return "", lines, false
	}
	first, last, ranged := strings.Cut(s[i+1:], "-")
	var err error
	if lines.First, err = strconv.Atoi(first); err != nil {
		return "", lines, false
	}
	lines.Last = lines.First
	if ranged {
		if lines.Last, err = strconv.Atoi(last); err != nil {
			return "", lines, false
		}
	}
	return filepath.ToSlash(s[:i]), lines, true
}

// whyText shows how lines came to be.
func (c *call) whyText(a *whyAnswer) render.Page {
	text := c.front.Text
	if shown := text.Path; a.Repo != "" {
		text.Path = func(path string) string {
			if path = union.Join(a.Repo, path); shown != nil {
				path = shown(path)
			}
			return path
		}
	}
	return text.Why(&a.Origin, a.Symbol, a.Decisions)
}

// whyOf follows lines, and finds the decisions that name their symbol.
func (c *call) whyOf(ctx context.Context, p followed, limit int) (*whyAnswer, error) {
	log, own, repo, err := c.project.History(ctx, p.lines.Path)
	if err != nil {
		return nil, err
	}
	if p.lines.Path = own; c.project.Reader().Source().Detached() && p.text == nil {
		if p.text, err = log.Committed(ctx, own); err != nil {
			return nil, err
		}
	}
	origin, err := log.Origin(ctx, p.lines, p.text, limit)
	if err != nil {
		return nil, err
	}
	resp := &whyAnswer{Origin: *origin, Repo: repo, Symbol: p.symbol}
	if p.name == "" || !c.project.Agent().HasSessions() {
		return resp, nil
	}
	sessions, err := c.project.Agent().Sessions(ctx)
	if err != nil {
		return nil, err
	}
	found, err := sessions.Search(ctx, session.SearchRequest{Query: p.name, Types: []string{string(ctxsys.TypeDecision)}, Limit: 10})
	if err != nil && !errors.Is(err, ctxsys.ErrUsage) {
		return nil, err
	}
	for _, h := range found {
		if strings.Contains(h.Text, p.name) {
			resp.Decisions = append(resp.Decisions, h)
		}
	}
	return resp, nil
}
