package searcher

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/gate"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// Recall is what of stored conversations and of commits a question asks for.
type Recall struct {
	Types []string // message, decision, question, commit; nil for nothing
	query string   // without the words that point to the past
	asked string   // with them
	Typed bool     // the request says so, else the question does
	Alone bool     // nothing else is asked for
}

// RecallOf takes the types of conversations out of a request and reads those in its query. A question that is limited to some
// files is not about what was said, unless it names those types.
func RecallOf(req *search.Request) (r Recall) {
	r.asked = req.Query
	about, past := gate.Recalls(req.Query)
	r.query = about
	var ofFiles []ctxsys.EntityType
	for _, t := range req.Types {
		switch {
		case query.SaidNamed(string(t)) != "":
			r.Types, r.Typed = append(r.Types, string(t)), true
			continue
		case t == ctxsys.TypeQuestion: // people write them down too
			r.Types = append(r.Types, string(t))
		}
		ofFiles = append(ofFiles, t)
	}
	q := query.Parse(req.Query)
	typedFiles := r.readTypes(q)
	r.Alone = r.Typed && ofFiles == nil && !typedFiles
	if past && !typedFiles && len(req.Types) == 0 && len(req.Languages) == 0 && req.Path == "" && req.Root == "" && len(req.Strategies) == 0 && !r.Typed {
		r.Types = []string{string(ctxsys.TypeMessage), string(ctxsys.TypeDecision), string(ctxsys.TypeQuestion)}
	}
	for _, f := range q.Filters {
		if f.Key == query.FilterType && f.Not {
			r.Types = slices.DeleteFunc(r.Types, func(t string) bool {
				return slices.Contains(strings.Split(f.Value, ","), t)
			})
		}
	}
	if len(r.Types) == 0 {
		r.Types = nil
	} else if !r.Typed && len(query.Parse(about).Keywords) == 0 { // it says nothing else
		r.query = req.Query
	}
	req.Types = ofFiles
	return r
}

// readTypes reads the types in a query (type:decision, -type:message) and reports whether it names some of files.
func (r *Recall) readTypes(q query.Query) (ofFiles bool) {
	for _, f := range q.Filters {
		if f.Key != query.FilterType || f.Not {
			continue
		}
		for value := range strings.SplitSeq(f.Value, ",") {
			switch t := string(query.SaidNamed(value)); {
			case t == "":
				ofFiles = true
			case !slices.Contains(r.Types, t):
				r.Types, r.Typed = append(r.Types, t), true
			}
		}
	}
	if r.Typed {
		r.query = strings.TrimSpace(q.Text)
	}
	return ofFiles
}

// Recall finds what was said, best first. Nothing is opened where nothing is asked for or nothing was ever said.
//
// The best has as score the share of the question's words, each by its rarity, that it or the messages next to it hold; the
// others have theirs in proportion to their scores. So 1 is all that was asked for, as it is for code.
func (s *Searcher) Recall(ctx context.Context, r Recall, limit int) (said []session.Hit, note string, err error) {
	types := slices.DeleteFunc(slices.Clone(r.Types), func(t string) bool { return t == string(ctxsys.TypeCommit) })
	if len(types) == 0 {
		return nil, "", nil
	}
	if !s.opts.Agent.HasSessions() {
		if r.Typed {
			note = "no conversation is stored: `ctx-sys session import FILE` stores one"
		}
		return nil, note, nil
	}
	store, err := s.opts.Agent.Sessions(ctx)
	if err != nil {
		return nil, "", err
	}
	said, err = store.Search(ctx, session.SearchRequest{Query: r.query, Asked: r.asked, Types: types, Limit: limit, Strict: true})
	if errors.Is(err, ctxsys.ErrUsage) { // no word to look for
		return nil, "", nil
	}
	if err != nil || len(said) == 0 {
		return nil, "", err
	}
	floor := cmp.Or(s.opts.Floor, search.DefaultFloor)
	best := said[0]
	for i := range said {
		said[i].Score *= best.Held / best.Score
		if said[i].Score < floor {
			return said[:i], "", nil
		}
	}
	return said, "", nil
}

// HasCommits reports whether the commits of the repository were read before.
func (s *Searcher) HasCommits(ctx context.Context) bool { return s.opts.Commits.WasRead(ctx) }

