package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// fetchers get a source into its folder and return it with version and licence, by kind. What a source of
// an unwelcome licence left behind is removed by the caller.
var fetchers = map[string]func(context.Context, source, string) (source, error){
	"debian": fetchDebian, "npm": fetchNPM, "go": fetchModule, "goroot": fetchRoot,
}

func fetchVerb(ctx context.Context, args []string, out io.Writer) error {
	f := flags("fetch")
	manifest := f.String("manifest", "tools/embedtrain/manifest.tsv", "what to get")
	into := f.String("into", "", "folder for the material; what is there already is not fetched again")
	write := f.String("write", "", "write a manifest of what was got, with versions and licences, to this file")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *into == "" {
		return errors.New("fetch needs -into: a folder for a few gigabytes of sources")
	}
	sources, err := readManifest(*manifest)
	if err != nil {
		return err
	}
	dir, err := filepath.Abs(*into)
	if err != nil {
		return err
	}
	got, err := fetch(ctx, sources, dir, out)
	if err != nil || *write == "" {
		return err
	}
	return writeManifest(*write, got)
}

// fetch gets every source it can. One that is not to be had, or not under a licence we take, is named and
// left out.
func fetch(ctx context.Context, sources []source, dir string, out io.Writer) ([]source, error) {
	var got []source
	for _, s := range sources {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		folder := s.folder(dir)
		fetched, err := fetchers[s.kind](ctx, s, folder)
		if err != nil {
			fmt.Fprintf(out, "%s left out: %v\n", s, err)
			if err := os.RemoveAll(folder); err != nil {
				return nil, err
			}
			continue
		}
		if s.version != "-" && s.version != fetched.version {
			fmt.Fprintf(out, "%s: version %s in place of %s\n", s, fetched.version, s.version)
		}
		got = append(got, fetched)
	}
	fmt.Fprintf(out, "%d of %d sources\n", len(got), len(sources))
	return got, nil
}

// command runs a program in a folder and returns what it printed.
func command(ctx context.Context, dir, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	var stdout, stderr bytes.Buffer
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &stdout, &stderr
	if err := cmd.Run(); err != nil {
		lines := strings.Split(strings.TrimSpace(stderr.String()), "\n")
		return "", fmt.Errorf("%s: %w: %s", name, err, lines[len(lines)-1])
	}
	return strings.TrimSpace(stdout.String()), nil
}

// present finds the one archive in a folder, or has it put there.
func present(folder, pattern string, download func() error) (string, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	found, err := filepath.Glob(filepath.Join(folder, pattern))
	if err == nil && len(found) == 0 {
		if err = download(); err == nil {
			found, err = filepath.Glob(filepath.Join(folder, pattern))
		}
	}
	if err == nil && len(found) == 0 {
		err = errors.New("nothing was downloaded")
	}
	if err != nil {
		return "", err
	}
	return found[0], nil
}

// fetchDebian gets a binary package of the distribution this machine has, and unpacks it. The version is tried
// first, then whatever there is: a distribution keeps only its last.
func fetchDebian(ctx context.Context, s source, folder string) (source, error) {
	deb, err := present(folder, "*.deb", func() error {
		_, err := command(ctx, folder, "apt-get", "-q", "download", s.name+"="+s.version)
		if err != nil {
			_, err = command(ctx, folder, "apt-get", "-q", "download", s.name)
		}
		return err
	})
	if err != nil {
		return s, err
	}
	if s.version, err = command(ctx, folder, "dpkg-deb", "-f", deb, "Version"); err != nil {
		return s, err
	}
	tree := filepath.Join(folder, "tree")
	if _, err := os.Stat(tree); err != nil {
		if _, err := command(ctx, folder, "dpkg-deb", "-x", deb, tree); err != nil {
			return s, err
		}
	}
	s.licence, err = debianLicence(filepath.Join(tree, "usr/share/doc", s.name, "copyright"))
	return s, err
}

// fetchNPM gets a package of the npm registry and unpacks it.
func fetchNPM(ctx context.Context, s source, folder string) (source, error) {
	archive, err := present(folder, "*.tgz", func() error {
		spec := s.name
		if s.version != "-" {
			spec += "@" + s.version
		}
		_, err := command(ctx, folder, "npm", "pack", "--silent", spec)
		return err
	})
	if err != nil {
		return s, err
	}
	tree := filepath.Join(folder, "tree")
	if err := os.MkdirAll(tree, 0o755); err != nil {
		return s, err
	}
	if _, err := command(ctx, folder, "tar", "-xzf", archive, "-C", tree, "--strip-components=1"); err != nil {
		return s, err
	}
	if s.licence, err = npmLicence(tree); err != nil {
		return s, err
	}
	text, err := os.ReadFile(filepath.Join(tree, "package.json"))
	if err != nil {
		return s, err
	}
	var p struct{ Version string }
	err = json.Unmarshal(text, &p)
	s.version = p.Version
	return s, err
}

// fetchModule gets a Go module. The tree is a link into the module cache.
func fetchModule(ctx context.Context, s source, folder string) (source, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return s, err
	}
	version := s.version
	if version == "-" {
		version = "latest"
	}
	answer, err := command(ctx, folder, "go", "mod", "download", "-json", s.name+"@"+version)
	if err != nil {
		return s, err
	}
	var m struct{ Version, Dir string }
	if err := json.Unmarshal([]byte(answer), &m); err != nil {
		return s, err
	}
	s.version = m.Version
	return linked(s, m.Dir, m.Dir, folder)
}

// fetchRoot takes a folder of the Go distribution this command runs with.
func fetchRoot(ctx context.Context, s source, folder string) (source, error) {
	root, err := command(ctx, ".", "go", "env", "GOROOT")
	if err != nil {
		return s, err
	}
	s.version = runtime.Version()
	return linked(s, root, filepath.Join(root, filepath.FromSlash(s.name)), folder)
}

// linked puts a link to a tree into the folder, and reads the licence from the top of what the tree is part of.
func linked(s source, top, tree, folder string) (source, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return s, err
	}
	link := filepath.Join(folder, "tree")
	if err := os.Remove(link); err != nil && !errors.Is(err, os.ErrNotExist) {
		return s, err
	}
	if err := os.Symlink(tree, link); err != nil {
		return s, err
	}
	var err error
	s.licence, err = textLicence(top)
	return s, err
}
