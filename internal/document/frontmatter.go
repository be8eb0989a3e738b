package document

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	yamlparser "github.com/goccy/go-yaml/parser"
)

// Bounds of front matter: what is larger, deeper or made of references to itself is no list of a document's
// properties.
const (
	maxFrontMatter      = 16 << 10
	maxFrontMatterDepth = 8
	maxFrontMatterKeys  = 64
	maxFrontMatterText  = 500
)

// readFrontMatter reads the settings that open a document, between --- as YAML and between +++ as TOML.
func (m *mdScan) readFrontMatter(mark string, text []byte) {
	all, err := parseFrontMatter(mark, text)
	if err != nil {
		m.File.Notices = append(m.File.Notices, "front matter is not read: "+err.Error())
	}
	m.File.Document.FrontMatter = all
}

func parseFrontMatter(mark string, text []byte) (map[string]any, error) {
	if len(text) > maxFrontMatter {
		return nil, fmt.Errorf("it has %d bytes, more than %d", len(text), maxFrontMatter)
	}
	if nesting(text) > maxFrontMatterDepth {
		return nil, fmt.Errorf("it is nested more than %d deep", maxFrontMatterDepth)
	}
	all := map[string]any{}
	if mark == "+++" {
		if err := toml.Unmarshal(text, &all); err != nil {
			return nil, fmt.Errorf("it is no TOML")
		}
		return plainValues(all), nil
	}
	file, err := yamlparser.ParseBytes(text, 0)
	if err != nil {
		return nil, fmt.Errorf("it is no YAML")
	}
	for _, doc := range file.Docs {
		if doc.Body != nil && len(ast.Filter(ast.AliasType, doc.Body)) > 0 {
			return nil, fmt.Errorf("it has aliases")
		}
	}
	if err := yaml.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("it is not a list of keys and values")
	}
	return plainValues(all), nil
}

// nesting is how deep brackets or indentation go, at most.
func nesting(text []byte) int {
	open, deepest := 0, 0
	for _, c := range text {
		switch c {
		case '[', '{':
			open++
			deepest = max(deepest, open)
		case ']', '}':
			open = max(open-1, 0)
		}
	}
	for line := range strings.Lines(string(text)) {
		inner := strings.TrimLeft(line, " -")
		dashes := strings.Count(line[:len(line)-len(inner)], "-")
		if !strings.HasPrefix(strings.TrimLeft(line, " "), "---") {
			deepest = max(deepest, dashes, (len(line)-len(strings.TrimLeft(line, " ")))/4)
		}
	}
	return deepest
}

// plainValues keeps strings, numbers, booleans, and lists of them.
func plainValues(all map[string]any) map[string]any {
	out := map[string]any{}
	keys := slices.Sorted(maps.Keys(all))
	for _, key := range keys[:min(len(keys), maxFrontMatterKeys)] {
		if v := plainValue(all[key]); v != nil && len(key) <= maxFrontMatterText {
			out[key] = v
		}
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

func plainValue(value any) any {
	switch v := value.(type) {
	case nil:
		return nil
	case string:
		if len(v) > maxFrontMatterText {
			v = strings.ToValidUTF8(v[:maxFrontMatterText], "")
		}
		return v
	case bool, int, int64, uint64:
		return v
	case float64:
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return fmt.Sprint(v)
		}
		return v
	case []any:
		var list []any
		for _, x := range v[:min(len(v), maxFrontMatterKeys)] {
			switch x.(type) {
			case []any, map[string]any, map[any]any, nil:
			default:
				list = append(list, plainValue(x))
			}
		}
		if list == nil {
			return nil
		}
		return list
	case map[string]any, map[any]any:
		return nil
	}
	return fmt.Sprint(value)
}
