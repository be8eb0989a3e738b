// Package mcp is the front end for agents: the Model Context Protocol over stdio and streamable HTTP, on the official SDK.
// It lists and calls what package op holds, offers files, entities, the map and the state of the index as
// resources, and a few prompts.
//
// The one idea: the protocol stays here and the answers elsewhere. Both eras of the protocol, with a handshake and
// without, are answered by one stateless server; whatever a client must keep (a cursor, an offset) is an argument.
package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// Options say what a server offers.
type Options struct {
	Name     string // ctx-sys
	Version  string
	Tools    []op.Operation
	ReadOnly bool
	Extra    []Extra                           // tools besides Tools
	AnyHost  bool                              // Handler takes what Host a request has: who mounts it checks that
	Answered func(context.Context, *op.Record) // hears of each call of a tool; nil for nobody
}

// maxMessage bounds one message of a client, in bytes.
const maxMessage = 16 << 20

// Server answers clients. It is safe for concurrent use.
type Server struct {
	sdk       *sdk.Server
	workspace *workspace.Workspace
	watched   watched
	answered  func(context.Context, *op.Record)
	anyHost   bool
}

// New returns a server for the projects of a workspace, which stays the caller's.
func New(w *workspace.Workspace, o Options) *Server {
	if o.Name == "" {
		o.Name = "ctx-sys"
	}
	s := &Server{workspace: w, answered: o.Answered, anyHost: o.AnyHost}
	s.sdk = sdk.NewServer(
		&sdk.Implementation{Name: o.Name, Title: "ctx-sys", Version: o.Version},
		&sdk.ServerOptions{
			Instructions:      instructions(o.Tools),
			Capabilities:      &sdk.ServerCapabilities{},
			CompletionHandler: s.complete,
			SetCacheable:      private,
			SubscribeHandler: func(_ context.Context, req *sdk.SubscribeRequest) error {
				return s.watched.add(req.Params.URI, req.Session, slices.Collect(s.sdk.Sessions()))
			},
			UnsubscribeHandler: func(_ context.Context, req *sdk.UnsubscribeRequest) error {
				s.watched.remove(req.Params.URI, req.Session)
				return nil
			},
		},
	)
	for _, t := range o.Tools {
		s.addTool(t)
	}
	for _, e := range o.Extra {
		s.addExtra(e)
	}
	s.addResources()
	s.addPrompts()
	s.sdk.AddReceivingMiddleware(writable, inOrder(o.Tools))
	return s
}

// writable drops the data of an error that is not JSON: an answer that cannot be encoded would end the server. The SDK's error for a
// resource that is not there quotes the URI as Go does, and \x00 is no JSON.
func writable(next sdk.MethodHandler) sdk.MethodHandler {
	return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
		result, err := next(ctx, method, req)
		var e *jsonrpc.Error
		if errors.As(err, &e) && e.Data != nil && !json.Valid(e.Data) {
			err = &jsonrpc.Error{Code: e.Code, Message: e.Message}
		}
		return result, err
	}
}

// inOrder lists tools in the order of the table, which is that of their use; the SDK sorts them by name.
func inOrder(tools []op.Operation) sdk.Middleware {
	place := map[string]int{}
	for i, t := range tools {
		place[t.Name] = i
	}
	return func(next sdk.MethodHandler) sdk.MethodHandler {
		return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
			result, err := next(ctx, method, req)
			if list, ok := result.(*sdk.ListToolsResult); ok && list != nil {
				slices.SortStableFunc(list.Tools, func(a, b *sdk.Tool) int { return place[a.Name] - place[b.Name] })
			}
			return result, err
		}
	}
}

// private keeps what is read of somebody's code out of shared caches.
func private(_ context.Context, _ sdk.Request, c *sdk.Cacheable) { c.CacheScope = "private" }

// Stdio answers one client until it closes its side or ctx ends.
func (s *Server) Stdio(ctx context.Context, in io.ReadCloser, out io.WriteCloser) error {
	return s.sdk.Run(ctx, newStdio(in, out))
}

