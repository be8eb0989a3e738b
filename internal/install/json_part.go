package install

import (
	"fmt"
	"slices"
	"strings"
)

// jsonEntry is an entry in an object of a JSON file: path leads to it, its name last.
type jsonEntry struct {
	path  []string
	entry table
}

func (e jsonEntry) put(src string, force bool) (string, error) {
	s, err := newSheet(src)
	if err != nil {
		return "", err
	}
	there := s.walk(e.path)
	switch {
	case there == nil:
		return s.set(e.path, e.entry)
	case isServer(jsonCommand(there)):
		return s.point(jsonProgram(there), e.entry), nil
	case !force:
		return "", fmt.Errorf("line %d: %s %w", 1+strings.Count(src[:there.start], "\n"), strings.Join(e.path, "."), ErrForeign)
	}
	in, _ := indentOf(src, there.start)
	return src[:there.start] + s.print(e.entry, in, !strings.Contains(src, "\n")) + src[there.end:], nil
}

func (e jsonEntry) take(src, was string) (string, error) {
	s, err := newSheet(src)
	if err != nil || !isServer(jsonCommand(s.walk(e.path))) {
		return src, err
	}
	up := e.path[:len(e.path)-1]
	return s.unset(up, s.walk(up).index(e.path[len(e.path)-1]), before(was)), nil
}

// before is the sheet of an earlier text, an empty one when it cannot be read.
func before(was string) *sheet {
	if s, err := newSheet(was); err == nil {
		return s
	}
	return &sheet{}
}

// point lets an entry run the program where it is now, and leaves alone what else the user made of it.
func (s *sheet) point(program *node, entry table) string {
	now := entry.program()
	if program.text == now {
		return s.src
	}
	return s.src[:program.start] + quote(now) + s.src[program.end:]
}

// program is the first word of what an entry runs.
func (t table) program() string {
	for _, f := range t {
		if f.key != "command" && f.key != "cmd" {
			continue
		}
		if list, ok := f.value.([]string); ok {
			return list[0]
		}
		return f.value.(string)
	}
	panic("install: an entry without a command")
}

// programKey is the key of the program in an entry.
func (t table) programKey() string {
	for _, f := range t {
		if f.key == "command" || f.key == "cmd" {
			return f.key
		}
	}
	return ""
}

// jsonProgram is the node of the first word of what an entry runs.
func jsonProgram(entry *node) *node {
	command := entry.member("command")
	if command != nil && command.kind == '[' && len(command.items) > 0 {
		command = command.items[0].value
	}
	return command
}

func jsonCommand(entry *node) []string {
	return slices.Concat(jsonTexts(entry.member("command")), jsonTexts(entry.member("args")))
}

func jsonTexts(n *node) []string {
	switch {
	case n == nil:
		return nil
	case n.kind == '"':
		return []string{n.text}
	}
	var out []string
	for _, it := range n.items {
		out = append(out, it.value.text)
	}
	return out
}

// jsonHook is a command that a client runs at an event: {"hooks": {EVENT: [{"matcher", "hooks": [{"command", ...}]}]}}, or when it is flat
// {"hooks": {EVENT: [{"command", "matcher", ...}]}}.
type jsonHook struct {
	event   string // as the client calls it
	ours    string // as `ctx-sys hook` does
	matcher string // "" for always
	command string
	timeout int // in the client's unit
	flat    bool
}

func (h jsonHook) entry() table {
	run, matcher := table{{"type", "command"}, {"command", h.command}, {"timeout", h.timeout}}, table{{"matcher", h.matcher}}
	switch {
	case h.flat && h.matcher == "":
		return run
	case h.flat:
		return append(run, matcher...)
	case h.matcher == "":
		return table{{"hooks", []any{run}}}
	}
	return append(matcher, field{"hooks", []any{run}})
}

// hookSeconds is when the client ends a hook of ours that hangs.
const hookSeconds = 5

func (h jsonHook) path() []string { return []string{"hooks", h.event} }

func (h jsonHook) put(src string, _ bool) (string, error) {
	s, err := newSheet(src)
	if err != nil {
		return "", err
	}
	if list, i := h.find(s); list != nil {
		command := list.items[i].value.member("command")
		if command.text == h.command {
			return src, nil
		}
		return src[:command.start] + quote(h.command) + src[command.end:], nil
	}
	return s.set(append(h.path(), ""), h.entry())
}

func (h jsonHook) take(src, was string) (string, error) {
	s, err := newSheet(src)
	if err != nil {
		return src, err
	}
	list, i := h.find(s)
	switch all := s.walk(h.path()); {
	case list == nil:
		return src, nil
	case list == all:
		return s.unset(h.path(), i, before(was)), nil
	case len(list.items) > 1:
		return s.drop(list, i), nil
	default:
		group := slices.IndexFunc(all.items, func(it item) bool { return it.value.member("hooks") == list })
		return s.unset(h.path(), group, before(was)), nil
	}
}

// find returns the list of commands that ours is in and its place there, nil when there is none.
func (h jsonHook) find(s *sheet) (list *node, i int) {
	all := s.walk(h.path())
	if all == nil || all.kind != '[' {
		return nil, -1
	}
	lists := []*node{all}
	if !h.flat {
		lists = nil
		for _, it := range all.items {
			if hooks := it.value.member("hooks"); hooks != nil && hooks.kind == '[' {
				lists = append(lists, hooks)
			}
		}
	}
	for _, list := range lists {
		for i, hook := range list.items {
			if c := hook.value.member("command"); c != nil && isHook(c.text, h.ours) {
				return list, i
			}
		}
	}
	return nil, -1
}

// isHook recognises a command line of ours, quoted for a shell or not.
func isHook(command, event string) bool {
	at := strings.LastIndex(command, " hook ")
	if at < 0 {
		return false
	}
	words := strings.Fields(command[at:])
	return len(words) > 1 && words[1] == event && isProgram(strings.Trim(command[:at], `"'`))
}

// jsonVersion is the version that some clients demand of their file of hooks. It goes when it is all that is left, and was not there before.
type jsonVersion struct{}

func (jsonVersion) put(src string, _ bool) (string, error) {
	s, err := newSheet(src)
	if err != nil || s.root.member("version") != nil {
		return src, err
	}
	return s.set([]string{"version"}, 1)
}

func (jsonVersion) take(src, was string) (string, error) {
	s, err := newSheet(src)
	if err != nil || s.root.member("version") == nil || len(s.root.items) > 1 || before(was).root.member("version") != nil {
		return src, err
	}
	return s.unset(nil, 0, before(was)), nil
}
