package walk

import (
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

// entities lists the entities in our own folder.
func (p *project) entities(own string, rules scope) (found []File) {
	dir := own + strings.TrimPrefix(EntityFolder, ownFolder)
	if info, err := os.Lstat(p.abs(dir)); err != nil || !info.IsDir() {
		return nil
	}
	entries, err := readDir(p.abs(dir))
	if err != nil {
		p.unreadable(dir, err)
		return nil
	}
	for i := range entries {
		e := &entries[i]
		path := dir + "/" + e.name
		if !IsEntity(p.rel(path)) || !e.mode.IsRegular() {
			continue
		}
		f := File{Path: p.rel(path), Language: "markdown"}
		reason, _, err := p.judgeEntity(&f, path, e, rules)
		switch {
		case err != nil:
			p.unreadable(path, err)
		case reason != "":
			p.skip(reason)
		default:
			found = append(found, f)
		}
	}
	return found
}

func (p *project) judgeEntity(f *File, path string, e *entry, rules scope) (Reason, *rule, error) {
	if r := p.filter.excludes(f.Path, false); r != nil {
		return Excluded, r, nil
	}
	folder := strings.TrimSuffix(path, "/"+e.name)
	for _, at := range []string{strings.TrimSuffix(folder, strings.TrimPrefix(EntityFolder, ownFolder)), folder, path} {
		if r := rules.own.last(at, slashpath.Base(at), at != path); r != nil && !r.negated {
			return Ignored, r, nil
		}
	}
	info, err := os.Lstat(p.abs(path))
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
	if !e.mode.IsRegular() {
		return p.verdict(path, p.irregular(path, e.mode), nil), nil
	}
	reason, r, err := p.judgeEntity(&File{Path: p.rel(path)}, path, &e, rules)
	return p.verdict(path, reason, r), err
}
