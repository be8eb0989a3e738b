package gate

import (
	"sync"
	"time"
)

const (
	rememberFor  = 300 * time.Second
	rememberMost = 1024
)

// Memory keeps decisions for 300 seconds, at most 1,024 of them. It is safe for concurrent use.
type Memory struct {
	now  func() time.Time
	mu   sync.Mutex // guards kept
	kept map[string]remembered
}

type remembered struct {
	decision Decision
	at       time.Time
}

// NewMemory makes one with a clock.
func NewMemory(now func() time.Time) *Memory {
	return &Memory{now: now, kept: map[string]remembered{}}
}

// Decide is the decision of this key if there is a recent one, else what decide says. The key is the question and
// whatever else the decision hangs on, such as the state of the index.
func (m *Memory) Decide(key string, decide func() Decision) Decision {
	now := m.now()
	m.mu.Lock()
	r, ok := m.kept[key]
	m.mu.Unlock()
	if ok && now.Sub(r.at) < rememberFor {
		return r.decision
	}
	d := decide()
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.kept) >= rememberMost {
		m.forget(now)
	}
	m.kept[key] = remembered{d, now}
	return d
}

// forget drops what is too old, or else the oldest.
func (m *Memory) forget(now time.Time) {
	oldest, first := "", now
	for key, r := range m.kept {
		if now.Sub(r.at) >= rememberFor {
			delete(m.kept, key)
		} else if oldest == "" || r.at.Before(first) {
			oldest, first = key, r.at
		}
	}
	if len(m.kept) >= rememberMost {
		delete(m.kept, oldest)
	}
}
