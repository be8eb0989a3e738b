// Package pack chooses the files of a project that are written into one text for a model or a person to read: by paths and globs, by what git
// says changed, within a budget. It reads files as the index knows them, with secrets masked, and names what it leaves out.
package pack

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Request chooses files. Without paths all of the project are meant, or all that git says.
type Request struct {
	Paths           []string // paths relative to the project's root, and globs as in a search; one that is a folder means all below it
	Staged, Changed bool     // files that are staged, or that differ from HEAD, new ones included
	All             bool     // with generated and vendored files
	MaxTokens       int      // 0 for no limit; the most central files come first
	Except          string   // a path that is left out unnamed: what the answer is written to
}

// Response is what was chosen, in the order of paths.
type Response struct {
	snapshot.Answer
	Project   string    `json:"project"`
	Query     string    `json:"query,omitempty"` // that a context is for
	Files     []File    `json:"files"`
	LeftOut   []LeftOut `json:"left_out"`            // by reason, the most central first
	Unmatched []string  `json:"unmatched,omitempty"` // paths that no file matches
	Tokens    int       `json:"total_tokens"`        // of the texts, one for four characters
	Bytes     int       `json:"bytes"`
	Lines     int       `json:"lines"`
	Masked    int       `json:"masked"` // files with secrets that are masked
}

// File is a file, or a part of one.
type File struct {
	Path      string      `json:"path"`
	StartLine int         `json:"start_line,omitempty"` // of a part
	EndLine   int         `json:"end_line,omitempty"`
	Name      string      `json:"name,omitempty"` // of the symbol or section that the part is
	Form      ctxsys.Form `json:"form,omitempty"` // of a part: how much of it the text holds
	Language  string      `json:"language,omitempty"`
	Bytes     int         `json:"bytes"`
	Lines     int         `json:"lines"`
	Tokens    int         `json:"tokens"`
	Masked    bool        `json:"masked,omitempty"` // it holds secrets
	Stale     bool        `json:"stale,omitempty"`  // it changed since it was indexed, and this is the stored copy
	Text      string      `json:"text"`

	rank float64
}

// LeftOut is a file that is not in, and why.
type LeftOut struct {
	Path   string `json:"path"`
	Reason Reason `json:"reason"`
	Tokens int    `json:"tokens,omitempty"` // it would take, about

	rank float64
}

// Reason says why a file is left out.
type Reason string

// The reasons.
const (
	Generated Reason = "generated"
	Vendored  Reason = "vendored"
	Binary    Reason = "binary"
	Unread    Reason = "unreadable" // it could not be read, or gives no text
	Budget    Reason = "budget"     // others came first
)

// maxBytes bounds the files that are taken when no budget does.
const maxBytes = 64 << 20

// Of chooses files and reads them. The error wraps ctxsys.ErrUsage for a glob that is none, and where git has no answer.
func Of(ctx context.Context, v *graph.View, req Request) (*Response, error) {
	resp := &Response{Files: []File{}, LeftOut: []LeftOut{}}
	files, err := resp.choose(ctx, v, req)
	if err != nil {
		return nil, err
	}
	var ranks map[string]float64
	if req.MaxTokens > 0 {
		if ranks, err = centralities(ctx, v); err != nil {
			return nil, err
		}
		slices.SortFunc(files, func(a, b store.File) int {
			return cmp.Or(cmp.Compare(ranks[b.Path], ranks[a.Path]), cmp.Compare(a.Path, b.Path))
		})
	}
	size := 0
	for i := range files {
		f := &files[i]
		if size += int(f.Size); req.MaxTokens <= 0 && size > maxBytes {
			return nil, fmt.Errorf("%w: the files have more than %d MB: name paths, or set a budget of tokens", ctxsys.ErrUsage, maxBytes>>20)
		}
		if about := int(f.Size) / 8; req.MaxTokens > 0 && resp.Tokens+about > req.MaxTokens { // it is not worth reading: no character has more than four bytes, few two
			resp.LeftOut = append(resp.LeftOut, LeftOut{f.Path, Budget, int(f.Size) / 4, ranks[f.Path]})
			continue
		}
		text, err := v.Texts.Of(ctx, f.ID)
		if err != nil {
			return nil, err
		}
		file := File{Path: f.Path, Language: f.Language, Masked: f.Flags&store.FlagSecret != 0, Stale: text.Stale, Text: string(text.Bytes), rank: ranks[f.Path]}
		file.Tokens = token.Estimate(file.Text)
		if req.MaxTokens > 0 && resp.Tokens+file.Tokens > req.MaxTokens {
			resp.LeftOut = append(resp.LeftOut, LeftOut{f.Path, Budget, file.Tokens, file.rank})
			continue
		}
		resp.Add(file)
	}
	resp.order()
	return resp, ctx.Err()
}

func centralities(ctx context.Context, v *graph.View) (map[string]float64, error) {
	central, _, err := v.Central(ctx, func(string) bool { return true })
	ranks := make(map[string]float64, len(central))
	for i := range central {
		ranks[central[i].Path] = central[i].Rank
	}
	return ranks, err
}

// Add puts a file in and counts it.
func (r *Response) Add(f File) {
	f.Bytes, f.Lines = len(f.Text), strings.Count(f.Text, "\n")
	if f.Text != "" && !strings.HasSuffix(f.Text, "\n") {
		f.Lines++
	}
	r.count(&f, 1)
	r.Files = append(r.Files, f)
}

