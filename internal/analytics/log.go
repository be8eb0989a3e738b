// Package analytics is what became of the questions to a project: how many were asked, by which way, how long they took, what was given for them, and
// what grep and reading files would have given for a sample of them.
//
// The one idea: a figure is measured or it is an estimate, and each says which. A question that found nothing saved nothing, and what was saved is
// never more than what was measured for questions like it.
//
// A project has a folder with a file a day, in which each answer is a line. What is older than a week is summed by day, and sums are kept for 90 days.
package analytics

import (
	"bufio"
	"encoding/json"
	"errors"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// How long what is known is kept.
const (
	keptLines = 7 // days
	keptSums  = MaxDays
)

// LineDays is for how many days each question has a line.
const LineDays = 7

// MaxDays is for how many days it is known what became of the questions.
const MaxDays = 90

const (
	dayForm  = "2006-01-02"
	lineEnd  = ".jsonl"
	sumsName = "days.json"
	maxLine  = 1 << 16
	maxText  = 500 // characters of a question
)

// Entry is one question and what became of it. It holds no word of the answer.
type Entry struct {
	Time      time.Time `json:"time"`
	Operation string    `json:"operation"`        // search_code, context_query ...
	Front     string    `json:"front"`            // cli, mcp or http; git for what its hooks made, which is no question and in no sum
	Client    string    `json:"client,omitempty"` // as a client of MCP names itself
	Text      string    `json:"text,omitempty"`   // the question, secrets masked, where the settings keep it
	MS        float64   `json:"ms"`
	Tokens    int       `json:"tokens"` // of the answer, a token for four characters
	Results   int       `json:"results,omitempty"`
	Empty     bool      `json:"empty,omitempty"`     // nothing was found
	Failed    bool      `json:"failed,omitempty"`    // there was an error in place of an answer
	Abandoned bool      `json:"abandoned,omitempty"` // the client went or gave up before there was an answer

	// Measured is set in a line of its own, which is about a question before it and counts as none.
	Measured *Measured `json:"measured,omitempty"`
}

// Measured is what a question took, next to the same question answered with grep: by reading whole files, those with most of its words first, until the
// one of the first result is read, at most ten.
type Measured struct {
	Tokens      int  `json:"tokens"`
	Alternative int  `json:"alternative"`
	Found       bool `json:"found"` // that file was among them
}

// Settings say what is kept.
type Settings struct {
	Off   bool    // nothing
	Texts bool    // questions as they were asked, secrets masked
	Share float64 // of the questions to a server that are measured
	Price float64 // of a million tokens that a model reads, in US dollars
}

// Log is the log of one project. Several processes may write at once. The zero value keeps nothing.
type Log struct {
	Dir   string           // "" for none
	Make  func() error     // makes the folder around Dir before the first line; may be nil
	Texts bool             // questions are kept as they were asked, secrets masked
	Now   func() time.Time // nil is time.Now
}

func (l *Log) now() time.Time {
	if l.Now != nil {
		return l.Now()
	}
	return time.Now()
}

// Add writes a line, at once, so that those of several processes do not mix: some 30 microseconds. With the first line of a day older ones are summed.
func (l *Log) Add(e Entry) error {
	if l == nil || l.Dir == "" {
		return nil
	}
	if e.Time.IsZero() {
		e.Time = l.now()
	}
	if !l.Texts {
		e.Text = ""
	} else if r := []rune(strings.ToValidUTF8(secret.MaskString(e.Text), "\ufffd")); len(r) > maxText {
		e.Text = string(r[:maxText])
	} else {
		e.Text = string(r)
	}
	return l.add(e)
}

func (l *Log) add(e Entry) error {
	line, err := json.Marshal(e)
	if err != nil {
		return err
	}
	if len(line) >= maxLine {
		return errors.New("the entry is too large")
	}
	path, text := filepath.Join(l.Dir, e.Time.Format(dayForm)+lineEnd), string(line)+"\n"
	if _, err := os.Lstat(path); err == nil {
		return regular.Append(path, text, 0o600)
	}
	if l.Make != nil {
		if err := l.Make(); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(l.Dir, 0o700); err != nil {
		return err
	}
	return errors.Join(regular.Append(path, text, 0o600), l.fold())
}

// fold sums the days that are older than lines are kept, and forgets sums that are older than those are kept. Another process that does so is left to it.
func (l *Log) fold() error {
	days, err := l.days()
	today := l.now()
	if err != nil || len(days) == 0 || days[0] >= before(today, keptLines) {
		return err
	}
	release, err := regular.TryLock(filepath.Join(l.Dir, "lock"))
	if errors.Is(err, ctxsys.ErrBusy) {
		return nil
	}
	if err != nil {
		return err
	}
	defer release()
	sums, err := l.sums()
	if err != nil {
		return err
	}
	var done []string
	for _, day := range days {
		if day >= before(today, keptLines) {
			break
		}
		if !slices.ContainsFunc(sums, func(s Sum) bool { return s.Day == day }) { // else a process was killed before it deleted the lines
			sums = append(sums, summed(l.entries(day), func(e *Entry) Sum {
				return Sum{Day: day, Operation: e.Operation, Front: e.Front, Client: e.Client}
			})...)
		}
		done = append(done, filepath.Join(l.Dir, day+lineEnd))
	}
	sums = slices.DeleteFunc(sums, func(s Sum) bool { return s.Day < before(today, keptSums) })
	data, err := json.Marshal(sums)
	if err != nil {
		return err
	}
	if err := regular.Write(filepath.Join(l.Dir, sumsName), data, 0o600); err != nil {
		return err
	}
	for _, path := range done {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}

// before is the first of the last n days.
func before(t time.Time, n int) string { return t.AddDate(0, 0, 1-n).Format(dayForm) }

// days returns the days that there are lines of, oldest first.
func (l *Log) days() (days []string, err error) {
	if l.Dir == "" {
		return nil, nil
	}
	files, err := os.ReadDir(l.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, f := range files {
		day, ok := strings.CutSuffix(f.Name(), lineEnd)
		if _, bad := time.Parse(dayForm, day); ok && bad == nil {
			days = append(days, day)
		}
	}
	slices.Sort(days)
	return days, err
}

// entries yields what the file of a day holds. A line that cannot be read, as a process leaves that is killed while it writes, is passed over.
func (l *Log) entries(day string) iter.Seq[*Entry] {
	return func(yield func(*Entry) bool) {
		f, err := regular.Open(filepath.Join(l.Dir, day+lineEnd))
		if err != nil {
			return
		}
		defer f.Close()
		for lines := bufio.NewScanner(f); lines.Scan(); {
			var e Entry
			if json.Unmarshal(lines.Bytes(), &e) == nil && !yield(&e) {
				return
			}
		}
	}
}

// Last returns the last entry of a front end, and how many of it have lines. Without one it is the zero value.
func (l *Log) Last(front string) (last Entry, n int) {
	days, _ := l.days() // a log that cannot be read says nothing
	for _, day := range days {
		for e := range l.entries(day) {
			if e.Front == front {
				last, n = *e, n+1
			}
		}
	}
	return last, n
}

// sums returns those that are stored, none where they cannot be read.
func (l *Log) sums() (sums []Sum, err error) {
	data, err := regular.Read(filepath.Join(l.Dir, sumsName), 64<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && json.Unmarshal(data, &sums) != nil {
		return nil, nil
	}
	return sums, err
}
