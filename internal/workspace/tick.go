package workspace

import "time"

// tick is how often a project that is held open is asked for schedules whose time has come.
const tick = time.Minute

// keepTime makes the suggestions of schedules as long as the workspace is open.
func (p *Project) keepTime() {
	for every := time.NewTicker(tick); ; {
		select {
		case <-p.ctx.Done():
			every.Stop()
			return
		case <-every.C:
			// A minute later it is tried again.
			_, _ = p.Suggester().Tick(p.ctx)
		}
	}
}
