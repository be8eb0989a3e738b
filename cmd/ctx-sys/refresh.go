package main

import (
	"os"
	"os/exec"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// refreshPause is how long after a sync none is started because of nothing but not knowing: a burst of
// questions to a large project would otherwise look at all its files for each of them.
const refreshPause = 10 * time.Second

// refresh starts an index run that outlives this process when an answer was given from an index that is
// not known to be fresh, or whose vectors are not all made. Nobody waits for it; where another process indexes
// already it ends at once.
func (a *app) refresh(at place, index engine.Freshness) {
	if v := index.Vectors; v != nil {
		a.note("%d of %s have no vector yet: those are found by their words alone", v.Pending, answer.Plural(v.Of, "piece"))
	}
	stale := index.Fresh != nil && !*index.Fresh
	unsure := index.Fresh == nil || index.Vectors != nil
	if !stale && (!unsure || index.Age >= 0 && index.Age < refreshPause) {
		return
	}
	self, err := os.Executable()
	if err != nil {
		a.detail("no refresh in the background: %v", err)
		return
	}
	cmd := exec.Command(self, "index", "--quiet", "--as-made", "--no-wait", "--project", at.Root)
	cmd.Dir, cmd.Env = at.Root, a.environ
	cmd.SysProcAttr = detached()
	if err := cmd.Start(); err != nil {
		a.detail("no refresh in the background: %v", err)
		return
	}
	a.detail("the index may be stale: bringing it up to date in the background")
	if err := cmd.Process.Release(); err != nil {
		a.detail("%v", err)
	}
}
