package serve

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Running says how a server listens.
type Running struct {
	Certificate, Key string        // files, read again when they change; "" has a proxy speak TLS
	Drain            time.Duration // for which requests are still taken at the end, until those who send them know
	Grace            time.Duration // for requests under way after that

	MetricsOn net.Listener // nil for none
	Metrics   http.Handler
}

// TLS returns a listener that speaks TLS, where there is a certificate.
func (r *Running) TLS(l net.Listener) (net.Listener, error) {
	if r.Certificate == "" && r.Key == "" {
		return l, nil
	}
	load := func() (*tls.Certificate, error) {
		c, err := tls.LoadX509KeyPair(r.Certificate, r.Key)
		if err != nil {
			err = fmt.Errorf("%w: --tls-cert and --tls-key: %w", ctxsys.ErrUsage, err)
		}
		return &c, err
	}
	if _, err := load(); err != nil {
		return nil, err
	}
	return tls.NewListener(l, &tls.Config{MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"}, GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return load() }}), nil
}

// Run answers on a listener until ctx ends, gives requests under way a while, and closes the server.
func (s *Server) Run(ctx context.Context, l net.Listener, r Running) error {
	complaints := slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn)
	server := &http.Server{Handler: s.Handler(), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, ErrorLog: complaints}
	ended := make(chan error, 2)
	go func() { ended <- server.Serve(l) }()
	if r.MetricsOn != nil {
		metrics := &http.Server{Handler: r.Metrics, ReadHeaderTimeout: 10 * time.Second, ErrorLog: complaints}
		defer metrics.Close()
		go func() { ended <- metrics.Serve(r.MetricsOn) }()
	}
	select {
	case err := <-ended:
		return errors.Join(err, server.Close(), s.Close())
	case <-ctx.Done():
	}
	s.Stop()
	time.Sleep(r.Drain)
	limited, cancel := context.WithTimeout(context.Background(), r.Grace)
	defer cancel()
	if server.Shutdown(limited) != nil {
		server.Close()
	}
	return s.Close()
}
