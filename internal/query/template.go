package query

import (
	"bytes"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

var (
	// heading matches a line that is a heading of Markdown, a bold line, or the summary of a block that is folded away.
	heading = lazyregexp.New(`^(?:#{1,6}[ \t]+(.+?)[ \t#:]*|\*\*(.+?)\*\*[ \t]*:?|<details>[ \t]*<summary>(.+?)(?:</summary>)?|<summary>(.+?)(?:</summary>)?)$`)

	// ofTemplate matches the headings that the templates of bug trackers have: they are in every issue and say nothing of its subject.
	ofTemplate = lazyregexp.New(`^(?:(?:bug )?description|(?:issue|problem|feature) (?:description|summary)|summary|motivation|context|question|proposal|` +
		`describe (?:the|your) (?:bug|issue|problem|solution|feature|alternatives).*|(?:steps )?to reproduce|(?:how|steps) to reproduce(?: the (?:bug|problem|issue))?|` +
		`reproduction(?: steps)?|repro|(?:expected|actual|current|observed)(?: (?:behaviou?r|outputs?|results?|vs.*))?|expected (?:and|vs) actual.*|` +
		`what (?:happened|happens|did you do|did you expect.*|you expected.*|is the (?:current|expected) .*|actually happened)|` +
		`(?:minimal )?(?:complete )?(?:verifiable |reproducible )?example|mcve(?: code sample)?|code sample.*|code for reproduction|additional (?:context|information|notes?)|` +
		`anything else.*|relevant log output|logs?(?: output)?|(?:possible|proposed) (?:solution|fix)|is your feature request.*|screenshots?|command used|configuration|notes?)$`)

	// ofEnvironment matches the headings of what a machine has installed, and of what was ticked off.
	ofEnvironment = lazyregexp.New(`^(?:.* )?(?:environment|versions?|system info(?:rmation)?|platform|operating system|os(?: / environment)?|installed packages|` +
		`dependencies|confirmation|checklist|show_versions)(?: (?:info(?:rmation)?|details?))?$|show_versions`)

	ticked = lazyregexp.New(`^[-*][ \t]+\[[ xX]\]`)

	tags = lazyregexp.New(`</?[a-z]+>|\(\)|[?:.` + "`" + `*_]+$|^[*_` + "`" + `]+`)
)

// blankTemplate blanks what the template of an issue adds to what its author wrote: its headings, ticked boxes, and the sections about what
// is installed where the trouble was met, which name half of the packages there are.
func blankTemplate(text []byte) {
	first, fenced, environment := true, false, false
	for line := range bytes.Lines(text) {
		s := strings.TrimSpace(string(line))
		if first {
			first = s == "" // the title
			continue
		}
		if strings.HasPrefix(s, "```") || strings.HasPrefix(s, "~~~") {
			fenced = !fenced
		}
		if !fenced {
			name, ok := headingOf(s)
			switch {
			case ok:
				environment = ofEnvironment.MatchString(name)
				if ofTemplate.MatchString(name) {
					blank(line)
				}
			case s == "_No response_" || ticked.MatchString(s):
				blank(line)
			}
		}
		if environment {
			blank(line)
			environment = fenced || s != "</details>"
		}
	}
}

// headingOf returns the words of a heading in lower case.
func headingOf(line string) (string, bool) {
	m := heading.FindStringSubmatch(line)
	if m == nil {
		return "", false
	}
	name := strings.TrimSpace(strings.ToLower(m[1] + m[2] + m[3] + m[4]))
	for {
		shorter := strings.TrimSpace(tags.ReplaceAllString(name, ""))
		if shorter == name {
			return name, true
		}
		name = shorter
	}
}
