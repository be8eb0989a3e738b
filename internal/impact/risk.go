package impact

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/diff"
)

// The levels of risk.
const (
	Low    = "low"
	Medium = "medium"
	High   = "high"
)

// judge says why a change is risky. The risk is that of the gravest reason; there is no sum, because reasons do not add up.
func (w *work) judge() {
	r := w.resp
	var removedUsed, removedPublic, misfitting, reshapedPublic, reshapedUsed, untested, wide, lost []string
	code := 0
	for i := range r.Changed {
		c := &r.Changed[i]
		if c.Test || !isCode(c) {
			continue
		}
		switch diff.Kind(c.Change) {
		case diff.Documentation:
			continue
		case diff.Removed:
			if c.Dependents > 0 {
				removedUsed = append(removedUsed, c.Name)
			} else if c.Exported {
				removedPublic = append(removedPublic, c.Name)
			}
		case diff.Signature, diff.Renamed:
			if c.Exported {
				reshapedPublic = append(reshapedPublic, c.Name)
			} else if c.Dependents > 0 {
				reshapedUsed = append(reshapedUsed, c.Name)
			}
		}
		code++
		for _, base := range c.lost {
			lost = append(lost, fmt.Sprintf("%s (%s)", c.Name, base))
		}
		if c.Dependents >= many {
			wide = append(wide, fmt.Sprintf("%s (%d)", c.Name, c.Dependents))
		}
		if c.new != nil && isCallable(c.new.Symbol) && c.Change != string(diff.Added) && r.AllTests == 0 {
			untested = append(untested, c.Name)
		}
	}
	for _, m := range r.Misfits {
		misfitting = append(misfitting, fmt.Sprintf("%s:%d", m.Path, m.Line))
	}
	say := func(risk, what string, names []string) {
		if names = slices.Compact(names); len(names) > 0 {
			reason := Reason{Risk: risk, What: what, Names: names[:min(len(names), maxNames)], More: max(0, len(names)-maxNames)}
			reason.Text = what + ": " + strings.Join(reason.Names, ", ")
			if reason.More > 0 {
				reason.Text += fmt.Sprintf(" and %d more", reason.More)
			}
			r.Reasons = append(r.Reasons, reason)
		}
	}
	say(High, "removed, and still named elsewhere", removedUsed)
	say(High, "calls that do not fit the new signature", misfitting)
	slices.Sort(lost)
	say(High, "no longer what an interface wants", lost)
	say(Medium, "public and removed", removedPublic)
	say(Medium, "public and with another name or signature", reshapedPublic)
	say(Medium, "used, and with another name or signature", reshapedUsed)
	say(Medium, "used by many", wide)
	say(Medium, "reached by no test that the graph knows", untested)
	var settings, unread []string
	for _, f := range r.Files {
		if f.Unread != "" && !f.Submodule {
			unread = append(unread, f.Path)
		}
		if isManifest(f.Path) || f.Submodule {
			settings = append(settings, f.Path)
		}
	}
	say(Medium, "what the program depends on, or how it is built", settings)
	say(Medium, "not compared", unread)
	if code == 0 && len(settings) == 0 && len(unread) == 0 && len(r.Files) > 0 {
		r.Reasons = append(r.Reasons, Reason{Risk: Low, Text: quiet, What: quiet})
	}
	r.Risk = Low
	for _, reason := range r.Reasons {
		if rank(reason.Risk) > rank(r.Risk) {
			r.Risk = reason.Risk
		}
	}
	slices.SortStableFunc(r.Reasons, func(a, b Reason) int { return rank(b.Risk) - rank(a.Risk) })
}

// isManifest reports whether a file says what a program depends on or how it is built.
func isManifest(file string) bool {
	switch path.Base(file) {
	case "go.mod", "go.work", "package.json", "Cargo.toml", "pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "pom.xml", "build.gradle", "build.gradle.kts", "Gemfile", "composer.json",
		"Package.swift", "mix.exs", "pubspec.yaml", "CMakeLists.txt", "Makefile", "Dockerfile":
		return true
	}
	return false
}

// many is from how many dependents on a change is wide: more than a reviewer looks at one by one. It is chosen, not measured.
const many = 20

func rank(risk string) int { return slices.Index([]string{Low, Medium, High}, risk) }

func isCode(c *Changed) bool {
	switch c.Type {
	case "section", "requirement", "document", "user_story":
		return false
	}
	return true
}

// maxNames is how many names a reason has.
const maxNames = 5

const quiet = "no code of the program differs, but for comments and tests"
