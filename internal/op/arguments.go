package op

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
)

// schemaOf is the schema of a tool's arguments: their type as it is, without null among the types of lists, which some
// clients cannot read, and with the values an argument may have.
func schemaOf[A any](o *Operation) *jsonschema.Schema {
	s, err := jsonschema.For[A](nil)
	if err != nil {
		panic(err) // of a type of ours: wrong for every caller or for none
	}
	for name, p := range s.Properties {
		if slices.Contains(p.Types, "null") {
			p.Types = slices.DeleteFunc(p.Types, func(t string) bool { return t == "null" })
			p.Type, p.Types = p.Types[0], nil
		}
		values := o.Enums[name]
		if name == "format" && values == nil {
			values = []string{"text", "json"}
		}
		for _, v := range values {
			at := p
			if p.Items != nil {
				at = p.Items
			}
			at.Enum = append(at.Enum, v)
		}
	}
	for _, f := range o.Fields() {
		if p := s.Properties[f.Name]; p != nil && p.Description == "" {
			p.Description = f.plain()
		}
	}
	return s
}

// decode reads arguments into a struct. What does not fit is an error that says what would.
func decode(t *Operation, raw json.RawMessage, into any) error {
	var given map[string]json.RawMessage
	if err := json.Unmarshal(raw, &given); err != nil {
		return fmt.Errorf("%w: the arguments of %s are not a JSON object", ctxsys.ErrUsage, t.Name)
	}
	takes := strings.Join(argumentNames(t.Schema()), ", ")
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if t.Schema().Properties[name] == nil {
			return fmt.Errorf("%w: %s has no argument %q: it takes %s", ctxsys.ErrUsage, t.Name, name, takes)
		}
	}
	for _, name := range t.Schema().Required {
		if v, ok := given[name]; !ok || string(bytes.TrimSpace(v)) == `""` {
			return fmt.Errorf("%w: %s needs %q: it takes %s", ctxsys.ErrUsage, t.Name, name, takes)
		}
	}
	if canonical(t, given) {
		raw, _ = json.Marshal(given)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		var wrong *json.UnmarshalTypeError
		if errors.As(err, &wrong) {
			return fmt.Errorf("%w: %s: %s must be %s, not a %s", ctxsys.ErrUsage, t.Name, wrong.Field, kindOf(wrong.Type), wrong.Value)
		}
		return fmt.Errorf("%w: %s: %v", ctxsys.ErrUsage, t.Name, err)
	}
	return checkEnums(t, given)
}

// flat are arguments with the members of the argument options next to the others. It may be text that holds the object, as some models write
// it. What is given outside counts.
func flat(t *Operation, raw json.RawMessage) (json.RawMessage, error) {
	var given map[string]json.RawMessage
	if json.Unmarshal(raw, &given) != nil || given[optionsArgument] == nil || t.Schema().Properties[optionsArgument] != nil {
		return raw, nil // what is no object is refused when it is read
	}
	inner := given[optionsArgument]
	var text string
	if json.Unmarshal(inner, &text) == nil {
		inner = json.RawMessage(cmp.Or(strings.TrimSpace(text), "null"))
	}
	var options map[string]json.RawMessage
	if json.Unmarshal(inner, &options) != nil {
		return nil, fmt.Errorf("%w: %s: options must be an object with arguments", ctxsys.ErrUsage, t.Name)
	}
	delete(given, optionsArgument)
	for name, v := range options {
		if given[name] == nil {
			given[name] = v
		}
	}
	return json.Marshal(given)
}

// Known is the one of some words that a word means: case does not matter, and - is _. It is the word itself where
// none is.
func Known(word string, words []string) string {
	if slices.Contains(words, word) {
		return word
	}
	for _, w := range words {
		if strings.EqualFold(strings.ReplaceAll(w, "-", "_"), strings.ReplaceAll(word, "-", "_")) {
			return w
		}
	}
	return word
}

// AllKnown is Known for a list: a word for types, such as func or struct, is those of them that are among the words.
func AllKnown(given, words []string) (out []string) {
	for _, word := range given {
		word = Known(word, words)
		var types []string
		if !slices.Contains(words, word) {
			for _, t := range query.TypesNamed(word) {
				if slices.Contains(words, string(t)) {
					types = append(types, string(t))
				}
			}
		}
		if types == nil {
			types = []string{word}
		}
		out = append(out, types...)
	}
	return out
}

// canonical spells values of arguments with fixed ones as the operation does, and reports whether any was spelled otherwise.
func canonical(t *Operation, given map[string]json.RawMessage) (changed bool) {
	for name, raw := range given {
		known := append(slices.Clone(t.Enums[name]), t.Values[name]...)
		var one string
		var several []string
		var out any
		switch {
		case json.Unmarshal(raw, &one) == nil && Known(one, known) != one:
			out = Known(one, known)
		case json.Unmarshal(raw, &several) == nil && !slices.Equal(AllKnown(several, known), several):
			out = AllKnown(several, known)
		default:
			continue
		}
		given[name], _ = json.Marshal(out)
		changed = true
	}
	return changed
}

// checkEnums refuses values that an argument cannot have.
func checkEnums(t *Operation, given map[string]json.RawMessage) error {
	for _, name := range slices.Sorted(maps.Keys(given)) {
		p := t.Schema().Properties[name]
		enum := p.Enum
		var values []string
		if p.Items != nil {
			enum = p.Items.Enum
			_ = json.Unmarshal(given[name], &values) // its type was checked
		} else {
			values = []string{strings.Trim(string(given[name]), `"`)}
		}
		for _, v := range values {
			if enum != nil && v != "" && v != "null" && !slices.Contains(enum, any(v)) {
				return fmt.Errorf("%w: %s: %s %q is not known: use %s", ctxsys.ErrUsage, t.Name, name, v, listed(enum))
			}
			if known := t.Values[name]; known != nil && v != "" && v != "null" && !slices.Contains(known, v) {
				return fmt.Errorf("%w: %s: %s %q is not known: use %s", ctxsys.ErrUsage, t.Name, name, v, strings.Join(known, ", "))
			}
		}
	}
	return nil
}

func listed(values []any) string {
	var b []string
	for _, v := range values {
		b = append(b, fmt.Sprint(v))
	}
	return strings.Join(b, ", ")
}

func argumentNames(s *jsonschema.Schema) []string {
	names := slices.Clone(s.Required)
	for _, name := range s.PropertyOrder {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func kindOf(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Struct {
			return "a list of objects"
		}
		return "a list of strings"
	case reflect.Struct:
		return "an object"
	case reflect.Int, reflect.Float64:
		return "a number"
	case reflect.Bool:
		return "true or false"
	case reflect.Map:
		return "an object"
	}
	return "a string"
}
