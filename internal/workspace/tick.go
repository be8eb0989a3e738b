package workspace

import "time"

const (
	// tick is how often a project that is held open is asked for schedules whose time has come.
	tick = time.Minute
	// rests is how long the cursor of an editor stays in a line before suggestions are made about it, at least.
	rests = 500 * time.Millisecond
)

// place is a line of a file in which a cursor is.
type place struct {
	path string
	line int
}

// keepTime makes the suggestions of schedules, and those about the place where the cursor of an editor rests, as long as the workspace is
// open.
func (p *Project) keepTime() {
	every, look := time.NewTicker(tick), time.NewTicker(rests)
	defer every.Stop()
	defer look.Stop()
	var last, said place
	for {
		select {
		case <-p.ctx.Done():
			return
		case <-every.C:
			// A minute later it is tried again.
			_, _ = p.Suggester().Tick(p.ctx)
		case <-look.C:
			now := p.cursor()
			if now == last && now != said && now.path != "" {
				said = now
				p.Suggester().CursorAt(p.ctx, now.path, now.line)
			}
			last = now
		}
	}
}

// cursor is where the cursor is in the buffer that was used last.
func (p *Project) cursor() place {
	all := p.Editor().Buffers()
	if len(all) == 0 {
		return place{}
	}
	return place{all[0].Path, all[0].Cursor.Line + 1}
}
