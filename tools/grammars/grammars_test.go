package main

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

const committed = "../../internal/parse/grammar"

// TestTaken takes grammars over again and compares them with what is committed: the files, and the tables that the C compiler makes of the
// published source with those that are packed. The smallest come first.
func TestTaken(t *testing.T) {
	all, err := readList(filepath.Join(committed, "list.txt"))
	if err != nil {
		t.Fatal(err)
	}
	size := func(g grammar) int64 {
		info, err := os.Stat(filepath.Join(committed, g.name, "tables.zst"))
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	slices.SortFunc(all, func(a, b grammar) int { return int(size(a) - size(b)) })
	unzip, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer unzip.Close()
	for _, g := range all[:effort.Pick(1, 4, len(all))] {
		files, tables, err := g.read()
		if err != nil {
			t.Fatalf("%s: %v", g.name, err)
		}
		got := map[string][]byte{}
		entries, err := os.ReadDir(filepath.Join(committed, g.name))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if got[e.Name()], err = os.ReadFile(filepath.Join(committed, g.name, e.Name())); err != nil {
				t.Fatal(err)
			}
		}
		unpacked, err := unzip.DecodeAll(got["tables.zst"], nil)
		if err != nil || !bytes.Equal(unpacked, tables) {
			t.Errorf("%s: the packed tables are others than those of %s %s: %v", g.name, g.module, g.version, err)
		}
		delete(got, "tables.zst")
		if !maps.EqualFunc(got, files, bytes.Equal) {
			t.Errorf("%s: the files are others than those of %s %s: run go run ./tools/grammars %s", g.name, g.module, g.version, g.name)
		}
	}
}

// TestAll wants a line of the list for each grammar, and a grammar for each line.
func TestAll(t *testing.T) {
	all, err := readList(filepath.Join(committed, "list.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var listed, there []string
	for _, g := range all {
		listed = append(listed, g.name)
	}
	entries, err := os.ReadDir(committed)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			there = append(there, e.Name())
		}
	}
	if !slices.Equal(listed, there) {
		t.Errorf("the list has %q, and there are %q", listed, there)
	}
}

func TestWithoutTables(t *testing.T) {
	const source = "static const uint16_t ts_parse_table[2][3] = {\n  [0] = {\n    [a] = 1,\n  },\n};\n\nstatic const TSLexMode ts_lex_modes[2] = {\n  [0] = {.lex_state = 0},\n};\n\n" +
		"  static const TSLanguage language = {\n    .parse_table = &ts_parse_table[0][0],\n    .symbol_names = ts_symbol_names,\n    .lex_modes = (const void*)ts_lex_modes,\n  };\n"
	got, err := withoutTables([]byte(source))
	if want := "  static const TSLanguage language = {\n    .symbol_names = ts_symbol_names,\n  };\n"; err != nil || string(got) != want {
		t.Errorf("got %s, %v", got, err)
	}
	if _, err := withoutTables([]byte(source + "// ts_parse_table\n")); err == nil {
		t.Error("a table that is used elsewhere is no error")
	}
}
