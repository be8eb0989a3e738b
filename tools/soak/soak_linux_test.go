package soak_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// What works during a soak, and how much of it is in flight.
const (
	searchers, writers, watchers, clients = 16, 4, 2, 2

	still, moving = 160, 40 // files that nothing edits, and those that are edited
	pause         = 600 * time.Millisecond
)

// figure is what a process takes at one moment.
type figure struct{ rss, files int }

func figureOf(pid int) (f figure) {
	dir := "/proc/" + strconv.Itoa(pid)
	open, _ := os.ReadDir(dir + "/fd")
	f.files = len(open)
	status, _ := os.ReadFile(dir + "/status")
	for line := range strings.Lines(string(status)) {
		if kb, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			f.rss, _ = strconv.Atoi(strings.Fields(kb)[0])
		}
	}
	return f
}

func stillFile(i int) (name, text string) {
	return fmt.Sprintf("still/pack%d/f%d.go", i%12, i), fmt.Sprintf("package pack%d\n\n// Still%d weighs parcel number %d for the depot.\nfunc Still%d(parcel int) int { return parcel + step%d() }\n\nfunc step%d() int { return %d }\n", i%12, i, i, i, i, i, i)
}

func movingFile(i, version int) (name, text string) {
	return fmt.Sprintf("moving/f%d.go", i), fmt.Sprintf("package moving\n%s\n// Moving%d is version %d of a thing that changes.\nfunc Moving%d_%d() int { return %d }\n", strings.Repeat("\n", version%7), i, version, i, version, version)
}

// soak is the work of a few hours. Each count is of what was seen.
type soak struct {
	*place
	ctx     context.Context
	http    *server
	clients []*server
	watches []*server

	asked, stored, edits, wrong, failed atomic.Int64

	mu       sync.Mutex
	kept     []string // contents of memories and messages that were acknowledged
	faults   []string
	versions [moving]int // 0: the file is not there
}

func (s *soak) fault(n *atomic.Int64, format string, args ...any) {
	n.Add(1)
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.faults) < 40 {
		s.faults = append(s.faults, fmt.Sprintf(format, args...))
		fmt.Println(s.faults[len(s.faults)-1])
	}
}

// ask asks any of the servers, or the command line, and says what came.
func (s *soak) ask(r *rand.Rand, tool string, args map[string]any, verb ...string) (string, error) {
	switch n := r.IntN(20); {
	case n == 0:
		o := s.run("", verb...)
		if bad := o.sane(); bad != "" || o.code != 0 {
			return "", fmt.Errorf("%q: %d %s %.300s", verb, o.code, bad, o.err)
		}
		return o.out, nil
	case n < 6:
		text, failed, err := s.clients[n%clients].call(tool, args)
		if err == nil && failed {
			err = fmt.Errorf("%s %v: %.300s", tool, args, text)
		}
		return text, err
	}
	status, body, err := s.http.post(tool, args)
	if err == nil && status != 200 {
		err = fmt.Errorf("%s %v: %d %.300s", tool, args, status, body)
	}
	return body, err
}

// search asks for what does not change, whose answer is known.
func (s *soak) search(seed uint64) {
	r := rand.New(rand.NewPCG(seed, 1))
	for s.ctx.Err() == nil {
		i := r.IntN(still)
		name, _ := stillFile(i)
		sym := fmt.Sprintf("Still%d", i)
		var got string
		var err error
		wants := []string{name, sym}
		switch r.IntN(4) {
		case 0:
			got, err = s.ask(r, "search_code", map[string]any{"query": sym}, "search", sym)
		case 1:
			q := "what does " + sym + " weigh"
			got, err = s.ask(r, "context_query", map[string]any{"query": q, "max_tokens": 1000}, "context", "--max-tokens", "1000", q)
		case 2:
			got, err = s.ask(r, "read_entity", map[string]any{"entity": sym}, "show", sym)
		case 3:
			step := fmt.Sprintf("step%d", i)
			got, err = s.ask(r, "query_graph", map[string]any{"question": "callers", "entity": step}, "graph", "callers", step)
		}
		s.asked.Add(1)
		if err != nil {
			s.fault(&s.failed, "%v", err)
		}
		for _, want := range wants {
			if err == nil && !strings.Contains(got, want) {
				s.fault(&s.wrong, "%s: no %q in %.400s", sym, want, got)
			}
		}
		time.Sleep(pause + time.Duration(r.IntN(int(pause))))
	}
}

