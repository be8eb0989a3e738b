package memory

import (
	"context"
	"io"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// maxShown is how much of one memory is put in front of a model without being asked, in characters.
const maxShown = 2000

// Line is a memory as it is shown to a model: where it is from and whose word it is, and its text quoted, so that no line of it
// can be taken for anything but a quotation.
func (i *Item) Line() render.Page {
	by := "said by the " + i.Author
	switch i.Author {
	case ByTool:
		by = "from the output of a tool, not trusted"
	case ByFile:
		by = "from a file, not trusted"
	case ByImport:
		by = "imported, not trusted"
	}
	var b render.Writer
	b.Printf("ctx://memory/%s %s of %s, %s, %s", i.ID, i.Kind, i.place(), by, i.Created.Format("2006-01-02"))
	switch {
	case i.Status == Superseded:
		b.Printf(", superseded by %s", i.ReplacedBy)
	case len(i.Against) > 0:
		b.Printf(", says otherwise than the user in %s, which holds", strings.Join(i.Against, " "))
	case len(i.Conflicts) > 0:
		b.Printf(", in conflict with %s", strings.Join(i.Conflicts, " "))
	}
	if i.ValidTo != nil {
		b.Printf(", valid until %s", i.ValidTo.Format("2006-01-02"))
	}
	b.Printf("\n")
	text := notes.Clean(i.Content)
	if i.Title != "" {
		text = notes.Clean(i.Title) + ": " + text
	}
	if runes := []rune(text); len(runes) > maxShown {
		text = string(runes[:maxShown]) + "… (the rest: memory_recall)"
	}
	b.Add(render.Quoted(text))
	return b.Page()
}

func (i *Item) place() string {
	if i.Holder == "" {
		return "the " + i.Scope
	}
	return i.Scope + " " + i.Holder
}

// Markdown writes memories to be read by people, by scope.
func (s *Store) Markdown(ctx context.Context, w io.Writer, c Choice) error {
	items, err := s.List(ctx, c)
	if err != nil {
		return err
	}
	var b render.Writer
	b.Printf("# Memories\n")
	for _, scope := range Scopes {
		headed := false
		for _, i := range items {
			if i.Scope != scope {
				continue
			}
			if !headed {
				b.Printf("\n## %s\n\n", strings.ToUpper(scope[:1])+scope[1:])
				headed = true
			}
			b.Printf("- `%s` %s, %s, by %s, %s", i.ID, i.Tier, i.Kind, i.Author, i.Created.Format("2006-01-02"))
			if i.Holder != "" {
				b.Printf(", %s", i.Holder)
			}
			if i.Status != Active {
				b.Printf(", %s", i.Status)
			}
			b.Printf("\n%s", render.Quoted(i.Content).Within("  "))
		}
	}
	_, err = io.WriteString(w, b.Page().String())
	return err
}
