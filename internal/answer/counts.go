package answer

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

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
