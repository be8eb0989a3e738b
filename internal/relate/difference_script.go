package relate

import (
	"path"
	"slices"
	"strings"
)

// scriptHandles adds the handles by which scripts know a file that came or went beyond those in its path: the name
// of the package it is in, and what tsconfig.json calls the place it is at. When those change, all is related.
func (p *Project) scriptHandles(n Names, d *Decls) {
	if d == nil || d.importers() != "script" {
		return
	}
	add := func(source string) { n[Name{Family: "script", Name: sourceNames(source)[0]}] = true }
	config := p.scripts()
	around := config.packageAround(d.dir)
	for name, pkg := range config.named {
		if pkg == around {
			add(path.Base(name))
		}
	}
	if around.name != "" {
		add(path.Base(around.name))
	}
	if own, ok := around.imports.(map[string]any); ok {
		for key := range own {
			add(key)
		}
	}
	for _, ts := range config.types {
		for _, pattern := range ts.paths {
			for _, target := range pattern.targets {
				if name := config.called(d, pattern.pattern, target); name != "" {
					add(name)
				}
			}
		}
	}
}

// called returns what every import of a file mentions that finds it by a pattern, "" when none does, or the file
// has it among its handles anyway.
func (c *scriptConfig) called(d *Decls, pattern, target string) string {
	before, after, star := strings.Cut(target, "*")
	if slices.ContainsFunc(strings.Split(target, "/"), isOutput) { // the file may be what it is built from
		before = c.packageAround(dirOf(before)).dir
		star = false
	}
	rest, ok := strings.CutPrefix(d.Path, before)
	switch {
	case !ok:
		return ""
	case !star, d.dir == strings.TrimSuffix(before, "/"):
		return pattern
	case after != "":
		segment, _, _ := strings.Cut(rest, "/")
		return segment
	}
	return ""
}
