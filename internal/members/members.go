// Package members says which projects are asked together: those that a workspace lists. A workspace is a file of ours, or one that another
// program has for the same purpose.
//
// The one idea: such a file is data of a repository. What it lists in its own folder may be read; of a folder elsewhere the user has to have said
// that it belongs to the workspace, which is kept in the user's own folder and not in the file. Nothing is indexed because a file lists it.
package members

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/goccy/go-yaml"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/packages"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// FileName is the name of our file.
const FileName = "ctx-sys.workspace.yaml"

const (
	maxFile  = 1 << 20 // bytes
	maxBelow = 256     // projects of a workspace
)

// Workspace is what a file lists.
type Workspace struct {
	File     string    `json:"file"` // absolute
	Own      bool      `json:"own"`  // it is ours: FileName
	Projects []Project `json:"projects"`
}

// Project is a member of a workspace.
type Project struct {
	Name    string `json:"name"`
	Folder  string `json:"folder"`            // absolute, without links
	Written string `json:"written"`           // the folder as the file has it
	Outside bool   `json:"outside,omitempty"` // of the folder of the file
	Refused string `json:"refused,omitempty"` // why it is not asked; "" for a project that is
}

// file is the content of FileName.
type file struct {
	Projects []entry `yaml:"projects"`
}

type entry struct {
	Path string `yaml:"path"`
	Name string `yaml:"name,omitempty"`
}

// Find returns the workspace that governs a folder: our file in it or a folder above, the nearest, else the nearest file of another program that lists
// another repository than the one it is in. The error wraps fs.ErrNotExist when there is none. home is the user's folder.
func Find(dir, home string) (*Workspace, error) {
	dir, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return nil, err
	}
	if w, err := findOwn(dir, home); w != nil || err != nil {
		return w, err
	}
	for at := dir; ; at = filepath.Dir(at) {
		if w := others(at, home); w != nil {
			return w, nil
		}
		if at == filepath.Dir(at) {
			return nil, noneAbove(dir)
		}
	}
}

// FindOwn is Find for a workspace of ours, and reads no file of another program.
func FindOwn(dir, home string) (*Workspace, error) {
	dir, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return nil, err
	}
	w, err := findOwn(dir, home)
	if w == nil && err == nil {
		err = noneAbove(dir)
	}
	return w, err
}

// findOwn returns nil where there is none. dir has no links.
func findOwn(dir, home string) (*Workspace, error) {
	for at := dir; ; at = filepath.Dir(at) {
		if _, err := os.Lstat(filepath.Join(at, FileName)); err == nil {
			return Read(filepath.Join(at, FileName), home)
		}
		if at == filepath.Dir(at) {
			return nil, nil
		}
	}
}

func noneAbove(dir string) error {
	return fmt.Errorf("%w: no %s in %s or above", fs.ErrNotExist, FileName, dir)
}

// Read reads our file. The error says what is wrong in it, and wraps ctxsys.ErrUsage.
func Read(path, home string) (*Workspace, error) {
	f, err := load(path)
	if err != nil {
		return nil, err
	}
	w := &Workspace{File: path, Own: true}
	w.take(f.Projects, home)
	return w, nil
}

func load(path string) (*file, error) {
	text, err := regular.Read(path, maxFile)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	var f file
	if err := yaml.UnmarshalWithOptions(text, &f, yaml.Strict()); err != nil && len(strings.TrimSpace(string(text))) > 0 {
		return nil, fmt.Errorf("%w: %s: %s: write projects: and below it a line - path: FOLDER for each", ctxsys.ErrUsage, path, strings.SplitN(yaml.FormatError(err, false, false), "\n", 2)[0])
	}
	if len(f.Projects) > maxBelow {
		return nil, fmt.Errorf("%w: %s lists %d projects: list at most %d", ctxsys.ErrUsage, path, len(f.Projects), maxBelow)
	}
	return &f, nil
}

// take adds what a file lists, each folder once.
func (w *Workspace) take(list []entry, home string) {
	own := filepath.Dir(w.File)
	said, _ := said(home, w.File) // what cannot be read was not said
	for _, e := range list {
		folder := filepath.FromSlash(e.Path)
		if !filepath.IsAbs(folder) {
			folder = filepath.Join(own, folder)
		}
		p := Project{Written: e.Path, Folder: filepath.Clean(folder)}
		if real, err := filepath.EvalSymlinks(folder); err != nil {
			p.Refused = "there is no such folder"
		} else if info, err := os.Stat(real); err != nil || !info.IsDir() {
			p.Refused = "it is no folder"
		} else {
			p.Folder = real
		}
		if slices.ContainsFunc(w.Projects, func(have Project) bool { return have.Folder == p.Folder }) {
			continue
		}
		p.Name = w.unique(strings.ReplaceAll(cmp.Or(e.Name, filepath.Base(p.Folder)), "/", "-"))
		if p.Outside = !within(own, p.Folder); p.Refused == "" && p.Outside && !slices.Contains(said, p.Folder) {
			p.Refused = "it is outside of the folder of the workspace: `ctx-sys workspace add " + p.Folder + "` allows it"
		}
		w.Projects = append(w.Projects, p)
	}
}

