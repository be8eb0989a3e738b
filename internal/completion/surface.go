package completion

import (
	"context"
	"errors"
	"math"
	"path"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// surface is what of a file others can name.
type surface struct {
	file    int64
	path    string
	folder  string
	test    bool
	symbols []surfaceSymbol // in source order
}

// surfaceSymbol is a symbol that others can name.
type surfaceSymbol struct {
	id, parent int64
	name, line string // its signature in one line, else its name
	kind       ctxsys.EntityType
	exported   bool
	users      float64 // 0 for nobody, growing with the logarithm of their number to about 1
	from, to   int     // bytes
	first      int     // line
	last       int
}

// surfaces keeps the surfaces of files of one state of the index: a file that is typed in asks for the same ones with
// every keystroke.
type surfaces struct {
	mu         sync.Mutex // guards what is below
	generation string
	files      map[int64]*surface
	typed      map[*byte]*surface // of files that are typed in, by their text
	folders    map[int64][]int64  // the files of a module
}

// maxSurfaces bounds how many files are remembered: some tens of megabytes.
const maxSurfaces = 20_000

// at returns the surfaces of the state that v shows.
func (s *surfaces) at(generation string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.generation != generation || s.files == nil || len(s.files) > maxSurfaces {
		s.generation, s.files, s.typed, s.folders = generation, map[int64]*surface{}, map[*byte]*surface{}, map[int64][]int64{}
	}
}

// surfaceOf returns the surface of a file, nil when it has none.
func (x *Contexts) surfaceOf(ctx context.Context, v *snapshot.Snapshot, file int64) (*surface, error) {
	s := &x.surfaces
	typed, _ := v.Overlaid(file)
	if have, ok := s.known(file, typed); ok {
		return have, nil
	}
	f, err := v.FileByID(ctx, file)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil // it went since
	}
	if err != nil {
		return nil, err
	}
	es, err := v.FileEntities(ctx, file)
	if err != nil {
		return nil, err
	}
	users, err := v.InDegreesOf(ctx, file)
	if err != nil {
		return nil, err
	}
	out := &surface{file: file, path: f.Path, folder: path.Dir(f.Path), test: f.Flags&store.FlagTest != 0}
	for i := range es {
		if e := &es[i]; store.EntityNumber(e.ID) > 0 && nameable(e) {
			out.symbols = append(out.symbols, surfaceSymbol{
				id: e.ID, parent: e.Parent, name: e.Name, line: offeredLine(e), kind: e.Type, exported: e.Exported,
				users: math.Min(1, math.Log1p(float64(users[e.ID]))/math.Log(50)), from: e.StartByte, to: e.EndByte, first: e.StartLine, last: e.EndLine,
			})
		}
	}
	if isHeader(&f) {
		text, err := v.Texts().Of(ctx, file)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			return nil, err
		}
		out.symbols = append(out.symbols, prototypes(file, string(text.Bytes))...)
	}
	s.remember(file, typed, out)
	return out, nil
}

// known returns the surface of a file as it was made before.
func (s *surfaces) known(file int64, typed *store.OverlayFile) (have *surface, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case typed == nil:
		have, ok = s.files[file]
	case len(typed.Text) > 0:
		have, ok = s.typed[&typed.Text[0]]
	}
	return have, ok
}

// maxTypedSurfaces is how many surfaces of typed texts are remembered: each keystroke makes another.
const maxTypedSurfaces = 500

func (s *surfaces) remember(file int64, typed *store.OverlayFile, made *surface) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case typed == nil:
		s.files[file] = made
	case len(typed.Text) > 0:
		if len(s.typed) >= maxTypedSurfaces {
			clear(s.typed)
		}
		s.typed[&typed.Text[0]] = made
	}
}

// in returns the files of a module.
func (s *surfaces) in(ctx context.Context, v *snapshot.Snapshot, module int64) ([]int64, error) {
	s.mu.Lock()
	have, ok := s.folders[module]
	s.mu.Unlock()
	if ok {
		return have, nil
	}
	e, err := v.Entity(ctx, module)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil // it went since
	}
	if err != nil {
		return nil, err
	}
	files, err := v.ModuleFiles(ctx, e.Qualified)
	if err != nil {
		return nil, err
	}
	for i := range files {
		files[i] = store.FileOf(files[i])
	}
	s.mu.Lock()
	s.folders[module] = files
	s.mu.Unlock()
	return files, nil
}

// nameable reports whether code can name an entity: sections and what has no name are not named.
func nameable(e *store.Entity) bool {
	switch e.Type {
	case ctxsys.TypeSection, ctxsys.TypeDocument, ctxsys.TypeRequirement:
		return false
	}
	return e.Name != "" && !strings.ContainsAny(e.Name, " \t\n{}")
}

// maxOffered is how many bytes of a signature are shown.
const maxOffered = 160

func offeredLine(e *store.Entity) string {
	line := strings.Join(strings.Fields(e.Signature), " ")
	if line == "" {
		return e.Name
	}
	if len(line) > maxOffered {
		line = strings.ToValidUTF8(line[:maxOffered], "") + "…"
	}
	return line
}
