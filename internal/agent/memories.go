package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Memories returns what is remembered for the project and its user. Files are made when something is.
func (s *Stores) Memories() *memory.Store { return s.kept().memories }

// HasMemories reports whether anything is remembered.
func (s *Stores) HasMemories() bool {
	k := s.kept()
	return k.memory.Exists() || k.own != nil && k.own.Exists()
}

// View is for whom memories are read: the branch that is checked out, and the conversation of a name or id, "" for none.
func (s *Stores) View(ctx context.Context, name string, scopes []string, all bool) (memory.View, error) {
	v := memory.View{Branch: git.Branch(s.opts.Root), Scopes: scopes, All: all}
	if name == "" {
		return v, nil
	}
	x, err := s.Session(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		v.Session = secret.MaskString(name) // a client's own id will do
		return v, nil
	}
	v.Session = x.ID
	return v, err
}

// Session is the stored conversation of a name or id.
func (s *Stores) Session(ctx context.Context, name string) (session.Session, error) {
	if !s.HasSessions() {
		return session.Session{}, fmt.Errorf("%w: no conversation is stored", ctxsys.ErrNotFound)
	}
	store, err := s.Sessions(ctx)
	if err != nil {
		return session.Session{}, err
	}
	if name == CurrentSession {
		name = ""
	}
	return store.Find(ctx, name)
}

// RememberRequest is something to remember. The zero value of every field but Content is its default.
type RememberRequest struct {
	Content   string
	Title     string
	Keywords  []string
	Kind      string
	Scope     string
	Session   string // id or name of the conversation it was said in
	Message   int    // of that conversation
	Path      string // file it was read in
	Replaces  string // id of the memory that it corrects
	Pinned    bool
	ValidFrom time.Time
	ValidTo   time.Time

	// ByUser says that the user asks, by a channel of the user's own. Nobody else is believed about what the user said, and nobody
	// else retires what the user said.
	ByUser bool
	// Author is whose word it is; "" is the user's where the user asks, else the assistant's, unless its sources say something else.
	Author string
}

// Remember keeps something, with where it comes from. Whose word it is is not taken on trust: what an assistant says is looked
// for in the conversation and in the files. What the user said in it, in whole sentences and by a channel of the user's own, becomes
// the user's word, in the user's words; what came from a tool or is in a file becomes that one's, and is quarantined.
func (s *Stores) Remember(ctx context.Context, req RememberRequest) (memory.Receipt, error) {
	n, why, err := s.newMemory(ctx, req)
	if err != nil {
		return memory.Receipt{}, err
	}
	r, err := s.Memories().Add(ctx, n)
	r.Reason = cmp.Or(r.Reason, why)
	return r, err
}

// Correct is Remember for a memory that says better what another says.
func (s *Stores) Correct(ctx context.Context, id, why string, req RememberRequest) (memory.Receipt, error) {
	n, _, err := s.newMemory(ctx, req)
	if err != nil {
		return memory.Receipt{}, err
	}
	return s.Memories().Update(ctx, id, n.Content, why, n)
}

// newMemory finds out whose word a memory is and where it comes from; why says what of the request that changes.
func (s *Stores) newMemory(ctx context.Context, req RememberRequest) (n memory.New, why string, err error) {
	n = memory.New{Content: req.Content, Title: req.Title, Keywords: req.Keywords, Kind: strings.ToLower(req.Kind), Scope: req.Scope, Author: req.Author, By: memory.ByAssistant, Pinned: req.Pinned,
		Replaces: strings.TrimPrefix(req.Replaces, "ctx://memory/"), ValidFrom: req.ValidFrom, ValidTo: req.ValidTo}
	switch {
	case req.ByUser:
		n.By = memory.ByUser
		req.Author = cmp.Or(req.Author, memory.ByUser)
	case req.Author == memory.ByUser:
		return n, "", fmt.Errorf("%w: only the user says what the user said: ask the user to run `ctx-sys memory add` on a terminal", ctxsys.ErrUsage)
	}
	if n.View, err = s.View(ctx, req.Session, nil, false); err != nil {
		return n, "", err
	}
	if req.Scope == memory.Session && req.Session == "" {
		x, err := s.Session(ctx, CurrentSession)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			return n, "", err
		}
		n.View.Session = x.ID
	}
	src := memory.Source{Kind: "said", Revision: git.Head(ctx, s.opts.Root)}
	if n.Author = req.Author; n.Author == memory.ByUser {
		if req.Path != "" {
			src.Kind, src.Path, src.Hash = "file", walk.Relative(s.opts.Root, req.Path), s.hashOf(req.Path)
		}
		if req.Session != "" {
			src.Kind, src.Session, src.Message = "session", n.View.Session, req.Message
		}
		n.Sources = []memory.Source{src}
		return n, "", nil
	}
	said := ""
	n.Author, said, src, err = s.whose(ctx, req, src)
	n.Sources = []memory.Source{src}
	if n.Author == memory.ByUser { // what was said, and nothing that an assistant adds to it
		n.Content, n.Title, n.Keywords = said, "", nil
		if slices.Contains(memory.Standing, n.Kind) && !holds(said, n.Kind) {
			n.Kind, why = "", "it is kept as a fact: the user said so once, and not that it holds for always"
		}
	}
	return n, why, err
}

