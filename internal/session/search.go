package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// SearchRequest asks for messages and decisions. The zero value of every field but Query is its default.
type SearchRequest struct {
	Query   string   `json:"query"`
	Session string   `json:"session,omitempty"` // id or name; "" is all, archived ones too
	Types   []string `json:"types,omitempty"`   // message, decision, question; all when empty
	Limit   int      `json:"limit,omitempty"`   // 10
	Asked   string   `json:"-"`                 // the question as it was put, when Query is only what it is about

	// Strict leaves out what neither has a word of the query nor is of the turn of one that does, nor is like the query by its vector:
	// it was only said next to what does.
	Strict bool `json:"-"`
}

// Hit is one message, decision or open question that was found.
type Hit struct {
	Rank     int     `json:"rank"`
	Type     string  `json:"type"` // message, decision or question
	Session  string  `json:"session,omitempty"`
	Number   int     `json:"number,omitempty"` // of the message
	Decision int64   `json:"decision,omitempty"`
	Role     string  `json:"role,omitempty"`
	Relayed  bool    `json:"relayed,omitempty"` // see Entry
	Text     string  `json:"text"`
	Score    float64 `json:"score"`
	Tokens   int     `json:"tokens"`
	Held     float64 `json:"-"` // the share of the question's words, each by its rarity, that it or the messages next to it hold
}

// URI is the address of the message, or of the message a decision was made in. One that was added by hand has its own.
func (h Hit) URI() string {
	if h.Type == "question" && h.Number == 0 {
		return "ctx://session/" + h.Session
	}
	if h.Session == "" || h.Number == 0 {
		return fmt.Sprintf("ctx://decision/%d", h.Decision)
	}
	return fmt.Sprintf("ctx://session/%s/%d", h.Session, h.Number)
}

// Speaker is who speaks, as far as that is known; "" where nobody is named.
func (h *Hit) Speaker() string {
	if h.Relayed {
		return h.Role + byTool
	}
	return h.Role
}

// maxIndexed is how much of one message is indexed, in bytes: what is longer is output of a tool.
const maxIndexed = 64 << 10

// Search finds messages and decisions by their words, their vectors and the times the question names, best first.
func (s *Store) Search(ctx context.Context, req SearchRequest) ([]Hit, error) {
	for _, t := range req.Types {
		if t != "message" && t != "decision" && t != "question" {
			return nil, fmt.Errorf("%w: unknown type %q: use message, decision or question", ctxsys.ErrUsage, t)
		}
	}
	var only Session
	if req.Session != "" {
		var err error
		if only, err = s.Find(ctx, req.Session); err != nil {
			return nil, err
		}
	}
	if req.Limit <= 0 {
		req.Limit = 10
	}
	if err := s.open(); err != nil {
		return nil, err
	}
	q := s.question(req)
	if len(q.terms) == 0 && q.when == nil {
		return nil, fmt.Errorf("%w: there is no word in the query", ctxsys.ErrUsage)
	}
	var decided map[uint32]bool
	if req.Session != "" {
		var err error
		if decided, err = s.decidedIn(ctx, only.ID); err != nil {
			return nil, err
		}
	}
	allow := func(d *document) bool {
		name := "message"
		if d.kind == isDecision {
			name = "decision"
		}
		if len(req.Types) > 0 && !slices.Contains(req.Types, name) {
			return false
		}
		return req.Session == "" || d.kind == isMessage && int64(d.session) == only.number || d.kind == isDecision && decided[d.number]
	}
	for try := 1; ; try++ {
		hits, err := s.find(ctx, q, allow, req.Limit)
		switch {
		case err == nil && len(req.Types) > 0 && !slices.Contains(req.Types, "question"):
			return hits, nil
		case err == nil:
			return s.withQuestions(ctx, hits, q, only.ID, req.Limit)
		case try == 10 && errors.Is(err, store.ErrMoved):
			return nil, errors.New("other processes change the index of conversations all the time: try again")
		case try == 10 || ctx.Err() != nil:
			return hits, err
		case isDamage(err):
			s.indexing.Lock()
			s.index.damaged = true
			s.indexing.Unlock()
		case !errors.Is(err, store.ErrMoved):
			return hits, err
		}
	}
}

// leastAsked is the share of the words of a query that an open question has to have to be found.
const leastAsked = 0.34

