package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// ReflectionQuery asks for reflections. The zero value of every field is its default.
type ReflectionQuery struct {
	Text     string   `json:"query,omitempty"`
	Session  string   `json:"session,omitempty"` // id of the conversation to stay in, "" for all
	Across   bool     `json:"cross_session"`     // of other sessions too, though one is named
	Tags     []string `json:"tags,omitempty"`    // with one of these
	Outcomes []string `json:"outcomes,omitempty"`
	Limit    int      `json:"limit,omitempty"` // 5
	NoCount  bool     `json:"-"`               // a look: nothing is counted
}

// Found is a reflection that was found.
type Found struct {
	Rank       int     `json:"rank"`
	Similarity float64 `json:"similarity"` // as that of memories
	Held       float64 `json:"held"`
	Cosine     float64 `json:"cosine,omitempty"`
	Offer      string  `json:"offer"` // what its outcome means for a like problem
	Reflection
}

// offers say what an outcome means for who has a like problem.
var offers = map[string]string{Success: "worked before", Failure: "warning: failed before", Partial: "worked in part before", Unknown: "tried before, with an unknown outcome"}

// Offer says what a reflection means for who has a like problem.
func (r *Reflection) Offer() string { return offers[r.Outcome] }

// URI is the address of a reflection. Where it is, what follows was given by this program.
func (r *Reflection) URI() string { return "ctx://reflection/" + r.ID }

func (q *ReflectionQuery) check() error {
	for i, o := range q.Outcomes {
		if !slices.Contains(Outcomes, o) {
			return fmt.Errorf("%w: unknown outcome %q: use %s", ctxsys.ErrUsage, q.Outcomes[i], strings.Join(Outcomes, ", "))
		}
	}
	q.Tags = lines(q.Tags, func(t string) string { return strings.ToLower(oneLine(t)) })
	return nil
}

func (q *ReflectionQuery) shows(r *Reflection) bool {
	return (q.Session == "" || q.Across || r.Session == q.Session) && (len(q.Outcomes) == 0 || slices.Contains(q.Outcomes, r.Outcome)) &&
		(len(q.Tags) == 0 || slices.ContainsFunc(q.Tags, func(t string) bool { return slices.Contains(r.Tags, t) }))
}

