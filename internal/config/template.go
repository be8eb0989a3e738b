package config

import (
	"fmt"
	"strings"
)

// Template is the commented file `init` writes: every key with what it is for and its default, all of them
// commented out but the project's name.
func Template(name string, global bool) string {
	var b strings.Builder
	b.WriteString("# Settings of ctx-sys")
	if global {
		b.WriteString(" for every project; a project's own .ctx-sys.yaml overrides them.\n")
	} else {
		b.WriteString(" for this project.\n")
	}
	b.WriteString("# A line that is commented out shows the default. ${NAME} is replaced by that environment variable.\n")
	var open []string // sections the last line stood in
	for _, row := range table {
		if global && strings.HasPrefix(row.Name, "project.") {
			continue
		}
		open = writeRow(&b, row, name, open)
	}
	return b.String()
}

func writeRow(b *strings.Builder, row Key, name string, open []string) []string {
	before, placeholder, after, isOpen := row.open()
	parts := strings.Split(row.Name, ".")
	if isOpen {
		parts = keyParts(row, placeholder)
		_, _ = before, after
	}
	for i, section := range parts[:len(parts)-1] {
		if i < len(open) && open[i] == section {
			continue
		}
		open = append(open[:i:i], section)
		if i == 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(b, "%s%s%s:\n", strings.Repeat("  ", i), hidden(i > 0), section)
	}
	_ = name
	return open
}

func hidden(is bool) string {
	if is {
		return "# "
	}
	return ""
}
