package conversation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// transcripts are one file of each layout there is, with keys that this package does not know.
var transcripts = []struct {
	file   string
	format Format
	want   string // roles and kinds
	cycles []int
	open   int
}{
	{"openai_request.json", OpenAI, "system:text user:text,image assistant:call,call tool:result tool:result assistant:text user:text", []int{0, 1, 1, 1, 1, 1, 2}, 0},
	{"openai_legacy.json", OpenAI, "system:text user:text assistant:call tool:result assistant:thinking,text", []int{0, 1, 1, 1, 1}, 0},
	{"openai_lines.jsonl", OpenAI, "system:text user:text assistant:text", []int{0, 1, 1}, 0},
	{"anthropic_request.json", Anthropic, "system:text user:file user:text assistant:thinking,thinking,text,call,call,result tool:result assistant:text,other", []int{0, 0, 1, 1, 1, 1}, 0},
	{"claude_code.jsonl", ClaudeCode, "user:text user:text assistant:text assistant:call tool:result", []int{0, 1, 1, 1, 1}, 0},
	{"responses_request.json", Responses, "system:text user:text,image assistant:thinking assistant:call assistant:call tool:result tool:result assistant:call tool:result assistant:other assistant:text assistant:other user:text", []int{0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2}, 0},
	{"codex.jsonl", Codex, "system:text user:text user:text user:text assistant:thinking assistant:call tool:result assistant:call tool:result assistant:text user:text user:text assistant:text", []int{0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2}, 0},
	{"codecompanion.json", CodeCompanion, "system:text user:text user:text user:text assistant:call tool:result assistant:text", []int{1, 1, 1, 1, 1, 1, 1}, 0},
}

func read(t *testing.T, file string) ([]byte, *Conversation) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	c, err := Read(data)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return data, c
}

func shape(messages []Message) string {
	var out []string
	for _, m := range messages {
		var kinds []string
		for _, p := range m.Parts {
			kinds = append(kinds, string(p.Kind))
		}
		out = append(out, string(m.Role)+":"+strings.Join(kinds, ","))
	}
	return strings.Join(out, " ")
}

func TestRead(t *testing.T) {
	for _, tt := range transcripts {
		_, c := read(t, tt.file)
		if c.Format != tt.format || shape(c.Messages) != tt.want {
			t.Errorf("%s is %s: %s", tt.file, c.Format, shape(c.Messages))
		}
		if got := Cycles(c.Messages); !slices.Equal(got, tt.cycles) {
			t.Errorf("%s: cycles %v", tt.file, got)
		}
		if p := Pair(c.Messages); len(p.Open) != tt.open || len(p.Orphans)+len(p.Abandoned) != 0 {
			t.Errorf("%s: %+v", tt.file, p)
		}
	}
}

// TestIdentity holds reading and writing to being the identity: every value and the order of keys, and every byte of
// records that are lines.
func TestIdentity(t *testing.T) {
	for _, tt := range transcripts {
		data, c := read(t, tt.file)
		again := Framed(throughJSON(t, c.Frame()), stored(t, c.Messages))
		for _, out := range [][]byte{c.Marshal(), again.Marshal()} {
			if got, want := compacted(t, out), compacted(t, data); !bytes.Equal(got, want) {
				t.Errorf("%s: written\n%s\nread\n%s", tt.file, got, want)
			}
		}
	}
}

func throughJSON(t *testing.T, f Frame) (out Frame) {
	b, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// stored returns messages as a store keeps them.
func stored(t *testing.T, messages []Message) (out []Message) {
	for _, m := range messages {
		f, raw := m.Raw()
		again, err := Decode(f, raw)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, again.WithBefore(m.Before()))
	}
	return out
}

// compacted is JSON or lines of it without space between values.
func compacted(t *testing.T, data []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	d := json.NewDecoder(bytes.NewReader(data))
	for d.More() {
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			t.Fatal(err)
		}
		if err := json.Compact(&out, raw); err != nil {
			t.Fatal(err)
		}
		out.WriteByte('\n')
	}
	return out.Bytes()
}

func TestEditInPlace(t *testing.T) {
	for _, tt := range transcripts {
		_, c := read(t, tt.file)
		for i := range c.Messages {
			for k, p := range c.Messages[i].Parts {
				if p.at == nil {
					continue
				}
				change, text := c.Messages[i].WithText, "cleared <&>"
				if p.Kind == Call {
					change, text = c.Messages[i].WithInput, `{"cleared":"<&>"}`
				}
				changed := change(k, text)
				f, raw := changed.Raw()
				again, err := Decode(f, raw)
				if err != nil {
					t.Fatal(err)
				}
				again.Number = changed.Number
				if got := again.Parts[k].Text + again.Parts[k].Input; got != text {
					t.Errorf("%s: message %d part %d reads %q in %s", tt.file, i, k, got, raw)
				}
				if now := c.Messages[i].Parts[k]; now.Text != p.Text || now.Input != p.Input {
					t.Fatal("the original was changed")
				}
			}
		}
	}
	_, c := read(t, "anthropic_request.json")
	_, raw := c.Messages[4].Raw()
	_, after := func() (Format, json.RawMessage) { m := c.Messages[4].WithText(0, "gone"); return m.Raw() }()
	want := `{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","is_error":true,"content":"gone","cache_control":{"type":"ephemeral"}}]}`
	if string(compacted(t, after)) != want+"\n" || !bytes.Contains(raw, []byte("no such file")) {
		t.Errorf("edited: %s", after)
	}
}

