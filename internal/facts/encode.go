package facts

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/packed"
)

// EncodingVersion changes whenever Encode does.
const EncodingVersion = 1

// ErrEncoding is the error of Decode: the bytes are not what Encode wrote.
var ErrEncoding = errors.New("encoded facts are damaged")

// Encode writes a file's facts so that Decode gives them back whole, which what is stored to relate files (relate.Encode) does not. text is what
// the facts are of. Lists that are empty come back as nil, and numbers in front matter as json.Number.
func Encode(f *File, text []byte) []byte {
	c := coder{w: packed.NewWriter()}
	c.file(f, text)
	return c.w.Bytes()
}

// Decode reads what Encode wrote of the same text. Its error is ErrEncoding.
func Decode(data, text []byte) (*File, error) {
	c := coder{r: packed.NewReader(data)}
	f := &File{}
	c.file(f, text)
	if c.r.Bad {
		return nil, ErrEncoding
	}
	return f, nil
}

// coder goes through a file's facts, and writes them or reads them: what one direction has, the other has. One of w and r is set.
type coder struct {
	w  *packed.Writer
	r  *packed.Reader
	at int // the place that was last written or read; those that follow are near it
}

func (c *coder) file(f *File, text []byte) {
	c.text(&f.Language)
	c.text(&f.Package)
	each(c, &f.Symbols, c.symbol)
	each(c, &f.Imports, func(x *Import) {
		c.text(&x.Source)
		c.place(&x.Line)
		each(c, &x.Names, func(n *ImportedName) { c.text(&n.Name); c.text(&n.Local) })
		c.flags(&x.TypeOnly, &x.Dynamic, &x.Reexport)
	})
	each(c, &f.Exports, func(x *Export) { c.text(&x.Name); c.text(&x.Local) })
	each(c, &f.Extensions, func(x *Extension) {
		c.text(&x.Owner)
		c.texts(&x.Extends)
		c.texts(&x.Implements)
		c.index(&x.Parent, len(f.Symbols))
		c.place(&x.Line)
	})
	each(c, &f.Locals, func(x *Local) {
		c.text(&x.Name)
		c.text(&x.Type)
		c.text(&x.Value)
		c.index(&x.Base, len(f.Locals))
	})
	each(c, &f.Refs, func(x *Ref) {
		kind := int(x.Kind)
		c.number(&kind)
		x.Kind = RefKind(kind)
		c.text(&x.Expr)
		c.index(&x.Base, len(f.Locals))
		c.number(&x.Args)
		c.index(&x.Symbol, len(f.Symbols))
		c.place(&x.Line)
	})
	c.at = 0
	each(c, &f.Chunks, func(x *Chunk) {
		c.span(&x.Start, &x.End, text)
		c.number(&x.StartLine)
		c.number(&x.EndLine)
		c.index(&x.Symbol, len(f.Symbols))
	})
	c.at = 0
	each(c, &f.Comments, func(x *Span) { c.span(&x.Start, &x.End, text) })
	d := &f.Document
	c.number(&d.Words)
	c.number(&d.Pages)
	c.texts(&d.Columns)
	object(c, &d.FrontMatter)
	c.plain(&f.Plain, text)
	c.texts(&f.Notices)
	each(c, &f.Errors, func(x *SyntaxError) { c.number(&x.Line); c.text(&x.Message) })
	c.text(&f.GaveUp)
	c.number(&f.Lines)
}

func (c *coder) symbol(s *Symbol) {
	typ := slices.Index(ctxsys.EntityTypes, s.Type)
	c.number(&typ)
	if typ < 0 || typ >= len(ctxsys.EntityTypes) {
		c.fail()
		return
	}
	s.Type = ctxsys.EntityTypes[typ]
	c.text(&s.Name)
	c.text(&s.QualifiedName)
	c.number(&s.Parent)
	c.text(&s.Owner)
	c.number(&s.Ordinal)
	c.text(&s.Signature)
	c.text(&s.Doc)
	each(c, &s.Params, func(p *ctxsys.Param) { c.text(&p.Name); c.text(&p.Type); c.text(&p.Default) })
	c.text(&s.Returns)
	c.texts(&s.Modifiers)
	c.texts(&s.Decorators)
	c.flags(&s.Exported)
	c.texts(&s.Extends)
	c.texts(&s.Implements)
	c.text(&s.TypeExpr)
	c.text(&s.ValueExpr)
	c.text(&s.Shape)
	c.number(&s.Level)
	object(c, &s.Requirement)
	c.place(&s.DocStart)
	c.place(&s.Start)
	c.place(&s.BodyStart)
	c.place(&s.End)
	c.number(&s.StartLine)
	c.number(&s.EndLine)
}

