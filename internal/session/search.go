package session

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// SearchRequest asks for messages and decisions. The zero value of every field but Query is its default.
type SearchRequest struct {
	Query   string   `json:"query"`
	Session string   `json:"session,omitempty"` // id or name; "" is all, archived ones too
	Types   []string `json:"types,omitempty"`   // message, decision; both when empty
	Limit   int      `json:"limit,omitempty"`   // 10
}

// Hit is one message or decision that was found.
type Hit struct {
	Rank     int     `json:"rank"`
	Type     string  `json:"type"` // message or decision
	Session  string  `json:"session,omitempty"`
	Number   int     `json:"number,omitempty"` // of the message
	Decision int64   `json:"decision,omitempty"`
	Role     string  `json:"role,omitempty"`
	Text     string  `json:"text"`
	Score    float64 `json:"score"`
	Tokens   int     `json:"tokens"`
	Held     float64 `json:"-"` // the share of the question's words, each by its rarity, that it or the messages beside it hold
}

// URI is the address of the message, or of the message a decision was made in. One that was added by hand has its own.
func (h Hit) URI() string {
	if h.Session == "" || h.Number == 0 {
		return fmt.Sprintf("ctx://decision/%d", h.Decision)
	}
	return fmt.Sprintf("ctx://session/%s/%d", h.Session, h.Number)
}

// searchable is an index of everything that was said, made for a search and kept until something is added.
type searchable struct {
	key     string
	segment *lexical.Segment
	blocks  lexical.Memory
	hits    []Hit // by document
}

// maxIndexed is how much of one message is indexed, in bytes: what is longer is output of a tool.
const maxIndexed = 64 << 10

// Search finds messages and decisions by their words, best first. A message is found by its own words above all, and by
// those of the messages beside it: an answer need not repeat what it was asked.
func (s *Store) Search(ctx context.Context, req SearchRequest) ([]Hit, error) {
	for _, t := range req.Types {
		if t != "message" && t != "decision" {
			return nil, fmt.Errorf("%w: unknown type %q: use message or decision", ctxsys.ErrUsage, t)
		}
	}
	var only Session
	if req.Session != "" {
		var err error
		if only, err = s.Find(ctx, req.Session); err != nil {
			return nil, err
		}
	}
	index, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	a := lexical.NewAnalyzer()
	var terms []lexical.Term
	for _, t := range asked(a, req.Query) {
		if lexical.IsExact(t) || len(terms) == lexical.MaxTerms || slices.ContainsFunc(terms, func(have lexical.Term) bool { return have.Text == t }) {
			continue
		}
		terms = append(terms, lexical.Term{Text: t})
	}
	if len(terms) == 0 {
		return nil, fmt.Errorf("%w: there is no word in the query", ctxsys.ErrUsage)
	}
	if index.segment == nil {
		return []Hit{}, nil
	}
	// The message itself is in the field of paths, which no other field takes from, and what is around it in the body.
	// Weights and length are from LoCoMo, see docs/conversation.md.
	params := lexical.Params{K1: 1.5}
	params.Weight[lexical.Path], params.Weight[lexical.Body] = 1, 0.5
	params.B[lexical.Path], params.B[lexical.Body] = 0.3, 0.6
	if req.Limit <= 0 {
		req.Limit = 10
	}
	result, err := lexical.Search(ctx, []*lexical.Segment{index.segment}, index.blocks, lexical.Query{Terms: terms, Params: params, Filter: func(doc uint32) bool {
		h := &index.hits[doc]
		return (req.Session == "" || h.Session == only.ID) && (len(req.Types) == 0 || slices.Contains(req.Types, h.Type))
	}}, req.Limit)
	if err != nil {
		return nil, err
	}
	worth := slices.Clone(result.Gains)
	rarest, total := slices.Max(worth), 0.0
	for i := range worth {
		if worth[i] == 0 { // nobody said it: as telling as the rarest
			worth[i] = rarest
		}
		total += worth[i]
	}
	out := make([]Hit, len(result.Hits))
	for i, found := range result.Hits {
		out[i] = index.hits[found.Doc]
		out[i].Rank, out[i].Score = i+1, found.Score
		for t, w := range worth {
			if found.Matched&(1<<t) != 0 {
				out[i].Held += w / total
			}
		}
	}
	return out, nil
}