// Handler answers clients over streamable HTTP, without sessions. Requests with a foreign Host are refused; anyone who
// mounts it checks the origin and the token.
func (s *Server) Handler() http.Handler {
	return judged(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s.sdk }, &sdk.StreamableHTTPOptions{
		DisableLocalhostProtection: s.anyHost,
		Stateless:                  true, MaxRequestBodyBytes: maxMessage + 1<<10, PropagateRequestCancellation: true, // with other ids it may be longer
	}))
}

func (s *Server) addTool(t op.Operation) {
	no := false
	hints := &sdk.ToolAnnotations{ReadOnlyHint: !t.Writes, OpenWorldHint: &no}
	if t.Writes { // of what only reads the others say nothing
		hints.DestructiveHint, hints.IdempotentHint = &t.Deletes, t.Idempotent
	}
	s.sdk.AddTool(&sdk.Tool{Name: t.Name, Title: t.Title, Description: t.Description, InputSchema: t.Listed(), Annotations: hints}, func(ctx context.Context, req *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		ctx = op.WithCaller(ctx, op.Caller{Front: "mcp", Client: clientOf(req), Answered: s.answered})
		text, isJSON, err := t.Call(ctx, s.workspace, req.Params.Arguments, progressOf(ctx, req))
		if err != nil {
			return &sdk.CallToolResult{IsError: true, Content: []sdk.Content{&sdk.TextContent{Text: err.Error()}}}, nil
		}
		result := &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: text}}}
		if isJSON {
			result.StructuredContent = json.RawMessage(text)
		}
		return result, nil
	})
}

// Extra is a tool that is no operation of package op: it is about no project.
type Extra struct {
	Name, Title, Description string
	Schema                   any // of its arguments, as the SDK takes it
	Writes                   bool
	Call                     func(ctx context.Context, args json.RawMessage) (text string, err error)
}

func (s *Server) addExtra(e Extra) {
	no := false
	hints := &sdk.ToolAnnotations{ReadOnlyHint: !e.Writes, OpenWorldHint: &no}
	if e.Writes {
		hints.DestructiveHint = &no
	}
	s.sdk.AddTool(&sdk.Tool{Name: e.Name, Title: e.Title, Description: e.Description, InputSchema: e.Schema, Annotations: hints}, func(ctx context.Context, req *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		text, err := e.Call(ctx, req.Params.Arguments)
		if err != nil {
			return &sdk.CallToolResult{IsError: true, Content: []sdk.Content{&sdk.TextContent{Text: err.Error()}}}, nil
		}
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: text}}}, nil
	})
}

// clientOf is what a client calls itself, with its version: as it says in MCP, or where it does not, in HTTP; "" where it said nothing.
func clientOf(req *sdk.CallToolRequest) (name string) {
	if c := req.ClientInfo(); c != nil {
		name = strings.TrimSpace(c.Name + " " + c.Version)
	} else if e := req.GetExtra(); e != nil { // no session has what the client said at the beginning
		name, _, _ = strings.Cut(e.Header.Get("User-Agent"), " ")
		name = strings.Replace(name, "/", " ", 1)
	}
	if r := []rune(name); len(r) > maxClient {
		name = string(r[:maxClient])
	}
	return name
}

const maxClient = 80 // characters of a name that is kept

// progressOf tells a client that asked for it how far a call is, nil for one that did not.
func progressOf(ctx context.Context, req *sdk.CallToolRequest) func(engine.Progress) {
	token := req.Params.GetProgressToken()
	if token == nil {
		return nil
	}
	last := 0.0
	return func(g engine.Progress) {
		done := float64(g.Files)
		if done <= last { // must rise from one notice to the next
			return
		}
		last = done
		// A client that is gone is noticed by the call itself.
		_ = req.Session.NotifyProgress(ctx, &sdk.ProgressNotificationParams{
			ProgressToken: token, Message: g.Stage, Progress: done, Total: float64(max(g.FilesTotal, g.Files)),
		})
	}
}

func encode(v any) (string, error) {
	b, err := render.JSON(v)
	return string(b), err
}
