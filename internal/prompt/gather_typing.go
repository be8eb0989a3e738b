package prompt

import (
	"context"
	"fmt"
	"path"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	typedShare   = 0.1 // of the prompt, for the diffs of recent edits
	typedBuffers = 10
)

// typing reports whether an editor told of anything.
func (p *Builder) typing() bool {
	ed := p.opts.Reader.Source().Editor()
	return ed != nil && (len(ed.Buffers()) > 0 || len(ed.Recent(1)) > 0)
}

// gatherTyping brings the last edits, and the places in the other open buffers where the cursor is.
func (p *Builder) gatherTyping(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	var b brought
	level := assemble.RecentLevel
	if plan.profile == ctxsys.ProfileCompletion {
		level = assemble.PromptLevel
	}
	if diffs := p.recentDiffs(int(typedShare * float64(plan.prompt))); diffs != "" {
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: "edits", Type: ctxsys.SliceCustom, Source: "recent edits", Name: "recent edits", Language: "diff", Priority: level,
			Prunable: !assemble.Unprunable(level), Score: 1, Content: diffs,
		}})
	}
	seen := map[string]bool{}
	for _, f := range plan.files {
		seen[f.path] = true
	}
	for _, open := range p.opts.Reader.Source().Editor().Buffers() {
		if seen[open.Path] || walk.HoldsKeys(open.Path) || len(b.candidates) > typedBuffers {
			continue
		}
		seen[open.Path] = true
		text, _, ok := p.opts.Reader.Source().Editor().Of(open.Client, open.Path)
		if !ok {
			var err error
			if text, err = completion.StoredText(ctx, v, open.Path); err != nil {
				return b, err
			}
		}
		s := completion.AroundLine(secret.MaskString(text), open.Cursor.Line)
		if s.Content == "" {
			continue
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: "buffer:" + open.Path, Type: ctxsys.SliceFile, Source: fmt.Sprintf("%s:%d-%d", open.Path, s.StartLine, s.EndLine), Name: path.Base(open.Path),
			Path: open.Path, Language: walk.LanguageOf(open.Path), StartLine: s.StartLine, EndLine: s.EndLine, Form: ctxsys.FormTruncated,
			Priority: assemble.BuffersLevel, Prunable: true, Score: 0.9 - float64(len(b.candidates))/100, Related: "open in the editor", Content: s.Content,
		}})
	}
	return b, nil
}

// recentDiffs is the last edits that fit, the newest last.
func (p *Builder) recentDiffs(tokens int) string {
	all := p.opts.Reader.Source().Editor().Recent(completion.RecentEdits)
	room, from := 4*tokens, len(all)
	for from > 0 && !walk.HoldsKeys(all[from-1].Path) {
		all[from-1].Diff = completion.CutDiff(secret.MaskString(all[from-1].Diff), tokens/2)
		if room -= len(all[from-1].Diff); room < 0 {
			break
		}
		from--
	}
	var out strings.Builder
	for _, e := range all[from:] {
		out.WriteString(e.Diff)
	}
	return out.String()
}
