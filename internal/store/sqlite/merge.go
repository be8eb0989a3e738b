package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// CopyStore copies a store that anybody may have made, with its log, to a place that nobody else writes to, and looks at all of
// the copy before anything is read from it. What is no plain file is refused. The error wraps ctxsys.ErrCorrupt where the copy is
// damaged, or is none of this program's.
func CopyStore(ctx context.Context, from, to string) error {
	for _, suffix := range []string{"", "-wal"} {
		if err := copyFile(from+suffix, to+suffix); err != nil && (suffix == "" || !errors.Is(err, os.ErrNotExist)) {
			return err
		}
	}
	db := connect(to, nil)
	defer db.Close()
	var found string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&found); err != nil {
		return wrap(err)
	}
	if found != "ok" {
		return fmt.Errorf("%w: %s", ctxsys.ErrCorrupt, found)
	}
	return ownSchema(ctx, db)
}

func copyFile(from, to string) error {
	// A link could lead anywhere.
	if info, err := os.Lstat(from); err == nil && info.Mode()&os.ModeSymlink != 0 {
		return fmt.Errorf("%w: %s is a link: name the file itself", ctxsys.ErrUsage, from)
	}
	in, err := regular.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

// CopyOwn copies a store of the user's, which may be in use, to a new file at to, which needs no log. Copying
// again what has not changed makes the same bytes.
func CopyOwn(ctx context.Context, from, to string) error {
	release, err := use(ctx, from)
	if err != nil {
		return err
	}
	defer release()
	db := connect(from, nil)
	defer db.Close()
	if err := MakePrivate(to); err != nil { // SQLite takes an empty file for none
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", to)
	return wrapKept(err)
}

func (m *Memory) Merge(ctx context.Context, path string) error {
	return merge(ctx, m.db, path, mergedMemory, func(*writing) error { return nil })
}

// mergedMemory are the statements of Memory.Merge. Steps here of a session that the other
// has steps of come behind those, so that what was done last stays last; feedback is what either knows more of. So merging twice is once.
var mergedMemory = []string{
	`INSERT INTO checkpoints (id, session, step, created, cause, description, message, duration, tokens, masked, size, state, made, steps)
		SELECT id, session, step, created, cause, description, message, duration, tokens, masked, size, state, made, steps FROM other.checkpoints
		WHERE id NOT IN (SELECT id FROM main.checkpoints) ORDER BY number`,
	`CREATE TEMP TABLE longer AS SELECT session, max(number) AS by FROM other.steps GROUP BY session HAVING EXISTS (SELECT 1 FROM other.steps o
		WHERE o.session = steps.session AND NOT EXISTS (SELECT 1 FROM main.steps m WHERE m.session = o.session AND m.name = o.name AND m.created = o.created))`,
	`UPDATE main.steps SET number = -number - (SELECT by FROM longer l WHERE l.session = steps.session) WHERE session IN (SELECT session FROM longer)`,
	`UPDATE main.steps SET number = -number WHERE number < 0`,
	`INSERT INTO main.steps SELECT o.* FROM other.steps o JOIN longer l ON l.session = o.session`,
	`DROP TABLE longer`,
	`INSERT INTO feedback (entity, path, used, ignored, good, bad, updated)
		SELECT entity, path, used, ignored, good, bad, updated FROM other.feedback WHERE true
		ON CONFLICT (entity) DO UPDATE SET used = max(used, excluded.used), ignored = max(ignored, excluded.ignored), good = max(good, excluded.good), bad = max(bad, excluded.bad),
			updated = max(updated, excluded.updated)`,
	`INSERT INTO subscriptions (id, session, kind, value, scope, cause, every, due, minimum, status, created, fired, delivered, used, dismissed)
		SELECT id, session, kind, value, scope, cause, every, due, minimum, status, created, fired, delivered, used, dismissed FROM other.subscriptions
		WHERE id NOT IN (SELECT id FROM main.subscriptions) ORDER BY number`,
	`INSERT INTO suggestions (id, subscription, session, kind, about, target, ref, text, relevance, created, shown, outcome)
		SELECT id, subscription, session, kind, about, target, ref, text, relevance, created, shown, outcome FROM other.suggestions
		WHERE id NOT IN (SELECT id FROM main.suggestions) ORDER BY number`,
}

func (s *Sessions) Merge(ctx context.Context, path string) error {
	return merge(ctx, s.db, path, mergedSessions, forgetSaid) // the next search indexes what came
}

// mergedSessions are the statements of Sessions.Merge. taken is the sessions that are added, and by which numbers and ids.
var mergedSessions = []string{
	`CREATE TEMP TABLE taken AS SELECT o.number AS old, o.number + (SELECT coalesce(max(number), 0) FROM main.sessions) AS new, o.id AS was,
		CASE WHEN m.id IS NULL THEN o.id ELSE 's-' || lower(hex(randomblob(5))) END AS id
		FROM other.sessions o LEFT JOIN main.sessions m ON m.id = o.id
		WHERE m.id IS NULL OR NOT EXISTS (SELECT 1 FROM main.sessions x WHERE x.name = o.name AND NOT EXISTS (SELECT 1 FROM other.messages a
			WHERE a.session = o.number AND NOT EXISTS (SELECT 1 FROM main.messages b WHERE b.session = x.number AND b.raw = a.raw)))`,
	// What was written here counts as written later.
	`UPDATE main.sessions SET changed = -changed - (SELECT coalesce(max(changed), 0) FROM other.sessions)`,
	`UPDATE main.sessions SET changed = -changed`,
	`INSERT INTO main.sessions (number, id, name, status, created, updated, messages, tokens, summary, frame, changed)
		SELECT t.new, t.id, name, status, created, updated, messages, tokens, summary, frame, changed FROM other.sessions o JOIN taken t ON t.old = o.number`,
	`INSERT INTO main.messages (` + messageColumns + `) SELECT t.new, ` + messageRest + ` FROM other.messages o JOIN taken t ON t.old = o.session`,
	`INSERT INTO main.receipts (session, message, kind, count) SELECT t.new, message, kind, count FROM other.receipts o JOIN taken t ON t.old = o.session`,
	`INSERT INTO main.compactions (session, upto, created, tier, messages, tokens, sent)
		SELECT t.new, upto, created, tier, messages, tokens, sent FROM other.compactions o JOIN taken t ON t.old = o.session`,
	`INSERT INTO main.summaries (session, version, upto, created, author, parts, note)
		SELECT t.new, version, upto, created, author, parts, note FROM other.summaries o JOIN taken t ON t.old = o.session`,
	`INSERT OR IGNORE INTO main.questions (session, message, author, text, status, created)
		SELECT t.id, message, author, text, o.status, created FROM other.questions o JOIN taken t ON t.was = o.session ORDER BY o.id`,
	// Decisions refer to one another by number: all of them move up by the same.
	`CREATE TEMP TABLE moved AS SELECT coalesce(max(id), 0) AS by FROM main.decisions`,
	`INSERT INTO main.decisions (` + decisionColumns + `)
		SELECT o.id + moved.by, coalesce(t.id, ''), message, author, text, reason, alternatives, related, status, CASE WHEN replaced_by = 0 THEN 0 ELSE replaced_by + moved.by END, note, created, source, said
		FROM other.decisions o JOIN moved LEFT JOIN taken t ON t.was = o.session
		WHERE t.id IS NOT NULL OR o.session = '' AND o.text NOT IN (SELECT text FROM main.decisions WHERE session = '') ORDER BY o.id`,
	`INSERT OR IGNORE INTO main.meta (key, value)
		SELECT k.prefix || t.id, o.value FROM taken t JOIN (SELECT '` + essentials + `' AS prefix UNION SELECT '` + extractedUpto + `' UNION SELECT '` + questionsUpto + `' UNION SELECT '` + compactionsDone + `') k JOIN other.meta o ON o.key = k.prefix || t.was`,
	`INSERT OR IGNORE INTO main.links (source, kind, target, weight, metadata, created)
		SELECT * FROM (SELECT ` + mergedEnd("o.source") + ` AS source, kind, ` + mergedEnd("o.target") + ` AS target, weight, metadata, created FROM other.links o JOIN moved)
		WHERE source IS NOT NULL AND target IS NOT NULL`,
	`DROP TABLE taken`, `DROP TABLE moved`,
}

// merge runs statements in a transaction that sees the database at path as other, and then last.
func merge(ctx context.Context, db *lasting, path string, statements []string, last func(*writing) error) error {
	opened, err := db.open(ctx, true)
	if err != nil {
		return err
	}
	conn, err := opened.Conn(ctx)
	if err != nil {
		return wrapKept(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(ctx, "ATTACH DATABASE ? AS other", path); err != nil {
		return wrapKept(err)
	}
	defer conn.ExecContext(context.WithoutCancel(ctx), "DETACH DATABASE other")
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return wrapKept(err)
	}
	defer tx.Rollback()
	for _, statement := range statements {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return wrapKept(err)
		}
	}
	if err := last(&writing{Tx: tx, of: db}); err != nil {
		return wrapKept(err)
	}
	return wrapKept(tx.Commit())
}
