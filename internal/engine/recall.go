package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/gate"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// recall is what of stored conversations a question asks for.
type recall struct {
	types []string // message, decision, question; nil for nothing
	query string   // without the words that point to the past
	asked string   // with them
	typed bool     // the request says so, else the question does
	alone bool     // nothing else is asked for
}

// recallOf takes the types of conversations out of a request and reads those in its query. A question that is limited to some
// files is not about what was said, unless it names those types.
func recallOf(req *SearchRequest) (r recall) {
	r.asked = req.Query
	about, past := gate.Recalls(req.Query)
	r.query = about
	var ofFiles []ctxsys.EntityType
	for _, t := range req.Types {
		switch {
		case slices.Contains(ctxsys.SessionTypes, t):
			r.types, r.typed = append(r.types, string(t)), true
			continue
		case t == ctxsys.TypeQuestion: // people write them down too
			r.types = append(r.types, string(t))
		}
		ofFiles = append(ofFiles, t)
	}
	q := query.Parse(req.Query)
	typedFiles := r.readTypes(q)
	r.alone = r.typed && ofFiles == nil && !typedFiles
	if past && !typedFiles && len(req.Types) == 0 && len(req.Languages) == 0 && req.Path == "" && req.Root == "" && len(req.Strategies) == 0 && !r.typed {
		r.types = []string{string(ctxsys.TypeMessage), string(ctxsys.TypeDecision), string(ctxsys.TypeQuestion)}
	}
	for _, f := range q.Filters {
		if f.Key == query.FilterType && f.Not {
			r.types = slices.DeleteFunc(r.types, func(t string) bool {
				return slices.Contains(strings.Split(f.Value, ","), t)
			})
		}
	}
	if len(r.types) == 0 {
		r.types = nil
	} else if !r.typed && len(query.Parse(about).Keywords) == 0 { // it says nothing else
		r.query = req.Query
	}
	req.Types = ofFiles
	return r
}

// readTypes reads the types in a query (type:decision, -type:message) and reports whether it names some of files.
func (r *recall) readTypes(q query.Query) (ofFiles bool) {
	for _, f := range q.Filters {
		if f.Key != query.FilterType || f.Not {
			continue
		}
		for value := range strings.SplitSeq(f.Value, ",") {
			switch t := string(query.SaidNamed(value)); {
			case t == "":
				ofFiles = true
			case !slices.Contains(r.types, t):
				r.types, r.typed = append(r.types, t), true
			}
		}
	}
	if r.typed {
		r.query = strings.TrimSpace(q.Text)
	}
	return ofFiles
}

// recall finds what was said, best first. Nothing is opened where nothing is asked for or nothing was ever said.
//
// The best has as score the share of the question's words, each by its rarity, that it or the messages beside it hold; the
// others have theirs in proportion to their scores. So 1 is all that was asked for, as it is for code.
func (p *Project) recall(ctx context.Context, r recall, limit int) (said []session.Hit, note string, err error) {
	if r.types == nil {
		return nil, "", nil
	}
	if !p.agent.HasSessions() {
		if r.typed {
			note = "no conversation is stored: `ctx-sys session import FILE` stores one"
		}
		return nil, note, nil
	}
	store, err := p.agent.Sessions(ctx)
	if err != nil {
		return nil, "", err
	}
	said, err = store.Search(ctx, session.SearchRequest{Query: r.query, Asked: r.asked, Types: r.types, Limit: limit})
	if errors.Is(err, ctxsys.ErrUsage) { // no word to look for
		return nil, "", nil
	}
	if err != nil || len(said) == 0 {
		return nil, "", err
	}
	floor := cmp.Or(p.opts.Retrieval.Floor, search.DefaultFloor)
	best := said[0]
	for i := range said {
		said[i].Score *= best.Held / best.Score
		if said[i].Score < floor {
			return said[:i], "", nil
		}
	}
	return said, "", nil
}

