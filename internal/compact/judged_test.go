package compact

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

var (
	trajectories = flag.String("trajectories", "", "judge the compactor on the conversations of this folder, by facts that somebody marked in them")
	factsIn      = flag.String("facts", filepath.Join("testdata", "facts", "corrected"), "the folder with the marked facts, a file a conversation")
	toShare      = flag.Float64("share", Target, "what the conversations are brought down to, of their size")
)

// markedFile is what somebody who read a conversation wrote down as what the next one has to know.
type markedFile struct {
	Trajectory string       `json:"trajectory"` // the file in the folder
	Origin     string       `json:"origin"`     // whose agent it was
	Home       string       `json:"home"`       // where it is published
	Facts      []markedFact `json:"facts"`
}

type markedFact struct {
	Kind string     `json:"kind"` // constraint, edited, read, decision, finding, error, command, open
	Fact string     `json:"fact"` // in our words
	Any  [][]string `json:"any"`  // it is there when all strings of one of these lists are
}

func (f markedFact) in(text string) bool {
	return slices.ContainsFunc(f.Any, func(all []string) bool {
		return !slices.ContainsFunc(all, func(s string) bool { return !strings.Contains(text, unset(s)) })
	})
}

// unset is a text without what its setting changes: white space, and the ticks that become quotation marks in code.
func unset(s string) string { return strings.ReplaceAll(squeezed(s), "`", "'") }

// sayings is everything that messages say, arguments of calls as the model reads and writes them.
func sayings(messages []conversation.Message) string {
	var b strings.Builder
	for i := range messages {
		for k := range messages[i].Parts {
			p := &messages[i].Parts[k]
			b.WriteString(p.Name + "\n" + p.Text + "\n")
			var v any
			if json.Unmarshal([]byte(p.Input), &v) != nil {
				b.WriteString(p.Input + "\n")
			}
			leaves(v, &b)
		}
	}
	return unset(b.String())
}

func leaves(v any, b *strings.Builder) {
	switch v := v.(type) {
	case string:
		b.WriteString(v + "\n")
	case []any:
		for _, x := range v {
			leaves(x, b)
		}
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			leaves(v[k], b)
		}
	}
}

// newestAlone is the first thing anybody would try: the newest messages that fit, and what has to stay.
func newestAlone(messages []conversation.Message, tokens int) (out []conversation.Message) {
	for i := len(messages) - 1; i >= 0; i-- {
		if n := messages[i].Tokens(); n <= tokens {
			tokens -= n
			out = append(out, messages[i])
		} else {
			break
		}
	}
	return out
}

// firstLines is the second: how many messages there were, and the beginning of each, as much as fits.
func firstLines(messages []conversation.Message, tokens int) []conversation.Message {
	each := max(4*tokens/max(len(messages), 1)-16, 8)
	var b strings.Builder
	fmt.Fprintf(&b, "%d messages:\n", len(messages))
	for i := range messages {
		line, _, _ := strings.Cut(strings.TrimSpace(messages[i].Words()), "\n")
		for k := range messages[i].Parts {
			line = cmp.Or(line, squeezed(messages[i].Parts[k].Name+" "+messages[i].Parts[k].Input+messages[i].Parts[k].Text))
		}
		fmt.Fprintf(&b, "- %s: %s\n", messages[i].Role, cutText(line, each))
	}
	return []conversation.Message{conversation.New(conversation.User, b.String())}
}

// ways are what the compactor is set against: a summary of everything, no message kept whole, and what anybody would try.
var ways = []string{"compacted", "summary alone", "newest alone", "first lines"}

