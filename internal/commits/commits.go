// Package commits is what git knows of a project's past: commits as they are kept for questions, and how lines and symbols came to be.
//
// The one idea: commits are read once, from git log, into a database of our own next to the index. That holds their texts, words and files, so a
// question reads what it needs of them and walks no history. The database follows HEAD: commits that are new are added, those that HEAD no longer
// reaches (a branch was left, history was rewritten) are taken out. It can be made again at any time and is, when it cannot be read.
//
// What becomes of a line is asked of git itself, which follows it through the versions of its file, and of package diff where the symbol came from
// another file or name. Texts of commits are data: secrets are masked before they are stored, and nothing they say is believed.
package commits

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Options say where things are.
type Options struct {
	Root     string                 // of the project
	Path     func() (string, error) // of the database
	ReadOnly bool                   // nothing is written
	Most     int                    // commits that are kept, the newest; 0 is MostCommits
	Time     time.Duration          // that an answer may take; 0 is no limit
}

// MostCommits is how many commits are kept when nothing else is said: at about a kilobyte each.
const MostCommits = 50_000

const (
	// maxFiles is of how many files of a commit the paths are kept. One that has more is of a formatter, an import or a vendor.
	maxFiles = 1000
	// maxMessage bounds the text of a commit that is kept, in bytes.
	maxMessage = 16 << 10
	// indexedPaths is how many files of a commit can be found by their names.
	indexedPaths = 40
	// maxRemoved is how many commits are taken out one by one. Beyond that all is made again.
	maxRemoved = 5000
)

// recipe says what the database was made with: with another one it is made again.
const recipe = "1"

// Log is the history of a project. It is safe for concurrent use.
type Log struct {
	opts    Options
	reading atomic.Bool // all is read from git

	mu       sync.Mutex // guards what is below
	db       store.Commits
	at       string // the head that segments are of
	segments []*lexical.Segment
}

// New makes the history of a project. Nothing is opened or read before it is asked something.
func New(o Options) *Log {
	o.Most = cmp.Or(o.Most, MostCommits)
	return &Log{opts: o}
}

// Root is the folder whose repository it is of.
func (h *Log) Root() string { return h.opts.Root }

// limited gives an answer the time that it may take. done words the error of one that took longer.
func (h *Log) limited(ctx context.Context) (limited context.Context, done func(error) error) {
	if h.opts.Time == 0 {
		return ctx, func(err error) error { return err }
	}
	limited, cancel := context.WithTimeout(ctx, h.opts.Time)
	return limited, func(err error) error {
		defer cancel()
		if err != nil && limited.Err() != nil && ctx.Err() == nil {
			return fmt.Errorf("%w: the history was not read within %v: ask about less of it", ctxsys.ErrBusy, h.opts.Time)
		}
		return err
	}
}

// Committed returns the text of a file at HEAD. The error wraps ctxsys.ErrNotFound when it is not there.
func (h *Log) Committed(ctx context.Context, path string) ([]byte, error) {
	text, found, err := git.File(ctx, h.opts.Root, "HEAD", path)
	if err == nil && !found {
		err = fmt.Errorf("%w: the commit has no file %s", ctxsys.ErrNotFound, path)
	}
	return text, err
}

// Close closes the database. It is opened again when something is asked.
func (h *Log) Close() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.db == nil {
		return nil
	}
	err := h.db.Close()
	h.db = nil
	return err
}

// Report is what an update did.
type Report struct {
	Head    string `json:"head"`
	Commits int    `json:"commits"` // that are kept
	Added   int    `json:"added"`
	Removed int    `json:"removed"`
	Whole   bool   `json:"whole"` // false: only the newest are kept
}

// ErrNone means that there is no history: no repository, no commit, or no git.
var ErrNone = fmt.Errorf("%w: the project has no git history: go to a repository that has commits", ctxsys.ErrUsage)

