// Package tracing sends spans, which say what the program did and how long it took, to a collector of OpenTelemetry where one is set up.
//
// These hold:
//
//   - Without OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT nothing is kept and nothing is sent.
//   - A span has no text of a question, an answer or an error: those may be anything. Only Options.Questions has the questions in it, with secrets masked.
//   - A collector that is slow or away holds nobody up: spans that find no place in the queue are lost.
//
// What the official exporter needs gRPC for (5.2 MB of a program) is a POST here.
package tracing

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	spans "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Options are what traces are set up with.
type Options struct {
	Service   string // the name where OTEL_SERVICE_NAME says none
	Version   string
	Getenv    func(string) string
	Questions bool // put what is asked into spans
	Log       *slog.Logger
}

var questions atomic.Bool

// Setup has the spans of this process sent, where the environment names a collector, by the variables that OpenTelemetry specifies for OTLP over HTTP with
// Protocol Buffers. stop sends what is left.
func Setup(ctx context.Context, o Options) (stop func(context.Context) error, err error) {
	questions.Store(o.Questions)
	base, own := o.Getenv("OTEL_EXPORTER_OTLP_ENDPOINT"), o.Getenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
	if base == "" && own == "" || o.Getenv("OTEL_SDK_DISABLED") == "true" || o.Getenv("OTEL_TRACES_EXPORTER") == "none" {
		return func(context.Context) error { return nil }, nil
	}
	of := func(name string) string {
		return cmp.Or(o.Getenv("OTEL_EXPORTER_OTLP_TRACES_"+name), o.Getenv("OTEL_EXPORTER_OTLP_"+name))
	}
	if p := of("PROTOCOL"); p != "" && p != "http/protobuf" {
		return nil, fmt.Errorf("%w: OTEL_EXPORTER_OTLP_PROTOCOL is %q, and traces are sent as http/protobuf: leave it out, and name the collector's port for that, mostly 4318", ctxsys.ErrUsage, p)
	}
	c := &client{address: own, headers: map[string]string{}, timeout: 10 * time.Second}
	if own == "" {
		c.address = strings.TrimSuffix(base, "/") + "/v1/traces"
	}
	if u, err := url.Parse(c.address); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("%w: OTEL_EXPORTER_OTLP_ENDPOINT is a URL such as http://collector:4318, not %q", ctxsys.ErrUsage, cmp.Or(own, base))
	}
	if ms, err := strconv.Atoi(of("TIMEOUT")); err == nil && ms > 0 {
		c.timeout = time.Duration(ms) * time.Millisecond
	}
	for pair := range strings.SplitSeq(of("HEADERS"), ",") {
		name, value, ok := strings.Cut(strings.TrimSpace(pair), "=")
		if !ok {
			continue
		}
		if value, err = url.PathUnescape(value); err != nil {
			return nil, fmt.Errorf("%w: OTEL_EXPORTER_OTLP_HEADERS is name=value,name=value, with values encoded as in a URL", ctxsys.ErrUsage)
		}
		c.headers[strings.TrimSpace(name)] = value
	}
	exporter, err := otlptrace.New(ctx, c)
	if err != nil {
		return nil, err
	}
	about, err := resource.New(ctx, resource.WithTelemetrySDK(), resource.WithHost(),
		resource.WithAttributes(attribute.String("service.name", o.Service), attribute.String("service.version", o.Version)), resource.WithFromEnv())
	if err != nil {
		return nil, fmt.Errorf("%w: OTEL_RESOURCE_ATTRIBUTES: %w", ctxsys.ErrUsage, err)
	}
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) { o.Log.Warn("traces could not be sent", "error", err.Error()) }))
	otel.SetTextMapPropagator(propagation.TraceContext{})
	provider := sdk.NewTracerProvider(sdk.WithBatcher(exporter), sdk.WithResource(about))
	otel.SetTracerProvider(provider)
	return provider.Shutdown, nil
}

const tracer = "github.com/ctx-sys/ctx-sys"

// Start begins a span with attributes, each a name and a text, a number (int64) or a bool. end is called once, with what came of it: of an error the span has
// only that there was one.
func Start(ctx context.Context, name string, attributes ...any) (_ context.Context, end func(error)) {
	ctx, span := otel.Tracer(tracer).Start(ctx, name)
	set(span, attributes)
	return ctx, func(err error) {
		switch {
		case errors.Is(err, context.Canceled):
			span.SetAttributes(attribute.Bool("ctxsys.abandoned", true))
		case err != nil:
			span.SetStatus(codes.Error, "")
		}
		span.End()
	}
}

