package walk

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ignoredBy judges a file by one ignore file in the directory its path starts from.
func ignoredBy(rules *ruleSet, path string) bool {
	top := rules.on(nil, 0)
	for i := range path {
		if path[i] == '/' {
			if r := top.last(path[:i], baseName(path[:i]), true); r != nil && !r.negated {
				return true
			}
		}
	}
	r := top.last(path, baseName(path), false)
	return r != nil && !r.negated
}

func baseName(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }

// Each row is an ignore file and paths to judge by it; git says what is right.
func TestIgnoreAsGit(t *testing.T) {
	rows := []struct{ rules, paths string }{
		{"", "a a/b"},
		{"foo", "foo a/foo foo/a foobar afoo Foo"},
		{"foo/", "foo foo/a a/foo/b a/foo"},
		{"/foo", "foo a/foo foo/a"},
		{"/foo/", "foo foo/a a/foo/b"},
		{"//foo", "foo a/foo"},
		{"/", "a a/b"},
		{"a/foo", "a/foo b/a/foo a/foo/b"},
		{"a/foo/", "a/foo a/foo/b b/a/foo/c"},
		{"*.o", "a.o .o b/a.o a.oo a.o/b o"},
		{"*.tar.gz", "a.tar.gz .tar.gz a.gz x/y.tar.gz"},
		{"*~", "a~ ~ a~b b/c~"},
		{"*", "a a/b .a"},
		{"*/", "a a/b"},
		{"**", "a a/b a/b/c"},
		{"**/", "a a/b"},
		{"/*", "a a/b"},
		{"/**", "a a/b"},
		{"/*/", "a a/b"},
		{"/*/*", "a a/b a/b/c"},
		{"**/foo", "foo a/foo a/b/foo afoo a/bfoo"},
		{"**/foo/bar", "foo/bar a/foo/bar foo/a/bar"},
		{"foo/**", "foo foo/a foo/a/b a/foo/b"},
		{"foo/**/bar", "foo/bar foo/a/bar foo/a/b/bar foobar foo/abar foo/bar/x"},
		{"foo/**/**/bar", "foo/bar foo/a/bar foo/a/b/bar"},
		{"foo**/bar", "foobar foo/bar fooa/bar foo/a/bar fooa/b/bar foo/abar"},
		{"foo**bar", "foobar fooabar foo/bar"},
		{"foo/**bar", "foo/bar foo/abar foo/a/bar"},
		{"a/**b/c", "a/b/c a/xb/c a/x/b/c"},
		{"a/***/b", "a/b a/x/b a/x/y/b"},
		{"a/****", "a a/b a/b/c"},
		{"?**/x", "a/x ab/x a/b/x x"},
		{`a/**\/b`, "a/b a/x/b a/x/y/b"},
		{`\**/b`, "*/b a/b **/b *a/b"},
		{`a\/**/b`, "a/b a/x/b"},
		{"**/a*/**/b?", "a/b a/bc x/ax/y/z/bq ab/bc/d"},
		{"a*/b", "a/b ax/b a/x/b"},
		{"a/*", "a/b a/b/c"},
		{"a/*/c", "a/b/c a/c a/b/b/c"},
		{"a?c", "abc a/c ac abbc"},
		{"x/a?c", "x/abc x/a/c x/ac"},
		{"x/*a*b*a", "x/aba x/xaxbxa x/ab/a x/aabbaab x/aabbaaba"},
		{"*a*b*/c*d", "ab/cd xaxbx/cxd ab/cd/e a/b/cd xab/c/d"},
		{"[abc]", "a b d ab x/c"},
		{"[!abc]", "a b d - ] x/d"},
		{"[^abc]", "a d ^ !"},
		{"[a-c]x", "ax bx cx dx -x"},
		{"[c-a]x", "ax bx cx"},
		{"[a-]x", "ax -x bx"},
		{"[-a]x", "ax -x bx"},
		{"[a-c-e]x", "ax dx ex -x"},
		{"[]a]x", "]x ax bx"},
		{"[!]a]x", "]x ax bx"},
		{"[]-a]x", "]x ^x ax -x bx"},
		{`[\]]x`, "]x ax \\x"},
		{`[\a-c]x`, "ax bx cx \\x"},
		{`[a-\c]x`, "ax bx cx \\x"},
		{`[\\]x`, "\\x x"},
		{`[[:alpha:]]x`, "ax 1x :x [x Zx"},
		{`[[:digit:]-z]x`, "1x -x zx ax"},
		{`[![:space:]]x`, "ax 1x"},
		{`[[:upper:][:digit:]_]x`, "Ax 1x _x ax"},
		{`[[:bogus:]]x`, "ax bx [x"},
		{`[[:alpha]x`, "ax :x [x lx"},
		{`[[:alpha:x`, "ax :x"},
		{`[[:]x`, "[x :x ax"},
		{`[[:]]x`, "[x :]x [:]x []x"},
		{`[[:xdigit:]][[:punct:]][[:blank:]]x`, "a!\\ x"},
		{"[", "[ a"},
		{"[a", "[a a"},
		{"[!", "[! a"},
		{"a[", "a[ a"},
		{"x/[a", "x/[a x/a"},
		{"a[/]b", "a/b a[/]b"},
		{"a[!x]b", "a/b ayb axb"},
		{"x/a[!x]b", "x/a/b x/ayb x/axb"},
		{"[/]a", "a /a"},
		{`\a`, "a \\a"},
		{`a\`, "a a\\"},
		{`a\/`, "a a/b a\\/b"},
		{`*\`, "a a\\"},
		{`\#a`, "#a \\#a"},
		{"#a", "#a a"},
		{`\!a`, "!a a"},
		{"!!a\n", "!a a"},
		{`\*`, "* a"},
		{`a\*b`, "a*b axb"},
		{`\?`, "? a"},
		{"*\n!a", "a b a/b"},
		{"*\n!*/\n!*.c", "a a.c x/a.c x/a"},
		{"a\n!a/b", "a/b a/c"},
		{"a/*\n!a/b", "a/b a/c a/b/c"},
		{"a/*\n!a/b/\na/b/*\n!a/b/c", "a/b/c a/b/d a/c"},
		{"/*\n!/foo\n/foo/*\n!/foo/bar", "x foo/bar foo/baz foo/bar/qux"},
		{"*.c\n!a.c\n*.c", "a.c b.c"},
		{"a.c\n*.c\n!x.c\nx*\n!xy.c", "a.c x.c xy.c xz.c"},
		{"foo\n!foo/", "foo foo/a"},
		{"foo/\n!foo", "foo foo/a"},
		{"!", "a !"},
		{"!/", "a !"},
		{"a.b.c\n!*.c\n*.b.c", "a.b.c x.b.c x.c"},
		{".*\n!.gitignore", ".a .gitignore x/.b"},
		{"é*\n[é]x\n?y", "éa éx ay éy"},
		{"a//b", "a/b"},
		{"a/./b", "a/b"},
		{"./a", "a"},
		{"../a", "a"},
	}
	rows = append(rows,
		struct{ rules, paths string }{"a\r\nb\r\n\r\n#c\r\nd\r", "a b c d"},
		struct{ rules, paths string }{"\xef\xbb\xbfa\nb", "a b"},
		struct{ rules, paths string }{"a\x00b\nc", "a ab c"},
		struct{ rules, paths string }{"a   \nb\\ \nc\\  \nd \\ \ne\t", "a b c d e"},
		struct{ rules, paths string }{"   \n a\n", "a"},
	)
	root := isolatedRepo(t, nil)
	files, input := map[string]string{}, ""
	for i, row := range rows {
		files[fmt.Sprintf("%d/.gitignore", i)] = row.rules
		for p := range strings.FieldsSeq(row.paths) {
			input += fmt.Sprintf("%d/%s\x00", i, p)
		}
	}
	write(t, root, files)
	ignored := zeroed(git(t, root, input, "check-ignore", "--no-index", "--stdin", "-z"))
	for i, row := range rows {
		set := parseRules([]byte(row.rules), ".gitignore")
		for p := range strings.FieldsSeq(row.paths) {
			want := slices.Contains(ignored, fmt.Sprintf("%d/%s", i, p))
			if got := ignoredBy(set, p); got != want {
				t.Errorf("%q on %q: ignored %v, git says %v", row.rules, p, got, want)
			}
		}
	}
}

func isolatedRepo(t *testing.T, files map[string]string) string {
	isolate(t)
	return repo(t, files)
}

// Every byte that can be in a name, against every class.
func TestClassesAsGit(t *testing.T) {
	classes := strings.Fields("alnum alpha blank cntrl digit graph lower print punct space upper xdigit")
	root := isolatedRepo(t, nil)
	files, input := map[string]string{}, ""
	for _, class := range classes {
		files[class+"/.gitignore"] = "x[[:" + class + ":]]"
		for c := 1; c < 256; c++ {
			if c != '/' {
				input += class + "/x" + string([]byte{byte(c)}) + "\x00"
			}
		}
	}
	write(t, root, files)
	ignored := zeroed(git(t, root, input, "check-ignore", "--no-index", "--stdin", "-z"))
	for _, class := range classes {
		set := parseRules([]byte(files[class+"/.gitignore"]), "")
		for c := 1; c < 256; c++ {
			name := "x" + string([]byte{byte(c)})
			if got, want := ignoredBy(set, name), slices.Contains(ignored, class+"/"+name); c != '/' && got != want {
				t.Errorf("[:%s:] has %q: %v, git says %v", class, byte(c), got, want)
			}
		}
	}
}

// Random patterns out of the pieces that matter, in numbers no table has.
func TestRandomPatternsAsGit(t *testing.T) {
	const dirs, each = 400, 40
	random := rand.New(rand.NewPCG(1, 2))
	root := isolatedRepo(t, nil)
	files, input := map[string]string{}, ""
	for i := range dirs {
		files[fmt.Sprintf("%d/.gitignore", i)] = randomRules(random, 1+random.IntN(5))
		for range each {
			input += fmt.Sprintf("%d/%s\x00", i, randomPath(random, 5))
		}
	}
	write(t, root, files)
	ignored := map[string]bool{}
	for _, p := range zeroed(git(t, root, input, "check-ignore", "--no-index", "--stdin", "-z")) {
		ignored[p] = true
	}
	for _, p := range zeroed(input) {
		dir, path, _ := strings.Cut(p, "/")
		rules := files[dir+"/.gitignore"]
		if got := ignoredBy(parseRules([]byte(rules), ""), path); got != ignored[p] {
			t.Errorf("%q on %q: ignored %v, git says %v", rules, path, got, ignored[p])
		}
	}
	if n := len(ignored); n < dirs || n > dirs*each*9/10 {
		t.Errorf("%d of %d paths are ignored: the generator is too one-sided to tell anything", n, dirs*each)
	}
}

func randomRules(random *rand.Rand, n int) string {
	pieces := []string{"a", "b", "c", "a", "b", "ab", "*", "?", "/", "/", "**", "**/", "/**", "*", "[ab]", "[!a]", "[a-c]", `\a`, ".c", "***"}
	var text strings.Builder
	for range n {
		if random.IntN(4) == 0 {
			text.WriteByte('!')
		}
		for range 1 + random.IntN(6) {
			text.WriteString(pieces[random.IntN(len(pieces))])
		}
		if random.IntN(6) == 0 {
			text.WriteByte('/')
		}
		text.WriteByte('\n')
	}
	return text.String()
}

func randomPath(random *rand.Rand, depth int) string {
	names := []string{"a", "b", "c", "ab", "ba", "abc", "a.c", "b.c", "aab"}
	var parts []string
	for range 1 + random.IntN(depth) {
		parts = append(parts, names[random.IntN(len(names))])
	}
	return strings.Join(parts, "/")
}

// Whole trees with ignore files at every level, info/exclude and a global file.
func TestRandomTreesAsGit(t *testing.T) {
	for seed := range uint64(12) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			home := isolate(t)
			random := rand.New(rand.NewPCG(seed, 3))
			files := map[string]string{}
			for range 60 {
				p := randomPath(random, 4)
				if !clashes(files, p) {
					files[p] = "x"
				}
			}
			for _, p := range slices.Sorted(maps.Keys(files)) {
				if dir := filepath.Dir(p); random.IntN(4) == 0 {
					files[filepath.Join(dir, ".gitignore")] = randomRules(random, 1+random.IntN(4))
				}
			}
			root := repo(t, files)
			write(t, root, map[string]string{".git/info/exclude": randomRules(random, 1)})
			write(t, home, map[string]string{".config/git/ignore": randomRules(random, 1)})

			got, _ := paths(t, root, Options{IncludeHidden: true})
			equalPaths(t, got, lsFiles(t, root))
			whyAgrees(t, root, Options{IncludeHidden: true}, got)
			sub := random.IntN(len(files))
			subtreeAsGit(t, root, filepath.Dir(slices.Sorted(maps.Keys(files))[sub]))
		})
	}
}

