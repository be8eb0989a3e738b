package suggester

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

const (
	// maxKept is how many texts are kept to compare the changed ones with, maxCompared how large one is, in bytes.
	maxKept     = 20
	maxCompared = 512 << 10
	// maxSymbols is how many symbols of a file a suggestion names.
	maxSymbols = 5
)

// Before is what was stored of files that an update of the index replaced, by their paths.
type Before map[string]kept

// kept is a text as it is stored: compressed.
type kept struct {
	language string
	packed   []byte
}

// Keep returns what an update of the index is to call with texts that it replaces, see index.Options.Old: nil where nobody subscribed to
// changes.
func (s *Suggester) Keep(ctx context.Context, b *Before) func(path, language string, packed []byte) {
	if s.readOnly || s.reader == nil || !s.agent.HasSuggestions() {
		return nil
	}
	active, err := s.agent.Suggestions().Subscriptions(ctx, suggest.FileChange, suggest.Active)
	if err != nil || len(active) == 0 {
		return nil // FilesChanged says what is wrong
	}
	*b = Before{}
	return func(path, language string, packed []byte) {
		if len(*b) < maxKept && len(packed) <= maxCompared && slices.ContainsFunc(active, func(s suggest.Subscription) bool { return s.Pattern.Covers(path) }) {
			(*b)[path] = kept{language, packed}
		}
	}
}

// changedBudget bounds what an update of the index takes longer for suggestions.
const changedBudget = time.Second

// FilesChanged is Changed for an update of the index, which takes little longer for it and does not fail because of it.
func (s *Suggester) FilesChanged(ctx context.Context, paths []string, before Before) error {
	if len(paths) == 0 || s.readOnly || !s.agent.HasSuggestions() {
		return nil
	}
	limited, cancel := context.WithTimeout(context.WithoutCancel(ctx), changedBudget)
	defer cancel()
	_, err := s.changed(limited, paths, before)
	return err
}

// changed makes suggestions of files that changed, for those who subscribed to that. The index has to have taken the change in.
func (s *Suggester) changed(ctx context.Context, paths []string, before Before) ([]suggest.Suggestion, error) {
	o, err := s.occasion(ctx, suggest.FileChange)
	if o == nil || err != nil {
		return nil, err
	}
	o.before, o.whats = before, map[string]string{}
	return o.offer(func(s suggest.Subscription) error { return o.changed(s, paths, "") })
}

// changed looks at files that changed, in words since a time, "" for just now.
func (o *occasion) changed(s suggest.Subscription, paths []string, since string) error {
	var matched []string
	worth := map[string]float64{}
	for _, path := range paths {
		w, err := o.worthOf(&s.Pattern, path)
		if err != nil {
			return err
		}
		if w > 0 {
			matched = append(matched, path)
			worth[path] = w
		}
	}
	if len(matched) > suggest.AtOnce {
		o.add(s, suggest.Change, s.Pattern.Value, "", "", globWorth, "%d files changed%s that match %s: %s, …", len(matched), since, s.Pattern.Value, strings.Join(matched[:suggest.AtOnce], ", "))
		return nil
	}
	for _, path := range matched {
		f, err := o.v.FileByPath(o.ctx, path)
		if errors.Is(err, ctxsys.ErrNotFound) {
			o.add(s, suggest.Warning, path, path, "", worth[path], "%s was deleted%s", path, since)
			continue
		}
		if err != nil {
			return err
		}
		o.add(s, suggest.Change, path, path, "", worth[path], "%s changed%s%s", path, since, o.what(path, &f))
		if f.Errors > 0 {
			o.add(s, suggest.Warning, path, path, "", brokenWorth, "%s has %d syntax %s", path, f.Errors, map[bool]string{true: "error", false: "errors"}[f.Errors == 1])
		}
		if err := o.aboutFile(s, &f, 0, path); err != nil {
			return err
		}
	}
	return nil
}

// what says what of a file changed, "" where what was before is not known.
func (o *occasion) what(path string, f *store.File) string {
	old, ok := o.before[path]
	if !ok {
		return ""
	}
	if said, ok := o.whats[path]; ok {
		return said
	}
	o.whats[path] = ""
	before, err := o.from.reader.Source().Unpack(old.packed)
	if err != nil || len(before) > maxCompared || f.Size > maxCompared {
		return ""
	}
	now, err := o.text(f)
	if err != nil {
		return ""
	}
	r := diff.Compare([]diff.Pair{{Old: diff.Text{Path: path, Language: old.language, Text: before}, New: diff.Text{Path: path, Language: f.Language, Text: []byte(now)}}})
	if len(r.Files) == 1 && r.Files[0].Unread == "" {
		o.whats[path] = worded(r)
	}
	return o.whats[path]
}

// worded says what differs in a file: ": body of Pay, signature of Close; new: Refund; gone: Void".
func worded(r diff.Result) string {
	var parts, edited, added, gone, renamed []string
	for i, c := range r.Symbols {
		if i == maxSymbols {
			break
		}
		switch c.Kind {
		case diff.Added:
			added = append(added, nameOf(c.New))
		case diff.Removed:
			gone = append(gone, nameOf(c.Old))
		case diff.Renamed, diff.Moved:
			renamed = append(renamed, nameOf(c.Old)+" is "+nameOf(c.New)+" now")
		case diff.Signature:
			edited = append(edited, "signature of "+nameOf(c.New))
		case diff.Documentation:
			edited = append(edited, "comment of "+nameOf(c.New))
		default:
			edited = append(edited, "body of "+nameOf(c.New))
		}
	}
	for _, group := range []struct {
		title string
		names []string
	}{{"", edited}, {"", renamed}, {"new: ", added}, {"gone: ", gone}} {
		if len(group.names) > 0 {
			parts = append(parts, group.title+strings.Join(group.names, ", "))
		}
	}
	if more := len(r.Symbols) - maxSymbols; more > 0 {
		parts = append(parts, fmt.Sprintf("and %d more", more))
	}
	switch {
	case len(parts) > 0:
		return ": " + strings.Join(parts, "; ")
	case r.Files[0].Outside:
		return ": what is outside its symbols"
	}
	return ": comments or white space"
}

func nameOf(s *diff.Side) string { return cmp.Or(s.Symbol.QualifiedName, s.Symbol.Name) }
