package prompt

import "testing"

func TestAfterLicense(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       int
	}{
		{"lines", "// Copyright 2020 A\n// MIT license\n\npackage a\n", 3},
		{"two blank lines", "# Copyright 2020 A\n\n\nimport a\n", 3},
		{"a block", "/*\n * Licensed under the Apache License\n */\npackage a;\n", 3},
		{"a block and a blank", "/* Copyright A */\n\nint a;\n", 2},
		{"a page", "<!-- Copyright A -->\n# Title\n", 1},
		{"a blank line in the comment", "/*\n Copyright A\n\n More of it\n*/\nint a;\n", 5},
		{"documentation", "// Package a does things.\npackage a\n", 0},
		{"documentation and a blank", "# How to run\n\nimport a\n", 0},
		{"attached to code", "# Copyright A\nimport a\n", 0},
		{"a script", "#!/bin/sh\n# Copyright A\n\necho\n", 0},
		{"code", "package a\n", 0},
		{"nothing else", "// Copyright A\n// MIT\n", 0},
		{"nothing", "", 0},
		{"never closed", "/*\nCopyright\n", 0},
	} {
		if got := afterLicense(tt.text); got != tt.want {
			t.Errorf("%s: %d lines, want %d", tt.name, got, tt.want)
		}
	}
}
