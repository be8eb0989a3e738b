package engine

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// One process follows the files of a project, whoever asked: the one that holds a lock beside the index. What it says of
// itself lies next to that, for the others to read.
const (
	followLockName = "index.watch"
	followedName   = "index.watch.json"
)

// Followed is what the process that follows the files of a project says of itself.
type Followed struct {
	PID     int    `json:"pid"`
	Since   string `json:"since"`             // RFC 3339
	Mode    string `json:"mode"`              // events, polling or away
	How     string `json:"how"`               // the same for people, with the reason where it is not by events
	Folders int    `json:"folders,omitempty"` // that are watched
}

// Following is the right to follow a project.
type Following struct {
	dir     string
	release func()
	since   time.Time

	mu   sync.Mutex // guards what is below
	over bool
}

// FollowAlone takes the right to follow the files of the project, which at most one process has at a time. The error wraps
// ctxsys.ErrBusy while another has it; it ends with the process.
func (p *Project) FollowAlone() (*Following, error) {
	if p.opts.ReadOnly {
		return nil, errors.New("the project is open for reading only")
	}
	release, err := regular.TryLock(filepath.Join(p.dir, followLockName))
	if err != nil {
		return nil, err
	}
	return &Following{dir: p.dir, release: release, since: time.Now()}, nil
}

// Say tells the others how the project is followed. Who it is and since when is filled in.
func (f *Following) Say(is Followed) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.over {
		return nil
	}
	is.PID, is.Since = os.Getpid(), f.since.UTC().Format(time.RFC3339)
	text, err := json.Marshal(is)
	if err != nil {
		return err
	}
	return regular.Write(filepath.Join(f.dir, followedName), text, 0o600)
}

// Close gives the right back.
func (f *Following) Close() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.over {
		return
	}
	f.over = true
	os.Remove(filepath.Join(f.dir, followedName))
	f.release()
}

// Followed says how the files of the project are followed, nil when no process does.
func (p *Project) Followed() *Followed {
	lock := filepath.Join(p.dir, followLockName)
	if _, err := os.Stat(lock); err != nil {
		return nil
	}
	release, err := regular.TryLock(lock)
	if err == nil {
		release()
		return nil
	}
	if !errors.Is(err, ctxsys.ErrBusy) {
		return nil // not known
	}
	var is Followed
	text, err := regular.Read(filepath.Join(p.dir, followedName), maxSmall)
	if err == nil {
		err = json.Unmarshal(text, &is)
	}
	if err != nil {
		return &Followed{How: "it has just begun"}
	}
	return &is
}

// Generation is a text that differs after each change of what is searched, whichever process made it.
func (p *Project) Generation(ctx context.Context) string { return p.source.Generation(ctx) }

// Rest gives back the memory that syncs leave behind: for when nothing may happen for a long time. What questions have
// cached stays. It reports whether no connection to the index is left: descriptors are given back with the last.
func (p *Project) Rest() (all bool) {
	all = p.db.Rest()
	parse.GiveBack()
	debug.FreeOSMemory()
	return all
}

// Dir is the folder of the index.
func (p *Project) Dir() string { return p.dir }
