package engine_test

import (
	"database/sql"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// A question is answered by what of the index can be read, down to counting words, and the answer says by what.
func TestTiers(t *testing.T) {
	const question = "exponential backoff between retries"
	for _, c := range []struct {
		name, damage string
		tier         string
		says         string // of the first strategy that failed
	}{
		{"sound", "", "hybrid", ""},
		{"no vectors", "DELETE FROM vectors; DELETE FROM vector_sets", "keyword", ""},
		{"postings", "UPDATE blocks SET data = x'00ff'", "scan", "`ctx-sys index --force`"},
		{"segments", "UPDATE segments SET data = x'00ff'", "terms", "`ctx-sys index --force`"},
		{"a segment cut short", "UPDATE segments SET data = substr(data, 1, 20)", "terms", "`ctx-sys index --force`"},
		{"postings and vectors", "UPDATE blocks SET data = x'00ff'; UPDATE vectors SET docs = x'ff'", "terms", "`ctx-sys index --force`"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := courier(t)
			o := engine.Options{DataDir: t.TempDir()}
			p := w.open(o)
			bringUp(t, p)
			if err := p.Close(); err != nil {
				t.Fatal(err)
			}
			db, err := sql.Open("sqlite3", filepath.Join(o.DataDir, "index.db"))
			if err == nil && c.damage != "" {
				_, err = db.Exec(c.damage)
			}
			if err == nil {
				err = db.Close()
			}
			if err != nil {
				t.Fatal(err)
			}
			p = w.open(o)
			resp := searched(t, p, search.Request{Query: question})
			if resp.Tier != c.tier || len(resp.Results) == 0 || !strings.Contains(resp.Results[0].Path, "retry") {
				t.Errorf("tier %s, results %+v", resp.Tier, resp.Results)
			}
			said := ""
			for _, s := range resp.Strategies {
				if s.Error != nil && said == "" {
					said = *s.Error
				}
			}
			if c.says == "" && said != "" || !strings.Contains(said, c.says) {
				t.Errorf("said %q", said)
			}
		})
	}
}
