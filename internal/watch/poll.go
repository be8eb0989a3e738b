package watch

import (
	"context"
	"encoding/binary"
	"time"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// A look is a walk over the tree by size and time. Git is not asked: what it compares by content passes through programs that the
// repository names, and it does not know of all files.
//
// A look costs what it costs, so how often there is one follows from that: a tree in which nothing happens is looked at
// a thousandth of the time. After a change it is a twentieth at first, and half as often after each look that finds
// nothing.
const (
	idleShare   = 1000
	activeShare = 20
	minInterval = time.Second
	maxInterval = 10 * time.Minute
)

// poller is the looking of one follower.
type poller struct {
	known bool // there was a look, and what it saw
	seen  uint64
	share time.Duration // the next pause, in multiples of what the last look took
	next  time.Time
	out   chan struct{} // closed when the look under way ends; nil without one
	told  time.Duration // the interval that was told
}

// look is what a look at the tree saw.
type look struct {
	seen uint64
	took time.Duration
	err  error
}

func (f *follower) startPolling() {
	f.poll.wait()
	f.poll = poller{share: activeShare}
}

// begin starts a look when it is time for one. What it sees comes through f.looked.
func (p *poller) begin(ctx context.Context, f *follower) {
	if p.out != nil || time.Now().Before(p.next) {
		return
	}
	out, root, repo, o := make(chan struct{}), f.root, f.git, f.o.Walk
	p.out = out
	go func() {
		defer close(out)
		start := time.Now()
		seen, err := digest(ctx, root, repo, o)
		f.looked <- look{seen, time.Since(start), err}
	}()
}

func (p *poller) wait() {
	if p.out != nil {
		<-p.out
		p.out = nil
	}
}

// found takes in what a look saw.
func (f *follower) found(l look) {
	p := &f.poll
	p.wait()
	switch {
	case f.events != nil || !f.away.IsZero():
		return // it was begun before that
	case p.known && l.err == nil && l.seen == p.seen:
		p.share = min(2*p.share, idleShare)
	default: // also the first time: something may have changed before it
		f.everything(Looked)
		p.share = activeShare
	}
	p.known, p.seen = l.err == nil, l.seen
	p.next = time.Now().Add(within(p.share * l.took))
	if idle := within(idleShare * l.took); p.told == 0 || idle > 10*p.told {
		p.told = idle
		f.tell(State{Mode: Polling, Reason: f.why, Interval: idle})
	}
}

func within(d time.Duration) time.Duration { return min(max(d, minInterval), maxInterval) }

// digest is a number that differs when a file of the project came, went, or has another size or time, and when another commit
// is checked out.
func digest(ctx context.Context, root string, repo *repository, o walk.Options) (uint64, error) {
	sum := xxhash.New()
	if repo != nil {
		sum.WriteString(repo.head())
	}
	_, err := walk.Walk(ctx, root, o, func(f walk.File) error {
		var stamp [16]byte
		binary.LittleEndian.PutUint64(stamp[:8], uint64(f.Size))
		binary.LittleEndian.PutUint64(stamp[8:], uint64(f.ModTime))
		sum.WriteString(f.Path)
		sum.Write(stamp[:])
		return nil
	})
	return sum.Sum64(), err
}