// open opens the database. The caller holds h.mu.
func (h *Log) open(ctx context.Context) (store.Commits, error) {
	if h.db != nil {
		return h.db, nil
	}
	path, err := h.opts.Path()
	if err != nil {
		return nil, err
	}
	h.db, err = local.OpenCommits(ctx, path, h.opts.ReadOnly)
	return h.db, err
}

// Update brings what is kept up to HEAD. It costs one process of git where nothing changed, and what git log costs for the commits that are new.
// The error wraps ErrNone where there is nothing to know.
func (h *Log) Update(ctx context.Context) (Report, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.update(ctx)
}

func (h *Log) update(ctx context.Context) (Report, error) {
	head := git.Head(ctx, h.opts.Root)
	if head == "" { // and no file is made
		return Report{}, ErrNone
	}
	db, err := h.open(ctx)
	if err != nil {
		return Report{}, err
	}
	for try := 0; ; try++ {
		r, err := h.follow(ctx, db, head)
		if errors.Is(err, store.ErrMoved) && try < 3 { // another process did some of it
			continue
		}
		return r, err
	}
}

// follow takes what is kept from the head it has to another.
func (h *Log) follow(ctx context.Context, db store.Commits, head string) (Report, error) {
	state, err := db.State(ctx)
	if err != nil {
		return Report{}, err
	}
	report := Report{Head: head, Commits: state.Commits, Whole: state.Whole}
	if state.Head == head && state.Recipe == recipe || h.opts.ReadOnly {
		return report, nil
	}
	c := store.CommitsChange{State: store.CommitsState{Head: head, Recipe: recipe, Whole: state.Whole}, Deletion: map[int64][]byte{}}
	segments := []*lexical.Segment(nil)
	if c.Reset = state.Head == "" || state.Recipe != recipe; !c.Reset {
		if c.Remove, err = h.unreachable(ctx, db, state.Head, head); err != nil || len(c.Remove) > maxRemoved {
			c.Reset, c.Remove = true, nil
		} else if segments, err = segmentsOf(ctx, db); err != nil {
			return report, err
		}
	}
	var excluded []string
	next := uint32(1)
	if c.Reset {
		h.reading.Store(true)
		defer h.reading.Store(false)
	} else {
		excluded, next = []string{state.Head}, state.Last+1
	}
	if err := git.Log(ctx, h.opts.Root, head, excluded, h.opts.Most, func(e *git.LogEntry) error {
		c.Commits = append(c.Commits, rowOf(e, next+uint32(len(c.Commits))))
		return nil
	}); err != nil {
		return report, err
	}
	c.State.Last = next + uint32(len(c.Commits)) - 1
	c.State.Whole = (c.Reset || state.Whole) && len(c.Commits) < h.opts.Most
	for _, n := range c.Remove {
		for _, s := range segments {
			if s.Delete(n) {
				c.Deletion[s.ID] = s.Deletions()
			}
		}
	}
	segment, err := index(&c)
	if err != nil {
		return report, err
	}
	id, err := db.Change(ctx, state.Head, c)
	if err != nil {
		return report, err
	}
	if segment != nil {
		segment.ID = id
		segments = append(segments, segment)
	}
	if err := merge(ctx, db, head, segments); err != nil {
		return report, err
	}
	if state, err = db.State(ctx); err != nil {
		return report, err
	}
	return Report{Head: head, Commits: state.Commits, Added: len(c.Commits), Removed: len(c.Remove), Whole: state.Whole}, nil
}

// unreachable returns the commits that are kept for one head and not reached from another. An error says that it cannot be found out.
func (h *Log) unreachable(ctx context.Context, db store.Commits, from, to string) (numbers []uint32, err error) {
	if _, err := git.Commit(ctx, h.opts.Root, from); err != nil {
		return nil, err
	}
	err = git.Log(ctx, h.opts.Root, from, []string{to}, maxRemoved+1, func(e *git.LogEntry) error {
		row, err := db.Commit(ctx, e.ID)
		if errors.Is(err, ctxsys.ErrNotFound) { // it was left out
			return nil
		} else if err == nil {
			numbers = append(numbers, row.Number)
		}
		return err
	})
	slices.Sort(numbers)
	return numbers, err
}

