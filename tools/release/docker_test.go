package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// dockers are the commands of a daemon that the test starts.
type dockers struct{ script, dir string }

func newDockers(t *testing.T) *dockers {
	t.Helper()
	if !whole {
		t.Skip("`make acceptance` builds images")
	}
	if os.Getuid() != 0 {
		t.Skip("a Docker daemon needs root")
	}
	tool(t, "/usr/sbin/dockerd", "make docker")
	tool(t, "/usr/bin/docker", "make docker")
	if _, err := os.Stat(made.built(&target{name: "linux-amd64-static", goos: "linux"})); err != nil {
		t.Fatalf("%v: images have the static program", err)
	}
	dir, err := os.MkdirTemp("", "docker") // the path of its socket has to be short
	if err != nil {
		t.Fatal(err)
	}
	d := &dockers{filepath.Join(made.root, "tools", "docker", "docker.sh"), dir}
	runs(t, exec.Command(d.script, "install"))
	t.Cleanup(func() { runs(t, exec.Command(d.script, "stop", dir)) })
	runs(t, exec.Command(d.script, "start", dir))
	return d
}

func (d *dockers) command(args ...string) *exec.Cmd {
	return exec.Command(d.script, append([]string{"run", d.dir}, args...)...)
}

// inspected is a field of what Docker says of a thing.
func (d *dockers) inspected(t *testing.T, thing, field string) string {
	t.Helper()
	return strings.TrimSpace(runs(t, d.command("inspect", "--format", "{{"+field+"}}", thing)))
}

// The image of packaging/docker is built on a base of Debian, and its program indexes and searches a folder of a user who is not root, on a root file
// system that is read-only and without network, capabilities and a home.
func TestDockerImage(t *testing.T) {
	d := newDockers(t)
	runs(t, d.command("build", "--network", "none", "--build-arg", "TARGETARCH=amd64", "--build-arg", "BASE=base", "-t", "ctx-sys", filepath.Join(made.dist, "packages", "docker")))
	if user, version := d.inspected(t, "ctx-sys", ".Config.User"), d.inspected(t, "ctx-sys", `index .Config.Labels "org.opencontainers.image.version"`); user != "10001:10001" || version != made.version {
		t.Errorf("user %q, version %q", user, version)
	}
	dir := t.TempDir()
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, "greet.py"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("def greet(name):\n    return name\n\n\ndef meet(name):\n    return greet(name)\n")
	runs(t, inDir(dir, "git", "init", "-q"))
	runs(t, inDir(dir, "git", "add", "."))
	runs(t, inDir(dir, "git", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "greet"))
	write("def greet(name, greeting):\n    return name\n\n\ndef meet(name):\n    return greet(name)\n")
	runs(t, exec.Command("chown", "-R", "1234:1234", dir))
	if err := errors.Join(os.Chmod(dir, 0o755), os.Chmod(filepath.Dir(dir), 0o755)); err != nil {
		t.Fatal(err)
	}
	inside := func(args ...string) *exec.Cmd {
		return d.command(append([]string{"run", "--rm", "-i", "--network", "none", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges",
			"-v", dir + ":/work", "--user", "1234:1234", "ctx-sys"}, args...)...)
	}
	if out := runs(t, inside("version")); !strings.HasPrefix(out, "ctx-sys "+made.version+" ") {
		t.Errorf("the image has %q", out)
	}
	runs(t, inside("index"))
	if out := runs(t, inside("search", "who greets by name")); !strings.Contains(out, "greet.py:1") {
		t.Errorf("it finds %q", out)
	}
	if out := runs(t, inside("impact")); !strings.Contains(out, "greet") || !strings.Contains(out, "meet") { // by git
		t.Errorf("the change has an impact on %q", out)
	}
	serve := inside() // what the image does without arguments
	serve.Stdin = strings.NewReader(initialize)
	var answer struct {
		Result struct{ ServerInfo struct{ Version string } }
	}
	if out := runs(t, serve); json.Unmarshal([]byte(strings.SplitN(out, "\n", 2)[0]), &answer) != nil || answer.Result.ServerInfo.Version != made.version {
		t.Errorf("the server says %q", out)
	}
	if out := runs(t, exec.Command("find", dir, "!", "-user", "1234")); out != "" {
		t.Errorf("files of somebody else: %s", out)
	}
}

