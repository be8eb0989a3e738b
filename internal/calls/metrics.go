package calls

import (
	"context"
	"errors"
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/ctx-sys/ctx-sys/internal/op"
)

// Metrics counts calls for a monitoring system.
type Metrics struct {
	registry *prometheus.Registry
	calls    *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	tokens   *prometheus.CounterVec
}

// NewMetrics returns metrics with those of the process. open is the number of open projects, nil where that is no number to look at.
func NewMetrics(version string, open func() int) *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		calls: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ctxsys_calls_total", Help: "Calls that were answered, by what came of them: found, empty, failed or abandoned.",
		}, []string{"operation", "front", "outcome"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "ctxsys_call_seconds", Help: "Time that an answer took.", Buckets: prometheus.ExponentialBuckets(0.001, 2, 15),
		}, []string{"operation"}),
		tokens: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ctxsys_answer_tokens_total", Help: "Tokens of answers, one for four characters.",
		}, []string{"operation"}),
	}
	build := prometheus.NewGauge(prometheus.GaugeOpts{Name: "ctxsys_build_info", Help: "1, with the version of the program.", ConstLabels: prometheus.Labels{"version": version}})
	build.Set(1)
	if open != nil {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "ctxsys_projects_open", Help: "Projects that are held open."}, func() float64 { return float64(open()) }))
	}
	m.registry.MustRegister(m.calls, m.seconds, m.tokens, build,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// Register adds metrics of others. It panics when one has the name of another.
func (m *Metrics) Register(more ...prometheus.Collector) { m.registry.MustRegister(more...) }

// Add counts a call.
func (m *Metrics) Add(r *op.Record) {
	outcome := "found"
	switch {
	case errors.Is(r.Err, context.Canceled):
		outcome = "abandoned"
	case r.Err != nil:
		outcome = "failed"
	case r.Nothing:
		outcome = "empty"
	}
	m.calls.WithLabelValues(r.Operation, r.Front, outcome).Inc()
	m.seconds.WithLabelValues(r.Operation).Observe(r.Took.Seconds())
	m.tokens.WithLabelValues(r.Operation).Add(float64(r.Tokens))
}

// Handler answers scrapes, as OpenMetrics where that is asked for.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{EnableOpenMetrics: true})
}
