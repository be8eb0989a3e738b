package main

import (
	"os"
	"os/exec"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// refreshPause is how long after a sync none is started because of vectors that are still to be made.
const refreshPause = 10 * time.Second

// doubt is what is known of the index of a project that answered: the worst of what a run heard.
type doubt struct {
	of    place
	index snapshot.Freshness
}

// hear remembers how fresh the index was that a question was answered from.
func (a *app) hear(at place) func(snapshot.Freshness) {
	return func(f snapshot.Freshness) {
		if a.doubt == nil || f.Fresh == nil || !*f.Fresh || f.GraphPending {
			a.doubt = &doubt{at, f}
		}
	}
}

// settle says what is to be known of the index that the answers of this run are from, and starts an index run that outlives this
// process when that is not known to be fresh, its graph is not whole, or its vectors are not all made. Nothing waits for it. It looks at the files later
// than now, so that the next question is answered from them.
func (a *app) settle() {
	if a.doubt == nil {
		return
	}
	at, index := a.doubt.of, a.doubt.index
	if v := index.Vectors; v != nil {
		a.note("%d of %s have no vector yet: those are found by their words alone", v.Pending, ctxsys.Plural(v.Of, "chunk"))
	}
	if index.GraphPending {
		a.note("%s", answer.GraphPending)
	}
	unsure := answer.Unsure(&index)
	if unsure == "" && !index.GraphPending && (index.Vectors == nil || index.Age >= 0 && index.Age < refreshPause) {
		return
	}
	then := "the index is brought up to date in the background"
	if err := at.refresh(); err != nil {
		a.detail("no refresh in the background: %v", err)
		then = "`ctx-sys index` brings the index up to date"
	}
	if unsure != "" {
		a.note("%s: %s", unsure, then)
	} else {
		a.detail("%s", then)
	}
}

func (at place) refresh() error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	cmd := exec.Command(self, "index", "--quiet", "--as-made", "--queued", "--project", at.Root)
	cmd.Dir, cmd.Env = at.Root, at.environ
	cmd.SysProcAttr = detached()
	if err := cmd.Start(); err != nil {
		return err
	}
	return cmd.Process.Release()
}
