package rank

import (
	"path"
	"strings"
)

// names compares names with the words of one question. Candidates share files, folders and types, so what was compared is remembered.
// It belongs to one goroutine.
type names struct {
	q       *Question
	weights []float64
	total   float64
	seen    map[string]*name
	paths   map[string]*pathNames
}

// name is how a name and the question match.
type name struct {
	words   []string
	asked   float64 // share of the question's words that the name has, weighed by how rare they are
	covered float64 // share of the name's words that the question has
}

// pathNames are the names of a path.
type pathNames struct {
	stem, dirs *name
	example    bool
}

// usualNames is how many names the candidates of a question have.
const usualNames = 512

func namesOf(q *Question) *names {
	n := &names{q: q, weights: q.weights(), seen: make(map[string]*name, usualNames), paths: make(map[string]*pathNames, usualNames/2)}
	for _, w := range n.weights {
		n.total += w
	}
	return n
}

// of compares the words of a text.
func (n *names) of(text string) *name {
	got := n.seen[text]
	if got == nil {
		got = &name{words: n.q.Stem(text)}
		got.asked, got.covered = n.asked(got.words), shared(got.words, n.q.Words)
		n.seen[text] = got
	}
	return got
}

// path compares the names of a path.
func (n *names) path(p string) *pathNames {
	got := n.paths[p]
	if got == nil {
		stem, dirs := pathWords(p)
		got = &pathNames{stem: n.of(stem), dirs: n.of(dirs), example: IsExample(p)}
		n.paths[p] = got
	}
	return got
}

// asked is how much of the question names hold, each word weighing what it is worth.
func (n *names) asked(words []string) float64 {
	if n.total == 0 {
		return 0
	}
	hit := 0.0
	for i, w := range n.q.Words {
		for _, x := range words {
			if matches(w, x) {
				hit += n.weights[i]
				break
			}
		}
	}
	return hit / n.total
}

// pathWords splits a path into its stem and its folders. A file that stands for its folder (index.ts,
// __init__.py, mod.rs) is called like the folder.
func pathWords(p string) (stem, dirs string) {
	dir := path.Dir(p)
	stem, _, _ = strings.Cut(path.Base(p), ".")
	switch stem {
	case "index", "__init__", "mod", "main", "lib", "init":
		stem += " " + path.Base(dir)
		dir = path.Dir(dir)
	}
	return stem, strings.ReplaceAll(dir, "/", " ")
}

// shared is how much of the words match one of the names: equal, or one begins with the other and
// the shorter has three letters.
func shared(words, names []string) float64 {
	if len(words) == 0 {
		return 0
	}
	n := 0
	for _, w := range words {
		for _, name := range names {
			if matches(w, name) {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(words))
}

func matches(a, b string) bool {
	if a == b {
		return true
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	return len(a) >= 3 && strings.HasPrefix(b, a)
}
