package walk

import (
	"io/fs"
	"os"
	slashpath "path"
	"strings"
)

// EntityFolder holds the entities that people and agents write down, a Markdown file each. Nothing else in our own
// folder is part of the project.
const EntityFolder = ownFolder + "/entities"

const ownFolder = ".ctx-sys"

// IsEntity reports whether a path is that of an entity that was written down. Such a file is part of the project
// whatever git ignores and the options include; it stays out when .ctxignore or Options.Exclude names it.
func IsEntity(path string) bool {
	name, ok := strings.CutPrefix(path, EntityFolder+"/")
	return ok && !strings.Contains(name, "/") && strings.HasSuffix(name, ".md") && name[0] != '.'
}

// entities visits the entities in our own folder.
func (w *walker) entities(own string, rules scope) error {
	dir := own + strings.TrimPrefix(EntityFolder, ownFolder)
	if info, err := os.Lstat(w.abs(dir)); err != nil || !info.IsDir() {
		return nil
	}
	entries, err := readDir(w.abs(dir))
	if err != nil {
		w.unreadable(dir, err)
		return nil
	}
	for _, e := range entries {
		path := dir + "/" + e.Name()
		if !IsEntity(w.rel(path)) || !e.Type().IsRegular() {
			continue
		}
		f := File{Path: w.rel(path), Language: "markdown"}
		reason, _, err := w.judgeEntity(&f, path, e, rules)
		switch {
		case err != nil:
			w.unreadable(path, err)
		case reason != "":
			w.report.Skipped[reason]++
		default:
			if err := w.visit(f); err != nil {
				return err
			}
		}
	}
	return nil
}

func (p *project) judgeEntity(f *File, path string, e fs.DirEntry, rules scope) (Reason, *rule, error) {
	if r := p.filter.excludes(f.Path, false); r != nil {
		return Excluded, r, nil
	}
	folder := strings.TrimSuffix(path, "/"+e.Name())
	for _, at := range []string{strings.TrimSuffix(folder, strings.TrimPrefix(EntityFolder, ownFolder)), folder, path} {
		if r := rules.own.last(at, slashpath.Base(at), at != path); r != nil && !r.negated {
			return Ignored, r, nil
		}
	}
	info, err := e.Info()
	if err != nil {
		return "", nil, err
	}
	if f.Size, f.ModTime = info.Size(), info.ModTime().UnixNano(); f.Size > p.filter.maxSize {
		return TooLarge, nil, nil
	}
	return "", nil, nil
}

func (p *project) whyEntity(path string, rules scope) (Verdict, error) {
	e, err := p.stat(path)
	if err != nil {
		return Verdict{}, err
	}
	if !e.Type().IsRegular() {
		return p.verdict(path, p.irregular(path, e.Type()), nil), nil
	}
	reason, r, err := p.judgeEntity(&File{Path: p.rel(path)}, path, e, rules)
	return p.verdict(path, reason, r), err
}