// FindReflections finds reflections by the words and the sense of a question in what was learnt and in the task, the most similar
// first, of all sessions unless one is named. What is found is counted as asked for.
func (s *Store) FindReflections(ctx context.Context, q ReflectionQuery) ([]Found, error) {
	if strings.TrimSpace(q.Text) == "" {
		return nil, fmt.Errorf("%w: the query is empty: say what the problem is", ctxsys.ErrUsage)
	}
	if err := q.check(); err != nil {
		return nil, err
	}
	db := s.project.db
	if !db.Exists() {
		return nil, nil
	}
	found, err := s.project.reflect(ctx, db, q)
	if err != nil || q.NoCount || s.o.ReadOnly || len(found) == 0 {
		return found, err
	}
	now := s.o.Now()
	err = db.UpdateReflections(ctx, func(t store.ReflectionTx) error {
		for i := range found {
			if err := t.Touch(found[i].ID, now.UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
	for i := range found {
		found[i].Accesses, found[i].Accessed = found[i].Accesses+1, store.Time(now.UnixMilli())
	}
	return found, err
}

func (b *book) reflect(ctx context.Context, db store.Memory, q ReflectionQuery) ([]Found, error) {
	numbers, like, err := b.reflections.like(ctx, db, q.Text)
	if err != nil {
		return nil, err
	}
	rows, err := db.NumberedReflections(ctx, numbers)
	if err != nil {
		return nil, err
	}
	var out []Found
	for _, row := range rows {
		c, r := like[row.Number], reflectionOf(row)
		if similarity := c.similarity(); similarity >= leastSimilarity && q.shows(&r) {
			out = append(out, Found{Similarity: round(similarity), Held: round(c.held), Cosine: round(c.cosine), Offer: r.Offer(), Reflection: r})
		}
	}
	slices.SortFunc(out, func(a, b Found) int {
		return cmp.Or(cmp.Compare(b.Similarity, a.Similarity), cmp.Compare(b.Confidence, a.Confidence), cmp.Compare(b.row.Number, a.row.Number))
	})
	out = out[:min(len(out), cmp.Or(max(q.Limit, 0), usualLimit), maxLimit)]
	for i := range out {
		out[i].Rank = i + 1
	}
	return out, nil
}

// Reflections lists reflections, the newest first; a limit of 0 is all.
func (s *Store) Reflections(ctx context.Context, q ReflectionQuery) ([]Reflection, error) {
	if err := q.check(); err != nil {
		return nil, err
	}
	out := []Reflection{}
	rows, err := s.project.db.Reflections(ctx, "")
	for _, row := range rows {
		if r := reflectionOf(row); q.shows(&r) && (q.Limit <= 0 || len(out) < q.Limit) {
			out = append(out, r)
		}
	}
	return out, err
}

// TagCount is how many reflections have a tag.
type TagCount struct {
	Tag   string `json:"tag"`
	Count int    `json:"count"`
}

// ReflectionSummary is what reflections say together.
type ReflectionSummary struct {
	Total      int            `json:"total"`
	ByOutcome  map[string]int `json:"by_outcome"`
	TopTags    []TagCount     `json:"top_tags"`
	Confidence float64        `json:"mean_confidence"` // 0 where there is none
	Session    string         `json:"session,omitempty"`
}

// topTags is how many tags a summary names.
const topTags = 10

// SummarizeReflections counts the reflections of a session, of all for "".
func (s *Store) SummarizeReflections(ctx context.Context, session string) (ReflectionSummary, error) {
	out := ReflectionSummary{ByOutcome: map[string]int{}, TopTags: []TagCount{}, Session: session}
	for _, o := range Outcomes {
		out.ByOutcome[o] = 0
	}
	all, err := s.Reflections(ctx, ReflectionQuery{Session: session})
	if err != nil {
		return out, err
	}
	tags, sum := map[string]int{}, 0.0
	for _, r := range all {
		out.ByOutcome[r.Outcome]++
		sum += r.Confidence
		for _, t := range r.Tags {
			tags[t]++
		}
	}
	for t, n := range tags {
		out.TopTags = append(out.TopTags, TagCount{t, n})
	}
	slices.SortFunc(out.TopTags, func(a, b TagCount) int { return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Tag, b.Tag)) })
	out.TopTags = out.TopTags[:min(len(out.TopTags), topTags)]
	if out.Total = len(all); out.Total > 0 {
		out.Confidence = round(sum / float64(out.Total))
	}
	return out, nil
}

// told is all that a reflection says, a matter a line or more.
func (r *Reflection) told() string {
	parts := []string{notes.Clean(r.Content)}
	add := func(what, text string) {
		if text != "" {
			parts = append(parts, what+": "+notes.Clean(text))
		}
	}
	add("task", r.Context)
	if d := r.Details; d != nil {
		add("of", d.Task)
		add("worked", strings.Join(d.Worked, "; "))
		add("failed", strings.Join(d.Failed, "; "))
		add("next time", d.Next)
	}
	return strings.Join(parts, "\n")
}

// Line is a reflection as it is shown to a model: what it means, and its text quoted, so that no line of it can be taken for
// anything but a quotation.
func (r *Reflection) Line() render.Page {
	var b render.Writer
	b.Printf("ctx://reflection/%s %s, confidence %.2f, %s\n", r.ID, r.Offer(), r.Confidence, r.Created.Format("2006-01-02"))
	text := r.told()
	if runes := []rune(text); len(runes) > maxShown {
		text = string(runes[:maxShown]) + "… (the rest: reflection_search)"
	}
	b.Add(render.Quoted(text))
	return b.Page()
}
