package ask

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// When the server is asked besides the index on this machine.
const (
	Off    = "off"
	Known  = "known" // about projects that are checked out of a repository which the server has
	Always = "always"
)

// Options say how a project asks.
type Options struct {
	When     string        // see Off; "" is Known
	Deadline time.Duration // of a question; 0 is 1.5 s
}

const deadline = 1500 * time.Millisecond

// pastPatience is the time for an answer about the past, at least. A server that has to fetch commits first says so after ten seconds.
const pastPatience = 15 * time.Second

// Project asks about what a project's folders do not hold: the other repositories of the team. It is safe for concurrent use; a nil one asks nothing.
type Project struct {
	client *Client
	opts   Options
	roots  []string

	mu      sync.Mutex
	remotes [][]string // of each root
	read    time.Time
}

// Project returns what asks about a project whose folders are roots.
func (c *Client) Project(o Options, roots ...string) *Project {
	if c == nil || o.When == Off {
		return nil
	}
	o.When, o.Deadline = cmp.Or(o.When, Known), cmp.Or(o.Deadline, deadline)
	return &Project{client: c, opts: o, roots: roots}
}

// Union returns what asks about several projects as one.
func Union(parts []*Project) *Project {
	parts = slices.DeleteFunc(slices.Clone(parts), func(p *Project) bool { return p == nil })
	if len(parts) == 0 {
		return nil
	}
	u := &Project{client: parts[0].client, opts: parts[0].opts}
	for _, p := range parts {
		u.roots = append(u.roots, p.roots...)
	}
	return u
}

// remotesFor is how long the remotes of a repository are believed to be the same.
const remotesFor = time.Minute

// ofRoots are the remotes of each root. A folder that the server itself fetches from is a remote of itself.
func (p *Project) ofRoots(ctx context.Context) [][]string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.remotes == nil || time.Since(p.read) > remotesFor {
		p.remotes, p.read = nil, time.Now()
		for _, root := range p.roots {
			p.remotes = append(p.remotes, append(git.Remotes(ctx, root), git.Normal(root)))
		}
	}
	return p.remotes
}

// scope is what a question is asked about.
type scope struct {
	login *Login
	repos []Repository
	own   map[string]string // of the repositories that the project is checked out of: name to root
}

// scope returns nil where the server is not to be asked.
func (p *Project) scope(ctx context.Context) (*scope, error) {
	l, err := p.client.Login()
	if l == nil || err != nil {
		return nil, err
	}
	s := &scope{login: l, own: map[string]string{}}
	if s.repos, err = p.client.repositories(ctx, l); err != nil {
		return nil, err
	}
	for i, remotes := range p.ofRoots(ctx) {
		for _, r := range s.repos {
			if u := git.Normal(r.URL); u != "" && slices.Contains(remotes, u) {
				s.own[r.Name] = p.roots[i]
			}
		}
	}
	return s, nil
}

// asks reports whether questions about the project go to the server unasked.
func (p *Project) asks(s *scope) bool { return s != nil && (p.opts.When == Always || len(s.own) > 0) }

// Holds reports whether the server has what the one folder of the project is checked out of. It connects only where the list of repositories is old.
func (p *Project) Holds(ctx context.Context) bool {
	if p == nil || len(p.roots) != 1 {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, p.opts.Deadline)
	defer cancel()
	var s *scope
	if l, err := p.client.Login(); l == nil || err != nil {
		return false
	} else if err := p.client.try(ctx, l, func() (err error) {
		s, err = p.scope(ctx)
		return err
	}); err != nil {
		return false
	}
	return s != nil && len(s.own) > 0
}

// Query is a question for a search.
type Query struct {
	Text      string // as it was asked; see Words
	Limit     int
	Types     []ctxsys.EntityType // nil for all
	Languages []string            // nil for all

	// Own asks about what the project is checked out of too, since there is no index of it yet.
	Own bool
}

const (
	maxWords   = 1000 // bytes of a question that are sent
	maxHits    = 50
	maxSnippet = 4 << 10
	maxName    = 500
)

var fences = lazyregexp.New("(?ms)^[ \t]*(```|~~~).*?(^[ \t]*(```|~~~)[ \t]*(\n|\\z)|\\z)")

