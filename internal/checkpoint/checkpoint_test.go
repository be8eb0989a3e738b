package checkpoint_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/local"
)

func open(t *testing.T, dir string, o checkpoint.Options) *checkpoint.Store {
	t.Helper()
	db := local.Memory(filepath.Join(dir, local.MemoryName), nil, nil)
	t.Cleanup(func() { db.Close() })
	return checkpoint.NewStore(db, o)
}

// A state of 50 MB comes back byte for byte, whatever its spaces, numbers and escapes; of a secret only that is changed.
func TestLargeState(t *testing.T) {
	s := open(t, t.TempDir(), checkpoint.Options{})
	state := []byte(`{"b": 1.50, "a":  [ 1e3, "é\u00e9\/", null ], "text": "` + strings.Repeat(`a line of some log, number 12345678901234567890\n`, 1_050_000) + `"}`)
	if len(state) < 50_000_000 {
		t.Fatal(len(state))
	}
	saved, err := s.Save(t.Context(), checkpoint.New{Session: "s", State: state})
	if err != nil || saved.Size != int64(len(state)) || saved.Masked != nil {
		t.Fatal(saved.Size, saved.Masked, err)
	}
	c, err := s.Load(t.Context(), "s", "")
	if err != nil || !bytes.Equal(c.State, state) {
		t.Fatalf("%d bytes became %d, %v", len(state), len(c.State), err)
	}
	const secret = "ghp_abcdefghijklmnopqrstuvwxyz0123456789"
	saved, err = s.Save(t.Context(), checkpoint.New{Session: "s", State: json.RawMessage(`{"a": "` + secret + `", "b": [1,  2]}`)})
	if err != nil || len(saved.Masked) != 1 {
		t.Fatal(saved, err)
	}
	c, err = s.Load(t.Context(), "s", saved.ID)
	if err != nil || bytes.Contains(c.State, []byte(secret)) || !bytes.HasSuffix(c.State, []byte(`", "b": [1,  2]}`)) {
		t.Errorf("%s, %v", c.State, err)
	}
}

// The latest is the one with the most steps done, and of those the last made, whatever the clock says.
func TestLatest(t *testing.T) {
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	s := open(t, t.TempDir(), checkpoint.Options{Now: func() time.Time { now = now.Add(-time.Hour); return now }})
	two, one := 2, 1
	for i, n := range []checkpoint.New{{Step: &two}, {Step: &two}, {Step: &one}} {
		n.Session, n.State = "s", json.RawMessage(fmt.Sprint(i))
		if _, err := s.Save(t.Context(), n); err != nil {
			t.Fatal(err)
		}
	}
	if c, err := s.Load(t.Context(), "s", ""); err != nil || string(c.State) != "1" || c.StepNumber != 2 {
		t.Errorf("%+v, %v", c, err)
	}
	if _, err := s.Load(t.Context(), "other", ""); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("%v", err)
	}
	for _, wrong := range []checkpoint.New{{}, {Session: " "}, {Session: "s", State: json.RawMessage("{")}, {Session: "s", Trigger: "never"}} {
		if _, err := s.Save(t.Context(), wrong); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%+v: %v", wrong, err)
		}
	}
}

// Eight writers of one session: every step has its own number, none is lost, and ten checkpoints are left.
func TestTogether(t *testing.T) {
	dir := t.TempDir()
	const writers, each = 8, 12
	var wg sync.WaitGroup
	for w := range writers {
		s := open(t, dir, checkpoint.Options{}) // a store each, as processes have
		wg.Go(func() {
			for i := range each {
				if _, err := s.Step(t.Context(), checkpoint.Report{Session: "s", Name: fmt.Sprintf("step %d of %d", i, w)}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	s := open(t, dir, checkpoint.Options{})
	r, err := s.Resume(t.Context(), "s")
	if err != nil || len(r.Steps) != writers*each || r.StepNumber != writers*each {
		t.Fatalf("%d steps, %d done, %v", len(r.Steps), r.StepNumber, err)
	}
	for i, step := range r.Steps {
		if step.Number != i+1 {
			t.Fatalf("step %d has the number %d", i+1, step.Number)
		}
	}
	if all, err := s.List(t.Context(), "s"); err != nil || len(all) != 10 {
		t.Errorf("%d checkpoints, %v", len(all), err)
	}
}
