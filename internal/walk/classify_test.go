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
	for _, m := range []map[string]string{languageByName(), languageByExtension(), languageByInterpreter()} {
		for key, language := range m {
			if !IsLanguage(language) || codeLanguages()[language] == otherLanguages()[language] {
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
		spec/a.rb spec/support/x.js FooTest.java FooTests.cs FooSpec.scala FooTestCase.php a_test.exs a.bats FooTests.swift FooSuite.scala AllTestSuite.java testdata/x.json
		src/test/resources/x.xml e2e/x.go Tests/Foo.swift a_test.cc
		src/jvmTest/a.kt src/androidUnitTest/a.kt integration-tests/a.go a_test/a.py cargo-test-support/src/a.rs okhttp-testing-support/a.kt test-utils/a.ts test_data/x.json`
	no := `a.go test.go contest.py latest.js attest.java a_testing.go spec/openapi.go specs/x.md testing/a.go Contest.java x/tests
		CipherSuite.kt test_a.go testutil/a.go a.testx.js spec.rb.txt
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
		a.bundle.js a.js.map mvnw mvnw.cmd gradlew x/gradlew.bat gradle-wrapper.properties Cargo.lock go.sum package-lock.json pnpm-lock.yaml a.g.dart a.gen.go a.pb.h
		.mvn/wrapper/MavenWrapperDownloader.java millw dotnet-install.sh .yarn/releases/yarn-4.5.0.cjs x/.yarn/plugins/@yarnpkg/a.cjs .pnp.cjs build-aux/config.guess
		poetry.lock yarn.lock Gemfile.lock composer.lock uv.lock mix.lock pubspec.lock Podfile.lock flake.lock deno.lock bun.lock MODULE.bazel.lock
		Package.resolved .terraform.lock.hcl gradle/buildscript-gradle.lockfile packages.lock.json cabal.project.freeze dub.selections.json
		src/main/resources/messages/messages_de.properties java/org/apache/tomcat/LocalStrings_zh_CN.properties conf/locale/locale_de-DE.ini
		config/locales/de.yml config/locales/devise.pt-BR.yml gui/default/assets/lang/lang-de.json app/i18n/zh-Hant/common.json locales/fr/translation.json
		l10n/ast/viewer.ftl src/locale/de/LC_MESSAGES/django.po po/messages.pot lib/l10n/app_de.arb Resources/translations/validators.de.xlf
		res/values-de/strings.xml res/values-pt-rBR/plurals.xml App/de.lproj/Localizable.strings Properties/Resources.zh-CN.resx
		db/seeds/cities.json spec/../db/seeds/users.csv testdata/fixtures/a.xml`,
		`a.go mvnw.go gradle.properties generated.go generated/a.go min.js lock.go a.pb pb.go gen.go Designer.java a.lock.go map.js sum.go
		sbt lein bin/compile configure Makefile.in .yarn/build.js yarn/releases/a.cjs package.resolved
		messages.properties application_it.properties log4j_de.properties application-de.properties locales/en.json locales/en-US/common.json config/locales/en.yml
		lib/i18n/api.json i18n/index.json locales/de.ts locales/de/index.js lang/de/messages.php src/is/data.json data/de.json Localization/Ratings/de.json
		res/values/strings.xml res/values-night/colors.xml res/values-de/themes.xml en.lproj/Localizable.strings Base.lproj/Main.strings Resources.resx app_en.arb
		validators.en.xlf db/seeds.rb db/seeds/users.rb seeds.go db/schema.sql db/data.sql db/migrations/0001.sql db/structure.json fixtures.json fixtures/build.py`)
}

// A script of SQL is data when it only fills tables, and says so by its name or by how much there is.
func TestSeedsAreGenerated(t *testing.T) {
	rows := func(n int) string { return strings.Repeat("INSERT INTO t (a, b) VALUES (1, 'x;y -- z');\n", n) }
	for _, tt := range []struct {
		file, content string
		want          bool
	}{
		{"db/data.sql", "-- vets\nINSERT IGNORE INTO vets VALUES (1, 'James', 'Carter');\n\nINSERT IGNORE INTO vets VALUES (2, 'Helen', 'O''Leary');", true},
		{"db/data.sql", "INSERT INTO vets (first_name) SELECT 'James' WHERE NOT EXISTS (SELECT * FROM vets WHERE id=1);", true},
		{"db/sample_data.sql", "/* a; */ USE shop; SET NAMES utf8; BEGIN;\n" + rows(1) + "COMMIT;", true},
		{"fixtures/users.sql", rows(2), true},
		{"db/dump.sql", "SET x = 1;\nCOPY t (a) FROM stdin;\n" + strings.Repeat("1\tx\n", 20) + "\\.\nSELECT pg_catalog.setval('s', 2, true);\n", true},
		{"db/countries.sql", rows(20), true},
		{"db/countries.sql", "INSERT INTO t VALUES\n" + strings.Repeat("(1, '(,('),\n", 19) + "(2, 'it\\'s; CREATE');", true},
		{"db/roles.sql", rows(3), false},
		{"db/roles.sql", "INSERT INTO t (a, b) VALUES (f((1), (2)), ((3), (4)));", false},
		{"db/data.sql", "CREATE TABLE t (a int);\n" + rows(30), false},
		{"db/data.sql", rows(30) + "UPDATE t SET a = 2;", false},
		{"db/data.sql", rows(1) + "SELECT * FROM t;", false},
		{"db/data.sql", "-- name: AddSample :one\nINSERT INTO t (a) VALUES ($1);", false},
		{"db/data.sql", "INSERT INTO t (a) VALUES (?);", false},
		{"db/data.sql", "INSERT INTO t (a) VALUES (:name);", false},
		{"db/data.sql", "INSERT INTO t (a) VALUES ('{}'::json);", true},
		{"db/data.sql", "DELETE FROM t;", false},
		{"db/data.sql", "-- nothing yet\n", false},
		{"db/schema.sql", "CREATE TABLE vets (id int);\nINSERT INTO vets VALUES (1);", false},
		{"db/seed.sql", "INSERT INTO t VALUES ('never closed", true},
	} {
		if got := IsGenerated(tt.file, []byte(tt.content)); got != tt.want {
			t.Errorf("IsGenerated(%s, %.60q) = %v", tt.file, tt.content, got)
		}
	}
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
		{"Manifest.toml", "# This file is machine-generated - editing it directly is not advised\n", true},
		{"configure", "#! /bin/sh\n# Guess values for system-dependent variables.\n# Generated by GNU Autoconf 2.69.\n", true},
		{"configure", "#!/bin/sh\n# ffmpeg configure script\n", false},
		{"Makefile.in", "# Makefile.in generated by automake 1.16.1 from Makefile.am.\n", true},
		{"sbt", "#!/usr/bin/env bash\n# A more capable sbt runner\nurl=$repo/sbt-launch.jar\n", true},
		{"sbt", "#!/usr/bin/env bash\nsbt -no-colors \"$1\"\n", false},
		{"lein", "#!/bin/sh\nLEIN_JAR=leiningen-$V-standalone.jar\n", true},
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
	for alias, language := range languageAliases() {
		if !IsLanguage(language) {
			t.Errorf("%s stands for %s, which is none", alias, language)
		}
	}
}