func set(span trace.Span, attributes []any) {
	if !span.IsRecording() {
		return
	}
	for i := 0; i+1 < len(attributes); i += 2 {
		key := attribute.Key(attributes[i].(string))
		switch v := attributes[i+1].(type) {
		case string:
			span.SetAttributes(key.String(v))
		case int64:
			span.SetAttributes(key.Int64(v))
		case bool:
			span.SetAttributes(key.Bool(v))
		default:
			panic(fmt.Sprintf("tracing: %s is a %T", key, v))
		}
	}
}

// Request begins the span of an HTTP request. A trace that the client is part of is linked and not joined: who asks does not decide what is kept here.
func Request(ctx context.Context, r *http.Request) (_ context.Context, end func(route string, status int)) {
	options := []trace.SpanStartOption{trace.WithSpanKind(trace.SpanKindServer), trace.WithNewRoot()}
	if theirs := trace.SpanContextFromContext(otel.GetTextMapPropagator().Extract(ctx, propagation.HeaderCarrier(r.Header))); theirs.IsValid() {
		options = append(options, trace.WithLinks(trace.Link{SpanContext: theirs}))
	}
	ctx, span := otel.Tracer(tracer).Start(ctx, r.Method, options...)
	return ctx, func(route string, status int) {
		if route != "" {
			name := route
			if !strings.HasPrefix(route, r.Method+" ") {
				name = r.Method + " " + route
			}
			span.SetName(name)
			set(span, []any{"http.route", strings.TrimPrefix(name, r.Method+" ")})
		}
		set(span, []any{"http.request.method", r.Method, "http.response.status_code", int64(status)})
		if status >= 500 {
			span.SetStatus(codes.Error, "")
		}
		span.End()
	}
}

// Asked puts what is asked into the span of a context, where a setting says so.
func Asked(ctx context.Context, question string) {
	if questions.Load() && question != "" {
		trace.SpanFromContext(ctx).SetAttributes(attribute.String("ctxsys.question", secret.MaskString(question)))
	}
}

// ID is the number of the trace that a context is of, "" for none.
func ID(ctx context.Context) string {
	if c := trace.SpanContextFromContext(ctx); c.HasTraceID() {
		return c.TraceID().String()
	}
	return ""
}

// client posts spans to a collector.
type client struct {
	address string
	headers map[string]string
	timeout time.Duration // of one try
}

func (*client) Start(context.Context) error { return nil }
func (*client) Stop(context.Context) error  { return nil }

// UploadTraces sends spans, and again while the collector says that it is busy and ctx lasts. TracesData is on the wire what the protocol's request is.
func (c *client) UploadTraces(ctx context.Context, all []*spans.ResourceSpans) error {
	body, err := proto.Marshal(&spans.TracesData{ResourceSpans: all})
	if err != nil {
		return err
	}
	for pause := time.Second; ; pause *= 2 {
		again, err := c.post(ctx, body, &pause)
		if !again {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(pause):
		}
	}
}

func (c *client) post(ctx context.Context, body []byte, pause *time.Duration) (again bool, err error) {
	limited, cancel := context.WithTimeout(ctx, c.timeout)
	defer cancel()
	r, err := http.NewRequestWithContext(limited, http.MethodPost, c.address, bytes.NewReader(body))
	if err != nil {
		return false, err
	}
	for name, value := range c.headers {
		r.Header.Set(name, value)
	}
	r.Header.Set("Content-Type", "application/x-protobuf")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return ctx.Err() == nil, err
	}
	defer answer.Body.Close()
	_, _ = io.CopyN(io.Discard, answer.Body, 64<<10)
	if answer.StatusCode/100 == 2 {
		return false, nil
	}
	if seconds, err := strconv.Atoi(answer.Header.Get("Retry-After")); err == nil && seconds > 0 {
		*pause = time.Duration(min(seconds, 60)) * time.Second
	}
	switch answer.StatusCode {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		again = true
	}
	return again, fmt.Errorf("the collector answered %s", answer.Status)
}
