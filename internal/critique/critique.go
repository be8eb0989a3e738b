// Package critique checks the draft of an answer against what is known of a project: which of its claims are true, which
// are not, and what would be right.
//
// The one idea: the index knows relations between names, "A calls B", "X takes p", "X is in F", and nothing else. So a
// closed table of wordings (wordings.go) says which sentences are read. What they say is looked up: a relation that the
// index knows otherwise contradicts the claim, wherever in the sentence it is. A claim is supported only when wordings cover
// the whole sentence and all they say is true. The rest is unknown: what code does, what it is like, what the table has no
// wording for. A model may judge that, and is never needed.
//
// The package reads no file and asks no database: what is known comes from a Facts.
package critique

import (
	"context"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// ClaimType says what a sentence claims.
type ClaimType string

// The types of claims. Opinions, questions, hedges and instructions are no claims: they are counted and not listed.
const (
	Factual   ClaimType = "factual"   // about what a name is and does
	Code      ClaimType = "code"      // a block of code and what it uses
	Reference ClaimType = "reference" // a file or a line and nothing else
	Opinion   ClaimType = "opinion"
)

// IssueType says what is wrong with a claim.
type IssueType string

// The types of issues.
const (
	Hallucination IssueType = "hallucination" // the index knows otherwise, or knows no such name
	Unsupported   IssueType = "unsupported"   // the index cannot tell
	Incomplete    IssueType = "incomplete"    // the question names what the draft does not
	Outdated      IssueType = "outdated"      // it was true
)

// Severity says how bad an issue is.
type Severity string

// The severities.
const (
	Low    Severity = "low"
	Medium Severity = "medium"
	High   Severity = "high"
)

// Severities lists them, the least first.
var Severities = []Severity{Low, Medium, High}

func (s Severity) reaches(least Severity) bool {
	rank := map[Severity]int{Low: 1, Medium: 2, High: 3}
	return rank[s] >= rank[least]
}

// Check is one relation that a claim holds, and what is known of it.
type Check struct {
	Relation string `json:"relation"`
	Subject  string `json:"subject"`
	Object   string `json:"object,omitempty"`
	Verdict  string `json:"verdict"` // supported, contradicted, unknown, outdated
	Source   string `json:"source,omitempty"`
}

// The verdicts.
const (
	IsSupported    = "supported"
	IsContradicted = "contradicted"
	IsUnknown      = "unknown"
	IsOutdated     = "outdated"
)

// Claim is one sentence that says something of the project. Its verdict is supported when all of it could be looked up and
// is true, contradicted when something in it is not true or no longer true, and unknown otherwise. Supported is true for the
// first of them alone. Source is where the index has a supported claim, path:first-last, "" when only a model supports it.
// Shown is nil unless a claim with a source was held against an assembled context too: whether that shows lines of the source.
type Claim struct {
	Text      string    `json:"text"`
	Type      ClaimType `json:"type"`
	Supported bool      `json:"supported"`
	Verdict   string    `json:"verdict"`
	Source    string    `json:"source"`
	Line      int       `json:"line"` // of the draft
	Checks    []Check   `json:"checks,omitempty"`
	Judged    string    `json:"judged,omitempty"` // what the model said where the index could not tell
	Shown     *bool     `json:"in_context,omitempty"`
}

// Issue is one thing wrong with a draft. Claim is the text of the claim, of an incomplete draft the name it lacks.
type Issue struct {
	Type       IssueType `json:"type"`
	Severity   Severity  `json:"severity"`
	Claim      string    `json:"claim"`
	Suggestion string    `json:"suggestion"`
	Reason     string    `json:"reason"`
	Line       int       `json:"line,omitempty"`
}

// Unjudged reports whether an issue says no more than that a claim could not be judged.
func (is *Issue) Unjudged() bool { return is.Type == Unsupported && is.Severity == Low }

// Unjudged reports whether a claim is neither supported nor contradicted.
func (c *Claim) Unjudged() bool { return c.Verdict == IsUnknown }

// Round is what was found in one version of the draft.
type Round struct {
	Iteration int     `json:"iteration"`
	Draft     string  `json:"draft"`
	Passed    bool    `json:"passed"`
	Claims    []Claim `json:"-"` // those of the last round are in the report
	Issues    []Issue `json:"issues"`
	Unjudged  int     `json:"unjudged"` // claims that are neither supported nor contradicted
	Skipped   int     `json:"skipped"`  // sentences that claim nothing
}

// Report is the outcome of all rounds. Claims, issues and what is counted are those of the last one. A draft passes when
// nothing in it is known to be wrong, which says nothing of the claims that are unjudged.
type Report struct {
	Passed   bool     `json:"passed"`
	Claims   []Claim  `json:"claims"`
	Issues   []Issue  `json:"issues"`
	Unjudged int      `json:"unjudged"`
	Skipped  int      `json:"skipped"`
	Critical []Issue  `json:"critical"` // those that keep the draft from passing
	Final    string   `json:"final_draft"`
	Rounds   []Round  `json:"rounds"`
	Notes    []string `json:"notes,omitempty"`
}

// Defaults and bounds.
const (
	DefaultIterations = 2
	MaxIterations     = 10
	MaxDraft          = 4 << 20 // bytes
)

// Options are the settings of a critique. The zero value of every field is its default.
type Options struct {
	Query         string
	MaxIterations int      // 2
	FailOn        Severity // medium
	// Names are what the question names and the draft should: name and place.
	Names func(ctx context.Context, query string) ([]Symbol, error)
	// Revise corrects the draft; nil ends after the first round.
	Revise func(ctx context.Context, draft string, r Round) (string, error)
	// Judge asks a model; nil leaves to the index what can be said.
	Judge func(ctx context.Context, prompt string) (string, error)
	// Context is what the model judges by: the assembled context of the question.
	Context func(ctx context.Context) (string, error)
}

// Run criticises a draft, has it revised and criticises it again until it passes, nobody revises it, or the rounds are
// used up. Errors of the arguments wrap ctxsys.ErrUsage. A model that fails costs a note.
//
// Known lends the facts for as long as a function looks them up, so that no model is waited for with an index held open.
func Run(ctx context.Context, known func(context.Context, func(Facts) error) error, draft string, o Options) (*Report, error) {
	if err := o.fill(draft); err != nil {
		return nil, err
	}
	r := &Report{Rounds: []Round{}, Critical: []Issue{}}
	for i := range o.MaxIterations {
		round, notes, err := once(ctx, known, draft, o)
		if err != nil {
			return nil, err
		}
		round.Iteration = i + 1
		r.Rounds, r.Notes = append(r.Rounds, *round), append(r.Notes, notes...)
		if round.Passed || o.Revise == nil || i+1 == o.MaxIterations {
			break
		}
		next, err := o.Revise(ctx, draft, *round)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			r.Notes = append(r.Notes, fmt.Sprintf("the draft was not revised: %v", err))
		case len(next) > MaxDraft || strings.TrimSpace(next) == "":
			r.Notes = append(r.Notes, "the draft was not revised: what came back is empty or too large")
			err = errors.New("unusable")
		}
		if err != nil || next == draft {
			break
		}
		draft = next
	}
	last := r.Rounds[len(r.Rounds)-1]
	r.Passed, r.Claims, r.Issues, r.Unjudged, r.Skipped, r.Final = last.Passed, last.Claims, last.Issues, last.Unjudged, last.Skipped, last.Draft
	for _, is := range last.Issues {
		if is.Severity.reaches(o.FailOn) {
			r.Critical = append(r.Critical, is)
		}
	}
	return r, nil
}

