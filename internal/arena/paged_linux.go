package arena

import (
	"bytes"
	"os"
	"strconv"
	"sync"
	"syscall"
	"time"
)

// paged is memory that the system can write to a file when it has none left. Its pages leave the process when more than a bound of them
// is in it; those that are used again come back, from the system's cache of the file as a rule.
type paged struct {
	file   *os.File
	size   int64
	mu     sync.Mutex
	chunks [][]byte
	done   chan struct{}
	over   sync.WaitGroup
}

// look is how often it is looked how many pages are in the process.
const look = 20 * time.Millisecond

// grow returns so many more bytes, nil where the file cannot hold them.
func (p *paged) grow(dir string, bytes int, bound int64) []byte {
	if p.file == nil {
		f, err := os.CreateTemp(dir, ".relate-*")
		if err != nil {
			return nil
		}
		os.Remove(f.Name()) // it is there as long as it is open
		p.file, p.done = f, make(chan struct{})
		p.over.Go(func() { p.watch(bound) })
	}
	fd := int(p.file.Fd())
	if syscall.Fallocate(fd, 0, p.size, int64(bytes)) != nil { // a page without room on the disk would end the process
		return nil
	}
	b, err := syscall.Mmap(fd, p.size, bytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_SHARED)
	if err != nil {
		return nil
	}
	p.size += int64(bytes)
	p.mu.Lock()
	p.chunks = append(p.chunks, b)
	p.mu.Unlock()
	return b
}

// watch lets pages go when there are more than the bound.
func (p *paged) watch(bound int64) {
	before := shared()
	for tick := time.NewTicker(look); ; {
		select {
		case <-p.done:
			tick.Stop()
			return
		case <-tick.C:
			if shared()-before > bound {
				p.letGo()
			}
		}
	}
}

// letGo lets all pages go.
func (p *paged) letGo() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, b := range p.chunks {
		syscall.Madvise(b, syscall.MADV_DONTNEED) // the file has what was written to it
	}
}

// shared returns how many bytes of files are in the process.
func shared() int64 {
	b, err := os.ReadFile("/proc/self/statm")
	fields := bytes.Fields(b)
	if err != nil || len(fields) < 3 {
		return 0
	}
	pages, err := strconv.ParseInt(string(fields[2]), 10, 64)
	if err != nil {
		return 0
	}
	return pages * int64(os.Getpagesize())
}

func (p *paged) close() {
	if p.file == nil {
		return
	}
	close(p.done)
	p.over.Wait()
	for _, b := range p.chunks {
		release(b)
	}
	p.file.Close()
}
