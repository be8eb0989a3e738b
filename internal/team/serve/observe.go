package serve

import (
	"crypto/rand"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/tracing"
)

// requestID is the header of an answer with the number of its request, which the lines of the log about it have too.
const requestID = "X-Request-Id"

// Request is an HTTP request that was answered.
type Request struct {
	Method string
	Route  string // as the server knows it, such as /v1/search_code; "" for none of its own
	Status int
	Took   time.Duration
}

// observed gives each request a number, a span, and once it is answered a line in the log.
func (s *Server) observed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start, id := time.Now(), rand.Text()[:16]
		w.Header().Set(requestID, id)
		ctx, end := tracing.Request(r.Context(), r)
		r = r.WithContext(ctx)
		answer := &answer{ResponseWriter: w}
		select {
		case <-s.stopping: // the next request goes to another server
			w.Header().Set("Connection", "close")
		default:
		}
		defer func() {
			if answer.status == 0 {
				answer.status = http.StatusOK
			}
			route := strings.TrimPrefix(r.Pattern, r.Method+" ")
			if route == "/" {
				route = ""
			}
			end(route, answer.status)
			done := Request{r.Method, route, answer.status, time.Since(start)}
			if s.Requested != nil {
				s.Requested(done)
			}
			level := slog.LevelInfo
			if route == "/healthz" || route == "/readyz" {
				level = slog.LevelDebug
			}
			line := []any{"request", id, "method", done.Method, "route", route, "status", done.Status, "ms", done.Took.Milliseconds(), "address", addressOf(r)}
			if trace := tracing.ID(ctx); trace != "" {
				line = append(line, "trace", trace)
			}
			s.Log.Log(ctx, level, "answered", line...)
		}()
		next.ServeHTTP(answer, r)
	})
}

// answer notes the status.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 && status >= 200 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

// Flush sends what there is, which streams need.
func (a *answer) Flush() { _ = http.NewResponseController(a.ResponseWriter).Flush() }

// Unwrap is for http.ResponseController.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