// withQuestions adds the open questions that have words of a query. They are few, so all are read; one that has all words
// scores as the best of the others would with all of them.
func (s *Store) withQuestions(ctx context.Context, hits []Hit, q question, session string, limit int) ([]Hit, error) {
	questions, err := s.Questions(ctx, session, "open")
	if err != nil || len(questions) == 0 || len(q.terms) == 0 {
		return hits, err
	}
	whole := 1.0
	if len(hits) > 0 && hits[0].Held > 0 {
		whole = hits[0].Score / hits[0].Held
	}
	a := lexical.NewAnalyzer()
	for _, asked := range questions {
		words := a.Terms(nil, asked.Text)
		n := 0
		for _, t := range q.terms {
			if slices.Contains(words, t.text) || slices.Contains(words, t.other) {
				n++
			}
		}
		held := float64(n) / float64(len(q.terms))
		if held < leastAsked {
			continue
		}
		hits = append(hits, Hit{Type: "question", Session: asked.Session, Number: asked.Message, Role: asked.Author, Text: asked.Text,
			Tokens: (utf8.RuneCountInString(asked.Text) + 3) / 4, Score: whole * held, Held: held})
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	hits = hits[:min(len(hits), limit)]
	for i := range hits {
		hits[i].Rank = i + 1
	}
	return hits, nil
}

// open makes the index, empty, when there is none yet.
func (s *Store) open() error {
	s.indexing.Lock()
	defer s.indexing.Unlock()
	if s.index != nil {
		return nil
	}
	if !s.o.NoVectors {
		model, err := embed.Builtin()
		if err != nil {
			return err
		}
		s.model = model
	}
	s.index = newIndex(s.model)
	return nil
}

// asker reads questions. It is for one goroutine at a time.
type asker struct {
	analyzer *lexical.Analyzer
	common   map[string]bool // the terms of function words
	encoder  *embed.Encoder  // nil without vectors
}

func newAsker(model *embed.Model) *asker {
	k := &asker{analyzer: lexical.NewAnalyzer(), common: map[string]bool{}}
	for _, w := range k.analyzer.Terms(nil, functionWords) {
		k.common[w] = true
	}
	if model != nil {
		k.encoder = model.NewEncoder()
	}
	return k
}

// question reads a request.
func (s *Store) question(req SearchRequest) question {
	k, _ := s.askers.Get().(*asker)
	if k == nil {
		k = newAsker(s.model)
	}
	defer s.askers.Put(k)
	whole := cmp.Or(req.Asked, req.Query)
	q := question{role: meant(whole), names: namesIn(whole), wants: isRequest(whole), dates: asksWhen(whole), addressed: addresses(whole), strict: req.Strict}
	var rest string
	q.when, rest = whenSaid(req.Query, s.now())
	for _, t := range k.asked(rest, q.when != nil) {
		if len(q.terms) < lexical.MaxTerms && !slices.Contains(q.terms, t) {
			q.terms = append(q.terms, t)
		}
	}
	if s.model == nil {
		return q
	}
	v := make([]float32, s.model.Dim())
	if k.encoder.Terms(v, func(yield func(string, int) bool) {
		for _, t := range q.terms {
			if !yield(t.text, 1) {
				return
			}
		}
	}) {
		q.vector = v
	}
	return q
}

// find answers a question. The error is store.ErrMoved when another process changed the index meanwhile.
func (s *Store) find(ctx context.Context, q question, allow func(*document) bool, limit int) (hits []Hit, err error) {
	s.indexing.Lock()
	err = s.refresh(ctx)
	s.indexing.Unlock()
	if err != nil {
		return nil, err
	}
	s.indexing.RLock()
	defer s.indexing.RUnlock()
	x := s.index
	err = s.db.View(ctx, func(v store.SessionsView) error {
		st, err := v.SaidState()
		if err != nil {
			return err
		}
		if st.Epoch != x.state.Epoch {
			return store.ErrMoved
		}
		best, err := x.rank(ctx, v, q, allow, limit)
		if err != nil {
			return err
		}
		hits = make([]Hit, 0, len(best))
		for _, r := range best {
			h, err := hitOf(v, x.docs[r.doc])
			if err != nil {
				return err
			}
			h.Rank, h.Score, h.Held = len(hits)+1, r.score, r.held
			hits = append(hits, h)
		}
		return nil
	})
	return hits, err
}

// hitOf reads what was found.
func hitOf(v store.SessionsView, d document) (Hit, error) {
	if d.kind == isDecision {
		rows, err := v.DecisionsFrom(int64(d.number), 1)
		if err != nil || len(rows) == 0 {
			return Hit{}, cmp.Or(err, store.ErrMoved)
		}
		r := rows[0]
		return Hit{Type: "decision", Session: r.Session, Number: r.Message, Decision: r.ID, Role: r.Author, Text: r.Text, Tokens: (utf8.RuneCountInString(r.Text) + 3) / 4}, nil
	}
	rows, err := v.MessagesFrom(int64(d.session), int(d.number), 1)
	if err != nil || len(rows) == 0 {
		return Hit{}, cmp.Or(err, store.ErrMoved)
	}
	id, err := v.SessionID(int64(d.session))
	if err != nil {
		return Hit{}, err
	}
	m, err := messageOf(rows[0])
	if err != nil {
		return Hit{}, err
	}
	e := entryOf(id, &m)
	return Hit{Type: "message", Session: id, Number: e.Number, Role: string(e.Role), Relayed: e.Relayed, Text: e.Text, Tokens: e.Tokens}, nil
}

// decidedIn returns the decisions of a session.
func (s *Store) decidedIn(ctx context.Context, id string) (map[uint32]bool, error) {
	rows, err := s.db.Decisions(ctx, id, "")
	out := map[uint32]bool{}
	for _, r := range rows {
		out[uint32(r.ID)] = true
	}
	return out, err
}

// functionWords are the words that questions are made with. A caller that asks what somebody said does not mean "what".
const functionWords = "a an the and or but if so than that this these those then there here of to in on at by for from with as into about is are was were be been being am do does did done " +
	"has have had will would can could should may might must i me my we us our you your he him his she her it its they them their what which who whom whose when where why how some any not no"

// term is a word of a question, and the text under which it is found where it is written in several parts, or in one: postgresql and PostgreSQL.
type term struct{ text, other string }

// asked is the terms of a question without its function words, unless it has no others and says nothing else.
func (k *asker) asked(query string, more bool) []term {
	var all, telling []term
	for _, word := range lexical.Words(query) {
		texts := k.analyzer.Terms(nil, word)
		for _, t := range texts {
			x := term{text: t}
			switch {
			case lexical.IsExact(t):
				x.other = lexical.Joined(t)
			case len(texts) == 1:
				x.other = lexical.ExactTerm(word)
			}
			all = append(all, x)
			if !k.common[t] {
				telling = append(telling, x)
			}
		}
	}
	if len(telling) == 0 && !more {
		return all
	}
	return telling
}

func indexed(text string) string {
	if len(text) > maxIndexed {
		return text[:maxIndexed/2] + "\n" + text[len(text)-maxIndexed/2:]
	}
	return text
}
