package refactor

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// kept is what the last change replaced.
type kept struct {
	Root  string     `json:"root"`
	Files []keptFile `json:"files"`
}

type keptFile struct {
	Path   string `json:"path"`
	Before []byte `json:"before"`
	After  string `json:"after"` // SHA-256 of what was written
}

func sum(b []byte) string {
	s := sha256.Sum256(b)
	return hex.EncodeToString(s[:])
}

// keep stores what a change is about to replace, in place of what the one before it did.
func (p *Project) keep(r *Result) error {
	if p.Undo == "" {
		return fmt.Errorf("%w: there is no folder to keep what is replaced in: set CTX_SYS_HOME", ctxsys.ErrUsage)
	}
	k := kept{Root: p.Root}
	for i := range r.Changes {
		k.Files = append(k.Files, keptFile{r.Changes[i].Path, r.Changes[i].before, sum(r.Changes[i].after)})
	}
	text, err := json.Marshal(k)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(p.Undo), 0o700); err != nil {
		return err
	}
	return regular.Write(p.Undo, text, 0o600)
}

// maxKept bounds what is read of a kept change, in bytes.
const maxKept = 256 << 20

// TakeBack works out the opposite of the last change that was made. Apply makes it, which can be taken back in turn. It is refused where one of the
// files was changed since; the error wraps ctxsys.ErrNotFound where there is nothing to take back.
func (p *Project) TakeBack() (*Result, error) {
	text, err := regular.Read(p.Undo, maxKept)
	if p.Undo == "" || errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: no change was made that could be taken back", ctxsys.ErrNotFound)
	}
	var k kept
	if err == nil {
		err = json.Unmarshal(text, &k)
	}
	if err != nil {
		return nil, err
	}
	if k.Root != p.Root {
		return nil, fmt.Errorf("%w: the last change was made in %s", ctxsys.ErrUsage, k.Root)
	}
	edits, texts := map[string][]edit{}, map[string]string{}
	for _, f := range k.Files {
		now, err := p.read(f.Path)
		if err != nil {
			return nil, err
		}
		if sum([]byte(now)) != f.After {
			return nil, fmt.Errorf("%w: %s was changed since: nothing is taken back", ctxsys.ErrUsage, f.Path)
		}
		edits[f.Path], texts[f.Path] = []edit{{0, len(now), string(f.Before)}}, now
	}
	return p.result("", edits, texts)
}

// write replaces files. When one cannot be written those before it are put back.
func (p *Project) write(changes []Change, to, from func(*Change) []byte) error {
	for i := range changes {
		err := p.replace(changes[i].Path, to(&changes[i]))
		if err == nil {
			continue
		}
		for j := range i {
			err = errors.Join(err, p.replace(changes[j].Path, from(&changes[j])))
		}
		return err
	}
	return nil
}

func (p *Project) replace(path string, text []byte) error {
	name := filepath.Join(p.Root, filepath.FromSlash(path))
	info, err := os.Lstat(name)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%w: %s is not a regular file", ctxsys.ErrUsage, path)
	}
	return regular.Write(name, text, info.Mode().Perm())
}