// TestOtherFormat holds conversions to saying the same in the other format.
func TestOtherFormat(t *testing.T) {
	for _, tt := range transcripts {
		_, c := read(t, tt.file)
		for _, f := range Formats() {
			out := Framed(Frame{Format: f}, c.Messages).Marshal()
			again, err := Read(out)
			if err != nil {
				t.Errorf("%s as %s: %v\n%s", tt.file, f, err, out)
				continue
			}
			if got, want := said(again.Messages), said(c.Messages); got != want {
				t.Errorf("%s as %s says\n%s\nnot\n%s", tt.file, f, got, want)
			}
			if p := Pair(again.Messages); len(p.Orphans)+len(p.Abandoned)+len(p.Open) != 0 {
				t.Errorf("%s as %s: %+v\n%s", tt.file, f, p, out)
			}
			if twice := Framed(Frame{Format: f}, c.Messages).Marshal(); !bytes.Equal(out, twice) {
				t.Errorf("%s as %s: two answers", tt.file, f)
			}
		}
	}
}

// said is every text, call and result, sorted: formats differ in how they are put into messages.
func said(messages []Message) string {
	var out []string
	for _, m := range messages {
		for _, p := range m.Parts {
			switch p.Kind {
			case Text:
				for line := range strings.Lines(p.Text) {
					if !strings.HasPrefix(line, "[") && !strings.HasPrefix(line, "{") {
						out = append(out, strings.TrimRight(line, "\n"))
					}
				}
			case Call, Result:
				var b bytes.Buffer
				if p.Kind == Call && json.Compact(&b, inputObject(p.Input)) != nil {
					b.Reset()
				}
				out = append(out, fmt.Sprint(p.Kind, p.ID, b.String(), p.Text))
			}
		}
	}
	slices.Sort(out)
	return strings.Join(out, "\n")
}

// TestLua reads what CodeCompanion's history extension keeps, and writes a table that reads the same.
func TestLua(t *testing.T) {
	_, c := read(t, "codecompanion.lua")
	if c.Format != CodeCompanion || shape(c.Messages) != "system:text user:text assistant:call tool:result assistant:text" {
		t.Errorf("%s: %s", c.Format, shape(c.Messages))
	}
	if got := c.Messages[3].Parts[0].Text; got != "return \"1\"\n\t-- é\n" {
		t.Errorf("the result is %q", got)
	}
	out := c.Marshal()
	again, err := Read(out)
	if err != nil {
		t.Fatalf("%v in\n%s", err, out)
	}
	if twice := Framed(throughJSON(t, again.Frame()), stored(t, again.Messages)).Marshal(); !bytes.Equal(out, twice) || !bytes.HasPrefix(out, []byte("return {\n")) {
		t.Errorf("written\n%s\nthen\n%s", out, twice)
	}
	for _, m := range again.Messages {
		_, raw := m.Raw()
		_, before := c.Messages[m.Number-1].Raw()
		if !bytes.Equal(raw, before) {
			t.Errorf("message %d is %s, it was %s", m.Number, raw, before)
		}
	}
	for in, want := range map[string]string{
		"return {": "line 1: a table has no end", "return os.exit()": "only texts, numbers", "return { messages = { { role = \"user\" } } } x": "there is more",
		"return {\n a = \"x }": "line 2: a text has no end", "returning": "only texts", "-- nothing": "neither as JSON nor as a Lua table", "return {{}} + 1": "there is more", "return { [1] 2 }": "a key has no value",
	} {
		if _, err := Read([]byte(in)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", in, err, want)
		}
	}
}

func TestRefused(t *testing.T) {
	for in, want := range map[string]string{
		"":                               "it is empty",
		" \n":                            "it is empty",
		"hello":                          "it begins with 'h'",
		"[]":                             "there is no message in it",
		"{}":                             `no list under "messages"`,
		`{"messages":[]}`:                "there is no message in it",
		"[{\"role\":\"user\",\n\"con":    "line 2: unexpected end",
		`[{"role":"user","content":""}`:  "unexpected end",
		`{"messages":[{"role":"user"}`:   "unexpected end",
		`[1]`:                            "item 1 of the list is no message",
		`[{"role":"user"},{"text":"x"}]`: "item 2 of the list is no message",
		"{\"role\":\"user\",\"content\":\"a\"}\n{oops}": "line 2 is not a JSON object",
		`{"type":"summary"}`:                            "there is no message in it",
	} {
		_, err := Read([]byte(in))
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want %q", in, err, want)
		}
	}
}

