package web

import (
	"net/http"
	"reflect"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/ctx-sys/ctx-sys/internal/complete"
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

// otherRoutes are those whose handlers are no [routed] function, for the description.
func otherRoutes() []route {
	return []route{
		{pattern: "POST /register", summary: "Say that a client is there, and in which project", in: reflect.TypeFor[registering](), out: reflect.TypeFor[registered]()},
		{pattern: "POST /unregister", summary: "Say that a client goes", in: reflect.TypeFor[asking](), out: reflect.TypeFor[map[string]bool]()},
		{pattern: "POST /complete", summary: "Have a model complete code; a stream of token, done and error unless stream is false", in: reflect.TypeFor[completeIn](), out: reflect.TypeFor[complete.Result]()},
		{pattern: "POST /chat", summary: "Chat with a model about the project; a stream of token, done and error unless stream is false", in: reflect.TypeFor[chatIn](), out: reflect.TypeFor[chatOut]()},
		{pattern: "GET /context/edits", summary: "The last edits, the newest last", out: reflect.TypeFor[editsOut]()},
		{pattern: "GET /status", summary: "The state of the server", out: reflect.TypeFor[serverStatus]()},
	}
}

func (o *Options) describe() (map[string]any, error) {
	paths := map[string]any{}
	add := func(pattern, summary string, in, out *jsonschema.Schema) {
		method, path, _ := strings.Cut(pattern, " ")
		operation := map[string]any{
			"summary":     summary,
			"operationId": strings.Trim(strings.NewReplacer("/", "_", "{", "", "}", "").Replace(strings.ToLower(method)+path), "_"),
			"responses": map[string]any{
				"200":     map[string]any{"description": "the answer", "content": content(out)},
				"default": map[string]any{"description": "an error", "content": map[string]any{"application/json": map[string]any{"schema": map[string]any{"$ref": "#/components/schemas/Error"}}}},
			},
		}
		if in != nil {
			operation["requestBody"] = map[string]any{"required": true, "content": content(in)}
		}
		item, _ := paths[path].(map[string]any)
		if item == nil {
			item = map[string]any{}
			paths[path] = item
		}
		item[strings.ToLower(method)] = operation
	}
	for _, r := range append(editorRoutes(), otherRoutes()...) {
		out, err := schemaOf(r.out)
		if err != nil {
			return nil, err
		}
		var in *jsonschema.Schema
		if r.in != nil {
			if in, err = schemaOf(r.in); err != nil {
				return nil, err
			}
			in.AdditionalProperties = nil // what is not known is passed over
		}
		add(r.pattern, r.summary, in, out)
	}
	for _, t := range o.Tools {
		add("POST /v1/"+t.Name, t.Title, t.Schema, &jsonschema.Schema{Type: "object"})
	}
	return map[string]any{
		"openapi": "3.1.0",
		"info":    map[string]any{"title": "ctx-sys", "version": apiVersion, "description": "What editors and programs ask of ctx-sys over HTTP."},
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

func content(s *jsonschema.Schema) map[string]any {
	return map[string]any{"application/json": map[string]any{"schema": s}}
}