func (o *Options) fill(draft string) error {
	if o.MaxIterations == 0 {
		o.MaxIterations = DefaultIterations
	}
	if o.FailOn == "" {
		o.FailOn = Medium
	}
	switch {
	case o.MaxIterations < 0 || o.MaxIterations > MaxIterations:
		return fmt.Errorf("%w: %d rounds: use 1 to %d", ctxsys.ErrUsage, o.MaxIterations, MaxIterations)
	case o.FailOn != Low && o.FailOn != Medium && o.FailOn != High:
		return fmt.Errorf("%w: no severity %q: use low, medium or high", ctxsys.ErrUsage, o.FailOn)
	case len(draft) > MaxDraft:
		return fmt.Errorf("%w: a draft of %d bytes: at most %d MB are read, give a part of it", ctxsys.ErrUsage, len(draft), MaxDraft>>20)
	case strings.IndexByte(draft, 0) >= 0:
		return fmt.Errorf("%w: the draft is not text: give the answer as Markdown or plain text", ctxsys.ErrUsage)
	case strings.TrimSpace(draft) == "":
		return fmt.Errorf("%w: the draft is empty: give the answer to check", ctxsys.ErrUsage)
	}
	return nil
}

// once is one round.
func once(ctx context.Context, known func(context.Context, func(Facts) error) error, draft string, o Options) (*Round, []string, error) {
	var r *Round
	err := known(ctx, func(facts Facts) (err error) {
		r, err = looked(ctx, facts, draft)
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	var notes []string
	if o.Judge != nil {
		note, err := judge(ctx, o, r)
		if err != nil {
			return nil, nil, err
		}
		if note != "" {
			notes = append(notes, note)
		}
	}
	missing, err := lacking(ctx, draft, o)
	if err != nil {
		return nil, nil, err
	}
	r.Issues = append(r.Issues, missing...)
	for i := range r.Claims {
		if r.Claims[i].Unjudged() {
			r.Unjudged++
		}
	}
	r.Passed = true
	for _, is := range r.Issues {
		r.Passed = r.Passed && !is.Severity.reaches(o.FailOn)
	}
	return r, notes, nil
}

// looked holds the parts of a draft against the index.
func looked(ctx context.Context, facts Facts, draft string) (*Round, error) {
	c := &checker{index: index{ctx: ctx, facts: facts}}
	r := &Round{Draft: draft, Claims: []Claim{}, Issues: []Issue{}}
	for _, part := range Split(draft) {
		claim, issues := c.part(part)
		if c.err == nil {
			c.err = ctx.Err()
		}
		switch {
		case c.err != nil:
			return nil, c.err
		case claim == nil:
			r.Skipped++
		default:
			r.Claims, r.Issues = append(r.Claims, *claim), append(r.Issues, issues...)
		}
	}
	return r, nil
}

// lacking lists what the question names and the draft never mentions.
func lacking(ctx context.Context, draft string, o Options) ([]Issue, error) {
	if o.Names == nil || strings.TrimSpace(o.Query) == "" {
		return nil, nil
	}
	names, err := o.Names(ctx, o.Query)
	if err != nil {
		return nil, err
	}
	var out []Issue
	lower := strings.ToLower(draft)
	for _, s := range names {
		if name := shown(&s); !strings.Contains(lower, strings.ToLower(s.Name)) {
			out = append(out, Issue{Type: Incomplete, Severity: Low, Claim: name, Reason: "the question names " + name + ", and the draft does not",
				Suggestion: "say what " + name + " at " + place(&s) + " has to do with it"})
		}
	}
	return out, nil
}
