// Package sshkey has what ssh needs to reach a host for a program: an agent that holds one key, and keys of hosts that were agreed on before.
//
// It writes no private key to a file, and no error of it holds one. It trusts no host: Learn only reports which keys a host has now.
package sshkey

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"net"
	"os"
	"slices"
	"strings"
	"time"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/agent"
	"golang.org/x/crypto/ssh/knownhosts"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Is reports whether a secret is a private key, and not a password.
func Is(secret string) bool { return strings.Contains(secret, "PRIVATE KEY-----") }

// Check refuses a private key that ssh cannot use by itself. The error wraps ctxsys.ErrUsage.
func Check(key string) error {
	_, err := parse(key)
	return err
}

func parse(key string) (any, error) {
	private, err := ssh.ParseRawPrivateKey([]byte(key))
	if locked := (*ssh.PassphraseMissingError)(nil); errors.As(err, &locked) {
		return nil, fmt.Errorf("%w: the key for ssh has a passphrase, which nobody is there to type: make one without (`ssh-keygen -t ed25519 -N ''`)", ctxsys.ErrUsage)
	}
	if err != nil { // which may repeat a part of the key
		return nil, fmt.Errorf("%w: that is no private key of ssh", ctxsys.ErrUsage)
	}
	return private, nil
}

// Serve is an agent of ssh at a socket, which holds one key in memory, until stop is called. Who can reach the socket can use the key: its folder is to be private.
func Serve(socket, key string) (stop func(), err error) {
	private, err := parse(key)
	if err != nil {
		return nil, err
	}
	ring := agent.NewKeyring()
	if err := ring.Add(agent.AddedKey{PrivateKey: private}); err != nil {
		return nil, fmt.Errorf("%w: a key for ssh of a kind that is not known", ctxsys.ErrUsage)
	}
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return nil, err
	}
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				_ = agent.ServeAgent(ring, conn) // it ends with the connection
			}()
		}
	}()
	return func() {
		_ = listener.Close()
		_ = ring.RemoveAll()
	}, nil
}

// Pinned returns the lines of a known_hosts file that hold the keys of a host, HOST:PORT. Marked lines, of authorities and revoked keys, are left out. The error wraps ctxsys.ErrUsage where there are none.
func Pinned(known, host string) (string, error) {
	var lines []string
	for line := range strings.Lines(known) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' || line[0] == '@' {
			continue
		}
		has, err := holds(line, host)
		if err != nil {
			return "", fmt.Errorf("%w: that is no known_hosts file: %w", ctxsys.ErrUsage, err)
		}
		if has {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return "", fmt.Errorf("%w: the known_hosts file has no key of %s", ctxsys.ErrUsage, knownhosts.Normalize(host))
	}
	return strings.Join(lines, "\n") + "\n", nil
}

// holds reports whether a line of a known_hosts file is about a host.
func holds(line, host string) (bool, error) {
	f, err := os.CreateTemp("", "ctx-sys-known-")
	if err != nil {
		return false, err
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(line + "\n")
	if err = errors.Join(err, f.Close()); err != nil {
		return false, err
	}
	check, err := knownhosts.New(f.Name())
	if err != nil {
		_, reason, _ := strings.Cut(err.Error(), f.Name()+":1: ")
		return false, errors.New(reason)
	}
	// No host has this key, so that the error lists those which the line holds.
	other, err := ssh.NewPublicKey(ed25519.NewKeyFromSeed(make([]byte, ed25519.SeedSize)).Public())
	if err != nil {
		return false, err
	}
	var wants *knownhosts.KeyError
	return errors.As(check(host, &net.TCPAddr{IP: net.IPv4zero}, other), &wants) && len(wants.Want) > 0, nil
}

// Prints are the fingerprints of the keys in lines of a known_hosts file, as ssh shows them.
func Prints(known string) (prints []string) {
	rest := []byte(known)
	for {
		_, _, key, _, next, err := ssh.ParseKnownHosts(rest)
		if err != nil {
			return prints
		}
		if print := key.Type() + " " + ssh.FingerprintSHA256(key); !slices.Contains(prints, print) {
			prints = append(prints, print)
		}
		rest = next
	}
}

// kinds are the kinds of host keys that Learn asks for.
var kinds = [][]string{{ssh.KeyAlgoED25519}, {ssh.KeyAlgoECDSA256, ssh.KeyAlgoECDSA384, ssh.KeyAlgoECDSA521}, {ssh.KeyAlgoRSASHA512, ssh.KeyAlgoRSASHA256}}

// Learn returns the keys that a host, HOST:PORT, has now, as lines of a known_hosts file.
func Learn(ctx context.Context, host string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	var lines []string
	var err error
	for _, kind := range kinds {
		var key ssh.PublicKey
		if key, err = keyOf(ctx, host, kind); key != nil {
			lines = append(lines, knownhosts.Line([]string{host}, key)+"\n")
		}
		if ctx.Err() != nil {
			break
		}
	}
	if len(lines) == 0 {
		return "", fmt.Errorf("%s shows no key: %w", host, err)
	}
	return strings.Join(lines, ""), nil
}

// keyOf goes as far into a connection as the host shows a key, and no further.
func keyOf(ctx context.Context, host string, kind []string) (key ssh.PublicKey, err error) {
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", host)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	if until, ok := ctx.Deadline(); ok {
		if err := conn.SetDeadline(until); err != nil {
			return nil, err
		}
	}
	_, _, _, err = ssh.NewClientConn(conn, host, &ssh.ClientConfig{User: "git", HostKeyAlgorithms: kind, HostKeyCallback: func(_ string, _ net.Addr, shown ssh.PublicKey) error {
		key = shown
		return errors.New("that is all")
	}})
	return key, err
}
