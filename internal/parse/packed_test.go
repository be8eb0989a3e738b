package parse

import (
	"bytes"
	"encoding/binary"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/klauspost/compress/zstd"
)

// packedMemory keeps what packedLanguage made for as long as the process runs, as the memory of C that it takes the place of: withTables knows a language by
// its address, and the collector does not follow a pointer to one.
var packedMemory runtime.Pinner

// packedLanguage is a language in version 14 whose tables are a frame, as tools/release makes it. Of the layout it knows what is said in tree.c: the parse table is
// at 40, and the whole has 232 bytes.
func packedLanguage(t *testing.T, frame []byte, size int) *grammar {
	t.Helper()
	packed := binary.LittleEndian.AppendUint32([]byte("\x89CTXTAB\n"), uint32(size))
	packed = append(binary.LittleEndian.AppendUint32(packed, uint32(len(frame))), frame...)
	packed = append(packed, 0) // an empty frame is a pointer to this: behind the block it would be one to another, which may be free
	g := newGrammar(languages()["protobuf"].grammar())
	language := bytes.Clone(unsafe.Slice((*byte)(unsafe.Pointer(g.language)), 232))
	binary.LittleEndian.PutUint32(language, 14)
	*(**byte)(unsafe.Pointer(&language[40])) = &packed[0]
	packedMemory.Pin(&packed[0])
	packedMemory.Pin(&language[0])
	*(*unsafe.Pointer)(unsafe.Pointer(&g.language)) = unsafe.Pointer(&language[0])
	return g
}

// TestPackedTables has parsers start together: a packed language gets its tables once, each where it belongs.
func TestPackedTables(t *testing.T) {
	var tables []byte
	for _, size := range []uint32{6, 4, 0, 1, 2, 0} {
		tables = binary.LittleEndian.AppendUint32(tables, size)
	}
	tables = append(tables, "parse\n\x00\x00smalA\x00\x00\x00lm\x00\x00"...)
	z, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	g := packedLanguage(t, z.EncodeAll(tables, nil), len(tables))
	got := make([]unsafe.Pointer, 8)
	var together sync.WaitGroup
	for i := range got {
		together.Go(func() {
			l, err := withTables(g.language)
			if err != nil {
				t.Error(err)
			}
			got[i] = unsafe.Pointer(l)
		})
	}
	together.Wait()
	if len(slices.Compact(got)) != 1 || got[0] == unsafe.Pointer(g.language) {
		t.Fatalf("the parsers were given %v, of %v", got, g.language)
	}
	for offset, want := range map[uintptr]string{40: "parse\n", 48: "smal", 64: "A", 136: "lm"} {
		if p := *(**byte)(unsafe.Add(got[0], offset)); p == nil || string(unsafe.Slice(p, len(want))) != want {
			t.Errorf("at %d there is another table than %q", offset, want)
		}
	}
	for _, offset := range []uintptr{56, 224} {
		if p := *(**byte)(unsafe.Add(got[0], offset)); p != nil {
			t.Errorf("at %d there is a table, and none was packed", offset)
		}
	}
}

// TestPackedDamaged wants an error for tables that cannot be unpacked, at each try.
func TestPackedDamaged(t *testing.T) {
	z, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	whole := z.EncodeAll(bytes.Repeat([]byte("table"), 100), nil)
	for what, g := range map[string]*grammar{
		"no frame":            packedLanguage(t, nil, 500),
		"half a frame":        packedLanguage(t, whole[:len(whole)/2], 500),
		"more than was said":  packedLanguage(t, whole, 499),
		"fewer than was said": packedLanguage(t, whole, 501),
	} {
		for range 2 {
			p := newParser()
			if _, _, err := p.parse(g, []byte("a")); err == nil || !strings.Contains(err.Error(), "tables") {
				t.Errorf("%s: %v", what, err)
			}
			p.close()
		}
	}
}
