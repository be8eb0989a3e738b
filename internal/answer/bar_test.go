package answer

import "testing"

func TestBar(t *testing.T) {
	for _, c := range []struct {
		parts []Part
		limit int
		want  string
	}{
		{[]Part{{"search", 50}, {"related", 25}}, 100, "[AAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBBBBBBBBBBBBBB...............] 75 of 100 tokens\n" +
			"  A search       50   50%\n  B related      25   25%\n  . free         25   25%\n"},
		{[]Part{{"custom", 300}}, 100, "[AAAAAAAAAAAAAAAAAAAA|AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA] 300 of 100 tokens\n  A custom     300  300%\n"},
		{nil, 0, "[............................................................] 0 of 0 tokens\n"},
		{[]Part{{"a\nb", 1}}, 1, "[AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA] 1 of 1 tokens\n  A a b        1  100%\n"},
	} {
		if got := Bar(c.parts, c.limit, "tokens").String(); got != c.want {
			t.Errorf("%v of %d:\n%s\nwant\n%s", c.parts, c.limit, got, c.want)
		}
	}
}
