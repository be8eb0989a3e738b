package fim_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/fim"
)

var update = flag.Bool("update", false, "write the golden prompts")

func family(t testing.TB, name string) fim.Family {
	t.Helper()
	f, ok := fim.Named(name)
	if !ok {
		t.Fatalf("no family %s", name)
	}
	return f
}

// Prompts as they are in what the families' makers publish.
func TestPublished(t *testing.T) {
	for _, c := range []struct {
		family, at string
		in         fim.Input
		want       string
	}{
		{"qwen", "github.com/QwenLM/Qwen3-Coder README.md", fim.Input{
			Prefix: "def quicksort(arr):\n    if len(arr) <= 1:\n        return arr\n    pivot = arr[len(arr) // 2]\n    ",
			Suffix: "\n    middle = [x for x in arr if x == pivot]\n    right = [x for x in arr if x > pivot]\n    return quicksort(left) + middle + quicksort(right)",
		}, "<|fim_prefix|>def quicksort(arr):\n    if len(arr) <= 1:\n        return arr\n    pivot = arr[len(arr) // 2]\n    <|fim_suffix|>\n    middle = [x for x in arr if x == pivot]\n" +
			"    right = [x for x in arr if x > pivot]\n    return quicksort(left) + middle + quicksort(right)<|fim_middle|>"},
		// The files of this one are longer there, and it ends with the end of a line, which is the quotation's.
		{"qwen", "github.com/QwenLM/Qwen2.5-Coder examples/Qwen2.5-Coder-repolevel-fim.py", fim.Input{
			Repo: "library-system", Path: "main.py", Files: []fim.File{{"library.py", "class Book:\n\n"}, {"student.py", "class Student:\n\n"}},
			Prefix: "from library import Library\n    # Student borrows a book", Suffix: "\n    if student.borrow_book(book, library):\n    main()",
		}, "<|repo_name|>library-system\n<|file_sep|>library.py\nclass Book:\n\n<|file_sep|>student.py\nclass Student:\n\n<|file_sep|>main.py\n<|fim_prefix|>from library import Library\n" +
			"    # Student borrows a book<|fim_suffix|>\n    if student.borrow_book(book, library):\n    main()<|fim_middle|>"},
		{"deepseek", "github.com/deepseek-ai/DeepSeek-Coder and DeepSeek-Coder-V2 README.md", fim.Input{
			Prefix: "def quick_sort(arr):\n    if len(arr) <= 1:\n        return arr\n    pivot = arr[0]\n    left = []\n    right = []\n",
			Suffix: "\n        if arr[i] < pivot:\n            left.append(arr[i])\n        else:\n            right.append(arr[i])\n    return quick_sort(left) + [pivot] + quick_sort(right)",
		}, "<｜fim▁begin｜>def quick_sort(arr):\n    if len(arr) <= 1:\n        return arr\n    pivot = arr[0]\n    left = []\n    right = []\n<｜fim▁hole｜>\n        if arr[i] < pivot:\n" +
			"            left.append(arr[i])\n        else:\n            right.append(arr[i])\n    return quick_sort(left) + [pivot] + quick_sort(right)<｜fim▁end｜>"},
		{"codellama", "github.com/meta-llama/codellama llama/generation.py, infilling_prompt_tokens", fim.Input{Prefix: "{pre}", Suffix: "{suf}"}, "<PRE> {pre} <SUF>{suf} <MID>"},
		{"starcoder", "huggingface.co/bigcode/starcoder README.md", fim.Input{Prefix: "def print_hello_world():\n    ", Suffix: "\n    print('Hello world!')"},
			"<fim_prefix>def print_hello_world():\n    <fim_suffix>\n    print('Hello world!')<fim_middle>"},
		{"starcoder2", "arxiv.org/abs/2402.19173 section 5.1", fim.Input{Repo: "reponame", Path: "filepath1", Files: []fim.File{{"filepath0", "code0"}}, Prefix: "code1_pre", Suffix: "code1_suf"},
			"<repo_name>reponame<file_sep>filepath0\ncode0<file_sep><fim_prefix>filepath1\ncode1_pre<fim_suffix>code1_suf<fim_middle>"},
		{"stable-code", "huggingface.co/stabilityai/stable-code-3b README.md", fim.Input{Prefix: "def fib(n):", Suffix: "    else:\n        return fib(n - 2) + fib(n - 1)"},
			"<fim_prefix>def fib(n):<fim_suffix>    else:\n        return fib(n - 2) + fib(n - 1)<fim_middle>"},
		{"codestral", "github.com/mistralai/cookbook concept-deep-dive/tokenization/chat_templates.md, without the <s> that servers put in front", fim.Input{Prefix: "prefix", Suffix: "suffix"}, "[SUFFIX]suffix[PREFIX] prefix"},
		{"codegemma", "ai.google.dev/gemma/docs/codegemma/prompt-structure", fim.Input{Prefix: "import ", Suffix: "\nif __name__ == '__main__':\n    sys.exit(0)"},
			"<|fim_prefix|>import <|fim_suffix|>\nif __name__ == '__main__':\n    sys.exit(0)<|fim_middle|>"},
		{"mellum", "huggingface.co/JetBrains/Mellum-4b-base README.md, with files", fim.Input{Path: "example.py",
			Files:  []fim.File{{"utils.py", "def multiply(x, y):\n    return x * y\n"}, {"config.py", "DEBUG = True\nMAX_VALUE = 100\n"}},
			Prefix: "def calculate_sum(a, b):\n", Suffix: "\n\n# Test the function\nresult = calculate_sum(5, 10)\nprint(result)"},
			"<filename>utils.py\ndef multiply(x, y):\n    return x * y\n<filename>config.py\nDEBUG = True\nMAX_VALUE = 100\n<filename>example.py\n<fim_suffix>\n\n# Test the function\n" +
				"result = calculate_sum(5, 10)\nprint(result)<fim_prefix>def calculate_sum(a, b):\n<fim_middle>"},
		{"mellum", "huggingface.co/JetBrains/Mellum-4b-base README.md", fim.Input{Prefix: "{prefix}", Suffix: "{suffix}"}, "<fim_suffix>{suffix}<fim_prefix>{prefix}<fim_middle>"},
		{"seed-coder", "arxiv.org/abs/2506.03524 section 2.2", fim.Input{Prefix: "PREFIX", Suffix: "SUFFIX"}, "<[fim-suffix]>SUFFIX<[fim-prefix]>PREFIX<[fim-middle]>"},
		// There the prompt is a user's turn, and every mark has a line of its own.
		{"granite4", "www.ibm.com/granite/docs/use-cases/prompt-engineering", fim.Input{Prefix: "\ndef fibonacci(n):\nresult =\n", Suffix: "\nreturn result\n"},
			"<|fim_prefix|>\ndef fibonacci(n):\nresult =\n<|fim_suffix|>\nreturn result\n<|fim_middle|>"},
	} {
		p := family(t, c.family).Prompt(c.in, fim.Options{})
		if p.Text != c.want || !p.Raw || len(p.Stops) == 0 {
			t.Errorf("%s (%s)\n got %q\nwant %q", c.family, c.at, p.Text, c.want)
		}
	}
}

