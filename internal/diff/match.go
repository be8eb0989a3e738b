package diff

import (
	"cmp"
	"hash/fnv"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// compareFile compares two states of a file. What it cannot match is returned for a comparison across files.
func compareFile(old, new *state) (gone, added []*symbol, changes []Change) {
	by := map[key][]*symbol{}
	for _, x := range old.symbols {
		by[x.key] = append(by[x.key], x)
	}
	matched := overloads(by, new.symbols)
	for _, y := range new.symbols {
		x := matched[y]
		if rest := by[y.key]; x == nil && len(rest) > 0 {
			x, by[y.key] = rest[0], rest[1:]
		}
		if x == nil {
			added = append(added, y)
			continue
		}
		if c, ok := compare(x, y); ok {
			changes = append(changes, c)
		}
	}
	for _, x := range old.symbols {
		if slices.Contains(by[x.key], x) {
			gone = append(gone, x)
		}
	}
	return gone, added, changes
}

// overloads matches symbols that share a name with others of their file by what they are, before the rest is matched by their order: one that
// is put first or taken out must not make all others differ. What it matched it takes from by.
func overloads(by map[key][]*symbol, new []*symbol) map[*symbol]*symbol {
	count := map[key]int{}
	for _, y := range new {
		count[y.key]++
	}
	matched := map[*symbol]*symbol{}
	for _, y := range new {
		if count[y.key] < 2 && len(by[y.key]) < 2 {
			continue
		}
		same := func(x *symbol) bool { return x.signature.equal(&y.signature) && x.body.equal(&y.body) }
		if i := slices.IndexFunc(by[y.key], same); i >= 0 {
			matched[y] = by[y.key][i]
			by[y.key] = slices.Delete(slices.Clone(by[y.key]), i, i+1)
		}
	}
	return matched
}

// compare says how one symbol differs in two states.
func compare(x, y *symbol) (Change, bool) {
	c := Change{Old: &x.Side, New: &y.Side}
	signature, body := x.signature.equal(&y.signature), x.body.equal(&y.body)
	if holdsValue(x.Symbol.Type) && x.Symbol.TypeExpr == y.Symbol.TypeExpr { // what it is set to is all that differs
		signature, body = true, signature && body
	}
	c.Reshaped = !signature
	switch {
	case !signature:
		c.Kind = Signature
	case !body:
		c.Kind = Body
	case !x.doc.equal(&y.doc):
		c.Kind = Documentation
	default:
		return c, false
	}
	return c, true
}

const (
	likeEnough = 0.6  // the share of tokens that two symbols must have in common to be the same one under another name
	sameName   = 0.35 // and one of the same name in another place
	ahead      = 0.05 // by how much more than the next one
	fewTokens  = 12   // with fewer, only equal ones match
	maxPairs   = 4_000_000
)

// candidate is a pair that may be one symbol.
type candidate struct {
	old, new int
	score    float64
}

// across matches symbols that are gone with new ones, in all files. What is inside a symbol that matched is matched first by name
// with what is inside the other.
func across(old, new []*symbol) (changes []Change) {
	m := matcher{old: old, new: new, usedOld: make([]bool, len(old)), usedNew: make([]bool, len(new))}
	m.equal()
	m.alike()
	for i, x := range old {
		if !m.usedOld[i] {
			changes = append(changes, Change{Kind: Removed, Old: &x.Side})
		}
	}
	for i, y := range new {
		if !m.usedNew[i] {
			changes = append(changes, Change{Kind: Added, New: &y.Side})
		}
	}
	return append(changes, m.changes...)
}

type matcher struct {
	old, new         []*symbol
	usedOld, usedNew []bool
	changes          []Change
}

func (m *matcher) take(i, j int) {
	x, y := m.old[i], m.new[j]
	m.usedOld[i], m.usedNew[j] = true, true
	c := Change{Kind: Renamed, Old: &x.Side, New: &y.Side}
	if x.Symbol.Name == y.Symbol.Name {
		c.Kind = Moved
	}
	c.Reshaped = !slices.Equal(without(x.signature.tokens(), x.Symbol.Name), without(y.signature.tokens(), y.Symbol.Name))
	c.Edited = c.Reshaped || !slices.Equal(without(x.whole.tokens(), x.Symbol.Name), without(y.whole.tokens(), y.Symbol.Name))
	m.changes = append(m.changes, c)
}

// without is tokens with a name taken out.
func without(tokens []string, name string) []string {
	return slices.DeleteFunc(slices.Clone(tokens), func(t string) bool { return t == name })
}

// print is the hash of what a symbol is apart from its name.
func (x *symbol) print() uint64 {
	h := fnv.New64a()
	h.Write([]byte(x.Symbol.Type))
	for _, t := range x.whole.tokens() {
		if t != x.Symbol.Name {
			h.Write([]byte(t))
		}
		h.Write([]byte{0})
	}
	return h.Sum64()
}

// equal matches those that differ in nothing but name and place, where only one of each is so: with the same name first, then under the same parent of
// the same file, where few tokens are enough, then anywhere.
func (m *matcher) equal() {
	type group struct {
		print uint64
		name  string
		file  int
	}
	for _, key := range []func(x *symbol) (group, bool){
		func(x *symbol) (group, bool) { return group{x.print(), x.key.qualified, 0}, true },
		func(x *symbol) (group, bool) {
			return group{x.print(), x.outer, 1 + x.file}, len(x.whole.tokens()) > len(x.signature.tokens())
		},
		func(x *symbol) (group, bool) {
			return group{x.print(), "", 0}, len(x.whole.tokens()) >= fewTokens
		},
	} {
		groups := map[group][2][]int{}
		add := func(list []*symbol, used []bool, side int) {
			for i, x := range list {
				if used[i] {
					continue
				}
				if k, ok := key(x); ok {
					g := groups[k]
					g[side] = append(g[side], i)
					groups[k] = g
				}
			}
		}
		add(m.old, m.usedOld, 0)
		add(m.new, m.usedNew, 1)
		for _, g := range groups {
			if len(g[0]) == 1 && len(g[1]) == 1 {
				m.take(g[0][0], g[1][0])
			}
		}
	}
	slices.SortFunc(m.changes, func(a, b Change) int { // maps have no order
		return cmp.Or(cmp.Compare(a.New.Path, b.New.Path), cmp.Compare(a.New.Symbol.Start, b.New.Symbol.Start))
	})
}

// alike matches those that are nearly equal and nearer to each other than to anything else.
func (m *matcher) alike() {
	var list []candidate
	oldBags, newBags := bags(m.old, m.usedOld), bags(m.new, m.usedNew)
	if len(oldBags)*len(newBags) > maxPairs {
		return
	}
	for i, x := range m.old {
		if m.usedOld[i] || oldBags[i] == nil {
			continue
		}
		for j, y := range m.new {
			if m.usedNew[j] || newBags[j] == nil || x.Symbol.Type != y.Symbol.Type && !(callable(x) && callable(y)) {
				continue
			}
			score, least := likeness(oldBags[i], newBags[j]), likeEnough
			if x.Symbol.Name == y.Symbol.Name {
				if least = sameName; x.outer == y.outer {
					score += 2 * ahead
				}
			} else if x.Path != y.Path {
				least = 0.8 // another name in another file
			}
			if len(x.whole.tokens()) < fewTokens && x.Symbol.Name != y.Symbol.Name {
				continue
			}
			if score >= least {
				list = append(list, candidate{i, j, score})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.score, a.score) })
	for n, c := range list {
		if !m.usedOld[c.old] && !m.usedNew[c.new] && !m.rival(list, n) {
			m.take(c.old, c.new)
		}
	}
}

// rival reports whether another pair with either of two is about as like.
func (m *matcher) rival(list []candidate, n int) bool {
	c := list[n]
	for i := n - 1; i >= 0 && list[i].score <= c.score+ahead; i-- {
		if m.competes(list[i], c) {
			return true
		}
	}
	for i := n + 1; i < len(list) && list[i].score >= c.score-ahead; i++ {
		if m.competes(list[i], c) {
			return true
		}
	}
	return false
}

func (m *matcher) competes(a, c candidate) bool {
	return a.old == c.old && !m.usedNew[a.new] || a.new == c.new && !m.usedOld[a.old]
}

func callable(x *symbol) bool {
	return x.Symbol.Type == ctxsys.TypeFunction || x.Symbol.Type == ctxsys.TypeMethod
}

// bags counts the tokens of symbols, and pairs of neighbours, without the own name.
func bags(list []*symbol, used []bool) []map[string]int {
	out := make([]map[string]int, len(list))
	for i, x := range list {
		if used[i] {
			continue
		}
		bag := map[string]int{}
		before := ""
		for _, t := range x.whole.tokens() {
			if t == x.Symbol.Name {
				t = "\x00"
			}
			bag[t]++
			bag[before+"\x00"+t]++
			before = t
		}
		out[i] = bag
	}
	return out
}

// likeness is the share of what two bags have that both have, 0 to 1.
func likeness(a, b map[string]int) float64 {
	both, all := 0, 0
	for t, n := range a {
		both += min(n, b[t])
		all += n
	}
	for _, n := range b {
		all += n
	}
	if all == 0 {
		return 0
	}
	return 2 * float64(both) / float64(all)
}

// holdsValue reports whether symbols of a type are declared together with a value.
func holdsValue(t ctxsys.EntityType) bool {
	return t == ctxsys.TypeVariable || t == ctxsys.TypeConstant || t == ctxsys.TypeProperty
}
