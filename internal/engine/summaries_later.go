package engine

import (
	"context"
	"errors"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// laterSummaries is the summaries that are made in the background of syncs, by one run at a time.
type laterSummaries struct {
	mu      sync.Mutex // guards what is below
	begun   bool       // there was a run since the project was opened
	running bool
	again   bool // files changed since the run began
	closed  bool
	stop    context.CancelFunc
	notice  string // why the last run left something without
}

// summarizeLater has a model summarise in the background what has no summary yet: once after the project was opened, and when files
// changed. A run ends with a sync that takes its summaries in, which changes no file and so begins no other.
func (p *Project) summarizeLater(changed bool) {
	if p.opts.Summaries == nil {
		return
	}
	s := &p.summaries
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.closed || s.begun && !changed:
		return
	case s.running:
		s.again = true
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	s.begun, s.running, s.stop = true, true, stop
	p.gathering.Go(func() {
		defer stop()
		for more := true; more; {
			notice := p.summarizeNow(ctx)
			s.mu.Lock()
			s.notice = notice
			more = s.again && !s.closed
			s.running, s.again = more, false
			s.mu.Unlock()
		}
	})
}

// summarizeNow is one run. It returns why something is left without a summary, "" when nothing is, or another process is at it.
func (p *Project) summarizeNow(ctx context.Context) (notice string) {
	report, err := p.Summarize(ctx, p.opts.Summaries())
	switch {
	case err == nil:
		return report.Notice
	case errors.Is(err, ctxsys.ErrBusy) || ctx.Err() != nil:
		return ""
	}
	return err.Error()
}

// said is why the last run left something without a summary, "" when it did not.
func (s *laterSummaries) said() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.notice
}

// close ends what is made in the background. No other run begins.
func (s *laterSummaries) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	if s.stop != nil {
		s.stop()
	}
}
