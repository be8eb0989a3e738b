package answer

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// Total adds counts up.
func Total(counts map[string]int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// Size is a number of bytes in the unit that reads best.
func Size(bytes int64) string {
	switch {
	case bytes >= 1e9:
		return fmt.Sprintf("%.1f GB", float64(bytes)/1e9)
	case bytes >= 1e6:
		return fmt.Sprintf("%.1f MB", float64(bytes)/1e6)
	case bytes >= 1e3:
		return fmt.Sprintf("%.1f kB", float64(bytes)/1e3)
	}
	return fmt.Sprintf("%d bytes", bytes)
}

// Counted lists counts, the largest first.
func Counted(counts map[string]int) string {
	var names []string
	for name, n := range counts {
		if n > 0 {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	slices.SortStableFunc(names, func(x, y string) int { return counts[y] - counts[x] })
	for i, name := range names {
		names[i] = fmt.Sprintf("%s %d", name, counts[name])
	}
	return strings.Join(names, ", ")
}