// unique is a name that no other project of the workspace has.
func (w *Workspace) unique(name string) string {
	out := name
	for n := 2; slices.ContainsFunc(w.Projects, func(p Project) bool { return p.Name == out }); n++ {
		out = fmt.Sprintf("%s-%d", name, n)
	}
	return out
}

func within(dir, path string) bool {
	rel, err := filepath.Rel(dir, path)
	return err == nil && filepath.IsLocal(rel)
}

// others reads the files of other programs in a folder: the folders they list that are repositories of their own. It is nil where they list none.
func others(dir, home string) *Workspace {
	names, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	for _, e := range names {
		name := e.Name()
		var list []string
		switch {
		case !e.Type().IsRegular():
			continue
		case name == ".gitmodules":
			list = append(modules(filepath.Join(dir, name)), ".")
		case strings.HasSuffix(name, ".code-workspace"):
			list = codeFolders(filepath.Join(dir, name))
		case packages.IsManifest(name):
			text, err := regular.Read(filepath.Join(dir, name), maxFile)
			if err != nil {
				continue
			}
			pkg, ok := packages.Read(name, string(text))
			if !ok {
				continue
			}
			for _, glob := range pkg.Members {
				list = append(list, matches(dir, glob)...)
			}
			list = append(list, ".")
		}
		var repositories []entry
		for _, folder := range list {
			at := folder
			if !filepath.IsAbs(at) {
				at = filepath.Join(dir, filepath.FromSlash(folder))
			}
			if _, err := os.Lstat(filepath.Join(at, ".git")); err == nil && len(repositories) < maxBelow {
				repositories = append(repositories, entry{Path: folder})
			}
		}
		if len(repositories) < 2 {
			continue
		}
		w := &Workspace{File: filepath.Join(dir, name)}
		if w.take(repositories, home); len(w.Projects) > 1 {
			return w
		}
	}
	return nil
}

// matches are the folders that a pattern of a manifest means.
func matches(dir, glob string) []string {
	if !strings.ContainsAny(glob, "*?[{") {
		return []string{glob}
	}
	found, err := doublestar.Glob(os.DirFS(dir), strings.TrimPrefix(filepath.ToSlash(glob), "./"), doublestar.WithNoFollow())
	if err != nil {
		return nil
	}
	return found[:min(len(found), maxBelow)]
}

// modules are the folders of git's submodules.
func modules(path string) (out []string) {
	text, err := regular.Read(path, maxFile)
	if err != nil {
		return nil
	}
	for line := range strings.Lines(string(text)) {
		if key, value, ok := strings.Cut(line, "="); ok && strings.TrimSpace(key) == "path" {
			out = append(out, strings.TrimSpace(value))
		}
	}
	return out
}

// codeFolders are the folders of a workspace of VS Code.
func codeFolders(path string) (out []string) {
	text, err := regular.Read(path, maxFile)
	if err != nil {
		return nil
	}
	var w struct {
		Folders []struct {
			Path string `json:"path"`
		} `json:"folders"`
	}
	if json.Unmarshal(plainJSON(text), &w) != nil {
		return nil
	}
	for _, f := range w.Folders {
		if f.Path != "" {
			out = append(out, f.Path)
		}
	}
	return out
}

// plainJSON is JSON as VS Code writes it without comments and without commas behind the last element.
func plainJSON(text []byte) []byte {
	var out []byte
	for i := 0; i < len(text); i++ {
		rest := string(text[i:min(i+2, len(text))])
		switch {
		case text[i] == '"':
			from := i
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			out = append(out, text[from:min(i+1, len(text))]...)
		case rest == "//":
			for i < len(text) && text[i] != '\n' {
				i++
			}
		case rest == "/*":
			end := strings.Index(string(text[i:]), "*/")
			if end < 0 {
				return out
			}
			i += end + 1
		case text[i] == ']' || text[i] == '}':
			for n := len(out); n > 0 && strings.ContainsRune(" \t\r\n,", rune(out[n-1])); n = len(out) {
				out = out[:n-1]
			}
			out = append(out, text[i])
		default:
			out = append(out, text[i])
		}
	}
	return out
}

