package engine_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// keystroke is the time between two keys of somebody who types fast.
const keystroke = 60 * time.Millisecond

// BenchmarkCompletion asks for completions at changing places of Go's net with 20 open buffers, five of them with unsaved
// text: one after another, and while the file is typed in, when each text differs from the one before and is parsed in the
// pause after it.
func BenchmarkCompletion(b *testing.B) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		b.Fatal(err)
	}
	root := b.TempDir()
	if err := os.CopyFS(root, os.DirFS(filepath.Join(strings.TrimSpace(string(goroot)), "src", "net"))); err != nil {
		b.Fatal(err)
	}
	p, err := engine.Open(b.Context(), engine.Options{Root: root, DataDir: b.TempDir()})
	if err != nil {
		b.Fatal(err)
	}
	defer p.Close()
	if _, err := p.Sync(b.Context(), engine.SyncRequest{}); err != nil {
		b.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(root, "*.go"))
	r := rand.New(rand.NewPCG(3, 4))
	r.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
	texts := make([]string, 20)
	for i := range texts {
		raw, err := os.ReadFile(files[i])
		if err != nil {
			b.Fatal(err)
		}
		texts[i] = string(raw)
		if i < 5 {
			texts[i] += "\n// not saved\n"
		}
		if err := p.Editor().Open("bench", filepath.Base(files[i]), texts[i], 1, i < 5); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("asked", func(b *testing.B) { askAround(b, p, files, texts, false) })
	b.Run("typed", func(b *testing.B) { askAround(b, p, files, texts, true) })
}

func askAround(b *testing.B, p *engine.Project, files, texts []string, typed bool) {
	r := rand.New(rand.NewPCG(5, 6))
	var took []time.Duration
	for n := 0; b.Loop(); n++ {
		i := n / 50 % len(texts)
		line := 1 + r.IntN(strings.Count(texts[i], "\n"))
		at := editor.Position{Line: line}
		if typed {
			time.Sleep(keystroke)
			typeAt(b, p, filepath.Base(files[i]), at, fmt.Sprintf("x%d := ", n))
		}
		start := time.Now()
		if _, err := p.Completion(b.Context(), completion.Request{Client: "bench", Path: filepath.Base(files[i]), Cursor: editor.Position{Line: line, Col: 8}}); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

func typeAt(b *testing.B, p *engine.Project, path string, at editor.Position, text string) {
	b.Helper()
	change := []editor.Change{{Range: &editor.Range{Start: at, End: at}, Text: text}}
	if err := p.Editor().Change("bench", path, 0, change, editor.UTF8, editor.User); err != nil {
		b.Fatal(err)
	}
}