// Every string of the table is the one that prompts are made of, and every family is in the table.
func TestTable(t *testing.T) {
	text, err := os.ReadFile("testdata/families.tsv")
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]int{}
	for i, l := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		row := strings.Split(l, "\t")
		if len(row) != 5 || i > 0 && !strings.HasPrefix(row[3], "https://") {
			t.Fatalf("line %d: %q", i+1, row)
		}
		if i == 0 {
			continue
		}
		has[row[0]]++
		f, s := family(t, row[0]), strings.ReplaceAll(row[2], `\n`, "\n")
		p := f.Prompt(fim.Input{Repo: "%s", Path: "%s", Prefix: "p", Suffix: "s", Files: []fim.File{{"%s", "x"}}}, fim.Options{})
		if row[1] == "stop" && !slices.Contains(p.Stops, s) || row[1] != "stop" && !strings.Contains(p.Text, s) {
			t.Errorf("%s: %s %q is not in %q, %q", row[0], row[1], s, p.Text, p.Stops)
		}
	}
	for _, name := range fim.Names() {
		if has[name] == 0 && name != "none" && name != "chat" {
			t.Errorf("the table has no %s", name)
		}
	}
}

var sample = fim.Input{
	Repo: "courier", Path: "queue/send.go", Language: "go",
	Prefix: "package queue\n\nfunc (q *Queue) Send(m Message) error {\n\t", Suffix: "\n}\n",
	Files: []fim.File{{"queue/queue.go", "type Queue struct{ ch chan Message }\n"}, {"queue/message.go", "type Message struct{ To string }"}},
	Edits: []fim.Edit{{"queue/queue.go", "@@ -1 +1 @@\n-type Queue struct{}\n+type Queue struct{ ch chan Message }\n", false}, {"queue/send.go", "@@ -3 +3 @@\n-func Send() {\n+func (q *Queue) Send(m Message) error {\n", true}},
}

