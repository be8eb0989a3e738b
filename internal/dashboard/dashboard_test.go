package dashboard_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/dashboard"
)

// What a browser loads is small: before the page of the graph, and in all. Nothing in it is of the machine that built it.
func TestSizes(t *testing.T) {
	const graph = "graph." // the beginning of its scripts' names
	first, all := 0, 0
	files := os.DirFS("dist")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	err = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		a := dashboard.Open(name)
		if a == nil || a.Type == "" {
			t.Fatalf("%s is not served as anything", name)
		}
		r, err := gzip.NewReader(bytes.NewReader(a.Gzip()))
		if err != nil {
			return err
		}
		if plain, err := io.ReadAll(r); err != nil || !bytes.Equal(plain, a.Plain) {
			t.Errorf("%s is compressed into something else: %v", name, err)
		}
		for _, of := range []string{"sourceMappingURL", "/home/", "/tmp/", "/Users/", here} {
			if bytes.Contains(a.Plain, []byte(of)) {
				t.Errorf("%s holds %q", name, of)
			}
		}
		if path.Ext(name) == ".txt" {
			return nil
		}
		all += len(a.Gzip())
		if !strings.HasPrefix(path.Base(name), graph) {
			first += len(a.Gzip())
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes compressed without the graph, %d in all", first, all)
	if first > 150_000 || all > 500_000 {
		t.Errorf("%d bytes compressed without the graph, %d in all: at most 150,000 and 500,000", first, all)
	}
}

// The frames of pages name files that there are, and have neither scripts nor styles of their own.
func TestIndex(t *testing.T) {
	for _, frame := range []string{"index.html", "team.html"} {
		text := string(dashboard.Open(frame).Plain)
		names := regexp.MustCompile(`(?:src|href)="(/[^"]*)"`).FindAllStringSubmatch(text, -1)
		if len(names) < 3 {
			t.Fatalf("%s names %v", frame, names)
		}
		for _, name := range names {
			if dashboard.Open(strings.TrimPrefix(name[1], "/ui/")) == nil {
				t.Errorf("%s names %s, which is not there", frame, name[1])
			}
		}
		if found := regexp.MustCompile(`<style|style=|<script>|\son\w+=`).FindString(text); found != "" {
			t.Errorf("%s has %q, which its policy forbids", frame, found)
		}
	}
	for _, name := range []string{"", "nothing", "../dashboard.go", "assets", "assets/../index.html"} {
		if dashboard.Open(name) != nil {
			t.Errorf("%q is served", name)
		}
	}
}
