package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// A lasting database has up to two backups next to it, the newer first. They are made by the one who writes to it.
var backupEnds = [...]string{".bak", ".bak2"}

// A backup is made when the newest is older than backupAge, for a database of more than backupBytes than backupAgeLarge: to make
// one costs about as much as to read and write the file once.
const (
	backupAge      = time.Hour
	backupAgeLarge = 24 * time.Hour
	backupBytes    = 16 << 20
)

// use says that a lasting database is in use until release. It waits for who is just replacing it, and finishes what somebody
// who replaced it could not. Where no lock can be made nobody can replace anything either.
func use(ctx context.Context, path string) (release func(), err error) {
	release, err = waitLock(ctx, path+".lock", regular.TryLockShared, patience)
	switch {
	case errors.Is(err, ctxsys.ErrBusy):
		return nil, fmt.Errorf("%w: %s is being repaired: wait for it and run it again", ctxsys.ErrDamaged, path)
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return func() {}, nil
	}
	if _, err := os.Lstat(path + replacementEnd); err != nil {
		return release, nil
	}
	release()
	if alone, err := waitLock(ctx, path+".lock", regular.TryLock, patience); err == nil {
		_, err = replace(path)
		alone()
		if err != nil {
			return nil, err
		}
	}
	return waitLock(ctx, path+".lock", regular.TryLockShared, patience)
}

// waitLock takes a lock, for which it waits a while. The error then is ctxsys.ErrBusy.
func waitLock(ctx context.Context, path string, lock func(string) (func(), error), patience time.Duration) (release func(), err error) {
	release, err = lock(path)
	for begun := time.Now(); errors.Is(err, ctxsys.ErrBusy) && time.Since(begun) < patience && ctx.Err() == nil; {
		time.Sleep(10 * time.Millisecond)
		release, err = lock(path)
	}
	return release, err
}

// backUpLater has a backup made where one is due, without waiting for it: Close does.
func (l *lasting) backUpLater(db *sql.DB) {
	if !backupDue(l.path, time.Now()) || !l.making.CompareAndSwap(false, true) {
		return
	}
	l.backing.Go(func() {
		defer l.making.Store(false)
		_ = l.backUp(context.Background(), db) // the next write tries again, and doctor says how old the newest is
	})
}

func backupDue(path string, now time.Time) bool {
	info, err := os.Stat(path + backupEnds[0])
	if err != nil {
		return errors.Is(err, fs.ErrNotExist)
	}
	age := backupAge
	if info.Size() > backupBytes {
		age = backupAgeLarge
	}
	return now.Sub(info.ModTime()) > age
}

// backUp copies the database as it is now, checks the copy, and puts it in place of the newest backup, which becomes the other
// one. Who writes meanwhile does not wait, but who deletes does.
func (l *lasting) backUp(ctx context.Context, db *sql.DB) error {
	release, err := regular.TryLock(l.path + ".bak.lock")
	if err != nil {
		return err
	}
	defer release()
	draft := l.path + ".bak.new"
	err = errors.Join(wipe(draft), MakePrivate(draft))
	if err == nil {
		_, err = db.ExecContext(ctx, "VACUUM INTO ?", draft)
	}
	if err == nil {
		err = sound(ctx, draft, false)
	}
	if err == nil {
		err = synced(draft)
	}
	if err == nil {
		err = os.Rename(l.path+backupEnds[0], l.path+backupEnds[1])
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
	}
	if err == nil {
		err = os.Rename(draft, l.path+backupEnds[0])
	}
	if err != nil {
		return errors.Join(wrapKept(err), wipe(draft))
	}
	return nil
}

// synced has a file written to the disk.
func synced(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// sound checks a database that nobody writes to. With deep it also checks that each index has every row.
// The error wraps ctxsys.ErrCorrupt.
func sound(ctx context.Context, path string, deep bool) error {
	db := connect(path, nil)
	defer db.Close()
	problems, err := check(ctx, db, deep, 1)
	if err == nil {
		err = ownSchema(ctx, db)
	}
	if err != nil {
		return wrap(err)
	}
	if len(problems) > 0 {
		return fmt.Errorf("%w: %s", ctxsys.ErrCorrupt, strings.Join(strings.Fields(problems[0]), " "))
	}
	return nil
}

// eraseBackups deletes the backups of a database, overwriting them as the database overwrites what is deleted in it, and keeps
// others from being made until release.
func eraseBackups(ctx context.Context, path string) (release func(), err error) {
	release, err = waitLock(ctx, path+".bak.lock", regular.TryLock, patience)
	if err != nil {
		return nil, fmt.Errorf("the backup of %s must be deleted first, and cannot: %w", path, err)
	}
	for _, end := range append([]string{".bak.new"}, backupEnds[:]...) {
		err = errors.Join(err, wipe(path+end))
	}
	if err != nil {
		release()
		return nil, fmt.Errorf("the backup of %s must be deleted first, and cannot: %w", path, err)
	}
	return release, nil
}

// wipe overwrites a file and deletes it, if there is one.
func wipe(path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	info, err := f.Stat()
	zeros := make([]byte, 64<<10)
	for at := int64(0); err == nil && at < info.Size(); at += int64(len(zeros)) {
		_, err = f.WriteAt(zeros[:min(int64(len(zeros)), info.Size()-at)], at)
	}
	return errors.Join(err, f.Close(), RemoveFiles(path))
}

// Backups returns when the backups of a lasting database were made, the newest first.
func Backups(path string) (made []time.Time) {
	for _, end := range backupEnds {
		if info, err := os.Stat(path + end); err == nil {
			made = append(made, info.ModTime())
		}
	}
	return made
}
