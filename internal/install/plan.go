package install

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Setup is what to install, and where.
type Setup struct {
	Machine Machine
	Root    string // of the project, "" for the user's own settings
	Program string // how the clients are to call this program
	Hooks   bool
	Guide   string // what a model has to know of the tools, for clients that show it no instructions of servers
	Remind  bool   // with hooks: before each search for text too
	Force   bool   // replace entries of our name that are not ours
}

// What a client has no settings of.
var (
	ErrNoScope  = errors.New("has no settings for a single project: use --scope user")
	ErrNoSystem = errors.New("has no settings on this system")
)

// Backup is the end of the name of a file's copy from before it was first changed.
const Backup = ".ctx-sys-backup"

// What is done to a file.
const (
	Added     = "added"
	Updated   = "updated"
	Unchanged = "already there"
	Removed   = "removed"
	Absent    = "not there"
)

// Change is what is to be done to one file.
type Change struct {
	File   string
	Action string
	Before string
	After  string
	Copy   string // where the text from before the first change is or will be, "" for nowhere

	existed  bool // the file did
	exists   bool // it will
	copies   bool // the text from before has to be kept
	restores bool // the file is as it was, and needs no copy any more
	private  bool // for the user's eyes only, when it is new
}

// target is a file and what of ours is in it.
type target struct {
	file  string
	parts []part
}

// Install plans what puts a client's parts in.
func (s Setup) Install(c Client) ([]Change, error) { return s.each(c, s.Hooks, s.install) }

// Uninstall plans what takes a client's parts out again, hooks included.
func (s Setup) Uninstall(c Client) ([]Change, error) {
	s.Remind = true
	return s.each(c, true, s.uninstall)
}

// each plans all files of a client, or none.
func (s Setup) each(c Client, hooks bool, plan func(target) (Change, error)) ([]Change, error) {
	targets, err := s.targets(c, hooks)
	if err != nil {
		return nil, err
	}
	var out []Change
	for _, t := range targets {
		change, err := plan(t)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", t.file, err)
		}
		out = append(out, change)
	}
	return out, nil
}

func (s Setup) targets(c Client, hooks bool) ([]target, error) {
	places, hookPlaces, rules := c.user, c.hooks.user, c.rules
	if s.Root != "" {
		places, hookPlaces, rules = c.project, c.hooks.project, c.projectRules
	}
	if len(places) == 0 {
		return nil, fmt.Errorf("%s %w", c.Name, ErrNoScope)
	}
	files := s.Machine.files(places, s.Root)
	if len(files) == 0 {
		return nil, fmt.Errorf("%s %w", c.Name, ErrNoSystem)
	}
	if c.format == instructions {
		return instructed(files), nil
	}
	out := []target{{choose(files), []part{s.part(c)}}}
	if hooks && len(rules) > 0 {
		out = append(out, target{choose(s.Machine.files(rules, s.Root)), []part{block{s.Guide}}})
	}
	if hooks && len(hookPlaces) > 0 {
		file := choose(s.Machine.files(hookPlaces, s.Root))
		if file == out[0].file {
			out[0].parts = append(out[0].parts, s.hooks(c)...)
		} else {
			out = append(out, target{file, s.hooks(c)})
		}
	}
	return out, nil
}

func instructed(files []string) []target {
	var out []target
	for _, f := range files {
		var p part = whole{text: skill, mark: skillMark}
		if filepath.Base(f) == "AGENTS.md" {
			p = block{agentsBlock}
		}
		out = append(out, target{f, []part{p}})
	}
	return out
}

// part is a client's entry.
func (s Setup) part(c Client) part {
	if c.format == ownYAML {
		return blockYAML(s.Program)
	}
	entry, path := c.entry(s.Program), append(c.section[:len(c.section):len(c.section)], Server)
	switch c.format {
	case inTOML:
		return tomlTable{path, entry}
	case inTOMLList:
		return tomlItem{c.section[0], entry}
	case inYAML:
		return yamlEntry{c.section[0], Server, entry}
	}
	return jsonEntry{path, entry}
}

