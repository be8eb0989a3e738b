package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
)

const (
	// lookAgain is how often new suggestions are looked for while somebody listens. Another process may make them.
	lookAgain = 300 * time.Millisecond
	// sign is how often a line says that the server is still there.
	sign = 15 * time.Second
)

// events streams suggestions as they come: first those that are pending, or with Last-Event-ID all that came after that one.
// Listening leaves them pending. Arguments: session, limits them to a conversation's and nobody's; project.
func (o Options) events(w http.ResponseWriter, r *http.Request) {
	req := agent.SuggestionsRequest{Session: r.FormValue("session"), All: r.FormValue("session") == "", After: -1}
	if id := r.Header.Get("Last-Event-ID"); id != "" {
		after, err := strconv.ParseInt(id, 10, 64)
		if err != nil || after < 0 {
			failed(w, fmt.Errorf("%w: Last-Event-ID %q: send back the id of an event", ctxsys.ErrUsage, id))
			return
		}
		req.After, req.Delivered = max(after, 1), true
		if after == 0 {
			req.After = -1
		}
	}
	p, err := o.Workspace.Project(r.FormValue("project"))
	if err != nil {
		failed(w, err)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(http.StatusOK)
	out, said := http.NewResponseController(w), time.Now()
	fmt.Fprint(w, ": suggestions\n\n")
	for every := time.NewTicker(lookAgain); ; {
		last, err := p.Agent().LastSuggestion(r.Context())
		if err == nil && last > req.After {
			all, err := p.Agent().Suggested(r.Context(), req)
			for _, s := range all {
				b, _ := json.Marshal(s) // a struct of texts and numbers
				fmt.Fprintf(w, "id: %d\nevent: suggestion\ndata: %s\n\n", s.Number, b)
				last, said = max(last, s.Number), time.Now()
			}
			if err == nil && last > 0 {
				req.After, req.Delivered = last, true
			}
		}
		if time.Since(said) > sign {
			fmt.Fprint(w, ": still here\n\n")
			said = time.Now()
		}
		if out.Flush() != nil { // the client is gone
			every.Stop()
			return
		}
		select {
		case <-r.Context().Done():
			every.Stop()
			return
		case <-every.C:
		}
	}
}
