package soak_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// maxRSS is in kB.
func maxRSS(s *os.ProcessState) int {
	if s == nil {
		return 0
	}
	if u, ok := s.SysUsage().(*syscall.Rusage); ok {
		return int(u.Maxrss)
	}
	return 0
}

func poisonedVectors(t *testing.T) {
	sqlite, err := exec.LookPath("sqlite3")
	if err != nil {
		t.Skip("wants sqlite3")
	}
	for _, value := range []string{"zeroblob(%d)", "randomblob(%d)", "x'ffffc07f'", "x''", "NULL", "'text'", "5", "zeroblob(10000000)", "1e999"} {
		p, _ := small(t)
		files := map[string]string{}
		for i := range 40 {
			name, text := stillFile(i)
			files[name] = text
		}
		p.write(files)
		p.must("index")
		db := filepath.Join(p.root, ".ctx-sys", "index.db")
		out, err := exec.Command(sqlite, db, "SELECT m.name||' '||c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type='table' AND c.type='BLOB'").CombinedOutput()
		if err != nil {
			t.Fatalf("%v %s", err, out)
		}
		for line := range strings.Lines(string(out)) {
			table, column, _ := strings.Cut(strings.TrimSpace(line), " ")
			v := value
			if strings.Contains(v, "%d") {
				v = fmt.Sprintf(v, rand.IntN(2000))
			}
			copied := filepath.Join(filepath.Dir(p.root), "copy.db")
			b, err := os.ReadFile(db)
			must(t, err)
			must(t, os.WriteFile(copied, b, 0o600))
			_ = exec.Command(sqlite, db, fmt.Sprintf("UPDATE OR IGNORE %q SET %q = %s", table, column, v)).Run()
			for _, args := range [][]string{{"search", "settle a payment"}, {"context", "how is a payment settled"}, {"graph", "callers", "charge"}, {"graph", "similar", "Settle"}, {"show", "Settle"}, {"doctor", "--no-models"}} {
				o, rss := p.peak("", args...)
				if bad := o.sane(); bad != "" {
					t.Errorf("%s.%s = %s: %q: %s", table, column, v, args, bad)
				}
				if rss > 500<<10 && value != "zeroblob(10000000)" { // what an index of 400 MB takes, which is mapped
					t.Errorf("%s.%s = %s: %q: %d MB", table, column, v, args, rss>>10)
				}
			}
			p.sane("", "index")
			must(t, os.WriteFile(db, b, 0o600))
			_ = os.Remove(db + "-wal")
			_ = os.Remove(db + "-shm")
		}
	}
}

func swappedIndex(t *testing.T) {
	private := newPlace(t, map[string]string{"private.go": "package private\n\n// Payroll " + outsideText + "\nfunc Payroll() {}\n"})
	private.must("index")
	foreign, err := os.ReadFile(filepath.Join(private.root, ".ctx-sys", "index.db"))
	must(t, err)
	for what, swap := range map[string]func(db string){
		"removed":     func(db string) { must(t, os.Remove(db)) },
		"all removed": func(db string) { must(t, os.RemoveAll(filepath.Dir(db))) },
		"truncated":   func(db string) { must(t, os.Truncate(db, 5000)) },
		"empty":       func(db string) { must(t, os.Truncate(db, 0)) },
		"foreign":     func(db string) { must(t, os.WriteFile(db+".x", foreign, 0o600)); must(t, os.Rename(db+".x", db)) },
		"overwritten": func(db string) { must(t, os.WriteFile(db, foreign, 0o600)) },
		"folder":      func(db string) { must(t, os.Remove(db)); must(t, os.Mkdir(db, 0o700)) },
		"pipe":        func(db string) { must(t, os.Remove(db)); pipe(t, db) },
		"random":      func(db string) { must(t, os.WriteFile(db, bytes.Repeat([]byte("\xa5\x5a\x00"), 30000), 0o600)) },
		"no wal":      func(db string) { _ = os.Remove(db + "-wal"); _ = os.Remove(db + "-shm") },
		"wal junk":    func(db string) { must(t, os.WriteFile(db+"-wal", bytes.Repeat([]byte{7}, 60000), 0o600)) },
		"link": func(db string) {
			must(t, os.Remove(db))
			must(t, os.Symlink(filepath.Join(private.root, ".ctx-sys", "index.db"), db))
		},
		"unreadable": func(db string) { must(t, os.Chmod(db, 0)) },
		"lock pipe": func(db string) {
			_ = os.Remove(filepath.Join(filepath.Dir(db), "index.lock"))
			pipe(t, filepath.Join(filepath.Dir(db), "index.lock"))
		},
	} {
		p, _ := small(t)
		p.must("index")
		db := filepath.Join(p.root, ".ctx-sys", "index.db")
		s, h := p.mcp(), p.http()
		s.call("search_code", map[string]any{"query": "settle a payment"})
		h.post("search_code", map[string]any{"query": "settle a payment"})
		swap(db)
		heal := false
		for i := range 40 {
			if i == 5 {
				p.write(map[string]string{"new.go": "package pay\n\nfunc Fresh() {}\n"})
			}
			text, _, err := s.call("search_code", map[string]any{"query": "settle a payment payroll"})
			if err != nil {
				t.Errorf("%s: %v", what, err)
				break
			}
			_, body, err := h.post("context_query", map[string]any{"query": "how is a payment settled payroll"})
			if err != nil {
				t.Errorf("%s: %v", what, err)
				break
			}
			if strings.Contains(text+body, "OUTSIDE7731") {
				t.Errorf("%s: the text of another project: %.300s", what, text+body)
				break
			}
			if strings.Contains(text, "pay.go:") && strings.Contains(body, "pay.go:") && i > 8 {
				heal = true
				break
			}
			time.Sleep(150 * time.Millisecond)
		}
		if !heal {
			text, _, _ := s.call("search_code", map[string]any{"query": "settle a payment"})
			t.Logf("%s: the servers do not come back by themselves: %.250s", what, text)
		}
		s.stop()
		h.stop()
		o := p.sane("", "index")
		if o.code == 0 {
			p.finds(what)
		} else {
			t.Logf("%s: index says %.200s", what, o.err)
		}
	}
	if b, err := os.ReadFile(filepath.Join(private.root, ".ctx-sys", "index.db")); err != nil || !bytes.Equal(b, foreign) {
		t.Error("the index of the other project was written")
	}
}

