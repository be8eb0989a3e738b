package judges_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

var (
	clones       = flag.String("clones", "", "the folder with clones of caddy, celery, vuejs-core and redis, each called so, whose history is judged in place of one that is made of a module's versions")
	cloneCommits = flag.Int("clone-commits", 50, "how many commits with renames and moves are judged of each clone")
	cloneLines   = flag.Int("clone-lines", 25, "of how many lines of each clone the history is judged; of what is no clone a sample")
)

// histories are repositories whose history is judged, by name.
func histories(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	if *clones == "" {
		out["go-yaml"] = versions(t, "github.com/goccy/go-yaml", "v1.9.0", "v1.11.0", "v1.13.0", "v1.14.0", "v1.15.0", "v1.17.0", "v1.18.0")
		return out
	}
	for _, name := range []string{"caddy", "celery", "vuejs-core", "redis"} {
		out[name] = filepath.Join(folder(t), name)
		run(t, exec.Command("git", "clone", "-q", "--shared", filepath.Join(*clones, name), out[name]))
	}
	return out
}

// versions is a repository with a commit for each of some versions of a module.
func versions(t *testing.T, module string, list ...string) string {
	t.Helper()
	root := folder(t)
	run(t, exec.Command("git", "-C", root, "init", "-q"))
	run(t, exec.Command("git", "-C", root, "config", "maintenance.auto", "false")) // which would go on after the test
	for _, version := range list {
		var downloaded struct{ Dir string }
		decode(t, run(t, exec.Command("go", "mod", "download", "-json", module+"@"+version)), &downloaded)
		entries, err := os.ReadDir(root)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.Name() != ".git" {
				if err := os.RemoveAll(filepath.Join(root, e.Name())); err != nil {
					t.Fatal(err)
				}
			}
		}
		if err := os.CopyFS(root, os.DirFS(downloaded.Dir)); err != nil {
			t.Fatal(err)
		}
		writable(t, root)
		run(t, exec.Command("git", "-C", root, "add", "-A"))
		run(t, exec.Command("git", "-C", root, "-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", version))
	}
	return root
}

// parsedFunction is one of a text, as somebody else's parser has it. Print is its tokens, without its own name.
type parsedFunction struct {
	Name, Owner, Print string
	Line, End          int
}

// parsers find the functions of texts, by the ending of the file.
var parsers = map[string]func(t *testing.T, texts []string) [][]parsedFunction{
	".go": goFunctions,
	".py": func(t *testing.T, texts []string) (out [][]parsedFunction) {
		return scripted(t, exec.Command("python3", "-W", "ignore", filepath.Join("testdata", "history", "functions.py")), texts)
	},
	".ts": func(t *testing.T, texts []string) (out [][]parsedFunction) {
		return scripted(t, judges.Command(t, "node", filepath.Join(judges.Dir(), "functions.mjs")), texts)
	},
	".c": cFunctions,
}

func scripted(t *testing.T, cmd *exec.Cmd, texts []string) (out [][]parsedFunction) {
	t.Helper()
	in, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stdin = bytes.NewReader(in)
	decode(t, run(t, cmd), &out)
	return out
}

func goFunctions(t *testing.T, texts []string) [][]parsedFunction {
	out := make([][]parsedFunction, len(texts))
	for i, text := range texts {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
		if err != nil {
			continue
		}
		for _, d := range f.Decls {
			d, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			from, to := fset.Position(d.Pos()), fset.Position(d.End())
			part := []byte(text[from.Offset:to.Offset])
			var s scanner.Scanner
			s.Init(token.NewFileSet().AddFile("", -1, len(part)), part, nil, 0)
			var print []string
			for {
				_, kind, literal := s.Scan()
				if kind == token.EOF {
					break
				}
				if literal == d.Name.Name {
					literal = ""
				}
				print = append(print, kind.String()+literal)
			}
			owner := ""
			if d.Recv.NumFields() == 1 {
				owner = strings.TrimLeft(text[fset.Position(d.Recv.List[0].Type.Pos()).Offset:fset.Position(d.Recv.List[0].Type.End()).Offset], "*") + "."
			}
			out[i] = append(out[i], parsedFunction{d.Name.Name, owner, strings.Join(print, "\x00"), from.Line, to.Line})
		}
	}
	return out
}

