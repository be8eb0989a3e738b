package arena

import "testing"

// The pages of the file leave the process, and are what they were when they come back.
func TestPagesLeave(t *testing.T) {
	const size = 256 << 20
	a := New(t.TempDir(), 0)
	defer a.Close()
	before := shared()
	values := Make[uint64](a, size/8)
	for round := range 3 {
		for i := range values {
			if round > 0 && values[i] != uint64(i+round-1) {
				t.Fatalf("value %d is %d in round %d", i, values[i], round)
			}
			values[i] = uint64(i + round)
		}
		if a.paged.letGo(); shared()-before > size/4 {
			t.Errorf("%d of %d bytes are in the process", shared()-before, size)
		}
	}
}
