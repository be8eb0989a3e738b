package web

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// callsAsTheyCome streams calls as they are answered. With Last-Event-ID, or the query parameter after, those after that one come first; else those that come
// from now on. What a client is too slow for is counted in an event "lost".
func (o Options) callsAsTheyCome(w http.ResponseWriter, r *http.Request) {
	if o.Calls == nil {
		fail(w, http.StatusNotFound, "not_found", "this server keeps no calls", "use one that `ctx-sys serve --http` or `ctx-sys ui` began")
		return
	}
	after := o.Calls.Last()
	for _, given := range []string{r.FormValue("after"), r.Header.Get("Last-Event-ID")} {
		if given == "" {
			continue
		}
		n, err := strconv.ParseInt(given, 10, 64)
		if err != nil || n < 0 {
			failed(w, fmt.Errorf("%w: there is no call %q: send the id of an event", ctxsys.ErrUsage, given))
			return
		}
		after = n
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(http.StatusOK)
	out := http.NewResponseController(w)
	fmt.Fprint(w, ": calls\n\n")
	for {
		if out.Flush() != nil {
			return
		}
		waiting, cancel := context.WithTimeout(r.Context(), sign)
		calls, lost, err := o.Calls.Next(waiting, after)
		cancel()
		if r.Context().Err() != nil {
			return
		}
		if err != nil {
			fmt.Fprintf(w, ": %s\n\n", time.Now().UTC().Format(time.RFC3339))
			continue
		}
		if lost > 0 {
			fmt.Fprintf(w, "event: lost\ndata: %d\n\n", lost)
		}
		for i := range calls {
			b, _ := render.JSON(&calls[i]) // texts, numbers and JSON that was checked
			fmt.Fprintf(w, "id: %d\nevent: call\ndata: %s\n\n", calls[i].Number, b)
			after = calls[i].Number
		}
	}
}

func (o Options) metrics(w http.ResponseWriter, r *http.Request) {
	if o.Metrics == nil {
		fail(w, http.StatusNotFound, "not_found", "this server has no metrics", "use one that `ctx-sys serve --http` began")
		return
	}
	o.Metrics.ServeHTTP(w, r)
}
