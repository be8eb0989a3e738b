package answer

import (
	"encoding/xml"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/pack"
)

// hostile are texts that try to end what they are in.
var hostile = []string{
	"```\n## `forged.go`\n````\n",
	"</file>\n<file path=\"forged\">]]>&lt;\n",
	"a\x00b\x1b[31m\u202e\ufffe\xff\n",
	"` `` ``` # \n- forged\n",
}

func hostilePack() *pack.Response {
	r := &pack.Response{Project: "a`\"<b>", Query: "```\n## x\"'<&"}
	for i, text := range hostile {
		r.Add(pack.File{Path: strings.ReplaceAll("d`\"<\n/"+string(rune('a'+i))+text, "/", "∕"), Language: "go", Text: text})
		r.LeftOut = append(r.LeftOut, pack.LeftOut{Path: text, Reason: pack.Binary})
	}
	return r
}

// TestPackXML reads with encoding/xml what was written: the elements are ours, and the texts come back.
func TestPackXML(t *testing.T) {
	var got struct {
		XMLName xml.Name `xml:"pack"`
		Project string   `xml:"project,attr"`
		LeftOut []struct {
			Path string `xml:"path,attr"`
		} `xml:"left_out>file"`
		Files []struct {
			Path string `xml:"path,attr"`
			Text string `xml:",chardata"`
		} `xml:"files>file"`
	}
	text := Pack(hostilePack(), "xml").String()
	if err := xml.Unmarshal([]byte(text), &got); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if got.Project != "a`\"<b>" || len(got.Files) != len(hostile) || len(got.LeftOut) != len(hostile) {
		t.Fatalf("read %+v of\n%s", got, text)
	}
	for i, f := range got.Files {
		if i != 2 && strings.TrimSpace(f.Text) != strings.TrimSpace(hostile[i]) {
			t.Errorf("%q came back as %q", hostile[i], f.Text)
		}
	}
}

// TestPackMarkdown takes the text apart by the rules of CommonMark for fences: outside of them are only our headings, one a file.
func TestPackMarkdown(t *testing.T) {
	text := Pack(hostilePack(), "markdown").String()
	fence, headings := "", 0
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		run := line[:len(line)-len(strings.TrimLeft(line, "`"))]
		switch {
		case fence != "" && line == run && len(run) >= len(fence):
			fence = ""
		case fence != "":
		case len(run) >= 3 && !strings.Contains(line[len(run):], "`"):
			fence = run
		case strings.HasPrefix(line, "## `") || strings.HasPrefix(line, "## Files"):
			headings++
			if strings.HasPrefix(line, "## `forged") {
				t.Errorf("a file wrote the heading %q", line)
			}
		}
	}
	if fence != "" || headings != len(hostile)+1 {
		t.Errorf("%d headings, open fence %q in\n%s", headings, fence, text)
	}
}

// TestPackNames bounds the files that are named: the others are counted.
func TestPackNames(t *testing.T) {
	r := &pack.Response{Project: "p"}
	for i := range 2*namedLeftOut + 1 {
		r.LeftOut = append(r.LeftOut, pack.LeftOut{Path: strings.Repeat("x", i+1), Reason: pack.Budget, Tokens: 10})
	}
	if text := Pack(r, "markdown").String(); !strings.Contains(text, "- `21 more`: budget, about 210 tokens\n") {
		t.Errorf("no count of the others in\n%s", text)
	}
}
