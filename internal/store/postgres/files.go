package postgres

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const fileColumns = "repository, file, path, size, mtime, hash, language, lines, flags, errors, next_entity, spaces"

// fileRow is a file with its number and path in its repository.
type fileRow struct {
	repository int32
	store.File
}

func scanFile(row pgx.CollectableRow) (f fileRow, err error) {
	var path, spaces []byte
	err = row.Scan(&f.repository, &f.ID, &path, &f.Size, &f.ModTime, &f.Hash, &f.Language, &f.Lines, &f.Flags, &f.Errors, &f.NextEntity, &spaces)
	f.Path, f.Spaces = string(path), string(spaces)
	return f, err
}

// inScope is a file as the scope has it.
func (s *session) inScope(f fileRow) store.File {
	f.ID, f.Path = s.file(fileKey{f.repository, f.ID}), s.path(f.repository, f.Path)
	return f.File
}

// filesOf returns all files of the scope's repositories, by repository and number.
func (s *session) allFiles(ctx context.Context) (map[int32][]fileRow, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := map[int32][]fileRow{}
	missing := s.missing(aFiles, s.numbers, func(n int32, value any) { out[n] = value.([]fileRow) })
	if len(missing) == 0 {
		return out, nil
	}
	files, err := collect(ctx, s, scanFile, "select "+fileColumns+" from ctxsys.files where tenant = $1 and repository = any($2) order by repository, file", s.tenant, missing)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		out[f.repository] = append(out[f.repository], f)
	}
	for _, n := range missing {
		s.cache.put(s.key(n, aFiles, 0), out[n], 240*len(out[n]))
	}
	return out, nil
}

// filePage is how many files are read when a question wants one: the next questions are about those near it.
const filePage = 256

// filesByID returns files by their keys; those that do not exist are left out.
func (s *session) filesByID(ctx context.Context, keys []fileKey) (map[fileKey]*fileRow, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := make(map[fileKey]*fileRow, len(keys))
	take := func(k fileKey, files []fileRow) {
		if i, ok := slices.BinarySearchFunc(files, k.file, func(f fileRow, id int64) int { return int(f.ID - id) }); ok {
			out[k] = &files[i]
		}
	}
	pages := map[fileKey][]fileKey{} // by the repository and the number of the page, from 1
	for _, k := range keys {
		if all, ok := s.cache.get(s.key(k.repository, aFiles, 0)); ok {
			take(k, all.([]fileRow))
			continue
		}
		at := fileKey{k.repository, k.file/filePage + 1}
		if some, ok := s.cache.get(s.key(k.repository, aFiles, at.file)); ok {
			take(k, some.([]fileRow))
		} else if s.versions[k.repository] > 0 && k.file > 0 {
			pages[at] = append(pages[at], k)
		}
	}
	if len(pages) == 0 {
		return out, nil
	}
	var repositories, from []int32
	for at := range pages {
		repositories, from = append(repositories, at.repository), append(from, int32((at.file-1)*filePage))
	}
	files, err := collect(ctx, s, scanFile, `select `+fileColumns+` from unnest($2::int[], $3::int[]) as j(r, first)
		join ctxsys.files f on f.tenant = $1 and f.repository = j.r and f.file >= j.first and f.file < j.first + 256 order by repository, file`, s.tenant, repositories, from)
	if err != nil {
		return nil, err
	}
	read := map[fileKey][]fileRow{}
	for _, f := range files {
		at := fileKey{f.repository, f.ID/filePage + 1}
		read[at] = append(read[at], f)
	}
	for at, wanted := range pages {
		s.cache.put(s.key(at.repository, aFiles, at.file), read[at], 240*len(read[at]))
		for _, k := range wanted {
			take(k, read[at])
		}
	}
	return out, nil
}

func (r *reader) Files(ctx context.Context) ([]store.File, error) {
	return answer(ctx, r, func(s *session) (out []store.File, err error) {
		all, err := s.allFiles(ctx)
		for _, n := range s.numbers {
			for _, f := range all[n] {
				out = append(out, s.inScope(f))
			}
		}
		return out, err
	})
}

func (r *reader) BriefFiles(ctx context.Context, out bool) ([]store.File, error) {
	files, err := r.Files(ctx)
	var brief []store.File
	for _, f := range files {
		if out || f.Indexed() {
			brief = append(brief, store.File{ID: f.ID, Path: f.Path, Size: f.Size, ModTime: f.ModTime, Language: f.Language, Flags: f.Flags})
		}
	}
	return brief, err
}

