package graph

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// What is kept is read as it was, whatever the graph is.
func TestKept(t *testing.T) {
	eachNetwork(t, func(t *testing.T, _ *rand.Rand, n *network) {
		if got := readKeptNetwork(n.appendTo(nil)); !reflect.DeepEqual(got.ids, n.ids) || !reflect.DeepEqual(got.first, n.first) || len(got.links) != len(n.links) ||
			len(n.links) > 0 && !reflect.DeepEqual(got.links, n.links) {
			t.Errorf("%+v, want %+v", got, n)
		}
		c := centralityIn(n)
		got := readKeptCentrality(c.appendTo(nil))
		for i, id := range n.ids {
			if got.Of(id) != c.Of(id) || got.OfOutside(id) != c.OfOutside(id) || got.users[i] != c.users[i] {
				t.Errorf("%d has another centrality", id)
			}
		}
		if !reflect.DeepEqual(got.files, c.files) {
			t.Errorf("files %v, want %v", got.files, c.files)
		}
	})
}

// Negative numbers are those of folders, and a file's numbers have gaps.
func TestNodes(t *testing.T) {
	want := []int64{-1 << 40, -5, -1, 1, 63, 64, 511, 512, 1 << 20, 1<<20 + 700, 1 << 50}
	n := newNodes()
	for _, i := range rand.New(rand.NewPCG(1, 1)).Perm(len(want)) {
		n.add(want[i])
		n.add(want[i])
	}
	if got := n.number(); !reflect.DeepEqual(got, want) {
		t.Fatalf("%v, want %v", got, want)
	}
	for i, id := range want {
		if node, ok := n.of(id); !ok || int(node) != i {
			t.Errorf("%d is node %d, %v", id, node, ok)
		}
		if _, ok := n.of(id + 2); ok && id != -1 { // no two are that near but for these
			t.Errorf("%d is a node", id+2)
		}
	}
}

// TestKeptFormat fails when the same graph has other contents in what is kept: then keptFormat has to be another one, and the sum here too.
func TestKeptFormat(t *testing.T) {
	n := randomNetwork(rand.New(rand.NewPCG(3, 3)), 40, 120)
	b := centralityIn(n).appendTo(n.appendTo(nil))
	b = (&wholeStats{1, 2, 3, map[string]map[string]int{"calls": {"scope": 4}}, map[string]map[string]int{"go": {"calls": 5}},
		[]openName{{[]byte("a"), []byte("b.a"), 6, 7, 8, 9}}, [][2]int64{{10, 11}}}).appendTo(b)
	const format, want = 1, "1c902dd7c836a9e9"
	sum := sha256.Sum256(b)
	if got := hex.EncodeToString(sum[:8]); got != want || keptFormat != format {
		t.Errorf("format %d has contents %s: want %d and %s", keptFormat, got, format, want)
	}
}

// A repository may bring such a file with an index.
func FuzzKept(f *testing.F) {
	n := randomNetwork(rand.New(rand.NewPCG(1, 1)), 20, 60)
	f.Add(n.appendTo(nil))
	f.Add(centralityIn(n).appendTo(nil))
	f.Add((&wholeStats{}).appendTo(nil))
	f.Fuzz(func(_ *testing.T, b []byte) {
		if n := readKeptNetwork(b); n != nil {
			centralityIn(n)
			n.strong()
		}
		if c := readKeptCentrality(b); c != nil {
			for _, r := range c.ledTo() {
				c.usersOf(r.id)
				c.Of(r.id)
			}
		}
		if w := readKeptStats(b); w != nil {
			for _, n := range w.Names {
				_ = ctxsys.RelationKinds[n.Kind]
			}
		}
	})
}

// Who waits for what another question works out waits as long as its client does.
func TestCacheWaitsForClient(t *testing.T) {
	held := &Cache{}
	held.made.Do(func() { held.held = make(chan struct{}, 1) })
	held.held <- struct{}{}
	v := &View{Cache: held}
	for name, ask := range map[string]func(context.Context) error{
		"network":    func(ctx context.Context) error { _, err := v.network(ctx); return err },
		"centrality": func(ctx context.Context) error { _, err := v.Centrality(ctx); return err },
		"dispatch":   func(ctx context.Context) error { _, err := v.dispatch(ctx); return err },
		"stats":      func(ctx context.Context) error { _, err := v.wholeStats(ctx); return err },
	} {
		ctx, leave := context.WithCancel(t.Context())
		ended := make(chan error)
		go func() { ended <- ask(ctx) }()
		select {
		case err := <-ended:
			t.Errorf("%s did not wait: %v", name, err)
		default:
		}
		leave()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What is looked at first has no lower rank than what is left, and no rank is on both sides.
func TestForemost(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 200 {
		all := make([]rankedID, r.IntN(300))
		for i := range all {
			all[i] = rankedID{int64(i), r.Uint64N(1<<40) >> r.IntN(40)}
		}
		before := slices.Clone(all)
		n, wanted := 0, r.IntN(200)
		if n = foremost(all, wanted); n < min(wanted, len(all)) || n > len(all) {
			t.Fatalf("%d of %d, wanted %d", n, len(all), wanted)
		}
		for _, a := range all[:n] {
			for _, b := range all[n:] {
				if a.rank <= b.rank {
					t.Fatalf("%d is in front, and %d is not", a.rank, b.rank)
				}
			}
		}
		if slices.SortFunc(all, func(a, b rankedID) int { return cmp.Compare(a.id, b.id) }); !slices.Equal(all, before) {
			t.Fatal("some are gone")
		}
	}
}
