package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Span is a function that answers a task.
type Span struct {
	Path  string `json:"path"`
	Start int    `json:"start_line"`
	End   int    `json:"end_line"`
	Name  string `json:"name"`
}

// Task is a query with the functions that answer it.
type Task struct {
	Repo         string   `json:"repo"`
	Query        string   `json:"query"`
	Spans        []Span   `json:"spans"`
	Alternatives [][]Span `json:"alternatives"`
}

type repository struct{ dir string }

func (r repository) git(args ...string) (string, error) {
	cmd := exec.Command("git", append([]string{"--git-dir=" + r.dir}, args...)...)
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("git %s: %v: %s", args[0], err, said.String())
	}
	return out.String(), nil
}

var (
	noise   = regexp.MustCompile(`(?i)^(merge|bump|release|revert|chore|ci|docs?|test|tests|style|build|update (changelog|deps|dependenc)|version|prepare|typo|fixup|format)\b`)
	trailer = regexp.MustCompile(`(?m)^(?:[A-Z][A-Za-z-]+-[Bb]y|Change-Id|Closes|Fixes|Refs?|PR|Signed-off-by|Reviewed-by|Co-authored-by|cc)[: ].*$`)
	number  = regexp.MustCompile(`\s*\(#\d+\)`)
	hunk    = regexp.MustCompile(`(?m)^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@`)
)

// commitTasks makes a task of each of the commits from state to last: the message asks for the functions that it changed, as they are in state.
func commitTasks(ctx context.Context, name string, r repository, p *engine.Project, state, last string, most int) ([]Task, error) {
	all, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{Types: []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}})
	if err != nil {
		return nil, err
	}
	functions := map[string][]Span{}
	for _, e := range all.Entities {
		functions[e.Path] = append(functions[e.Path], Span{e.Path, e.StartLine, e.EndLine, e.QualifiedName})
	}
	list, err := r.git("rev-list", "--no-merges", "--reverse", state+".."+last)
	if err != nil {
		return nil, err
	}
	var out []Task
	for _, sha := range strings.Fields(list) {
		if len(out) >= most {
			break
		}
		message, err := r.git("log", "-1", "--format=%B", sha)
		if err != nil {
			return nil, err
		}
		message = strings.TrimSpace(number.ReplaceAllString(trailer.ReplaceAllString(message, ""), ""))
		if len(message) < 20 || len(message) > 2000 || noise.MatchString(message) {
			continue
		}
		names, err := r.git("diff-tree", "--no-commit-id", "--name-only", "-r", "--diff-filter=M", sha)
		if err != nil {
			return nil, err
		}
		spans, files := map[Span]bool{}, 0
		for _, path := range strings.Fields(names) {
			if len(functions[path]) == 0 || walk.IsTest(path) {
				continue
			}
			if files++; files > 6 {
				break
			}
			if strings.Contains(message, filepath.Base(path)) {
				files = 99
				break
			}
			lines, err := r.changed(state, sha, path)
			if err != nil {
				continue
			}
			for _, line := range lines {
				if s, ok := innermost(functions[path], line); ok {
					spans[s] = true
				}
			}
		}
		if files > 6 || len(spans) == 0 || len(spans) > 12 {
			continue
		}
		t := Task{Repo: name, Query: message}
		for s := range spans {
			t.Spans = append(t.Spans, s)
		}
		out = append(out, t)
	}
	return out, nil
}

func innermost(all []Span, line int) (best Span, ok bool) {
	for _, s := range all {
		if s.Start <= line && line <= s.End && (!ok || s.Start >= best.Start) {
			best, ok = s, true
		}
	}
	return best, ok
}

// changed returns the lines of a file, as it is in state, that a commit changed or put something next to.
func (r repository) changed(state, sha, path string) ([]int, error) {
	diff, err := r.git("diff", "-U0", "--no-ext-diff", "--no-textconv", sha+"^", sha, "--", path)
	if err != nil {
		return nil, err
	}
	since, err := r.git("diff", "-U0", "--no-ext-diff", "--no-textconv", state, sha+"^", "--", path)
	if err != nil {
		return nil, err
	}
	var lines []int
	for _, m := range hunk.FindAllStringSubmatch(diff, -1) {
		from, n := atoi(m[1]), 1
		if m[2] != "" {
			n = atoi(m[2])
		}
		if n == 0 {
			lines = append(lines, from, from+1)
		}
		for i := range n {
			lines = append(lines, from+i)
		}
	}
	moved := hunk.FindAllStringSubmatch(since, -1)
	var out []int
	for _, line := range lines {
		shift, gone := 0, false
		for _, m := range moved {
			oldN, at, newN := 1, atoi(m[3]), 1
			if m[2] != "" {
				oldN = atoi(m[2])
			}
			if m[4] != "" {
				newN = atoi(m[4])
			}
			switch {
			case newN == 0 && line > at, newN > 0 && line >= at+newN:
				shift += oldN - newN
			case newN > 0 && line >= at:
				gone = true
			}
		}
		if !gone {
			out = append(out, line+shift)
		}
	}
	return out, nil
}

func atoi(s string) int { n, _ := strconv.Atoi(s); return n }

// readTasks reads annotated queries: a JSON array, {"annotations": [...]} or a JSON object a line.
func readTasks(path, repo string) ([]Task, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var whole struct{ Annotations []Task }
	if json.Unmarshal(text, &whole) == nil && whole.Annotations != nil {
		for i := range whole.Annotations {
			whole.Annotations[i].Repo = repo
		}
		return whole.Annotations, nil
	}
	var out []Task
	for line := range bytes.Lines(text) {
		var t Task
		if err := json.Unmarshal(line, &t); err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}