func TestOddMessages(t *testing.T) {
	for _, in := range []string{
		`[{"role":"wizard","content":"x"}]`, `[{"role":"user","content":7}]`, `[{"role":"user","content":["a",1,null]}]`,
		`[{"role":null,"content":{"a":1}}]`, `[{"role":"assistant","tool_calls":[1,{"id":2}]}]`, `[{"role":"user","role":"tool","content":"\ud800"}]`,
		`[{"role":"user","content":[{"type":"tool_result"}]}]`, `[{"role":"tool"}]`,
	} {
		c, err := Read([]byte(in))
		if err != nil {
			t.Errorf("%s: %v", in, err)
			continue
		}
		if got := compacted(t, c.Marshal()); string(got) != in+"\n" {
			t.Errorf("%s is written %s", in, got)
		}
	}
}

func TestPair(t *testing.T) {
	call := func(id string) Message {
		return Message{Role: Assistant, Parts: []Part{{Kind: Call, ID: id, Name: "run"}}}
	}
	result := func(id string) Message {
		return Message{Role: Tool, Parts: []Part{{Kind: Result, ID: id, Text: "out"}}}
	}
	user := New(User, "go on")
	for _, tt := range []struct {
		name                             string
		messages                         []Message
		pairs, open, abandoned, orphaned int
	}{
		{"one pair", []Message{user, call("a"), result("a")}, 1, 0, 0, 0},
		{"an id again", []Message{call("a"), result("a"), call("a"), result("a")}, 2, 0, 0, 0},
		{"no ids", []Message{call(""), result("")}, 1, 0, 0, 0},
		{"in flight", []Message{user, call("a"), call("b"), result("a")}, 1, 1, 0, 0},
		{"never answered", []Message{call("a"), user}, 0, 0, 1, 0},
		{"nobody asked", []Message{result("a"), call("b"), result("b")}, 1, 0, 0, 1},
		{"answered twice", []Message{call("a"), result("a"), result("a")}, 1, 0, 0, 1},
		{"answered before", []Message{result("a"), call("a")}, 0, 1, 0, 1},
	} {
		number(tt.messages)
		p := Pair(tt.messages)
		if len(p.ResultOf) != tt.pairs || len(p.CallOf) != tt.pairs || len(p.Open) != tt.open || len(p.Abandoned) != tt.abandoned || len(p.Orphans) != tt.orphaned {
			t.Errorf("%s: %+v", tt.name, p)
		}
		before := said(tt.messages)
		paired, notes := PairCalls(tt.messages)
		if (len(notes) > 0) != (tt.abandoned+tt.orphaned > 0) {
			t.Errorf("%s: notes %q", tt.name, notes)
		}
		if p := Pair(paired); len(p.Open) != tt.open || len(p.Abandoned)+len(p.Orphans) != 0 || len(p.ResultOf) != tt.pairs {
			t.Errorf("%s paired: %+v", tt.name, p)
		}
		if said(tt.messages) != before {
			t.Errorf("%s: mending changed the original", tt.name)
		}
		if again, notes := PairCalls(paired); len(notes) > 0 || !reflect.DeepEqual(again, paired) {
			t.Errorf("%s: paired twice", tt.name)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, tt := range transcripts {
		data, err := os.ReadFile(filepath.Join("testdata", tt.file))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	if data, err := os.ReadFile(filepath.Join("testdata", "codecompanion.lua")); err == nil {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := Read(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Fatalf("an error of two lines: %q", err)
			}
			return
		}
		out := c.Marshal()
		again, err := Read(out)
		if err != nil {
			t.Fatalf("%v in %q", err, out)
		}
		if c.lua {
			if twice := again.Marshal(); !bytes.Equal(twice, out) {
				t.Fatalf("written\n%s\nthen\n%s", out, twice)
			}
		} else if twice := again.Marshal(); !bytes.Equal(compacted(t, twice), compacted(t, out)) {
			t.Fatalf("written\n%s\nthen\n%s", out, twice)
		}
		paired, _ := PairCalls(c.Messages)
		if p := Pair(paired); len(p.Orphans)+len(p.Abandoned) != 0 {
			t.Fatalf("%+v", p)
		}
		for _, format := range Formats() {
			if _, err := Read(Framed(Frame{Format: format}, paired).Marshal()); err != nil {
				t.Fatalf("as %s: %v", format, err)
			}
		}
		Tokens(paired)
	})
}