// whose finds out whose word a text of an assistant is; said is the user's own words for it, "" where it is not the user's.
func (s *Stores) whose(ctx context.Context, req RememberRequest, src memory.Source) (author, said string, _ memory.Source, err error) {
	if req.Path != "" {
		src.Kind, src.Path, src.Hash = "file", walk.Relative(s.opts.Root, req.Path), s.hashOf(req.Path)
		return memory.ByFile, "", src, nil
	}
	if req.Author == memory.ByTool || req.Author == memory.ByFile {
		return req.Author, "", src, nil
	}
	author, said, number, id, err := s.whoSaid(ctx, req)
	if err != nil {
		return author, "", src, err
	}
	if id != "" {
		src.Kind, src.Session, src.Message = "session", id, number
	}
	if author == memory.ByTool {
		src.Kind = "tool"
	}
	if author != memory.ByAssistant {
		return author, said, src, nil
	}
	path, err := s.writtenIn(ctx, req.Content)
	if path != "" {
		src.Kind, src.Path, src.Hash = "file", path, s.hashOf(path)
		return memory.ByFile, "", src, err
	}
	return author, "", src, err
}

// lookedThrough is how many of the newest messages of a conversation are looked through for a text.
const lookedThrough = 400

// whoSaid looks for a text in the conversation it comes from, or in the current one: whether the user said it of his own, or it is
// in what a tool answered. The user is stronger than a tool, which may quote him. What the user says in one project is not taken for
// what he says of all of them.
func (s *Stores) whoSaid(ctx context.Context, req RememberRequest) (author, own string, number int, id string, err error) {
	author = memory.ByAssistant
	name := req.Session
	if name == "" {
		name = CurrentSession
	}
	x, err := s.Session(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return author, "", 0, "", nil
	}
	if err != nil {
		return author, "", 0, "", err
	}
	store, err := s.Sessions(ctx)
	if err != nil {
		return author, "", 0, "", err
	}
	entries, err := store.History(ctx, x.ID, lookedThrough, 0)
	if err != nil {
		return author, "", 0, "", err
	}
	if req.Message > 0 {
		e, err := store.Message(ctx, x.ID, req.Message)
		if err != nil {
			return author, "", 0, "", err
		}
		entries = []session.Entry{e}
	}
	said := sayings(req.Content)
	for _, e := range entries {
		if own := ownWords(e.Own, req.Content); own != "" && req.Scope != memory.User {
			return memory.ByUser, own, e.Number, x.ID, nil
		}
		if string(e.Role) == "tool" && quotes(e.Text, said) {
			author, number, id = memory.ByTool, e.Number, x.ID
		}
	}
	if req.Session != "" && id == "" {
		number, id = req.Message, x.ID
	}
	return author, "", number, id, nil
}

// leastSaying is how long a sentence has to be to be looked for by itself: shorter ones are everywhere.
const leastSaying = 24

// sayings are the sentences of a text, as they are compared.
func sayings(text string) (out []string) {
	whole := plainWords(text)
	if whole == "" {
		return nil
	}
	for _, s := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".!?\n;", r) }) {
		if s = plainWords(s); len(s) >= leastSaying && s != whole {
			out = append(out, s)
		}
	}
	return append([]string{whole}, out...)
}

// quotes reports whether a text has one of some sayings that is long enough to be told from chance.
func quotes(text string, sayings []string) bool {
	text = plainWords(text)
	return slices.ContainsFunc(sayings, func(s string) bool { return len(s) >= leastSaying && strings.Contains(text, s) })
}

// plainWords is a text in lower case, its words and nothing else.
func plainWords(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r > 127)
	}), " ")
}

// hashOf is the hash of a file's content, "" when it cannot be read.
func (s *Stores) hashOf(path string) string {
	root, err := os.OpenRoot(s.opts.Root)
	if err != nil {
		return ""
	}
	defer root.Close()
	b, err := regular.ReadIn(root, filepath.FromSlash(walk.Relative(s.opts.Root, path)), editor.MaxText)
	if err != nil {
		return ""
	}
	return strconv.FormatUint(xxhash.Sum64(b), 16)
}

// writtenIn is the file of the project that a text is in, "" for none: a search for its words, and a look into what that
// finds.
func (s *Stores) writtenIn(ctx context.Context, text string) (path string, err error) {
	said := sayings(text)
	if len(said) == 0 || s.opts.Passages == nil {
		return "", nil
	}
	err = s.opts.Passages(ctx, text, func(at, content string) bool {
		found := quotes(content, said)
		if found {
			path = at
		}
		return !found
	})
	return path, err
}
