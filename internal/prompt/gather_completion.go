package prompt

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// The file that is edited takes at most editedShare of a completion's budget, beforeShare of that in front of the cursor.
const (
	editedShare = 0.6
	beforeShare = 0.75
)

// gatherCompletion brings what the place of a cursor needs besides the file it is in: the signatures that the file uses of
// what it imports, and the names of the project's files.
func (p *Builder) gatherCompletion(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	edited := plan.files[slices.IndexFunc(plan.files, func(f fileRef) bool { return f.edited })]
	b, err := p.importedSignatures(ctx, v, edited.path)
	if err != nil {
		return b, err
	}
	tree, err := p.gatherFolders(ctx, v, []string{"."})
	for i := range tree.candidates {
		tree.candidates[i].Priority = assemble.TreeLevel
	}
	b.candidates = append(b.candidates, tree.candidates...)
	return b, err
}

// importedSignatures brings, for each file that a file uses, the signatures of what it uses of it, the most used first.
func (p *Builder) importedSignatures(ctx context.Context, v *snapshot.Snapshot, name string) (brought, error) {
	var b brought
	row, err := v.FileByPath(ctx, name)
	if err != nil {
		return b, nil // a file that is not indexed imports nothing that is known
	}
	es, err := v.FileEntities(ctx, row.ID)
	if err != nil {
		return b, err
	}
	ids := make([]int64, len(es))
	for i := range es {
		ids[i] = es[i].ID
	}
	edges, err := v.EdgesOut(ctx, ids, store.KindSet(ctxsys.Calls, ctxsys.References, ctxsys.Extends, ctxsys.Implements), nil)
	if err != nil {
		return b, err
	}
	uses := map[int64]int{}
	for _, e := range edges {
		if e.Target > 0 && store.FileOf(e.Target) != row.ID {
			uses[e.Target]++
		}
	}
	targets := make([]int64, 0, len(uses))
	for id := range uses {
		targets = append(targets, id)
	}
	located, err := v.Located(ctx, targets)
	if err != nil {
		return b, err
	}
	slices.SortFunc(located, func(x, y store.Located) int { return x.Compare(&y) })
	for file := range byFile(located) {
		b.candidates = append(b.candidates, usedOf(file, uses, name))
	}
	slices.SortStableFunc(b.candidates, func(x, y assemble.Candidate) int { return cmp.Compare(y.Score, x.Score) })
	return b, nil
}

// byFile yields the runs of entities of one file.
func byFile(sorted []store.Located) func(func([]store.Located) bool) {
	return func(yield func([]store.Located) bool) {
		for n := 0; len(sorted) > 0; sorted = sorted[n:] {
			for n = 1; n < len(sorted) && sorted[n].Path == sorted[0].Path; n++ {
			}
			if !yield(sorted[:n]) {
				return
			}
		}
	}
}

// usedOf is the signatures of a file that another one uses, as a candidate that scores by the number of uses.
func usedOf(file []store.Located, uses map[int64]int, user string) assemble.Candidate {
	var text strings.Builder
	n := 0
	for i := range file {
		n += uses[file[i].ID]
		fmt.Fprintf(&text, "%d: %s\n", file[i].StartLine, graph.MapLine(&file[i].Entity))
	}
	f := &file[0]
	return assemble.Candidate{Slice: ctxsys.Slice{
		ID: f.Path + "#used", Type: ctxsys.SliceFile, Source: f.Path, Name: path.Base(f.Path), Path: f.Path, Language: f.Language,
		EntityID: f.Path, EntityType: ctxsys.TypeFile, Priority: assemble.ImportsLevel, Prunable: true, Score: float64(n),
		Form: ctxsys.FormSignature, Related: "what " + user + " uses of it", Content: text.String(),
	}}
}

// asEdited makes the candidate of the file that is edited one that must go in: whole where it takes no more than its share,
// else the lines around the cursor.
func (c *plan) asEdited(file assemble.Candidate) assemble.Candidate {
	file.Priority, file.Prunable, file.Outline = assemble.EditedLevel, false, ""
	most := int(editedShare * float64(c.prompt))
	if token.Estimate(file.Content) <= most || len(file.Focus) == 0 && file.Content == "" {
		return file
	}
	lines := strings.SplitAfter(file.Content, "\n")
	cursor := 0
	if len(file.Focus) > 0 {
		cursor = min(max(file.Focus[0]-file.StartLine, 0), len(lines)-1)
	}
	from, before := cursor, 0
	for from > 0 && before+token.Estimate(lines[from-1]) <= int(beforeShare*float64(most)) {
		from--
		before += token.Estimate(lines[from])
	}
	to, after := cursor, 0
	for to < len(lines) && after+token.Estimate(lines[to]) <= most-before {
		after += token.Estimate(lines[to])
		to++
	}
	file.Form, file.OmittedLines = ctxsys.FormTruncated, file.OmittedLines+len(lines)-(to-from)
	file.Content = strings.Join(lines[from:to], "")
	file.StartLine, file.EndLine = file.StartLine+from, file.StartLine+to-1
	return file
}
