package engine

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// One process follows the files of a project, whoever asked: the one that holds a lock beside the index. What it says of
// itself lies next to that, for the others to read.
const (
	followLockName = "index.watch"
	followedName   = "index.watch.json"
)

// Asking begins the names of the files next to the index by which that process is asked, see Project.FreshNow.
const Asking = "index.ask-"

// Followed is what the process that follows the files of a project says of itself.
type Followed struct {
	PID     int    `json:"pid"`
	Since   string `json:"since"`             // RFC 3339
	Mode    string `json:"mode"`              // events, polling or away
	How     string `json:"how"`               // the same for people, with the reason where it is not by events
	Folders int    `json:"folders,omitempty"` // that are watched
	Rules   string `json:"-"`                 // by which files are of the project, where it answers whether the index is fresh; see FreshNow
}

// announcement is what the file of that process has.
type announcement struct {
	Followed
	Rules string `json:"rules,omitempty"`
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
	text, err := json.Marshal(announcement{is, is.Rules})
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
	var is announcement
	text, err := regular.Read(filepath.Join(p.dir, followedName), maxSmall)
	if err == nil {
		err = json.Unmarshal(text, &is)
	}
	if err != nil {
		return &Followed{How: "it has just begun"}
	}
	is.Followed.Rules = is.Rules
	return &is.Followed
}

// rules names what decides which files are of the project, apart from files in it and git's settings.
func (p *Project) rules() string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %+v", index.ExtractorVersion, p.opts.walkOptions()))
	return hex.EncodeToString(sum[:8])
}

// AnswersBy returns what Followed.Rules is where this process follows the project and is informed of who asks; "" where the index is not where that
// is noticed.
func (p *Project) AnswersBy() string {
	if p.dir != filepath.Join(p.opts.Root, path.Dir(walk.EntityFolder)) {
		return ""
	}
	return p.rules()
}

// largeFiles is from how many files on who follows a project is asked what changed. To look at fewer takes no longer than that.
const largeFiles = 1000

// FreshNow asks the process that follows the files whether the index has all that changed until now, and waits for it to take that in until ctx
// ends. It returns when it asked, zero where nobody answers: nobody follows a project of this size, by events and by these rules, or has lost track.
// Nobody knows of what the system reports to nobody: what is written through memory that is mapped, or by another name of the same file outside of the
// project. A look at all files finds it, such as the one that follows a quiet minute.
func (p *Project) FreshNow(ctx context.Context) time.Time {
	if p.parts != nil || p.opts.ReadOnly || p.opts.Index != nil {
		return time.Time{}
	}
	known, err := p.db.Meta(ctx, index.MetaFiles)
	if n, wrong := strconv.Atoi(known); err != nil || wrong != nil || n < largeFiles {
		return time.Time{}
	}
	if by := p.Followed(); by == nil || by.Rules == "" || by.Rules != p.AnswersBy() {
		return time.Time{}
	}
	start := time.Now()
	file, err := os.CreateTemp(p.dir, Asking+"*")
	if err != nil {
		return time.Time{}
	}
	file.Close()
	defer os.Remove(file.Name())
	for wait := time.Millisecond / 4; ; wait = min(2*wait, 4*time.Millisecond) {
		select {
		case <-ctx.Done():
			return time.Time{}
		case <-time.After(wait):
		}
		if _, err := os.Lstat(file.Name()); errors.Is(err, fs.ErrNotExist) {
			return start
		}
	}
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
