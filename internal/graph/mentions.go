package graph

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Edges know the uses that could be resolved. Anyone who deletes code has to know of all: the body of a macro, a string
// that is a key of reflection, a template, a build file, code in a language that is not understood. So the name of what
// nothing refers to is looked for as a word in every text of the tree, those that are not indexed included. Comments and
// prose do not count.
//
// All texts are read once, in the order of their paths, and compared with all names at the same time. A name that was met
// in code is not looked for any longer, and only texts that have one where a comment can be are parsed; of Go, whose comments
// are found without that, only those with syntax errors.

// maxMentionFile bounds the texts that are read for names, in bytes. Larger ones hold data.
const maxMentionFile = 64 << 20

// mentions looks for the names of the suspects without a doubt, and gives those that are found one.
func (s *unusedSearch) mentions() error {
	m := &mentionSearch{unusedSearch: s, names: map[string]*nameUse{}, reflects: map[string]string{}}
	if any, err := m.prepare(); err != nil || !any {
		return err
	}
	files, err := m.files()
	if err != nil || len(files) == 0 {
		return err
	}
	m.folders = s.view.Source.Folders()
	defer m.folders.Close()
	for i := range files {
		if err := s.ctx.Err(); err != nil {
			return err
		}
		if err := m.file(&files[i]); err != nil {
			return err
		}
	}
	return m.settings()
}

// mentionSearch looks for names in texts.
type mentionSearch struct {
	*unusedSearch
	folders *snapshot.Folders
	buf     []byte              // for texts
	names   map[string]*nameUse // by the word that is looked for
	marks   wordMarks           // of them, when there were so many as marked
	marked  int
	lower   map[string]*nameUse // by the word in lower case: names of PHP

	reflects map[string]string   // languages in which members are listed, with where
	own      map[int64][]ownSpan // by file

	shownFile int64 // whose entities are in shown
	shown     []store.Entity
}

// nameUse says what a word means when it is met: suspects by their indexes.
type nameUse struct {
	whole  []int // called so
	member []int // types that have a member called so, which can be used without naming the type
	file   []int // in a file called so
	before []int // their names begin so
	behind []int // their names end so
	stem   []int // their names begin or end so, and a macro may make them
	home   []int // in a module, a package or a class called so, what is in which can be listed

	lists []string // languages in which it lists what a type has
}

// nothing reports whether no suspect is left that the word means, and nothing else that it says.
func (u *nameUse) nothing() bool {
	return len(u.whole)+len(u.member)+len(u.file)+len(u.before)+len(u.behind)+len(u.stem)+len(u.home)+len(u.lists) == 0
}

// ownSpan is a part of a file that belongs to a suspect: its name there is no use of it.
type ownSpan struct {
	suspect    int
	start, end int
}

// mentionFile is a text that is read. id is 0 where it is not indexed.
type mentionFile struct {
	id             int64
	path, language string
	row            *store.File // nil where it is not indexed, or not known
}

// prepare collects the words to look for. It is false when there are none.
func (m *mentionSearch) prepare() (any bool, err error) {
	m.own = map[int64][]ownSpan{}
	twins := map[string][]int{}
	for i := range m.found {
		f := &m.found[i]
		twins[twinKey(f.Place)] = append(twins[twinKey(f.Place)], i)
	}
	inside := map[int64][]*store.Place{} // by parent
	for i := range m.symbols {
		if l := &m.symbols[i]; l.Parent > 0 {
			inside[l.Parent] = append(inside[l.Parent], l)
		}
	}
	for i := range m.found {
		f := &m.found[i]
		if len(f.doubts) > 0 {
			continue
		}
		word := wordIn(f.Name)
		if word == "" {
			f.doubt("unchecked", "its name is not a word that can be looked for")
			continue
		}
		any = true
		use := m.use(word)
		use.whole = append(use.whole, i)
		if f.Language == "php" {
			if m.lower == nil {
				m.lower = map[string]*nameUse{}
			}
			m.lower[strings.ToLower(word)] = use
		}
		if composes(f.Language) != byNothing {
			m.parts(i, word)
		}
		if stem := wordIn(strings.TrimSuffix(path.Base(f.Path), path.Ext(f.Path))); stem != "" && !importsByFile(f.Language) {
			use := m.use(stem)
			use.file = append(use.file, i)
		}
		for _, home := range homes(f.Place) {
			use := m.use(home)
			use.home = append(use.home, i)
		}
		for _, twin := range twins[twinKey(f.Place)] { // what nothing refers to either
			m.belongs(i, m.found[twin].Place, inside)
		}
		if leaks(f.Language) && IsContainer(f.Type) {
			if err := m.members(i); err != nil {
				return false, err
			}
		}
	}
	for word, languages := range listing {
		m.use(word).lists = languages
	}
	m.mark()
	return any, nil
}

