package crossrepo

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/packages"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Services are those of gRPC that a repository describes, with their methods.
type Services map[string][]string

// Surface is what others have to know of a repository to find out whether something is between them and it.
type Surface struct {
	// Sum is of what is declared: edges that lead into the repository hold, and none is missing, as long as it stays.
	Sum string
	// Offers are the names by which others may use the repository, Wants those that it uses: hashes, ascending. Two repositories may share
	// one and have nothing to do with each other, but when there is an edge by a package or a service, they share one.
	Offers, Wants []int64
	Services      Services
	Texts         *Texts // with no services but its own
}

// Texts is what a repository calls over a network and answers there, with the entities that do.
type Texts struct {
	services Services
	ends     ends
}

// Look reads what others have to know of a repository.
func Look(ctx context.Context, in *Part) (*Surface, error) {
	p, err := read(ctx, in)
	if err == nil {
		err = p.readEdges(ctx)
	}
	if err != nil {
		return nil, err
	}
	offers, wants := map[string]bool{}, map[string]bool{}
	for i := range p.packages {
		pkg := &p.packages[i]
		if pkg.Name != "" {
			offers["package "+pkg.Key()] = true
			for _, name := range p.imported(pkg) {
				offers["import "+string(pkg.Ecosystem)+" "+name] = true
			}
		}
		for _, d := range pkg.Dependencies {
			wants["package "+d.Key()] = true
		}
	}
	for ecosystem, names := range p.imports {
		for name := range names {
			wants["import "+string(ecosystem)+" "+name] = true
		}
	}
	out := &Surface{}
	if out.Sum, err = p.sum(ctx); err != nil {
		return nil, err
	}
	out.Texts, err = p.texts(ctx, nil, func(text string) {
		for _, m := range serviceUse.FindAllStringSubmatch(text, maxEnds) {
			for _, name := range words(m[1]) {
				wants["service "+name] = true
			}
		}
	})
	if err != nil {
		return nil, err
	}
	out.Services = out.Texts.services
	for name := range out.Services {
		offers["service "+name] = true
	}
	out.Offers, out.Wants = hashes(offers), hashes(wants)
	return out, nil
}

// serviceUse is where a text may name a service: see readRPC.
var serviceUse = lazyregexp.New(`\b(\w+?)(?:Server|Servicer|ImplBase|Base|CoroutineStub|Stub|Client|Grpc|\.[sS]ervice|\.Stub)\b`)

// words returns a name and what is left of it from each capital on: what generators put in front is none of the name.
func words(name string) (out []string) {
	out = append(out, name)
	for i := 1; i < len(name); i++ {
		if name[i] >= 'A' && name[i] <= 'Z' {
			out = append(out, name[i:])
		}
	}
	return out
}

