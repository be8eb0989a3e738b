package main

import (
	"cmp"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// middling returns the source file of median size among those a function can be added to, "" when there is
// none. Tests and their data are left out: few edit only those.
func (b *session) middling() (string, error) {
	files, err := b.editableFiles()
	if err != nil || len(files) == 0 {
		return "", err
	}
	slices.SortFunc(files, func(a, b sized) int { return cmp.Or(cmp.Compare(a.size, b.size), cmp.Compare(a.path, b.path)) })
	return files[len(files)/2].path, nil
}

// sized is a file and how large it is, in bytes.
type sized struct {
	path string
	size int64
}

// editableFiles are those that a function can be added to, in order of their paths, tests and their data left out.
func (b *session) editableFiles() (files []sized, err error) {
	err = filepath.WalkDir(b.tree, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && path != b.tree && (name[0] == '.' || name == "testdata" || name == "vendor" || name == "node_modules") {
			return fs.SkipDir
		}
		if !d.Type().IsRegular() || !editable(d.Name()) {
			return nil
		}
		info, err := d.Info()
		if err == nil {
			files = append(files, sized{path, info.Size()})
		}
		return err
	})
	return files, err
}

func editable(name string) bool {
	switch filepath.Ext(name) {
	case ".go", ".py", ".js", ".ts":
		return !strings.Contains(name, "test")
	}
	return false
}
