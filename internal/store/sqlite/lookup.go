package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// folderOf and nameOf are what the indexes of lookupIndexes are about: the folder of a path, empty or ending with a slash, and what follows it. What is
// cut off is all that is no slash; a space in the place of each keeps the bytes around it from becoming one letter.
const (
	folderOf = "rtrim(path, replace(path, '/', ' '))"
	nameOf   = "substr(path, length(CAST(" + folderOf + " AS BLOB)) + 1)"
)

// lookupIndexes is the step of the schema that makes the questions of store.Lookup quick.
const lookupIndexes = "CREATE INDEX files_folder ON files (" + folderOf + ");\n" +
	"CREATE INDEX files_name ON files (" + nameOf + ");\n" +
	"CREATE INDEX files_spaces ON files (id) WHERE spaces <> '';\n" +
	"CREATE INDEX entities_folder ON entities (qualified) WHERE id < 0;\n"

// filesAgain is the condition of store.Lookup.FilesAgain (784 is store.FlagsAgain), and againIndex the step of the schema that makes it quick.
const (
	filesAgain = "flags & 784 <> 0"
	againIndex = "CREATE INDEX files_again ON files (path) WHERE " + filesAgain
)

func (d *queries) FilesAgain(ctx context.Context) (paths []string, err error) {
	rows, err := d.stmts.get("SELECT path FROM files WHERE " + filesAgain + " ORDER BY path").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var path []byte
		if err := rows.Scan(&path); err != nil {
			return nil, wrap(err)
		}
		paths = append(paths, string(path))
	}
	return paths, wrap(rows.Err())
}

// found returns files, whose rows come as one text: see store.Reader.BriefFiles.
func (d *queries) found(condition string, args ...any) ([]store.File, error) {
	var all sql.NullString
	err := d.stmts.get("SELECT group_concat(concat_ws(x'00', id, size, mtime, flags, language, path, spaces), x'00') FROM files WHERE " + condition).
		QueryRow(args...).Scan(&all)
	if err != nil || !all.Valid {
		return nil, wrap(err)
	}
	fields := strings.Split(all.String, "\x00")
	out := make([]store.File, 0, len(fields)/7)
	for ; len(fields) >= 7; fields = fields[7:] {
		var n [4]int64
		for i := range n {
			if n[i], err = strconv.ParseInt(fields[i], 10, 64); err != nil {
				return nil, fmt.Errorf("%w: a row of files: %q", ctxsys.ErrCorrupt, fields[:7])
			}
		}
		out = append(out, store.File{ID: n[0], Size: n[1], ModTime: n[2], Flags: int(n[3]), Language: fields[4], Path: fields[5], Spaces: fields[6]})
	}
	return out, nil
}

func (d *queries) FilesOf(ctx context.Context, ids []int64) ([]store.File, error) {
	return d.found("id IN (SELECT value FROM json_each(?)) AND flags & ? = 0", idList(ids), store.FlagsOut)
}

func (d *queries) FilesAt(ctx context.Context, paths []string) (out []store.File, err error) {
	known := map[int64]bool{}
	for _, path := range paths {
		found, err := d.found("path = ? OR path > ? AND path < ?", []byte(path), []byte(path+"/"), []byte(path+"0")) // 0 follows /
		if err != nil {
			return nil, err
		}
		for i := range found {
			if !known[found[i].ID] {
				known[found[i].ID] = true
				out = append(out, found[i])
			}
		}
	}
	return out, nil
}

func (d *queries) FilesIn(ctx context.Context, dir string) ([]store.File, error) {
	if dir != "" {
		dir += "/"
	}
	return d.found(folderOf+" = ? AND flags & ? = 0", dir, store.FlagsOut)
}

func (d *queries) FilesCalled(ctx context.Context, name string, beginning bool) ([]store.File, error) {
	if !beginning {
		return d.found(nameOf+" = ? AND flags & ? = 0", []byte(name), store.FlagsOut)
	}
	end := []byte(name)
	end[len(end)-1]++
	return d.found(nameOf+" >= ? AND "+nameOf+" < ? AND flags & ? = 0", []byte(name), end, store.FlagsOut)
}

func (d *queries) FilesSpaced(ctx context.Context) ([]store.File, error) {
	return d.found("spaces <> '' AND flags & ? = 0", store.FlagsOut)
}

func (d *queries) HoldsLanguage(ctx context.Context, dir, language string) (holds bool, err error) {
	err = d.stmts.get("SELECT EXISTS (SELECT 1 FROM files WHERE path > ? AND path < ? AND language = ? AND flags & ? = 0)").
		QueryRow([]byte(dir+"/"), []byte(dir+"0"), language, store.FlagsOut).Scan(&holds)
	return holds, wrap(err)
}
