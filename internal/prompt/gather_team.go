package prompt

import (
	"context"
	"fmt"
	"path"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
)

// ofTeam is what the server of the team is called among the sources of a context.
const ofTeam = "team"

// gatherTeam brings places of repositories that are not on this machine.
func gatherTeam(ctx context.Context, plan *plan) (b brought, err error) {
	hits, err := plan.req.Team(ctx, plan.searchFor())
	for i := range hits {
		h := &hits[i]
		lines := strings.Count(strings.TrimRight(h.Snippet, "\n"), "\n") + 1
		from, to := h.SnippetLine, h.SnippetLine+lines-1
		c := assemble.Candidate{Slice: ctxsys.Slice{
			ID: fmt.Sprintf("%s:%d", h.ID, from), Type: ctxsys.SliceSearch, Source: fmt.Sprintf("%s:%d-%d", h.Path, from, to), Priority: assemble.SearchLevel, Prunable: true,
			Score: h.Score, EntityID: h.ID, EntityType: h.Type, Name: h.QualifiedName, StartLine: from, EndLine: to, Language: h.Language, Content: h.Snippet,
			Metadata: &ctxsys.FileFacts{FileName: path.Base(h.Path), Language: h.Language},
		}}
		if c.Path = h.Path; h.Repository == "" { // it is checked out, and the lines are the same
			c.Metadata = nil
		}
		b.candidates = append(b.candidates, c)
	}
	return b, err
}

// weighTeam leaves out what the team's server found where this machine has found much better, as is done with results of one index.
func (g *gathered) weighTeam() {
	best := 0.0
	for i := range g.candidates {
		if c := &g.candidates[i]; c.Type == ctxsys.SliceSearch {
			best = max(best, c.Score)
		}
	}
	for i := range g.candidates {
		if c := &g.candidates[i]; strings.HasPrefix(c.EntityID, ctxsys.TeamPrefix) {
			c.Brief, c.Unlikely = showing(c.Score, best)
		}
	}
}
