package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// The tables of 23 grammars are 36 MB of the program, and compressed 2.4. They are in Go modules of others, which are compiled as they are by everybody else.
// A release is built with copies of these modules (a GOMODCACHE of its own) in which parser.c has no tables, but what the C compiler makes of them, compressed,
// as one array. Package parse unpacks it (packed.go there).

// tables are taken out of a parser.c, in the order of the members of TSLanguage.
var tables = []struct{ name, member string }{
	{"ts_parse_table", "parse_table"},
	{"ts_small_parse_table", "small_parse_table"},
	{"ts_small_parse_table_map", "small_parse_table_map"},
	{"ts_parse_actions", "parse_actions"},
	{"ts_lex_modes", "lex_modes"},
	{"ts_primary_state_ids", "primary_state_ids"},
}

// magic begins the packed tables: CTX_PACKED in internal/parse/tree.h, where the form of what comes behind is, too.
const magic = "\x89CTXTAB\n"

// grammars packs the grammars in copies of the modules below a folder, which is emptied first, and returns the environment to build with them.
func (r *release) grammars(dir string) (env []string, err error) {
	cache, err := r.output("go", "env", "GOMODCACHE")
	if err != nil {
		return nil, err
	}
	proxy, err := r.output("go", "env", "GOPROXY")
	if err != nil {
		return nil, err
	}
	if err := emptied(dir); err != nil {
		return nil, err
	}
	// What is in the cache already is not fetched again.
	env = []string{"GOMODCACHE=" + dir, "GOFLAGS=-modcacherw", "GOPROXY=file://" + filepath.ToSlash(filepath.Join(cache, "cache", "download")) + "," + proxy}
	cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Dir}}{{end}}", "./internal/parse")
	cmd.Dir, cmd.Env, cmd.Stderr = r.root, append(append(os.Environ(), "GOWORK=off"), env...), os.Stderr
	list, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	modules := strings.Fields(string(list))
	slices.Sort(modules)
	all := sha256.New()
	for _, module := range slices.Compact(modules) {
		if !strings.HasPrefix(module, dir) {
			continue
		}
		err := filepath.WalkDir(module, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.Name() != "parser.c" {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil || !bytes.Contains(text, []byte("const ts_symbol_names[]")) {
				return err // the runtime has a file of this name, too
			}
			if text, err = packed(path, text); err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
			all.Write(text)
			return os.WriteFile(path, text, 0o644)
		})
		if err != nil {
			return nil, err
		}
	}
	// Go does not look into files that C includes: a name that is defined, and not used, tells it that they are others.
	return append(env, fmt.Sprintf("CGO_CFLAGS=%s -DCTX_GRAMMARS=%x", cflags, all.Sum(nil)[:8])), nil
}

// packed is the parser.c of a path with its tables packed.
func packed(path string, parser []byte) ([]byte, error) {
	compiled, err := compiledTables(path, parser)
	if err != nil {
		return nil, err
	}
	return withoutTables(parser, compiled)
}

func definition(table string) *regexp.Regexp {
	return regexp.MustCompile(`(?ms)^static const \w+ ` + table + `(\[[^\n]*\])+ = \{\n.*?^\};\n\n?`)
}

// withoutTables is a parser.c with compiled tables in place of its own.
func withoutTables(parser, compiled []byte) ([]byte, error) {
	array, err := packedArray(compiled)
	if err != nil {
		return nil, err
	}
	for i, t := range tables {
		def, use := definition(t.name), regexp.MustCompile(`(?m)^    \.`+t.member+` = [^\n]*\b`+t.name+`\b[^\n]*,\n`)
		if defined, used := len(def.FindAllIndex(parser, -1)), len(use.FindAllIndex(parser, -1)); defined > 1 || used != defined || i == 0 && used == 0 {
			return nil, fmt.Errorf("it defines %s %d times and uses it %d times", t.name, defined, used)
		}
		var first, member []byte
		if i == 0 {
			first, member = array, []byte("    .parse_table = (const uint16_t *)ctx_packed,\n")
		}
		parser = use.ReplaceAllLiteral(def.ReplaceAllLiteral(parser, first), member)
		if regexp.MustCompile(`\b` + t.name + `\b`).Match(parser) {
			return nil, fmt.Errorf("it has %s in another way than usual", t.name)
		}
	}
	return parser, nil
}

// packedArray is C code of an array of compressed tables, ctx_packed.
func packedArray(compiled []byte) ([]byte, error) {
	z, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(zstd.MaxWindowSize>>2))
	if err != nil {
		return nil, err
	}
	defer z.Close()
	frame := z.EncodeAll(compiled, nil)
	all := binary.LittleEndian.AppendUint32([]byte(magic), uint32(len(compiled)))
	all = append(binary.LittleEndian.AppendUint32(all, uint32(len(frame))), frame...)
	code := []byte("static const _Alignas(4) unsigned char ctx_packed[] = {")
	for i, b := range all {
		if i%32 == 0 {
			code = append(code, '\n')
		}
		code = append(strconv.AppendUint(code, uint64(b), 10), ',')
	}
	return append(code, "\n};\n\n"...), nil
}

// compiledTables are the tables of a parser.c: their sizes, and then they, each filled up to four bytes. A program writes them that is compiled of it for this
// machine. All processors that the program is built for lay them out in the same way.
func compiledTables(path string, parser []byte) ([]byte, error) {
	dir, err := os.MkdirTemp("", "grammar")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var code, sizes, writes bytes.Buffer
	for _, t := range tables {
		if !definition(t.name).Match(parser) {
			sizes.WriteString("0, ")
			continue
		}
		fmt.Fprintf(&sizes, "sizeof %s, ", t.name)
		fmt.Fprintf(&writes, "\ttable(%s, sizeof %[1]s);\n", t.name)
	}
	code.Write(parser)
	fmt.Fprintf(&code, `
#include <stdio.h>
static void table(const void *p, unsigned n) {
	static const char zero[4];
	fwrite(p, 1, n, stdout);
	fwrite(zero, 1, -n & 3, stdout);
}
int main(void) {
	unsigned sizes[] = {%s};
	table(sizes, sizeof sizes);
%s	return 0;
}
`, &sizes, &writes)
	source, program := filepath.Join(dir, "tables.c"), filepath.Join(dir, "tables")
	if err := os.WriteFile(source, code.Bytes(), 0o644); err != nil {
		return nil, err
	}
	cmd := exec.Command("cc", "-O0", "-w", "-std=c11", "-I"+filepath.Dir(path), "-o", program, source)
	scanner := filepath.Join(filepath.Dir(path), "scanner.c")
	if _, err := os.Stat(scanner); err == nil {
		cmd.Args = append(cmd.Args, scanner)
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("cc: %w", err)
	}
	return exec.Command(program).Output()
}
