package ctxsys_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestRequirements holds docs/requirements.md to its own rules and to the tests there are: each id is there once, each row has a state,
// one that is not plain "works" or "measured" has its reason, and every test that a row names exists. What works has a test.
func TestRequirements(t *testing.T) {
	text, err := os.ReadFile("docs/requirements.md")
	if err != nil {
		t.Fatal(err)
	}
	states := []string{"works", "differs", "in work", "measured"}
	reasoned := []string{"differs", "in work"}
	named := regexp.MustCompile("^`(?:TestScript/([a-z_0-9]+)|make (\\w+)|(?:([a-z0-9/]+)\\.)?((?:Test|Fuzz|Benchmark)\\w+))`$")
	rows := regexp.MustCompile(`(?m)^\| ([A-Z]{3}-\d\d) \| (.*) \| (.*) \| (.*) \|$`).FindAllStringSubmatch(string(text), -1)
	if len(rows) < 360 || len(rows) != strings.Count(string(text), "\n| ")-strings.Count(string(text), "| id |")-len(states)-1 {
		t.Errorf("%d rows have four columns: what a user gets, state and tests behind an id", len(rows))
	}
	seen := map[string]bool{}
	for _, row := range rows {
		id, gets, tests := row[1], row[2], row[4]
		state, reason, _ := strings.Cut(row[3], ":")
		if seen[id] {
			t.Errorf("%s is there twice", id)
		}
		seen[id] = true
		if gets == "" || !slices.Contains(states, state) {
			t.Errorf("%s: %q is no state: use one of %s", id, state, strings.Join(states, ", "))
		}
		if slices.Contains(reasoned, state) && strings.TrimSpace(reason) == "" {
			t.Errorf("%s: %q has no reason", id, row[3])
		}
		if tests == "-" {
			if state == "works" || state == "measured" {
				t.Errorf("%s has no test", id)
			}
			continue
		}
		for _, name := range strings.Split(tests, ", ") {
			m := named.FindStringSubmatch(name)
			if m == nil {
				t.Errorf("%s: %s is no name of a test", id, name)
				continue
			}
			script := m[1]
			if script != "" {
				script += ".txt"
			}
			if !exists(t, m[3], m[4], script, m[2]) {
				t.Errorf("%s: there is no %s", id, name)
			}
		}
	}
}
