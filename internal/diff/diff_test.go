package diff

import (
	"fmt"
	"strings"
	"testing"
)

// describe lists changes as text: kind, old name, new name, edited.
func describe(r Result) string {
	var b strings.Builder
	for _, c := range r.Symbols {
		fmt.Fprintf(&b, "%s", c.Kind)
		name := func(s *Side) {
			if s != nil {
				fmt.Fprintf(&b, " %s#%s", s.Path, s.Symbol.QualifiedName)
			}
		}
		name(c.Old)
		if c.Old == nil || c.New != nil && (c.New.Path != c.Old.Path || c.New.Symbol.QualifiedName != c.Old.Symbol.QualifiedName) {
			name(c.New)
		}
		if c.Edited {
			b.WriteString(" edited")
		}
		b.WriteString("\n")
	}
	return b.String()
}

func goFile(path, text string) Text {
	return Text{Path: path, Language: "go", Text: []byte("package p\n\n" + text)}
}

func pythonFile(path, text string) Text {
	return Text{Path: path, Language: "python", Text: []byte(text)}
}

func javaFile(path, text string) Text {
	return Text{Path: path, Language: "java", Text: []byte(text)}
}

func TestCompare(t *testing.T) {
	const box = "class Box {\n    // How many it holds.\n    int size;\n\n    /** Fills it. */\n    void fill() {\n        size = 9; // all of it\n    }\n\n    int left() {\n        return 9 - size;\n    }\n}\n"
	const sum = "func sum(list []int) int {\n\tn := 0\n\tfor _, x := range list {\n\t\tn += x\n\t}\n\treturn n\n}\n"
	const most = "func most(list []string) string {\n\tbest := \"\"\n\tfor _, s := range list {\n\t\tif len(s) > len(best) {\n\t\t\tbest = s\n\t\t}\n\t}\n\treturn best\n}\n"
	for name, c := range map[string]struct {
		pairs []Pair
		want  string
	}{
		"nothing":       {[]Pair{{goFile("a.go", sum), goFile("a.go", sum)}}, ""},
		"white space":   {[]Pair{{goFile("a.go", sum), goFile("a.go", strings.ReplaceAll(sum, "\t", "    "))}}, ""},
		"lines moved":   {[]Pair{{goFile("a.go", sum+most), goFile("a.go", most+"\n\n"+sum)}}, ""},
		"comment":       {[]Pair{{goFile("a.go", sum), goFile("a.go", strings.Replace(sum, "n := 0", "n := 0 // so far", 1))}}, "documentation a.go#sum\n"},
		"doc":           {[]Pair{{goFile("a.go", sum), goFile("a.go", "// sum adds.\n"+sum)}}, "documentation a.go#sum\n"},
		"body":          {[]Pair{{goFile("a.go", sum), goFile("a.go", strings.Replace(sum, "n := 0", "n := 1", 1))}}, "body a.go#sum\n"},
		"signature":     {[]Pair{{goFile("a.go", sum), goFile("a.go", strings.Replace(sum, "int {", "(int, error) {", 1))}}, "signature a.go#sum\n"},
		"added":         {[]Pair{{goFile("a.go", sum), goFile("a.go", sum+most)}}, "added a.go#most\n"},
		"removed":       {[]Pair{{goFile("a.go", sum+most), goFile("a.go", sum)}}, "removed a.go#most\n"},
		"renamed":       {[]Pair{{goFile("a.go", sum), goFile("a.go", strings.Replace(sum, "sum", "total", 1))}}, "renamed a.go#sum a.go#total\n"},
		"short":         {[]Pair{{pythonFile("a.py", "class C:\n    def f(self):\n        self.x = 1\n"), pythonFile("a.py", "class C:\n    def g(self):\n        self.x = 1\n")}}, "renamed a.py#C.f a.py#C.g\n"},
		"and edited":    {[]Pair{{goFile("a.go", most), goFile("a.go", strings.NewReplacer("func most", "func longest", "len(s) >", "len(s) >=").Replace(most))}}, "renamed a.go#most a.go#longest edited\n"},
		"moved":         {[]Pair{{goFile("a.go", sum+most), goFile("a.go", sum)}, {goFile("b.go", ""), goFile("b.go", most)}}, "moved a.go#most b.go#most\n"},
		"file gone":     {[]Pair{{goFile("a.go", sum), Text{}}}, "removed a.go#sum\n"},
		"file new":      {[]Pair{{Text{}, goFile("a.go", sum)}}, "added a.go#sum\n"},
		"another":       {[]Pair{{goFile("a.go", sum), goFile("a.go", most)}}, "added a.go#most\nremoved a.go#sum\n"},
		"file renamed":  {[]Pair{{goFile("a.go", sum), goFile("b.go", sum)}}, ""},
		"twins":         {[]Pair{{goFile("a.go", sum+strings.Replace(sum, "sum", "sum2", 1)), goFile("a.go", strings.Replace(sum, "sum", "all", 1))}}, "added a.go#all\nremoved a.go#sum\nremoved a.go#sum2\n"},
		"indentation":   {[]Pair{{pythonFile("a.py", "def f(x):\n    if x:\n        a()\n        b()\n"), pythonFile("a.py", "def f(x):\n    if x:\n        a()\n    b()\n")}}, "body a.py#f\n"},
		"wider":         {[]Pair{{pythonFile("a.py", "def f(x):\n  if x:\n    a()\n  b()\n"), pythonFile("a.py", "def f(x):\n    if x:\n        a()\n    b()\n")}}, ""},
		"docstring":     {[]Pair{{pythonFile("a.py", "def f(x):\n    return x\n"), pythonFile("a.py", "def f(x):\n    \"\"\"Gives x.\"\"\"\n    return x\n")}}, "documentation a.py#f\n"},
		"method":        {[]Pair{{pythonFile("a.py", "class C:\n    def f(self):\n        return 1\n"), pythonFile("a.py", "class C:\n    def f(self):\n        return 2\n")}}, "body a.py#C.f\n"},
		"in a class":    {[]Pair{{javaFile("B.java", box), javaFile("B.java", strings.Replace(box, "9 - size", "8 - size", 1))}}, "body B.java#Box.left\n"},
		"doc inside":    {[]Pair{{javaFile("B.java", box), javaFile("B.java", strings.Replace(box, "Fills it", "Fills all", 1))}}, "documentation B.java#Box.fill\n"},
		"remark inside": {[]Pair{{javaFile("B.java", box), javaFile("B.java", strings.Replace(box, "all of it", "all", 1))}}, "documentation B.java#Box.fill\n"},
		"class, inside": {[]Pair{{pythonFile("a.py", "class C:\n    def f(self):\n        return 1\n"), pythonFile("a.py", "class C(B):\n    def f(self):\n        return 1\n")}}, "signature a.py#C\n"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := describe(Compare(c.pairs)); got != c.want {
				t.Errorf("got:\n%swant:\n%s", got, c.want)
			}
		})
	}
}
