package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/git/hostile"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// plainNames are those of the project of hostileFiles.
func plainNames(outside string) map[string]string {
	return map[string]string{
		"commit": "HEAD", "symbol": "NewOrder", "other": "price", "type": "Order", "twice": "Send", "nothing": "Nowhere", "gone": "OlderOrder", "gonefile": "old/gone.go",
		"file": "shop/order.go", "folder": "shop", "doc": "guide.md", "text": "the till is red", "title": "the till", "tag": "tills", "word": "till", "entity": "Till", "session": "talk", "project": "shop",
		"ticked": "`NewOrder`", "typed": "package shop\n\nfunc NewOrder() Order { return Order{price()} }\n", "line": "4", "character": "6",
		"queries": filepath.Join(outside, "queries.jsonl"),
	}
}

func hostileFiles(t *testing.T, root, outside string) {
	writeTree(t, root, map[string]string{
		".gitattributes": hostile.Attributes,
		".ctx-sys.yaml":  "project: {name: shop}\nwatch: {mode: polling}\n",
		"shop/order.go":  "package shop\n\n// Order is what is sold.\ntype Order struct{ Price int }\nfunc NewOrder() Order { return Order{price()} }\n\nfunc (o Order) Send() {}\n",
		"shop/price.go":  "package shop\n\nfunc price() int { return 1 }\n\nfunc OlderOrder() {}\n\ntype Cart struct{}\n\nfunc (c Cart) Send() {}\n",
		"old/gone.go":    "package old\n",
		"guide.md":       "# Guide\n\nSee `NewOrder`. The till is red.\n",
	})
	writeTree(t, outside, map[string]string{
		"queries.jsonl": `{"query": "who makes an order", "relevant": ["shop/order.go"], "id": "a"}` + "\n",
	})
}

