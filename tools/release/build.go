package main

import (
	"debug/buildinfo"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// stem is how the files of a target begin: ctx-sys_VERSION_OS_ARCH, with _static for what needs no library.
func (r *release) stem(t *target) string {
	s := "ctx-sys_" + r.version + "_" + t.goos + "_" + t.goarch
	if t.static {
		s += "_static"
	}
	return s
}

// archives are the files with the program of a target, all with the same content, the smallest first. Not every system has xz.
func (r *release) archives(t *target) []string {
	if t.goos == "windows" {
		return []string{r.stem(t) + ".zip"}
	}
	return []string{r.stem(t) + ".tar.xz", r.stem(t) + ".tar.gz"}
}

// built is where the program of a target is kept for the packages.
func (r *release) built(t *target) string {
	return filepath.Join(r.dist, "programs", t.name, t.program())
}

// within is the beginning of a link of the README into the repository, which is not around it in an archive.
var within = regexp.MustCompile(`\]\(([A-Za-z][\w./-]*[)#])`)

// build makes the archives of targets, the lists of their parts and the checksums of all of it.
func (r *release) build(list, given string) error {
	of, file, ok := strings.Cut(given, "=")
	if given != "" && !ok {
		return fmt.Errorf("-program %s: it is TARGET=FILE", given)
	}
	if given != "" {
		list = of
	}
	chosen, err := chosen(list)
	if err != nil {
		return err
	}
	if err := emptied(r.dist); err != nil {
		return err
	}
	if given == "" {
		fmt.Fprintln(os.Stderr, "release: packing the grammars")
		if r.packed, err = r.grammars(filepath.Join(r.root, "bin", ".grammars")); err != nil {
			return err
		}
	}
	var failed error // the others are built all the same
	for _, t := range chosen {
		fmt.Fprintf(os.Stderr, "release: %s\n", t.name)
		program := r.built(&t)
		if given != "" {
			text, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			if err := os.MkdirAll(filepath.Dir(program), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(program, text, 0o755); err != nil {
				return err
			}
		} else if err := r.compile(&t, program); err != nil {
			failed = errors.Join(failed, err, os.RemoveAll(filepath.Dir(program)))
			continue
		}
		if err := r.pack(&t, program); err != nil {
			return fmt.Errorf("%s: %w", t.name, err)
		}
	}
	if err := os.RemoveAll(filepath.Join(r.dist, ".cross")); err != nil {
		return err
	}
	return errors.Join(failed, writeSums(r.dist))
}

// pack makes the archives of a target, and the list of its parts.
func (r *release) pack(t *target, program string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	parts, err := r.parts(info)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	entries := []entry{{name: t.program(), content: text, program: true}, {name: "THIRD_PARTY_LICENSES.txt", content: licences(parts)}}
	for _, name := range []string{"LICENSE", "README.md"} {
		content, err := os.ReadFile(filepath.Join(r.root, name))
		if err != nil {
			return err
		}
		if name == "README.md" {
			content = within.ReplaceAll(content, []byte("](https://"+r.module+"/blob/"+r.commit+"/$1"))
		}
		entries = append(entries, entry{name: name, content: content})
	}
	write := r.writeTar
	if t.goos == "windows" {
		write = r.writeZip
	}
	for _, name := range r.archives(t) {
		if err := write(filepath.Join(r.dist, name), sorted(entries)); err != nil {
			return err
		}
	}
	// What the packages hold besides the program.
	for _, e := range entries {
		if e.program || e.name == "README.md" {
			continue
		}
		if err := os.WriteFile(filepath.Join(filepath.Dir(program), e.name), e.content, 0o644); err != nil {
			return err
		}
	}
	return r.writeBOM(filepath.Join(r.dist, r.stem(t)+".cdx.json"), t, info, parts, text)
}
