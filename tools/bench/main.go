// Command bench measures the whole program from outside, the way a user meets it: processes, files and the
// clock. It prints figures and judges none; docs/measure/bench.md says how to read them.
//
// Each folder is copied first, so that an edit can be measured without touching the original and so that
// its files are in memory for every run alike. Indexes and settings live in the same temporary folder.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"
)

// questions are half names and half sentences, one a line.
//
//go:embed queries.txt
var questions string

func main() {
	program := flag.String("program", "bin/ctx-sys", "the program to measure")
	runs := flag.Int("runs", 20, "whole-process searches a folder")
	codegraph := flag.String("codegraph", "", "the program codegraph: compare with it and with others, instead of measuring")
	copies := flag.String("copies", "", "numbers of copies of each folder in one project, such as 1,2,4: how the costs grow, instead of measuring one")
	flag.Parse()
	var err error
	switch {
	case *codegraph != "":
		err = compare(*program, *codegraph, flag.Args())
	case *copies != "":
		err = grow(*program, *copies, flag.Args())
	default:
		err = bench(*program, *runs, flag.Args())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// bench measures every folder and prints the rows as they come.
func bench(program string, runs int, folders []string) error {
	program, err := filepath.Abs(program)
	if err != nil {
		return err
	}
	if len(folders) == 0 || runs < 1 {
		return errors.New("name the folders to measure, and at least one run")
	}
	for _, folder := range folders {
		if err := benchFolder(program, runs, folder); err != nil {
			return fmt.Errorf("%s: %w", folder, err)
		}
	}
	return nil
}

func benchFolder(program string, runs int, folder string) error {
	temp, err := os.MkdirTemp("", "ctx-sys-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	b := &session{program: program, temp: temp, tree: filepath.Join(temp, "tree", filepath.Base(folder))}
	if err := os.CopyFS(b.tree, os.DirFS(folder)); err != nil {
		return err
	}
	f := figures{}
	for _, measure := range []func(*figures) error{b.first, b.unchanged, b.edited, b.asked, func(f *figures) error { return b.searched(f, runs) }, b.impact} {
		if err := measure(&f); err != nil {
			return err
		}
	}
	fmt.Println(folder)
	return f.print()
}

// session is one folder under measurement.
type session struct {
	program, temp, tree string
	env                 []string
}

// usage is what one process took.
type usage struct {
	out  []byte
	wall time.Duration
	cpu  time.Duration // user and system
	peak int64         // bytes of memory, 0 where the system does not tell
}

// run runs the program on the copy, with settings and index in the temporary folder and nothing else. An
// exit code other than 0 is an error; what the run took is known all the same.
func (b *session) run(args ...string) (usage, error) {
	cmd := exec.Command(b.program, append(args, "--project", b.tree)...)
	cmd.Env = append(clean(os.Environ()), "HOME="+b.temp, "CTX_SYS_HOME="+filepath.Join(b.temp, "home"),
		"CTX_SYS_DATABASE_PATH="+filepath.Join(b.temp, "index"))
	cmd.Env = append(cmd.Env, b.env...)
	var out, talk bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &talk
	start := time.Now()
	err := cmd.Run()
	s := cmd.ProcessState
	if s == nil {
		return usage{}, err // it did not start
	}
	u := usage{out.Bytes(), time.Since(start), s.UserTime() + s.SystemTime(), peak(s)}
	if err != nil {
		return u, fmt.Errorf("ctx-sys %s: %w: %s", args[0], err, bytes.TrimSpace(talk.Bytes()))
	}
	return u, nil
}

// clean drops the settings of the one who runs the benchmark.
func clean(environ []string) []string {
	var out []string
	for _, v := range environ {
		if !strings.HasPrefix(v, "CTX_SYS_") && !strings.HasPrefix(v, "HOME=") {
			out = append(out, v)
		}
	}
	return out
}

// first indexes the folder from nothing.
func (b *session) first(f *figures) (err error) {
	if f.first, err = b.run("index", "--json"); err != nil {
		return err
	}
	if err := json.Unmarshal(f.first.out, &f.size); err != nil {
		return fmt.Errorf("the report of index: %w", err)
	}
	f.disk, err = folderBytes(filepath.Join(b.temp, "index"))
	return err
}

func folderBytes(dir string) (n int64, err error) {
	err = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			n += info.Size()
		}
		return err
	})
	return n, err
}

