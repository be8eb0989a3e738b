package postgres

import (
	"container/list"
	"sync"
)

// cache keeps what was read and cannot change: what is of one version of a repository, or of one segment or run, which never change. What was
// of no use for longest goes first.
type cache struct {
	mu           sync.Mutex // guards all
	limit        int
	bytes        int
	hits, misses int64
	rows         map[cacheKey]*list.Element
	order        *list.List // of *cached, the last used first
}

// cacheKey names what is kept. Nothing is found under the key of another tenant.
type cacheKey struct {
	tenant     int64
	repository int32
	what       what
	version    int64
	n, m       int64
	term       string
}

type what uint8

const (
	aFiles      what = iota // []store.File
	aModules                // []store.Entity
	aDocuments              // []documents
	anOutline               // *outline; n is the file
	aContent                // []byte, a frame of zstd; n is the file
	anEdges                 // []store.Edge; n is the file
	aDirectory              // *directory of postings
	aPosting                // []byte; n is the run with its kind, m the first key
	aSegments               // []segment
	aTerms                  // []string: the first terms of the blocks of a segment; n is the segment
	aBlock                  // []byte; n is the segment, term the first
	aCodes                  // []byte; n is the set of vectors, m the first document
	aDictionary             // *codec
)

type cached struct {
	key   cacheKey
	value any
	bytes int
}

func newCache(limit int) *cache {
	return &cache{limit: limit, rows: map[cacheKey]*list.Element{}, order: list.New()}
}

func (c *cache) get(key cacheKey) (any, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.rows[key]
	if !ok {
		c.misses++
		return nil, false
	}
	c.hits++
	c.order.MoveToFront(e)
	return e.Value.(*cached).value, true
}

func (c *cache) put(key cacheKey, value any, bytes int) {
	const row = 200 // of the cache itself
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.rows[key]; ok {
		return
	}
	c.rows[key] = c.order.PushFront(&cached{key, value, bytes + row})
	for c.bytes += bytes + row; c.bytes > c.limit && c.order.Len() > 1; {
		last := c.order.Back()
		old := c.order.Remove(last).(*cached)
		delete(c.rows, old.key)
		c.bytes -= old.bytes
	}
}

func (c *cache) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.rows, c.bytes = map[cacheKey]*list.Element{}, 0
	c.order.Init()
}

// Kept is what a server has in memory of its indexes.
type Kept struct {
	Bytes, Limit, Rows int
	Hits, Misses       int64 // since it began
}

// Kept returns what the server has in memory.
func (s *Server) Kept() Kept {
	c := s.cache
	c.mu.Lock()
	defer c.mu.Unlock()
	return Kept{c.bytes, c.limit, len(c.rows), c.hits, c.misses}
}
