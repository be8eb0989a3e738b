package commits

import (
	"cmp"
	"context"
	"time"
)

// FileChanges is how often a file changed.
type FileChanges struct {
	Commits int       `json:"commits"`
	Last    time.Time `json:"last"`
}

// Changed counts the commits that changed each file, by the path that it has now: renames are followed back. Those of commits that changed very many files are not
// kept, see [Log]. It returns how many commits were looked at, too.
func (h *Log) Changed(ctx context.Context) (files map[string]FileChanges, looked int, err error) {
	all, err := h.All(ctx)
	files = map[string]FileChanges{}
	now := map[string]string{} // what files of a commit and of those before it are called now
	for i := range all {       // the newest first
		for _, f := range all[i].Files {
			path := cmp.Or(now[f.Path], f.Path)
			c := files[path]
			c.Commits++
			if c.Last.IsZero() {
				c.Last = all[i].Time
			}
			files[path] = c
			if f.Change == "renamed" {
				now[f.From] = path
			}
		}
	}
	return files, len(all), err
}
