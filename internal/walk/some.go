package walk

import (
	"context"
	"os"
	slashpath "path"
	"strings"
)

// Some is Walk for a few paths: it visits the files among them and those below the folders among them, in order of the
// paths as given, and none twice. The paths are relative to the root, with forward slashes; "." is the root. What is not
// there, or not part of the project, is passed over. What cannot be looked at is in the report, as are the counts of what
// was left out on the way.
func Some(ctx context.Context, root string, paths []string, opts Options, visit func(File) error) (Report, error) {
	report := Report{Skipped: Skipped{}}
	p, err := newProject(root, opts, &report)
	if err != nil {
		return report, err
	}
	d := descent{project: p, dirs: map[string]inside{}}
	for _, rel := range topmost(paths) {
		if err = ctx.Err(); err != nil {
			break
		}
		if err = d.visit(ctx, rel, visit); err != nil {
			break
		}
	}
	report.settle()
	return report, err
}

// Folders calls visit for every folder of the project at or below under, a folder relative to the root, "." for all: the
// root itself, those whose files Walk would look at, and the one of what people wrote down. A folder comes before what
// is in it, and is listed after visit has returned: a visit that begins to watch the folder misses none below it. Where
// under is not part of the project there is none. It reads no files but those with rules.
func Folders(ctx context.Context, root, under string, opts Options, visit func(path string) error) (Report, error) {
	report := Report{Skipped: Skipped{}}
	p, err := newProject(root, opts, &report)
	if err != nil {
		return report, err
	}
	w := folderWalker{project: p, visit: visit}
	if under == "." {
		return report, w.dir(ctx, p.outer, p.outerRules())
	}
	d := descent{project: p, dirs: map[string]inside{}}
	path := p.outer + under
	rules, ok := d.enter(p.outer + dirPath(under))
	if !ok || !d.holds(path, rules) {
		return report, nil
	}
	return report, w.dir(ctx, path+"/", rules)
}

// Concerns returns those of some paths that may be about a file of the project: what is there and part of it, and what
// is not there and would be, by its name and place. A folder may be. The paths are relative to the root.
func Concerns(root string, paths []string, opts Options) ([]string, error) {
	p, err := newProject(root, opts, &Report{})
	if err != nil {
		return nil, err
	}
	d := descent{project: p, dirs: map[string]inside{}}
	var out []string
	for _, rel := range paths {
		if rel == "." || rel == EntityFolder || IsEntity(rel) || d.concerns(p.outer+rel) {
			out = append(out, rel)
		}
	}
	return out, nil
}

// descent goes down to paths as Walk would, and remembers the folders it came through.
type descent struct {
	*project
	dirs map[string]inside // by path, empty or ending with a slash
}

// inside is the rules in a folder, unless the folder is not part of the project.
type inside struct {
	rules scope
	ok    bool
}

func (d *descent) enter(dir string) (scope, bool) {
	in, known := d.dirs[dir]
	if !known {
		in.rules, in.ok = d.look(dir)
		d.dirs[dir] = in
	}
	return in.rules, in.ok
}

func (d *descent) look(dir string) (scope, bool) {
	rules := d.outerRules()
	if dir != d.outer {
		var ok bool
		path := strings.TrimSuffix(dir, "/")
		if rules, ok = d.enter(dirPath(path)); !ok || !d.holds(path, rules) {
			return rules, false
		}
	}
	rules, reason := d.project.enter(dir, rules, d.marksIn(dir))
	return rules, reason == ""
}

// holds reports whether a path is a folder that Walk would look into.
func (d *descent) holds(path string, rules scope) bool {
	e, err := d.lstat(path)
	if err != nil || !e.dir() {
		return false
	}
	reason, _ := d.judge(rules, path, e.name, true)
	return reason == ""
}

// lstat describes what is at a path. An error other than that nothing is goes into the report.
func (d *descent) lstat(path string) (entry, error) {
	info, err := os.Lstat(d.abs(path))
	if err != nil {
		d.unreadable(path, err)
		return entry{}, err
	}
	return entryFor(info), nil
}

