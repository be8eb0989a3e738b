package config

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// file is a settings file read: what it sets and what is odd about it.
type file struct {
	path     string
	lines    map[string]int // of every key, 1-based
	entries  []entry
	warnings []string
	getenv   func(string) (string, bool)
}

func parseFile(path string, src []byte, getenv func(string) (string, bool)) (*file, error) {
	var root yaml.MapSlice
	if err := yaml.UnmarshalWithOptions(src, &root, yaml.UseOrderedMap()); err != nil {
		return nil, wrong("%s%s: correct the file", path, syntax(err))
	}
	f := &file{path: path, getenv: getenv, lines: map[string]int{}}
	if tree, err := parser.ParseBytes(src, 0); err == nil && len(tree.Docs) > 0 {
		f.findLines("", tree.Docs[0].Body)
	}
	return f, f.section("", root)
}

// syntax is the place and the first line of what the YAML library says.
func syntax(err error) string {
	var e yaml.Error
	if errors.As(err, &e) && e.GetToken() != nil {
		return fmt.Sprintf(":%d: %s", e.GetToken().Position.Line, e.GetMessage())
	}
	line, _, _ := strings.Cut(err.Error(), "\n")
	return ": " + line
}

func (f *file) findLines(prefix string, n ast.Node) {
	m, ok := n.(ast.MapNode)
	if !ok {
		return
	}
	for it := m.MapRange(); it.Next(); {
		key := it.Key().GetToken()
		name := prefix + key.Value
		f.lines[name] = key.Position.Line
		f.findLines(name+".", it.Value())
	}
}

// section collects what is set below prefix, which is "" or ends with a dot.
func (f *file) section(prefix string, items yaml.MapSlice) error {
	for _, item := range items {
		key := prefix + fmt.Sprint(item.Key)
		if e, ok := entryOf(key, item.Value); ok {
			if e, set := f.value(e); set {
				f.entries = append(f.entries, e)
			}
			continue
		}
		below, isMap := item.Value.(yaml.MapSlice)
		fixed, open := isSection(key)
		switch {
		case isMap && (fixed || open):
			if err := f.section(key+".", below); err != nil {
				return err
			}
		case item.Value == nil && (fixed || open): // a heading above comments
		case fixed:
			return wrong("%s: %s is a section: write its keys indented below it", f.at(key), key)
		default:
			f.warn(key, "unknown key "+key+nearestKey(key, nil))
		}
	}
	return nil
}

// isSection reports whether keys of the table are below this one: it begins some row's name (fixed), or
// it is what stands for a placeholder (open).
func isSection(key string) (fixed, open bool) {
	for _, row := range names() {
		before, _, after, isOpen := row.open()
		fixed = fixed || strings.HasPrefix(before, key+".")
		open = open || isOpen && after != "" && strings.HasPrefix(key, before)
	}
	return fixed, open
}

var variable = lazyregexp.New(`\$\{([A-Za-z_][A-Za-z0-9_]*)\}`)

// value fills in the variables of one entry. set is false for a key without a value, and for one that is
// nothing but variables that are not set, which then keeps the value of the layer below.
func (f *file) value(e entry) (_ entry, set bool) {
	e.origin = f.at(e.said())
	switch raw := e.raw.(type) {
	case nil:
		return e, false
	case string:
		e.raw = f.expand(&e, raw)
		return e, e.raw != "" || raw == ""
	case []any:
		for i, item := range raw {
			if s, ok := item.(string); ok {
				raw[i] = f.expand(&e, s)
			}
		}
	}
	return e, true
}

func (f *file) expand(e *entry, s string) string {
	return variable.ReplaceAllStringFunc(s, func(ref string) string {
		name := ref[2 : len(ref)-1]
		v, ok := f.getenv(name)
		if !ok {
			f.warn(e.said(), fmt.Sprintf("%s in %s is not set and counts as empty: set it or remove it", ref, e.said()))
		}
		e.secret = e.secret || Secret(name)
		return v
	})
}

func (f *file) at(key string) string {
	if line := f.lines[key]; line > 0 {
		return fmt.Sprintf("%s:%d", f.path, line)
	}
	return f.path
}

func (f *file) warn(key, message string) {
	f.warnings = append(f.warnings, f.at(key)+": "+message)
}

// suggest names the key that was probably meant.
func (l *Loaded) suggest(key string) string { return nearestKey(key, l.places.Strategies) }

func nearestKey(key string, strategies []string) string {
	var keys []string
	last := key[strings.LastIndexByte(key, '.')+1:]
	for _, row := range table {
		if strings.HasSuffix(row.Name, "."+last) { // the right name in the wrong section
			return ": did you mean " + row.Name + "?"
		}
	}
	for _, row := range names() {
		keys = append(keys, row.Name)
	}
	for _, s := range strategies {
		keys = append(keys, "retrieval.weights."+s)
	}
	if near := Nearest(key, keys); near != "" {
		return ": did you mean " + near + "?"
	}
	if !strings.Contains(key, ".") {
		var sections []string
		for _, row := range table {
			if section, _, below := strings.Cut(row.Name, "."); below {
				sections = append(sections, section)
			}
		}
		if near := Nearest(key, sections); near != "" {
			return ": did you mean " + near + "?"
		}
	}
	return ": `ctx-sys config list` shows the keys"
}
