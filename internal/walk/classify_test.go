package walk

import (
	"strings"
	"testing"
)

func TestLanguageOf(t *testing.T) {
	for file, want := range map[string]string{
		"a/b.go": "go", "a.ts": "typescript", "a.d.mts": "typescript", "a.tsx": "tsx", "a.mjs": "javascript", "a.JSX": "jsx",
		"a.pyi": "python", "README.md": "markdown", "a.rs": "rust", "A.java": "java", "a.h": "c", "a.hpp": "cpp", "a.cs": "csharp",
		"Gemfile": "ruby", "a.rb": "ruby", "a.php": "php", "a.kts": "kotlin", "build.sbt": "scala", "a.swift": "swift", "a.lua": "lua",
		"a.bats": "bash", "a.exs": "elixir", "a.hs": "haskell", "a.zig": "zig", "a.vue": "vue", "a.svelte": "svelte", "a.sql": "sql",
		"a.proto": "protobuf", "a.gql": "graphql", "a.tf": "terraform", "Dockerfile": "dockerfile", "Dockerfile.dev": "dockerfile",
		"x.dockerfile": "dockerfile", "Makefile": "makefile", "GNUmakefile": "makefile", "rules.mk": "makefile", "a.yml": "yaml",
		"a.json": "json", "Cargo.toml": "toml", "a.html": "html", "a.css": "css", "a.xml": "xml", "LICENSE": "text", "a.txt": "text",
		"go.mod": "gomod", "CMakeLists.txt": "cmake", "BUILD": "starlark", "build": "", "install": "", "INSTALL": "text",
		"": "", "a": "", "a.unknown": "", "go": "", ".go": "go", "x.go/y": "", "a.": "", "LICENSE.apache": "text",
	} {
		if got := LanguageOf(file); got != want {
			t.Errorf("LanguageOf(%q) = %q, want %q", file, got, want)
		}
	}
}

// Every language a table names is one that can be asked for, and none is both code and not.
func TestLanguagesAreKnown(t *testing.T) {
	for _, m := range []map[string]string{languageByName, languageByExtension, languageByInterpreter} {
		for key, language := range m {
			if !IsLanguage(language) || codeLanguages[language] == otherLanguages[language] {
				t.Errorf("%s is of language %q, which is in none or both of the lists", key, language)
			}
		}
	}
	for _, language := range []string{"go", "tsx", "bash", "sql", "protobuf"} {
		if !IsCode(language) {
			t.Errorf("%s is not code", language)
		}
	}
	for _, language := range []string{"markdown", "json", "html", "dockerfile", "", "golang"} {
		if IsCode(language) {
			t.Errorf("%q is code", language)
		}
	}
}

func TestShebangLanguage(t *testing.T) {
	for line, want := range map[string]string{
		"#!/bin/sh": "bash", "#!/usr/bin/env python3.12\nx": "python", "#! /usr/bin/env -S FOO=1 node --x": "javascript",
		"#!/usr/bin/perl -w\r\n": "perl", "#!": "", "#!/": "", "#!/usr/bin/env": "", "x": "", "": "", "#!/bin/unheard-of": "", "#!\n/bin/sh": "",
	} {
		if got := shebangLanguage(line); got != want {
			t.Errorf("shebangLanguage(%q) = %q, want %q", line, got, want)
		}
	}
}

func TestIsBinary(t *testing.T) {
	for content, want := range map[string]bool{
		"": false, "text": false, "a\x00b": true, "\xff\xfea\x00": true, "\xfe\xff": true, "\xef\xbb\xbftext": false, "\xe9": false,
		strings.Repeat("a", 7999) + "\x00": true, strings.Repeat("a", 8000) + "\x00": false,
	} {
		if got := IsBinary([]byte(content)); got != want {
			t.Errorf("IsBinary(%.20q, %d bytes) = %v", content, len(content), got)
		}
	}
}

func TestIsTest(t *testing.T) {
	yes := `a_test.go x/test/a.js tests/a.py __tests__/a.ts a.test.tsx a.spec.ts a.cy.js test_a.py a_test.py conftest.py a_spec.rb
		spec/a.rb spec/support/x.js FooTest.java FooTests.cs FooSpec.scala FooTestCase.php a_test.exs a.bats FooTests.swift testdata/x.json
		src/test/resources/x.xml e2e/x.go Tests/Foo.swift a_test.cc
		src/jvmTest/a.kt src/androidUnitTest/a.kt integration-tests/a.go a_test/a.py cargo-test-support/src/a.rs okhttp-testing-support/a.kt test-utils/a.ts test_data/x.json`
	no := `a.go test.go contest.py latest.js attest.java a_testing.go spec/openapi.go specs/x.md testing/a.go Contest.java x/tests
		test_a.go testutil/a.go a.testx.js spec.rb.txt
		vitest/a.ts Test-a/a.go test-runner/a.ts testing/a.go latest/a.go ATest/a.go contest-tools/a.go test-/a.go`
	checkPaths(t, "IsTest", IsTest, yes, no)
}

