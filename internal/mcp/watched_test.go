package mcp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// watcher is a client of a server in the same process.
type watcher struct {
	*sdk.ClientSession
	served *sdk.ServerSession
	heard  chan string
}

func connect(t *testing.T, s *Server) watcher {
	t.Helper()
	ours, theirs := sdk.NewInMemoryTransports()
	served, err := s.sdk.Connect(t.Context(), ours, nil)
	if err != nil {
		t.Fatal(err)
	}
	heard := make(chan string, 2*maxWatched)
	session, err := sdk.NewClient(&sdk.Implementation{Name: "t", Version: "1"}, &sdk.ClientOptions{
		ResourceUpdatedHandler: func(_ context.Context, r *sdk.ResourceUpdatedNotificationRequest) { heard <- r.Params.URI },
	}).Connect(t.Context(), theirs, &sdk.ClientSessionOptions{ProtocolVersion: "2025-11-25"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close(); served.Wait() })
	return watcher{session, served, heard}
}

func (w watcher) watch(t *testing.T, uris ...string) {
	t.Helper()
	for _, uri := range uris {
		if err := w.Subscribe(t.Context(), &sdk.SubscribeParams{URI: uri}); err != nil {
			t.Fatal(err)
		}
	}
}

// What is watched is forgotten when no client watches it any more, and is never more than a server can hold.
func TestWatched(t *testing.T) {
	w := workspace.New(nil)
	defer w.Close()
	s := New(w, Options{})
	want := func(uris ...string) {
		t.Helper()
		if got := s.watched.all(slices.Collect(s.sdk.Sessions())); !slices.Equal(got, uris) {
			t.Errorf("watched: %d, want %d: %.200v", len(got), len(uris), got)
		}
	}
	one, two := connect(t, s), connect(t, s)
	one.watch(t, "ctx://map", "ctx://status", "ctx://map")
	two.watch(t, "ctx://map", "ctx://file/a")
	want("ctx://map", "ctx://status", "ctx://file/a")
	s.Changed(t.Context())
	if got := []string{<-one.heard, <-one.heard}; !slices.Contains(got, "ctx://map") || !slices.Contains(got, "ctx://status") {
		t.Errorf("the first client hears of %v", got)
	}

	for _, uri := range []string{"ctx://map", "ctx://status"} {
		if err := one.Unsubscribe(t.Context(), &sdk.UnsubscribeParams{URI: uri}); err != nil {
			t.Fatal(err)
		}
	}
	want("ctx://map", "ctx://file/a")
	one.watch(t, "ctx://status")
	if err := two.Close(); err != nil {
		t.Fatal(err)
	}
	two.served.Wait()
	want("ctx://status")

	if err := one.Subscribe(t.Context(), &sdk.SubscribeParams{URI: "ctx://file/" + strings.Repeat("x", maxWatchedURI)}); err == nil {
		t.Error("a name of any length is remembered")
	}
	var uris []string
	for i := range maxWatched {
		uris = append(uris, fmt.Sprint("ctx://file/", i))
	}
	one.watch(t, uris...)
	want(uris...) // without the oldest
}
