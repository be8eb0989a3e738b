package sshkey_test

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/pem"
	"errors"
	"strings"
	"testing"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/knownhosts"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sshkey"
	"github.com/ctx-sys/ctx-sys/internal/sshkey/sshtest"
)

func TestCheck(t *testing.T) {
	good, _ := sshtest.NewKey(t)
	if err := sshkey.Check(strings.TrimSpace(good)); err != nil || !sshkey.Is(good) {
		t.Error(err)
	}
	_, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	locked, err := ssh.MarshalPrivateKeyWithPassphrase(key, "", []byte("open"))
	if err != nil {
		t.Fatal(err)
	}
	for name, bad := range map[string]string{"with a passphrase": string(pem.EncodeToMemory(locked)), "cut": good[:len(good)/2], "empty": "", "public": "ssh-ed25519 AAAA"} {
		err := sshkey.Check(bad)
		if !errors.Is(err, ctxsys.ErrUsage) || strings.Contains(err.Error(), "AAAA") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestPinned(t *testing.T) {
	_, public := sshtest.NewKey(t)
	_, other := sshtest.NewKey(t)
	hashed := knownhosts.HashHostname("git.example.com") + " " + public
	known := "# ours\n\ngit.example.com,10.0.0.1 " + public + "[git.example.com]:2222 " + other + hashed + "@cert-authority *.example.com " + public + "@revoked git.example.com " + other
	for host, want := range map[string]int{"git.example.com:22": 2, "git.example.com:2222": 1, "10.0.0.1:22": 1} {
		lines, err := sshkey.Pinned(known, host)
		if err != nil || strings.Count(lines, "\n") != want {
			t.Errorf("%s: %v\n%s", host, err, lines)
		}
	}
	if prints := sshkey.Prints(known); len(prints) != 2 {
		t.Errorf("%v", prints)
	}
	for _, host := range []string{"github.com:22", "git.example.com:23"} {
		if lines, err := sshkey.Pinned(known, host); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%s: %s %v", host, lines, err)
		}
	}
	if _, err := sshkey.Pinned("git.example.com no key\n", "git.example.com:22"); !errors.Is(err, ctxsys.ErrUsage) {
		t.Error(err)
	}
}

func TestLearn(t *testing.T) {
	s := sshtest.Start(t)
	learnt, err := sshkey.Learn(t.Context(), s.Address)
	if err != nil {
		t.Fatal(err)
	}
	want, err := sshkey.Pinned(s.KnownHosts(), s.Address)
	if err != nil || learnt != want {
		t.Errorf("learnt\n%s\nthe host has\n%s%v", learnt, want, err)
	}
	if _, err := sshkey.Learn(t.Context(), "127.0.0.1:1"); err == nil {
		t.Error("a key of nobody")
	}
}
