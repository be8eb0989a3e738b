// Package githooks puts scripts where git runs them, and takes them out again.
//
// The one idea: what was there comes back byte for byte. A hook of somebody else is renamed, run by ours with its arguments and its
// input, and its exit status counts; taking ours out renames it back. In husky's folder, whose files are the project's own, a
// marked block is put at the end of a file instead. Ours never makes git wait or fail: it starts a process of its own and ends.
package githooks

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Following are the hooks after which the index is brought up to date; Reporting are those before which a change is judged.
var (
	Following = []string{"post-commit", "post-merge", "post-checkout", "post-rewrite"}
	Reporting = []string{"pre-commit", "pre-push"}
)

// The states of a hook.
const (
	Installed = "installed"
	Chained   = "installed, and runs the one that was there"
	Absent    = "not installed"
	Foreign   = "not installed: there is another one"
)

// Hook is one hook of a repository.
type Hook struct {
	Name  string `json:"name"`
	Path  string `json:"path"`
	State string `json:"state"`
}

const (
	begin   = "# >>> ctx-sys: `ctx-sys hooks uninstall` takes this out"
	joined  = begin + " with the line end before it" // a block at the end of a file whose last line has none
	end     = "# <<< ctx-sys"
	before  = ".before-ctx-sys"
	maxHook = 1 << 20
)

// Folder is where hooks are put.
type Folder struct {
	dir     string
	husky   bool   // the files are the project's, and blocks are put into them
	project string // the project's folder below the top of the work tree, "" for the top
}

// Open returns the folder that hooks are put in. With husky its files are the project's own. The project is a folder relative to the top of the
// work tree, or ".".
func Open(dir string, husky bool, project string) Folder {
	if project == "." {
		project = ""
	}
	return Folder{dir: dir, husky: husky, project: project}
}

// Managed returns what makes the hooks of a work tree, "" for nothing that is known, and what to add to its settings.
func Managed(top string) (by, file, entry string) {
	for _, m := range []struct{ by, file, entry string }{
		{"pre-commit", ".pre-commit-config.yaml", "  - repo: local\n    hooks:\n      - id: ctx-sys\n        name: ctx-sys\n        entry: ctx-sys hook GitChange\n        language: system\n        always_run: true\n        pass_filenames: false\n        stages: [post-commit, post-merge, post-checkout, post-rewrite]\n"},
		{"lefthook", "lefthook.yml", lefthook}, {"lefthook", "lefthook.yaml", lefthook}, {"lefthook", ".lefthook.yml", lefthook}, {"lefthook", ".lefthook.yaml", lefthook},
	} {
		if _, err := os.Stat(filepath.Join(top, m.file)); err == nil {
			return m.by, m.file, m.entry
		}
	}
	return "", "", ""
}

var lefthook = func() (entry string) {
	for _, name := range Following {
		entry += name + ":\n  commands:\n    ctx-sys:\n      run: ctx-sys hook GitChange\n"
	}
	return entry
}()

