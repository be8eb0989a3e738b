package walk

import "bytes"

// LanguageOfText returns the language of a file whose name says language, when its text knows better: a
// header named .h that is C++ is one.
func LanguageOfText(language string, text []byte) string {
	if language == "c" && looksLikeCPP(text) {
		return "cpp"
	}
	return language
}

// maxLooked is how much of a header is looked at, in bytes: licences and includes come first.
const maxLooked = 256 << 10

// looksLikeCPP reports whether a text has lines that only C++ has: two of them, for a header meant for both
// languages may have one in what C++ alone compiles.
func looksLikeCPP(text []byte) bool {
	text = text[:min(len(text), maxLooked)]
	seen := 0
	for line := range bytes.Lines(text) {
		if onlyCPP(bytes.TrimSpace(line)) {
			if seen++; seen == 2 {
				return true
			}
		}
	}
	return false
}

func onlyCPP(line []byte) bool {
	if len(line) < 7 {
		return false
	}
	switch line[0] {
	case 'c':
		return bytes.HasPrefix(line, []byte("class ")) || bytes.HasPrefix(line, []byte("constexpr "))
	case 'e':
		return bytes.HasPrefix(line, []byte("enum class "))
	case 'n':
		return bytes.HasPrefix(line, []byte("namespace "))
	case 'p':
		return bytes.Equal(line, []byte("public:")) || bytes.Equal(line, []byte("private:")) || bytes.Equal(line, []byte("protected:"))
	case 't':
		return bytes.HasPrefix(line, []byte("template <")) || bytes.HasPrefix(line, []byte("template<"))
	case 'u':
		return bytes.HasPrefix(line, []byte("using namespace "))
	case 'v':
		return bytes.HasPrefix(line, []byte("virtual "))
	case '#':
		rest, ok := bytes.CutPrefix(line, []byte("#include <"))
		return ok && !bytes.ContainsAny(rest, "./") && bytes.HasSuffix(rest, []byte(">"))
	}
	return false
}
