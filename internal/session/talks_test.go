package session

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// A talk is a file of testdata/talks: a conversation with a coding agent that was written around facts, which come first.
//
//	# the story, in a line
//	? KIND LABELS: a question about it, and the labels of the messages that hold the answer
//	== 2026-03-02 09:14           a session begins
//	u[a]: what the user says      with its labels, if any; lines that begin with two spaces go on
//	a: what the assistant says
//	$ COMMAND                     the assistant runs it; > TOOL ARGUMENT is a call of another tool
//	| its output                  "ok" where there is none; |[a] has a label
//
// Files with odd numbers are for development: what is wrong there may be looked at. Those with even numbers are kept apart,
// and only their figures are looked at.
type talk struct {
	name     string
	kept     bool
	messages int
	sessions []talkSession
	asked    []talkQuestion
}

type talkSession struct {
	time   time.Time
	list   []map[string]any
	labels [][]string // of each message
}

type talkQuestion struct {
	kind, text string
	labels     []string
}

var showMissed = flag.Bool("missed", false, "name what is not found in the talks for development")

var talkKinds = []string{"correction", "decision", "fact", "multi-hop", "preference", "temporal"}

var talkLine = regexp.MustCompile(`^([ua$>|])(?:\[([a-z,]+)\])?:? ?(.*)$`)

func readTalk(file string) (k talk, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return k, err
	}
	k.name = strings.TrimSuffix(filepath.Base(file), ".txt")
	n, err := strconv.Atoi(k.name)
	if err != nil {
		return k, err
	}
	k.kept = n%2 == 0
	known, labels := map[string]bool{}, map[string]bool{}
	call := ""      // the last one, when nothing answered it yet
	last := byte(0) // how the line before began
	say := func(m map[string]any, marks []string) {
		x := &k.sessions[len(k.sessions)-1]
		x.list, x.labels = append(x.list, m), append(x.labels, marks)
		k.messages++
	}
	answer := func(text string, marks []string) {
		say(map[string]any{"role": "tool", "tool_call_id": call, "content": text}, marks)
		call = ""
	}
	number := 0
	for line := range strings.Lines(string(data)) {
		number++
		line = strings.TrimRight(line, "\n")
		bad := func(what string) error { return fmt.Errorf("%s:%d: %s: %s", file, number, what, line) }
		switch {
		case line == "":
			continue
		case number == 1 && line[0] == '#':
			continue
		case line[0] == '?':
			head, text, ok := strings.Cut(line[1:], ": ")
			f := strings.Fields(head)
			if !ok || len(f) != 2 || !slices.Contains(talkKinds, f[0]) {
				return k, bad("no question")
			}
			k.asked = append(k.asked, talkQuestion{f[0], text, strings.Split(f[1], ",")})
			for l := range strings.SplitSeq(f[1], ",") {
				labels[l] = true
			}
			continue
		case strings.HasPrefix(line, "== "):
			if call != "" {
				answer("ok", nil)
			}
			at, err := time.ParseInLocation("2006-01-02 15:04", line[3:], time.Local)
			if err != nil || len(k.sessions) > 0 && !at.After(k.sessions[len(k.sessions)-1].time) {
				return k, bad("no later time")
			}
			k.sessions = append(k.sessions, talkSession{time: at})
			last = 0
			continue
		}
		if len(k.sessions) == 0 {
			return k, bad("before the first session")
		}
		list := k.sessions[len(k.sessions)-1].list
		if more, ok := strings.CutPrefix(line, "  "); ok {
			if last != 'u' && last != 'a' {
				return k, bad("nothing goes on here")
			}
			m := list[len(list)-1]
			m["content"] = m["content"].(string) + "\n" + more
			continue
		}
		m := talkLine.FindStringSubmatch(line)
		if m == nil {
			return k, bad("not a line of a talk")
		}
		var marks []string
		if m[2] != "" {
			marks = strings.Split(m[2], ",")
		}
		for _, l := range marks {
			known[l] = true
			if !labels[l] {
				return k, bad("no question has this label")
			}
		}
		if m[1] == "|" {
			switch {
			case call != "":
				answer(m[3], marks)
			case last == '|' && marks == nil:
				m0 := list[len(list)-1]
				m0["content"] = m0["content"].(string) + "\n" + m[3]
			default:
				return k, bad("output of nothing")
			}
			last = '|'
			continue
		}
		if call != "" {
			answer("ok", nil)
		}
		last = m[1][0]
		switch m[1] {
		case "u":
			say(map[string]any{"role": "user", "content": m[3]}, marks)
		case "a":
			say(map[string]any{"role": "assistant", "content": m[3]}, marks)
		default:
			name, key, value := "bash", "command", m[3]
			if m[1] == ">" {
				name, value, _ = strings.Cut(m[3], " ")
				key = "path"
			}
			call = fmt.Sprintf("call_%d", k.messages)
			say(map[string]any{"role": "assistant", "content": "", "tool_calls": []any{map[string]any{"id": call, "type": "function",
				"function": map[string]any{"name": name, "arguments": encode(map[string]string{key: value})}}}}, marks)
		}
	}
	if call != "" {
		answer("ok", nil)
	}
	for l := range labels {
		if !known[l] {
			return k, fmt.Errorf("%s: no message has the label %s", file, l)
		}
	}
	return k, nil
}

