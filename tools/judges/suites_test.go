package judges_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// suite is a real repository with tests that its mutations are judged by.
type suite struct {
	name, language string
	sources        []string // patterns of the files that are changed, from the root

	open func(t *testing.T) (root string, run runner) // a copy, and what runs its tests
}

// runner runs all tests after a file changed, "" for none.
type runner func(changed string) (outcome, error)

var suites = []suite{
	{"chi", "go", []string{"*.go", "middleware/*.go"}, openGo("github.com/go-chi/chi/v5@v5.2.3")},
	{"jinja2", "python", []string{"src/jinja2/*.py"}, openPython("jinja2")},
	{"cheerio", "typescript", []string{"src/*.ts", "src/*/*.ts"}, openTypeScript("cheerio")},
	{"commons-codec", "java", []string{"src/main/java/org/apache/commons/codec/*.java", "src/main/java/org/apache/commons/codec/*/*.java", "src/main/java/org/apache/commons/codec/*/*/*.java"}, openJava("libcommons-codec-java")},
	{"textwrap", "rust", []string{"src/*.rs", "src/*/*.rs"}, openRust("textwrap")},
	{"jansson", "c", []string{"src/*.c"}, openC("jansson")},
}

// patience is how long a run may take, besides its processor time (bounded). One that takes longer says nothing.
const patience = 5 * time.Minute

// output is what a program prints, its errors as well, in time. How it ended is not looked at: a runner of which tests fail ends badly.
func output(root string, env []string, name string, args ...string) (text []byte, well, inTime bool, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = root, append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	text, err = cmd.CombinedOutput()
	if exit := new(exec.ExitError); errors.As(err, &exit) || errors.Is(err, exec.ErrWaitDelay) || ctx.Err() != nil {
		return text, false, ctx.Err() == nil, nil
	}
	return text, true, true, err
}

// openGo copies a module.
func openGo(module string) func(t *testing.T) (string, runner) {
	return func(t *testing.T) (string, runner) {
		var from struct{ Dir, Path string }
		cmd := exec.Command("go", "mod", "download", "-json", module)
		cmd.Dir = t.TempDir()
		cmd.Env = append(os.Environ(), "GOWORK=off")
		decode(t, run(t, cmd), &from)
		root := copied(t, from.Dir)
		return root, func(string) (outcome, error) {
			text, _, inTime, err := output(root, []string{"GOWORK=off", "GOFLAGS=-mod=mod"}, "go", "test", "-json", "-vet=off", "-count", "1", "-timeout", "200s", "./...")
			o := outcome{Built: inTime && !bytes.Contains(text, []byte("[build failed]")) && !bytes.Contains(text, []byte("test timed out")), Tests: map[string]bool{}}
			for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
				var e struct{ Action, Package, Test string }
				if json.Unmarshal(lines.Bytes(), &e) != nil || e.Test == "" || strings.Contains(e.Test, "/") || e.Action != "pass" && e.Action != "fail" {
					continue
				}
				o.ran("."+strings.TrimPrefix(e.Package, from.Path)+" "+e.Test, e.Action == "pass")
			}
			return o, err
		}
	}
}

// copied is a copy of a folder that can be written.
func copied(t *testing.T, dir string) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "repository")
	err := os.CopyFS(root, os.DirFS(dir))
	if err := errors.Join(err, filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		return errors.Join(err, os.Chmod(path, 0o755))
	})); err != nil {
		t.Fatal(err)
	}
	return root
}

// fetched is a folder of what fetch.sh got.
func fetched(t *testing.T, name string) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("testdata", "suites", "fetched", name))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(dir); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not here: run `make suites`", name)
		}
		t.Skipf("%s is not here: `make suites` gets it", name)
	}
	return dir
}

// bounded is a command that a loop without end stops soon: it may take so much time of the processor, in seconds, and 4 GB.
func bounded(args ...string) []string {
	return append([]string{"-c", `ulimit -t 60; ulimit -v 4000000; exec "$@"`, "sh"}, args...)
}

var testLine = regexp.MustCompile(`(?m)^(PASSED|FAILED|ERROR) ([^\s\[]+)`)