// Words are the words of a question that are sent: blocks of code and lines that are set in are left out, since they are texts of files as a rule,
// secrets are masked, and what is longer is cut.
func Words(question string) string {
	question = fences.ReplaceAllString(question, "")
	var kept []string
	for l := range strings.Lines(question) {
		if len(kept) > 0 && (strings.HasPrefix(l, "\t") || strings.HasPrefix(l, "    ")) {
			continue
		}
		kept = append(kept, l)
	}
	words := strings.TrimSpace(secret.MaskString(strings.Join(kept, "")))
	if len(words) > maxWords {
		words = strings.ToValidUTF8(words[:maxWords], "")
		if at := strings.LastIndexAny(words, " \n"); at > 0 {
			words = words[:at]
		}
	}
	return words
}

// Search asks the server for the places that answer a question, best first: their scores mean what those of this machine do. It returns none where the
// server is not to be asked. The error is one line for the user; there are no results then.
func (p *Project) Search(ctx context.Context, q Query) ([]ctxsys.Hit, error) {
	text := Words(q.Text)
	if p == nil || text == "" {
		return nil, nil
	}
	var hits []ctxsys.Hit
	err := p.within(ctx, func(ctx context.Context, s *scope) error {
		if !p.asks(s) {
			return nil
		}
		left := len(s.repos)
		if !q.Own {
			left -= len(s.own)
			for name := range s.own {
				text += " -path:" + name + "/**"
			}
		}
		if left == 0 {
			return nil
		}
		var found struct {
			Results []ctxsys.Hit `json:"results"`
		}
		body := map[string]any{"query": text, "limit": min(cmp.Or(max(q.Limit, 0), 10), maxHits)}
		if len(q.Types) > 0 {
			body["types"] = q.Types
		}
		if len(q.Languages) > 0 {
			body["languages"] = q.Languages
		}
		if err := p.client.do(ctx, s.login, http.MethodPost, "/v1/search_code", body, &found); err != nil {
			return err
		}
		for _, h := range found.Results[:min(len(found.Results), maxHits)] {
			if h, ok := s.taken(h, q.Own); ok {
				if root, own := s.own[h.Repository]; own && len(p.roots) == 1 {
					h = local(h, root)
				}
				hits = append(hits, h)
			}
		}
		return nil
	})
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil
	}
	slices.SortStableFunc(hits, func(a, b ctxsys.Hit) int { return cmp.Compare(b.Score, a.Score) })
	return hits, err
}

// within asks the server within the deadline.
func (p *Project) within(ctx context.Context, ask func(context.Context, *scope) error) error {
	return p.withinTime(ctx, p.opts.Deadline, ask)
}

func (p *Project) withinTime(ctx context.Context, deadline time.Duration, ask func(context.Context, *scope) error) error {
	l, err := p.client.Login()
	if l == nil || err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, deadline)
	defer cancel()
	return p.client.try(ctx, l, func() error {
		s, err := p.scope(ctx)
		if err != nil || s == nil {
			return err
		}
		return ask(ctx, s)
	})
}

// split cuts the name of a repository off what the server says of a place: an id or a path. Of a single repository they come without.
func (s *scope) split(at string) (name, rest string, ok bool) {
	if len(s.repos) == 1 {
		return s.repos[0].Name, at, at != ""
	}
	name, rest, ok = strings.Cut(at, "/")
	return name, rest, ok && rest != "" && slices.ContainsFunc(s.repos, func(r Repository) bool { return r.Name == name })
}

// taken is a result of the server as one of ours, and whether it is one: of a repository that it listed, within bounds.
func (s *scope) taken(h ctxsys.Hit, own bool) (ctxsys.Hit, bool) {
	name, rest, ok := s.split(h.Path)
	_, mine := s.own[name]
	if !ok || mine && !own || !slices.Contains(ctxsys.EntityTypes, h.Type) || math.IsNaN(h.Score) || h.Score <= 0 || h.StartLine < 0 || h.EndLine < h.StartLine || h.SnippetLine < 0 {
		return h, false
	}
	id := rest
	if of, in, ok := s.split(h.ID); ok && of == name && (in == rest || strings.HasPrefix(in, rest+"#")) {
		id = in
	}
	out := ctxsys.Hit{
		ID: ctxsys.TeamPrefix + name + "/" + line(id, 2*maxName), Type: h.Type, Name: line(h.Name, maxName), QualifiedName: line(h.QualifiedName, maxName),
		Path: ctxsys.TeamPrefix + name + "/" + line(rest, maxName), StartLine: h.StartLine, EndLine: h.EndLine, Language: line(h.Language, 50), Signature: line(h.Signature, maxName),
		Snippet: begun(secret.MaskString(h.Snippet), maxSnippet), SnippetLine: h.SnippetLine, Tokens: max(h.Tokens, 0), Score: min(h.Score, 1), Repository: name,
	}
	out.Why = []ctxsys.Why{{Strategy: "team", Rank: max(h.Rank, 1), Score: out.Score}}
	return out, true
}

