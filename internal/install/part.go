package install

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
)

// ErrForeign means that an entry of our name is there and runs something else.
var ErrForeign = errors.New("is not an entry of this program")

// ErrBroken means that a file is not what it should be. The error names the line.
var ErrBroken = errors.New("the file cannot be read")

// brokenError is an ErrBroken.
type brokenError struct {
	line int
	what string
}

func (e *brokenError) Error() string { return fmt.Sprintf("line %d: %s", e.line, e.what) }
func (e *brokenError) Unwrap() error { return ErrBroken }

// part is a piece of a file that is ours.
type part interface {
	// put returns the text with the part in it, the same text when it is there already. What is in its place and
	// is not ours is an error that wraps ErrForeign, unless force says to replace it.
	put(src string, force bool) (string, error)
	// take returns the text without the part, the same text when it is not there or not ours. was is the text from
	// before the part was put in, "" when that is not known.
	take(src, was string) (string, error)
}

// Server is the name of our entry.
const Server = "ctx-sys"

// isProgram reports whether a command is this program, wherever it is.
func isProgram(command string) bool {
	name := path.Base(strings.ReplaceAll(command, `\`, "/"))
	return strings.TrimSuffix(strings.ToLower(name), ".exe") == Server
}

// isServer reports whether a command line starts our server. What follows the verb may be the user's.
func isServer(line []string) bool {
	return len(line) > 1 && isProgram(line[0]) && line[1] == "serve"
}

// texts returns the strings of a list, or the one string.
func texts(v any) []string {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		var out []string
		for _, e := range v {
			s, _ := e.(string)
			out = append(out, s)
		}
		return out
	}
	return nil
}

// commandLine is what a decoded entry runs, whichever of the clients' words it uses.
func commandLine(entry map[string]any) []string {
	line := texts(entry["command"])
	if line == nil {
		line = texts(entry["cmd"])
	}
	return slices.Concat(line, texts(entry["args"]))
}
