package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// bar draws one line of progress over and over. A bar without a stream draws nothing.
type bar struct {
	out io.Writer

	mu    sync.Mutex // guards what follows; syncs may report from several goroutines
	last  time.Time
	first engine.Progress // of the stage that runs
	since time.Time       // when that came
}

func (a *app) progress(cfg *config.Loaded) *bar {
	if a.asJSON(cfg) || !a.lively(a.err) {
		return &bar{}
	}
	return &bar{out: a.err}
}

// show draws at most ten times a second, which is as much as anyone can read.
func (b *bar) show(p engine.Progress) {
	first, spent := b.inStage(p)
	b.draw(progressOf(p, first, spent))
}

// inStage is the first progress of the stage and the time since, which rates are about.
func (b *bar) inStage(p engine.Progress) (first engine.Progress, spent time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.Stage != b.first.Stage {
		b.first, b.since = p, time.Now()
	}
	return b.first, time.Since(b.since)
}

// draw shows a line that fits the width of the terminal: one that wraps could not be drawn over.
func (b *bar) draw(p progressLine) {
	if b.out == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	now := time.Now()
	if now.Sub(b.last) < 100*time.Millisecond {
		return
	}
	b.last = now
	fmt.Fprintf(b.out, "\r\x1b[K%s", p.text(columns(b.out)))
}

// columns is the width of a terminal, 80 where that is not known.
func columns(out io.Writer) int {
	if f, ok := out.(*os.File); ok {
		if n, _, err := term.GetSize(int(f.Fd())); err == nil && n > 0 {
			return n
		}
	}
	return 80
}

// clear takes the bar away again.
func (b *bar) clear() {
	if b.out != nil {
		fmt.Fprint(b.out, "\r\x1b[K")
	}
}

const (
	barWidth = 24 // columns between the brackets
	leastBar = 6  // a shorter one says nothing
)

// progressLine is what a bar shows: how much of a stage is done, and details, the most useful first.
type progressLine struct {
	stage, things string
	done, total   int // total is 0 where it is not known
	details       []string
}

// text is the line in fewer columns than a terminal has. As there is space it has the details and a drawn bar.
func (p progressLine) text(columns int) string {
	stage, counts := fmt.Sprintf("%-6s", p.stage), fmt.Sprintf(" %d %s", p.done, p.things)
	if p.total > 0 {
		counts = fmt.Sprintf(" %d/%d %s", p.done, p.total, p.things)
	}
	for _, detail := range p.details {
		if len(stage)+len(counts)+len(", ")+len(detail) < columns {
			counts += ", " + detail
		}
	}
	if room := min(barWidth, columns-1-len(stage)-len(counts)-len(" []")); p.total > 0 && room >= leastBar {
		full := min(room, room*p.done/p.total)
		stage += " [" + strings.Repeat("=", full) + strings.Repeat(" ", room-full) + "]"
	}
	line := stage + counts
	return line[:max(0, min(len(line), columns-1))]
}

// leastSpent is how long a stage has to run before its rate means something.
const leastSpent = 200 * time.Millisecond

// progressOf is the line of a sync, or of a run of a model over the index, some time after the first progress of the stage: how much is done, how long
// the rest takes, and how fast that is.
func progressOf(p, first engine.Progress, spent time.Duration) progressLine {
	line := progressLine{stage: p.Stage, things: "files", done: p.Files, total: p.FilesTotal}
	from := first.Files
	switch {
	case p.SummariesTotal > 0:
		line.things, line.done, line.total, from = "summaries", p.Summaries, p.SummariesTotal, first.Summaries
	case p.SectionsTotal > 0:
		line.things, line.done, line.total, from = "sections", p.Sections, p.SectionsTotal, first.Sections
	case p.PiecesTotal > 0:
		line.things, line.done, line.total, from = "chunks", p.Pieces, p.PiecesTotal, first.Pieces
	}
	if done := line.done - from; done > 0 && spent >= leastSpent {
		part, left := float64(done), float64(line.total-line.done)
		if bytes := p.Bytes - first.Bytes; bytes > 0 && line.things == "files" { // which tell better how long files take
			part, left = float64(bytes), float64(p.BytesTotal-p.Bytes)
		}
		if left > 0 {
			line.details = append(line.details, timeLeft(spent, left/part))
		}
		line.details = append(line.details, rate(done, spent)+" "+line.things+"/s")
	}
	if p.Tokens > 0 {
		line.details = append(line.details, ctxsys.Plural(p.Tokens, "token"))
	}
	return line
}

// rate is how many of something were done in a second.
func rate(n int, spent time.Duration) string {
	if r := float64(n) / spent.Seconds(); r < 10 {
		return fmt.Sprintf("%.1f", r)
	}
	return fmt.Sprintf("%.0f", float64(n)/spent.Seconds())
}

// timeLeft is how long something takes that is some multiple of what was done so far.
func timeLeft(spent time.Duration, times float64) string {
	return time.Duration(times*float64(spent)).Round(time.Second).String() + " left"
}
