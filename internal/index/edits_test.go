package index_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"
)

// editor changes a project on disk at random. What it writes need not compile: broken code is the usual
// state of a file that is being edited.
type editor struct {
	t     *testing.T
	root  string
	rand  *rand.Rand
	files map[string]string
	base  map[string]string
	words map[string][]string // by family of languages: the names that occur in the project
}

func newEditor(t *testing.T, a *txtar.Archive, root string, r *rand.Rand) *editor {
	e := &editor{t: t, root: root, rand: r, files: map[string]string{}, base: map[string]string{}, words: map[string][]string{}}
	for _, f := range a.Files {
		e.base[f.Name] = string(f.Data)
		e.write(f.Name, string(f.Data))
		kind := kindOf(f.Name)
		e.words[kind] = append(e.words[kind], wordPattern.FindAllString(string(f.Data), -1)...)
	}
	for kind, words := range e.words {
		slices.Sort(words)
		e.words[kind] = slices.Compact(words)
	}
	return e
}

var wordPattern = regexp.MustCompile(`[A-Za-z_]\w*`)

// kindOf groups files whose lines fit into one another.
func kindOf(name string) string {
	switch ext := path.Ext(name); ext {
	case ".tsx", ".js":
		return ".ts"
	case ".h", ".c", ".cc", ".hpp":
		return ".cpp"
	default:
		return ext
	}
}

func (e *editor) write(name, text string) {
	e.files[name] = text
	writeFile(e.t, filepath.Join(e.root, name), text)
}

func (e *editor) remove(name string) {
	delete(e.files, name)
	if err := os.Remove(filepath.Join(e.root, name)); err != nil {
		e.t.Fatal(err)
	}
}

