// Command tasks measures what an agent gets for a question: how many calls and tokens it takes until the lines that decide the
// answer were shown, by ctx-sys over MCP and by another program's command for the same questions. It prints figures and judges none.
//
//	tasks -clones DIR -questions FILE [-program bin/ctx-sys] [-peer "codegraph explore"] [-a ANSWERS]
//
// FILE has JSON lines {"id", "repo", "query", "spans": [{"path", "start_line", "end_line"}], "alternatives": [[span...]]}, as
// docs/measure/bench.md describes them; DIR has a clone for each repo, in the version that the spans are of.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/token"
)

func main() {
	var o options
	flag.StringVar(&o.clones, "clones", "", "`folder` with a clone for each repository")
	flag.StringVar(&o.questions, "questions", "", "`file` with the questions and the lines that answer them")
	flag.StringVar(&o.program, "program", "bin/ctx-sys", "ctx-sys")
	flag.StringVar(&o.peer, "peer", "", "`command` that answers a question given as its last argument, run in the clone")
	flag.StringVar(&o.answers, "a", "", "`folder` to keep all answers in")
	flag.IntVar(&o.each, "each", 10, "questions of each repository")
	flag.IntVar(&o.skip, "skip", 0, "questions of each repository to pass over first")
	flag.StringVar(&o.repos, "repos", "", "comma-separated names; empty takes all")
	flag.StringVar(&o.arguments, "arguments", "{}", "JSON `object` of further arguments to context_query")
	flag.Parse()
	if err := o.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "tasks:", err)
		os.Exit(1)
	}
}

type options struct {
	clones, questions, program, peer, answers, repos, arguments string
	each, skip                                                  int
}

// task is a question and the places that answer it: those of spans, or those of one of alternatives.
type task struct {
	ID, Repo, Query string
	Spans           []span
	Alternatives    [][]span
}

type span struct {
	Path      string
	StartLine int      `json:"start_line"`
	EndLine   int      `json:"end_line"`
	lines     []string // of the file, without the space around them, and without those that could be anywhere
}

// outcome is what a program took for one task. calls is 0 when no call showed the lines.
type outcome struct {
	calls, tokens, first int // first: tokens of the first call alone
}