// swaps turns files and folders into links out of the project and back, as fast as it can, while all is indexed and asked.
func swaps(t *testing.T) {
	p, outside := small(t)
	must(t, os.MkdirAll(filepath.Join(filepath.Dir(p.root), "secret"), 0o755))
	for i := range 20 {
		must(t, os.WriteFile(filepath.Join(filepath.Dir(p.root), "secret", fmt.Sprintf("f%d.go", i)), []byte("package s\n\n// "+outsideText+"\nfunc Secret() {}\n"), 0o644))
		p.write(map[string]string{fmt.Sprintf("d/f%d.go", i): fmt.Sprintf("package s\n\nfunc Inside%d() {}\n", i), fmt.Sprintf("g%d.go", i): "package pay\n"})
	}
	p.must("index")
	var stop atomic.Bool
	done := make(chan struct{})
	go func() {
		defer close(done)
		d, moved, secret := filepath.Join(p.root, "d"), filepath.Join(filepath.Dir(p.root), "moved"), filepath.Join(filepath.Dir(p.root), "secret")
		for k := 0; !stop.Load(); k++ {
			if os.Rename(d, moved) == nil {
				_ = os.Symlink(secret, d)
				time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond)
				_ = os.Remove(d)
				_ = os.Rename(moved, d)
			}
			g := filepath.Join(p.root, fmt.Sprintf("g%d.go", k%20))
			_ = os.Remove(g)
			switch k % 3 {
			case 0:
				_ = os.Symlink(outside, g)
			case 1:
				_ = syscall.Mkfifo(g, 0o600)
			case 2:
				_ = os.WriteFile(g, []byte(fmt.Sprintf("package pay\n\nfunc G%d() {}\n", k)), 0o644)
			}
			time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond)
		}
	}()
	s := p.mcp()
	for end := time.Now().Add(25 * time.Second); time.Now().Before(end); {
		o := p.run("", "index") // 5 where a file went away meanwhile
		if bad := o.sane(); bad != "" {
			t.Error(bad)
		}
		text, _, err := s.call("search_code", map[string]any{"query": "OUTSIDE7731 secret"})
		if err != nil {
			t.Fatal(err)
		}
		shown, _, _ := s.call("read_entity", map[string]any{"entity": fmt.Sprintf("g%d.go", rand.IntN(20))})
		ctx, _, _ := s.call("context_query", map[string]any{"query": "what is d/f3.go and g4.go"})
		if all := o.out + o.err + text + shown + ctx; strings.Contains(all, "must not be read") {
			t.Errorf("a file outside: %.800s", all)
			break
		}
	}
	stop.Store(true)
	<-done
	p.must("index", "--force")
	if out := p.run("", "search", "Secret").out; strings.Contains(out, "must not be read") {
		t.Error(out)
	}
	p.finds("after the swaps")
}

