package model

import (
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