// rowOf is a commit as it is kept.
func rowOf(e *git.LogEntry, number uint32) store.CommitRow {
	r := store.CommitRow{Number: number, ID: e.ID, Parents: e.Parents, Author: maskedLine(e.Author), Time: e.Time}
	message := e.Message
	if len(message) > maxMessage {
		message = strings.ToValidUTF8(message[:maxMessage], "")
	}
	masked, _ := secret.Mask([]byte(strings.TrimSpace(strings.ToValidUTF8(message, "\uFFFD"))))
	r.Message = string(masked)
	for _, f := range e.Files[:min(len(e.Files), maxFiles)] {
		r.Files = append(r.Files, store.CommitFile{Path: f.Path, From: f.From, Status: f.Status})
	}
	return r
}

// maskedLine is a text on one line without secrets.
func maskedLine(s string) string {
	masked, _ := secret.Mask([]byte(strings.Join(strings.Fields(strings.ToValidUTF8(s, "\uFFFD")), " ")))
	return string(masked)
}

// index makes the segment of the words of the new commits, nil for none.
func index(c *store.CommitsChange) (*lexical.Segment, error) {
	if len(c.Commits) == 0 {
		return nil, nil
	}
	builder, analyzer := lexical.NewBuilder(), lexical.NewAnalyzer()
	for i := range c.Commits {
		row := &c.Commits[i]
		subject, body, _ := strings.Cut(row.Message, "\n")
		var paths []string
		for _, f := range row.Files[:min(len(row.Files), indexedPaths)] {
			paths = append(paths, f.Path)
		}
		if err := builder.Add(row.Number, analyzer.Analyze(lexical.Document{Doc: subject, Body: []byte(body), Path: strings.Join(paths, " ")})); err != nil {
			return nil, err
		}
	}
	segment, blocks := builder.Segment()
	c.Segment = segment.Encode()
	for _, b := range blocks {
		c.Blocks = append(c.Blocks, store.SaidBlock(b))
	}
	return segment, nil
}

// segmentsOf reads the segments that are stored.
func segmentsOf(ctx context.Context, db store.Commits) (segments []*lexical.Segment, err error) {
	rows, err := db.Segments(ctx)
	if err != nil {
		return nil, err
	}
	for _, r := range rows {
		s, err := lexical.DecodeSegment(r.ID, r.Data, r.Deletion)
		if err != nil {
			return nil, err
		}
		segments = append(segments, s)
	}
	return segments, nil
}

// merge makes one segment of several where there are many.
func merge(ctx context.Context, db store.Commits, head string, segments []*lexical.Segment) error {
	slices.SortFunc(segments, func(a, b *lexical.Segment) int { return cmp.Compare(a.First(), b.First()) })
	for _, group := range lexical.PlanMerge(segments) {
		state, err := db.State(ctx)
		if err != nil {
			return err
		}
		c := store.CommitsChange{State: state}
		var inputs []lexical.Input
		for _, g := range group {
			blocks, err := db.Blocks(ctx, g.ID)
			if err != nil {
				return err
			}
			c.Drop = append(c.Drop, g.ID)
			inputs = append(inputs, lexical.Input{Segment: g, Blocks: func(yield func([]byte, error) bool) {
				for _, b := range blocks {
					if !yield(b, nil) {
						return
					}
				}
			}})
		}
		merged, err := lexical.Merge(inputs, func(b lexical.Block) error {
			c.Blocks = append(c.Blocks, store.SaidBlock(b))
			return nil
		})
		if err != nil {
			return err
		}
		c.Segment = merged.Encode()
		if _, err := db.Change(ctx, head, c); err != nil {
			return err
		}
	}
	return nil
}

