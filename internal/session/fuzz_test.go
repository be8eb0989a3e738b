package session

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// FuzzMaskJSON masks what is kept of a message. JSON stays JSON of the same shape, and none of its strings holds a secret.
func FuzzMaskJSON(f *testing.F) {
	for _, s := range []string{
		`{"content":"AKIA0000000000000000"}`, `["a://b:cdefghij@k", 1, null, {"\u0041KIA0000000000000000": "\\"}]`,
		`"`, `"\"`, `{"a":"\u`, `{"a":"AKIA0000000000000000\n\"b\""`, "{\"a\": \"\xff AKIA0000000000000000\"}",
		`{"aws_secret_access_key":"wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzKEZa"}`, `{"aws_secret_access_key":null,"wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzKEZa":1}`,
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		before := bytes.Clone(raw)
		count := map[string]int{}
		out := maskJSON(raw, count)
		if !bytes.Equal(raw, before) {
			t.Fatal("the message itself was changed")
		}
		if len(count) == 0 && !bytes.Equal(out, raw) {
			t.Fatalf("%q became %q without saying so", raw, out)
		}
		if !json.Valid(raw) {
			return
		}
		was, is := json.NewDecoder(bytes.NewReader(raw)), json.NewDecoder(bytes.NewReader(out))
		was.UseNumber()
		is.UseNumber()
		for {
			want, end := was.Token()
			got, err := is.Token()
			if end == io.EOF && err == io.EOF {
				return
			}
			wantText, text := want.(string)
			gotText, _ := got.(string)
			if end != err || !text && got != want || text && gotText != wantText && !strings.Contains(gotText, "*") {
				t.Fatalf("%q became %q: %v for %v, %v", raw, out, got, want, err)
			}
			if text && secret.MaskString(gotText) != gotText {
				t.Errorf("%q became %q: %q is a secret", raw, out, gotText)
			}
		}
	})
}
