package op

import (
	"reflect"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Field is one part of a request: an argument of the tool, and a flag or an argument of the verb. It is made of the tags of a
// struct's field:
//
//	json     its name as an argument of the tool; "-" for what only the command line has
//	flag     its flag, and after a comma its letter; without the tag only tools have it
//	arg      it is an argument of the verb, in the order of the fields: "one", "many", or "words", which makes one text of all
//	help     what it is, in both; braces are around the name of a flag's value, and %s is the values it can have
//	jsonschema  what it is to tools, where a flag needs other words
//	listed   "no" where a tool takes it without listing it: a definition takes room in every conversation, and the argument is rare;
//	         "options" where it is listed below the argument options, by its name and type alone
//	default  of the flag
//	cli      what the command line makes of what was typed: see Input
type Field struct {
	Name         string // "" where no tool has it
	Flag, Letter string // "" where the command line has none
	Arg          string
	Help         string
	Default      string
	Input        Input
	Values       []string // it can have; nil for any
	Listed       string   // "" is listed with the others, see the tag
	Type         reflect.Type

	index []int
}

// inOptions is the tag of an argument that is listed below options.
const inOptions = "options"

// Input says what the command line makes of a value as it was typed.
type Input string

// The inputs that are not taken as they are.
const (
	Path     Input = "path"     // of the user's, to one of the index
	Folder   Input = "folder"   // of the user's or of the project's, to one of the index
	Glob     Input = "glob"     // a path of the user's or a glob, to a glob on paths of the index
	Text     Input = "text"     // @FILE is the text of a file
	Stdin    Input = "stdin"    // - is what comes on stdin
	Place    Input = "place"    // PATH:LINE of the user's, to one of the index
	Entity   Input = "entity"   // a name; a path of the user's in it, to one of the index
	State    Input = "state"    // JSON, @FILE or - for stdin, to JSON
	Language Input = "language" // proposed from those of the index
	Whole    Input = "whole"    // commas do not part it
)

func fieldsOf(o *Operation) (out []Field) {
	for _, sf := range reflect.VisibleFields(o.request) {
		name, _, _ := strings.Cut(sf.Tag.Get("json"), ",")
		if sf.Anonymous || !sf.IsExported() {
			continue
		}
		f := Field{Name: strings.TrimPrefix(name, "-"), Arg: sf.Tag.Get("arg"), Help: sf.Tag.Get("help"), Default: sf.Tag.Get("default"), Input: Input(sf.Tag.Get("cli")),
			Type: sf.Type, Listed: sf.Tag.Get("listed"), index: sf.Index}
		f.Flag, f.Letter, _ = strings.Cut(sf.Tag.Get("flag"), ",")
		if f.Values = o.Enums[f.key()]; f.Values == nil {
			f.Values = o.Values[f.key()]
		}
		f.Help = strings.ReplaceAll(f.Help, "%s", strings.Join(f.Values, ", "))
		out = append(out, f)
	}
	return out
}

// key is what a field is called in the tables of an operation.
func (f *Field) key() string {
	if f.Name != "" {
		return f.Name
	}
	return f.Flag
}

// In returns a pointer to the field of a request.
func (f *Field) In(request any) any {
	return reflect.ValueOf(request).Elem().FieldByIndex(f.index).Addr().Interface()
}

var valueName = lazyregexp.New(`\{[^}]*\}`)

// plain is the help in a sentence of its own, without the name of a flag's value.
func (f *Field) plain() string {
	return valueName.ReplaceAllStringFunc(f.Help, func(s string) string { return strings.ToLower(strings.Trim(s, "{}")) })
}

// Request returns a new request of the operation.
func (o *Operation) Request() any { return reflect.New(o.request).Interface() }

// Check refuses a request that cannot be answered, before a project is opened for it.
func (o *Operation) Check(request any) error { return (&call{op: o}).check(request) }
