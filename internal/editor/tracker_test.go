package editor_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/aymanbagabas/go-udiff"
	"github.com/bluekeyes/go-gitdiff/gitdiff"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
)

// desk is a tracker over files in memory, with a clock that a test moves.
type desk struct {
	*editor.Tracker
	files map[string]string
	now   time.Time
}

func newDesk(files map[string]string) *desk {
	d := &desk{files: files, now: time.Unix(1_000_000, 0)}
	d.Tracker = editor.New(func(path string) (string, error) {
		text, ok := d.files[path]
		if !ok {
			return "", fs.ErrNotExist
		}
		return text, nil
	}, func() time.Time { return d.now })
	return d
}

// typed puts text at a place.
func typed(line, col int, text string) []editor.Change {
	at := editor.Position{Line: line, Col: col}
	return []editor.Change{{Range: &editor.Range{Start: at, End: at}, Text: text}}
}

// Keystrokes on one line are one edit until there is a pause, or another line.
func TestKeystrokesBecomeEdits(t *testing.T) {
	d := newDesk(nil)
	if err := d.Open("vim", "a.go", "package a\n\nvar x\n", 1, false); err != nil {
		t.Fatal(err)
	}
	version := 1
	at := func(wait time.Duration, line, col int, text string) {
		t.Helper()
		d.now = d.now.Add(wait)
		version++
		if err := d.Change("vim", "a.go", version, typed(line, col, text), editor.UTF8, editor.User); err != nil {
			t.Fatal(err)
		}
	}
	for i, key := range " int" {
		at(100*time.Millisecond, 2, 5+i, string(key))
	}
	if all := d.Recent(0); len(all) != 1 || !strings.Contains(all[0].Diff, "-var x\n+var x int\n") || all[0].After.Col != 9 {
		t.Fatalf("one word is %+v", all)
	}
	at(editor.Pause+1, 2, 9, " // later")
	at(100*time.Millisecond, 0, 9, " // above")
	d.Accepted("vim", "a.go")
	at(100*time.Millisecond, 0, 0, "// taken\n")
	all := d.Recent(0)
	if len(all) != 4 || all[3].Source != editor.Accepted || all[0].Source != editor.User {
		t.Fatalf("%d edits: %+v", len(all), all)
	}
	if got := d.Recent(2); len(got) != 2 || got[1].Seq != all[3].Seq {
		t.Errorf("the last two are %+v", got)
	}
	for i := range 2 * editor.Window {
		at(editor.Pause+1, 0, 0, fmt.Sprint(i))
	}
	if all := d.Recent(0); len(all) != editor.Window || !strings.Contains(all[editor.Window-1].Diff, "+199198") {
		t.Errorf("%d edits are remembered, the last is %+v", len(all), all[len(all)-1])
	}
}

// What is undone at once is no edit.
func TestUndoneIsNoEdit(t *testing.T) {
	d := newDesk(nil)
	_ = d.Open("vim", "a.go", "x\n", 1, false)
	_ = d.Change("vim", "a.go", 2, typed(0, 0, "y"), editor.UTF8, editor.User)
	_ = d.Change("vim", "a.go", 3, []editor.Change{{Text: "x\n"}}, editor.UTF8, editor.User)
	if all := d.Recent(0); len(all) != 0 {
		t.Errorf("%+v", all)
	}
}

// Random diffs in their order make the text that they were made from, no matter who writes them; one that does not fit changes
// nothing.
func TestRandomDiffs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	lines := strings.Split("alpha beta gamma delta epsilon zeta eta theta", " ")
	text := strings.Join(lines, "\n") + "\n"
	d := newDesk(map[string]string{"a.txt": text})
	for n := range 500 {
		d.now = d.now.Add(time.Duration(r.IntN(3)) * time.Second)
		next := strings.Split(text, "\n")
		for range 1 + r.IntN(3) {
			switch i := r.IntN(len(next)); r.IntN(3) {
			case 0:
				next[i] += fmt.Sprint(" ", r.IntN(10), "é😀")
			case 1:
				next = append(next[:i], append([]string{lines[r.IntN(len(lines))] + "\r"}, next[i:]...)...)
			default:
				if len(next) > 3 {
					next = append(next[:i], next[i+1:]...)
				}
			}
		}
		after := strings.Join(next, "\n")
		diff := udiff.Unified("a.txt", "a.txt", text, after)
		if diff == "" {
			continue
		}
		if n%3 == 0 { // without the names of the files
			diff = diff[strings.Index(diff, "@@"):]
		}
		if _, err := d.Apply(editor.Edit{Client: "vim", Path: "a.txt", Diff: diff}, 0); err != nil {
			t.Fatalf("edit %d: %v\n%s", n, err, diff)
		}
		if got, _, _ := d.Text("a.txt"); got != after {
			t.Fatalf("edit %d gives\n%q\nwant\n%q", n, got, after)
		}
		if _, err := d.Apply(editor.Edit{Client: "vim", Path: "a.txt", Diff: "@@ -1,1 +1,1 @@\n-never there\n+new\n"}, 0); !errors.Is(err, editor.ErrConflict) {
			t.Fatalf("a diff that does not fit: %v", err)
		}
		text = after
	}
	if got, _, _ := d.Text("a.txt"); got != text {
		t.Error("a diff that does not fit changed the text")
	}
}