func hashes(names map[string]bool) []int64 {
	out := make([]int64, 0, len(names))
	for name := range names {
		out = append(out, int64(xxhash.Sum64String(name)))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// sum is of what edges from elsewhere depend on: files, what they declare, folders, manifests and services.
func (p *part) sum(ctx context.Context) (string, error) {
	h := xxhash.New()
	number := func(n int64) { _, _ = h.Write(binary.AppendVarint(nil, n)) } // never fails
	text := func(s string) { number(int64(len(s))); _, _ = h.WriteString(s) }
	number(Version)
	for i := range p.files {
		f := &p.files[i]
		manifest := f.Flags&store.FlagVendored == 0 && packages.IsManifest(f.Path) || relate.ScriptConfig(f.Path[strings.LastIndexByte(f.Path, '/')+1:])
		code := ecosystemOf(f.Language) != ""
		if !manifest && !code && f.Language != "protobuf" {
			continue
		}
		number(f.ID)
		number(int64(f.Flags &^ store.FlagRecent)) // which says when the file was read
		text(f.Path)
		text(f.Language)
		text(f.Spaces)
		if manifest || !code {
			text(string(f.Hash))
		}
		if !code {
			continue
		}
		data, err := p.State.Decls(ctx, f.ID)
		if err != nil {
			return "", err
		}
		if data == nil {
			continue
		}
		d, err := relate.DecodeDecls(f.ID, f.Path, f.Language, data)
		if err != nil {
			return "", fmt.Errorf("%s: %w", f.Path, err)
		}
		number(int64(d.Sum()))
	}
	for _, dir := range slices.Sorted(maps.Keys(p.modules)) {
		text(dir)
		number(p.modules[dir])
	}
	return fmt.Sprintf("%016x", h.Sum64()), nil
}

// ReadTexts reads what a repository calls and answers, with services that others describe too.
func ReadTexts(ctx context.Context, in *Part, services Services) (*Texts, error) {
	p, err := read(ctx, in)
	if err != nil {
		return nil, err
	}
	return p.texts(ctx, services, nil)
}

// texts reads what a repository calls and answers. seen, if not nil, is given the texts that may do so.
func (p *part) texts(ctx context.Context, services Services, seen func(string)) (*Texts, error) {
	l := linker{parts: []*part{p}}
	out := &Texts{services: Services{}}
	known := Services{}
	add := func(name string, methods []string) {
		if len(known) < maxServices || known[name] != nil {
			known[name] = append(known[name], methods...)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(services)) {
		add(name, services[name])
	}
	if err := l.eachText(func(_ int, f *store.File) error {
		if f.Language != "protobuf" {
			return nil
		}
		text, err := p.Text(ctx, f)
		for name, methods := range readServices(text) {
			out.services[name] = append(out.services[name], methods...)
			add(name, methods)
		}
		return err
	}); err != nil {
		return nil, err
	}
	for name, methods := range known {
		slices.Sort(methods)
		known[name] = slices.Compact(methods)
	}
	if err := l.eachText(func(_ int, f *store.File) error {
		text, err := p.Text(ctx, f)
		if err != nil || !hasEnds(text) {
			return err
		}
		if seen != nil {
			seen(text)
		}
		own := &ends{services: known}
		own.read(0, f, text)
		out.ends.add(own, f)
		return ctx.Err()
	}); err != nil {
		return nil, err
	}
	for i, list := range out.ends.lists() {
		for j := range *list {
			if err := l.around(ctx, &(*list)[j], answers(i)); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// lists are the kinds of ends: those at even places answer.
func (e *ends) lists() []*[]end {
	return []*[]end{&e.routes, &e.calls, &e.serves, &e.uses, &e.consumes, &e.publishes}
}

func answers(list int) bool { return list%2 == 0 }

// storedTexts and storedEnd are texts as they are stored.
type storedTexts struct {
	Services Services      `json:"s,omitempty"`
	Ends     [][]storedEnd `json:"e"` // as lists has them
}

type storedEnd struct {
	Path     string   `json:"p"`
	Line     int      `json:"l"`
	Method   string   `json:"m,omitempty"`
	Segments []string `json:"s,omitempty"`
	Partial  bool     `json:"x,omitempty"`
	Text     string   `json:"t"`
	Entity   int64    `json:"e"`
}

// Encode returns texts as they are stored, nil where there are none.
func (t *Texts) Encode() ([]byte, error) {
	stored, n := storedTexts{Services: t.services}, len(t.services)
	for _, list := range t.ends.lists() {
		out := make([]storedEnd, len(*list))
		for i, x := range *list {
			out[i] = storedEnd{x.file.Path, x.line, x.method, x.path, x.partial, x.text, x.entity}
		}
		stored.Ends, n = append(stored.Ends, out), n+len(out)
	}
	if n == 0 {
		return nil, nil
	}
	return json.Marshal(stored)
}

// DecodeTexts reads what Encode wrote.
func DecodeTexts(data []byte) (*Texts, error) {
	t := &Texts{}
	if len(data) == 0 {
		return t, nil
	}
	var stored storedTexts
	lists := t.ends.lists()
	if err := json.Unmarshal(data, &stored); err != nil || len(stored.Ends) != len(lists) {
		return nil, fmt.Errorf("stored texts are damaged: %w", err)
	}
	t.services = stored.Services
	for i, list := range stored.Ends {
		for _, x := range list {
			*lists[i] = append(*lists[i], end{file: &store.File{Path: x.Path}, line: x.Line, method: x.Method, path: x.Segments, partial: x.Partial, text: x.Text, entity: x.Entity})
		}
	}
	return t, nil
}

// Tie finds the edges between repositories by what they call and answer, as Link does: From and To are places in the list, where nil is one of which nothing is known.
func Tie(ctx context.Context, texts []*Texts) ([]Edge, error) {
	l := linker{out: &Result{}}
	var all ends
	known := map[string]bool{} // methods of services that one of them describes
	for _, t := range texts {
		if t != nil {
			for service, methods := range t.services {
				for _, m := range methods {
					known[service+"."+m] = true
				}
			}
		}
	}
	for i, t := range texts {
		if t == nil {
			continue
		}
		to := all.lists()
		for j, list := range t.ends.lists() {
			for _, x := range *list {
				if rpc := list == &t.ends.serves || list == &t.ends.uses; rpc && !known[x.text] {
					continue // of a service that somebody else describes
				}
				x.part = i
				*to[j] = append(*to[j], x)
			}
		}
	}
	if err := l.tieAll(ctx, &all); err != nil {
		return nil, err
	}
	sortEdges(l.out.Edges)
	return l.out.Edges, nil
}

// LinkFirst finds what leads from the first of some parts into packages of the others, which include those it depends on and those that they do. Texts are left
// out. Uses are the parts that it depends on, the nearest first.
func LinkFirst(ctx context.Context, parts []Part) (found *Result, uses []int, err error) {
	l := linker{out: &Result{}}
	for i := range parts {
		p, err := read(ctx, &parts[i])
		if err != nil {
			return nil, nil, err
		}
		l.parts = append(l.parts, p)
	}
	if err := l.findDependencies(ctx); err != nil {
		return nil, nil, err
	}
	if err := l.link(ctx, 0); err != nil {
		return nil, nil, err
	}
	l.out.Dependencies = slices.DeleteFunc(l.out.Dependencies, func(d Dependency) bool { return d.From != 0 })
	for _, u := range l.uses[0] {
		uses = append(uses, u.part)
	}
	sortEdges(l.out.Edges)
	return l.out, uses, nil
}
