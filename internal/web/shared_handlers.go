package web

import (
	"errors"
	"io"
	"net/http"
)

// What other servers of the program answer like this one.

// Fail answers with an error.
func Fail(w http.ResponseWriter, status int, code, message, hint string) {
	fail(w, status, code, message, hint)
}

// Failed answers with the error of an operation.
func Failed(w http.ResponseWriter, err error) { failed(w, err) }

// Respond answers with a value as JSON.
func Respond(w http.ResponseWriter, status int, value any) { respond(w, status, value) }

// Body reads the body of a request of at most limit bytes, which has limited time to come, and answers with an error where it cannot be had.
func Body(w http.ResponseWriter, r *http.Request, limit int64) (body []byte, ok bool) {
	timed(bodyTime, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { body, ok = bodyOf(w, r, limit) })).ServeHTTP(w, r)
	return body, ok
}

// Streamed is Body for what is not kept: the body goes through f as it comes. failed says that it could not be had, which is answered then; another error of f is returned.
func Streamed(w http.ResponseWriter, r *http.Request, limit int64, f func(io.Reader) error) (failed bool, err error) {
	timed(bodyTime, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := &erring{Reader: http.MaxBytesReader(w, r.Body, limit)}
		if err = f(body); body.err != nil {
			failed = true
			bodyFailed(w, body.err)
		}
	})).ServeHTTP(w, r)
	return failed, err
}

// erring keeps the error of a reader.
type erring struct {
	io.Reader
	err error
}

func (e *erring) Read(p []byte) (int, error) {
	n, err := e.Reader.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		e.err = err
	}
	return n, err
}
