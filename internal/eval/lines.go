package eval

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
)

// line is one query of a file of JSON lines.
type line struct {
	ID, Query, Category, Kind, Language, Repo string
	Relevant                                  []Target
	Spans                                     []Span
	Alternatives                              [][]Span

	answers [][]Span
}

// Read reads files of annotated queries: JSON lines, or the commits of one repository (see commits). Queries are
// gathered by the repository they name, in order; its name is "" where they name none. An error names file and line.
func Read(files []string) ([]Repo, error) {
	var s sheaf
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if err := s.read(file, bytes.TrimPrefix(text, []byte("\ufeff"))); err != nil {
			return nil, err
		}
	}
	return s.repos, nil
}

// sheaf gathers tasks by repository.
type sheaf struct {
	repos []Repo
	seen  map[[2]string]string // repository and id: where it was read
}

func (s *sheaf) read(file string, text []byte) error {
	if c, ok := commits(text); ok {
		return s.commits(file, c)
	}
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) {
		return fmt.Errorf("%s:1: a list, where one object a line is wanted: `jq -c '.[]' %s` makes them of it", file, file)
	}
	n, found := 0, false
	for raw := range bytes.Lines(text) {
		n++
		if raw = bytes.TrimSpace(raw); len(raw) == 0 {
			continue
		}
		found = true
		where := fmt.Sprintf("%s:%d", file, n)
		l, err := parseLine(raw)
		if err == nil {
			err = s.add(Repo{Name: l.Repo, Language: l.Language}, Task{
				Query: l.Query, Category: cmp.Or(l.Category, l.Kind), Targets: l.Relevant, Spans: l.answers, ID: l.ID, Language: l.Language, Where: where, Rule: Rule{Exact: true},
			})
		}
		if err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
	}
	if !found {
		return fmt.Errorf(`%s has no queries: give it a line {"query": TEXT, "relevant": [PATH]} for each`, file)
	}
	return nil
}

func parseLine(raw []byte) (l line, err error) {
	if err := json.Unmarshal(raw, &l); err != nil {
		return l, err
	}
	if strings.TrimSpace(l.Query) == "" {
		return l, errors.New("no query")
	}
	if l.answers, err = answers(l.Spans, l.Alternatives); err != nil {
		return l, err
	}
	if len(l.Relevant) == 0 {
		l.Relevant = filesOf(l.Spans)
	}
	if l.Relevant, err = clean(l.Relevant); err != nil {
		return l, err
	}
	return l, nil
}

// clean checks targets and drops repeated ones.
func clean(targets []Target) ([]Target, error) {
	if len(targets) == 0 {
		return nil, errors.New("nothing is relevant: name one file at least")
	}
	var out []Target
	for _, t := range targets {
		p := path.Clean(strings.ReplaceAll(t.Path, `\`, "/"))
		switch {
		case p == "." || path.IsAbs(p) || p == ".." || strings.HasPrefix(p, "../"):
			return nil, fmt.Errorf("path %q: give the path of a file from the top of the repository", t.Path)
		case t.Start == 0 && t.End == 0:
		case t.Start < 1 || t.End < t.Start:
			return nil, fmt.Errorf("%s: lines %d to %d: both count from 1, and the second is not before the first", t.Path, t.Start, t.End)
		}
		t.Path = p
		if !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out, nil
}

// add puts a task to its repository.
func (s *sheaf) add(r Repo, t Task) error {
	if t.ID != "" {
		if s.seen == nil {
			s.seen = map[[2]string]string{}
		}
		if at, twice := s.seen[[2]string{r.Name, t.ID}]; twice {
			return fmt.Errorf("id %s was used at %s already", t.ID, at)
		}
		s.seen[[2]string{r.Name, t.ID}] = t.Where
	}
	i := slices.IndexFunc(s.repos, func(have Repo) bool { return have.Name == r.Name })
	if i < 0 {
		i = len(s.repos)
		s.repos = append(s.repos, r)
	}
	s.repos[i].Tasks = append(s.repos[i].Tasks, t)
	return nil
}
