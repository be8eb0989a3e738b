package searcher

import (
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// StrategyReport says what one retrieval strategy did.
type StrategyReport struct {
	Name  string  `json:"name"`
	Hits  int     `json:"hits"`
	MS    float64 `json:"ms"`
	Error *string `json:"error"`
}

// Response answers a search.Request, best result first.
type Response struct {
	snapshot.Answer
	ID          any                `json:"id,omitempty"` // echoed from `search --queries`
	Query       string             `json:"query"`
	Intent      string             `json:"intent"`
	Tier        string             `json:"tier"`
	Strategies  []StrategyReport   `json:"strategies"`
	Confidence  float64            `json:"confidence"`
	TookMS      float64            `json:"took_ms"`
	Notes       []string           `json:"notes,omitempty"`        // what was read otherwise than it was typed
	Read        *search.Reading    `json:"read,omitempty"`         // what was understood of the query beyond its words
	VectorModel string             `json:"vector_model,omitempty"` // of a provider, when its vectors were searched
	Models      []advice.Report    `json:"models,omitempty"`       // that were asked, or are set up and were not, and why
	HyDE        *search.HyDEReport `json:"hyde,omitempty"`         // nil when there was no hypothetical answer
	Matches     *Matches           `json:"matches,omitempty"`      // of a search for a literal or a regular expression
	Results     []ctxsys.Hit       `json:"results"`

	// Nearest are the best places, at most five, when nothing seems to answer the question; Results is then empty.
	Nearest []ctxsys.Hit `json:"nearest,omitempty"`
}

// Matches counts the lines that match a literal or a regular expression. A line counts once.
type Matches struct {
	Lines     int  `json:"lines"`
	Files     int  `json:"files"`     // they are in
	Shown     int  `json:"shown"`     // of the lines
	Truncated bool `json:"truncated"` // not all lines are shown, or found: see Partial
	Partial   bool `json:"partial"`   // not all files were searched: there may be more lines than counted
}

// AdviceOptions are the models that may be asked about a question; zero values mean the defaults in comments.
type AdviceOptions struct {
	Models      map[advice.Use]advice.Model // none
	Deadline    time.Duration               // of all that one question asks, 2 s
	HyDEIntents []string                    // explain, how, why, general
	HyDELength  int                         // characters from which a question is long enough, 10
	Candidates  int                         // that are reranked, 20
}

func (r *Response) shows(file func(string)) {
	for i := range r.Results {
		file(r.Results[i].Path)
	}
	for i := range r.Nearest {
		file(r.Nearest[i].Path)
	}
}