// Commit is a commit as answers show it.
type Commit struct {
	ID      string    `json:"id"`   // ctx://commit/HASH
	Hash    string    `json:"hash"` // whole
	Subject string    `json:"subject"`
	Body    string    `json:"body,omitempty"`
	Author  string    `json:"author"`
	Time    time.Time `json:"time"`
	Parents []string  `json:"parents,omitempty"`
	Files   []File    `json:"files"`
	Links   []string  `json:"links,omitempty"` // numbers of issues and pull requests that it names, like #123

	number uint32
}

// File is a file that a commit changed.
type File struct {
	Path   string `json:"path"`
	From   string `json:"from,omitempty"`
	Change string `json:"change"` // added, changed, removed, renamed
}

// Short is an abbreviated hash.
func Short(hash string) string { return hash[:min(len(hash), 10)] }

func commitOf(r *store.CommitRow) Commit {
	subject, body, _ := strings.Cut(r.Message, "\n")
	c := Commit{ID: ctxsys.CommitPrefix + r.ID, Hash: r.ID, Subject: strings.TrimSpace(subject), Body: strings.TrimSpace(body), Author: r.Author, Time: r.Time, Parents: r.Parents, Files: []File{}, number: r.Number}
	for _, f := range r.Files {
		file := File{Path: f.Path, From: f.From, Change: "changed"}
		switch f.Status {
		case 'A', 'C':
			file.Change = "added"
		case 'D':
			file.Change = "removed"
		case 'R':
			file.Change = "renamed"
		}
		c.Files = append(c.Files, file)
	}
	c.Links = linksIn(r.Message)
	return c
}

// linksIn returns the numbers of issues and pull requests that a message names, in order, each once.
func linksIn(message string) (links []string) {
	for i := 0; i < len(message); i++ {
		if message[i] != '#' || i > 0 && (isWord(message[i-1]) || message[i-1] == '&') {
			continue
		}
		end := i + 1
		for end < len(message) && end-i <= 9 && message[end] >= '0' && message[end] <= '9' {
			end++
		}
		if n := message[i:end]; len(n) > 1 && (end == len(message) || !isWord(message[end])) && !slices.Contains(links, n) {
			links = append(links, n)
		}
	}
	return links
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}

// ready is the database with what is kept up to HEAD. The caller holds h.mu.
func (h *Log) ready(ctx context.Context) (store.Commits, error) {
	if _, err := h.update(ctx); err != nil {
		return nil, err
	}
	return h.db, nil
}

// Kept reports whether any history was read before. It starts no process.
func (h *Log) Kept() bool {
	path, err := h.opts.Path()
	if err == nil {
		_, err = os.Lstat(path)
	}
	return err == nil
}

