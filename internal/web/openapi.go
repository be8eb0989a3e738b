package web

import (
	"cmp"
	"net/http"
	"reflect"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// apiVersion is that of the routes: its first number changes when one is renamed or dropped.
const apiVersion = "1.0.0"

// openAPI answers with the description of the routes, made of the types that the routes are made of.
func (o *Options) openAPI(w http.ResponseWriter, _ *http.Request) {
	doc, err := o.describe()
	if err != nil {
		failed(w, err)
		return
	}
	respond(w, http.StatusOK, doc)
}

// registering is what POST /register takes.
type registering struct {
	asking
	Name    string `json:"name,omitempty" jsonschema:"of the program"`
	Version string `json:"version,omitempty" jsonschema:"of the program"`
	PID     int    `json:"pid,omitempty" jsonschema:"of its process: the client is gone when that is; without it when it was not heard of for ten minutes"`
}

// registered is what POST /register answers.
type registered struct {
	Client  string `json:"client"`
	Project string `json:"project"`
	Root    string `json:"root"`
	Server  struct {
		Version string `json:"version"`
		PID     int    `json:"pid"`
	} `json:"server"`
}

// routes are all that the server answers. The description is made of them, so that nothing is served without being described.
func (o *Options) routes() []route {
	plain := func(f http.HandlerFunc) func(*Options) http.Handler { return func(*Options) http.Handler { return f } }
	out := append(editorRoutes(),
		route{pattern: "POST /register", summary: "Say that a client is there, and in which project", in: reflect.TypeFor[registering](), out: reflect.TypeFor[registered](), handle: plain(o.register)},
		route{pattern: "POST /unregister", summary: "Say that a client goes", in: reflect.TypeFor[asking](), out: reflect.TypeFor[map[string]bool](), handle: plain(o.unregister)},
		route{pattern: "POST /complete", summary: "Have a model complete code; a stream of token, done and error unless stream is false", in: reflect.TypeFor[completeIn](), out: reflect.TypeFor[complete.Result](), handle: plain(o.complete)},
		route{pattern: "POST /chat", summary: "Chat with a model about the project, within its window; a stream of compaction, token, done and error unless stream is false", in: reflect.TypeFor[chatIn](), out: reflect.TypeFor[chatOut](), handle: plain(o.chat)},
		route{pattern: "GET /context/edits", summary: "The last edits, the newest last", out: reflect.TypeFor[editsOut](), handle: plain(o.getEdits)},
		route{pattern: "GET /status", summary: "The state of the server", out: reflect.TypeFor[serverStatus](), handle: plain(o.status)},
		route{pattern: "GET /v1/events", summary: "Suggestions as they come, a stream; query parameters session and project, header Last-Event-ID", media: "text/event-stream", handle: plain(o.events)},
		route{pattern: "GET /v1/calls", summary: "Calls as they are answered, a stream; query parameter after, header Last-Event-ID", media: "text/event-stream", handle: plain(o.callsAsTheyCome)},
		route{pattern: "GET /metrics", summary: "Metrics of calls and of the process, for Prometheus; as OpenMetrics where that is accepted", media: "text/plain", handle: plain(o.metrics)},
		route{pattern: "GET /openapi.json", summary: "This description", handle: plain(o.openAPI)},
		route{pattern: "POST /v1/link", summary: "A link that lets one browser see the dashboard, once and for two minutes", in: reflect.TypeFor[linkIn](), out: reflect.TypeFor[linkOut](), handle: plain(o.link)},
		route{pattern: "GET /healthz", summary: "If the server is there; needs no token", media: "text/plain", open: true, handle: plain(healthz)},
	)
	for method, summary := range map[string]string{"POST": "A message of the Model Context Protocol", "GET": "Messages of the server, a stream", "DELETE": "End a session"} {
		out = append(out, route{pattern: method + " /mcp", summary: summary, handle: func(o *Options) http.Handler { return o.MCP }})
	}
	out = append(out, o.toolRoute("/context/chat", op.ContextChat()), o.toolRoute("/v1/compact", op.CompactHistory())) // by the name of its verb
	for _, t := range o.Tools {
		out = append(out, o.toolRoute("/v1/"+t.Name, t))
	}
	return out
}

// toolRoute answers with a tool, in JSON whatever format is asked for.
func (o *Options) toolRoute(path string, t op.Operation) route {
	schema := t.Schema().CloneSchemas()
	delete(schema.Properties, "format")
	return route{pattern: "POST " + path, summary: t.Title, schema: schema, handle: func(o *Options) http.Handler { return o.route(t) }}
}

func (o *Options) describe() (map[string]any, error) {
	paths := map[string]map[string]any{}
	for _, r := range o.routes() {
		method, path, _ := strings.Cut(r.pattern, " ")
		operation, err := r.describe(method, path)
		if err != nil {
			return nil, err
		}
		if paths[path] == nil {
			paths[path] = map[string]any{}
		}
		paths[path][strings.ToLower(method)] = operation
	}
	return map[string]any{
		"openapi": "3.1.0",
		"info":    map[string]any{"title": "ctx-sys", "version": apiVersion, "description": "The HTTP API of ctx-sys for editors and programs."},
		"paths":   paths,
		"components": map[string]any{
			"securitySchemes": map[string]any{"token": map[string]any{"type": "http", "scheme": "bearer"}},
			"schemas": map[string]any{"Error": map[string]any{"type": "object", "required": []string{"error"}, "properties": map[string]any{
				"error": map[string]any{"type": "object", "required": []string{"code", "message", "hint"}, "properties": map[string]any{
					"code": map[string]any{"type": "string"}, "message": map[string]any{"type": "string"}, "hint": map[string]any{"type": "string"}}}}}},
		},
		"security": []any{map[string]any{"token": []string{}}},
	}, nil
}

// describe is the operation of a route in the description.
func (r *route) describe(method, path string) (map[string]any, error) {
	in, err := r.schema, error(nil)
	if r.in != nil {
		if in, err = schemaOf(r.in); err != nil {
			return nil, err
		}
		in.AdditionalProperties = nil // what is not known is passed over
	}
	out := &jsonschema.Schema{Type: "object"}
	if r.out != nil {
		if out, err = schemaOf(r.out); err != nil {
			return nil, err
		}
	}
	if r.media != "" {
		out = &jsonschema.Schema{Type: "string"}
	}
	operation := map[string]any{
		"summary":     r.summary,
		"operationId": strings.Trim(strings.NewReplacer("/", "_", ".", "_").Replace(strings.ToLower(method)+path), "_"),
		"responses": map[string]any{
			"200":     map[string]any{"description": "the answer", "content": content(cmp.Or(r.media, "application/json"), out)},
			"default": map[string]any{"description": "an error", "content": map[string]any{"application/json": map[string]any{"schema": map[string]any{"$ref": "#/components/schemas/Error"}}}},
		},
	}
	if in != nil {
		operation["requestBody"] = map[string]any{"required": true, "content": content("application/json", in)}
	}
	if r.open {
		operation["security"] = []any{}
	}
	return operation, nil
}

func content(media string, s *jsonschema.Schema) map[string]any {
	return map[string]any{media: map[string]any{"schema": s}}
}
