package git

import (
	"strings"
	"testing"
)

// Whatever git prints, or a repository made it print, is read without a panic, and what is read is whole.
func FuzzLog(f *testing.F) {
	id := strings.Repeat("a1", 20)
	f.Add(id + "\x00\x00A\x001700000000\x00subject\n\nbody\x00\x00\n:100644 100644 " + id + " " + id + " R090\x00old\x00new\x00" + id + "\x00" + id + "\x00B\x00x\x00\x00\x00")
	f.Add(id + "\x00")
	f.Add(":100644\x00")
	f.Fuzz(func(t *testing.T, out string) {
		_ = readLog(strings.NewReader(out), func(e *LogEntry) error {
			if !isHash(e.ID) {
				t.Errorf("%q is no id", e.ID)
			}
			for _, c := range e.Files {
				if c.Status == 0 {
					t.Errorf("%q has no status", c.Path)
				}
			}
			return nil
		})
	})
}

func FuzzLineLog(f *testing.F) {
	id := strings.Repeat("a1", 20)
	f.Add("\x00" + id + "\x00\n\ndiff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n+b\n")
	f.Add("\x00" + id + "\x00")
	f.Fuzz(func(t *testing.T, out string) {
		changes, err := readLineLog([]byte(out), "")
		if err != nil {
			return
		}
		for _, c := range changes {
			if !isHash(c.Commit) || c.First < 0 || c.Count < 0 {
				t.Errorf("%+v", c)
			}
		}
	})
}
