package engine

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/crossrepo"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
)

// maxCrossing bounds the file with edges between projects, in bytes.
const maxCrossing = 64 << 20

// keptCrossing is the edges between some projects as they are kept for the next process.
type keptCrossing struct {
	State string // of the projects, and of what found the edges
	union.Crossing
}

// crossing finds the edges between some projects, or reads those that were found in the same state of them.
func crossing(parts []Named) union.Between {
	path := ""
	if o := &parts[0].Project.opts; o.Fallback != "" {
		var roots []string
		for _, p := range parts {
			roots = append(roots, p.Project.opts.Root)
		}
		path = filepath.Join(o.Fallback, fmt.Sprintf("between-%016x.json", xxhash.Sum64String(strings.Join(roots, "\n"))))
	}
	var linker crossrepo.Linker
	return func(ctx context.Context, states []store.Reader) (*union.Crossing, error) {
		versions := make([]string, len(states))
		kept := keptCrossing{State: fmt.Sprint(crossrepo.Version)}
		for i, state := range states {
			for _, key := range []string{index.MetaGeneration, index.MetaRecipe} {
				v, err := state.Meta(ctx, key)
				if err != nil {
					return nil, err
				}
				versions[i] += "\n" + v
			}
			kept.State += versions[i]
			kept.State += "\n" + parts[i].Project.opts.Root
		}
		if path != "" {
			var before keptCrossing
			if text, err := regular.Read(path, maxCrossing); err == nil && json.Unmarshal(text, &before) == nil && before.State == kept.State {
				return &before.Crossing, nil
			}
		}
		found, err := findCrossing(ctx, &linker, parts, states, versions)
		if err != nil || path == "" {
			return found, err
		}
		kept.Crossing = *found
		var text bytes.Buffer
		enc := json.NewEncoder(&text)
		enc.SetEscapeHTML(false) // what metadata says stays as it was written
		if enc.Encode(kept) == nil && text.Len() <= maxCrossing && os.MkdirAll(filepath.Dir(path), 0o700) == nil {
			_ = regular.Write(path, text.Bytes(), 0o600) // else the next process finds them again
		}
		return found, nil
	}
}

func findCrossing(ctx context.Context, linker *crossrepo.Linker, parts []Named, states []store.Reader, versions []string) (*union.Crossing, error) {
	in := make([]crossrepo.Part, len(states))
	for i, state := range states {
		var mu sync.Mutex // a state is for one goroutine
		in[i] = crossrepo.Part{State: state, Version: versions[i], Text: func(ctx context.Context, f *store.File) (string, error) {
			mu.Lock()
			packed, err := state.Content(ctx, f.ID)
			mu.Unlock()
			if err != nil {
				return "", err
			}
			text, err := parts[i].Project.source.Unpack(packed)
			return string(text), err
		}}
	}
	found, err := linker.Link(ctx, in)
	if err != nil {
		return nil, err
	}
	out := &union.Crossing{Edges: make([]union.Edge, len(found.Edges)), Replaced: make([]union.Replaced, len(found.Replaced))}
	for i, e := range found.Edges {
		out.Edges[i] = union.Edge(e)
	}
	for i, e := range found.Replaced {
		out.Replaced[i] = union.Replaced{Part: e.Part, Edge: e.Edge}
	}
	return out, nil
}
