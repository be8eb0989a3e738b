package prompt

import (
	"errors"
	"path"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/notes"
)

// ruleTokens is how much of one file of rules goes in at most.
const ruleTokens = 2000

// gatherRules brings what people wrote down for assistants: rules, and memories. It is quoted as data, and what reads like an
// attack is reported.
func (p *Builder) gatherRules(plan *plan) (brought, error) {
	var b brought
	var about []string
	for _, ref := range plan.files {
		if root, own := p.opts.Reader.Place(ref.path); root == p.opts.Reader.Root() { // of several projects the rules are those of the first
			about = append(about, own)
		}
	}
	found, err := notes.Read(p.opts.Reader.Root(), p.opts.Home, about)
	for i, n := range found {
		s := ctxsys.Slice{
			ID: "note:" + n.Path, Type: ctxsys.SliceFile, Source: n.Path, Name: path.Base(n.Path), Language: "markdown",
			Priority: assemble.NotesLevel, Prunable: true, Score: 1 - float64(i)/1000, Related: noteRemark(n.Scope), Content: n.Text,
		}
		const perToken = 4
		if text := wholeLines([]byte(n.Text), ruleTokens*perToken); len(text) < len(n.Text) || n.Cut {
			s.Content, s.Form = string(text), ctxsys.FormTruncated
		}
		if len(n.Suspicious) > 0 {
			s.Related += "; parts of it look like an attack on the assistant"
			for _, line := range n.Suspicious {
				b.notes = append(b.notes, "suspicious: "+line)
			}
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: s, Group: assemble.NotesGroup})
	}
	if err != nil && len(b.candidates) == 0 {
		return b, err
	}
	if err != nil {
		b.notes = append(b.notes, "not all rules could be read: "+errors.Join(err).Error())
	}
	return b, nil
}

func noteRemark(scope notes.Scope) string {
	switch scope {
	case notes.Team:
		return "a memory shared with the project"
	case notes.User:
		return "a note of the user"
	}
	return "rules of the project"
}
