package web

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// The token is what follows Bearer, whole, and nothing else lets anybody in.
func TestBearer(t *testing.T) {
	w := workspace.New(nil)
	defer w.Close()
	h := Handler(Options{Workspace: w, MCP: http.NotFoundHandler(), Token: "secret"})
	for header, want := range map[string]bool{"Bearer secret": true, "secret": false, "Bearer": false, "Bearer ": false, "Bearer secret ": false, "Basic secret": false, "Bearer Bearer secret": false, "": false} {
		r := httptest.NewRequest(http.MethodPost, "http://localhost/mcp", nil)
		r.Header.Set("Authorization", header)
		rec := httptest.NewRecorder()
		if h.ServeHTTP(rec, r); (rec.Code != http.StatusUnauthorized) != want {
			t.Errorf("%q is answered with %d", header, rec.Code)
		}
	}
}
