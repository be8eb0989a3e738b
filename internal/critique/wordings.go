package critique

import (
	_ "embed"
	"strings"
	"sync"
)

// The relations that a sentence can say.
const (
	relCalls   = "calls"
	relUses    = "uses"
	relTakes   = "takes"
	relGiven   = "is given"
	relCount   = "takes as many"
	relReturns = "returns"
	relDefined = "is defined in"
	relIn      = "is in"
	relAt      = "is at line"
	relImports = "imports"
	relMember  = "is a member of"
	relExtends = "extends"
	relImpl    = "implements"
	relEmbeds  = "embeds"
	relIs      = "is a"
	relExists  = "exists"
	relNone    = "spoken of" // a clause that only says what the next is about
)

// wordings are all the sentences that are understood. What a sentence says beyond them is not judged.
//
//go:embed wordings.txt
var wordings string

// element is one part of a wording.
type element struct {
	slot     byte       // 0 for words
	kind     string     // of a slot: the noun that goes with the name
	words    [][]string // one of them is there
	optional bool
}

// wording is a line of the table.
type wording struct {
	relation string
	elements []element
	open     bool // anything may follow
	swap     bool // A and B the other way round
}

var table = sync.OnceValue(func() (all []wording) {
	relation := ""
	for line := range strings.Lines(wordings) {
		switch line = strings.TrimSpace(line); {
		case line == "" || line[0] == '#':
		case strings.HasSuffix(line, ":"):
			relation = strings.TrimSuffix(line, ":")
		default:
			all = append(all, compiled(relation, line))
		}
	}
	return all
})

func compiled(relation, line string) wording {
	w := wording{relation: relation}
	for f := range strings.FieldsSeq(line) {
		var e element
		if inner, ok := strings.CutPrefix(f, "["); ok {
			e.optional, f = true, strings.TrimSuffix(inner, "]")
		}
		switch f {
		case "…":
			w.open = true
			continue
		case "=swap":
			w.swap = true
			continue
		}
		for part := range strings.SplitSeq(f, "|") {
			if slot, kind, _ := strings.Cut(part, ":"); len(slot) == 1 && slot >= "A" && slot <= "Z" {
				e.slot, e.kind = slot[0], kind
			} else {
				e.words = append(e.words, strings.Split(part, "_"))
			}
		}
		w.elements = append(w.elements, e)
	}
	return w
}

// kinds are the nouns that say what the name next to them is. Of several a plural is before the first.
var kinds = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for kind, nouns := range map[string]string{
		"function": "function functions func helper helpers routine procedure", "method": "method methods constructor", "class": "class classes", "type": "type types",
		"struct": "struct structs", "interface": "interface interfaces trait", "enum": "enum enums", "constant": "constant constants", "variable": "variable variables",
		"property": "field fields property properties attribute attributes", "parameter": "parameter parameters argument arguments param arg",
		"file": "file files", "module": "module package folder directory",
	} {
		for noun := range strings.FieldsSeq(nouns) {
			out[noun] = kind
		}
	}
	return out
})

var ordinals = map[string]int{"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1, "final": -1, "1st": 1, "2nd": 2, "3rd": 3}

var numbers = map[string]int{"no": 0, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10}

var (
	// silent words say nothing that a relation does not.
	silent = words(`a an the its also directly itself simply both own`)
	// limits say more than can be looked up: how often, in which order, and that there is nothing else.
	limits = words(`only just solely exclusively merely always usually typically normally often mainly mostly currently still already now again then
		internally explicitly implicitly immediately finally optionally really all every each single`)
	// joints are what is between clauses and says nothing.
	joints = words(`, ; : . ! ( ) [ ] " ' “ ” ‘ ’ – — - & and but while whereas plus`)
	// starters begin a clause, too, and say how it goes with the one before.
	starters = words(`that because since so where thus therefore hence note`)
	// tails begin what may follow a clause without changing what it says.
	tails = words(`when if unless until before after to for with as in on at from once during without instead rather whenever wherever here there so because since where which who that besides`)
	// types are words that hardly mean anything but a type behind "returns".
	types = words(`string int bool boolean error float float64 float32 int8 int16 int64 int32 uint8 uint16 uint64 uint32 uint byte rune bytes void nothing str number unit usize i32 i64 u8 u32 u64`)
)