func clashes(files map[string]string, p string) bool {
	for f := range files {
		if within(f, p) || within(p, f) {
			return true
		}
	}
	return false
}

// subtreeAsGit walks from inside a repository: the rules of outer folders hold. When an outer rule leaves the
// folder itself out git sees nothing in it, while we were asked for it.
func subtreeAsGit(t *testing.T, root, dir string) {
	t.Helper()
	if v, err := Why(root, dir, Options{IncludeHidden: true}); err != nil || !v.Indexed {
		return
	}
	got, _ := paths(t, filepath.Join(root, dir), Options{IncludeHidden: true})
	equalPaths(t, got, lsFiles(t, filepath.Join(root, dir)))
}

// whyAgrees asks Why, and what looks at parts of a tree, about everything below root, and holds it against what Walk visited.
func whyAgrees(t testing.TB, root string, opts Options, visited []string) {
	t.Helper()
	someAgrees(t, root, opts, visited)
	err := filepath.WalkDir(root, func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, _ := filepath.Rel(root, file)
		v, err := Why(root, rel, opts)
		if err != nil {
			return err
		}
		if v.Indexed != slices.Contains(visited, rel) {
			t.Errorf("Why(%q) says %+v, Walk differs", rel, v)
		}
		if !v.Indexed && v.Reason == "" {
			t.Errorf("Why(%q) gives no reason", rel)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func FuzzPattern(f *testing.F) {
	for _, s := range [][2]string{
		{"foo", "a/foo"}, {"a/**/b", "a/x/b"}, {"[[:alpha:]-z]*", "a-"}, {"!a\n*", "a"}, {`a\ `, "a "}, {"x**/y", "x/y"},
		{"*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaac"}, {"**/a/**/b/**/c", "a/a/b/b/a/c"}, {"[]-a]", "^"}, {`**\/b`, "a/b"},
	} {
		f.Add(s[0], s[1])
	}
	f.Setenv("HOME", f.TempDir())
	root := repo(f, nil)
	f.Fuzz(func(t *testing.T, rules, path string) {
		if len(rules) > 200 || !plainPath(path) {
			return
		}
		got := ignoredBy(parseRules([]byte(rules), ""), path)
		write(t, root, map[string]string{".gitignore": rules})
		want := git(t, root, "./"+path+"\x00", "check-ignore", "--no-index", "--stdin", "-z") != ""
		if got != want {
			t.Errorf("%q on %q: ignored %v, git says %v", rules, path, got, want)
		}
	})
}

// plainPath reports whether a path is one git can be asked about: relative, clean and not in .git.
func plainPath(path string) bool {
	for part := range strings.SplitSeq(path, "/") {
		if part == "" || part == "." || part == ".." || strings.EqualFold(part, ".git") {
			return false
		}
	}
	return len(path) < 200 && !strings.Contains(path, "\x00")
}
