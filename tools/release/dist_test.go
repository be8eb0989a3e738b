package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// made is what the tests are about: CTX_SYS_DIST, which `make acceptance` made for all platforms, or what is made here for this one.
// whole says that it is the first.
var (
	made  *release
	whole bool
)

func TestMain(m *testing.M) {
	os.Exit(func() int {
		dir := os.Getenv("CTX_SYS_DIST")
		whole = dir != ""
		if !whole {
			temporary, err := os.MkdirTemp("", "release")
			if err != nil {
				fmt.Fprintln(os.Stderr, err)
				return 1
			}
			defer os.RemoveAll(temporary)
			dir = filepath.Join(temporary, "dist")
		}
		r, err := newRelease(dir, versionIn(dir))
		if err == nil && !whole && onLinux() {
			err = r.makeHere()
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		made = r
		return m.Run()
	}())
}

func onLinux() bool { return runtime.GOOS == "linux" && runtime.GOARCH == "amd64" }

// makeHere makes the archive and packages of the program as the other tests compile it.
func (r *release) makeHere() error {
	program := filepath.Join(filepath.Dir(r.dist), "ctx-sys")
	ldflags := fmt.Sprintf("-s -w -X main.stampVersion=%s -X main.stampCommit=%s", r.version, r.commit)
	cmd := exec.Command("go", "build", "-ldflags", ldflags, "-o", program, r.module+"/cmd/ctx-sys")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	r.quick = true
	if err := r.build("", "linux-amd64="+program); err != nil {
		return err
	}
	return r.packages([]string{"files", "npm", "mcp"})
}

// built are the targets that were made. There is at least one, or the test is left out.
func built(t *testing.T) []target {
	t.Helper()
	var out []target
	for _, target := range targets {
		if _, err := os.Stat(made.built(&target)); err == nil {
			out = append(out, target)
		}
	}
	if out == nil && !whole && !onLinux() {
		t.Skip("the program of Linux on amd64 is what is published here")
	}
	if out == nil {
		t.Fatalf("%s has no program: `make release packages`", made.dist)
	}
	return out
}

// here is the target that runs here.
func here(t *testing.T) *target {
	for _, b := range built(t) {
		if b.goos == runtime.GOOS && b.goarch == runtime.GOARCH {
			return &b
		}
	}
	t.Skip("nothing was built for this system")
	return nil
}

// tool says where a program that judges is.
func tool(t *testing.T, name, how string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not installed: run `%s`", name, how)
		}
		t.Skipf("%s is not installed: `%s` does that", name, how)
	}
	return path
}

// runs runs a command that must end well, and returns what it prints.
func runs(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s%s", strings.Join(cmd.Args, " "), err, &out, &errs)
	}
	return out.String()
}

// inside are the names, modes and times of the files of an archive, and their contents.
func inside(t *testing.T, path string) map[string]entry {
	t.Helper()
	out := map[string]entry{}
	note := func(name string, mode os.FileMode, date time.Time, content io.Reader) {
		text, err := io.ReadAll(content)
		if err != nil {
			t.Fatal(err)
		}
		if !date.Equal(made.date) {
			t.Errorf("%s: %s is of %s, not of the commit", path, name, date)
		}
		out[name] = entry{name, text, mode&0o111 != 0}
	}
	if strings.HasSuffix(path, ".zip") {
		z, err := zip.OpenReader(path)
		if err != nil {
			t.Fatal(err)
		}
		defer z.Close()
		for _, f := range z.File {
			content, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			note(f.Name, f.Mode(), f.Modified, content)
		}
		return out
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var z io.Reader
	if strings.HasSuffix(path, ".xz") {
		z = strings.NewReader(runs(t, exec.Command("xz", "-dc", path)))
	} else if z, err = gzip.NewReader(f); err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return out
		} else if err != nil {
			t.Fatal(err)
		}
		if h.Uid != 0 || h.Gid != 0 || h.Uname != "" {
			t.Errorf("%s: %s has an owner", path, h.Name)
		}
		note(h.Name, h.FileInfo().Mode(), h.ModTime, r)
	}
}

