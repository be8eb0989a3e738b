// Package notes reads what people wrote down for assistants: the rules of a project in the files that agents agreed on, the
// rules of its folders, and memories, those shared with the project and those of the user. It owns where such files are and
// which of them apply; it does not decide what enters a prompt.
//
// The one idea: a note is data that somebody put into a file. It is cleaned of what could pass for the marks of a chat, and
// a line that reads like an attack is pointed out, never obeyed or dropped in silence.
package notes

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/goccy/go-yaml"

	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Scope says for whom a note holds.
type Scope string

// The scopes.
const (
	Project Scope = "project" // rules in the project's own files
	Team    Scope = "team"    // memories shared with the project
	User    Scope = "user"    // what only this user has
)

// Note is one file of them.
type Note struct {
	Path  string // relative to the project's root; of the user's own, beginning with ~
	Scope Scope
	Text  string // cleaned, without front matter, secrets masked
	// Suspicious are lines that read as if they were to turn an assistant against its user, as path:line with the line.
	Suspicious []string
	Cut        bool // Text is not all there was
}

const (
	maxBytes = 32 << 10 // of one file
	maxFiles = 64       // in one folder
)

// rootFiles apply to a whole project, and in a folder to what is below it.
var rootFiles = [...]string{"AGENTS.md", "CLAUDE.md", "GEMINI.md"}

// projectFiles apply to a whole project and are in one place only.
var projectFiles = [...]string{".github/copilot-instructions.md", ".cursorrules", ".windsurfrules"}

const (
	cursorRules  = ".cursor/rules"
	ownMemories  = ".ctx-sys/memories"
	localClaude  = "CLAUDE.local.md"
	homeMemories = "memories"
)

// Read returns the notes that apply in a project to a question about some of its files: those of the root, then those of the
// folders these files are in, then memories. home is the folder of the user's own memories, "" for none. Equal texts come
// once. What is there and cannot be read is an error next to the notes that could be.
func Read(root, home string, about []string) ([]Note, error) {
	r := reader{}
	var err error
	if r.root, err = os.OpenRoot(root); err != nil {
		return nil, err
	}
	defer r.root.Close()
	for _, dir := range foldersAbove(about) {
		for _, name := range rootFiles {
			r.file(path.Join(dir, name), Project)
		}
	}
	for _, name := range projectFiles {
		r.file(name, Project)
	}
	r.file(localClaude, User)
	for _, name := range r.folder(cursorRules, ".mdc", ".md") {
		r.cursorRule(name, about)
	}
	for _, name := range r.folder(ownMemories, ".md") {
		r.file(name, Team)
	}
	r.homeMemories(home)
	return r.notes, errors.Join(r.errs...)
}

// foldersAbove are the root and the folders that files are in, outer ones first.
func foldersAbove(files []string) []string {
	dirs := []string{"."}
	for _, f := range files {
		var own []string
		for dir := path.Dir(path.Clean(f)); dir != "." && dir != "/" && !strings.HasPrefix(dir, ".."); dir = path.Dir(dir) {
			own = append(own, dir)
		}
		slices.Reverse(own)
		for _, dir := range own {
			if !slices.Contains(dirs, dir) {
				dirs = append(dirs, dir)
			}
		}
	}
	return dirs
}

// reader collects notes of a project.
type reader struct {
	root  *os.Root
	notes []Note
	errs  []error
}

func (r *reader) read(name string) (text []byte, cut, ok bool) {
	f, err := regular.OpenIn(r.root, filepath.FromSlash(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, false
	}
	if err == nil {
		defer f.Close()
		text, cut, err = readNote(f)
	}
	if err != nil {
		r.errs = append(r.errs, fmt.Errorf("%s: %w", name, cmp.Or(errors.Unwrap(err), err)))
		return nil, false, false
	}
	return text, cut, true
}

// readNote reads the beginning of a note.
func readNote(f fs.File) (text []byte, cut bool, err error) {
	text, err = io.ReadAll(io.LimitReader(f, maxBytes+1))
	if err != nil {
		return nil, false, err
	}
	if bytes.IndexByte(text, 0) >= 0 {
		return nil, false, errors.New("it is no text")
	}
	if cut = len(text) > maxBytes; cut {
		text = bytes.ToValidUTF8(text[:bytes.LastIndexByte(append(text[:maxBytes:maxBytes], '\n'), '\n')], nil)
	}
	return text, cut, nil
}

func (r *reader) file(name string, scope Scope) {
	if text, cut, ok := r.read(name); ok {
		settings, body := split(text)
		r.add(name, scoped(settings.Scope, scope), body, cut)
	}
}

func scoped(written string, usual Scope) Scope {
	switch s := Scope(strings.ToLower(written)); s {
	case Project, Team, User:
		return s
	}
	return usual
}

// add takes a note in, unless one of the same text is there.
func (r *reader) add(name string, scope Scope, body []byte, cut bool) {
	body, _ = secret.Mask(body)
	n := Note{Path: name, Scope: scope, Text: clean(string(body)), Cut: cut}
	if n.Text == "" || isPointer(n.Text) || slices.ContainsFunc(r.notes, func(o Note) bool { return o.Text == n.Text }) {
		return
	}
	n.Suspicious = suspicious(name, n.Text)
	r.notes = append(r.notes, n)
}

// isPointer reports whether a note does nothing but name others, as CLAUDE.md often names AGENTS.md.
func isPointer(text string) bool {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && (line[0] != '@' || strings.ContainsAny(line, " \t")) {
			return false
		}
	}
	return true
}

