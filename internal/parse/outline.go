package parse

// outline is the parse of text without a grammar.
func outline(language string, text []byte) *File {
	x := newExtractor(tree{text: text}, language)
	x.file.Chunks = chunks(x.file, text, x.lines, indentDepths(text, x.lines))
	return x.file
}

// indentDepths takes indentation for nesting.
func indentDepths(text []byte, lines []int) []int {
	depths := make([]int, len(lines))
	for i, start := range lines {
		depths[i] = -1
		for j := start; j < len(text) && text[j] != '\n'; j++ {
			if text[j] != ' ' && text[j] != '\t' && text[j] != '\r' {
				depths[i] = j - start
				break
			}
		}
	}
	return depths
}