func (o options) run(ctx context.Context) error {
	tasks, err := o.read()
	if err != nil {
		return err
	}
	var counters token.Counters
	counter, err := counters.For("o200k_base")
	if err != nil {
		return err
	}
	byRepo := map[string][]task{}
	for _, t := range tasks {
		byRepo[t.Repo] = append(byRepo[t.Repo], t)
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "repository\tprogram\ttasks\tone call\ttwo\tthree\tnever\ttokens of the first call, mean\tuntil shown, mean")
	all := map[string][]outcome{}
	for _, repo := range slices.Sorted(maps.Keys(byRepo)) {
		for name, ask := range o.programs(ctx, filepath.Join(o.clones, repo)) {
			var of []outcome
			for _, t := range byRepo[repo] {
				result, err := o.measure(name, t, ask, counter)
				if err != nil {
					return fmt.Errorf("%s: %s: %w", t.ID, name, err)
				}
				of = append(of, result)
			}
			print(w, repo, name, of)
			all[name] = append(all[name], of...)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		print(w, "all", name, all[name])
	}
	return w.Flush()
}

func print(w *tabwriter.Writer, repo, name string, of []outcome) {
	calls, first, until, shown := map[int]int{}, 0, 0, 0
	for _, r := range of {
		calls[r.calls]++
		first += r.first
		if r.calls > 0 {
			until, shown = until+r.tokens, shown+1
		}
	}
	fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", repo, name, len(of), calls[1], calls[2], calls[3], calls[0], first/len(of), until/max(1, shown))
	w.Flush()
}

// read takes the questions that options choose, with the lines of their places.
func (o options) read() ([]task, error) {
	f, err := os.Open(o.questions)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var tasks []task
	seen := map[string]int{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var t task
		if err := json.Unmarshal(lines.Bytes(), &t); err != nil {
			return nil, err
		}
		if o.repos != "" && !slices.Contains(strings.Split(o.repos, ","), t.Repo) {
			continue
		}
		if seen[t.Repo]++; seen[t.Repo] <= o.skip || seen[t.Repo] > o.skip+o.each {
			continue
		}
		for _, of := range append([][]span{t.Spans}, t.Alternatives...) {
			for i := range of {
				if err := of[i].read(filepath.Join(o.clones, t.Repo)); err != nil {
					return nil, fmt.Errorf("%s: %w", t.ID, err)
				}
			}
		}
		tasks = append(tasks, t)
	}
	return tasks, lines.Err()
}

func (s *span) read(root string) error {
	text, err := os.ReadFile(filepath.Join(root, s.Path))
	if err != nil {
		return err
	}
	lines := strings.Split(string(text), "\n")
	for _, line := range lines[s.StartLine-1 : min(s.EndLine, len(lines))] {
		if line = strings.TrimSpace(line); len(line) >= 8 {
			s.lines = append(s.lines, line)
		}
	}
	return nil
}

// shownIn tells whether the answers show the span: at least half of its lines, or 20 of them, as they are in the file. Lines shorter
// than eight characters count neither way.
func (s *span) shownIn(text string) bool {
	if !strings.Contains(text, filepath.Base(s.Path)) {
		return false
	}
	n := 0
	for _, line := range s.lines {
		if strings.Contains(text, line) {
			n++
		}
	}
	return n >= min((len(s.lines)+1)/2, 20)
}

func (t task) shownIn(text string) bool {
	for _, of := range append([][]span{t.Spans}, t.Alternatives...) {
		if !slices.ContainsFunc(of, func(s span) bool { return !s.shownIn(text) }) {
			return true
		}
	}
	return false
}

// ask gives the answer to a call, the first being 1, for a query, "" when there is nothing further to ask.
type ask func(query string, call int) (string, error)

func (o options) measure(name string, t task, ask ask, counter token.Counter) (outcome, error) {
	var r outcome
	var text strings.Builder
	for call := 1; call <= 3; call++ {
		answer, err := ask(t.Query, call)
		if err != nil || answer == "" {
			return r, err
		}
		if o.answers != "" {
			if err := os.WriteFile(filepath.Join(o.answers, fmt.Sprintf("%s.%s.%d", t.ID, strings.Fields(name)[0], call)), []byte(answer), 0o644); err != nil {
				return r, err
			}
		}
		text.WriteString(answer)
		n := counter.Count(answer)
		if r.tokens += n; call == 1 {
			r.first = n
		}
		if t.shownIn(text.String()) {
			r.calls = call
			return r, nil
		}
	}
	return r, nil
}

// programs yields the programs that are compared, each with the clone open.
func (o options) programs(ctx context.Context, clone string) func(func(string, ask) bool) {
	return func(yield func(string, ask) bool) {
		ours, end, err := o.ours(ctx, clone)
		if err != nil {
			ours = func(string, int) (string, error) { return "", err }
		} else {
			defer end()
		}
		if yield("ctx-sys", ours) && o.peer != "" {
			yield(filepath.Base(o.peer), o.theirs(clone))
		}
	}
}

// ours calls context_query; then with a larger budget; then search_code.
func (o options) ours(ctx context.Context, clone string) (ask, func() error, error) {
	program, err := filepath.Abs(o.program)
	if err != nil {
		return nil, nil, err
	}
	server := exec.Command(program, "serve", "--project", clone)
	client, err := mcp.NewClient(&mcp.Implementation{Name: "tasks"}, nil).Connect(ctx, &mcp.CommandTransport{Command: server}, nil)
	if err != nil {
		return nil, nil, err
	}
	return func(query string, call int) (string, error) {
		arguments := map[string]any{}
		if err := json.Unmarshal([]byte(o.arguments), &arguments); err != nil {
			return "", err
		}
		arguments["query"] = query
		switch call {
		case 2:
			arguments["max_tokens"] = 8000
		case 3:
			return o.call(ctx, client, "search_code", map[string]any{"query": query})
		}
		return o.call(ctx, client, "context_query", arguments)
	}, client.Close, nil
}

func (o options) call(ctx context.Context, client *mcp.ClientSession, name string, arguments map[string]any) (string, error) {
	result, err := client.CallTool(ctx, &mcp.CallToolParams{Name: name, Arguments: arguments})
	if err != nil {
		return "", err
	}
	var text strings.Builder
	for _, c := range result.Content {
		if c, ok := c.(*mcp.TextContent); ok {
			text.WriteString(c.Text)
		}
	}
	return text.String(), nil
}

// theirs runs the command of the peer; a second time with twice its files.
func (o options) theirs(clone string) ask {
	return func(query string, call int) (string, error) {
		words := strings.Fields(o.peer)
		switch call {
		case 2:
			words = append(words, "--max-files", "20")
		case 3:
			return "", nil
		}
		cmd := exec.Command(words[0], append(words[1:], query)...)
		cmd.Dir = clone
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if err != nil {
			return "", fmt.Errorf("%w: %s", err, stderr.Bytes())
		}
		return string(out), nil
	}
}
