package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/textproto"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// servers asks `serve`, over MCP and over HTTP, and `ui` for a link to its pages.
func (w *whole) servers() {
	var said bytes.Buffer
	cmd := exec.Command("ctx-sys", "serve", "--http", "127.0.0.1:0", "--toolsets", "all")
	cmd.Dir, cmd.Env, cmd.Stderr = w.root, w.env, &said
	out, err := cmd.StdoutPipe()
	w.must(err)
	w.must(cmd.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	w.must(err)
	ctx, cancel := context.WithTimeout(w.t.Context(), 5*time.Minute)
	defer cancel()
	w.mcp(ctx, line)
	w.http(ctx, line)
	var at struct{ URL string }
	w.must(json.Unmarshal([]byte(line), &at))
	link, problems, _ := w.run("", "ctx-sys", "ui", "--no-open", "--url", at.URL)
	w.answers = append(w.answers, answered{"ctx-sys ui", "text", link, problems})
	_ = cmd.Process.Signal(os.Interrupt)
	if err := cmd.Wait(); err != nil {
		w.t.Errorf("ctx-sys serve: %v", err)
	}
	w.answers = append(w.answers, answered{"ctx-sys serve", "text", "", said.String()})
	stdout, stderr, _ := w.run("", "ctx-sys", "serve") // over stdio its client is gone at once
	w.answers = append(w.answers, answered{"ctx-sys serve over stdio", "text", stdout, stderr})
}

func (w *whole) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// mcp calls each tool in both of its formats, reads each resource and gets each prompt.
func (w *whole) mcp(ctx context.Context, line string) {
	transport, err := overHTTP([]byte(line))
	w.must(err)
	session, err := sdk.NewClient(&sdk.Implementation{Name: "whole", Version: "1"}, nil).Connect(ctx, transport, nil)
	w.must(err)
	defer session.Close()
	w.answers = append(w.answers, answered{"instructions", "text", session.InitializeResult().Instructions, ""})

	tools, err := session.ListTools(ctx, nil)
	w.must(err)
	rows := moreToolRows
	for _, tool := range tools.Tools {
		arguments, ok := toolRows[tool.Name]
		if !ok {
			w.t.Errorf("the tool %q has no row in whole_rows_test.go: add one", tool.Name)
			continue
		}
		rows = append(rows, struct{ tool, arguments string }{tool.Name, arguments})
	}
	for _, row := range rows {
		for _, format := range []string{"text", "json"} {
			if format == "json" && !w.formats {
				continue
			}
			var arguments map[string]any
			filled := w.filled(row.arguments)
			if err := json.Unmarshal([]byte(filled), &arguments); err != nil {
				w.t.Fatalf("%s: %v", filled, err)
			}
			arguments["format"] = format
			result, err := session.CallTool(ctx, &sdk.CallToolParams{Name: row.tool, Arguments: arguments})
			if err != nil {
				w.t.Errorf("tool %s %s: %v", row.tool, filled, err)
				continue
			}
			for _, c := range result.Content {
				if text, ok := c.(*sdk.TextContent); ok {
					if result.IsError {
						format = "text"
					}
					w.answers = append(w.answers, answered{"tool " + row.tool + " " + filled, format, text.Text, ""})
				}
			}
		}
	}

	read := func(uri string) {
		result, err := session.ReadResource(ctx, &sdk.ReadResourceParams{URI: uri})
		if err != nil {
			w.answers = append(w.answers, answered{"resource " + uri, "text", "", err.Error()})
			return
		}
		for _, c := range result.Contents {
			format := "text"
			if c.MIMEType == "application/json" {
				format = "json"
			}
			w.answers = append(w.answers, answered{"resource " + uri, format, c.Text, ""})
		}
	}
	for r, err := range session.Resources(ctx, nil) {
		w.must(err)
		read(r.URI)
	}
	values := map[string]string{"path": w.names["file"], "id": w.names["file"] + "#" + w.names["symbol"]}
	for r, err := range session.ResourceTemplates(ctx, nil) {
		w.must(err)
		uri := r.URITemplate
		for name, value := range values {
			uri = strings.ReplaceAll(uri, "{+"+name+"}", (&url.URL{Path: value}).EscapedPath())
		}
		if strings.Contains(uri, "{") {
			w.t.Errorf("the resource %s is read with nothing: say with what", r.URITemplate)
		}
		read(uri)
		for name := range values {
			result, err := session.Complete(ctx, &sdk.CompleteParams{Ref: &sdk.CompleteReference{Type: "ref/resource", URI: r.URITemplate}, Argument: sdk.CompleteParamsArgument{Name: name, Value: ""}})
			if err == nil {
				w.answers = append(w.answers, answered{"completion of " + r.URITemplate, "list", strings.Join(result.Completion.Values, "\n"), ""})
			}
		}
	}
	for p, err := range session.Prompts(ctx, nil) {
		w.must(err)
		arguments := map[string]string{}
		for _, a := range p.Arguments {
			arguments[a.Name] = w.names["symbol"]
		}
		result, err := session.GetPrompt(ctx, &sdk.GetPromptParams{Name: p.Name, Arguments: arguments})
		w.must(err)
		for _, m := range result.Messages {
			w.answers = append(w.answers, answered{"prompt " + p.Name, "text", m.Content.(*sdk.TextContent).Text, ""})
		}
	}
}

// http asks each route that the server describes, and those that it has besides.
func (w *whole) http(ctx context.Context, line string) {
	var at struct {
		URL       string `json:"url"`
		TokenFile string `json:"token_file"`
	}
	w.must(json.Unmarshal([]byte(line), &at))
	token, err := os.ReadFile(at.TokenFile)
	w.must(err)
	client := &http.Client{Transport: bearer(strings.TrimSpace(string(token)))}
	ask := func(route, body string) string {
		method, path, _ := strings.Cut(route, " ")
		req, err := http.NewRequestWithContext(ctx, method, at.URL+path, strings.NewReader(body))
		w.must(err)
		req.Header.Set("Last-Event-ID", "0") // of a stream: from the beginning
		resp, err := client.Do(req)
		w.must(err)
		defer resp.Body.Close()
		var text []byte
		if resp.Header.Get("Content-Type") == "text/event-stream" { // has no end: two blocks, or more where they come together
			for b := make([]byte, 1<<16); err == nil && bytes.Count(text, []byte("\n\n")) < 2; {
				n := 0
				n, err = resp.Body.Read(b)
				text = append(text, b[:n]...)
			}
		} else {
			text, err = io.ReadAll(resp.Body)
		}
		if err != nil {
			w.t.Fatalf("%s: %v", route, err)
		}
		w.answers = append(w.answers, answered{"route " + route, "json", string(text), ""})
		return string(text)
	}
	var described struct {
		Paths map[string]map[string]any `json:"paths"`
	}
	w.must(json.Unmarshal([]byte(ask("GET /openapi.json", "")), &described))
	rows := map[string]string{}
	for route, body := range routeRows {
		rows[route] = body
	}
	for path, methods := range described.Paths {
		for method := range methods {
			route := strings.ToUpper(method) + " " + path
			if tool, ok := strings.CutPrefix(path, "/v1/"); ok && method == "post" {
				rows[route] = toolRows[tool]
			} else if path == "/mcp" { // see mcp
				continue
			} else if _, ok := rows[route]; !ok {
				w.t.Errorf("the route %q has no row in whole_rows_test.go: add one", route)
			}
		}
	}
	for route, body := range rows {
		ask(route, w.filled(body))
	}
}

// lsp asks each feature that the server offers.
func (w *whole) lsp() {
	cmd := exec.Command("ctx-sys", "lsp")
	var said bytes.Buffer
	cmd.Dir, cmd.Env, cmd.Stderr = w.root, w.env, &said
	in, err := cmd.StdinPipe()
	w.must(err)
	out, err := cmd.StdoutPipe()
	w.must(err)
	w.must(cmd.Start())
	c := &editorClient{w, in, bufio.NewReader(out), 0}
	uri := (&url.URL{Scheme: "file", Path: filepath.ToSlash(w.root) + "/" + w.names["file"]}).String()
	w.names["uri"], w.names["position"] = uri, `{"line":`+w.names["line"]+`,"character":`+w.names["character"]+`}`
	w.names["item"] = "{}"
	offered := c.ask("initialize", `{"rootUri":"`+(&url.URL{Scheme: "file", Path: filepath.ToSlash(w.root)}).String()+`","capabilities":{"textDocument":{"hover":{"contentFormat":["markdown"]}}}}`)
	c.tell("initialized", `{}`)
	c.tell("textDocument/didOpen", w.filled(`{"textDocument":{"uri":"$uri","languageId":"go","version":1,"text":"$jsontyped"}}`))
	capabilities, _ := offered["capabilities"].(map[string]any)
	for name, value := range capabilities {
		if !strings.HasSuffix(name, "Provider") {
			continue
		}
		if featureRows[name] == nil {
			w.t.Errorf("the feature %q has no row in whole_rows_test.go: add one", name)
		}
		commands := []any{""}
		if options, ok := value.(map[string]any); ok && options["commands"] != nil {
			commands = options["commands"].([]any)
		}
		for _, command := range commands {
			w.names["command"], _ = command.(string)
			for _, row := range featureRows[name] {
				c.ask(row[0], w.filled(row[1]))
			}
		}
	}
	c.ask("shutdown", `null`)
	c.tell("exit", `null`)
	_, _ = io.Copy(io.Discard, out)
	if err := cmd.Wait(); err != nil {
		w.t.Errorf("ctx-sys lsp: %v", err)
	}
	w.answers = append(w.answers, answered{"ctx-sys lsp", "text", "", said.String()})
}

// editorClient is a client of the language server that asks one thing at a time.
type editorClient struct {
	w   *whole
	in  io.Writer
	out *bufio.Reader
	id  int
}

func (c *editorClient) tell(method, params string) {
	_, err := io.WriteString(c.in, frames(fmt.Sprintf(`{"jsonrpc":"2.0","method":%q,"params":%s}`, method, params)))
	c.w.must(err)
}

// labels keeps the texts of an answer that an editor shows as names.
func (c *editorClient) labels(method string, v any) {
	switch v := v.(type) {
	case []any:
		for _, x := range v {
			c.labels(method, x)
		}
	case map[string]any:
		for key, x := range v {
			if text, ok := x.(string); ok && (key == "name" || key == "detail" || key == "containerName" || key == "title") && method != "workspace/executeCommand" {
				if strings.Contains(text, "\n") {
					c.w.t.Errorf("lsp %s: %s is %q", method, key, text)
				}
				c.w.answers = append(c.w.answers, answered{"lsp " + method + " " + key, "label", text, ""})
			}
			c.labels(method, x)
		}
	}
}

// ask returns the result as an object, and keeps the answer with all texts for a person in it, and what the server says meanwhile.
func (c *editorClient) ask(method, params string) map[string]any {
	c.id++
	_, err := io.WriteString(c.in, frames(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, c.id, method, params)))
	c.w.must(err)
	for {
		header, err := textproto.NewReader(c.out).ReadMIMEHeader()
		c.w.must(err)
		length, err := strconv.Atoi(header.Get("Content-Length"))
		c.w.must(err)
		body := make([]byte, length)
		_, err = io.ReadFull(c.out, body)
		c.w.must(err)
		var m struct {
			ID     any
			Method string
			Result any
			Params any
		}
		c.w.must(json.Unmarshal(body, &m))
		if m.Method != "" { // of the server
			c.w.answers = append(c.w.answers, answered{"lsp says " + m.Method, "lsp", string(body), ""})
			if m.ID != nil {
				_, err := io.WriteString(c.in, frames(fmt.Sprintf(`{"jsonrpc":"2.0","id":%v,"result":null}`, m.ID)))
				c.w.must(err)
			}
			continue
		}
		c.w.answers = append(c.w.answers, answered{"lsp " + method, "lsp", string(body), ""})
		c.labels(method, m.Result)
		if items, ok := m.Result.([]any); ok && method == "textDocument/prepareCallHierarchy" && len(items) > 0 {
			item, err := json.Marshal(items[0])
			c.w.must(err)
			c.w.names["item"] = string(item)
		}
		if hover, ok := m.Result.(map[string]any); ok {
			if contents, ok := hover["contents"].(map[string]any); ok {
				c.w.answers = append(c.w.answers, answered{"lsp " + method, "markdown", fmt.Sprint(contents["value"]), ""})
			}
			return hover
		}
		return nil
	}
}
