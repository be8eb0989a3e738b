package config

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// FuzzLoad reads a project's file, which comes with a clone. Whatever it says, the answer is settings or an error of one line,
// and no personal key is taken from it.
func FuzzLoad(f *testing.F) {
	for _, src := range []string{"", "a", "a: [", "retrieval:\n  limit: 3 # x\n", "retrieval: {limit: none}", "retrieval.limit: 1", "retrieval:\n- 1\n", "? x\n: y\n", "a: &a [*a]", "a: ${HOME}\n", "model:\n  url: http://x\n", "---\na: 1\n---\nb: 2\n", "<<: {retrieval: 1}", "modelBudgets:\n  gpt-4.1:\n    window: 16k\n"} {
		f.Add(src)
	}
	f.Add(Template("p", false))
	f.Add(Template("p", true))
	dir := f.TempDir()
	p := Places{Home: filepath.Join(dir, "home"), Root: dir, Strategies: strategies, Environ: []string{"HOME=/h", "API_KEY=secret"}}
	project := filepath.Join(dir, ".ctx-sys.yaml")
	put(f, project, "project:\n")
	f.Fuzz(func(t *testing.T, src string) {
		if len(src) > maxFile {
			return
		}
		p.instead = map[string]string{project: src}
		l, err := Load(p)
		if err != nil {
			if !errors.Is(err, ctxsys.ErrUsage) || strings.ContainsAny(err.Error(), "\r\n\x1b") {
				t.Errorf("%q: error %q", src, err)
			}
			return
		}
		for _, w := range l.Warnings {
			if strings.ContainsAny(w, "\r\n\x1b") {
				t.Errorf("%q: warning %q", src, w)
			}
		}
		for key, v := range l.values {
			if row, _, ok := lookup(key); ok && row.Personal && v.Source == FromProject {
				t.Errorf("%q sets %s", src, key)
			}
		}
	})
}
