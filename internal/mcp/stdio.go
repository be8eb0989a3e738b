package mcp

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/rpc"
)

// maxInFlight is how many calls of a client are not answered yet before no more are read.
const maxInFlight = 2000

// lastAnswers is how long calls are still answered after the client's last message. A client that ends closes our input first, and kills us
// when we do not end soon; a pipe of messages ends as soon as they are written.
const lastAnswers = 2 * time.Second

// stdio is the connection to one client: a message a line, in both directions. The SDK's own ends at the first line that is no
// message, and reads ids into numbers of its own; here such a line is answered, and ids come back as they came.
type stdio struct {
	lines <-chan line
	room  chan struct{} // a place for each call that is not answered yet
	ids   rpc.IDs

	queue []jsonrpc.Message // read and not taken yet; of Read alone

	mu    sync.Mutex // guards what is below, and is held while a line is written
	out   io.Writer
	calls map[jsonrpc.ID]*batch // not answered yet; nil for one that came alone

	closing func() error
	once    sync.Once
	closed  chan struct{}
}

// line is a line of the client, or why none follows.
type line struct {
	text []byte
	long bool // too long, and not kept
	err  error
}

// batch is what is known of the answers to messages that came together, and are answered together.
type batch struct {
	left    int // calls without an answer
	answers [][]byte
}

// Connect begins to read; it is the SDK's Transport.
func (s *stdio) Connect(context.Context) (sdk.Connection, error) { return s, nil }

// newStdio returns a connection over two streams. in is closed with it; a read from it that does not end then is left behind.
func newStdio(in io.ReadCloser, out io.WriteCloser) *stdio {
	lines := make(chan line)
	s := &stdio{lines: lines, room: make(chan struct{}, maxInFlight), out: out, calls: map[jsonrpc.ID]*batch{}, closed: make(chan struct{})}
	s.closing = func() error { return errors.Join(in.Close(), out.Close()) }
	go func() {
		r := bufio.NewReaderSize(in, 64<<10)
		for {
			l := readLine(r, maxMessage)
			select {
			case lines <- l:
			case <-s.closed:
				return
			}
			if l.err != nil {
				return
			}
		}
	}()
	return s
}

// readLine reads up to the end of a line. What is longer than limit is read and dropped.
func readLine(r *bufio.Reader, limit int) (l line) {
	for {
		part, err := r.ReadSlice('\n')
		if l.long = l.long || len(l.text)+len(part) > limit+1; l.long {
			l.text = nil
		} else {
			l.text = append(l.text, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (len(l.text) > 0 || l.long): // the last line has no end, and the next read says so
			return l
		}
		l.err = err
		return l
	}
}

// SessionID is that of a transport with sessions, which this is not.
func (s *stdio) SessionID() string { return "" }

// Close ends the connection.
func (s *stdio) Close() (err error) {
	s.once.Do(func() {
		close(s.closed)
		err = s.closing()
	})
	return err
}

// Read returns the next message that is one. Others are answered on the way.
func (s *stdio) Read(ctx context.Context) (jsonrpc.Message, error) {
	for {
		if len(s.queue) > 0 {
			next := s.queue[0]
			s.queue = s.queue[1:]
			return next, s.enter(ctx, next)
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-s.closed:
			return nil, io.EOF
		case l := <-s.lines:
			if l.err != nil {
				s.drain(ctx)
				return nil, l.err
			}
			if err := s.take(l); err != nil {
				return nil, err
			}
		}
	}
}

// drain waits until all calls are answered, by taking all room there is for calls.
func (s *stdio) drain(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, lastAnswers)
	defer cancel()
	for range cap(s.room) {
		select {
		case s.room <- struct{}{}:
		case <-ctx.Done():
			return
		case <-s.closed:
			return
		}
	}
}

// enter waits until the client may have one call more in flight.
func (s *stdio) enter(ctx context.Context, m jsonrpc.Message) error {
	if call, ok := m.(*jsonrpc.Request); !ok || !call.IsCall() {
		return nil
	}
	select {
	case s.room <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-s.closed:
		return io.EOF
	}
}

// take puts the messages of a line into the queue, and answers what is none.
func (s *stdio) take(l line) error {
	if l.long {
		return s.answer(rpc.TooLong(maxMessage).Encode())
	}
	text := bytes.TrimSpace(l.text)
	if len(text) == 0 {
		return nil
	}
	messages, many, wrong := rpc.Split(text)
	if wrong != nil {
		return s.answer(wrong.Encode())
	}
	var b *batch
	if many {
		b = &batch{}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, raw := range messages {
		m, wrong := s.message(raw, b)
		switch {
		case wrong == nil:
			s.queue = append(s.queue, m)
		case b == nil:
			return s.write(wrong.Encode())
		default:
			b.answers = append(b.answers, wrong.Encode())
		}
	}
	if b == nil {
		return nil
	}
	return s.finish(b)
}

// message is a message for the SDK, which from then on answers it if it is a call. The caller holds the lock.
func (s *stdio) message(raw []byte, of *batch) (jsonrpc.Message, *rpc.Refusal) {
	known, wrong := s.ids.In(raw)
	if wrong != nil {
		return nil, wrong
	}
	m, err := jsonrpc.DecodeMessage(known)
	if err != nil { // of what the SDK takes less of than we do
		return nil, rpc.Invalid(raw, err.Error())
	}
	call, ok := m.(*jsonrpc.Request)
	if !ok || !call.IsCall() {
		return m, nil
	}
	if _, ok := s.calls[call.ID]; ok {
		return nil, rpc.Invalid(raw, "a request with this id is already running")
	}
	if s.calls[call.ID] = of; of != nil {
		of.left++
	}
	return m, nil
}

// Write writes a message, or keeps it for the others of its batch.
func (s *stdio) Write(ctx context.Context, m jsonrpc.Message) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	text, err := jsonrpc.EncodeMessage(m)
	if err != nil {
		return err
	}
	text = s.ids.Out(text)
	answer, ok := m.(*jsonrpc.Response)
	if !ok {
		return s.answer(text)
	}
	if id, ok := answer.ID.Raw().(string); ok {
		s.ids.Answered(id)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.calls[answer.ID]
	if ok {
		delete(s.calls, answer.ID)
		<-s.room
	}
	if b == nil {
		return s.write(text)
	}
	b.answers = append(b.answers, text)
	b.left--
	return s.finish(b)
}

// finish writes the answers of a batch when they are all there; one without any has no answer. The caller holds the lock.
func (s *stdio) finish(b *batch) error {
	if b.left > 0 || len(b.answers) == 0 {
		return nil
	}
	return s.write(append(append([]byte("["), bytes.Join(b.answers, []byte(","))...), ']'))
}

func (s *stdio) answer(text []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.write(text)
}

// write writes a line. The caller holds the lock.
func (s *stdio) write(text []byte) error {
	_, err := s.out.Write(append(text[:len(text):len(text)], '\n'))
	return err
}
