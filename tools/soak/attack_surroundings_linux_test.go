package soak_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func gitIn(t testing.TB, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.com", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.com"}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %q: %v\n%s", args, err, out)
	}
}

func homes(t *testing.T) {
	for what, make := range map[string]func(p *place){
		"a file":   func(p *place) { must(t, os.WriteFile(p.home, nil, 0o600)) },
		"a pipe":   func(p *place) { pipe(t, p.home) },
		"relative": func(p *place) { p.home = "here" },
		"dev":      func(p *place) { p.home = "/dev/null" },
		"proc":     func(p *place) { p.home = "/proc/self/nothing" },
		"long":     func(p *place) { p.home += strings.Repeat("/x", 3000) },
		"control":  func(p *place) { p.home += "/a\nb\x1b[31m" },
		"pipes in it": func(p *place) {
			for _, name := range []string{"config.yaml", "registry.json", "token", "server.json", "local", "indexes"} {
				pipe(t, filepath.Join(p.home, name))
			}
		},
		"folders in it": func(p *place) {
			for _, name := range []string{"config.yaml", "registry.json", "token", "server.json", "registry.json.lock"} {
				must(t, os.MkdirAll(filepath.Join(p.home, name), 0o755))
			}
		},
		"junk in it": func(p *place) {
			must(t, os.MkdirAll(p.home, 0o755))
			for _, name := range []string{"config.yaml", "registry.json", "server.json", "local"} {
				must(t, os.WriteFile(filepath.Join(p.home, name), []byte("{\x00[\xff: - {"), 0o600))
			}
		},
		"a link in a circle": func(p *place) { must(t, os.Symlink(p.home, p.home)) },
	} {
		p, _ := small(t)
		make(p)
		for _, args := range [][]string{{"index"}, {"search", "settle"}, {"memory", "add", "the budget is 4"}, {"memory", "list"}, {"session", "add", "hello"}, {"project", "list"}, {"config", "list"}, {"status"}, {"doctor", "--no-models"}} {
			o := p.run("", args...)
			if bad := o.sane(); bad != "" {
				t.Errorf("home %s: %q: %s", what, args, bad)
			}
			if o.took > 15*time.Second {
				t.Errorf("home %s: %q: %s", what, args, o.took)
			}
			if o.code == 0 && args[0] == "memory" && args[1] == "add" && !strings.Contains(p.run("", "memory", "list").out, "the budget is 4") {
				t.Errorf("home %s: a memory is acknowledged and lost", what)
			}
		}
		s := p.start("serve", "--http", "127.0.0.1:0") // says where it is, or ends
		line := s.line()
		s.stop() // what it says on stderr is there then
		if line == "" && s.errs.String() == "" {
			t.Errorf("home %s: serve hangs", what)
		}
	}
}

func fullHome(t *testing.T) {
	p, _ := small(t)
	must(t, os.MkdirAll(p.home, 0o700))
	if err := syscall.Mount("tmpfs", p.home, "tmpfs", 0, "size=700k"); err != nil {
		t.Skip("wants to mount a small file system: ", err)
	}
	t.Cleanup(func() { must(t, syscall.Unmount(p.home, syscall.MNT_DETACH)) })
	p.must("index")
	var kept []string
	refused := 0
	for i := range 60 {
		text := fmt.Sprintf("Depot x%dx has a gate. %s", i, strings.Repeat("It is green. ", 300))
		o := p.run("", "memory", "add", text)
		if i%2 == 1 {
			o = p.run("", "session", "add", "--session", "s", text)
		}
		if o.sane() != "" {
			t.Error(o.sane())
		}
		if o.code == 0 {
			kept = append(kept, fmt.Sprintf("x%dx", i))
		} else {
			refused++
		}
	}
	must(t, syscall.Mount("tmpfs", p.home, "tmpfs", syscall.MS_REMOUNT, "size=20m")) // SQLite wants 32 kB to read with
	all := p.must("memory", "export") + p.must("session", "export", "s")
	for _, k := range kept {
		if !strings.Contains(all, k) {
			t.Errorf("%s was acknowledged and is lost", k)
		}
	}
	if refused == 0 {
		t.Error("the file system was never full")
	}
	p.finds("a full home")
}

