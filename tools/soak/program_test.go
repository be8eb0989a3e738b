package soak_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

var (
	program = flag.String("program", "", "the built program; without it one is built")
	attack  = flag.Bool("attack", false, "run all attacks, and not the quick ones alone")
	working = flag.Duration("soak", 0, "how long the program has to work")
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(run(m))
}

func run(m *testing.M) int {
	if *program != "" {
		if !filepath.IsAbs(*program) {
			fmt.Fprintln(os.Stderr, "give -program an absolute path")
			return 2
		}
		return m.Run()
	}
	dir, err := os.MkdirTemp("", "soak")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	defer os.RemoveAll(dir)
	*program = filepath.Join(dir, "ctx-sys")
	if out, err := exec.Command("go", "build", "-ldflags", "-s -w", "-o", *program, "github.com/ctx-sys/ctx-sys/cmd/ctx-sys").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%v\n%s", err, out)
		return 2
	}
	return m.Run()
}

// place is a project with a user's folder of its own.
type place struct {
	t    testing.TB
	root string
	home string   // CTX_SYS_HOME
	env  []string // on top of PATH and HOME
}

func newPlace(t testing.TB, files map[string]string) *place {
	t.Helper()
	dir := t.TempDir()
	p := &place{t: t, root: filepath.Join(dir, "project"), home: filepath.Join(dir, "home")}
	p.write(map[string]string{".ctx-sys.yaml": ""})
	p.write(files)
	return p
}

func (p *place) write(files map[string]string) {
	p.t.Helper()
	for name, text := range files {
		path := filepath.Join(p.root, name)
		must(p.t, os.MkdirAll(filepath.Dir(path), 0o755))
		must(p.t, os.WriteFile(path, []byte(text), 0o644))
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func (p *place) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, *program, args...)
	cmd.Dir = p.root
	cmd.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + filepath.Dir(p.home), "CTX_SYS_HOME=" + p.home, "GIT_CONFIG_NOSYSTEM=1"}, p.env...)
	cmd.WaitDelay = 2 * time.Second
	return cmd
}

// outcome is how a run of the program ended.
type outcome struct {
	out, err string
	code     int
	took     time.Duration
	late     bool // it was killed
}

// patience is how long the program may take for anything here. It is far more than anything takes on an idle machine.
const patience = time.Minute

func (p *place) run(in string, args ...string) outcome { return p.runFor(patience, in, args...) }

func (p *place) runFor(limit time.Duration, in string, args ...string) outcome {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := p.command(ctx, args...)
	return ended(ctx, cmd, in)
}

func ended(ctx context.Context, cmd *exec.Cmd, in string) outcome {
	var out, err bytes.Buffer
	if cmd.Stdin == nil {
		cmd.Stdin = strings.NewReader(in)
	}
	if cmd.Stdout == nil {
		cmd.Stdout = &out
	}
	if cmd.Stderr == nil {
		cmd.Stderr = &err
	}
	start := time.Now()
	fault := cmd.Run()
	o := outcome{took: time.Since(start), late: ctx.Err() != nil}
	o.out, o.err = out.String(), err.String()
	var exit *exec.ExitError
	switch {
	case errors.As(fault, &exit):
		o.code = exit.ExitCode()
	case fault != nil && !errors.Is(fault, exec.ErrWaitDelay):
		o.code, o.err = -2, o.err+fault.Error()
	}
	return o
}

// sane says what must hold of every run: "" when it does.
func (o outcome) sane() string {
	switch {
	case o.late:
		return fmt.Sprintf("no end after %s", o.took)
	case o.code < 0 || o.code > 5 && o.code != 130:
		return fmt.Sprintf("exit code %d: %.300q", o.code, o.err)
	case strings.Contains(o.err, "goroutine ") || strings.Contains(o.err, "panic"):
		return fmt.Sprintf("panic: %.1500s", o.err)
	}
	return ""
}

// must runs the program, which has to do it.
func (p *place) must(args ...string) string {
	p.t.Helper()
	o := p.run("", args...)
	if o.code != 0 || o.late {
		p.t.Fatalf("%.300q: %d, %.2000s%.500s", args, o.code, o.err, o.out)
	}
	return o.out
}

// sane runs the program, which may refuse, but in order.
func (p *place) sane(in string, args ...string) outcome {
	p.t.Helper()
	o := p.run(in, args...)
	if s := o.sane(); s != "" {
		p.t.Errorf("%.200q: %s", args, s)
	}
	return o
}

// server is a running `serve`, over stdio or HTTP.
type server struct {
	p    *place
	cmd  *exec.Cmd
	in   io.WriteCloser
	errs *lockedBuffer
	mu   sync.Mutex
	out  *bufio.Reader
	id   int

	url, token string
}

