package engine_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/similar"
)

// A repository whose words the model never saw is searched by its words, and by what else it is made of.
func TestOtherScripts(t *testing.T) {
	p := newTree(t, map[string]string{
		"src/sum.py":    "def 计算总和(列表):\n    \"\"\"计算列表中所有数字的总和并返回结果，包含税费和运费。\"\"\"\n    结果 = 0\n    for 数 in 列表:\n        结果 += 数\n    return 结果\n",
		"src/login.py":  "def проверить_пароль(имя, пароль):\n    \"\"\"Проверяет пароль пользователя и открывает сессию.\"\"\"\n    запись = учётные_записи.get(имя)\n    return запись и верный(пароль, запись.хеш)\n",
		"src/orders.py": "def παραγγελία(πελάτης):\n    # Φτιάχνει μια παραγγελία για τον πελάτη και τη στέλνει.\n    return αποστολή(πελάτης)\n",
		"notes.txt":     strings.Repeat("注文は毎晩まとめて送られます。\n", 5),
		"only.txt":      "日本語だけの文書です。ここには他の言語の言葉はありません。すべて日本語で書かれています。\n",
	}).indexed(engine.Options{})
	for question, want := range map[string]string{
		"проверяет пароль": "src/login.py", "пароль": "src/login.py", "计算总和": "src/sum.py", "παραγγελία πελάτης": "src/orders.py",
		"where is проверить_пароль": "src/login.py",
	} {
		resp := searched(t, p, search.Request{Query: question})
		if len(resp.Results) == 0 || resp.Results[0].Path != want {
			t.Errorf("%s: %d results, want %s first", question, len(resp.Results), want)
		}
		for _, s := range resp.Strategies {
			if s.Error != nil {
				t.Errorf("%s: %s: %s", question, s.Name, *s.Error)
			}
		}
	}
	r, err := reader.Similar(context.Background(), p.Reader(), similar.Request{Entity: "only.txt"})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Similar) > 0 {
		t.Errorf("%v are like what nobody can read", r.Similar)
	}
}

// A minified bundle holds all words there are, and is not what is asked for.
func TestMinified(t *testing.T) {
	words := strings.Fields("cart order price login session token user request response parse render cache retry queue invoice payment total password")
	r := rand.New(rand.NewPCG(1, 2))
	var bundle strings.Builder
	bundle.WriteString("!function(e,t){")
	for bundle.Len() < 300_000 {
		fmt.Fprintf(&bundle, "function %s%s(e){return e.%s(t.%s)}", words[r.IntN(len(words))], strings.ToUpper(words[r.IntN(len(words))]), words[r.IntN(len(words))], words[r.IntN(len(words))])
	}
	bundle.WriteString("}(window);\n")
	p := newTree(t, map[string]string{
		"dist/bundle.js":  bundle.String(),
		"src/retry.js":    "// Calls again after a pause, until the request has a response.\nexport function withRetry(request) {\n  for (let n = 0; n < 5; n++) {\n    const response = request();\n    if (response.ok) return response;\n  }\n}\n",
		"src/password.js": "// Compares the password of a login with the stored hash.\nexport function checkPassword(user, password) {\n  return hash(password, user.salt) === user.hash;\n}\n",
		"src/invoice.js":  "// Sums up the lines of an invoice.\nexport function invoiceTotal(lines) {\n  return lines.reduce((sum, line) => sum + line.price, 0);\n}\n",
	}).indexed(engine.Options{})
	for question, want := range map[string]string{
		"retry a request until there is a response": "src/retry.js", "check the password of a login": "src/password.js",
		"total of an invoice": "src/invoice.js", "checkPassword": "src/password.js",
	} {
		resp := searched(t, p, search.Request{Query: question})
		if len(resp.Results) == 0 || resp.Results[0].Path != want {
			t.Errorf("%s: %d results, want %s before the bundle", question, len(resp.Results), want)
		}
	}
}

// Thousands of files that differ in a number do not hide the one that is another, nor each other.
func TestNearlyIdentical(t *testing.T) {
	if testing.Short() {
		t.Skip("needs some seconds")
	}
	n := effort.Pick(6_000, 6_000, 20_000)
	w := newTree(t, map[string]string{
		"app/password.py": "def verify_password(user, password):\n    \"\"\"Check the password of a user against its stored hash.\"\"\"\n    return compare(user.password_hash, hash_password(password, user.salt))\n",
	})
	for i := range n {
		w.write(fmt.Sprintf("gen/d%03d/handler_%05d.py", i/1000, i), fmt.Sprintf(
			"import json\n\n\ndef handle_request_%05d(request):\n    \"\"\"Handle the request of customer number %d and send the answer back.\"\"\"\n    payload = json.loads(request.body)\n    return respond(payload, status=200)\n", i, i))
	}
	p := w.indexed(engine.Options{})
	for question, want := range map[string]string{
		"where are passwords checked": "app/password.py", "verify_password": "app/password.py",
		"handle_request_02345": "gen/d002/handler_02345.py", "handle_request_00000": "gen/d000/handler_00000.py",
	} {
		resp := searched(t, p, search.Request{Query: question})
		if len(resp.Results) == 0 || resp.Results[0].Path != want {
			t.Errorf("%s: %d results, want %s first", question, len(resp.Results), want)
		}
	}
	if resp := searched(t, p, search.Request{Query: "handle the request of a customer"}); len(resp.Results) != 10 || found(resp, "app/password.py") {
		t.Errorf("%d results for what they all do", len(resp.Results))
	}
	r, err := reader.Similar(context.Background(), p.Reader(), similar.Request{Entity: "handle_request_02345"})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range r.Similar {
		if !s.Copy {
			t.Errorf("%s is no copy", s.ID)
		}
	}
	if len(r.Similar) != 10 || !r.Truncated {
		t.Errorf("%d of %d, truncated %v", len(r.Similar), r.Total, r.Truncated)
	}
}
