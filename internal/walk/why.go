package walk

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Verdict tells why a path is or is not part of the project.
type Verdict struct {
	Indexed bool   // Walk visits it, or looks into it if it is a directory
	Reason  Reason // "" if Indexed
	Path    string // what the reason is about: the path asked for, or the directory above it that is left out

	// The rule that decided, "" if none did. When Indexed it is the one that takes the path back.
	Rule   string
	Source string // the rule's file, relative to the root if inside, or "built-in", "include", "exclude"
	Line   int    // 1-based, 0 if the rule is not from a file
}

// Why judges one path as Walk does. The path is absolute or relative to the root, and must exist.
func Why(root, path string, opts Options) (Verdict, error) {
	p, err := newProject(root, opts, &Report{})
	if err != nil {
		return Verdict{}, err
	}
	rel, err := p.locate(root, path)
	if err != nil {
		return Verdict{}, err
	}
	if rel == "." {
		return Verdict{Indexed: true, Path: rel}, nil
	}
	if !filepath.IsLocal(rel) {
		return Verdict{Reason: OutsideRoot, Path: path}, nil
	}
	return p.why(p.outer + filepath.ToSlash(rel))
}

// locate returns a path relative to the root, without the links on the way to it but not resolving the path itself.
func (p *project) locate(root, path string) (string, error) {
	if !filepath.IsAbs(path) {
		path = filepath.Join(p.abs(p.outer), path)
	}
	if abs, err := filepath.Abs(root); err == nil && within(path, abs) {
		path = p.abs(p.outer) + path[len(abs):]
	}
	rel, err := filepath.Rel(p.abs(p.outer), path)
	if err != nil {
		return "", fmt.Errorf("why: %w", err)
	}
	return rel, nil
}

// why goes down to the path as Walk would, and stops where Walk stops.
func (p *project) why(path string) (Verdict, error) {
	var decided *rule
	rules, dir := p.outerRules(), p.outer
	for {
		inside, reason := p.enter(dir, rules, p.marksIn(dir))
		if reason != "" || len(dir) > len(path) {
			return p.verdict(strings.TrimSuffix(dir, "/"), reason, decided), nil
		}
		name, _, more := strings.Cut(path[len(dir):], "/")
		at := dir + name
		e, err := p.stat(at)
		if err != nil {
			return Verdict{}, err
		}
		if p.rel(at) == ownFolder && IsEntity(p.rel(path)) {
			return p.whyEntity(path, inside)
		}
		reason, decided = p.judge(inside, at, name, e.dir())
		if reason != "" {
			return p.verdict(at, reason, decided), nil
		}
		if !e.dir() {
			if more && e.mode.IsRegular() {
				_, err = p.stat(path)
				return Verdict{}, err
			}
			return p.whyFile(at, e, decided)
		}
		rules, dir = inside, at+"/"
	}
}

func (p *project) whyFile(path string, e entry, decided *rule) (Verdict, error) {
	if !e.mode.IsRegular() {
		return p.verdict(path, p.irregular(path, e.mode), nil), nil
	}
	reason, r, err := p.judgeFile(&File{Path: p.rel(path)}, path, &e, nowhere)
	if err != nil {
		return Verdict{}, fmt.Errorf("why: %w", err)
	}
	if r == nil && reason == "" {
		r = decided
	}
	return p.verdict(path, reason, r), nil
}

func (p *project) stat(path string) (entry, error) {
	info, err := os.Lstat(p.abs(path))
	if err != nil {
		return entry{}, fmt.Errorf("why: %w", err)
	}
	return entryFor(info), nil
}

func (p *project) verdict(path string, reason Reason, r *rule) Verdict {
	v := Verdict{Indexed: reason == "", Reason: reason, Path: p.rel(path)}
	if r != nil {
		v.Rule, v.Source, v.Line = r.text, r.source, r.line
	}
	return v
}

// marksIn is marksAmong for a directory that is not listed.
func (p *project) marksIn(dir string) marks {
	var entries []entry
	for _, name := range []string{".git", ".gitignore", ".ctxignore"} {
		if info, err := os.Lstat(p.abs(dir + name)); err == nil {
			entries = append(entries, entryFor(info))
		}
	}
	return marksAmong(entries)
}
