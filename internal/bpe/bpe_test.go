package bpe

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

func encodings(t testing.TB) []*Encoding {
	t.Helper()
	o, err := O200K()
	if err != nil {
		t.Fatal(err)
	}
	c, err := CL100K()
	if err != nil {
		t.Fatal(err)
	}
	return []*Encoding{o, c}
}

// The numbers are those that OpenAI's own program gives: see TestAsPublished, which needs it.
func TestEncode(t *testing.T) {
	e := encodings(t)
	for _, tt := range []struct {
		text   string
		o, c   []uint32
		pieces string // as o200k_base cuts it
	}{
		{"", nil, nil, ""},
		{"hello world", []uint32{24912, 2375}, []uint32{15339, 1917}, "hello| world"},
		{"don't HTTPServer", []uint32{91418, 21929, 6444}, []uint32{15357, 956, 10339, 5592}, "don't| HTTPServer"},
		{"\t\tif x {\n\n\t}", nil, nil, "\t|\tif| x| {\n\n|\t|}"},
		{"a  b   ", nil, nil, "a| | b|   "},
		{"12345 //\n/x", nil, nil, "123|45| //\n/|x"},
		{"日本ABC", nil, nil, "日本|ABC"},
		{"日本ABC漢字abc", nil, nil, "日本ABC漢字abc"},
	} {
		if got := strings.Join(split(e[0], tt.text), "|"); got != tt.pieces {
			t.Errorf("%q is cut into %q, want %q", tt.text, got, tt.pieces)
		}
		for i, want := range [][]uint32{tt.o, tt.c} {
			if want != nil && !slices.Equal(e[i].Encode(tt.text), want) {
				t.Errorf("%s: %q is %v, want %v", e[i].Name(), tt.text, e[i].Encode(tt.text), want)
			}
		}
	}
}

func split(e *Encoding, text string) (out []string) {
	e.pieces(text, func(p []byte) { out = append(out, string(p)) })
	return out
}

// TestAsPublished compares numbers with those of tiktoken, for texts of all kinds.
func TestAsPublished(t *testing.T) {
	texts := samples(t)
	input, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range encodings(t) {
		cmd := judges.Command(t, "node", filepath.Join(judges.Dir(), "tokens.mjs"), e.Name())
		cmd.Stdin, cmd.Stderr = bytes.NewReader(input), os.Stderr
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		var want [][]uint32
		if err := json.Unmarshal(out, &want); err != nil {
			t.Fatal(err)
		}
		tokens := 0
		for i, text := range texts {
			tokens += len(want[i])
			if got := e.Encode(text); !slices.Equal(got, want[i]) {
				t.Errorf("%s: %.200q: %d tokens, want %d", e.Name(), text, len(got), len(want[i]))
			}
			if got := e.Count(text); got != len(want[i]) {
				t.Errorf("%s: %.200q counts %d, want %d", e.Name(), text, got, len(want[i]))
			}
		}
		t.Logf("%s: %d texts, %d tokens", e.Name(), len(texts), tokens)
	}
}

