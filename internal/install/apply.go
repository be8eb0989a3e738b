package install

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/config"
)

// Record is the list of the folders that were made, in a file of ours, so that they can be taken away again.
type Record struct{ File string }

type recorded struct {
	Folders []string `json:"folders"`
}

// Apply carries a planned change out. The file is replaced in one step, through links, with its mode; a file that
// changed since it was read is left alone.
func (r Record) Apply(c Change) error {
	if c.Before == c.After && c.existed == c.exists {
		return nil
	}
	if now, exists, err := read(c.File); err != nil {
		return err
	} else if now != c.Before || exists != c.existed {
		return fmt.Errorf("%s was changed by someone else just now: run it again", c.File)
	}
	if !c.exists {
		return r.remove(c.File)
	}
	if c.copies {
		if err := copyAside(c); err != nil {
			return err
		}
	}
	if err := r.write(c); err != nil {
		return err
	}
	if c.restores {
		return os.Remove(c.File + Backup)
	}
	return nil
}

// copyAside keeps the text from before the first change, with the mode of the file.
func copyAside(c Change) error {
	info, err := os.Stat(c.File)
	if err != nil {
		return err
	}
	if err := os.Remove(c.File + Backup); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return config.WriteFile(c.File+Backup, []byte(c.Before), info.Mode().Perm())
}

func (r Record) write(c Change) error {
	file, err := linked(c.File)
	if err != nil {
		return err
	}
	mode := os.FileMode(0o644)
	if c.private {
		mode = 0o600
	}
	if made := missing(filepath.Dir(file)); len(made) > 0 {
		if err := r.note(made); err != nil {
			return err
		}
	}
	return config.WriteFile(file, []byte(c.After), mode)
}

// linked follows links to the file they name, which need not be there.
func linked(file string) (string, error) {
	for range 40 {
		to, err := os.Readlink(file)
		if err != nil {
			return file, nil
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(file), to)
		}
		file = to
	}
	return "", fmt.Errorf("%s is a link that leads nowhere", file)
}

// missing are the folders above a file that are not there, the outermost first.
func missing(folder string) []string {
	var out []string
	for {
		if _, err := os.Lstat(folder); err == nil {
			break
		}
		out = append(out, folder)
		up := filepath.Dir(folder)
		if up == folder {
			break
		}
		folder = up
	}
	slices.Reverse(out)
	return out
}

// remove deletes a file of ours, and the folders made for it that hold nothing else.
func (r Record) remove(file string) error {
	if err := os.Remove(file); err != nil {
		return err
	}
	made, err := r.read()
	if err != nil {
		return err
	}
	for folder := filepath.Dir(file); slices.Contains(made.Folders, folder); folder = filepath.Dir(folder) {
		if os.Remove(folder) != nil {
			break // it holds something else
		}
		made.Folders = slices.DeleteFunc(made.Folders, func(f string) bool { return f == folder })
	}
	return r.save(made)
}

func (r Record) read() (made recorded, err error) {
	text, exists, err := read(r.File)
	if err != nil || !exists {
		return made, err
	}
	if err := json.Unmarshal([]byte(text), &made); err != nil {
		return made, fmt.Errorf("%s: %w: delete it", r.File, err)
	}
	return made, nil
}

func (r Record) note(folders []string) error {
	made, err := r.read()
	if err != nil {
		return err
	}
	made.Folders = append(made.Folders, missing(filepath.Dir(r.File))...)
	made.Folders = append(made.Folders, folders...)
	return r.save(made)
}

// save writes the list. When nothing but our own folder is on it, both go.
func (r Record) save(made recorded) error {
	slices.Sort(made.Folders)
	made.Folders = slices.Compact(made.Folders)
	own := filepath.Dir(r.File)
	if others := slices.DeleteFunc(slices.Clone(made.Folders), func(f string) bool { return f == own }); len(others) == 0 {
		if err := os.Remove(r.File); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		if len(made.Folders) > 0 {
			os.Remove(own) // stays when it holds something else
		}
		return nil
	}
	text, err := json.Marshal(made)
	if err != nil {
		return err
	}
	return config.WriteFile(r.File, append(text, '\n'), 0o600)
}