func (m *mentionSearch) use(word string) *nameUse {
	u := m.names[word]
	if u == nil {
		u = &nameUse{}
		m.names[word] = u
	}
	return u
}

// belongs notes where a symbol and what is in it are as parts of a suspect.
func (m *mentionSearch) belongs(suspect int, l *store.Place, inside map[int64][]*store.Place) {
	file := store.FileOf(l.ID)
	m.own[file] = append(m.own[file], ownSpan{suspect, l.StartByte, l.EndByte})
	for _, in := range inside[l.ID] {
		if store.FileOf(in.ID) != file || in.StartByte < l.StartByte || in.EndByte > l.EndByte {
			m.belongs(suspect, in, inside)
		}
	}
}

// members adds the names of what is in a type whose members can be used without naming it.
func (m *mentionSearch) members(suspect int) error {
	f := &m.found[suspect]
	if file := store.FileOf(f.ID); file != m.shownFile {
		all, err := m.v.FileEntities(m.ctx, file)
		if err != nil {
			return err
		}
		m.shownFile, m.shown = file, all
	}
	for i := range m.shown {
		e := &m.shown[i]
		if e.ID != f.ID && e.StartByte >= f.StartByte && e.EndByte <= f.EndByte {
			if word := wordIn(e.Name); word != "" && e.Name != f.Name {
				use := m.use(word)
				use.member = append(use.member, suspect)
			}
		}
	}
	return nil
}

