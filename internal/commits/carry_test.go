package commits

import "testing"

func TestCarry(t *testing.T) {
	for _, c := range []struct {
		from, to    string
		first, last int
		want        Lines
		ok          bool
	}{
		{"a\nb\nc\n", "a\nb\nc\n", 2, 2, Lines{First: 2, Last: 2}, true},
		{"new\na\nb\n", "a\nb\n", 3, 3, Lines{First: 2, Last: 2}, true},
		{"a\nb\n", "gone\na\nb\n", 2, 2, Lines{First: 3, Last: 3}, true},
		{"a\nnew\nb\n", "a\nb\n", 2, 2, Lines{}, false},
		{"a\nnew\nb\n", "a\nb\n", 1, 3, Lines{First: 1, Last: 2}, true},
		{"a\nb", "x\na\nb", 2, 2, Lines{First: 3, Last: 3}, true},
		{"a\r\nb\r\n", "a\nb\n", 2, 2, Lines{First: 2, Last: 2}, true},
		{"a\nchanged\nc\n", "a\nb\nc\n", 2, 3, Lines{First: 3, Last: 3}, true},
	} {
		got, ok := carry(Lines{First: c.first, Last: c.last}, c.from, c.to)
		if ok != c.ok || ok && got != c.want {
			t.Errorf("lines %d to %d of %q are %+v, %t of %q, want %+v, %t", c.first, c.last, c.from, got, ok, c.to, c.want, c.ok)
		}
	}
}