func clientConfigs(t *testing.T) {
	where := map[string]string{"claude-code": ".claude.json", "codex": ".codex/config.toml", "cursor": ".cursor/mcp.json"}
	big := `{"a":"` + strings.Repeat("x", 30<<20) + `"}`
	for name, text := range map[string]string{
		"deep": strings.Repeat(`{"a":`, 100000) + "1" + strings.Repeat("}", 100000), "open": `{"mcpServers":`, "duplicate": `{"mcpServers":{"a":{}},"mcpServers":{"b":{}}}`, "list": `{"mcpServers":[1]}`, "text": `{"mcpServers":"x"}`, "ours": `{"mcpServers":{"ctx-sys":["rm","-rf"]}}`, "bom": "\xef\xbb\xbf{\r\n  \"x\": 1\r\n}\r\n", "nul": "{\x00}", "array": "[]", "empty": "", "utf16": "\xff\xfe{\x00}\x00", "comment": "// c\n{\"a\": 1, /* b */}\n", "large": big, "toml": "[[mcp_servers]]\nx=1\n", "toml deep": strings.Repeat("[a.", 50000), "proto": `{"__proto__":{"mcpServers":{}}}`, "numbers": `{"n":1e400,"m":12345678901234567890123}`, "surrogate": `{"\ud800":"\udfff"}`,
	} {
		for c, file := range where {
			p, _ := small(t)
			path := filepath.Join(filepath.Dir(p.home), file)
			must(t, os.MkdirAll(filepath.Dir(path), 0o755))
			must(t, os.WriteFile(path, []byte(text), 0o600))
			o := p.sane("", "install", "--client", c)
			after, err := os.ReadFile(path)
			must(t, err)
			if o.code != 0 && string(after) != text {
				t.Errorf("%s %s: refused and written", c, name)
			}
			p.sane("", "uninstall", "--client", c)
			if back, _ := os.ReadFile(path); o.code == 0 && string(back) != text && strings.TrimSpace(text) != "" {
				t.Errorf("%s %s: install and uninstall give %.120q of %.120q", c, name, back, text)
			}
		}
	}
	for what, make := range map[string]func(p *place, path string){
		"pipe":   func(p *place, path string) { pipe(t, path) },
		"folder": func(p *place, path string) { must(t, os.MkdirAll(path, 0o755)) },
		"circle": func(p *place, path string) {
			must(t, os.MkdirAll(filepath.Dir(path), 0o755))
			must(t, os.Symlink(path, path))
		},
		"dev": func(p *place, path string) {
			must(t, os.MkdirAll(filepath.Dir(path), 0o755))
			must(t, os.Symlink("/dev/zero", path))
		},
		"read-only": func(p *place, path string) {
			must(t, os.MkdirAll(filepath.Dir(path), 0o755))
			must(t, os.WriteFile(path, []byte("{}"), 0o400))
		},
		"4 GB": func(p *place, path string) {
			must(t, os.MkdirAll(filepath.Dir(path), 0o755))
			must(t, os.WriteFile(path, nil, 0o600))
			must(t, os.Truncate(path, 4<<30))
		},
	} {
		for c, file := range where {
			p, _ := small(t)
			make(p, filepath.Join(filepath.Dir(p.home), file))
			for _, args := range [][]string{{"install", "--client", c}, {"install", "--client", c, "--hooks"}, {"install", "--list"}, {"uninstall", "--client", c}} {
				o, rss := p.peak("", args...)
				if bad := o.sane(); bad != "" {
					t.Errorf("%s %s: %q: %s", what, c, args, bad)
				}
				if rss > 600<<10 {
					t.Errorf("%s %s: %q: %d MB", what, c, args, rss>>10)
				}
			}
		}
	}
	// What a project brings leads out of it.
	for _, file := range []string{".mcp.json", ".cursor/mcp.json", "AGENTS.md", ".vscode/mcp.json", "CLAUDE.md", ".claude/settings.json", ".codex/config.toml"} {
		p, outside := small(t)
		link := filepath.Join(p.root, file)
		must(t, os.MkdirAll(filepath.Dir(link), 0o755))
		must(t, os.Symlink(outside, link))
		for _, c := range []string{"claude-code", "cursor", "agents", "codex", "vscode"} {
			p.sane("", "install", "--scope", "project", "--client", c)
		}
		if b, err := os.ReadFile(outside); err != nil || string(b) != outsideText+"\n" {
			t.Errorf("%s leads out, and was written through: %q %v", file, b, err)
		}
	}
	// A folder that is a link.
	p, _ := small(t)
	away := filepath.Join(filepath.Dir(p.root), "away")
	must(t, os.MkdirAll(away, 0o755))
	for _, dir := range []string{".cursor", ".vscode", ".claude", ".codex", ".gemini", ".agents"} {
		must(t, os.Symlink(away, filepath.Join(p.root, dir)))
	}
	for _, c := range []string{"claude-code", "cursor", "agents", "codex", "vscode"} {
		p.sane("", "install", "--scope", "project", "--client", c, "--hooks")
		p.sane("", "install", "--scope", "project", "--client", c)
	}
	if list, err := os.ReadDir(away); err != nil || len(list) > 0 {
		t.Errorf("written through a folder that is a link: %v", list)
	}
}
