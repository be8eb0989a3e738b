package walk

import (
	"io"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// judge says why an entry is left out, or "" if its name and place leave it in, with the rule that decided if
// it was one.
func (p *project) judge(rules scope, path, name string, dir bool) (Reason, *rule) {
	if r := alwaysOut(name, dir); r != nil {
		return BuiltIn, r
	}
	if r := secretRule(name, dir); r != nil {
		return Secret, r
	}
	if r := p.filter.excludes(p.rel(path), dir); r != nil {
		return Excluded, r
	}
	if r := rules.own.last(path, name, dir); r != nil {
		if r.negated {
			return p.judgeReach(path, dir, r)
		}
		return Ignored, r
	}
	back := rules.git.last(path, name, dir)
	if back != nil && !back.negated {
		return Ignored, back
	}
	if r := p.builtIn(path, name, dir); r != nil && !p.filter.spells(r, name) {
		return BuiltIn, r
	}
	if name[0] == '.' && !p.filter.hidden && !p.filter.spells(hiddenRule, name) && !rules.repo.tracks(path) {
		return Hidden, hiddenRule
	}
	return p.judgeReach(path, dir, back)
}

// judgeReach keeps the walk out of directories that no include can be in.
func (p *project) judgeReach(path string, dir bool, back *rule) (Reason, *rule) {
	if dir && !p.filter.reaches(p.rel(path)) {
		return NotIncluded, nil
	}
	return "", back
}

// Entry is what the system says of a file: its size in bytes, when it was written, and when its entry last changed (see ChangeTime), in nanoseconds since 1970.
type Entry struct {
	Size, Modified, Changed int64
	Regular, Executable     bool
}

// judgeFile judges a regular file that its name and place leave in, and fills in what it learns of it.
func (p *project) judgeFile(f *File, path string, e *entry, in folder) (Reason, *rule, error) {
	name := e.name
	if !p.filter.includes(f.Path) {
		return NotIncluded, nil, nil
	}
	if isBinaryName(name) {
		return Binary, nil, nil
	}
	f.Language = LanguageOf(name)
	script := f.Language == "" && !strings.Contains(name, ".")
	if !script && !p.filter.speaks(f.Language) {
		return OtherLanguage, nil, nil
	}
	info, err := p.look(path, e, in)
	if err != nil {
		return "", nil, err
	}
	f.Size, f.ModTime, f.Changed = info.Size, info.Modified, info.Changed
	if f.Size > p.filter.most(f.Language) {
		p.tooLarge(f)
		return TooLarge, nil, nil
	}
	if script && info.Executable {
		if f.Language, err = scriptLanguage(p.abs(path)); err != nil {
			return "", nil, err
		}
	}
	if !p.filter.speaks(f.Language) {
		return OtherLanguage, nil, nil
	}
	return "", nil, nil
}

// irregular says why something that is neither file nor directory is left out. No link is followed: what it
// leads to inside the root is visited in its own place, so there are no loops and nothing comes twice.
func (p *project) irregular(path string, mode fs.FileMode) Reason {
	if mode&fs.ModeSymlink == 0 {
		return NotRegular
	}
	target, err := filepath.EvalSymlinks(p.abs(path))
	if err != nil {
		return NotRegular
	}
	if rel, err := filepath.Rel(p.abs(p.outer), target); err != nil || !filepath.IsLocal(rel) {
		return OutsideRoot
	}
	return Symlink
}

// scriptLanguage reads the #! line of a file.
func scriptLanguage(file string) (string, error) {
	f, err := regular.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	start, err := io.ReadAll(io.LimitReader(f, 128))
	return shebangLanguage(string(start)), err
}
