package measure_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"

	"context"

	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/measure"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
	"github.com/ctx-sys/ctx-sys/internal/team/work"
)

// get asks a handler, as Prometheus does where accept says so.
func get(t *testing.T, h http.Handler, path, accept string) (int, string) {
	t.Helper()
	r := httptest.NewRequest("GET", path, nil)
	r.Header.Set("Accept", accept)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	text, err := io.ReadAll(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	return w.Code, string(text)
}

// TestMetrics looks at what a scrape shows, in both formats, with the names as Prometheus advises; and at a database that is away.
func TestMetrics(t *testing.T) {
	at := pgtest.New(t)
	if err := team.MigrateJobs(t.Context(), at.Owner, "ctxsys_app"); err != nil {
		t.Fatal(err)
	}
	db, err := pg.Open(t.Context(), at.Application)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := team.AddTenant(t.Context(), at.Owner, "one"); err != nil {
		t.Fatal(err)
	}
	one, err := team.Open(t.Context(), db, "one", nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := one.AddRepository(t.Context(), team.Operator("x"), team.NewRepository{Name: "shop", URL: "/nowhere", Poll: time.Hour, MaxBytes: 1 << 30, MaxFile: 1 << 20}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "1", "1", "mirror.git"), 0o700); err != nil {
		t.Fatal(err)
	}
	m := measure.Of("v1", db, postgres.NewServer(db, 1<<20))
	requested, did := measure.Requests(m), measure.Runs(m, dir)
	requested(serve.Request{Method: "POST", Route: "/v1/search_code", Status: 200, Took: time.Millisecond})
	requested(serve.Request{Method: "MADEUP", Status: 404})
	did(work.Run{Kind: "sync", Took: time.Second, Files: 3})
	did(work.Run{Kind: "sync", Failed: true})
	m.Add(&op.Record{Operation: "search_code", Front: "http"})
	ending, end := context.WithCancel(t.Context())
	h := measure.Handler(m, db, ending)

	status, text := get(t, h, "/metrics", "text/plain")
	for _, want := range []string{
		`ctxsys_http_requests_total{method="POST",route="/v1/search_code",status="200"} 1`, `ctxsys_http_requests_total{method="other",route="",status="404"} 1`,
		`ctxsys_calls_total{front="http",operation="search_code",outcome="found"} 1`, `ctxsys_jobs{kind="sync",state="available"} 1`, "ctxsys_database_up 1", "ctxsys_worker_mirrors 1",
		`ctxsys_worker_runs_total{kind="sync",outcome="failed"} 1`, "ctxsys_worker_files_total 3", "ctxsys_database_connections_limit ", "ctxsys_cache_limit_bytes 1.048576e+06", "ctxsys_oldest_job_seconds ", "process_open_fds ",
	} {
		if status != 200 || !strings.Contains(text, "\n"+want) {
			t.Errorf("%d, without %s:\n%s", status, want, text)
		}
	}
	if problems, err := promlint.New(strings.NewReader(text)).Lint(); err != nil || len(problems) > 0 {
		t.Error(problems, err)
	}
	parser := expfmt.NewTextParser(model.UTF8Validation)
	if families, err := parser.TextToMetricFamilies(strings.NewReader(text)); err != nil || len(families) < 30 {
		t.Error(len(families), err)
	}
	if _, open := get(t, h, "/metrics", "application/openmetrics-text;version=1.0.0"); !strings.HasSuffix(open, "# EOF\n") || !strings.Contains(open, "# TYPE ctxsys_worker_runs counter\n") {
		t.Error("no OpenMetrics")
	}
	for path, want := range map[string]int{"/healthz": 200, "/readyz": 200} {
		if status, text := get(t, h, path, ""); status != want {
			t.Error(path, status, text)
		}
	}
	end()
	if status, _ := get(t, h, "/readyz", ""); status != 503 {
		t.Error("a process that ends is ready")
	}
	if status, _ := get(t, h, "/healthz", ""); status != 200 {
		t.Error("a process that ends is dead")
	}
	db.Close()
	if status, text := get(t, h, "/metrics", ""); status != 200 || !strings.Contains(text, "\nctxsys_database_up 0") {
		t.Errorf("without a database: %d %s", status, text)
	}
	if status, _ := get(t, measure.Handler(m, db, t.Context()), "/readyz", ""); status != 503 {
		t.Error("ready without a database")
	}
}
