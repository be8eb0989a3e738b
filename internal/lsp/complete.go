package lsp

import (
	"encoding/json"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
)

// inlineCompletion offers the text that a model would write at the cursor. A newer request cancels an older one, which the
// dispatch does.
func (r *request) inlineCompletion() (any, error) {
	p, err := decode[inlineParams](r.params)
	if err != nil {
		return nil, err
	}
	at, err := r.place(p.placeParams)
	none := inlineList{Items: []inlineItem{}}
	if err != nil || at == nil {
		return none, err
	}
	r.here(at)
	written, err := r.o.Complete(r.ctx, at.root.project, r.completion(at, 0))
	if errors.Is(err, ErrNoModel) {
		r.once(messageInfo, err.Error())
		return none, nil
	}
	if err != nil || written == "" {
		return none, err
	}
	here := at.text.position(at.offset, r.enc)
	return inlineList{Items: []inlineItem{{
		InsertText: written, Range: span{here, here},
		Command: command{Title: "Accepted", Command: "ctx-sys.accepted", Arguments: []any{at.uri}},
	}}}, nil
}

// completion is the engine's request for a place. The cursor is given in UTF-16, as lines end there as they do here.
func (r *request) completion(at *asked, tokens int) completion.Request {
	content := at.text.string
	return completion.Request{
		Client: r.client, Path: at.syntax.Path, Content: &content, Cursor: at.text.tracked(at.offset), Encoding: editor.UTF16, MaxTokens: tokens,
	}
}

// completionContext answers with what a model would be given for a completion at the cursor.
func (r *request) completionContext() (any, error) {
	p, err := decode[struct {
		placeParams
		MaxTokens int `json:"max_tokens"`
	}](r.params)
	if err != nil {
		return nil, err
	}
	at, err := r.place(p.placeParams)
	if err != nil {
		return nil, err
	}
	if at == nil {
		return nil, invalid("%s is in none of the folders", p.TextDocument.URI)
	}
	return at.root.project.Completion(r.ctx, r.completion(at, p.MaxTokens))
}

// accepted notes that the user took a completion: the next change of the document is that.
func (r *request) accepted(argument json.RawMessage) (any, error) {
	var uri string
	if err := json.Unmarshal(argument, &uri); err != nil {
		return nil, invalid("the argument is the URI of the document")
	}
	d := r.docs[uri]
	if d == nil {
		return nil, invalid("%s is not open", uri)
	}
	if d.root != nil {
		d.root.project.Editor().Accepted(r.client, d.rel)
	}
	return nil, nil
}

// didAccept is the same for a part of a completion.
func (s *server) didAccept(params json.RawMessage) error {
	d, err := s.opened(params)
	if err != nil {
		p, err2 := decode[struct {
			Item struct{ Command command }
		}](params)
		if err2 != nil || len(p.Item.Command.Arguments) == 0 {
			return err
		}
		uri, _ := p.Item.Command.Arguments[0].(string)
		s.mu.Lock()
		d = s.docs[uri]
		s.mu.Unlock()
		if d == nil {
			return err
		}
	}
	if d.root != nil {
		d.root.project.Editor().Accepted(s.client, d.rel)
	}
	return nil
}