// Two editors on one file do not write into each other's text; the one who typed last is seen.
func TestTwoEditors(t *testing.T) {
	d := newDesk(map[string]string{"a.go": "one\n"})
	_ = d.Open("vim", "a.go", "one\n", 1, false)
	_ = d.Open("emacs", "a.go", "one\n", 7, false)
	if err := d.Change("vim", "a.go", 2, typed(0, 0, "v"), editor.UTF8, editor.User); err != nil {
		t.Fatal(err)
	}
	d.now = d.now.Add(time.Second)
	if err := d.Change("emacs", "a.go", 8, typed(0, 3, "e"), editor.UTF8, editor.User); err != nil {
		t.Fatal(err)
	}
	if text, _, _ := d.Text("a.go"); text != "onee\n" {
		t.Errorf("seen is %q", text)
	}
	if text, _, _ := d.Of("vim", "a.go"); text != "vone\n" {
		t.Errorf("the other has %q", text)
	}
	d.Leave("emacs")
	if text, _, _ := d.Text("a.go"); text != "vone\n" {
		t.Errorf("after the one is gone seen is %q", text)
	}
	d.Saved("vim", "a.go")
	if text, _, open := d.Text("a.go"); open {
		t.Errorf("it is saved, and %q lies over it", text)
	}
}

// What does not fit is refused with what to branch on, and changes nothing.
func TestRefused(t *testing.T) {
	d := newDesk(map[string]string{"a.go": "one\n"})
	_ = d.Open("vim", "a.go", "one\n", 5, false)
	for name, c := range map[string]struct {
		err  error
		want error
	}{
		"version":   {d.Change("vim", "a.go", 5, typed(0, 0, "x"), editor.UTF8, editor.User), editor.ErrConflict},
		"not open":  {d.Change("vim", "b.go", 5, typed(0, 0, "x"), editor.UTF8, editor.User), editor.ErrUnknown},
		"binary":    {d.Open("vim", "c.go", "a\x00b", 1, true), editor.ErrConflict},
		"no text":   {d.Change("vim", "a.go", 6, typed(0, 0, "\xff"), editor.UTF8, editor.User), editor.ErrConflict},
		"too large": {d.Open("vim", "d.go", strings.Repeat("x", editor.MaxText+1), 1, true), editor.ErrTooMuch},
		"no file":   {apply(d, "gone.go", "@@ -1 +1 @@\n-a\n+b\n"), editor.ErrConflict},
		"other":     {apply(d, "a.go", "--- a/b.go\n+++ b/b.go\n@@ -1 +1 @@\n-one\n+b\n"), editor.ErrConflict},
		"two files": {apply(d, "a.go", "--- a/a.go\n+++ b/a.go\n@@ -1 +1 @@\n-one\n+b\n--- a/b.go\n+++ b/b.go\n@@ -1 +1 @@\n-one\n+b\n"), editor.ErrConflict},
		"no diff":   {apply(d, "a.go", "hello"), editor.ErrConflict},
	} {
		if !errors.Is(c.err, c.want) {
			t.Errorf("%s: %v, want %v", name, c.err, c.want)
		}
	}
	if text, version, _ := d.Of("vim", "a.go"); text != "one\n" || version != 5 {
		t.Errorf("the buffer is %q, version %d", text, version)
	}
	if all := d.Recent(0); len(all) > 0 {
		t.Errorf("edits: %+v", all)
	}
}

func apply(d *desk, path, diff string) error {
	_, err := d.Apply(editor.Edit{Client: "vim", Path: path, Diff: diff}, 0)
	return err
}

