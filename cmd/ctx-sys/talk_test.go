package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// talk FILE COUNT [stream|ideographs|short] writes the body of a chat of so many messages of about 1,800 bytes, the last of them a short question of the
// user. With a file for COUNT it is the messages that a chat's answer in that file says to go on with, and a further question.
func talkFile(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || len(args) > 3 {
		ts.Fatalf("usage: talk FILE COUNT|ANSWER [stream|ideographs|short]")
	}
	var messages []map[string]string
	n, err := strconv.Atoi(args[1])
	if err != nil {
		var answer struct {
			Text       string
			Compaction struct{ Messages []map[string]string }
		}
		_, body, _ := strings.Cut(ts.ReadFile(args[1]), " ")
		ts.Check(json.Unmarshal([]byte(body), &answer))
		messages = append(answer.Compaction.Messages, map[string]string{"role": "assistant", "content": answer.Text})
	}
	for i := range n - 1 {
		text := fmt.Sprintf("Turn %d: %s", i, strings.Repeat(fmt.Sprintf("the worker of shard %d hands its batch over and waits for the next one. ", i), 25))
		if slices.Contains(args[2:], "short") {
			text = fmt.Sprintf("Turn %d: the worker of shard %d waits for its lock.", i, i)
		}
		if slices.Contains(args[2:], "ideographs") {
			text = strings.Repeat("工作者把它的一批交出去等待下一批。", 35)
		}
		if i == 0 {
			text = "You must never rename the exported function Push. " + text
		}
		messages = append(messages, map[string]string{"role": []string{"user", "assistant"}[i%2], "content": text})
	}
	messages = append(messages, map[string]string{"role": "user", "content": "What does Push do?"})
	b, err := json.Marshal(map[string]any{"messages": messages, "stream": slices.Contains(args[2:], "stream")})
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), b, 0o644))
}

// received PROVIDER/MODEL MOST prints the last request that the fakes have had for a model, which must have no more bytes than that.
func received(ts *testscript.TestScript, neg bool, args []string) {
	f := ts.Value(started{}).(*started).Server
	if neg || len(args) != 2 || f == nil {
		ts.Fatalf("usage: received PROVIDER/MODEL MOST, after providers")
	}
	most, err := strconv.Atoi(args[1])
	ts.Check(err)
	body := ""
	for _, r := range f.Requests() {
		if r.Provider+"/"+r.Model == args[0] {
			body = r.Body
		}
	}
	if body == "" || len(body) > most {
		ts.Fatalf("the last request for %s has %d bytes", args[0], len(body))
	}
	fmt.Fprintln(ts.Stdout(), body)
}
