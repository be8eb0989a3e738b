package main

import (
	"bufio"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// registry serves the packages of dist as npm's registry would.
func registry(t *testing.T) *httptest.Server {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(made.dist, "packages", "npm", "*.tgz"))
	if err != nil || len(files) < 2 {
		t.Fatalf("%d packages, %v", len(files), err)
	}
	about := map[string]map[string]any{}
	byName := map[string]string{}
	for _, file := range files {
		var p map[string]any
		if err := json.Unmarshal(inside(t, file)["package/package.json"].content, &p); err != nil {
			t.Fatal(err)
		}
		if p["scripts"] != nil {
			t.Errorf("%s runs a script when it is installed", file)
		}
		about[p["name"].(string)] = p
		byName[p["name"].(string)] = file
	}
	var s *httptest.Server
	s = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		if file, ok := strings.CutPrefix(req.URL.Path, "/-/"); ok {
			http.ServeFile(w, req, filepath.Join(made.dist, "packages", "npm", filepath.Base(file)))
			return
		}
		p := about[strings.TrimPrefix(req.URL.Path, "/")]
		if p == nil {
			http.NotFound(w, req)
			return
		}
		name := p["name"].(string)
		text, err := os.ReadFile(byName[name])
		if err != nil {
			http.Error(w, err.Error(), 500)
			return
		}
		sum := sha512.Sum512(text)
		version := map[string]any{"dist": map[string]any{"tarball": s.URL + "/-/" + filepath.Base(byName[name]), "integrity": "sha512-" + base64.StdEncoding.EncodeToString(sum[:])}}
		for k, v := range p {
			version[k] = v
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"name": name, "dist-tags": map[string]any{"latest": p["version"]}, "versions": map[string]any{p["version"].(string): version}})
	}))
	t.Cleanup(s.Close)
	return s
}

