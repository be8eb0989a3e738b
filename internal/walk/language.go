package walk

import (
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
)

// codeLanguages are the languages people program in, as opposed to those of documents, settings and data.
// Interface definitions and queries count as programs.
var codeLanguages = setOf(`
	go typescript tsx javascript jsx python rust java c cpp csharp ruby php kotlin scala swift lua bash fish
	powershell elixir erlang haskell zig dart julia r perl clojure fsharp ocaml nim crystal groovy objc
	assembly cuda glsl verilog vhdl solidity elm vim lisp tcl batch awk starlark visualbasic d pascal fortran vue svelte
	sql protobuf graphql thrift wgsl gdscript terraform notebook`)

var otherLanguages = setOf(`
	markdown rst asciidoc latex text html css scss less xml yaml json toml ini csv nix dockerfile
	makefile cmake gomod gitconfig diff pdf`)

// languageByName is for names that say more than their extension. Those in lower case stand for any case.
var languageByName = table(`
	makefile: makefile gnumakefile bsdmakefile justfile
	dockerfile: dockerfile containerfile
	cmake: cmakelists.txt
	gomod: go.mod go.work
	ruby: gemfile rakefile podfile vagrantfile brewfile fastfile guardfile capfile
	starlark: BUILD WORKSPACE BUCK build.bazel workspace.bazel tiltfile
	groovy: jenkinsfile
	bash: .bashrc .bash_profile .bash_aliases .zshrc .zshenv .profile pkgbuild
	vim: .vimrc
	python: sconstruct sconscript
	gitconfig: .gitconfig .gitmodules .gitattributes .gitignore .ctxignore .dockerignore .npmignore
	ini: .editorconfig pipfile
	json: .prettierrc .eslintrc .babelrc composer.lock pipfile.lock
	toml: cargo.lock poetry.lock uv.lock
	yaml: .clang-format .clang-tidy
	text: license licence copying notice authors contributors readme changelog changes todo news INSTALL
	text: owners codeowners maintainers patents`)

var languageByExtension = table(`
	go: .go
	typescript: .ts .mts .cts
	tsx: .tsx
	javascript: .js .mjs .cjs
	jsx: .jsx
	python: .py .pyi .pyw .pyx .pxd
	rust: .rs
	java: .java
	c: .c .h
	cpp: .cpp .cc .cxx .c++ .hpp .hh .hxx .h++ .inl .ipp .tpp
	cuda: .cu .cuh
	csharp: .cs .csx
	ruby: .rb .rake .gemspec .ru
	php: .php .phtml
	kotlin: .kt .kts
	scala: .scala .sc .sbt
	swift: .swift
	lua: .lua
	bash: .sh .bash .zsh .ksh .bats
	fish: .fish
	powershell: .ps1 .psm1 .psd1
	batch: .bat .cmd
	tcl: .tcl
	awk: .awk
	elixir: .ex .exs
	erlang: .erl .hrl
	haskell: .hs .lhs .hsc
	zig: .zig .zon
	dart: .dart
	julia: .jl
	r: .r
	perl: .pl .pm
	clojure: .clj .cljs .cljc .edn
	fsharp: .fs .fsi .fsx
	ocaml: .ml .mli
	nim: .nim
	crystal: .cr
	groovy: .groovy .gradle
	objc: .m .mm
	assembly: .s .asm
	glsl: .glsl .vert .frag
	wgsl: .wgsl
	verilog: .v .sv .svh
	vhdl: .vhd .vhdl
	solidity: .sol
	elm: .elm
	vim: .vim
	lisp: .el .lisp .scm .rkt
	starlark: .bzl .star
	visualbasic: .vb
	d: .d
	pascal: .pas
	fortran: .f90 .f95 .f
	gdscript: .gd
	vue: .vue
	svelte: .svelte
	notebook: .ipynb
	sql: .sql
	protobuf: .proto
	graphql: .graphql .gql .graphqls
	thrift: .thrift
	markdown: .md .markdown .mdx .mdown
	rst: .rst
	asciidoc: .adoc .asciidoc
	latex: .tex
	text: .txt .text .rdoc
	html: .html .htm .xhtml .erb .eex .heex .hbs .ejs
	css: .css
	scss: .scss .sass
	less: .less
	xml: .xml .xsd .xsl .xslt .svg .csproj .fsproj .vbproj .props .targets .resx .plist .xaml .storyboard
	yaml: .yaml .yml
	json: .json .jsonc .json5 .jsonl .ndjson .webmanifest .geojson
	toml: .toml
	ini: .ini .cfg .conf .properties
	csv: .csv .tsv
	terraform: .tf .tfvars .hcl
	nix: .nix
	dockerfile: .dockerfile .containerfile
	makefile: .mk .mak
	cmake: .cmake
	diff: .diff .patch
	pdf: .pdf`)

