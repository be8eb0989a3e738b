package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/rpc"
)

// maxMessage is the largest message that is read, in bytes: a text of the largest size that is kept, escaped.
const maxMessage = 64 << 20

// stream frames messages by their length. The one of the library ends at the first message that is no JSON; here such a
// message is answered with an error, and the next one is read. Nor does that take every id: see package rpc.
type stream struct {
	in  *bufio.Reader
	out io.Writer

	ids   rpc.IDs
	close func() error
	mu    sync.Mutex // held while writing
}

func newStream(in io.Reader, out io.Writer, stop func() error) *stream {
	return &stream{in: bufio.NewReaderSize(in, 64<<10), out: out, close: stop}
}

func (s *stream) Close() error { return s.close() }

// WriteObject writes one message, with the client's ids.
func (s *stream) WriteObject(v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if !s.ids.Any() {
		return s.write(data)
	}
	var m struct {
		ID     string  `json:"id"`
		Method *string `json:"method"`
	}
	known := json.Unmarshal(data, &m) == nil
	err = s.write(s.ids.Out(data))
	if known && m.Method == nil {
		s.ids.Answered(m.ID)
	}
	return err
}

func (s *stream) write(data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err := s.out.Write(append(fmt.Appendf(nil, "Content-Length: %d\r\n\r\n", len(data)), data...))
	return err
}

// ReadObject reads the next message that is one. Others are answered on the way.
func (s *stream) ReadObject(v any) error {
	for {
		body, wrong, err := s.message()
		if err != nil {
			return err
		}
		if wrong == nil {
			wrong = s.read(body, v)
		}
		if wrong == nil {
			return nil
		}
		if err := s.write(wrong.Encode()); err != nil {
			return err
		}
	}
}

func (s *stream) read(body []byte, v any) *rpc.Refusal {
	messages, many, wrong := rpc.Split(body)
	if wrong == nil && many {
		wrong = &rpc.Refusal{ID: json.RawMessage("null"), Code: rpc.InvalidRequest, Message: "the message is no object"}
	}
	if wrong == nil {
		body, wrong = s.ids.In(messages[0])
	}
	if wrong != nil {
		return wrong
	}
	if err := json.Unmarshal(body, v); err != nil {
		return rpc.Invalid(body, fmt.Sprintf("the message is no request: %v", err))
	}
	return nil
}

// message reads the header and the body of one message, or says why it is none.
func (s *stream) message() ([]byte, *rpc.Refusal, error) {
	length := -1
	for {
		line, err := s.line()
		if err != nil {
			return nil, nil, err
		}
		if line == "" {
			if length >= 0 {
				break
			}
			continue // noise between messages
		}
		if name, value, ok := strings.Cut(line, ":"); ok && strings.EqualFold(strings.TrimSpace(name), "content-length") {
			if n, err := strconv.Atoi(strings.TrimSpace(value)); err == nil && n >= 0 {
				length = n
			}
		}
	}
	if length > maxMessage {
		if _, err := io.CopyN(io.Discard, s.in, int64(length)); err != nil {
			return nil, nil, err
		}
		return nil, rpc.TooLong(maxMessage), nil
	}
	body := make([]byte, length)
	_, err := io.ReadFull(s.in, body)
	return body, nil, err
}

// line reads a line of a header. What is longer than any header is cut.
func (s *stream) line() (string, error) {
	text, err := s.in.ReadSlice('\n')
	kept := string(text[:min(len(text), 200)])
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = s.in.ReadSlice('\n')
	}
	return strings.TrimRight(kept, "\r\n"), err
}
