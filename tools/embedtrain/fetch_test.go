package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestIsPermissive(t *testing.T) {
	for _, c := range []struct {
		licence string
		want    bool
	}{
		{"MIT", true},
		{"Expat", true},
		{"BSD-3-clause", true},
		{"Apache-2.0", true},
		{"MIT/Apache-2.0", true},
		{"(MIT OR Apache-2.0)", true},
		{"GPL-2+ or Expat", true},
		{"LGPL-2.1+ | MIT", true},
		{"Expat and BSD-2-clause", true},
		{"Expat, and Zlib", true},
		{"BSL-1.0", true},
		{"PSF-2", true},
		{"public-domain", true},
		{"Apache-2.0 with LLVM-exception", true},
		{"Expat and GPL-2", false},
		{"GPL-3+", false},
		{"LGPL-2.1", false},
		{"MPL-2.0", false},
		{"AGPL-3", false},
		{"BSD-and-GPL", false},
		{"CC-BY-SA-4.0", false},
		{"custom", false},
		{"", false},
	} {
		if isPermissive(c.licence) != c.want {
			t.Errorf("%q: %v", c.licence, !c.want)
		}
	}
}

const format = "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\n"

func TestDebianLicence(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"one", format + "Files: *\nLicense: Expat\n\nLicense: Expat\n long text", "expat"},
		{"the packaging does not count", format + "Files: *\nLicense: Expat\n\nFiles: debian/*\nLicense: GPL-2+", "expat"},
		{"several", format + "Files: *\nLicense: Zlib\n\nFiles: a b\nLicense: BSD-2-clause\n text\n\nFiles: c\nLicense: Zlib", "bsd-2-clause; zlib"},
		{"values on the next line", format + "Files:\n *\nLicense: ISC", "isc"},
		{"one of them is not welcome", format + "Files: *\nLicense: Expat\n\nFiles: a.c\nLicense: GPL-2", ""},
		{"prose", "This package was made by somebody. License: Expat", ""},
		{"no files", format + "License: Expat", ""},
		{"nothing", "", ""},
	} {
		path := filepath.Join(t.TempDir(), "copyright")
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		got, err := debianLicence(path)
		if got != c.want || (err == nil) != (c.want != "") || err != nil && !errors.Is(err, errLicence) {
			t.Errorf("%s: %q, error %v", c.name, got, err)
		}
	}
}

func TestLicenceOfTree(t *testing.T) {
	for _, c := range []struct {
		name, file, text, want string
		read                   func(string) (string, error)
	}{
		{"mit", "LICENSE", "Copyright\n\nPermission is hereby\ngranted, free of charge, to", "mit", textLicence},
		{"bsd", "LICENSE.txt", "Redistribution and use in source and\nbinary forms, with", "bsd", textLicence},
		{"gpl that cites another", "COPYING", "GNU GENERAL PUBLIC LICENSE ... Apache License", "", textLicence},
		{"no text", "README", "Apache License", "", textLicence},
		{"npm", "package.json", `{"license": "MIT"}`, "mit", npmLicence},
		{"npm, alternatives", "package.json", `{"license": "(MIT OR GPL-3.0)"}`, "(mit or gpl-3.0)", npmLicence},
		{"npm, unwelcome", "package.json", `{"license": "UNLICENSED"}`, "", npmLicence},
		{"npm, none", "package.json", `{}`, "", npmLicence},
		{"npm, no json", "package.json", `MIT`, "", npmLicence},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, c.file), []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got, err := c.read(dir); got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s: %q, error %v", c.name, got, err)
		}
	}
}

func TestManifestRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "manifest.tsv")
	rows := []source{
		{"npm", "@a/b", "1.2.3", "mit", 7},
		{"debian", "ruby-x", "2.0-1", "expat; isc", 0},
		{"debian", "lua-x", "-", "-", 0},
	}
	if err := writeManifest(path, rows); err != nil {
		t.Fatal(err)
	}
	got, err := readManifest(path)
	if want := []source{rows[2], rows[1], rows[0]}; err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, error %v", got, err)
	}
	for _, c := range []struct{ text, says string }{
		{"debian", "cells"},
		{"# fine\n\ngit\tx", ":3: no kind"},
		{"npm\tx\t1\tmit\tmany", "many"},
	} {
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := readManifest(path); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v", c.text, err)
		}
	}
}

// A folder of the Go distribution is at hand everywhere and needs no network.
func TestFetchRoot(t *testing.T) {
	dir := t.TempDir()
	var out bytes.Buffer
	got, err := fetch(context.Background(), []source{{kind: "goroot", name: "src/errors", version: "-"}, {kind: "goroot", name: "src/errors", version: "go1"}}, dir, &out)
	if err != nil || len(got) != 2 || got[0].licence != "bsd" || !strings.Contains(out.String(), "in place of go1") {
		t.Fatalf("%v, error %v, %s", got, err, out.String())
	}
	pairs, err := mineTree(context.Background(), "x", filepath.Join(got[0].folder(dir), "tree"))
	if err != nil || len(pairs) == 0 {
		t.Errorf("%d pairs, error %v", len(pairs), err)
	}
}

func TestFetchLeavesOut(t *testing.T) {
	dir := t.TempDir()
	s := source{kind: "debian", name: "gone"}
	folder := filepath.Join(s.folder(dir), "x.deb")
	if err := os.MkdirAll(folder, 0o755); err != nil { // an archive that is none
		t.Fatal(err)
	}
	var out bytes.Buffer
	got, err := fetch(context.Background(), []source{s}, dir, &out)
	if _, statErr := os.Stat(s.folder(dir)); err != nil || len(got) != 0 || !os.IsNotExist(statErr) {
		t.Errorf("%v, error %v, folder %v", got, err, statErr)
	}
	if !strings.Contains(out.String(), "debian/gone left out") {
		t.Error(out.String())
	}
}
