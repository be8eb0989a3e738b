package op

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	description "github.com/ctx-sys/ctx-sys/internal/architecture"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/picture"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// ReportRequest is the request of report.
type ReportRequest struct {
	Output string `json:"-" flag:"output,o" help:"write to {FILE} instead of stdout"`
}

// What a report lists at most.
const (
	reportRows   = 30
	reportBoxes  = 40 // of a graph
	reportCycles = 10
)

// RepositoryReport is what a report is written of: the answers of other operations.
type RepositoryReport struct {
	Status       *engine.Report                 `json:"status"`
	Architecture *description.Description       `json:"architecture"`
	Sizes        *graph.SizesResponse           `json:"sizes"`
	Hubs         *graph.HubsResponse            `json:"hubs"`
	Cycles       *graph.CyclesResponse          `json:"cycles"`
	Problems     *doctor.ProblemReport          `json:"problems"`
	Changed      map[string]commits.FileChanges `json:"changed,omitempty"` // nil where no commits were read
	Commits      int                            `json:"commits,omitempty"` // that were looked at for it
	Recent       []commits.Commit               `json:"recent,omitempty"`
}

func repositoryReport() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "report", Short: "Write a page about the repository to pass on: architecture, hubs, cycles, coverage, history", Formats: []string{"html", "json"},
			Long: "Writes one HTML file about the repository: languages, a treemap, how it is built and run, what is most central, cycles, what is indexed and what\n" +
				"is not, and the files that change most where `ctx-sys index --commits` has read the commits. It loads nothing and runs nothing, and can be printed.",
		},
	}, askReport)
}

func askReport(ctx context.Context, c *call, _ *ReportRequest) (*Reply, error) {
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	v, err := gatherReport(ctx, c)
	if err != nil {
		return nil, err
	}
	r := &Reply{Value: v}
	if c.front.Format != "json" {
		day, _, _ := strings.Cut(v.Status.LastIndexedAt, "T")
		intro := fmt.Sprintf("%s, %s. Written by ctx-sys of the index of %s.", ctxsys.Plural(v.Architecture.Files, "file"), ctxsys.Plural(v.Architecture.Lines, "line"), cmp.Or(day, "an unknown day"))
		if v.Architecture.Description != "" {
			intro = v.Architecture.Description + " " + intro
		}
		r.Text = picture.Document("Report on "+v.Status.Project, intro, v.sections())
	}
	c.freshness(r)
	return r, nil
}

// gatherReport asks the other operations.
func gatherReport(ctx context.Context, c *call) (v *RepositoryReport, err error) {
	v = &RepositoryReport{}
	if v.Status, err = c.project.Status(ctx); err != nil {
		return nil, err
	}
	if v.Architecture, err = c.project.Architecture().Architecture(ctx); err != nil {
		return nil, err
	}
	r := c.project.Reader()
	if v.Sizes, err = reader.AskGraph(ctx, r, graph.Sizes, graph.SizesRequest{}); err != nil {
		return nil, err
	}
	if v.Hubs, err = reader.AskGraph(ctx, r, graph.Hubs, graph.HubsRequest{Limit: reportRows}); err != nil {
		return nil, err
	}
	if v.Cycles, err = reader.AskGraph(ctx, r, graph.Cycles, graph.CyclesRequest{Limit: reportCycles}); err != nil {
		return nil, err
	}
	if v.Problems, err = doctor.Problems(ctx, r.Source(), reportRows); err != nil {
		return nil, err
	}
	log := c.project.Commits()
	if !log.WasRead(ctx) {
		return v, nil
	}
	if v.Changed, v.Commits, err = log.Changed(ctx); err != nil {
		return nil, err
	}
	v.Recent, err = log.Since(ctx, time.Unix(0, 0), reportRows)
	return v, err
}

func (v *RepositoryReport) sections() []picture.Section {
	return []picture.Section{v.overview(), v.files(), v.architecture(), v.hubs(), v.cycles(), v.coverage(), v.history()}
}

func (v *RepositoryReport) overview() picture.Section {
	s, a := v.Status, v.Architecture
	languages := picture.Table{Caption: "Languages", Rows: [][]string{{"Language", "Files", "Lines", "Share"}}}
	for _, l := range a.Languages {
		languages.Rows = append(languages.Rows, []string{l.Name, fmt.Sprint(l.Files), fmt.Sprint(l.Lines), fmt.Sprintf("%d %%", l.Share)})
	}
	facts := picture.Table{Caption: "The index", Rows: [][]string{{"What", "How many"}, {"Files", fmt.Sprint(s.Files)}, {"Lines", fmt.Sprint(s.Lines)},
		{"Files of tests", fmt.Sprint(a.Tests)}, {"Size of the files", answer.Size(s.Bytes)}, {"Size of the index", answer.Size(s.DBBytes)}}}
	if commit := cmp.Or(a.Commit, s.LastCommit); commit != "" {
		facts.Rows = append(facts.Rows, []string{"Commit", commits.Short(commit)})
	}
	return picture.Section{Heading: "Overview", Tables: []picture.Table{languages, facts}}
}

