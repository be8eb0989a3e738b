package prompt

import (
	"context"
	"fmt"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/gate"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

const (
	commitsOffered = 4    // commits that are offered to a context
	commitSize     = 1500 // bytes of the message of one that go in
	commitPaths    = 10   // files of one that are named
)

// wantsCommits reports whether a question asks for the past.
func (p *Builder) wantsCommits(plan *plan) bool {
	return plan.gate.ShouldRetrieve && plan.profile != ctxsys.ProfileCompletion && gate.AsksHistory(plan.searchFor())
}

// gatherCommits brings the commits that speak of what a question asks.
// They were read before: a context waits for no first reading of them.
func (p *Builder) gatherCommits(ctx context.Context, plan *plan) (b brought, err error) {
	if !p.opts.Searcher.HasCommits(ctx) {
		return b, nil
	}
	hits, err := p.opts.Searcher.Commits(ctx, plan.searchFor(), commitsOffered)
	for i := range hits {
		h := &hits[i]
		text := fmt.Sprintf("%s, %s: %s\n", h.Author, h.Time.Format(time.DateOnly), h.Subject)
		if h.Body != "" {
			text += searcher.Begun(h.Body, commitSize) + "\n"
		}
		var paths []string
		for _, f := range h.Files[:min(len(h.Files), commitPaths)] {
			paths = append(paths, f.Path)
		}
		if len(paths) > 0 {
			text += "files: " + strings.Join(paths, ", ") + "\n"
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: h.ID, Type: ctxsys.SliceSearch, Source: h.ID, Priority: assemble.SearchLevel, Prunable: true, Score: h.Score,
			EntityID: h.ID, EntityType: ctxsys.TypeCommit, Name: "commit " + commits.Short(h.Hash), Content: text,
		}})
	}
	return b, err
}