var cToken = regexp.MustCompile(`//[^\n]*|(?s:/\*.*?\*/)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\w+|[^\s\w]`)

// cFunctions has where functions are from Universal Ctags.
func cFunctions(t *testing.T, texts []string) [][]parsedFunction {
	out := make([][]parsedFunction, len(texts))
	dir := t.TempDir()
	var names strings.Builder
	for i, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, strconv.Itoa(i)+".c"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&names, "%d.c\n", i)
	}
	cmd := exec.Command("ctags", "--options=NONE", "--languages=C", "--output-format=json", "--fields=+ne", "--kinds-C=f", "-f", "-", "-L", "-")
	cmd.Dir, cmd.Stdin = dir, strings.NewReader(names.String())
	for lines := bufio.NewScanner(bytes.NewReader(run(t, cmd))); lines.Scan(); {
		var tag struct {
			Path, Name string
			Line, End  int
		}
		decode(t, lines.Bytes(), &tag)
		i, err := strconv.Atoi(strings.TrimSuffix(tag.Path, ".c"))
		if err != nil || tag.End < tag.Line {
			continue
		}
		all := strings.Split(texts[i], "\n")
		part := strings.Join(all[tag.Line-1:min(tag.End, len(all))], "\n")
		var print []string
		for _, token := range cToken.FindAllString(part, -1) {
			if strings.HasPrefix(token, "//") || strings.HasPrefix(token, "/*") {
				continue
			}
			if token == tag.Name {
				token = ""
			}
			print = append(print, token)
		}
		out[i] = append(out[i], parsedFunction{tag.Name, "", strings.Join(print, "\x00"), tag.Line, tag.End})
	}
	return out
}

// moved is a function that is in another place, or called otherwise, after a commit.
type moved struct {
	from, to string // paths
	was, is  parsedFunction
	seen     bool
}

// commit is one whose functions were compared.
type commit struct {
	hash, parent string
	moved        []moved
}

type fileChange struct{ from, to, fromID, toID string }

// movedIn finds the functions that a commit gave another place or name: gone in one place and new in another, equal but for the name, and neither has
// another that is equal.
func movedIn(changes []fileChange, functions map[string][]parsedFunction) (out []moved) {
	type place struct {
		path string
		f    parsedFunction
	}
	gone, added := map[string][]place{}, map[string][]place{}
	for _, c := range changes {
		before, after := functions[c.fromID], functions[c.toID]
		left := func(list, other []parsedFunction, path string, into map[string][]place) {
			if path == "" {
				return
			}
			for _, f := range list {
				if !slices.ContainsFunc(other, func(o parsedFunction) bool { return o.Name == f.Name && o.Owner == f.Owner }) {
					into[f.Print] = append(into[f.Print], place{path, f})
				}
			}
		}
		left(before, after, c.from, gone)
		left(after, before, c.to, added)
	}
	for print, from := range gone {
		if to := added[print]; len(from) == 1 && len(to) == 1 {
			out = append(out, moved{from: from[0].path, to: to[0].path, was: from[0].f, is: to[0].f})
		}
	}
	slices.SortFunc(out, func(a, b moved) int { return strings.Compare(fmt.Sprint(a.to, a.is.Line), fmt.Sprint(b.to, b.is.Line)) })
	return out
}

