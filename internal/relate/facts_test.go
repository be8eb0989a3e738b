package relate

import (
	"testing"
	"unsafe"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What is kept of each file as long as others are read is no part of a text that would be kept with it.
func TestSpacesAreTheirOwn(t *testing.T) {
	names := []byte("shop.cart and all other names of the file")
	f := &facts.File{Language: "java", Package: string(names)[:9]}
	got := Encode(f, nil).Spaces
	if got != "shop.cart" || unsafe.StringData(got) == unsafe.StringData(f.Package) {
		t.Errorf("%q, part of the text of the package: %v", got, unsafe.StringData(got) == unsafe.StringData(f.Package))
	}
}
