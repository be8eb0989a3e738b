package prompt

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// delivered is what was delivered to the conversation of a request before; nil where none is named, it is not known, or the request
// wants everything again. Only what answers a question is remembered: a chat and a completion are whole prompts, made again
// each time.
func (p *Builder) delivered(ctx context.Context, plan *plan) (*session.Delivered, error) {
	if plan.req.Session == "" || plan.profile != ctxsys.ProfileQuery || !p.opts.Agent.HasSessions() {
		return nil, nil
	}
	store, err := p.opts.Agent.Sessions(ctx)
	if err != nil {
		return nil, err
	}
	name := plan.req.Session
	if name == agent.CurrentSession {
		name = ""
	}
	g, err := store.Delivered(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil // the source of the conversation says so
	}
	return g, err
}

// references is how often an assembly is repeated because it chose lines that were given before.
const references = 3

// assembleNew assembles what was not given before. Of the rest a reference goes in, where it costs less than the lines: what
// is known to have been given whole from the start, and what turns out so when it was shortened.
func (p *pricer) assembleNew(candidates []assemble.Candidate, o assemble.Options, before *session.Delivered) assemble.Result {
	for i := range candidates {
		p.refer(&candidates[i], candidates[i].Slice, before)
	}
	for n := 1; ; n++ {
		r := p.assemble(candidates, o)
		again := false
		for _, s := range r.Slices {
			i := slices.IndexFunc(candidates, func(c assemble.Candidate) bool { return c.ID == s.ID && c.Type == s.Type })
			again = i >= 0 && n < references && p.refer(&candidates[i], s, before) || again
		}
		if !again {
			return r
		}
	}
}

// refer makes a reference of a candidate when the form of it that would be shown was given before.
func (p *pricer) refer(c *assemble.Candidate, shown ctxsys.Slice, before *session.Delivered) bool {
	passage, ok := passageOf(&shown)
	if !ok || !c.Prunable {
		return false
	}
	query, ok := before.For(passage)
	if !ok {
		return false
	}
	ref := shown
	ref.Form, ref.DeliveredFor, ref.Content, ref.OmittedLines, ref.Summary = ctxsys.FormReference, query, "", 0, c.Summary
	most := p.exact(shown)
	if p.exact(ref) >= most {
		ref.Summary = nil
	}
	if p.exact(ref) >= most {
		return false
	}
	c.Slice, c.Outline, c.Focus = ref, "", nil
	return true
}

// passageOf is the lines that a slice shows of its source; false for what shows none, and for what a prompt has every time.
func passageOf(s *ctxsys.Slice) (session.Passage, bool) {
	if s.Form == ctxsys.FormReference || s.Form == ctxsys.FormSignature || s.Content == "" {
		return session.Passage{}, false
	}
	switch {
	case s.Path != "" && (s.Type == ctxsys.SliceFile || s.Type == ctxsys.SliceSearch || s.Type == ctxsys.SliceFolder):
		return session.Passage{Source: s.Path, Start: s.StartLine, Text: s.Content}, true
	case assemble.Found(s):
		return session.Passage{Source: s.ID, Text: s.Content}, true
	}
	return session.Passage{}, false
}

// deliver remembers what a context gives. That it cannot is no reason to give nothing: the note says what follows.
func (p *Builder) deliver(ctx context.Context, to *session.Delivered, query string, chosen []ctxsys.Slice) (note string) {
	if to == nil || p.opts.ReadOnly {
		return ""
	}
	var passages []session.Passage
	for i := range chosen {
		if passage, ok := passageOf(&chosen[i]); ok {
			passages = append(passages, passage)
		}
	}
	store, err := p.opts.Agent.Sessions(ctx)
	if err == nil {
		err = store.Deliver(ctx, to, query, passages)
	}
	if err != nil {
		return fmt.Sprintf("the session will be given this again: %v", err)
	}
	if err := p.opts.Agent.Await(ctx, to.Session(), chosen); err != nil {
		return fmt.Sprintf("it is not counted which of this is used: %v", err)
	}
	return ""
}
