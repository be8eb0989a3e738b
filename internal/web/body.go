package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// The largest bodies, in bytes: of questions, and of what brings texts along.
const (
	smallBody = op.SmallArguments
	largeBody = op.LargeArguments
)

// bodyTime is how long a client may take to send a body. One that never ends would be waited for as long as its connection lives.
const bodyTime = 30 * time.Second

// timed gives the body of a request limited time.
func timed(limit time.Duration, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Body != nil && r.Body != http.NoBody {
			c := http.NewResponseController(w)
			_ = c.SetReadDeadline(time.Now().Add(limit)) // what cannot be timed is not
			r.Body = &timedBody{r.Body, c}
		}
		next.ServeHTTP(w, r)
	})
}

// timedBody is a body whose deadline ends with it: how long the answer takes is not the client's business. After an error it
// stays, since the server reads the rest of a body before the next request.
type timedBody struct {
	io.ReadCloser
	c *http.ResponseController
}

func (b *timedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if errors.Is(err, io.EOF) {
		_ = b.c.SetReadDeadline(time.Time{})
	}
	return n, err
}

// bodyOf reads the body of a request, and answers with an error where it is too large or does not come.
func bodyOf(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, bool) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	if err != nil {
		bodyFailed(w, err)
	}
	return body, err == nil
}

// bodyFailed answers with the error of reading a body.
func bodyFailed(w http.ResponseWriter, err error) {
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		fail(w, http.StatusRequestEntityTooLarge, "too_large", fmt.Sprintf("the body has more than %d bytes", large.Limit), "send less")
	case errors.Is(err, os.ErrDeadlineExceeded):
		fail(w, http.StatusRequestTimeout, "timeout", "the body did not come in time", "send all of it at once")
	default:
		fail(w, http.StatusBadRequest, "usage", "the body cannot be read: "+err.Error(), "send it again")
	}
}

// given reads the JSON object a request brings, and answers with an error where it brings none.
func given(w http.ResponseWriter, r *http.Request, limit int64, into any) bool {
	body, ok := bodyOf(w, r, limit)
	if !ok {
		return false
	}
	if err := json.Unmarshal(body, into); err != nil {
		failed(w, fmt.Errorf("%w: the body is not the expected JSON object: %v", ctxsys.ErrUsage, err))
		return false
	}
	return true
}