func environments(t *testing.T) {
	p, _ := small(t)
	p.must("index")
	var keys []string
	for line := range strings.Lines(p.must("config", "list")) {
		if f := strings.Fields(line); len(f) > 0 && strings.Contains(f[0], ".") || len(f) > 0 && strings.ContainsAny(f[0], "abcdefghijklmnopqrstuvwxyz") {
			keys = append(keys, "CTX_SYS_"+strings.ToUpper(strings.NewReplacer(".", "_", "-", "_").Replace(f[0])))
		}
	}
	if len(keys) < 50 {
		t.Fatalf("only %d settings", len(keys))
	}
	try := func(env ...string) {
		q := *p
		q.env = env
		for _, args := range [][]string{{"search", "settle"}, {"context", "how is a payment settled"}} {
			o := q.run("", args...)
			if bad := o.sane(); bad != "" || strings.ContainsAny(o.err, "\x1b\x07") {
				t.Errorf("%.60q %q: %s %.200q", env, args, bad, o.err)
			}
		}
	}
	for _, k := range keys {
		for _, v := range []string{"\x1b[31m\x07\xff", "-1e308", "../../../../etc"} {
			try(k + "=" + v)
		}
	}
	try("CTX_SYS_INDEXING_INCLUDE=" + strings.Repeat("**/a,", 20000))
	for _, e := range []string{"TMPDIR=/nowhere", "LANG=\xff", "LC_ALL=C", "GODEBUG=x=y,http2debug=2", "COLUMNS=-1", "COLUMNS=99999999999999999999", "TERM=\x1b[31m", "GOMAXPROCS=0", "GOGC=1", "GOMEMLIMIT=1", "TZ=/etc/passwd", "TZ=\xff", "SSL_CERT_FILE=/dev/zero", "HTTP_PROXY=http://127.0.0.1:1", "CODEX_HOME=/dev/null", "XDG_CONFIG_HOME=\n", "SQLITE_TMPDIR=/nowhere", "EDITOR=false"} {
		try(e)
	}
	p.must("index")
	p.finds("after all of these")
	q := *p
	q.env = []string{"HOME=", "CTX_SYS_HOME="}
	q.look()
}

func gitEnvironment(t *testing.T) {
	p, _ := small(t)
	p.git("init", "-q", "-b", "main")
	p.git("add", "-A")
	p.git("commit", "-qm", "one")
	other := filepath.Join(filepath.Dir(p.root), "other")
	must(t, os.MkdirAll(other, 0o755))
	gitIn(t, other, "init", "-q", "-b", "evil")
	must(t, os.WriteFile(filepath.Join(other, "o.txt"), []byte(outsideText), 0o644))
	gitIn(t, other, "add", "-A")
	gitIn(t, other, "commit", "-qm", outsideText)
	mark := filepath.Join(filepath.Dir(p.root), "mark")
	script := filepath.Join(filepath.Dir(p.root), "evil.sh")
	must(t, os.WriteFile(script, []byte("#!/bin/sh\necho ran >> "+mark+"\n"), 0o755))
	bin := filepath.Join(filepath.Dir(p.root), "libexec")
	must(t, os.MkdirAll(bin, 0o755))
	for _, n := range []string{"git", "git-log", "git-status", "git-remote-https"} {
		must(t, os.Symlink(script, filepath.Join(bin, n)))
	}
	clean := p.look()
	for _, env := range [][]string{
		{"GIT_DIR=" + other + "/.git"}, {"GIT_WORK_TREE=" + other}, {"GIT_DIR=" + other + "/.git", "GIT_WORK_TREE=" + other}, {"GIT_INDEX_FILE=" + mark},
		{"GIT_OBJECT_DIRECTORY=" + mark}, {"GIT_COMMON_DIR=" + other + "/.git"}, {"GIT_NAMESPACE=x"}, {"GIT_EXTERNAL_DIFF=" + script}, {"GIT_PAGER=" + script, "PAGER=" + script},
		{"GIT_SSH=" + script, "GIT_SSH_COMMAND=" + script, "GIT_ASKPASS=" + script, "GIT_EDITOR=" + script}, {"GIT_TRACE=" + mark, "GIT_TRACE2=" + mark, "GIT_TRACE_SETUP=" + mark},
		{"GIT_EXEC_PATH=" + bin}, {"GIT_CONFIG_COUNT=2", "GIT_CONFIG_KEY_0=core.fsmonitor", "GIT_CONFIG_VALUE_0=" + script, "GIT_CONFIG_KEY_1=diff.external", "GIT_CONFIG_VALUE_1=" + script},
		{"GIT_CONFIG_PARAMETERS='core.fsmonitor=" + script + "'"}, {"GIT_CEILING_DIRECTORIES=" + p.root}, {"GIT_ATTR_SOURCE=HEAD"}, {"GIT_OPTIONAL_LOCKS=1"}, {"GIT_TEMPLATE_DIR=" + other}, {"GIT_CONFIG_GLOBAL=/dev/zero"},
	} {
		q := *p
		q.env = env
		for _, args := range [][]string{{"index"}, {"status"}, {"critique", "-", "--query", "what is charge"}, {"memory", "add", "the budget is 4"}} {
			o := q.sane("The function `Older` in pay.go calls `charge`.\n", args...)
			if strings.Contains(o.out+o.err, "OUTSIDE7731") || strings.Contains(o.out, "evil") {
				t.Errorf("%q %q: of the other repository: %.500s", env, args, o.out)
			}
		}
		if _, err := os.Lstat(mark); err == nil {
			t.Errorf("%q: a file was made or a program ran", env)
			must(t, os.RemoveAll(mark))
		}
	}
	if clean == "" {
		t.Error("nothing said")
	}
}

