package config

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

const envPrefix = "CTX_SYS_"

var notEnv = lazyregexp.New(`[^A-Z0-9]`)

// EnvName is the variable that overrides a key.
func EnvName(key string) string {
	return envPrefix + notEnv.ReplaceAllString(strings.ToUpper(key), "_")
}

// readEnv collects the overrides. A variable cannot spell a model's name (gpt-4.1 becomes GPT_4_1), so an
// open ended key is recognised by the names that are known, those of Places and those the files use, and
// else taken to be in small letters with dashes. A variable that is set but empty counts as not set.
func (l *Loaded) readEnv(fromFiles []entry) []entry {
	known := map[string]string{} // variable -> name of a key
	for _, row := range names() {
		for _, name := range l.envNames(row, fromFiles) {
			key := row.named(name)
			known[EnvName(key)] = key
		}
	}
	var out []entry
	for _, pair := range l.places.Environ {
		name, value, _ := strings.Cut(pair, "=")
		if !strings.HasPrefix(name, envPrefix) || name == "CTX_SYS_HOME" || value == "" || known[name] == "" && ofTeam(name) {
			continue
		}
		key, ok := known[name]
		if !ok {
			key, ok = l.spelled(name)
		}
		if !ok {
			l.warnEnv(name, known)
			continue
		}
		e, _ := entryOf(key, value)
		e.source, e.origin = FromEnv, name
		out = append(out, e)
	}
	return out
}

// spelled is the open ended key a variable names by spelling it, where any name will do.
func (l *Loaded) spelled(variable string) (string, bool) {
	for _, row := range names() {
		before, placeholder, after, open := row.open()
		if !open || placeholder == "strategy" && l.places.Strategies != nil {
			continue
		}
		name, ok := strings.CutPrefix(variable, EnvName(before))
		if ok && after != "" {
			name, ok = strings.CutSuffix(name, strings.TrimPrefix(EnvName(after), envPrefix))
		}
		if ok && name != "" {
			return row.named(strings.ReplaceAll(strings.ToLower(name), "_", "-")), true
		}
	}
	return "", false
}

func (l *Loaded) envNames(row Key, fromFiles []entry) []string {
	_, placeholder, _, open := row.open()
	if !open {
		return []string{""}
	}
	names := l.places.Models
	if placeholder == "strategy" {
		names = l.places.Strategies
	}
	names = slices.Clone(names)
	for _, e := range fromFiles {
		if _, p, _, _ := e.row.open(); p == placeholder {
			names = append(names, e.name)
		}
	}
	return names
}

func (l *Loaded) warnEnv(name string, known map[string]string) {
	var names []string
	for n := range known {
		names = append(names, n)
	}
	slices.Sort(names)
	hint := ": `ctx-sys config list` shows the keys"
	if near := Nearest(name, names); near != "" {
		hint = ": did you mean " + near + "?"
	}
	l.Warnings = append(l.Warnings, "unknown variable "+name+hint)
}

// ofTeam reports whether a variable is no setting of a project, but of a team's server or of the database that its tests have.
func ofTeam(name string) bool {
	return strings.HasPrefix(name, "CTX_SYS_TEAM_") || name == "CTX_SYS_DATABASE_URL" || name == "CTX_SYS_DATABASE_OWNER_URL" || strings.HasPrefix(name, "CTX_SYS_POSTGRES")
}
