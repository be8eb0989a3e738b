package lsp

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// maxHovered is how many meanings of a word a hover shows.
const maxHovered = 3

// hover shows the signature, the documentation and the place of what a word means, nothing for a local.
func (r *request) hover() (any, error) {
	p, err := decode[placeParams](r.params)
	if err != nil {
		return nil, err
	}
	at, m, err := r.meaning(p)
	if err != nil || at == nil || len(m.Entities) == 0 {
		return nil, err
	}
	var parts []string
	for i, e := range m.Entities {
		if i == maxHovered {
			parts = append(parts, fmt.Sprintf("and %d more", len(m.Entities)-i))
			break
		}
		parts = append(parts, r.about(&e))
	}
	h := hover{Contents: markup{"plaintext", strings.Join(parts, "\n\n")}, Range: r.in(at.syntax, m.Start, m.End)}
	if r.markdown {
		h.Contents.Kind = "markdown"
		h.Contents.Value = strings.Join(parts, "\n\n---\n\n")
	}
	return h, nil
}

// about is what a hover says of an entity.
func (r *request) about(e *ctxsys.Entity) string {
	signature, where := render.Text(e.Signature), render.Line(e.Path)
	if signature == "" {
		signature = render.Line(string(e.Type) + " " + e.QualifiedName)
	}
	if e.StartLine > 0 {
		where = fmt.Sprintf("%s:%d", where, e.StartLine)
	}
	doc := render.Text(e.Doc)
	if !r.markdown {
		return strings.Join(nonEmpty(signature, doc, where), "\n\n")
	}
	return strings.Join(nonEmpty(strings.TrimSuffix(render.Fenced(e.Language, signature).String(), "\n"), escaped(doc), escaped(where)), "\n\n")
}

func nonEmpty(texts ...string) (out []string) {
	for _, t := range texts {
		if strings.TrimSpace(t) != "" {
			out = append(out, t)
		}
	}
	return out
}

// escaped is text that Markdown shows as it is: what a file says is neither a link nor an image of ours. Lines stay
// lines.
func escaped(text string) string {
	return strings.ReplaceAll(special.Replace(text), "\n", "  \n")
}

var special = strings.NewReplacer(
	"\\", "\\\\", "`", "\\`", "*", "\\*", "_", "\\_", "[", "\\[", "]", "\\]", "<", "&lt;", ">", "&gt;", "&", "&amp;", "#", "\\#", "|", "\\|", "!", "\\!", "~", "\\~",
	"---", "\\-\\-\\-", "===", "\\=\\=\\=",
)
