package ctxsys_test

import (
	"errors"
	"os/exec"
	"strings"
	"testing"
)

// The build of `make try` counts packages, shows what else is printed, and fails when the build does.
func TestWatchedBuild(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	out, err := exec.Command("sh", "packaging/watch-build.sh", "sh", "-c", `echo runtime/cgo; echo example.org/a; echo "a.go:1:2: undefined: x"; exit 3`).CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Errorf("%v", err)
	}
	for _, want := range []string{"building ctx-sys: ", "\na.go:1:2: undefined: x\n", "compiled: 2 of "} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %q in %s", want, out)
		}
	}
}