// Commits finds commits by what they say and the files they changed, best first. Those that hold little of the question are left out.
func (s *Searcher) Commits(ctx context.Context, question string, limit int) ([]commits.Hit, error) {
	hits, err := s.opts.Commits.Search(ctx, question, limit)
	floor := cmp.Or(s.opts.Floor, search.DefaultFloor)
	for i := range hits {
		if hits[i].Score < floor {
			return hits[:i], err
		}
	}
	return hits, err
}

// recalled is what of conversations and commits answers a question, best first.
func (s *Searcher) recalled(ctx context.Context, r Recall, limit int) (hits []ctxsys.Hit, note string, err error) {
	said, note, err := s.Recall(ctx, r, limit)
	if err != nil {
		return nil, "", err
	}
	for _, h := range said {
		hits = append(hits, saidHit(h))
	}
	if slices.Contains(r.Types, string(ctxsys.TypeCommit)) {
		found, err := s.Commits(ctx, r.query, limit)
		if err != nil {
			return nil, "", err
		}
		for i := range found {
			hits = append(hits, commitHit(&found[i]))
		}
	}
	slices.SortStableFunc(hits, func(a, b ctxsys.Hit) int { return cmp.Compare(b.Score, a.Score) })
	return hits, note, nil
}

// with adds what was said to what was found in files, by score. Where both are more than the limit, each has half of it.
func (resp *Response) with(said []ctxsys.Hit, note string, limit int) {
	if note != "" {
		resp.Notes = append(resp.Notes, note)
	}
	if len(said) == 0 {
		return
	}
	files := resp.Results[:min(len(resp.Results), max(limit-len(said), limit/2))]
	said = said[:min(len(said), limit-len(files))]
	found := map[string]int{}
	for i := range said {
		found[said[i].Why[0].Strategy]++
	}
	best := said[0].Score
	all := slices.Concat(said, files)
	slices.SortStableFunc(all, func(a, b ctxsys.Hit) int { return cmp.Compare(b.Score, a.Score) })
	for i := range all {
		all[i].Rank = i + 1
	}
	resp.Results, resp.Nearest = all, nil
	resp.Confidence = max(resp.Confidence, best)
	for _, name := range []string{ofConversations, ofCommits} {
		if n := found[name]; n > 0 {
			resp.Strategies = append(resp.Strategies, StrategyReport{Name: name, Hits: n})
		}
	}
}

// The names of what is found outside of files, where strategies are reported.
const (
	ofConversations = "conversations"
	ofCommits       = "commits"
)

// answerSaid answers a request for nothing but what was said.
func answerSaid(req search.Request, said []ctxsys.Hit, note string) *Response {
	resp := &Response{Query: req.Query, Intent: string(query.Parse(req.Query).Intent), Tier: "keyword", Strategies: []StrategyReport{}, Results: []ctxsys.Hit{}}
	resp.with(said, note, req.Limit)
	return resp
}

func saidHit(h session.Hit) ctxsys.Hit {
	return ctxsys.Hit{
		ID: h.URI(), Type: ctxsys.EntityType(h.Type), Name: h.Role, Snippet: Begun(h.Text, search.SnippetBytes), Tokens: h.Tokens, Score: math.Round(h.Score*1e4) / 1e4,
		Why: []ctxsys.Why{{Strategy: ofConversations, Rank: h.Rank, Score: math.Round(h.Score*1e4) / 1e4}},
	}
}

func commitHit(h *commits.Hit) ctxsys.Hit {
	text := h.Subject + "\n" + h.Author + ", " + h.Time.Format(time.DateOnly)
	if h.Body != "" {
		text += "\n" + h.Body
	}
	score := math.Round(h.Score*1e4) / 1e4
	return ctxsys.Hit{
		ID: h.ID, Type: ctxsys.TypeCommit, Name: commits.Short(h.Hash), Snippet: Begun(text, search.SnippetBytes), Tokens: token.Estimate(text), Score: score,
		Why: []ctxsys.Why{{Strategy: ofCommits, Rank: h.Rank, Score: score}},
	}
}

// Begun is the beginning of a text, of at most so many bytes.
func Begun(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && text[most]&0xC0 == 0x80 {
		most--
	}
	return text[:most]
}
