package config

import (
	"fmt"
	"slices"
	"strings"
)

// Template is the commented file `init` writes: every key with what it is for and its default, all of it
// commented out but the sections and the project's name.
func Template(name string, global bool) string {
	var b strings.Builder
	if global {
		b.WriteString("# Settings of ctx-sys for every project. A project's own .ctx-sys.yaml overrides them.\n")
	} else {
		b.WriteString("# Settings of ctx-sys for this project.\n")
	}
	b.WriteString("# A commented line shows the default. ${NAME} is replaced by that environment variable.\n")
	var at []string
	for _, row := range table {
		switch {
		case row.Name == "project.name" && !global:
			fmt.Fprintf(&b, "\nproject:\n  # %s\n  name: %s\n", row.Doc, oneLine(name))
			at = []string{"project"}
		case !global && row.Personal:
		case !global || !strings.HasPrefix(row.Name, "project."):
			at = writeRow(&b, row, at)
		}
	}
	return b.String()
}

// writeRow adds one key; at is the sections the text is in, and the result those it is in then.
func writeRow(b *strings.Builder, row Key, at []string) []string {
	_, placeholder, _, open := row.open()
	if open {
		placeholder = "<" + placeholder + ">"
	}
	parts := keyParts(row, placeholder)
	sections := parts[:len(parts)-1]
	if len(sections) == 0 || len(at) == 0 || at[0] != sections[0] {
		b.WriteString("\n")
	}
	for i, section := range sections {
		if i < len(at) && slices.Equal(at[:i+1], sections[:i+1]) {
			continue
		}
		if i == 0 {
			fmt.Fprintf(b, "%s:\n", section)
		} else {
			fmt.Fprintf(b, "  # %s%s:\n", strings.Repeat("  ", i-1), section)
		}
	}
	line, remark := "# ", "# "
	switch len(sections) {
	case 0:
	case 1:
		line, remark = "  # ", "  # "
	default: // the section is commented out itself; what is a remark in it stays one without the outer mark
		line = "  # " + strings.Repeat("  ", len(sections)-1)
		remark = line + "# "
	}
	for text := range strings.Lines(row.Doc + "\n") {
		b.WriteString(remark + text)
	}
	fmt.Fprintf(b, "%s%s: %s\n", line, parts[len(parts)-1], example(row))
	return sections
}

func example(row Key) string {
	v, _ := row.parse(row.Default)
	return written(v, row.Default)
}
