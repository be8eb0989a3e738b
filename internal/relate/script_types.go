package relate

import (
	"bytes"
	"encoding/json"
	"path"
	"slices"
	"strings"
)

// tsConfig is what a tsconfig.json says about imports, with what it extends.
type tsConfig struct {
	base    string // where sources that are no paths are looked for
	hasBase bool
	paths   []tsPath
}

// tsPath gives the sources of a pattern to files, both with a star or without.
type tsPath struct {
	pattern string
	targets []string // from the top of the project
}

// maxExtends bounds how far configurations extend one another.
const maxExtends = 8

// tsText is a tsconfig.json as it is written.
type tsText struct {
	Extends         any
	CompilerOptions struct {
		BaseURL *string `json:"baseUrl"`
		Paths   map[string][]string
	}
	References []struct{ Path string }
}

// root reads the configuration of a folder. One that only refers to others is those.
func (r *configReader) root(at string) *tsConfig {
	c := r.typeConfig(at, dirOf(at), 0)
	for _, ref := range r.tsText(at).References {
		other := path.Join(dirOf(at), ref.Path)
		if path.Ext(other) != ".json" || dirOf(other) != dirOf(at) {
			continue // a project in a folder of its own
		}
		o := r.typeConfig(other, dirOf(at), 0)
		c.paths = append(c.paths, o.paths...)
		if !c.hasBase {
			c.base, c.hasBase = o.base, o.hasBase
		}
	}
	return c
}

func (r *configReader) tsText(at string) (t tsText) {
	if json.Unmarshal(withoutComments(r.text(at)), &t) != nil {
		return tsText{}
	}
	return t
}

// typeConfig reads one file and those it extends, for a root in the folder leaf.
func (r *configReader) typeConfig(at, leaf string, depth int) *tsConfig {
	c := &tsConfig{}
	if depth > maxExtends {
		return c
	}
	t := r.tsText(at)
	for _, parent := range texts(t.Extends) {
		if from := r.extended(at, parent); from != "" {
			o := r.typeConfig(from, leaf, depth+1)
			if o.hasBase {
				c.base, c.hasBase = o.base, true
			}
			if o.paths != nil {
				c.paths = o.paths
			}
		}
	}
	join := func(dir, to string) string {
		if rest, ok := strings.CutPrefix(to, "${configDir}"); ok {
			dir, to = leaf, rest
		}
		return path.Join(dir, to)
	}
	if b := t.CompilerOptions.BaseURL; b != nil {
		c.base, c.hasBase = join(dirOf(at), *b), true
	}
	if t.CompilerOptions.Paths != nil {
		c.paths = nil
		from := dirOf(at)
		if c.hasBase {
			from = c.base
		}
		for pattern, targets := range t.CompilerOptions.Paths {
			p := tsPath{pattern: pattern}
			for _, target := range targets {
				p.targets = append(p.targets, join(from, target))
			}
			c.paths = append(c.paths, p)
		}
		slices.SortFunc(c.paths, func(a, b tsPath) int { return strings.Compare(a.pattern, b.pattern) })
	}
	return c
}

// extended finds the file a configuration extends, "" when it is not in the project.
func (r *configReader) extended(at, parent string) string {
	from := path.Join(dirOf(at), parent)
	if !strings.HasPrefix(parent, ".") {
		name, rest := packageName(parent)
		pkg := r.config.named[name]
		if pkg == nil {
			return ""
		}
		from = path.Join(pkg.dir, rest)
	}
	for _, candidate := range [...]string{from, from + ".json", path.Join(from, "tsconfig.json")} {
		if r.p.files.At(candidate) != nil {
			return candidate
		}
	}
	return ""
}

// match returns the pattern that says where a source is looked for, and what the star in it stands for: one
// without a star, else the one that begins with most.
func (c *tsConfig) match(source string) (rest string, best tsPath) {
	longest := -1
	for _, p := range c.paths {
		before, _, star := strings.Cut(p.pattern, "*")
		switch match, ok := wildcard(p.pattern, source); {
		case ok && !star:
			return "", p
		case ok && len(before) > longest:
			longest, rest, best = len(before), match, p
		}
	}
	return rest, best
}

// withoutComments makes JSON of what TypeScript reads: comments and commas before a closing bracket are blanked.
func withoutComments(text string) []byte {
	out := []byte(strings.TrimPrefix(text, "\ufeff"))
	comma := -1
	for i := 0; i < len(out); i++ {
		switch c := out[i]; {
		case c == '"':
			for i++; i < len(out) && out[i] != '"'; i++ {
				if out[i] == '\\' {
					i++
				}
			}
			comma = -1
		case c == '/' && i+1 < len(out) && (out[i+1] == '/' || out[i+1] == '*'):
			i = blankComment(out, i)
		case c == ',':
			comma = i
		case c == '}' || c == ']':
			if comma >= 0 {
				out[comma] = ' '
			}
			comma = -1
		case c != ' ' && c != '\t' && c != '\n' && c != '\r':
			comma = -1
		}
	}
	return out
}

// blankComment blanks the comment at i and returns the place of its last byte.
func blankComment(out []byte, i int) int {
	end := []byte("\n")
	if out[i+1] == '*' {
		end = []byte("*/")
	}
	last := len(out) - 1
	if n := bytes.Index(out[i+2:], end); n >= 0 {
		last = i + 2 + n + len(end) - 1
	}
	for j := i; j <= last; j++ {
		out[j] = ' '
	}
	return last
}
