package git

import (
	"bytes"
	"context"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// ErrNoRepository means that a folder is in no git repository.
var ErrNoRepository = fmt.Errorf("%w: the project is not in a git repository, whose history this needs: go to one, or `git init` makes one", ctxsys.ErrUsage)

// Change is a file that differs between two states. Paths are relative to the project's root, with forward slashes, and empty on the
// side where the file does not exist. An ID is that of a blob, in hexadecimal; it is empty for a file of the work tree that is
// not stored.
type Change struct {
	Old, New     string
	OldID, NewID string
	Unmerged     bool // the index has no one version of it: a merge stopped at it
}

// Commit returns the id of the commit that a name means: a branch, a tag, HEAD~3.
func Commit(ctx context.Context, root, name string) (string, error) {
	if _, ok := walk.GitAround(root); !ok {
		return "", ErrNoRepository
	}
	if name == "" || strings.HasPrefix(name, "-") {
		return "", fmt.Errorf("%w: %q is not the name of a commit: give a branch, a tag or a commit's id", ctxsys.ErrUsage, name)
	}
	id, err := run(ctx, root, "rev-parse", "--verify", "--quiet", "--end-of-options", name+"^{commit}")
	if err != nil || id == "" {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if name == "HEAD" {
			return "", fmt.Errorf("%w: the repository has no commit yet: there is nothing to compare with", ctxsys.ErrUsage)
		}
		return "", fmt.Errorf("%w: there is no commit %q here: `git log` lists them, `ctx-sys impact --symbol` takes a name or a file", ctxsys.ErrUsage, name)
	}
	return id, nil
}

// MergeBase returns the best common ancestor of two commits.
func MergeBase(ctx context.Context, root, a, b string) (string, error) {
	id, err := run(ctx, root, "merge-base", a, b)
	if err != nil {
		return "", fmt.Errorf("%w: %s and %s have no common ancestor here: a shallow clone lacks it, `git fetch --unshallow` brings it", ctxsys.ErrUsage, a, b)
	}
	return id, nil
}

// Between returns how the files below root differ between two commits, renames found as git finds them.
func Between(ctx context.Context, root, base, head string) ([]Change, error) {
	return compared(ctx, root, "", "diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--relative", base, head)
}

// Staged returns how the index differs from a commit. A file that is not merged has no blob in it. An index other than the repository's own, "" for that, is one that git made for a
// commit of some files (GIT_INDEX_FILE, relative to the work tree or absolute) and lies in its folder.
func Staged(ctx context.Context, root, base, index string) ([]Change, error) {
	return compared(ctx, root, index, "diff-index", "-z", "--raw", "--no-abbrev", "--relative", base)
}

// compared runs a command that compares, renames found by content, or by equal content where some is not here.
func compared(ctx context.Context, root, index, command string, args ...string) ([]Change, error) {
	out, err := comparing(ctx, root, index, command, append([]string{"-M"}, args...)...)
	if lacking(err) {
		out, err = comparing(ctx, root, index, command, append([]string{"-M100%"}, args...)...)
	}
	if err != nil {
		return nil, err
	}
	return readRaw(out)
}

// comparing runs a command that compares, with the index of Staged.
func comparing(ctx context.Context, root, index, command string, args ...string) ([]byte, error) {
	about, err := aboutRepository(root)
	if err != nil {
		return nil, fmt.Errorf("git %s: %w", command, err)
	}
	if index != "" {
		g, _ := walk.GitAround(root)
		if !filepath.IsAbs(index) {
			index = filepath.Join(g.Tree, index)
		}
		if !within(filepath.Dir(index), g.Dir) {
			return nil, fmt.Errorf("%w: %s is not an index of this repository", ctxsys.ErrUsage, index)
		}
		about = append(about, "GIT_INDEX_FILE="+index)
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return start(ctx, root, nil, about, command, args...)
}

// readRaw reads what --raw -z prints: ":mode mode id id status NUL path NUL", with a second path for a rename or a copy.
// Links and submodules are passed over.
func readRaw(out []byte) ([]Change, error) {
	fields := strings.Split(string(out), "\x00")
	var changes []Change
	for i := 0; i < len(fields) && fields[i] != ""; {
		head := strings.Fields(strings.TrimPrefix(fields[i], ":"))
		if len(head) != 5 || head[4] == "" || i+1 >= len(fields) {
			return nil, fmt.Errorf("git printed %q where a change was expected", fields[i])
		}
		c := Change{Old: fields[i+1], New: fields[i+1], OldID: head[2], NewID: head[3], Unmerged: head[4][0] == 'U'}
		i += 2
		if c.Unmerged { // its new mode is that of nothing
			if !isRegular(head[0]) {
				c.Old, c.OldID = "", ""
			}
			c.NewID = ""
			changes = append(changes, c)
			continue
		}
		if status := head[4][0]; status == 'R' || status == 'C' {
			if i >= len(fields) {
				return nil, errors.New("git printed a rename without its target")
			}
			c.New = fields[i]
			i++
			if status == 'C' {
				c.Old, c.OldID = "", ""
			}
		}
		if !isRegular(head[0]) {
			c.Old, c.OldID = "", ""
		}
		if !isRegular(head[1]) {
			c.New, c.NewID = "", ""
		}
		if strings.Trim(c.NewID, "0") == "" {
			c.NewID = ""
		}
		if (c.Old != "" || c.New != "") && (c.Old != c.New || c.OldID != c.NewID) {
			changes = append(changes, c)
		}
	}
	return changes, nil
}

func isRegular(mode string) bool { return strings.HasPrefix(mode, "100") }

// inTree is what an index or a work tree has at a path.
type inTree struct{ path, id string }

// Unstaged returns how the files of the work tree below root differ from a commit, and which files there are that git does not track: those of
// candidates, paths relative to root, which are part of the project. A file is read only where its size or time is not
// the one that git noted. It is compared byte for byte: where git changes line ends or passes files through a filter, that is
// undone for line ends alone.
func Unstaged(ctx context.Context, root, base string, candidates []string) ([]Change, error) {
	g, ok := walk.GitAround(root)
	if !ok {
		return nil, ErrNoRepository
	}
	staged, err := Staged(ctx, root, base, "")
	if err != nil {
		return nil, err
	}
	tracked, written, err := walk.TrackedFiles(g)
	if err != nil {
		return nil, err
	}
	prefix, err := prefixOf(g, root)
	if err != nil {
		return nil, err
	}
	changed, err := compareTracked(ctx, g, prefix, tracked, written)
	if err != nil {
		return nil, err
	}
	return merged(staged, changed, untracked(tracked, prefix, candidates)), nil
}

// prefixOf is root relative to the work tree, empty or with a slash at its end.
func prefixOf(g walk.Git, root string) (string, error) {
	real, err := filepath.EvalSymlinks(root)
	if err != nil {
		return "", err
	}
	tree, err := filepath.EvalSymlinks(g.Tree)
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(tree, real)
	if err != nil || rel == "." {
		return "", err
	}
	return filepath.ToSlash(rel) + "/", nil
}

// compareTracked returns the tracked files whose content in the work tree is another than that of the index: gone with an empty id.
func compareTracked(ctx context.Context, g walk.Git, prefix string, tracked []walk.Tracked, written time.Time) (map[string]inTree, error) {
	found := map[string]inTree{}
	var mu sync.Mutex
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	files := walk.NewLooker(g.Tree)
	defer files.Close()
	for i := range tracked {
		t := &tracked[i]
		rel, ok := strings.CutPrefix(t.Path, prefix)
		if !ok || t.Absent || t.Mode&0o170000 != 0o100000 {
			continue
		}
		info, err := files.Lstat(t.Path)
		if err == nil && t.Stage == 0 && info.Regular && uint32(info.Size) == t.Size && info.Modified == t.Modified.UnixNano() && t.Modified.Before(written) {
			continue
		}
		file := filepath.Join(g.Tree, filepath.FromSlash(t.Path))
		group.Go(func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			same := errDiffers
			if t.Stage == 0 || err != nil { // of one that is not merged only whether it is there
				same = sameBlob(file, t.ID())
			}
			if same == nil {
				return nil
			} else if errors.Is(same, os.ErrNotExist) {
				mu.Lock()
				found[rel] = inTree{id: t.ID()}
				mu.Unlock()
				return nil
			}
			mu.Lock()
			found[rel] = inTree{rel, t.ID()}
			mu.Unlock()
			return nil
		})
	}
	return found, group.Wait()
}

var errDiffers = errors.New("differs")

// maxBlob bounds a file that is compared, in bytes. A larger one counts as changed.
const maxBlob = 64 << 20

// sameBlob returns nil when a file has the content of a blob, as it is or with the line ends of Unix.
func sameBlob(file, id string) error {
	content, err := regular.Read(file, maxBlob)
	if err != nil {
		if errors.Is(err, os.ErrNotExist) {
			return err
		}
		return errDiffers
	}
	if blobID(content, len(id)) == id || bytes.Contains(content, []byte("\r\n")) && blobID(bytes.ReplaceAll(content, []byte("\r\n"), []byte("\n")), len(id)) == id {
		return nil
	}
	return errDiffers
}

// blobID is the id that git gives a content, of 40 digits, or of 64 in a repository with SHA-256.
func blobID(content []byte, digits int) string {
	var h hash.Hash = sha1.New()
	if digits == 64 {
		h = sha256.New()
	}
	h.Write([]byte("blob " + strconv.Itoa(len(content)) + "\x00"))
	h.Write(content)
	return hex.EncodeToString(h.Sum(nil))
}

// untracked are the candidates that are not tracked. Those of a submodule are tracked by it.
func untracked(tracked []walk.Tracked, prefix string, candidates []string) []string {
	known := make(map[string]bool, len(tracked))
	var submodules []string
	for i := range tracked {
		if rel, ok := strings.CutPrefix(tracked[i].Path, prefix); ok {
			known[rel] = true
			if tracked[i].Mode&0o170000 == 0o160000 {
				submodules = append(submodules, rel+"/")
			}
		}
	}
	var out []string
	for _, c := range candidates {
		if !known[c] && !slices.ContainsFunc(submodules, func(s string) bool { return strings.HasPrefix(c, s) }) {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return out
}

// merged puts the changes of the work tree on top of those of the index.
func merged(staged []Change, changed map[string]inTree, added []string) []Change {
	var out []Change
	for _, c := range staged {
		w, ok := changed[c.New]
		if ok && c.New != "" {
			delete(changed, c.New)
			c.NewID = ""
			if w.path == "" {
				c.New = ""
			}
		}
		if c.Old != "" || c.New != "" {
			out = append(out, c)
		}
	}
	for path, w := range changed {
		c := Change{Old: path, OldID: w.id}
		if w.path != "" {
			c.New = path
		}
		out = append(out, c)
	}
	deleted := map[string]int{}
	for i, c := range out {
		if c.New == "" {
			deleted[c.Old] = i
		}
	}
	for _, path := range added {
		if i, ok := deleted[path]; ok { // taken out of the index, and still there
			out[i].New = path
			continue
		}
		out = append(out, Change{New: path})
	}
	return out
}

// Blobs calls f with the content of each of some blobs, in their order. A blob that is not here, as in a partial clone, is passed over.
// The content is f's.
func Blobs(ctx context.Context, root string, ids []string, f func(id string, content []byte) error) error {
	if len(ids) == 0 {
		return nil
	}
	out, err := raw(ctx, root, []byte(strings.Join(ids, "\n")+"\n"), "cat-file")
	if lacking(err) {
		if ids, err = here(ctx, root, ids); err != nil || len(ids) == 0 {
			return err
		}
		out, err = raw(ctx, root, []byte(strings.Join(ids, "\n")+"\n"), "cat-file")
	}
	if err != nil {
		return err
	}
	for len(out) > 0 {
		line, rest, _ := bytes.Cut(out, []byte("\n"))
		head := strings.Fields(string(line))
		if n := len(head); n >= 2 && head[n-1] == "missing" {
			out = rest
			continue
		}
		if len(head) != 3 {
			return fmt.Errorf("git printed %q where a blob was expected", line)
		}
		size, err := strconv.Atoi(head[2])
		if err != nil || size < 0 || size >= len(rest) {
			return fmt.Errorf("git printed %q where a blob was expected", line)
		}
		if head[1] == "blob" {
			if err := f(head[0], rest[:size:size]); err != nil {
				return err
			}
		}
		out = rest[size+1:]
	}
	return nil
}

// here returns the ids of those of some objects that are stored here, each once.
func here(ctx context.Context, root string, names []string) (ids []string, err error) {
	out, err := raw(ctx, root, []byte(strings.Join(names, "\n")+"\n"), "rev-list", "--objects", "--no-walk", "--ignore-missing", "--stdin")
	for line := range strings.Lines(string(out)) {
		if id, _, _ := strings.Cut(strings.TrimSpace(line), " "); isHash(id) {
			ids = append(ids, id)
		}
	}
	return ids, err
}
