package op

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
)

// reach says how an operation answers about several projects.
type reach int

const (
	alone    reach = iota // it is about one
	together              // one answer about all
	each                  // an answer for each
)

func (o *Operation) reach() reach {
	switch path := o.Verb.Path(); path {
	case "search", "context", "show", "map", "impact", "affected-tests", "entity list", "entity get", "entity stats", "pack":
		return together
	case "status", "architecture":
		return each
	case "why":
		return alone // that of the place
	default:
		if o.Name == "query_graph" || o.Name == "graph_picture" || o.Name == "code_file" || path == "graph" || strings.HasPrefix(path, "graph ") {
			return together
		}
		return alone
	}
}

// Several reports whether the operation answers about several projects as about one. Others change a project, or are about what was written
// down and said in one.
func (o *Operation) Several() bool { return o.reach() != alone || o.Verb.Path() == "why" }

// answered runs the operation on the project of a call, which may be several.
func (o *Operation) answered(ctx context.Context, c *call, request any) (*Reply, error) {
	if c.project == nil || c.project.Parts() == nil {
		return o.run(ctx, c, request)
	}
	switch o.reach() {
	case alone:
		if q, ok := request.(*whyRequest); ok {
			return o.whyOfOne(ctx, c, q)
		}
		return nil, &Error{Err: ctxsys.ErrUsage, Text: c.named("this is about one project, and several are named: name one")}
	case each:
		return o.ofEach(ctx, c, request)
	}
	r, err := o.run(ctx, c, request)
	if err != nil {
		return nil, err
	}
	r.Value, err = located(c.project, r.Value)
	return r, err
}

// whyOfOne asks the project that a place or a name is in.
func (o *Operation) whyOfOne(ctx context.Context, c *call, q *whyRequest) (*Reply, error) {
	p, err := c.placeOf(ctx, q.Place)
	if err != nil {
		return nil, err
	}
	for _, n := range c.project.Parts() {
		own, ok := strings.CutPrefix(p.lines.Path, n.Name+"/")
		if !ok {
			continue
		}
		one, asked, shown := *c, *q, c.front.Text.Path
		one.project, one.front.Root = n.Project, n.Project.Reader().Root()
		if shown != nil {
			one.front.Text.Path = func(path string) string { return shown(union.Join(n.Name, path)) }
		}
		asked.Place = fmt.Sprintf("%s:%d-%d", own, p.lines.First, p.lines.Last)
		r, err := o.run(ctx, &one, &asked)
		c.reply = one.reply
		return r, err
	}
	return nil, &Error{Err: ctxsys.ErrNotFound, Text: q.Place + " is in none of the projects"}
}

// ofEach runs the operation on each project, one after the other.
func (o *Operation) ofEach(ctx context.Context, c *call, request any) (*Reply, error) {
	type part struct {
		Repo   string `json:"repo"`
		Root   string `json:"root"`
		Answer any    `json:"answer"`
	}
	var list []part
	out := &Reply{}
	shown := c.front.Text.Path
	for i, n := range c.project.Parts() {
		one := *c
		one.project = n.Project
		one.front.Root = n.Project.Reader().Root()
		if shown != nil {
			one.front.Text.Path = func(path string) string { return shown(union.Join(n.Name, path)) }
		}
		r, err := o.run(ctx, &one, request)
		if err != nil {
			return nil, err
		}
		c.reply = one.reply
		list = append(list, part{n.Name, one.front.Root, r.Value})
		if i > 0 {
			out.Text = render.Pages(out.Text, render.Pagef("\n"))
		}
		out.Text = render.Pages(out.Text, r.Text)
		if out.Err == nil {
			out.Err = r.Err
		}
	}
	out.Value = map[string]any{"projects": list}
	switch list[0].Answer.(type) {
	case *engine.Report:
		whole := &engine.Report{}
		for _, p := range list {
			addReport(whole, p.Repo, p.Answer.(*engine.Report))
		}
		out.Value = struct {
			*engine.Report
			Projects []part `json:"projects"`
		}{whole, list}
	case *doctor.ProblemReport:
		whole := &doctor.ProblemReport{Files: []doctor.FileProblem{}}
		for _, p := range list {
			r := p.Answer.(*doctor.ProblemReport)
			whole.Total += r.Total
			for _, f := range r.Files {
				f.Path = union.Join(p.Repo, f.Path)
				whole.Files = append(whole.Files, f)
			}
		}
		out.Value = whole
	}
	return out, nil
}

