package secret

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"
)

func x(s string, n int) string { return strings.Repeat(s, n) }

// letters returns n letters and digits that look random.
func letters(n int) string { return x("a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0", n/40+1)[:n] }

func hexes(n int) string { return x("0a1b2c3d4e5f69788796a5b4c3d2e1f0", n/32+1)[:n] }

func b64(s string) string { return base64.StdEncoding.EncodeToString([]byte(s)) }

func pem(kind, body string) string {
	return "-----BEGIN " + kind + "-----\n" + body + "\n-----END " + kind + "-----\n"
}

func TestMask(t *testing.T) {
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
		{"pem markers far apart", "-----BEGIN PRIVATE KEY-----\"\n" + x("f(a, b)\n", 20) + "-----END PRIVATE KEY-----", "-----BEGIN PRIVATE KEY-----\"\n" + x("f(a, b)\n", 20) + "-----END PRIVATE KEY-----"},
		{"pem of a key and a certificate", pem("PRIVATE KEY", letters(64)) + pem("CERTIFICATE", letters(80)), pem("PRIVATE KEY", x("*", 64)) + pem("CERTIFICATE", letters(80))},
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

// The formats that an audit found passing through, and relatives of them. What is between « and » must be hidden, and nothing else.
func TestFormats(t *testing.T) {
	const begin, armour = "-----BEGIN RSA PRIVATE KEY-----\n", "-----BEGIN PGP PRIVATE KEY BLOCK-----\n"
	key := strings.ReplaceAll(x(letters(64)+"\n", 3), "a1", "+/")
	lines := "«" + strings.ReplaceAll(strings.TrimSuffix(key, "\n"), "\n", "»\n«") + "»\n"
	for _, c := range []string{
		// Private keys, whole and cut.
		armour + "\nlQOY" + "\n" + key + "=abcd\n-----END PGP PRIVATE KEY BLOCK-----\n", // all between the markers is hidden: see below
		begin + lines,
		begin + lines + "and then some words",
		begin + "Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0123456789ABCDEF\n\n" + lines,
		lines + "-----END RSA PRIVATE KEY-----\n",
		`"-----BEGIN PRIVATE KEY-----\n«` + letters(64) + `\n` + letters(64) + `»\n... (truncated)"`,
		"     1\t-----BEGIN EC PRIVATE KEY-----\n     2\t«" + letters(64) + "\n     3\t" + letters(64) + "»\n     4\tshort",
		"PuTTY-User-Key-File-3: ssh-rsa\nPrivate-Lines: 2\n" + "«" + letters(64) + "»\n«" + letters(40) + "»\nPrivate-MAC: " + hexes(8),
		"key: LS0tLS1CRUdJTi" + "BSU0EgUFJJVkFURSBLRVkt«" + letters(80) + "»",
		// Amazon
		"aws_secret_access_key = «" + letters(38) + "/+»", `"SecretAccessKey": "«` + letters(40) + `»"`, "AWS_SECRET_KEY=«" + letters(40) + "»",
		"aws_session_token=«" + letters(200) + "==»", `"SessionToken": "«` + letters(200) + `»"`,
		"ABIA«" + "Q7XM2LKPA4TWZ6RB" + "»", "keyAKIA«" + "Q7XM2LKPA4TWZ6RB" + "»", "TOKEN_ASIA«" + "Q7XM2LKPA4TWZ6RB" + "»",
		// Slack, Discord
		"xapp-«1-A012ABCDEFG-1234567890123-" + hexes(64) + "»", "xoxe-«1-" + letters(146) + "»", "xoxe.xox«p-1-" + letters(160) + "»",
		"https://hooks.slack.com/services/«T0" + "0A1B2C3/B0" + "0D4E5F6/" + letters(24) + "»",
		"https://discord.com/api/webhooks/123456789012345678/«" + letters(68) + "»", "DISCORD_TOKEN=«MTA" + letters(21) + ".Gab-cd." + letters(38) + "»",
		// Google
		"GOCSPX-«" + letters(28) + "»", "ya29.«" + letters(60) + "»",
		// GitLab
		"glpat-«" + letters(20) + "»", "gldt-«" + letters(20) + "»", "glrt-«" + letters(20) + "»", "glcbt-«64_" + letters(20) + "»", "glptt-«" + hexes(40) + "»", "glft-«" + letters(20) + "»",
		"glimt-«" + letters(25) + "»", "glagent-«" + letters(50) + "»", "gloas-«" + letters(64) + "»", "glsoat-«" + letters(20) + "»", "glffct-«" + letters(20) + "»", "GR1348941«" + letters(20) + "»", "glrtr-«" + letters(20) + "»",
		"glpat-«" + letters(27) + ".01." + letters(9) + "»",
		// Stripe, Vault, Shopify, Linear, Terraform, age
		"sk_test_«" + letters(24) + "»", "whsec_«" + letters(32) + "»", "hvs.«" + letters(90) + "»", "shpat_«" + hexes(32) + "»", "lin_api_«" + letters(40) + "»",
		"«" + letters(14) + ".atlasv1." + letters(66) + "»", "AGE-SECRET-KEY-1«" + x("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 2)[:58] + "»",
		// Ours
		"TOKEN=ctxs_«12_" + strings.ToLower(base32s(12)) + "_" + base32s(26) + "»", "Bearer ctxl_«" + base32s(26) + "»", "export CTX_SYS_TEAM_KEY='«" + letters(43) + "=»'",
		"CTX_SYS_TEAM_KEY=«" + letters(43) + "=»", "CTX_SYS_TEAM_SECRET_SHOP=«" + letters(20) + "»",
		// Azure
		"AccountName=a;AccountKey=«" + letters(86) + "==»;EndpointSuffix=core.windows.net", "client_secret: «" + "abc8Q~" + letters(34) + "»", "https://a.blob.core.windows.net/c?sv=2022-11-02&sig=«" + letters(43) + "%3D»&se=2026",
		// npm, Kubernetes, Docker, curl, HTTP
		"//registry.npmjs.org/:_authToken=«" + "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0" + "»", "_auth=«" + b64("joe:hunter2x") + "»",
		"    client-key-data: «" + letters(200) + "==»", `{"auths": {"ghcr.io": {"auth": "«` + b64("joe:hunter2x") + `»"}}}`,
		"kind: Secret\nmetadata:\n  name: a\ndata:\n  # base64\n  password: «" + b64("hunter2x") + "»\n  user: \"«" + b64("joe-the-admin") + "»\"\ntype: Opaque\n",
		`{"apiVersion": "v1", "data": {"password": "«` + b64("hunter2x") + `»"}, "kind": "Secret"}`,
		"curl -u joe:«hunter2x» https://a.example", "curl -sS \\\n  --user 'joe:«hunter2 x»' https://a.example", "curl -H 'X-Api-Key: «" + letters(20) + "»' https://a.example",
		"Authorization: Basic «" + b64("joe:hunter2x") + "»", `{"Authorization": "Bearer «` + letters(32) + `»"}`,
		// Passwords in URLs
		"postgres://joe:«hunt/er2x»@db/app", "postgres://joe:«hunt@er2x»@db/app", "postgres://joe:«hunt'er(2,x»@db:5432/app?a=b", "redis://:«hunter2x»@cache:6379/0", "mysql://joe:«h1»@db/app", "'mongodb://joe:«hunter2x»@a:27017,b:27017/app'",
		"joe:«hunter2x»@tcp(db:3306)/app",
		// Where a name or an escape is before them
		"TOKEN_ghp_«" + letters(36) + "»", "x%3Dghp_«" + letters(36) + "»", "xghp_«" + letters(36) + "»", "?key%3DAIza«Sy" + letters(33) + "»", "TOKEN_sk_live_«" + letters(24) + "»",
	} {
		in := strings.NewReplacer("«", "", "»", "").Replace(c)
		got, n := Mask([]byte(in))
		if strings.HasPrefix(c, armour) {
			if bytes.Contains(got, []byte(letters(64))) || !bytes.HasPrefix(got, []byte(armour)) || !bytes.HasSuffix(got, []byte("\n-----END PGP PRIVATE KEY BLOCK-----\n")) {
				t.Errorf("an OpenPGP key became %q", got)
			}
			continue
		}
		escaped := in
		for range 2 { // in JSON, and in JSON in JSON
			b, err := json.Marshal(map[string]string{"a": escaped})
			if err != nil {
				t.Fatal(err)
			}
			escaped = string(b)
			if masked, _ := Mask(b); shows(masked, c) {
				t.Errorf("%s\nbecame %s", b, masked)
			}
		}
		if want := hidden(c); n == 0 || !sameButBlanks(string(got), want) {
			t.Errorf("%q\nbecame %q\nwant   %q", in, got, want)
		}
	}
}

// base32s is what our tokens are made of.
func base32s(n int) string { return x("QZ7XW2RC5NTB4KHD6MGJ3LPVSFAYEUIO", n/32+1)[:n] }

// shows reports whether a text has a word of those that are marked as hidden.
func shows(text []byte, marked string) bool {
	for i, part := range strings.FieldsFunc(" "+marked, func(r rune) bool { return r == '«' || r == '»' }) {
		for word := range strings.FieldsFuncSeq(part, func(r rune) bool { return !base64Byte(byte(r)) }) {
			if i%2 == 1 && len(word) > 5 && bytes.Contains(text, []byte(word)) {
				return true
			}
		}
	}
	return false
}

// hidden overwrites what is between « and ».
func hidden(s string) string {
	var b strings.Builder
	for i, part := range strings.FieldsFunc(" "+s, func(r rune) bool { return r == '«' || r == '»' }) {
		if i%2 == 1 {
			part = x("*", len(part))
		}
		b.WriteString(part)
	}
	return b.String()[1:]
}

// sameButBlanks compares two texts without line feeds and the blanks around them, which a mask over several lines may or may not hide.
func sameButBlanks(a, b string) bool {
	return len(a) == len(b) && strings.Join(strings.FieldsFunc(a, blank), "") == strings.Join(strings.FieldsFunc(b, blank), "")
}

func blank(r rune) bool { return r == '\n' || r == '*' }

// What looks like a credential and is none, or is documentation's.
func TestInnocent(t *testing.T) {
	for _, in := range []string{
		"AKIAIOSFODNN7" + "EXAMPLE", "ghp_" + x("x", 36), "ghp_" + x("X", 36), "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCY" + "EXAMPLEKEY",
		"http://user:pa%2Fssword@dummy.faketld/", "http://jane:p%40ssword@google.com", "http://user^:passwo^rd@foo.com/", "http://My%20User:My%20Pass@dummy.faketld/",
		"https://{user}:{password}@host", "postgres://joe:${PASSWORD}@db", "fmt.Sprintf(\"http://%s:%s@%s\", a, b, c)", "postgres://$USER:$PASS@db", "amqp://h1:5672,h2:5672/a@b", "http://host:port/path/@scope/name", "see https://a.example:8080/x?y=@z",
		"['http://a.example:80', 'joe@b.example']", "git@github.com:a/b.git", "Authorization: Basic " + b64("Aladdin:open sesame"), "Authorization: Bearer YOUR_TOKEN_GOES_HERE", "curl -u user:password https://a.example", "curl -u $USER:$PASS https://a.example",
		"xoxb-your-token-goes-here-please-replace", "_authToken=${NPM_TOKEN}", "sha256:" + hexes(64), "h1:" + letters(43) + "=", "550e8400-e29b-41d4-a716-446655440000", "task-550e8400-e29b-41d4-a716-446655440000",
		"hf_requiredCharacteristicTypesForDisplayMetadata", "s.MaxUploadBufferPerStream = 1", "sourcegraph/jsonrpc2 " + hexes(40), "twitter: someLongIdentifierForTests", "sk_test_function_with_a_long_name", "kind: Secret\nname: a\n", "\"kind\": \"Secret\"",
		"AccountKey=Eby8vdM02xNOcqFlqUwJPLlm" + "EtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==",
	} {
		if got, n := Mask([]byte(in)); n > 0 {
			t.Errorf("%q became %q: %v", in, got, Find([]byte(in)))
		}
	}
}

func TestMaskNamed(t *testing.T) {
	for _, c := range []struct{ name, value, want string }{
		{"aws_secret_access_key", letters(40), x("*", 40)},
		{"auth", b64("joe:hunter2x"), x("*", 16)},
		{"client-key-data", letters(60), x("*", 60)},
		{"note", "ghp_" + letters(36) + ".", "ghp_" + x("*", 36) + "."},
		{"ghp_" + letters(36), "text", "text"},
		{"", "", ""},
	} {
		if got, all := MaskNamed(c.name, c.value); got != c.want || (len(all) > 0) != (got != c.value) {
			t.Errorf("%s: %q became %q, %v", c.name, c.value, got, all)
		}
	}
}

// A mask may be the border that another secret needs: masking is done when there is nothing left to mask.
func TestFindInOrder(t *testing.T) {
	text := []byte("ghp_" + letters(36) + " postgres://a:hunter2x@b ghp_" + letters(36))
	last := 0
	for _, f := range Find(text) {
		if f.From < last || f.To <= f.From || f.Kind == "" {
			t.Errorf("%v behind %d", f, last)
		}
		last = f.To
	}
	if all := Find(text); len(all) != 3 {
		t.Errorf("found %v", all)
	}
}

func FuzzMask(f *testing.F) {
	f.Add([]byte("a://b:cdefghij@k AKIA0000000000000000"))
	for _, s := range []string{
		"-----BEGIN PRIVATE KEY-----\n" + letters(64) + "\n-----END PRIVATE KEY-----", letters(64) + "\n-----END PRIVATE KEY-----", `"-----BEGIN PRIVATE KEY-----\n` + letters(64) + `"`, "Private-Lines: 1\n" + letters(64),
		"kind: Secret\ndata:\n  a: " + letters(20), `{"data": {"a": "` + letters(20) + `"}, "kind": "Secret"}`, "curl -u a:b1c2d3 -H 'X-Token: " + letters(20) + "'", "u:hunter2@tcp(h)", "discord_token: '" + hexes(64) + "'",
		"://a:b/c'd@e", "Authorization: Basic " + b64("a:b1c2"), "eyJ" + letters(20) + ".eyJ" + letters(20) + ".", "ghp_" + letters(40), letters(14) + ".atlasv1." + letters(60),
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		before := bytes.Clone(in)
		out, n := Mask(in)
		if len(out) != len(in) || !bytes.Equal(in, before) || bytes.Count(out, []byte("\n")) != bytes.Count(in, []byte("\n")) {
			t.Fatalf("%q became %q", in, out)
		}
		if (n == 0) != bytes.Equal(in, out) {
			t.Fatalf("%q became %q, counted %d", in, out, n)
		}
		if again, _ := Mask(out); !bytes.Equal(again, out) {
			t.Fatalf("masking twice: %q, then %q", out, again)
		}
	})
}