func (r *Response) count(f *File, sign int) {
	r.Tokens += sign * f.Tokens
	r.Bytes += sign * f.Bytes
	r.Lines += sign * f.Lines
	if f.Masked {
		r.Masked += sign
	}
}

// Drop leaves out the least central files, of that many tokens at least.
func (r *Response) Drop(tokens int) {
	byRank := slices.Clone(r.Files)
	slices.SortFunc(byRank, func(a, b File) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(b.Path, a.Path)) })
	for i := 0; i < len(byRank) && tokens > 0; i++ {
		f := &byRank[i]
		r.count(f, -1)
		r.LeftOut = append(r.LeftOut, LeftOut{f.Path, Budget, f.Tokens, f.rank})
		r.Files = slices.DeleteFunc(r.Files, func(x File) bool { return x.Path == f.Path && x.StartLine == f.StartLine })
		tokens -= max(f.Tokens, 1)
	}
	r.order()
}

func (r *Response) order() {
	slices.SortFunc(r.Files, func(a, b File) int { return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.StartLine, b.StartLine)) })
	slices.SortFunc(r.LeftOut, func(a, b LeftOut) int {
		return cmp.Or(cmp.Compare(a.Reason, b.Reason), cmp.Compare(b.rank, a.rank), cmp.Compare(a.Path, b.Path))
	})
}

// choose returns the files that are asked for and have a text, and notes those that are left out.
func (r *Response) choose(ctx context.Context, v *graph.View, req Request) ([]store.File, error) {
	all, err := v.Store.Files(ctx)
	if err != nil {
		return nil, err
	}
	filters := make([]search.Filter, len(req.Paths))
	for i, p := range req.Paths {
		if filters[i], err = search.NewFilter(search.Request{Path: p}); err != nil {
			return nil, err
		}
		filters[i].Projects = v.Projects
	}
	differs := func(string) bool { return true }
	if req.Staged || req.Changed {
		if differs, err = changedIn(ctx, v, all, req.Staged); err != nil {
			return nil, err
		}
	}
	matched := make([]bool, len(req.Paths))
	var out []store.File
	for i := range all {
		f := &all[i]
		asked, named := len(filters) == 0, false
		for j := range filters {
			if filters[j].KeepsPath(f.Path) {
				asked, matched[j] = true, true
				named = named || strings.TrimPrefix(req.Paths[j], "./") == f.Path
			}
		}
		if !asked || !differs(f.Path) || f.Path == req.Except {
			continue
		}
		if why := reason(f, req.All || named); why != "" {
			r.LeftOut = append(r.LeftOut, LeftOut{Path: f.Path, Reason: why})
			continue
		}
		out = append(out, *f)
	}
	for j, p := range req.Paths {
		if !matched[j] {
			r.Unmatched = append(r.Unmatched, strings.TrimPrefix(p, "./"))
		}
	}
	slices.SortFunc(out, func(a, b store.File) int { return cmp.Compare(a.Path, b.Path) })
	return out, nil
}

// reason says why a file is left out; "" when it is not. wanted says that it is so by whomever it was written.
func reason(f *store.File, wanted bool) Reason {
	switch {
	case f.Flags&store.FlagBinary != 0:
		return Binary
	case !f.Indexed():
		return Unread
	case wanted:
		return ""
	case f.Flags&store.FlagVendored != 0:
		return Vendored
	case f.Flags&store.FlagGenerated != 0:
		return Generated
	}
	return ""
}

// changedIn is changed in each project of a view.
func changedIn(ctx context.Context, v *graph.View, all []store.File, staged bool) (func(path string) bool, error) {
	in := map[string]func(path string) bool{}
	err := v.Source.EachProject(func(name, root string, _ walk.Options) (err error) {
		var own []store.File
		for _, f := range all {
			if rest, ok := strings.CutPrefix(f.Path, name+"/"); ok || name == "" {
				f.Path = rest
				own = append(own, f)
			}
		}
		in[name], err = changed(ctx, root, own, staged)
		return err
	})
	return func(path string) bool {
		name, own := v.Projects.Own(path)
		if !v.Projects.Paths {
			name = ""
		}
		return in[name] != nil && in[name](own)
	}, err
}

// changed reports of a path whether git says that the file differs from HEAD, in the index or in the work tree.
func changed(ctx context.Context, root string, files []store.File, staged bool) (func(path string) bool, error) {
	head, err := git.Commit(ctx, root, "HEAD")
	if err != nil {
		return nil, err
	}
	var changes []git.Change
	if staged {
		changes, err = git.Staged(ctx, root, head, "")
	} else {
		paths := make([]string, len(files))
		for i := range files {
			paths[i] = files[i].Path
		}
		slices.Sort(paths)
		changes, err = git.Unstaged(ctx, root, head, paths)
	}
	differs := map[string]bool{}
	for _, c := range changes {
		differs[c.New] = true
	}
	return func(path string) bool { return differs[path] }, err
}

// Shows calls file for each file that the answer is about.
func (r *Response) Shows(file func(string)) {
	for i := range r.Files {
		file(r.Files[i].Path)
	}
}
