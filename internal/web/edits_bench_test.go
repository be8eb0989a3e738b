package web_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
)

// BenchmarkEdits sends edits of a file of 40 KB over the loopback, 200 a second, and checks that none is lost or out of
// order. A minute of it: -benchtime 12000x.
func BenchmarkEdits(b *testing.B) {
	s := serve(b)
	var text strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&text, "line %d of a text that somebody types in\n", i)
	}
	send(b, s.URL+"/context/buffers", fmt.Sprintf(`{"client": "b", "buffers": [{"path": "a.go", "content": %q, "version": 1}]}`, text.String()))
	was := "line 500 of a text that somebody types in"
	var took []time.Duration
	every := time.NewTicker(5 * time.Millisecond)
	defer every.Stop()
	for n := 0; b.Loop(); n++ {
		<-every.C
		now := fmt.Sprintf("line 500 is %d by now", n)
		body := fmt.Sprintf(`{"client": "b", "path": "a.go", "version": %d, "diff": %q, "cursorBefore": {"line": 500, "col": 1}, "cursorAfter": {"line": 500, "col": 2}}`, n+2, "@@ -501 +501 @@\n-"+was+"\n+"+now+"\n")
		start := time.Now()
		send(b, s.URL+"/context/edit", body)
		took = append(took, time.Since(start))
		was = now
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

// send posts a body, and ends the benchmark where the server does not take it.
func send(b *testing.B, url, body string) {
	b.Helper()
	resp, err := http.Post(url, "application/json", bytes.NewReader([]byte(body)))
	if err != nil {
		b.Fatal(err)
	}
	defer resp.Body.Close()
	if answer, _ := io.ReadAll(resp.Body); resp.StatusCode != http.StatusOK {
		b.Fatalf("%d %s", resp.StatusCode, answer)
	}
}