// twoCommits stores the files, and then takes a name and a file away. The second commit is signed, by nobody.
func twoCommits(t *testing.T, root string) {
	gitRun(t, root, "add", "-A")
	gitRun(t, root, "commit", "-q", "-m", "one")
	writeTree(t, root, map[string]string{"shop/price.go": "package shop\n\nfunc price() int { return 1 }\n\ntype Cart struct{}\n\nfunc (c Cart) Send() {}\n"})
	gitRun(t, root, "rm", "-q", "old/gone.go")
	gitRun(t, root, "commit", "-q", "-a", "-m", "two")
	head, message, _ := strings.Cut(gitRun(t, root, "cat-file", "commit", "HEAD"), "\n\n")
	file := filepath.Join(t.TempDir(), "commit")
	if err := os.WriteFile(file, []byte(head+"\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\n"+message+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	gitRun(t, root, "reset", "-q", "--soft", gitRun(t, root, "hash-object", "-w", "-t", "commit", file))
}

// A repository has a program wherever git would run one. Whatever this program is asked, none of them runs, and what there is to know
// of the commit, the branch and the history is known.
func TestNothingOfARepositoryRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("asks everything")
	}
	type kind struct {
		name string
		make func(t *testing.T, dir, outside string, trap hostile.Trap) (root string)
	}
	kinds := []kind{
		{"a bare repository as files of a clone", func(t *testing.T, dir, outside string, trap hostile.Trap) string {
			sub := filepath.Join(dir, "sub")
			gitRun(t, dir, "init", "-q", "-b", "main")
			hostileFiles(t, sub, outside)
			twoCommits(t, sub)
			gitRun(t, sub, "init", "-q", "-b", "evil")
			gitRun(t, sub, "add", "-A")
			gitRun(t, sub, "commit", "-q", "-m", "three")
			fatal(t, trap.Arm(filepath.Join(sub, ".git")))
			entries, err := os.ReadDir(filepath.Join(sub, ".git"))
			fatal(t, err)
			for _, e := range entries {
				fatal(t, os.Rename(filepath.Join(sub, ".git", e.Name()), filepath.Join(sub, e.Name())))
			}
			fatal(t, os.Remove(filepath.Join(sub, ".git")))
			config, err := os.ReadFile(filepath.Join(sub, "config"))
			fatal(t, err)
			fatal(t, os.WriteFile(filepath.Join(sub, "config"), append(config, "[core]\n\tbare = false\n\tworktree = .\n"...), 0o644))
			return sub
		}},
		{"an archive", func(t *testing.T, dir, outside string, trap hostile.Trap) string {
			gitRun(t, dir, "init", "-q", "-b", "main")
			hostileFiles(t, dir, outside)
			twoCommits(t, dir)
			fatal(t, trap.Arm(filepath.Join(dir, ".git")))
			return dir
		}},
		{"a submodule in a linked work tree", func(t *testing.T, dir, outside string, trap hostile.Trap) string {
			lib, main := filepath.Join(dir, "lib"), filepath.Join(dir, "all")
			gitRun(t, dir, "init", "-q", "-b", "main", lib)
			hostileFiles(t, lib, outside)
			twoCommits(t, lib)
			gitRun(t, dir, "init", "-q", "-b", "trunk", main)
			gitRun(t, main, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "-b", "main", lib, "lib")
			gitRun(t, main, "commit", "-q", "-m", "all")
			tree := filepath.Join(dir, "tree")
			gitRun(t, main, "worktree", "add", "-q", "-b", "other", tree)
			gitRun(t, tree, "-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--init")
			gitRun(t, filepath.Join(tree, "lib"), "checkout", "-q", "main")
			fatal(t, trap.Arm(filepath.Join(main, ".git")))
			fatal(t, trap.Arm(filepath.Join(main, ".git", "worktrees", "tree", "modules", "lib")))
			return filepath.Join(tree, "lib")
		}},
	}
	for _, kind := range kinds[:effort.Pick(1, 1, len(kinds))] {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			trap, err := hostile.NewTrap(t.TempDir())
			fatal(t, err)
			outside := t.TempDir()
			root := kind.make(t, t.TempDir(), outside, trap)
			head := gitHead(t, root)
			now := filepath.Join(root, "shop", "order.go") // as old as what git knows of it, and another file
			info, err := os.Stat(now)
			fatal(t, err)
			fatal(t, os.Chtimes(now, info.ModTime().Add(1e9), info.ModTime().Add(1e9)))

			f := fake.Start()
			defer f.Close()
			w := newWhole(t, root, plainNames(outside), "CTX_SYS_PROVIDERS_OLLAMA_BASE_URL="+f.Base("ollama"), "CTX_SYS_EMBEDDINGS_MODEL=ollama/lexical", "CTX_SYS_MODELS_RETRIES=0", "CTX_SYS_MODELS_TIMEOUT_SECONDS=5")
			w.all()
			ran, err := trap.Ran()
			fatal(t, err)
			if ran != "" {
				t.Errorf("the repository has run:\n%s", ran)
			}
			for what, want := range map[string]string{
				"ctx-sys status": head[:7], "ctx-sys critique - --query what does price call": "it was there until commit " + head[:7],
			} {
				if got := w.of(what, "text"); !strings.Contains(got, want) {
					t.Errorf("%s: %s, want %q in it", what, got, want)
				}
			}
			if got := w.of("ctx-sys memory search the budget of price", "text"); !strings.Contains(got, "branch main") {
				t.Errorf("of the branch: %s", got)
			}
		})
	}
}

// gitHead asks git which commit is checked out, without the settings of the repository: HEAD and what it names are files.
func gitHead(t *testing.T, root string) string {
	t.Helper()
	dir := root
	for {
		text, err := os.ReadFile(filepath.Join(dir, ".git"))
		switch {
		case err == nil:
			dir = strings.TrimPrefix(strings.TrimSpace(string(text)), "gitdir: ")
			if !filepath.IsAbs(dir) {
				dir = filepath.Join(root, dir)
			}
		case os.IsNotExist(err):
			dir = filepath.Dir(dir)
			continue
		default:
			dir = filepath.Join(dir, ".git")
		}
		break
	}
	for _, at := range []string{"HEAD", "refs/heads/main"} {
		text, err := os.ReadFile(filepath.Join(dir, at))
		if line := strings.TrimSpace(string(text)); err == nil && len(line) == 40 {
			return line
		}
	}
	t.Fatalf("%s is at no commit", dir)
	return ""
}

func fatal(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
