package git

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/bluekeyes/go-gitdiff/gitdiff"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// LogEntry is one commit as it is stored: nothing of it is trusted to be one line, or text.
type LogEntry struct {
	ID      string
	Parents []string
	Author  string // the name, without the address
	Time    time.Time
	Message string
	Files   []FileChange // against its only parent, below root; none of a merge
}

// FileChange is a file that a commit changed. Paths are relative to root, with forward slashes.
type FileChange struct {
	Path   string
	From   string // its path before, of one that was renamed or copied; else ""
	Status byte   // as git has it: A, M, D, R, C, T
}

// renameLimit is up to how many files that a commit adds and removes renames are looked for by content: the work grows with its square.
const renameLimit = "200"

// Log calls f with the commits that are reachable from head and not from one of excluded, parents before children: the newest limit of them (0: all). The entry is f's. An
// error of f ends it. Commits whose parents are not here, as in a shallow clone, have no parents. Where trees are missing, as in a treeless
// clone, the error says so.
func Log(ctx context.Context, root, head string, excluded []string, limit int, f func(*LogEntry) error) error {
	g, ok := walk.GitAround(root)
	if !ok {
		return ErrNoRepository
	}
	args := []string{"-z", "--raw", "--no-abbrev", renames(g), "-l" + renameLimit, "--relative", "--topo-order", "--reverse", "--format=%H%x00%P%x00%an%x00%at%x00%B%x00"}
	if limit > 0 {
		args = append(args, "-n"+strconv.Itoa(limit))
	}
	args = append(args, head)
	for _, x := range excluded {
		args = append(args, "^"+x)
	}
	if prefix, err := prefixOf(g, root); err != nil {
		return err
	} else if prefix != "" { // those that changed something in root
		args = append(args, "--", ".")
	}
	return stream(ctx, root, func(r io.Reader) error { return readLog(r, f) }, "log", args...)
}

// readLog reads the format of Log.
func readLog(r io.Reader, f func(*LogEntry) error) error {
	in := &fields{r: bufio.NewReaderSize(r, 1<<16)}
	next, err := in.next()
	for err == nil {
		e := &LogEntry{ID: strings.TrimLeft(next, "\n")}
		if !isHash(e.ID) {
			return fmt.Errorf("git log: unexpected %.40q", e.ID)
		}
		var seconds string
		for _, field := range []*string{&next, &e.Author, &seconds, &e.Message, nil} {
			var text string
			if text, err = in.next(); err != nil {
				return fmt.Errorf("git log: %w", errCut(err))
			}
			if field != nil {
				*field = text
			}
		}
		e.Parents = strings.Fields(next)
		at, _ := strconv.ParseInt(seconds, 10, 64) // absurd times are those of 1970
		e.Time = time.Unix(at, 0).UTC()
		e.Message = strings.ReplaceAll(e.Message, "\r\n", "\n")
		for next, err = in.next(); err == nil && strings.HasPrefix(strings.TrimLeft(next, "\n"), ":"); next, err = in.next() {
			status := next[strings.LastIndexByte(next, ' ')+1:]
			if status == "" {
				return fmt.Errorf("git log: unexpected %.40q", next)
			}
			c := FileChange{Status: status[0]}
			if c.Path, err = in.next(); err == nil && (c.Status == 'R' || c.Status == 'C') {
				c.From = c.Path
				c.Path, err = in.next()
			}
			if err != nil {
				return fmt.Errorf("git log: %w", errCut(err))
			}
			e.Files = append(e.Files, c)
		}
		if e2 := f(e); e2 != nil {
			return e2
		}
	}
	if err == io.EOF {
		return nil
	}
	return err
}

// fields are texts that end in NUL.
type fields struct{ r *bufio.Reader }

func (f *fields) next() (string, error) {
	b, err := f.r.ReadString(0)
	if err != nil {
		if err == io.EOF && strings.Trim(b, "\n") != "" {
			return "", io.ErrUnexpectedEOF
		}
		return "", err
	}
	return b[:len(b)-1], nil
}

func errCut(err error) error {
	if err == io.EOF {
		return io.ErrUnexpectedEOF
	}
	return err
}

// isHash reports whether a text is the whole id of an object, of SHA-1 or SHA-256.
func isHash(s string) bool {
	return (len(s) == 40 || len(s) == 64) && strings.Trim(s, "0123456789abcdef") == ""
}