// TestTrajectories counts how many marked facts are left of public conversations that are brought down to a share of
// their size without a model. It is for people who have such conversations at hand:
//
//	go test ./internal/compact -run Trajectories -trajectories DIR -v
//
// With -v every fact that is gone is named.
func TestTrajectories(t *testing.T) {
	if *trajectories == "" {
		t.Skip("no -trajectories")
	}
	files, err := filepath.Glob(filepath.Join(*factsIn, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no facts in %s (%v)", *factsIn, err)
	}
	byWay := map[string]*tally{}
	for _, way := range ways {
		byWay[way] = &tally{}
	}
	for _, file := range files {
		var m markedFile
		if data, err := os.ReadFile(file); err != nil {
			t.Fatal(err)
		} else if err := json.Unmarshal(data, &m); err != nil {
			t.Fatal(file, err)
		}
		data, err := os.ReadFile(filepath.Join(*trajectories, m.Trajectory))
		if err != nil {
			t.Logf("%v: left out", err)
			continue
		}
		judge(t, m, data, byWay)
	}
	for _, way := range ways {
		t.Logf("%-14s %s", way, byWay[way])
	}
}

// asMessages takes the list of messages out of a file of SWE-agent or mini-swe-agent; other files stay as they are. What answers
// the last call of mini-swe-agent has a role of its own, and results of SWE-agent a list of one id.
func asMessages(data []byte) []byte {
	var file struct {
		History  []map[string]any `json:"history"`
		Messages []map[string]any `json:"messages"`
	}
	if json.Unmarshal(data, &file) != nil || file.History == nil && file.Messages == nil {
		return data
	}
	var out []map[string]any
	for _, m := range append(file.History, file.Messages...) {
		message := map[string]any{}
		for _, k := range []string{"role", "content", "tool_calls", "tool_call_id"} {
			if m[k] != nil {
				message[k] = m[k]
			}
		}
		if ids, ok := m["tool_call_ids"].([]any); ok && len(ids) > 0 {
			message["tool_call_id"] = ids[0]
		}
		if m["role"] == "exit" {
			message["role"] = "tool"
			if calls, ok := out[len(out)-1]["tool_calls"].([]any); ok {
				message["tool_call_id"] = calls[len(calls)-1].(map[string]any)["id"]
			}
		}
		out = append(out, message)
	}
	data, _ = json.Marshal(out)
	return data
}

func judge(t *testing.T, m markedFile, data []byte, byWay map[string]*tally) {
	c, err := conversation.Read(asMessages(data))
	if err != nil {
		t.Fatal(m.Trajectory, err)
	}
	size := conversation.Tokens(c.Messages)
	whole := sayings(c.Messages)
	out, r, err := Run(context.Background(), c.Messages, Options{Window: size, Target: *toShare})
	if err != nil {
		t.Fatal(m.Trajectory, err)
	}
	alone, _, err := Run(context.Background(), c.Messages, Options{Window: size, Target: *toShare, KeepRecent: -1})
	if err != nil {
		t.Fatal(m.Trajectory, err)
	}
	texts := []string{sayings(out), sayings(alone), sayings(newestAlone(c.Messages, r.TokensAfter)), sayings(firstLines(c.Messages, r.TokensAfter))}
	kept, of := 0, 0
	for _, f := range m.Facts {
		if !f.in(whole) {
			t.Errorf("%s: %q is not in the conversation", m.Trajectory, f.Fact)
			continue
		}
		for i, way := range ways {
			byWay[way].add(f.Kind, cmp.Or(m.Origin, "?"), f.in(texts[i]))
		}
		if of++; f.in(texts[0]) {
			kept++
		} else {
			t.Logf("%s: gone: %s: %s %q", m.Trajectory, f.Kind, f.Fact, f.Any)
		}
	}
	t.Logf("%s: %s, %d tokens became %d (%.0f %%), %d of %d facts", m.Trajectory, r.Tier, r.TokensBefore, r.TokensAfter, 100*float64(r.TokensAfter)/float64(r.TokensBefore), kept, of)
}

// tally counts facts by kind and by origin.
type tally struct {
	all            Count
	kinds, origins map[string]Count
}

func (t *tally) add(kind, origin string, kept bool) {
	if t.kinds == nil {
		t.kinds, t.origins = map[string]Count{}, map[string]Count{}
	}
	one := Count{Of: 1, Kept: boolInt(kept)}
	t.all = t.all.plus(one)
	t.kinds[kind] = t.kinds[kind].plus(one)
	t.origins[origin] = t.origins[origin].plus(one)
}

func (c Count) plus(d Count) Count { return Count{c.Of + d.Of, c.Kept + d.Kept} }

func (t *tally) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d/%d %.3f", t.all.Kept, t.all.Of, float64(t.all.Kept)/float64(max(t.all.Of, 1)))
	for _, m := range []map[string]Count{t.kinds, t.origins} {
		b.WriteString(" |")
		for _, k := range slices.Sorted(maps.Keys(m)) {
			fmt.Fprintf(&b, " %s %d/%d", k, m[k].Kept, m[k].Of)
		}
	}
	return b.String()
}
