package render

import "strings"

// Element is an XML element on lines of its own: attributes as pairs of name and value, those with an empty value left out, and what is in it.
func Element(name string, attributes []string, content Page) Page {
	var b strings.Builder
	b.WriteString("<" + name)
	for i := 0; i+1 < len(attributes); i += 2 {
		if value := attributes[i+1]; value != "" {
			b.WriteString(" " + attributes[i] + `="` + Escaped(value).text + `"`)
		}
	}
	if content.text == "" {
		return Page{b.String() + "/>\n"}
	}
	return Page{b.String() + ">\n" + content.text + "</" + name + ">\n"}
}

// XMLText is content as XML may hold it, on lines of its own.
func XMLText(content string) Page {
	lines := clean(content)
	if lines == nil {
		return Page{}
	}
	return Page{escapeXML(strings.Join(lines, "\n")) + "\n"}
}
