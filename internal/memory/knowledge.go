package memory

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// maxKnown is how many memories, and how many reflections, a package may bring.
const maxKnown = 20000

// knowledgeScopes are those of memories that are passed on: what is of the project, and of one of its branches.
var knowledgeScopes = []string{Project, Branch}

// Decision is a decision of a conversation that is passed on, as a memory of that type.
type Decision struct {
	Text, Reason string
	Alternatives []string // what was not taken
	Author       string   // ByUser or ByAssistant
	Session      string
	Message      int
	Created      time.Time
}

// record is the decision as a memory of the project.
func (d *Decision) record() record {
	content := strings.TrimSpace(d.Text)
	if d.Reason != "" {
		content += "\nReason: " + oneLine(d.Reason)
	}
	for _, a := range d.Alternatives {
		content += "\nNot taken: " + oneLine(a)
	}
	if len(content) > maxContent {
		content = strings.ToValidUTF8(content[:maxContent], "")
	}
	item := Item{Scope: Project, Kind: "decision", Content: content, Tier: Warm, Status: Active, Author: d.Author, Relevance: 0.5, Created: d.Created, Accessed: d.Created}
	item.ID = idOf(item.Scope, item.Holder, item.Content)
	item.Tokens = token.Estimate(item.Content)
	return record{Item: item, Sources: []Source{{Kind: "session", Session: d.Session, Message: d.Message, Created: d.Created}}}
}

// ExportKnowledge writes what others may read: the memories of the project and of its branches as [Store.Export] does, some decisions among them, and the reflections as
// a line of JSON each, the oldest first.
func (s *Store) ExportKnowledge(ctx context.Context, decisions []Decision, memories, reflections io.Writer) (n, m int, err error) {
	records, err := s.records(ctx, Choice{View: View{All: true, Scopes: knowledgeScopes}})
	if err != nil {
		return 0, 0, err
	}
	for i := range decisions {
		r := decisions[i].record()
		if !slices.ContainsFunc(records, func(have record) bool { return have.ID == r.ID }) {
			records = append(records, r)
		}
	}
	if n, err = writeRecords(memories, records); err != nil {
		return n, 0, err
	}
	rows, err := s.project.db.Reflections(ctx, "")
	for _, row := range slices.Backward(rows) {
		b, err := render.JSON(reflectionOf(row))
		if err == nil {
			_, err = reflections.Write(append(b, '\n'))
		}
		if err != nil {
			return n, m, err
		}
		m++
	}
	return n, m, err
}

// ImportKnowledge reads what ExportKnowledge wrote, as [Store.Import] reads memories: all or, with an error, nothing of it; twice is once; and unless somebody vouches for it
// all of it is quarantined.
func (s *Store) ImportKnowledge(ctx context.Context, memories, reflections io.Reader, vouched bool) (known, learnt Imported, err error) {
	text, err := io.ReadAll(memories)
	if err != nil {
		return known, learnt, err
	}
	records, err := readRecords(bytes.NewReader(text))
	if err != nil {
		return known, learnt, err
	}
	if len(records) > maxKnown {
		return known, learnt, fmt.Errorf("%w: %d memories are more than a package may hold, %d", ctxsys.ErrUsage, len(records), maxKnown)
	}
	for _, r := range records {
		if !slices.Contains(knowledgeScopes, r.Scope) {
			return known, learnt, fmt.Errorf("%w: a package holds no memories of the scope %s", ctxsys.ErrUsage, r.Scope)
		}
	}
	rows, masked, err := readReflections(reflections)
	if err != nil {
		return known, learnt, err
	}
	if known, err = s.Import(ctx, bytes.NewReader(text), vouched); err != nil || len(rows) == 0 {
		return known, learnt, err
	}
	err = s.project.db.UpdateReflections(ctx, func(t store.ReflectionTx) error {
		learnt = Imported{Masked: masked}
		for _, r := range rows {
			old, ok, err := t.Reflection(ctx, r.ID)
			if err != nil {
				return err
			}
			if ok && (!vouched || !old.Quarantined || r.Quarantined) {
				learnt.Known++
				continue
			}
			if ok { // quarantined until now
				learnt.Known++
				if err := t.Delete(old, Terms(old.Content+" "+old.Task)); err != nil {
					return err
				}
			} else {
				learnt.Added++
			}
			r.Quarantined = r.Quarantined || !vouched
			if err := t.Add(r, Terms(r.Content+" "+r.Task)); err != nil {
				return err
			}
		}
		return nil
	})
	return known, learnt, err
}

// readReflections reads the lines of reflections as they are stored, with secrets masked.
func readReflections(r io.Reader) (rows []store.ReflectionRow, masked map[string]int, err error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 4<<20)
	for line := 1; in.Scan(); line++ {
		if strings.TrimSpace(in.Text()) == "" {
			continue
		}
		row, found, err := readReflection(in.Bytes())
		if err == nil && len(rows) == maxKnown {
			err = fmt.Errorf("there are more than a package may hold, %d", maxKnown)
		}
		if err != nil {
			return nil, nil, fmt.Errorf("%w: line %d of the reflections: %w", ctxsys.ErrUsage, line, err)
		}
		for kind, n := range found {
			if masked == nil {
				masked = map[string]int{}
			}
			masked[kind] += n
		}
		rows = append(rows, row)
	}
	if err := in.Err(); err != nil {
		return nil, nil, fmt.Errorf("%w: the reflections: %w", ctxsys.ErrUsage, err)
	}
	return rows, masked, nil
}

func readReflection(line []byte) (row store.ReflectionRow, masked map[string]int, err error) {
	var r Reflection
	if err := json.Unmarshal(line, &r); err != nil {
		return row, nil, err
	}
	n := NewReflection{Content: r.Content, Context: r.Context, Outcome: r.Outcome, Confidence: &r.Confidence, Tags: r.Tags, Session: r.Session}
	if r.Details != nil {
		n.Details = *r.Details
	}
	if masked, err = n.prepare(); err != nil {
		return row, nil, err
	}
	if row, err = n.row(r.Created); err != nil {
		return row, nil, err
	}
	row.Accesses, row.Accessed = max(r.Accesses, 0), millis(r.Accessed)
	return row, masked, nil
}