func (e *editor) names() []string {
	names := make([]string, 0, len(e.files))
	for n := range e.files {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

func pick[T any](e *editor, from []T) T { return from[e.rand.IntN(len(from))] }

// word is a name that occurs in the files of a kind.
func (e *editor) word(file string) string {
	if words := e.words[kindOf(file)]; len(words) > 0 {
		return pick(e, words)
	}
	return "shop"
}

// edit makes one change and says which.
func (e *editor) edit() string {
	if len(e.files) == 0 || len(e.files) < len(e.base)/2 {
		return e.restore()
	}
	switch n := e.rand.IntN(100); {
	case n < 30:
		return e.replaceWord()
	case n < 38:
		return e.deleteLine()
	case n < 44:
		return e.swapLines()
	case n < 54:
		return e.insertLine()
	case n < 62:
		return e.deleteBlock()
	case n < 70:
		return e.insertBlock()
	case n < 82:
		return e.restore()
	case n < 85:
		return e.deleteFile()
	case n < 89:
		return e.moveFile()
	case n < 91:
		return e.copyFile()
	case n < 93:
		return e.swapFiles()
	case n < 94:
		return e.deleteFolder()
	case n < 95:
		return e.touch()
	case n < 97:
		return e.addConfig()
	case n < 98:
		return e.changePackage()
	default:
		return e.makeBinary()
	}
}

// replaceWord puts one name of the project in the place of another: a call means something else, a type
// has another base, an import another source, a definition another name.
func (e *editor) replaceWord() string {
	name := pick(e, e.names())
	text := e.files[name]
	all := wordPattern.FindAllStringIndex(text, -1)
	if len(all) == 0 {
		return "nothing in " + name
	}
	at, word := pick(e, all), e.word(name)
	e.write(name, text[:at[0]]+word+text[at[1]:])
	return fmt.Sprintf("%s:%d: %s -> %s", name, 1+strings.Count(text[:at[0]], "\n"), text[at[0]:at[1]], word)
}

func (e *editor) deleteLine() string {
	name := pick(e, e.names())
	lines := strings.SplitAfter(e.files[name], "\n")
	i := e.rand.IntN(len(lines))
	gone := lines[i]
	e.write(name, strings.Join(slices.Delete(lines, i, i+1), ""))
	return fmt.Sprintf("%s:%d: deleted %q", name, i+1, gone)
}

func (e *editor) swapLines() string {
	name := pick(e, e.names())
	lines := strings.SplitAfter(e.files[name], "\n")
	i, j := e.rand.IntN(len(lines)), e.rand.IntN(len(lines))
	lines[i], lines[j] = lines[j], lines[i]
	e.write(name, strings.Join(lines, ""))
	return fmt.Sprintf("%s: swapped lines %d and %d", name, i+1, j+1)
}

// insertLine copies a line from a file of the same kind to a place after a line that looks like it, so that
// imports meet imports and members meet members.
func (e *editor) insertLine() string {
	name := pick(e, e.names())
	line := pick(e, strings.SplitAfter(e.similar(name), "\n"))
	lines := strings.SplitAfter(e.files[name], "\n")
	at := e.rand.IntN(len(lines))
	for i := range lines {
		if shape(lines[i]) == shape(line) && e.rand.IntN(2) == 0 {
			at = i
			break
		}
	}
	e.write(name, strings.Join(slices.Insert(lines, at, line), ""))
	return fmt.Sprintf("%s:%d: inserted %q", name, at+1, line)
}

// shape is a line's indentation and first word.
func shape(line string) string {
	body := strings.TrimLeft(line, " \t")
	first, _, _ := strings.Cut(body, " ")
	return line[:len(line)-len(body)] + first
}

// similar returns the text of a file of the same kind, as it is or was at first.
func (e *editor) similar(name string) string {
	var found []string
	for _, other := range e.names() {
		if kindOf(other) == kindOf(name) {
			found = append(found, e.files[other], e.base[other])
		}
	}
	return pick(e, found)
}

func (e *editor) deleteBlock() string {
	name := pick(e, e.names())
	blocks := strings.SplitAfter(e.files[name], "\n\n")
	i := e.rand.IntN(len(blocks))
	gone, _, _ := strings.Cut(blocks[i], "\n")
	e.write(name, strings.Join(slices.Delete(blocks, i, i+1), ""))
	return fmt.Sprintf("%s: deleted the block %q", name, gone)
}

func (e *editor) insertBlock() string {
	name := pick(e, e.names())
	block := pick(e, strings.SplitAfter(e.similar(name), "\n\n"))
	blocks := strings.SplitAfter(e.files[name], "\n\n")
	i := e.rand.IntN(len(blocks) + 1)
	e.write(name, strings.Join(slices.Insert(blocks, i, strings.TrimRight(block, "\n")+"\n\n"), ""))
	first, _, _ := strings.Cut(block, "\n")
	return fmt.Sprintf("%s: inserted the block %q", name, first)
}

// restore gives a file its first text, so that a long run does not end in noise.
func (e *editor) restore() string {
	var changed []string
	for name, text := range e.base {
		if e.files[name] != text {
			changed = append(changed, name)
		}
	}
	if len(changed) == 0 {
		return "nothing to restore"
	}
	slices.Sort(changed)
	name := pick(e, changed)
	e.write(name, e.base[name])
	return name + ": restored"
}

func (e *editor) deleteFile() string {
	name := pick(e, e.names())
	e.remove(name)
	return name + ": deleted"
}

// target is a free place for a file: another name here, the same name elsewhere, or both.
func (e *editor) target(name string) string {
	other := pick(e, e.names())
	switch e.rand.IntN(4) {
	case 0:
		return path.Join(path.Dir(name), e.word(name)+path.Ext(name))
	case 1:
		return path.Join(path.Dir(other), path.Base(name))
	case 2:
		return path.Join(strings.TrimSuffix(other, path.Ext(other)), path.Base(name))
	}
	return path.Join(path.Dir(other), e.word(name), path.Base(name))
}

func (e *editor) free(name string) bool {
	if _, taken := e.files[name]; taken || strings.HasPrefix(path.Base(path.Dir(name)), "_") {
		return false
	}
	_, err := os.Stat(filepath.Join(e.root, name))
	return os.IsNotExist(err) && e.folderIsFree(path.Dir(name))
}

// folderIsFree reports whether no file is in the way of a folder.
func (e *editor) folderIsFree(dir string) bool {
	for ; dir != "."; dir = path.Dir(dir) {
		if _, file := e.files[dir]; file {
			return false
		}
	}
	return true
}

func (e *editor) moveFile() string {
	from := pick(e, e.names())
	to := e.target(from)
	if !e.free(to) {
		return "no move"
	}
	text := e.files[from]
	e.remove(from)
	e.write(to, text)
	return from + ": moved to " + to
}

func (e *editor) copyFile() string {
	from := pick(e, e.names())
	to := e.target(from)
	if !e.free(to) {
		return "no copy"
	}
	e.write(to, e.files[from])
	return from + ": copied to " + to
}

func (e *editor) swapFiles() string {
	a := pick(e, e.names())
	var others []string
	for _, b := range e.names() {
		if b != a && kindOf(a) == kindOf(b) {
			others = append(others, b)
		}
	}
	if len(others) == 0 {
		return "no swap"
	}
	b := pick(e, others)
	ta, tb := e.files[a], e.files[b]
	e.write(a, tb)
	e.write(b, ta)
	return fmt.Sprintf("%s, %s: swapped", a, b)
}

func (e *editor) deleteFolder() string {
	dir := path.Dir(pick(e, e.names()))
	if dir == "." {
		return "no folder"
	}
	for _, name := range e.names() {
		if strings.HasPrefix(name, dir+"/") {
			e.remove(name)
		}
	}
	if err := os.RemoveAll(filepath.Join(e.root, dir)); err != nil {
		e.t.Fatal(err)
	}
	return dir + ": deleted"
}

func (e *editor) touch() string {
	name := pick(e, e.names())
	at := time.Unix(1e9+e.rand.Int64N(1e6), 0)
	if err := os.Chtimes(filepath.Join(e.root, name), at, at); err != nil {
		e.t.Fatal(err)
	}
	return name + ": touched"
}

// addConfig adds or removes what decides how imports are read.
func (e *editor) addConfig() string {
	dir := path.Dir(pick(e, e.names()))
	name, text := path.Join(dir, "__init__.py"), ""
	if e.rand.IntN(2) == 0 {
		name, text = path.Join(dir, "go.mod"), "module example.com/"+e.word("a.go")+"\n"
	}
	if _, there := e.files[name]; there {
		e.remove(name)
		return name + ": deleted"
	}
	if !e.free(name) {
		return "no " + name
	}
	e.write(name, text)
	return fmt.Sprintf("%s: added with %q", name, text)
}

func (e *editor) changePackage() string {
	var gos []string
	for _, name := range e.names() {
		if path.Ext(name) == ".go" {
			gos = append(gos, name)
		}
	}
	if len(gos) == 0 {
		return "no package"
	}
	name, clause := pick(e, gos), "package "+pick(e, []string{"main", "cart", "store", "money", "tools", "cart_test", "other"})
	e.write(name, packagePattern.ReplaceAllString(e.files[name], clause))
	return fmt.Sprintf("%s: %s", name, clause)
}

var packagePattern = regexp.MustCompile(`(?m)^package \w+`)

func (e *editor) makeBinary() string {
	name := pick(e, e.names())
	e.write(name, e.files[name]+"\x00")
	return name + ": a zero byte"
}
