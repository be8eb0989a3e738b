package main

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/regular"

	"github.com/rogpeppe/go-internal/testscript"
)

// What the scripts do to files, beyond what they can say themselves.

// unquoted reads the escapes of Go in a word of a script, so that names may hold any byte.
func unquoted(ts *testscript.TestScript, word string) string {
	text, err := strconv.Unquote(`"` + strings.ReplaceAll(word, `"`, `\"`) + `"`)
	ts.Check(err)
	return text
}

// put FILE TEXT writes a file. Both may hold escapes.
func put(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: put FILE TEXT")
	}
	path := ts.MkAbs(unquoted(ts, args[0]))
	ts.Check(os.MkdirAll(filepath.Dir(path), 0o755))
	ts.Check(os.WriteFile(path, []byte(unquoted(ts, args[1])), 0o644))
}

// fill FILE SIZE TEXT writes a text again and again, until the file has so many bytes.
func fill(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: fill FILE SIZE TEXT")
	}
	size, err := strconv.Atoi(args[1])
	ts.Check(err)
	text := []byte(unquoted(ts, args[2]))
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), bytes.Repeat(text, size/len(text)+1)[:size], 0o644))
}

// patch FILE OFFSET TEXT writes over a part of a file.
func patch(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: patch FILE OFFSET TEXT")
	}
	offset, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	f, err := os.OpenFile(ts.MkAbs(args[0]), os.O_WRONLY, 0)
	ts.Check(err)
	_, err = f.WriteAt([]byte(unquoted(ts, args[2])), offset)
	ts.Check(err)
	ts.Check(f.Close())
}

// held are the locks that a script has taken, by their files; it is a value of the script under heldKey.
type held map[string]func()

type heldKey struct{}

// hold FILE takes the lock of a writer, once it is free, until `free FILE`, or until the script ends.
func hold(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: hold FILE")
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute) // what runs in the background may have it
	defer cancel()
	release, err := regular.WaitLock(ctx, ts.MkAbs(args[0]), func() {})
	ts.Check(err)
	once := sync.OnceFunc(release)
	ts.Value(heldKey{}).(held)[ts.MkAbs(args[0])] = once
	ts.Defer(once)
}

// free FILE gives back what hold took.
func free(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: free FILE")
	}
	release := ts.Value(heldKey{}).(held)[ts.MkAbs(args[0])]
	if release == nil {
		ts.Fatalf("nothing holds %s", args[0])
	}
	release()
}

// aged FILE DAYS makes the sessions of a database so many days older.
func aged(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: aged FILE DAYS")
	}
	days, err := strconv.Atoi(args[1])
	ts.Check(err)
	db, err := sql.Open("sqlite3", ts.MkAbs(args[0]))
	ts.Check(err)
	defer db.Close()
	_, err = db.Exec("UPDATE sessions SET updated = updated - ?", (time.Duration(days) * 24 * time.Hour).Milliseconds())
	ts.Check(err)
}

// until PROGRAM ARG... runs a program again and again until it succeeds, for at most a minute.
func until(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: until PROGRAM ARG...")
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		err := ts.Exec(args[0], args[1:]...)
		if err == nil {
			return
		}
		if time.Now().After(end) {
			ts.Fatalf("still %v", err)
		}
	}
}

// hooked EVENT FILE TEXT gives a hook the event in a file until it answers with a text: on a busy machine its time is over before it has
// all that it would say.
func hooked(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: hooked EVENT FILE TEXT")
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		ts.Check(ts.Exec("/bin/sh", "-c", "exec ctx-sys hook "+args[0]+" < '"+ts.MkAbs(args[1])+"'"))
		out := ts.ReadFile("stdout")
		if strings.Contains(out, args[2]) {
			return
		}
		if time.Now().After(end) {
			ts.Fatalf("no %q in %s", args[2], out)
		}
	}
}

// kept DIR PREFIX FILE checks that the one file of the folder whose name begins so has the other's content.
func kept(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: kept DIR PREFIX FILE")
	}
	found, err := filepath.Glob(filepath.Join(ts.MkAbs(args[0]), args[1]+"*"))
	ts.Check(err)
	if len(found) != 1 || ts.ReadFile(found[0]) != ts.ReadFile(args[2]) {
		ts.Fatalf("%q is not %s kept", found, args[2])
	}
}

// asking FILE PROGRAM ARG... runs a program with the text of a file as one more argument.
func asking(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: asking FILE PROGRAM ARG...")
	}
	if err := ts.Exec(args[1], append(args[2:], ts.ReadFile(args[0]))...); (err != nil) != neg {
		ts.Fatalf("%v", err)
	}
}

// many DIR COUNT writes Go files f0.go, f1.go, ... that define and call functions generated0, generated1, ...,
// each with a word of its own.
func many(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: many DIR COUNT")
	}
	count, err := strconv.Atoi(args[1])
	ts.Check(err)
	ts.Check(writeMany(ts.MkAbs(args[0]), count))
}

func writeMany(dir string, count int) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for i := range count {
		text := fmt.Sprintf("package many\n\n// generated%d is called %s.\nfunc generated%d(n int) int {\n\treturn generated%d(n + %d)\n}\n", i, spelled(i), i, (i*7+1)%count, i)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("f%d.go", i)), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// spelled is a number in letters, which no analysis takes apart.
func spelled(n int) string {
	return "quux" + strings.NewReplacer("0", "a", "1", "b", "2", "c", "3", "d", "4", "e", "5", "f", "6", "g", "7", "h", "8", "i", "9", "j").
		Replace(strconv.Itoa(n))
}

// without DIR TEXT checks that no file of a folder holds a text.
func without(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: without DIR TEXT")
	}
	files, err := filepath.Glob(filepath.Join(ts.MkAbs(args[0]), "*"))
	ts.Check(err)
	for _, f := range files {
		if strings.Contains(ts.ReadFile(f), args[1]) {
			ts.Fatalf("%s holds %s", f, args[1])
		}
	}
}
