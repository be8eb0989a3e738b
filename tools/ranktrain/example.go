package main

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// Example is what a ranker learns from: the candidates of a task, each with its features and its grade.
type Example struct {
	Repo   string
	Task   Task
	Places []Place
	X      [][]float32
	Grade  []uint8
}

// Place is where a candidate is.
type Place struct {
	Path       string
	Start, End int
	Name       string
}

func last(name string) string {
	return name[strings.LastIndexAny(name, ".#:")+1:]
}

// shows reports whether who reads a place sees a span: it has the name and begins near it, or shows half of its lines, or 20 of them, and is
// not much larger.
func shows(p *Place, s *Span) bool {
	if p.Path != s.Path {
		return false
	}
	o := min(p.End, s.End) - max(p.Start, s.Start) + 1
	lr, ls := p.End-p.Start+1, s.End-s.Start+1
	d := p.Start - s.Start
	if d < 0 {
		d = -d
	}
	if s.Name != "" && p.Name != "" && last(p.Name) == last(s.Name) && d <= max(80, ls) {
		return true
	}
	if o <= 0 || lr > 150 && 2*ls < lr {
		return false
	}
	return o >= min((ls+1)/2, 20)
}

// Grades of a place.
const (
	elsewhere = iota
	sameFile
	answers
)

// example grades the places of a task by the spans that answer it, alternatives included.
func example(t Task, spots []rank.Spot) Example {
	e := Example{Repo: t.Repo, Task: t}
	files := map[string]bool{}
	for _, s := range t.Spans {
		files[s.Path] = true
	}
	for i := range spots {
		m := &spots[i]
		p := Place{m.Path, m.StartLine, m.EndLine, m.Qualified}
		grade := uint8(elsewhere)
		if files[p.Path] {
			grade = sameFile
		}
		for _, set := range append([][]Span{t.Spans}, t.Alternatives...) {
			if slices.ContainsFunc(set, func(s Span) bool { return shows(&p, &s) }) {
				grade = answers
			}
		}
		e.Places, e.Grade, e.X = append(e.Places, p), append(e.Grade, grade), append(e.X, slices.Clone(m.Features()))
	}
	return e
}
