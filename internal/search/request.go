package search

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Request asks for ranked entities. The zero value of every field but Query is its default.
type Request struct {
	Query      string              `json:"query"`
	Limit      int                 `json:"limit,omitempty"`      // 10
	Types      []ctxsys.EntityType `json:"types,omitempty"`      // all of files, and of conversations when the question points to what was said
	Languages  []string            `json:"languages,omitempty"`  // all
	Path       string              `json:"path,omitempty"`       // a glob on the path
	Root       string              `json:"root,omitempty"`       // a folder, relative to the project's root
	Strategies []string            `json:"strategies,omitempty"` // chosen by intent when empty
	Explain    bool                `json:"explain,omitempty"`
	NoModels   bool                `json:"no_models,omitempty"`   // use no model, even if one is set up
	Match      string              `json:"match,omitempty"`       // words; with literal or regex Query is a text or a regular expression, and Limit counts lines
	IgnoreCase bool                `json:"ignore_case,omitempty"` // of literal and regex
	Tuning
}

// Tuning are settings of a search that count for one question. What is zero is as it is set.
type Tuning struct {
	Threshold *float64           `json:"threshold,omitempty"` // 0 to 1: retrieval.floor
	Depth     int                `json:"depth,omitempty"`     // 1 to 10: retrieval.graph_depth
	Weights   map[string]float64 `json:"weights,omitempty"`   // 0 to 100, of strategies: retrieval.weights
}

// Over returns settings with those of the question in place of theirs. The error wraps ctxsys.ErrUsage.
func (t *Tuning) Over(o Options) (Options, error) {
	switch {
	case t.Threshold == nil:
	case !(*t.Threshold >= 0 && *t.Threshold <= 1):
		return o, fmt.Errorf("%w: the threshold is %v: it must be from 0 to 1", ctxsys.ErrUsage, *t.Threshold)
	case *t.Threshold == 0:
		o.Floor = -1 // 0 is the default
	default:
		o.Floor = *t.Threshold
	}
	if t.Depth < 0 || t.Depth > maxDepth {
		return o, fmt.Errorf("%w: the depth is %d: it must be from 1 to %d", ctxsys.ErrUsage, t.Depth, maxDepth)
	}
	if t.Depth > 0 {
		o.GraphDepth = t.Depth
	}
	if len(t.Weights) == 0 {
		return o, nil
	}
	o.Weights = maps.Clone(o.Weights)
	if o.Weights == nil {
		o.Weights = map[string]float64{}
	}
	for _, name := range slices.Sorted(maps.Keys(t.Weights)) {
		w := t.Weights[name]
		if !slices.Contains(retrieve.Names(), name) {
			return o, fmt.Errorf("%w: there is no strategy %q to weigh: use one of %s", ctxsys.ErrUsage, name, strings.Join(retrieve.Names(), ", "))
		}
		if !(w >= 0 && w <= maxWeight) {
			return o, fmt.Errorf("%w: the weight of %s is %v: it must be from 0 to %d", ctxsys.ErrUsage, name, w, maxWeight)
		}
		o.Weights[name] = w
	}
	return o, nil
}

// Limits of settings, see package config.
const (
	maxDepth  = 10
	maxWeight = 100
)

// What the query of a search is.
const (
	MatchWords   = "words"
	MatchLiteral = "literal"
	MatchRegex   = "regex"
)

// Exact reports whether the query is exact text, which [Run] does not search for.
func (r *Request) Exact() bool { return r.Match != "" && r.Match != MatchWords }

// Advice is what models said about a question before it is searched for. The zero value is no advice.
type Advice struct {
	Models     *advice.Question  // notes which advice was of no use, and gives an order of the best results; nil for no model
	Answer     string            // a hypothetical one
	Terms      []string          // to look for besides those of the question, that count little
	Parts      []string          // of the question
	Vectors    *retrieve.Vectors // of a provider, with its vector of the question: searched in place of the view's; nil for none
	Candidates int               // results that a model puts in order, 20
	Patience   time.Duration     // for that order; 0 is that of Models
}

// View is all that a question reads: one state of the index with what lies over it, and the settings of the project. It is not changed,
// and is for one question at a time: an analyzer and an encoder belong to it.
type View struct {
	Store    *store.View
	Index    *retrieve.Index
	Cache    *snapshot.Cache // of this state of the index
	Texts    Texts
	Graph    Graph
	Ranking  rank.Weights
	Options  Options
	Feedback func(ctx context.Context, paths []string) (map[string]float64, error) // factors of entities in some files, by public id; may be nil
	Projects Projects
}

// Projects says of which projects a question is. The zero value is one without a name.
type Projects struct {
	Names []string
	Paths bool // there are several, and their names are in front of paths
}

// Own is the name of the project that a path is of, and the path in it.
func (p *Projects) Own(path string) (name, own string) {
	if !p.Paths {
		return strings.Join(p.Names, ""), path
	}
	name, own, _ = strings.Cut(path, "/")
	return name, own
}

// Texts reads the text of files as the offsets of the index mean it.
type Texts interface {
	// Span returns the bytes of a file from an offset up to another, and whether they are of a copy, since the file changed.
	Span(ctx context.Context, file int64, from, to int) (text string, stale bool, err error)

	// Read is Span for files of which more will be read: it reads each whole, once.
	Read(ctx context.Context, file int64, from, to int) (text string, err error)
}

// Graph is what a question asks of the graph.
type Graph interface {
	// Related lists what has a relation to the entities of a name, in the order of showing it, and those entities, the most used first. found
	// are the definitions of the name. Both are empty when the name means nothing, or too much.
	Related(ctx context.Context, name string, relation query.Relation, found []store.Entity) (related, definitions []Place, err error)

	// Central lists the files that keep accepts, those first to which most of the graph leads, and says how central an entity of one is.
	Central(ctx context.Context, keep func(path string) bool) (files []CentralFile, of func(*CentralFile, *store.Entity) float64, err error)
}

// Place is an entity and the line of its file that is shown.
type Place struct {
	store.Located
	Line int
}

// CentralFile is a file and how central it is.
type CentralFile struct {
	store.File
	Rank float64
}

// Options are the settings of a search; zero values mean the defaults in comments.
type Options struct {
	Strategies      []string           // by intent
	Weights         map[string]float64 // weight of a strategy in the fusion, 1
	Fusion          string             // rrf, or FusionWeighted
	RRFK            int                // 60
	GraphDepth      int                // 2
	Floor           float64            // relevance under which nothing is shown, 0.1
	Decay, MMR      bool               // reorder by age and by diversity, both off
	Synonyms, Split bool               // look for synonyms, and for the parts of a question by themselves, both off
	HalfLifeDays    float64            // 30
	MMRLambda       float64            // 0.7
}

// FusionWeighted merges lists by the weighted sum of their scores instead of their ranks.
const FusionWeighted = "weighted"
