package eval

import (
	"encoding/json"
	"fmt"
)

// history is a file of commits of one repository: each message is a query, and what it changed the answer. The
// checkout is that of the commit before them all.
type history struct {
	Repo, Language string
	Annotations    []struct {
		Query, SHA    string
		Relevant      []Target
		Spans         []Span
		StemInMessage *bool `json:"stem_in_message"`
	}
}

func commits(text []byte) (h history, ok bool) {
	return h, json.Unmarshal(text, &h) == nil && h.Annotations != nil
}

// commits adds the tasks of a history. Files are what it is about, so a file counts once.
func (s *sheaf) commits(file string, h history) error {
	if len(h.Annotations) == 0 {
		return fmt.Errorf("%s has no commits", file)
	}
	for i, a := range h.Annotations {
		t := Task{Query: a.Query, ID: a.SHA, Where: fmt.Sprintf("%s: commit %d", file, i+1), Rule: Rule{Exact: true, Files: true}}
		if a.StemInMessage != nil {
			t.Category = "no stem"
			if *a.StemInMessage {
				t.Category = "stem in message"
			}
		}
		var err error
		if t.Spans, err = answers(a.Spans, nil); err == nil {
			t.Targets, err = clean(a.Relevant)
		}
		if err == nil {
			err = s.add(Repo{Name: h.Repo, Language: h.Language}, t)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", t.Where, err)
		}
	}
	return nil
}
