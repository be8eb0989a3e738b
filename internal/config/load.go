package config

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// entry is one value as one layer gives it, before it is checked.
type entry struct {
	key    string
	as     string // the name it is written under, where that is an alias
	row    Key
	name   string // what stands for the row's placeholder
	raw    any
	source Source
	origin string
	secret bool // it was made of a variable that looks like a secret
}

// said is the name of the setting as it is written.
func (e entry) said() string { return cmp.Or(e.as, e.key) }

// Load reads every layer. An error is about the first wrong value; its text is one line and wraps
// ctxsys.ErrUsage.
func Load(p Places) (*Loaded, error) {
	l := &Loaded{places: p, values: map[string]Value{}}
	entries, err := l.layers()
	if err != nil {
		return nil, err
	}
	l.defaults()
	for _, e := range entries {
		if err := l.apply(e); err != nil {
			return nil, err
		}
	}
	l.arrange()
	return l, l.check()
}

// layers reads the files and the environment, the weakest first.
func (l *Loaded) layers() ([]entry, error) {
	global, err := l.readFile(GlobalFile(l.places.Home), FromGlobal)
	if err != nil {
		return nil, err
	}
	if global != nil {
		l.GlobalFile = GlobalFile(l.places.Home)
	}
	var project []entry
	if l.places.Root != "" {
		if l.ProjectFile, err = ProjectFile(l.places.Root, l.places.Home); err != nil {
			return nil, err
		}
	}
	if l.ProjectFile != "" {
		if project, err = l.readFile(l.ProjectFile, FromProject); err != nil {
			return nil, err
		}
		project = slices.DeleteFunc(project, l.misplaced)
	}
	env, err := once(l.readEnv(append(slices.Clone(global), project...)))
	if err != nil {
		return nil, err
	}
	project = l.unwanted(project, append(slices.Clone(global), env...))
	return slices.Concat(global, project, env), nil
}

// misplaced reports whether a project's file sets what only the user may, and warns of it.
func (l *Loaded) misplaced(e entry) bool {
	switch v, _ := e.row.parse(e.raw); {
	case e.row.Personal:
		l.Warnings = append(l.Warnings, fmt.Sprintf("%s: %s does not count in a project's file, which must not say where conversations go: set it with `ctx-sys config set --global`", e.origin, e.said()))
	case e.row.leadsOut(v, l.places.Root):
		l.Warnings = append(l.Warnings, fmt.Sprintf("%s: %s does not count, since it leads out of the project, which a project's file must not: set it with `ctx-sys config set --global`, or in %s", e.origin, e.said(), EnvName(e.key)))
	default:
		return false
	}
	return true
}

// leadsOut reports whether a value is a path out of the project at root. A project's file may be somebody else's, who must not
// choose where the program reads and writes.
func (k Key) leadsOut(v any, root string) bool {
	to, ok := v.(string)
	return ok && k.Type == path.name && to != "" && !regular.Inside(root, to)
}

// maxFile bounds a file of settings, in bytes. The file of a project comes with a clone, and the YAML library takes the square of
// what it reads: 100 kB of [ took it minutes.
const maxFile = 32 << 10

// readFile reads one file's entries: nil when there is no such file, empty when it sets nothing.
func (l *Loaded) readFile(path string, source Source) ([]entry, error) {
	src, err := regular.Read(path, maxFile)
	if text, ok := l.places.instead[path]; ok {
		src, err = []byte(text), nil
	}
	if os.IsNotExist(err) {
		return nil, nil
	}
	if errors.Is(err, regular.ErrTooLarge) {
		return nil, wrong("%s is larger than %d kB: shorten the file", path, maxFile>>10)
	}
	if err != nil {
		return nil, wrong("%v: make it readable or move it away", err)
	}
	f, err := parseFile(path, src, l.getenv)
	if err != nil {
		return nil, err
	}
	l.Warnings = append(l.Warnings, f.warnings...)
	for i := range f.entries {
		f.entries[i].source = source
	}
	entries, err := once(f.entries)
	return append([]entry{}, entries...), err
}

func (l *Loaded) getenv(name string) (string, bool) {
	for _, pair := range slices.Backward(l.places.Environ) {
		if k, v, _ := strings.Cut(pair, "="); k == name {
			return v, true
		}
	}
	return "", false
}

func (l *Loaded) defaults() {
	for _, k := range table {
		if _, _, _, open := k.open(); open {
			continue
		}
		v, ok := k.parse(k.Default)
		if !ok {
			panic("config: default of " + k.Name + " is not allowed by its own row")
		}
		k.store(&l.Config, "", v)
		l.values[k.Name] = Value{Key: k.Name, Value: shown(v), Source: FromDefault}
	}
	for _, name := range l.places.Strategies {
		key := "retrieval.weights." + name
		l.values[key] = Value{Key: key, Value: 1.0, Source: FromDefault}
	}
	if l.places.Root != "" {
		l.Project.Name = filepath.Base(l.places.Root)
		l.values["project.name"] = Value{Key: "project.name", Value: l.Project.Name, Source: FromDefault}
	}
}

func (l *Loaded) apply(e entry) error {
	secret := e.secret || Secret(e.key) || holdsPassword(e.raw)
	if e.key == "project.name" && e.raw == "" {
		return nil // its default is the folder's name, which an empty one must not hide
	}
	v, ok := e.row.parse(e.raw)
	if !ok {
		raw := fmt.Sprintf("%q", fmt.Sprint(e.raw))
		if secret {
			raw = mask
		}
		return wrong("%s: %s is %s: it must be %s", e.origin, e.said(), raw, e.row.Allowed)
	}
	e.row.store(&l.Config, e.name, v)
	out := Value{Key: e.key, Value: shown(v), Source: e.source, Origin: e.origin, As: e.as}
	if secret && fmt.Sprint(v) != "" {
		out.Value = mask
	}
	l.values[e.key] = out
	return nil
}