// Add lists folders in a workspace of ours, which is made where there is none, and notes that the user said so. Those that are there stay.
func Add(path, home string, folders []string) (*Workspace, error) {
	f := &file{}
	if _, err := os.Lstat(path); err == nil {
		if f, err = load(path); err != nil {
			return nil, err
		}
	}
	own := filepath.Dir(path)
	var real []string
	for _, folder := range folders {
		at, err := filepath.EvalSymlinks(folder)
		if err != nil {
			return nil, fmt.Errorf("%w: %s: there is no such folder", ctxsys.ErrUsage, folder)
		}
		if info, err := os.Stat(at); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("%w: %s is no folder", ctxsys.ErrUsage, folder)
		}
		real = append(real, at)
		if f.position(own, at) >= 0 {
			continue
		}
		written := at
		if rel, err := filepath.Rel(own, at); err == nil {
			written = filepath.ToSlash(rel)
		}
		f.Projects = append(f.Projects, entry{Path: written})
	}
	if err := say(home, path, real, true); err != nil {
		return nil, err
	}
	return f.store(path, home)
}

// Remove takes projects out of a workspace of ours, by folder or name. One that is not there is an error that wraps ctxsys.ErrNotFound.
func Remove(path, home string, names []string) (*Workspace, error) {
	f, err := load(path)
	if err != nil {
		return nil, err
	}
	w, err := Read(path, home)
	if err != nil {
		return nil, err
	}
	var gone []string
	for _, name := range names {
		folder := name
		if i := slices.IndexFunc(w.Projects, func(p Project) bool { return p.Name == name || p.Written == name }); i >= 0 {
			folder = w.Projects[i].Folder
		} else if real, err := filepath.EvalSymlinks(name); err == nil {
			folder = real
		}
		i := f.position(filepath.Dir(path), folder)
		if i < 0 {
			return nil, fmt.Errorf("%w: %s is not in %s", ctxsys.ErrNotFound, name, path)
		}
		f.Projects = slices.Delete(f.Projects, i, i+1)
		gone = append(gone, folder)
	}
	if err := say(home, path, gone, false); err != nil {
		return nil, err
	}
	return f.store(path, home)
}

// position is where a folder is in the list, -1 when it is not.
func (f *file) position(own, folder string) int {
	return slices.IndexFunc(f.Projects, func(e entry) bool {
		at := filepath.FromSlash(e.Path)
		if !filepath.IsAbs(at) {
			at = filepath.Join(own, at)
		}
		if real, err := filepath.EvalSymlinks(at); err == nil {
			at = real
		}
		return at == folder
	})
}

func (f *file) store(path, home string) (*Workspace, error) {
	text, err := yaml.Marshal(f)
	if err != nil {
		return nil, err
	}
	head := "# Projects that are asked together: ctx-sys search --workspace. Folders are relative to this file.\n"
	if err := regular.Write(path, append([]byte(head), text...), 0o644); err != nil {
		return nil, err
	}
	return Read(path, home)
}

// wordsName is the file in the user's folder with what the user said: folders by the file of the workspace.
const wordsName = "workspaces.json"

func words(home string) (map[string][]string, error) {
	text, err := regular.Read(filepath.Join(home, wordsName), maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return map[string][]string{}, nil
	}
	if err != nil {
		return nil, err
	}
	out := map[string][]string{}
	if err := json.Unmarshal(text, &out); err != nil {
		return nil, fmt.Errorf("%s is damaged (%v): delete it, and add the folders again", filepath.Join(home, wordsName), err)
	}
	return out, nil
}

// Added returns the workspaces to which the user added projects, by file. Those that cannot be read are left out.
func Added(home string) (out []*Workspace) {
	all, _ := words(home)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if w, err := Read(path, home); err == nil {
			out = append(out, w)
		}
	}
	return out
}

// said are the folders that the user said belong to a workspace.
func said(home, path string) ([]string, error) {
	all, err := words(home)
	return all[path], err
}

// say notes that folders belong to a workspace, or no longer do.
func say(home, path string, folders []string, belong bool) error {
	if err := os.MkdirAll(home, 0o700); err != nil {
		return err
	}
	unlock, err := regular.Lock(filepath.Join(home, wordsName+".lock"))
	if err != nil {
		return err
	}
	defer unlock()
	all, err := words(home)
	if err != nil {
		return err
	}
	kept := slices.DeleteFunc(all[path], func(have string) bool { return slices.Contains(folders, have) })
	if belong {
		kept = append(kept, folders...)
	}
	if all[path] = kept; len(kept) == 0 {
		delete(all, path)
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return regular.Write(filepath.Join(home, wordsName), append(text, '\n'), 0o600)
}
