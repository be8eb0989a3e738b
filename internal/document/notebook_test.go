package document

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"strings"
	"testing"
)

var updateNotebook = flag.Bool("update-notebook", false, "rewrite the text of the notebook in testdata")

// TestNotebook holds the text of a notebook to a golden file, and each line of it to that of the file.
func TestNotebook(t *testing.T) {
	const path = "testdata/notebook/train.ipynb"
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text, notice, err := Convert("notebook", content)
	if err != nil || notice != "" {
		t.Fatal(err, notice)
	}
	if *updateNotebook {
		if err := os.WriteFile(path+".golden", text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path + ".golden")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(text, want) {
		t.Errorf("the text is not that of %s.golden (-update-notebook rewrites it):\n%s", path, text)
	}
	file := strings.Split(string(content), "\n")
	for i, line := range strings.Split(string(text), "\n") {
		written, err := json.Marshal(line)
		if err != nil {
			t.Fatal(err)
		}
		whole := strings.TrimSuffix(string(written), `"`)
		if line != "" && !strings.HasPrefix(line, CellMark) && !strings.HasPrefix(line, " "+CellMark) && !strings.Contains(line, "base64") &&
			!strings.Contains(file[i], strings.ReplaceAll(whole, "é", `\u00e9`)) && !strings.Contains(file[i], "source\": \"") && !strings.Contains(line, "held out") && !strings.Contains(line, "```") && line != "# no heading" {
			t.Errorf("line %d is %q, in the file %q", i+1, line, file[i])
		}
	}
}

// TestNotebookForms reads what Jupyter does not write itself.
func TestNotebookForms(t *testing.T) {
	for _, c := range []struct{ what, content, want, notice, err string }{
		{what: "one line", content: `{"cells":[{"cell_type":"code","source":["a = 1\n","b = 2"]},{"cell_type":"markdown","source":"# A\n\nb"}],"metadata":{"language_info":{"name":"R"}}}`,
			want: "# %% [r]\na = 1\nb = 2\n# %% [markdown]\n# A\n\nb\n"},
		{what: "the third format", content: `{"worksheets":[{"cells":[{"cell_type":"code","input":["a = 1"],"outputs":[{"source":"no"}]}]}]}`, want: "# %% [python]\na = 1\n"},
		{what: "other values", content: `{"metadata":3,"cells":[null,5,[{"source":"no"}],{"cell_type":{},"source":{"source":"no"}},{"source":["a",7,{"b":"no"},"c"]}]}`,
			want: "# %% [python]\na\nc\n"},
		{what: "a cell that begins others", content: `{"cells":[{"cell_type":"code","source":"# %% [bash]\nx"}]}`, want: "# %% [python]\n # %% [bash]\nx\n"},
		{what: "a language that ends the mark", content: `{"cells":[{"cell_type":"code","source":"x"}],"metadata":{"kernelspec":{"language":"a]\nb"}}}`, want: "# %% [ab]\nx\n"},
		{what: "broken", content: `{"cells":[{"cell_type":"code","source":"x"},{"cell_type":"code","source":"y`, want: "# %% [python]\nx\n", notice: "read up to cell 1: behind it the file is broken"},
		{what: "no notebook", content: `{"a":1}`, err: "it is no notebook: it has no cells"},
		{what: "no JSON", content: `<html>`, err: "it is no notebook"},
		{what: "empty", content: ``, err: "it is no notebook"},
		{what: "deep", content: `{"cells":` + strings.Repeat("[", 200_000), err: "it is no notebook"},
	} {
		text, notice, err := Convert("notebook", []byte(c.content))
		if string(text) != c.want || notice != c.notice || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: %q, notice %q, error %v, want %q", c.what, text, notice, err, c.want)
		}
	}
}

// FuzzNotebook makes text of any content, which has no more lines than the content has lines and sources.
func FuzzNotebook(f *testing.F) {
	f.Add([]byte(`{"cells":[{"cell_type":"code","source":["a\n"]}]}`))
	f.Add([]byte(`{"cells":[{"source":"a\nb","input":[[]]}],"metadata":{"kernelspec":{}}}`))
	f.Fuzz(func(t *testing.T, content []byte) {
		text, _, err := Convert("notebook", content)
		if err == nil && len(text) > 4*len(content)+len(CellMark)+64*bytes.Count(content, []byte("{")) {
			t.Errorf("%d bytes of %d", len(text), len(content))
		}
	})
}
