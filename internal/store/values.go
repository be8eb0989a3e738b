package store

import (
	"crypto/rand"
	"strings"
	"time"
)

// NewID returns an id for a row of a kind, "s" say: short enough to type, and never the same twice.
func NewID(kind string) string { return kind + "-" + strings.ToLower(rand.Text()[:10]) }

// Time returns the time of a row, which is in milliseconds since 1970.
func Time(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// TimeOrNil is Time where 0 is no time.
func TimeOrNil(ms int64) *time.Time {
	if ms == 0 {
		return nil
	}
	t := Time(ms)
	return &t
}
