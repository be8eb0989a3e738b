package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
)

var (
	benchTree    = flag.String("bench-tree", "", "folder with sources that TestTeamPush pushes to, and whose folders TestTeamWorkers indexes")
	benchPushes  = flag.Int("bench-pushes", 2, "how many pushes TestTeamPush makes")
	benchFiles   = flag.Int("bench-files", 10, "how many files each of them changes")
	benchFolders = flag.String("bench-folders", "", "the folders of -bench-tree that are repositories of TestTeamWorkers")
	benchWorkers = flag.String("bench-workers", "1,2", "numbers of workers of TestTeamWorkers")
)

// benchRepo is a repository with a copy of a folder, or some files where none is named.
func benchRepo(t *testing.T, from string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "r")
	if from != "" {
		if err := os.CopyFS(dir, os.DirFS(from)); err != nil {
			t.Fatal(err)
		}
	} else {
		tree := map[string]string{}
		for i := range 20 {
			tree[fmt.Sprintf("p%d/till.go", i)] = loadFile(1, i, 0)
		}
		writeTree(t, dir, tree)
	}
	gitRun(t, dir, "init", "-q", "-b", "main")
	gitRun(t, dir, "add", "-A", "-f")
	gitRun(t, dir, "commit", "-qm", "first")
	return dir
}

// cpuSeconds is what a process and those that it waited for have used, as Linux says; 0 elsewhere.
func cpuSeconds(pid int) (seconds float64) {
	stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, rest, _ := strings.Cut(string(stat), ") ")
	if f := strings.Fields(rest); len(f) > 14 {
		for _, one := range f[11:15] {
			n, _ := strconv.ParseFloat(one, 64)
			seconds += n / 100
		}
	}
	return seconds
}

// postgresCPU is the same of a PostgreSQL: of those that are there, and those that were.
func postgresCPU(postmaster int) float64 {
	seconds := cpuSeconds(postmaster)
	for _, pid := range childrenOf(postmaster) {
		seconds += cpuSeconds(pid)
	}
	return seconds
}

// ownPostmaster is the process of a PostgreSQL of one test.
func ownPostmaster(t *testing.T, env []string) int {
	t.Helper()
	text, err := os.ReadFile(valueIn(env, "CTX_SYS_POSTGRES_PID"))
	first, _, _ := strings.Cut(string(text), "\n")
	pid, failed := strconv.Atoi(first)
	if err != nil || failed != nil {
		t.Fatal(err, failed)
	}
	return pid
}

