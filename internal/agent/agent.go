// Package agent is what is kept of a project next to its index, for the user and the agents that work on it: conversations,
// memories, checkpoints, feedback on results, subscriptions. None of it needs an index.
package agent

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Options says where the stores of a project are and what they keep.
type Options struct {
	local.Places
	Home            string // folder with the memories of the user; "" for none
	ReadOnly        bool   // never write
	NoFeedback      bool   // count nothing without being asked
	KeepCheckpoints int    // of a session, 10
	Sessions        session.Options
	Memory          memory.Options
	Analytics       analytics.Settings

	// Passages calls f with the paths and texts of passages of the project's files that a search for a text finds, the best first, until f returns
	// false; nil where there is no index.
	Passages func(ctx context.Context, text string, f func(path, passage string) bool) error
}

// Stores is what is kept of one project. Each store is opened when it is first needed. It is safe for concurrent use.
type Stores struct {
	opts Options

	once     sync.Once    // for what is below
	dir      string       // see Dir
	memory   store.Memory // of the project: memories, reflections, checkpoints, feedback, suggestions
	own      store.Memory // the user's own memories, of all projects; nil where the user has no folder
	memories *memory.Store

	mu       sync.Mutex     // guards sessions
	sessions *session.Store // nil: not opened
}

// New returns the stores of a project. It opens none.
func New(o Options) *Stores { return &Stores{opts: o} }

// kept returns s with where it is, and with the databases of memories, which are opened when they are needed.
func (s *Stores) kept() *Stores {
	s.once.Do(func() {
		s.dir = s.opts.Kept()
		path := ""
		if s.dir != "" {
			path = filepath.Join(s.dir, local.MemoryName)
		}
		s.memory = local.Memory(path, s.keep, memory.Terms)
		if home := s.opts.Home; home != "" {
			s.own = local.Memory(filepath.Join(home, local.MemoryName), nil, memory.Terms)
		}
		o := s.opts.Memory
		o.ReadOnly = s.opts.ReadOnly
		s.memories = memory.NewStore(s.memory, s.own, o)
	})
	return s
}

// Close closes what was opened.
func (s *Stores) Close() error {
	err := s.closeSessions()
	s.kept()
	err = errors.Join(err, s.memory.Close())
	if s.own != nil {
		err = errors.Join(err, s.own.Close())
	}
	return err
}

// Dir is the folder of the project's stores: memories, conversations, checkpoints. It is below the user's own folder, not in
// the project's, see package local; "" where the user has none. It need not exist.
func (s *Stores) Dir() string { return s.kept().dir }

// Analytics is the log of the questions to the project, in a folder of its own: who only asks keeps nothing. A project that is open for reading has one too.
func (s *Stores) Analytics() *analytics.Log {
	kept := s.Dir()
	if kept == "" || s.opts.Home == "" || s.opts.Analytics.Off {
		return &analytics.Log{}
	}
	dir := filepath.Join(s.opts.Home, analyticsName, filepath.Base(kept))
	return &analytics.Log{Dir: dir, Texts: s.opts.Analytics.Texts, Make: func() error { return local.Make(dir, s.opts.Root) }}
}

// AnalyticsSettings are those of the log.
func (s *Stores) AnalyticsSettings() analytics.Settings { return s.opts.Analytics }

// AllAnalytics returns what became of the questions to all projects of the user, from a day on.
func (s *Stores) AllAnalytics(from time.Time) (out []analytics.Sum, err error) {
	if s.opts.Home == "" {
		return nil, nil
	}
	return analytics.OfAll(filepath.Join(s.opts.Home, analyticsName), from, func(dir string) (string, error) {
		about, err := local.Read(dir)
		return about.Root, err
	})
}

// analyticsName is the folder with a folder for the log of each project.
const analyticsName = "analytics"

// keep makes the folder of the project's stores. The error says why nothing can be kept.
func (s *Stores) keep() error {
	switch dir := s.Dir(); {
	case dir == "":
		return fmt.Errorf("%w: there is no folder for what the user keeps of projects: set CTX_SYS_HOME", ctxsys.ErrUsage)
	case s.opts.ReadOnly:
		return fmt.Errorf("%w: the project is read only: nothing is kept of it", ctxsys.ErrUsage)
	default:
		return local.Make(dir, s.opts.Root)
	}
}
