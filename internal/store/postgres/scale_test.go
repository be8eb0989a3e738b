package postgres_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
)

var (
	scaleChunks  = flag.String("chunks", "", "how many chunks TestScale fills a database with: some numbers with commas")
	scaleTenants = flag.Int("tenants", 50, "of how many tenants the chunks are")
)

// templates are the packages of Go that TestScale indexes. The rest of the chunks are copies of them: each tenant has the first, and the others in turn.
var templates = strings.Fields(`net/http archive/tar archive/zip bufio bytes compress/flate errors expvar flag go/ast go/parser go/token html html/template io mime os/exec regexp sort strconv
	strings sync text/template time net/url net/netip net/mail net/textproto log/slog hash path/filepath image/png`)

var scaleQuestions = strings.Split(strings.TrimSpace(`
how is the header of a request read
ServeHTTP
where are cookies parsed
escape text for HTML
decode JSON into a struct
Unmarshal
which errors can a reader return
parse a duration
time zone of a location
match a regular expression without backtracking
compile a template
quote a string
read a tar header
write a zip file
huffman codes
run a command and wait for it
environment of a child process
print a value with a verb
syntax tree of Go
position of a node
multipart form
redirect policy of a client
TLS handshake timeout
HTTP/2 frames
decode a PNG image
color model
buffer that grows
index of a byte slice
walk the attributes of an element
media type parameters
`), "\n")