// again is how often the short index runs are repeated; their median is shown.
const again = 5

// unchanged indexes again with nothing to do. The first of these runs is left out: it looks again into the
// files that were copied in the moment before.
func (b *session) unchanged(f *figures) error {
	if _, err := b.run("index", "--quiet"); err != nil {
		return err
	}
	return repeat(again, &f.unchanged, func(int) (time.Duration, error) {
		u, err := b.run("index", "--quiet")
		return u.wall, err
	})
}

// edited adds a function to one file of middling size, each time another, and indexes.
func (b *session) edited(f *figures) error {
	file, err := b.middling()
	if err != nil || file == "" {
		return err
	}
	return repeat(again, &f.edited, func(i int) (time.Duration, error) {
		if err := appendTo(file, function(filepath.Ext(file), i)); err != nil {
			return 0, err
		}
		u, err := b.run("index", "--quiet")
		return u.wall, err
	})
}

// repeat collects what n runs of measure took.
func repeat(n int, into *[]time.Duration, measure func(i int) (time.Duration, error)) error {
	for i := range n {
		d, err := measure(i)
		if err != nil {
			return err
		}
		*into = append(*into, d)
	}
	return nil
}

func appendTo(file, text string) error {
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

// function is a new definition in the language of the file ending.
func function(ext string, i int) string {
	switch ext {
	case ".go":
		return fmt.Sprintf("\nfunc benchAdded%d() {}\n", i)
	case ".py":
		return fmt.Sprintf("\ndef bench_added_%d():\n    pass\n", i)
	}
	return fmt.Sprintf("\nexport function benchAdded%d() {}\n", i)
}

// asked answers all questions in one process.
func (b *session) asked(f *figures) error {
	var lines bytes.Buffer
	enc := json.NewEncoder(&lines)
	for q := range strings.Lines(questions) {
		if err := enc.Encode(map[string]string{"query": strings.TrimSpace(q)}); err != nil {
			return err
		}
	}
	file := filepath.Join(b.temp, "queries.jsonl")
	if err := os.WriteFile(file, lines.Bytes(), 0o644); err != nil {
		return err
	}
	u, err := b.run("search", "--queries", file)
	if err != nil {
		return err
	}
	for dec := json.NewDecoder(bytes.NewReader(u.out)); dec.More(); {
		var a answer
		if err := dec.Decode(&a); err != nil {
			return fmt.Errorf("an answer of search: %w", err)
		}
		f.answered = append(f.answered, a.took())
		f.retrieved = append(f.retrieved, a.retrieval())
	}
	return nil
}

// answer is what is read of a line of `search --queries`.
type answer struct {
	TookMS     float64 `json:"took_ms"`
	Strategies []struct {
		MS float64 `json:"ms"`
	} `json:"strategies"`
}

func milliseconds(ms float64) time.Duration { return time.Duration(ms * float64(time.Millisecond)) }

func (a *answer) took() time.Duration { return milliseconds(a.TookMS) }

// retrieval is the longest of the strategies, which run side by side.
func (a *answer) retrieval() time.Duration {
	longest := 0.0
	for _, s := range a.Strategies {
		longest = max(longest, s.MS)
	}
	return milliseconds(longest)
}

// searched asks one question a process.
func (b *session) searched(f *figures, runs int) error {
	list := strings.Split(strings.TrimSpace(questions), "\n")
	return repeat(runs, &f.searched, func(i int) (time.Duration, error) {
		u, err := b.run("search", "--json", list[i*len(list)/runs%len(list)])
		var exit *exec.ExitError
		if errors.As(err, &exit) && exit.ExitCode() == nothingFound {
			err = nil
		}
		return u.wall, err
	})
}

// nothingFound is the exit code of a search without results, which takes as long as any other.
const nothingFound = 3

// print writes the figures as two columns.
func (f *figures) print() error {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	for _, row := range f.rows() {
		fmt.Fprintf(w, "  %s\t%s\n", row[0], row[1])
	}
	fmt.Fprintln(w)
	return w.Flush()
}