func (r *reader) EachSpaces(ctx context.Context, f func(file int64, spaces string)) error {
	files, err := r.Files(ctx)
	for i := range files {
		if files[i].Spaces != "" {
			f(files[i].ID, files[i].Spaces)
		}
	}
	return err
}

func (r *reader) FileByPath(ctx context.Context, path string) (store.File, error) {
	return answer(ctx, r, func(s *session) (f store.File, err error) {
		if err := s.begin(ctx); err != nil {
			return f, err
		}
		repository, own, ok := s.splitPath(path)
		if !ok {
			return f, ctxsys.ErrNotFound
		}
		found, err := collect(ctx, s, scanFile, "select "+fileColumns+" from ctxsys.files where tenant = $1 and repository = $2 and path = $3", s.tenant, repository, []byte(own))
		if err != nil {
			return f, err
		}
		if len(found) == 0 {
			return f, ctxsys.ErrNotFound
		}
		return s.inScope(found[0]), nil
	})
}

func (r *reader) Around(ctx context.Context, ids []int64) (out []store.FileAround, err error) {
	for _, id := range ids {
		var a store.FileAround
		a.File, err = r.FileByID(ctx, id)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err == nil {
			a.First, a.Last, err = r.ChunkRange(ctx, id)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, a)
	}
	return out, nil
}

func (r *reader) FileByID(ctx context.Context, id int64) (store.File, error) {
	return answer(ctx, r, func(s *session) (f store.File, err error) {
		k, ok := s.split(id)
		if !ok {
			return f, ctxsys.ErrNotFound
		}
		found, err := s.filesByID(ctx, []fileKey{k})
		if err != nil {
			return f, err
		}
		if found[k] == nil {
			return f, ctxsys.ErrNotFound
		}
		return s.inScope(*found[k]), nil
	})
}

func (r *reader) Content(ctx context.Context, file int64) ([]byte, error) {
	return answer(ctx, r, func(s *session) (text []byte, err error) {
		if err := s.begin(ctx); err != nil {
			return nil, err
		}
		k, ok := s.split(file)
		if !ok {
			return nil, ctxsys.ErrNotFound
		}
		key := s.key(k.repository, aContent, k.file)
		if value, ok := s.cache.get(key); ok {
			return value.([]byte), nil
		}
		b, codec, err := s.one(ctx, "select text from ctxsys.contents where tenant = $1 and repository = $2 and file = $3", k)
		if err == nil && b == nil {
			err = ctxsys.ErrNotFound
		}
		if err != nil {
			return nil, err
		}
		if text, err = codec.unpackText(b); err == nil {
			s.cache.put(key, text, len(text))
		}
		return text, err
	})
}

func (r *reader) Decls(ctx context.Context, file int64) ([]byte, error) {
	return r.fact(ctx, "select decls from ctxsys.facts where tenant = $1 and repository = $2 and file = $3", file)
}

func (r *reader) Uses(ctx context.Context, file int64) ([]byte, error) {
	return r.fact(ctx, "select uses from ctxsys.facts where tenant = $1 and repository = $2 and file = $3", file)
}

func (r *reader) fact(ctx context.Context, sql string, file int64) ([]byte, error) {
	return answer(ctx, r, func(s *session) ([]byte, error) {
		if err := s.begin(ctx); err != nil {
			return nil, err
		}
		k, ok := s.split(file)
		if !ok {
			return nil, nil
		}
		b, codec, err := s.one(ctx, sql, k)
		if b == nil || err != nil {
			return nil, err
		}
		if b, err = codec.uncompress(b); b == nil {
			b = []byte{}
		}
		return b, err
	})
}

// one reads a value of a file, nil when there is no row, and what it is compressed with.
func (s *session) one(ctx context.Context, sql string, k fileKey) (b []byte, c *codec, err error) {
	var batch pgx.Batch
	codec := s.codecs(&batch, []int32{k.repository})
	batch.Queue(sql, s.tenant, k.repository, k.file).QueryRow(func(row pgx.Row) error {
		err := row.Scan(&b)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil
		}
		return err
	})
	err = s.tx.SendBatch(ctx, &batch).Close()
	return b, codec(k.repository), err
}