func openPython(name string) func(t *testing.T) (string, runner) {
	return func(t *testing.T) (string, runner) {
		root := copied(t, fetched(t, name))
		env := []string{"PYTHONPATH=src", "PYTHONDONTWRITEBYTECODE=1"}
		return root, func(changed string) (outcome, error) {
			if changed != "" {
				if _, well, _, err := output(root, env, "/usr/bin/python3", "-c", "import ast, sys; ast.parse(open(sys.argv[1]).read())", changed); err != nil || !well {
					return outcome{}, err
				}
			}
			text, _, inTime, err := output(root, env, "sh", bounded("/usr/bin/python3", "-m", "pytest", "-q", "-rA", "--tb=no", "--show-capture=no", "-p", "no:cacheprovider")...)
			o := outcome{Built: inTime, Tests: map[string]bool{}}
			for _, m := range testLine.FindAllSubmatch(text, -1) {
				test := string(m[2])
				if !strings.Contains(test, "::") {
					test += "::"
				}
				o.ran(test, string(m[1]) == "PASSED")
			}
			return o, err
		}
	}
}

func openTypeScript(name string) func(t *testing.T) (string, runner) {
	return func(t *testing.T) (string, runner) {
		modules := fetched(t, "npm/node_modules")
		root := copied(t, filepath.Join(modules, name))
		if err := errors.Join(os.RemoveAll(filepath.Join(root, "dist")), os.Symlink(modules, filepath.Join(root, "node_modules")),
			os.WriteFile(filepath.Join(root, ".gitignore"), []byte("node_modules\n"), 0o644)); err != nil {
			t.Fatal(err)
		}
		report := filepath.Join(t.TempDir(), "report.json")
		return root, func(changed string) (outcome, error) {
			if changed != "" {
				if _, well, _, err := output(root, nil, filepath.Join(modules, ".bin", "esbuild"), "--log-level=error", changed); err != nil || !well {
					return outcome{}, err
				}
			}
			os.Remove(report)
			_, _, inTime, err := output(root, nil, filepath.Join(modules, ".bin", "vitest"), "run", "--dir", "src", "--reporter=json", "--outputFile="+report)
			text, readErr := os.ReadFile(report)
			if err != nil || !inTime || readErr != nil {
				return outcome{}, err
			}
			var all struct {
				TestResults []struct{ Name, Status string }
			}
			err = json.Unmarshal(text, &all)
			o := outcome{Built: true, Tests: map[string]bool{}}
			for _, r := range all.TestResults {
				rel, err := filepath.Rel(root, r.Name)
				if err != nil {
					return o, err
				}
				o.ran(filepath.ToSlash(rel), r.Status == "passed")
			}
			return o, err
		}
	}
}

var junitLine = regexp.MustCompile(`(?m)^TEST (pass|fail) (?:[\w$]+\.)*([\w$]+#[\w$]*)`)

func openJava(name string) func(t *testing.T) (string, runner) {
	return func(t *testing.T) (string, runner) {
		root := copied(t, fetched(t, name))
		classes, over := t.TempDir(), t.TempDir()
		class := strings.Join([]string{over, classes, filepath.Join(root, "src/main/resources"), filepath.Join(root, "src/test/resources"), "/usr/share/java/junit4.jar", "/usr/share/java/hamcrest-core.jar", "/usr/share/java/hamcrest-library.jar", "/usr/share/java/commons-lang3.jar"}, ":")
		here, err := os.Getwd()
		if err != nil {
			t.Fatal(err)
		}
		files, tests := []string{filepath.Join(here, "testdata", "suites", "Runner.java")}, []string{}
		if err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
			if strings.HasSuffix(path, ".java") {
				files = append(files, path)
				if test, ok := strings.CutSuffix(path, "Test.java"); ok && !strings.HasSuffix(test, "Performance") { // those only take time
					rel, _ := filepath.Rel(filepath.Join(root, "src/test/java"), test+"Test")
					tests = append(tests, strings.ReplaceAll(filepath.ToSlash(rel), "/", "."))
				}
			}
			return err
		}); err != nil {
			t.Fatal(err)
		}
		compile := func(to string, files ...string) (bool, error) {
			out, well, _, err := output(root, nil, "javac", append([]string{"-nowarn", "-encoding", "UTF-8", "-cp", class, "-d", to}, files...)...)
			if to == classes && !well {
				t.Fatalf("%s", out)
			}
			return well, err
		}
		if _, err := compile(classes, files...); err != nil {
			t.Fatal(err)
		}
		return root, func(changed string) (outcome, error) {
			if err := errors.Join(os.RemoveAll(over), os.MkdirAll(over, 0o755)); err != nil {
				return outcome{}, err
			}
			if changed != "" {
				if well, err := compile(over, changed); err != nil || !well {
					return outcome{}, err
				}
			}
			text, _, inTime, err := output(root, nil, "java", append([]string{"-Xmx1g", "-Xshare:auto", "-cp", class, "Runner"}, tests...)...)
			o := outcome{Built: inTime, Tests: map[string]bool{}}
			for _, m := range junitLine.FindAllSubmatch(text, -1) {
				o.ran(string(m[2]), string(m[1]) == "pass")
			}
			return o, err
		}
	}
}

