package git

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sshkey/sshtest"
)

// TestMirrorOverSSH fetches with a key from a host whose key is known, and from no other.
func TestMirrorOverSSH(t *testing.T) {
	source, _ := made(t, map[string]string{"a.go": "package a\n"})
	server := sshtest.Start(t)
	// What the user has is not used: an agent, a key, hosts that are known, settings.
	home, stray := t.TempDir(), filepath.Join(t.TempDir(), "agent")
	t.Setenv("HOME", home)
	t.Setenv("TMPDIR", t.TempDir())
	put(t, home, ".ssh/id_ed25519", server.Key)
	put(t, home, ".ssh/known_hosts", server.KnownHosts())
	put(t, home, ".ssh/config", "Host *\n\tStrictHostKeyChecking no\n\tProxyCommand touch "+filepath.Join(home, "ran")+"\n")
	l, err := net.Listen("unix", stray)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			t.Error("the agent of the user was asked")
			c.Close()
		}
	}()
	t.Setenv("SSH_AUTH_SOCK", stray)

	dir := filepath.Join(t.TempDir(), "mirror.git")
	fetch := func(r Remote) error {
		t.Helper()
		r.URL = server.URL(source)
		_, err := Mirror(t.Context(), dir, r, Limits{}, "")
		if left, _ := filepath.Glob(filepath.Join(os.TempDir(), "ctx-sys-ssh-*")); len(left) > 0 {
			t.Errorf("left: %v", left)
		}
		if err != nil && (strings.Contains(err.Error(), "PRIVATE KEY") || len(r.Key) > 200 && strings.Contains(err.Error(), r.Key[100:120])) {
			t.Errorf("the error has the key: %v", err)
		}
		return err
	}
	odd := filepath.Join(t.TempDir(), "100% odd's")
	put(t, odd, "key", server.Key)
	put(t, odd, "hosts", server.KnownHosts())
	key, hosts := filepath.Join(odd, "key"), filepath.Join(odd, "hosts")
	for name, r := range map[string]Remote{"of the repository": {Key: strings.TrimSpace(server.Key), HostKeys: server.KnownHosts()}, "in files": {SSHKey: key, KnownHosts: hosts}, "the repository's first": {Key: server.Key, SSHKey: "/none", HostKeys: server.KnownHosts(), KnownHosts: "/none"}} {
		if err := fetch(r); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, text := range held(t, dir) {
		if strings.Contains(text, "PRIVATE KEY") {
			t.Errorf("%s has the key", name)
		}
	}
	other := sshtest.Start(t)
	for name, c := range map[string]struct {
		r    Remote
		want error
	}{
		"another key of the host": {Remote{Key: server.Key, HostKeys: strings.ReplaceAll(other.KnownHosts(), other.Address[len("127.0.0.1:"):], server.Address[len("127.0.0.1:"):])}, ErrHostKey},
		"a host that is unknown":  {Remote{Key: server.Key, HostKeys: other.KnownHosts()}, ErrHostKey},
		"no key of the host":      {Remote{Key: server.Key}, ctxsys.ErrUsage},
		"another key":             {Remote{Key: other.Key, HostKeys: server.KnownHosts()}, ErrKey},
		"no key":                  {Remote{HostKeys: server.KnownHosts()}, ctxsys.ErrUsage},
		"what is no key":          {Remote{Key: "PRIVATE KEY-----", HostKeys: server.KnownHosts()}, ctxsys.ErrUsage},
	} {
		if err := fetch(c.r); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	before := server.KnownHosts()
	server.Rekey()
	if err := fetch(Remote{Key: server.Key, HostKeys: before}); !errors.Is(err, ErrHostKey) {
		t.Errorf("after the host changed its key: %v", err)
	}
	if err := fetch(Remote{Key: server.Key, HostKeys: server.KnownHosts()}); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(home, "ran")); err == nil {
		t.Error("settings of the user were read")
	}
}

func TestSSHHost(t *testing.T) {
	for address, want := range map[string]string{"ssh://git@host/x": "host:22", "ssh://git@host:2222/x": "host:2222", "git@host:x/y.git": "host:22", "ssh://git@[::1]:22/x": "[::1]:22", "https://host/x": "", "/srv/x": "", "ext::sh": ""} {
		if got := SSHHost(address); got != want {
			t.Errorf("%s: %q", address, got)
		}
	}
}
