//lint:file-ignore SA1019 the suite asks for what the newest revision gave up, as the older one has it

package mcp

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/judges"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/web"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// The official conformance suite judges what really answers: the server with its tools, behind the checks of the HTTP
// front end. The suite asks for tools, resources and prompts of given names besides; they are added to the same server.
// The scenarios that are excused are in testdata with the reason: they need a server that asks its client.
func TestConformance(t *testing.T) {
	root := t.TempDir()
	if err := os.WriteFile(filepath.Join(root, "pay.py"), []byte("def pay():\n    return 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	w := workspace.New(func(string) (workspace.Place, error) {
		return workspace.Place{Root: root, Name: "shop", Options: engine.Options{Root: root}, MayIndex: true}, nil
	})
	defer w.Close()
	list, err := op.Choose([]string{"all"}, false)
	if err != nil {
		t.Fatal(err)
	}
	server := New(w, Options{Version: "1.0.0", Tools: list})
	addFixtures(server.sdk)
	http := httptest.NewServer(web.Handler(web.Options{Workspace: w, Tools: list, MCP: server.Handler()}))
	defer http.Close()

	for _, revision := range []string{"2025-11-25", "2026-07-28"} {
		t.Run(revision, func(t *testing.T) {
			out := t.TempDir()
			excused, err := filepath.Abs(filepath.Join("testdata", "excused-"+revision+".yml"))
			if err != nil {
				t.Fatal(err)
			}
			cmd := judges.Command(t, "conformance", "server", "--url", http.URL+"/mcp", "--requirements", revision, "--expected-failures", excused, "--output-dir", out)
			text, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, text)
			}
			if passed := strings.Count(string(text), "✓"); passed < 20 {
				t.Errorf("only %d scenarios passed:\n%s", passed, text)
			}
		})
	}
}

// addFixtures adds what the suite asks for by name.
func addFixtures(s *sdk.Server) {
	for _, f := range []struct {
		name    string
		content []sdk.Content
	}{
		{"test_simple_text", []sdk.Content{text("This is a simple text response for testing.")}},
		{"test_image_content", []sdk.Content{picture()}},
		{"test_audio_content", []sdk.Content{&sdk.AudioContent{Data: silence(), MIMEType: "audio/wav"}}},
		{"test_embedded_resource", []sdk.Content{embedded("test://embedded-resource", "This is an embedded resource")}},
		{"test_multiple_content_types", []sdk.Content{text("Multiple content types test:"), picture(), embedded("test://mixed-content-resource", "mixed")}},
		{"test_streaming_elicitation", []sdk.Content{text("no requests of the server")}},
		{"test_x_mcp_header", []sdk.Content{text("region")}},
		{"json_schema_2020_12_tool", []sdk.Content{text("seen")}},
	} {
		fixture(s, f.name, func(context.Context, *sdk.CallToolRequest) ([]sdk.Content, error) { return f.content, nil })
	}
	fixture(s, "test_error_handling", func(context.Context, *sdk.CallToolRequest) ([]sdk.Content, error) {
		return nil, errors.New("This tool intentionally returns an error for testing")
	})
	fixture(s, "test_tool_with_progress", func(ctx context.Context, req *sdk.CallToolRequest) ([]sdk.Content, error) {
		for _, done := range []float64{0, 50, 100} {
			err := req.Session.NotifyProgress(ctx, &sdk.ProgressNotificationParams{ProgressToken: req.Params.GetProgressToken(), Progress: done, Total: 100})
			if err != nil {
				return nil, err
			}
			time.Sleep(20 * time.Millisecond)
		}
		return []sdk.Content{text("done")}, nil
	})
	for name, lines := range map[string][]string{"test_tool_with_logging": {"started", "processing", "completed"}, "test_logging_tool": {"once"}} {
		fixture(s, name, func(ctx context.Context, req *sdk.CallToolRequest) ([]sdk.Content, error) {
			for _, line := range lines {
				if err := req.Session.Log(ctx, &sdk.LoggingMessageParams{Level: "info", Data: line}); err != nil {
					return nil, err
				}
			}
			return []sdk.Content{text("logged")}, nil
		})
	}
	fixture(s, "test_missing_capability", needsSampling)
	fixture(s, "test_trigger_tool_change", func(context.Context, *sdk.CallToolRequest) ([]sdk.Content, error) {
		fixture(s, "transient_tool", func(context.Context, *sdk.CallToolRequest) ([]sdk.Content, error) { return nil, nil })
		return []sdk.Content{text("changed")}, nil
	})
	fixture(s, "test_trigger_prompt_change", func(context.Context, *sdk.CallToolRequest) ([]sdk.Content, error) {
		promptFixture(s, "transient_prompt", nil, func(map[string]string) []sdk.Content { return nil })
		return []sdk.Content{text("changed")}, nil
	})
	addResourceFixtures(s)
	promptFixture(s, "test_simple_prompt", nil, func(map[string]string) []sdk.Content {
		return []sdk.Content{text("This is a simple prompt for testing.")}
	})
	promptFixture(s, "test_prompt_with_arguments", []string{"arg1", "arg2"}, func(a map[string]string) []sdk.Content {
		return []sdk.Content{text(fmt.Sprintf("Prompt with arguments: arg1='%s', arg2='%s'", a["arg1"], a["arg2"]))}
	})
	promptFixture(s, "test_prompt_with_embedded_resource", []string{"resourceUri"}, func(a map[string]string) []sdk.Content {
		return []sdk.Content{embedded(a["resourceUri"], "Embedded resource content for testing."), text("Please process the embedded resource above.")}
	})
	promptFixture(s, "test_prompt_with_image", nil, func(map[string]string) []sdk.Content {
		return []sdk.Content{picture(), text("Please analyze the image above.")}
	})
}

