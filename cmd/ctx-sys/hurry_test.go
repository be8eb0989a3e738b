package main

import (
	"runtime/debug"
	"testing"
)

// TestHurry wants the limit of the collector raised with what is alive, and put back.
func TestHurry(t *testing.T) {
	for alive, want := range map[uint64]int64{0: hurryBytes, hurryBytes / 2: hurryBytes, 2 << 30: 5 << 29} {
		if got := hurryLimit(alive); got != want {
			t.Errorf("the limit for %d bytes is %d, not %d", alive, got, want)
		}
	}
	before := debug.SetMemoryLimit(-1)
	calm := hurry()
	if got := debug.SetMemoryLimit(-1); got != hurryBytes {
		t.Errorf("the limit is %d, not %d", got, int64(hurryBytes))
	}
	calm()
	if got := debug.SetMemoryLimit(-1); got != before {
		t.Errorf("the limit was %d and is %d afterwards", before, got)
	}
}
