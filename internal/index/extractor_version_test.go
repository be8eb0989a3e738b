package index

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var updateSums = flag.Bool("update", false, "record the golden files of parse and document again")

// sums are the hashes of a sample of parse or document, and of the golden file with its facts.
type sums struct{ sample, facts string }

const sumsPath = "testdata/goldens.sum"

// TestExtractorVersion fails when a sample that is as it was has other facts than those that the present ExtractorVersion
// was recorded with. The record is goldens.sum: the version, and a line a sample. A sample that is new or has changed
// asks for no new version, for no index holds it.
func TestExtractorVersion(t *testing.T) {
	now := goldenSums(t)
	text, err := os.ReadFile(sumsPath)
	if err != nil {
		t.Fatal(err)
	}
	version, recorded := readSums(t, string(text))
	if changed := changedFacts(recorded, now); len(changed) > 0 && ExtractorVersion <= version {
		t.Fatalf("the facts of %s changed and ExtractorVersion is still %d, so indexes that exist would keep the old facts: raise it in internal/index/index.go, then go test ./internal/index -run ExtractorVersion -update",
			strings.Join(changed, ", "), ExtractorVersion)
	}
	if ExtractorVersion < version {
		t.Fatalf("ExtractorVersion is %d and was %d: it never goes back", ExtractorVersion, version)
	}
	want := writeSums(now)
	if *updateSums {
		if err := os.WriteFile(sumsPath, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if want != string(text) {
		t.Errorf("%s is not that of the samples and of ExtractorVersion: go test ./internal/index -run ExtractorVersion -update", sumsPath)
	}
}

// changedFacts lists the samples that are the same in both and have other facts.
func changedFacts(recorded, now map[string]sums) (changed []string) {
	for _, path := range slices.Sorted(maps.Keys(now)) {
		if old, ok := recorded[path]; ok && old.sample == now[path].sample && old.facts != now[path].facts {
			changed = append(changed, path)
		}
	}
	return changed
}

// goldenSums hashes the samples that have golden files, by their paths below internal.
func goldenSums(t *testing.T) map[string]sums {
	t.Helper()
	out := map[string]sums{}
	for _, pattern := range []string{"../parse/testdata/*/*.golden", "../parse/testdata/*/*/*.golden", "../parse/outline/testdata/*/*.golden", "../document/testdata/*/*.golden"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: %d golden files, %v", pattern, len(paths), err)
		}
		for _, path := range paths {
			sample := strings.TrimSuffix(path, ".golden")
			out[strings.TrimPrefix(filepath.ToSlash(sample), "../")] = sums{hashFile(t, sample), hashFile(t, path)}
		}
	}
	return out
}

func hashFile(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(text))[:16]
}

func readSums(t *testing.T, text string) (version int, recorded map[string]sums) {
	t.Helper()
	recorded = map[string]sums{}
	first, rest, _ := strings.Cut(text, "\n")
	if _, err := fmt.Sscanf(first, "ExtractorVersion %d", &version); err != nil {
		t.Fatalf("%s: %v", sumsPath, err)
	}
	for line := range strings.Lines(rest) {
		fields := strings.Fields(line)
		if len(fields) != 3 {
			t.Fatalf("%s: %q is not a sample with two hashes", sumsPath, line)
		}
		recorded[fields[0]] = sums{fields[1], fields[2]}
	}
	return version, recorded
}

func writeSums(all map[string]sums) string {
	var b strings.Builder
	fmt.Fprintf(&b, "ExtractorVersion %d\n", ExtractorVersion)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(&b, "%s %s %s\n", path, all[path].sample, all[path].facts)
	}
	return b.String()
}
