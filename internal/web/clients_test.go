package web

import (
	"context"
	"errors"
	"os"
	"slices"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// list is a list of clients with a clock and processes that the test holds in its hands.
func list(t *testing.T) (c *Clients, clock *time.Time, running map[int]bool, gone *[]string) {
	t.Helper()
	now, left := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), []string(nil)
	clock, gone, running = &now, &left, map[int]bool{1: true, 2: true}
	c = NewClients(func() time.Time { return *clock })
	c.alive = func(pid int) bool { return running[pid] }
	c.Left = func(id string) { left = append(left, id) }
	return c, clock, running, gone
}

func TestClientsComeAndGo(t *testing.T) {
	c, clock, running, gone := list(t)
	pass := func(d time.Duration) time.Duration { *clock = clock.Add(d); return c.Sweep() }
	if alone := pass(time.Minute); alone != time.Minute {
		t.Errorf("alone for %s at first", alone)
	}
	for _, client := range []Client{{ID: "b", PID: 2}, {ID: "a", PID: 1}, {ID: "quiet"}} {
		if err := c.Register(client); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Register(Client{ID: "x", PID: 3}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("a process that is not there: %v", err)
	}
	if err := c.Register(Client{}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("no name: %v", err)
	}
	running[2] = false
	if alone := pass(time.Minute); alone != 0 || !slices.Equal(*gone, []string{"b"}) {
		t.Errorf("alone %s, gone %v", alone, *gone)
	}
	if err := c.Register(Client{ID: "a", PID: 1}); err != nil || len(*gone) != 1 { // the same again
		t.Errorf("%v, gone %v", err, *gone)
	}
	running[7] = true
	if err := c.Register(Client{ID: "a", PID: 7}); err != nil || !slices.Equal(*gone, []string{"b", "a"}) {
		t.Errorf("another process under a name: %v, gone %v", err, *gone)
	}
	pass(lease - 2*time.Minute)
	c.Seen("quiet")
	pass(lease - time.Minute)
	if _, there := c.Get("quiet"); !there {
		t.Error("who asked a moment ago is gone")
	}
	pass(2 * time.Minute)
	if _, there := c.Get("quiet"); there || len(c.List()) != 1 {
		t.Errorf("there are %v", c.List())
	}
	if !c.Unregister("a") || c.Unregister("a") {
		t.Error("a client goes once")
	}
	if alone := pass(30 * time.Second); alone != 30*time.Second {
		t.Errorf("alone for %s", alone)
	}
	if want := []string{"b", "a", "quiet", "a"}; !slices.Equal(*gone, want) {
		t.Errorf("gone %v, want %v", *gone, want)
	}
}

func TestClientsWatchEnds(t *testing.T) {
	c := NewClients(time.Now)
	if err := c.Register(Client{ID: "self", PID: os.Getpid()}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer cancel()
	if c.Watch(ctx, 20*time.Millisecond) {
		t.Error("it ended while this process goes on")
	}
	c.Unregister("self")
	if !c.Watch(context.Background(), 20*time.Millisecond) {
		t.Error("it did not end")
	}
}