// hooks are the commands at the events of a client, and before a search for text where that is wanted.
func (s Setup) hooks(c Client) []part {
	var out []part
	if c.hooks.flat {
		out = append(out, jsonVersion{})
	}
	events := c.hooks.events
	if c.hooks.reminder != (listen{}) && s.Remind {
		events = append(slices.Clone(events), c.hooks.reminder)
	}
	for _, l := range events {
		h := jsonHook{event: l.event, ours: cmp.Or(l.ours, l.event), matcher: l.matcher, timeout: hookSeconds, flat: c.hooks.flat}
		if c.hooks.milliseconds {
			h.timeout *= 1000
		}
		h.command = strings.TrimSpace(s.shellWord(s.Program) + " hook " + h.ours + " " + c.hooks.dialect)
		out = append(out, h)
	}
	return out
}

// shellWord quotes a program's path for the shell that runs hooks.
func (s Setup) shellWord(word string) string {
	safe := "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:"
	switch {
	case s.Machine.OS == "windows":
		return `"` + word + `"`
	case strings.Trim(word, safe) == "":
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

func (s Setup) install(t target) (Change, error) {
	if err := s.within(t.file); err != nil {
		return Change{}, err
	}
	src, existed, err := read(t.file)
	if err != nil {
		return Change{}, err
	}
	out, err := putAll(t.parts, src, s.Force)
	if err != nil {
		return Change{}, err
	}
	bare, err := takeAll(t.parts, src, "")
	if err != nil {
		return Change{}, err
	}
	c := Change{File: t.file, Before: src, After: out, Action: Updated, existed: existed, exists: true, private: s.Root == ""}
	_, known, err := read(t.file + Backup)
	switch {
	case out == src:
		c.Action = Unchanged
	case bare == src: // nothing of ours is in it: this is the state to keep
		c.Action, c.copies = Added, existed
		known = existed
	}
	if known {
		c.Copy = t.file + Backup
	}
	return c, err
}

// within refuses a project's file that is a link out of the project: a repository must not choose which of its user's
// files are written.
func (s Setup) within(file string) error {
	if s.Root == "" {
		return nil
	}
	root, err := filepath.EvalSymlinks(s.Root)
	if err != nil {
		return err
	}
	if file, err = linked(file); err != nil {
		return err
	}
	folder := filepath.Dir(file)
	for _, err := os.Lstat(folder); err != nil && folder != filepath.Dir(folder); _, err = os.Lstat(folder) {
		folder = filepath.Dir(folder)
	}
	if folder, err = filepath.EvalSymlinks(folder); err != nil {
		return err
	}
	if rel, err := filepath.Rel(root, folder); err != nil || rel == ".." || strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return fmt.Errorf("it is a link to %s, outside of the project: change that file by hand", file)
	}
	return nil
}

func (s Setup) uninstall(t target) (Change, error) {
	src, existed, err := read(t.file)
	if err != nil {
		return Change{}, err
	}
	was, known, err := read(t.file + Backup)
	if err != nil {
		return Change{}, err
	}
	out, err := takeAll(t.parts, src, was)
	if err != nil {
		return Change{}, err
	}
	c := Change{File: t.file, Before: src, After: out, Action: Removed, existed: existed, exists: known || out != ""}
	if out == src {
		c.Action, c.exists = Absent, existed
		return c, nil
	}
	// What differs from the copy in nothing but those of our parts that are there goes back to it byte for byte.
	there := slices.DeleteFunc(slices.Clone(t.parts), func(p part) bool {
		without, err := p.take(src, "")
		_, always := p.(jsonVersion)
		return !always && (err != nil || without == src)
	})
	if again, err := putAll(there, was, true); known && err == nil && again == src {
		c.After = was
	}
	if c.restores = known && c.After == was; known && !c.restores {
		c.Copy = t.file + Backup
	}
	return c, nil
}

func putAll(parts []part, src string, force bool) (string, error) {
	for _, p := range parts {
		var err error
		if src, err = p.put(src, force); err != nil {
			return "", err
		}
	}
	return src, nil
}

func takeAll(parts []part, src, was string) (string, error) {
	for _, p := range slices.Backward(parts) {
		var err error
		if src, err = p.take(src, was); err != nil {
			return "", err
		}
	}
	return src, nil
}

// maxSettings bounds a file of settings, in bytes: some clients keep their history in it.
const maxSettings = 256 << 20

func read(file string) (text string, exists bool, err error) {
	b, err := regular.Read(file, maxSettings)
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	if err == nil && !utf8.Valid(b) {
		err = &brokenError{line: 1, what: "it is no UTF-8"}
	}
	return string(b), err == nil, err
}
