package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
)

// descriptors is how many files a process has open.
func descriptors(t *testing.T, pid int) int {
	t.Helper()
	open, err := os.ReadDir("/proc/" + strconv.Itoa(pid) + "/fd")
	if err != nil {
		t.Fatal(err)
	}
	return len(open)
}

// However many calls are in flight, few are worked on at once: the descriptors that a server has stay few, and when all is quiet
// it gives back those it had for the burst.
func TestServeGivesBack(t *testing.T) {
	const calls, few = 200, 100
	root := smallProject(t)
	if err := writeMany(filepath.Join(root, "many"), 200); err != nil {
		t.Fatal(err)
	}
	s := serveProject(t, root)
	s.send(hello)
	s.answer()
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	ask := func(id int) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"context_query","arguments":{"query":"how is generated%d called, and by whom"}}}`+"\n", id, id)
	}
	for id := range 3 {
		io.WriteString(s.in, ask(id))
		s.answer()
	}
	before := descriptors(t, s.cmd.Process.Pid)
	var sending sync.WaitGroup
	sending.Go(func() {
		text := ""
		for id := range calls {
			text += ask(id + 1000)
		}
		io.WriteString(s.in, text)
	})
	most := 0
	for range calls {
		s.answer()
		most = max(most, descriptors(t, s.cmd.Process.Pid))
	}
	sending.Wait()
	if most > before+few {
		t.Errorf("%d descriptors with %d calls in flight, %d before", most, calls, before)
	}
	if !testing.Short() {
		waitUntil(t, "descriptors are given back", func() bool { return descriptors(t, s.cmd.Process.Pid) <= before })
	}
	s.in.Close()
	s.ends()
}
