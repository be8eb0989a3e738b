package op

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/team/ask"
)

// teamAnswer is what the server of the team answered, or why it did not.
type teamAnswer struct {
	hits []ctxsys.Hit
	err  error
}

// AsksTeam reports whether a search is one for the server of a team too: it is not about files here by their paths, for exact text, or for what
// was said.
func (q *SearchRequest) AsksTeam() bool {
	return q.Path == "" && q.Root == "" && q.Match != search.MatchLiteral && q.Match != search.MatchRegex && len(q.Strategies) == 0 && (len(q.Types) == 0 || len(ofFiles(q.Types)) > 0)
}

// AsksTeam reports whether a context is searched for at the server of a team too.
func (q *ContextRequest) AsksTeam() bool {
	return q.Profile != string(ctxsys.ProfileCompletion) && (q.Query != "" || q.Search != "") && (len(q.Types) == 0 || len(ofFiles(q.Types)) > 0)
}

// readyOrTeam is readyToScan for a question that the server of the team may answer while there is no index here.
func (c *call) readyOrTeam(ctx context.Context, asks bool) error {
	if asks && c.served != nil && !c.served.State().Indexed && c.project.Team().Holds(ctx) {
		return nil
	}
	return c.readyToScan(ctx)
}

// askTeam begins to ask the server of the team what a search asks, while this machine searches.
func (c *call) askTeam(ctx context.Context, q *SearchRequest) <-chan teamAnswer {
	team := c.project.Team()
	if team == nil || !q.AsksTeam() {
		return nil
	}
	query := ask.Query{Text: q.Query, Limit: q.Limit, Types: ofFiles(q.Types), Languages: q.Languages, Own: !c.project.Indexed()}
	out := make(chan teamAnswer, 1)
	go func() {
		hits, err := team.Search(ctx, query)
		out <- teamAnswer{hits, err}
	}()
	return out
}

// ofFiles are the types that are not of conversations and commits.
func ofFiles(types []ctxsys.EntityType) []ctxsys.EntityType {
	return slices.DeleteFunc(slices.Clone(types), func(t ctxsys.EntityType) bool { return slices.Contains(ctxsys.ItemTypes, t) })
}

// defaultHits is how many results a search has where nothing says so.
const defaultHits = 10

// teamHits merges what the server of the team found into an answer, by score: where both are equal this machine comes first.
func (c *call) teamHits(from <-chan teamAnswer, resp *searcher.Response, limit int) {
	if from == nil {
		return
	}
	a := <-from
	if a.err != nil {
		if !errors.Is(a.err, context.Canceled) {
			c.note("without the team's repositories: %v", a.err)
		}
		return
	}
	if len(a.hits) == 0 {
		return
	}
	all := slices.Concat(resp.Results, slices.DeleteFunc(a.hits, func(h ctxsys.Hit) bool { return h.Repository == "" && shownAlready(resp.Results, &h) }))
	slices.SortStableFunc(all, func(a, b ctxsys.Hit) int { return cmp.Compare(b.Score, a.Score) })
	resp.Results, resp.Nearest = all[:min(len(all), max(cmp.Or(limit, defaultHits), len(resp.Results)))], nil
	for i := range resp.Results {
		resp.Results[i].Rank = i + 1
	}
	resp.Confidence = max(resp.Confidence, a.hits[0].Score)
	resp.Strategies = append(resp.Strategies, searcher.StrategyReport{Name: "team", Hits: len(a.hits)})
}

// shownAlready reports whether the place of a hit is in an answer.
func shownAlready(hits []ctxsys.Hit, h *ctxsys.Hit) bool {
	return slices.ContainsFunc(hits, func(have ctxsys.Hit) bool {
		return have.Path == h.Path && have.StartLine <= h.EndLine && h.StartLine <= have.EndLine
	})
}

// teamPlaces is how many places of the team's server are offered to a context.
const teamPlaces = 12

// teamContext asks the server of the team what a context searches for; nil where nobody is asked.
func (c *call) teamContext(q *ContextRequest) func(context.Context, string) ([]ctxsys.Hit, error) {
	team, types := c.project.Team(), ofFiles(q.Types)
	if team == nil || !q.AsksTeam() {
		return nil
	}
	return func(ctx context.Context, question string) ([]ctxsys.Hit, error) {
		return team.Search(ctx, ask.Query{Text: question, Limit: teamPlaces, Types: types, Own: !c.project.Indexed()})
	}
}

// elsewhere asks about an entity: this machine, and the server of the team where that has the entity and this machine does not, or where an id says so.
func elsewhere[R any](ctx context.Context, c *call, entity, tool string, arguments map[string]any, here func() (*R, error)) (*R, error) {
	named := strings.HasPrefix(entity, ctxsys.TeamPrefix)
	var err error
	if !named {
		var r *R
		if r, err = here(); !errors.Is(err, ctxsys.ErrNotFound) {
			return r, err
		}
	}
	r := new(R)
	switch failed := c.project.Team().Ask(ctx, tool, entity, arguments, r); {
	case failed == nil:
		return r, nil
	case named && errors.Is(failed, ask.ErrNotAsked):
		return nil, &Error{Err: ctxsys.ErrNotFound, Text: "that is in a repository of a team, and its server is not asked", Hint: "the user logs in with `ctx-sys login URL`, and `ctx-sys config get team.ask` shows when it is asked"}
	case named && errors.Is(failed, ctxsys.ErrNotFound):
		return nil, &Error{Err: ctxsys.ErrNotFound, Text: failed.Error(), Hint: c.pick("`ctx-sys search` finds more", "search_code finds more")}
	case named:
		return nil, &Error{Err: failed, Text: failed.Error()}
	case !errors.Is(failed, ask.ErrNotAsked) && !errors.Is(failed, ctxsys.ErrNotFound) && !errors.Is(failed, context.Canceled):
		c.note("without the team's repositories: %v", failed)
	}
	return nil, err
}
