// Command grammars takes grammars of tree-sitter over from Go modules into internal/parse/grammar, with their tables packed.
//
//	go run ./tools/grammars                               all of them again
//	go run ./tools/grammars NAME...                       some of them again
//	go run ./tools/grammars -take MODULE@VERSION NAME [FOLDER]  a new one, or another version, of the parser.c in a folder of the module
//
// A generated parser.c is nine tenths tables of numbers. Compiled, they were 36 MB of the program and most of what it takes to build it. Here the
// sources go without them, and they go to tables.zst as the C compiler makes them of the original: see package tables for its form. Package parse unpacks
// it when a language is first used. list.txt says of each grammar where it is from, with the checksum of the module as in a go.sum file.
//
// Everything else is as it was published, but for two things: headers are included from the same folder, where Go's build sees them change, and a
// lexer is compiled as the rest is, where its author turned the optimiser off to save time.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

// grammar is a line of the list.
type grammar struct {
	name    string // the folder and the package
	module  string
	version string
	sum     string // as in a go.sum file
	folder  string // of parser.c in the module
}

func main() {
	log.SetFlags(0)
	take := flag.String("take", "", "take over NAME from this `module@version`, and write it into the list")
	to := flag.String("to", "internal/parse/grammar", "`folder` to write to")
	flag.Parse()
	if err := run(*take, *to, flag.Args()); err != nil {
		log.Fatal(err)
	}
}

func run(take, to string, args []string) error {
	list := filepath.Join(to, "list.txt")
	all, err := readList(list)
	if err != nil {
		return err
	}
	if take != "" {
		g := grammar{folder: "src"}
		var ok bool
		if g.module, g.version, ok = strings.Cut(take, "@"); !ok || len(args) == 0 || len(args) > 2 {
			return fmt.Errorf("want -take MODULE@VERSION NAME [FOLDER]")
		}
		if g.name = args[0]; len(args) == 2 {
			g.folder = args[1]
		}
		all = slices.DeleteFunc(all, func(o grammar) bool { return o.name == g.name })
		all, args = append(all, g), args[:1]
	}
	for _, name := range args {
		if !slices.ContainsFunc(all, func(g grammar) bool { return g.name == name }) {
			return fmt.Errorf("%s has no %q: name the module with -take", list, name)
		}
	}
	for i := range all {
		if g := &all[i]; len(args) == 0 || slices.Contains(args, g.name) {
			size, packed, err := g.write(filepath.Join(to, g.name))
			if err != nil {
				return fmt.Errorf("%s: %w", g.name, err)
			}
			fmt.Printf("%-12s %8d bytes of tables, %7d packed\n", g.name, size, packed)
		}
	}
	return writeList(list, all)
}

func readList(path string) ([]grammar, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out []grammar
	for line := range strings.Lines(string(text)) {
		f := strings.Fields(line)
		if len(f) != 5 {
			return nil, fmt.Errorf("%s: %q: want name, module, version, checksum and folder", path, line)
		}
		out = append(out, grammar{f[0], f[1], f[2], f[3], f[4]})
	}
	return out, nil
}

func writeList(path string, all []grammar) error {
	slices.SortFunc(all, func(a, b grammar) int { return strings.Compare(a.name, b.name) })
	var b strings.Builder
	for _, g := range all {
		fmt.Fprintln(&b, g.name, g.module, g.version, g.sum, g.folder)
	}
	return os.WriteFile(path, []byte(b.String()), 0o644)
}

// write makes the package of a grammar, and says how large its tables are and how large packed.
func (g *grammar) write(to string) (size, packed int, err error) {
	files, tables, err := g.read()
	if err != nil {
		return 0, 0, err
	}
	if files["tables.zst"], err = pack(tables); err != nil {
		return 0, 0, err
	}
	if err := os.RemoveAll(to); err != nil {
		return 0, 0, err
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		return 0, 0, err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(to, name), text, 0o644); err != nil {
			return 0, 0, err
		}
	}
	return len(tables), len(files["tables.zst"]), nil
}

