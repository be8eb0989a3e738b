// Package picture draws graphs and treemaps as SVG: what is where, and how it is written. It decides nothing about what is drawn.
//
// A picture holds no script and loads nothing. Every name in it is text on one line that went through [render.Escaped]. Its colours are those of
// the light or the dark scheme of the reader, and none of them says what is not also said in words.
package picture

import (
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// SVG is a picture, Width by Height in pixels.
type SVG struct {
	Width, Height int
	title         string
	role          string // that a screen reader says: "img" for what is one thing, else "list"
	style         string // besides Style
	body          render.Page
}

// Style is what pictures in a page are coloured by: rules of CSS, which the page has to hold once.
const Style = `.pic{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;background:#fff}
.pic text{fill:#1f2328}
.pic .box{fill:#f6f8fa;stroke:#59636e}
.pic .first{fill:#ddf4ff;stroke:#0969da;stroke-width:2}
.pic .unknown{stroke-dasharray:4 3}
.pic .line{fill:none;stroke:#59636e;stroke-opacity:.7}
.pic .head{fill:#59636e}
.pic .kind{font-size:10px;fill:#59636e;paint-order:stroke;stroke:#fff;stroke-width:3px}
@media (prefers-color-scheme:dark){.pic{background:#0d1117}
.pic text{fill:#f0f6fc}
.pic .box{fill:#151b23;stroke:#9198a1}
.pic .first{fill:#121d2f;stroke:#4493f8}
.pic .line{stroke:#9198a1}
.pic .head{fill:#9198a1}
.pic .kind{fill:#9198a1;stroke:#0d1117}}
`

// File is the picture as a file of its own, with its style.
func (s SVG) File() render.Page {
	return s.element(render.Pagef("<style>\n%s</style>\n", render.Verbatim(Style+s.style)))
}

// Inline is the picture as an element of a page that holds [Style] and [TreemapStyle].
func (s SVG) Inline() render.Page { return s.element(render.Page{}) }

func (s SVG) element(style render.Page) render.Page {
	return render.Pagef("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pic\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"%s\" aria-label=\"%s\">\n%s<title>%s</title>\n%s</svg>\n",
		s.Width, s.Height, s.Width, s.Height, s.role, render.Escaped(s.title), style, render.Escaped(s.title), s.body)
}

// advance is the width of a letter of Style's font, in pixels: 0.6 of its size and a little more.
const advance = 7.3

// columns is how many letters of a font of equal widths a text takes. What is outside of the first blocks of Unicode is taken to be wide.
func columns(text string) (n int) {
	for _, r := range text {
		if n++; r >= 0x1100 {
			n++
		}
	}
	return n
}

// cut is a text of at most n columns, with a mark where something is missing.
func cut(text string, n int) string {
	text = render.Line(text)
	if columns(text) <= n {
		return text
	}
	for text != "" && columns(text) > n-1 {
		_, size := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-size]
	}
	return text + "…"
}
