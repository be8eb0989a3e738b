package search

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// usualHalfLife is that of decay where none is set, in days.
const usualHalfLife = 30

// feedback is the sixth stage. It takes the results and changes their order by what was used and ignored of them before, and by age when
// the settings ask for that. What is listed has its order by what it is, and no feedback. That the feedback cannot be read is no reason to
// find nothing: a note says so.
func feedback(ctx context.Context, v *View, a *Answer) error {
	if v.Feedback != nil && !a.listed {
		if err := prefer(ctx, v, a); err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			a.Notes = append(a.Notes, fmt.Sprintf("the feedback on results could not be read: %v", err))
		}
	}
	if v.Options.Decay {
		return decay(ctx, v, a)
	}
	return nil
}

// prefer changes the order by the factors of the feedback.
func prefer(ctx context.Context, v *View, a *Answer) error {
	var paths []string
	for i := range a.Results {
		paths = append(paths, a.Results[i].Path)
	}
	slices.Sort(paths)
	factors, err := v.Feedback(ctx, slices.Compact(paths))
	if err != nil || len(factors) == 0 {
		return err
	}
	at := map[string]bool{}
	for id := range factors {
		at[store.PathOf(id)] = true
	}
	of := map[int64]float64{} // by document
	for i := range a.Results {
		r := &a.Results[i]
		if !at[r.Path] {
			continue
		}
		e, err := v.Store.Entity(ctx, r.Entity)
		if err != nil {
			return err
		}
		if factor, ok := factors[e.PublicID(r.Path)]; ok {
			of[r.Doc] = factor
		}
	}
	rank.Prefer(a.Results, a.floor(&v.Options), func(r rank.Result) float64 {
		if factor, ok := of[r.Doc]; ok {
			return factor
		}
		return 1
	})
	return nil
}

// decay puts old code behind new code.
func decay(ctx context.Context, v *View, a *Answer) error {
	times := map[int64]time.Time{} // of the files
	for _, r := range a.Results {
		if _, ok := times[r.File]; ok {
			continue
		}
		file, err := v.Store.FileByID(ctx, r.File)
		if err != nil {
			return err
		}
		times[r.File] = time.Unix(0, file.ModTime)
	}
	days := v.Options.HalfLifeDays
	if days <= 0 {
		days = usualHalfLife
	}
	rank.Decay(a.Results, func(r rank.Result) time.Time { return times[r.File] }, time.Now(), time.Duration(days*24*float64(time.Hour)))
	return nil
}
