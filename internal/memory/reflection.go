package memory

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The outcomes of what a reflection is about.
const (
	Success = "success"
	Failure = "failure"
	Partial = "partial"
	Unknown = "unknown"
)

// Outcomes are all of them.
var Outcomes = []string{Success, Failure, Partial, Unknown}

const (
	usualConfidence = 0.5

	// agreed and disagreed are what a new reflection does to the confidence of older ones that share a tag with it and are much
	// like it: requirement AGT-21.
	agreed    = 0.1
	disagreed = -0.15

	// sameMatter is how similar two reflections have to be to be about the same. Of two accounts of one problem in other words
	// most have more, of two problems in one part of a program few do.
	sameMatter = 0.4
)

// Details are what else may be said of a reflection.
type Details struct {
	Task   string   `json:"task,omitempty"`
	Worked []string `json:"worked,omitempty"`
	Failed []string `json:"failed,omitempty"`
	Next   string   `json:"next_strategy,omitempty"` // what to do differently
}

func (d *Details) empty() bool {
	return d.Task == "" && d.Next == "" && len(d.Worked)+len(d.Failed) == 0
}

// Reflection is what was learnt from something that was tried.
type Reflection struct {
	ID          string    `json:"id"`
	Session     string    `json:"session,omitempty"`
	Content     string    `json:"content"`
	Context     string    `json:"context,omitempty"` // the task
	Outcome     string    `json:"outcome"`
	Confidence  float64   `json:"confidence"` // 0 to 1
	Tags        []string  `json:"tags,omitempty"`
	Details     *Details  `json:"metadata,omitempty"`
	Quarantined bool      `json:"quarantined,omitempty"` // it reads like an attack: shown only on request
	Accesses    int       `json:"access_count"`
	Accessed    time.Time `json:"accessed,omitzero"`
	Created     time.Time `json:"created"`

	row store.ReflectionRow
}

// NewReflection is a reflection to keep. The zero value of every field but Content is its default.
type NewReflection struct {
	Content    string
	Context    string   // the task
	Outcome    string   // unknown
	Confidence *float64 // 0.5
	Tags       []string
	Details    Details
	Session    string // id of the conversation, "" for none
}

// Reflected says what became of a reflection.
type Reflected struct {
	Reflection Reflection     `json:"reflection"`
	Added      bool           `json:"added"`
	Reason     string         `json:"reason,omitempty"` // why it was not
	Moved      []Moved        `json:"moved,omitempty"`
	Masked     map[string]int `json:"masked,omitempty"` // secrets, by kind
}

// Moved is an older reflection whose confidence a new one changed.
type Moved struct {
	ID         string  `json:"id"`
	Outcome    string  `json:"outcome"`
	Agrees     bool    `json:"agrees"`
	Similarity float64 `json:"similarity"`
	Confidence float64 `json:"confidence"` // by now
}

// Reflect keeps a reflection. Older ones that share a tag with it and are about the same become surer when they agree with it and less
// sure when they contradict it, see agreement; an unknown outcome says nothing of either. Secrets are masked before anything is stored.
func (s *Store) Reflect(ctx context.Context, n NewReflection) (Reflected, error) {
	out := Reflected{}
	if s.o.ReadOnly {
		return out, fmt.Errorf("%w: the project is read only: nothing is remembered", ctxsys.ErrUsage)
	}
	count, err := n.prepare()
	if err != nil {
		return out, err
	}
	out.Masked = count
	db := s.project.db
	if first, ok := s.echoedReflection(ctx, db, n.Content); ok {
		out.Reflection, out.Reason = first, "it comes from ctx-sys itself"
		return out, nil
	}
	row, err := n.row(s.o.Now())
	if err != nil {
		return out, err
	}
	alike, err := s.sameMatter(ctx, db, row)
	if err != nil {
		return out, err
	}
	err = db.UpdateReflections(ctx, func(t store.ReflectionTx) error {
		out.Added, out.Moved = false, nil
		known, ok, err := t.Reflection(ctx, row.ID)
		if err != nil {
			return err
		}
		if ok {
			out.Reflection, out.Reason = reflectionOf(known), "the same is kept of this session"
			return nil
		}
		if err := t.Add(row, Terms(row.Content+" "+row.Task)); err != nil {
			return err
		}
		out.Added, out.Reflection = true, reflectionOf(row)
		out.Moved, err = moved(ctx, t, row, alike)
		return err
	})
	return out, err
}

