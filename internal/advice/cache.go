package advice

import (
	"container/list"
	"sync"
	"time"

	"github.com/cespare/xxhash/v2"
)

const (
	keepFor  = 300 * time.Second
	keepMost = 512
)

// cache keeps answers for 300 seconds, at most 512 of them, the oldest going first.
type cache struct {
	now func() time.Time

	mu    sync.Mutex // guards what is below
	kept  map[cacheKey]*list.Element
	order *list.List // of *kept, oldest first
}

// cacheKey is two hashes and the length of a prompt, which may be long.
type cacheKey struct {
	a, b   uint64
	length int
}

type kept struct {
	key    cacheKey
	answer string
	at     time.Time
}

func newCache(now func() time.Time) *cache {
	return &cache{now: now, kept: map[cacheKey]*list.Element{}, order: list.New()}
}

func keyOf(text string) cacheKey {
	return cacheKey{xxhash.Sum64String(text), xxhash.Sum64String("\x00" + text), len(text)}
}

func (c *cache) get(text string) (answer string, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.kept[keyOf(text)]
	if !ok {
		return "", false
	}
	k := e.Value.(*kept)
	if c.now().Sub(k.at) >= keepFor {
		c.drop(e)
		return "", false
	}
	return k.answer, true
}

func (c *cache) put(text, answer string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	key := keyOf(text)
	if e, ok := c.kept[key]; ok {
		c.drop(e)
	}
	for c.order.Len() >= keepMost {
		c.drop(c.order.Front())
	}
	c.kept[key] = c.order.PushBack(&kept{key, answer, c.now()})
}

func (c *cache) drop(e *list.Element) {
	delete(c.kept, e.Value.(*kept).key)
	c.order.Remove(e)
}
