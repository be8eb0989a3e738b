package judges_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// With a model set up an inline completion is what the model says, cut to what belongs there.
func TestLSPCompletes(t *testing.T) {
	f := fake.Start()
	t.Cleanup(f.Close)
	t.Setenv("CTX_SYS_MODELS_COMPLETION", "ollama/qwen2.5-coder:marked")
	t.Setenv("CTX_SYS_PROVIDERS_OLLAMA_BASE_URL", f.Base("ollama"))
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.initialize(root, nil)
	main := fileURI(filepath.Join(root, "main.go"))
	c.notify("textDocument/didOpen", object{"textDocument": object{"uri": main, "languageId": "go", "version": 1, "text": counter["main.go"]}})
	c.notify("textDocument/didChange", object{"textDocument": object{"uri": main, "version": 2}, "contentChanges": []any{
		object{"range": object{"start": object{"line": 6, "character": 0}, "end": object{"line": 6, "character": 0}}, "text": "\tlater := \n"},
	}})
	var list struct {
		Items []struct{ InsertText string }
	}
	c.ask("textDocument/inlineCompletion", object{"textDocument": object{"uri": main}, "position": object{"line": 6, "character": 10}, "context": object{"triggerKind": 2}}, &list)
	if len(list.Items) != 1 || list.Items[0].InsertText != fake.Fills["filler"] {
		t.Errorf("%+v", list)
	}
	asked := f.Requests()
	if len(asked) != 1 || !strings.Contains(asked[0].Body, `later := \u003c|fim_suffix|\u003e`) || !strings.Contains(asked[0].Body, "Add(by int) int") {
		t.Errorf("asked %+v", asked)
	}
}