// Before returns the newest commit on the first-parent line of HEAD that was committed before a time, "" for none.
func Before(ctx context.Context, root string, at time.Time) (string, error) {
	return run(ctx, root, "log", "-n1", "--first-parent", "--format=%H", "--before=@"+strconv.FormatInt(at.Unix(), 10)+" +0000", "HEAD", "--")
}

// LineChange is a commit that changed some lines that are followed.
type LineChange struct {
	Commit string
	Path   string // of the file afterwards, relative to root
	From   string // of the file before, "" where it was not there
	Added  bool   // none of the lines was there before
	// The lines afterwards: the first, counted from 1, and how many.
	First, Count int
}

// LineLog returns the commits that changed some lines of a file up to a revision, newest first, at most limit of them: what git log -L finds, through
// renames of the file. Lines count from 1, and path and lines are those of the file at that revision. cut says that older ones are not known, since a version of
// the file is not stored here, as in a partial clone.
func LineLog(ctx context.Context, root, revision, path string, first, last, limit int) (changes []LineChange, cut bool, err error) {
	if strings.ContainsAny(path, "\n\x00") {
		return nil, false, fmt.Errorf("git log: %q has a line end in its name", path)
	}
	g, ok := walk.GitAround(root)
	if !ok {
		return nil, false, ErrNoRepository
	}
	prefix, err := prefixOf(g, root)
	if err != nil {
		return nil, false, err
	}
	out, err := raw(ctx, root, nil, "log", renames(g), "-n"+strconv.Itoa(limit), "--format=%x00%H%x00", "--no-color", "--src-prefix=a/", "--dst-prefix=b/",
		"-L"+strconv.Itoa(first)+","+strconv.Itoa(last)+":"+path, revision, "--")
	if cut = lacking(err); err != nil && !cut {
		return nil, false, err
	}
	changes, err = readLineLog(out, prefix)
	return changes, cut, err
}

// readLineLog reads what git log -L prints: of each commit its id and a patch of one file.
func readLineLog(out []byte, prefix string) (changes []LineChange, err error) {
	entries := bytes.Split(out, []byte{0})
	for i := 1; i+1 < len(entries); i += 2 {
		c := LineChange{Commit: string(entries[i])}
		if !isHash(c.Commit) {
			return nil, fmt.Errorf("git log: unexpected %.40q", c.Commit)
		}
		head, body, ok := bytes.Cut(entries[i+1], []byte("\n@@ "))
		if !ok {
			continue
		}
		was, is := patchNames(string(head))
		c.From, c.Path, c.Added = strings.TrimPrefix(was, prefix), strings.TrimPrefix(is, prefix), was == ""
		files, _, err := gitdiff.Parse(io.MultiReader(strings.NewReader("--- a\n+++ b\n@@ "), bytes.NewReader(body)))
		if err != nil || len(files) == 0 {
			return nil, fmt.Errorf("git log: a patch that cannot be read: %w", err)
		}
		before := int64(0)
		for n, t := range files[0].TextFragments {
			before += t.OldLines
			if n == 0 {
				c.First = int(t.NewPosition)
			}
			c.Count = int(t.NewPosition+t.NewLines) - c.First
		}
		c.Added = c.Added || before == 0
		changes = append(changes, c)
	}
	return changes, nil
}

// patchNames are the names of the file before and after that the head of a patch has, "" where it is not there. git quotes those with odd characters,
// and puts a tab behind those with spaces.
func patchNames(head string) (was, is string) {
	for line := range strings.SplitSeq(head, "\n") {
		for mark, name := range map[string]*string{"--- ": &was, "+++ ": &is} {
			if text, ok := strings.CutPrefix(line, mark); ok {
				text = strings.TrimSuffix(text, "\t")
				if plain, err := strconv.Unquote(text); err == nil {
					text = plain
				}
				if _, text, ok = strings.Cut(text, "/"); ok && line != mark+"/dev/null" {
					*name = text
				}
			}
		}
	}
	return was, is
}

// File returns the text that a file has at a revision; false when it is not there, or not stored here, as in a partial clone.
func File(ctx context.Context, root, revision, path string) (text []byte, found bool, err error) {
	g, ok := walk.GitAround(root)
	if !ok || strings.ContainsAny(path, "\n\x00") {
		return nil, false, nil
	}
	prefix, err := prefixOf(g, root)
	if err != nil {
		return nil, false, err
	}
	err = Blobs(ctx, root, []string{revision + ":" + prefix + path}, func(_ string, content []byte) error {
		text, found = content, true
		return nil
	})
	return text, found, err
}