// TestTeamPush measures how long it takes from the webhook of a push until a search finds what was pushed: make bench-team. Without its flags the pushes are small.
func TestTeamPush(t *testing.T) {
	own := ownPostgres(t)
	env := teamHome(t, databaseOn(t, valueIn(own, "CTX_SYS_POSTGRES"))...)
	dir := benchRepo(t, *benchTree)
	teamMust(t, env, "", "team", "migrate")
	teamMust(t, env, "", "team", "user", "set", "ann")
	token := teamMust(t, env, "", "team", "token", "new", "ann")
	teamMust(t, env, hookKey, "team", "repo", "add", "shop", dir, "--readers", "all", "--webhook-secret-file", "-", "--poll", "0")
	worker := teamStart(t, env, "team", "worker")
	settled(t, env)
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--rate", "1000")
	super, err := pgx.Connect(t.Context(), strings.Replace(valueIn(own, "CTX_SYS_POSTGRES"), "/postgres?", "/ctxsys?", 1))
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(t.Context())
	postmaster := ownPostmaster(t, own)
	files := strings.Fields(gitRun(t, dir, "ls-files", "*.go"))
	files = files[:min(*benchFiles, len(files))]
	find := func(n int) bool {
		status, text := post(t, server.URL+"/v1/search_code", token, fmt.Sprintf(`{"query":"Pushed%dth of the last file","match":"literal"}`, n))
		return status == 200 && strings.Contains(text, `"matches":{"lines":1,`)
	}
	if find(0) {
		t.Fatal("what was not pushed is found")
	}
	post(t, server.URL+"/v1/search_code", token, `{"query":"how is a header read"}`) // the server has the index in memory
	var took []time.Duration
	t.Logf("%d files of %s, %d pushes, load before: %s", len(files), gitRun(t, dir, "rev-parse", "HEAD")[:8], *benchPushes, loadAverage())
	for n := range *benchPushes {
		for i, name := range files {
			f, err := os.OpenFile(filepath.Join(dir, name), os.O_APPEND|os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			where := "a file"
			if i == len(files)-1 {
				where = "the last file"
			}
			if _, err := fmt.Fprintf(f, "\n// Pushed%dth of %s.\nfunc pushed%dth%d() {}\n", n, where, n, i); err != nil {
				t.Fatal(err)
			}
			f.Close()
		}
		gitRun(t, dir, "commit", "-qam", "push")
		body := fmt.Sprintf(`{"after":%d}`, n)
		sum := hmac.New(sha256.New, []byte(hookKey))
		sum.Write([]byte(body))
		req, err := http.NewRequestWithContext(t.Context(), "POST", server.URL+"/hooks/github/default/shop", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("X-Hub-Signature-256", "sha256="+hex.EncodeToString(sum.Sum(nil)))
		before := [3]float64{cpuSeconds(worker.cmd.Process.Pid), cpuSeconds(server.cmd.Process.Pid), postgresCPU(postmaster)}
		began := time.Now()
		resp, err := http.DefaultClient.Do(req)
		if err != nil || resp.StatusCode != 202 {
			t.Fatal(resp, err)
		}
		resp.Body.Close()
		for !find(n) {
			if time.Since(began) > 2*time.Minute {
				t.Fatalf("it is not found: %s", worker.said)
			}
			time.Sleep(20 * time.Millisecond)
		}
		one := time.Since(began)
		took = append(took, one)
		settled(t, env)
		var waited, ran float64
		if err := super.QueryRow(t.Context(), `select extract(epoch from j.attempted_at - j.created_at)::float8, extract(epoch from j.finalized_at - j.attempted_at)::float8
			from ctxsys_jobs.river_job j where kind = 'sync' and finalized_at is not null order by id desc limit 1`).Scan(&waited, &ran); err != nil {
			t.Fatal(err)
		}
		t.Logf("push %d: %v; the job waited %.3f s and ran %.3f s; CPU of worker and git %.2f s, of the server %.2f s, of PostgreSQL %.2f s", n+1, one.Round(time.Millisecond), waited, ran,
			cpuSeconds(worker.cmd.Process.Pid)-before[0], cpuSeconds(server.cmd.Process.Pid)-before[1], postgresCPU(postmaster)-before[2])
	}
	t.Logf("webhook to searchable: %s; load after: %s", spread(took), loadAverage())
	server.stop()
	worker.stop()
}

// TestTeamWorkers measures how many chunks a second some workers index, each of them on one processor: make bench-team. Without its flags there is little to do.
func TestTeamWorkers(t *testing.T) {
	var dirs []string
	for _, folder := range strings.Fields(*benchFolders) {
		dirs = append(dirs, benchRepo(t, filepath.Join(*benchTree, folder)))
	}
	if dirs == nil {
		dirs = []string{benchRepo(t, ""), benchRepo(t, ""), benchRepo(t, "")}
	}
	taskset, _ := exec.LookPath("taskset")
	rate := map[int]float64{}
	var numbers []int
	for _, number := range strings.Split(*benchWorkers, ",") {
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, n)
		own := ownPostgres(t)
		env := teamHome(t, databaseOn(t, valueIn(own, "CTX_SYS_POSTGRES"))...)
		teamMust(t, env, "", "team", "migrate")
		for i, dir := range dirs {
			teamMust(t, env, "", "team", "repo", "add", fmt.Sprintf("r%d", i), dir, "--poll", "0")
		}
		postmaster := ownPostmaster(t, own)
		db, err := pg.Open(t.Context(), valueIn(env, "CTX_SYS_DATABASE_URL"))
		if err != nil {
			t.Fatal(err)
		}
		super, err := pgx.Connect(t.Context(), strings.Replace(valueIn(own, "CTX_SYS_POSTGRES"), "/postgres?", "/ctxsys?", 1))
		if err != nil {
			t.Fatal(err)
		}
		before := postgresCPU(postmaster)
		load := loadAverage()
		var workers []*teamRun
		for i := range n {
			w := teamStart(t, append(env, "GOMAXPROCS=1"), "team", "worker", "--jobs", "1", "--dir", filepath.Join(t.TempDir(), "worker"))
			if taskset != "" { // C code runs besides Go's processors
				_ = exec.Command(taskset, "-apc", strconv.Itoa(i), strconv.Itoa(w.cmd.Process.Pid)).Run()
			}
			workers = append(workers, w)
		}
		for left := 1; left > 0; time.Sleep(20 * time.Millisecond) {
			if err := super.QueryRow(t.Context(), "select count(*) from ctxsys_jobs.river_job where kind = 'sync' and finalized_at is null").Scan(&left); err != nil {
				t.Fatal(err)
			}
		}
		var took float64
		if err := super.QueryRow(t.Context(), "select extract(epoch from max(finalized_at) - min(attempted_at))::float8 from ctxsys_jobs.river_job where kind = 'sync'").Scan(&took); err != nil {
			t.Fatal(err)
		}
		cpu := 0.0
		for _, w := range workers {
			cpu += cpuSeconds(w.cmd.Process.Pid)
		}
		database := postgresCPU(postmaster) - before
		chunks := 0
		for i := range dirs {
			d, err := postgres.NewServer(db, 16<<20).Open(1, postgres.Repository{Number: int32(i + 1), Name: "r"})
			if err != nil {
				t.Fatal(err)
			}
			one, err := d.CountChunks(t.Context(), 0)
			if err != nil {
				t.Fatal(err)
			}
			chunks += one
		}
		if list := settled(t, env); chunks == 0 || strings.Contains(list, `"problem"`) {
			t.Errorf("%d chunks, repositories %s", chunks, list)
		}
		rate[n] = float64(chunks) / took
		t.Logf("%d workers: %d chunks of %d repositories in %.1f s, %.0f chunks/s; CPU of the workers and git %.1f s, of PostgreSQL %.1f s; load before: %s", n, chunks, len(dirs), took, rate[n], cpu, database, load)
		for _, w := range workers {
			w.stop()
		}
		super.Close(t.Context())
		db.Close()
	}
	slices.Sort(numbers)
	for _, n := range numbers[1:] {
		t.Logf("%d workers index %.2f times as fast as %d", n, rate[n]/rate[numbers[0]], numbers[0])
	}
}