// store writes what has to be there at the end.
func (s *soak) store(n int) {
	r := rand.New(rand.NewPCG(uint64(n), 2))
	for i := 0; s.ctx.Err() == nil; i++ {
		text := fmt.Sprintf("Writer w%dx%d noted that depot q%dq%d has %d gates.", n, i, n, i, r.IntN(1000))
		var err error
		if i%2 == 0 {
			_, err = s.ask(r, "memory_add", map[string]any{"content": text}, "memory", "add", text)
		} else {
			_, err = s.ask(r, "store_message", map[string]any{"content": text, "role": "assistant", "session": fmt.Sprint("w", n)}, "session", "add", "--role", "assistant", "--session", fmt.Sprint("w", n), text)
		}
		if err != nil {
			s.fault(&s.failed, "store: %v", err)
		} else {
			s.stored.Add(1)
			s.mu.Lock()
			s.kept = append(s.kept, text)
			s.mu.Unlock()
		}
		time.Sleep(2*pause + time.Duration(r.IntN(int(2*pause))))
	}
}

// edit rewrites, deletes and brings back files.
func (s *soak) edit() {
	r := rand.New(rand.NewPCG(7, 7))
	for version := 1; s.ctx.Err() == nil; version++ {
		i := r.IntN(moving)
		name, text := movingFile(i, version)
		path := filepath.Join(s.root, name)
		s.versions[i] = version
		switch r.IntN(4) {
		case 0:
			_ = os.Remove(path)
			s.versions[i] = 0
		case 1:
			_ = os.WriteFile(path+".tmp", []byte(text), 0o644)
			_ = os.Rename(path+".tmp", path)
		default:
			_ = os.WriteFile(path, []byte(text), 0o644)
		}
		s.edits.Add(1)
		time.Sleep(time.Duration(200+r.IntN(800)) * time.Millisecond)
	}
}

// answers are those of the program to questions about all of the tree, without what changes from run to run.
func (s *soak) answers(env ...string) map[string]string {
	other := *s.place
	other.env = append(slices.Clone(s.env), env...)
	other.must("index")
	got := map[string]string{}
	ask := func(args ...string) {
		var v any
		out := other.must(append(args, "--json")...)
		must(s.t, json.Unmarshal([]byte(out), &v))
		bare, err := json.Marshal(without(v, "took_ms", "ms", "index", "assembled_at", "score", "confidence", "relevance", "gain"))
		must(s.t, err)
		got[strings.Join(args, " ")] = string(bare)
	}
	for i := range moving {
		ask("search", fmt.Sprintf("Moving%d", i))
		if v := s.versions[i]; v > 0 {
			ask("show", fmt.Sprintf("Moving%d_%d", i, v))
		}
	}
	for i := 0; i < still; i += 7 {
		ask("search", fmt.Sprintf("parcel number %d for the depot", i))
		ask("graph", "callers", fmt.Sprintf("step%d", i))
		ask("context", "--notes=false", fmt.Sprintf("what does Still%d weigh", i))
	}
	ask("map")
	return got
}

// without is v without some keys.
func without(v any, keys ...string) any {
	switch v := v.(type) {
	case map[string]any:
		for _, k := range keys {
			delete(v, k)
		}
		for k := range v {
			v[k] = without(v[k], keys...)
		}
	case []any:
		for i := range v {
			v[i] = without(v[i], keys...)
		}
	}
	return v
}