func begun(text string, most int) string {
	if len(text) > most {
		text = text[:most]
	}
	return strings.ToValidUTF8(text, "")
}

// maxFile bounds a file that a result is compared with.
const maxFile = 4 << 20

// local is a result about what is checked out at root as a place there, where the lines are the same. Else it stays what the server has.
func local(h ctxsys.Hit, root string) ctxsys.Hit {
	prefix := ctxsys.TeamPrefix + h.Repository + "/"
	path := strings.TrimPrefix(h.Path, prefix)
	text, err := regular.ReadBelow(root, path, maxFile)
	if err != nil || h.Snippet == "" || h.SnippetLine < 1 {
		return h
	}
	lines := strings.Split(strings.ReplaceAll(secret.MaskString(string(text)), "\r\n", "\n"), "\n")
	want := strings.Split(strings.TrimRight(h.Snippet, "\n"), "\n")
	from := h.SnippetLine - 1
	if from+len(want) > len(lines) || !slices.Equal(lines[from:from+len(want)], want) {
		return h
	}
	h.ID, h.Path, h.Repository = strings.TrimPrefix(h.ID, prefix), path, ""
	return h
}

// ErrNotAsked means that the server is not to be asked: nobody is logged in, or the settings say so.
var ErrNotAsked = errors.New("the team's server is not asked")

// Ask calls a tool of the server about an entity, and reads its JSON into a value. entity is a name, or an id or path that begins with ctxsys.TeamPrefix, which
// is asked about whatever the project. Ids and paths in the answer begin with that prefix.
func (p *Project) Ask(ctx context.Context, tool, entity string, arguments map[string]any, into any) error {
	if p == nil {
		return ErrNotAsked
	}
	asked, patience := false, p.opts.Deadline
	past := arguments["history"] == true // which the server may have to fetch first
	if past {
		patience = max(patience, pastPatience)
	}
	err := p.withinTime(ctx, patience, func(ctx context.Context, s *scope) error {
		rest, named := strings.CutPrefix(entity, ctxsys.TeamPrefix)
		if !named && !p.asks(s) || !named && strings.ContainsAny(entity, "\n/") { // a path is one of this machine
			return nil
		}
		asked = true
		if named && len(s.repos) == 1 {
			name, in, _ := strings.Cut(rest, "/")
			if name != s.repos[0].Name {
				return &Problem{Text: fmt.Sprintf("%s has no repository %q that you may read", s.login.Host(), line(name, 100)), kind: ctxsys.ErrNotFound}
			}
			rest = in
		}
		body := map[string]any{"entity": begun(secret.MaskString(rest), maxWords)}
		for name, value := range arguments {
			body[name] = value
		}
		var answer map[string]any
		err := p.client.do(ctx, s.login, http.MethodPost, "/v1/"+tool, body, &answer)
		if problem := (*Problem)(nil); past && errors.As(err, &problem) {
			problem.again = 0 // that it has no history yet says nothing of other answers
		}
		if err != nil {
			return err
		}
		return s.relabel(answer, into)
	})
	if err == nil && !asked {
		return ErrNotAsked
	}
	return err
}

// Status is what is known of the server without asking it; nil where nobody is logged in or the server is not asked.
func (p *Project) Status(ctx context.Context) *Status {
	if p == nil {
		return nil
	}
	l, err := p.client.Login()
	if l == nil || err != nil {
		return nil
	}
	known := p.client.state(l)
	out := &Status{URL: l.URL, Tenant: l.Tenant, User: l.User, Repositories: len(known.Repositories), Ask: p.opts.When, Problem: known.Problem, Own: []string{}}
	for _, remotes := range p.ofRoots(ctx) {
		for _, r := range known.Repositories {
			if u := git.Normal(r.URL); u != "" && slices.Contains(remotes, u) {
				out.Own = append(out.Own, r.Name)
			}
		}
	}
	slices.Sort(out.Own)
	return out
}
