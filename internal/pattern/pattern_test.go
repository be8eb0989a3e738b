package pattern_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pattern"
)

// TestRequired has for patterns the texts of which every match holds one.
func TestRequired(t *testing.T) {
	for _, c := range []struct {
		pattern string
		want    []string
		fold    bool
	}{
		{`dial(Parallel|Serial)\(`, []string{`dialParallel(`, `dialSerial(`}, false},
		{`errors\.New\("`, []string{`errors.New("`}, false},
		{`foo.*longer`, []string{`longer`}, false},
		{`longer.*foo`, []string{`longer`}, false},
		{`^package`, []string{`package`}, false},
		{`\bTODO\b`, []string{`TODO`}, false},
		{`colou?r`, []string{`color`, `colour`}, false},
		{`[Pp]arse`, []string{`parse`}, true},
		{`(abc)+`, []string{`abc`}, false},
		{`(abc){2,3}x`, []string{`abcabcx`, `abcabcabcx`}, false},
		{`x*abc|def`, []string{`abc`, `def`}, false},
		{`a|b|[c-z]{3}`, nil, false},
		{`(?i)Foo`, []string{`foo`}, true},
		{`(?i)foo|Bar`, []string{`foo`, `bar`}, true},
		{`Bar(?i:foo)`, []string{`barfoo`}, true},
		{`(?i)größe`, []string{`gr`}, true},
		{`größe`, []string{`größe`}, false},
		{`\w+`, nil, false},
		{`.`, nil, false},
		{`a*`, nil, false},
		{`(a|)`, nil, false},
		{`\x{fffd}abc`, nil, false},
		{`\x{fffd}.*abc`, []string{`abc`}, false},
		{`[0-9]+ms`, []string{`ms`}, false},
		{`func \w+\(ctx context`, []string{`(ctx context`}, false},
	} {
		p, err := pattern.Compile(c.pattern, pattern.Options{})
		if err != nil {
			t.Errorf("%s: %v", c.pattern, err)
			continue
		}
		got, fold := p.Required()
		if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(c.want))) || fold != c.fold {
			t.Errorf("%s: required %q, %v, want %q, %v", c.pattern, got, fold, c.want, c.fold)
		}
	}
}

// TestWrong has patterns that are refused, with what the error says.
func TestWrong(t *testing.T) {
	for _, c := range []struct{ pattern, want string }{
		{"", "empty"},
		{strings.Repeat("a", pattern.MaxLen+1), "search for a part"},
		{"a\nb", "line feed"},
		{`a\nb`, "line feed"},
		{"\xff", "not UTF-8"},
		{"dial(", `missing closing ) in "dial("`},
		{"a**", "invalid nested repetition operator"},
		{`(?=x)`, "neither lookaround nor backreferences"},
		{`(a)\1`, "neither lookaround nor backreferences"},
		{`(((a{100}){100}){100})`, "invalid repeat count"},
	} {
		_, err := pattern.Compile(c.pattern, pattern.Options{})
		if !errors.Is(err, ctxsys.ErrUsage) || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40q: %v, want %q", c.pattern, err, c.want)
		}
	}
}

// TestEnds: when the context ends, so does the search through a long text.
func TestEnds(t *testing.T) {
	text := bytes.Repeat([]byte("abc abc\n"), 100_000)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, expr := range []string{`\w`, `ab+c`} {
		p, err := pattern.Compile(expr, pattern.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if at, err := p.Scanner().Lines(ctx, nil, text); !errors.Is(err, context.Canceled) || len(at) == 100_000 {
			t.Errorf("%s: %d lines, %v", expr, len(at), err)
		}
	}
}

// FuzzLines compares with Go's regexp on each line by itself. So no literal that is required excludes a line that matches.
func FuzzLines(f *testing.F) {
	for _, text := range []string{
		"", "\n", "a", "a\n", "\n\n", "abc\nABC\n\nabd", "foo bar\nfoo\tbar\r\nbar", "Kelvin \u212a\nlong \u017f S s k", "\u212a\n\u017f\nk\nS\n", "gr\u00f6\u00dfe\nGR\u00d6SSE", "\xff\xfe a\ufffdb\n\xc3",
		"xx\n" + strings.Repeat("long line ", 7000) + "\nend",
	} {
		for _, expr := range []string{
			`a`, `^`, `$`, `^$`, `a*`, `(?i)k`, `(?i)s[k-m]?`, `a|b`, `ab[cd]`, `\bfoo\b`, `[^a]b`, `(?s)a.b`, `\s`, `foo\s+bar`, `\Aa\z`, `(?i:Ab)c`, `x{2,3}`, `(ab|cd)(e|f)?`, `.`, `\x{fffd}`, `[^x]`,
			`(?i)größe`, `end$`, `\W`, `(?U)a+`, `(a|)`, `[k\x{212a}]`, `(?i)[a-c]x|yy`, `\D\n?`, "ab\\", `.*line`, `(foo|ba)r? `,
		} {
			f.Add(expr, text, false, false)
			f.Add(expr, text, true, true)
			f.Add(expr, text, false, true)
		}
	}
	f.Fuzz(func(t *testing.T, expr, text string, literal, ignoreCase bool) {
		p, err := pattern.Compile(expr, pattern.Options{Literal: literal, IgnoreCase: ignoreCase})
		if err != nil {
			if !errors.Is(err, ctxsys.ErrUsage) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%q: %v", expr, err)
			}
			return
		}
		if literal {
			expr = regexp.QuoteMeta(expr)
		}
		if ignoreCase {
			expr = "(?i)" + expr
		}
		re := regexp.MustCompile(expr)
		want := map[int]bool{}
		lines := strings.Split(text, "\n")
		if lines[len(lines)-1] == "" {
			lines = lines[:len(lines)-1]
		}
		for i, line := range lines {
			if re.MatchString(line) {
				want[i] = true
			}
			if p.Match([]byte(line)) != want[i] {
				t.Fatalf("%q on line %q: %v", expr, line, !want[i])
			}
		}
		at, err := p.Scanner().Lines(context.Background(), nil, []byte(text))
		if err != nil || !slices.IsSorted(at) {
			t.Fatal(at, err)
		}
		for _, n := range at {
			line := strings.Count(text[:n], "\n")
			if !want[line] {
				t.Fatalf("%q finds line %d of %q, or finds it twice", expr, line, text)
			}
			delete(want, line)
		}
		if len(want) > 0 {
			t.Fatalf("%q does not find lines %v of %q", expr, want, text)
		}
	})
}

func ExampleScanner_Lines() {
	p, err := pattern.Compile(`dial(Parallel|Serial)\(`, pattern.Options{})
	if err != nil {
		panic(err)
	}
	at, _ := p.Scanner().Lines(context.Background(), nil, []byte("a\nx := dialSerial(ctx)\n"))
	texts, _ := p.Required()
	fmt.Println(at, texts)
	// Output: [7] [dialParallel( dialSerial(]
}
