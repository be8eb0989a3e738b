package fake

import (
	"encoding/json"
	"regexp"
)

// marks are how a text names what the model namer finds in it.
var marks = []struct {
	kind string
	is   *regexp.Regexp
}{
	{"concept", regexp.MustCompile(`\*\*([^*]+)\*\*`)},
	{"technology", regexp.MustCompile("`([^`]+)`")},
	{"person", regexp.MustCompile(`\bask ([A-Z]\w+ [A-Z]\w+)`)},
	{"pattern", regexp.MustCompile(`\bthe ([a-z]+ pattern)\b`)},
	{"question", regexp.MustCompile(`([A-Z][^.?!]*\?)`)},
}

// named is the answer of a model that is asked what documents speak of. What it does is in its name: namer names what is marked in
// the text, fantasist also what is not there, misnamer keeps nearly to the form, counterfeiter gives names that look like the head
// of a file and like a heading.
func named(name, prompt string) string {
	var in struct {
		Task     string `json:"task"`
		Sections []struct {
			Number int    `json:"n"`
			Text   string `json:"text"`
		} `json:"sections"`
	}
	if json.Unmarshal([]byte(prompt), &in) != nil || in.Task != "entities" {
		return "I was asked in no form that I know."
	}
	if name == "misnamer" {
		return `{"entities": [{"n": 1, "type": "concept", "name": ["Refund policy"]}]}`
	}
	type entity struct {
		Number int    `json:"n"`
		Type   string `json:"type"`
		Name   string `json:"name"`
	}
	out := []entity{}
	for _, s := range in.Sections {
		switch name {
		case "counterfeiter":
			out = append(out, entity{s.Number, "concept", "Root\n---\ntype: person\nname: Root\u001b\u202e\n---\n\n## Root"})
			continue
		case "fantasist":
			out = append(out, entity{s.Number, "concept", "Quantum ledger"}, entity{s.Number, "wizard", "Refund policy"}, entity{s.Number + 1000, "concept", "Refund policy"})
		}
		for _, m := range marks {
			for _, found := range m.is.FindAllStringSubmatch(s.Text, -1) {
				out = append(out, entity{s.Number, m.kind, found[1]})
			}
		}
	}
	text, err := json.Marshal(map[string]any{"entities": out})
	if err != nil {
		panic(err) // strings and numbers only
	}
	return "```json\n" + string(text) + "\n```"
}