// languageByInterpreter is for #! lines.
var languageByInterpreter = table(`
	bash: sh bash zsh ksh dash ash bats
	fish: fish
	python: python pypy
	javascript: node nodejs bun
	typescript: deno ts-node tsx
	ruby: ruby jruby
	perl: perl
	php: php
	lua: lua luajit
	r: rscript
	groovy: groovy
	elixir: elixir
	erlang: escript
	makefile: make
	tcl: tclsh wish
	awk: awk gawk
	powershell: pwsh`)

// setOf reads a list of words, when it is first wanted.
func setOf(text string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		words := strings.Fields(text)
		set := make(map[string]bool, len(words))
		for _, word := range words {
			set[word] = true
		}
		return set
	})
}

// table reads lines of "value: key key ..." into a map from key to value, when it is first wanted.
func table(text string) func() map[string]string {
	return sync.OnceValue(func() map[string]string {
		words := strings.Fields(text)
		m, value := make(map[string]string, len(words)), ""
		for _, word := range words {
			if v, ok := strings.CutSuffix(word, ":"); ok {
				value = v
				continue
			}
			m[word] = value
		}
		return m
	})
}

// LanguageOf returns the language of a file by its name, "" for one it cannot tell. A .h counts as C: see
// LanguageOfText.
func LanguageOf(file string) string {
	name := path.Base(file)
	if language := languageByName()[name]; language != "" {
		return language
	}
	if hasUpper(name) {
		name = strings.ToLower(name)
		if language := languageByName()[name]; language != "" {
			return language
		}
	}
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		if language := languageByExtension()[name[dot:]]; language != "" {
			return language
		}
	}
	switch {
	case strings.HasPrefix(name, "dockerfile."), strings.HasPrefix(name, "containerfile."):
		return "dockerfile"
	case strings.HasPrefix(name, "makefile."):
		return "makefile"
	case strings.HasPrefix(name, "license-"), strings.HasPrefix(name, "license."):
		return "text"
	}
	return ""
}

// IsCode reports whether a language is one people program in, as opposed to documents, settings and data.
func IsCode(language string) bool { return codeLanguages()[language] }

// CodeLanguages lists the languages of IsCode, sorted.
func CodeLanguages() []string { return slices.Sorted(maps.Keys(codeLanguages())) }

// languageAliases are names of languages that are neither ours nor extensions.
var languageAliases = table(`
	go: golang
	cpp: c++ cplusplus
	csharp: c# dotnet .net
	fsharp: f#
	python: python3 py3
	javascript: node nodejs node.js ecmascript
	objc: objective-c objectivec obj-c
	bash: shell zsh
	powershell: pwsh
	rust: rustlang
	visualbasic: vb.net
	terraform: hcl
	notebook: jupyter
	makefile: make
	dockerfile: docker
	protobuf: protocol-buffers
	text: plaintext
	gomod: go.mod`)

// LanguagesNamed returns the languages people mean by a name, in any case: a language by its own name, by another one
// or by an extension, and with TypeScript and JavaScript their forms with markup. An unknown name stands for itself.
func LanguagesNamed(name string) []string {
	name = strings.ToLower(strings.TrimSpace(name))
	switch language := languageNamed(name); language {
	case "typescript":
		return []string{language, "tsx"}
	case "javascript":
		return []string{language, "jsx"}
	default:
		return []string{language}
	}
}

func languageNamed(name string) string {
	if IsLanguage(name) {
		return name
	}
	if language := languageAliases()[name]; language != "" {
		return language
	}
	if language := languageByExtension()["."+name]; language != "" {
		return language
	}
	return name
}

// IsLanguage reports whether LanguageOf could return it.
func IsLanguage(name string) bool { return codeLanguages()[name] || otherLanguages()[name] }

// shebangLanguage returns the language of a script by its first line: "#!/usr/bin/env -S python3 -u" is Python.
func shebangLanguage(content string) string {
	line, ok := strings.CutPrefix(content, "#!")
	if !ok {
		return ""
	}
	line, _, _ = strings.Cut(line, "\n")
	for _, word := range strings.Fields(line) {
		interpreter := strings.TrimRight(strings.ToLower(path.Base(word)), "0123456789.")
		if interpreter == "env" || word[0] == '-' || strings.Contains(word, "=") {
			continue
		}
		return languageByInterpreter()[interpreter]
	}
	return ""
}