// Install puts hooks in place. What it did before an error stays, and can be installed again or taken out.
func (f Folder) Install(names []string, program string) ([]Hook, error) {
	if err := os.MkdirAll(f.dir, 0o755); err != nil {
		return nil, err
	}
	for _, name := range names {
		if err := f.install(name, program); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return f.Status()
}

func (f Folder) install(name, program string) error {
	path := filepath.Join(f.dir, name)
	if f.husky {
		text, mode, err := read(path)
		if err != nil {
			return err
		}
		text = withoutBlock(text)
		block := f.block(name, program)
		if text != "" && !strings.HasSuffix(text, "\n") {
			block = "\n" + strings.Replace(block, begin, joined, 1)
		}
		return write(path, text+block, mode)
	}
	text, _, err := read(path)
	if err != nil {
		return err
	}
	if _, err := os.Lstat(path); err == nil && !strings.Contains(text, begin) {
		if _, err := os.Lstat(path + before); err == nil {
			return fmt.Errorf("%w: %s is there already: move it away", ctxsys.ErrUsage, path+before)
		}
		if err := os.Rename(path, path+before); err != nil {
			return err
		}
	}
	return write(path, chained(name)+f.block(name, program)+last, 0o755)
}

// chained runs the hook that was there. Ours may be run under another name by who took its place.
func chained(name string) string {
	return "#!/bin/sh\nstatus=0\nearlier=\"${0%/*}/" + name + before + "\"\nif [ -f \"$earlier\" ] && [ -x \"$earlier\" ]; then \"$earlier\" \"$@\"; status=$?; fi\n"
}

const last = "exit $status\n"

// block is what a hook runs of ours.
func (f Folder) block(name, program string) string {
	event, then := "GitChange", " </dev/null >/dev/null 2>&1 &"
	for _, r := range Reporting {
		if r == name {
			event, then = "Git-"+name, " </dev/null || true"
		}
	}
	in := ""
	if f.project != "" {
		in = "cd " + quoted(filepath.ToSlash(f.project)) + " 2>/dev/null && "
	}
	return begin + "\n(program=$(command -v ctx-sys || echo " + quoted(program) + ")\n[ -x \"$program\" ] || exit 0\n" + in + "\"$program\" hook " + event + then + "\n) || true\n" + end + "\n"
}

// quoted is a word as a shell takes it.
func quoted(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

// Uninstall takes our hooks out and puts back what was there.
func (f Folder) Uninstall() ([]Hook, error) {
	for _, name := range append(Following[:len(Following):len(Following)], Reporting...) {
		if err := f.uninstall(name); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return f.Status()
}

func (f Folder) uninstall(name string) error {
	path := filepath.Join(f.dir, name)
	text, mode, err := read(path)
	if err != nil || !strings.Contains(text, begin) {
		return err
	}
	if f.husky {
		if text = withoutBlock(text); text == "" {
			return os.Remove(path)
		}
		return write(path, text, mode)
	}
	if rest := withoutBlock(text); rest != chained(name)+last {
		return fmt.Errorf("%w: %s has lines that are not of ctx-sys: move them away, or take out what is between its marks by hand", ctxsys.ErrUsage, path)
	}
	info, err := os.Lstat(path + before)
	if err == nil && !info.IsDir() {
		return os.Rename(path+before, path)
	}
	if removed := os.Remove(path); removed != nil || err != nil {
		return removed
	}
	return os.Rename(path+before, path) // a folder takes the place of no file
}

// Status says which hooks are in place.
func (f Folder) Status() ([]Hook, error) {
	var out []Hook
	for _, name := range append(Following[:len(Following):len(Following)], Reporting...) {
		h := Hook{Name: name, Path: filepath.Join(f.dir, name), State: Absent}
		text, _, err := read(h.Path)
		if err != nil {
			return nil, err
		}
		_, was := os.Lstat(h.Path)
		_, earlier := os.Lstat(h.Path + before)
		switch {
		case strings.Contains(text, begin) && (earlier == nil || f.husky && withoutBlock(text) != ""):
			h.State = Chained
		case strings.Contains(text, begin):
			h.State = Installed
		case was == nil:
			h.State = Foreign
		}
		out = append(out, h)
	}
	return out, nil
}

// withoutBlock is a text without our block.
func withoutBlock(text string) string {
	head, rest, ok := strings.Cut(text, begin+"\n")
	if !ok {
		if head, rest, ok = strings.Cut(text, "\n"+joined+"\n"); !ok {
			return text
		}
	}
	_, tail, ok := strings.Cut(rest, end+"\n")
	if !ok {
		return text
	}
	return head + tail
}

// read returns a hook and its mode; one that is not there is empty, and so is what is no file of a script's size.
func read(path string) (string, fs.FileMode, error) {
	info, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return "", 0o755, nil
	}
	if err != nil {
		return "", 0, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxHook {
		return "", 0o755, nil
	}
	text, err := regular.Read(path, maxHook)
	return string(text), info.Mode().Perm(), err
}

// write replaces a file as a whole.
func write(path, text string, mode fs.FileMode) error {
	t, err := os.CreateTemp(filepath.Dir(path), ".ctx-sys-*")
	if err != nil {
		return err
	}
	defer os.Remove(t.Name()) // gone when it was renamed
	_, err = t.WriteString(text)
	if err = errors.Join(err, t.Chmod(mode), t.Close()); err != nil {
		return err
	}
	return os.Rename(t.Name(), path)
}
