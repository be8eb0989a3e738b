package session

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What compactions did is kept, of the newest ones, in bounds; it comes along when databases are merged, and goes with the messages.
func TestCompactionsAreKept(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, Options{})
	say := func(n int) {
		for i := range n {
			must[Receipt](t)(s.Add(ctx, "till", Message{Role: "user", Content: fmt.Sprintf("Question %d. We decided to round to cents. %s", i, strings.Repeat("fruit and baskets ", 60))}))
			must[Receipt](t)(s.Add(ctx, "till", Message{Role: "assistant", Content: "Done."}))
		}
	}
	say(20)
	x, report, err := s.Compact(ctx, "till", compact.Options{Window: 2400})
	if err != nil || x.Compacted == nil {
		t.Fatal(report, err)
	}
	done := must[[]Done](t)(s.Compactions(ctx, "till"))
	if len(done) != 1 || done[0].TokensBefore != report.TokensBefore || done[0].TokensAfter != report.TokensAfter || done[0].From != report.From || done[0].To != report.To || len(done[0].Steps) == 0 ||
		fmt.Sprint(done[0].Retained) != fmt.Sprint(report.Retained) || !done[0].Created.Equal(x.Compacted.Created) {
		t.Errorf("%+v\nof %+v", done, report)
	}
	for n := range store.MaxCompactions + 3 {
		say(6)
		if _, _, err := s.Compact(ctx, "till", compact.Options{Window: 2400}); err != nil {
			t.Fatal(n, err)
		}
	}
	done = must[[]Done](t)(s.Compactions(ctx, "till"))
	if len(done) != store.MaxCompactions || done[0].Upto >= done[len(done)-1].Upto {
		t.Errorf("%d are kept", len(done))
	}
	size := 0
	for _, d := range done {
		for _, list := range [][]string{d.Steps, d.Restored, d.Lost} {
			for _, text := range list {
				size += len(text)
			}
		}
	}
	if size > store.MaxCompactions*3*(maxDoneList+1)*(maxDoneText+4) {
		t.Errorf("%d bytes are kept", size)
	}

	other := open(t, t.TempDir(), Options{})
	if err := other.db.Merge(ctx, filepath.Join(dir, local.SessionsName)); err != nil {
		t.Fatal(err)
	}
	if came := must[[]Done](t)(other.Compactions(ctx, "till")); len(came) != len(done) {
		t.Errorf("%d came along", len(came))
	}
	must[Clearing](t)(s.Clear(ctx, "till", true))
	if left := must[[]Done](t)(s.Compactions(ctx, "till")); len(left) != 0 {
		t.Errorf("%d are left of a cleared session", len(left))
	}
}
