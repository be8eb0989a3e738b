// Package sshtest runs OpenSSH's server for tests.
package sshtest

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/rsa"
	"encoding/pem"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"golang.org/x/crypto/ssh"
)

// Server is sshd on a port of this machine. The user of the test may log in with a key.
type Server struct {
	Address string // HOST:PORT
	User    string
	Key     string // private, that may log in
	t       *testing.T
	dir     string
	sshd    string

	mu    sync.Mutex
	hosts []string // files with the keys of the host
	said  bytes.Buffer
}

// Start starts a server that shows a key of each kind. It skips the test where sshd is not installed, unless CI is true.
func Start(t *testing.T) *Server {
	t.Helper()
	sshd := "/usr/sbin/sshd"
	if _, err := os.Stat(sshd); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip("sshd is not installed: make sshd")
	}
	who, err := user.Current()
	if err != nil {
		t.Fatal(err)
	}
	if who.Uid == "0" { // where a server of root may put nothing
		if err := os.MkdirAll("/run/sshd", 0o755); err != nil {
			t.Fatal(err)
		}
	}
	s := &Server{User: who.Username, t: t, dir: t.TempDir(), sshd: sshd}
	private, public := NewKey(t)
	s.Key = private
	s.write("authorized", public)
	s.Rekey()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s.Address = l.Addr().String()
	var serving sync.WaitGroup
	t.Cleanup(func() {
		l.Close()
		serving.Wait()
		if t.Failed() {
			t.Logf("sshd said: %s", s.said.String())
		}
	})
	serving.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			serving.Go(func() { s.serve(conn.(*net.TCPConn)) })
		}
	})
	return s
}

// serve has one sshd speak over a connection, as inetd does.
func (s *Server) serve(conn *net.TCPConn) {
	f, err := conn.File()
	conn.Close()
	if err != nil {
		s.t.Error(err)
		return
	}
	defer f.Close()
	s.mu.Lock()
	args := []string{"-i", "-e", "-f", os.DevNull, "-o", "PidFile=none", "-o", "UsePAM=no", "-o", "StrictModes=no", "-o", "PasswordAuthentication=no", "-o", "KbdInteractiveAuthentication=no",
		"-o", "AcceptEnv=GIT_PROTOCOL", "-o", "AuthorizedKeysFile=" + filepath.Join(s.dir, "authorized")}
	for _, h := range s.hosts {
		args = append(args, "-o", "HostKey="+h)
	}
	s.mu.Unlock()
	cmd := exec.Command(s.sshd, args...)
	var said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = f, f, &said
	_ = cmd.Run() // it ends with the connection
	s.mu.Lock()
	defer s.mu.Unlock()
	s.said.Write(said.Bytes())
}

// Rekey gives the host new keys.
func (s *Server) Rekey() {
	s.t.Helper()
	first, _ := NewKey(s.t)
	old, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		s.t.Fatal(err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.hosts = []string{s.write("host_ed25519", first), s.write("host_rsa", text(s.t, old))}
}

func (s *Server) write(name, text string) string {
	s.t.Helper()
	at := filepath.Join(s.dir, name)
	if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
		s.t.Fatal(err)
	}
	return at
}

// KnownHosts is a known_hosts file with the keys that the host has now, among those of others.
func (s *Server) KnownHosts() string {
	s.t.Helper()
	var lines strings.Builder
	lines.WriteString("# of a test\nother.example.com ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f\n")
	host, port, _ := net.SplitHostPort(s.Address)
	for _, h := range s.hosts {
		b, err := os.ReadFile(h)
		if err != nil {
			s.t.Fatal(err)
		}
		key, err := ssh.ParsePrivateKey(b)
		if err != nil {
			s.t.Fatal(err)
		}
		lines.WriteString("[" + host + "]:" + port + " " + string(ssh.MarshalAuthorizedKey(key.PublicKey())))
	}
	return lines.String()
}

// URL is the address of a folder at the server.
func (s *Server) URL(dir string) string { return "ssh://" + s.User + "@" + s.Address + dir }

// NewKey makes a private key and the line of its public one.
func NewKey(t *testing.T) (private, public string) {
	t.Helper()
	_, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	signer, err := ssh.NewSignerFromKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return text(t, key), string(ssh.MarshalAuthorizedKey(signer.PublicKey()))
}

func text(t *testing.T, key any) string {
	t.Helper()
	block, err := ssh.MarshalPrivateKey(key, "of a test")
	if err != nil {
		t.Fatal(err)
	}
	return string(pem.EncodeToMemory(block))
}
