package prompt

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/gate"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// folderEntries is how many names of a folder are listed.
const folderEntries = 100

// gatherFolders lists the indexed files below folders: their names only, and how many more there are.
func (p *Builder) gatherFolders(ctx context.Context, v *snapshot.Snapshot, folders []string) (brought, error) {
	var b brought
	files, err := v.Files(ctx)
	if err != nil {
		return b, err
	}
	for at, folder := range folders {
		dir := p.opts.Reader.Relative(strings.TrimSuffix(folder, "/"))
		c := assemble.Candidate{Slice: ctxsys.Slice{
			ID: dir + "/", Type: ctxsys.SliceFolder, Source: dir + "/", Priority: assemble.FoldersLevel, Prunable: true,
			Score: 1 - float64(at)/1000,
		}}
		if names := filesBelow(files, dir); len(names) > 0 {
			c.Content = strings.Join(names[:min(len(names), folderEntries)], "\n")
			c.OmittedLines = max(0, len(names)-folderEntries)
		} else {
			c.Missing = true
			b.notes = append(b.notes, fmt.Sprintf("%s was left out: no indexed file is in such a folder", folder))
		}
		b.candidates = append(b.candidates, c)
	}
	return b, nil
}

// filesBelow returns the paths of files below a folder, relative to it, those nearest to it first: the names of a large
// folder's own files say more of it than those deep in its first sub-folder.
func filesBelow(files []store.File, dir string) []string {
	var names []string
	for i := range files {
		if !files[i].Indexed() {
			continue
		}
		if dir == "." {
			names = append(names, files[i].Path)
		} else if name, ok := strings.CutPrefix(files[i].Path, dir+"/"); ok {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int {
		if d := strings.Count(a, "/") - strings.Count(b, "/"); d != 0 && len(names) > folderEntries {
			return d
		}
		return strings.Compare(a, b)
	})
	return names
}

// commonFiles are the names of files that say what a project is, the most telling first. Names are in lower case.
var commonFiles = [...]string{
	"readme.md", "readme.rst", "readme.txt", "readme", "architecture.md", "package.json", "go.mod", "cargo.toml", "pyproject.toml", "setup.py",
	"pom.xml", "build.gradle", "build.gradle.kts", "composer.json", "gemfile", "mix.exs", "cmakelists.txt", "makefile",
	"main.go", "main.py", "main.rs", "main.ts", "index.ts", "index.js", "app.py", "main.c", "main.cpp",
}

const (
	maxCommon     = 6
	commonBytes   = 5000 // of each
	commonFolders = 1    // how deep below the root they may be
)

// gatherCommon brings the files that say what a project is, to a question about all of it.
func (p *Builder) gatherCommon(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	var b brought
	if !aboutAll(plan.searchFor()) {
		return b, nil
	}
	files, err := v.Files(ctx)
	if err != nil {
		return b, err
	}
	texts, broad := v.Texts(), plan.broad()
	for _, name := range commonFiles {
		for i := range files {
			f := &files[i]
			if !f.Indexed() || strings.ToLower(path.Base(f.Path)) != name || strings.Count(f.Path, "/") > commonFolders {
				continue
			}
			if len(b.candidates) == maxCommon {
				return b, nil
			}
			c, err := texts.Of(ctx, f.ID)
			if err != nil {
				return b, err
			}
			text := wholeLines(c.Bytes, commonBytes)
			s := ctxsys.Slice{
				ID: f.Path, Type: ctxsys.SliceSearch, Source: f.Path, Priority: assemble.SearchLevel, Prunable: true, Score: 1 - float64(len(b.candidates))/1000,
				EntityID: f.Path, EntityType: ctxsys.TypeFile, Name: path.Base(f.Path), Path: f.Path, Language: f.Language,
				StartLine: 1, EndLine: 1 + strings.Count(strings.TrimRight(string(text), "\n"), "\n"), Stale: c.Stale,
				Content: strings.TrimRight(string(text), "\n"), Related: "says what the project is",
			}
			if len(text) < len(c.Bytes) {
				s.Form, s.OmittedLines = ctxsys.FormTruncated, max(0, f.Lines-s.EndLine)
			}
			b.candidates = append(b.candidates, assemble.Candidate{Slice: s, Wanted: broad, Whole: broad && len(b.candidates) == 0})
		}
	}
	return b, nil
}

// broad reports whether a question about all of the project asks for no more than what it is: then its common files are the answer,
// and not what a search finds.
func (plan *plan) broad() bool {
	return aboutAll(plan.searchFor()) && !slices.ContainsFunc(plan.gate.Categories, func(c string) bool {
		return c != string(gate.Architecture) && c != string(gate.Explanation)
	})
}

// aboutAll reports whether a question is about the project as a whole.
func aboutAll(question string) bool {
	for word := range strings.FieldsFuncSeq(strings.ToLower(question), func(r rune) bool { return r < 'a' || r > 'z' }) {
		switch word {
		case "overview", "architecture", "structure", "stack", "codebase", "project":
			return true
		}
	}
	return false
}