func (v *RepositoryReport) files() picture.Section {
	s := picture.Section{Heading: "Files", Text: []string{"Each tile is a file, as large as it has lines. " + v.Architecture.Name + " has " + intro(v.Sizes)}}
	if len(v.Sizes.Files) > 0 {
		s.Figures = append(s.Figures, treemapOf(v.Status.Project, v.Sizes, nil))
		if v.Changed != nil {
			s.Figures = append(s.Figures, treemapOf(v.Status.Project, v.Sizes, v.Changed))
		}
		table := fileTable(v.Sizes, v.Changed)
		table.Rows = table.Rows[:min(len(table.Rows), reportRows+1)]
		table.Caption = "The largest files"
		s.Tables = []picture.Table{table}
	}
	return s
}

func (v *RepositoryReport) architecture() picture.Section {
	a, s := v.Architecture, picture.Section{Heading: "Architecture"}
	add := func(caption string, head []string, n int, row func(int) []string) {
		t := picture.Table{Caption: caption, Rows: [][]string{head}}
		for i := range min(n, reportRows) {
			t.Rows = append(t.Rows, row(i))
		}
		if n > 0 {
			s.Tables = append(s.Tables, t)
		}
	}
	add("Frameworks", []string{"Name", "Role", "Where it is seen"}, len(a.Frameworks), func(i int) []string {
		f := a.Frameworks[i]
		return []string{f.Name, f.Role, strings.Join(f.Evidence, ", ")}
	})
	add("Commands", []string{"For", "Command", "From"}, len(a.Commands), func(i int) []string {
		return []string{a.Commands[i].Kind, a.Commands[i].Command, a.Commands[i].Source}
	})
	add("Entry points", []string{"What", "Where"}, len(a.EntryPoints), func(i int) []string { return []string{a.EntryPoints[i].What, a.EntryPoints[i].Where} })
	add("Layers, by the names of folders", []string{"Layer", "Folders", "Files"}, len(a.Layers), func(i int) []string {
		return []string{a.Layers[i].Name, strings.Join(a.Layers[i].Folders, ", "), fmt.Sprint(a.Layers[i].Files)}
	})
	add("Patterns", []string{"Pattern", "Confidence", "Where it is seen"}, len(a.Patterns), func(i int) []string {
		return []string{a.Patterns[i].Name, fmt.Sprintf("%.2f", a.Patterns[i].Confidence), strings.Join(a.Patterns[i].Evidence, ", ")}
	})
	if d := drawLevels(a); len(d.edges) > 0 {
		s.Figures = []picture.Figure{{SVG: d.picture(), Caption: d.title}}
	}
	if len(s.Tables)+len(s.Figures) == 0 {
		s.Text = []string{"Nothing is known of how it is built."}
	}
	return s
}

// drawLevels draws the folders that depend on one another, those that are used most first.
func drawLevels(a *description.Description) (d drawn) {
	d.title = "What folders depend on"
	var units []description.Unit
	for _, l := range a.Levels {
		units = append(units, l.Units...)
	}
	slices.SortStableFunc(units, func(a, b description.Unit) int { return b.UsedBy - a.UsedBy })
	if len(units) > reportBoxes {
		d.title += fmt.Sprintf(": the %d that are used most", reportBoxes)
		units = units[:reportBoxes]
	}
	unitOf := map[string]int{} // by folder
	for _, u := range units {
		label := u.Folders[0]
		if len(u.Folders) > 1 {
			label = fmt.Sprintf("%s and %d more", label, len(u.Folders)-1)
		}
		n := d.node(u.Folders[0], label, false)
		for _, f := range u.Folders {
			unitOf[f] = n
		}
	}
	for _, u := range units {
		for _, used := range u.Uses {
			if to, ok := unitOf[used]; ok {
				d.edges = append(d.edges, drawnEdge{unitOf[u.Folders[0]], to, ""})
			}
		}
	}
	return d
}

