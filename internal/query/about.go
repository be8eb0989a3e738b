package query

// What is rarely meant is ranked down unless a question asks for it.

// asksForTests reports whether a question is about tests rather than about what has to do with testing: "tests of the
// parser", "a unit test", "router test", but not "test runner".
func asksForTests(words []string) bool {
	for i, word := range words {
		switch word {
		case "tests", "specs", "fixtures", "benchmarks", "testcase", "testcases":
			return true
		case "test", "spec", "fixture", "benchmark":
		default:
			continue
		}
		if i+1 == len(words) {
			return true
		}
		switch words[i+1] {
		case "for", "of", "that", "case", "cases", "file", "files", "suite":
			return true
		}
		if i > 0 && (words[i-1] == "unit" || words[i-1] == "integration" || words[i-1] == "a") {
			return true
		}
	}
	return false
}

// asksForDocs reports whether a question is about documents or settings rather than about the code that reads them.
func asksForDocs(words []string) bool {
	for i, word := range words {
		switch word {
		case "readme", "docs", "documentation", "changelog", "license", "contributing", "dockerfile", "makefile":
			return true
		case "markdown", "config", "configuration", "yaml", "json", "toml", "workflow":
			if i+1 < len(words) && (words[i+1] == "file" || words[i+1] == "files") {
				return true
			}
		}
	}
	return false
}