func pathGit(t *testing.T) {
	p, _ := small(t)
	p.git("init", "-q", "-b", "main")
	p.git("add", "-A")
	p.git("commit", "-qm", "one")
	mark := filepath.Join(filepath.Dir(p.root), "mark")
	for _, n := range []string{"git", "git.exe", "git.bat", "git.cmd", "rg", "sh"} {
		must(t, os.WriteFile(filepath.Join(p.root, n), []byte("#!/bin/sh\necho ran >> "+mark+"\n"), 0o755))
	}
	for _, path := range []string{".:", ":", "", "./:", "::/nowhere", "nowhere:."} {
		q := *p
		q.env = []string{"PATH=" + path + os.Getenv("PATH")}
		if path == "" {
			q.env = []string{"PATH="}
		}
		for _, args := range [][]string{{"index"}, {"status"}, {"critique", "-", "--query", "what is charge"}, {"memory", "add", "the budget is 4"}, {"watch"}} {
			limit := patience
			if args[0] == "watch" {
				limit = 2 * time.Second
			}
			if o := q.runFor(limit, "The function `Older` in pay.go calls `charge`.\n", args...); args[0] != "watch" && o.sane() != "" {
				t.Errorf("PATH=%s %q: %s", path, args, o.sane())
			}
		}
		if b, err := os.ReadFile(mark); err == nil {
			t.Errorf("PATH=%s: the program of the project ran: %s", path, b)
			os.Remove(mark)
		}
	}
}