const initialize = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}` + "\n"

// npx runs the program from a registry by one command, npm installs it and takes all of it away again; the streams, signals and
// exit codes are the program's.
func TestNpm(t *testing.T) {
	npm := tool(t, "npm", "make judges")
	h := here(t)
	s := registry(t)
	dir := t.TempDir()
	env := append(os.Environ(), "HOME="+filepath.Join(dir, "home"), "npm_config_registry="+s.URL, "npm_config_cache="+filepath.Join(dir, "cache"), "npm_config_update_notifier=false", "npm_config_audit=false", "npm_config_fund=false", "CI=")
	command := func(name string, args ...string) *exec.Cmd {
		cmd := inDir(dir, name, args...)
		cmd.Env = env
		return cmd
	}
	if err := os.WriteFile(filepath.Join(dir, "greet.py"), []byte("def greet(name):\n    return name\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	want := "ctx-sys " + made.version + " "
	if out := runs(t, command("npx", "--yes", "ctx-sys", "version")); !strings.HasPrefix(out, want) {
		t.Errorf("npx runs %q, want %q", out, want)
	}

	runs(t, command(npm, "install", "--prefix", dir, "ctx-sys"))
	bin := filepath.Join(dir, "node_modules", ".bin", "ctx-sys")
	for _, c := range []struct {
		code int
		args []string
	}{{0, []string{"index"}}, {0, []string{"search", "greet"}}, {2, []string{"search", "--no-such-flag"}}, {1, []string{"search", "greet", "--project", "/nowhere"}}} {
		wrapped, direct := command(bin, c.args...), command(made.built(h), c.args...)
		out, err := wrapped.Output()
		theirs, _ := direct.Output()
		if wrapped.ProcessState.ExitCode() != direct.ProcessState.ExitCode() || c.code == 0 && err != nil {
			t.Errorf("%q ends with %d, the program with %d", c.args, wrapped.ProcessState.ExitCode(), direct.ProcessState.ExitCode())
		}
		if c.args[0] == "search" && string(out) != string(theirs) {
			t.Errorf("%q prints %q, the program %q", c.args, out, theirs)
		}
	}
	for _, end := range []struct {
		name string
		stop func(*exec.Cmd, io.Closer) error
	}{
		{"its client leaves", func(_ *exec.Cmd, in io.Closer) error { return in.Close() }},
		{"SIGTERM", func(cmd *exec.Cmd, _ io.Closer) error { return cmd.Process.Signal(syscall.SIGTERM) }},
		{"SIGINT", func(cmd *exec.Cmd, _ io.Closer) error { return cmd.Process.Signal(syscall.SIGINT) }},
	} {
		t.Run(end.name, func(t *testing.T) {
			var codes []int
			for _, program := range []string{bin, made.built(h)} {
				cmd := command(program, "serve")
				in, err1 := cmd.StdinPipe()
				out, err2 := cmd.StdoutPipe()
				if err := errors.Join(err1, err2, cmd.Start()); err != nil {
					t.Fatal(err)
				}
				if _, err := io.WriteString(in, initialize); err != nil {
					t.Fatal(err)
				}
				line, err := bufio.NewReader(out).ReadString('\n')
				var answer struct {
					Result struct{ ServerInfo struct{ Version string } }
				}
				if err != nil || json.Unmarshal([]byte(line), &answer) != nil || answer.Result.ServerInfo.Version != made.version {
					t.Errorf("the server says %q, %v", line, err)
				}
				if err := end.stop(cmd, in); err != nil {
					t.Fatal(err)
				}
				_, _ = io.Copy(io.Discard, out) // ends with the program, not with what wraps it
				_ = cmd.Wait()
				codes = append(codes, cmd.ProcessState.ExitCode())
			}
			if codes[0] != codes[1] {
				t.Errorf("it ends with %d, the program with %d", codes[0], codes[1])
			}
		})
	}

	runs(t, command(npm, "uninstall", "--prefix", dir, "ctx-sys"))
	left := slices.DeleteFunc(files(t, filepath.Join(dir, "node_modules")), func(f string) bool { return f == ".package-lock.json" })
	if len(left) > 0 {
		t.Errorf("npm left %q", left)
	}
}

// files are all files below a folder, with slashes.
func files(t *testing.T, dir string) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			rel, _ := filepath.Rel(dir, path)
			out = append(out, filepath.ToSlash(rel))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// The script installs what its checksum says and takes it away again. What was changed on the way or came in part is refused, and
// nothing of it is left.
func TestInstallScript(t *testing.T) {
	h := here(t)
	script := filepath.Join(made.dist, "packages", "install.sh")
	for _, archive := range made.archives(h) {
		t.Run(archive[strings.Index(archive, ".tar"):], func(t *testing.T) { installs(t, script, archive) })
	}
}

// installs tries the script with what fetches one of the archives: xz in PATH, or not.
func installs(t *testing.T, script, archive string) {
	path := t.TempDir()
	for _, name := range strings.Fields("sh uname getconf curl sha256sum cut mkdir mktemp rm rmdir awk cat tar gzip cp mv xz") {
		program, err := exec.LookPath(name)
		if err != nil {
			t.Fatal(err)
		}
		if name == "xz" && !strings.HasSuffix(archive, ".xz") {
			continue
		}
		if err := os.Symlink(program, filepath.Join(path, name)); err != nil {
			t.Fatal(err)
		}
	}
	how := "whole"
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		path := filepath.Join(made.dist, filepath.Base(req.URL.Path))
		if how == "whole" || filepath.Base(path) != archive && how != "no checksums" {
			http.ServeFile(w, req, path)
			return
		}
		text, err := os.ReadFile(path)
		if err != nil || how == "no checksums" {
			http.NotFound(w, req)
			return
		}
		switch how {
		case "changed":
			text[len(text)/2] ^= 1
			_, _ = w.Write(text)
		case "cut":
			w.Header().Set("Content-Length", "99999999")
			_, _ = w.Write(text[:len(text)/2])
		case "short":
			_, _ = w.Write(text[:len(text)/2])
		}
	}))
	defer s.Close()
	for _, how = range []string{"changed", "cut", "short", "no checksums", "whole"} {
		t.Run(how, func(t *testing.T) {
			home := t.TempDir()
			prefix := filepath.Join(home, "a place")
			install := func(args ...string) *exec.Cmd {
				cmd := inDir(home, "sh", append([]string{script, "--prefix", prefix}, args...)...)
				cmd.Env = []string{"HOME=" + home, "PATH=" + path, "TMPDIR=" + t.TempDir()}
				return cmd
			}
			out, err := install("--from", s.URL).CombinedOutput()
			if how != "whole" {
				if left := files(t, home); err == nil || left != nil || !strings.Contains(string(out), "install.sh: ") {
					t.Errorf("%v: %s: left %q", err, out, left)
				}
				return
			}
			if err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			if got := runs(t, exec.Command(filepath.Join(prefix, "bin", "ctx-sys"), "version")); !strings.Contains(string(out), strings.TrimSpace(got)) {
				t.Errorf("it installs %q, and says %s", got, out)
			}
			runs(t, install("--from", s.URL)) // again: an update
			want := []string{"a place/bin/ctx-sys", "a place/share/doc/ctx-sys/LICENSE", "a place/share/doc/ctx-sys/THIRD_PARTY_LICENSES.txt"}
			if got := files(t, home); !slices.Equal(got, want) {
				t.Errorf("it writes %q", got)
			}
			runs(t, install("--uninstall"))
			if left := files(t, home); left != nil {
				t.Errorf("it leaves %q", left)
			}
		})
	}
}

// What is filled in for package managers is what their programs can read, and says the checksums of dist.
func TestManifests(t *testing.T) {
	built(t)
	sums, err := readSums(made.dist)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file string
		how  []string // "" for none at hand
		from string
	}{
		{"install.sh", []string{"shellcheck", "--severity=style"}, "make packagers"},
		{"install.sh", []string{"sh", "-n"}, ""},
		{"homebrew/ctx-sys.rb", []string{"ruby", "-c"}, "make packagers"},
		{"aur/PKGBUILD", []string{"bash", "-n"}, ""},
		{"nix/flake.nix", []string{"nix-instantiate", "--parse"}, "make emulators"},
	} {
		t.Run(c.file+" by "+c.how[0], func(t *testing.T) {
			path := filepath.Join(made.dist, "packages", c.file)
			text, err := os.ReadFile(path)
			if errors.Is(err, fs.ErrNotExist) && !whole {
				t.Skip("it is made of other platforms' programs")
			} else if err != nil {
				t.Fatal(err)
			}
			tool(t, c.how[0], c.from)
			runs(t, exec.Command(c.how[0], append(c.how[1:], path)...))
			for _, b := range built(t) {
				for _, name := range made.archives(&b) {
					if strings.Contains(string(text), name) && !strings.Contains(string(text), sums[name]) {
						t.Errorf("it names %s with another checksum", name)
					}
				}
			}
			if strings.Contains(string(text), "{{") || strings.Contains(string(text), "<no value>") {
				t.Error("something is not filled in")
			}
		})
	}
	for _, file := range []string{"scoop/ctx-sys.json"} {
		text, err := os.ReadFile(filepath.Join(made.dist, "packages", file))
		if errors.Is(err, fs.ErrNotExist) && !whole {
			continue
		}
		if err != nil || !json.Valid(text) {
			t.Errorf("%s is no JSON: %v", file, err)
		}
	}
}

// dpkg and rpm install the packages into a folder of their own, and take them away again; what apk would unpack is there.
func TestLinuxPackages(t *testing.T) {
	if !whole {
		t.Skip("`make acceptance` has these packages")
	}
	for _, b := range built(t) {
		if b.goos != "linux" {
			continue
		}
		t.Run(b.name, func(t *testing.T) {
			file := filepath.Join(made.dist, "packages", "ctx-sys_"+made.version+"_linux_"+b.goarch)
			program := "usr/bin/ctx-sys"
			same := func(root string) {
				t.Helper()
				got, err1 := os.ReadFile(filepath.Join(root, program))
				want, err2 := os.ReadFile(made.built(&b))
				if err := errors.Join(err1, err2); err != nil || !slices.Equal(got, want) {
					t.Errorf("another program is installed, %v", err)
				}
			}
			gone := func(root string) {
				t.Helper()
				if left := slices.DeleteFunc(files(t, root), func(f string) bool { return !strings.Contains(f, "ctx-sys") || strings.Contains(f, "var/lib/dpkg") }); len(left) > 0 {
					t.Errorf("it leaves %q", left)
				}
			}
			if b.static {
				root := t.TempDir()
				runs(t, inDir(root, "tar", "-xzf", file+".apk"))
				same(root)
				if about, err := os.ReadFile(filepath.Join(root, ".PKGINFO")); err != nil || !strings.Contains(string(about), "pkgver = "+alpine(made.version)+"\n") {
					t.Errorf("%s, %v", about, err)
				}
				return
			}
			t.Run("deb", func(t *testing.T) {
				root := t.TempDir()
				for _, dir := range []string{"updates", "info", "triggers"} {
					if err := os.MkdirAll(filepath.Join(root, "var/lib/dpkg", dir), 0o755); err != nil {
						t.Fatal(err)
					}
				}
				if err := os.WriteFile(filepath.Join(root, "var/lib/dpkg/status"), nil, 0o644); err != nil {
					t.Fatal(err)
				}
				dpkg := func(args ...string) {
					t.Helper()
					runs(t, exec.Command(tool(t, "dpkg", "make packagers"), append([]string{"--root=" + root, "--force-not-root", "--force-script-chrootless", "--force-depends", "--force-architecture", "--log=" + filepath.Join(root, "log")}, args...)...))
				}
				dpkg("--install", file+".deb")
				same(root)
				dpkg("--purge", "ctx-sys")
				gone(root)
			})
			t.Run("rpm", func(t *testing.T) {
				rpm := tool(t, "rpm", "make emulators")
				if os.Getuid() != 0 {
					t.Skip("rpm installs below another root as root")
				}
				root := t.TempDir()
				runs(t, exec.Command(rpm, "--root", root, "--initdb"))
				runs(t, exec.Command(rpm, "--root", root, "--install", "--nodeps", "--ignorearch", file+".rpm"))
				same(root)
				runs(t, exec.Command(rpm, "--root", root, "--erase", "ctx-sys"))
				gone(root)
			})
		})
	}
}

// The workflows are what actionlint lets pass.
func TestWorkflows(t *testing.T) {
	workflows, err := filepath.Glob(filepath.Join(made.root, ".github", "workflows", "*.yml"))
	if err != nil || len(workflows) < 2 {
		t.Fatalf("%d workflows, %v", len(workflows), err)
	}
	runs(t, exec.Command("go", append([]string{"tool", "actionlint"}, workflows...)...))
}
