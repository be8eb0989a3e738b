package ask

import (
	"errors"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestCheckURL(t *testing.T) {
	for address, want := range map[string]string{
		"https://ctx.example.com":        "https://ctx.example.com",
		" https://CTX.example.com/team/": "https://ctx.example.com/team",
		"http://127.0.0.1:8080":          "http://127.0.0.1:8080",
		"http://[::1]:8080":              "http://[::1]:8080",
		"http://localhost":               "http://localhost",
	} {
		if got, err := CheckURL(address); got != want || err != nil {
			t.Errorf("%s: %s %v", address, got, err)
		}
	}
	for _, address := range []string{"", "ctx.example.com", "http://ctx.example.com", "http://127.0.0.1.example.com", "http://localhost.example.com", "http://10.0.0.1", "ftp://127.0.0.1", "https://", "https://:443",
		"https://me:secret@ctx.example.com", "https://ctx.example.com?to=x", "https://ctx.example.com#x", "https:ctx.example.com", "javascript:alert(1)", "http://[::1"} {
		if got, err := CheckURL(address); !errors.Is(err, ctxsys.ErrUsage) || strings.Contains(err.Error(), "secret@") {
			t.Errorf("%s: %s %v", address, got, err)
		}
	}
}

func TestWords(t *testing.T) {
	for question, want := range map[string]string{
		"how are letters sent?":                                   "how are letters sent?",
		"why does this fail?\n```go\nfunc A() {}\n```\nin main":   "why does this fail?\nin main",
		"why?\n~~~\nfunc A() {}\n~~~":                             "why?",
		"why does this fail?\n```go\nfunc A() {} // and no end":   "why does this fail?",
		"fix it:\n\tfunc A() {}\n    func B() {}\nplease":         "fix it:\nplease",
		"```\nall of it is code\n```":                             "",
		"the token ghp_a1B2a1B2a1B2a1B2a1B2a1B2a1B2a1B2a1B2 ends": "the token ghp_************************************ ends",
		"": "",
	} {
		if got := Words(question); got != want {
			t.Errorf("%q: %q, not %q", question, got, want)
		}
	}
	if got := Words(strings.Repeat("word ", 1000)); len(got) > maxWords || !strings.HasSuffix(got, "word") {
		t.Errorf("%d bytes, %q", len(got), got[len(got)-10:])
	}
}

func TestCheckToken(t *testing.T) {
	if err := CheckToken("ctxs_1_ab_CD"); err != nil {
		t.Error(err)
	}
	for _, token := range []string{"", "two words", "line\nfeed", "tök", "x\x00", strings.Repeat("x", 9<<10)} {
		if err := CheckToken(token); !errors.Is(err, ctxsys.ErrUsage) || token != "" && strings.Contains(err.Error(), token) {
			t.Errorf("%.20q: %v", token, err)
		}
	}
}