// The image of packaging/team is built on the same base, and compose.yaml runs it as it is, but for the image of the database: all become healthy, the commands
// of docs/use/team-operations.md do what they say, and all end by themselves when they are stopped.
func TestTeamImage(t *testing.T) {
	d := newDockers(t)
	if made.dist != filepath.Join(made.root, "dist") {
		t.Skip("the Dockerfile takes the programs from dist")
	}
	runs(t, d.command("build", "--network", "none", "--build-arg", "TARGETARCH=amd64", "--build-arg", "BASE=base", "--build-arg", "PROGRAM=released",
		"-f", filepath.Join(made.root, "packaging", "team", "Dockerfile"), "-t", "ctx-sys-team", made.root))
	runs(t, exec.Command(filepath.Join(made.root, "tools", "postgres", "postgres.sh"), "install"))
	pack := exec.Command("tar", "-C", filepath.Join(made.root, "bin", "postgres", "root"), "--exclude=./data", "--exclude=./dev", "-c", ".")
	load := d.command("import", "-", "postgres")
	pipe, err := pack.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	load.Stdin = pipe
	if err := pack.Start(); err != nil {
		t.Fatal(err)
	}
	runs(t, load)
	if err := pack.Wait(); err != nil {
		t.Fatal(err)
	}

	settings := filepath.Join(t.TempDir(), "env")
	secret := strings.Repeat("ab", 24)
	if err := os.WriteFile(settings, []byte("OWNER_PASSWORD="+secret+"\nAPP_PASSWORD="+secret+"\nCTX_SYS_TEAM_KEY="+strings.Repeat("a", 43)+"=\nCTX_SYS_TEAM_URL=https://ctx.example.com\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	compose := func(args ...string) *exec.Cmd {
		return d.command(append([]string{"compose", "--env-file", settings, "-f", filepath.Join(made.root, "packaging", "team", "compose.yaml"),
			"-f", filepath.Join(made.root, "tools", "release", "testdata", "postgres.yaml")}, args...)...)
	}
	up := compose("up", "-d", "--no-build", "--pull", "never", "--wait")
	if out, err := up.CombinedOutput(); err != nil {
		logs, _ := compose("logs").CombinedOutput()
		t.Fatalf("%v: %s\n%s", err, out, logs)
	}
	runs(t, compose("exec", "-T", "server", "ctx-sys", "team", "user", "set", "ann", "--role", "admin"))
	if token := runs(t, compose("exec", "-T", "server", "ctx-sys", "team", "token", "new", "ann", "--scopes", "read,propose,admin")); !strings.HasPrefix(token, "ctxs_") {
		t.Errorf("a token is %q", token)
	}
	for _, service := range []string{"server", "worker"} {
		const look = `id -u; grep CapEff /proc/1/status; touch /file 2>&1 || true; touch /var/lib/ctx-sys/file /tmp/file`
		if out := runs(t, compose("exec", "-T", service, "sh", "-c", look)); out != "10001\nCapEff:\t0000000000000000\ntouch: cannot touch '/file': Read-only file system\n" {
			t.Errorf("%s: %q", service, out)
		}
	}
	if out := runs(t, compose("port", "server", "7420")); out != "127.0.0.1:7420\n" {
		t.Errorf("the server is published at %q", out)
	}
	runs(t, compose("stop", "server", "worker"))
	list := runs(t, compose("ps", "--all", "--format", "json"))
	ended := 0
	for line := range strings.Lines(list) {
		var c struct {
			Service, State string
			ExitCode       int
		}
		if err := json.NewDecoder(bytes.NewReader([]byte(line))).Decode(&c); err != nil {
			t.Fatal(err)
		}
		if c.Service != "postgres" {
			ended++
			if c.State != "exited" || c.ExitCode != 0 {
				t.Errorf("%s is %s with %d", c.Service, c.State, c.ExitCode)
			}
		}
	}
	if ended != 3 {
		t.Errorf("of migration, server and worker %d are there:\n%s", ended, list)
	}
	runs(t, compose("down", "--volumes"))
	if out := runs(t, d.command("ps", "--all", "--quiet")) + runs(t, d.command("volume", "ls", "--quiet")); out != "" {
		t.Errorf("left: %s", out)
	}
}
