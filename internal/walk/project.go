package walk

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// project is a root with all that is needed to judge an entry below it.
//
// Within the package a path is relative to top, the work tree of the repository the root is in, because that is
// what the rules of outer directories are about; outer is the way from there to the root, empty or ending with a
// slash. rel makes such a path one for the outside.
type project struct {
	top, outer string
	repo       *repository // nil outside git
	filter     filter
	user       userGit
	report     *Report
	reporting  sync.Mutex // held while the report is written to
}

// scope is the rules in force in one directory.
type scope struct {
	git, own *layer      // .gitignore and its kin, .ctxignore
	repo     *repository // what the directory is part of, nil outside git
}

// marks are the names in a directory that change the rules in it.
type marks struct{ git, gitignore, ctxignore bool }

func newProject(root string, opts Options, report *Report) (*project, error) {
	f, err := newFilter(opts)
	if err != nil {
		return nil, err
	}
	root, err = realDir(root)
	if err != nil {
		return nil, err
	}
	p := &project{top: root, filter: f, user: readUserGit(), report: report}
	for dir := root; ; dir = filepath.Dir(dir) {
		if repo, ok := openRepository(dir); ok {
			p.top, p.repo = dir, repo
			p.outer = strings.TrimPrefix(strings.TrimPrefix(filepath.ToSlash(root), filepath.ToSlash(dir)), "/")
			if p.outer != "" {
				p.outer += "/"
			}
			break
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	return p, nil
}

// realDir returns the absolute path of a directory without symbolic links, so that what leads out of it can be recognised.
func realDir(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err == nil {
		abs, err = filepath.EvalSymlinks(abs)
	}
	if err != nil {
		return "", err
	}
	if info, err := os.Stat(abs); err != nil {
		return "", err
	} else if !info.IsDir() {
		return "", fmt.Errorf("%s is not a directory: name the folder it is in", dir)
	}
	return abs, nil
}

func (p *project) abs(path string) string { return p.top + string(filepath.Separator) + path }

// rel returns the path relative to the root.
func (p *project) rel(path string) string { return path[min(len(p.outer), len(path)):] }

// outerRules is what is in force around the root: the settings of the repository, and the .gitignore of each
// directory above the root. The root itself is never judged: a question about an ignored folder wants it. A .ctxignore
// above the root belongs to another project.
func (p *project) outerRules() scope {
	rules := p.repositoryRules(scope{}, p.repo, 0)
	for i := range p.outer {
		if i == 0 || p.outer[i-1] == '/' {
			rules.git = p.readRules(p.outer[:i]+".gitignore").on(rules.git, i)
		}
	}
	return rules
}

// repositoryRules starts the rules again for a work tree, as git does: nothing in the .gitignore of one
// repository is about another. Our own rules go on.
func (p *project) repositoryRules(rules scope, repo *repository, base int) scope {
	rules.repo, rules.git = repo, nil
	excludes := p.user.excludes
	if repo != nil {
		repo.base = base
		if file, ok := repo.excludesFile(p.user.home); ok {
			excludes = file
		}
	}
	if excludes != "" {
		rules.git = p.readRulesAt(excludes, p.source(excludes)).on(rules.git, base)
	}
	if repo != nil {
		file := filepath.Join(repo.common, "info", "exclude")
		rules.git = p.readRulesAt(file, p.source(file)).on(rules.git, base)
	}
	return rules
}

// enter returns the rules inside a directory, or the reason it is left out for what is in it.
func (p *project) enter(path string, rules scope, m marks) (scope, Reason) {
	if m.git && path != p.outer {
		if repo, ok := openRepository(p.abs(path)); ok {
			if rules.repo != nil && !rules.repo.owns(strings.TrimSuffix(path, "/"), repo) {
				return rules, NestedRepo
			}
			rules = p.repositoryRules(rules, repo, len(path))
		}
	}
	if m.gitignore {
		rules.git = p.readRules(path+".gitignore").on(rules.git, len(path))
	}
	if m.ctxignore {
		rules.own = p.readRules(path+".ctxignore").on(rules.own, len(path))
	}
	return rules, ""
}

// marksAmong finds the marks in a directory's listing. Like git it does not follow an ignore file that is a link.
func marksAmong(entries []entry) marks {
	var m marks
	for i := range entries {
		e := &entries[i]
		if e.name[0] != '.' {
			continue
		}
		switch e.name {
		case ".git":
			m.git = true
		case ".gitignore":
			m.gitignore = e.mode.IsRegular()
		case ".ctxignore":
			m.ctxignore = e.mode.IsRegular()
		}
	}
	return m
}

func (p *project) readRules(path string) *ruleSet {
	source := p.source(filepath.FromSlash(p.abs(path)))
	return p.readRulesAt(p.abs(path), source)
}

func (p *project) readRulesAt(file, source string) *ruleSet {
	set, err := readRules(file, source)
	if err != nil {
		p.addUnreadable(source, err)
	}
	return set
}

// source names a file for a reader: relative to the root if it is inside.
func (p *project) source(file string) string {
	if rel, err := filepath.Rel(p.abs(p.outer), file); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel)
	}
	return file
}