// shown is a value as JSON and text print it: a list is never null.
func shown(v any) any {
	if items, ok := v.([]string); ok && items == nil {
		return []string{}
	}
	return v
}

// arrange puts the keys in the table's order, and the names chosen for a placeholder in theirs.
func (l *Loaded) arrange() {
	for _, row := range table {
		var keys []string
		for key := range l.values {
			if _, ok := row.match(key); ok {
				keys = append(keys, key)
			}
		}
		sort.Strings(keys)
		l.order = append(l.order, keys...)
	}
}

// check is for what no single value can tell.
func (l *Loaded) check() error {
	if allowed := l.places.Strategies; allowed != nil {
		for _, s := range l.Retrieval.Strategies {
			if err := l.oneOf("retrieval.strategies", s, allowed); err != nil {
				return err
			}
		}
		for s := range l.Retrieval.Weights {
			if err := l.oneOf("retrieval.weights."+s, s, allowed); err != nil {
				return err
			}
		}
	}
	if allowed := l.places.Languages; allowed != nil {
		for _, s := range l.Indexing.Languages {
			if err := l.oneOf("indexing.languages", s, allowed); err != nil {
				return err
			}
		}
	}
	for model, b := range l.ModelBudgets {
		if b.Window > 0 && b.Reserve >= b.Window {
			key := "modelBudgets." + model + ".reserve"
			return wrong("%s: %s is %d: it must be smaller than the window of %d",
				l.values[key].Origin, key, b.Reserve, b.Window)
		}
	}
	if b := l.DefaultBudget; b.Reserve >= b.Window && l.IsSet("defaultBudget.reserve") {
		return wrong("defaultBudget.reserve is %d: it must be smaller than defaultBudget.window, which is %d", b.Reserve, b.Window)
	}
	if err := l.checkTriggers(); err != nil {
		return err
	}
	l.checkModels()
	return nil
}

// checkTriggers refuses that results of tools are cleared later than the conversation is summarised: they never would be. Shares and tokens
// can be compared where the window is known.
func (l *Loaded) checkTriggers() error {
	edit, compact := l.Editing.Trigger, l.Compaction.Trigger
	if (edit < 1) != (compact < 1) {
		if !l.IsSet("contextWindow") {
			return nil
		}
		edit, compact = inTokens(edit, l.ContextWindow), inTokens(compact, l.ContextWindow)
	}
	if edit <= compact || !l.IsSet("editing.trigger") || !l.Editing.Enabled || !l.Compaction.Enabled {
		return nil
	}
	return wrong("%s: editing.trigger is %v: it must not be above compaction.trigger, which is %v", l.values["editing.trigger"].Origin, l.Editing.Trigger, l.Compaction.Trigger)
}

func inTokens(trigger float64, window int) float64 {
	if trigger < 1 {
		return trigger * float64(window)
	}
	return trigger
}

func (l *Loaded) oneOf(key, name string, allowed []string) error {
	if slices.Contains(allowed, name) {
		return nil
	}
	return wrong("%s: %s names %q: allowed are %s",
		l.values[key].Origin, key, name, strings.Join(allowed, ", "))
}

// List is every setting at or below a dotted name, all of them for "".
func (l *Loaded) List(prefix string) []Value {
	var out []Value
	for _, key := range l.order {
		if prefix == "" || key == prefix || strings.HasPrefix(key, prefix+".") {
			out = append(out, l.values[key])
		}
	}
	return out
}

// Get is one setting, or all of a section. A key that is in no row is an error that names the nearest.
func (l *Loaded) Get(key string) ([]Value, error) {
	if out := l.List(key); len(out) > 0 {
		return out, nil
	}
	if keys := l.keysOf(key); len(keys) > 0 {
		var out []Value
		for _, key := range keys {
			values, err := l.Get(key)
			if err != nil {
				return nil, err
			}
			out = append(out, values...)
		}
		return out, nil
	}
	if _, _, ok := lookup(key); ok { // an override that does not exist
		return []Value{{Key: key, Source: FromDefault}}, nil
	}
	return nil, wrong("unknown key %s%s", key, l.suggest(key))
}

// IsSet reports whether anyone set a key, to its default or otherwise.
func (l *Loaded) IsSet(key string) bool {
	v, ok := l.values[key]
	return ok && v.Source != FromDefault
}

// DataDir is where the index of the project at root is kept: a folder, or a file that ends with .db unless there is a folder of that
// name; "" for the project's own folder. What is set outside the project is shared by all that see the setting, so each project gets a
// folder in that folder, or a file next to that file.
func (l *Loaded) DataDir(root string) string {
	dir := l.DatabasePath
	if dir == "" {
		return ""
	}
	source := l.values["database.path"].Source
	if !filepath.IsAbs(dir) {
		base := root
		if source == FromGlobal {
			base = l.places.Home
		}
		dir = filepath.Join(base, dir)
	}
	sum := sha256.Sum256([]byte(root))
	part := fmt.Sprintf("%s-%x", filepath.Base(root), sum[:6])
	name, isFile := strings.CutSuffix(dir, ".db")
	if info, err := os.Stat(dir); isFile && err == nil && info.IsDir() { // of a former version
		isFile, dir = false, dir+string(filepath.Separator)
	}
	switch {
	case source == FromProject:
		return dir
	case isFile:
		return name + "-" + part + ".db"
	}
	return filepath.Join(dir, part)
}
