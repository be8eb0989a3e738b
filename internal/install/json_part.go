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

// jsonHook is a command that a client runs at an event: {"hooks": {EVENT: [{"matcher", "hooks": [{...}]}]}}.
type jsonHook struct {
	event   string
	matcher string // "" for always
	command string
}

func (h jsonHook) group() table {
	t := table{{"hooks", []any{table{{"type", "command"}, {"command", h.command}, {"timeout", hookSeconds}}}}}
	if h.matcher != "" {
		t = append(table{{"matcher", h.matcher}}, t...)
	}
	return t
}

// hookSeconds is when the client ends a hook of ours that hangs. It answers in a third of a second.
const hookSeconds = 5

func (h jsonHook) put(src string, _ bool) (string, error) {
	s, err := newSheet(src)
	if err != nil {
		return "", err
	}
	if group, i := h.find(s); group >= 0 {
		command := s.walk([]string{"hooks", h.event}).items[group].value.member("hooks").items[i].value.member("command")
		if command.text == h.command {
			return src, nil
		}
		return src[:command.start] + quote(h.command) + src[command.end:], nil
	}
	return s.set([]string{"hooks", h.event, ""}, h.group())
}

func (h jsonHook) take(src, was string) (string, error) {
	s, err := newSheet(src)
	if err != nil {
		return src, err
	}
	group, i := h.find(s)
	if group < 0 {
		return src, nil
	}
	if hooks := s.walk([]string{"hooks", h.event}).items[group].value.member("hooks"); len(hooks.items) > 1 {
		return s.drop(hooks, i), nil
	}
	return s.unset([]string{"hooks", h.event}, group, before(was)), nil
}

// find returns the group our hook is in and its place there, -1 when there is none.
func (h jsonHook) find(s *sheet) (group, i int) {
	groups := s.walk([]string{"hooks", h.event})
	if groups == nil || groups.kind != '[' {
		return -1, -1
	}
	for g, it := range groups.items {
		hooks := it.value.member("hooks")
		if hooks == nil || hooks.kind != '[' {
			continue
		}
		for i, hook := range hooks.items {
			if c := hook.value.member("command"); c != nil && isHook(c.text, h.event) {
				return g, i
			}
		}
	}
	return -1, -1
}

// isHook recognises a command line of ours, quoted for a shell or not.
func isHook(command, event string) bool {
	program, ok := strings.CutSuffix(command, " hook "+event)
	return ok && isProgram(strings.Trim(program, `"'`))
}
