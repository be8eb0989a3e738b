package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"maps"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"github.com/sourcegraph/jsonrpc2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// Complete asks a model for the text at a cursor, "" where nothing belongs there. An error that wraps ErrNoModel says which
// setting is missing; it is reported once.
type Complete func(ctx context.Context, p *workspace.Project, req completion.Request) (text string, err error)

// Options is how a server is set up.
type Options struct {
	Workspace *workspace.Workspace
	Version   string
	Folder    string   // the project of a client that names none
	Features  []string // what is offered, nil for everything
	Complete  Complete // nil switches completions off

	Answered func(context.Context, *op.Record) // hears of each call of ctx-sys/ask; nil for nobody
}

// ErrNoModel is wrapped by the error of a Complete that has no model to ask.
var ErrNoModel = errors.New("completions are empty")

// ErrLeft is the end of a client that did not ask the server to shut down before.
var ErrLeft = errors.New("the client ended the server without shutting it down")

// server is one connection.
type server struct {
	o    Options
	conn *jsonrpc2.Conn
	ctx  context.Context // of the connection
	stop context.CancelFunc

	client       string // its name for the tracker
	enc          editor.Encoding
	markdown     bool // hovers may be Markdown
	hierarchical bool // symbols of a document may be in one another
	progress     bool // the client shows progress

	mu       sync.Mutex // guards what is below
	state    state
	off      map[string]bool
	docs     map[string]*document // by URI; copied before it is changed when a request has it
	lent     bool                 // one has
	roots    []*root              // never changed, replaced
	running  map[jsonrpc2.ID]context.CancelFunc
	typing   context.CancelFunc // of the completion under way
	reported map[string]bool    // what was said once
	exited   bool               // the client said exit
}

type state int

const (
	before state = iota
	serving
	ended
)

// Serve answers one client until it goes or ctx ends. The error is ErrLeft when it did not say goodbye.
func Serve(ctx context.Context, in io.Reader, out io.Writer, o Options) error {
	if err := KnownFeatures(o.Features); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	s := &server{o: o, ctx: ctx, stop: stop, client: "lsp", enc: editor.UTF16, off: map[string]bool{}, docs: map[string]*document{},
		running: map[jsonrpc2.ID]context.CancelFunc{}, reported: map[string]bool{}}
	if o.Features != nil {
		for _, f := range Features {
			s.off[f] = !slices.Contains(o.Features, f)
		}
	}
	s.off["inlineCompletion"] = s.off["inlineCompletion"] || o.Complete == nil
	s.mu.Lock() // until the connection is known
	s.conn = jsonrpc2.NewConn(ctx, newStream(in, out, func() error { stop(); return nil }), s, jsonrpc2.SetLogger(log.New(io.Discard, "", 0)))
	s.mu.Unlock()
	select {
	case <-ctx.Done():
	case <-s.conn.DisconnectNotify():
	}
	s.leave()
	if s.exited && s.state != ended {
		return ErrLeft
	}
	return nil
}

// leave gives up what the client has open.
func (s *server) leave() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range s.roots {
		if r.project != nil {
			r.project.Editor().Leave(s.client)
		}
		if r.disk != nil {
			r.disk.Close()
		}
	}
}

// Features are what can be switched off, by the names of the requests.
var Features = []string{"definition", "references", "implementation", "hover", "documentSymbol", "workspaceSymbol", "documentHighlight", "callHierarchy", "inlineCompletion", "executeCommand"}

// KnownFeatures refuses names that are none of Features.
func KnownFeatures(names []string) error {
	for _, n := range names {
		if !slices.Contains(Features, n) {
			return fmt.Errorf("%w: no feature %q: use some of %s", ctxsys.ErrUsage, n, strings.Join(Features, ", "))
		}
	}
	return nil
}

// request is one request, with the documents as they were when it came.
type request struct {
	*server
	ctx    context.Context
	params json.RawMessage
	docs   map[string]*document
	roots  []*root
	texts  map[*navigate.Syntax]*text
	shown  map[inProject]*document // docs by their files; nil until it is needed
}

type handler struct {
	feature string // "" cannot be switched off
	answer  func(*request) (any, error)
}

// inTurn answers when it is the request's turn among all of the process.
func inTurn(answer func(*request) (any, error)) func(*request) (any, error) {
	return func(r *request) (any, error) {
		turn, err := r.o.Workspace.Begin(r.ctx, workspace.Question)
		if err != nil {
			return nil, err
		}
		defer turn.End()
		return answer(r)
	}
}

// requests are the methods that are answered. Completions take their turn by themselves: the model they wait for needs none.
var requests = map[string]handler{
	"textDocument/definition":           {"definition", inTurn((*request).definition)},
	"textDocument/declaration":          {"definition", inTurn((*request).definition)},
	"textDocument/references":           {"references", inTurn((*request).references)},
	"textDocument/implementation":       {"implementation", inTurn((*request).implementation)},
	"textDocument/hover":                {"hover", inTurn((*request).hover)},
	"textDocument/documentSymbol":       {"documentSymbol", inTurn((*request).documentSymbol)},
	"textDocument/documentHighlight":    {"documentHighlight", inTurn((*request).documentHighlight)},
	"workspace/symbol":                  {"workspaceSymbol", inTurn((*request).workspaceSymbol)},
	"textDocument/prepareCallHierarchy": {"callHierarchy", inTurn((*request).prepareCalls)},
	"callHierarchy/incomingCalls":       {"callHierarchy", inTurn((*request).incomingCalls)},
	"callHierarchy/outgoingCalls":       {"callHierarchy", inTurn((*request).outgoingCalls)},
	"textDocument/inlineCompletion":     {"inlineCompletion", (*request).inlineCompletion},
	"workspace/executeCommand":          {"executeCommand", inTurn((*request).executeCommand)},
	"ctx-sys/completionContext":         {"", (*request).completionContext},
	"ctx-sys/ask":                       {"", (*request).ask},
}

