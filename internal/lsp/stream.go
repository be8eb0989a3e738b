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

	"github.com/sourcegraph/jsonrpc2"
)

// maxMessage is the largest message that is read, in bytes: a text of the largest size that is kept, escaped.
const maxMessage = 64 << 20

// stream frames messages by their length. The one of the library ends at the first message that is no JSON; here such a
// message is answered with an error, and the next one is read.
type stream struct {
	in  *bufio.Reader
	out io.Writer

	close func() error
	mu    sync.Mutex // held while writing
}

func newStream(in io.Reader, out io.Writer, stop func() error) *stream {
	return &stream{in: bufio.NewReaderSize(in, 64<<10), out: out, close: stop}
}

func (s *stream) Close() error { return s.close() }

// WriteObject writes one message.
func (s *stream) WriteObject(v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err = s.out.Write(append(fmt.Appendf(nil, "Content-Length: %d\r\n\r\n", len(data)), data...))
	return err
}

// ReadObject reads the next message that is one.
func (s *stream) ReadObject(v any) error {
	for {
		body, err := s.message()
		if err != nil {
			return err
		}
		if body == nil {
			continue
		}
		wrong := &jsonrpc2.Error{Code: jsonrpc2.CodeParseError, Message: "the message is no JSON"}
		if json.Valid(body) {
			if err := json.Unmarshal(body, v); err == nil {
				return nil
			} else {
				wrong = &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: fmt.Sprintf("the message is no request: %v", err)}
			}
		}
		if err := s.refuse(body, wrong); err != nil {
			return err
		}
	}
}

// message reads the header and the body of one message, nil for one that was refused.
func (s *stream) message() ([]byte, error) {
	length := -1
	for {
		line, err := s.line()
		if err != nil {
			return nil, err
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
			return nil, err
		}
		return nil, s.refuse(nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: fmt.Sprintf("a message of %d bytes is too large: %d are read", length, maxMessage)})
	}
	body := make([]byte, length)
	_, err := io.ReadFull(s.in, body)
	return body, err
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

// refuse answers a message that is none, with its id where it has one.
func (s *stream) refuse(body []byte, wrong *jsonrpc2.Error) error {
	var m struct {
		ID     json.RawMessage `json:"id"`
		Method *string         `json:"method"`
	}
	if json.Unmarshal(body, &m) != nil || len(m.ID) == 0 || m.ID[0] == '{' || m.ID[0] == '[' {
		m.ID = json.RawMessage("null")
	}
	return s.WriteObject(map[string]any{"jsonrpc": "2.0", "id": m.ID, "error": wrong})
}
