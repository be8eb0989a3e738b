package analytics

import (
	"cmp"
	"errors"
	"io/fs"
	"iter"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Sum is questions added up. Its first fields say of which; one that is empty says nothing of them.
type Sum struct {
	Day       string `json:"day,omitempty"`
	Project   string `json:"project,omitempty"`
	Operation string `json:"operation,omitempty"`
	Front     string `json:"front,omitempty"`
	Client    string `json:"client,omitempty"`

	Questions int `json:"questions"`
	Empty     int `json:"empty"` // nothing was found
	Failed    int `json:"failed"`
	Abandoned int `json:"abandoned"`
	Tokens    int `json:"tokens"` // of all answers

	// Times counts questions by how long they took: in place i those of up to first*growth^i milliseconds.
	Times []int `json:"times,omitempty"`

	Measured MeasuredSum `json:"measured,omitzero"`
}

// MeasuredSum is the sample that was measured.
type MeasuredSum struct {
	Questions   int `json:"questions"`
	Tokens      int `json:"tokens"`
	Alternative int `json:"alternative"`
	Found       int `json:"found"`
}

// The places of Times grow by a quarter, which bounds the error of a percentile.
const (
	firstTime = 0.25 // ms
	growth    = 1.25
	maxTimes  = 64 // up to five minutes
)

func (s *Sum) add(e *Entry) {
	if m := e.Measured; m != nil {
		s.Measured.Questions++
		s.Measured.Tokens += m.Tokens
		s.Measured.Alternative += m.Alternative
		if m.Found {
			s.Measured.Found++
		}
		return
	}
	s.Questions++
	s.Tokens += e.Tokens
	for flag, n := range map[*int]bool{&s.Empty: e.Empty, &s.Failed: e.Failed, &s.Abandoned: e.Abandoned} {
		if n {
			*flag++
		}
	}
	place := 0
	if e.MS > firstTime {
		place = min(maxTimes-1, int(math.Ceil(math.Log(e.MS/firstTime)/math.Log(growth))))
	}
	for len(s.Times) <= place {
		s.Times = append(s.Times, 0)
	}
	s.Times[place]++
}

// plus adds another sum.
func (s *Sum) plus(o *Sum) {
	s.Questions += o.Questions
	s.Empty += o.Empty
	s.Failed += o.Failed
	s.Abandoned += o.Abandoned
	s.Tokens += o.Tokens
	for i, n := range o.Times {
		if i >= len(s.Times) {
			s.Times = append(s.Times, 0)
		}
		s.Times[i] += n
	}
	s.Measured.Questions += o.Measured.Questions
	s.Measured.Tokens += o.Measured.Tokens
	s.Measured.Alternative += o.Measured.Alternative
	s.Measured.Found += o.Measured.Found
}

// Percentile returns how long the share p of the questions took at most, in milliseconds, exact to a quarter; 0 where there are none.
func (s *Sum) Percentile(p float64) float64 {
	total := 0
	for _, n := range s.Times {
		total += n
	}
	if total == 0 {
		return 0
	}
	rest := int(math.Ceil(p * float64(total)))
	for i, n := range s.Times {
		if rest -= n; rest <= 0 {
			return firstTime * math.Pow(growth, float64(i))
		}
	}
	return firstTime * math.Pow(growth, maxTimes)
}

// Git is the front end of what its hooks have done.
const Git = "git"

// summed adds entries up by what key says of them.
func summed(entries iter.Seq[*Entry], key func(*Entry) Sum) []Sum {
	var g groups
	for e := range entries {
		if k := key(e); e.Front != Git {
			g.of(&k).add(e)
		}
	}
	return g.list()
}

type group struct{ day, project, operation, front, client string }

type groups struct{ byKey map[group]*Sum }

func (g *groups) of(k *Sum) *Sum {
	if g.byKey == nil {
		g.byKey = map[group]*Sum{}
	}
	key := group{k.Day, k.Project, k.Operation, k.Front, k.Client}
	s := g.byKey[key]
	if s == nil {
		s = &Sum{Day: k.Day, Project: k.Project, Operation: k.Operation, Front: k.Front, Client: k.Client}
		g.byKey[key] = s
	}
	return s
}

func (g *groups) list() []Sum {
	out := make([]Sum, 0, len(g.byKey))
	for _, s := range g.byKey {
		out = append(out, *s)
	}
	slices.SortFunc(out, func(a, b Sum) int {
		return cmp.Or(strings.Compare(a.Day, b.Day), strings.Compare(a.Project, b.Project), strings.Compare(a.Operation, b.Operation), strings.Compare(a.Front, b.Front), strings.Compare(a.Client, b.Client))
	})
	return out
}

// Sums returns what became of the questions from a day on, by day, operation, front end and client.
func (l *Log) Sums(from time.Time) ([]Sum, error) {
	if l == nil || l.Dir == "" {
		return nil, nil
	}
	first := from.Format(dayForm)
	stored, err := l.sums()
	if err != nil {
		return nil, err
	}
	var g groups
	for i := range stored {
		if s := &stored[i]; s.Day >= first {
			g.of(s).plus(s)
		}
	}
	days, err := l.days()
	if err != nil {
		return nil, err
	}
	for _, day := range days {
		if day < first || slices.ContainsFunc(stored, func(s Sum) bool { return s.Day == day }) {
			continue
		}
		for _, s := range summed(l.entries(day), func(e *Entry) Sum { return Sum{Day: day, Operation: e.Operation, Front: e.Front, Client: e.Client} }) {
			g.of(&s).plus(&s)
		}
	}
	return g.list(), nil
}

// OfAll returns the sums of all projects that have a log in a folder below base, by the names of the projects' own folders, which root finds. A log that
// cannot be read is left out.
func OfAll(base string, from time.Time, root func(dir string) (string, error)) (out []Sum, err error) {
	dirs, err := os.ReadDir(base)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, d := range dirs {
		l := Log{Dir: filepath.Join(base, d.Name())}
		sums, err := l.Sums(from)
		if err != nil || len(sums) == 0 {
			continue
		}
		project, err := root(l.Dir)
		if err != nil {
			continue
		}
		for i := range sums {
			sums[i].Project = filepath.Base(project)
		}
		out = append(out, sums...)
	}
	return out, err
}
