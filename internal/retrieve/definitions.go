package retrieve

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// maxNamed is how many entities of one name are looked at.
const maxNamed = 200

// Definitions returns the entities a name can mean, letter case ignored and those of its exact case first: Name, Outer.Name,
// or with another language's separator in place of the dot. Qualified names match from the right, whole parts at a time.
// Modules are left out. The title of a section is a name where nothing else is written so: a setting that is documented is one.
func Definitions(ctx context.Context, v *store.View, name string) ([]store.Entity, error) {
	parts := NameParts(name)
	if len(parts) == 0 {
		return nil, nil
	}
	found, err := v.Named(ctx, parts[len(parts)-1], maxNamed)
	if err != nil {
		return nil, err
	}
	section := func(e *store.Entity) bool { return e.Type == ctxsys.TypeSection }
	out, program := found[:0], false
	for _, e := range found {
		if e.ID > 0 && (qualifies(e.Qualified, parts) || len(parts) == 1 && section(&e) && strings.Contains(name, "_")) {
			out = append(out, e)
			program = program || !section(&e) && e.Name == name
		}
	}
	return slices.DeleteFunc(out, func(e store.Entity) bool { return section(&e) && (program || e.Name != name) }), nil
}

// NameParts are the parts of a name as languages write one: a.b, a::b, a#b, a->b, a/b, A\b, (*T).m, Vec<T>::push, Stack[T].Push,
// Array.prototype.map, f(), &x. It is nil for what is no name.
func NameParts(name string) []string {
	name = strings.Trim(strings.TrimSpace(name), "`'\"")
	name = strings.TrimSuffix(name, "()")
	name = strings.TrimLeft(withoutTypeArguments(name), "&*")
	if strings.ContainsAny(name, " \t\n") {
		return nil
	}
	parts := strings.FieldsFunc(strings.ReplaceAll(name, "->", "."), func(r rune) bool { return strings.ContainsRune(".:#/\\()*", r) })
	return slices.DeleteFunc(parts, func(part string) bool { return part == "prototype" })
}

// withoutTypeArguments leaves out what a name has in angle or square brackets, when something is left before them.
func withoutTypeArguments(name string) string {
	if strings.Contains(name, "operator") { // of C++, whose name may be made of them
		return name
	}
	for _, brackets := range []string{"<>", "[]"} {
		from, to := strings.IndexByte(name, brackets[0]), strings.LastIndexByte(name, brackets[1])
		if from > 0 && to > from {
			name = strings.TrimSuffix(name[:from], "::") + name[to+1:]
		}
	}
	return name
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
func Qualified(e *store.Entity, name string) float64 {
	asked := len(NameParts(name))
	have := 1 + strings.Count(e.Qualified, ".")
	if have >= asked {
		return 1
	}
	return float64(have) / float64(asked)
}
