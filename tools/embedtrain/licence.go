package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// permissive matches the short names of licences that ask for attribution at most, as Debian, SPDX and
// package.json write them. It matches whole names: what is added to one may take back what it gives.
var permissive = regexp.MustCompile(`^(expat|mit|bsd|apache|isc|zlib|bsl|boost|unlicense|cc0|psf|python|ruby|public-domain|0bsd|wtfpl|` +
	`x11|php|ncsa|unicode|hpnd|blueoak|go|libpng)([-/ ]?(x|x11|v?[0-9][0-9.]*|clauses?|license|libpng))*(~[a-z0-9-]+)?( with llvm-exception)?$`)

// isPermissive judges a licence expression: one of the alternatives must consist of permissive licences only.
func isPermissive(expression string) bool {
	e := strings.ToLower(strings.Trim(strings.TrimSpace(expression), "()"))
	e = strings.NewReplacer(" | ", " or ", "/", " or ", ", or ", " or ", ", and ", " and ", ",", " and ", "(", " ", ")", " ").Replace(e)
	for alternative := range strings.SplitSeq(e, " or ") {
		parts := strings.Split(alternative, " and ")
		if !slices.ContainsFunc(parts, func(part string) bool {
			part = strings.TrimSpace(part)
			return !permissive.MatchString(part)
		}) {
			return true
		}
	}
	return false
}

var errLicence = errors.New("licence not known to be permissive")

// debianLicence reads a Debian copyright file of the machine-readable format. Every paragraph about files counts
// but those of the packaging, which is not in the material.
func debianLicence(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("%w: %w", errLicence, err)
	}
	if !strings.Contains(string(text[:min(len(text), 400)]), "copyright-format") {
		return "", fmt.Errorf("%w: its copyright file is prose", errLicence)
	}
	var found []string
	for paragraph := range strings.SplitSeq(strings.ReplaceAll(string(text), "\r", ""), "\n\n") {
		files, licence := field(paragraph, "Files"), field(paragraph, "License")
		if files == "" || strings.HasPrefix(files, "debian/") {
			continue
		}
		if !isPermissive(licence) {
			return "", fmt.Errorf("%w: %s", errLicence, licence)
		}
		if licence = strings.ToLower(licence); !slices.Contains(found, licence) {
			found = append(found, licence)
		}
	}
	if len(found) == 0 {
		return "", fmt.Errorf("%w: its copyright file names none", errLicence)
	}
	slices.Sort(found)
	return strings.Join(found, "; "), nil
}

// field returns the first line of a field of a paragraph, the next one when that is empty.
func field(paragraph, name string) string {
	lines := strings.Split(paragraph, "\n")
	for i, line := range lines {
		value, ok := strings.CutPrefix(line, name+":")
		switch {
		case !ok:
		case strings.TrimSpace(value) == "" && i+1 < len(lines) && strings.HasPrefix(lines[i+1], " "):
			return strings.TrimSpace(lines[i+1])
		default:
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// npmLicence reads the licence field of a package.json.
func npmLicence(dir string) (string, error) {
	text, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		return "", fmt.Errorf("%w: %w", errLicence, err)
	}
	var p struct{ License string }
	if err := json.Unmarshal(text, &p); err != nil || !isPermissive(p.License) {
		return "", fmt.Errorf("%w: %q", errLicence, p.License)
	}
	return strings.ToLower(p.License), nil
}

// licenceTexts are sentences that are in a licence and in no other.
var licenceTexts = []struct{ name, sentence string }{
	{"gpl", "GNU GENERAL PUBLIC LICENSE"},
	{"lgpl", "GNU LESSER GENERAL PUBLIC"},
	{"mpl", "Mozilla Public License"},
	{"apache-2.0", "Apache License"},
	{"mit", "Permission is hereby granted, free of charge"},
	{"bsd", "Redistribution and use in source and binary forms"},
	{"isc", "Permission to use, copy, modify, and"},
}

// textLicence tells a licence by the text in the top folder of a tree.
func textLicence(dir string) (string, error) {
	for _, name := range []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING", "LICENCE"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			continue
		}
		words := strings.Join(strings.Fields(string(text)), " ")
		for _, l := range licenceTexts {
			if strings.Contains(words, l.sentence) {
				if !isPermissive(l.name) {
					return "", fmt.Errorf("%w: %s", errLicence, l.name)
				}
				return l.name, nil
			}
		}
	}
	return "", fmt.Errorf("%w: no licence text found", errLicence)
}
