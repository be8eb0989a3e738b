package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const (
	// lease is how long a client that gave no process id counts without being heard of.
	lease = 10 * time.Minute
	// sweep is how often clients are looked after, at most.
	sweep = 2 * time.Second
)

// Client is a program that said it is there: an editor, mostly.
type Client struct {
	ID      string    `json:"client"`
	Name    string    `json:"name,omitempty"`
	Version string    `json:"version,omitempty"`
	PID     int       `json:"pid,omitempty"`     // 0: not known
	Project string    `json:"project,omitempty"` // what it called its project
	Root    string    `json:"root,omitempty"`    // of that project
	Since   time.Time `json:"since"`

	seen time.Time
}

// Clients are those that are registered. It is safe for concurrent use.
//
// A client is gone when it says so, when its process is, or, if it gave none, when it was not heard of for the lease.
type Clients struct {
	// Left is called once for each client that is gone, outside the lock. It is set before the first registration.
	Left func(client string)

	now   func() time.Time
	alive func(pid int) bool

	mu   sync.Mutex
	byID map[string]Client
	last time.Time // when there was a client for the last time, at first when the server began
}

// NewClients returns an empty list.
func NewClients(now func() time.Time) *Clients {
	return &Clients{now: now, alive: alive, byID: map[string]Client{}, last: now()}
}

// alive reports whether a process of this machine goes on. One that may not be signalled does.
func alive(pid int) bool {
	p, err := os.FindProcess(pid)
	if err != nil {
		return false
	}
	defer p.Release()
	if runtime.GOOS == "windows" { // finding it was opening it
		return true
	}
	err = p.Signal(syscall.Signal(0))
	return err == nil || errors.Is(err, os.ErrPermission)
}

// Register adds a client, or takes the place of the one with its id. That one is gone if it was another process.
func (c *Clients) Register(client Client) error {
	if client.ID == "" {
		return fmt.Errorf("%w: a client needs a name: give \"client\"", ctxsys.ErrUsage)
	}
	if client.PID != 0 && !c.alive(client.PID) {
		return fmt.Errorf("%w: there is no process %d on this machine: give the pid of the client, or none", ctxsys.ErrUsage, client.PID)
	}
	c.mu.Lock()
	old, known := c.byID[client.ID]
	client.Since, client.seen, c.last = c.now(), c.now(), c.now()
	if known && old.PID == client.PID {
		client.Since = old.Since
	}
	c.byID[client.ID] = client
	c.mu.Unlock()
	if known && old.PID != client.PID {
		c.left(client.ID)
	}
	return nil
}

// Unregister removes a client, and reports whether it was there.
func (c *Clients) Unregister(id string) bool {
	c.mu.Lock()
	_, known := c.byID[id]
	if known {
		delete(c.byID, id)
		c.last = c.now()
	}
	c.mu.Unlock()
	if known {
		c.left(id)
	}
	return known
}

// Seen notes that a client asked something, if it is registered.
func (c *Clients) Seen(id string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if client, ok := c.byID[id]; ok {
		client.seen = c.now()
		c.byID[id] = client
	}
}

// Get returns a registered client.
func (c *Clients) Get(id string) (Client, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	client, ok := c.byID[id]
	return client, ok
}

// List returns the registered clients, the oldest first.
func (c *Clients) List() []Client {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := []Client{}
	for _, client := range c.byID {
		out = append(out, client)
	}
	slices.SortFunc(out, func(a, b Client) int {
		if n := a.Since.Compare(b.Since); n != 0 {
			return n
		}
		return strings.Compare(a.ID, b.ID)
	})
	return out
}

// Sweep removes the clients that are gone, and returns how long there has been none: 0 while there is one.
func (c *Clients) Sweep() (alone time.Duration) {
	c.mu.Lock()
	now, gone := c.now(), []string(nil)
	for id, client := range c.byID {
		if client.PID != 0 && !c.alive(client.PID) || client.PID == 0 && now.Sub(client.seen) > lease {
			delete(c.byID, id)
			gone = append(gone, id)
		}
	}
	if len(c.byID) > 0 || len(gone) > 0 {
		c.last = now
	}
	alone = now.Sub(c.last)
	c.mu.Unlock()
	slices.Sort(gone)
	for _, id := range gone {
		c.left(id)
	}
	return alone
}

// Watch looks after the clients until ctx ends, or until there has been none for as long as linger. It reports whether the
// latter is so. A linger of 0 never ends.
func (c *Clients) Watch(ctx context.Context, linger time.Duration) (ended bool) {
	every := sweep
	if linger > 0 {
		every = max(min(sweep, linger/4), 10*time.Millisecond)
	}
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return false
		case <-tick.C:
			if alone := c.Sweep(); linger > 0 && alone >= linger {
				return true
			}
		}
	}
}

func (c *Clients) left(id string) {
	if c.Left != nil {
		c.Left(id)
	}
}

// register answers POST /register: the client counts from now on, and learns which project it is in.
func (o Options) register(w http.ResponseWriter, r *http.Request) {
	var in Client
	if !given(w, r, smallBody, &in) {
		return
	}
	if in.ID == "" {
		in.ID = "default"
	}
	in.Root = ""
	if in.Project != "" {
		p, err := o.Workspace.Project(in.Project)
		if err != nil {
			failed(w, err)
			return
		}
		in.Project, in.Root = p.First().Name, p.Root
	}
	if err := o.Clients.Register(in); err != nil {
		failed(w, err)
		return
	}
	respond(w, http.StatusOK, map[string]any{"client": in.ID, "project": in.Project, "root": in.Root,
		"server": map[string]any{"version": o.Version, "pid": os.Getpid()}})
}

// unregister answers POST /unregister. A client that is not there is no error: it may be gone already.
func (o Options) unregister(w http.ResponseWriter, r *http.Request) {
	var in Client
	if !given(w, r, smallBody, &in) {
		return
	}
	if in.ID == "" {
		in.ID = "default"
	}
	respond(w, http.StatusOK, map[string]bool{"unregistered": o.Clients.Unregister(in.ID)})
}
