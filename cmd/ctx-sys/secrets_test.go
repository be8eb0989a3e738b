package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	_ "github.com/mattn/go-sqlite3"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// TestSecretsStay writes a secret of each kind through every way into the program, and looks for them in all that comes out of it and in
// every value of every database it keeps.
func TestSecretsStay(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("runs the program some hundred times")
	}
	s := newSecrets(t)
	s.files(t)
	s.run(t, "", "index")
	s.conversations(t)
	s.notes(t)
	s.questions(t)
	s.stored(t)
}

// secrets are texts with a secret each, a project that they are written into, and what must not be seen again.
type secrets struct {
	root, home string
	texts      []planted
}

// planted is a text with a secret, and the longest piece of the secret that has no sign which a format would escape.
type planted struct{ rule, text, needle string }

func newSecrets(t *testing.T) *secrets {
	s := &secrets{root: filepath.Join(t.TempDir(), "app"), home: t.TempDir()}
	have := map[string]bool{}
	add := func(rule, text string) {
		masked, _ := secret.Mask([]byte(text))
		p := planted{rule: rule, text: text}
		for _, f := range secret.Find([]byte(text)) {
			for _, run := range strings.FieldsFunc(text[f.From:f.To], func(r rune) bool { return !('0' <= r && r <= '9' || 'a' <= r|0x20 && r|0x20 <= 'z') }) {
				if len(run) > len(p.needle) && !bytes.Contains(masked, []byte(run)) {
					p.needle = run
				}
			}
		}
		if len(p.needle) >= 8 && !have[rule] {
			have[rule] = true
			s.texts = append(s.texts, p)
		}
	}
	for _, one := range gitleaksTexts(t) {
		if one.Positive && len(one.Text) < 2000 {
			add(one.Rule, one.Text)
		}
	}
	const key = "Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6"
	for rule, text := range map[string]string{
		"pem":                 "-----BEGIN RSA " + "PRIVATE KEY-----\n" + key + "\n" + key[5:] + "\n-----END RSA " + "PRIVATE KEY-----",
		"pem without end":     "-----BEGIN EC " + "PRIVATE KEY-----\nQ" + key + "\nR" + key[7:] + "\n",
		"openpgp":             "-----BEGIN PGP " + "PRIVATE KEY BLOCK-----\n\nS" + key + "\n=abcd\n-----END PGP " + "PRIVATE KEY BLOCK-----",
		"aws secret key":      "aws_secret_access_key = " + key[20:60],
		"password in address": "postgres://joe:9hunt/er2sesame@db/app",
		"kubernetes":          "kind: Secret\ndata:\n  password: T" + key + "\n",
		"docker":              `{"auths": {"ghcr.io": {"auth": "am9lOmh1bnRlcjJ4c2VzYW1l"}}}`,
		"curl":                "curl -u joe:hunter2xsesame7 https://a.example",
	} {
		add("our "+rule, text)
	}
	if len(s.texts) < 220 {
		t.Fatalf("%d texts", len(s.texts))
	}
	return s
}

