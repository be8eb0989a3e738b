package main

import (
	"os"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/ctx-sys/ctx-sys/internal/install"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// tell prints what was done, or would be.
func (a *app) tell(i installing, all []outcomeOf) error {
	if a.json {
		return a.writeJSON(map[string]any{"scope": i.scope, "dry_run": i.dryRun, "clients": jsonOutcomes(i, all)})
	}
	var b render.Writer
	changed, failed := false, false
	for _, o := range all {
		failed = failed || o.err != nil
		if o.where != "" {
			b.Printf("%-15s by hand: %s\n%s", o.client.Name, o.where, render.Indented(o.text))
		}
		for _, c := range o.changes {
			b.Printf("%-15s %-14s %s\n", o.client.Name, action(i, c), c.File)
			if c.Copy != "" && c.Action != install.Unchanged {
				b.Printf("%-15s %-14s %s\n", "", "copy", c.Copy)
			}
			if i.dryRun && c.Before != c.After {
				b.Add(render.Verbatim(preview(c)))
			}
			changed = changed || c.Before != c.After
		}
		if o.hint != "" {
			b.Printf("%-15s %-14s %s\n", "", "note", o.hint)
		}
	}
	if b.Len() == 0 && !failed {
		b.Printf("nothing to remove\n")
	}
	if err := a.print(b.Page()); err != nil {
		return err
	}
	if changed && !i.dryRun {
		a.note("clients read their settings when they start: begin a new session")
	}
	return nil
}

// preview is a change as diff shows it.
func preview(c install.Change) string {
	from, to := c.File, c.File
	if c.Before == "" {
		from = os.DevNull
	}
	if c.After == "" {
		to = os.DevNull
	}
	return string(diff.Diff(from, []byte(c.Before), to, []byte(c.After)))
}

func action(i installing, c install.Change) string {
	if !i.dryRun {
		return c.Action
	}
	switch c.Action {
	case install.Added:
		return "would add"
	case install.Updated:
		return "would update"
	case install.Removed:
		return "would remove"
	}
	return c.Action
}

type jsonOutcome struct {
	Client  string           `json:"client"`
	Files   []jsonFileChange `json:"files,omitempty"`
	Where   string           `json:"where,omitempty"`
	Snippet string           `json:"snippet,omitempty"`
	Note    string           `json:"note,omitempty"`
	Error   string           `json:"error,omitempty"`
}

type jsonFileChange struct {
	File   string `json:"file"`
	Action string `json:"action"`
	Copy   string `json:"copy,omitempty"`
	Diff   string `json:"diff,omitempty"`
}

func jsonOutcomes(i installing, all []outcomeOf) []jsonOutcome {
	out := []jsonOutcome{}
	for _, o := range all {
		j := jsonOutcome{Client: o.client.Name, Where: o.where, Snippet: o.text, Note: o.hint}
		for _, c := range o.changes {
			f := jsonFileChange{File: c.File, Action: action(i, c), Copy: c.Copy}
			if i.dryRun && c.Before != c.After {
				f.Diff = preview(c)
			}
			j.Files = append(j.Files, f)
		}
		if o.err != nil {
			j.Error = advised(o.err).Error()
		}
		if j.Files != nil || j.Error != "" || j.Where != "" {
			out = append(out, j)
		}
	}
	return out
}

// listClients prints the clients there are, or those that are found.
func (a *app) listClients(m install.Machine, detected bool) error {
	type row struct {
		Name     string `json:"name"`
		Title    string `json:"title"`
		Detected bool   `json:"detected"`
		Written  bool   `json:"written"`
		Hooks    bool   `json:"hooks"`
		Source   string `json:"source"`
		Read     string `json:"read"`
		Ran      string `json:"ran,omitempty"`
	}
	rows := []row{}
	var b render.Writer
	for _, c := range install.Clients() {
		r := row{c.Name, c.Title, m.Detected(c), !c.ByHand(), c.Hooks(), c.Source, c.Read, c.Ran}
		if detected && !r.Detected {
			continue
		}
		rows = append(rows, r)
		found := "-"
		if r.Detected {
			found = "found"
		}
		b.Printf("%-15s %-6s %s\n", r.Name, found, r.Title)
	}
	if a.json {
		return a.writeJSON(map[string]any{"clients": rows})
	}
	return a.print(b.Page())
}
