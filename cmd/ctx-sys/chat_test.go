package main

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// chat FILE BYTES [MESSAGES] writes a conversation of eight messages, one of which is that large, and as many short ones behind them.
func chat(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || len(args) > 3 {
		ts.Fatalf("usage: chat FILE BYTES [MESSAGES]")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	large := strings.Repeat("The quick brown fox must never jump over `dogs`. ", n/49+1)[:n]
	var messages []map[string]string
	for i, text := range []string{"Sum it up.", "Of what?", large, "It is about foxes.", "a", "b", "c", "d"} {
		messages = append(messages, map[string]string{"role": []string{"user", "assistant"}[i%2], "content": text})
	}
	if len(args) == 3 {
		more, err := strconv.Atoi(args[2])
		ts.Check(err)
		for i := range more {
			messages = append(messages, map[string]string{"role": []string{"user", "assistant"}[i%2], "content": "What of fox " + strconv.Itoa(i) + " there is to say is said here."})
		}
	}
	b, err := json.Marshal(messages)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), b, 0o644))
}
