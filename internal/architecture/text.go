package architecture

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/token"
)

// MaxChars bounds the text of a description, in characters.
const MaxChars = 12_000

// Text tells a description in sections, what says most first. Sections that exceed a budget of tokens, or MaxChars, are
// left out whole, the last first; 0 tokens are no budget. Nothing in it can open a line of its own.
func (d *Description) Text(tokens int) string {
	var b strings.Builder
	chars := 0
	for _, section := range d.sections() {
		text := section
		if b.Len() > 0 {
			text = "\n" + section
		}
		chars += utf8.RuneCountInString(text)
		if chars > MaxChars || tokens > 0 && token.Estimate(b.String()+text) > tokens {
			break
		}
		b.WriteString(text)
	}
	return b.String()
}

func (d *Description) sections() []string {
	return []string{
		d.summary(), d.frameworkLines(), d.commandLines(), d.entryLines(), d.patternLines(), d.layerLines(), d.levelLines(), d.hubLines(), d.cycleLines(),
	}
}

// lines is a section: a heading, and its lines, or what it says without any.
type lines struct {
	title, none string
	list        []string
}

func (l *lines) add(format string, args ...any) {
	l.list = append(l.list, fmt.Sprintf(format, args...))
}

// maxLine bounds a line, in characters.
const maxLine = 220

func (l *lines) String() string {
	if len(l.list) == 0 {
		return l.title + ": " + l.none + "\n"
	}
	var b strings.Builder
	b.WriteString(l.title + "\n")
	for _, line := range l.list {
		b.WriteString("  " + oneLine(line) + "\n")
	}
	return b.String()
}

// oneLine is text that a line holds: what is named comes from files.
func oneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\r' || r == '\t':
			return ' '
		case !unicode.IsPrint(r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	if utf8.RuneCountInString(s) > maxLine {
		s = string([]rune(s)[:maxLine]) + "…"
	}
	return s
}

func (d *Description) summary() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s, %s", oneLine(d.Name), plural(d.Files, "file"), plural(d.Lines, "line"))
	if d.Tests > 0 {
		fmt.Fprintf(&b, ", %s of tests", plural(d.Tests, "file"))
	}
	b.WriteByte('\n')
	if d.Description != "" {
		fmt.Fprintf(&b, "described as: %s\n", oneLine(d.Description))
	}
	var langs []string
	for _, l := range d.Languages {
		if l.Share > 0 || len(langs) == 0 {
			langs = append(langs, fmt.Sprintf("%s %d %%", l.Name, l.Share))
		}
	}
	if len(langs) == 0 {
		langs = []string{"no code was found"}
	}
	fmt.Fprintf(&b, "languages: %s\n", strings.Join(langs, ", "))
	if len(d.Manifests) > 0 {
		fmt.Fprintf(&b, "manifests: %s\n", oneLine(strings.Join(d.Manifests, ", ")))
	}
	return b.String()
}

func (d *Description) frameworkLines() string {
	l := lines{title: "frameworks", none: "none that is known by its name"}
	for _, dev := range []bool{false, true} {
		for _, group := range frameworks {
			var names []string
			var seen []string
			for _, f := range d.Frameworks {
				if f.Role != group.role || f.Dev != dev {
					continue
				}
				names = append(names, f.Name)
				for _, e := range f.Evidence {
					if !slices.Contains(seen, e) {
						seen = append(seen, e)
					}
				}
			}
			role := group.role
			if dev {
				role += " (for development)"
			}
			if len(names) > 0 {
				l.add("%s: %s  (%s)", role, strings.Join(names, ", "), strings.Join(head(seen, maxEvidence), ", "))
			}
		}
	}
	return l.String()
}

func (d *Description) commandLines() string {
	l := lines{title: "commands"}
	for _, kind := range kinds {
		found := false
		for _, c := range d.Commands {
			if c.Kind != kind {
				continue
			}
			found = true
			line := fmt.Sprintf("%-5s %s  (%s", kind, c.Command, c.Source)
			switch {
			case c.Convention:
				line += ", by convention"
			case c.Written != "":
				line += ": " + c.Written
			}
			l.add("%s)", line)
		}
		if !found && (kind == "build" || kind == "test") {
			l.add("%-5s no %s command found", kind, kind)
		}
	}
	return l.String()
}

