package op

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// docs/use/reference.md is made of the table: go test ./internal/op -run Reference -update.
func TestReference(t *testing.T) {
	const path = "../../docs/use/reference.md"
	got := reference(t)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(path); err != nil || string(want) != got {
		t.Errorf("%s is not what the table of operations says: go test ./internal/op -run Reference -update rewrites it (%v)", path, err)
	}
}

// No two operations have one name, and what is declared of a field names one.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range All() {
		for _, name := range []string{"tool " + o.Name, "verb " + o.Verb.Path()} {
			if !strings.HasSuffix(name, " ") && seen[name] {
				t.Errorf("%s is there twice", name)
			}
			seen[name] = true
		}
		if o.Name == "" && o.Verb.Use == "" {
			t.Error("an operation has no name")
		}
		if o.Verb.Use != "" && o.Verb.Short == "" {
			t.Errorf("%s says nothing of itself", o.Verb.Use)
		}
		keys := map[string]bool{}
		for _, f := range o.Fields() {
			keys[f.key()] = true
			if f.Flag != "" && f.Help == "" {
				t.Errorf("%s: --%s says nothing of itself", o.Verb.Use, f.Flag)
			}
		}
		for _, values := range []map[string][]string{o.Enums, o.Values} {
			for name := range values {
				if !keys[name] {
					t.Errorf("%s %s: there is no field %s", o.Name, o.Verb.Use, name)
				}
			}
		}
	}
}

func reference(t *testing.T) string {
	shown, err := txtar.ParseFile("testdata/examples.golden") // made by TestToolExamples of cmd/ctx-sys
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("# Reference of operations\n\nThis page is generated from the table of operations (`go test ./internal/op -run Reference -update`). Each operation is a command, a tool for agents\n" +
		"([mcp.md](mcp.md)), and an HTTP route, `POST /v1/TOOL`. Every command also has `--project`, `--json`, `--quiet` and `--verbose`; every tool takes `project`, `format` and `cursor`.\n" +
		"`ctx-sys VERB --help` explains a command. Commands that are not operations (`index`, `serve`, `install` and others) are only in the table below.\n\n" +
		"The shell lines are the examples of `--help`. The tool calls run on a small project (`go test ./cmd/ctx-sys -run ToolExamples -update`) and show the first lines of the answer;\n" +
		"ids, times and paths in them are placeholders.\n")
	b.WriteString("\n| task | commands |\n|---|---|\n")
	left := All()
	sections := ""
	for _, task := range Tasks() {
		fmt.Fprintf(&b, "| **%s**: %s | `%s` |\n", task.Name, task.Short, strings.Join(task.Verbs, "`, `"))
		section := ""
		for _, name := range task.Verbs {
			left = slices.DeleteFunc(left, func(o Operation) bool {
				if first, _, _ := strings.Cut(o.Verb.Path(), " "); first != name {
					return false
				}
				section += operationText(t, &o, shown)
				return true
			})
		}
		if section != "" {
			sections += "\n## " + task.Name + "\n" + section
		}
	}
	b.WriteString(sections + "\n## Tools without a verb of their own\n")
	for _, o := range left {
		b.WriteString(operationText(t, &o, shown))
	}
	return b.String()
}

// operationText is what the page says of one operation.
func operationText(t *testing.T, o *Operation, shown *txtar.Archive) string {
	var b strings.Builder
	if o.Verb.Use != "" {
		fmt.Fprintf(&b, "\n### `ctx-sys %s`\n\n%s.\n", o.Verb.Use, strings.TrimSuffix(o.Verb.Short, "."))
	} else {
		fmt.Fprintf(&b, "\n### `%s`\n\n%s\n", o.Name, o.Description)
	}
	if o.Name != "" {
		fmt.Fprintf(&b, "\nTool `%s`, set `%s`.", o.Name, o.Set)
		if o.Writes {
			b.WriteString(" It changes what is stored.")
		}
		b.WriteString("\n")
	}
	if o.Verb.Formats != nil {
		fmt.Fprintf(&b, "\nFormats: %s.\n", strings.Join(o.Verb.Formats, ", "))
	}
	rows := ""
	for _, f := range o.Fields() {
		rows += row(t, o, f)
	}
	if rows != "" {
		b.WriteString("\n| verb | tool | what |\n|---|---|---|\n" + rows)
	}
	if lines := Examples(o.Verb.Path()); o.Verb.Use != "" {
		b.WriteString("\n" + render.Fenced("sh", strings.ReplaceAll("\n"+lines, "\n  ", "\n")[1:]).String())
	}
	if o.Name == "" {
		return b.String()
	}
	i := slices.IndexFunc(shown.Files, func(f txtar.File) bool { return f.Name == o.Name })
	if i < 0 {
		t.Errorf("there is no example of %s: a line of cmd/ctx-sys/testdata/examples.txtar is one, and go test ./cmd/ctx-sys -run ToolExamples -update makes its answer", o.Name)
		return b.String()
	}
	arguments, answered, _ := strings.Cut(string(shown.Files[i].Data), "\n")
	fmt.Fprintf(&b, "\nThe tool with `%s`:\n\n%s", arguments, render.Fenced("text", answered))
	return b.String()
}

// row is a field in the table of its operation.
func row(t *testing.T, o *Operation, f Field) string {
	verb, tool, what := "", "", f.plain()
	switch {
	case o.Verb.Use != "" && f.Flag != "":
		verb = "`--" + f.Flag + "`"
		if f.Letter != "" {
			verb += ", `-" + f.Letter + "`"
		}
	case o.Verb.Use != "" && f.Arg != "":
		verb = "argument"
	}
	if o.Name != "" && f.Name != "" {
		tool = "`" + f.Name + "`"
		if what == "" {
			what = o.Schema().Properties[f.Name].Description
		}
	}
	if verb == "" && tool == "" || f.Name == "project" || f.Name == "format" || f.Name == "cursor" {
		return ""
	}
	if len(f.Values) > 0 && len(f.Values) <= 8 && !strings.Contains(what, f.Values[0]) {
		what = strings.TrimLeft(what+"; one of "+strings.Join(f.Values, ", "), "; ")
	}
	return fmt.Sprintf("| %s | %s | %s |\n", verb, tool, strings.ReplaceAll(what, "|", "\\|"))
}
