package architecture

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// MaxChars bounds the text of a description, in characters.
const MaxChars = 12_000

// Text tells a description in sections, what says most first. Sections that exceed a budget of tokens, or MaxChars, are
// left out whole, the last first; 0 tokens are no budget. Nothing in it can open a line of its own.
func (d *Description) Text(tokens int) render.Page {
	var text render.Page
	for i, section := range d.sections() {
		longer := section
		if i > 0 {
			longer = render.Pagef("%s\n%s", text, section)
		}
		if utf8.RuneCountInString(longer.String()) > MaxChars || tokens > 0 && token.Estimate(longer.String()) > tokens {
			break
		}
		text = longer
	}
	return text
}

func (d *Description) sections() []render.Page {
	return []render.Page{
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

func (l *lines) page() render.Page {
	if len(l.list) == 0 {
		return render.Pagef("%s: %s\n", l.title, l.none)
	}
	var b render.Writer
	b.Printf("%s\n", l.title)
	for _, line := range l.list {
		b.Printf("  %s\n", cut(line))
	}
	return b.Page()
}

// cut bounds a text that a line holds.
func cut(s string) string {
	if s = render.Line(s); utf8.RuneCountInString(s) > maxLine {
		s = string([]rune(s)[:maxLine]) + "…"
	}
	return s
}

func (d *Description) summary() render.Page {
	var b render.Writer
	b.Printf("%s: %s, %s", cut(d.Name), ctxsys.Plural(d.Files, "file"), ctxsys.Plural(d.Lines, "line"))
	if d.Tests > 0 {
		b.Printf(", %s of tests", ctxsys.Plural(d.Tests, "file"))
	}
	b.Printf("\n")
	if d.Description != "" {
		b.Printf("described as: %s\n", cut(d.Description))
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
	b.Printf("languages: %s\n", strings.Join(langs, ", "))
	if len(d.Manifests) > 0 {
		b.Printf("manifests: %s\n", cut(strings.Join(d.Manifests, ", ")))
	}
	return b.Page()
}

func (d *Description) frameworkLines() render.Page {
	l := lines{title: "frameworks", none: "none is recognised by its name"}
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
	return l.page()
}

func (d *Description) commandLines() render.Page {
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
	return l.page()
}

func (d *Description) entryLines() render.Page {
	l := lines{title: "entry points", none: "none found"}
	for _, e := range d.EntryPoints {
		line := e.What + "  " + e.Where
		if e.Source != "" {
			line += "  (" + e.Source + ")"
		}
		l.add("%s", line)
	}
	return l.page()
}

func (d *Description) patternLines() render.Page {
	l := lines{title: "patterns", none: "none that folders and manifests show"}
	for _, p := range d.Patterns {
		l.add("%s %.2f  (%s)", p.Name, p.Confidence, strings.Join(p.Evidence, "; "))
	}
	return l.page()
}

func (d *Description) layerLines() render.Page {
	l := lines{title: "layers by the names of folders", none: "no folder is called like one"}
	for _, y := range d.Layers {
		l.add("%s: %s  (%s)", y.Name, strings.Join(y.Folders, ", "), ctxsys.Plural(y.Files, "file"))
	}
	return l.page()
}

// maxShownUnits is how many units of a level are shown, and maxShownUses how many others of one.
const (
	maxShownUnits = 12
	maxShownUses  = 6
)

func (d *Description) levelLines() render.Page {
	l := lines{title: "folders by what depends on what, the highest first", none: "there are no dependencies between folders"}
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
			line := fmt.Sprintf("%d  %s  (%s", level.Level, name, ctxsys.Plural(u.Files, "file"))
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
	return l.page()
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

func (d *Description) hubLines() render.Page {
	l := lines{title: "hubs, what most of the code leads to", none: "there are no edges between definitions"}
	for _, h := range d.Hubs {
		l.add("%s:%d  %s %s  (%s)", h.Path, h.Line, h.Type, h.Name, ctxsys.Plural(h.Users, "edge"))
	}
	return l.page()
}

func (d *Description) cycleLines() render.Page {
	l := lines{title: "cycles of imports", none: "none"}
	for _, c := range d.Cycles {
		way := strings.Join(append(head(c.Way, maxShownUses), c.Way[:min(len(c.Way), 1)]...), " -> ")
		if c.Size > len(c.Way) {
			way = fmt.Sprintf("%s  (%d in all)", way, c.Size)
		}
		l.add("%s", way)
	}
	return l.page()
}
