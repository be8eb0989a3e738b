package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// bar draws one line of progress over and over. A bar without a stream draws nothing.
type bar struct {
	out   io.Writer
	start time.Time

	mu   sync.Mutex // guards what follows; syncs may report from several goroutines
	last time.Time
}

func (a *app) progress(cfg *config.Loaded) *bar {
	if a.asJSON(cfg) || !a.lively(a.err) {
		return &bar{}
	}
	return &bar{out: a.err, start: time.Now()}
}

// show draws at most ten times a second, which is as much as anyone can read.
func (b *bar) show(p engine.Progress) { b.line(progressLine(p, time.Since(b.start))) }

func (b *bar) line(text string) {
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
	fmt.Fprintf(b.out, "\r\x1b[K%s", text)
}

// clear takes the bar away again.
func (b *bar) clear() {
	if b.out != nil {
		fmt.Fprint(b.out, "\r\x1b[K")
	}
}

const barWidth = 24

// progressLine is what a bar shows after some time: stage, files, speed and the time left at that speed.
func progressLine(p engine.Progress, spent time.Duration) string {
	line := fmt.Sprintf("%-6s", p.Stage)
	if p.SummariesTotal > 0 {
		return line + barred(p.Summaries, p.SummariesTotal, "summaries") + fmt.Sprintf(", %d tokens", p.Tokens)
	}
	if p.SectionsTotal > 0 {
		return line + barred(p.Sections, p.SectionsTotal, "sections") + fmt.Sprintf(", %d tokens", p.Tokens)
	}
	if p.PiecesTotal > 0 {
		return line + barred(p.Pieces, p.PiecesTotal, "pieces")
	}
	if p.FilesTotal > 0 {
		line += barred(p.Files, p.FilesTotal, "files")
	} else {
		line += fmt.Sprintf(" %d files", p.Files)
	}
	seconds := spent.Seconds()
	if p.Bytes == 0 || seconds < 0.2 {
		return line
	}
	line += fmt.Sprintf(", %.1f MB/s", float64(p.Bytes)/1e6/seconds)
	if left := p.BytesTotal - p.Bytes; left > 0 {
		line += fmt.Sprintf(", %s left", time.Duration(float64(left)/float64(p.Bytes)*float64(spent)).Round(time.Second))
	}
	return line
}

func barred(n, of int, things string) string {
	done := min(barWidth, barWidth*n/of)
	return fmt.Sprintf(" [%s%s] %d/%d %s", strings.Repeat("=", done), strings.Repeat(" ", barWidth-done), n, of, things)
}
