package config

// Nearest is the word most like a mistyped one, "" when none is near enough to be what was meant: a third of its letters may differ, and one of few.
func Nearest(word string, among []string) string {
	best, found := max(len(word)/3, 1)+1, ""
	for _, w := range among {
		if d := distance(word, w); d < best {
			best, found = d, w
		}
	}
	return found
}

// distance is the number of letters to insert, delete, replace or swap with a neighbour to make b of a.
func distance(a, b string) int {
	before, last := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			differ := 1
			if a[i-1] == b[j-1] {
				differ = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+differ)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}
