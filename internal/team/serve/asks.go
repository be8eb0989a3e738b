package serve

import (
	"context"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// asks writes the questions into the audit log, some at once: who asked which tool about what, not what the question was.
type asks struct {
	s       *Server
	mu      sync.Mutex
	waiting []ask
	end     chan struct{}
	ended   chan struct{}
}

type ask struct {
	team  *team.Team
	entry team.AuditEntry
}

// maxAsks is how many wait at most: while the database is away no more are kept.
const maxAsks = 10_000

func newAsks(s *Server) *asks {
	a := &asks{s: s, end: make(chan struct{}), ended: make(chan struct{})}
	go func() {
		defer close(a.ended)
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		for {
			select {
			case <-a.end:
				return
			case <-tick.C:
				if err := a.flush(context.Background()); err != nil {
					s.Log.Warn("questions could not be written into the audit log", "error", err.Error())
				}
			}
		}
	}()
	return a
}

func (a *asks) add(q *request, r *op.Record) {
	outcome := "answered"
	if r.Err != nil {
		outcome = "failed"
	}
	target := ""
	if r.Project != nil {
		target = r.Project.Called()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.waiting) < maxAsks {
		a.waiting = append(a.waiting, ask{q.team, team.AuditEntry{At: r.Time, Actor: q.actor.Name, Action: team.AskAction + r.Operation, Target: target, Detail: r.Front + " " + outcome, Address: q.actor.Address}})
	}
}

func (a *asks) flush(ctx context.Context) error {
	a.mu.Lock()
	waiting := a.waiting
	a.waiting = nil
	a.mu.Unlock()
	by := map[int64][]team.AuditEntry{}
	teams := map[int64]*team.Team{}
	for _, w := range waiting {
		teams[w.team.Tenant()] = w.team
		by[w.team.Tenant()] = append(by[w.team.Tenant()], w.entry)
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	var first error
	for tenant, entries := range by {
		if err := teams[tenant].NoteAll(ctx, entries); err != nil && first == nil {
			first = err
		}
	}
	return first
}

func (a *asks) close() error {
	close(a.end)
	<-a.ended
	return a.flush(context.Background())
}
