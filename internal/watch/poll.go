package watch

import (
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"time"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

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
	by    string // "git status" or "walk"
	known bool   // there was a look, and what it saw
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
	f.poll = poller{by: "walk", share: activeShare}
	if gitSeesAll(f.root, f.git) {
		f.poll.by = "git status"
	}
}

// gitSeesAll reports whether git knows of every file of the project: not of those in submodules, nor of those that it
// ignores and our own rules take back, nor of what is around a project that is a part of a repository.
func gitSeesAll(root string, r *repository) bool {
	return r != nil && exists(filepath.Join(root, ".git")) && !exists(filepath.Join(root, ".gitmodules")) && !exists(filepath.Join(root, ".ctxignore"))
}

// begin starts a look when it is time for one. What it sees comes through f.looked.
func (p *poller) begin(ctx context.Context, f *follower) {
	if p.out != nil || time.Now().Before(p.next) {
		return
	}
	out, by, root, o := make(chan struct{}), p.by, f.root, f.o.Walk
	p.out = out
	go func() {
		defer close(out)
		start := time.Now()
		seen, err := digest(ctx, by, root, o)
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
	case l.err != nil && p.by == "git status":
		p.by = "walk" // there is no git, or it cannot read the repository
		p.next = time.Time{}
		return
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
		f.tell(State{Mode: Polling, Reason: f.why, Interval: idle, By: p.by})
	}
}

func within(d time.Duration) time.Duration { return min(max(d, minInterval), maxInterval) }

// digest is a number that differs when a file of the project came, went, or has another size or time.
func digest(ctx context.Context, by, root string, o walk.Options) (uint64, error) {
	sum := xxhash.New()
	note := func(path string, size, modified int64) {
		var stamp [16]byte
		binary.LittleEndian.PutUint64(stamp[:8], uint64(size))
		binary.LittleEndian.PutUint64(stamp[8:], uint64(modified))
		sum.WriteString(path)
		sum.Write(stamp[:])
	}
	if by == "walk" {
		_, err := walk.Walk(ctx, root, o, func(f walk.File) error {
			note(f.Path, f.Size, f.ModTime)
			return nil
		})
		return sum.Sum64(), err
	}
	status, changed, err := git.Status(ctx, root)
	sum.WriteString(status)
	for _, path := range changed { // git says that they changed, not that they did again
		if info, err := os.Lstat(filepath.Join(root, filepath.FromSlash(path))); err == nil {
			note(path, info.Size(), info.ModTime().UnixNano())
		}
	}
	return sum.Sum64(), err
}