// with adds what was said to what was found in files, by score. Where both are more than the limit, each has half of it.
func (resp *SearchResponse) with(said []session.Hit, note string, limit int) {
	if note != "" {
		resp.Notes = append(resp.Notes, note)
	}
	if len(said) == 0 {
		return
	}
	files := resp.Results[:min(len(resp.Results), max(limit-len(said), limit/2))]
	said = said[:min(len(said), limit-len(files))]
	all := make([]ctxsys.Hit, 0, limit)
	for _, h := range said {
		all = append(all, saidHit(h))
	}
	all = append(all, files...)
	slices.SortStableFunc(all, func(a, b ctxsys.Hit) int { return cmp.Compare(b.Score, a.Score) })
	for i := range all {
		all[i].Rank = i + 1
	}
	resp.Results, resp.Nearest = all, nil
	resp.Confidence = max(resp.Confidence, said[0].Score)
	resp.Strategies = append(resp.Strategies, StrategyReport{Name: "conversations", Hits: len(said)})
}

// answerSaid answers a request for nothing but what was said.
func answerSaid(req SearchRequest, said []session.Hit, note string) *SearchResponse {
	resp := &SearchResponse{Query: req.Query, Intent: string(query.Parse(req.Query).Intent), Tier: "keyword", Strategies: []StrategyReport{}, Results: []ctxsys.Hit{}}
	resp.with(said, note, req.Limit)
	return resp
}

func saidHit(h session.Hit) ctxsys.Hit {
	return ctxsys.Hit{
		ID: h.URI(), Type: ctxsys.EntityType(h.Type), Name: h.Role, Snippet: begun(h.Text, search.SnippetBytes), Tokens: h.Tokens, Score: math.Round(h.Score*1e4) / 1e4,
		Why: []ctxsys.Why{{Strategy: "conversations", Rank: h.Rank, Score: math.Round(h.Score*1e4) / 1e4}},
	}
}

const (
	recalled     = 8    // how much of what was said is offered to a context
	recalledSize = 3000 // bytes of one message that go in
)

// gatherSaid brings what was said about the question. What the conversation of the request brings anyway is left out.
func (p *Project) gatherSaid(ctx context.Context, plan *plan) (brought, error) {
	said, note, err := p.recall(ctx, plan.recall, recalled)
	if err != nil {
		return brought{}, err
	}
	var b brought
	if note != "" {
		b.notes = []string{note}
	}
	current, from, err := p.goingOn(ctx, plan)
	if err != nil {
		return b, err
	}
	seen := map[string]bool{}
	for _, h := range said {
		uri := h.URI()
		if seen[uri] || h.Session == current && current != "" && h.Number >= from {
			continue
		}
		seen[uri] = true
		m := Message{Role: cmp.Or(h.Speaker(), h.Type), Content: begun(h.Text, recalledSize)}
		if len(m.Content) < len(h.Text) {
			m.Content += fmt.Sprintf("\n[the whole: %s]", uri)
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: uri, Type: ctxsys.SliceConversation, Source: uri, Priority: assemble.SearchLevel, Prunable: true, Score: h.Score,
			EntityID: uri, EntityType: ctxsys.EntityType(h.Type), Name: h.Type + " of " + m.Role, Content: messageLine(m),
		}})
	}
	return b, nil
}

// goingOn is the conversation of a request, "" for none, and the first of its messages that a context has anyway.
func (p *Project) goingOn(ctx context.Context, plan *plan) (id string, from int, err error) {
	if plan.req.Session == "" || !p.agent.HasSessions() {
		return "", 0, nil
	}
	store, err := p.agent.Sessions(ctx)
	if err != nil {
		return "", 0, err
	}
	name := plan.req.Session
	if name == agent.CurrentSession {
		name = ""
	}
	x, err := store.Find(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return "", 0, nil // the source of the conversation says so
	}
	return x.ID, x.Messages - historyMessages + 1, err
}

// begun is the beginning of a text, of at most so many bytes.
func begun(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && text[most]&0xC0 == 0x80 {
		most--
	}
	return text[:most]
}