var (
	cargoLine   = regexp.MustCompile(`(?m)^test (\S+)(?: - should panic)? \.\.\. (ok|FAILED)`)
	onlyOfTests = regexp.MustCompile(`(?m)^\[target\.[^\n]*dev-dependencies[^\n]*\n(?:[^\[\n][^\n]*\n|\n)*`)
	coloredTest = regexp.MustCompile(`(?s)    #\[test\]\n    #\[cfg\(unix\)\]\n    fn find_words_colored_text.*?\n    }\n`)
)

func openRust(name string) func(t *testing.T) (string, runner) {
	return func(t *testing.T) (string, runner) {
		root := copied(t, fetched(t, name))
		manifest, err := os.ReadFile(filepath.Join(root, "Cargo.toml"))
		settings := filepath.Join(filepath.Dir(root), ".cargo")
		separators := filepath.Join(root, "src", "word_separators.rs")
		source, readErr := os.ReadFile(separators)
		// Debian lacks the version of termion that one test wants.
		if err := errors.Join(err, readErr, os.WriteFile(filepath.Join(root, "Cargo.toml"), onlyOfTests.ReplaceAll(append(manifest, '\n'), nil), 0o644),
			os.WriteFile(separators, coloredTest.ReplaceAll(source, nil), 0o644), os.Mkdir(settings, 0o755),
			os.WriteFile(filepath.Join(settings, "config.toml"), []byte("[source.crates-io]\nreplace-with = \"debian\"\n[source.debian]\ndirectory = \"/usr/share/cargo/registry\"\n"), 0o644),
			os.WriteFile(filepath.Join(root, ".gitignore"), []byte("Cargo.lock\n"), 0o644)); err != nil {
			t.Fatal(err)
		}
		env := []string{"CARGO_TARGET_DIR=" + t.TempDir(), "CARGO_INCREMENTAL=0", "RUST_MIN_STACK=8000000"}
		return root, func(string) (outcome, error) {
			_, well, inTime, err := output(root, env, "cargo", "test", "--offline", "--no-run", "--lib", "--tests")
			if !well || !inTime || err != nil {
				return outcome{}, err
			}
			text, _, inTime, err := output(root, env, "sh", bounded("cargo", "test", "--offline", "--lib", "--tests", "--no-fail-fast")...)
			o := outcome{Built: inTime, Tests: map[string]bool{}}
			for _, m := range cargoLine.FindAllSubmatch(text, -1) {
				o.ran(string(m[1]), string(m[2]) == "ok")
			}
			return o, err
		}
	}
}

var ctestLine = regexp.MustCompile(`(?m)Test +#\d+: (\S+) \.*[ *]*(Passed|Failed|Exception)`)

func openC(name string) func(t *testing.T) (string, runner) {
	return func(t *testing.T) (string, runner) {
		root, build := copied(t, fetched(t, name)), t.TempDir()
		if text, well, _, err := output(build, nil, "cmake", "-DJANSSON_BUILD_DOCS=OFF", "-DJANSSON_EXAMPLES=OFF", root); err != nil || !well {
			t.Fatalf("%v %s", err, text)
		}
		return root, func(string) (outcome, error) {
			if _, well, inTime, err := output(build, nil, "make", "-s"); !well || !inTime || err != nil {
				return outcome{}, err
			}
			text, _, inTime, err := output(build, nil, "sh", bounded("ctest", "--timeout", "20")...)
			o := outcome{Built: inTime, Tests: map[string]bool{}}
			for _, m := range ctestLine.FindAllSubmatch(text, -1) {
				file := "test/bin/json_process.c" // reads files of JSON, one a test
				if strings.HasPrefix(string(m[1]), "test_") {
					file = "test/suites/api/" + string(m[1]) + ".c"
				}
				o.ran(file, string(m[2]) == "Passed")
			}
			return o, err
		}
	}
}
