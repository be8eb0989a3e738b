// Command ranktrain trains the ranker of places (internal/rank/ranker.bin) on commits and comments of public repositories with
// permissive and free licences, none of which is in a benchmark that the program is measured with: repos.txt names them and their states.
//
//	go run ./tools/ranktrain -clones DIR -work DIR [-spans DIR -trees DIR]
//
// A repository that is not in -clones is cloned. Of each a state some hundred commits back is indexed, and asked with
//   - the messages of the commits that followed: the functions that they changed answer;
//   - first sentences of doc comments, which are taken out of the files before: the functions that had them answer;
//   - phrases of comments and messages within functions, and a few words of a function: that function answers.
//
// What a search would rank for each, with the features of each place, is kept below -work, and gradient boosted trees are fitted to it by
// LambdaMART. Two cores take a quarter of an hour. With -spans and -trees, the annotations and the checkouts of the place benchmark, the
// ranker is then measured on repositories that it was not fitted to.
package main

import (
	"context"
	"encoding/gob"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

var (
	list    = flag.String("repos", "tools/ranktrain/repos.txt", "the repositories: owner/name and a commit a line")
	clones  = flag.String("clones", "", "folder of bare clones, owner+name each")
	work    = flag.String("work", "", "folder for checkouts, indexes and examples")
	out     = flag.String("out", "internal/rank/ranker.bin", "where the ranker goes")
	behind  = flag.Int("behind", 700, "how many commits back the state is that is asked")
	most    = flag.Int("tasks", 150, "commits of a repository to ask with, and two thirds as many doc comments")
	bench   = flag.String("spans", "", "annotations of the place benchmark")
	trees   = flag.String("trees", "", "its checkouts, and below dev those of the semble benchmark")
	filesOf = flag.String("files", "", "annotations of the semble benchmark: with -spans and -trees the probability of an answer is fitted, and nothing else done")
)

// asked is what places are measured for: as many candidates as a search for ten results has.
var asked = search.Request{Limit: 10}

func main() {
	log.SetFlags(log.Ltime)
	flag.Parse()
	if *filesOf != "" && *bench != "" && *trees != "" && *work != "" {
		if err := calibrate(context.Background()); err != nil {
			log.Fatal(err)
		}
		return
	}
	if *clones == "" || *work == "" {
		log.Fatal("-clones and -work are needed: see go doc ./tools/ranktrain")
	}
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	text, err := os.ReadFile(*list)
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		name, commit, _ := strings.Cut(strings.TrimSpace(line), " ")
		if err := makeExamples(ctx, name, commit); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	examples, err := readExamples(filepath.Join(*work, "examples", "*.gob"))
	if err != nil {
		return err
	}
	log.Printf("%d tasks", len(examples))
	f := rank.Forest{Features: rank.FeatureNames, Trees: train(sampled(examples), Params{Trees: 120, Leaves: 15, MinLeaf: 100, Rate: 0.08, L2: 1, Cut: 20, Bag: 0.6, Columns: 0.6})}
	data, err := f.Encode()
	if err != nil {
		return err
	}
	if err := os.WriteFile(*out, data, 0o644); err != nil {
		return err
	}
	log.Printf("%s: %d bytes", *out, len(data))
	if *bench == "" || *trees == "" {
		return nil
	}
	return report(ctx, &f)
}

// open indexes a tree.
func open(ctx context.Context, tree, data string) (*engine.Project, error) {
	p, err := engine.Open(ctx, engine.Options{Root: tree, DataDir: data})
	if err != nil {
		return nil, err
	}
	_, err = p.Sync(ctx, engine.SyncRequest{})
	return p, err
}

// makeExamples makes those of a repository, unless they are there.
func makeExamples(ctx context.Context, name, commit string) error {
	short := strings.ReplaceAll(name, "/", "+")
	written := filepath.Join(*work, "examples", short+"-written.gob")
	if _, err := os.Stat(written); err == nil {
		return nil
	}
	r := repository{filepath.Join(*clones, short)}
	if _, err := os.Stat(r.dir); err != nil {
		if b, err := exec.Command("git", "clone", "--bare", "https://github.com/"+name, r.dir).CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %s", err, b)
		}
	}
	states, err := r.git("rev-list", "--first-parent", "-n", fmt.Sprint(*behind), commit)
	if err != nil {
		return err
	}
	all := strings.Fields(states)
	state, tree := all[len(all)-1], filepath.Join(*work, "tree", short)
	if err := os.MkdirAll(tree, 0o755); err != nil {
		return err
	}
	checkout := exec.Command("git", "--git-dir="+r.dir, "--work-tree="+tree, "checkout", "-f", state, "--", ".")
	checkout.Env = append(os.Environ(), "GIT_INDEX_FILE="+tree+".index")
	if b, err := checkout.CombinedOutput(); err != nil { // a clone may lack files, which then are not asked for
		log.Printf("%s: %v: %.200s", name, err, b)
	}
	p, err := open(ctx, tree, filepath.Join(*work, "index", short))
	if err != nil {
		return err
	}
	defer p.Close()
	tasks, err := commitTasks(ctx, name, r, p, state, commit, *most)
	if err != nil {
		return err
	}
	if err := dump(ctx, p, tasks, filepath.Join(*work, "examples", short+".gob")); err != nil {
		return err
	}
	if tasks, err = writtenTasks(ctx, name, tree, p, *most*2/3); err != nil {
		return err
	}
	if _, err := p.Sync(ctx, engine.SyncRequest{}); err != nil {
		return err
	}
	if err := dump(ctx, p, tasks, written); err != nil {
		return err
	}
	return os.RemoveAll(tree)
}

// examplesOf asks the tasks. One that finds nothing at all teaches nothing.
func examplesOf(ctx context.Context, p *engine.Project, tasks []Task) (out []Example, err error) {
	for _, t := range tasks {
		req := asked
		req.Query = t.Query
		spots, err := reader.Spots(ctx, p.Reader(), req)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", t.Query, err)
		}
		if len(spots) > 0 {
			out = append(out, example(t, spots))
		}
	}
	return out, nil
}

func dump(ctx context.Context, p *engine.Project, tasks []Task, path string) error {
	es, err := examplesOf(ctx, p, tasks)
	if err != nil {
		return err
	}
	found := 0
	for i := range es {
		if slices.Contains(es[i].Grade, answers) {
			found++
		}
	}
	log.Printf("%s: %d tasks, %d have an answer among the places", filepath.Base(path), len(tasks), found)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := gob.NewEncoder(f).Encode(es); err != nil {
		return err
	}
	return f.Close()
}

func readExamples(pattern string) (out []Example, err error) {
	names, err := filepath.Glob(pattern)
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		var es []Example
		if err := gob.NewDecoder(f).Decode(&es); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		f.Close()
		out = append(out, es...)
	}
	return out, err
}

// sampled keeps the places that a ranker can confuse with those that answer: those of the same files, the 80 best by the weighed
// signals, and one in eight of the others. Tasks without an answer are left out.
func sampled(es []Example) (out []Example) {
	at := slices.Index(rank.FeatureNames, "linear_rank")
	for _, e := range es {
		if !slices.Contains(e.Grade, answers) {
			continue
		}
		s := Example{Repo: e.Repo, Task: e.Task}
		for i := range e.X {
			if e.Grade[i] > elsewhere || e.X[i][at] > 1.0/82 || i%8 == 0 {
				s.X, s.Grade, s.Places = append(s.X, e.X[i]), append(s.Grade, e.Grade[i]), append(s.Places, e.Places[i])
			}
		}
		out = append(out, s)
	}
	return out
}
