package retrieve

import (
	"context"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// maxNamed is how many entities of one name are looked at.
const maxNamed = 50

// Definitions returns the entities a name can mean, letter case ignored: Name, Outer.Name, or with :: # / in
// place of the dot. Qualified names match from the right, whole parts at a time. Modules are left out.
func Definitions(ctx context.Context, v *sqlite.View, name string) ([]sqlite.Entity, error) {
	parts := nameParts(name)
	if len(parts) == 0 {
		return nil, nil
	}
	found, err := v.Named(ctx, parts[len(parts)-1], maxNamed)
	if err != nil {
		return nil, err
	}
	out := found[:0]
	for _, e := range found {
		if e.ID > 0 && qualifies(e.Qualified, parts) {
			out = append(out, e)
		}
	}
	return out, nil
}

func nameParts(name string) []string {
	name = strings.TrimSuffix(strings.TrimSpace(name), "()")
	if strings.ContainsAny(name, " \t\n") {
		return nil
	}
	return strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(".:#/", r) })
}

// qualifies reports whether a qualified name ends in the parts. The outermost parts may name a package or
// file instead, which the qualified name does not hold.
func qualifies(qualified string, parts []string) bool {
	have := strings.Split(strings.ToLower(qualified), ".")
	for i := 1; i <= len(parts) && i <= len(have); i++ {
		if have[len(have)-i] != strings.ToLower(parts[len(parts)-i]) {
			return false
		}
	}
	return true
}

// Qualified is how much of a dotted name an entity's qualified name holds: 1 for all parts. The parts it
// lacks may name its package or file, or something else altogether.
func Qualified(e *sqlite.Entity, name string) float64 {
	asked := len(nameParts(name))
	have := 1 + strings.Count(e.Qualified, ".")
	if have >= asked {
		return 1
	}
	return float64(have) / float64(asked)
}
