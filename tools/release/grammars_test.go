package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestPackedGrammars has all tests of package parse pass with the grammars of a release, among them the comparison of every language's facts with what is
// committed. It compiles them all: minutes.
func TestPackedGrammars(t *testing.T) {
	if effort.Pick(0, 0, 1) == 0 {
		t.Skip("a part of make acceptance")
	}
	r, err := newRelease(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	env, err := r.grammars(filepath.Join(r.root, "bin", ".grammars"))
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "test", "-count=1", "./internal/parse")
	cmd.Dir, cmd.Env = r.root, append(append(os.Environ(), "GOWORK=off", "TEST_EFFORT="), env...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestPacked packs the tables of a small grammar, and wants those that its C source says.
func TestPacked(t *testing.T) {
	dir := t.TempDir()
	parser := []byte(`#include <stdint.h>
typedef struct {
  const uint16_t *parse_table, *small_parse_table;
  const char *const *symbol_names;
  const void *lex_modes;
} TSLanguage;

static const char *const ts_symbol_names[] = {"end"};

static const uint16_t ts_parse_table[2][3] = {
  [1] = {
    [2] = 258,
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 7,
};

const TSLanguage *tree_sitter_small(void) {
  static const TSLanguage language = {
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .symbol_names = ts_symbol_names,
  };
  return &language;
}
`)
	got, err := packed(filepath.Join(dir, "parser.c"), parser)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(got, []byte("ts_parse_table")) || bytes.Contains(got, []byte("ts_small_parse_table")) || !bytes.Contains(got, []byte("ts_symbol_names,")) {
		t.Errorf("it has tables still, or lacks the rest:\n%s", got)
	}
	array := regexp.MustCompile(`(?s)ctx_packed\[\] = \{(.*?)\}`).FindSubmatch(got)
	if array == nil {
		t.Fatalf("it has no packed tables:\n%s", got)
	}
	var all []byte
	for _, n := range regexp.MustCompile(`\d+`).FindAll(array[1], -1) {
		b, err := strconv.ParseUint(string(n), 10, 8)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, byte(b))
	}
	want := []byte{12, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // the sizes of six tables
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 7, 0, 0, 0}
	if head := all[:16]; string(head[:8]) != magic || int(binary.LittleEndian.Uint32(head[8:])) != len(want) || int(binary.LittleEndian.Uint32(head[12:])) != len(all)-16 {
		t.Errorf("they begin with %v", head)
	}
	unzip, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer unzip.Close()
	if tables, err := unzip.DecodeAll(all[16:], nil); err != nil || !bytes.Equal(tables, want) {
		t.Errorf("the tables are %v, want %v: %v", tables, want, err)
	}

	for what, odd := range map[string][]byte{
		"a table that is used elsewhere":    append(bytes.Clone(parser), "static const void *other = ts_parse_table;\n"...),
		"tables that are defined elsewhere": bytes.ReplaceAll(parser, []byte("static const uint16_t"), []byte("const uint16_t")),
	} {
		if _, err := packed(filepath.Join(dir, "parser.c"), odd); err == nil {
			t.Errorf("%s is no error", what)
		}
	}
}
