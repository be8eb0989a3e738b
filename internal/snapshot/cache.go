package snapshot

import (
	"context"
	"math"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Cache keeps what questions have read of one state of the index and the next ones will read again. A question that still looks at
// an older state fills the cache of that state. It is safe for concurrent use.
type Cache struct {
	mu    sync.Mutex // guards all
	files map[int64]*store.FileAround
	users map[int64]int                  // how many other files use one
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

// NewCache returns an empty cache.
func NewCache() *Cache {
	return &Cache{files: map[int64]*store.FileAround{}, users: map[int64]int{},
		words: map[string]*lexical.Vocabulary{}, ends: map[struct{}]*Paths{}, links: map[int64][]rank.Link{}, stems: map[string][]string{}, names: map[string][]store.Entity{}, rows: map[int64]*store.LocatedChunk{}}
}

// paths returns the files by the ends of their paths.
func (c *Cache) Paths(ctx context.Context, v *store.View) (*Paths, error) {
	return remembered(c, c.ends, struct{}{}, func() (*Paths, error) {
		files, err := v.Files(ctx)
		return NewPaths(files), err
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

// maxLinked is how many links a file has at most that say something of the files at their ends.
const maxLinked = 200

// LinksOf returns the files that use some files or are used by them, by file.
func (c *Cache) LinksOf(ctx context.Context, v *store.View, files []int64) (map[int64][]rank.Link, error) {
	out := make(map[int64][]rank.Link, len(files))
	missing := known(c, c.links, out, files)
	if len(missing) == 0 {
		return out, nil
	}
	found, err := v.LinkedOf(ctx, missing, maxLinked)
	if err != nil {
		return nil, err
	}
	for _, file := range missing {
		edges := 0
		for _, l := range found[file] {
			edges += l.Edges
		}
		links := make([]rank.Link, len(found[file]))
		for i, l := range found[file] {
			links[i] = rank.Link{File: l.File, Share: math.Sqrt(float64(l.Edges) / float64(edges))}
		}
		out[file] = links
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, file := range missing {
		c.links[file] = out[file]
	}
	return out, nil
}

// vocabulary returns the words from a term on, as read does.
func (c *Cache) Vocabulary(from string, read func() (*lexical.Vocabulary, error)) (*lexical.Vocabulary, error) {
	return remembered(c, c.words, from, read)
}

// File returns a file with what is around it, which is not changed.
func (c *Cache) File(ctx context.Context, v *store.View, id int64) (*store.FileAround, error) {
	found, err := c.Files(ctx, v, []int64{id})
	if err == nil && found[id] == nil {
		err = ctxsys.ErrNotFound
	}
	return found[id], err
}

// Files is File for several, of those that exist.
func (c *Cache) Files(ctx context.Context, v *store.View, ids []int64) (map[int64]*store.FileAround, error) {
	out := make(map[int64]*store.FileAround, len(ids))
	missing := known(c, c.files, out, ids)
	if len(missing) == 0 {
		return out, nil
	}
	list, err := v.Around(ctx, missing)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for i := range list {
		c.files[list[i].ID], out[list[i].ID] = &list[i], &list[i]
	}
	return out, nil
}

// UsersOf returns how many other files use some, by file, up to store.MaxUsers.
func (c *Cache) UsersOf(ctx context.Context, v *store.View, files []int64) (map[int64]int, error) {
	out := make(map[int64]int, len(files))
	missing := known(c, c.users, out, files)
	if len(missing) == 0 {
		return out, nil
	}
	found, err := v.UsersOf(ctx, missing)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, file := range missing {
		c.users[file], out[file] = found[file], found[file]
	}
	return out, nil
}

// known adds to out what is remembered of some ids, and returns the others.
func known[T any](c *Cache, in, out map[int64]T, ids []int64) (missing []int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, id := range ids {
		if value, ok := in[id]; ok {
			out[id] = value
		} else {
			missing = append(missing, id)
		}
	}
	return missing
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
	return c.ChunksOf(ctx, v, ids, func(ctxsys.EntityType) bool { return true })
}

// ChunksOf is Chunks where those that are not of certain types may be left out, whose files are then not read.
func (c *Cache) ChunksOf(ctx context.Context, v *store.View, ids []int64, wanted func(ctxsys.EntityType) bool) (map[int64]*store.LocatedChunk, error) {
	out := make(map[int64]*store.LocatedChunk, len(ids))
	missing := known(c, c.rows, out, ids)
	if len(missing) == 0 {
		return out, nil
	}
	slices.Sort(missing) // those that are stored together are read together
	list, err := v.LocatedChunks(ctx, missing)
	if err != nil {
		return nil, err
	}
	list = slices.DeleteFunc(list, func(c store.LocatedChunk) bool { return !wanted(c.Type) })
	files := make([]int64, len(list))
	for i := range list {
		files[i] = list[i].File
	}
	slices.Sort(files)
	of, err := c.Files(ctx, v, slices.Compact(files))
	if err != nil {
		return nil, err
	}
	for i := range list {
		chunk := &list[i]
		f := of[chunk.File]
		if f == nil {
			return nil, ctxsys.ErrNotFound
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
