package parse

import "strings"

// csharpDoc takes the XML out of a doc comment: what a tag names stays, its brackets go.
func csharpDoc(doc string) string {
	if !strings.Contains(doc, "<") {
		return doc
	}
	var b strings.Builder
	for doc != "" {
		open := strings.IndexByte(doc, '<')
		if open < 0 {
			break
		}
		b.WriteString(doc[:open])
		doc = doc[open:]
		end := strings.IndexByte(doc, '>')
		text, known := "", false
		if end > 0 {
			text, known = docTag(doc[1:end])
		}
		if !known {
			b.WriteByte('<')
			doc = doc[1:]
			continue
		}
		b.WriteString(text)
		doc = doc[end+1:]
	}
	b.WriteString(doc)
	return tidyDoc(docEntities.Replace(b.String()))
}

var docEntities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&quot;", `"`, "&apos;", "'", "&amp;", "&")

// docTag returns what is written for a tag of the documentation's language.
func docTag(tag string) (text string, known bool) {
	name, attributes, _ := strings.Cut(strings.TrimSuffix(tag, "/"), " ")
	switch strings.TrimPrefix(name, "/") {
	case "see", "seealso", "paramref", "typeparamref":
		if strings.HasSuffix(tag, "/") {
			text = docAttribute(attributes)
		}
	case "param", "typeparam", "exception":
		if name[0] != '/' {
			text = docAttribute(attributes) + ": "
		}
	case "returns":
		if name[0] != '/' {
			text = "Returns: "
		}
	case "summary", "remarks", "value", "para", "c", "code", "list", "listheader", "item", "description", "term", "example", "inheritdoc",
		"include", "b", "i", "br", "threadsafety":
	default:
		return "", false
	}
	return text, true
}

// docAttribute returns the value of the first attribute of a tag, without the letter of its kind: T:N.Type.
func docAttribute(attributes string) string {
	_, v, _ := strings.Cut(attributes, `"`)
	v, _, _ = strings.Cut(v, `"`)
	if len(v) > 2 && v[1] == ':' {
		v = v[2:]
	}
	return v
}

// tidyDoc drops the lines that the tags leave empty, but for one between paragraphs.
func tidyDoc(doc string) string {
	var lines []string
	for line := range strings.SplitSeq(doc, "\n") {
		line = strings.TrimSpace(line)
		if line != "" || len(lines) > 0 && lines[len(lines)-1] != "" {
			lines = append(lines, line)
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}
