package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"
)

// peer is another program that finds things in source code.
type peer struct {
	name  string
	index []string // the command that makes its index of the folder it is run in, nil for one that has none
	kept  []string // where the index is: in the folder, or in the temporary one
	ask   func(question string) []string
	exits bool // an exit code other than 0 says that nothing was found
}

// peers are those that can be asked for words. temp is a folder of their own, codegraph the program of that name.
func peers(temp, codegraph string) []peer {
	return []peer{
		{"codegraph", []string{codegraph, "init", "-y", "."}, []string{".codegraph"},
			func(q string) []string { return []string{codegraph, "explore", "--path", ".", q} }, true},
		{"codesearch", []string{"cindex", "."}, []string{filepath.Join(temp, "csearchindex")},
			func(q string) []string { return []string{"csearch", "-i", "-l", anyWord(q)} }, true},
		{"Universal Ctags", []string{"ctags", "-R", "-f", filepath.Join(temp, "tags"), "."}, []string{filepath.Join(temp, "tags")}, nil, false},
		{"ripgrep", nil, nil, func(q string) []string { return []string{"rg", "-i", "-l", anyWord(q)} }, true},
	}
}

// anyWord is a regular expression for the words of a question.
func anyWord(question string) string {
	var words []string
	for w := range strings.FieldsSeq(question) {
		if len(w) > 2 || len(words) == 0 {
			words = append(words, strings.Trim(w, "?,.()"))
		}
	}
	return strings.Join(words, "|")
}

// asks is how many questions each program is asked.
const asks = 10

// compared is what one program took.
type compared struct {
	name     string
	cpu      time.Duration // of the first index
	peak     int64         // of that, in bytes
	disk     int64
	question time.Duration // CPU of a question as a process, the median
}

// compare runs this program and others on copies of each folder, one after the other, and prints what they took as shares of what this one took.
func compare(program, codegraph string, folders []string) error {
	program, err := filepath.Abs(program)
	if err != nil {
		return err
	}
	if codegraph, err = filepath.Abs(codegraph); err != nil {
		return err
	}
	if len(folders) == 0 {
		return errors.New("name the folders to compare on")
	}
	for _, folder := range folders {
		rows, err := compareOn(program, codegraph, folder)
		if err != nil {
			return fmt.Errorf("%s: %w", folder, err)
		}
		fmt.Println(folder)
		if err := printShares(rows); err != nil {
			return err
		}
	}
	return nil
}

func compareOn(program, codegraph, folder string) (rows []compared, err error) {
	temp, err := os.MkdirTemp("", "ctx-sys-compare")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	b := &session{program: program, temp: temp, tree: filepath.Join(temp, "tree", filepath.Base(folder))}
	if err := os.CopyFS(b.tree, os.DirFS(folder)); err != nil {
		return nil, err
	}
	own := peer{"ctx-sys", []string{program, "index", "--quiet"}, []string{filepath.Join(temp, "index")},
		func(q string) []string { return []string{program, "search", q} }, true}
	bare := own
	bare.name, bare.index = "ctx-sys without vectors", []string{program, "index", "--quiet", "--no-embed"}
	for _, p := range append([]peer{own, bare}, peers(temp, codegraph)...) {
		row, err := b.comparePeer(&p)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.name, err)
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// comparePeer measures one program, and takes its index away again.
func (b *session) comparePeer(p *peer) (row compared, err error) {
	row.name = p.name
	if p.index != nil {
		u, err := b.runPeer(p, p.index)
		if err != nil {
			return row, err
		}
		row.cpu, row.peak = u.cpu, u.peak
		for _, at := range p.kept {
			if !filepath.IsAbs(at) {
				at = filepath.Join(b.tree, at)
			}
			defer os.RemoveAll(at)
			n, err := folderBytes(at)
			if err != nil {
				return row, err
			}
			row.disk += n
		}
	}
	if p.ask == nil {
		return row, nil
	}
	list := strings.Split(strings.TrimSpace(questions), "\n")
	var took []time.Duration
	if err := repeat(asks, &took, func(i int) (time.Duration, error) {
		u, err := b.runPeer(p, p.ask(list[i*len(list)/asks]))
		var exit *exec.ExitError
		if p.exits && errors.As(err, &exit) {
			err = nil
		}
		if p.index == nil {
			row.peak = max(row.peak, u.peak)
		}
		return u.cpu, err
	}); err != nil {
		return row, err
	}
	row.question = quantile(took, 0.5)
	return row, nil
}

// runPeer runs a program in the copy, with settings of its own in the temporary folder: what one kept of files is no help to another.
func (b *session) runPeer(p *peer, args []string) (usage, error) {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = b.tree
	cmd.Env = append(clean(os.Environ()), "HOME="+filepath.Join(b.temp, p.name), "CTX_SYS_HOME="+filepath.Join(b.temp, p.name, "home"), "CTX_SYS_DATABASE_PATH="+filepath.Join(b.temp, "index"),
		"CSEARCHINDEX="+filepath.Join(b.temp, "csearchindex"), "DO_NOT_TRACK=1")
	var talk bytes.Buffer
	cmd.Stderr = &talk
	start := time.Now()
	err := cmd.Run()
	s := cmd.ProcessState
	if s == nil {
		return usage{}, err // it did not start
	}
	u := usage{nil, time.Since(start), s.UserTime() + s.SystemTime(), peak(s)}
	if err != nil {
		return u, fmt.Errorf("%s: %w: %s", strings.Join(args, " "), err, bytes.TrimSpace(talk.Bytes()))
	}
	return u, nil
}

// printShares writes what each took as a multiple of what the first took.
func printShares(rows []compared) error {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "  \tfirst index, CPU\tindex, bytes\tpeak memory\ta question, CPU")
	own := &rows[0]
	for i := range rows {
		r := &rows[i]
		fmt.Fprintf(w, "  %s\t%s\t%s\t%s\t%s\n", r.name, share(r.cpu.Seconds(), own.cpu.Seconds()), share(float64(r.disk), float64(own.disk)),
			share(float64(r.peak), float64(own.peak)), share(r.question.Seconds(), own.question.Seconds()))
	}
	fmt.Fprintln(w)
	return w.Flush()
}

// share is a multiple, "-" for what was not measured.
func share(n, of float64) string {
	if n == 0 || of == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", n/of)
}
