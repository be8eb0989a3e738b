package picture

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Section is a part of a document, which has an address of its own.
type Section struct {
	Heading string
	Text    []string // paragraphs
	Figures []Figure
	Tables  []Table
}

// Figure is a picture with what it shows.
type Figure struct {
	SVG
	Caption string
}

// Table has a row of heads first. A cell that is a number is set like one.
type Table struct {
	Caption string
	Rows    [][]string
}

const documentStyle = `:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1rem 1.25rem;background:#fff;color:#1f2328}
h1{line-height:1.2}h2{margin-top:2.2rem;border-bottom:1px solid #d1d9e0}
a{color:#0969da}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
.wide{overflow-x:auto}
table{border-collapse:collapse;margin:.75rem 0}caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{text-align:left;padding:.2rem .75rem .2rem 0;border-bottom:1px solid #d1d9e0;vertical-align:top;overflow-wrap:anywhere}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:normal}
th[scope=row]{font-weight:400}figure{margin:1rem 0}figcaption{color:#59636e}
.pic{max-width:100%;height:auto}
@media (prefers-color-scheme:dark){body{background:#0d1117;color:#f0f6fc}h2,th,td{border-color:#3d444d}a{color:#4493f8}figcaption{color:#9198a1}}
@media print{body{max-width:none}nav{display:none}section{break-inside:avoid-page}a{color:inherit;text-decoration:none}}
`

// Document is a page of HTML that loads nothing and runs nothing, which its policy says too: whatever a name in it is, a browser gets no further by it. It has the
// title as its heading, an introduction, and a list of the sections where there are several.
func Document(title, intro string, sections []Section) render.Page {
	style := documentStyle + Style + TreemapStyle
	sum := sha256.Sum256([]byte(style))
	var b render.Writer
	b.Printf("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"+
		"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'\">\n"+
		"<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"+
		"<title>%s</title>\n<style>%s</style>\n</head>\n<body>\n<header>\n<h1>%s</h1>\n<p>%s</p>\n</header>\n",
		base64.StdEncoding.EncodeToString(sum[:]), render.Escaped(title), render.Verbatim(style), render.Escaped(title), render.Escaped(intro))
	if len(sections) > 1 {
		b.Printf("<nav aria-label=\"Sections\"><ul>\n")
		for i, s := range sections {
			b.Printf("<li><a href=\"#s%d\">%s</a></li>\n", i+1, render.Escaped(s.Heading))
		}
		b.Printf("</ul></nav>\n")
	}
	b.Printf("<main>\n")
	for i, s := range sections {
		b.Printf("<section aria-labelledby=\"s%d\">\n<h2 id=\"s%d\">%s</h2>\n", i+1, i+1, render.Escaped(s.Heading))
		for _, p := range s.Text {
			b.Printf("<p>%s</p>\n", render.Escaped(p))
		}
		for _, f := range s.Figures {
			b.Printf("<figure><div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">\n%s</div><figcaption>%s</figcaption></figure>\n", render.Escaped(f.Caption), f.Inline(), render.Escaped(f.Caption))
		}
		for _, t := range s.Tables {
			b.Add(t.page())
		}
		b.Printf("</section>\n")
	}
	b.Printf("</main>\n</body>\n</html>\n")
	return b.Page()
}

func (t Table) page() render.Page {
	var b render.Writer
	b.Printf("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"%s\"><table>\n<caption>%s</caption>\n", render.Escaped(t.Caption), render.Escaped(t.Caption))
	for i, row := range t.Rows {
		b.Printf("<tr>")
		for j, cell := range row {
			tag, scope, number := "td", "", cell
			switch {
			case i == 0:
				tag, scope = "th", " scope=\"col\""
				if len(t.Rows) > 1 && j < len(t.Rows[1]) {
					number = t.Rows[1][j]
				}
			case j == 0:
				tag, scope = "th", " scope=\"row\""
			}
			class := ""
			if isNumber(number) {
				class = " class=\"n\""
			}
			b.Printf("<%s%s%s>%s</%s>", tag, scope, class, render.Escaped(cell), tag)
		}
		b.Printf("</tr>\n")
	}
	b.Printf("</table></div>\n")
	return b.Page()
}

// isNumber reports whether a cell is a number, with a unit or without.
func isNumber(cell string) bool {
	number, unit, _ := strings.Cut(cell, " ")
	_, err := fmt.Sscanf(number+"\n", "%f\n", new(float64))
	return err == nil && len(unit) <= 2
}
