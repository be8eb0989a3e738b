package op

import (
	"os"
	"strings"
	"testing"
)

// TestCommandsInDocument holds docs/use/commands.md to the verbs there are: each is in a row of the section of its task, and the sections are in their order.
func TestCommandsInDocument(t *testing.T) {
	text, err := os.ReadFile("../../docs/use/commands.md")
	if err != nil {
		t.Fatal(err)
	}
	rest := string(text)
	for _, task := range Tasks() {
		_, after, found := strings.Cut(rest, "\n## "+task.Name+"\n")
		if !found {
			t.Fatalf("docs/use/commands.md has no section %s in its place", task.Name)
		}
		section, _, _ := strings.Cut(after, "\n## ")
		for _, verb := range task.Verbs {
			shown := false
			for row := range strings.Lines(section) {
				if cells := strings.Split(row, "|"); len(cells) > 2 {
					shown = shown || strings.Contains(cells[1], "`"+verb+"`") || strings.Contains(cells[1], "`"+verb+" ")
				}
			}
			if !shown {
				t.Errorf("docs/use/commands.md does not have %s under %s", verb, task.Name)
			}
		}
		rest = after
	}
}
