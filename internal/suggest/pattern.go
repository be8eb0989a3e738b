package suggest

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/bmatcuk/doublestar/v4"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func (p *Pattern) check() error {
	if !slices.Contains(Patterns, p.Type) {
		return fmt.Errorf("%w: unknown type of pattern %q: use %s", ctxsys.ErrUsage, p.Type, strings.Join(Patterns, ", "))
	}
	if p.Value == "" {
		return fmt.Errorf("%w: the pattern is empty: give a glob of paths, a type of entities or a word", ctxsys.ErrUsage)
	}
	if len(p.Value) > maxValue || len(p.Scope) > maxValue {
		return fmt.Errorf("%w: the pattern is longer than %d bytes", ctxsys.ErrUsage, maxValue)
	}
	if err := checkGlob(p.Scope); p.Scope != "" && err != nil {
		return err
	}
	switch p.Type {
	case FilePattern:
		return checkGlob(p.Value)
	case EntityType:
		if !slices.Contains(ctxsys.EntityTypes, ctxsys.EntityType(p.Value)) {
			var all []string
			for _, t := range ctxsys.EntityTypes {
				all = append(all, string(t))
			}
			return fmt.Errorf("%w: no entity type %q: use %s", ctxsys.ErrUsage, p.Value, strings.Join(all, ", "))
		}
	case Keyword:
		if len(words(p.Value)) == 0 {
			return fmt.Errorf("%w: %q has no letter and no digit: give a word", ctxsys.ErrUsage, p.Value)
		}
	}
	return nil
}

func checkGlob(glob string) error {
	switch {
	case !doublestar.ValidatePattern(glob):
		return fmt.Errorf("%w: %q is not a glob: use *, **, ?, [a-z] and {a,b}", ctxsys.ErrUsage, glob)
	case strings.HasPrefix(glob, "/") || slices.Contains(strings.Split(glob, "/"), ".."):
		return fmt.Errorf("%w: %q leads out of the project: paths are relative to its root", ctxsys.ErrUsage, glob)
	}
	return nil
}

// Covers reports whether a path is in the scope of a pattern.
func (p *Pattern) Covers(path string) bool { return p.Scope == "" || matches(p.Scope, path) }

// Path reports whether a pattern of paths means a path.
func (p *Pattern) Path(path string) bool {
	return p.Type == FilePattern && p.Covers(path) && matches(p.Value, path)
}

// Exact reports whether a pattern names one path.
func (p *Pattern) Exact(name string) bool { return path.Clean(p.Value) == name }

// matches matches a path; a glob without a slash matches names at any depth, and a folder all below it.
func matches(glob, path string) bool {
	glob = strings.TrimPrefix(glob, "./")
	if glob == "." || glob == "" {
		return true
	}
	if !strings.Contains(glob, "/") {
		glob = "**/" + glob
	}
	if ok, err := doublestar.Match(glob, path); err == nil && ok {
		return true
	}
	ok, err := doublestar.Match(strings.TrimSuffix(glob, "/")+"/**", path)
	return err == nil && ok
}

// Says reports whether a text has a keyword: its words one after the other, whatever the letter case, and however names are
// written.
func (p *Pattern) Says(text string) bool {
	if p.Type != Keyword {
		return false
	}
	want := words(p.Value)
	all := words(text)
	for i := 0; i+len(want) <= len(all); i++ {
		if slices.Equal(all[i:i+len(want)], want) {
			return true
		}
	}
	return false
}

// words are the words of a text in lower case, names in pieces: retryQueue is retry and queue.
func words(text string) (out []string) {
	var word []rune
	end := func() {
		if len(word) > 0 {
			out = append(out, strings.ToLower(string(word)))
			word = word[:0]
		}
	}
	last := rune(0)
	for _, r := range text {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			end()
		case unicode.IsUpper(r) && unicode.IsLower(last):
			end()
			word = append(word, r)
		default:
			word = append(word, r)
		}
		last = r
	}
	end()
	return out
}

// The bounds of an interval.
const (
	shortest = time.Minute
	longest  = 366 * 24 * time.Hour
)

// schedule reads an interval, every so often, or one time to come.
func schedule(text string, now time.Time) (every time.Duration, due time.Time, err error) {
	text = strings.TrimSpace(text)
	if due, err := time.Parse(time.RFC3339, text); err == nil {
		if !due.After(now) {
			return 0, due, fmt.Errorf("%w: %s is in the past: give a future time", ctxsys.ErrUsage, text)
		}
		return 0, due, nil
	}
	every, err = time.ParseDuration(text)
	if days, ok := strings.CutSuffix(text, "d"); ok {
		if n, wrong := strconv.Atoi(days); wrong == nil && n >= -1000 && n <= 1000 {
			every, err = time.Duration(n)*24*time.Hour, nil
		}
	}
	if err != nil {
		return 0, due, fmt.Errorf("%w: %q is neither an interval such as 30m, 2h or 1d, nor a time such as %s", ctxsys.ErrUsage, text, now.Add(time.Hour).UTC().Format(time.RFC3339))
	}
	if every < shortest || every > longest {
		return 0, due, fmt.Errorf("%w: an interval of %s: give 1m or more, and no more than a year", ctxsys.ErrUsage, text)
	}
	return every, now.Add(every), nil
}

// interval words an interval as it is given.
func interval(d time.Duration) string {
	const day = 24 * time.Hour
	switch {
	case d%day == 0:
		return fmt.Sprintf("%dd", d/day)
	case d%time.Hour == 0:
		return fmt.Sprintf("%dh", d/time.Hour)
	case d%time.Minute == 0:
		return fmt.Sprintf("%dm", d/time.Minute)
	}
	return d.String()
}

// Interval is the time between two times of a schedule that repeats, false for others.
func (s *Subscription) Interval() (time.Duration, bool) { return s.every, s.every > 0 }
