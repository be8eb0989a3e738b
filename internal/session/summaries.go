package session

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Summary is what a session was about, as of one of its messages. Each time it is written again it gets the next version.
type Summary struct {
	Version int       `json:"version"`
	Upto    int       `json:"upto"` // the last message it knows
	Created time.Time `json:"created"`
	Author  string    `json:"author,omitempty"` // the model that wrote it; "" for rules
	compact.Digest
	Restored []string     `json:"restored,omitempty"` // what the model left out and was put back
	Model    *compact.Use `json:"model,omitempty"`    // that was asked for it
	NoModel  string       `json:"model_not_used,omitempty"`
}

// Summarize writes the summary of a session and marks it so; a message that is added makes it active again. The model goes
// on from the summary there is; without one, nil, or when it fails, rules write all of it.
func (s *Store) Summarize(ctx context.Context, idOrName string, w *compact.Writer) (Session, Summary, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return x, Summary{}, err
	}
	messages, err := s.Messages(ctx, x)
	if err != nil {
		return x, Summary{}, err
	}
	sum, err := s.summarize(ctx, x, w, messages)
	if err != nil {
		return x, sum, err
	}
	if sum.Version, err = s.keep(ctx, x, sum, Summarized, false); err != nil {
		return x, sum, err
	}
	x, err = s.Whole(ctx, x.ID)
	return x, sum, err
}

// summarize makes the summary of a session of some of its messages.
func (s *Store) summarize(ctx context.Context, x Session, w *compact.Writer, messages []conversation.Message) (Summary, error) {
	sum := Summary{Created: s.now().UTC().Truncate(time.Millisecond), Upto: x.Messages, NoModel: "none is set up"}
	old, err := s.newestSummary(ctx, x)
	if err != nil {
		return sum, err
	}
	sum.Digest = compact.Digested(messages)
	if w != nil && len(messages) == 0 {
		sum.NoModel = "nothing was said"
	} else if w != nil {
		sum.NoModel = ""
		err := sum.written(ctx, w, old, messages)
		for err != nil && ctx.Err() == nil && w.Fallback != nil {
			w = w.Fallback
			err = sum.written(ctx, w, old, messages)
		}
		switch {
		case ctx.Err() != nil:
			return sum, ctx.Err()
		case err != nil:
			sum.NoModel = err.Error()
		}
		if w.Use != nil {
			sum.Model = w.Use()
		}
	}
	if old != nil && (len(messages) == 0 || messages[0].Number > 1) { // what was forgotten is known from what was written
		sum.Digest.Keep(old.Digest)
	}
	return sum, nil
}

// written has a model write the summary. Secrets that it might have put together are masked like all that is stored.
func (sum *Summary) written(ctx context.Context, w *compact.Writer, old *Summary, messages []conversation.Message) error {
	var before *compact.Digest
	from := 1
	if old != nil && old.Upto <= messages[len(messages)-1].Number {
		before, from = &old.Digest, old.Upto+1
	}
	d, restored, err := w.Digest(ctx, before, messages, from)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(maskJSON([]byte(encode(d)), map[string]int{}), &sum.Digest); err != nil {
		return err
	}
	sum.Author, sum.Restored = w.Name, restored
	return nil
}

// keep stores a summary and the questions that are open by it, and returns its version.
func (s *Store) keep(ctx context.Context, x Session, sum Summary, status string, automatic bool) (int, error) {
	row := store.SummaryRow{Session: x.number, Upto: sum.Upto, Created: sum.Created.UnixMilli(), Author: sum.Author, Parts: encode(sum.Digest), Note: sum.NoModel}
	version, err := s.db.AddSummary(ctx, row, sum.Digest.String(), status, automatic)
	if err != nil {
		return 0, err
	}
	return version, s.keepQuestions(ctx, x, sum)
}

// resummarize writes the summary of a session that goes on, by rules: anyone who stores a message waits for it.
func (s *Store) resummarize(ctx context.Context, x Session) error {
	messages, err := s.ends(ctx, x)
	if err != nil {
		return err
	}
	sum, err := s.summarize(ctx, x, nil, messages)
	if err == nil {
		_, err = s.keep(ctx, x, sum, "", true)
	}
	return err
}

