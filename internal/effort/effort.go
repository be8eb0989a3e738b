// Package effort says how much a long test does: how many seeds it tries, how often it kills the program.
//
// The one idea: a test is one function, and who runs it says how much of it: a little with -short, which is how the race
// detector runs, a sample with plain go test, and all of it with TEST_EFFORT=whole, which is what `make acceptance` and
// `make soak` set.
package effort

import (
	"os"
	"strconv"
	"testing"
)

// Pick returns the amount that fits how the tests are run.
func Pick(short, sample, whole int) int {
	switch {
	case os.Getenv("TEST_EFFORT") == "whole":
		return whole
	case testing.Short():
		return short
	}
	return sample
}

// Seed returns what the random numbers of a test begin with: the same each time, so that a change is judged by what the one
// before it was, but for TEST_SEED=N, which `make soak` sets to a number that was never used. A failure should name it.
func Seed(usual uint64) uint64 {
	if n, err := strconv.ParseUint(os.Getenv("TEST_SEED"), 10, 64); err == nil {
		return n
	}
	return usual
}

// Unraced leaves a test out with -short, which is how the race detector runs: the test starts no goroutine that others do not start
// with less work.
func Unraced(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("no goroutines but those of other tests")
	}
}
