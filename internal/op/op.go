// Package op is the table of operations: what can be asked, each with its names, its request and its answer, one file an
// operation. The command line, MCP and HTTP are made by walking the table; none of them knows what an operation does.
//
// The one idea: an operation is declared once. The tags of its request's fields are the flags and arguments of the verb, the
// schema of the tool and the body of the route. An answer is text, with anchors "path:line" and the best first; a tool's is cut
// at a line into pages. What is missing and what to do next are said at the end.
package op

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/google/jsonschema-go/jsonschema"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
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

// Operation is one thing that can be asked: at every front end that has a name for it.
type Operation struct {
	Name        string // of the tool and of its route; "" is no tool
	Title       string
	Set         string
	Description string
	Writes      bool // it changes what is stored
	Deletes     bool // it may take away what is stored
	Idempotent  bool // asking twice changes no more than asking once
	Kind        workspace.Kind
	Large       bool // its arguments bring texts along
	Anywhere    bool // it is about no project: none is opened for it

	Verb Verb // the zero value is none

	// What a field can be, by its name: Enums say it in the schema too, Values only where a value is refused or proposed.
	Enums, Values map[string][]string

	request reflect.Type
	fields  func() []Field
	schema  func() *jsonschema.Schema
	run     func(ctx context.Context, c *call, request any) (*Reply, error)
}

// All is the table of operations. Tools are listed in its order.
func All() []Operation {
	return []Operation{
		contextQuery(), searchCode(), readEntity(), queryGraph(),
		graphNeighbors(), graphCallers(), graphCallees(), graphImporters(), graphImplementations(), graphSimilar(), graphHierarchy(), graphPath(), graphCycles(), graphHubs(),
		graphUnreferenced(), graphUnresolved(), graphStats(),
		repoMap(), architecture(), impactOf(), affectedTests(), whyLine(), changesSince(),
		indexCodebase(), indexDocument(), indexStatus(), packFiles(), projectList(), queryStats(), repositoryReport(),
		renameSymbol(), replaceSymbol(), insertAfterSymbol(), editUndo(),
		addEntity(), linkEntities(), entityExtract(), entityList(), entityGet(), entityStats(), entityRemove(), entityUnlink(),
		storeMessage(), getHistory(), searchHistory(), searchDecisions(), CompactHistory(),
		sessionNew(), sessionList(), sessionUse(), sessionArchive(), sessionClear(), sessionSummarize(), sessionStats(), decisionAdd(), decisionList(), decisionShow(),
		memoryAdd(), memoryRecall(), checkpointSave(), checkpointLoad(), memoryUpdate(), memorySpill(), memoryStatus(), memoryDelete(),
		memorySearch(), memoryList(), memoryWhy(), memorySupersede(), memoryPin(), memoryUnpin(), memoryScrub(),
		checkpointList(), step(), checkpointResume(), checkpointDelete(),
		reflectionAdd(), reflectionSearch(), reflectionSummary(), reflectionList(), reflectionDelete(),
		giveFeedback(), feedbackAdd(), feedbackList(), feedbackReset(),
		subscribe(), subscriptionList(), subscriptionPause(), subscriptionResume(), subscriptionComplete(), subscriptionRemove(),
		getSuggestions(), suggestionFeedback(), suggestionList(), suggestionNear(), suggestionUsed(), suggestionDismiss(),
		critiqueDraft(),
	}
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
		return t.Name == "" || readOnly && t.Writes || !slices.Contains(sets, "all") && !slices.Contains(sets, t.Set)
	}), nil
}

// Common is the arguments that every tool takes.
type Common struct {
	Project string `json:"project,omitempty" jsonschema:"folder or name of another, or several: a,b"`
	Format  string `json:"format,omitempty" jsonschema:"default text"`
	Cursor  string `json:"cursor,omitempty" jsonschema:"of a cut answer"`
}

func (c *Common) common() *Common { return c }

// define makes an operation of a function over its request, whose type gives the schema and the flags.
func define[A any](o Operation, run func(ctx context.Context, c *call, request *A) (*Reply, error)) Operation {
	o.request = reflect.TypeFor[A]()
	o.fields = sync.OnceValue(func() []Field { return fieldsOf(&o) })
	o.schema = sync.OnceValue(func() *jsonschema.Schema { return schemaOf[A](&o) })
	o.run = func(ctx context.Context, c *call, request any) (*Reply, error) { return run(ctx, c, request.(*A)) }
	return o
}

// Fields are those of its request.
func (o *Operation) Fields() []Field { return o.fields() }

// Schema describes all arguments that the tool takes.
func (o *Operation) Schema() *jsonschema.Schema { return o.schema() }

// optionsArgument is the argument that holds rarer ones. They are taken outside of it too, where those who know them have always put them.
const optionsArgument = "options"

