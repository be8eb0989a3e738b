package tracing_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	common "go.opentelemetry.io/proto/otlp/common/v1"
	spans "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/tracing"
)

// receiver is a collector that reads requests with the protocol's own types, and is busy for the first of them.
type receiver struct {
	*httptest.Server
	mu      sync.Mutex
	tries   int
	headers http.Header
	path    string
	got     []*spans.ResourceSpans
	problem error
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
		body, err := io.ReadAll(q.Body)
		request := &collector.ExportTraceServiceRequest{}
		err = errors.Join(err, proto.Unmarshal(body, request))
		r.mu.Lock()
		defer r.mu.Unlock()
		r.tries++
		r.headers, r.path, r.problem = q.Header, q.URL.Path, errors.Join(r.problem, err)
		if r.tries == 1 {
			w.Header().Set("Retry-After", "1")
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		if len(request.ProtoReflect().GetUnknown()) > 0 {
			r.problem = errors.New("the request has fields that the protocol does not know")
		}
		r.got = append(r.got, request.ResourceSpans...)
		answer, _ := proto.Marshal(&collector.ExportTraceServiceResponse{})
		w.Header().Set("Content-Type", "application/x-protobuf")
		_, _ = w.Write(answer)
	}))
	t.Cleanup(r.Close)
	return r
}

func texts(all []*common.KeyValue) map[string]string {
	out := map[string]string{}
	for _, a := range all {
		out[a.Key] = a.Value.String()
	}
	return out
}

func setup(t *testing.T, questions bool, env map[string]string) func(context.Context) error {
	t.Helper()
	stop, err := tracing.Setup(t.Context(), tracing.Options{Service: "ctx-sys-test", Version: "v1", Questions: questions, Log: slog.New(slog.DiscardHandler),
		Getenv: func(name string) string { return env[name] }})
	if err != nil {
		t.Fatal(err)
	}
	return stop
}

// work is a request with an operation that reads twice and fails once, and says what was asked.
func work(ctx context.Context) {
	r := httptest.NewRequest("POST", "/v1/search_code?query=hidden-in-the-address", nil)
	r.Header.Set("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
	ctx, answered := tracing.Request(ctx, r)
	ctx, ended := tracing.Start(ctx, "search_code", "ctxsys.front", "http")
	tracing.Asked(ctx, "where is the hidden question")
	_, one := tracing.Start(ctx, "transaction", "ctxsys.tenant", int64(7), "ctxsys.writes", false)
	one(nil)
	_, two := tracing.Start(ctx, "transaction")
	two(errors.New("no rows for the hidden question"))
	ended(context.Canceled)
	answered("POST /v1/search_code", 503)
}

func TestSpansReachCollector(t *testing.T) {
	for _, questions := range []bool{false, true} {
		r := newReceiver(t)
		stop := setup(t, questions, map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": r.URL + "/base/", "OTEL_EXPORTER_OTLP_HEADERS": "authorization=Bearer%20abc, x-more=1"})
		work(t.Context())
		limited, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		if err := stop(limited); err != nil {
			t.Fatal(err)
		}
		if r.problem != nil || r.tries != 2 || r.path != "/base/v1/traces" || r.headers.Get("Authorization") != "Bearer abc" || r.headers.Get("X-More") != "1" || r.headers.Get("Content-Type") != "application/x-protobuf" {
			t.Fatal(r.problem, r.tries, r.path, r.headers)
		}
		if len(r.got) != 1 || len(r.got[0].ScopeSpans) != 1 || len(r.got[0].ScopeSpans[0].Spans) != 4 {
			t.Fatal(r.got)
		}
		if about := texts(r.got[0].Resource.Attributes); !strings.Contains(about["service.name"], `"ctx-sys-test"`) || !strings.Contains(about["service.version"], `"v1"`) {
			t.Error(about)
		}
		by := map[string]*spans.Span{}
		for _, s := range r.got[0].ScopeSpans[0].Spans {
			if s.Name == "transaction" && s.Status.GetCode() == spans.Status_STATUS_CODE_ERROR {
				s.Name = "failed transaction"
			}
			by[s.Name] = s
			if s.EndTimeUnixNano < s.StartTimeUnixNano || s.StartTimeUnixNano == 0 {
				t.Error(s)
			}
		}
		request, operation := by["POST /v1/search_code"], by["search_code"]
		for _, pair := range [][2]*spans.Span{{operation, request}, {by["transaction"], operation}, {by["failed transaction"], operation}} {
			if child, parent := pair[0], pair[1]; child == nil || parent == nil || string(child.ParentSpanId) != string(parent.SpanId) || string(child.TraceId) != string(parent.TraceId) {
				t.Fatalf("%v is no part of %v", child, parent)
			}
		}
		if len(request.ParentSpanId) != 0 || len(request.Links) != 1 || request.Kind != spans.Span_SPAN_KIND_SERVER || request.Status.GetCode() != spans.Status_STATUS_CODE_ERROR {
			t.Error(request)
		}
		if a := texts(request.Attributes); a["http.route"] != `string_value:"/v1/search_code"` || a["http.response.status_code"] != "int_value:503" {
			t.Error(a)
		}
		if a := texts(by["transaction"].Attributes); a["ctxsys.tenant"] != "int_value:7" || a["ctxsys.writes"] != "bool_value:false" {
			t.Error(a)
		}
		if operation.Status.GetCode() == spans.Status_STATUS_CODE_ERROR || texts(operation.Attributes)["ctxsys.abandoned"] == "" {
			t.Error("who goes away is no error", operation)
		}
		all := r.got[0].String()
		if asked := strings.Contains(all, "where is the hidden question"); asked != questions || strings.Contains(all, "no rows") || strings.Contains(all, "hidden-in-the-address") {
			t.Errorf("questions %v: %s", questions, all)
		}
	}
}

// Without a collector nothing is kept, and a wrong setting is an error that says what to do.
func TestSetup(t *testing.T) {
	r := newReceiver(t)
	for _, env := range []map[string]string{{}, {"OTEL_SDK_DISABLED": "true", "OTEL_EXPORTER_OTLP_ENDPOINT": r.URL}, {"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": r.URL}} {
		stop := setup(t, false, env)
		if err := stop(t.Context()); err != nil || r.tries != 0 {
			t.Error(env, err, r.tries)
		}
	}
	for _, env := range []map[string]string{
		{"OTEL_EXPORTER_OTLP_ENDPOINT": "collector:4317"},
		{"OTEL_EXPORTER_OTLP_ENDPOINT": r.URL, "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"},
		{"OTEL_EXPORTER_OTLP_ENDPOINT": r.URL, "OTEL_EXPORTER_OTLP_HEADERS": "a=%zz"},
	} {
		_, err := tracing.Setup(t.Context(), tracing.Options{Log: slog.New(slog.DiscardHandler), Getenv: func(name string) string { return env[name] }})
		if !errors.Is(err, ctxsys.ErrUsage) || !strings.Contains(err.Error(), "OTEL_") {
			t.Error(env, err)
		}
	}
}