// A line of five megabytes can be typed in, and ten thousand buffers be open.
func TestMuch(t *testing.T) {
	d := newDesk(nil)
	if err := d.Open("vim", "long.txt", strings.Repeat("y", 5<<20), 1, true); err != nil {
		t.Fatal(err)
	}
	if err := d.Change("vim", "long.txt", 2, typed(0, 3<<20, "x"), editor.UTF16, editor.User); err != nil {
		t.Fatal(err)
	}
	if all := d.Recent(0); len(all) != 1 || len(all[0].Diff) > 70<<10 {
		t.Errorf("%d edits, the diff has %d bytes", len(all), len(all[0].Diff))
	}
	for i := range 10_000 {
		if err := d.OpenSaved("vim", fmt.Sprintf("f%d.go", i), 1); err != nil {
			t.Fatal(err)
		}
	}
	if got := len(d.Buffers()); got != 10_001 {
		t.Errorf("%d buffers are open", got)
	}
	var err error
	for i := 0; err == nil; i++ {
		err = d.OpenSaved("vim", fmt.Sprintf("g%d.go", i), 1)
	}
	if !errors.Is(err, editor.ErrTooMuch) {
		t.Error(err)
	}
}

// FuzzApply: whatever a diff says, there is an error or the text that another program makes of it, and never a crash.
func FuzzApply(f *testing.F) {
	f.Add("one\ntwo\n", "@@ -1,2 +1,2 @@\n one\n-two\n+2\n")
	f.Add("one", "@@ -1 +1 @@\n-one\n\\ No newline at end of file\n+two\n")
	f.Add("", "@@ -0,0 +1 @@\n+x\n")
	f.Add("a\nb\nc\n", "@@ -1,0 +2 @@\n+x\n@@ -3 +4 @@\n-c\n+d\n")
	f.Fuzz(func(t *testing.T, text, diff string) {
		d := newDesk(map[string]string{"a": text})
		err := apply(d, "a", diff)
		if err != nil && !errors.Is(err, editor.ErrConflict) {
			t.Fatal(err)
		}
		got, _, open := d.Text("a")
		if err != nil || !open {
			return
		}
		files, _, err := gitdiff.Parse(strings.NewReader("--- a/a\n+++ b/a\n" + diff + "\n"))
		if err != nil || len(files) != 1 || strings.HasPrefix(diff, "-") || !strings.HasPrefix(diff, "@@") {
			return // with names of its own
		}
		if slices.ContainsFunc(files[0].TextFragments, func(f *gitdiff.TextFragment) bool { return f.OldLines == 0 }) {
			return // which is behind the line it names, and not before it: see TestInsertion
		}
		var want bytes.Buffer
		if err := gitdiff.Apply(&want, strings.NewReader(text), files[0]); err != nil {
			t.Fatalf("%q with %q is %q, and should be refused: %v", text, diff, got, err)
		}
		if got != want.String() {
			t.Fatalf("%q with %q is %q, want %q", text, diff, got, want.String())
		}
	})
}

// Lines that are inserted without any around them are where git puts them.
func TestInsertion(t *testing.T) {
	for _, diff := range []string{"@@ -1,0 +2 @@\n+x\n@@ -3 +4 @@\n-c\n+d\n", "@@ -0,0 +1,2 @@\n+x\n+y\n", "@@ -3,0 +4 @@\n+last\n"} {
		const text = "a\nb\nc\n"
		d := newDesk(map[string]string{"a": text})
		if err := apply(d, "a", diff); err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "a"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		git := exec.Command("git", "apply", "--unidiff-zero", "-")
		git.Dir, git.Stdin = dir, strings.NewReader("--- a/a\n+++ b/a\n"+diff)
		if out, err := git.CombinedOutput(); err != nil {
			t.Fatalf("%v %s", err, out)
		}
		want, err := os.ReadFile(filepath.Join(dir, "a"))
		if got, _, _ := d.Text("a"); err != nil || got != string(want) {
			t.Errorf("%q gives %q, git makes %q", diff, got, want)
		}
	}
}

func TestPath(t *testing.T) {
	for path, want := range map[string]string{"a/b.go": "a/b.go", "/home/p/a/b.go": "a/b.go", "a/../b.go": "b.go", "./a.go": "a.go"} {
		if got, err := editor.Path("/home/p", path); err != nil || got != want {
			t.Errorf("%s is %s, %v", path, got, err)
		}
	}
	for _, path := range []string{"../a.go", "/home/q/a.go", "/home/p", ".", "", "a/../../b", "a\x00b"} {
		if got, err := editor.Path("/home/p", path); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%q is %s, %v", path, got, err)
		}
	}
}
