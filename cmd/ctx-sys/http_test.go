package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"strings"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// listening FILE waits until the server in the background has printed the line that says where it is, and keeps it.
func listening(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: listening FILE")
	}
	path := ts.MkAbs(args[0])
	for range 600 {
		if b, err := os.ReadFile(path); err == nil && strings.HasSuffix(string(b), "\n") {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	ts.Fatalf("no line from the server")
}

// httpRequest [-token T] [-host H] [-origin O] [-until REGEXP] LINE METHOD PATH [BODY] asks a server and prints the status and
// the body. A BODY of @FILE is read. With -until it asks again, for half a minute at most, until the answer matches.
func httpRequest(ts *testscript.TestScript, neg bool, args []string) {
	set := map[string]string{}
	for len(args) > 1 && strings.HasPrefix(args[0], "-") {
		set[args[0]] = args[1]
		args = args[2:]
	}
	if neg || len(args) < 3 {
		ts.Fatalf("usage: http [-token T] [-host H] [-origin O] [-until REGEXP] LINE METHOD PATH [BODY]")
	}
	wanted, err := regexp.Compile(set["-until"])
	ts.Check(err)
	answer := ""
	for range 300 {
		if answer = askServer(ts, set, args); wanted.MatchString(answer) {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	fmt.Fprintln(ts.Stdout(), answer)
}

// askServer is one request of httpRequest.
func askServer(ts *testscript.TestScript, set map[string]string, args []string) string {
	var at struct {
		URL       string `json:"url"`
		TokenFile string `json:"token_file"`
		PID       int    `json:"pid"`
	}
	ts.Check(json.Unmarshal([]byte(ts.ReadFile(args[0])), &at))
	body := ""
	if len(args) > 3 {
		body = args[3]
		if name, ok := strings.CutPrefix(body, "@"); ok {
			body = ts.ReadFile(name)
		}
	}
	req, err := http.NewRequest(args[1], at.URL+args[2], strings.NewReader(body))
	ts.Check(err)
	token, ok := set["-token"]
	if !ok {
		token = strings.TrimSpace(ts.ReadFile(at.TokenFile))
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	if set["-origin"] != "" {
		req.Header.Set("Origin", set["-origin"])
	}
	if set["-host"] != "" {
		req.Host = set["-host"]
	}
	// A server that does not answer is made to say what it does: the script prints its stderr.
	stuck := time.AfterFunc(2*time.Minute, func() {
		if server, err := os.FindProcess(at.PID); err == nil && at.PID > 0 {
			server.Signal(syscall.SIGQUIT)
		}
	})
	defer stuck.Stop()
	resp, err := http.DefaultClient.Do(req)
	ts.Check(err)
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	ts.Check(err)
	return fmt.Sprintf("%d %s", resp.StatusCode, strings.TrimSpace(string(text)))
}
