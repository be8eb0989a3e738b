package web

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// A body that is never finished is answered, and its connection ends; the server answers others meanwhile and afterwards.
func TestUnfinishedBodies(t *testing.T) {
	w := workspace.New(nil)
	defer w.Close()
	server := httptest.NewServer(Handler(Options{Workspace: w, MCP: http.NotFoundHandler(), Token: "secret", bodyTime: 50 * time.Millisecond}))
	defer server.Close()
	var all sync.WaitGroup
	for i := range 50 {
		all.Go(func() {
			conn, err := net.Dial("tcp", server.Listener.Addr().String())
			if err != nil {
				t.Error(err)
				return
			}
			defer conn.Close()
			length := []string{"Content-Length: 100", "Transfer-Encoding: chunked"}[i%2]
			fmt.Fprintf(conn, "POST /context/cursor HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n%s\r\n\r\n10\r\n{\"path\":", length)
			answer, err := io.ReadAll(bufio.NewReader(conn)) // ends with the connection
			if err != nil || !strings.HasPrefix(string(answer), "HTTP/1.1 408 ") || !strings.Contains(string(answer), `"code":"timeout"`) {
				t.Errorf("%v: %s", err, answer)
			}
		})
	}
	all.Wait()
	if resp, err := http.Get(server.URL + "/healthz"); err != nil || resp.StatusCode != http.StatusOK {
		t.Errorf("%v, %v", resp, err)
	}
}

// The time of a body is over when it is read: an answer may take longer.
func TestAnswerTakesLonger(t *testing.T) {
	const limit = 20 * time.Millisecond
	server := httptest.NewServer(timed(limit, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if body, ok := bodyOf(w, r, 10); !ok || string(body) != "{}" {
			t.Errorf("%q", body)
		}
		select {
		case <-r.Context().Done():
			t.Error("the request was cancelled")
		case <-time.After(5 * limit):
		}
		fmt.Fprint(w, "done")
	})))
	defer server.Close()
	for range 2 { // on one connection
		resp, err := http.Post(server.URL, "application/json", strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		if text, err := io.ReadAll(resp.Body); err != nil || string(text) != "done" {
			t.Errorf("%q, %v", text, err)
		}
		resp.Body.Close()
	}
}