// Listed is the schema that agents are shown: without the rare arguments, open to others where there are any, and with options for those
// that are not so rare, by name and type.
func (o *Operation) Listed() *jsonschema.Schema {
	s := o.schema()
	options := &jsonschema.Schema{Type: "object", Description: "rarer arguments", Properties: map[string]*jsonschema.Schema{}}
	for _, f := range o.Fields() {
		p := s.Properties[f.Name]
		if f.Listed == "" || p == nil {
			continue
		}
		if s == o.schema() {
			s = s.CloneSchemas()
			s.AdditionalProperties = nil
		}
		if f.Listed == inOptions {
			short := *p
			short.Description = ""
			options.Properties[f.Name] = &short
			options.PropertyOrder = append(options.PropertyOrder, f.Name)
		}
		delete(s.Properties, f.Name)
		s.PropertyOrder = slices.DeleteFunc(slices.Clone(s.PropertyOrder), func(name string) bool { return name == f.Name })
	}
	if len(options.Properties) > 0 {
		s.Properties[optionsArgument] = options
		s.PropertyOrder = append(s.PropertyOrder, optionsArgument)
	}
	return s
}

// call is an operation being asked.
type call struct {
	op      *Operation
	front   Front
	project *engine.Project
	reply   Reply // its notes

	// Of a tool; nil on the command line.
	served    *workspace.Project
	workspace *workspace.Workspace
	turn      *workspace.Turn
	progress  func(engine.Progress) // nil when nothing listens
	raw       json.RawMessage       // the arguments as they came
	text      bool                  // the answer is pages of text for a model, and no JSON
}

// checker is a request that is looked at before a project is opened for it.
type checker interface{ check(c *call) error }

func (c *call) check(request any) error {
	if r, ok := request.(checker); ok {
		return r.check(c)
	}
	return nil
}

// Ask answers a request of the command line.
func (o *Operation) Ask(ctx context.Context, p *engine.Project, front Front, request any) (*Reply, error) {
	c := &call{op: o, front: front, project: p}
	ctx, rec, end := o.begin(ctx, nil)
	rec.Project, rec.Root, rec.Question = p, front.Root, o.question(request)
	r, err := o.answered(ctx, c, request)
	end(r, "", err)
	if err != nil {
		return nil, err
	}
	r.Notes, r.Details = c.reply.Notes, c.reply.Details
	return r, nil
}

// Call answers a call of the tool with a page of text, or of JSON when the arguments ask for that. progress may be nil.
func (t *Operation) Call(ctx context.Context, w *workspace.Workspace, args json.RawMessage, progress func(engine.Progress)) (text string, isJSON bool, err error) {
	ctx, rec, end := t.begin(ctx, args)
	r, common, err := t.ask(ctx, w, args, true, progress, rec)
	defer func() { end(r, text, err) }()
	if err != nil {
		return "", false, err
	}
	if r.Text == (render.Page{}) && r.Nothing != "" {
		r.Text = render.Pagef("%s", r.Nothing)
	}
	if common.Format == "json" {
		text, err = jsonPageOf(t.Name, args, r.Value, common.Cursor, jsonPage)
		return text, true, err
	}
	if r.Blocks == nil {
		r.Blocks = blocksOf(r.Text.String())
	}
	text, err = page(t.Name, args, r.Blocks, r.Notes, common.Cursor, textPage)
	return text, false, err
}

// Value answers a call of the tool with what its JSON form is made of.
func (t *Operation) Value(ctx context.Context, w *workspace.Workspace, args json.RawMessage) (any, error) {
	ctx, rec, end := t.begin(ctx, args)
	r, _, err := t.ask(ctx, w, args, false, nil, rec)
	end(r, "", err)
	if err != nil {
		return nil, err
	}
	return r.Value, nil
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

func (t *Operation) ask(ctx context.Context, w *workspace.Workspace, args json.RawMessage, paged bool, progress func(engine.Progress), rec *Record) (*Reply, Common, error) {
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
	caller, _ := ctx.Value(callerKey{}).(Caller)
	c := &call{op: t, front: Front{Format: "text", Text: answer.Text{Model: true}, ByUser: caller.ByUser}, workspace: w, turn: turn, progress: progress, raw: args, text: paged}
	r, common, err := t.called(ctx, c, rec)
	if err != nil {
		return nil, Common{}, worded(err)
	}
	r.Notes = c.reply.Notes
	return r, common, nil
}

// called reads the arguments of a call, finds its project and runs the operation.
func (t *Operation) called(ctx context.Context, c *call, rec *Record) (*Reply, Common, error) {
	request := reflect.New(t.request).Interface()
	raw, err := flat(t, c.raw)
	if err == nil {
		c.raw, err = raw, decode(t, raw, request)
	}
	if err != nil {
		return nil, Common{}, err
	}
	common := Common{}
	if r, ok := request.(interface{ common() *Common }); ok {
		common = *r.common()
	}
	c.text = c.text && common.Format != "json"
	if !t.Anywhere {
		p, err := c.workspace.Project(common.Project)
		if err != nil {
			return nil, common, err
		}
		if p.Parts() != nil && !t.Several() && common.Project == "" {
			p = p.First() // of the workspace that is served
		}
		c.served, c.project = p, p.Project
		rec.Project, rec.Root = p.Project, p.Root
	}
	rec.Question = t.question(request)
	if err := c.check(request); err != nil {
		return nil, common, err
	}
	r, err := t.answered(ctx, c, request)
	return r, common, err
}

func encode(v any) (string, error) {
	b, err := render.JSON(v)
	return string(b), err
}
