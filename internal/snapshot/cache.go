package snapshot

import (
	"context"
	"math"
	"slices"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Cache keeps what questions have read of one state of the index and the next ones will read again. A question that still looks at
// an older state fills the cache of that state. It is safe for concurrent use.
type Cache struct {
	mu    sync.Mutex // guards all
	users map[int64]int
	files map[int64]store.File
	docs  map[int64]docRange
	words map[string]*lexical.Vocabulary // by the first term there can be
	ends  map[struct{}]*Paths            // one, once it was asked for
	links map[int64][]rank.Link
	stems map[string][]string
	names map[string][]store.Entity
	rows  map[int64]*store.LocatedChunk // chunks
}

// maxStems bounds the names whose words are remembered, about ten megabytes.
const maxStems = 1 << 16

// maxNames bounds the names whose definitions are remembered, at most some hundred each and for most a few.
const maxNames = 1 << 8

// maxRows bounds the chunks that are remembered, about ten megabytes.
const maxRows = 1 << 15

// docRange is the documents of a file.
type docRange struct{ First, Last int64 }

// NewCache returns an empty cache.
func NewCache() *Cache {
	return &Cache{users: map[int64]int{}, files: map[int64]store.File{}, docs: map[int64]docRange{},
		words: map[string]*lexical.Vocabulary{}, ends: map[struct{}]*Paths{}, links: map[int64][]rank.Link{}, stems: map[string][]string{}, names: map[string][]store.Entity{}, rows: map[int64]*store.LocatedChunk{}}
}

// paths returns the files by the ends of their paths.
func (c *Cache) Paths(ctx context.Context, v *store.View) (*Paths, error) {
	return remembered(c, c.ends, struct{}{}, func() (*Paths, error) {
		files, err := v.Files(ctx)
		return NewPaths(files), err
	})
}

// docsOf returns the documents of a file.
func (c *Cache) DocsOf(ctx context.Context, v *store.View, file int64) (docRange, error) {
	return remembered(c, c.docs, file, func() (r docRange, err error) {
		r.First, r.Last, err = v.ChunkRange(ctx, file)
		return r, err
	})
}

// definitions returns the entities a name can mean, see retrieve.Definitions. Several stages want them. They are not changed.
func (c *Cache) Definitions(ctx context.Context, v *store.View, name string) ([]store.Entity, error) {
	c.mu.Lock()
	if len(c.names) >= maxNames {
		clear(c.names)
	}
	c.mu.Unlock()
	return remembered(c, c.names, name, func() ([]store.Entity, error) { return retrieve.Definitions(ctx, v, name) })
}

// stem returns the words of a name, as split does. Chunks share files, folders and types, in one question and
// from one to the next.
func (c *Cache) Stem(name string, split func(string) []string) []string {
	c.mu.Lock()
	words, ok := c.stems[name]
	c.mu.Unlock()
	if ok {
		return words
	}
	words = split(name)
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.stems) >= maxStems {
		clear(c.stems)
	}
	c.stems[name] = words
	return words
}

// UsersOf counts the other files that use a file.
func (c *Cache) UsersOf(ctx context.Context, v *store.View, file int64) (int, error) {
	return remembered(c, c.users, file, func() (int, error) { return v.Users(ctx, file) })
}

// ReadUsers reads what UsersOf will be asked of some files.
func (c *Cache) ReadUsers(ctx context.Context, v *store.View, files []int64) error {
	c.mu.Lock()
	missing := slices.DeleteFunc(files, func(file int64) bool { _, ok := c.users[file]; return ok })
	c.mu.Unlock()
	if len(missing) == 0 {
		return nil
	}
	found, err := v.UsersOf(ctx, missing)
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, file := range missing {
		c.users[file] = found[file]
	}
	return nil
}

// maxLinked is how many links a file has at most that say something of the files at their ends.
const maxLinked = 200

// linksOf returns the files that use a file or are used by it.
func (c *Cache) LinksOf(ctx context.Context, v *store.View, file int64) ([]rank.Link, error) {
	return remembered(c, c.links, file, func() ([]rank.Link, error) {
		found, err := v.Linked(ctx, file, maxLinked)
		if err != nil {
			return nil, err
		}
		edges := 0
		for _, l := range found {
			edges += l.Edges
		}
		out := make([]rank.Link, len(found))
		for i, l := range found {
			out[i] = rank.Link{File: l.File, Share: math.Sqrt(float64(l.Edges) / float64(edges))}
		}
		return out, nil
	})
}

// vocabulary returns the words from a term on, as read does.
func (c *Cache) Vocabulary(from string, read func() (*lexical.Vocabulary, error)) (*lexical.Vocabulary, error) {
	return remembered(c, c.words, from, read)
}

// File returns a file's row.
func (c *Cache) File(ctx context.Context, v *store.View, id int64) (store.File, error) {
	return remembered(c, c.files, id, func() (store.File, error) { return v.FileByID(ctx, id) })
}

func remembered[K comparable, T any](c *Cache, in map[K]T, key K, read func() (T, error)) (T, error) {
	c.mu.Lock()
	value, ok := in[key]
	c.mu.Unlock()
	if ok {
		return value, nil
	}
	value, err := read()
	if err == nil {
		c.mu.Lock()
		in[key] = value
		c.mu.Unlock()
	}
	return value, err
}

// Chunks returns the chunks of some ids, of those that exist. They are not changed.
func (c *Cache) Chunks(ctx context.Context, v *store.View, ids []int64) (map[int64]*store.LocatedChunk, error) {
	out := make(map[int64]*store.LocatedChunk, len(ids))
	var missing []int64
	c.mu.Lock()
	for _, id := range ids {
		if chunk, ok := c.rows[id]; ok {
			out[id] = chunk
		} else {
			missing = append(missing, id)
		}
	}
	c.mu.Unlock()
	if len(missing) == 0 {
		return out, nil
	}
	list, err := v.LocatedChunks(ctx, missing)
	if err != nil {
		return nil, err
	}
	for i := range list {
		chunk := &list[i]
		f, err := c.File(ctx, v, chunk.File)
		if err != nil {
			return nil, err
		}
		chunk.Path, chunk.Language, chunk.FileFlags = f.Path, f.Language, f.Flags
		out[chunk.ID] = chunk
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.rows)+len(list) > maxRows {
		clear(c.rows)
	}
	for i := range list {
		c.rows[list[i].ID] = &list[i]
	}
	return out, nil
}