// commitsThatMove are the newest commits of a repository that moved or renamed functions, at most n.
func commitsThatMove(t *testing.T, root string, n int) (out []commit) {
	t.Helper()
	git := func(args ...string) string {
		return string(run(t, exec.Command("git", append([]string{"-C", root}, args...)...)))
	}
	hashes := strings.Fields(git("rev-list", "--no-merges", "--min-parents=1", "HEAD"))
	functions := map[string][]parsedFunction{} // by blob
	for len(hashes) > 0 && len(out) < n {
		batch := hashes[:min(200, len(hashes))]
		hashes = hashes[len(batch):]
		changes := map[string][]fileChange{}
		wanted := map[string][]string{} // by ending, the blobs to read
		for _, hash := range batch {
			fields := strings.Split(strings.TrimSuffix(git("diff-tree", "-r", "-z", "-M", "--raw", "--no-abbrev", hash+"~", hash), "\x00"), "\x00")
			if len(fields) > 600 {
				continue
			}
			for i := 0; i+1 < len(fields); {
				meta := strings.Fields(fields[i])
				c := fileChange{from: fields[i+1], to: fields[i+1], fromID: meta[2], toID: meta[3]}
				i += 2
				switch meta[4][0] {
				case 'R', 'C':
					c.to = fields[i]
					i++
				case 'A':
					c.from = ""
				case 'D':
					c.to = ""
				}
				ext := filepath.Ext(c.to)
				if c.to == "" {
					ext = filepath.Ext(c.from)
				}
				if parsers[ext] == nil {
					continue
				}
				changes[hash] = append(changes[hash], c)
				for _, id := range []string{c.fromID, c.toID} {
					if _, known := functions[id]; !known && strings.Trim(id, "0") != "" {
						functions[id] = nil
						wanted[ext] = append(wanted[ext], id)
					}
				}
			}
		}
		for ext, ids := range wanted {
			found := parsers[ext](t, blobs(t, root, ids))
			for i, id := range ids {
				functions[id] = found[i]
			}
		}
		for _, hash := range batch {
			if m := movedIn(changes[hash], functions); len(m) > 0 && len(out) < n {
				out = append(out, commit{hash, hash + "~", m})
			}
		}
	}
	return out
}

// blobs reads objects of a repository.
func blobs(t *testing.T, root string, ids []string) []string {
	t.Helper()
	cmd := exec.Command("git", "-C", root, "cat-file", "--batch")
	cmd.Stdin = strings.NewReader(strings.Join(ids, "\n") + "\n")
	r := bufio.NewReader(bytes.NewReader(run(t, cmd)))
	out := make([]string, len(ids))
	for i := range ids {
		header, err := r.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		f := strings.Fields(header)
		if len(f) != 3 {
			continue
		}
		size, err := strconv.Atoi(f[2])
		if err != nil {
			t.Fatal(err)
		}
		text := make([]byte, size+1)
		if _, err := io.ReadFull(r, text); err != nil {
			t.Fatal(err)
		}
		out[i] = string(text[:size])
	}
	return out
}

// TestRenamesAndMoves compares what impact says of commits with what other parsers find: functions that are gone in one place and new in
// another, and equal token by token but for their name.
func TestRenamesAndMoves(t *testing.T) {
	all, found := 0, 0
	for name, root := range histories(t) {
		t.Run(name, func(t *testing.T) {
			t.Setenv("CTX_SYS_HOME", t.TempDir())
			run(t, exec.Command(program, "index", "--quiet", "--no-embed", "--project", root))
			ours, seen, further := 0, 0, 0
			commits := commitsThatMove(t, root, *cloneCommits)
			for _, c := range commits {
				var answer struct {
					Changed []struct {
						Change, From, ID, Path, Type string
						Line                         int
						Edited                       bool
					}
				}
				cmd := exec.Command(program, "impact", c.parent+".."+c.hash, "--json", "--depth", "1", "--limit", "1")
				cmd.Dir = root
				decode(t, run(t, cmd), &answer)
				for _, s := range answer.Changed {
					if s.Change != "renamed" && s.Change != "moved" || s.Type != "function" && s.Type != "method" {
						continue
					}
					from, was, _ := strings.Cut(s.From, "#")
					was = was[strings.LastIndexByte(was, '.')+1:]
					known := false
					for i := range c.moved {
						m := &c.moved[i]
						if m.to == s.Path && m.is.Line <= s.Line && s.Line <= m.is.End && m.from == from && m.was.Name == was {
							m.seen, known = true, true
						}
					}
					if !known {
						further++
						t.Logf("further: %.10s %s %s -> %s, edited %v", c.hash, s.Change, s.From, s.ID, s.Edited)
					}
				}
				for _, m := range c.moved {
					ours++
					if m.seen {
						seen++
						continue
					}
					said := "nothing"
					for _, s := range answer.Changed {
						if s.Path == m.to && m.is.Line <= s.Line && s.Line <= m.is.End {
							said = fmt.Sprint(s)
						}
					}
					t.Logf("missed: %.10s %s#%s%s -> %s#%s%s, said %s", c.hash, m.from, m.was.Owner, m.was.Name, m.to, m.is.Owner, m.is.Name, said)
				}
			}
			t.Logf("%d commits, %d functions renamed or moved, %d said to be so: %.3f; %d more are said to be so", len(commits), ours, seen, share(seen, ours), further)
			all, found = all+ours, found+seen
		})
	}
	if all < 10 {
		t.Errorf("%d functions were renamed or moved: too few to say anything", all)
	}
	if share(found, all) < .95 {
		t.Errorf("%d of %d: want .95", found, all)
	}
}

