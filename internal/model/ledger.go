package model

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// Ledger is what models cost on this machine, in a folder of its user: a file a month and a line for each time one was
// asked. It holds no word of what was asked. Several processes may write at once.
type Ledger struct {
	Dir string
	Now func() time.Time // nil is time.Now
}

// Spent is what a model took for a task on a day.
type Spent struct {
	Day   string `json:"day"`   // where the machine is, 2026-11-22
	Model string `json:"model"` // PROVIDER/NAME
	Task  string `json:"task"`
	Usage
}

const day = "2006-01-02"

func (l Ledger) today() time.Time {
	if l.Now != nil {
		return l.Now()
	}
	return time.Now()
}

func (l Ledger) file(t time.Time) string { return filepath.Join(l.Dir, t.Format("2006-01")+".jsonl") }

// Add notes what was spent. A line is written at once, so that those of several processes do not mix.
func (l Ledger) Add(model, task string, u Usage) error {
	now := l.today()
	line, err := json.Marshal(Spent{now.Format(day), model, task, u})
	if err != nil {
		return err
	}
	if err := os.MkdirAll(l.Dir, 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(l.file(now), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(append(line, '\n'))
	return errors.Join(err, f.Close())
}

// Days returns what was spent in the last n days, today included: one entry for each day, model and task, newest day first.
// A line that cannot be read, which a process leaves that is killed while it writes, is passed over.
func (l Ledger) Days(n int) ([]Spent, error) {
	today := l.today()
	first := today.AddDate(0, 0, 1-n)
	sums := map[[3]string]*Spent{}
	for m := time.Date(first.Year(), first.Month(), 1, 0, 0, 0, 0, today.Location()); !m.After(today); m = m.AddDate(0, 1, 0) {
		if err := l.read(l.file(m), first.Format(day), today.Format(day), sums); err != nil {
			return nil, err
		}
	}
	out := make([]Spent, 0, len(sums))
	for _, s := range sums {
		out = append(out, *s)
	}
	slices.SortFunc(out, func(a, b Spent) int {
		return cmp.Or(cmp.Compare(b.Day, a.Day), cmp.Compare(a.Model, b.Model), cmp.Compare(a.Task, b.Task))
	})
	return out, nil
}

// read adds the lines of a file to the sums.
func (l Ledger) read(path, first, last string, sums map[[3]string]*Spent) error {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	for lines := bufio.NewReader(f); ; {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) { // what is behind the last end of a line is being written
			return nil
		}
		if err != nil {
			return err
		}
		var s Spent
		if json.Unmarshal(line, &s) != nil || s.Day < first || s.Day > last {
			continue
		}
		key := [3]string{s.Day, s.Model, s.Task}
		if have := sums[key]; have != nil {
			have.add(s.Usage)
		} else {
			sums[key] = &s
		}
	}
}
