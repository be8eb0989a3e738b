package checkpoint

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"
)

// States of a step of a plan.
const (
	Done    = "done"
	Open    = "open"
	Undone  = "failed"
	Skipped = "skipped"
)

const (
	// maxPlanned is how many steps of a plan are listed; all are counted. maxResult is how much of a result is shown, in characters.
	maxPlanned = 200
	maxResult  = 200
)

// Progress is what a state says of its plan: which steps are done, with what result, and what is open.
type Progress struct {
	Query     string    `json:"query,omitempty"` // the task
	Steps     []Planned `json:"steps,omitempty"` // the first 200; none in a list of checkpoints
	Total     int       `json:"total"`
	Done      int       `json:"done"`
	Open      int       `json:"open"`           // neither done nor skipped
	Next      string    `json:"next,omitempty"` // the first open step, "" for none
	LastError *Failure  `json:"last_error,omitempty"`
}

// Planned is a step of a plan.
type Planned struct {
	ID         string   `json:"id,omitempty"`
	Name       string   `json:"name"`
	Status     string   `json:"status,omitempty"` // as the state has it
	State      string   `json:"state"`            // done, open, failed or skipped
	Needs      []string `json:"needs,omitempty"`  // ids of the steps before it
	Result     string   `json:"result,omitempty"` // its beginning, on one line
	DurationMS *int64   `json:"duration_ms,omitempty"`
	Tokens     *int64   `json:"tokens,omitempty"`
}

// Failure is the last error that a state names.
type Failure struct {
	Step    *int   `json:"step,omitempty"` // index of the step in the plan
	Message string `json:"message"`
	Time    string `json:"time,omitempty"` // as the state has it
}

// fields are the values of a JSON object by their names without case and underscores: currentStepIndex is current_step_index.
type fields map[string]json.RawMessage

func fieldsOf(raw json.RawMessage) (out fields) {
	var all map[string]json.RawMessage
	if json.Unmarshal(raw, &all) != nil {
		return nil
	}
	out = fields{}
	for name, value := range all {
		out[strings.ToLower(strings.ReplaceAll(name, "_", ""))] = value
	}
	return out
}

// text is the first of some fields that is there, on one line: a string as it is, anything else as JSON.
func (f fields) text(names ...string) string {
	for _, name := range names {
		var s string
		raw := bytes.TrimSpace(f[name])
		if len(raw) == 0 || string(raw) == "null" {
			continue
		}
		if json.Unmarshal(raw, &s) != nil {
			s = string(raw)
		}
		if s = strings.Join(strings.Fields(s), " "); s != "" {
			return s
		}
	}
	return ""
}

// number is the first of some fields that is a whole number, nil for none.
func (f fields) number(names ...string) *int64 {
	for _, name := range names {
		var n *int64
		if json.Unmarshal(f[name], &n) == nil && n != nil {
			return n
		}
	}
	return nil
}

// maxRead is how large a state is whose plan is read, in bytes.
const maxRead = 4 << 20

// progressOf reads the plan of a state, and what was reported of its steps; nil where it has neither a plan nor results.
func progressOf(state json.RawMessage, reported []Step) *Progress {
	if len(state) > maxRead {
		return nil
	}
	of := fieldsOf(state)
	if of == nil {
		return nil
	}
	p := &Progress{Query: of.text("query", "task", "goal"), Steps: plannedIn(of["plan"])}
	results := resultsIn(of["results"])
	if len(p.Steps) == 0 {
		for _, r := range results {
			p.Steps = append(p.Steps, Planned{ID: r.step, Name: cmp.Or(r.name, "step "+r.step), State: Done})
		}
	}
	if len(p.Steps) == 0 {
		return nil
	}
	current := of.number("currentstepindex")
	if failed := fieldsOf(of["lasterror"]); failed.text("message") != "" {
		p.LastError = &Failure{Message: begun(failed.text("message")), Time: failed.text("time", "timestamp")}
		if at := failed.number("step", "stepindex"); at != nil {
			step := int(*at)
			p.LastError.Step = &step
		}
	}
	for i := range p.Steps {
		s := &p.Steps[i]
		if r, ok := resultOf(results, s.ID, i); ok {
			s.Result, s.DurationMS, s.Tokens = begun(r.output), r.duration, r.tokens
			s.State = cmp.Or(s.State, Done)
		}
		switch {
		case s.State != "":
		case p.LastError != nil && p.LastError.Step != nil && *p.LastError.Step == i:
			s.State = Undone
		case current != nil && int64(i) < *current:
			s.State = Done
		default:
			s.State = Open
		}
		s.take(reported)
	}
	p.count()
	return p
}

