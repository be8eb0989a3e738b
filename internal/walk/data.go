package walk

import (
	"bytes"
	"path"
	"strings"
)

// isTranslation reports whether a file is a catalog of texts in another language than English: where it is, and what it is called, say so
// for each of the formats. Those in English are what people wrote, and code is never a catalog.
func isTranslation(file string) bool {
	name := path.Base(file)
	stem, ext, _ := cutLast(name, '.')
	switch strings.ToLower(ext) {
	case "po", "pot": // made from the code by a tool
		return true
	case "properties":
		base, _, suffixed := cutLocale(stem, "_")
		return suffixed && (isCatalogName(base) || anyFolder(file, isCatalogFolder))
	case "arb", "resx", "xlf", "xliff":
		_, locale, suffixed := cutLocale(stem, "._")
		return suffixed && isForeign(locale)
	case "strings", "stringsdict":
		return anyFolder(file, func(folder string) bool {
			locale, ok := strings.CutSuffix(folder, ".lproj")
			return ok && isForeign(locale)
		})
	case "xml":
		locale, ok := strings.CutPrefix(path.Base(path.Dir(file)), "values-")
		return ok && isForeign(strings.Replace(locale, "-r", "-", 1)) && (strings.HasPrefix(stem, "strings") || stem == "plurals" || stem == "arrays")
	case "json", "json5", "yaml", "yml", "toml", "ftl", "ini":
		return isTranslatedData(file, stem)
	}
	return false
}

// isTranslatedData reports whether a file of data is in a folder of translations and called after a locale, or further down in a folder
// that is.
func isTranslatedData(file, stem string) bool {
	folders := strings.Split(path.Dir(file), "/")
	for i, folder := range folders {
		if !isCatalogFolder(folder) {
			continue
		}
		for _, below := range folders[i+1:] {
			if isForeign(below) {
				return true
			}
		}
		_, locale, suffixed := cutLocale(stem, "._-")
		return isForeign(stem) || suffixed && isForeign(locale)
	}
	return false
}

func isCatalogFolder(name string) bool {
	switch name {
	case "locales", "locale", "_locales", "i18n", "l10n", "lang", "langs", "languages", "translations", "messages", "intl":
		return true
	}
	return false
}

// isCatalogName reports whether a file of properties is called after texts.
func isCatalogName(stem string) bool {
	stem = strings.ToLower(stem)
	for _, word := range []string{"message", "string", "label", "text", "bundle", "resource", "translation", "locali", "i18n", "lang"} {
		if strings.Contains(stem, word) {
			return true
		}
	}
	return false
}

// cutLocale cuts the locale that a name ends with, behind one of the separators: messages_de, app_pt_BR, common.zh-Hant.
func cutLocale(stem, separators string) (base, locale string, ok bool) {
	for i := len(stem) - 1; i > 0; i-- {
		if strings.IndexByte(separators, stem[i]) >= 0 && isLocale(stem[i+1:]) {
			base, locale, ok = stem[:i], stem[i+1:], true // the longest one: zh_CN ends with CN
		}
	}
	return base, locale, ok
}

// isForeign reports whether a name is a locale of another language than English.
func isForeign(name string) bool {
	return isLocale(name) && !strings.HasPrefix(strings.ToLower(name), "en")
}

// isLocale reports whether a name is a language, alone or with a script or region: de, pt_BR, zh-Hans-CN, es-419.
func isLocale(name string) bool {
	parts := strings.FieldsFunc(name, func(r rune) bool { return r == '-' || r == '_' })
	if len(parts) == 0 || len(parts) > 3 || !languageCodes()[strings.ToLower(parts[0])] {
		return false
	}
	for _, part := range parts[1:] {
		if len(part) < 2 || len(part) > 4 || strings.Trim(part, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return false
		}
	}
	return true
}

// languageCodes are those of ISO 639-1, and a few longer ones that programs are translated into.
var languageCodes = setOf(`
	aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo
	fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg
	li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se
	sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
	ast ckb fil gsw hsb kab nds szl yue`)

const (
	// seedRows is from how many rows on a script of nothing but data counts as data whatever it is called.
	seedRows = 20

	seedSize = 1 << 20 // bytes of a script that are looked at
)

// isSeed reports whether a file is data to begin or to test with: a script that only fills tables, or data in a folder of such.
func isSeed(file string, content []byte) bool {
	name := path.Base(file)
	stem, ext, _ := cutLast(name, '.')
	switch strings.ToLower(ext) {
	case "sql":
		rows, only := insertedRows(content[:min(len(content), seedSize)])
		return only && rows > 0 && (rows >= seedRows || isSeedName(stem) || anyFolder(file, isSeedFolder))
	case "json", "jsonl", "ndjson", "yaml", "yml", "csv", "tsv", "xml":
		return anyFolder(file, isSeedFolder)
	}
	return false
}

