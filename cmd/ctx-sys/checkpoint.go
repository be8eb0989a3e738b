package main

import (
	"encoding/json"
	"io"
	"os"
	"strings"
)

// readState reads a state: JSON, @FILE, or - for stdin.
func (a *app) readState(text string) (json.RawMessage, error) {
	var b []byte
	var err error
	switch name, file := strings.CutPrefix(text, "@"); {
	case text == "":
		return nil, nil
	case text == "-":
		b, err = io.ReadAll(a.in)
	case file:
		b, err = os.ReadFile(name)
	default:
		b = []byte(text)
	}
	if err != nil {
		return nil, usage("%v: give a state as JSON, as @FILE, or as - for stdin", err)
	}
	if !json.Valid(b) {
		return nil, usage("the state is not JSON: give JSON, @FILE, or - for stdin")
	}
	return json.RawMessage(strings.TrimSpace(string(b))), nil
}
