package session

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"
	"time"
)

// The data sets are other people's, and are not here: snap-research/LoCoMo on GitHub has locomo10.json, mohammadtavakoli78/BEAM the
// folder chats/100K.
var (
	locomo   = flag.String("locomo", "", "measure with the conversations of this `FILE`")
	beam     = flag.String("beam", "", "measure with the conversations in this `FOLDER`")
	noVector = flag.Bool("novectors", false, "measure without vectors")
)

// asking is a question, and the messages that hold its answer.
type asking struct {
	question, category string
	evidence           []string
}

// recorded is a conversation with the questions about it. Its sessions are messages by id.
type recorded struct {
	sessions []recordedSession
	asked    []asking
}

type recordedSession struct {
	time time.Time
	ids  []string
	list []map[string]string
}

// TestRecall measures which share of the messages that hold the answer to a question are among the first 5, 10 and 20
// found, by the rules of the public scorers: a mean over questions, of which those without evidence that exists are left out.
func TestRecall(t *testing.T) {
	if *locomo == "" && *beam == "" {
		t.Skip("no data: -locomo FILE, -beam FOLDER")
	}
	if *locomo != "" {
		measure(t, "LoCoMo", readLoCoMo(t), func(category string) bool { return category != "5" })
	}
	if *beam != "" {
		measure(t, "BEAM", readBEAM(t), func(string) bool { return true })
	}
}

// tuned is how many conversations of each set the weights are from.
const tuned = 5

func measure(t *testing.T, name string, all []recorded, counts func(category string) bool) {
	sums, tokens := map[string]*[4]float64{}, 0
	var took []time.Duration
	for i, c := range all {
		part := "the first five"
		if i >= tuned {
			part = "the others"
		}
		now := time.Now()
		s := open(t, t.TempDir(), Options{NoVectors: *noVector, Now: func() time.Time { return now }})
		place := map[string]string{}
		for _, x := range c.sessions {
			if !x.time.IsZero() {
				now = x.time
			}
			made := must[Session](t)(s.Create(ctx, ""))
			must[Receipt](t)(s.Append(ctx, made.ID, []byte(encode(x.list))))
			for n, id := range x.ids {
				place[fmt.Sprintf("ctx://session/%s/%d", made.ID, n+1)] = id
			}
		}
		for _, q := range c.asked {
			begin := time.Now()
			hits, err := s.Search(ctx, SearchRequest{Query: q.question, Types: []string{"message"}, Limit: 20})
			if err != nil {
				t.Fatalf("%q: %v", q.question, err)
			}
			took = append(took, time.Since(begin))
			rows := []string{name + " " + q.category}
			if counts(q.category) {
				rows = append(rows, name+" "+part, name)
			}
			for _, row := range rows {
				sum := cmp.Or(sums[row], new([4]float64))
				sums[row] = sum
				sum[3]++
				for rank, h := range hits {
					if slices.Contains(q.evidence, place[h.URI()]) {
						for k, n := range []int{5, 10, 20} {
							if rank < n {
								sum[k] += 1 / float64(len(q.evidence))
							}
						}
					}
				}
			}
			for _, h := range hits[:min(10, len(hits))] {
				tokens += h.Tokens
			}
		}
	}
	for _, row := range slices.Sorted(maps.Keys(sums)) {
		s := sums[row]
		t.Logf("%-40s n %4.0f  R@5 %.3f  R@10 %.3f  R@20 %.3f", row, s[3], s[0]/s[3], s[1]/s[3], s[2]/s[3])
	}
	slices.Sort(took)
	t.Logf("%s: %d questions, %d tokens in ten results, p50 %v, p95 %v", name, len(took), tokens/len(took), took[len(took)/2], took[len(took)*95/100])
}