// improving is for how long nobody else is asked to improve a session, should the process that was asked be killed.
const improving = 15 * time.Minute

// improveLater asks for Improve, where there is a model and nobody is at it: a model that hangs is not asked by ever more
// processes.
func (s *Store) improveLater(ctx context.Context, id string) error {
	if s.o.Later == nil || s.o.Summaries == nil && s.o.Extraction == nil {
		return nil
	}
	now := s.now()
	free, err := s.db.Claim(ctx, id, now.UnixMilli(), now.Add(improving).UnixMilli())
	if free {
		s.o.Later(id)
	}
	return err
}

// Improve does for a session that goes on what models do better than rules, and takes too long for the one who stores a message:
// its summary, and the decisions in what is new. What a model does not manage stays as the rules made it, and the summary
// says why. When another automatic summary became due meanwhile, it is done again.
func (s *Store) Improve(ctx context.Context, idOrName string) error {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return err
	}
	for range 10 {
		if err = s.improve(ctx, x); err != nil {
			break
		}
		was := x.Messages
		if x, err = s.Find(ctx, x.ID); err != nil || x.Messages/summarizeEvery(x.Messages) == was/summarizeEvery(x.Messages) {
			break
		}
	}
	return errors.Join(err, s.db.Release(context.WithoutCancel(ctx), x.ID))
}

func (s *Store) improve(ctx context.Context, x Session) error {
	if w := begin(s.o.Summaries); w != nil {
		messages, err := s.Messages(ctx, x)
		if err != nil {
			return err
		}
		sum, err := s.summarize(ctx, x, w, messages)
		if err != nil {
			return err
		}
		if sum.Author == "" {
			err = s.db.NoteSummary(ctx, x.number, sum.NoModel)
		} else {
			_, err = s.keep(ctx, x, sum, "", true)
		}
		if err != nil {
			return err
		}
	}
	if w := begin(s.o.Extraction); w != nil {
		_, err := s.ExtractDecisions(ctx, x.ID, w, false)
		return err
	}
	return nil
}

// newestSummary is the summary of a session, nil when there is none. One that cannot be read is passed over: another is written
// some messages later.
func (s *Store) newestSummary(ctx context.Context, x Session) (*Summary, error) {
	rows, err := s.db.Summaries(ctx, x.number, 0)
	if err != nil {
		return nil, err
	}
	for _, r := range rows {
		if sum, err := summaryOf(r); err == nil {
			return &sum, nil
		}
	}
	return nil, nil
}

func summaryOf(r store.SummaryRow) (Summary, error) {
	sum := Summary{Version: r.Version, Upto: r.Upto, Created: store.Time(r.Created), Author: r.Author, NoModel: r.Note}
	if err := json.Unmarshal([]byte(r.Parts), &sum.Digest); err != nil {
		return sum, fmt.Errorf("%w: summary %d: %w", ctxsys.ErrDamaged, r.Version, err)
	}
	return sum, nil
}

// Summaries returns the versions of a session's summary that are kept and can be read, newest first.
func (s *Store) Summaries(ctx context.Context, idOrName string) (Session, []Summary, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return x, nil, err
	}
	rows, err := s.db.Summaries(ctx, x.number, 0)
	out := []Summary{}
	for _, r := range rows {
		if sum, err := summaryOf(r); err == nil {
			out = append(out, sum)
		}
	}
	return x, out, err
}

// Text is a summary as text, with who wrote it.
func (sum Summary) Text() string {
	by := "by rules"
	if sum.Author != "" {
		by = "by " + sum.Author
	}
	var b strings.Builder
	fmt.Fprintf(&b, "summary %d of #1-%d, %s, %s", sum.Version, sum.Upto, sum.Created.Local().Format("2006-01-02 15:04"), by)
	if sum.NoModel != "" && sum.NoModel != "none is set up" {
		b.WriteString(" (" + sum.NoModel + ")")
	}
	return b.String() + "\n" + sum.Digest.String()
}