func isSeedFolder(name string) bool {
	switch name {
	case "seeds", "fixtures", "seed_data", "seed-data", "sample_data", "sample-data", "test_data", "test-data":
		return true
	}
	return false
}

func isSeedName(stem string) bool {
	for _, part := range strings.FieldsFunc(strings.ToLower(stem), func(r rune) bool { return r == '-' || r == '_' || r == '.' }) {
		switch part {
		case "data", "seed", "seeds", "fixture", "fixtures", "sample", "samples", "demo", "dummy", "mock":
			return true
		}
	}
	return false
}

// insertedRows counts the rows that a script of SQL puts into tables. only is false when it does anything else, or has parameters: then it
// is a query of a program.
func insertedRows(script []byte) (rows int, only bool) {
	s := statements{script}
	for {
		words, ok := s.next()
		if !ok {
			return rows, true
		}
		switch first := words.first; {
		case words.parameters:
			return 0, false
		case first == "INSERT" || first == "REPLACE":
			rows += 1 + words.more
		case first == "COPY":
			rows += s.copied()
		case first == "SELECT":
			if !bytes.Contains(words.text, []byte("setval(")) { // of a sequence, in a dump
				return 0, false
			}
		case first != "" && !strings.Contains(" SET USE BEGIN START COMMIT LOCK UNLOCK DELETE TRUNCATE GO ", " "+first+" "):
			return 0, false
		}
	}
}

// statements reads a script of SQL.
type statements struct{ rest []byte }

// statement is one, as far as it matters here.
type statement struct {
	first      string // word, in upper case
	more       int    // rows after the first
	parameters bool
	text       []byte
}

// next reads the next statement, past comments and quotes. ok is false at the end.
func (s *statements) next() (st statement, ok bool) {
	text := s.rest
	depth, last := 0, byte(0) // last but blanks
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\'' || c == '"' || c == '`':
			i += quoted(text[i:])
		case c == '-' && bytes.HasPrefix(text[i:], []byte("--")), c == '#' && depth == 0:
			i += lineLength(text[i:])
		case c == '/' && bytes.HasPrefix(text[i:], []byte("/*")):
			if n := bytes.Index(text[i:], []byte("*/")); n >= 0 {
				i += n + 1
			} else {
				i = len(text)
			}
		case c == ';':
			s.rest, st.text = text[i+1:], text[:i]
			return st, true
		case c == '(':
			if depth == 0 && last == ',' {
				st.more++
			}
			depth++
		case c == ')':
			depth--
		case c == '?', c == '$' && i+1 < len(text) && isDigit(text[i+1]), c == ':' && isParameter(text, i):
			st.parameters = true
		case st.first == "" && isWordByte(c):
			n := i
			for n < len(text) && isWordByte(text[n]) {
				n++
			}
			st.first = strings.ToUpper(string(text[i:n]))
			i = n - 1
		case st.first == "" && c == '\\': // a command of psql
			i += lineLength(text[i:])
		}
		if i < len(text) && !isBlank(text[i]) {
			last = text[i]
		}
	}
	s.rest, st.text = nil, text
	return st, st.first != ""
}

// copied skips the rows that follow a COPY from stdin, and counts them.
func (s *statements) copied() (rows int) {
	for len(s.rest) > 0 {
		line := s.rest[:min(lineLength(s.rest)+1, len(s.rest))]
		s.rest = s.rest[len(line):]
		switch text := bytes.TrimSpace(line); {
		case string(text) == `\.`:
			return rows
		case len(text) > 0:
			rows++
		}
	}
	return rows
}

// quoted is how far after a quote the one is that closes it. A backslash escapes it, as in MySQL.
func quoted(text []byte) int {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case text[0]:
			return i
		}
	}
	return len(text)
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// lineLength is how many bytes come before the end of a line.
func lineLength(text []byte) int {
	if n := bytes.IndexByte(text, '\n'); n >= 0 {
		return n
	}
	return len(text)
}

// isParameter reports whether a colon begins a name, and is no cast.
func isParameter(text []byte, at int) bool {
	return at+1 < len(text) && isWordByte(text[at+1]) && !isDigit(text[at+1]) && (at == 0 || text[at-1] != ':' && !isWordByte(text[at-1]))
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isWordByte(c byte) bool {
	return c == '_' || isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}