// Each archive has the program and the terms of all that is in it; checksums are what sha256sum takes, the list of parts what
// CycloneDX's schema says.
func TestArchives(t *testing.T) {
	runs(t, inDir(made.dist, "sha256sum", "--check", "--strict", "--quiet", sums))
	schema := bomSchema(t)
	for _, b := range built(t) {
		t.Run(b.name, func(t *testing.T) {
			names := made.archives(&b)
			files := inside(t, filepath.Join(made.dist, names[0]))
			for _, other := range names[1:] {
				if !maps.EqualFunc(files, inside(t, filepath.Join(made.dist, other)), func(a, b entry) bool { return a.program == b.program && bytes.Equal(a.content, b.content) }) {
					t.Errorf("%s has other files than %s", other, names[0])
				}
			}
			if program := files[b.program()]; !program.program || len(files) != 4 {
				t.Fatalf("%d files, the program may be run: %v", len(files), program.program)
			}
			info, err := buildinfo.Read(bytes.NewReader(files[b.program()].content))
			if err != nil {
				t.Fatal(err)
			}
			bom, err := os.ReadFile(filepath.Join(made.dist, made.stem(&b)+".cdx.json"))
			if err != nil {
				t.Fatal(err)
			}
			licences := string(files["THIRD_PARTY_LICENSES.txt"].content)
			for _, m := range info.Deps {
				if heading := "\n" + m.Path + " " + m.Version + " ("; !strings.Contains(licences, heading) || !bytes.Contains(bom, []byte(`"purl": "pkg:golang/`+m.Path+"@"+m.Version+`"`)) {
					t.Errorf("%s %s is in the program, and not among its parts", m.Path, m.Version)
				}
			}
			for _, part := range []string{"\npreact 11.", "\nGo standard library 1.", "Unicode-DFS-2016"} {
				if !strings.Contains(licences, part) {
					t.Errorf("%q is not in the licences", part)
				}
			}
			if readme := string(files["README.md"].content); strings.Contains(readme, "](docs/") || !strings.Contains(readme, "/blob/"+made.commit+"/docs/") {
				t.Error("the README has links into a repository that is not around it")
			}
			v, err := jsonschema.UnmarshalJSON(bytes.NewReader(bom))
			if err != nil {
				t.Fatal(err)
			}
			if err := schema.Validate(v); err != nil {
				t.Error(err)
			}
			if v.(map[string]any)["components"] = "none"; schema.Validate(v) == nil {
				t.Error("the schema lets pass what is wrong")
			}
		})
	}
}

// bomSchema is CycloneDX's own schema, which its library brings.
func bomSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	dir := filepath.Join(strings.TrimSpace(runs(t, exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/CycloneDX/cyclonedx-go"))), "schema")
	c := jsonschema.NewCompiler()
	for file, url := range map[string]string{
		"bom-1.6.schema.json":   "http://cyclonedx.org/schema/bom-1.6.schema.json",
		"spdx.schema.json":      "http://cyclonedx.org/schema/spdx.schema.json",
		"jsf-0.82.schemax.json": "http://cyclonedx.org/schema/jsf-0.82.schema.json",
	} {
		f, err := os.Open(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource(url, doc); err != nil {
			t.Fatal(err)
		}
	}
	schema, err := c.Compile("http://cyclonedx.org/schema/bom-1.6.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

func inDir(dir, name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	return cmd
}

// The version that was written into the program is what it says, and what the file's name says.
func TestVersionInside(t *testing.T) {
	h := here(t)
	var v struct{ Version, Commit string }
	if err := json.Unmarshal([]byte(runs(t, exec.Command(made.built(h), "version", "--json"))), &v); err != nil {
		t.Fatal(err)
	}
	if v.Version != made.version || v.Commit != made.commit {
		t.Errorf("%+v, want %s of %s", v, made.version, made.commit)
	}
}

// Archives do not depend on when, where and by whom they are made.
func TestSameBytes(t *testing.T) {
	for _, write := range []func(*release, string, []entry) error{(*release).writeTar, (*release).writeZip} {
		var texts [][]byte
		for _, zone := range []string{"UTC", "Asia/Tokyo"} {
			at, err := time.LoadLocation(zone)
			if err != nil {
				t.Fatal(err)
			}
			to := filepath.Join(t.TempDir(), zone, "archive")
			if err := write(&release{date: time.Unix(1764233000, 0).In(at).UTC()}, to, sorted([]entry{{"b", []byte("b"), false}, {"a", []byte("a"), false}, {"ctx-sys", []byte("c"), true}})); err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(to)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, text)
		}
		if !bytes.Equal(texts[0], texts[1]) {
			t.Error("two archives of the same files differ")
		}
	}
}

func TestLicenceOf(t *testing.T) {
	for text, want := range map[string]string{
		"Permission is hereby granted, free of charge, to any person\nobtaining a copy of this software and associated documentation files (the": "MIT",
		"Redistribution and use in source and binary forms, with or without\nNeither the name of Google Inc.":                                    "BSD-3-Clause",
		"All rights reserved. Nobody may use this.": "",
	} {
		if got := licenceOf(text); got != want {
			t.Errorf("%q, want %q, of %q", got, want, text)
		}
	}
}

func TestVersions(t *testing.T) {
	for _, c := range [][4]string{
		{"1.2.3", "1.2.3", "1.2.3", "1.2.3"},
		{"1.2.3-rc.1", "1.2.3-rc.1", "1.2.3_rc1", "1.2.3_rc.1"},
		{"1.2.3-14-g0123abcd", "1.2.3-14-g0123abcd", "1.2.3_p14", "1.2.3_14_g0123abcd"},
		{"0.0.0-dev+0123abcd", "0.0.0-dev", "0.0.0_pre", "0.0.0_dev+0123abcd"},
	} {
		if got := [4]string{c[0], npmVersion(c[0]), alpine(c[0]), pacman(c[0])}; got != c {
			t.Errorf("%q, want %q", got, c)
		}
	}
}