// functionWords are the words that questions are made with. Who asks what somebody said does not mean "what".
const functionWords = "a an the and or but if so than that this these those then there here of to in on at by for from with as into about is are was were be been being am do does did done " +
	"has have had will would can could should may might must i me my we us our you your he him his she her it its they them their what which who whom whose when where why how some any not no"

// asked is the terms of a question without its function words, unless it has no others.
func asked(a *lexical.Analyzer, query string) []string {
	common := map[string]bool{}
	for _, w := range a.Terms(nil, functionWords) {
		common[w] = true
	}
	all := a.Terms(nil, query)
	telling := slices.DeleteFunc(slices.Clone(all), func(t string) bool { return common[t] })
	if len(telling) == 0 {
		return all
	}
	return telling
}

// index returns the index of what is stored now.
func (s *Store) index(ctx context.Context) (searchable, error) {
	sessions, err := s.db.ListSessions(ctx, "")
	if err != nil {
		return searchable{}, err
	}
	decisions, err := s.Decisions(ctx, "", "")
	if err != nil {
		return searchable{}, err
	}
	ids := map[int64]string{}
	var key strings.Builder
	for _, x := range sessions {
		ids[x.Number] = x.ID
		fmt.Fprint(&key, x.Number, ":", x.Messages, x.Status, " ")
	}
	for _, d := range decisions {
		fmt.Fprint(&key, d.ID, d.Status)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.found.key == key.String() && s.found.segment != nil {
		return s.found, nil
	}
	rows, err := s.db.AllMessages(ctx, 0)
	if err != nil {
		return searchable{}, err
	}
	made := searchable{key: key.String(), blocks: lexical.Memory{}}
	a, b := lexical.NewAnalyzer(), lexical.NewBuilder()
	entries := make([]Entry, len(rows))
	for i, r := range rows {
		m, err := messageOf(r)
		if err != nil {
			return made, err
		}
		entries[i] = entryOf(ids[r.Session], &m)
	}
	for i, e := range entries {
		around := ""
		if i > 0 && rows[i-1].Session == rows[i].Session {
			around = indexed(entries[i-1].Text)
		}
		if i+1 < len(entries) && rows[i+1].Session == rows[i].Session {
			around += "\n" + indexed(entries[i+1].Text)
		}
		if err := b.Add(uint32(len(made.hits)), a.Analyze(lexical.Document{Path: indexed(e.Text), Body: []byte(around)})); err != nil {
			return made, err
		}
		made.hits = append(made.hits, Hit{Type: "message", Session: e.Session, Number: e.Number, Role: string(e.Role), Text: e.Text, Tokens: e.Tokens})
	}
	for _, d := range decisions {
		text := strings.Join(append([]string{d.Text, d.Reason}, d.Alternatives...), "\n")
		if err := b.Add(uint32(len(made.hits)), a.Analyze(lexical.Document{Path: text})); err != nil {
			return made, err
		}
		made.hits = append(made.hits, Hit{Type: "decision", Session: d.Session, Number: d.Message, Decision: d.ID, Role: d.Author, Text: d.Text, Tokens: (utf8.RuneCountInString(d.Text) + 3) / 4})
	}
	if b.Len() > 0 {
		segment, blocks := b.Segment()
		segment.ID = 1
		made.blocks.Add(1, blocks)
		made.segment = segment
	}
	s.found = made
	return made, nil
}

func indexed(text string) string {
	if len(text) > maxIndexed {
		return text[:maxIndexed/2] + "\n" + text[len(text)-maxIndexed/2:]
	}
	return text
}
