package config

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
)

// An alias is another name of a key, as settings of other context engines write it. A file or a variable may use either name; both at
// once are one setting, and an error where they differ.
type alias struct {
	name string // dotted; it has the placeholder that the key has
	of   string
	unit unit
	when func(raw any) bool // the name is a key of its own too, and this one for such values; nil for any
}

// unit is what the values of an alias are, where they are not what those of the key are. Its zero value is the same.
type unit struct {
	allowed string
	convert func(raw any) (any, bool)
}

var (
	characters = unit{"a whole number of characters from 4 to 400000000, which are tokens times four", func(raw any) (any, bool) {
		n, ok := tokenCount(raw)
		return n / 4, ok
	}}
	provider = unit{modelName.allowed + ", or the PROVIDER alone where it has a usual model: " + strings.Join(slices.Sorted(maps.Keys(usualSummaries)), ", "), func(raw any) (any, bool) {
		s, ok := scalar(raw)
		if usual := usualSummaries[s]; usual != "" {
			s += "/" + usual
		}
		return s, ok
	}}
)

// bytesRatherThanMegabytes reports a value that maxFileSize cannot have: it is the size in bytes that others mean by that name.
func bytesRatherThanMegabytes(raw any) bool {
	s, _ := scalar(raw)
	n, err := strconv.ParseFloat(s, 64)
	return err == nil && n > 1024 && !math.IsInf(n, 0)
}

var aliases = []alias{
	{name: "hybridSearch.vectorWeight", of: "retrieval.weights.semantic"},
	{name: "hybridSearch.textWeight", of: "retrieval.weights.keyword"},
	{name: "hybridSearch.topK", of: "retrieval.limit"},
	{name: "hybridSearch.mmr.enabled", of: "retrieval.mmr.enabled"},
	{name: "hybridSearch.mmr.lambda", of: "retrieval.mmr.lambda"},
	{name: "hybridSearch.temporalDecay.enabled", of: "retrieval.temporal_decay.enabled"},
	{name: "hybridSearch.temporalDecay.halfLifeDays", of: "retrieval.temporal_decay.half_life_days"},
	{name: "compaction.adapter", of: "models.summaries", unit: provider},
	{name: "serverCompaction", of: "compaction.server"},
	{name: "maxEntries", of: "completion.max_edits"},
	{name: "context.budget", of: "completion.max_tokens", unit: characters},
	{name: "defaultBudget.maxTokens", of: "defaultBudget.window"},
	{name: "defaultBudget.reservedForResponse", of: "defaultBudget.reserve"},
	{name: "modelBudgets.<model>.maxTokens", of: "modelBudgets.<model>.window"},
	{name: "modelBudgets.<model>.reservedForResponse", of: "modelBudgets.<model>.reserve"},
	{name: "excludePatterns", of: "indexing.exclude"},
	{name: "maxFileSize", of: "context.max_file_size", when: bytesRatherThanMegabytes},
	{name: "memory.hotTokenLimit", of: "memory.hot_token_limit"},
	{name: "memory.warmAccessThreshold", of: "memory.warm_access_threshold"},
	{name: "memory.promoteThreshold", of: "memory.promote_threshold"},
	{name: "memory.maxColdItems", of: "memory.max_cold_items"},
	{name: "memory.autoSpillEnabled", of: "memory.auto_spill"},
	{name: "memory.autoPromoteEnabled", of: "memory.auto_promote"},
}

// row is the row of the alias's key, for values as the alias has them.
func (a alias) row() Key {
	row, _, _ := lookup(a.of)
	row.as = a.name
	if a.unit.convert == nil {
		return row
	}
	parse := row.parse
	row.Allowed = a.unit.allowed
	row.parse = func(raw any) (any, bool) {
		v, ok := a.unit.convert(raw)
		if !ok {
			return nil, false
		}
		return parse(v)
	}
	return row
}

// match is [Key.match] for the name of an alias.
func (a alias) match(written string) (name string, ok bool) { return Key{Name: a.name}.match(written) }

// find is the row of what is written in a file or on the command line with this value, what the placeholder is, and the key.
func find(written string, raw any) (row Key, name, key string, ok bool) {
	for _, a := range aliases {
		if name, ok := a.match(written); ok && (a.when == nil || a.when(raw)) {
			if name == "" {
				_, name, _ = lookup(a.of)
			}
			row := a.row()
			return row, name, row.named(name), true
		}
	}
	row, name, ok = lookup(written)
	return row, name, written, ok
}

// entryOf is an entry of what is written; ok is false for what is no key.
func entryOf(written string, raw any) (e entry, ok bool) {
	e.raw = raw
	e.row, e.name, e.key, ok = find(written, raw)
	if e.row.as != "" {
		e.as = written
	}
	return e, ok
}

// names are rows with every name that a setting has, the aliases last.
func names() []Key {
	out := slices.Clone(table)
	for _, a := range aliases {
		out = append(out, Key{Name: a.name})
	}
	return out
}

// keysOf are the keys that a name stands for which is an alias, or a section of aliases.
func (l *Loaded) keysOf(written string) []string {
	var out []string
	for _, a := range aliases {
		if _, ok := a.match(written); ok && a.when == nil {
			_, _, key, _ := find(written, nil)
			out = append(out, key)
		} else if strings.HasPrefix(a.name, written+".") && !strings.Contains(a.name, "<") {
			out = append(out, a.of)
		}
	}
	return out
}

// once drops what one place says a second time by another name. Two values for one setting are an error.
func once(entries []entry) ([]entry, error) {
	at := map[string]int{}
	var out []entry
	for _, e := range entries {
		i, before := at[e.key]
		if !before {
			at[e.key] = len(out)
			out = append(out, e)
			continue
		}
		first, ok := out[i].row.parse(out[i].raw)
		second, fine := e.row.parse(e.raw)
		if !ok || !fine {
			out = append(out, e) // the error is about the value that is wrong
			continue
		}
		if fmt.Sprint(first) != fmt.Sprint(second) {
			return nil, wrong("%s: %s and %s (%s) are two names of one setting, with different values: keep one of them", e.origin, e.said(), out[i].said(), out[i].origin)
		}
	}
	return out, nil
}

// Names reports whether a name is that of a key, and not of a section with it.
func Names(written, key string) bool {
	_, _, of, ok := find(written, nil)
	return ok && of == key
}

// Aliases are the other names of keys, each with the key, in the order of the table.
func Aliases() [][2]string {
	var out [][2]string
	for _, a := range aliases {
		out = append(out, [2]string{a.name, a.of})
	}
	return out
}
