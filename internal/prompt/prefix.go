package prompt

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// prefixFile is where the beginnings of the last contexts in the order cache are kept, in the folder of caches.
const prefixFile = "prefixes.json"

// maxPrefixes is how many are kept: one for each profile, model and conversation that is asked for in turn.
const maxPrefixes = 32

// prefix is the slices of a context as they were rendered, and what each took.
type prefix struct {
	Key    string   `json:"key"`
	Hashes []string `json:"hashes"`
	Tokens []int    `json:"tokens"`
}

// unchanged compares a context with the last one of its kind, keeps it for the next, and returns how many tokens at the
// beginning are the same; nil when there was none. That nothing can be kept is no error: the next one then says nil.
func (p *Builder) unchanged(key string, format render.Format, slices []ctxsys.Slice) (*int, error) {
	now := prefix{Key: key}
	for _, s := range slices {
		text, err := render.Context(format, []ctxsys.Slice{s})
		if err != nil {
			return nil, err
		}
		now.Hashes = append(now.Hashes, strconv.FormatUint(xxhash.Sum64String(text), 36))
		now.Tokens = append(now.Tokens, s.TokenCount)
	}
	path, err := p.opts.Cache(prefixFile)
	if err != nil {
		return nil, nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	var last []prefix
	if b, err := regular.Read(path, maxCache); err == nil && json.Unmarshal(b, &last) != nil {
		last = nil
	}
	var same *int
	kept := []prefix{now}
	for _, old := range last {
		if old.Key != key {
			kept = append(kept, old)
			continue
		}
		n := 0
		for i := 0; i < len(now.Hashes) && i < len(old.Hashes) && now.Hashes[i] == old.Hashes[i]; i++ {
			n += now.Tokens[i]
		}
		same = &n
	}
	if !p.opts.ReadOnly {
		writeCache(path, kept[:min(len(kept), maxPrefixes)])
	}
	return same, nil
}

// maxCache bounds a file of the folder of caches, in bytes.
const maxCache = 16 << 20

// writeCache replaces a file of the folder of caches, if it can.
func writeCache(path string, value any) {
	b, err := json.Marshal(value)
	if err != nil || os.MkdirAll(filepath.Dir(path), 0o700) != nil {
		return
	}
	_ = regular.Write(path, b, 0o600)
}
