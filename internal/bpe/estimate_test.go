package bpe

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestEstimate(t *testing.T) {
	for _, tt := range []struct {
		text string
		want int
	}{
		{"", 0},
		{"word", perWord},
		{"sentences", perWord + 4*perLetter},
		{".name", perWord + perPrefix},
		{"1234", 2 * perNumber},
		{"{}", perSigns},
		{"+++++", perSigns + 3*perSign},
		{"\n\t\t", 2 * perSpace},
		{"漢字", 2 * perIdeograph},
		{"мир", 3 * perForeign},
	} {
		if got := Estimate(tt.text); got != tt.want {
			t.Errorf("Estimate(%q) = %d, want %d", tt.text, got, tt.want)
		}
	}
}

// TestEstimateIsNear keeps the prices where they were fitted: on sources of many languages.
func TestEstimateIsNear(t *testing.T) {
	e := encodings(t)[0]
	sum, n := 0.0, 0
	for _, dir := range []string{"c", "csharp", "go", "haskell", "java", "javascript", "kotlin", "markdown", "php", "python", "ruby", "rust", "scala", "swift", "zig"} {
		files, _ := filepath.Glob("../*/testdata/" + dir + "/*")
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil || len(text) < 400 || strings.HasSuffix(file, ".golden") {
				continue
			}
			counted := float64(e.Count(string(text)))
			sum += math.Abs(float64(Estimate(string(text)))/1000/counted - 1)
			n++
		}
	}
	if n < 10 || sum/float64(n) > 0.06 {
		t.Errorf("off by %.1f %% in the mean over %d files", 100*sum/float64(n), n)
	}
	t.Logf("%d files, %.1f %%", n, 100*sum/float64(n))
}
