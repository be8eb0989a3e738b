package written

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/extract"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// ExtractRequest has a model name what documents speak of.
type ExtractRequest struct {
	Model    extract.Model
	Budget   int      // tokens, sent and received
	Paths    []string // files and folders of the project, "." for all of it; nil too
	Again    bool     // ask also about sections that were asked about before
	DryRun   bool     // write nothing
	Progress func(done, of int, spent extract.Usage)
}

// extractedName is the file with the keys of the sections that were asked about, in the project's data. It outlives the index.
const extractedName = "extracted"

// Extract asks which concepts, people, technologies, patterns and open questions the documents speak of, and writes those
// down that their section bears out, as Add does, with a link to the section. What was answered is kept whatever comes
// after it. What the model failed at is in the report; an error is one of the project or of ctx, and wraps ctxsys.ErrNotFound
// when there is no document.
func (w *Entities) Extract(ctx context.Context, req ExtractRequest) (*extract.Report, error) {
	if w.opts.ReadOnly {
		return nil, errors.New("the project is open for reading only")
	}
	if _, err := w.Settle(ctx); err != nil {
		return nil, err
	}
	x := &extractor{of: w, req: req, ids: map[string]bool{}}
	var err error
	if x.path, err = w.opts.Keep(extractedName); err != nil {
		return nil, err
	}
	if x.asked, err = readExtracted(x.path); err != nil {
		return nil, err
	}
	var all []extract.Section
	if err := w.opts.Reader.Source().Recent(ctx, func(v *snapshot.Snapshot) (err error) {
		all, err = x.sections(ctx, v)
		return err
	}); err != nil {
		return nil, err
	}
	if len(all) == 0 {
		if without, err := w.opts.DB.Meta(ctx, index.MetaNoDocs); err == nil && without == "true" {
			return nil, fmt.Errorf("%w: this index was made without documents: run `ctx-sys index --force` to have them in", ctxsys.ErrNotFound)
		}
		return nil, fmt.Errorf("%w: no document has anything to ask about: name a Markdown, text or PDF file of the project", ctxsys.ErrNotFound)
	}
	wanted := slices.DeleteFunc(slices.Clone(all), func(s extract.Section) bool { return !req.Again && x.asked[s.Key()] })
	run := extract.Runner{Model: req.Model, Budget: req.Budget, Store: x.store, Progress: req.Progress}
	report, err := run.Run(ctx, wanted)
	report.Unchanged, report.DryRun = len(all)-len(wanted), req.DryRun
	if report.Linked > 0 && !req.DryRun {
		_, settled := w.Settle(context.WithoutCancel(ctx))
		err = errors.Join(err, settled)
	}
	return report, err
}

// extractor is one run.
type extractor struct {
	of    *Entities
	req   ExtractRequest
	asked map[string]bool // by key of a section
	ids   map[string]bool // of the sections of the documents
	path  string          // of the file with the keys of the sections that were asked about
	dry   []writtenFile   // as a dry run would have written them
}

// sections are those of the documents that are asked about, by path and line.
func (x *extractor) sections(ctx context.Context, v *snapshot.Snapshot) (out []extract.Section, err error) {
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(files, func(a, b store.File) int { return cmp.Compare(a.Path, b.Path) })
	for i := range files {
		f := &files[i]
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if !f.Indexed() || !facts.IsDocument(f.Language) || f.Language == "csv" || walk.IsEntity(f.Path) || !x.wants(f) {
			continue
		}
		entities, err := v.FileEntities(ctx, f.ID)
		if err != nil {
			return nil, err
		}
		packed, err := v.Content(ctx, f.ID)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		text, err := x.of.opts.Reader.Source().Unpack(packed)
		if err != nil {
			return nil, ctxsys.ErrCorrupt
		}
		var headings []extract.Heading
		for j := range entities {
			if e := &entities[j]; e.Type == ctxsys.TypeSection {
				id := e.PublicID(f.Path)
				x.ids[id] = true
				headings = append(headings, extract.Heading{ID: id, Name: e.Name, Start: e.StartByte})
			}
		}
		out = append(out, extract.Sections(f.Path, f.Path[strings.LastIndexByte(f.Path, '/')+1:], string(text), headings)...)
	}
	return out, nil
}

// wants reports whether a file is to be asked about: below one of the paths, and unless it is named itself none of tests, none
// that is generated and none of others.
func (x *extractor) wants(f *store.File) bool {
	below := len(x.req.Paths) == 0
	for _, p := range x.req.Paths {
		if p == f.Path {
			return true
		}
		below = below || p == "." || strings.HasPrefix(f.Path, strings.TrimSuffix(p, "/")+"/")
	}
	return below && index.Summarises(f)
}