// samples are files in many languages, what the patterns find hard, and chance.
func samples(t *testing.T) []string {
	t.Helper()
	texts := strings.Split(hard, "\n")
	texts = append(texts, hard, strings.ReplaceAll(hard, "\n", "\r\n"))
	for _, unit := range []string{" ", "\n", "\t", "a", "A", "0", "é", "漢", "😀", "=", "/", " a", "\r\n ", "ab", "\u0301", "'s"} {
		for _, n := range []int{2, 3, 7, 64, 97, 130, 1000} {
			texts = append(texts, strings.Repeat(unit, n), "x"+strings.Repeat(unit, n)+"y")
		}
	}
	for _, root := range []string{"../parse/testdata", "../parse/outline/testdata", "../document/testdata", "."} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(path, ".bin") {
				return err
			}
			text, err := os.ReadFile(path)
			if err == nil && utf8.Valid(text) && len(text) < 200_000 {
				texts = append(texts, string(text))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	alphabet := []rune(" \n\r\t  ''sStTmMdDrReEvVlLſaAbBzZ019½²٣éÉßǅʰªſ漢かカー한अ\u0301\u093f\u200d\u00a0\u3000\u0085😀🏽\"\\/.,:;{}()[]<>=+-*_#@!$%&|^~`€\ufeff")
	for range 3000 {
		n := 1 + random.IntN(60)
		var b strings.Builder
		for range n {
			b.WriteRune(alphabet[random.IntN(len(alphabet))])
		}
		texts = append(texts, b.String())
	}
	for range 300 { // bytes, as they are sent: what is not UTF-8 becomes U+FFFD
		b := make([]byte, random.IntN(200))
		for i := range b {
			b[i] = byte(random.Uint32())
		}
		texts = append(texts, string([]rune(string(b))))
	}
	for range 500 { // any character there was in Unicode 10
		var b strings.Builder
		for range 1 + random.IntN(30) {
			if r := rune(random.IntN(0x20000)); r < 0xD800 || r > 0xDFFF {
				b.WriteRune(r)
			}
		}
		texts = append(texts, b.String())
	}
	return texts
}

const hard = `I'm you're WE'LL they'Ve I'D can'T it's It'ſ 'sound 'tis ''s' rock'n'roll
fooBar FooBar FOOBar HTTPServer2 parseURL v1.2.3 x86_64 snake_case kebab-case SCREAMING_CASE __init__
1234567890 0x1F 1e-9 1,000,000 ½ ² ٣٤٥٦ Ⅷ
   leading	tabs		and   runs     of spaces   
if (a==b&&c!=d||!e) { return x->y[z++] <<= 0x10; } // comment /* more */ /// doc
<|endoftext|><|im_start|>system<|im_end|>
日本語のテキスト、漢字とカタカナ。한국어 텍스트 中文文本，没有空格
Привет, мир! Ελληνικά שלום العربية हिन्दी ไทย
é é e◌́ ǅ ʰ ª ﬁ ß İ ı
👍🏽 👨‍👩‍👧‍👦 🇩🇪 ☃️ �
a b　c d` + "\u2028e\u0085f\ufeffg" + `
data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
https://example.com/a/b?c=d&e=%20f#g user@example.com C:\Users\x\y.txt`

// FuzzCount looks for texts that panic, hang, or are not what their tokens spell.
func FuzzCount(f *testing.F) {
	for _, line := range strings.Split(hard, "\n") {
		f.Add(line)
	}
	e := encodings(f)
	f.Fuzz(func(t *testing.T, text string) {
		for _, e := range e {
			var spelled []byte
			ids := e.Encode(text)
			for _, id := range ids {
				spelled = append(spelled, e.token(id)...)
			}
			if want := string([]rune(text)); string(spelled) != want {
				t.Fatalf("%s: the tokens spell %q, want %q", e.Name(), spelled, want)
			}
			if n := e.Count(text); n != len(ids) {
				t.Fatalf("%s: %d tokens, counted %d", e.Name(), len(ids), n)
			}
			for _, piece := range split(e, text) { // one way of joining is the other's judge
				var a, b [][]byte
				if len(piece) <= short && e.rank([]byte(piece)) == none {
					e.join([]byte(piece), func(t []byte) { a = append(a, t) })
					e.joinLong([]byte(piece), func(t []byte) { b = append(b, t) })
					if !slices.EqualFunc(a, b, bytes.Equal) {
						t.Fatalf("%s: %q is joined to %q and to %q", e.Name(), piece, a, b)
					}
				}
			}
		}
	})
}

func TestDamaged(t *testing.T) {
	for _, n := range []int{0, 3, headSize, headSize + 100, len(builtin) / 2, len(builtin) - 1} {
		if _, _, err := unpack(builtin[:n], true); err == nil {
			t.Errorf("%d bytes of %d are taken for the whole", n, len(builtin))
		}
	}
	broken := bytes.Clone(builtin)
	broken[headSize+1000] ^= 1
	if _, _, err := unpack(broken, false); err == nil {
		t.Error("a flipped bit is not noticed")
	}
}

func BenchmarkLoad(b *testing.B) {
	for range b.N {
		if _, err := O200K(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCount(b *testing.B) {
	text, err := os.ReadFile("vocabulary.go")
	if err != nil {
		b.Fatal(err)
	}
	for _, e := range encodings(b) {
		b.Run(e.Name(), func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for range b.N {
				e.Count(string(text))
			}
		})
	}
}
