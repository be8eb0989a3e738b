package main

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// validate takes the place of the file in which gitleaks holds each rule against its texts.
//
//go:embed validate.go.txt
var validate []byte

// tested writes the texts that gitleaks tests its rules with, a line of JSON each, and returns how many there are. They are made by gitleaks'
// own generator, in a copy of the module that writes them down where it would compare.
func tested(module, to string) (int, error) {
	dir, err := os.MkdirTemp("", "secretrules")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS(module)); err != nil {
		return 0, err
	}
	file := filepath.Join(dir, "cmd", "generate", "config", "utils", "validate.go")
	if err := os.Remove(file); err != nil { // what is in the module cache may not be written to, nor its copy
		return 0, err
	}
	if err := os.WriteFile(file, validate, 0o644); err != nil {
		return 0, err
	}
	texts := filepath.Join(dir, "texts.json")
	cmd := exec.Command("go", "run", ".", filepath.Join(dir, "rules.toml"))
	cmd.Dir = filepath.Join(dir, "cmd", "generate", "config")
	cmd.Env = append(os.Environ(), "TEXTS="+texts)
	if out, err := cmd.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("the generator of gitleaks: %w: %s", err, out)
	}
	lines, err := os.ReadFile(texts)
	if err != nil {
		return 0, err
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return 0, err
	}
	if _, err := w.Write(lines); err != nil {
		return 0, err
	}
	if err := w.Close(); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return 0, err
	}
	return bytes.Count(lines, []byte("\n")), os.WriteFile(to, packed.Bytes(), 0o644)
}
