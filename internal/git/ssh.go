package git

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/sshkey"
)

// SSHHost is the HOST:PORT of an address that is reached by ssh, "" for any other.
func SSHHost(address string) string {
	if protocol, err := protocolOf(address); err != nil || protocol != "ssh" {
		return ""
	}
	if u, err := url.Parse(address); err == nil && u.Scheme == "ssh" {
		if u.Port() != "" {
			return u.Host
		}
		return u.Host + ":22"
	}
	host, _, _ := strings.Cut(address, ":")
	return host[strings.LastIndex(host, "@")+1:] + ":22"
}

// ssh is the command by which git reaches a host: with one key, where the host has a known one, and without asking anybody. Settings, keys, agents and known hosts
// of the user and of the machine have no part in it. done is to be called when git has ended.
func (r *Remote) ssh() (command string, done func(), err error) {
	undo := []func(){}
	done = func() {
		for _, f := range undo {
			f()
		}
	}
	defer func() {
		if err != nil {
			done()
		}
	}()
	options := []string{"BatchMode=yes", "StrictHostKeyChecking=yes", "UpdateHostKeys=no", "CheckHostIP=no", "PreferredAuthentications=publickey", "ConnectTimeout=30",
		"ServerAliveInterval=15", "ServerAliveCountMax=4", "ForwardAgent=no", "ClearAllForwardings=yes", "GlobalKnownHostsFile=" + os.DevNull}
	dir := ""
	if r.Key != "" || r.HostKeys != "" {
		if dir, err = os.MkdirTemp("", "ctx-sys-ssh-"); err != nil {
			return "", done, err
		}
		undo = append(undo, func() { _ = os.RemoveAll(dir) })
	}
	switch {
	case r.Key != "" && runtime.GOOS == "windows":
		return "", done, fmt.Errorf("%w: on Windows a key for ssh is in a file: name it in CTX_SYS_TEAM_SSH_KEY", ctxsys.ErrUsage)
	case r.Key != "":
		socket := filepath.Join(dir, "agent")
		stop, err := sshkey.Serve(socket, r.Key)
		if err != nil {
			return "", done, err
		}
		undo = append([]func(){stop}, undo...)
		options = append(options, "IdentityFile=none", "IdentitiesOnly=no", "IdentityAgent="+sshWord(socket))
	case r.SSHKey != "":
		options = append(options, "IdentityFile="+sshWord(r.SSHKey), "IdentitiesOnly=yes", "IdentityAgent=none")
	default:
		return "", done, fmt.Errorf("%w: there is no key for ssh: store one with the repository, or name its file in CTX_SYS_TEAM_SSH_KEY", ctxsys.ErrUsage)
	}
	known := r.KnownHosts
	switch {
	case r.HostKeys != "":
		known = filepath.Join(dir, "known_hosts")
		if err := regular.Write(known, []byte(r.HostKeys), 0o600); err != nil {
			return "", done, err
		}
	case known == "":
		return "", done, fmt.Errorf("%w: no key of the host is known: store it with the repository, or name a known_hosts file in CTX_SYS_TEAM_SSH_KNOWN_HOSTS", ctxsys.ErrUsage)
	}
	options = append(options, "UserKnownHostsFile="+sshWord(known))
	command = "ssh -F " + shell(os.DevNull)
	for _, o := range options {
		command += " -o " + shell(o)
	}
	return command, done, nil
}

// sshWord quotes the path of a file for the settings of ssh, which expand %.
func sshWord(path string) string { return `"` + strings.ReplaceAll(path, "%", "%%") + `"` }

// shell quotes a word for the shell that git starts ssh with.
func shell(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

// What ssh refused.
var (
	ErrHostKey = errors.New("the host has another key than those that are known of it: it was changed, or another machine answers; see `ctx-sys team repo set --help`")
	ErrKey     = errors.New("the host does not accept the key for ssh")
)

// refusedBySSH is what words of ssh mean, nil for nothing in particular. git's own words come after them, and say less.
func refusedBySSH(said string) error {
	switch {
	case strings.Contains(said, "Host key verification failed"), strings.Contains(said, "HOST IDENTIFICATION HAS CHANGED"), strings.Contains(said, "host key is known for"):
		return ErrHostKey
	case strings.Contains(said, "Permission denied ("):
		return ErrKey
	}
	return nil
}