// schemas are those of the fixtures that have one that is looked at.
var schemas = map[string]string{
	"test_x_mcp_header": `{"type": "object", "properties": {
		"region": {"type": "string", "x-mcp-header": "Region"}, "level": {"type": "integer"}}}`,
	"json_schema_2020_12_tool": `{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
		"$defs": {"address": {"$anchor": "addressDef", "type": "object", "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}},
		"properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"},
			"contactMethod": {"type": "string", "enum": ["phone", "email"]}, "phone": {"type": "string"}, "email": {"type": "string"}},
		"allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
		"if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
		"then": {"required": ["phone"]}, "else": {"required": ["email"]}, "additionalProperties": false}`,
}

func fixture(s *sdk.Server, name string, answer func(context.Context, *sdk.CallToolRequest) ([]sdk.Content, error)) {
	schema := schemas[name]
	if schema == "" {
		schema = `{"type": "object"}`
	}
	s.AddTool(&sdk.Tool{Name: name, Description: "A fixture of the conformance suite", InputSchema: json.RawMessage(schema)},
		func(ctx context.Context, req *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			content, err := answer(ctx, req)
			var wire *jsonrpc.Error
			switch {
			case errors.As(err, &wire):
				return nil, err
			case err != nil:
				return &sdk.CallToolResult{IsError: true, Content: []sdk.Content{text(err.Error())}}, nil
			}
			return &sdk.CallToolResult{Content: content}, nil
		})
}

// needsSampling refuses clients that have not said that they can sample.
func needsSampling(_ context.Context, req *sdk.CallToolRequest) ([]sdk.Content, error) {
	if c := req.ClientCapabilities(); c != nil && c.Sampling != nil {
		return []sdk.Content{text("it can")}, nil
	}
	data, err := json.Marshal(sdk.MissingRequiredClientCapabilityData{RequiredCapabilities: &sdk.ClientCapabilities{Sampling: &sdk.SamplingCapabilities{}}})
	if err != nil {
		return nil, err
	}
	return nil, &jsonrpc.Error{Code: sdk.CodeMissingRequiredClientCapabilities, Message: "sampling is needed", Data: data}
}

func addResourceFixtures(s *sdk.Server) {
	for _, r := range []struct{ name, kind string }{{"static-text", "text/plain"}, {"static-binary", "image/png"}, {"watched-resource", "text/plain"}} {
		s.AddResource(&sdk.Resource{URI: "test://" + r.name, Name: r.name, Description: "A fixture", MIMEType: r.kind},
			func(_ context.Context, req *sdk.ReadResourceRequest) (*sdk.ReadResourceResult, error) {
				c := &sdk.ResourceContents{URI: req.Params.URI, MIMEType: r.kind, Text: "This is the content of the static text resource."}
				if r.kind == "image/png" {
					c.Text, c.Blob = "", pixel()
				}
				return &sdk.ReadResourceResult{Contents: []*sdk.ResourceContents{c}}, nil
			})
	}
	s.AddResourceTemplate(&sdk.ResourceTemplate{URITemplate: "test://template/{id}/data", Name: "template", Description: "A fixture", MIMEType: "application/json"},
		func(_ context.Context, req *sdk.ReadResourceRequest) (*sdk.ReadResourceResult, error) {
			id := strings.TrimSuffix(strings.TrimPrefix(req.Params.URI, "test://template/"), "/data")
			return &sdk.ReadResourceResult{Contents: []*sdk.ResourceContents{{
				URI: req.Params.URI, MIMEType: "application/json", Text: fmt.Sprintf(`{"id": %q, "templateTest": true, "data": "Data for ID: %s"}`, id, id),
			}}}, nil
		})
}

func promptFixture(s *sdk.Server, name string, arguments []string, content func(map[string]string) []sdk.Content) {
	p := &sdk.Prompt{Name: name, Title: name, Description: "A fixture of the conformance suite"}
	for _, a := range arguments {
		p.Arguments = append(p.Arguments, &sdk.PromptArgument{Name: a, Description: "any text", Required: true})
	}
	s.AddPrompt(p, func(_ context.Context, req *sdk.GetPromptRequest) (*sdk.GetPromptResult, error) {
		result := &sdk.GetPromptResult{}
		for _, c := range content(req.Params.Arguments) {
			result.Messages = append(result.Messages, &sdk.PromptMessage{Role: "user", Content: c})
		}
		return result, nil
	})
}

func text(s string) sdk.Content { return &sdk.TextContent{Text: s} }

func embedded(uri, s string) sdk.Content {
	return &sdk.EmbeddedResource{Resource: &sdk.ResourceContents{URI: uri, MIMEType: "text/plain", Text: s}}
}

func picture() sdk.Content { return &sdk.ImageContent{Data: pixel(), MIMEType: "image/png"} }

func pixel() []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// silence is a WAV file of one sample: PCM, mono, 8 kHz, 16 bits.
func silence() []byte {
	b := []byte("RIFF")
	b = binary.LittleEndian.AppendUint32(b, 38)
	b = append(b, "WAVEfmt "...)
	b = binary.LittleEndian.AppendUint32(b, 16)
	for _, v := range []uint16{1, 1} {
		b = binary.LittleEndian.AppendUint16(b, v)
	}
	for _, v := range []uint32{8000, 16000} {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	for _, v := range []uint16{2, 16} {
		b = binary.LittleEndian.AppendUint16(b, v)
	}
	b = append(b, "data"...)
	b = binary.LittleEndian.AppendUint32(b, 2)
	return append(b, 0, 0)
}