// Handle takes one message; those that change something are done when it returns.
func (s *server) Handle(ctx context.Context, _ *jsonrpc2.Conn, req *jsonrpc2.Request) {
	defer s.survive(req)
	if req.Notif {
		s.notified(req)
		return
	}
	s.mu.Lock()
	state := s.state
	s.mu.Unlock()
	switch {
	case req.Method == "initialize" && state == before:
		s.reply(req.ID, s.initialize, req)
	case req.Method == "initialize":
		s.fail(req.ID, jsonrpc2.CodeInvalidRequest, "the server is initialized already")
	case state == before:
		s.fail(req.ID, codeNotInitialized, "initialize the server first")
	case state == ended:
		s.fail(req.ID, jsonrpc2.CodeInvalidRequest, "the server was shut down: only exit may follow")
	case req.Method == "shutdown":
		s.mu.Lock()
		s.state = ended
		s.mu.Unlock()
		s.reply(req.ID, func(*jsonrpc2.Request) (any, error) { return nil, nil }, req)
	default:
		s.begin(ctx, req)
	}
}

// begin starts a request in a goroutine of its own.
func (s *server) begin(ctx context.Context, req *jsonrpc2.Request) {
	s.mu.Lock()
	h, ok := requests[req.Method]
	if !ok || s.off[h.feature] {
		s.mu.Unlock()
		s.fail(req.ID, jsonrpc2.CodeMethodNotFound, "there is no method "+req.Method)
		return
	}
	ctx, cancel := context.WithCancel(ctx)
	s.running[req.ID] = cancel
	if req.Method == "textDocument/inlineCompletion" {
		if s.typing != nil {
			s.typing() // somebody typed on
		}
		s.typing = cancel
	}
	s.lent = true
	r := &request{server: s, ctx: ctx, docs: s.docs, roots: s.roots, texts: map[*navigate.Syntax]*text{}}
	s.mu.Unlock()
	if req.Params != nil {
		r.params = *req.Params
	}
	go func() {
		defer s.survive(req)
		defer s.finished(req.ID, cancel)
		s.reply(req.ID, func(*jsonrpc2.Request) (any, error) {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			answer, err := h.answer(r)
			if ctx.Err() != nil {
				return nil, ctx.Err() // nothing waits for it
			}
			return answer, err
		}, req)
	}()
}

func (s *server) finished(id jsonrpc2.ID, cancel context.CancelFunc) {
	cancel()
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.running, id)
}

// survive reports a broken invariant as an error of the one request that met it.
func (s *server) survive(req *jsonrpc2.Request) {
	if v := recover(); v != nil {
		s.log(messageError, fmt.Sprintf("%s broke: %v\n%s", req.Method, v, debug.Stack()))
		if !req.Notif {
			s.fail(req.ID, jsonrpc2.CodeInternalError, fmt.Sprintf("%s broke: %v", req.Method, v))
		}
	}
}

func (s *server) reply(id jsonrpc2.ID, answer func(*jsonrpc2.Request) (any, error), req *jsonrpc2.Request) {
	result, err := answer(req)
	if err == nil {
		_ = s.conn.Reply(s.ctx, id, result) // fails only when the client is gone
		return
	}
	code, message := worded(err)
	s.fail(id, code, secret.MaskString(message))
}

// worded is the code and the message of an error.
func worded(err error) (int64, string) {
	var own *jsonrpc2.Error
	switch {
	case errors.As(err, &own):
		return own.Code, own.Message
	case errors.Is(err, context.Canceled):
		return codeRequestCancelled, "cancelled"
	case errors.Is(err, ctxsys.ErrUsage):
		return jsonrpc2.CodeInvalidParams, err.Error()
	}
	return codeRequestFailed, err.Error()
}

func (s *server) fail(id jsonrpc2.ID, code int64, message string) {
	_ = s.conn.ReplyWithError(s.ctx, id, &jsonrpc2.Error{Code: code, Message: render.Line(message)})
}

// log tells the user something.
func (s *server) log(kind int, message string) {
	_ = s.conn.Notify(s.ctx, "window/logMessage", map[string]any{"type": kind, "message": "ctx-sys: " + render.Text(message)})
}

// once is log for what is said a single time. The caller does not hold the lock.
func (s *server) once(kind int, message string) {
	s.mu.Lock()
	said := s.reported[message]
	if len(s.reported) > maxReported {
		clear(s.reported)
	}
	s.reported[message] = true
	s.mu.Unlock()
	if !said {
		s.log(kind, message)
	}
}

// maxReported bounds what is remembered of what was said.
const maxReported = 1000

func invalid(format string, args ...any) error {
	return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: render.Line(fmt.Sprintf(format, args...))}
}

// decode reads the parameters of a message.
func decode[T any](params json.RawMessage) (out T, err error) {
	if len(params) == 0 || string(params) == "null" {
		params = json.RawMessage("{}")
	}
	if err := json.Unmarshal(params, &out); err != nil {
		return out, invalid("the parameters do not fit: %v", err)
	}
	return out, nil
}

// setDoc replaces one document, nil to remove it. The caller holds the lock.
func (s *server) setDoc(uri string, d *document) {
	if s.lent {
		s.docs, s.lent = maps.Clone(s.docs), false
	}
	if d == nil {
		delete(s.docs, uri)
		return
	}
	s.docs[uri] = d
}
