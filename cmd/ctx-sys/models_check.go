package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// checkedModel is how a model took to being asked.
type checkedModel struct {
	Model   string   `json:"model"`
	Tasks   []string `json:"tasks"` // the settings that name it
	OK      bool     `json:"ok"`
	Said    string   `json:"said,omitempty"`
	Error   string   `json:"error,omitempty"`
	Calls   int      `json:"calls"`
	Input   int      `json:"input_tokens"`
	Output  int      `json:"output_tokens"`
	Dims    int      `json:"dimensions,omitempty"` // of its vectors
	vectors bool     // it is to make some
	problem error
}

// checkModels asks the models of the settings, or one, for a word or for a vector.
func (a *app) checkModels(ctx context.Context, at place, names []string) error {
	checked := at.tasks()
	if len(names) > 0 {
		checked = onlyModel(checked, names[0])
	}
	var errs []error
	for _, c := range checked {
		if err := at.checkModel(ctx, c); err != nil {
			return err
		}
		if c.problem != nil {
			errs = append(errs, c.problem)
		}
	}
	var err error
	if a.asJSON(at.cfg) {
		err = a.writeJSON(map[string]any{"models": checked})
	} else {
		err = a.print(checkedText(checked))
	}
	if err == nil && len(errs) > 0 {
		err = worded{errors.Join(errs...), fmt.Sprintf("%d of %s gave no answer: see above what to do", len(errs), ctxsys.Plural(len(checked), "model"))}
	}
	return err
}

// onlyModel is what one model is to be asked: for a vector when it is set up for that and for nothing else.
func onlyModel(tasks []*checkedModel, name string) (out []*checkedModel) {
	words := true
	for _, c := range tasks {
		if c.Model == name && c.vectors {
			out, words = append(out, c), false
		}
	}
	for _, c := range tasks {
		words = words || c.Model == name && !c.vectors
	}
	if words {
		out = append(out, &checkedModel{Model: name, Tasks: []string{}})
	}
	return out
}

// tasks are the models of the settings, each once.
func (at place) tasks() []*checkedModel {
	out := []*checkedModel{}
	m, hyde := at.cfg.Models, ""
	if at.cfg.Retrieval.HyDE {
		hyde = at.cfg.HyDEModel()
	}
	for _, t := range []struct{ task, model string }{{"summaries", at.cfg.ConversationSummaries()}, {"code summaries", at.cfg.Summarizer()}, {"hyde", hyde}, {"gate", m.Gate}, {"terms", m.Terms}, {"split", m.Split}, {"rerank", m.Rerank}, {"extraction", m.Extraction}, {"critique", m.Critique}, {"completion", m.Completion}, {"chat", m.Chat}} {
		if t.model == "" {
			continue
		}
		known := false
		for _, c := range out {
			if c.Model == t.model {
				c.Tasks, known = append(c.Tasks, t.task), true
			}
		}
		if !known {
			out = append(out, &checkedModel{Model: t.model, Tasks: []string{t.task}})
		}
	}
	for _, spec := range at.cfg.Embedders() { // asked for something else than the others
		out = append(out, &checkedModel{Model: spec, Tasks: []string{"embeddings"}, vectors: true})
	}
	return out
}

// checkModel asks one. An error is of the name or the context; what the model makes of it is in c.
func (at place) checkModel(ctx context.Context, c *checkedModel) error {
	if c.vectors {
		return at.checkEmbedder(ctx, c)
	}
	g, err := at.generator(c.Model, "check")
	if err != nil {
		return c.unreached(err)
	}
	if len(c.Tasks) == 1 && c.Tasks[0] == "completion" { // it may know no conversations
		return at.checkCompletion(ctx, c)
	}
	// A model that thinks needs more than a word's tokens.
	answer, err := g.Generate(ctx, model.Request{Messages: []model.Message{{Role: "user", Text: "Answer with one word: ready"}}, MaxTokens: 1024})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	t := g.Total()
	c.Calls, c.Input, c.Output = t.Calls, t.InputTokens, t.OutputTokens
	if c.problem = err; err != nil {
		c.Error = err.Error()
		return nil
	}
	c.OK, c.Said = true, render.Line(answer.Text)
	return nil
}

// unreached notes settings with which a model cannot be asked. Another error is returned.
func (c *checkedModel) unreached(err error) error {
	if !errors.Is(err, model.ErrSettings) {
		return err
	}
	c.problem, c.Error = err, err.Error()
	return nil
}

// checkEmbedder has a model make the vector of a short text.
func (at place) checkEmbedder(ctx context.Context, c *checkedModel) error {
	e, err := at.embedder(c.Model)
	if err != nil {
		return c.unreached(err)
	}
	r, err := e.Embed(ctx, []string{"open the database"}, embed.Passage)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	c.Calls, c.Input = r.Calls, r.Tokens
	if err == nil && r.Vectors[0] == nil {
		err = fmt.Errorf("%s makes no vector of a short text (%s): choose another model", c.Model, r.Refused[0])
	}
	if c.problem = err; err != nil {
		c.Error = err.Error()
		return nil
	}
	c.OK, c.Dims = true, len(r.Vectors[0])
	return nil
}

// checkCompletion has a model fill a small hole, in the way the settings say.
func (at place) checkCompletion(ctx context.Context, c *checkedModel) error {
	completer, err := at.completer(c.Model, "", "")
	if err != nil {
		return err
	}
	r, err := completer.Try(ctx)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if c.problem = err; err != nil {
		c.Error = err.Error()
		return nil
	}
	c.Calls, c.Input, c.Output = r.Usage.Calls, r.Usage.InputTokens, r.Usage.OutputTokens
	c.OK, c.Said = true, render.Line(r.Text)
	return nil
}

func checkedText(checked []*checkedModel) render.Page {
	if len(checked) == 0 {
		return render.Pagef("no model is set up, and none is needed: `ctx-sys config set --global models.summaries PROVIDER/NAME` sets one up\n")
	}
	var b render.Writer
	for _, c := range checked {
		b.Printf("%s: %s\n", c.named(), cmp.Or(c.Error, c.found()))
	}
	return b.Page()
}

// named is the model, and what it is set up for.
func (c *checkedModel) named() string {
	if len(c.Tasks) == 0 {
		return c.Model
	}
	return c.Model + " (" + strings.Join(c.Tasks, ", ") + ")"
}

// found is what a model did that could be asked.
func (c *checkedModel) found() string {
	if c.vectors {
		return fmt.Sprintf("vectors of %d dimensions, %s in", c.Dims, ctxsys.Plural(c.Input, "token"))
	}
	said := []rune(c.Said)
	if len(said) > 40 {
		said = append(said[:40], '…')
	}
	return fmt.Sprintf("said %q, %s in, %d out", string(said), ctxsys.Plural(c.Input, "token"), c.Output)
}