// prepare checks a reflection and masks what must not be stored.
func (n *NewReflection) prepare() (count map[string]int, err error) {
	n.Outcome = or(strings.ToLower(n.Outcome), Unknown)
	if !slices.Contains(Outcomes, n.Outcome) {
		return nil, fmt.Errorf("%w: unknown outcome %q: use %s", ctxsys.ErrUsage, n.Outcome, strings.Join(Outcomes, ", "))
	}
	if c := n.Confidence; c != nil && !(*c >= 0 && *c <= 1) {
		return nil, fmt.Errorf("%w: the confidence %v is not between 0 and 1", ctxsys.ErrUsage, *c)
	}
	count = map[string]int{}
	clean := func(text string) string { return strings.TrimSpace(masked(withoutPrivate(text), count)) }
	line := func(text string) string { return clean(oneLine(text)) }
	n.Content, n.Context, n.Session = clean(n.Content), clean(n.Context), line(n.Session)
	n.Details.Task, n.Details.Next = clean(n.Details.Task), clean(n.Details.Next)
	for _, list := range []*[]string{&n.Details.Worked, &n.Details.Failed} {
		*list = lines(*list, clean)
	}
	n.Tags = lines(n.Tags, func(t string) string { return strings.ToLower(line(t)) })
	slices.Sort(n.Tags)
	n.Tags = slices.Compact(n.Tags)
	if n.Content == "" {
		return nil, fmt.Errorf("%w: the reflection is empty: say what was learnt", ctxsys.ErrUsage)
	}
	if size := len(n.Content) + len(n.Context) + len(encodeDetails(n.Details)); size > maxContent {
		return nil, fmt.Errorf("%w: a reflection of %d bytes is too long: at most %d are kept in one", ctxsys.ErrUsage, size, maxContent)
	}
	if len(count) == 0 {
		count = nil
	}
	return count, nil
}