// TestSoak lets everything work at once. It fails when an answer was wrong or none, when something acknowledged is lost, when the answers
// at the end are not those of a fresh index, or when memory or descriptors grow.
func TestSoak(t *testing.T) {
	if *working == 0 {
		t.Skip("wants -soak: `make soak`")
	}
	ctx, cancel := context.WithTimeout(context.Background(), *working)
	defer cancel()
	s := &soak{place: newPlace(t, nil), ctx: ctx}
	files := map[string]string{"go.mod": "module depot\n\ngo 1.24\n"}
	for i := range still {
		name, text := stillFile(i)
		files[name] = text
	}
	for i := range moving {
		name, text := movingFile(i, 1)
		files[name], s.versions[i] = text, 1
	}
	s.write(files)
	s.must("index")
	s.http = s.place.http()
	for range clients {
		s.clients = append(s.clients, s.mcp())
	}
	for range watchers {
		s.watches = append(s.watches, s.start("watch"))
	}
	long := map[string]int{"http": s.http.cmd.Process.Pid}
	for i, c := range s.clients {
		long[fmt.Sprint("mcp", i)] = c.cmd.Process.Pid
	}
	for i, w := range s.watches {
		long[fmt.Sprint("watch", i)] = w.cmd.Process.Pid
	}

	start := time.Now()
	var work sync.WaitGroup
	for i := range searchers {
		work.Go(func() { s.search(uint64(i)) })
	}
	for i := range writers {
		work.Go(func() { s.store(i) })
	}
	work.Go(s.edit)
	figures := map[string][]figure{}
	for tick := time.NewTicker(10 * time.Second); ctx.Err() == nil; {
		select {
		case <-tick.C:
		case <-ctx.Done():
			continue
		}
		line := ""
		for _, name := range []string{"http", "mcp0", "mcp1", "watch0", "watch1"} {
			f := figureOf(long[name])
			figures[name] = append(figures[name], f)
			line += fmt.Sprintf("  %s %d MB %d fds", name, f.rss>>10, f.files)
		}
		if n := len(figures["http"]); n%6 == 1 {
			fmt.Printf("%s asked %d stored %d edits %d failed %d wrong %d%s\n", time.Since(start).Round(time.Second), s.asked.Load(), s.stored.Load(), s.edits.Load(), s.failed.Load(), s.wrong.Load(), line)
		}
	}
	work.Wait()
	t.Logf("%s: %d questions, %d acknowledged, %d edits, %d failed, %d wrong", time.Since(start).Round(time.Second), s.asked.Load(), s.stored.Load(), s.edits.Load(), s.failed.Load(), s.wrong.Load())
	for _, f := range s.faults {
		t.Error(f)
	}
	s.flat(figures)
	s.allKept()
	s.fresh()
}

// flat holds the last quarter of the time against the second: what a process needs to begin with is not growth.
func (s *soak) flat(figures map[string][]figure) {
	for name, all := range figures {
		if len(all) < 8 {
			continue
		}
		early, late := all[len(all)/4:len(all)/2], all[len(all)*3/4:]
		most := func(of []figure) (m figure) {
			for _, f := range of {
				m.rss, m.files = max(m.rss, f.rss), max(m.files, f.files)
			}
			return m
		}
		e, l := most(early), most(late)
		s.t.Logf("%s: at most %d MB and %d descriptors in the second quarter, %d MB and %d in the last", name, e.rss>>10, e.files, l.rss>>10, l.files)
		if l.rss == 0 {
			s.t.Errorf("%s is gone", name)
		}
		if l.rss > e.rss+e.rss/4+20<<10 || l.files > e.files+10 {
			s.t.Errorf("%s grows", name)
		}
	}
}

func (s *soak) allKept() {
	var all strings.Builder
	all.WriteString(s.must("memory", "export"))
	for i := range writers {
		all.WriteString(s.must("session", "export", fmt.Sprint("w", i)))
	}
	lost := 0
	for _, text := range s.kept {
		if !strings.Contains(all.String(), text) {
			if lost++; lost < 5 {
				s.t.Errorf("lost: %s", text)
			}
		}
	}
	s.t.Logf("%d of %d acknowledged are lost", lost, len(s.kept))
}

func (s *soak) fresh() {
	worked, fresh := s.answers(), s.answers("CTX_SYS_DATABASE_PATH="+s.t.TempDir())
	differ := 0
	for q, want := range fresh {
		if worked[q] != want {
			if differ++; differ < 5 {
				s.t.Errorf("%s\nis   %.1500s\nwant %.1500s", q, worked[q], want)
			}
		}
	}
	s.t.Logf("%d of %d answers differ from those of a fresh index", differ, len(fresh))
}