// gitleaksTexts are the texts that package secret is judged by.
func gitleaksTexts(t *testing.T) (all []struct {
	Rule, Text string
	Positive   bool
}) {
	file, err := os.Open(filepath.Join("..", "..", "internal", "secret", "testdata", "gitleaks.json.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	plain, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for lines := json.NewDecoder(bufio.NewReader(plain)); lines.More(); {
		all = append(all, struct {
			Rule, Text string
			Positive   bool
		}{})
		if err := lines.Decode(&all[len(all)-1]); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// run runs the program in the project, and looks at what it says. It may fail: what it says then is looked at as well.
func (s *secrets) run(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	return s.program(t, stdin, "ctx-sys", args...)
}

func (s *secrets) program(t *testing.T, stdin, name string, args ...string) string {
	t.Helper()
	var out, talk bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = s.root, strings.NewReader(stdin), &out, &talk
	cmd.Env = append(os.Environ(), "HOME="+s.home, "CTX_SYS_HOME="+s.home, "GIT_CONFIG_NOSYSTEM=1")
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) || exit != nil && exit.ExitCode() > 3 {
		t.Fatalf("%s %.100q: %v: %.500s", name, args, err, talk.String())
	}
	said := out.String() + talk.String()
	s.look(t, fmt.Sprintf("%s %.60q", name, args), []byte(said))
	return said
}

// look fails for each secret in what somebody sees.
func (s *secrets) look(t *testing.T, where string, seen []byte) {
	t.Helper()
	var through []string
	for _, p := range s.texts {
		if bytes.Contains(seen, []byte(p.needle)) {
			through = append(through, p.rule)
		}
	}
	if len(through) > 0 {
		t.Errorf("%s: %d secrets: %.300q", where, len(through), through)
	}
}

// parts are the texts, joined until they have about as many bytes.
func (s *secrets) parts(size int) (all []string) {
	var b strings.Builder
	for _, p := range s.texts {
		b.WriteString("About " + p.rule + ":\n\n" + p.text + "\n\n---\n\n")
		if b.Len() >= size {
			all = append(all, b.String())
			b.Reset()
		}
	}
	return append(all, b.String()+"That is all.")
}

// files writes the texts into files of a project: code, documents, data, settings, and what is meant for assistants.
func (s *secrets) files(t *testing.T) {
	var code, document, data, rules, scripts strings.Builder
	code.WriteString("package app\n")
	var items []map[string]string
	for i, p := range s.texts {
		fmt.Fprintf(&code, "\n/*\nF%d is for %s.\n\n%s\n*/\nfunc F%d() {}\n", i, p.rule, strings.ReplaceAll(p.text, "*/", ""), i)
		fmt.Fprintf(&document, "# Part %d\n\nThis is about %s.\n\n%s\n\n", i, p.rule, p.text)
		items = append(items, map[string]string{"name": p.rule, "text": p.text})
		if !strings.Contains(p.text, "\n") {
			fmt.Fprintf(&rules, "- never use %s\n", p.text)
			fmt.Fprintf(&scripts, "target%d:\n\techo %s\n\n", i, p.text)
		}
		s.file(t, fmt.Sprintf("texts/%d.txt", i), p.text)
	}
	list, err := json.MarshalIndent(items, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	data.Write(list)
	for name, text := range map[string]string{
		"go.mod": "module app\n\ngo 1.26\n", "app.go": code.String(), "docs/parts.md": document.String(), "items.json": data.String(), "AGENTS.md": rules.String(), "CLAUDE.md": rules.String(),
		"Makefile": scripts.String(), "README.md": "# App\n\n" + s.texts[0].text + "\n", "data.csv": "name,text\na,\"" + strings.ReplaceAll(s.texts[1].text, "\"", "\"\"") + "\"\n",
	} {
		s.file(t, name, text)
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", s.parts(1 << 20)[0]}} {
		if out, err := exec.Command("git", append([]string{"-C", s.root}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("git %.60q: %v: %s", args, err, out)
		}
	}
}

func (s *secrets) file(t *testing.T, name, text string) {
	t.Helper()
	path := filepath.Join(s.root, filepath.FromSlash(name))
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
		t.Fatal(err)
	}
}

// conversations says the texts, in each format that clients keep conversations in, and has them summarised and compacted.
func (s *secrets) conversations(t *testing.T) {
	all := s.parts(1 << 20)[0]
	named := map[string]string{}
	for _, p := range s.texts {
		named[p.rule] = p.text
	}
	call := jsonOf(t, map[string]any{"command": all, "environment": named})
	s.run(t, all, "session", "add", "-", "--session", "said")
	s.run(t, all, "session", "add", "-", "--session", "said", "--role", "assistant")
	s.run(t, all, "session", "add", "-", "--session", "said", "--role", "tool", "--call", "c1")
	s.file(t, "../openai.json", jsonOf(t, []any{
		map[string]any{"role": "user", "content": all},
		map[string]any{"role": "assistant", "content": "I decided to use this, because it works: " + all, "tool_calls": []any{map[string]any{"id": "c1", "type": "function", "function": map[string]any{"name": "run", "arguments": call}}}},
		map[string]any{"role": "tool", "tool_call_id": "c1", "content": all},
	}))
	s.file(t, "../anthropic.json", jsonOf(t, []any{
		map[string]any{"role": "user", "content": []any{map[string]any{"type": "text", "text": all}}},
		map[string]any{"role": "assistant", "content": []any{map[string]any{"type": "tool_use", "id": "c1", "name": "run", "input": json.RawMessage(call)}}},
		map[string]any{"role": "user", "content": []any{map[string]any{"type": "tool_result", "tool_use_id": "c1", "content": all}}},
	}))
	line := func(kind string, message any) string {
		return jsonOf(t, map[string]any{"type": kind, "sessionId": "5f", "uuid": kind, "timestamp": "2026-11-20T08:00:01.000Z", "message": message, "toolUseResult": map[string]string{"stdout": all}}) + "\n"
	}
	s.file(t, "../claude.jsonl", line("user", map[string]any{"role": "user", "content": all})+line("assistant", map[string]any{"role": "assistant", "content": []any{map[string]any{"type": "text", "text": all}}}))
	for _, name := range []string{"openai.json", "anthropic.json", "claude.jsonl"} {
		s.run(t, "", "session", "import", "../"+name, "--name", name, "--use")
	}
	s.run(t, jsonOf(t, map[string]string{"session_id": "5f", "transcript_path": filepath.Join(s.root, "..", "claude.jsonl"), "cwd": s.root, "hook_event_name": "PreCompact"}), "hook", "PreCompact")
	s.run(t, jsonOf(t, map[string]string{"session_id": "5f", "transcript_path": filepath.Join(s.root, "..", "claude.jsonl"), "cwd": s.root, "hook_event_name": "SessionStart", "source": "compact"}), "hook", "SessionStart")
	s.run(t, "", "decision", "extract", "openai.json")
	for _, part := range s.parts(8 << 10) {
		s.run(t, "", "decision", "add", part, "--reason", part, "--not", part, "--about", part)
		s.run(t, "", "session", "search", part)
	}
	for _, name := range []string{"said", "openai.json", "anthropic.json", "claude.jsonl"} {
		s.run(t, "", "session", "summarize", name, "--model", "none")
		s.run(t, "", "session", "compact", name)
		for _, args := range [][]string{{"show", name}, {"show", name, "1"}, {"show", name, "2", "--json"}, {"export", name}, {"summaries", name}, {"questions", name}} {
			s.run(t, "", append([]string{"session"}, args...)...)
		}
	}
	for _, args := range [][]string{{"session", "list", "--json"}, {"session", "stats"}, {"session", "search", "about", "--json"}, {"decision", "list", "--json"}, {"decision", "search", "use"}} {
		s.run(t, "", args...)
	}
}

// notes writes the texts down: memories, what was tried, states, steps, entities, subscriptions.
func (s *secrets) notes(t *testing.T) {
	named := map[string]any{}
	for i, p := range s.texts {
		named[fmt.Sprint("state ", i)] = map[string]string{"text": p.text, p.rule: p.text}
	}
	s.run(t, jsonOf(t, named), "checkpoint", "save", "--session", "task", "--state", "-", "--description", s.parts(1 << 20)[0])
	for i, part := range s.parts(16 << 10) {
		s.run(t, part, "memory", "add", "-", "--title", part, "--keyword", part, "--type", "rule")
		s.run(t, part, "reflection", "add", "-", "--context", part, "--worked", part, "--failed", part, "--next", part, "--tag", "t", "--task", part, "--outcome", "success")
		s.run(t, "", "step", part, "--session", "task", "--note", part)
		s.run(t, part, "entity", "add", fmt.Sprint("Entity ", i), "--content", "-", "--summary", part)
		s.run(t, "", "entity", "add", part, "--content", part)
		s.run(t, "", "subscription", "add", "keyword", part)
		s.run(t, "", "memory", "search", part)
		s.run(t, "", "memory", "recall", part)
	}
	for _, p := range s.texts[:20] {
		s.run(t, "", "subscription", "add", "keyword", p.text)
		s.run(t, "", "entity", "add", p.text)
		s.run(t, "", "session", "add", "a text", "--session", p.text, "--tag", p.text)
		s.run(t, "", "session", "show", p.text)
		s.run(t, "", "checkpoint", "save", "--session", "of "+p.text, "--state", "{}")
		s.run(t, "", "checkpoint", "load", "--session", "of "+p.text)
		s.run(t, "", "memory", "add", "A text of "+p.rule+".", "--session", "of "+p.text, "--file", p.text, "--keyword", p.text)
		s.run(t, "", "reflection", "add", "What became of "+p.rule+".", "--session", "of "+p.text, "--tag", p.text)
		s.run(t, "", "show", p.text)
	}
	s.run(t, "", "index")
	s.file(t, "../memories.json", s.run(t, "", "memory", "export"))
	s.run(t, "", "memory", "import", "../memories.json")
	for _, args := range [][]string{
		{"memory", "list", "--json"}, {"memory", "status"}, {"memory", "search", "about", "--json"}, {"memory", "recall", "what is this about", "--json"}, {"reflection", "list", "--json"}, {"reflection", "search", "about"},
		{"checkpoint", "list", "--json"}, {"checkpoint", "load", "--session", "task"}, {"checkpoint", "resume", "--session", "task"}, {"entity", "list", "--json"}, {"show", "Entity 0"}, {"subscription", "list", "--json"}, {"suggestion", "list"},
	} {
		s.run(t, "", args...)
	}
}

// questions asks for all that is indexed, in every form an answer has.
func (s *secrets) questions(t *testing.T) {
	for _, args := range [][]string{
		{"status"}, {"map"}, {"architecture"}, {"architecture", "--json"}, {"show", "app.go"}, {"show", "docs/parts.md"}, {"show", "items.json"}, {"show", "texts/0.txt", "--json"}, {"entity", "list", "--json"}, {"doctor"},
		{"complete", "app.go", "--line", "300", "--prompt", "--family", "starcoder2"}, {"search", "authorization"}, {"context", "what do the texts say of tokens", "--max-tokens", "100000"},
	} {
		s.run(t, "", args...)
	}
	for i, p := range s.texts {
		if i%10 == 0 {
			s.run(t, "", "search", "is for "+p.rule, "--limit", "20", "--json")
			s.run(t, "", "show", fmt.Sprint("F", i))
		}
		if i%40 == 0 {
			s.run(t, "", "context", "what is "+p.rule+" for", "--max-tokens", "20000")
			s.run(t, "", "search", p.text, "--json")
			s.run(t, "", "context", p.text, "--json", "--max-tokens", "1000")
			s.run(t, p.text+" calls F1.\n", "critique", "-", "--json")
		}
	}
	s.program(t, "", "mcp-client", "call", "context_query", jsonOf(t, map[string]any{"query": "what is each part for", "max_tokens": 50000}))
	s.program(t, "", "mcp-client", "call", "read_entity", `{"entity": "docs/parts.md"}`)
}

func jsonOf(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// stored looks into every file that is kept, and at every value of every database, unpacked.
func (s *secrets) stored(t *testing.T) {
	unpack, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer unpack.Close()
	databases := 0
	for _, root := range []string{filepath.Join(s.root, ".ctx-sys"), s.home} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !d.Type().IsRegular() {
				return err
			}
			raw, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			s.look(t, path, raw)
			if bytes.HasPrefix(raw, []byte("SQLite format 3")) {
				databases++
				s.values(t, path, unpack)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if databases < 3 {
		t.Errorf("%d databases", databases)
	}
}

// values looks at every value of a database.
func (s *secrets) values(t *testing.T, path string, unpack *zstd.Decoder) {
	db, err := sql.Open("sqlite3", "file:"+path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, table := range column(t, db, "SELECT name FROM sqlite_master WHERE type = 'table'") {
		for _, name := range column(t, db, "SELECT name FROM pragma_table_info('"+table+"')") {
			for _, value := range column(t, db, `SELECT "`+name+`" FROM "`+table+`" WHERE typeof("`+name+`") IN ('text', 'blob')`) {
				if plain, err := unpack.DecodeAll([]byte(value), nil); err == nil {
					value = string(plain)
				}
				s.look(t, filepath.Base(path)+" "+table+"."+name, []byte(value))
			}
		}
	}
}

func column(t *testing.T, db *sql.DB, query string) (all []string) {
	rows, err := db.Query(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	for rows.Next() {
		var value []byte
		if err := rows.Scan(&value); err != nil {
			t.Fatal(err)
		}
		all = append(all, string(value))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}
