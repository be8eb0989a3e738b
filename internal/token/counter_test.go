package token

import (
	"strings"
	"testing"
)

func TestCounters(t *testing.T) {
	text := "func main() {\n\tfmt.Println(\"hello, world\")\n}\n"
	var c Counters
	for _, tt := range []struct {
		tokenizer, name string
		exact           bool
		want            int
	}{
		{"", "characters", false, 12},
		{"characters", "characters", false, 12},
		{"o200k_base", "o200k_base", true, 12},
		{"cl100k_base", "cl100k_base", true, 12},
		{"wide", "wide", false, 13},
		{"narrow", "narrow", false, 17},
		{"claude", "claude", false, 15},
	} {
		counter, err := c.For(tt.tokenizer)
		if err != nil {
			t.Fatal(err)
		}
		if got := counter.Count(text); got != tt.want || counter.Name() != tt.name || counter.Exact() != tt.exact {
			t.Errorf("%q: %d by %s, exact %v; want %d", tt.tokenizer, got, counter.Name(), counter.Exact(), tt.want)
		}
		if got := counter.Count(""); got != 0 {
			t.Errorf("%q: nothing has %d tokens", tt.tokenizer, got)
		}
	}
	if _, err := c.For("p50k"); err == nil || !strings.Contains(err.Error(), "o200k_base") {
		t.Errorf("an unknown tokenizer: %v", err)
	}
}