// One prompt of the whole repository for each family, to be read.
func TestGolden(t *testing.T) {
	for _, name := range fim.Names() {
		p := family(t, name).Prompt(sample, fim.Options{ThreeNewlines: true})
		got := fmt.Sprintf("family %s, raw %v\nstops %q\n", p.Family, p.Raw, p.Stops)
		if p.System != "" {
			got += "--- system\n" + p.System + "\n"
		}
		golden(t, name, got+"--- prompt\n"+p.Text+"\n")
	}
	region := fim.Region{Path: "queue/send.go", Before: "package queue\n\n", Text: "func (q *Queue) Send(m Message) error {\n\treturn nil\n}\n", After: "\nfunc main() {}\n", Cursor: 44, Original: "func Send() {\n}\n"}
	for _, s := range []fim.Style{fim.Blocks, fim.Diffs} {
		golden(t, "next-edit-"+string(s), fim.NextEdit(s, region, sample.Edits, sample.Files, 4000, nil).Text+"\n")
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil || string(want) != got {
		t.Errorf("%s (-update writes it): %v\n%s", file, err, got)
	}
}

// Whatever is in files, each of a family's tokens is in the prompt as often as in the prompt of harmless files of the same shape.
func TestHarmless(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, name := range fim.Names() {
		f := family(t, name)
		tokens := f.Tokens()
		for range 400 {
			bad, good := hostile(r, tokens)
			for style := range 3 {
				a, b := shape(f, bad, style), shape(f, good, style)
				for _, token := range tokens {
					if n, want := strings.Count(a, token), strings.Count(b, token); n != want {
						t.Fatalf("%s: %q stands %d times and not %d\n%q\n%q", name, token, n, want, a, bad)
					}
				}
			}
		}
	}
}

// shape is a prompt of each kind with a text in every place where text from files goes.
func shape(f fim.Family, text string, style int) string {
	edits := []fim.Edit{{"a/" + text, text, true}, {text, "@@ -1 +1 @@\n-" + text + "\n+" + text + "\n", false}}
	files := []fim.File{{text, text}, {"b", text + "\n"}}
	r := fim.Region{Path: text, Before: text + "\n", Text: text + "\n", After: text, Original: text}
	switch {
	case style == 1 && f.Name == "qwen":
		return fim.NextEdit(fim.Blocks, r, edits, files, 1<<20, nil).Text
	case style == 2 && f.Name == "seed-coder":
		return fim.NextEdit(fim.Diffs, r, edits, files, 1<<20, nil).Text
	case style == 1:
		return f.Prompt(fim.Input{Prefix: text, Suffix: text}, fim.Options{}).Text
	}
	in := fim.Input{Repo: text, Path: text, Language: "go", Prefix: text, Suffix: text, Files: files, Edits: edits}
	return f.Prompt(in, fim.Options{}).Text
}

// hostile is a text with tokens, pieces of them and broken ones in it, and one of the same length without.
func hostile(r *rand.Rand, tokens []string) (bad, good string) {
	var b strings.Builder
	for range 1 + r.IntN(8) {
		token := tokens[r.IntN(len(tokens))]
		runes := []rune(token)
		switch r.IntN(5) {
		case 0:
			b.WriteString(token)
		case 1:
			cut := r.IntN(len(runes))
			b.WriteString(string(runes[:cut]) + token + string(runes[cut:])) // one within another
		case 2:
			b.WriteString(string(runes[:1]) + strings.Repeat(`\`, r.IntN(3)) + string(runes[1:]))
		case 3:
			b.WriteString(string(runes[:r.IntN(len(runes))]))
		case 4:
			b.WriteString([]string{"x", "+", "<", " ", "\t", "é", "\\", "["}[r.IntN(8)])
		}
	}
	bad = b.String()
	return bad, strings.Repeat("x", len(bad))
}

// What was broken in the prompt is whole in the answer, whatever it was.
func FuzzEscape(f *testing.F) {
	f.Add("<|fim_prefix|>")
	f.Add(`<\|fim_prefix|> <\\|file_sep|>`)
	f.Add("<s>++++++ [PREFIX]\n+++++ x")
	f.Fuzz(func(t *testing.T, text string) {
		for _, name := range fim.Names() {
			x := family(t, name)
			broken := x.Escape(text)
			if back := x.Unescape(broken); back != text {
				t.Errorf("%s: %q became %q and then %q", name, text, broken, back)
			}
			for _, token := range x.Tokens() {
				if strings.Contains(broken, token) {
					t.Errorf("%s: %q is in %q", name, token, broken)
				}
			}
		}
	})
}

// A file cannot end the comment that it is quoted in.
func TestCommented(t *testing.T) {
	in := fim.Input{Path: "a.html", Prefix: "<p>", Files: []fim.File{{"b.html", "<b> --> <script>\n"}, {"c-->.html", "x"}}}
	if p := family(t, "starcoder").Prompt(in, fim.Options{}); strings.Count(p.Text, "-->") != 4 {
		t.Error(p.Text)
	}
	in.Path = "a.unheardof"
	if p := family(t, "starcoder").Prompt(in, fim.Options{}); p.Text != "<fim_prefix><p><fim_suffix><fim_middle>" {
		t.Error(p.Text)
	}
}

func TestByModel(t *testing.T) {
	for name, want := range map[string]string{
		"qwen2.5-coder:7b": "qwen", "Qwen/Qwen3-Coder-30B-A3B-Instruct": "qwen", "deepseek-coder-v2:16b": "deepseek", "deepseek-ai/DeepSeek-Coder-V2-Lite-Base": "deepseek",
		"codellama:7b-code": "codellama", "meta/CodeLlama-7b-hf": "codellama", "starcoder:1b": "starcoder", "starcoder2:3b": "starcoder2", "bigcode/starcoder2-15b": "starcoder2",
		"stable-code:3b": "stable-code", "granite-code:8b": "granite", "ibm-granite/granite-8b-code-base-4k": "granite", "granite4:3b": "granite4", "ibm-granite/granite-4.0-h-small": "granite4",
		"codestral-latest": "codestral", "codestral:22b": "codestral", "mamba-codestral-7b": "none", "codegemma:2b": "codegemma", "JetBrains/Mellum-4b-base": "mellum",
		"ByteDance-Seed/Seed-Coder-8B-Base": "seed-coder", "zeta-2.1": "seed-coder", "sweep-next-edit-1.5b": "qwen", "gpt-4o": "chat", "claude-sonnet-4-5": "chat",
	} {
		if f, known := fim.ByModel(name); f.Name != want || !known {
			t.Errorf("%s: %s, %v", name, f.Name, known)
		}
	}
	if f, known := fim.ByModel("somebody/else"); f.Name != fim.Default || known {
		t.Errorf("%s, %v", f.Name, known)
	}
}

func TestCutMarks(t *testing.T) {
	for _, c := range [][3]string{{"a<|endoftext|>b", "x", "a"}, {"a<|endoftext|>b<fim_middle>", "say <|endoftext|>", "a<|endoftext|>b"}, {"a <b> [PREFIX] </s>", "", "a <b> [PREFIX] </s>"}} {
		if got := fim.CutMarks(c[0], "", c[1]); got != c[2] {
			t.Errorf("%q: %q", c[0], got)
		}
	}
}

func TestClean(t *testing.T) {
	for _, c := range []struct{ family, answer, want string }{
		{"qwen", "return nil<|endoftext|>more", "return nil"},
		{"qwen", `s := "<\|fim_prefix|>"<|file_sep|>x`, `s := "<|fim_prefix|>"`},
		{"qwen", "a\n\n\nb", "a"},
		{"none", "a\n\nb", "a"},
		{"none", "a\n```\nb", "a\n"},
		{"codestral", `<\s>x<\/s></s>`, `<s>x</s>`},
		{"codestral", "x\n+++++ other.go\n", "x"},
		{"chat", "Sure!\n<fill>return nil</fill> Done.", "return nil"},
		{"chat", "<fill>\na\nb\n</fill>", "a\nb"},
		{"chat", "```go\nreturn nil\n```", "return nil"},
		{"chat", "I think you want to return nil here.", ""},
		{"chat", "<think>\n<fill>no</fill>?</think>\n<fill>yes</fill>", "yes"},
		{"chat", "<fill></fill>", ""},
	} {
		if got := family(t, c.family).Clean(c.answer, fim.Options{ThreeNewlines: true}); got != c.want {
			t.Errorf("%s: %q became %q and not %q", c.family, c.answer, got, c.want)
		}
	}
}

// A prompt of 8,000 tokens, with other files.
func BenchmarkPrompt(b *testing.B) {
	in := fim.Input{Repo: "r", Path: "a.go", Language: "go", Prefix: strings.Repeat("x := f(a, b[i]) // <- here\n", 300), Suffix: strings.Repeat("}\n", 200)}
	for i := range 12 {
		in.Files = append(in.Files, fim.File{Path: fmt.Sprintf("f%d.go", i), Text: strings.Repeat("func (q *Queue) Push(m Message) error { return nil }\n", 30)})
	}
	for _, name := range []string{"qwen", "starcoder", "chat"} {
		f := family(b, name)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f.Prompt(in, fim.Options{})
			}
		})
	}
}
