// Command secretrules makes the rules of package secret that gitleaks publishes.
//
//	go run ./tools/secretrules [-version v8.30.1] [-to internal/secret]
//
// It takes the rule file config/gitleaks.toml of the Go module github.com/zricethezav/gitleaks/v8 (MIT licence), and writes published.go,
// the licence, and testdata/gitleaks.json.gz: the texts that gitleaks tests its rules with, as its own generator makes them,
// which are the judge of ours. Those hold random texts, so they differ from run to run; the rules do not.
//
// A rule that is left out, or found by a format of our own, is named in rules.go with the reason. A new one that cannot be taken as it is
// stops this command: it says what to decide.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
)

const module = "github.com/zricethezav/gitleaks/v8"

func main() {
	log.SetFlags(0)
	version := flag.String("version", "v8.30.1", "`version` of the module")
	to := flag.String("to", "internal/secret", "`folder` to write to")
	flag.Parse()
	if err := run(*version, *to); err != nil {
		log.Fatal(err)
	}
}

func run(version, to string) error {
	dir, err := download(version)
	if err != nil {
		return err
	}
	rules, err := read(filepath.Join(dir, "config", "gitleaks.toml"))
	if err != nil {
		return err
	}
	source, n, err := table(rules, version)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, "published.go"), source, 0o644); err != nil {
		return err
	}
	licence, err := os.ReadFile(filepath.Join(dir, "LICENSE"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, "LICENSE.gitleaks"), licence, 0o644); err != nil {
		return err
	}
	texts, err := tested(dir, filepath.Join(to, "testdata", "gitleaks.json.gz"))
	if err != nil {
		return err
	}
	fmt.Printf("%d rules of %d, %d texts\n", n, len(rules), texts)
	return nil
}

// download returns the folder of the module in the module cache.
func download(version string) (string, error) {
	cmd := exec.Command("go", "mod", "download", "-json", module+"@"+version)
	cmd.Dir = os.TempDir() // it is no module of this one
	out, err := cmd.Output()
	var got struct{ Dir, Error string }
	if jsonErr := json.Unmarshal(out, &got); err == nil {
		err = jsonErr
	}
	if err != nil || got.Error != "" {
		return "", fmt.Errorf("go mod download: %w %s", err, got.Error)
	}
	return got.Dir, nil
}