func (v *RepositoryReport) hubs() picture.Section {
	t := picture.Table{Caption: "The most central definitions: most of the graph leads to them", Rows: [][]string{{"Name", "Type", "Where", "Centrality", "Uses"}}}
	for _, h := range v.Hubs.Hubs {
		t.Rows = append(t.Rows, []string{cmp.Or(h.QualifiedName, h.Name), string(h.Type), fmt.Sprintf("%s:%d", h.Path, h.StartLine), fmt.Sprintf("%.1f", h.Centrality), fmt.Sprint(h.InDegree)})
	}
	if len(t.Rows) == 1 {
		return picture.Section{Heading: "Hubs", Text: []string{"No edge of the graph leads to a definition."}}
	}
	return picture.Section{Heading: "Hubs", Tables: []picture.Table{t}}
}

func (v *RepositoryReport) cycles() picture.Section {
	s := picture.Section{Heading: "Cycles", Text: []string{"No file imports itself through others."}}
	if len(v.Cycles.Cycles) == 0 {
		return s
	}
	s.Text = []string{fmt.Sprintf("%s of files that import one another; the largest are shown, each by its shortest way round.", ctxsys.Plural(v.Cycles.Total, "set"))}
	t := picture.Table{Caption: "Cycles of imports", Rows: [][]string{{"Way", "Files"}}}
	for _, c := range v.Cycles.Cycles {
		var way []string
		for _, e := range c.Cycle {
			way = append(way, e.Source.Path)
		}
		t.Rows = append(t.Rows, []string{strings.Join(way, " → "), fmt.Sprint(c.Size)})
	}
	s.Tables = []picture.Table{t}
	if d := drawCycles(v.Cycles); len(d.labels) <= reportBoxes {
		s.Figures = []picture.Figure{{SVG: d.picture(), Caption: "The ways round these cycles"}}
	}
	return s
}

func (v *RepositoryReport) coverage() picture.Section {
	s := picture.Section{Heading: "Coverage"}
	st := v.Status
	counts := func(caption, of string, n map[string]int) {
		t := picture.Table{Caption: caption, Rows: [][]string{{of, "Count"}}}
		for _, k := range slices.SortedFunc(maps.Keys(n), func(a, b string) int { return cmp.Or(n[b]-n[a], strings.Compare(a, b)) }) {
			if n[k] > 0 {
				t.Rows = append(t.Rows, []string{k, fmt.Sprint(n[k])})
			}
		}
		if len(t.Rows) > 1 {
			s.Tables = append(s.Tables, t)
		}
	}
	s.Text = []string{fmt.Sprintf("%s indexed; %s could not be read whole.", ctxsys.Plural(st.Files, "file"), ctxsys.Plural(v.Problems.Total, "file"))}
	problems := picture.Table{Caption: "Files that could not be read whole", Rows: [][]string{{"File", "Why"}}}
	for _, p := range v.Problems.Files {
		why := p.Error
		if why == "" && len(p.Syntax) > 0 {
			why = fmt.Sprintf("%s, the first in line %d", ctxsys.Plural(len(p.Syntax), "place")+" the grammar could not read", p.Syntax[0].Line)
		}
		problems.Rows = append(problems.Rows, []string{p.Path, why})
	}
	if len(problems.Rows) > 1 {
		s.Tables = append(s.Tables, problems)
	}
	counts("Left out of the index", "Reason", st.Skipped)
	counts("What is in the index", "Type", st.Entities)
	counts("Edges that were resolved", "Kind", st.Relationships)
	counts("Names that lead nowhere in the project", "Kind", st.Unresolved)
	return s
}

func (v *RepositoryReport) history() picture.Section {
	s := picture.Section{Heading: "History"}
	if v.Changed == nil {
		s.Text = []string{"The commits were not read: `ctx-sys index --commits` does that."}
		return s
	}
	present := map[string]bool{}
	for _, f := range v.Sizes.Files {
		present[f.Path] = true
	}
	paths := slices.DeleteFunc(slices.Collect(maps.Keys(v.Changed)), func(p string) bool { return !present[p] })
	slices.SortFunc(paths, func(a, b string) int { return cmp.Or(v.Changed[b].Commits-v.Changed[a].Commits, strings.Compare(a, b)) })
	t := picture.Table{Caption: fmt.Sprintf("The files that changed most, in %s", ctxsys.Plural(v.Commits, "commit")), Rows: [][]string{{"File", "Commits", "Last"}}}
	for _, p := range paths[:min(len(paths), reportRows)] {
		t.Rows = append(t.Rows, []string{p, fmt.Sprint(v.Changed[p].Commits), v.Changed[p].Last.Format(time.DateOnly)})
	}
	recent := picture.Table{Caption: "The last commits", Rows: [][]string{{"Commit", "Date", "Author", "Subject"}}}
	for _, c := range v.Recent {
		recent.Rows = append(recent.Rows, []string{commits.Short(c.Hash), c.Time.Format(time.DateOnly), c.Author, c.Subject})
	}
	s.Tables = []picture.Table{t, recent}
	return s
}