// storedTalk is a talk in a store: where the messages of its labels are.
type storedTalk struct {
	talk
	places map[string][]string // label to addresses
	labels map[string][]string // address to labels
	users  map[string]string   // address to what the user says there
}

// storeTalk stores a talk.
func storeTalk(t *testing.T, s *Store, now *time.Time, k talk) storedTalk {
	x := storedTalk{k, map[string][]string{}, map[string][]string{}, map[string]string{}}
	for _, part := range k.sessions {
		*now = part.time
		made := must[Session](t)(s.Create(ctx, ""))
		must[Receipt](t)(s.Append(ctx, made.ID, []byte(encode(part.list))))
		for i, marks := range part.labels {
			uri := fmt.Sprintf("ctx://session/%s/%d", made.ID, i+1)
			x.labels[uri] = marks
			for _, l := range marks {
				x.places[l] = append(x.places[l], uri)
			}
			if part.list[i]["role"] == "user" {
				x.users[uri] = part.list[i]["content"].(string)
			}
		}
	}
	return x
}

// share is how much of something there is.
type share struct{ got, of float64 }

func (s share) value() float64 { return s.got / max(s.of, 1) }

type talkFigures map[string]share

func (f talkFigures) add(row string, got, of float64) {
	f[row] = share{f[row].got + got, f[row].of + of}
}

// ask measures which share of the messages that hold the answer are among the first ten, a mean over questions.
func (x storedTalk) ask(t *testing.T, s *Store, now *time.Time, where, half string, f talkFigures) {
	*now = x.sessions[len(x.sessions)-1].time.AddDate(0, 0, 1)
	for _, q := range x.asked {
		hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: q.text, Types: []string{"message"}}))
		found, of := 0.0, 0.0
		for _, l := range q.labels {
			for _, at := range x.places[l] {
				of++
				if slices.ContainsFunc(hits, func(h Hit) bool { return h.URI() == at }) {
					found++
				} else if !x.kept && *showMissed {
					t.Logf("%s: %s %s: %q: not found: %s", x.name, where, q.kind, q.text, strings.TrimPrefix(at, "ctx://session/s_"))
				}
			}
		}
		f.add(half+", "+where, found/of, 1)
		f.add(half+", "+where+", "+q.kind, found/of, 1)
	}
}