// lines cleans the entries of a list and leaves empty ones out.
func lines(list []string, clean func(string) string) (out []string) {
	for _, s := range list {
		if s = clean(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}

func encodeDetails(d Details) string {
	b, err := json.Marshal(d)
	if err != nil {
		panic(err) // a struct of text
	}
	return string(b)
}

func (n *NewReflection) row(now time.Time) (r store.ReflectionRow, err error) {
	r = store.ReflectionRow{Session: n.Session, Content: n.Content, Task: n.Context, Outcome: n.Outcome, Confidence: usualConfidence, Tags: encode(n.Tags),
		Details: encodeDetails(n.Details), Created: now.UnixMilli()}
	if n.Confidence != nil {
		r.Confidence = *n.Confidence
	}
	sum := sha256.Sum256([]byte(n.Session + "\x00" + n.Outcome + "\x00" + store.Plain(n.Content) + "\x00" + store.Plain(n.Context)))
	r.ID = "r-" + strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:12]
	r.Quarantined = notes.Attacks(strings.Join(append([]string{n.Content, n.Context, n.Details.Task, n.Details.Next}, slices.Concat(n.Tags, n.Details.Worked, n.Details.Failed)...), "\n"))
	r.Length = len(Terms(r.Content + " " + r.Task))
	r.Vector, r.Model, err = vectorOf(r.Content + " " + r.Task)
	return r, err
}

func reflectionOf(r store.ReflectionRow) Reflection {
	out := Reflection{ID: r.ID, Session: r.Session, Content: r.Content, Context: r.Task, Outcome: r.Outcome, Confidence: round(r.Confidence),
		Quarantined: r.Quarantined, Accesses: r.Accesses, Created: store.Time(r.Created), row: r}
	if r.Accessed != 0 {
		out.Accessed = store.Time(r.Accessed)
	}
	json.Unmarshal([]byte(r.Tags), &out.Tags) // written by this package
	var d Details
	json.Unmarshal([]byte(r.Details), &d)
	if !d.empty() {
		out.Details = &d
	}
	return out
}

// sameMatter finds the reflections that are about the same as a new one and share a tag with it.
func (s *Store) sameMatter(ctx context.Context, db store.Memory, row store.ReflectionRow) (out []Found, err error) {
	n := reflectionOf(row)
	if len(n.Tags) == 0 || n.Outcome == Unknown || n.Quarantined {
		return nil, nil
	}
	found, err := s.project.reflect(ctx, db, ReflectionQuery{Text: row.Content + " " + row.Task, Tags: n.Tags, Limit: maxLimit})
	for _, f := range found {
		if f.Similarity >= sameMatter && f.Outcome != Unknown && f.ID != row.ID {
			out = append(out, f)
		}
	}
	return out, err
}

// moved changes the confidence of reflections that a new one agrees with or does not.
func moved(ctx context.Context, t store.ReflectionTx, row store.ReflectionRow, alike []Found) (out []Moved, err error) {
	n := reflectionOf(row)
	for _, f := range alike {
		agreement := agreement(&f.Reflection, &n)
		if agreement == 0 {
			continue
		}
		m := Moved{ID: f.ID, Outcome: f.Outcome, Agrees: agreement > 0, Similarity: f.Similarity}
		step := disagreed
		if m.Agrees {
			step = agreed
		}
		if err := t.Trust(f.ID, step); err != nil {
			return nil, err
		}
		r, ok, err := t.Reflection(ctx, f.ID)
		if err != nil {
			return nil, err
		}
		if !ok { // deleted meanwhile
			continue
		}
		m.Confidence = round(r.Confidence)
		out = append(out, m)
	}
	return out, nil
}

// reflectionMark is what is wherever this program gives out a reflection.
var reflectionMark = lazyregexp.New(`ctx://reflection/(r-[a-z2-7]{12})`)

// echoedReflection is echo for reflections.
func (s *Store) echoedReflection(ctx context.Context, db store.Memory, text string) (first Reflection, ok bool) {
	ok = echoes(text, reflectionMark, func(id string) (string, bool) {
		row, ok, err := db.Reflection(ctx, id)
		if err != nil || !ok {
			return "", false
		}
		r := reflectionOf(row)
		if first.ID == "" {
			first = r
		}
		return r.told(), true
	})
	return first, ok
}

// DeleteReflections deletes reflections by their ids, or those of a session, and overwrites them in the file.
func (s *Store) DeleteReflections(ctx context.Context, ids []string, session string) (out Deleted, err error) {
	out.IDs = []string{}
	if s.o.ReadOnly {
		return out, fmt.Errorf("%w: the project is read only: nothing is deleted", ctxsys.ErrUsage)
	}
	if len(ids) == 0 && session == "" {
		return out, fmt.Errorf("%w: say what to delete: ids, or a session", ctxsys.ErrUsage)
	}
	db := s.project.db
	if !db.Exists() {
		return out, fmt.Errorf("%w: there is no reflection here", ctxsys.ErrNotFound)
	}
	wanted := map[string]bool{}
	for _, id := range ids {
		wanted[strings.TrimPrefix(id, "ctx://reflection/")] = true
	}
	err = db.UpdateReflections(ctx, func(t store.ReflectionTx) error {
		out.IDs = out.IDs[:0]
		for id := range wanted {
			if _, ok, err := t.Reflection(ctx, id); err != nil {
				return err
			} else if !ok {
				return fmt.Errorf("%w: there is no reflection %s", ctxsys.ErrNotFound, id)
			}
		}
		all, err := t.Reflections(ctx, session)
		if err != nil {
			return err
		}
		for _, r := range all {
			if len(wanted) > 0 && !wanted[r.ID] {
				continue
			}
			if err := t.Delete(r, Terms(r.Content+" "+r.Task)); err != nil {
				return err
			}
			out.IDs = append(out.IDs, r.ID)
		}
		if len(out.IDs) == 0 {
			return fmt.Errorf("%w: session %s has no such reflection", ctxsys.ErrNotFound, session)
		}
		return nil
	})
	if err != nil {
		out.IDs = []string{}
		return out, err
	}
	out.Count = len(out.IDs)
	return out, db.Scrub(ctx)
}

// scrubReflections masks the secrets that are recognised in reflections, and says whether there were any.
func (s *Store) scrubReflections(ctx context.Context, db store.Memory, out *Scrubbed) (changed bool, err error) {
	var ids []string
	count := map[string]int{}
	looked := 0
	err = db.UpdateReflections(ctx, func(t store.ReflectionTx) error {
		ids, looked = nil, 0
		clear(count)
		all, err := t.Reflections(ctx, "")
		if err != nil {
			return err
		}
		slices.Reverse(all) // the oldest is stored again first
		for _, old := range all {
			looked++
			r := reflectionOf(old)
			n := NewReflection{Content: r.Content, Context: r.Context, Outcome: r.Outcome, Confidence: &r.Confidence, Tags: r.Tags, Session: r.Session}
			if r.Details != nil {
				n.Details = *r.Details
			}
			found, err := n.prepare()
			if err != nil || found == nil {
				continue
			}
			row, err := n.row(r.Created)
			if err != nil {
				return err
			}
			row.Accesses, row.Accessed = old.Accesses, old.Accessed
			if err := t.Delete(old, Terms(old.Content+" "+old.Task)); err != nil {
				return err
			}
			if _, ok, err := t.Reflection(ctx, row.ID); err != nil {
				return err
			} else if !ok {
				if err := t.Add(row, Terms(row.Content+" "+row.Task)); err != nil {
					return err
				}
			}
			for kind, n := range found {
				count[kind] += n
			}
			ids = append(ids, old.ID)
		}
		return nil
	})
	if err != nil {
		return false, err
	}
	out.Looked += looked
	out.IDs = append(out.IDs, ids...)
	for _, kind := range slices.Sorted(maps.Keys(count)) {
		out.Masked[kind] += count[kind]
	}
	return len(ids) > 0, nil
}