// pack compresses with the zstd program, which makes the tables a sixth smaller than the library in Go can.
func pack(tables []byte) ([]byte, error) {
	cmd := exec.Command("zstd", "-q", "--ultra", "-22", fmt.Sprint("--stream-size=", len(tables)), "-c")
	cmd.Stdin, cmd.Stderr = bytes.NewReader(tables), os.Stderr
	return cmd.Output()
}

// read makes the files of the package of a grammar, and its tables.
func (g *grammar) read() (files map[string][]byte, tables []byte, err error) {
	module, err := g.download()
	if err != nil {
		return nil, nil, err
	}
	files = map[string][]byte{}
	terms, err := filepath.Glob(filepath.Join(module, "LICENSE*"))
	if err != nil || len(terms) != 1 {
		return nil, nil, fmt.Errorf("%s has the licences %q: want one", module, terms)
	}
	if files["LICENSE"], err = os.ReadFile(terms[0]); err != nil {
		return nil, nil, err
	}
	src := filepath.Join(module, g.folder)
	sources := []string{"parser.c"}
	if _, err := os.Stat(filepath.Join(src, "scanner.c")); err == nil {
		sources = append(sources, "scanner.c")
	}
	for _, name := range sources {
		if err := flatten(filepath.Join(src, name), src, files); err != nil {
			return nil, nil, err
		}
	}
	all := files["parser.c"]
	function := languageFunction.FindSubmatch(all)
	if function == nil {
		return nil, nil, fmt.Errorf("parser.c has no function for the language")
	}
	if files["parser.c"], err = withoutTables(all); err != nil {
		return nil, nil, err
	}
	if tables, err = compiled(src, sources[1:], string(all)); err != nil {
		return nil, nil, err
	}
	var code bytes.Buffer
	if err := goFile.Execute(&code, map[string]string{"Name": g.name, "Module": g.module, "Version": g.version, "Function": string(function[1])}); err != nil {
		return nil, nil, err
	}
	files["grammar.go"] = code.Bytes()
	return files, tables, nil
}

// download returns the folder of the module in the module cache, and checks or sets its checksum.
func (g *grammar) download() (string, error) {
	cmd := exec.Command("go", "mod", "download", "-json", g.module+"@"+g.version)
	cmd.Dir = os.TempDir() // it is no module of this one
	out, err := cmd.Output()
	var got struct{ Dir, Sum, Error string }
	if jsonErr := json.Unmarshal(out, &got); err == nil {
		err = jsonErr
	}
	switch {
	case err != nil || got.Error != "":
		return "", fmt.Errorf("go mod download: %w %s", err, got.Error)
	case g.sum != "" && g.sum != got.Sum:
		return "", fmt.Errorf("%s %s has the checksum %s, and the list says %s", g.module, g.version, got.Sum, g.sum)
	}
	g.sum = got.Sum
	return got.Dir, nil
}

var include = regexp.MustCompile(`(?m)^(\s*#\s*include\s*)"([^"]+)"`)

// flatten reads a source and what it includes, from its own folder or from src, into files by the last part of their names, and lets them
// include each other by these.
func flatten(path, src string, files map[string][]byte) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	files[filepath.Base(path)] = include.ReplaceAllFunc(text, func(line []byte) []byte {
		m := include.FindSubmatch(line)
		return fmt.Appendf(nil, "%s%q", m[1], filepath.Base(string(m[2])))
	})
	for _, m := range include.FindAllSubmatch(text, -1) {
		from := filepath.Join(filepath.Dir(path), string(m[2]))
		if _, err := os.Stat(from); err != nil {
			from = filepath.Join(src, string(m[2]))
		}
		if _, ok := files[filepath.Base(from)]; ok {
			continue
		}
		if err := flatten(from, src, files); err != nil {
			return err
		}
	}
	return nil
}

var (
	languageFunction = regexp.MustCompile(`(?m)^TS_PUBLIC const TSLanguage \*(\w+)\(void\) \{$`)
	slow             = regexp.MustCompile(`(?m)^#(ifdef|if) _MSC_VER\n#pragma optimize\("", off\)\n(#.*\n)*?#endif\n`)
)

