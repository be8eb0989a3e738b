// Package tools is what an agent may ask: each tool's name, what it says of itself, its arguments and its answer, one
// file a tool. MCP lists and calls them, HTTP calls them by the same names; neither knows what they do.
//
// The one idea: an answer is text made for a model. Anchors "path:line" and code in fences, best first, cut at a line
// into pages; what is missing and what to do next are said at the end.
package op

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// The sets that tools come in.
const (
	Retrieval = "retrieval"
	Index     = "index"
	Edit      = "edit"

	Conversation = "conversation"
	Agent        = "agent"
	Memory       = "memory"
	Quality      = "quality"
)

// Operation is one question.
type Operation struct {
	Name        string
	Title       string
	Set         string
	Description string
	Writes      bool // it changes what is stored
	Deletes     bool // it may take away what is stored
	Idempotent  bool // asking twice changes no more than asking once
	Kind        workspace.Kind
	Large       bool // its arguments bring texts along
	Schema      *jsonschema.Schema

	run func(ctx context.Context, c *call, args json.RawMessage) (*reply, error)
}

// All returns every tool, in the order they are listed.
func All() []Operation {
	return []Operation{contextQuery(), searchCode(), readEntity(), queryGraph(), repoMap(), indexCodebase(), indexDocument(), indexStatus(), addEntity(), linkEntities(),
		storeMessage(), getHistory(), searchHistory(), searchDecisions(), compactHistory(),
		memoryAdd(), memoryRecall(), checkpointSave(), checkpointLoad(), memoryUpdate(), memorySpill(), memoryStatus(), memoryDelete(), checkpointList(), step(),
		reflectionAdd(), reflectionSearch(), reflectionSummary(), giveFeedback(), subscribe(), getSuggestions(), suggestionFeedback(), critiqueDraft()}
}

// Choose returns the tools of some sets, those that write left out when readOnly. The set "all" has every tool; one
// that does not exist is an error that wraps ctxsys.ErrUsage.
func Choose(sets []string, readOnly bool) ([]Operation, error) {
	known := []string{Retrieval, Agent, Index, Edit, Conversation, Memory, Quality, "all"}
	for _, s := range sets {
		if !slices.Contains(known, s) {
			return nil, fmt.Errorf("%w: no toolset %q: use %s", ctxsys.ErrUsage, s, strings.Join(known, ", "))
		}
	}
	return slices.DeleteFunc(All(), func(t Operation) bool {
		return readOnly && t.Writes || !slices.Contains(sets, "all") && !slices.Contains(sets, t.Set)
	}), nil
}

// Common is the arguments that every tool takes.
type Common struct {
	Project string `json:"project,omitempty" jsonschema:"folder or name of another"`
	Format  string `json:"format,omitempty" jsonschema:"default text"`
	Cursor  string `json:"cursor,omitempty" jsonschema:"from the end of a cut answer"`
}

func (c *Common) common() *Common { return c }

// arguments is what the arguments of every tool are.
type arguments interface{ common() *Common }

// call is a tool being called.
type call struct {
	workspace *workspace.Workspace
	turn      *workspace.Turn
	progress  func(engine.Progress) // nil when nobody listens
	project   *workspace.Project
	raw       json.RawMessage // the arguments as they came
	common    Common          // of them
}

// reply is the answer to a call: the same as text and as a value.
type reply struct {
	text   render.Page
	blocks []render.Block // of the text, nil for those that its fences make
	value  any
	notes  []render.Page // what is to be known of the answer, a line each
}

func (r *reply) note(format string, args ...any) {
	if false {
		_ = fmt.Sprintf(format, args...) // has vet check the calls
	}
	r.notes = append(r.notes, render.Pagef(format, args...))
}

// define makes a tool of a function over its arguments, whose type gives the schema.
func define[A any, P interface {
	*A
	arguments
}](t Operation, enums map[string][]string, run func(ctx context.Context, c *call, args P) (*reply, error)) Operation {
	t.Schema = schemaOf[A](enums)
	t.run = func(ctx context.Context, c *call, raw json.RawMessage) (*reply, error) {
		var args A
		if err := decode(&t, raw, &args); err != nil {
			return nil, err
		}
		p, err := c.workspace.Project(P(&args).common().Project)
		if err != nil {
			return nil, err
		}
		c.project, c.raw, c.common = p, raw, *P(&args).common()
		return run(ctx, c, &args)
	}
	return t
}

// Call answers a call of the tool with a page of text, or of JSON when the arguments ask for that. progress may be nil.
func (t *Operation) Call(ctx context.Context, w *workspace.Workspace, args json.RawMessage, progress func(engine.Progress)) (text string, isJSON bool, err error) {
	r, common, err := t.ask(ctx, w, args, progress)
	if err != nil {
		return "", false, err
	}
	if common.Format == "json" {
		text, err = jsonPageOf(t.Name, args, r.value, common.Cursor, jsonPage)
		return text, true, err
	}
	if r.blocks == nil {
		r.blocks = blocksOf(r.text.String())
	}
	text, err = page(t.Name, args, r.blocks, r.notes, common.Cursor, textPage)
	return text, false, err
}

// Value answers a call of the tool with what its JSON form is made of.
func (t *Operation) Value(ctx context.Context, w *workspace.Workspace, args json.RawMessage) (any, error) {
	r, _, err := t.ask(ctx, w, args, nil)
	if err != nil {
		return nil, err
	}
	return r.value, nil
}

// The largest arguments of a call, in bytes: of a question, and of what brings texts along.
const (
	SmallArguments = 1 << 20
	LargeArguments = 16 << 20
)

// MaxArguments is how many bytes the arguments of the tool may have.
func (t *Operation) MaxArguments() int {
	if t.Large {
		return LargeArguments
	}
	return SmallArguments
}

func (t *Operation) ask(ctx context.Context, w *workspace.Workspace, args json.RawMessage, progress func(engine.Progress)) (*reply, Common, error) {
	if len(args) == 0 || string(args) == "null" {
		args = json.RawMessage("{}")
	}
	if most := t.MaxArguments(); len(args) > most { // before they are held in a queue
		return nil, Common{}, worded(fmt.Errorf("%w: the arguments of %s have %d bytes: send at most %d", ctxsys.ErrUsage, t.Name, len(args), most))
	}
	turn, err := w.Begin(ctx, t.Kind)
	if err != nil {
		return nil, Common{}, worded(err)
	}
	defer turn.End()
	c := &call{workspace: w, turn: turn, progress: progress}
	r, err := t.run(ctx, c, args)
	if err != nil {
		return nil, Common{}, worded(err)
	}
	return r, c.common, nil
}

func encode(v any) (string, error) {
	b, err := render.JSON(v)
	return string(b), err
}
