package model

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"time"
)

// ErrEnough is what the receiver of a stream returns that needs no more. The request ends at once, and what came is the answer.
var ErrEnough = errors.New("enough")

// call is one way to ask a provider.
type call struct {
	path    string            // behind the base address, or a whole address
	header  map[string]string // further headers
	body    any
	answer  func(text []byte) (a *Answer, stop string, err error)
	piece   func(data []byte, a *Answer) (p piece, err error) // of a stream; usage goes into a
	lines   bool                                              // a stream is a JSON value a line, not server-sent events
	whole   bool                                              // text is kept as it is, and may be empty
	limit   int                                               // bytes of a response, 0 for the usual
	explain func(f *failure)                                  // may say better what is wrong; may be nil
}

// piece is what one event of a stream brings.
type piece struct {
	text string
	stop string // why it ended, where that is said
	end  bool   // nothing comes behind it
}

const (
	longestEvent  = 1 << 20 // bytes of one event of a stream
	longestStream = 3       // times the patience for one answer
)

// attempt sends a call once. An error is a *failure, that of the receiver, or of the request itself. With say the answer is
// streamed to it, and begun is set when a first piece was handed over: the request may not be repeated then.
func (g *Generator) attempt(ctx context.Context, c call, say func(string) error, begun *bool) (*Answer, error) {
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	late := &patience{of: g.s.Timeout, cancel: cancel}
	defer late.begin()()
	body, err := json.Marshal(c.body)
	if err != nil {
		return nil, err
	}
	at := c.path
	if strings.HasPrefix(at, "/") {
		at = g.s.BaseURL + at
	}
	req, err := http.NewRequestWithContext(within, http.MethodPost, at, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	g.wire.headers(req.Header, g.s.Key)
	for name, value := range c.header {
		req.Header.Set(name, value)
	}
	resp, err := g.client.Do(req)
	if err != nil {
		return nil, g.noAnswer(late.ran(), err)
	}
	defer resp.Body.Close()
	kind, _, _ := strings.Cut(resp.Header.Get("Content-Type"), ";")
	if say != nil && resp.StatusCode == http.StatusOK && (c.lines || kind != "application/json") {
		return g.streamed(resp, c, say, begun, late)
	}
	limit := c.limit
	if limit == 0 {
		limit = answerLimit
	}
	text, err := io.ReadAll(io.LimitReader(resp.Body, int64(limit)+1))
	switch {
	case err != nil && late.ran():
		return nil, g.noAnswer(true, err)
	case resp.StatusCode != http.StatusOK:
		return nil, g.refused(resp, text)
	case err != nil:
		return nil, &failure{kind: ErrAnswer, what: g.Name() + "'s answer broke off", next: "ask again", again: true, another: true}
	case len(text) > limit:
		return nil, g.tooLarge(limit)
	}
	a, stop, err := c.answer(text)
	var f *failure
	if errors.As(err, &f) {
		return a, f
	}
	if err != nil {
		return nil, g.malformed(text)
	}
	if a, err = g.finished(a, stop, c.whole); err == nil && say != nil { // one that does not stream
		*begun = true
		if err = say(a.Text); errors.Is(err, ErrEnough) {
			err = nil
		}
	}
	return a, err
}

// finished is an answer that came whole.
func (g *Generator) finished(a *Answer, stop string, whole bool) (*Answer, error) {
	if a.Model == "" {
		a.Model = g.s.Name
	}
	if whole {
		return a, nil
	}
	if a.Text = withoutThoughts(a.Text); a.Text == "" {
		next := "choose another model"
		if a.Cut {
			next = "it thought until its tokens were used up, choose a model that thinks less"
		}
		return a, &failure{kind: ErrAnswer, what: fmt.Sprintf("%s answered without text (%s)", g.Name(), orNone(stop)), next: next}
	}
	return a, nil
}

func (g *Generator) tooLarge(limit int) *failure {
	return &failure{kind: ErrAnswer, what: fmt.Sprintf("%s's answer is larger than %d MB", g.Name(), limit>>20), next: g.address()}
}

func (g *Generator) malformed(text []byte) *failure {
	return &failure{kind: ErrAnswer, what: fmt.Sprintf("%s's answer is not in the format of %s (%s)", g.Name(), g.s.Provider, g.words(text)), next: g.address(), another: true}
}

// broke is for an event that is none: an error in the midst of a stream, or something else.
func (g *Generator) broke(data []byte) *failure {
	if _, said := complaint(data); said != "" {
		return &failure{kind: ErrUnavailable, what: fmt.Sprintf("%s broke off (%s)", g.Name(), g.words([]byte(said))), next: "ask again", again: true}
	}
	return g.malformed(data)
}

// streamed hands the pieces of an answer on as they come.
func (g *Generator) streamed(resp *http.Response, c call, say func(string) error, begun *bool, late *patience) (*Answer, error) {
	a, stop, ended := &Answer{}, "", false
	var text strings.Builder
	thoughts := &thinking{off: c.whole}
	err := events(resp.Body, c.lines, func(data []byte) error {
		p, err := c.piece(data, a)
		if err != nil {
			return g.broke(data)
		}
		if p.stop != "" {
			stop = p.stop
		}
		late.again()
		text.WriteString(p.text)
		if out := thoughts.aloud(p.text); out != "" {
			*begun = true
			if err := say(out); err != nil {
				return err
			}
		}
		if ended = ended || p.end; p.end {
			return io.EOF
		}
		return nil
	})
	a.Text = text.String()
	var f *failure
	switch {
	case errors.Is(err, ErrEnough):
		a.Enough = true
		return g.finished(a, stop, true)
	case errors.As(err, &f):
		f.again = f.again && !*begun
		return a, f
	case err != nil && late.ran():
		return a, g.noAnswer(true, err)
	case errors.Is(err, errLarge):
		return a, g.tooLarge(answerLimit)
	case err != nil && !errors.Is(err, io.EOF) && !errors.As(err, new(readError)):
		return a, err // the receiver's
	case !ended && (stop == "" || err != nil && !errors.Is(err, io.EOF)):
		return a, &failure{kind: ErrAnswer, what: g.Name() + "'s answer broke off", next: "ask again", again: !*begun}
	}
	return g.finished(a, stop, c.whole)
}

var errLarge = errors.New("too large")

// readError tells what reading met from what a receiver said.
type readError struct{ error }

// events reads a stream: the data of each server-sent event, or each line. It ends with what f returns, with io.EOF, or with
// errLarge.
func events(r io.Reader, lines bool, f func(data []byte) error) error {
	in := bufio.NewReaderSize(io.LimitReader(r, answerLimit+1), 64<<10)
	var data []byte
	read := 0
	for {
		l, err := in.ReadSlice('\n')
		part := append([]byte(nil), l...)
		for errors.Is(err, bufio.ErrBufferFull) && len(part) <= longestEvent {
			l, err = in.ReadSlice('\n')
			part = append(part, l...)
		}
		if read += len(part); read > answerLimit || len(part) > longestEvent || len(data) > longestEvent {
			return errLarge
		}
		l = bytes.TrimRight(part, "\r\n")
		switch {
		case lines:
			if l = bytes.TrimSpace(l); len(l) > 0 {
				data = l
			}
		case bytes.HasPrefix(l, []byte("data:")):
			if data != nil {
				data = append(data, '\n')
			}
			data = append(data, bytes.TrimPrefix(l[len("data:"):], []byte(" "))...)
		case bytes.HasPrefix(bytes.TrimSpace(l), []byte("{")) || bytes.HasPrefix(bytes.TrimSpace(l), []byte("<")):
			data = append(data, l...) // an error or a page in place of a stream
		}
		if data != nil && (lines || len(l) == 0 || err != nil) {
			if err := f(data); err != nil {
				return err
			}
			data = nil
		}
		if errors.Is(err, io.EOF) {
			return io.EOF
		}
		if err != nil {
			return readError{err}
		}
	}
}

// patience ends a request that takes too long: without a word for so long, or in all.
type patience struct {
	of     time.Duration
	cancel context.CancelFunc
	idle   *time.Timer
	over   atomic.Bool
}

// begin starts the clocks and returns what stops them.
func (p *patience) begin() (stop func()) {
	end := func() { p.over.Store(true); p.cancel() }
	p.idle = time.AfterFunc(p.of, end)
	all := time.AfterFunc(longestStream*p.of, end)
	return func() { p.idle.Stop(); all.Stop() }
}

// again is called when something came.
func (p *patience) again() { p.idle.Reset(p.of) }

func (p *patience) ran() bool { return p.over.Load() }

// thinking holds back what some local models think aloud before they answer.
type thinking struct {
	off, done bool
	held      string
}

// aloud is what of a piece may be said.
func (t *thinking) aloud(piece string) string {
	if t.off || t.done && t.held == "" {
		return piece
	}
	t.held += piece
	s := strings.TrimLeft(t.held, " \t\r\n")
	if !t.done && (len(s) < len("<think>") && strings.HasPrefix("<think>", s)) {
		return ""
	}
	if strings.HasPrefix(s, "<think>") {
		_, rest, ok := strings.Cut(s, "</think>")
		if !ok {
			return ""
		}
		s = strings.TrimLeft(rest, " \t\r\n")
		if s == "" {
			return ""
		}
	}
	t.done, t.held = true, ""
	return s
}