func (r *reader) EachMentions(ctx context.Context, f func(file int64, mentions []byte)) error {
	type row struct {
		file     int64
		mentions []byte
	}
	all, err := answer(ctx, r, func(s *session) ([]row, error) {
		return collect(ctx, s, func(c pgx.CollectableRow) (m row, err error) {
			var k fileKey
			err = c.Scan(&k.repository, &k.file, &m.mentions)
			m.file = s.file(k)
			return m, err
		}, "select repository, file, mentions from ctxsys.facts where tenant = $1 and repository = any($2) order by repository, file", s.tenant, s.numbers)
	})
	for _, m := range all {
		f(m.file, m.mentions)
	}
	return err
}

func (r *reader) Languages(ctx context.Context) ([]store.LanguageStats, error) {
	return answer(ctx, r, func(s *session) (out []store.LanguageStats, err error) {
		return collect(ctx, s, func(c pgx.CollectableRow) (l store.LanguageStats, err error) {
			return l, c.Scan(&l.Language, &l.Files, &l.Bytes, &l.Lines, &l.Broken)
		}, `select language, count(*), sum(size)::bigint, sum(lines)::bigint, count(*) filter (where errors > 0) from ctxsys.files
			where tenant = $1 and repository = any($2) and flags & $3 = 0 group by language order by language`, s.tenant, s.numbers, store.FlagsOut)
	})
}

// Meta returns a value of the meta table. Of several repositories it is the values of all when they differ, by repository, which changes
// when one of them does; of a time the oldest.
func (r *reader) Meta(ctx context.Context, key string) (string, error) {
	return answer(ctx, r, func(s *session) (string, error) {
		sql := "select value from ctxsys.meta where tenant = $1 and repository = any($2) and key = $3 order by repository"
		if key == "generation" && s.several() { // what was read of a scope holds as long as what is between its repositories stays
			sql = `select m.value || coalesce('.' || l.version, '') from ctxsys.meta m left join ctxsys.link_states l on l.tenant = $1 and l.repository = m.repository
				where m.tenant = $1 and m.repository = any($2) and m.key = $3 order by m.repository`
		}
		values, err := collect(ctx, s, pgx.RowTo[string], sql, s.tenant, s.numbers, key)
		if err != nil || len(values) == 0 {
			return "", err
		}
		if key == "last_indexed_at" {
			return slices.Min(values), nil
		}
		if same := slices.Compact(slices.Clone(values)); len(same) == 1 && key != "generation" {
			return same[0], nil
		}
		return strings.Join(values, " "), nil
	})
}

func (r *reader) EntityCounts(ctx context.Context) (map[string]int, error) {
	out := map[string]int{}
	err := r.counts(ctx, "entity/", func(name string, n int) { out[name] = n })
	return out, err
}

func (r *reader) EdgeCounts(ctx context.Context) (found, external, unresolved map[string]int, err error) {
	found, external, unresolved = map[string]int{}, map[string]int{}, map[string]int{}
	by := map[string]map[string]int{"found": found, "external": external, "unresolved": unresolved}
	err = r.counts(ctx, "edge/", func(name string, n int) {
		if kind, state, ok := strings.Cut(name, "/"); ok && by[state] != nil {
			by[state][kind] = n
		}
	})
	return found, external, unresolved, err
}

func (r *reader) counts(ctx context.Context, prefix string, f func(name string, n int)) error {
	return r.ask(ctx, func(s *session) error {
		rows, err := s.tx.Query(ctx, `select name, sum(n)::bigint from ctxsys.counts where tenant = $1 and repository = any($2) and starts_with(name, $3)
			group by name having sum(n) <> 0`, s.tenant, s.numbers, prefix)
		if err != nil {
			return err
		}
		var name string
		var n int
		_, err = pgx.ForEachRow(rows, []any{&name, &n}, func() error { f(strings.TrimPrefix(name, prefix), n); return nil })
		return err
	})
}

