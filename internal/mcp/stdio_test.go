package mcp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

type sink struct{ bytes.Buffer }

func (*sink) Close() error { return nil }

// answers has a connection read a text, and answers each call with nothing.
func answers(t *testing.T, text []byte) (methods []string, out []byte) {
	t.Helper()
	var said sink
	s := newStdio(io.NopCloser(bytes.NewReader(text)), &said)
	defer s.Close()
	for {
		m, err := s.Read(t.Context())
		if errors.Is(err, io.EOF) {
			return methods, said.Bytes()
		}
		if err != nil {
			t.Fatal(err)
		}
		call, ok := m.(*jsonrpc.Request)
		if !ok {
			continue
		}
		methods = append(methods, call.Method)
		if call.IsCall() {
			if err := s.Write(t.Context(), &jsonrpc.Response{ID: call.ID, Result: json.RawMessage(`{}`)}); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A batch is answered as one, when all of it is; what is wrong with some of it is said in their places.
func TestBatch(t *testing.T) {
	for text, want := range map[string]string{
		`[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","method":"n"},{"jsonrpc":"2.0","id":2.5,"method":"b"}]`: `[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2.5,"result":{}}]`,
		`[{"jsonrpc":"2.0","method":"n"}]`:                                              ``,
		`[7,{"jsonrpc":"2.0","id":1,"method":"a"}]`:                                     `[{"error":{"code":-32600,"message":"the message is no object"},"id":null,"jsonrpc":"2.0"},{"jsonrpc":"2.0","id":1,"result":{}}]`,
		`[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","id":1,"method":"b"}]`: `[{"error":{"code":-32600,"message":"a request with this id is already running"},"id":1,"jsonrpc":"2.0"},{"jsonrpc":"2.0","id":1,"result":{}}]`,
	} {
		if _, out := answers(t, []byte(text)); strings.TrimSpace(string(out)) != want {
			t.Errorf("%s\n is answered with %s\n want              %s", text, out, want)
		}
	}
}

// The end of the input waits for the answers to what came before it, and not for ever.
func TestEndWaitsForAnswers(t *testing.T) {
	for _, answered := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			var said sink
			s := newStdio(io.NopCloser(strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"a"}`+"\n")), &said)
			defer s.Close()
			m, err := s.Read(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			begun, ended := time.Now(), make(chan error, 1)
			go func() {
				_, err := s.Read(t.Context())
				ended <- err
			}()
			synctest.Wait()
			if len(ended) > 0 {
				t.Fatal("the input ended before the call was answered")
			}
			if answered {
				if err := s.Write(t.Context(), &jsonrpc.Response{ID: m.(*jsonrpc.Request).ID, Result: json.RawMessage(`{}`)}); err != nil {
					t.Fatal(err)
				}
			}
			if err := <-ended; !errors.Is(err, io.EOF) || !strings.Contains(said.String(), `"result"`) == answered {
				t.Errorf("%v after %s", err, said.String())
			}
			if waited := time.Since(begun); (waited > 0) == answered {
				t.Errorf("answered %t, waited %s", answered, waited)
			}
		})
	}
}

// A line is read whole, up to its limit; what is longer is dropped, and the next one is read.
func TestReadLine(t *testing.T) {
	r := bufio.NewReaderSize(strings.NewReader("12345\n123456\n\nab\n"+strings.Repeat("x", 300)+"\nlast"), 16)
	for i, want := range []line{{text: []byte("12345\n")}, {long: true}, {text: []byte("\n")}, {text: []byte("ab\n")}, {long: true}, {text: []byte("last")}, {err: io.EOF}} {
		if got := readLine(r, 5); string(got.text) != string(want.text) || got.long != want.long || got.err != want.err {
			t.Errorf("line %d: %+v, want %+v", i, got, want)
		}
	}
}

// FuzzLines has a good request after anything at all: it arrives, and is answered with its id. Whatever is said is one message a
// line.
func FuzzLines(f *testing.F) {
	for _, seed := range []string{"hello", "\x00", "[]", "[[[[", "{}", `{"jsonrpc":"2.0","id":{},"method":"x"}`, `{"jsonrpc":"2.0","id":1,"met`, "\n\n \r\n", `{"jsonrpc":"2.0","id":1,"method":"a"}`,
		`[{"jsonrpc":"2.0","id":1,"method":"a"}]`, `{"jsonrpc":"2.0","id":"a","result":1}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		const good = `{"jsonrpc":"2.0","id":-12345678901234567890.5,"method":"the good one"}`
		methods, out := answers(t, append(append(text, '\n'), good...))
		if len(methods) == 0 || methods[len(methods)-1] != "the good one" {
			t.Fatalf("after %q: %q", text, methods)
		}
		lines := bytes.Split(bytes.TrimSuffix(out, []byte("\n")), []byte("\n"))
		for _, l := range lines {
			if !json.Valid(l) {
				t.Fatalf("after %q: %q", text, l)
			}
		}
		if last := string(lines[len(lines)-1]); last != `{"jsonrpc":"2.0","id":-12345678901234567890.5,"result":{}}` {
			t.Fatalf("after %q: %s", text, last)
		}
	})
}