func (d *Description) entryLines() string {
	l := lines{title: "entry points", none: "none found"}
	for _, e := range d.EntryPoints {
		line := e.What + "  " + e.Where
		if e.Source != "" {
			line += "  (" + e.Source + ")"
		}
		l.add("%s", line)
	}
	return l.String()
}

func (d *Description) patternLines() string {
	l := lines{title: "patterns", none: "none that folders and manifests show"}
	for _, p := range d.Patterns {
		l.add("%s %.2f  (%s)", p.Name, p.Confidence, strings.Join(p.Evidence, "; "))
	}
	return l.String()
}

func (d *Description) layerLines() string {
	l := lines{title: "layers by the names of folders", none: "no folder is called like one"}
	for _, y := range d.Layers {
		l.add("%s: %s  (%s)", y.Name, strings.Join(y.Folders, ", "), plural(y.Files, "file"))
	}
	return l.String()
}

// maxShownUnits is how many units of a level are shown, and maxShownUses how many others of one.
const (
	maxShownUnits = 12
	maxShownUses  = 6
)

func (d *Description) levelLines() string {
	l := lines{title: "folders by what depends on what, the highest first", none: "no dependency between folders is known"}
	if d.LevelsBy != "" {
		l.title += ", by " + d.LevelsBy
	}
	below := d.common()
	if below != "" {
		l.title += ", below " + below
	}
	short := func(folders []string) []string {
		folders = slices.Clone(folders)
		for i := range folders {
			if folders[i] = strings.TrimPrefix(folders[i], below); folders[i] == "" {
				folders[i] = "./"
			}
		}
		return folders
	}
	for _, level := range d.Levels {
		for i, u := range level.Units {
			u.Folders, u.Uses = short(u.Folders), short(u.Uses)
			if i == maxShownUnits {
				l.add("%d  and %d more", level.Level, len(level.Units)-i)
				break
			}
			name := strings.Join(u.Folders, " + ")
			if len(u.Folders) > 1 {
				name = "{" + strings.Join(head(u.Folders, maxShownUses), ", ") + more(len(u.Folders)-maxShownUses) + "} depend on one another"
			}
			line := fmt.Sprintf("%d  %s  (%s", level.Level, name, plural(u.Files, "file"))
			if u.UsedBy > 0 {
				line += fmt.Sprintf(", used by %d", u.UsedBy)
			}
			line += ")"
			if len(u.Uses) > 0 {
				line += " -> " + strings.Join(head(u.Uses, maxShownUses), ", ") + more(len(u.Uses)-maxShownUses)
			}
			l.add("%s", line)
		}
	}
	return l.String()
}

// common is the folder that all units are in, where saying it once makes lines shorter.
func (d *Description) common() string {
	common, first := "", true
	for _, level := range d.Levels {
		for _, u := range level.Units {
			for _, folder := range u.Folders {
				if first {
					common, first = folder, false
				}
				for !strings.HasPrefix(folder, common) {
					dir, _ := cutLast(strings.TrimSuffix(common, "/"))
					if common = dir + "/"; dir == "" {
						return ""
					}
				}
			}
		}
	}
	if strings.Count(common, "/") < 2 {
		return ""
	}
	return common
}

func more(n int) string {
	if n <= 0 {
		return ""
	}
	return fmt.Sprintf(" and %d more", n)
}

func (d *Description) hubLines() string {
	l := lines{title: "hubs, what most of the code leads to", none: "no edges between definitions are known"}
	for _, h := range d.Hubs {
		l.add("%s:%d  %s %s  (%s)", h.Path, h.Line, h.Type, h.Name, plural(h.Users, "edge"))
	}
	return l.String()
}

func (d *Description) cycleLines() string {
	l := lines{title: "cycles of imports", none: "none"}
	for _, c := range d.Cycles {
		way := strings.Join(append(head(c.Way, maxShownUses), c.Way[:min(len(c.Way), 1)]...), " -> ")
		if c.Size > len(c.Way) {
			way = fmt.Sprintf("%s  (%d in all)", way, c.Size)
		}
		l.add("%s", way)
	}
	return l.String()
}