func (c *coder) fail() {
	if c.r != nil {
		c.r.Fail()
	}
}

// number writes or reads a number of either sign.
func (c *coder) number(n *int) {
	if c.w != nil {
		c.w.Int(*n<<1 ^ *n>>63)
		return
	}
	u := c.r.Int()
	*n = u>>1 ^ -(u & 1)
}

// place writes or reads a number as its distance from the one before.
func (c *coder) place(n *int) {
	distance := *n - c.at
	c.number(&distance)
	*n = c.at + distance
	c.at = *n
}

// index writes or reads a place in a list of length n, or a negative number for what is in none.
func (c *coder) index(i *int, n int) {
	if c.number(i); *i >= n || *i < UnknownLocal {
		c.fail()
	}
}

// span writes or reads a range of the text.
func (c *coder) span(start, end *int, text []byte) {
	c.place(start)
	c.place(end)
	if *start < 0 || *end < *start || *end > len(text) {
		c.fail()
	}
}

func (c *coder) text(s *string) {
	if c.w != nil {
		c.w.Text(*s)
	} else {
		*s = c.r.Text()
	}
}

func (c *coder) texts(list *[]string) {
	if c.w != nil {
		c.w.Texts(*list)
	} else {
		*list = c.r.Texts()
	}
}

func (c *coder) flags(flags ...*bool) {
	for _, f := range flags {
		n := 0
		if *f {
			n = 1
		}
		c.number(&n)
		*f = n != 0
	}
}

// each writes or reads a list.
func each[T any](c *coder, list *[]T, item func(*T)) {
	if c.w != nil {
		c.w.Int(len(*list))
	} else if n := c.r.Count(); n > 0 {
		*list = make([]T, n)
	}
	for i := range *list {
		if item(&(*list)[i]); c.r != nil && c.r.Bad {
			return
		}
	}
}

// object writes or reads what is rare, as JSON; nil is written as nothing.
func object[T any](c *coder, v *T) {
	if c.w != nil {
		b, err := json.Marshal(v)
		if err != nil || string(b) == "null" {
			b = nil
		}
		c.w.Text(string(b))
		return
	}
	if s := c.r.Text(); s != "" {
		d := json.NewDecoder(bytes.NewReader([]byte(s)))
		if d.UseNumber(); d.Decode(v) != nil {
			c.fail()
		}
	}
}

// plain writes or reads the text that is searched, as the ranges in which it is not the text: they are blank but where something is written there.
func (c *coder) plain(plain *[]byte, text []byte) {
	some := *plain != nil
	if c.flags(&some); !some {
		return
	}
	type other struct {
		Span
		as string // "" for blanks
	}
	var others []other
	if c.w != nil {
		p := *plain
		for i := 0; i < len(text); i++ {
			if p[i] == text[i] {
				continue
			}
			o := other{Span: Span{i, i + 1}}
			for blank := p[i] == ' '; o.End < len(text) && (p[o.End] == ' ') == blank && (blank || p[o.End] != text[o.End]); {
				o.End++
			}
			if p[i] != ' ' {
				o.as = string(p[o.Start:o.End])
			}
			others = append(others, o)
			i = o.End - 1
		}
	}
	c.at = 0
	each(c, &others, func(o *other) { c.span(&o.Start, &o.End, text); c.text(&o.as) })
	if c.r == nil || c.r.Bad {
		return
	}
	*plain = bytes.Clone(text)
	for _, o := range others {
		if o.as == "" {
			o.as = strings.Repeat(" ", o.End-o.Start)
		}
		copy((*plain)[o.Start:o.End], o.as)
	}
}