// files lists the texts of the tree in the order of their paths: what is indexed, and what is not because it is hidden,
// large, or of a language that was not asked for.
func (m *mentionSearch) files() ([]mentionFile, error) {
	indexed, err := m.v.Files(m.ctx)
	if err != nil {
		return nil, err
	}
	var out []mentionFile
	known := make(map[string]bool, len(indexed))
	for i := range indexed {
		if f := &indexed[i]; f.Indexed() {
			known[f.Path] = true
			out = append(out, mentionFile{f.ID, f.Path, f.Language, f})
		}
	}
	o := walk.Options{IncludeHidden: true, MaxFileSize: maxMentionFile}
	err = m.view.Source.EachProject(func(name, root string, _ walk.Options) error {
		_, err := walk.Walk(m.ctx, root, o, func(f walk.File) error {
			if f.Path = path.Join(name, f.Path); !known[f.Path] {
				out = append(out, mentionFile{path: f.Path, language: f.Language})
			}
			return nil
		})
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	slices.SortFunc(out, func(a, b mentionFile) int { return cmp.Compare(a.path, b.path) })
	return out, nil
}

// file looks for the names in one text.
func (m *mentionSearch) file(f *mentionFile) error {
	text, err := m.text(f)
	if err != nil || len(text) == 0 {
		return err
	}
	t := &mentionText{mentionFile: f, text: text}
	var low []byte
	for word := range words(text) {
		if use := m.lookup(text[word.Start:word.End]); use != nil {
			m.met(t, use, word)
		}
		if c := beforeAt(text, word.Start); (c == '\\' || c == '%') && word.End-word.Start > 1 { // "\tname", "%s_name"
			if use := m.lookup(text[word.Start+1 : word.End]); use != nil {
				m.met(t, use, facts.Span{Start: word.Start + 1, End: word.End})
			}
		}
		if t.language == "assembly" || t.language == "python" {
			m.subwords(t, word)
		}
		if m.lower != nil && t.language == "php" {
			low = append(low[:0], text[word.Start:word.End]...)
			for i, c := range low {
				if isUpperByte(c) {
					low[i] = c | 0x20
				}
			}
			if use := m.lower[string(low)]; use != nil {
				m.met(t, use, word)
			}
		}
	}
	return nil
}

// subwords looks for names in a longer word: assemblers see type_field and _function, Python makes _Class__name of __name.
func (m *mentionSearch) subwords(t *mentionText, word facts.Span) {
	for i := word.Start + 1; i < word.End; i++ {
		switch {
		case t.text[i] == '_' && t.language == "assembly":
			if use := m.lookup(t.text[word.Start:i]); use != nil {
				m.met(t, use, facts.Span{Start: word.Start, End: i})
			}
		case t.text[i] == '_' && t.text[i-1] != '_' && i+1 < word.End && t.text[i+1] == '_', t.language == "assembly" && t.text[i-1] == '_':
			if use := m.lookup(t.text[i:word.End]); use != nil {
				m.met(t, use, facts.Span{Start: i, End: word.End})
			}
		}
	}
}

func (m *mentionSearch) lookup(word []byte) *nameUse {
	if at, bit := wordMark(word); m.marks[at]&bit == 0 {
		return nil
	}
	use := m.names[string(word)]
	if use == nil || !use.nothing() {
		return use
	}
	if delete(m.names, string(word)); len(m.names) < m.marked*7/8 {
		m.mark()
	}
	return nil
}

// mark makes the marks those of the names that are looked for.
func (m *mentionSearch) mark() {
	m.marks, m.marked = wordMarks{}, len(m.names)
	for word := range m.names {
		at, bit := wordMark([]byte(word))
		m.marks[at] |= bit
	}
}

// wordMarks has a bit for each word of a set, by some of its bytes: most words that are in no set are known to be in none without a look into a map.
type wordMarks [1 << 18 / 64]uint64

func wordMark(word []byte) (at uint32, bit uint64) {
	n := len(word)
	h := (uint32(word[0]) | uint32(word[n/2])<<8 | uint32(word[n-1])<<16 | uint32(n)<<24) * 0x9e3779b1 >> 14
	return h >> 6, 1 << (h & 63)
}

// text reads a text, which is valid until the next is read. One that is not indexed and vanished or cannot be read says nothing; so does a binary one.
func (m *mentionSearch) text(f *mentionFile) ([]byte, error) {
	if f.id != 0 {
		var text []byte
		var err error
		if f.row != nil {
			text, err = m.view.Texts.ReadInto(m.ctx, m.buf, m.folders, f.row)
			m.buf = text
		} else {
			text, err = m.view.Texts.ReadOnce(m.ctx, f.id)
		}
		if errors.Is(err, ctxsys.ErrNotFound) {
			return nil, nil
		}
		return text, err
	}
	root, own, err := m.folders.At(f.path)
	if err != nil {
		return nil, nil
	}
	text, err := regular.ReadIn(root, own, maxMentionFile)
	if err != nil {
		return nil, nil
	}
	if text = narrow(text); walk.IsBinary(text) {
		return nil, nil
	}
	return text, nil
}

// mentionText is a text in which a name was met.
type mentionText struct {
	*mentionFile
	text     []byte
	read     bool         // for its comments
	comments []facts.Span // of a text that was read
	known    bool         // they are
	cgo      int          // where a text of Go imports C, whose declarations are in the comment before; 0 or less for nowhere
	lists    *bool        // whether it lists what modules or classes of Python have; nil is not looked at
}

func (t *mentionText) line(at int) int { return 1 + bytes.Count(t.text[:at], []byte("\n")) }

// met gives the suspects that a word can mean their doubts.
func (m *mentionSearch) met(t *mentionText, use *nameUse, word facts.Span) {
	if use.nothing() {
		return
	}
	inCode := func(*suspect) bool { return m.inCode(t, word) }
	use.whole = m.give(t, word, use.whole, "mentioned", "named in", inCode)
	use.member = m.give(t, word, use.member, "mentioned", "a member is named in", inCode)
	if _, program := CommentMarksOf(t.language); program && len(use.file) > 0 {
		use.file = m.give(t, word, use.file, "test_data", "its file may be read as text by", func(f *suspect) bool {
			return t.path != f.Path && isFileNamed(t.text, word, path.Base(f.Path)) && m.inCode(t, word)
		})
	}
	if len(use.lists) > 0 && slices.Contains(use.lists, t.language) && m.inCode(t, word) {
		m.lists(t, use, word)
	}
	if len(use.home) > 0 && t.listsNames() {
		home := string(t.text[word.Start:word.End])
		use.home = m.give(t, word, use.home, "reflection", "what "+home+" has may be listed in", func(f *suspect) bool {
			return t.mayList(home, f.Place) && m.inCode(t, word)
		})
	}
	const composed = "such a name may be put together in"
	if len(use.before) > 0 && mayContinue(t.language, t.text, word) {
		use.before = m.give(t, word, use.before, "composed", composed, func(f *suspect) bool { return continues(t.language, t.text, word, f) })
	}
	if len(use.stem) > 0 && isMacroArgument(t.text, word) {
		use.stem = m.give(t, word, use.stem, "composed", composed, func(f *suspect) bool { return mixes(t.language, f.Language) })
	}
	if len(use.behind) > 0 && mayBeContinued(t.language, t.text, word) {
		use.behind = m.give(t, word, use.behind, "composed", composed, func(f *suspect) bool { return mixes(t.language, f.Language) })
	}
}

// give gives those of some suspects a doubt to which a word is foreign and fits, and returns those that are left
// without any.
func (m *mentionSearch) give(t *mentionText, word facts.Span, suspects []int, kind, why string, fits func(f *suspect) bool) []int {
	return slices.DeleteFunc(suspects, func(i int) bool {
		f := &m.found[i]
		if len(f.doubts) > 0 {
			return true
		}
		if !m.foreign(i, t, word) || !fits(f) {
			return false
		}
		f.doubt(kind, fmt.Sprintf("%s %s:%d", why, t.path, t.line(word.Start)))
		return true
	})
}

// lists notes that a text lists what types have.
func (m *mentionSearch) lists(t *mentionText, use *nameUse, word facts.Span) {
	for _, language := range use.lists {
		if m.reflects[language] == "" {
			m.reflects[language] = fmt.Sprintf("%s in %s:%d lists what a type has", t.text[word.Start:word.End], t.path, t.line(word.Start))
		}
	}
}

// foreign reports whether a word is outside of what belongs to a suspect, or in a directive there.
func (m *mentionSearch) foreign(suspect int, t *mentionText, word facts.Span) bool {
	if t.id == 0 {
		return true
	}
	for _, o := range m.own[t.id] {
		if o.suspect == suspect && word.Start >= o.start && word.End <= o.end {
			return isCommentLine(t.text, word.Start) && isDirective(t.text, word.Start)
		}
	}
	return true
}

// isProse reports whether texts in a language are for people.
func isProse(language string) bool {
	switch language {
	case "markdown", "rst", "asciidoc", "text", "latex", "pdf":
		return true
	}
	return false
}

// inCode reports whether a word is in code: in anything but comments and prose.
func (m *mentionSearch) inCode(t *mentionText, word facts.Span) bool {
	if isProse(t.language) {
		return codeInProse(t.text, word)
	}
	if !mayComment(t.language, t.text, word.Start) {
		return true
	}
	if !t.read {
		t.read = true
		if t.language == "go" && t.row != nil && t.row.Errors == 0 {
			t.comments, t.known = goComments(t.text), true
		} else {
			var s parse.Setting
			s, t.known = m.view.Setting(t.language, t.text, nil)
			t.comments = slices.SortedFunc(slices.Values(s.Comments), func(a, b facts.Span) int { return cmp.Compare(a.Start, b.Start) })
		}
		if t.language == "go" {
			t.cgo = bytes.Index(t.text, []byte(`import "C"`))
		}
	}
	if !t.known {
		return true
	}
	behind, _ := slices.BinarySearchFunc(t.comments, word.Start+1, func(c facts.Span, at int) int { return cmp.Compare(c.Start, at) })
	in := behind > 0 && word.End <= t.comments[behind-1].End
	return !in || isDirective(t.text, word.Start) || word.Start < t.cgo
}

// settings looks at what is left: what is around it, and whether its file is a script whose names are everybody's.
func (m *mentionSearch) settings() error {
	byFile := map[int64][]int{}
	for i := range m.found {
		if f := &m.found[i]; len(f.doubts) == 0 {
			file := store.FileOf(f.ID)
			byFile[file] = append(byFile[file], i)
		}
	}
	for file, suspects := range byFile {
		f := &m.found[suspects[0]]
		text, err := m.text(&mentionFile{id: file, path: f.Path})
		if err != nil {
			return err
		}
		var spans []facts.Span
		for _, i := range suspects {
			spans = append(spans, facts.Span{Start: m.found[i].StartByte, End: m.found[i].EndByte})
		}
		setting, known, err := m.setting(file, f.Language, text, spans)
		if err != nil {
			return err
		}
		for n, i := range suspects {
			f := &m.found[i]
			switch {
			case known && setting.Around[n] != "":
				f.doubt("surroundings", setting.Around[n]+": it may be used unnamed")
			case !holdsWord(text, f.StartByte, f.EndByte, wordIn(f.Name)):
				f.doubt("unchecked", "its name is not in its text")
			case f.Parent == store.FileEntity(file) && isScriptOfAll(f.Place, text):
				f.doubt("exported", "a global of a script: other scripts and pages may use it")
			default:
				f.doubt("reflection", cmp.Or(dispatches(f.Place, text), m.reflects[f.Language]))
			}
		}
	}
	return nil
}

// setting is that of symbols of a file. What it looks for is in no text of Go but one with syntax errors, so that others are not parsed.
func (m *mentionSearch) setting(file int64, language string, text []byte, spans []facts.Span) (s parse.Setting, known bool, err error) {
	if _, typed := m.v.Overlaid(file); language == "go" && !typed {
		row, err := m.v.FileByID(m.ctx, file)
		if err != nil {
			return s, false, err
		}
		if row.Errors == 0 {
			return parse.Setting{Around: make([]string, len(spans))}, true, nil
		}
	}
	s, known = m.view.Setting(language, text, spans)
	return s, known, nil
}

// holdsWord reports whether a part of a text has a word.
func holdsWord(text []byte, start, end int, word string) bool {
	part := text[min(start, len(text)):min(end, len(text))]
	for w := range words(part) {
		if string(part[w.Start:w.End]) == word {
			return true
		}
	}
	return false
}

// importsByFile reports whether modules are imported in a language by the names of their files.
func importsByFile(language string) bool {
	switch scriptLanguage(language) {
	case "javascript", "c", "cpp", "objc", "cuda", "php", "zig", "lua", "bash", "ruby":
		return true
	}
	return false
}

// isFileNamed reports whether a word is part of the name of a file, and what is around it is the rest.
func isFileNamed(text []byte, word facts.Span, name string) bool {
	at := strings.Index(name, string(text[word.Start:word.End]))
	start := word.Start - at
	return at >= 0 && start > 0 && start+len(name) < len(text) && string(text[start:start+len(name)]) == name &&
		wordLen(text, start-1) == 0 && wordLen(text, start+len(name)) == 0
}