func readLoCoMo(t *testing.T) (all []recorded) {
	var convs []struct {
		Conversation map[string]json.RawMessage
		QA           []struct {
			Question string
			Category int
			Evidence []string
		}
	}
	data := must[[]byte](t)(os.ReadFile(*locomo))
	if err := json.Unmarshal(data, &convs); err != nil {
		t.Fatal(err)
	}
	id := regexp.MustCompile(`D:?(\d+):0*(\d+)`)
	for _, c := range convs {
		var r recorded
		known := map[string]bool{}
		for n := 1; ; n++ {
			var turns []struct {
				ID      string `json:"dia_id"`
				Speaker string
				Text    string
				Caption string `json:"blip_caption"`
			}
			raw, ok := c.Conversation[fmt.Sprint("session_", n)]
			if !ok {
				break
			}
			if err := json.Unmarshal(raw, &turns); err != nil {
				t.Fatal(err)
			}
			var when string
			json.Unmarshal(c.Conversation[fmt.Sprintf("session_%d_date_time", n)], &when) // absent is no time
			x := recordedSession{}
			x.time, _ = time.ParseInLocation("3:04 pm on 2 January, 2006", when, time.Local)
			for _, turn := range turns {
				m := id.FindStringSubmatch(turn.ID)
				x.ids = append(x.ids, m[1]+":"+m[2])
				known[m[1]+":"+m[2]] = true
				x.list = append(x.list, map[string]string{"role": "user", "content": turn.Speaker + ": " + turn.Text + " " + turn.Caption})
			}
			r.sessions = append(r.sessions, x)
		}
		for _, q := range c.QA {
			a := asking{question: q.Question, category: strconv.Itoa(q.Category)}
			for _, e := range q.Evidence {
				for _, m := range id.FindAllStringSubmatch(e, -1) {
					if at := m[1] + ":" + m[2]; known[at] && !slices.Contains(a.evidence, at) {
						a.evidence = append(a.evidence, at)
					}
				}
			}
			if len(a.evidence) > 0 {
				r.asked = append(r.asked, a)
			}
		}
		all = append(all, r)
	}
	return all
}

func readBEAM(t *testing.T) (all []recorded) {
	for n := 1; ; n++ {
		dir := filepath.Join(*beam, strconv.Itoa(n))
		data, err := os.ReadFile(filepath.Join(dir, "chat.json"))
		if err != nil {
			if n == 1 {
				t.Fatal(err)
			}
			return all
		}
		var batches []struct {
			Turns [][]struct {
				ID            int
				Role, Content string
			}
		}
		if err := json.Unmarshal(data, &batches); err != nil {
			t.Fatal(err)
		}
		var r recorded
		x := recordedSession{}
		for _, b := range batches {
			for _, turn := range b.Turns {
				for _, m := range turn {
					x.ids = append(x.ids, strconv.Itoa(m.ID))
					x.list = append(x.list, map[string]string{"role": m.Role, "content": m.Content})
				}
			}
		}
		r.sessions = []recordedSession{x}
		var probing map[string][]struct {
			Question string
			Sources  any `json:"source_chat_ids"`
		}
		data = must[[]byte](t)(os.ReadFile(filepath.Join(dir, "probing_questions", "probing_questions.json")))
		if err := json.Unmarshal(data, &probing); err != nil {
			t.Fatal(err)
		}
		for category, list := range probing {
			for _, q := range list {
				a := asking{question: q.Question, category: category}
				for _, id := range idsOf(q.Sources) {
					if slices.Contains(x.ids, id) && !slices.Contains(a.evidence, id) {
						a.evidence = append(a.evidence, id)
					}
				}
				if len(a.evidence) > 0 {
					r.asked = append(r.asked, a)
				}
			}
		}
		all = append(all, r)
	}
}

var digits = regexp.MustCompile(`\d+`)

// idsOf is the ids in lists, groups of lists and texts.
func idsOf(v any) (out []string) {
	switch v := v.(type) {
	case float64:
		return []string{strconv.Itoa(int(v))}
	case string:
		return digits.FindAllString(v, -1)
	case []any:
		for _, x := range v {
			out = append(out, idsOf(x)...)
		}
	case map[string]any:
		for _, x := range v {
			out = append(out, idsOf(x)...)
		}
	}
	return out
}
