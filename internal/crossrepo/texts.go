package crossrepo

import (
	"context"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// What is called over a network names what answers by a text: the path of a route, a service with its method, a topic. Such texts
// are read from the sources by their usual forms and compared. An edge that comes of it is weak, and says the text.

// How edges that come of texts were resolved, and their weights.
const (
	byRoute = "HTTP route"
	byRPC   = "gRPC service"
	byTopic = "topic"

	wholeRoute = 0.5
	partRoute  = 0.3 // one path ends in the other: a prefix is set elsewhere
	rpcWeight  = 0.6
	topicWeigh = 0.4
)

// Bounds of what is read and compared.
const (
	maxTextBytes = 1 << 20 // of a file
	maxEnds      = 2000    // of a file
	maxServices  = 1000
	maxAnswers   = 4 // places that answer one call; more say nothing
)

// end is where a text is in a part: what calls or what answers.
type end struct {
	part    int
	file    *store.File
	at      int    // byte
	line    int    // 1-based
	method  string // of HTTP in capitals, "" for any
	path    []string
	partial bool   // the path begins with something that is not known
	text    string // as it is shown; of services and topics what is compared
	handler string // the name of what answers, "" for what is around or follows
	entity  int64  // found last
}

// ends are all of some parts, by what they are compared by.
type ends struct {
	routes, calls       []end // of HTTP
	serves, uses        []end // of gRPC: text is Service.Method
	consumes, publishes []end // of queues
	services            map[string][]string
}

// textCache is what was read of files, by part, path and content.
type textCache struct {
	services string // that they were read with
	ends     map[string]*ends
	protos   map[string]map[string][]string // services of a file
}

// keyOf names the content of a file of a part.
func keyOf(part int, f *store.File) string { return fmt.Sprintf("%d %s %x", part, f.Path, f.Hash) }

// linkTexts ties what calls over a network to what answers.
func (l *linker) linkTexts(ctx context.Context, cache *textCache) error {
	if len(l.parts) < 2 {
		return nil
	}
	e := ends{services: map[string][]string{}}
	protos := map[string]map[string][]string{}
	if err := l.eachText(func(i int, f *store.File) error {
		if f.Language != "protobuf" {
			return nil
		}
		key := keyOf(i, f)
		found, ok := cache.protos[key]
		if !ok {
			text, err := l.parts[i].Text(ctx, f)
			if err != nil {
				return err
			}
			found = readServices(text)
		}
		protos[key] = found
		for _, service := range slices.Sorted(maps.Keys(found)) {
			if len(e.services) < maxServices || e.services[service] != nil {
				e.services[service] = append(e.services[service], found[service]...)
			}
		}
		return nil
	}); err != nil {
		return err
	}
	for service, methods := range e.services {
		slices.Sort(methods)
		e.services[service] = slices.Compact(methods)
	}
	services := fmt.Sprint(e.services)
	if cache.services != services {
		cache.ends = nil
	}
	kept := map[string]*ends{}
	if err := l.eachText(func(i int, f *store.File) error {
		key := keyOf(i, f)
		own := cache.ends[key]
		if own == nil {
			text, err := l.parts[i].Text(ctx, f)
			if err != nil {
				return err
			}
			own = &ends{services: e.services}
			if hasEnds(text) {
				own.read(i, f, text)
			}
		}
		kept[key] = own
		e.add(own, f)
		return ctx.Err()
	}); err != nil {
		return err
	}
	cache.services, cache.ends, cache.protos = services, kept, protos
	return l.tieAll(ctx, &e)
}

// tieAll adds the edges between all ends.
func (l *linker) tieAll(ctx context.Context, e *ends) error {
	if err := l.tie(ctx, e.calls, e.routes, byRoute, matchRoute); err != nil {
		return err
	}
	same := func(weight float64) func(a, b *end) float64 {
		return func(a, b *end) float64 {
			if a.text == b.text {
				return weight
			}
			return 0
		}
	}
	if err := l.tie(ctx, e.uses, e.serves, byRPC, same(rpcWeight)); err != nil {
		return err
	}
	return l.tie(ctx, e.publishes, e.consumes, byTopic, same(topicWeigh))
}

// tie adds edges from what calls to what answers in another part, where fits gives them a weight above 0. Of several only those
// with the highest weight count, and only where they are few.
func (l *linker) tie(ctx context.Context, calls, answers []end, how string, fits func(call, answer *end) float64) error {
	by := map[string][]int{} // last known part of the text -> answers
	for i := range answers {
		by[answers[i].key()] = append(by[answers[i].key()], i)
	}
	type edge struct {
		from, to       int
		source, target int64
	}
	seen := map[edge]bool{}
	for i := range calls {
		call := &calls[i]
		var best []int
		weight := 0.0
		for _, key := range call.keys() {
			for _, j := range by[key] {
				if answers[j].part == call.part {
					continue
				}
				switch w := fits(call, &answers[j]); {
				case w > weight:
					best, weight = []int{j}, w
				case w > 0 && w == weight:
					best = append(best, j)
				}
			}
		}
		if len(best) == 0 || len(best) > maxAnswers {
			continue
		}
		if err := l.around(ctx, call, false); err != nil {
			return err
		}
		for _, j := range best {
			answer := &answers[j]
			if err := l.around(ctx, answer, true); err != nil {
				return err
			}
			key := edge{call.part, answer.part, call.entity, answer.entity}
			if seen[key] {
				continue
			}
			seen[key] = true
			l.out.Edges = append(l.out.Edges, Edge{From: call.part, To: answer.part, Edge: store.Edge{
				Source: call.entity, Kind: ctxsys.Calls, Target: answer.entity, Line: call.line, Weight: weight, Resolution: how,
				Metadata: object("text", call.text, "answers", answer.text, "declared", answer.file.Path+":"+itoa(answer.line)),
			}})
		}
	}
	return nil
}

// key is what a call has to share with an answer at least: the last segment that is known, or the text.
func (e *end) key() string {
	for _, s := range slices.Backward(e.path) {
		if s != anySegment {
			return s
		}
	}
	return e.text
}

// keys are those of the answers that a call may mean, each once.
func (e *end) keys() (keys []string) {
	if e.path == nil {
		return []string{e.text}
	}
	for _, s := range e.path {
		if s != anySegment && !slices.Contains(keys, s) {
			keys = append(keys, s)
		}
	}
	return keys
}

// around finds the entity that an end is in. Of an answer it is the handler it names, or what follows it (an annotation is in front of what
// it is of).
func (l *linker) around(ctx context.Context, e *end, answer bool) error {
	if e.entity != 0 {
		return nil
	}
	state := l.parts[e.part].State
	if answer && e.handler != "" {
		found, err := state.Named(ctx, e.handler, 20)
		if err != nil {
			return err
		}
		found = slices.DeleteFunc(found, func(f store.Entity) bool { return !isFunction(f.Type) || f.Name != e.handler })
		near := slices.DeleteFunc(slices.Clone(found), func(f store.Entity) bool { return store.FileOf(f.ID) != e.file.ID })
		for _, list := range [][]store.Entity{near, found} {
			if len(list) == 1 {
				e.entity = list[0].ID
				return nil
			}
		}
	}
	spans, err := state.FileSpans(ctx, e.file.ID)
	if err != nil {
		return err
	}
	e.entity = store.FileEntity(e.file.ID)
	best, follows := -1, -1
	for i, s := range spans {
		switch {
		case store.IsFile(s.ID) || !isFunction(s.Type) && answer:
		case s.StartByte <= e.at && e.at < s.EndByte:
			if best < 0 || s.EndByte-s.StartByte <= spans[best].EndByte-spans[best].StartByte {
				best = i
			}
		case s.StartByte > e.at && (follows < 0 || s.StartByte < spans[follows].StartByte):
			follows = i
		}
	}
	switch {
	case best >= 0:
		e.entity = spans[best].ID
	case answer && follows >= 0 && spans[follows].StartLine <= e.line+maxAnnotation:
		e.entity = spans[follows].ID
	}
	return nil
}

// maxAnnotation is how many lines a declaration may begin behind an annotation of it.
const maxAnnotation = 12

func isFunction(t ctxsys.EntityType) bool { return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod }

// matchRoute returns the weight of an edge from a call to a route, 0 for none.
func matchRoute(call, route *end) float64 {
	if call.method != "" && route.method != "" && call.method != route.method {
		return 0
	}
	a, b := call.path, route.path
	n := min(len(a), len(b))
	known, shared := 0, 0
	for i := 1; i <= n; i++ {
		x, y := a[len(a)-i], b[len(b)-i]
		switch {
		case x == y && x != anySegment:
			known++
			if !generic(x) {
				shared++
			}
		case y == anySegment:
		default:
			return 0
		}
	}
	switch {
	case shared == 0:
		return 0
	case len(a) == len(b):
		return wholeRoute
	case known >= 1 && (len(a) > len(b) || call.partial):
		return partRoute
	}
	return 0
}

// generic reports whether so many services have a segment that it says nothing of which is meant.
func generic(segment string) bool {
	switch segment {
	case "api", "v1", "v2", "v3", "health", "healthz", "ready", "readyz", "livez", "status", "metrics", "ping", "version", "login", "logout", "index.html", "static", "favicon.ico":
		return true
	}
	return len(segment) < 3
}

// anySegment is a segment of a path that may be anything.
const anySegment = "*"

// route reads a path of HTTP as it is declared or called: segments, those that vary as anySegment. partial says that something may be in
// front, since no host is; ok is false for a path that says nothing.
func route(template string) (segments []string, partial, ok bool) {
	if scheme, rest, found := strings.Cut(template, "://"); found && !strings.Contains(scheme, "/") {
		_, template, found = strings.Cut(rest, "/")
		if !found {
			return nil, false, false
		}
		return segmentsOf(template)
	} else if strings.HasPrefix(template, hole) { // the address of a service
		before, rest, found := strings.Cut(template, "/")
		if !found || before != hole {
			return nil, false, false
		}
		template = rest
	}
	segments, _, ok = segmentsOf(template)
	return segments, true, ok
}

func segmentsOf(template string) (segments []string, partial, ok bool) {
	template, _, _ = strings.Cut(template, "?")
	template, _, _ = strings.Cut(template, "#")
	known := false
	for s := range strings.SplitSeq(template, "/") {
		switch {
		case s == "":
			continue
		case strings.Contains(s, hole) || strings.IndexByte(":*<{[", s[0]) >= 0 || strings.ContainsAny(s, "{<%"):
			s = anySegment
		case strings.ContainsAny(s, " \t\n\"'`()|;,\\"):
			return nil, false, false
		default:
			known = true
		}
		segments = append(segments, s)
	}
	return segments, false, known && len(segments) < 20
}

// shown is a route as people write it.
func shown(method string, segments []string) string {
	return strings.TrimSpace(method + " /" + strings.Join(segments, "/"))
}

// eachText calls f with the files whose texts may say who calls and who answers.
func (l *linker) eachText(f func(part int, file *store.File) error) error {
	for i, p := range l.parts {
		for j := range p.files {
			file := &p.files[j]
			made := file.Flags&(store.FlagVendored|store.FlagGenerated) != 0
			if file.Size > maxTextBytes || walk.IsTest(file.Path) || file.Language != "protobuf" && (made || !walk.IsCode(file.Language)) {
				continue
			}
			if err := f(i, file); err != nil {
				return err
			}
		}
	}
	return nil
}

// add adds what was found in a file, of which f is the row now.
func (e *ends) add(own *ends, f *store.File) {
	to := e.lists()
	for i, list := range own.lists() {
		for _, x := range *list {
			x.file = f
			*to[i] = append(*to[i], x)
		}
	}
}

// readServices returns the services of a .proto file with their methods.
func readServices(text string) map[string][]string {
	out := map[string][]string{}
	for _, s := range protoService.FindAllStringSubmatch(text, maxEnds) {
		for _, m := range protoMethod.FindAllStringSubmatch(s[2], maxEnds) {
			out[s[1]] = append(out[s[1]], m[1])
		}
	}
	return out
}

func (e *ends) read(part int, f *store.File, text string) {
	n := 0
	lines := lineCounter{text: text}
	add := func(list *[]end, x end) {
		if n++; n <= maxEnds {
			x.part, x.file = part, f
			x.line = lines.at(x.at)
			*list = append(*list, x)
		}
	}
	prefix := classPrefix(f.Language, text)
	paths := containsAny(text, `"/`, `'/`, "`/", "://", "`${", `"%s`, `"{}`, `"#{`, `"$`, `f"{`, `f'{`) // else no text looks like a path
	topics := containsAny(text, "ublish", "roduce", "send", "emit", "ubscribe", "onsum", "Listener", "Pattern", "agent", ".task(")
	for i := range forms {
		form := &forms[i]
		if form.slash && !paths || form.kind >= aPublisher && !topics {
			continue
		}
		if !form.of(f.Language) || form.file != "" && !strings.Contains(f.Path, form.file) || form.with != "" && !strings.Contains(text, form.with) {
			continue
		}
		for _, at := range form.pattern.FindAllStringSubmatchIndex(text, maxEnds) {
			x := end{at: at[0]}
			if form.named > 0 && at[2*form.named] >= 0 {
				x.method = methodOf(text[at[2*form.named]:at[2*form.named+1]])
			} else {
				x.method = form.method
			}
			template, rest, ok := readText(text[at[1]:], f.Language)
			if !ok {
				continue
			}
			switch form.kind {
			case aRoute, aCall:
				if m, p, found := strings.Cut(template, " "); found && methodOf(m) == m && form.kind == aRoute { // net/http: "GET /users"
					x.method, template = m, p
				}
				if form.kind == aRoute {
					template = strings.TrimPrefix(strings.TrimSuffix(template, "$"), "^")
				}
				if form.slash && !strings.HasPrefix(template, "/") && !strings.HasPrefix(template, hole) && !strings.Contains(template, "://") {
					continue
				}
				if form.prefixed {
					template = strings.TrimSuffix(prefix, "/") + "/" + strings.TrimPrefix(template, "/")
				}
				segments, partial, ok := route(template)
				if !ok {
					continue
				}
				x.path, x.partial = segments, partial
				if x.method == "" {
					x.method = statedMethod(rest)
				}
				x.text = shown(x.method, segments)
				if form.kind == aRoute {
					x.handler = handlerIn(rest)
					add(&e.routes, x)
				} else {
					add(&e.calls, x)
				}
			case aPublisher, aConsumer:
				if strings.Contains(template, hole) || !isTopic(template) {
					continue
				}
				x.text = template
				if form.kind == aPublisher {
					add(&e.publishes, x)
				} else {
					x.handler = handlerIn(rest)
					add(&e.consumes, x)
				}
			}
		}
	}
	if f.Language == "ruby" && path.Base(f.Path) == "routes.rb" {
		for _, x := range railsResources(text) {
			add(&e.routes, x)
		}
	}
	e.readRPC(f, text, add)
}

// readRPC finds what calls and what implements the methods of the known services.
func (e *ends) readRPC(f *store.File, text string, add func(*[]end, end)) {
	if f.Language == "protobuf" {
		return
	}
	for service, methods := range e.services {
		if !strings.Contains(text, service) {
			continue
		}
		serves := containsAny(text, "Unimplemented"+service+"Server", service+"Servicer", service+"ImplBase", service+"."+service+"Base", service+"Server for ", service+".Service", service+".service")
		uses := containsAny(text, "New"+service+"Client", service+"Stub", service+"Grpc.new", service+"Client(", service+"Client::", service+".Stub", service+"CoroutineStub")
		if serves == uses {
			continue
		}
		for _, m := range methods {
			if uses {
				for _, name := range spellings(m) {
					for _, at := range indexAll(text, "."+name+"(") {
						add(&e.uses, end{at: at, text: service + "." + m})
					}
				}
				continue
			}
			for _, name := range spellings(m) {
				for _, at := range indexAll(text, name+"(") {
					if before := text[:at]; isDeclared(before) {
						add(&e.serves, end{at: at, text: service + "." + m, handler: name})
					}
				}
			}
		}
	}
}

// isDeclared reports whether a name that follows a text is declared there rather than used: a word or a receiver is in front of it.
func isDeclared(before string) bool {
	trimmed := strings.TrimRight(before, " ")
	if trimmed == before || trimmed == "" {
		return false
	}
	line := trimmed[max(0, len(trimmed)-200):] // long ones are no sources
	line = line[strings.LastIndexByte(line, '\n')+1:]
	for _, word := range strings.Fields(line) {
		switch word {
		case "func", "def", "fn", "function", "public", "override", "async", "fun", "suspend":
			return true
		}
	}
	return false
}

// spellings are the names that generators give a method.
func spellings(method string) []string {
	names := []string{method}
	lower := strings.ToLower(method[:1]) + method[1:]
	var snake strings.Builder
	for i, r := range method {
		if r >= 'A' && r <= 'Z' {
			if i > 0 {
				snake.WriteByte('_')
			}
			r += 'a' - 'A'
		}
		snake.WriteRune(r)
	}
	for _, name := range [...]string{lower, snake.String()} {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func indexAll(text, part string) (out []int) {
	for from := 0; len(out) < maxEnds; {
		i := strings.Index(text[from:], part)
		if i < 0 {
			break
		}
		out = append(out, from+i)
		from += i + len(part)
	}
	return out
}

func containsAny(text string, parts ...string) bool {
	return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(text, p) })
}

// isTopic reports whether a text is worth comparing: a name that is not a plain word.
func isTopic(s string) bool {
	return len(s) >= 5 && len(s) <= 200 && strings.ContainsAny(s, ".-_/:") && !strings.ContainsAny(s, " \t\n(){}") && !strings.Contains(s, "://")
}

// lineCounter counts lines for places that ascend, mostly.
type lineCounter struct {
	text     string
	at1, row int
}

func (c *lineCounter) at(byteAt int) int {
	if byteAt < c.at1 {
		c.at1, c.row = 0, 0
	}
	c.row += strings.Count(c.text[c.at1:byteAt], "\n")
	c.at1 = byteAt
	return c.row + 1
}