func TestIsVendored(t *testing.T) {
	checkPaths(t, "IsVendored", IsVendored,
		"vendor/a.go x/vendor/b/c.go third_party/a.c node_modules/a/b.js deps/lua/a.c x/site-packages/a.py Pods/A/a.m",
		"a.go vendor.go vendors/a.go x/deps/a.go src/vendor deps.c")
}

func TestIsGeneratedByName(t *testing.T) {
	checkPaths(t, "IsGenerated", func(p string) bool { return IsGenerated(p, nil) },
		`a.pb.go a.pb.gw.go x/zz_generated.deepcopy.go a_generated.ts a.generated.cs A.Designer.cs a_pb2.py a_pb2_grpc.pyi a.min.js a.min.css
		a.bundle.js a.js.map mvnw mvnw.cmd gradlew x/gradlew.bat gradle-wrapper.properties Cargo.lock go.sum package-lock.json pnpm-lock.yaml a.g.dart a.gen.go a.pb.h`,
		`a.go mvnw.go gradle.properties generated.go generated/a.go min.js lock.go a.pb pb.go gen.go Designer.java a.lock.go map.js sum.go`)
}

func checkPaths(t *testing.T, name string, f func(string) bool, yes, no string) {
	t.Helper()
	for p := range strings.FieldsSeq(yes) {
		if !f(p) {
			t.Errorf("%s(%s) is false", name, p)
		}
	}
	for p := range strings.FieldsSeq(no) {
		if f(p) {
			t.Errorf("%s(%s) is true", name, p)
		}
	}
}

func TestIsGeneratedByContent(t *testing.T) {
	long := strings.Repeat("var a=1;", 500)
	for _, tt := range []struct {
		file, content string
		want          bool
	}{
		{"a.go", "// Copyright\n\n// Code generated by x. DO NOT EDIT.\n\npackage a", true},
		{"a.go", "//go:build x\n\n// Code generated by x. DO NOT EDIT.\npackage a", true},
		{"a.go", "package a\n\n// Code generated by x. DO NOT EDIT.\n", false},
		{"a.go", "// Package a writes @generated files: do not edit what is generated.\npackage a", false},
		{"a.go", "// code generated by x. do not edit.\npackage a", false},
		{"a.js", "/**\n * @generated SignedSource<<x>>\n */\nx", true},
		{"a.js", "'use strict';\n/* eslint-disable */\n// @generated\n", true},
		{"a.js", "x()\n// @generated\n", false},
		{"a.js", "/* about */ x('@generated')\n", false},
		{"a.js", "/* @generated */ x()\n", true},
		{"a.py", "# -*- coding: utf-8 -*-\n# Generated by the protocol buffer compiler.  DO NOT EDIT!\n", true},
		{"a.py", "\"\"\"This file was automatically generated.\"\"\"\nimport x", true},
		{"a.py", "\"\"\"One line.\"\"\"\nimport x  # @generated\n", false},
		{"a.py", "\"\"\"\nDo not edit: generated by x\n\"\"\"\n", true},
		{"a.cs", "\ufeff//------\n// <auto-generated>\n", true},
		{"a.xml", "<!--\n  @generated\n-->", true},
		{"a.hs", "{-# LANGUAGE X #-}\n-- automatically generated by alex\n", true},
		{"a.php", "<?php\n// This file is auto-generated from x\n", true},
		{"a.txt", "generated, do not edit", false},
		{"a.sql", "-- do not edit without asking\n", false},
		{"a.js", long, true},
		{"a.css", long, true},
		{"a.txt", long, false},
		{"a.js", strings.ReplaceAll(long, ";", ";\n"), false},
		{"a.js", "var a=1", false},
		{"a.c", strings.Repeat("// x\n", 1000) + "// @generated\n", false},
	} {
		if got := IsGenerated(tt.file, []byte(tt.content)); got != tt.want {
			t.Errorf("IsGenerated(%s, %.60q) = %v", tt.file, tt.content, got)
		}
	}
}

func TestLanguagesNamed(t *testing.T) {
	for name, want := range map[string]string{
		"go": "go", "Golang": "go", "ts": "typescript tsx", "typescript": "typescript tsx", "tsx": "tsx", "js": "javascript jsx", "py": "python",
		"c++": "cpp", "cc": "cpp", "c": "c", "h": "c", "c#": "csharp", "rs": "rust", "rb": "ruby", "kt": "kotlin", "sh": "bash", "shell": "bash",
		"md": "markdown", "yml": "yaml", "objective-c": "objc", "klingon": "klingon", "": "",
	} {
		if got := strings.Join(LanguagesNamed(name), " "); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	for alias, language := range languageAliases {
		if !IsLanguage(language) {
			t.Errorf("%s stands for %s, which is none", alias, language)
		}
	}
}
