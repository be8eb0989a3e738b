package completion

import (
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// masked remembers the masked texts of open buffers, which most completions find as the one before left them.
type masked struct {
	mu sync.Mutex
	of map[string]maskedText // by path
}

type maskedText struct{ text, masked string }

// text is a text with its secrets masked.
func (m *masked) text(path, text string) string {
	m.mu.Lock()
	have, ok := m.of[path]
	m.mu.Unlock()
	if ok && have.text == text {
		return have.masked
	}
	have = maskedText{text, secret.MaskString(text)}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.of == nil || len(m.of) > 2*maxBuffers {
		m.of = map[string]maskedText{}
	}
	m.of[path] = have
	return have.masked
}
