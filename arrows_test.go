package ctxsys_test

import (
	"flag"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the imports of packages into ARCHITECTURE.md")

const module = "github.com/ctx-sys/ctx-sys"

// arrows says which packages of ours each package imports, the root aside: it holds the nouns, and anybody
// may import it. It is the only such table: the column of ARCHITECTURE.md is made of it (go test . -run Arrows -update). An
// arrow that is not here is a decision: draw it here, or turn the code round.
var arrows = map[string]string{
	".":                  "",
	"cmd/ctx-sys":        "advice agent analytics answer calls chat commits compact complete completion config conversation dependency doctor editor embed engine eval extract fim git githooks graph impact install lsp mcp members memory model op pg project prompt provided rank reader regular render search searcher secret session snapshot sshkey store/postgres summary team team/ask team/indexes team/measure team/serve team/work token tracing transfer watch web workspace written",
	"internal/eval":      "engine git prompt provided query rank reader search token walk",
	"internal/answer":    "analytics checkpoint commits dependency doctor engine extract feedback graph impact memory pack refactor render searcher session similar snapshot suggest team/ask written",
	"internal/mcp":       "agent answer engine graph op reader render rpc workspace",
	"internal/op":        "advice agent analytics answer architecture checkpoint commits compact conversation coverage dependency doctor editor engine entity feedback graph impact lazyregexp memory pack picture prompt query reader refactor regular render said search searcher secret session similar snapshot store/union suggest team/ask token tracing walk workspace written",
	"internal/web":       "agent calls chat compact complete completion dashboard editor fim model op prompt regular render secret walk workspace",
	"internal/lsp":       "completion editor engine graph navigate op prompt reader regular render rpc search secret workspace",
	"internal/workspace": "completion engine snapshot walk watch",
	"internal/engine":    "advice agent analytics architecture/evidence commits completion critique critique/evidence crossrepo dependency document editor embed extract facts git graph index local memory navigate parse prompt provided query rank reader regular retrieve said search searcher secret session snapshot store store/union suggester summary team/ask vectorfile walk written",
	"internal/search":    "advice lexical query rank retrieve snapshot store token walk",
	"internal/graph":     "facts index lazyregexp parse query regular relate render retrieve search snapshot store summary token walk",
	"internal/index":     "arena document embed entity facts lexical parse regular relate secret store summary walk",
	"internal/retrieve":  "embed lexical query store",
	"internal/relate":    "arena facts packed",
	"internal/assemble":  "token",
	"internal/diff":      "document facts parse secret walk",
	"internal/githooks":  "regular",
	"internal/commits":   "diff git lazyregexp lexical local query retrieve secret store",
	"internal/coverage":  "",
	"internal/refactor":  "navigate regular",
	"internal/pack":      "git graph search snapshot store token walk",
	"internal/impact":    "coverage diff facts git graph lazyregexp regular snapshot store walk",

	"internal/architecture": "lazyregexp packages render token",

	"internal/picture": "render",

	"internal/project":      "config regular walk",
	"internal/install":      "config lazyregexp regular",
	"internal/analytics":    "regular secret",
	"internal/calls":        "op secret",
	"internal/checkpoint":   "secret session store",
	"internal/feedback":     "store",
	"internal/critique":     "lazyregexp",
	"internal/suggest":      "secret store",
	"internal/summary":      "secret token",
	"internal/memory":       "embed lazyregexp lexical notes render secret store token",
	"internal/session":      "compact conversation embed lazyregexp lexical secret store",
	"internal/compact":      "conversation lazyregexp render token",
	"internal/complete":     "completion editor fim model",
	"internal/chat":         "compact conversation model token",
	"internal/model":        "embed lazyregexp secret",
	"internal/advice":       "embed secret",
	"internal/conversation": "lazyregexp token",

	"internal/bpe":          "",
	"internal/e2e":          "",
	"internal/effort":       "",
	"internal/judges":       "",
	"internal/dashboard":    "",
	"internal/config":       "lazyregexp regular",
	"internal/embed":        "lexical mapped",
	"internal/entity":       "",
	"internal/extract":      "lazyregexp secret token",
	"internal/fim":          "",
	"internal/document":     "facts facts/build lazyregexp",
	"internal/editor":       "",
	"internal/facts":        "packed",
	"internal/gate":         "query",
	"internal/git":          "regular sshkey walk",
	"internal/notes":        "lazyregexp regular secret",
	"internal/lexical":      "",
	"internal/local":        "regular store store/sqlite",
	"internal/model/fake":   "embed",
	"internal/parse":        "facts facts/build lazyregexp parse/outline",
	"internal/crossrepo":    "index lazyregexp packages relate store walk",
	"internal/packages":     "lazyregexp",
	"internal/members":      "packages regular",
	"internal/dependency":   "facts lazyregexp packages parse regular secret snapshot store walk",
	"internal/arena":        "",
	"internal/packed":       "arena",
	"internal/pattern":      "",
	"internal/query":        "lazyregexp",
	"internal/rank":         "",
	"internal/regular":      "",
	"internal/render":       "",
	"internal/rpc":          "",
	"internal/secret":       "",
	"internal/store/sqlite": "embed regular store vectorfile",
	"internal/mapped":       "",
	"internal/vectorfile":   "embed mapped regular",
	"internal/store/union":  "store",
	"internal/token":        "bpe",
	"internal/transfer":     "regular",
	"internal/walk":         "regular",
	"internal/watch":        "regular walk",

	"internal/facts/build":     "facts",
	"internal/facts/factstest": "facts",
	"internal/git/hostile":     "",
	"internal/sshkey":          "",
	"internal/sshkey/sshtest":  "",
	"internal/parse/outline":   "facts facts/build",

	"tools/rankfit":                  "eval rank",
	"tools/ranktrain":                "engine graph rank reader search walk",
	"tools/embedtrain":               "document embed eval facts lexical parse walk",
	"tools/secretrules":              "",
	"tools/release":                  "",
	"tools/vocabulary":               "bpe",
	"tools/bench":                    "",
	"tools/tasks":                    "token",
	"tools/judges":                   "",
	"tools/soak":                     "",
	"internal/store":                 "",
	"internal/snapshot":              "editor embed index lexical rank regular retrieve secret store store/union vectorfile walk",
	"internal/navigate":              "document facts graph index parse snapshot store walk",
	"internal/completion":            "editor index lazyregexp lexical render secret snapshot store token walk",
	"internal/critique/evidence":     "critique git graph lazyregexp lexical retrieve snapshot store",
	"internal/similar":               "embed graph retrieve search snapshot store",
	"internal/provided":              "advice embed index query regular retrieve snapshot store",
	"tools/site":                     "",
	"tools/lines":                    "",
	"internal/agent":                 "analytics checkpoint editor feedback git lazyregexp local memory notes regular secret session store suggest walk",
	"internal/lazyregexp":            "",
	"internal/store/storetest":       "store",
	"internal/reader":                "embed facts graph index lexical parse rank regular render retrieve search similar snapshot store store/union walk",
	"internal/prompt":                "advice agent architecture assemble commits completion dependency gate graph lazyregexp memory notes query reader regular render search searcher secret session snapshot store token walk",
	"internal/searcher":              "advice agent commits document gate index pattern provided query reader regular search secret session snapshot store token walk",
	"internal/architecture/evidence": "architecture graph index reader regular search secret snapshot store walk",
	"internal/suggester":             "agent diff memory reader retrieve search snapshot store suggest walk",
	"internal/said":                  "agent commits graph session store",
	"internal/written":               "entity extract facts graph index notes reader regular said secret session snapshot store walk",
	"internal/pg":                    "tracing",
	"internal/store/postgres":        "pg store",
	"internal/pg/pgtest":             "pg",
	"packaging/team/check":           "",
	"packaging/team/check/chart":     "",
	"internal/tracing":               "secret",
	"internal/team/measure":          "calls pg store/postgres team team/serve team/work",
	"internal/team":                  "git lazyregexp pg regular secret sshkey team/host",
	"internal/team/host":             "",
	"internal/team/host/hosttest":    "",
	"internal/team/ask":              "git lazyregexp regular secret",
	"internal/team/indexes":          "crossrepo index store store/postgres store/union team",
	"internal/team/work":             "embed git index pg regular store team tracing walk",
	"internal/team/serve":            "commits engine git mcp op pg regular render snapshot store team tracing web workspace",
	"internal/doctor":                "agent engine entity facts git index parse reader snapshot store walk written",
}

// outside says who may import what of the world (and of ours the store), for what would hurt in the wrong place. Nobody but
// model, team/ask once the user logged in to a server, team/host, which a team's workers ask code hosts with, and sshkey, by which an admin learns the key of a host, makes a connection, but for web, which asks the server of this machine whether it is there: that is how the program
// keeps its word to stay offline until a model is set up.
var outside = []struct{ what, who string }{
	{"C", "internal/parse internal/store/sqlite"},
	{"database/sql", "internal/store/sqlite"},
	{"github.com/mattn/go-sqlite3", "internal/store/sqlite"},
	{"github.com/jackc/pgx", "internal/pg internal/pg/pgtest internal/store/postgres internal/team internal/team/indexes internal/team/measure internal/team/work"},
	{"github.com/riverqueue/river", "internal/team internal/team/work"},
	{"github.com/coreos/go-oidc", "internal/team/serve"},
	{"github.com/pressly/goose", "internal/pg"},
	{"github.com/tree-sitter", "internal/parse"},
	{"github.com/tree-sitter-grammars", "internal/parse"},
	{"github.com/alexaandru/go-sitter-forest", "internal/parse"},
	{"github.com/spf13", "cmd/ctx-sys"},
	{"github.com/fsnotify", "internal/watch"},
	{"github.com/goccy/go-yaml", "internal/config internal/document internal/install internal/members internal/notes internal/packages internal/relate internal/team"},
	{"github.com/BurntSushi/toml", "internal/architecture internal/document internal/install internal/packages tools/secretrules"},
	{"golang.org/x/net", "internal/document"},
	{"golang.org/x/crypto", "internal/sshkey internal/sshkey/sshtest"},
	{"os/exec", "cmd/ctx-sys internal/eval internal/git internal/git/hostile internal/judges internal/sshkey/sshtest tools/bench tools/embedtrain tools/lines tools/ranktrain tools/release tools/secretrules tools/tasks"},
	{"net", "cmd/ctx-sys internal/sshkey internal/sshkey/sshtest internal/team/measure internal/team/serve internal/web"},
	{"net/http", "internal/calls internal/mcp internal/model internal/model/fake internal/team internal/team/ask internal/team/host internal/team/host/hosttest internal/team/measure internal/team/serve internal/tracing internal/web"},
	{"github.com/modelcontextprotocol", "internal/mcp internal/team/serve tools/tasks"},
	{"github.com/prometheus", "internal/calls internal/team/measure"},
	{"go.opentelemetry.io", "internal/tracing"},
	{"github.com/google/jsonschema-go", "internal/op internal/web"},
	{"github.com/sourcegraph/jsonrpc2", "internal/lsp"},
	{module + "/internal/store/sqlite", "internal/local"}, // the one place that knows how package store is implemented
	{"net/rpc", ""},
	{"crypto/tls", "internal/team/serve"},
}

func TestArrows(t *testing.T) {
	imports := importsOf(t, os.DirFS("."))
	for _, pkg := range slices.Sorted(maps.Keys(imports)) {
		row, ok := arrows[pkg]
		if !ok {
			t.Errorf("%s has no row in the table", pkg)
			continue
		}
		drawn := map[string]bool{}
		for _, name := range strings.Fields(row) {
			drawn["internal/"+name] = true
		}
		for _, to := range imports[pkg] {
			if to == "." && pkg != "." {
				continue
			}
			if !drawn[to] {
				t.Errorf("%s imports %s, which is not in the table", pkg, to)
			}
			delete(drawn, to)
		}
		for to := range drawn {
			t.Errorf("%s does not import %s: take the arrow out of the table", pkg, to)
		}
	}
	for pkg := range arrows {
		if _, ok := imports[pkg]; !ok {
			t.Errorf("the table has a row for %s, which is no package", pkg)
		}
	}
}

func TestOutsideArrows(t *testing.T) {
	seen := map[string]bool{}
	eachImport(t, os.DirFS("."), func(pkg, imported string) {
		for _, o := range outside {
			if imported != o.what && !(strings.Contains(o.what, ".") && strings.HasPrefix(imported, o.what+"/")) {
				continue
			}
			seen[o.what] = true
			if !slices.Contains(strings.Fields(o.who), pkg) {
				t.Errorf("%s imports %s, which is for %q only", pkg, imported, o.who)
			}
		}
	})
	for _, o := range outside {
		if o.who != "" && !seen[o.what] {
			t.Errorf("nobody imports %s: take it out of the table", o.what)
		}
	}
}

// TestArrowsInDocument holds the last column of the table of ARCHITECTURE.md to the table above; with -update it writes the
// column. What a package owns is written there by hand.
func TestArrowsInDocument(t *testing.T) {
	const name = "ARCHITECTURE.md"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	written, wrong := withArrows(string(text), arrows)
	for _, w := range wrong {
		t.Errorf("%s %s", name, w)
	}
	switch {
	case written == string(text):
	case *update:
		if err := os.WriteFile(name, []byte(written), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s shows other imports than the table in arrows_test.go: go test . -run Arrows -update", name)
	}
}

// withArrows fills the last column of a document's table of packages, | `package` | owns | `imports` |, and says which rows
// the table lacks or has too many.
func withArrows(text string, arrows map[string]string) (written string, wrong []string) {
	const head = "| package | owns | may import |\n|---|---|---|\n"
	before, after, ok := strings.Cut(text, head)
	if !ok {
		return text, []string{"has no table of packages"}
	}
	table, after, _ := strings.Cut(after, "\n\n")
	rows := strings.Split(table, "\n")
	shown := map[string]bool{}
	for i, row := range rows {
		cells, pkg := strings.Split(row, "|"), ""
		if len(cells) == 5 {
			pkg = packageOf(strings.Trim(cells[1], " `"), arrows)
		}
		if pkg == "" || shown[pkg] {
			wrong = append(wrong, "has a row that is no package's, not the only one or not of three cells: "+row)
			continue
		}
		shown[pkg] = true
		imports := "-"
		if arrows[pkg] != "" {
			imports = "`" + arrows[pkg] + "`"
		}
		rows[i] = "|" + cells[1] + "|" + cells[2] + "| " + imports + " |"
	}
	for _, pkg := range slices.Sorted(maps.Keys(arrows)) {
		if !shown[pkg] {
			wrong = append(wrong, "lacks a row: | `"+strings.TrimPrefix(pkg, "internal/")+"` | what it owns | |")
		}
	}
	return before + head + strings.Join(rows, "\n") + "\n\n" + after, wrong
}

// packageOf returns the folder of a package by its name in the document, "" for none.
func packageOf(name string, arrows map[string]string) string {
	if name == "ctxsys" {
		return "."
	}
	for _, pkg := range []string{"internal/" + name, name} {
		if _, ok := arrows[pkg]; ok {
			return pkg
		}
	}
	return ""
}

func TestWithArrows(t *testing.T) {
	const text = "a | b | c | d\n\n| package | owns | may import |\n|---|---|---|\n| `x` | one | `z` |\n| `cmd/y` | two, three | |\n| `gone` | four | - |\n\n| `x` | no | row |\n"
	got, wrong := withArrows(text, map[string]string{"internal/x": "", "cmd/y": "x z", "internal/z": ""})
	want := strings.NewReplacer("| one | `z` |", "| one | - |", "| two, three | |", "| two, three | `x z` |").Replace(text)
	if got != want {
		t.Errorf("got %s", got)
	}
	if want := []string{"has a row that is no package's, not the only one or not of three cells: | `gone` | four | - |", "lacks a row: | `z` | what it owns | |"}; !slices.Equal(wrong, want) {
		t.Errorf("got %q, want %q", wrong, want)
	}
}

// importsOf returns what of ours each package of the tree imports, every package with at least an empty
// list. Files of all platforms count, tests do not.
func importsOf(t *testing.T, tree fs.FS) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	eachImport(t, tree, func(pkg, imported string) {
		to, ours := strings.CutPrefix(imported, module)
		if to = strings.TrimPrefix(to, "/"); to == "" {
			to = "."
		}
		if _, ok := imports[pkg]; !ok {
			imports[pkg] = nil
		}
		if ours && !slices.Contains(imports[pkg], to) {
			imports[pkg] = append(imports[pkg], to)
		}
	})
	return imports
}

// eachImport calls f for every import of every file that is built, and once with "" for the file itself. It
// reads the sources, not the go command's answer, so that a cached test run notices every edit.
func eachImport(t *testing.T, tree fs.FS, f func(pkg, imported string)) {
	t.Helper()
	err := fs.WalkDir(tree, ".", func(p string, d fs.DirEntry, err error) error {
		name := path.Base(p)
		switch {
		case err != nil:
			return err
		case d.IsDir() && p != "." && (name[0] == '.' || name[0] == '_' || name == "testdata"):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		src, err := fs.ReadFile(tree, p)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), p, src, parser.ImportsOnly)
		if err != nil {
			return err
		}
		f(path.Dir(p), "")
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			f(path.Dir(p), imported)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
