package model

import (
	"errors"
	"io"
	"math"
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzAnswer reads anything as the answer of each provider, and as what one says that refuses: an error is one line of
// bounded length without the key.
func FuzzAnswer(f *testing.F) {
	const key = "a-key-of-mine"
	f.Add(200, `{"type":"message","content":[{"type":"text","text":"x"}],"stop_reason":"end_turn","usage":{"input_tokens":1}}`)
	f.Add(200, `{"choices":[{"message":{"content":null,"refusal":"no"}}]}`)
	f.Add(200, `{"message":{"content":"<think>"},"done":true}`)
	f.Add(401, `{"error":{"type":"x","code":7,"message":"your key `+key+` is`+"\x00\xff\n"+`not known"}}`)
	f.Add(404, `{"error":"model 'x' not found"}`)
	f.Add(429, `{"message":3,"detail":[]}`)
	f.Add(302, "<html>"+key)
	f.Fuzz(func(t *testing.T, status int, body string) {
		for provider, w := range wires {
			g, err := New(Settings{Provider: provider, Name: "x", Key: key})
			if err != nil {
				t.Fatal(err)
			}
			a, _, err := w.answer([]byte(body))
			if (a == nil) != (err != nil) {
				t.Errorf("%s: %+v, %v", provider, a, err)
			}
			text := g.refused(&http.Response{StatusCode: status, Header: http.Header{}}, []byte(body)).told(1).Error()
			if strings.Contains(text, key) || strings.ContainsAny(text, "\r\n") || !utf8.ValidString(text) || len(text) > quoted+400 {
				t.Errorf("%s: %q", provider, text)
			}
		}
	})
}

// FuzzStream reads anything as a stream of each provider: it comes to an end, and what it says is what its events said.
func FuzzStream(f *testing.F) {
	f.Add("event: message_start\ndata: {\"type\":\"message_start\"}\n\ndata: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"x\"}}\n\n")
	f.Add("data: {\"choices\":[{\"delta\":{\"content\":\"<think>a\"}}]}\r\n\r\ndata: [DONE]\n\n")
	f.Add("{\"response\":\"x\",\"done\":false}\n{\"done\":true}")
	f.Add("data: a\ndata: b\n\n:\n\n<html>")
	f.Fuzz(func(t *testing.T, text string) {
		for name, read := range map[string]func([]byte, *Answer) (piece, error){"anthropic": anthropicPiece, "openai": openAIPiece, "ollama": ollamaPiece, "infill": infillPiece} {
			var said, heard strings.Builder
			thoughts := &thinking{}
			a := &Answer{}
			err := events(strings.NewReader(text), name == "ollama", func(data []byte) error {
				p, err := read(data, a)
				said.WriteString(p.text)
				heard.WriteString(thoughts.aloud(p.text))
				return err
			})
			if err == nil || errors.As(err, new(readError)) {
				t.Errorf("%s: %v", name, err)
			}
			if errors.Is(err, io.EOF) && !strings.Contains(said.String(), "<think>") && strings.TrimSpace(heard.String()) != strings.TrimSpace(said.String()) && !strings.HasPrefix("<think>", strings.TrimSpace(said.String())) {
				t.Errorf("%s: said %q, heard %q", name, said.String(), heard.String())
			}
		}
	})
}

// FuzzVectors reads anything as an answer with vectors: what is taken has numbers only, and what is refused has no vector.
func FuzzVectors(f *testing.F) {
	f.Add(`{"embeddings":[[0.1,-2e-3],[]],"prompt_eval_count":3}`)
	f.Add(`{"data":[{"index":1,"embedding":[1]},{"index":0,"embedding":[ 0.5 ]}],"usage":{"prompt_tokens":1}}`)
	f.Add(`{"embedding":[null,1]}`)
	f.Add(`{"data":[{"index":0,"embedding":["1,5",1e39,-1e-60]},{"index":9}],"embeddings":[null,{}],"embedding":[[1]]}`)
	f.Add(`{"data":[{"index":0,"embedding":[NaN]},{"embedding":"AACAPw=="}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		for name, read := range map[string]func([]byte) ([]vector, *Answer, error){"openai": openAIEmbedAnswer, "ollama": ollamaEmbedAnswer, "old": ollamaOldAnswer} {
			vectors, a, err := read([]byte(text))
			if (vectors == nil) != (err != nil) || (a == nil) != (err != nil) {
				t.Errorf("%s: %v, %v, %v", name, vectors, a, err)
			}
			for _, v := range vectors {
				for _, x := range v {
					if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
						t.Errorf("%s: %v", name, v)
					}
				}
				if unit(v) {
					var square float64
					for _, x := range v {
						square += float64(x) * float64(x)
					}
					if math.Abs(square-1) > 1e-3 {
						t.Errorf("%s: the length of %v is %v", name, v, square)
					}
				}
			}
		}
	})
}

// FuzzCut cuts anything: the parts are the text, but for blanks, and none is longer than asked for.
func FuzzCut(f *testing.F) {
	f.Add("a line\nanother\n\n\n  \n", 5, 3)
	f.Add("éééééééé", 3, 9)
	f.Add("\xff\xfe\x80\x80\x80\x80\x80\x80", 2, 1)
	f.Fuzz(func(t *testing.T, text string, size, most int) {
		if size < 4 || size > mostBytes || most < 1 {
			return
		}
		all := ""
		for rest := text; rest != ""; {
			parts, n := cut(rest, size, most)
			if n <= 0 || n > len(rest) || len(parts) > most {
				t.Fatalf("%d parts of %d bytes of %d", len(parts), n, len(rest))
			}
			for _, p := range parts {
				if len(p) > size || strings.TrimSpace(p) == "" || utf8.ValidString(text) && !utf8.ValidString(p) {
					t.Errorf("part %q", p)
				}
				all += p
			}
			rest = rest[n:]
		}
		if blankless(all) != blankless(text) {
			t.Errorf("%q became %q", text, all)
		}
	})
}

func blankless(s string) string { return strings.Join(strings.Fields(s), "") }