// WasRead reports whether commits are there to answer from, so that asking them waits for no first reading, here or in another process.
func (h *Log) WasRead(ctx context.Context) bool {
	if h.reading.Load() || !h.Kept() {
		return false
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	db, err := h.open(ctx)
	if err != nil {
		return false
	}
	state, err := db.State(ctx)
	return err == nil && state.Head != "" && state.Recipe == recipe
}

// Named returns the commit with an id, ctx://commit/HASH, or of a name that git knows: ctx://commit/v1.2, ctx://commit/HEAD~3. The error wraps
// ctxsys.ErrNotFound when there is none.
func (h *Log) Named(ctx context.Context, id string) (*Commit, error) {
	name := strings.TrimPrefix(id, ctxsys.CommitPrefix)
	if c := h.kept(ctx, name); c != nil {
		return c, nil
	}
	hash, err := git.Commit(ctx, h.opts.Root, name)
	if errors.Is(err, ctxsys.ErrUsage) {
		return nil, fmt.Errorf("%w: there is no commit %q here", ctxsys.ErrNotFound, name)
	}
	if err != nil {
		return nil, err
	}
	return h.known(ctx, hash)
}

// kept is a commit that is kept, by its whole hash, nil where it is not.
func (h *Log) kept(ctx context.Context, hash string) *Commit {
	if len(hash) < 40 || h.reading.Load() || !h.Kept() {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	db, err := h.open(ctx)
	if err != nil {
		return nil // git has it
	}
	row, err := db.Commit(ctx, hash)
	if err != nil {
		return nil
	}
	c := commitOf(row)
	return &c
}

// Of returns the commits that changed a file, newest first, at most limit of them, through its renames.
func (h *Log) Of(ctx context.Context, path string, limit int) ([]Commit, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	db, err := h.ready(ctx)
	if err != nil {
		return nil, err
	}
	var out []Commit
	below := uint32(math.MaxUint32)
	for range maxRenames {
		rows, err := db.CommitsOf(ctx, path, below, limit-len(out)) // another file may have the name since
		if err != nil {
			return nil, h.damaged(err)
		}
		from := ""
		for i := range rows {
			c := commitOf(&rows[i])
			out, below = append(out, c), c.number
			if from = c.before(path); from != "" {
				break
			}
		}
		if path = from; path == "" || len(out) >= limit {
			break
		}
	}
	return out, nil
}

// before is the name that a file had before a commit, "" when it is not another one.
func (c *Commit) before(path string) string {
	for _, f := range c.Files {
		if f.Path == path && f.Change == "renamed" {
			return f.From
		}
	}
	return ""
}

// Since returns the commits of a time and later, newest first, at most limit of them.
func (h *Log) Since(ctx context.Context, since time.Time, limit int) ([]Commit, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	db, err := h.ready(ctx)
	if err != nil {
		return nil, err
	}
	return commitsOf(db.CommitsSince(ctx, since, limit))
}

// All returns the commits that are kept, newest first. Fifty thousand take about a second.
func (h *Log) All(ctx context.Context) ([]Commit, error) {
	return h.Since(ctx, time.Unix(0, 0), h.opts.Most)
}

func commitsOf(rows []store.CommitRow, err error) ([]Commit, error) {
	out := make([]Commit, len(rows))
	for i := range rows {
		out[i] = commitOf(&rows[i])
	}
	return out, err
}

// Companion is a file that changes with another one.
type Companion struct {
	Path    string `json:"path"`
	Commits int    `json:"commits"` // that changed both
	Of      int    `json:"of"`      // commits that changed the other one

	// Confidence that one is to be changed with the other: the share of its commits, and never more than Weak.
	Confidence float64 `json:"confidence"`
}

// Weak is how sure it is at most that files which changed in the same commits have to do with one another.
const Weak = 0.3

const (
	companionCommits = 200 // of a file, the last of which are looked at
	companionFiles   = 30  // a commit that changed more files says nothing of any two of them
	companionLeast   = 3   // commits that changed both
	maxRenames       = 10  // of a file that are followed
)

// Together returns the files that change with one in at least three commits and a fifth of its commits, most often first. It is a weak sign: nothing says
// why they did.
func (h *Log) Together(ctx context.Context, path string, limit int) ([]Companion, error) {
	commits, err := h.Of(ctx, path, companionCommits)
	if err != nil {
		return nil, err
	}
	count, of := map[string]int{}, 0
	now := map[string]string{} // what files were called that were renamed with this one, often all of a folder
	called := func(path string) string { return cmp.Or(now[path], path) }
	for i := range commits {
		files := commits[i].Files
		if len(files) <= companionFiles {
			of++
			for _, f := range files {
				if f.Change != "removed" {
					count[called(f.Path)]++
				}
			}
		}
		for _, f := range files {
			if f.Change == "renamed" {
				now[f.From] = called(f.Path)
			}
		}
	}
	delete(count, path)
	out := []Companion{}
	for p, n := range count {
		if n >= companionLeast && n*5 >= of {
			out = append(out, Companion{p, n, of, min(Weak, float64(n)/float64(of))})
		}
	}
	slices.SortFunc(out, func(a, b Companion) int { return cmp.Or(b.Commits-a.Commits, cmp.Compare(a.Path, b.Path)) })
	return out[:min(len(out), limit)], nil
}