// take takes what was reported of a step, by its name or id: a state is often older.
func (s *Planned) take(reported []Step) {
	for _, r := range reported {
		switch {
		case r.Name != s.Name && (s.ID == "" || r.Name != s.ID):
		case r.Status == Completed:
			s.State, s.Result = Done, cmp.Or(begun(r.Note), s.Result)
		case r.Status == Failed && s.State != Done:
			s.State, s.Result = Undone, cmp.Or(begun(r.Note), s.Result)
		}
	}
}

func (p *Progress) count() {
	p.Total = len(p.Steps)
	for i := range p.Steps {
		switch s := &p.Steps[i]; s.State {
		case Done:
			p.Done++
		case Skipped:
		default:
			p.Open++
			p.Next = cmp.Or(p.Next, s.Name)
		}
	}
	p.Steps = p.Steps[:min(len(p.Steps), maxPlanned)]
}

// plannedIn reads the steps of a plan: objects, or texts. A status that is not known says nothing of what is done.
func plannedIn(raw json.RawMessage) (out []Planned) {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		return nil
	}
	for _, step := range list {
		f := fieldsOf(step)
		if f == nil {
			f = fields{"description": step}
		}
		s := Planned{ID: begun(f.text("id", "stepid")), Name: begun(f.text("description", "name", "title", "action")), Status: begun(f.text("status"))}
		s.Name = cmp.Or(s.Name, s.ID, "unnamed step")
		s.State = stateOf(s.Status)
		var needs []json.RawMessage
		_ = json.Unmarshal(f["dependencies"], &needs)
		for _, n := range needs {
			s.Needs = append(s.Needs, begun(fields{"": n}.text("")))
		}
		out = append(out, s)
	}
	return out
}

// stateOf is what a status means, "" where it has to be seen from the rest of the state.
func stateOf(status string) string {
	switch strings.ToLower(status) {
	case "completed", "complete", "done", "success", "succeeded", "finished", "ok":
		return Done
	case "failed", "failure", "error":
		return Undone
	case "skipped", "cancelled", "canceled":
		return Skipped
	case "pending", "open", "todo", "in_progress", "in-progress", "running", "started", "active", "blocked":
		return Open
	}
	return ""
}

// result is what came of a step.
type result struct {
	step, name, output string
	duration, tokens   *int64
}

// resultsIn reads results: a list of objects that name their steps, or an object of them by step.
func resultsIn(raw json.RawMessage) (out []result) {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) == nil {
		for _, r := range list {
			f := fieldsOf(r)
			out = append(out, result{step: f.text("stepid", "step", "id"), name: f.text("name", "description"), output: f.text("output", "result"), duration: f.number("duration", "durationms"), tokens: f.number("tokens", "tokenusage")})
		}
		return out
	}
	var by map[string]json.RawMessage
	if json.Unmarshal(raw, &by) != nil {
		return nil
	}
	for step, value := range by {
		r := result{step: step, output: fields{"": value}.text("")}
		if f := fieldsOf(value); f.text("output", "result") != "" {
			r.output, r.duration, r.tokens = f.text("output", "result"), f.number("duration", "durationms"), f.number("tokens", "tokenusage")
		}
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b result) int {
		return cmp.Or(cmp.Compare(len(a.step), len(b.step)), cmp.Compare(a.step, b.step))
	})
	return out
}

// resultOf finds the result of a step: by its id, and where results name no steps by its place.
func resultOf(results []result, id string, at int) (result, bool) {
	for i, r := range results {
		if id != "" && r.step == id || r.step == "" && i == at {
			return r, true
		}
	}
	return result{}, false
}

// begun is the beginning of a text, on one line.
func begun(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if utf8.RuneCountInString(text) <= maxResult {
		return text
	}
	return string([]rune(text)[:maxResult]) + "…"
}