// addReport adds what is known of the index of one of several projects to what is known of all.
func addReport(r *engine.Report, repo string, of *engine.Report) {
	if r.Project != "" {
		r.Project += ", "
	} else {
		r.Failed, r.Skipped, r.Entities, r.Relationships, r.Unresolved, r.Languages = []engine.FileError{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}
		r.LastIndexedAt = of.LastIndexedAt
	}
	r.Project += repo
	r.Files, r.Indexed, r.Unchanged, r.Removed = r.Files+of.Files, r.Indexed+of.Indexed, r.Unchanged+of.Unchanged, r.Removed+of.Removed
	r.SyntaxErrors, r.SyntaxTotal, r.Told = r.SyntaxErrors+of.SyntaxErrors, r.SyntaxTotal+of.SyntaxTotal, r.Told+of.Told
	r.Bytes, r.Lines, r.DBBytes, r.Seconds = r.Bytes+of.Bytes, r.Lines+of.Lines, r.DBBytes+of.DBBytes, r.Seconds+of.Seconds
	for _, f := range of.Failed {
		r.Failed = append(r.Failed, engine.FileError{Path: union.Join(repo, f.Path), Error: f.Error})
	}
	for _, n := range of.Notices {
		r.Notices = append(r.Notices, engine.Notice{Path: union.Join(repo, n.Path), Text: n.Text})
	}
	for _, counts := range [][2]map[string]int{{r.Skipped, of.Skipped}, {r.Entities, of.Entities}, {r.Relationships, of.Relationships}, {r.Unresolved, of.Unresolved}, {r.Languages, of.Languages}} {
		for name, n := range counts[1] {
			counts[0][name] += n
		}
	}
	if r.LastIndexedAt = min(r.LastIndexedAt, of.LastIndexedAt); of.Vectors != nil {
		v := *of.Vectors
		if r.Vectors != nil {
			v.Have, v.Of, v.Pending = v.Have+r.Vectors.Have, v.Of+r.Vectors.Of, v.Pending+r.Vectors.Pending
		}
		r.Vectors = &v
	}
	if of.Index != nil {
		f := *of.Index
		if r.Index != nil {
			f = reader.JoinFreshness(*r.Index, f)
		}
		r.Index = &f
	}
}

// located adds to each object of an answer that has the path of a file which of several projects that is in, and where the file is.
func located(p *engine.Project, value any) (any, error) {
	switch value.(type) {
	case nil, json.RawMessage: // text in another program's form
		return value, nil
	}
	text, err := encode(value)
	if err != nil {
		return nil, err
	}
	l := locator{}
	for _, n := range p.Parts() {
		l.names, l.roots = append(l.names, n.Name), append(l.roots, n.Project.Reader().Root())
	}
	var out bytes.Buffer
	err = l.value(&out, json.RawMessage(text))
	return json.RawMessage(out.Bytes()), err
}

type locator struct {
	names, roots []string
}

func (l *locator) value(out *bytes.Buffer, raw json.RawMessage) error {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || raw[0] != '{' && raw[0] != '[' {
		out.Write(raw)
		return nil
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	if _, err := dec.Token(); err != nil {
		return err
	}
	out.WriteByte(raw[0])
	object := raw[0] == '{'
	path, known := "", false
	for n := 0; dec.More(); n++ {
		if n > 0 {
			out.WriteByte(',')
		}
		key := ""
		if object {
			token, err := dec.Token()
			if err != nil {
				return err
			}
			key = token.(string)
			name, err := encode(key)
			if err != nil {
				return err
			}
			out.WriteString(strings.TrimSpace(name))
			out.WriteByte(':')
		}
		var v json.RawMessage
		if err := dec.Decode(&v); err != nil {
			return err
		}
		switch key {
		case "path":
			_ = json.Unmarshal(v, &path) // of something else there is no path
		case "repo", "file":
			known = true
		}
		if err := l.value(out, v); err != nil {
			return err
		}
	}
	if part, own := union.Split(l.names, path); path != "" && !known && part >= 0 {
		at, err := encode([]string{l.names[part], filepath.Join(l.roots[part], filepath.FromSlash(own))})
		if err != nil {
			return err
		}
		var both []json.RawMessage
		if err := json.Unmarshal([]byte(at), &both); err != nil {
			return err
		}
		out.WriteString(`,"repo":`)
		out.Write(both[0])
		out.WriteString(`,"file":`)
		out.Write(both[1])
	}
	if object {
		out.WriteByte('}')
	} else {
		out.WriteByte(']')
	}
	return nil
}