func (r *reader) Times(ctx context.Context, ids []int64) (map[int64]store.Times, error) {
	return answer(ctx, r, func(s *session) (map[int64]store.Times, error) {
		found, err := s.entities(ctx, ids)
		if err != nil {
			return nil, err
		}
		files := map[int64]bool{}
		for id := range found {
			files[store.FileOf(id)] = true
		}
		stored := map[int64]store.Times{}
		for file := range files {
			some, err := s.fileTimes(ctx, file)
			if err != nil {
				return nil, err
			}
			for id, t := range some {
				stored[id] = t
			}
		}
		out := map[int64]store.Times{}
		for id := range found {
			file, ok := stored[store.FileEntity(store.FileOf(id))]
			if own, has := stored[id]; has && ok {
				out[id] = own
			} else if ok && id > 0 {
				out[id] = store.Times{ID: id, Created: file.Created, Updated: file.Created}
			}
		}
		return out, nil
	})
}

func (r *reader) FileTimes(ctx context.Context, file int64) (map[int64]store.Times, error) {
	return answer(ctx, r, func(s *session) (map[int64]store.Times, error) { return s.fileTimes(ctx, file) })
}

func (s *session) fileTimes(ctx context.Context, file int64) (map[int64]store.Times, error) {
	out := map[int64]store.Times{}
	k, ok := s.split(file)
	if !ok {
		return out, nil
	}
	var times []byte
	err := s.tx.QueryRow(ctx, "select times from ctxsys.files where tenant = $1 and repository = $2 and file = $3", s.tenant, k.repository, k.file).Scan(&times)
	if errors.Is(err, pgx.ErrNoRows) {
		err = nil
	}
	for r := (reading{b: times}); len(r.b) > 0; {
		id := store.FileEntity(file) + int64(r.number())
		created := r.signed64()
		out[id] = store.Times{ID: id, Created: created, Updated: created + r.signed64()}
	}
	return out, err
}

func (r *reader) HasSummaries(ctx context.Context) (has bool, err error) {
	return answer(ctx, r, func(s *session) (has bool, err error) {
		return has, s.tx.QueryRow(ctx, "select exists (select from ctxsys.summaries where tenant = $1 and repository = any($2))", s.tenant, s.numbers).Scan(&has)
	})
}

func (r *reader) SummaryByKey(ctx context.Context, key []byte) (store.Summary, error) {
	return answer(ctx, r, func(s *session) (store.Summary, error) {
		sum := store.Summary{Key: key}
		err := s.tx.QueryRow(ctx, `select id, text, model, made, input_tokens, output_tokens from ctxsys.summaries
			where tenant = $1 and repository = any($2) and key = $3 limit 1`, s.tenant, s.numbers, key).
			Scan(&sum.ID, &sum.Text, &sum.Model, &sum.Made, &sum.InputTokens, &sum.OutputTokens)
		if errors.Is(err, pgx.ErrNoRows) {
			err = ctxsys.ErrNotFound
		}
		return sum, err
	})
}

func (r *reader) SummariesOf(ctx context.Context, ids []int64) (map[int64]store.Summary, error) {
	return answer(ctx, r, func(s *session) (map[int64]store.Summary, error) {
		out := map[int64]store.Summary{}
		var repositories []int32
		var entities []int64
		for _, id := range ids {
			if repository, own, ok := s.inside(id); ok {
				repositories, entities = append(repositories, repository), append(entities, own)
			}
		}
		rows, err := s.tx.Query(ctx, `select t.repository, t.entity, s.id, s.key, s.text, s.model, s.made, s.input_tokens, s.output_tokens
			from unnest($2::int[], $3::bigint[]) as j(r, e) join ctxsys.summarized t on t.tenant = $1 and t.repository = j.r and t.entity = j.e
			join ctxsys.summaries s on s.tenant = $1 and s.repository = t.repository and s.id = t.summary`, s.tenant, repositories, entities)
		if err != nil {
			return nil, err
		}
		var repository int32
		var of int64
		var sum store.Summary
		_, err = pgx.ForEachRow(rows, []any{&repository, &of, &sum.ID, &sum.Key, &sum.Text, &sum.Model, &sum.Made, &sum.InputTokens, &sum.OutputTokens}, func() error {
			out[s.outside(repository, of)] = sum
			return nil
		})
		return out, err
	})
}

func (r *reader) CountSummarized(ctx context.Context) (n int, err error) {
	return answer(ctx, r, func(s *session) (n int, err error) {
		return n, s.tx.QueryRow(ctx, "select count(*) from ctxsys.summarized where tenant = $1 and repository = any($2)", s.tenant, s.numbers).Scan(&n)
	})
}
