package render

import (
	"fmt"
	"strings"
)

// maxLine is how many bytes of one line enter a context: what is longer was written by a program, and one
// such line would take the space of everything else.
const maxLine = 1200

// ShortLines cuts lines that are too long and says so where it does.
func ShortLines(text string) string {
	if len(text) <= maxLine {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if len(l) > maxLine {
			lines[i] = fmt.Sprintf("%s… (%d more bytes in this line)", strings.ToValidUTF8(l[:maxLine], ""), len(l)-maxLine)
		}
	}
	return strings.Join(lines, "\n")
}
