package workspace

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// many begins requests that hold their turns until let go, and says how many have one.
func many(t *testing.T, w *Workspace, kind Kind, n int) (holding func() int, let func()) {
	t.Helper()
	var mu sync.Mutex
	held, letGo := 0, make(chan struct{})
	var all sync.WaitGroup
	for range n {
		all.Go(func() {
			turn, err := w.Begin(t.Context(), kind)
			if err != nil {
				t.Error(err)
				return
			}
			defer turn.End()
			mu.Lock()
			held++
			mu.Unlock()
			<-letGo
			mu.Lock()
			held--
			mu.Unlock()
		})
	}
	holding = func() int {
		synctest.Wait()
		mu.Lock()
		defer mu.Unlock()
		return held
	}
	return holding, func() {
		close(letGo)
		all.Wait()
	}
}

// However many requests come, so many are worked on at once and no more; those of other kinds do not wait behind them.
func TestTurnsBound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := New(nil)
		defer w.Close()
		questions, let := many(t, w, Question, 200)
		if got := questions(); got != int(Question.most()) {
			t.Errorf("%d of 200 are worked on, at most %d should be", got, Question.most())
		}
		for _, kind := range []Kind{Typing, Indexing, Asking} {
			turn, err := w.Begin(t.Context(), kind)
			if err != nil {
				t.Fatal(err)
			}
			turn.End()
		}
		let()
		if got := questions(); got != 0 {
			t.Errorf("%d are left", got)
		}
	})
}

// A caller that waits can give up, the first to come is first, and of too many some are told so.
func TestTurnsWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := New(nil)
		defer w.Close()
		holding, let := many(t, w, Indexing, int(Indexing.most()))
		holding()
		limited, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if _, err := w.Begin(limited, Indexing); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("a deadline: %v", err)
		}
		order := make(chan int, 3)
		var waiting sync.WaitGroup
		for i := range 3 {
			waiting.Go(func() {
				turn, err := w.Begin(t.Context(), Indexing)
				if err != nil {
					t.Error(err)
					return
				}
				order <- i
				time.Sleep(time.Second)
				turn.End()
			})
			synctest.Wait()
		}
		many, cancelAll := context.WithCancel(t.Context())
		var crowd sync.WaitGroup
		for range maxWaiting - 3 {
			crowd.Go(func() {
				if _, err := w.Begin(many, Indexing); !errors.Is(err, context.Canceled) {
					t.Errorf("cancelled: %v", err)
				}
			})
		}
		synctest.Wait()
		if _, err := w.Begin(t.Context(), Indexing); !errors.Is(err, ctxsys.ErrBusy) || err.Error() != "the server is busy: 1000 requests wait already" {
			t.Errorf("too many: %v", err)
		}
		cancelAll()
		crowd.Wait()
		let()
		waiting.Wait()
		for i := range Indexing.most() {
			if got := <-order; int64(got) > Indexing.most()-1 {
				t.Errorf("the one that came as number %d was served as number %d", got, i)
			}
		}
	})
}

// A caller that waits for something else leaves its turn to others meanwhile.
func TestTurnAside(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := New(nil)
		defer w.Close()
		var mine []*Turn
		for range Question.most() {
			turn, err := w.Begin(t.Context(), Question)
			if err != nil {
				t.Fatal(err)
			}
			mine = append(mine, turn)
		}
		err := mine[0].Aside(t.Context(), func() {
			limited, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			other, err := w.Begin(limited, Question)
			if err != nil {
				t.Fatal(err)
			}
			other.End()
		})
		if err != nil {
			t.Error(err)
		}
		limited, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if _, err := w.Begin(limited, Question); err == nil {
			t.Error("there is one turn too many")
		}
		for _, turn := range mine {
			turn.End()
			turn.End()
		}
	})
}

// After a burst, or many questions, what they left behind is given back, once all is quiet: not after a question now and then, and again where some of
// it was in use.
func TestRestAfterBurst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := New(nil)
		defer w.Close()
		var rests atomic.Int32
		var whole atomic.Bool
		w.turns.rest = func() bool { rests.Add(1); return whole.Load() }
		ask := func(n int) {
			holding, let := many(t, w, Question, n)
			holding()
			let()
		}
		for range 10 {
			ask(1)
			time.Sleep(2 * quietFor)
		}
		if n := rests.Load(); n != 0 {
			t.Errorf("%d rests between single questions", n)
		}
		ask(burst + 1)
		time.Sleep(quietFor / 2)
		ask(1) // not quiet
		time.Sleep(quietFor * 3 / 4)
		if n := rests.Load(); n != 0 {
			t.Errorf("%d rests before it was quiet", n)
		}
		time.Sleep(quietFor)
		if n := rests.Load(); n != 1 {
			t.Errorf("%d rests when it was quiet", n)
		}
		whole.Store(true)
		time.Sleep(10 * quietFor)
		if n := rests.Load(); n != 2 {
			t.Errorf("%d rests, the first of which did not give all back", n)
		}
		ask(1)
		time.Sleep(10 * quietFor)
		if n := rests.Load(); n != 2 {
			t.Errorf("%d rests, the last after a single question", n)
		}
		for range often {
			ask(1)
			time.Sleep(time.Second)
		}
		time.Sleep(10 * quietFor)
		if n := rests.Load(); n != 3 {
			t.Errorf("%d rests, the last after many questions one by one", n)
		}
	})
}