func gitFiles(t *testing.T) {
	for what, make := range map[string]func(p *place, other string){
		"another repository": func(p *place, other string) { p.write(map[string]string{".git": "gitdir: " + other + "/.git\n"}) },
		"etc":                func(p *place, _ string) { p.write(map[string]string{".git": "gitdir: /etc\n"}) },
		"itself":             func(p *place, _ string) { p.write(map[string]string{".git": "gitdir: .git\n"}) },
		"binary":             func(p *place, _ string) { p.write(map[string]string{".git": "gitdir: \x00\xff\n\n" + outsideText}) },
		"large": func(p *place, _ string) {
			p.write(map[string]string{".git": "gitdir: "})
			must(t, os.Truncate(filepath.Join(p.root, ".git"), 1<<30))
		},
		"a link to etc":     func(p *place, _ string) { must(t, os.Symlink("/etc", filepath.Join(p.root, ".git"))) },
		"a link to another": func(p *place, other string) { must(t, os.Symlink(other+"/.git", filepath.Join(p.root, ".git"))) },
		"commondir": func(p *place, other string) {
			p.git("init", "-q")
			p.write(map[string]string{".git/commondir": other + "/.git\n", ".git/gitdir": other + "\n"})
		},
		"HEAD out": func(p *place, other string) {
			p.git("init", "-q")
			p.write(map[string]string{".git/HEAD": "ref: ../../../outside.txt\n"})
		},
		"HEAD long": func(p *place, other string) {
			p.git("init", "-q")
			p.write(map[string]string{".git/HEAD": "ref: refs/heads/" + strings.Repeat("x/", 1<<20)})
		},
		"alternates": func(p *place, other string) {
			p.git("init", "-q")
			p.write(map[string]string{".git/objects/info/alternates": other + "/.git/objects\n"})
		},
		"packed-refs": func(p *place, other string) {
			p.git("init", "-q")
			p.write(map[string]string{".git/packed-refs": strings.Repeat("zz\n", 1<<20)})
		},
		"exclude pipe": func(p *place, other string) {
			p.git("init", "-q")
			must(t, os.RemoveAll(filepath.Join(p.root, ".git/info")))
			pipe(t, filepath.Join(p.root, ".git/info/exclude"))
		},
		"excludesfile": func(p *place, other string) { p.git("init", "-q"); p.git("config", "core.excludesFile", "/dev/zero") },
		"include":      func(p *place, other string) { p.git("init", "-q"); p.git("config", "include.path", "config") },
		"worktree":     func(p *place, other string) { p.git("init", "-q"); p.git("config", "core.worktree", "/etc") },
		"index junk": func(p *place, other string) {
			p.git("init", "-q")
			p.write(map[string]string{".git/index": "DIRC\x00\x00\x00\x02\xff\xff\xff\xff" + strings.Repeat("\xff", 4096)})
		},
	} {
		p, _ := small(t)
		other := filepath.Join(filepath.Dir(p.root), "other")
		must(t, os.MkdirAll(other, 0o755))
		gitIn(t, other, "init", "-q", "-b", "OUTSIDE7731")
		must(t, os.WriteFile(filepath.Join(other, "o.txt"), []byte(outsideText), 0o644))
		gitIn(t, other, "add", "-A")
		gitIn(t, other, "commit", "-qm", outsideText)
		make(p, other)
		ok := t.Run(what, func(t *testing.T) {
			p.t = t
			p.sane("", "index")
			p.look()
			p.sane("The file `o.txt` was deleted.\n", "critique", "-", "--query", "what is o.txt")
			if what != "a link to another" && what != "another repository" {
				p.finds(what)
			}
		})
		_ = ok
	}
}

func limits(t *testing.T) {
	p, _ := small(t)
	files := map[string]string{}
	for i := range 200 {
		name, text := stillFile(i)
		files[name] = text
	}
	p.write(files)
	kept := []string{}
	for i, limit := range []string{"ulimit -n 8", "ulimit -n 12", "ulimit -n 16", "ulimit -n 24", "ulimit -n 32", "ulimit -v 300000", "ulimit -v 700000", "ulimit -v 1500000", "ulimit -f 1000", "ulimit -f 100", "ulimit -s 64", "ulimit -u 4", "ulimit -t 1", "ulimit -d 50000", "umask 777", "umask 0", "exec >&-", "exec 2>&-", "exec <&-", "exec >&- 2>&- <&-", "exec >/dev/full", "exec 2>/dev/full", "cd /; cd /proc/self/fd"} {
		q := *p
		must(t, os.RemoveAll(filepath.Join(q.root, ".ctx-sys")))
		text := fmt.Sprintf("Gate w%dx is green.", i)
		for _, line := range []string{"index", "search Still7", "memory add '" + text + "'", "context 'what does Still7 weigh'"} {
			ctx, cancel := context.WithTimeout(context.Background(), patience)
			cmd := q.command(ctx)
			sh := exec.CommandContext(ctx, "sh", "-c", limit+`; exec "$0" `+line+" --project "+q.root, *program)
			sh.Dir, sh.Env, sh.WaitDelay = cmd.Dir, cmd.Env, cmd.WaitDelay
			o := ended(ctx, sh, "")
			cancel()
			if strings.HasPrefix(line, "memory") && o.code == 0 {
				kept = append(kept, text)
			}
			// Where Go's own runtime gets no memory, thread or processor, it says so and nothing can be done.
			if runtime := strings.Contains(o.err, "runtime: ") || strings.Contains(o.err, "fatal error: ") || strings.Contains(o.err, "pthread_create") || o.code == -1 || o.code == 126 || o.code == 127; runtime && !o.late {
				t.Logf("%s: %s: the runtime: %d %.120q", limit, line, o.code, o.err)
				continue
			}
			if bad := o.sane(); bad != "" {
				t.Errorf("%s: %s: %s", limit, line, bad)
			}
		}
		must(t, exec.Command("chmod", "-R", "u+rwX", p.root).Run())
		p.must("index")
		p.finds("after " + limit)
	}
	all := p.must("memory", "export")
	for _, k := range kept {
		if !strings.Contains(all, k) {
			t.Errorf("lost: %s", k)
		}
	}
}