// folder lists the files of a folder that end so.
func (r *reader) folder(dir string, ends ...string) []string {
	entries, err := fs.ReadDir(regular.FS(r.root), dir)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(e.Name(), end) }) {
			names = append(names, path.Join(dir, e.Name()))
		}
	}
	if len(names) > maxFiles {
		r.errs = append(r.errs, fmt.Errorf("%s holds %d files: the first %d were read", dir, len(names), maxFiles))
		names = names[:maxFiles]
	}
	return names
}

// cursorRule takes in a rule that always applies, or that applies to one of the files.
func (r *reader) cursorRule(name string, about []string) {
	text, cut, ok := r.read(name)
	if !ok {
		return
	}
	settings, body := split(text)
	applies := settings.AlwaysApply
	for _, glob := range settings.globs() {
		applies = applies || slices.ContainsFunc(about, func(f string) bool {
			ok, err := doublestar.Match(glob, f)
			return err == nil && ok
		})
	}
	if applies {
		r.add(name, Project, body, cut)
	}
}

// homeMemories reads the memories of the user. Nobody else may write there, so links are followed.
func (r *reader) homeMemories(home string) {
	if home == "" {
		return
	}
	names, err := filepath.Glob(filepath.Join(home, homeMemories, "*.md"))
	if err != nil {
		return
	}
	for _, name := range names[:min(len(names), maxFiles)] {
		f, err := regular.Open(name)
		if err != nil {
			r.errs = append(r.errs, fmt.Errorf("~/%s: %w", filepath.Base(name), cmp.Or(errors.Unwrap(err), err)))
			continue
		}
		text, cut, err := readNote(f)
		f.Close()
		if err != nil {
			r.errs = append(r.errs, fmt.Errorf("~/%s: %w", filepath.Base(name), err))
			continue
		}
		_, body := split(text)
		r.add("~/"+filepath.Base(name), User, body, cut)
	}
}

// settings is the front matter of a note.
type settings struct {
	Scope       string `yaml:"scope"`
	AlwaysApply bool   `yaml:"alwaysApply"`
	Globs       any    `yaml:"globs"` // a list, or a text with commas
}

func (s *settings) globs() []string {
	var list []string
	switch written := s.Globs.(type) {
	case string:
		list = strings.Split(written, ",")
	case []any:
		for _, g := range written {
			list = append(list, fmt.Sprint(g))
		}
	}
	var out []string
	for _, g := range list {
		if g = strings.Trim(strings.TrimSpace(g), `"'`); g != "" && doublestar.ValidatePattern(g) {
			out = append(out, g)
		}
	}
	return out
}

// maxSettings bounds the front matter that is read, in bytes: a few keys are meant.
const maxSettings = 4 << 10

// split takes the front matter off a note. One that cannot be read, or that is too long, counts as none.
func split(text []byte) (s settings, body []byte) {
	rest, ok := bytes.CutPrefix(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("---\n"))
	if !ok {
		return s, text
	}
	head, body, ok := bytes.Cut(rest, []byte("\n---\n"))
	if !ok || len(head) > maxSettings {
		return s, text
	}
	if err := yaml.Unmarshal(quoteGlobs(head), &s); err != nil {
		return settings{}, body
	}
	return s, body
}

// quoteGlobs makes "globs: *.ts" YAML: written as people write it, it begins like an alias.
func quoteGlobs(head []byte) []byte {
	lines := bytes.Split(head, []byte("\n"))
	for i, line := range lines {
		if value, ok := bytes.CutPrefix(line, []byte("globs:")); ok {
			if value = bytes.TrimSpace(value); len(value) > 0 && bytes.IndexByte([]byte(`"'[`), value[0]) < 0 {
				lines[i] = append([]byte(`globs: '`), append(bytes.ReplaceAll(value, []byte(`'`), []byte(`''`)), '\'')...)
			}
		}
	}
	return bytes.Join(lines, []byte("\n"))
}
