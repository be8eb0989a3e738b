package compact

import (
	"os"
	"strings"
	"testing"
)

// TestDecides counts what is recognised of sentences that were written before the rules.
func TestDecides(t *testing.T) {
	for _, c := range []struct {
		file             string
		user, assistant  float64 // share of decisions that are found, at least
		decisions, other int     // how many sentences there are, at least
	}{
		{"testdata/decided.txt", 24.0 / 26, 7.0 / 8, 34, 200},
		{"testdata/decided_more.txt", 0.75, 0.9, 160, 690},
		{"testdata/decided_patterns.txt", 25.0 / 26, 0, 26, 30},
	} {
		text, err := os.ReadFile(c.file)
		if err != nil {
			t.Fatal(err)
		}
		user, assistant := judgeDecisions(t, string(text), "user"), judgeDecisions(t, string(text), "assistant")
		t.Logf("%s: of a user %+v, of an assistant %+v", c.file, user, assistant)
		if user.decisions+assistant.decisions < c.decisions || user.other+assistant.other < c.other {
			t.Errorf("%s has fewer sentences than it had", c.file)
		}
		if share := float64(user.found) / float64(user.decisions); share < c.user {
			t.Errorf("%s: %.2f of the decisions of a user are found, want %.2f", c.file, share, c.user)
		}
		if share := float64(assistant.found) / float64(assistant.decisions); share < c.assistant {
			t.Errorf("%s: %.2f of the decisions of an assistant are found, want %.2f", c.file, share, c.assistant)
		}
		if wrong, other := user.wrong+assistant.wrong, user.other+assistant.other; wrong*100 > other {
			t.Errorf("%s: %d of %d other sentences are taken for decisions, want 2 of 200 at most", c.file, wrong, other)
		}
	}
}

// judged is how many sentences of one speaker decide and were found, and how many do not and were.
type judged struct{ decisions, found, other, wrong int }

func judgeDecisions(t *testing.T, text, speaker string) (j judged) {
	kind := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if line[0] == '[' {
			kind = line
			continue
		}
		got := decides(line, speaker == "user")
		switch kind {
		case "[" + speaker + " decides]":
			j.decisions++
			if got {
				j.found++
			}
		case "[" + speaker + " says]":
			j.other++
			if got {
				j.wrong++
				t.Logf("taken for a decision: %s", line)
			}
		}
	}
	return j
}

// TestSigns holds that a form is found in no sentence without the words that it is looked for by.
func TestSigns(t *testing.T) {
	const all = speaks | declares | plans | ruling | picks | foresees
	forms, passed := 0, 0
	for _, file := range []string{"testdata/decided.txt", "testdata/decided_more.txt"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			words := strings.Fields(line)
			for cut := range min(len(words), 6) { // other beginnings have other forms
				s := strings.Join(words[cut:], " ")
				found := signsIn(s)
				if found == 0 {
					passed++
				}
				for _, user := range []bool{true, false} {
					if hasDecisionForm(s, user, all) {
						forms++
						if !hasDecisionForm(s, user, found) {
							t.Errorf("passed over: %s", s)
						}
					}
				}
			}
		}
	}
	t.Logf("%d with a form, %d without signs", forms, passed)
	if forms < 500 || passed < 500 {
		t.Errorf("%d with a form and %d without signs hold nothing", forms, passed)
	}
}
