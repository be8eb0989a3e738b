package postgres_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/store/storetest"
)

// The tenants of these tests have the same index, the victim's in repositories that the thief does not have.
const (
	thief, victim   = 1, 2
	thiefs, victims = 3, 9 // repositories
	someTable       = "indexes meta counts files contents dictionaries facts outlines edges parents modules postings segments blocks vector_sets vectors embedded_texts refused summaries summarized"
	theirs          = "zzvictimzz" // only in what is the victim's
)

type world struct {
	at     *pgtest.Database
	pool   *pg.DB
	server *postgres.Server
	super  *pgx.Conn
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{at: pgtest.New(t)}
	var err error
	if w.pool, err = pg.Open(context.Background(), w.at.Application+"&pool_max_conns=6&enable_seqscan=off"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.pool.Close)
	w.server = postgres.NewServer(w.pool, cacheBytes)
	if w.super, err = pgx.Connect(t.Context(), w.at.Super); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.super.Close(context.Background()) })
	for tenant, number := range map[int64]int32{thief: thiefs, victim: victims} {
		db := open(t, w.server, tenant, postgres.Repository{Number: number, Name: "r"})
		indexed(t, db, t.TempDir(), "lexical")
		if err := db.Update(t.Context(), func(tx store.Tx) error {
			set, err := tx.PutVectorSet("provider", 8)
			return errors.Join(err, tx.PutEmbeddedText(set, []byte("h"), store.EmbeddedText{Doc: 1}), tx.PutRefused(set, 2),
				tx.PutSummary(&store.Summary{Key: []byte("k"), Text: "s"}), tx.SetSummary(store.FileEntity(1), 1))
		}); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// sum is a checksum of all that the victim has, by table.
func (w *world) sum(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, table := range strings.Fields(someTable) {
		var sum string
		if err := w.super.QueryRow(t.Context(), "select count(*) || ' ' || coalesce(md5(string_agg(x::text, ',' order by x::text)), '') from ctxsys."+table+" x where tenant = $1", victim).Scan(&sum); err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(sum, "0 ") {
			t.Fatalf("the victim has nothing in %s", table)
		}
		out[table] = sum
	}
	return out
}

// TestStolenByStore opens the victim's repository as the thief, and asks and writes all that a store can: it is empty, and nothing of the
// victim changes.
func TestStolenByStore(t *testing.T) {
	w := newWorld(t)
	before := w.sum(t)
	scope := postgres.Repository{Number: victims, Name: "r"}
	open(t, w.server, victim, scope).View(t.Context(), func(v *store.View) error { // so that it is in the cache
		storetest.Same(t, v, v, 1, 10)
		return nil
	})
	empty, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	defer empty.Close()
	random := rand.New(rand.NewPCG(effort.Seed(1), 2))
	for range effort.Pick(1, 2, 20) {
		storetest.SameAs(t, empty, open(t, w.server, thief, scope), open(t, w.server, victim, scope), random.Uint64(), 25)
		both := open(t, w.server, thief, scope, postgres.Repository{Number: thiefs, Name: "mine"})
		files, err := both.Files(t.Context())
		for _, f := range files {
			if !strings.HasPrefix(f.Path, "mine/") {
				t.Fatalf("%s is seen", f.Path)
			}
		}
		if err != nil || len(files) == 0 {
			t.Fatal(err)
		}
	}
	// Writes of all kinds go to a repository of the thief's that happens to have that number.
	if err := open(t, w.server, thief, scope).Update(t.Context(), func(tx store.Tx) error { return everyWrite(tx, random) }); err != nil {
		t.Fatal(err)
	}
	if after := w.sum(t); !reflect.DeepEqual(after, before) {
		t.Errorf("the victim's rows changed:\n%v\n%v", before, after)
	}
}

// everyWrite calls all methods of a transaction that write.
func everyWrite(tx store.Tx, random *rand.Rand) error {
	var errs []error
	for range 20 {
		file, entity := random.Int64N(60)+1, store.FileEntity(random.Int64N(60)+1)+random.Int64N(5)
		set, doc := random.Int64N(3)+1, random.Uint32N(900)
		f := store.File{ID: file, Path: fmt.Sprint("f", file)}
		errs = append(errs, tx.DeleteEdges(entity, "scope"), tx.AppendEdges(entity, []store.Edge{{Source: entity, Kind: "calls", Target: entity}}), tx.MarkProvided(set, 1), tx.PutCanary(set, nil),
			tx.PutCentre(set, nil), tx.PutSample(set, nil), tx.PutEmbeddedText(set, []byte("h"), store.EmbeddedText{Doc: doc}), tx.PutRefused(set, doc), tx.DeleteRefused(set),
			tx.DeleteEmbeddedTexts(set, func(uint32) bool { return false }), tx.PutSummary(&store.Summary{Key: []byte("k"), Text: "other"}), tx.SetSummary(entity, 1), tx.MarkSummaryStale(file), tx.DeleteUnused(),
			tx.PutVectors(set, &store.VectorRow{First: doc}), tx.DeleteVector(set, doc), tx.DeleteVectors(set, 0, doc), tx.SetMeta("depth", "other"), tx.PutFile(&f), tx.ClearFile(file), tx.PutContent(file, []byte("x")),
			tx.PutFacts(file, nil, nil, nil), tx.PutEntity(&store.Entity{ID: entity + 1000 + random.Int64N(1000), Type: "function"}), tx.PutTimes(file, nil), tx.SetParent(entity, 0), tx.DeleteModule(-1),
			tx.PutChunk(&store.Chunk{ID: int64(doc), File: file}), tx.ReplaceEdges(file, nil), tx.SetDeletions(1, []byte{1}), tx.DeleteSegment(1), tx.DeleteVectorSet(set), tx.DeleteFile(file))
		_, err := tx.State()
		errs = append(errs, err)
	}
	return errors.Join(append(errs, tx.DeleteAllEdges())...)
}

// TestStolenBySQL tries statements as the role of the program in transactions of the thief, or of nobody: what comes back is never the victim's, and the
// victim's rows never change. To say that one is another tenant is not among them: who can run any statement at all is inside.
func TestStolenBySQL(t *testing.T) {
	w := newWorld(t)
	for _, table := range []string{"files", "contents", "blocks", "summaries"} { // marks that a row carries when it gets out
		column := map[string]string{"files": "path", "contents": "text", "blocks": "term", "summaries": "text"}[table]
		to := "$2::text::bytea"
		if table == "summaries" {
			to = "$2::text"
		}
		if table == "files" || table == "blocks" {
			to += " || " + column
		}
		if _, err := w.super.Exec(t.Context(), fmt.Sprintf("update ctxsys.%s set %s = %s where tenant = $1", table, column, to), victim, theirs); err != nil {
			t.Fatal(err)
		}
	}
	before := w.sum(t)
	var tables []string
	rows, err := w.super.Query(t.Context(), "select relname from pg_class where relnamespace = 'ctxsys'::regnamespace and relkind in ('r', 'p') and relname not in ('program', 'tenant_names')")
	if err != nil {
		t.Fatal(err)
	}
	if tables, err = pgx.CollectRows(rows, pgx.RowTo[string]); err != nil {
		t.Fatal(err)
	}
	for _, table := range strings.Fields(someTable) {
		if !slices.Contains(tables, table) {
			t.Fatalf("%s is no table", table)
		}
	}
	shapes := []string{
		"select * from ctxsys.%[1]s where tenant = %[2]d",
		"select * from ctxsys.%[1]s",
		"select t.* from ctxsys.%[1]s t right join (select %[2]d::bigint as tenant) x using (tenant) where t.tenant is not null",
		"select * from ctxsys.%[1]s where tenant <> 1",
		"select * from ctxsys.%[1]s where tenant between 0 and 9 and tenant > 1 order by 1, 2 limit 5",
		"select count(*) from ctxsys.%[1]s where tenant = %[2]d having count(*) > 0",
		"select * from ctxsys.%[1]s a where exists (select from ctxsys.%[3]s b where b.tenant = %[2]d)",
		"select * from ctxsys.%[1]s a join ctxsys.%[3]s b on a.tenant <> b.tenant",
		"select row_to_json(a) from ctxsys.%[1]s a where tenant = %[2]d or 1 / (tenant - %[2]d) is null",
		"with x as materialized (select * from ctxsys.%[1]s) select * from x where tenant = %[2]d",
		"select * from ctxsys.%[1]s where tenant = %[2]d for update",
		"update ctxsys.%[1]s set tenant = 1 where tenant = %[2]d returning *",
		"update ctxsys.%[1]s set tenant = %[2]d where tenant = 1",
		"delete from ctxsys.%[1]s where tenant = %[2]d returning *",
		"delete from ctxsys.%[1]s using ctxsys.%[3]s b where b.tenant = %[2]d returning *",
		"insert into ctxsys.%[1]s select (jsonb_populate_record(a, '{\"tenant\": %[2]d}')).* from ctxsys.%[1]s a",
		"insert into ctxsys.%[1]s select * from ctxsys.%[1]s on conflict do nothing returning *",
		"merge into ctxsys.%[1]s a using (select %[2]d::bigint as tenant) b on a.tenant = b.tenant when matched then delete",
		"truncate ctxsys.%[1]s",
		"alter table ctxsys.%[1]s disable row level security",
		"drop policy tenant on ctxsys.%[1]s",
		"create policy all_rows on ctxsys.%[1]s using (true)",
		"alter table ctxsys.%[1]s owner to current_user",
		"create trigger x before update on ctxsys.%[1]s for each row execute function suppress_redundant_updates_trigger()",
		"create view public.x as select * from ctxsys.%[1]s",
		"create index on ctxsys.%[1]s (tenant)",
		"lock table ctxsys.%[1]s in access exclusive mode",
		"set local row_security = off; select * from ctxsys.%[1]s",
		"set local role ctxsys_owner; select * from ctxsys.%[1]s",
		"set local session authorization ctxsys_owner; select * from ctxsys.%[1]s",
		"copy ctxsys.%[1]s to '/tmp/x'",
		"copy ctxsys.%[1]s to program 'cat'",
		"declare c cursor for select * from ctxsys.%[1]s where tenant = %[2]d; fetch all from c",
		"select most_common_vals::text from pg_stats where schemaname = 'ctxsys' and tablename = '%[1]s' and most_common_vals::text like '%%" + theirs + "%%'",
		"select * from ctxsys.%[1]s tablesample system (100) where tenant = %[2]d",
		"explain (analyze, verbose) select * from ctxsys.%[1]s where tenant = %[2]d and 1 / (tenant - %[2]d) = 0",
	}
	random := rand.New(rand.NewPCG(effort.Seed(3), 4))
	got, refused := 0, 0
	for i := range effort.Pick(500, 2000, 10000) {
		shape := shapes[random.IntN(len(shapes))]
		sql := fmt.Sprintf(shape, tables[random.IntN(len(tables))], victim, tables[random.IntN(len(tables))])
		ask := func(f func(pgx.Tx) error) error { return w.pool.Tenant(t.Context(), thief, pg.Write, f) }
		if i%10 == 0 {
			ask = func(f func(pgx.Tx) error) error { return w.pool.NoTenant(t.Context(), pg.Write, f) }
		}
		undo := errors.New("undo")
		err := ask(func(tx pgx.Tx) error {
			results, err := tx.Conn().PgConn().Exec(t.Context(), sql).ReadAll()
			if err != nil {
				return err
			}
			for _, r := range results {
				for _, row := range r.Rows {
					got++
					for at, value := range row {
						name := r.FieldDescriptions[at].Name
						if strings.Contains(string(value), theirs) || strings.Contains(string(value), hexOf(theirs)) || name == "tenant" && string(value) != "1" {
							return fmt.Errorf("got out: %s: %q in %s", sql, value, name)
						}
					}
				}
			}
			if random.IntN(2) == 0 {
				return undo
			}
			return nil
		})
		if err != nil && strings.HasPrefix(err.Error(), "got out") {
			t.Fatal(err)
		}
		if err != nil && !errors.Is(err, undo) {
			refused++
		}
		if i%500 == 499 {
			if after := w.sum(t); !reflect.DeepEqual(after, before) {
				t.Fatalf("the victim's rows changed by one of the last statements, the last %s:\n%v\n%v", sql, before, after)
			}
		}
	}
	t.Logf("%d rows of the thief's own came back, %d statements were refused", got, refused)
	if got == 0 || refused == 0 {
		t.Error("the statements do nothing at all")
	}
}

func hexOf(s string) string { return fmt.Sprintf("%x", s) }

// TestPlans looks at the plans of all statements that the store makes: each reads tables by an index in which the tenant comes first, and
// says which.
func TestPlans(t *testing.T) {
	effort.Unraced(t)
	w := newWorld(t)
	scope := postgres.Repository{Number: thiefs, Name: "r"}
	db := open(t, w.server, thief, scope)
	storetest.Same(t, db, db, 1, 5)
	if err := db.Update(t.Context(), func(tx store.Tx) error { return everyWrite(tx, rand.New(rand.NewPCG(1, 1))) }); err != nil {
		t.Fatal(err)
	}
	statements := map[string]bool{}
	var gather func(n int) error // on all connections at once
	gather = func(n int) error {
		return w.pool.Tenant(t.Context(), thief, pg.Read, func(tx pgx.Tx) error {
			rows, err := tx.Query(t.Context(), "select statement from pg_prepared_statements")
			if err != nil {
				return err
			}
			some, err := pgx.CollectRows(rows, pgx.RowTo[string])
			for _, s := range some {
				statements[s] = true
			}
			if err != nil || n == 0 {
				return err
			}
			return gather(n - 1)
		})
	}
	if err := gather(5); err != nil {
		t.Fatal(err)
	}
	looked := 0
	for statement := range statements {
		if !strings.Contains(statement, "ctxsys.") || strings.HasPrefix(statement, "select (select max(version_id)") {
			continue
		}
		err := w.pool.Tenant(t.Context(), thief, pg.Write, func(tx pgx.Tx) error {
			results, err := tx.Conn().PgConn().Exec(t.Context(), "explain (format json, generic_plan) "+statement).ReadAll()
			if err != nil {
				return err
			}
			var plans []struct{ Plan map[string]any }
			if err := json.Unmarshal(results[0].Rows[0][0], &plans); err != nil {
				return err
			}
			return scans(plans[0].Plan, func(table, node, cond string) error {
				if looked++; !strings.Contains(cond, "tenant = ") {
					return fmt.Errorf("%s of %s by %q", node, table, cond)
				}
				return nil
			})
		})
		if err != nil {
			t.Errorf("%s:\n%v", statement, err)
		}
	}
	t.Logf("%d statements, %d scans", len(statements), looked)
	if looked < 100 {
		t.Error("these are not all")
	}
}

// scans calls f with the scans of tables in a plan.
func scans(node map[string]any, f func(table, node, cond string) error) error {
	kind, _ := node["Node Type"].(string)
	table, _ := node["Relation Name"].(string)
	if strings.HasSuffix(kind, "Scan") && table != "" && kind != "Bitmap Heap Scan" {
		cond, _ := node["Index Cond"].(string)
		if err := f(table, kind, cond); err != nil {
			return err
		}
	}
	if kind == "Bitmap Index Scan" {
		cond, _ := node["Index Cond"].(string)
		name, _ := node["Index Name"].(string)
		if err := f(name, kind, cond); err != nil {
			return err
		}
	}
	plans, _ := node["Plans"].([]any)
	for _, p := range plans {
		if err := scans(p.(map[string]any), f); err != nil {
			return err
		}
	}
	return nil
}