// TestScale fills a database with chunks of many tenants, and says what questions take: make bench-team. Without its flags there are a few chunks, and the figures mean nothing.
func TestScale(t *testing.T) {
	if *scaleChunks == "" {
		*scaleChunks, *scaleTenants, templates = "2000", 3, []string{"sort", "flag"}
	}
	at := pgtest.New(t)
	db, err := pg.Open(t.Context(), at.Application+"&pool_max_conns=16")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	super, err := pgx.Connect(t.Context(), at.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.Background())
	numbers, texts := ingest(t, db, super)
	filled, text := 0, int64(0)
	for _, n := range texts {
		text += n
	}
	repositories := map[int64][]postgres.Repository{}
	next := 0
	for _, goal := range strings.Split(*scaleChunks, ",") {
		chunks, err := strconv.Atoi(goal)
		if err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		for filled < chunks { // a repository for each tenant in turn
			tenant, template := int64(2+next%*scaleTenants), 0
			if at := next / *scaleTenants; at > 0 {
				template = 1 + (at-1)%(len(templates)-1)
			}
			next++
			number := int32(len(repositories[tenant]) + 1)
			repositories[tenant] = append(repositories[tenant], postgres.Repository{Number: number, Name: fmt.Sprintf("r%d", number)})
			copyRepository(t, super, int32(template+1), tenant, number)
			filled += numbers[template]
			text += texts[template]
		}
		for _, table := range []string{"files", "contents", "dictionaries", "facts", "outlines", "edges", "postings", "segments", "blocks", "vectors", "indexes", "meta", "modules", "parents"} {
			if _, err := super.Exec(t.Context(), "vacuum analyze ctxsys."+table); err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("%d chunks in %d repositories of %d tenants, %.1f MB of text: filled in %.0f s; %s", filled, next, min(next, *scaleTenants), float64(text)/1e6, time.Since(began).Seconds(), sizes(t, super, text))
		one := repositories[2][:1]
		ask(t, db, super, "one repository", 2, one)
		ask(t, db, super, fmt.Sprintf("all %d repositories of a tenant", len(repositories[2])), 2, repositories[2])
	}
}

// ingest indexes the templates as repositories of tenant 1, and returns their numbers of chunks and the bytes of their texts.
func ingest(t *testing.T, db *pg.DB, super *pgx.Conn) (numbers []int, texts []int64) {
	t.Helper()
	s := postgres.NewServer(db, cacheBytes)
	model, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	began, cpu, chunks, text := time.Now(), processCPU(), 0, int64(0)
	before := databaseCPU(super)
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range templates {
		d := open(t, s, 1, postgres.Repository{Number: int32(i + 1), Name: name})
		if _, err := index.Sync(t.Context(), d, index.Options{Root: filepath.Join(strings.TrimSpace(string(goroot)), "src", name), Model: model}); err != nil {
			t.Fatal(err)
		}
		n, err := d.CountChunks(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		files, err := d.BriefFiles(t.Context(), false)
		if err != nil {
			t.Fatal(err)
		}
		size := int64(0)
		for _, f := range files {
			size += f.Size
		}
		numbers, texts, chunks, text = append(numbers, n), append(texts, size), chunks+n, text+size
	}
	took := time.Since(began).Seconds()
	t.Logf("ingestion: %d chunks, %.1f MB of text in %.1f s: %.0f chunks/s; CPU of the worker %.1f s, of PostgreSQL %.1f s", chunks, float64(text)/1e6, took, float64(chunks)/took,
		processCPU()-cpu, databaseCPU(super)-before)
	return numbers, texts
}

// sizes says what the tables take against the text.
func sizes(t *testing.T, super *pgx.Conn, text int64) string {
	t.Helper()
	rows, err := super.Query(t.Context(), `select coalesce(p.relname, c.relname), sum(pg_total_relation_size(c.oid)), sum(pg_indexes_size(c.oid)) from pg_class c
		left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
		where c.relnamespace = 'ctxsys'::regnamespace and c.relkind = 'r' group by 1 order by 2 desc`)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	var name string
	var bytes, indexes, all int64
	if _, err := pgx.ForEachRow(rows, []any{&name, &bytes, &indexes}, func() error {
		all += bytes
		if float64(bytes) < float64(text)/200 {
			return nil
		}
		out = append(out, fmt.Sprintf("%s %.3f (indexes %.3f)", name, float64(bytes)/float64(text), float64(indexes)/float64(text)))
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%.2f times the text: %s", float64(all)/float64(text), strings.Join(out, ", "))
}

// copyRepository copies a repository of tenant 1.
func copyRepository(t *testing.T, super *pgx.Conn, template int32, tenant int64, number int32) {
	t.Helper()
	var batch pgx.Batch
	for _, table := range []string{"indexes", "meta", "counts", "files", "contents", "dictionaries", "facts", "outlines", "edges", "parents", "modules", "postings", "segments", "blocks", "vector_sets", "vectors"} {
		columns := copied(t, super, table)
		batch.Queue(fmt.Sprintf("insert into ctxsys.%s (tenant, repository, %s) select $1, $2, %s from ctxsys.%s where tenant = 1 and repository = $3", table, columns, columns, table), tenant, number, template)
	}
	if err := super.SendBatch(t.Context(), &batch).Close(); err != nil {
		t.Fatal(err)
	}
}

var columnsOf = map[string]string{}

func copied(t *testing.T, super *pgx.Conn, table string) string {
	t.Helper()
	if columnsOf[table] == "" {
		var columns string
		if err := super.QueryRow(t.Context(), `select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
			where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname not in ('tenant', 'repository')`, "ctxsys."+table).Scan(&columns); err != nil {
			t.Fatal(err)
		}
		columnsOf[table] = columns
	}
	return columnsOf[table]
}

// ask asks all questions of a scope: with an empty cache, and then again.
func ask(t *testing.T, db *pg.DB, super *pgx.Conn, what string, tenant int64, scope []postgres.Repository) {
	t.Helper()
	s := postgres.NewServer(db, 1<<30)
	p := project(t, store.DB(open(t, s, tenant, scope...)))
	found := 0
	for _, round := range []string{"first time", "again"} {
		var took []float64
		cpu, before, hits := processCPU(), databaseCPU(super), 0
		for _, q := range scaleQuestions {
			began := time.Now()
			resp, err := p.Search(t.Context(), search.Request{Query: q, Limit: 10})
			if err != nil {
				t.Fatal(err)
			}
			took = append(took, time.Since(began).Seconds()*1000)
			hits += len(resp.Results)
		}
		if hits == 0 || round == "again" && hits != found {
			t.Errorf("%s, %s: %d hits, %d before", what, round, hits, found)
		}
		found = hits
		n := float64(len(took))
		first := took[0]
		slices.Sort(took)
		t.Logf("%s, %s: p50 %.1f ms, p95 %.1f ms, the first question %.1f ms; CPU of a question %.1f ms here, %.1f ms of PostgreSQL; %d hits", what, round,
			took[len(took)/2], took[len(took)*95/100], first, (processCPU()-cpu)*1000/n, (databaseCPU(super)-before)*1000/n, hits)
	}
}

// databaseCPU returns the seconds of CPU that the server's processes for this database have taken, 0 where that is not known.
func databaseCPU(super *pgx.Conn) (seconds float64) {
	rows, err := super.Query(context.Background(), "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()")
	if err != nil {
		return 0
	}
	pids, err := pgx.CollectRows(rows, pgx.RowTo[int])
	if err != nil {
		return 0
	}
	for _, pid := range pids {
		seconds += cpuOf(strconv.Itoa(pid))
	}
	return seconds
}

func processCPU() float64 { return cpuOf("self") }

// cpuOf reads what Linux says of a process.
func cpuOf(pid string) float64 {
	stat, err := os.ReadFile("/proc/" + pid + "/stat")
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	const tick = 100 // a second, of all kernels of today
	return float64(user+system) / tick
}