func signals(t *testing.T) {
	p, _ := small(t)
	files := map[string]string{}
	for i := range 400 {
		name, text := stillFile(i)
		files[name] = text
	}
	p.write(files)
	for i := range 12 {
		must(t, os.RemoveAll(filepath.Join(p.root, ".ctx-sys")))
		for _, args := range [][]string{{"index"}, {"watch"}, {"serve"}} {
			s := p.start(args...)
			for k := range 60 {
				sig := []syscall.Signal{syscall.SIGSTOP, syscall.SIGCONT, syscall.SIGWINCH, syscall.SIGPIPE, syscall.SIGURG, syscall.SIGCHLD, syscall.SIGALRM, syscall.SIGUSR1}[(k*7+i)%7]
				if sig == syscall.SIGALRM && args[0] != "index" {
					sig = syscall.SIGHUP
				}
				_ = s.cmd.Process.Signal(sig)
				time.Sleep(3 * time.Millisecond)
			}
			_ = s.cmd.Process.Signal(syscall.SIGCONT)
			for range 20 {
				_ = s.cmd.Process.Signal([]syscall.Signal{syscall.SIGINT, syscall.SIGTERM}[i%2])
			}
			s.stop()
		}
	}
	p.must("index")
	p.finds("after the signals")
	if o := p.run("", "doctor", "--no-models"); o.code != 0 {
		t.Errorf("doctor: %s", o.out)
	}
}

func clocks(t *testing.T) {
	p, _ := small(t)
	for i, at := range []int64{-1 << 31, 0, 1 << 31, 1 << 33, 253402300799, 9223372036, -62135596800} {
		path := filepath.Join(p.root, fmt.Sprintf("c%d.go", i))
		must(t, os.WriteFile(path, []byte(fmt.Sprintf("package pay\n\nfunc Clock%d() {}\n", i)), 0o644))
		if err := os.Chtimes(path, time.Unix(at, 0), time.Unix(at, 0)); err != nil {
			t.Log(at, err)
		}
	}
	p.must("index")
	for i := range 7 {
		if out := p.must("search", fmt.Sprintf("Clock%d", i)); !strings.Contains(out, fmt.Sprintf("c%d.go:", i)) {
			t.Errorf("Clock%d: %s", i, out)
		}
	}
	path := filepath.Join(p.root, "c0.go") // its time goes back, and the size stays
	must(t, os.WriteFile(path, []byte("package pay\n\nfunc Cluck0() {}\n"), 0o644))
	must(t, os.Chtimes(path, time.Unix(1000, 0), time.Unix(1000, 0)))
	p.must("index")
	if out := p.must("search", "Cluck0"); !strings.Contains(out, "c0.go:") {
		t.Errorf("a file of the past is not read: %s", out)
	}
	for _, when := range []string{"0001-01-01", "9999-12-31", "10000-01-01", "-5", "1970-01-01T00:00:00+99:99", "2026-02-30"} {
		p.sane("", "memory", "add", "--from", when, "it holds from "+when)
		p.sane("", "memory", "add", "--until", when, "it holds until "+when)
	}
	p.look()
	for _, tz := range []string{"TZ=Pacific/Kiritimati", "TZ=Etc/GMT+12"} {
		q := *p
		q.env = []string{tz}
		q.look()
	}
}