// step is a commit that made a line what it is.
type step struct {
	Hash, Change, From string
	At                 struct {
		Path  string
		First int
	}
}

// TestWhyIsLineLog compares the first and the last commit that why says of lines taken at random with those of git log -L. Where why goes on from the
// commit that git ends with, because that moved the function from elsewhere, the line has to be there, at the place it names before that commit.
func TestWhyIsLineLog(t *testing.T) {
	agree, followed, all := 0, 0, 0
	for name, root := range histories(t) {
		t.Run(name, func(t *testing.T) {
			git := func(args ...string) string {
				return string(run(t, exec.Command("git", append([]string{"-C", root}, args...)...)))
			}
			t.Setenv("CTX_SYS_HOME", t.TempDir())
			run(t, exec.Command(program, "index", "--quiet", "--no-embed", "--project", root))
			files := slices.DeleteFunc(strings.Split(git("ls-files", "-z"), "\x00"), func(path string) bool { return parsers[filepath.Ext(path)] == nil })
			rng := rand.New(rand.NewPCG(effort.Seed(1), 4))
			most := *cloneLines
			if *clones == "" {
				most = effort.Pick(3, 8, 25)
			}
			for n := 0; n < most; {
				path := files[rng.IntN(len(files))]
				lines := strings.Split(git("show", "HEAD:"+path), "\n")
				line := rng.IntN(len(lines))
				text := strings.TrimSpace(lines[line])
				if len(text) < 4 {
					continue
				}
				n++
				all++
				at := fmt.Sprintf("%s:%d", path, line+1)
				want := strings.Fields(git("log", "--format=%H", "--no-patch", fmt.Sprintf("-L%d,%d:%s", line+1, line+1, path)))
				var got struct {
					Steps []step
				}
				cmd := exec.Command(program, "why", at, "--limit", "200", "--json")
				cmd.Dir = root
				decode(t, run(t, cmd), &got)
				first := len(got.Steps) - 1
				switch {
				case first < 0 || len(want) == 0 || got.Steps[0].Hash != want[0]:
					t.Logf("%s: the last change is %s, why has %+v", at, want, got.Steps)
				case got.Steps[first].Hash == want[len(want)-1]:
					agree++
				default:
					i := slices.IndexFunc(got.Steps, func(s step) bool { return s.Hash == want[len(want)-1] })
					if i < 0 || got.Steps[i].Change != "moved" {
						t.Logf("%s: %s introduced it, why has %+v", at, want[len(want)-1], got.Steps)
						continue
					}
					from, _, _ := strings.Cut(got.Steps[i].From, "#")
					lines := strings.Split(git("show", got.Steps[i].Hash+":"+got.Steps[i].At.Path), "\n")
					if was := strings.TrimSpace(lines[got.Steps[i].At.First-1]); !strings.Contains(git("show", got.Steps[i].Hash+"~:"+from), was) {
						t.Logf("%s: %s is said to be from %s, which has no such line", at, got.Steps[i].Hash, got.Steps[i].From)
						continue
					}
					t.Logf("%s: moved by %.10s from %s", at, got.Steps[i].Hash, got.Steps[i].From)
					followed++
				}
			}
		})
	}
	t.Logf("of %d lines %d agree and %d are followed to where they were moved from", all, agree, followed)
	if share(agree+followed, all) < .95 {
		t.Errorf("%d and %d of %d: want .95", agree, followed, all)
	}
}
