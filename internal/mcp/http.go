package mcp

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"

	"github.com/ctx-sys/ctx-sys/internal/rpc"
)

// judged answers bodies that are no messages as JSON-RPC wants it, and has ids come back as they came. The SDK says in plain text
// that a payload is malformed, and keeps ids as numbers of its own.
func judged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			next.ServeHTTP(w, r)
			return
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxMessage))
		if tooLarge := (*http.MaxBytesError)(nil); errors.As(err, &tooLarge) {
			refuse(w, http.StatusRequestEntityTooLarge, rpc.TooLong(maxMessage))
			return
		}
		if err != nil {
			refuse(w, http.StatusBadRequest, &rpc.Refusal{ID: []byte("null"), Code: rpc.ParseError, Message: "the body cannot be read: " + err.Error()})
			return
		}
		ids := &rpc.IDs{}
		if body, err = known(body, ids); err != nil {
			var wrong *rpc.Refusal
			errors.As(err, &wrong)
			refuse(w, http.StatusBadRequest, wrong)
			return
		}
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		if ids.Any() {
			w = renamed{w, ids}
		}
		next.ServeHTTP(w, r)
	})
}

// known is a body as the SDK takes it. An error is a *rpc.Refusal.
func known(body []byte, ids *rpc.IDs) ([]byte, error) {
	messages, many, wrong := rpc.Split(body)
	if wrong != nil {
		return nil, wrong
	}
	list := make([]json.RawMessage, len(messages))
	for i, m := range messages {
		if list[i], wrong = ids.In(m); wrong != nil {
			return nil, wrong
		}
	}
	if !many {
		return list[0], nil
	}
	return json.Marshal(list)
}

func refuse(w http.ResponseWriter, status int, wrong *rpc.Refusal) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(status)
	_, _ = w.Write(wrong.Encode()) // the client is gone
}

// renamed puts the client's ids back into a response. Each event and each object is one write of the SDK.
type renamed struct {
	http.ResponseWriter
	ids *rpc.IDs
}

func (r renamed) Unwrap() http.ResponseWriter { return r.ResponseWriter }

func (r renamed) Write(text []byte) (int, error) {
	if _, err := r.ResponseWriter.Write(r.ids.Out(text)); err != nil {
		return 0, err
	}
	return len(text), nil
}
