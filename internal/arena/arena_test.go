package arena_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"unsafe"

	"github.com/ctx-sys/ctx-sys/internal/arena"
)

type node struct {
	name  string
	value int64
	parts []string
	next  *node
}

// What is put in an arena comes out of it, wherever that is, while the collector runs and pages leave the process.
func TestArena(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(dir string) *arena.Arena
	}{
		{"heap", func(string) *arena.Arena { return nil }},
		{"memory", func(string) *arena.Arena { return arena.New("", 1) }},
		{"file", func(dir string) *arena.Arena { return arena.New(dir, 1) }},
		{"both", func(dir string) *arena.Arena { return arena.New(dir, 40<<20) }},
		{"no folder", func(dir string) *arena.Arena { return arena.New(filepath.Join(dir, "none"), 1) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			a := c.make(dir)
			const n = 200_000
			nodes := arena.Make[node](a, n)
			pad := rand.New(rand.NewPCG(1, 2))
			for i := range nodes {
				arena.Make[byte](a, pad.IntN(100))
				text := strconv.Itoa(i)
				x := &arena.Make[node](a, 1)[0]
				if uintptr(unsafe.Pointer(x))%unsafe.Alignof(*x) != 0 {
					t.Fatalf("a node at %p", x)
				}
				if x.name != "" || x.value != 0 || x.next != nil {
					t.Fatalf("a new node is %+v", x)
				}
				x.name, x.value, x.parts = arena.String(a, []byte(text)), int64(i), arena.Make[string](a, 2)
				x.parts[1] = arena.String(a, []byte(text+"!"))
				nodes[i].next = x
			}
			runtime.GC()
			for i := range nodes {
				text := strconv.Itoa(i)
				if x := nodes[i].next; x.name != text || x.value != int64(i) || x.parts[0] != "" || x.parts[1] != text+"!" {
					t.Fatalf("node %d is %+v", i, x)
				}
			}
			if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
				t.Errorf("in the folder: %v, %v", left, err)
			}
			a.Close()
		})
	}
}

// More than a chunk at once, and nothing.
func TestSizes(t *testing.T) {
	a := arena.New(t.TempDir(), 1<<20)
	defer a.Close()
	big := arena.Make[uint64](a, 5<<20)
	big[len(big)-1] = 1
	if len(arena.Make[uint64](a, 0)) != 0 || arena.String(a, nil) != "" {
		t.Error("nothing is something")
	}
	small := arena.Make[byte](a, 3)
	copy(small, "abc")
	if small = append(small, 'd'); string(small) != "abcd" || big[len(big)-1] != 1 {
		t.Error("one slice reaches into another")
	}
}
