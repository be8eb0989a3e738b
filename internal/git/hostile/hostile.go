// Package hostile is repositories that try to run a program, for tests: wherever git would run one it has one, which leaves a mark.
// It is no part of the program. What there is to try comes from the git that is installed, so that a newer one is tried with
// what is new in it.
package hostile

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Trap is a folder of programs that leave a mark when one of them runs.
type Trap struct{ dir string }

// NewTrap makes a trap in a folder that is there.
func NewTrap(dir string) (Trap, error) {
	return Trap{dir}, os.WriteFile(filepath.Join(dir, "program"), fmt.Appendf(nil, "#!/bin/sh\necho \"$0\" >> '%s'\nexit 1\n", filepath.Join(dir, "ran")), 0o755)
}

// Program is a program of that name. Its path is the same with a shell and without.
func (t Trap) Program(name string) (string, error) {
	at := filepath.Join(t.dir, "as-"+regexp.MustCompile(`[^A-Za-z0-9._-]`).ReplaceAllString(name, "_"))
	if err := os.Symlink("program", at); err != nil && !os.IsExist(err) {
		return "", err
	}
	return at, nil
}

// Ran names the programs that ran, a line each time, "" when none did.
func (t Trap) Ran() (string, error) {
	b, err := os.ReadFile(filepath.Join(t.dir, "ran"))
	if os.IsNotExist(err) {
		return "", nil
	}
	return strings.ReplaceAll(string(b), t.dir+"/as-", ""), err
}

// Keys are the settings that git documents, with names in place of what is in brackets: drivers are called x, remotes origin.
func Keys() ([]string, error) {
	out, err := exec.Command("git", "help", "--config").Output()
	if err != nil {
		return nil, fmt.Errorf("git help --config: %w", err)
	}
	names := strings.NewReplacer("gpg.<format>", "gpg.openpgp", "<name>", "origin", "<cmd>", "log", "<driver>", "x", "<url>", "https://example.org",
		"<condition>", "gitdir:/", "<protocol>", "file", "alias.*", "alias.log", "*", "x", "<", "", ">", "")
	keys := strings.Fields("filter.x.process trailer.x.cmd trailer.x.command gpg.ssh.program credential.https://example.org.helper") // are not in the list
	for line := range strings.Lines(string(out)) {
		if key := strings.TrimSpace(line); strings.Contains(key, ".") && !strings.Contains(key, " ") {
			keys = append(keys, names.Replace(key))
		}
	}
	return keys, nil
}

// naming are the settings whose value is a program, a command, or where a program is reached. Those that include files are none:
// a program is no configuration.
var naming = regexp.MustCompile(`(?i)^(alias|pager)\.|^filter\..*\.(clean|smudge|process)$|^submodule\..*\.update$|^(browser|man|difftool|mergetool)\..*\.path$|` +
	`\.(external|fsmonitor|hooksPath|askPass|editor|gitProxy|packObjectsHook|diffFilter|tunnel|smtpServer|driver|textconv|uploadpack|receivepack|pushurl|url|viewer|browser|httpd)$|` +
	`^core\.pager$|\.[a-z]*(cmd|command|program|helper)$`)

// Naming are the keys of [Keys] that name programs.
func Naming() ([]string, error) {
	keys, err := Keys()
	keys = slices.DeleteFunc(keys, func(key string) bool { return !naming.MatchString(key) })
	if err == nil && len(keys) < 40 {
		err = fmt.Errorf("git documents %d settings that name programs, which cannot be all: %s", len(keys), keys)
	}
	return keys, err
}

// Setting is a line of a configuration that has git run a program for a key.
func (t Trap) Setting(key string) (string, error) {
	dot := strings.LastIndex(key, ".")
	section, name := key[:dot], key[dot+1:]
	program, err := t.Program(key)
	if err != nil {
		return "", err
	}
	switch {
	case section == "alias", name == "update":
		program = "!" + program
	case strings.HasSuffix(strings.ToLower(name), "url"):
		program = "ext::" + program
	}
	if section, sub, ok := strings.Cut(section, "."); ok {
		return fmt.Sprintf("[%s %q]\n\t%s = %q\n", section, sub, name, program), nil
	}
	return fmt.Sprintf("[%s]\n\t%s = %q\n", section, name, program), nil
}

// Hooks are those of githooks(5).
var Hooks = strings.Fields("applypatch-msg pre-applypatch post-applypatch pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit pre-rebase post-checkout post-merge " +
	"pre-push pre-receive update proc-receive post-receive post-update reference-transaction push-to-checkout pre-auto-gc post-rewrite sendemail-validate fsmonitor-watchman " +
	"p4-changelist p4-prepare-changelist p4-post-changelist p4-pre-submit post-index-change")

// Attributes is a .gitattributes that has every file pass through the drivers of [Trap.Arm].
const Attributes = "* diff=x filter=x merge=x\n"

// Arm has every program of the trap run by git for the repository in gitDir: by its settings, those that it includes and those of
// a work tree, as its hooks, and to fetch what it lacks.
func (t Trap) Arm(gitDir string) error {
	keys, err := Naming()
	if err != nil {
		return err
	}
	settings := "[log]\n\tshowSignature = true\n[filter \"x\"]\n\trequired = true\n[protocol]\n\tallow = always\n[protocol \"ext\"]\n\tallow = always\n" +
		"[protocol \"file\"]\n\tallow = always\n[remote \"origin\"]\n\tpromisor = true\n[core]\n\tuntrackedCache = true\n"
	for _, key := range keys {
		line, err := t.Setting(key)
		if err != nil {
			return err
		}
		settings += line
	}
	hooks := filepath.Join(t.dir, "hooks")
	settings += fmt.Sprintf("[core]\n\thooksPath = %q\n", hooks)
	for _, folder := range []string{hooks, filepath.Join(gitDir, "hooks")} {
		if err := t.hooks(folder); err != nil {
			return err
		}
	}
	own, err := os.ReadFile(filepath.Join(gitDir, "config"))
	if err != nil {
		return err
	}
	for name, text := range map[string]string{
		"config":          string(own) + "[extensions]\n\tworktreeConfig = true\n\tpartialClone = origin\n[include]\n\tpath = more\n",
		"config.worktree": settings,
		"more":            settings,
	} {
		if err := os.WriteFile(filepath.Join(gitDir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

func (t Trap) hooks(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, name := range Hooks {
		program, err := t.Program("hook-" + name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\nexec "+program+"\n"), 0o755); err != nil {
			return err
		}
	}
	return nil
}
