package sqlite

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// stored is a store with rows whose texts are known.
type stored struct {
	kind  StoreKind
	path  string
	texts map[string]bool // of the rows that counts are of
	read  func(t *testing.T, path string) map[string]bool
}

func words(text string) map[string]int {
	out := map[string]int{}
	for _, w := range strings.Fields(text) {
		out[w]++
	}
	return out
}

// text is one that is nowhere else, of one line or, every tenth, of several pages.
func text(kind string, n int) string {
	s := fmt.Sprintf("%s %06d speaks of the harbour, its boats and their ropes", kind, n)
	if n%10 == 0 {
		s += strings.Repeat(fmt.Sprintf(" and of %06d more", n), 400)
	}
	return s + fmt.Sprintf(" until %06d.", n)
}

func storeOfMemories(t *testing.T, path string, rows int) stored {
	t.Helper()
	s := stored{kind: StoreKinds()[0], path: path, texts: map[string]bool{}, read: readMemories}
	m, err := OpenMemory(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows {
		text := text("memory", i)
		s.texts[text] = true
		if err := m.Update(t.Context(), func(tx store.MemoryTx) error {
			id := fmt.Sprintf("m-%d", i)
			if _, err := tx.Add(store.MemoryRow{ID: id, Scope: "project", Kind: "fact", Content: text, Keywords: "[]", Tier: "hot", Status: "active", Author: "user", Length: len(words(" " + text))}, words(" "+text)); err != nil {
				return err
			}
			return tx.AddSource(store.MemorySourceRow{Memory: id, Kind: "said", Created: int64(i)})
		}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	return s
}

func readMemories(t *testing.T, path string) map[string]bool {
	t.Helper()
	m, err := OpenMemory(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	out := map[string]bool{}
	if err := m.Each(t.Context(), func(r store.MemoryRow) error { out[r.Content] = true; return nil }); err != nil {
		t.Fatal(err)
	}
	if err := m.CheckWords(t.Context()); err != nil {
		t.Error(err)
	}
	return out
}

func storeOfSessions(t *testing.T, path string, rows int) stored {
	t.Helper()
	s := stored{kind: StoreKinds()[1], path: path, texts: map[string]bool{}, read: readMessages}
	db, err := OpenSessions(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows {
		text := text("message", i)
		s.texts[text] = true
		if _, err := db.Append(t.Context(), store.SessionRow{ID: fmt.Sprintf("s-%d", i%7), Name: fmt.Sprintf("name %d", i%7), Messages: -1, Status: "active"},
			[]store.MessageRow{{Role: "user", Created: int64(i), Format: "openai", Raw: []byte(text), Origin: "user"}}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return s
}

func readMessages(t *testing.T, path string) map[string]bool {
	t.Helper()
	db, err := OpenSessions(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	all, err := db.ListSessions(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for _, x := range all {
		messages, err := db.Messages(t.Context(), x.Number, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range messages {
			out[string(m.Raw)] = true
		}
		// The next message is stored behind all there are.
		if _, err := db.Append(t.Context(), store.SessionRow{ID: x.ID, Messages: -1}, []store.MessageRow{{Role: "user", Format: "openai", Raw: []byte("{}")}}, nil); err != nil {
			t.Errorf("session %s with %d messages takes none: %v", x.ID, x.Messages, err)
		}
	}
	delete(out, "{}")
	return out
}

// copied copies the files of a store, with its backups when these are wanted, to another folder, and returns its path there.
func (s stored) copied(t *testing.T, backups bool) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), filepath.Base(s.path))
	for _, end := range []string{"", "-wal", ".bak", ".bak2"} {
		if strings.HasPrefix(end, ".bak") && !backups {
			continue
		}
		b, err := os.ReadFile(s.path + end)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err == nil {
			err = os.WriteFile(path+end, b, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return path
}

func (s stored) repaired(t *testing.T, path string) (Salvaged, bool) {
	t.Helper()
	err := CheckStore(t.Context(), s.kind, path, true)
	if err == nil {
		return Salvaged{}, false
	}
	if !errors.Is(err, ctxsys.ErrDamaged) {
		t.Fatal(err)
	}
	before, err2 := os.ReadFile(path)
	if err2 != nil {
		t.Fatal(err2)
	}
	done, err := Salvage(t.Context(), s.kind, path, func(path string) error {
		if s.kind.Name != "memory.db" {
			return nil
		}
		m, err := OpenMemory(context.Background(), path)
		if err != nil {
			return err
		}
		return errors.Join(m.Reindex(context.Background(), words), m.Close())
	})
	if err != nil {
		t.Fatal(err)
	}
	if after, err := os.ReadFile(done.Aside); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the damaged file was not kept as it was: %v", err)
	}
	if err := CheckStore(t.Context(), s.kind, path, true); err != nil {
		t.Errorf("after the repair: %v", err)
	}
	return done, true
}

// TestSalvage damages stores in many ways. What is whole in the damaged file is there again, nothing else is made up, and with a
// backup from after the last write all of it is there.
func TestSalvage(t *testing.T) {
	for name, s := range map[string]stored{
		"memories":      storeOfMemories(t, filepath.Join(t.TempDir(), "memory.db"), 150),
		"conversations": storeOfSessions(t, filepath.Join(t.TempDir(), "sessions.db"), 150),
	} {
		backUp(t, s)
		whole, err := os.ReadFile(s.path)
		if err != nil {
			t.Fatal(err)
		}
		first := int(effort.Seed(0))
		for seed := first; seed < first+effort.Pick(6, 30, 60); seed++ {
			t.Run(fmt.Sprint(name, seed), func(t *testing.T) {
				random := rand.New(rand.NewPCG(uint64(seed), 1))
				damaged, touched := damage(random, bytes.Clone(whole))
				for _, backups := range []bool{false, true} {
					path := s.copied(t, backups)
					if err := os.WriteFile(path, damaged, 0o600); err != nil {
						t.Fatal(err)
					}
					_, repaired := s.repaired(t, path)
					got := s.read(t, path)
					if repaired {
						s.compare(t, got, damaged, touched, backups)
					}
				}
			})
		}
	}
}

// damage changes a database somewhere, and returns which pages, by their place: those of which nothing is whole any more.
func damage(random *rand.Rand, b []byte) (out []byte, touched map[int]bool) {
	touched = map[int]bool{}
	pages := len(b) / pageBytes
	switch random.IntN(6) {
	case 0: // cut off, anywhere
		return b[:random.IntN(len(b))], touched
	case 1: // pages of nothing
		for range 1 + random.IntN(5) {
			p := random.IntN(pages)
			clear(b[p*pageBytes : (p+1)*pageBytes])
			touched[p] = true
		}
	case 2: // pages of anything
		for range 1 + random.IntN(5) {
			p := random.IntN(pages)
			for i := range pageBytes {
				b[p*pageBytes+i] = byte(random.Uint32())
			}
			touched[p] = true
		}
	case 3: // the beginning is gone
		clear(b[:100+random.IntN(2*pageBytes)])
		touched[0], touched[1], touched[2] = true, true, true
	case 4: // single bits
		for range 1 + random.IntN(200) {
			i := random.IntN(len(b))
			b[i] ^= 1 << random.IntN(8)
			touched[i/pageBytes] = true
		}
	case 5: // two pages have changed places
		p, q := 1+random.IntN(pages-1), 1+random.IntN(pages-1)
		page := bytes.Clone(b[p*pageBytes : (p+1)*pageBytes])
		copy(b[p*pageBytes:], b[q*pageBytes:(q+1)*pageBytes])
		copy(b[q*pageBytes:], page)
	}
	return b, touched
}

// compare compares the texts that a store has with those that are to be read from what is left of it.
func (s stored) compare(t *testing.T, got map[string]bool, damaged []byte, touched map[int]bool, backups bool) {
	t.Helper()
	for text := range s.texts {
		if got[text] {
			continue
		}
		at := bytes.Index(damaged, []byte(text)) // a text of several pages is in several places
		if backups && len(touched) == 0 || at >= 0 && !touched[at/pageBytes] && !touched[(at+len(text))/pageBytes] && at/pageBytes == (at+len(text))/pageBytes {
			t.Errorf("lost: %.40q, which is whole at %d of %d", text, at, len(damaged))
		}
	}
	if backups && len(got) < len(s.texts) {
		t.Errorf("%d of %d texts with a backup", len(got), len(s.texts))
	}
	for text := range got {
		if !s.texts[text] && len(touched) == 0 {
			t.Errorf("made up: %.60q", text)
		}
	}
}

func backUp(t *testing.T, s stored) {
	t.Helper()
	l := &lasting{path: s.path, steps: s.kind.steps}
	db, err := l.open(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(l.backUp(t.Context(), db), l.Close()); err != nil {
		t.Fatal(err)
	}
}

// What is in the log and not yet in the file is read too: it was acknowledged.
func TestSalvageWithLog(t *testing.T) {
	path := filepath.Join(t.TempDir(), "memory.db")
	s := storeOfMemories(t, path, 20)
	m, err := OpenMemory(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Update(t.Context(), func(tx store.MemoryTx) error {
		_, err := tx.Add(store.MemoryRow{ID: "m-late", Scope: "project", Content: "said last", Keywords: "[]", Length: 2}, words("said last"))
		return err
	}); err != nil {
		t.Fatal(err)
	}
	s.texts["said last"] = true
	to := s.copied(t, false) // as after a crash: with the log
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	clear(b[:100])
	if err := os.WriteFile(to, b, 0o600); err != nil {
		t.Fatal(err)
	}
	if done, repaired := s.repaired(t, to); !repaired || done.Read["memories"] != 21 {
		t.Errorf("%v: %v", repaired, done.Read)
	}
	if got := s.read(t, to); !maps.Equal(got, s.texts) {
		t.Errorf("%d of %d", len(got), len(s.texts))
	}
}

// A damaged store is not taken away from who uses it, and an undamaged one of a newer version is left alone.
func TestSalvageRefuses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "memory.db")
	s := storeOfMemories(t, path, 3)
	m, err := OpenMemory(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	_, err = Salvage(ctx, s.kind, path, nil)
	cancel()
	if !errors.Is(err, ctxsys.ErrDamaged) || !strings.Contains(err.Error(), "another process uses") {
		t.Error(err)
	}
	if _, err := m.db.db.Exec("PRAGMA user_version = 99"); err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if err := CheckStore(t.Context(), s.kind, path, true); !errors.Is(err, ctxsys.ErrNewerStore) {
		t.Error(err)
	}
	if _, err := OpenMemory(t.Context(), path); !errors.Is(err, ctxsys.ErrNewerStore) {
		t.Error(err)
	}
}

// A repair that was interrupted when all was made is finished by who opens the store next.
func TestSalvageInterrupted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "memory.db")
	s := storeOfMemories(t, path, 3)
	if err := os.Rename(s.copied(t, false), path+replacementEnd); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(path, path+".damaged-20200101T000000"); err != nil { // the first step of replace
		t.Fatal(err)
	}
	if got := s.read(t, path); !maps.Equal(got, s.texts) {
		t.Errorf("%d of %d", len(got), len(s.texts))
	}
	if len(SetAsides(path)) == 0 {
		t.Error("nothing was set aside")
	}
}

// What is deleted is in no backup any more when the deletion is done, and in no file next to it.
func TestDeletedIsInNoBackup(t *testing.T) {
	path := filepath.Join(t.TempDir(), "memory.db")
	s := storeOfMemories(t, path, 5)
	backUp(t, s)
	backUp(t, s)
	if len(Backups(path)) != 2 {
		t.Fatal(Backups(path))
	}
	m, err := OpenMemory(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	secret := text("memory", 3)
	if err := m.Update(t.Context(), func(tx store.MemoryTx) error {
		r, ok, err := tx.Get(t.Context(), "m-3")
		if err != nil || !ok {
			return errors.Join(err, errors.New("there is no m-3"))
		}
		return tx.Delete(r, words(" "+secret), 1, "wished")
	}); err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*"))
	if err != nil || len(Backups(path)) != 1 {
		t.Fatal(files, err, Backups(path))
	}
	for _, name := range files {
		if b, err := os.ReadFile(name); err != nil || bytes.Contains(b, []byte(secret)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A database that cannot be copied whole does not replace a backup that is whole.
func TestBackupOfDamaged(t *testing.T) {
	path := filepath.Join(t.TempDir(), "memory.db")
	s := storeOfMemories(t, path, 100)
	backUp(t, s)
	good, err := os.ReadFile(path + ".bak")
	if err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for p := range len(b) / pageBytes {
		if page := b[p*pageBytes : (p+1)*pageBytes]; bytes.Contains(page, []byte("speaks of the harbour")) {
			clear(page)
		}
	}
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	l := &lasting{path: path, steps: s.kind.steps}
	db, err := l.open(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if err := l.backUp(t.Context(), db); !errors.Is(err, ctxsys.ErrDamaged) {
		t.Error(err)
	}
	if now, err := os.ReadFile(path + ".bak"); err != nil || !bytes.Equal(good, now) {
		t.Error("the backup was replaced", err)
	}
	if _, err := os.Stat(path + ".bak.new"); err == nil {
		t.Error("a draft was left")
	}
}

// Of several that find the same damage at the same time one repairs it, and what it made is not set aside by the others.
func TestSalvageTogether(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sessions.db")
	s := storeOfSessions(t, path, 30)
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	clear(b[:100])
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	repaired := atomic.Int32{}
	for range 4 {
		all.Go(func() {
			done, err := Salvage(t.Context(), s.kind, path, func(string) error { return nil })
			if err != nil {
				t.Error(err)
			}
			if done.Aside != "" {
				repaired.Add(1)
			}
		})
	}
	all.Wait()
	if got := s.read(t, path); repaired.Load() != 1 || len(SetAsides(path)) != 1 || !maps.Equal(got, s.texts) {
		t.Errorf("%d repaired it, %q were set aside, %d of %d are there", repaired.Load(), SetAsides(path), len(got), len(s.texts))
	}
}

// A file that a process made which ended before it wrote anything is no damage.
func TestSoundWhenNew(t *testing.T) {
	for _, statement := range []string{"PRAGMA journal_mode = WAL", "PRAGMA user_version = 0; VACUUM"} {
		path := filepath.Join(t.TempDir(), "memory.db")
		db := connect(path, nil)
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if err := CheckStore(t.Context(), StoreKinds()[0], path, true); err != nil {
			t.Error(err)
		}
	}
}

// What is set aside takes the place of nothing that was set aside before, in the same second say.
func TestSetAsideKeepsOthers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "index.db")
	for n := 1; n <= 3; n++ {
		if err := os.WriteFile(path, []byte{byte(n)}, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := SetAside(path); err != nil || len(SetAsides(path)) != n {
			t.Errorf("%d times: %q, %v", n, SetAsides(path), err)
		}
	}
}