// packed are the tables that are taken out, in the order of the file of tables, which is that of their members in TSLanguage.
var packed = []struct{ name, member string }{
	{"ts_parse_table", "parse_table"},
	{"ts_small_parse_table", "small_parse_table"},
	{"ts_small_parse_table_map", "small_parse_table_map"},
	{"ts_parse_actions", "parse_actions"},
	{"ts_lex_modes", "lex_modes"},
	{"ts_primary_state_ids", "primary_state_ids"},
}

func definition(table string) *regexp.Regexp {
	return regexp.MustCompile(`(?ms)^static const \w+ ` + table + `(\[[^\n]*\])+ = \{\n.*?^\};\n\n?`)
}

// withoutTables is a parser.c whose tables are null.
func withoutTables(parser []byte) ([]byte, error) {
	parser = slow.ReplaceAll(parser, nil)
	for _, t := range packed {
		def, use := definition(t.name), regexp.MustCompile(`(?m)^    \.`+t.member+` = [^\n]*\b`+t.name+`\b[^\n]*,\n`)
		if defined, used := len(def.FindAllIndex(parser, -1)), len(use.FindAllIndex(parser, -1)); defined > 1 || used != defined {
			return nil, fmt.Errorf("parser.c defines %s %d times and uses it %d times", t.name, defined, used)
		}
		parser = use.ReplaceAll(def.ReplaceAll(parser, nil), nil)
		if regexp.MustCompile(`\b` + t.name + `\b`).Match(parser) {
			return nil, fmt.Errorf("parser.c has %s in another way than usual", t.name)
		}
	}
	return parser, nil
}

// compiled are the tables of a parser.c in the folder src, as a program writes them that is compiled of it.
func compiled(src string, others []string, parser string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "grammar")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var code strings.Builder
	fmt.Fprintf(&code, "#include %q\n#include <stdio.h>\nstatic void table(const void *p, unsigned n) {\n\tstatic const char zero[4];\n\tfwrite(p, 1, n, stdout);\n\tfwrite(zero, 1, -n & 3, stdout);\n}\n",
		filepath.Join(src, "parser.c"))
	var sizes, writes []string
	for _, t := range packed {
		if !definition(t.name).MatchString(parser) {
			sizes = append(sizes, "0")
			continue
		}
		sizes = append(sizes, "sizeof "+t.name)
		writes = append(writes, "\ttable("+t.name+", sizeof "+t.name+");\n")
	}
	fmt.Fprintf(&code, "int main(void) {\n\tunsigned sizes[] = {%s};\n\ttable(sizes, sizeof sizes);\n%s\treturn 0;\n}\n", strings.Join(sizes, ", "), strings.Join(writes, ""))
	if err := os.WriteFile(filepath.Join(dir, "write.c"), []byte(code.String()), 0o644); err != nil {
		return nil, err
	}
	cc := os.Getenv("CC")
	if cc == "" {
		cc = "cc"
	}
	program := filepath.Join(dir, "write")
	cmd := exec.Command(cc, "-O0", "-w", "-std=c11", "-I"+src, "-o", program, filepath.Join(dir, "write.c"))
	for _, name := range others {
		cmd.Args = append(cmd.Args, filepath.Join(src, name))
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, err
	}
	return exec.Command(program).Output()
}

var goFile = template.Must(template.New("").Parse(`// Code generated by tools/grammars. DO NOT EDIT.

// Package {{.Name}} is a grammar of tree-sitter: {{.Module}} {{.Version}}.
package {{.Name}}

// #cgo CFLAGS: -std=c11 -fPIC
// const void *{{.Function}}(void);
import "C"

import (
	_ "embed"
	"unsafe"
)

//go:embed tables.zst
var tables []byte

// Grammar returns the grammar as a TSLanguage without tables, and the tables: see tools/grammars.
func Grammar() (language unsafe.Pointer, packed []byte) {
	return unsafe.Pointer(C.{{.Function}}()), tables
}
`))