func (d *descent) visit(ctx context.Context, rel string, visit func(File) error) error {
	w := walker{project: d.project, visit: visit}
	if rel == "." {
		return w.dir(ctx, d.outer, d.outerRules())
	}
	path := d.outer + rel
	if within(rel, ownFolder) {
		rules, ok := d.enter(d.outer)
		if !ok {
			return nil
		}
		for _, f := range d.entities(d.outer+ownFolder, rules) {
			if within(f.Path, rel) {
				if err := visit(f); err != nil {
					return err
				}
			}
		}
		return nil
	}
	rules, ok := d.enter(dirPath(path))
	if !ok {
		return nil
	}
	e, err := d.lstat(path)
	if err != nil {
		return nil
	}
	return w.one(ctx, path, &e, rules)
}

func (d *descent) concerns(path string) bool {
	rules, ok := d.enter(dirPath(path))
	if !ok {
		return d.vanished(dirPath(path))
	}
	e, err := os.Lstat(d.abs(path))
	if err != nil {
		return d.names(rules, path)
	}
	reason, _ := d.judge(rules, path, slashpath.Base(path), e.IsDir())
	return reason == ""
}

// vanished reports whether a folder is not there, though it might be by its name and place: what was below it is gone.
func (d *descent) vanished(dir string) bool {
	path := strings.TrimSuffix(dir, "/")
	if _, err := os.Lstat(d.abs(path)); err == nil || path+"/" == d.outer || path == "" {
		return false
	}
	rules, ok := d.enter(dirPath(path))
	if !ok {
		return d.vanished(dirPath(path))
	}
	return d.names(rules, path)
}

// names reports whether what is not there may have been part of the project, as a file or as a folder.
func (d *descent) names(rules scope, path string) bool {
	name := slashpath.Base(path)
	file, _ := d.judge(rules, path, name, false)
	dir, _ := d.judge(rules, path, name, true)
	return file == "" && !isBinaryName(name) || dir == ""
}

// folderWalker is the state of one Folders.
type folderWalker struct {
	*project
	visit func(string) error
}

func (w *folderWalker) dir(ctx context.Context, path string, rules scope) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	entries, err := readDir(w.abs(path))
	if err != nil {
		if path == w.outer {
			return err
		}
		w.unreadable(strings.TrimSuffix(path, "/"), err)
		return nil
	}
	rules, reason := w.enter(path, rules, marksAmong(entries))
	if reason != "" {
		return nil
	}
	rel := strings.TrimSuffix(w.rel(path), "/")
	if rel == "" {
		rel = "."
	}
	if err := w.visit(rel); err != nil {
		return err
	}
	if entries, err = readDir(w.abs(path)); err != nil { // again: a folder may have been made meanwhile
		w.unreadable(strings.TrimSuffix(path, "/"), err)
		return nil
	}
	for i := range entries {
		e := &entries[i]
		if !e.dir() {
			continue
		}
		at := path + e.name
		if w.rel(at) == ownFolder {
			if info, err := os.Lstat(w.abs(w.outer + EntityFolder)); err == nil && info.IsDir() {
				if err := w.visit(EntityFolder); err != nil {
					return err
				}
			}
			continue
		}
		if reason, _ := w.judge(rules, at, e.name, true); reason == "" {
			if err := w.dir(ctx, at+"/", rules); err != nil {
				return err
			}
		}
	}
	return nil
}

// dirPath is the folder of a path, empty or ending with a slash.
func dirPath(path string) string { return path[:strings.LastIndexByte(path, '/')+1] }

// topmost drops what is below another path, and what comes twice.
func topmost(paths []string) []string {
	given := make(map[string]bool, len(paths))
	for _, p := range paths {
		given[p] = true
	}
	if given["."] {
		return []string{"."}
	}
	var out []string
	seen := map[string]bool{}
	for _, p := range paths {
		covered := seen[p]
		for i := 0; i < len(p) && !covered; i++ {
			covered = p[i] == '/' && given[p[:i]]
		}
		if !covered {
			out = append(out, p)
		}
		seen[p] = true
	}
	return out
}
