package main

import (
	"fmt"
	"slices"
	"time"
)

// figures is all that was measured of one folder.
type figures struct {
	first usage
	size  struct {
		Files int   `json:"files"`
		Bytes int64 `json:"bytes"`
		Lines int64 `json:"lines"`
	}
	disk      int64
	unchanged []time.Duration
	edited    []time.Duration // empty when no file was fit to be edited
	searched  []time.Duration // a process each
	answered  []time.Duration // took_ms of the answers of one process
	retrieved []time.Duration // of these the strategies
	changed   int             // files, before impact was asked
	impact    []time.Duration // CPU
	tests     []time.Duration // CPU of affected-tests
}

// rows are the lines of the table: a name and a value with its unit.
func (f *figures) rows() [][2]string {
	wall, cpu := f.first.wall.Seconds(), f.first.cpu.Seconds()
	mb := float64(f.size.Bytes) / 1e6
	return [][2]string{
		{"files", fmt.Sprintf("%d, %.1f MB, %d lines", f.size.Files, mb, f.size.Lines)},
		{"first index", fmt.Sprintf("%.2f s wall, %.2f s cpu", wall, cpu)},
		{"  rate", fmt.Sprintf("%.0f files/s, %.1f MB/s, %.1f MB per cpu second", float64(f.size.Files)/wall, mb/wall, mb/cpu)},
		{"  cpu per 100,000 lines", fmt.Sprintf("%.2f s", cpu*100_000/float64(max(f.size.Lines, 1)))},
		{"  peak memory", megabytes(f.first.peak)},
		{"  on disk", fmt.Sprintf("%s, %.2f of the text", megabytes(f.disk), float64(f.disk)/float64(max(f.size.Bytes, 1)))},
		{"index, nothing changed", middle(f.unchanged)},
		{"index, one file edited", middle(f.edited)},
		{"search, a process each", middle(f.searched)},
		{"search, one process", middleAndEnd(f.answered)},
		{"  of it the strategies", middleAndEnd(f.retrieved)},
		{fmt.Sprintf("impact of %d changed files, cpu", f.changed), middle(f.impact)},
		{"  affected-tests, cpu", middle(f.tests)},
	}
}

func megabytes(n int64) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f MB", float64(n)/1e6)
}

func middle(ds []time.Duration) string {
	if len(ds) == 0 {
		return "-"
	}
	return fmt.Sprintf("p50 %s of %d", show(quantile(ds, 0.5)), len(ds))
}

func middleAndEnd(ds []time.Duration) string {
	if len(ds) == 0 {
		return "-"
	}
	return fmt.Sprintf("p50 %s, p99 %s of %d", show(quantile(ds, 0.5)), show(quantile(ds, 0.99)), len(ds))
}

func show(d time.Duration) string { return fmt.Sprintf("%.2f ms", d.Seconds()*1000) }

// quantile is the smallest of the values that at least the share q of them does not exceed.
func quantile(ds []time.Duration, q float64) time.Duration {
	sorted := slices.Sorted(slices.Values(ds))
	at := int(q*float64(len(sorted))+0.999999) - 1
	return sorted[min(max(at, 0), len(sorted)-1)]
}