// lockedBuffer is written to by a process while the test reads.
type lockedBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

func (p *place) start(args ...string) *server {
	p.t.Helper()
	s := &server{p: p, cmd: p.command(context.Background(), args...), errs: &lockedBuffer{}}
	s.cmd.Stderr = s.errs
	var err error
	s.in, err = s.cmd.StdinPipe()
	must(p.t, err)
	out, err := s.cmd.StdoutPipe()
	must(p.t, err)
	s.out = bufio.NewReaderSize(out, 1<<20)
	must(p.t, s.cmd.Start())
	p.t.Cleanup(func() { s.stop() })
	return s
}

func (s *server) stop() {
	s.in.Close()
	_ = s.cmd.Process.Signal(os.Interrupt)
	done := make(chan struct{})
	go func() { _ = s.cmd.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		_ = s.cmd.Process.Kill()
		s.p.t.Errorf("%q does not end", s.cmd.Args[1:])
	}
	if said := s.errs.String(); strings.Contains(said, "goroutine ") {
		s.p.t.Errorf("%q: %.3000s", s.cmd.Args[1:], said)
	}
}

// mcp starts a server on stdio and shakes hands.
func (p *place) mcp(args ...string) *server {
	p.t.Helper()
	s := p.start(append([]string{"serve", "--toolsets", "all"}, args...)...)
	s.send(`{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"soak","version":"1"}}}`)
	if got := s.line(); !strings.Contains(got, "serverInfo") {
		p.t.Fatalf("hello: %.300s\n%s", got, s.errs)
	}
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	return s
}

func (s *server) send(line string) { _, _ = io.WriteString(s.in, line+"\n") }

// line is the next line, "" when none comes.
func (s *server) line() string {
	type read struct {
		text string
		err  error
	}
	got := make(chan read, 1)
	go func() {
		text, err := s.out.ReadString('\n')
		got <- read{text, err}
	}()
	select {
	case r := <-got:
		return r.text
	case <-time.After(patience):
		return ""
	}
}

// answer is one of JSON-RPC.
type answer struct {
	ID     any             `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

// text is all that was said.
func (a answer) text() string {
	var said string
	if json.Unmarshal(a.Result, &said) == nil {
		return said
	}
	return string(a.Result) + string(a.Error)
}

// request sends one and waits for its answer.
func (s *server) request(method string, params any) (answer, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.id++
	id := fmt.Sprintf("r%d", s.id)
	msg, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": id, "method": method, "params": params})
	if err != nil {
		return answer{}, err
	}
	s.send(string(msg))
	for {
		line := s.line()
		if line == "" {
			return answer{}, fmt.Errorf("%s: no answer; stderr: %.2000s", method, s.errs)
		}
		var a answer
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			return a, fmt.Errorf("%s: %w in %.200q", method, err, line)
		}
		if a.ID == id {
			return a, nil
		}
	}
}

// call calls a tool. The text is of the answer or of the error.
func (s *server) call(tool string, args any) (text string, failed bool, err error) {
	a, err := s.request("tools/call", map[string]any{"name": tool, "arguments": args})
	if err != nil {
		return "", true, err
	}
	var r struct {
		Content []struct{ Text string } `json:"content"`
		IsError bool                    `json:"isError"`
	}
	if a.Error != nil || json.Unmarshal(a.Result, &r) != nil {
		return string(a.Error), true, nil
	}
	for _, c := range r.Content {
		text += c.Text + "\n"
	}
	return text, r.IsError, nil
}

// http starts a server on a port of its choice.
func (p *place) http(args ...string) *server {
	p.t.Helper()
	s := p.start(append([]string{"serve", "--http", "127.0.0.1:0", "--toolsets", "all"}, args...)...)
	var at struct {
		URL   string `json:"url"`
		Token string `json:"token_file"`
	}
	line := s.line()
	if err := json.Unmarshal([]byte(line), &at); err != nil {
		p.t.Fatalf("%v in %q: %s", err, line, s.errs)
	}
	token, err := os.ReadFile(at.Token)
	must(p.t, err)
	s.url, s.token = at.URL, strings.TrimSpace(string(token))
	return s
}

var client = &http.Client{Timeout: patience}

// post asks a tool over HTTP.
func (s *server) post(tool string, args any) (status int, body string, err error) {
	text, err := json.Marshal(args)
	if err != nil {
		return 0, "", err
	}
	req, err := http.NewRequest(http.MethodPost, s.url+"/v1/"+tool, bytes.NewReader(text))
	if err != nil {
		return 0, "", err
	}
	req.Header.Set("Authorization", "Bearer "+s.token)
	req.Header.Set("Content-Type", "application/json")
	resp, err := client.Do(req)
	if err != nil {
		return 0, "", err
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	return resp.StatusCode, string(b), err
}
