package model

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// The table of docs/use/models.md is this one.
func TestFamiliesDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/use/models.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := func(s string) string {
		if s == "" {
			return "-"
		}
		return "`" + strings.ReplaceAll(strings.ReplaceAll(s, "\n", `\n`), "|", `\|`) + "`"
	}
	for _, f := range families {
		row := fmt.Sprintf("| `%s` | %s | %s | [card](%s) |\n", strings.ReplaceAll(f.names, " ", "`, `"), shown(f.passage), shown(f.question), f.from)
		if !strings.Contains(string(page), row) {
			t.Errorf("docs/use/models.md has no row\n%s", row)
		}
	}
}
