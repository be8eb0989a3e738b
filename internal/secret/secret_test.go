package secret

import (
	"bytes"
	"strings"
	"testing"
)

func TestMask(t *testing.T) {
	x := func(s string, n int) string { return strings.Repeat(s, n) }
	for _, c := range []struct{ name, in, want string }{
		{"amazon", "key = AKIA" + x("Q7", 8), "key = AKIA" + x("*", 16)},
		{"too short", "AKIA1234", "AKIA1234"},
		{"inside a word", "XAKIA" + x("Q7", 8), "XAKIA" + x("Q7", 8)},
		{"github", "ghp_" + x("aB3", 12) + "\n", "ghp_" + x("*", 36) + "\n"},
		{"kebab words", "task-" + x("word-", 9), "task-" + x("word-", 9)},
		{"kebab words after sk", "sk-" + x("word-", 9), "sk-" + x("word-", 9)},
		{"openai", "sk-proj-" + x("Ab1", 14), "sk-" + x("*", 47)},
		{"jwt", "eyJ" + x("a", 20) + ".eyJ" + x("b", 20) + "." + x("c", 20), "eyJ" + x("*", 65)},
		{"no jwt", "eyJ" + x("a", 80), "eyJ" + x("a", 80)},
		{"pem", "-----BEGIN RSA PRIVATE KEY-----\n" + x("MIIE", 20) + "\n-----END RSA PRIVATE KEY-----", "-----BEGIN RSA PRIVATE KEY-----\n" + x("*", 80) + "\n-----END RSA PRIVATE KEY-----"},
		{"pem marker in code", `if s == "-----BEGIN PRIVATE KEY-----" {}`, `if s == "-----BEGIN PRIVATE KEY-----" {}`},
		{"url", "postgres://joe:hunter2x@db/app", "postgres://joe:********@db/app"},
		{"url placeholder", "postgres://joe:password@db/app", "postgres://joe:password@db/app"},
		{"url without password", "https://example.org:8080/@a", "https://example.org:8080/@a"},
	} {
		got, n := Mask([]byte(c.in))
		if string(got) != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
		if (n > 0) != (c.in != c.want) {
			t.Errorf("%s: counted %d", c.name, n)
		}
	}
}

func FuzzMask(f *testing.F) {
	f.Add([]byte("a://b:cdefghij@k AKIA0000000000000000"))
	f.Fuzz(func(t *testing.T, in []byte) {
		before := bytes.Clone(in)
		out, n := Mask(in)
		if len(out) != len(in) || !bytes.Equal(in, before) || bytes.Count(out, []byte("\n")) != bytes.Count(in, []byte("\n")) {
			t.Fatalf("%q became %q", in, out)
		}
		if n == 0 && !bytes.Equal(in, out) {
			t.Fatal("changed without saying so")
		}
		if again, _ := Mask(out); !bytes.Equal(again, out) {
			t.Fatalf("masking twice: %q, then %q", out, again)
		}
	})
}
