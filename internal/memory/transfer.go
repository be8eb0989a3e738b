package memory

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// formatVersion is of the lines that Export writes.
const formatVersion = 1

// header is the first line of an export.
type header struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
}

const formatName = "ctx-sys memories"

// record is a memory in an export: everything but the words and the vector, which are made again.
type record struct {
	Item
	Sources []Source `json:"sources"`
	Journal []Event  `json:"journal,omitempty"`
	Against []string `json:"against,omitempty"` // older memories it conflicts with
}

// Export writes memories as a line of JSON each, in an order that is always the same, after a line that names the format.
// Import reads it back without loss.
func (s *Store) Export(ctx context.Context, w io.Writer, c Choice) (n int, err error) {
	records, err := s.records(ctx, c)
	if err != nil {
		return 0, err
	}
	return writeRecords(w, records)
}

// writeRecords writes records in an order that is always the same, after the line that names the format.
func writeRecords(w io.Writer, records []record) (n int, err error) {
	slices.SortFunc(records, func(a, b record) int {
		return strings.Compare(a.Scope+a.Holder+a.Created.Format(time.RFC3339Nano)+a.ID, b.Scope+b.Holder+b.Created.Format(time.RFC3339Nano)+b.ID)
	})
	write := func(line any) error {
		b, err := render.JSON(line)
		if err == nil {
			_, err = w.Write(append(b, '\n'))
		}
		return err
	}
	if err := write(header{formatName, formatVersion}); err != nil {
		return 0, err
	}
	for _, r := range records {
		if err := write(r); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

// records are memories as they are exported, in no order.
func (s *Store) records(ctx context.Context, c Choice) (records []record, err error) {
	c.Status = or(c.Status, "all")
	items, err := s.List(ctx, c)
	if err != nil {
		return nil, err
	}
	against := map[string][]string{}
	if err := s.each(func(_ *book, db store.Memory) error {
		pairs, err := db.Conflicts(ctx, nil)
		for _, p := range pairs {
			against[p[1]] = append(against[p[1]], p[0])
		}
		return err
	}); err != nil {
		return nil, err
	}
	for _, i := range items {
		a, err := s.Why(ctx, i.ID)
		if err != nil {
			return nil, err
		}
		i.Conflicts = nil
		slices.Sort(against[i.ID])
		records = append(records, record{Item: i, Sources: a.Sources, Journal: a.Journal, Against: against[i.ID]})
	}
	return records, nil
}

// Imported says what an import did.
type Imported struct {
	Added  int            `json:"added"`
	Known  int            `json:"known"`
	Masked map[string]int `json:"masked,omitempty"`
}

// Import reads what Export wrote. What is there already stays as it is, so an import twice is one. Unless somebody vouches for
// it, what is imported is quarantined: anybody can write such a file. A line that cannot be read is an error, and then nothing
// was imported.
func (s *Store) Import(ctx context.Context, r io.Reader, vouched bool) (out Imported, err error) {
	if s.o.ReadOnly {
		return out, fmt.Errorf("%w: the project is read only: nothing is remembered", ctxsys.ErrUsage)
	}
	records, err := readRecords(r)
	if err != nil {
		return out, err
	}
	out.Masked = map[string]int{}
	for _, b := range s.books() {
		var own []record
		for _, rec := range records {
			if in, err := s.bookOf(rec.Scope); err != nil {
				return out, err
			} else if in == b {
				own = append(own, rec)
			}
		}
		if len(own) == 0 {
			continue
		}
		var made []room
		err := b.db.Update(ctx, func(t store.MemoryTx) (err error) {
			made, err = s.take(ctx, b, t, own, vouched, &out)
			return err
		})
		for _, m := range made {
			if err == nil {
				err = m.elsewhere(ctx)
			}
		}
		if err != nil {
			return out, err
		}
	}
	if len(out.Masked) == 0 {
		out.Masked = nil
	}
	return out, nil
}

func readRecords(r io.Reader) ([]record, error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 4<<20)
	var records []record
	for line := 1; in.Scan(); line++ {
		text := bytes.TrimSpace(in.Bytes())
		if len(text) == 0 {
			continue
		}
		if line == 1 {
			var h header
			if json.Unmarshal(text, &h) != nil || h.Format != formatName {
				return nil, fmt.Errorf("%w: this is not an export of memories: its first line is to name the format, as `ctx-sys memory export` writes it", ctxsys.ErrUsage)
			}
			if h.Version > formatVersion {
				return nil, fmt.Errorf("%w: the export has version %d, this program knows %d: use a newer ctx-sys", ctxsys.ErrUsage, h.Version, formatVersion)
			}
			continue
		}
		var rec record
		if err := json.Unmarshal(text, &rec); err != nil {
			return nil, fmt.Errorf("%w: line %d of the export: %w", ctxsys.ErrUsage, line, err)
		}
		if why := rec.wrong(); why != "" {
			return nil, fmt.Errorf("%w: line %d of the export: %s", ctxsys.ErrUsage, line, why)
		}
		records = append(records, rec)
	}
	if err := in.Err(); err != nil {
		return nil, fmt.Errorf("%w: the export: %w", ctxsys.ErrUsage, err)
	}
	return records, nil
}

// wrong says what is wrong with a record.
func (r *record) wrong() string {
	authors := []string{ByUser, ByAssistant, ByTool, ByFile, ByImport}
	switch {
	case strings.TrimSpace(r.Content) == "":
		return "it has no content"
	case len(r.Content) > maxContent:
		return fmt.Sprintf("its content is longer than %d bytes", maxContent)
	case !slices.Contains(Scopes, r.Scope):
		return fmt.Sprintf("unknown scope %q", r.Scope)
	case (r.Scope == Branch || r.Scope == Session) == (r.Holder == ""):
		return fmt.Sprintf("the scope %s and the holder %q do not fit", r.Scope, r.Holder)
	case !slices.Contains(Kinds, r.Kind):
		return fmt.Sprintf("unknown type %q", r.Kind)
	case !slices.Contains(Tiers, r.Tier):
		return fmt.Sprintf("unknown tier %q", r.Tier)
	case !slices.Contains([]string{Active, Archived, Superseded}, r.Status):
		return fmt.Sprintf("unknown status %q", r.Status)
	case !slices.Contains(authors, r.Author):
		return fmt.Sprintf("unknown author %q", r.Author)
	}
	return ""
}

// take stores records in the database in. What has to leave the other one for them is returned.
func (s *Store) take(ctx context.Context, in *book, t store.MemoryTx, records []record, vouched bool, out *Imported) (made []room, err error) {
	now := s.o.Now()
	for _, rec := range records {
		row, err := rec.row(out.Masked)
		if err != nil {
			return made, err
		}
		known, ok, err := t.Get(ctx, row.ID)
		if err != nil {
			return made, err
		}
		if ok {
			out.Known++
			if vouched && (row.Author == ByUser && known.Author != ByUser || known.Author == ByImport) { // as where it is said again, or looked at meanwhile
				known.Author, known.Quarantined = row.Author, row.Quarantined
				err = t.Set(known)
			}
			if err != nil {
				return made, err
			}
			continue
		}
		sources := rec.Sources
		if !vouched {
			row.Author, row.Quarantined, row.Pinned, row.Relevance = ByImport, true, false, 0.5
			if row.Tier == Hot {
				row.Tier = Warm
			}
			sources = append(sources, Source{Kind: "import", Created: now})
		}
		if row.Tier == Hot && row.Status == Active {
			m, ok, err := s.makeRoom(ctx, in, t, &row, View{Branch: row.Holder, Session: row.Holder})
			if err != nil {
				return made, err
			}
			if made = append(made, m); !ok {
				row.Tier = Warm
			}
		}
		if row.Number, err = t.Add(row, Terms(row.Title+" "+row.Content)); err != nil {
			return made, err
		}
		if err := addSources(t, row, sources); err != nil {
			return made, err
		}
		for _, e := range rec.Journal {
			when, _ := time.Parse(time.RFC3339, e.Time)
			if err := t.Note(store.JournalRow{Created: millis(when), Memory: row.ID, Action: oneLine(e.Action), Note: oneLine(e.Note)}); err != nil {
				return made, err
			}
		}
		if !vouched {
			if err := t.Note(store.JournalRow{Created: now.UnixMilli(), Memory: row.ID, Action: "imported"}); err != nil {
				return made, err
			}
		}
		for _, older := range rec.Against {
			if err := t.AddConflict(older, row.ID); err != nil {
				return made, err
			}
		}
		out.Added++
	}
	return made, nil
}

// row is a record as it is stored, with secrets masked.
func (r *record) row(count map[string]int) (store.MemoryRow, error) {
	mask := func(text string) string {
		for _, f := range secret.Find([]byte(text)) {
			count[f.Kind]++
		}
		masked, _ := secret.Mask([]byte(text))
		return string(masked)
	}
	for i := range r.Keywords {
		r.Keywords[i] = mask(r.Keywords[i])
	}
	row := store.MemoryRow{Scope: r.Scope, Holder: r.Holder, Kind: r.Kind, Title: mask(oneLine(r.Title)), Content: mask(strings.TrimSpace(r.Content)), Keywords: encode(r.Keywords),
		Tier: r.Tier, Status: r.Status, Author: r.Author, Pinned: r.Pinned, Quarantined: r.Quarantined, Relevance: min(max(r.Relevance, 0), 1), Accesses: max(r.Accesses, 0),
		Accessed: millis(r.Accessed), Created: millis(r.Created), ValidFrom: stamp(r.ValidFrom), ValidTo: stamp(r.ValidTo), Superseded: stamp(r.Superseded),
		ReplacedBy: r.ReplacedBy, Note: mask(r.Note), Repeats: max(r.Repeats, 0)}
	row.ID = idOf(row.Scope, row.Holder, row.Content)
	row.Subject = subject(row.Content)
	row.Tokens, row.Length = token.Estimate(row.Title+row.Content), len(Terms(row.Title+" "+row.Content))
	var err error
	row.Vector, row.Model, err = vectorOf(row.Title + " " + row.Content)
	return row, err
}

// Scrubbed is the receipt of a search for secrets.
type Scrubbed struct {
	Looked int            `json:"looked"` // memories and reflections
	IDs    []string       `json:"changed"`
	Masked map[string]int `json:"masked"`
}

// Scrub looks for secrets in everything that is remembered, reflections too, with what this version recognises, masks them, and leaves nothing
// of them in the files.
func (s *Store) Scrub(ctx context.Context) (Scrubbed, error) {
	out := Scrubbed{IDs: []string{}, Masked: map[string]int{}}
	err := s.each(func(_ *book, db store.Memory) error {
		rows, err := db.All(ctx, 0)
		if err != nil {
			return err
		}
		out.Looked += len(rows)
		sources, err := db.Sources(ctx, "")
		if err != nil {
			return err
		}
		changed := false
		err = db.Update(ctx, func(t store.MemoryTx) error {
			for _, old := range rows {
				found := secret.Find([]byte(old.Title + "\n" + old.Content + "\n" + old.Keywords + "\n" + old.Note))
				if len(found) == 0 {
					continue
				}
				changed = true
				if err := s.rewrite(t, old, sources, out.Masked); err != nil {
					return err
				}
				out.IDs = append(out.IDs, old.ID)
			}
			return nil
		})
		if err != nil {
			return err
		}
		more, err := s.scrubReflections(ctx, db, &out)
		if err != nil || !changed && !more {
			return err
		}
		return db.Scrub(ctx)
	})
	return out, err
}

// rewrite puts a memory with its secrets masked in the place of the memory.
func (s *Store) rewrite(t store.MemoryTx, old store.MemoryRow, sources []store.MemorySourceRow, count map[string]int) error {
	rec := record{Item: itemOf(old)}
	row, err := rec.row(count)
	if err != nil {
		return err
	}
	now := s.o.Now().UnixMilli()
	if err := t.Delete(old, Terms(old.Title+" "+old.Content), now, "a secret was masked: it is "+row.ID); err != nil {
		return err
	}
	if _, ok, err := t.Get(context.Background(), row.ID); err != nil || ok {
		return err
	}
	if row.Number, err = t.Add(row, Terms(row.Title+" "+row.Content)); err != nil {
		return err
	}
	for _, src := range sources {
		if src.Memory == old.ID {
			src.Memory = row.ID
			if err := t.AddSource(src); err != nil {
				return err
			}
		}
	}
	return t.Note(store.JournalRow{Created: now, Memory: row.ID, Action: "scrubbed"})
}
