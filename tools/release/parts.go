package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
)

// part is what the program holds of others.
type part struct {
	name, version string
	purl          string // see https://github.com/package-url/purl-spec
	spdx          string // an expression of SPDX identifiers
	texts         []string
}

// licenceFile is a file that says under what terms a part may be used.
var licenceFile = regexp.MustCompile(`(?i)^(un)?(licen[cs]e|copying|notice|patents)([-.].*)?$`)

// parts are the modules in a program, as its own record names them, Go's library, and the packages of npm in the dashboard. A part without a
// licence, or with one that is not known here, is an error: somebody has to read it.
func (r *release) parts(info *debug.BuildInfo) ([]part, error) {
	goroot, err := r.output("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	version := strings.TrimPrefix(info.GoVersion, "go")
	library := part{name: "Go standard library", version: version, purl: "pkg:golang/std@" + version}
	if err := library.read(goroot, false); err != nil {
		return nil, err
	}
	out := []part{library}
	dirs, err := r.moduleDirs(info.Deps)
	if err != nil {
		return nil, err
	}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		p := part{name: m.Path, version: m.Version, purl: "pkg:golang/" + m.Path + "@" + m.Version}
		if err := p.read(dirs[m.Path], true); err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	dashboard, err := os.ReadFile(filepath.Join(r.root, "internal", "dashboard", "dist", "licenses.txt"))
	if err != nil {
		return nil, err
	}
	fromNpm, err := npmParts(string(dashboard))
	return append(out, fromNpm...), err
}

// moduleDirs are the folders of the sources of modules by path.
func (r *release) moduleDirs(modules []*debug.Module) (map[string]string, error) {
	cmd := exec.Command("go", "mod", "download", "-json")
	for _, m := range modules {
		cmd.Args = append(cmd.Args, m.Path+"@"+m.Version)
	}
	cmd.Dir, cmd.Env, cmd.Stderr = r.root, append(os.Environ(), "GOWORK=off", "GOFLAGS="), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	dirs := map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var m struct{ Path, Dir string }
		if err := d.Decode(&m); errors.Is(err, io.EOF) {
			return dirs, nil
		} else if err != nil {
			return nil, err
		}
		dirs[m.Path] = m.Dir
	}
}

// read finds the licences of a part in its folder, and with deep in those below: code that was taken over has its own.
func (p *part) read(dir string, deep bool) error {
	var ids []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if path != dir && (!deep || slices.Contains([]string{"testdata", "node_modules", "examples", "vendor"}, d.Name())) {
				return fs.SkipDir
			}
			return nil
		}
		if !licenceFile.MatchString(d.Name()) || strings.HasSuffix(d.Name(), ".go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || slices.Contains(p.texts, string(text)) {
			return err
		}
		p.texts = append(p.texts, string(text))
		if id := licenceOf(string(text)); id != "" && !slices.Contains(ids, id) {
			ids = append(ids, id)
		} else if id == "" && !strings.HasPrefix(strings.ToLower(d.Name()), "notice") && !strings.HasPrefix(strings.ToLower(d.Name()), "patents") {
			return fmt.Errorf("%s: no licence that is known: read it, and teach tools/release/parts.go its name", path)
		}
		return nil
	})
	if err != nil {
		return err
	}
	if len(ids) == 0 {
		return fmt.Errorf("%s %s: %q has no licence", p.name, p.version, dir)
	}
	slices.Sort(ids)
	p.spdx = strings.Join(ids, " AND ")
	return nil
}

// licenceOf is the SPDX identifier of a licence by what it says and no other does, or "".
func licenceOf(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	has := func(s string) bool { return strings.Contains(strings.ToLower(text), strings.ToLower(s)) }
	switch {
	case has("a copy of the Unicode data files"): // and more of ICU behind it
		return "Unicode-DFS-2016"
	case has("Apache License") && has("Version 2.0"):
		return "Apache-2.0"
	case has("Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files"):
		return "MIT"
	case has("Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee"),
		has("Permission to use, copy, modify, and distribute this software for any purpose with or without fee"):
		return "ISC"
	case has("Redistribution and use in source and binary forms") && (has("Neither the name") || has("The names of its contributors may not")):
		return "BSD-3-Clause"
	case has("Redistribution and use in source and binary forms"):
		return "BSD-2-Clause"
	case has("Mozilla Public License") && has("2.0"):
		return "MPL-2.0"
	case has("CC0 1.0 Universal"):
		return "CC0-1.0"
	case has("This is free and unencumbered software released into the public domain"):
		return "Unlicense"
	case has("public domain"):
		return "LicenseRef-public-domain"
	}
	return ""
}

var npmHeading = regexp.MustCompile(`^(\S+) (\S+) \((\S+)\)\n`)

// npmParts reads what the dashboard's own list of licences says, which its bundler writes.
func npmParts(text string) ([]part, error) {
	rule := "\n" + strings.Repeat("-", 80) + "\n"
	sections := strings.Split(text, rule)
	var out []part
	for _, s := range sections[1:] {
		m := npmHeading.FindStringSubmatch(s)
		if m == nil {
			return nil, fmt.Errorf("the licences of the dashboard: %.60q names no package", s)
		}
		purl := "pkg:npm/" + strings.Replace(m[1], "@", "%40", 1) + "@" + m[2]
		out = append(out, part{name: m[1], version: m[2], purl: purl, spdx: m[3], texts: []string{s[len(m[0]):]}})
	}
	if len(out) == 0 {
		return nil, errors.New("the dashboard names no licences")
	}
	return out, nil
}

// licences is the text that goes with the program: whose code is in it, and the terms of each.
func licences(parts []part) []byte {
	var b bytes.Buffer
	b.WriteString("ctx-sys holds code of these, each under the terms below it.\n\n")
	for _, p := range parts {
		fmt.Fprintf(&b, "  %s %s (%s)\n", p.name, p.version, p.spdx)
	}
	for _, p := range parts {
		fmt.Fprintf(&b, "\n%s\n%s %s (%s)\n", strings.Repeat("-", 80), p.name, p.version, p.spdx)
		for _, text := range p.texts {
			fmt.Fprintf(&b, "\n%s\n", strings.TrimSpace(text))
		}
	}
	return b.Bytes()
}
