package walk

import (
	"context"
	"io/fs"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
)

// maxAhead is how many files may be listed before their turn.
const maxAhead = 50_000

// walker is the state of one Walk. Folders are listed and judged by several goroutines, and their files visited by one, in order: it
// takes what the others have listed ahead of it, and lists itself what nobody has begun, or what comes later while it waits for a list that is being made.
type walker struct {
	*project
	visit func(File) error

	mu      sync.Mutex
	todo    []*node // that nobody may have begun, the next one last
	workers int
	running sync.WaitGroup
	ahead   atomic.Int64 // files in nodes that are not visited yet
	stopped atomic.Bool
}

// node is a folder and what was found in it.
type node struct {
	path  string // empty or ending with a slash
	rules scope
	taken atomic.Bool
	done  chan struct{} // closed when found and err are there
	found []found
	err   error
}

// found is a file, or a folder.
type found struct {
	file  File
	below *node
}

// dir visits what is below one directory. Its path is empty or ends with a slash.
func (w *walker) dir(ctx context.Context, path string, rules scope) error {
	defer w.end()
	return w.walk(ctx, newNode(path, rules))
}

// one visits an entry, or what is below it.
func (w *walker) one(ctx context.Context, path string, e *entry, rules scope) error {
	defer w.end()
	n := newNode("", rules)
	w.entry(n, path, e, rules, nowhere)
	return w.emit(ctx, n)
}

// end waits for the others.
func (w *walker) end() {
	w.stopped.Store(true)
	w.running.Wait()
}

func newNode(path string, rules scope) *node {
	return &node{path: path, rules: rules, done: make(chan struct{})}
}

func (w *walker) walk(ctx context.Context, n *node) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if n.taken.CompareAndSwap(false, true) {
		w.list(n)
	} else {
		w.await(n)
	}
	w.ahead.Add(-int64(len(n.found)))
	if n.err != nil {
		return n.err
	}
	return w.emit(ctx, n)
}

// await waits for a list that another goroutine makes, and makes others meanwhile: both go through the folders in one order, so that
// the one that visits would mostly wait.
func (w *walker) await(n *node) {
	for {
		select {
		case <-n.done:
			return
		default:
		}
		w.mu.Lock()
		later := w.next()
		w.mu.Unlock()
		if later == nil {
			<-n.done
			return
		}
		if later.taken.CompareAndSwap(false, true) {
			w.list(later)
		}
	}
}

// emit visits what was found.
func (w *walker) emit(ctx context.Context, n *node) error {
	for i := range n.found {
		f := &n.found[i]
		var err error
		if f.below != nil {
			err = w.walk(ctx, f.below)
			f.below = nil
		} else {
			err = w.visit(f.file)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// push offers the folders of a node to others, the first of them next.
func (w *walker) push(n *node) {
	w.mu.Lock()
	defer w.mu.Unlock()
	before := len(w.todo)
	for i := len(n.found) - 1; i >= 0; i-- {
		if f := n.found[i].below; f != nil {
			w.todo = append(w.todo, f)
		}
	}
	for range min(len(w.todo)-before, runtime.GOMAXPROCS(0)-1-w.workers) {
		w.workers++
		w.running.Go(w.work)
	}
}

// work lists folders until there are none, or until enough are listed.
func (w *walker) work() {
	for {
		n := w.pop()
		if n == nil {
			return
		}
		if n.taken.CompareAndSwap(false, true) {
			w.list(n)
		}
	}
}

// pop returns the folder that is next for a goroutine of work, which ends with nil.
func (w *walker) pop() *node {
	w.mu.Lock()
	defer w.mu.Unlock()
	n := w.next()
	if n == nil {
		w.workers--
	}
	return n
}

// next takes the next folder of todo, nil for none. The caller holds mu.
func (w *walker) next() *node {
	last := len(w.todo) - 1
	if last < 0 || w.stopped.Load() || w.ahead.Load() > maxAhead {
		return nil
	}
	n := w.todo[last]
	w.todo[last] = nil
	w.todo = w.todo[:last]
	return n
}

// list finds what is in a folder.
func (w *walker) list(n *node) {
	defer close(n.done)
	in, err := openFolder(w.abs(n.path))
	var entries []entry
	if err == nil {
		defer in.close()
		entries, err = in.entries()
	}
	if err != nil {
		if n.path == w.outer {
			n.err = err
			return
		}
		w.unreadable(strings.TrimSuffix(n.path, "/"), err)
		return
	}
	rules, reason := w.enter(n.path, n.rules, marksAmong(entries))
	if reason != "" {
		w.skip(reason)
		return
	}
	n.found = make([]found, 0, len(entries))
	for i := range entries {
		w.entry(n, n.path+entries[i].name, &entries[i], rules, in)
	}
	w.ahead.Add(int64(len(n.found)))
	w.push(n)
}

// entry judges one entry of a folder, and adds it or what it stands for to a node.
func (w *walker) entry(n *node, path string, e *entry, rules scope, in folder) {
	reason, _ := w.judge(rules, path, e.name, e.dir())
	switch {
	case reason != "":
	case e.dir():
		n.found = append(n.found, found{below: newNode(path+"/", rules)})
		return
	case !e.mode.IsRegular():
		reason = w.irregular(path, e.mode)
	default:
		w.file(n, path, e, in)
		return
	}
	w.skip(reason)
	if p := w.rel(path); p == ownFolder {
		for _, f := range w.entities(path, rules) {
			n.found = append(n.found, found{file: f})
		}
	}
}

func (w *walker) file(n *node, path string, e *entry, in folder) {
	f := File{Path: w.rel(path)}
	switch reason, _, err := w.judgeFile(&f, path, e, in); {
	case err != nil:
		w.unreadable(path, err)
	case reason != "":
		w.skip(reason)
	default:
		n.found = append(n.found, found{file: f})
	}
}

// entry is one name in a folder.
type entry struct {
	name string
	mode fs.FileMode // its type alone
	info fs.DirEntry // what else the list of the folder said of it, nil for nothing
}

func (e *entry) dir() bool { return e.mode.IsDir() }

func entryFor(info fs.FileInfo) entry {
	return entry{info.Name(), info.Mode().Type(), fs.FileInfoToDirEntry(info)}
}

// readDir lists a directory, in the order of compareEntries.
func readDir(dir string) ([]entry, error) {
	in, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	defer in.close()
	return in.entries()
}
