package main

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var (
	wordRun  = regexp.MustCompile(`[A-Za-z][A-Za-z'-]+`)
	sentence = regexp.MustCompile(`^(.{25,240}?)(?:[.:;](?:\s|$)|\n\s*\n|$)`)
	literal  = regexp.MustCompile(`"([^"\\\n]{18,120})"`)
	remark   = regexp.MustCompile(`^\s*(?://|#|--|\*|;;|%)+\s+(.{25,140})$`)
	humps    = regexp.MustCompile(`[A-Z]?[a-z]+|[A-Z]+|[0-9]+`)
)

// writtenTasks makes tasks of what is written in a tree: sentences of doc comments, which it takes out of the files, phrases of
// comments and messages, and a few words of functions.
func writtenTasks(ctx context.Context, name, tree string, p *engine.Project, most int) ([]Task, error) {
	all, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{Types: []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}})
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(7, uint64(len(all.Entities))))
	list := all.Entities
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	files := map[string][]string{}
	perFile := map[string]int{}
	var docs, phrases, words []Task
	for i := range list {
		e := &list[i]
		if walk.IsTest(e.Path) || strings.Contains(e.Path, "test") || e.EndLine-e.StartLine < 4 || perFile[e.Path] >= 3 {
			continue
		}
		if len(docs) >= most && len(phrases) >= most/3 && len(words) >= most/3 {
			break
		}
		lines, ok := files[e.Path]
		if !ok {
			text, err := os.ReadFile(filepath.Join(tree, e.Path))
			if err != nil {
				continue
			}
			lines = strings.Split(string(text), "\n")
			files[e.Path] = lines
		}
		if e.EndLine > len(lines) {
			continue
		}
		spans := []Span{{e.Path, e.StartLine, e.EndLine, e.QualifiedName}}
		if q := sentenceOf(e); q != "" && len(docs) < most {
			if strip(lines, e) {
				docs = append(docs, Task{Repo: name, Query: q, Spans: spans})
				perFile[e.Path]++
				continue
			}
		}
		body := lines[e.StartLine-1 : e.EndLine]
		if len(phrases) < most/3 {
			if q := phraseOf(r, body); q != "" {
				phrases = append(phrases, Task{Repo: name, Query: q, Spans: spans})
				perFile[e.Path]++
				continue
			}
		}
		if len(words) < most/3 {
			if q := wordsOf(r, e.Name, body); q != "" {
				words = append(words, Task{Repo: name, Query: q, Spans: spans})
				perFile[e.Path]++
			}
		}
	}
	for path, lines := range files {
		if err := os.WriteFile(filepath.Join(tree, path), []byte(strings.Join(lines, "\n")), 0o644); err != nil {
			return nil, err
		}
	}
	return slices.Concat(docs, phrases, words), nil
}

// sentenceOf is the first sentence of a doc comment without the name it begins with.
func sentenceOf(e *ctxsys.Entity) string {
	m := sentence.FindStringSubmatch(strings.TrimSpace(e.Doc))
	if m == nil {
		return ""
	}
	s := strings.Join(strings.Fields(m[1]), " ")
	if strings.HasPrefix(s, "@") || strings.Contains(s, "http") {
		return ""
	}
	first, rest, _ := strings.Cut(s, " ")
	if strings.EqualFold(strings.Trim(first, "`()*:"), e.Name) {
		s = rest
	}
	if strings.Contains(s, e.Name) && len(e.Name) > 3 || len(wordRun.FindAllString(s, -1)) < 5 {
		return ""
	}
	return s
}

// strip takes the doc comment of a function out of the lines of its file.
func strip(lines []string, e *ctxsys.Entity) bool {
	done := 0
	from, to := max(0, e.StartLine-60), min(len(lines), e.StartLine+60)
	for part := range strings.Lines(e.Doc) {
		part = strings.TrimSpace(part)
		if len(part) < 6 {
			continue
		}
		for i := from; i < to; i++ {
			if strings.Contains(lines[i], part) {
				lines[i] = strings.Replace(lines[i], part, "", 1)
				done++
				break
			}
		}
	}
	return done > 0
}

// phraseOf is a run of words of a comment or a message in a body.
func phraseOf(r *rand.Rand, body []string) string {
	var all []string
	for _, line := range body[1:] {
		if m := remark.FindStringSubmatch(line); m != nil {
			all = append(all, m[1])
		}
		for _, m := range literal.FindAllStringSubmatch(line, -1) {
			all = append(all, m[1])
		}
	}
	for range len(all) {
		words := strings.Fields(all[r.IntN(len(all))])
		if len(words) < 4 {
			continue
		}
		n := min(len(words), 4+r.IntN(4))
		at := r.IntN(len(words) - n + 1)
		q := strings.Join(words[at:at+n], " ")
		if len(wordRun.FindAllString(q, -1)) >= 4 {
			return q
		}
	}
	return ""
}

// wordsOf is a few words of a function, one of its name and two or three of its body.
func wordsOf(r *rand.Rand, name string, body []string) string {
	parts := humps.FindAllString(name, -1)
	text := strings.Join(body[1:], "\n")
	var other []string
	for _, w := range wordRun.FindAllString(text, -1) {
		for _, p := range humps.FindAllString(w, -1) {
			if len(p) >= 5 && !strings.Contains(strings.ToLower(name), strings.ToLower(p)) {
				other = append(other, strings.ToLower(p))
			}
		}
	}
	if len(parts) == 0 || len(other) < 8 || len(name) < 5 {
		return ""
	}
	q := []string{strings.ToLower(parts[r.IntN(len(parts))])}
	for range 2 + r.IntN(2) {
		q = append(q, other[r.IntN(len(other))])
	}
	r.Shuffle(len(q), func(i, j int) { q[i], q[j] = q[j], q[i] })
	return strings.Join(q, " ")
}
