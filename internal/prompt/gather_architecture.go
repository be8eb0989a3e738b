package prompt

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

const (
	// maxArchitecture is how many tokens the description of a program takes at most, 12,000 characters.
	maxArchitecture = 3000
	// leastArchitecture is what it needs to say anything.
	leastArchitecture = 60
)

// gatherArchitecture brings what kind of program the project is, in half of the space for notes.
func (p *Builder) gatherArchitecture(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	room := min(assemble.Groups(plan.prompt)[assemble.NotesGroup]/2, maxArchitecture)
	if room < leastArchitecture {
		return brought{}, nil
	}
	d, err := p.opts.Describe(ctx, v)
	if err != nil {
		return brought{}, err
	}
	text := d.Text(room)
	if text == (render.Page{}) {
		return brought{}, nil
	}
	return brought{candidates: []assemble.Candidate{{Group: assemble.NotesGroup, Slice: ctxsys.Slice{
		ID: "architecture", Type: ctxsys.SliceCustom, Source: "architecture", Priority: assemble.NotesLevel, Prunable: true, Score: 2,
		Related: "worked out from the index", Content: text.String(),
	}}}}, nil
}