// judge counts which decisions and wishes that were marked are recognised, and which others are.
func (x storedTalk) judge(t *testing.T, s *Store, half string, f talkFigures) {
	recorded := map[string]bool{}
	for _, d := range must[[]Decision](t)(s.Decisions(ctx, "", "")) {
		recorded[fmt.Sprintf("ctx://session/%s/%d", d.Session, d.Message)] = true
	}
	marked := map[string]bool{}
	for _, q := range x.asked {
		found := 0.0
		for _, l := range q.labels {
			for _, at := range x.places[l] {
				text, byUser := x.users[at]
				if q.kind != "fact" && q.kind != "temporal" {
					marked[at] = true
				}
				if q.kind == "decision" && recorded[at] || q.kind == "preference" && byUser && isWish("user", text) {
					found = 1
				}
			}
		}
		switch q.kind {
		case "decision":
			f.add(half+", decisions", found, 1)
		case "preference":
			f.add(half+", wishes", found, 1)
		default:
			continue
		}
		if found == 0 && !x.kept && *showMissed {
			t.Logf("%s: not recognised: %s: %s", x.name, q.kind, q.text)
		}
	}
	for _, at := range slices.Sorted(maps.Keys(x.labels)) {
		if marked[at] {
			continue
		}
		if recorded[at] {
			f.add(half+", decisions in other messages", 1, 1)
			if !x.kept && *showMissed {
				t.Logf("%s: a decision elsewhere: %s", x.name, at)
			}
		}
		if text, ok := x.users[at]; ok {
			f.add(half+", wishes in other messages", float64(boolInt(isWish("user", text))), 1)
			if !x.kept && *showMissed && isWish("user", text) {
				t.Logf("%s: a wish elsewhere: %s", x.name, text)
			}
		}
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// talkFloors are the least that the figures may be: shares of messages or facts.
var talkFloors = map[string]float64{
	"development, alone":    0.87,
	"development, together": 0.66,
	"kept, alone":           0.84,
	"kept, together":        0.62,

	"development, decisions": 0.39,
	"kept, decisions":        0.42,
}

// TestTalks measures how much of what matters in conversations with coding agents is found later. With -v it prints the
// figures, with -missed what is not found in the half for development.
func TestTalks(t *testing.T) {
	effort.Unraced(t)
	files := must[[]string](t)(filepath.Glob("testdata/talks/*.txt"))
	figures := talkFigures{}
	var now time.Time
	options := Options{ByUser: true, NoVectors: *noVector, Now: func() time.Time { return now }}
	half := func(k talk) string {
		if k.kept {
			return "kept"
		}
		return "development"
	}
	together := open(t, t.TempDir(), options)
	var all []storedTalk
	messages, facts := 0, 0
	for _, file := range files {
		k, err := readTalk(file)
		if err != nil {
			t.Error(err)
			continue
		}
		messages, facts = messages+k.messages, facts+len(k.asked)
		if k.messages < 20 || k.messages > 100 {
			t.Errorf("%s has %d messages", file, k.messages)
		}
		s := open(t, t.TempDir(), options)
		x := storeTalk(t, s, &now, k)
		x.ask(t, s, &now, "alone", half(k), figures)
		x.judge(t, s, half(k), figures)
		all = append(all, storeTalk(t, together, &now, k))
	}
	for _, x := range all {
		x.ask(t, together, &now, "together", half(x.talk), figures)
	}
	for row, least := range talkFloors {
		if v := figures[row].value(); v < least {
			t.Errorf("%s: %.3f, want %.3f", row, v, least)
		}
	}
	t.Logf("%d talks, %d messages, %d facts", len(all), messages, facts)
	for _, row := range slices.Sorted(maps.Keys(figures)) {
		t.Logf("%-45s %6.1f of %4.0f  %.3f", row, figures[row].got, figures[row].of, figures[row].value())
	}
}

// TestAnswered stores messages one by one: the user takes what the message before offered.
func TestAnswered(t *testing.T) {
	s := open(t, t.TempDir(), Options{ByUser: true, NoVectors: true})
	for _, m := range []Message{
		{Role: "user", Content: "lines get lost when the collector is away"},
		{Role: "assistant", Content: "Three ways out: (1) a ring in memory, (2) segment files on disk, (3) a NATS server beside it."},
		{Role: "user", Content: "second one. memory dies with the pod"},
		{Role: "assistant", Content: "Then I write the segments."},
	} {
		must[Receipt](t)(s.Add(ctx, "shipper", m))
	}
	found := must[[]Decision](t)(s.Decisions(ctx, "shipper", ""))
	if len(found) != 1 || found[0].Message != 3 || found[0].Author != "user" || !strings.HasPrefix(found[0].Text, `offered "segment files on disk"`) || len(found[0].Alternatives) != 2 {
		t.Errorf("%+v", found)
	}
}
