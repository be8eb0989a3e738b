package mcp

import (
	"context"
	"fmt"
	"slices"
	"sync"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Bounds of what clients can have a server remember: how many resources are watched at once, and the bytes of the
// name of one. A client that watches more than there are loses the oldest.
const (
	maxWatched    = 1000
	maxWatchedURI = 4096
)

// watched is the resources that clients subscribed to. It is safe for concurrent use.
type watched struct {
	mu   sync.Mutex // guards what is below
	by   map[string]map[*sdk.ServerSession]bool
	uris []string // the keys of by, the oldest first
}

// add remembers that a client wants to hear of a resource. live are the clients there are: what only others wanted to
// hear of is forgotten first.
func (w *watched) add(uri string, by *sdk.ServerSession, live []*sdk.ServerSession) error {
	if len(uri) > maxWatchedURI {
		return fmt.Errorf("the name of the resource is longer than %d bytes", maxWatchedURI)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.by[uri] == nil {
		w.keep(append(live, by))
		if len(w.uris) == maxWatched {
			w.drop(w.uris[0])
		}
		if w.by == nil {
			w.by = map[string]map[*sdk.ServerSession]bool{}
		}
		w.by[uri] = map[*sdk.ServerSession]bool{}
		w.uris = append(w.uris, uri)
	}
	w.by[uri][by] = true
	return nil
}

// remove forgets that a client wants to hear of a resource.
func (w *watched) remove(uri string, by *sdk.ServerSession) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.by[uri], by)
	if len(w.by[uri]) == 0 {
		w.drop(uri)
	}
}

// all returns the resources that one of the live clients wants to hear of, and forgets the others.
func (w *watched) all(live []*sdk.ServerSession) []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.keep(live)
	return slices.Clone(w.uris)
}

func (w *watched) keep(live []*sdk.ServerSession) {
	for _, uri := range slices.Clone(w.uris) {
		for by := range w.by[uri] {
			if !slices.Contains(live, by) {
				delete(w.by[uri], by)
			}
		}
		if len(w.by[uri]) == 0 {
			w.drop(uri)
		}
	}
}

func (w *watched) drop(uri string) {
	delete(w.by, uri)
	if i := slices.Index(w.uris, uri); i >= 0 {
		w.uris = slices.Delete(w.uris, i, i+1)
	}
}

// Changed tells those who subscribed to resources that the index changed. What is read may be the same as before.
func (s *Server) Changed(ctx context.Context) {
	for _, uri := range s.watched.all(slices.Collect(s.sdk.Sessions())) {
		if uri == suggestionsURI { // see FollowSuggestions
			continue
		}
		_ = s.sdk.ResourceUpdated(ctx, &sdk.ResourceUpdatedNotificationParams{URI: uri}) // a client that is gone
	}
}