// store writes down what a model proposed about sections, and then that it was asked about them.
func (x *extractor) store(ctx context.Context, sections []extract.Section, proposals []extract.Proposal, r *extract.Report) error {
	dir, err := x.of.openWritten()
	if err != nil {
		return err
	}
	defer dir.close()
	for _, f := range x.dry {
		dir.files = append(slices.DeleteFunc(dir.files, func(d writtenFile) bool { return d.Path == f.Path }), f)
	}
	for _, proposal := range proposals {
		if err := x.take(ctx, dir, &sections[proposal.Section], proposal, r); err != nil {
			return err
		}
	}
	if x.req.DryRun {
		return nil
	}
	var keys strings.Builder
	for i := range sections {
		if key := sections[i].Key(); !x.asked[key] {
			x.asked[key] = true
			keys.WriteString(key + "\n")
		}
	}
	return appendExtracted(x.path, keys.String())
}

// take adds or links what a section bears out.
func (x *extractor) take(ctx context.Context, dir *written, s *extract.Section, proposal extract.Proposal, r *extract.Report) error {
	if !s.Supports(proposal.Name) || notes.Attacks(proposal.Name) || notes.Clean(proposal.Name) != proposal.Name {
		r.Dropped++
		return nil
	}
	link := ctxsys.Link{To: s.ID, Kind: ctxsys.References}
	if entity.CheckLink(link) != nil {
		link.To = s.Path
	}
	at, there := dir.find(func(e *entity.Entity) bool { return strings.EqualFold(e.Name, proposal.Name) })
	if there {
		r.Known++
		if slices.ContainsFunc(at.Links, func(l ctxsys.Link) bool { return l.To == link.To }) {
			return nil
		}
	} else {
		if declared, err := x.declared(ctx, proposal.Name); declared || err != nil {
			r.Known++
			return err
		}
		at = writtenFile{Path: dir.free(entity.Slug(proposal.Name)), Entity: &entity.Entity{
			Type: proposal.Type, Name: proposal.Name, ProposedBy: x.req.Model.Name, ProposedFrom: fmt.Sprintf("%s:%d-%d", s.Path, s.Start, s.End),
		}}
		if said := s.Sentence(proposal.Name); !notes.Attacks(said) {
			at.Summary = said
		}
	}
	changed := *at.Entity
	changed.Links = append(slices.Clone(changed.Links), link)
	if changed.ProposedBy != "" { // a heading that was renamed
		changed.Links = slices.DeleteFunc(changed.Links, func(l ctxsys.Link) bool {
			return strings.HasPrefix(l.To, s.Path+"#") && !x.ids[l.To]
		})
	}
	at.Entity = &changed
	if at.Check() != nil { // too many links, or a path that fits no line
		r.Dropped++
		if there {
			r.Known--
		}
		return nil
	}
	if err := x.put(dir, at); err != nil {
		return err
	}
	if !there {
		r.Added++
	}
	r.Linked++
	r.Entities = append(r.Entities, extract.Found{
		Type: string(at.Type), Name: at.Name, Summary: at.Summary, Path: at.Path, Section: link.To, Line: s.Start, Added: !there,
	})
	return nil
}

// put writes a file, or notes for a dry run what would be written.
func (x *extractor) put(dir *written, at writtenFile) error {
	same := func(f writtenFile) bool { return f.Path == at.Path }
	dir.files = append(slices.DeleteFunc(dir.files, same), at)
	if x.req.DryRun {
		x.dry = append(slices.DeleteFunc(x.dry, same), at)
		return nil
	}
	return dir.write(at)
}

// declared reports whether code declares what is called so: an entity next to it would make the name mean two things.
func (x *extractor) declared(ctx context.Context, name string) (bool, error) {
	found, err := x.of.opts.DB.Named(ctx, name, 10*graph.MaxListed)
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(found, func(e store.Entity) bool {
		switch e.Type {
		case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeNamespace, ctxsys.TypeModule:
			return e.Name == name
		}
		return false
	}), nil
}

// readExtracted reads the keys of a file, which need not exist. What is no key does no harm.
func readExtracted(path string) (map[string]bool, error) {
	out := map[string]bool{}
	f, err := regular.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		out[lines.Text()] = true
	}
	return out, lines.Err()
}

// appendExtracted adds lines to a file, which only its user can read.
func appendExtracted(path, lines string) error {
	if lines == "" {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return regular.Append(path, lines, 0o600)
}
