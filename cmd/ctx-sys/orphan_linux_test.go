package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A server whose client was killed ends, though another process holds the other end of its pipe open.
func TestServeEndsWithItsParent(t *testing.T) { endsWithParent(t, "serve", hello+"\n", "serverInfo") }

func TestLSPEndsWithItsParent(t *testing.T) {
	greeting := `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`
	endsWithParent(t, "lsp", fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(greeting), greeting), "Content-Length")
}

func endsWithParent(t *testing.T, verb, greeting, answered string) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close() // held open, as by a process that the client started
	client := exec.Command("sh", "-c", "ctx-sys "+verb+" --project "+smallProject(t)+" <&3 & echo $!; wait")
	client.ExtraFiles = []*os.File{r}
	client.Env = append(os.Environ(), "CTX_SYS_HOME="+t.TempDir())
	out, err := client.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := client.Start(); err != nil {
		t.Fatal(err)
	}
	r.Close()
	lines := bufio.NewReader(out)
	line, err := lines.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	server, err := strconv.Atoi(strings.TrimSpace(line))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, greeting); err != nil {
		t.Fatal(err)
	}
	if answer, err := lines.ReadString('\n'); err != nil || !strings.Contains(answer, answered) {
		t.Fatalf("%v in answer to the greeting: %s", err, answer)
	}
	if err := client.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	client.Wait()
	for range 100 {
		if err := syscall.Kill(server, 0); err != nil {
			return
		}
		if stat, err := os.ReadFile("/proc/" + strconv.Itoa(server) + "/stat"); err != nil || strings.Contains(string(stat), ") Z ") {
			return // ended, and nobody has asked how
		}
		time.Sleep(100 * time.Millisecond)
	}
	syscall.Kill(server, syscall.SIGKILL)
	t.Error("the server goes on without its client")
}
