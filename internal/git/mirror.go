package git

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Remote is a repository elsewhere, which a mirror is made of. It is the only thing of this package that reaches another machine.
type Remote struct {
	URL string // https://, http://, ssh://, git://, file://, user@host:path, or the absolute path of a folder

	// User and Secret are sent to the host of an https or http URL and to no other; "" for none. They are handed over in the environment of
	// the one process that fetches: they are in no argument, no file and no error.
	User, Secret string

	// Key is the private key for ssh, or SSHKey the file with it. HostKeys are lines of a known_hosts file, or KnownHosts is one: a host that has none of
	// those keys is refused. The user's own are not used.
	Key, SSHKey          string
	HostKeys, KnownHosts string
}

// Limits bound a mirror.
type Limits struct {
	Bytes    int64         // of the mirror on the disk; 0 for no limit
	FileSize int64         // larger files are not fetched where the other side allows that; 0 for no limit
	Time     time.Duration // of a fetch; 0 is an hour
}

// ErrTooLarge means that a repository has more bytes than are fetched of one.
var ErrTooLarge = errors.New("the repository is larger than the limit")

// CheckRemote refuses a URL that git would not fetch from, or that is more than an address: with a password, an option, a helper program.
// The error wraps ctxsys.ErrUsage and does not repeat a password.
func CheckRemote(address string) error {
	_, err := protocolOf(address)
	return err
}

// protocolOf is the protocol of an address.
func protocolOf(address string) (string, error) {
	bad := func(why string) (string, error) {
		return "", fmt.Errorf("%w: the address of the repository %s: use https://HOST/PATH, ssh://USER@HOST/PATH, USER@HOST:PATH, file:///PATH or an absolute path", ctxsys.ErrUsage, why)
	}
	if strings.ContainsFunc(address, func(r rune) bool { return r < ' ' || r == 0x7f }) || len(address) > 2000 {
		return bad("is too long or has control characters")
	}
	if filepath.IsAbs(address) {
		return "file", nil
	}
	if !strings.Contains(address, "://") { // USER@HOST:PATH
		host, rest, ok := strings.Cut(address, ":")
		if !ok || strings.HasPrefix(host, "-") || strings.Contains(host, "/") || host == "" || strings.HasPrefix(rest, ":") || !strings.Contains(host, "@") {
			return bad("is none that is known")
		}
		return "ssh", nil
	}
	u, err := url.Parse(address)
	switch {
	case err != nil:
		return bad("cannot be read")
	case !slices.Contains([]string{"https", "http", "ssh", "git", "file"}, u.Scheme):
		return bad("has a protocol that is not allowed")
	case u.Scheme != "file" && (u.Hostname() == "" || strings.HasPrefix(u.Host, "-")), strings.HasPrefix(u.User.Username(), "-"):
		return bad("names no host")
	}
	if _, has := u.User.Password(); has || u.User != nil && u.Scheme != "ssh" {
		return "", fmt.Errorf("%w: the address of the repository holds a user or a password: leave it out, and name where the password is", ctxsys.ErrUsage)
	}
	return u.Scheme, nil
}

// network is what a process may do that others may not: reach one remote. It comes after the environment that every process has. done is to be called when
// the process has ended.
func (r *Remote) network() (environment, settings []string, done func(), err error) {
	done = func() {}
	protocol, err := protocolOf(r.URL)
	if err != nil {
		return nil, nil, done, err
	}
	environment = []string{"GIT_ALLOW_PROTOCOL=" + protocol, "GIT_PROTOCOL=version=2"}
	settings = []string{"protocol.allow=never", "protocol." + protocol + ".allow=always", "http.followRedirects=false", "http.lowSpeedLimit=1000", "http.lowSpeedTime=60",
		"fetch.fsckObjects=true", "fetch.fsck.missingSpaceBeforeDate=ignore", "fetch.fsck.zeroPaddedFilemode=ignore", "gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"}
	switch protocol {
	case "ssh":
		command, ended, err := r.ssh()
		if err != nil {
			return nil, nil, done, err
		}
		done = ended
		environment = append(environment, "GIT_SSH_COMMAND="+command, "GIT_SSH_VARIANT=ssh")
	case "https", "http":
		if r.Secret != "" {
			u, err := url.Parse(r.URL)
			if err != nil {
				return nil, nil, done, err
			}
			user := r.User
			if user == "" {
				user = "git"
			}
			environment = append(environment, "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=http."+u.Scheme+"://"+u.Host+"/.extraHeader",
				"GIT_CONFIG_VALUE_0=Authorization: Basic "+base64.StdEncoding.EncodeToString([]byte(user+":"+r.Secret)))
		}
	}
	return environment, settings, done, nil
}

// reach runs one of the commands on a bare repository with leave to reach the remote, and returns at most some bytes of what it printed.
func (r *Remote) reach(ctx context.Context, dir string, limits Limits, command string, args ...string) ([]byte, error) {
	environment, settings, done, err := r.network()
	if err != nil {
		return nil, err
	}
	defer done()
	if limits.Time == 0 {
		limits.Time = time.Hour
	}
	ctx, cancel := context.WithTimeout(ctx, limits.Time)
	defer cancel()
	cmd, err := process(ctx, dir, append(environment, "GIT_DIR="+dir), command, args...)
	if err != nil {
		return nil, err
	}
	at := slices.Index(cmd.Args, command)
	for _, s := range settings {
		cmd.Args = slices.Insert(cmd.Args, at, "-c", s)
	}
	var out, said limited
	out.most, said.most = 16<<20, 64<<10
	cmd.Stdout, cmd.Stderr = &out, &said
	tooLarge := false
	if limits.Bytes > 0 {
		ended := make(chan struct{})
		watched := make(chan struct{})
		go func() {
			defer close(watched)
			for {
				select {
				case <-ended:
					return
				case <-time.After(time.Second):
					if size(dir) > limits.Bytes {
						tooLarge = true
						cancel()
						return
					}
				}
			}
		}()
		err = cmd.Run()
		close(ended)
		<-watched
		tooLarge = tooLarge || size(dir) > limits.Bytes
	} else {
		err = cmd.Run()
	}
	switch {
	case tooLarge:
		return nil, fmt.Errorf("%w of %d MB", ErrTooLarge, limits.Bytes>>20)
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, fmt.Errorf("git %s: not done within %v", command, limits.Time)
	case err != nil && SSHHost(r.URL) != "" && refusedBySSH(said.String()) != nil:
		return nil, refusedBySSH(said.String())
	case err != nil:
		return nil, fmt.Errorf("git %s: %w: %s", command, err, r.clean(said.String()))
	}
	return out.Bytes(), nil
}

// clean is what git said in one line, without the secret.
func (r *Remote) clean(said string) string {
	lines := strings.FieldsFunc(said, func(c rune) bool { return c == '\n' || c == '\r' })
	text := strings.Join(lines[max(0, len(lines)-3):], "; ")
	if r.Secret != "" {
		text = strings.ReplaceAll(text, r.Secret, "****")
	}
	if len(text) > 400 {
		text = text[:400]
	}
	return strings.ToValidUTF8(text, "?")
}

// limited keeps the first bytes of what is written.
type limited struct {
	bytes.Buffer
	most int
}

func (l *limited) Write(p []byte) (int, error) {
	if room := l.most - l.Len(); room > 0 {
		l.Buffer.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}

func size(dir string) (n int64) {
	_ = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error { // files come and go while git works
		if err == nil && d.Type().IsRegular() {
			if info, err := d.Info(); err == nil {
				n += info.Size()
			}
		}
		return nil
	})
	return n
}

// maxBranches is how many branches patterns may name: a mirror has the files of each, and everybody who may push can make any number.
const maxBranches = 500

// Mirror brings the bare repository at dir, which it makes where there is none, to the state of a remote, without its history: the default branch, or the one that is
// named, and the branches of patterns such as "release/*". It returns the name of the default branch; commits of branches are those of Branches.
// A remote without a commit has the branch "". Branches that are gone there are gone here.
func Mirror(ctx context.Context, dir string, r Remote, limits Limits, branch string, patterns ...string) (string, error) {
	if err := initMirror(ctx, dir); err != nil {
		return "", err
	}
	question := []string{"--symref", "--", r.URL, "HEAD"}
	for _, b := range append([]string{branch}, patterns...) {
		if !plainBranch(b) && b != "" {
			return "", fmt.Errorf("%w: %q is no branch, nor a pattern such as release/*", ctxsys.ErrUsage, b)
		}
		if b != "" {
			question = append(question, "refs/heads/"+b)
		}
	}
	if branch == "" || len(patterns) > 0 {
		out, err := r.reach(ctx, dir, limits, "ls-remote", question...)
		if err != nil {
			return "", err
		}
		named, head := 0, ""
		for line := range strings.Lines(string(out)) {
			if rest, ok := strings.CutPrefix(line, "ref: refs/heads/"); ok {
				head, _, _ = strings.Cut(rest, "\t")
			} else if strings.Contains(line, "\trefs/heads/") {
				named++
			}
		}
		if named > maxBranches+1 {
			return "", fmt.Errorf("%w: more than %d branches fit the patterns %q: name fewer", ctxsys.ErrUsage, maxBranches, patterns)
		}
		if branch = cmp.Or(branch, head); branch == "" {
			return "", nil
		}
	}
	specs := []string{}
	for _, b := range append([]string{branch}, patterns...) {
		specs = append(specs, "+refs/heads/"+b+":refs/heads/"+b)
	}
	args := []string{"--depth=1"}
	if limits.FileSize > 0 {
		args = append(args, fmt.Sprintf("--filter=blob:limit=%d", limits.FileSize+1))
	}
	return branch, r.fetch(ctx, dir, limits, specs, args...)
}

func initMirror(ctx context.Context, dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, "HEAD")); err == nil {
		return nil
	}
	_, err := start(ctx, dir, nil, bare(dir), "init", dir)
	return err
}

// fetch brings refs of a mirror to those of the remote.
func (r *Remote) fetch(ctx context.Context, dir string, limits Limits, specs []string, how ...string) error {
	args := append(how, "--prune", "--no-tags", "--no-auto-maintenance", "--no-write-fetch-head", "--no-recurse-submodules", "--quiet", "--", r.URL)
	_, err := r.reach(ctx, dir, limits, "fetch", append(args, specs...)...)
	return err
}

// plainBranch reports whether a text can be the name of a branch, or a pattern with one star.
func plainBranch(b string) bool {
	return b != "" && len(b) < 250 && !strings.HasPrefix(b, "-") && !strings.ContainsAny(b, " ~^:?[\\\x7f") && !strings.Contains(b, "..") && strings.Count(b, "*") <= 1 &&
		!strings.ContainsFunc(b, func(r rune) bool { return r < ' ' }) && !strings.HasPrefix(b, "/") && !strings.HasSuffix(b, "/") && !strings.HasSuffix(b, ".lock")
}

// bare is the environment for questions to a mirror.
func bare(dir string) []string { return []string{"GIT_DIR=" + dir} }

// Branches returns the commits of a mirror's branches.
func Branches(ctx context.Context, dir string) (map[string]string, error) {
	out, err := start(ctx, dir, nil, bare(dir), "for-each-ref", "--format=%(objectname) %(refname)", "refs/heads/")
	if err != nil {
		return nil, err
	}
	branches := map[string]string{}
	for line := range strings.Lines(string(out)) {
		commit, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		branches[strings.TrimPrefix(name, "refs/heads/")] = commit
	}
	return branches, nil
}

// Written is what Write did.
type Written struct {
	All     bool     // the folder was made from nothing
	Changed []string // the files that differ from the commit before, or are gone, sorted; nil with All
	TooMany bool     // the tree has more files than were wanted
}

// WriteLimits bound what of a commit is written.
type WriteLimits struct {
	FileSize int64 // larger files are left out
	Files    int   // no more files than these
	Bytes    int64 // in all
}

// Write makes the folder tree hold the files of a commit of a mirror, from one that has those of another commit, "" for a new one. Nothing of git's
// configuration and attributes has a part in it: what is written are the objects as they are stored. Links, submodules, files that are too large or not in
// the mirror, and names that no work tree may have are left out.
func Write(ctx context.Context, dir, tree, from, to string, limits WriteLimits) (w Written, err error) {
	if from == "" {
		w.All = true
		if err := os.RemoveAll(tree); err != nil {
			return w, err
		}
	}
	if err := os.MkdirAll(tree, 0o700); err != nil {
		return w, err
	}
	root, err := os.OpenRoot(tree)
	if err != nil {
		return w, err
	}
	defer root.Close()
	entries, err := changesOf(ctx, dir, from, to)
	if err != nil {
		return w, err
	}
	if w.All && limits.Files > 0 && len(entries) > limits.Files {
		return w, fmt.Errorf("%w: it has %d files, and the limit is %d", ErrTooLarge, len(entries), limits.Files)
	}
	var wanted []treeEntry
	for _, e := range entries {
		if !placeable(e.path) {
			continue
		}
		if !w.All {
			w.Changed = append(w.Changed, e.path)
			if err := root.RemoveAll(filepath.FromSlash(e.path)); err != nil { // a folder may take the place of a file
				return w, err
			}
		}
		if e.file {
			wanted = append(wanted, e)
		}
	}
	slices.Sort(w.Changed)
	made := map[string]bool{}
	return w, eachBlob(ctx, dir, wanted, limits, func(name string, n int64, from io.Reader) error { return place(root, name, from, n, made) })
}

// Differing is a file that one commit has otherwise than another.
type Differing struct {
	Path string
	Text []byte // nil for one that is gone, too large, or no plain file
}

// Difference returns the files of a mirror that a commit has otherwise than another, by path. With more of them than the limits allow the error wraps ErrTooLarge.
func Difference(ctx context.Context, dir, from, to string, limits WriteLimits) ([]Differing, error) {
	entries, err := changesOf(ctx, dir, from, to)
	if err != nil {
		return nil, err
	}
	if limits.Files > 0 && len(entries) > limits.Files {
		return nil, fmt.Errorf("%w: %d files differ, and the limit is %d", ErrTooLarge, len(entries), limits.Files)
	}
	texts := map[string][]byte{}
	var wanted []treeEntry
	for _, e := range entries {
		if placeable(e.path) {
			texts[e.path] = nil
			if e.file {
				wanted = append(wanted, e)
			}
		}
	}
	if err := eachBlob(ctx, dir, wanted, limits, func(name string, n int64, from io.Reader) error {
		text := make([]byte, n)
		_, err := io.ReadFull(from, text)
		texts[name] = text
		return err
	}); err != nil {
		return nil, err
	}
	out := make([]Differing, 0, len(texts))
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		out = append(out, Differing{name, texts[name]})
	}
	return out, nil
}

// treeEntry is a path of a commit with the id of its contents; file is false for one that is gone or no plain file.
type treeEntry struct {
	path, id string
	file     bool
}

func changesOf(ctx context.Context, dir, from, to string) (entries []treeEntry, err error) {
	if from == "" {
		out, err := start(ctx, dir, nil, bare(dir), "ls-tree", "-r", "-z", "--full-tree", to)
		if err != nil {
			return nil, err
		}
		for record := range strings.SplitSeq(strings.TrimSuffix(string(out), "\x00"), "\x00") {
			head, name, _ := strings.Cut(record, "\t")
			if f := strings.Fields(head); len(f) == 3 {
				entries = append(entries, treeEntry{name, f[2], strings.HasPrefix(f[0], "100")})
			}
		}
		return entries, nil
	}
	out, err := start(ctx, dir, nil, bare(dir), "diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", from, to)
	if err != nil {
		return nil, err
	}
	fields := strings.Split(string(out), "\x00")
	for i := 0; i+1 < len(fields); i += 2 {
		if f := strings.Fields(strings.TrimPrefix(fields[i], ":")); len(f) == 5 {
			entries = append(entries, treeEntry{fields[i+1], f[3], strings.HasPrefix(f[1], "100")})
		}
	}
	// What is gone first: a file may take the place of a folder.
	slices.SortStableFunc(entries, func(a, b treeEntry) int {
		if a.file == b.file {
			return 0
		} else if b.file {
			return -1
		}
		return 1
	})
	return entries, nil
}

// placeable reports whether a path of a commit may become one of a file: nothing of git's own, nothing that leads out.
func placeable(p string) bool {
	if p == "" || path.IsAbs(p) || path.Clean(p) != p || strings.ContainsAny(p, "\\\x00") {
		return false
	}
	for part := range strings.SplitSeq(p, "/") {
		if part == ".." || strings.EqualFold(strings.TrimRight(part, " ."), ".git") || len(part) > 255 {
			return false
		}
	}
	return true
}

// eachBlob calls take with the contents of files, those that are there and not too large. It must read n bytes.
func eachBlob(ctx context.Context, dir string, wanted []treeEntry, limits WriteLimits, take func(name string, n int64, from io.Reader) error) error {
	if len(wanted) == 0 {
		return nil
	}
	cmd, err := process(ctx, dir, bare(dir), "cat-file")
	if err != nil {
		return err
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() {
		defer in.Close()
		for _, e := range wanted {
			if _, err := io.WriteString(in, e.id+"\n"); err != nil {
				return
			}
		}
	}()
	err = readBlobs(bufio.NewReaderSize(out, 1<<20), wanted, limits, take)
	if err != nil {
		_ = cmd.Process.Kill()
	}
	if waited := cmd.Wait(); err == nil {
		err = waited
	}
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

func readBlobs(out *bufio.Reader, wanted []treeEntry, limits WriteLimits, take func(name string, n int64, from io.Reader) error) error {
	total := int64(0)
	for _, e := range wanted {
		head, err := out.ReadString('\n')
		if err != nil {
			return fmt.Errorf("git cat-file: %w", err)
		}
		f := strings.Fields(head)
		if len(f) != 3 { // it is not in the mirror: too large
			continue
		}
		n, err := strconv.ParseInt(f[2], 10, 64)
		if err != nil {
			return fmt.Errorf("git cat-file: %w", err)
		}
		if f[1] != "blob" || limits.FileSize > 0 && n > limits.FileSize {
			if _, err := io.CopyN(io.Discard, out, n+1); err != nil {
				return err
			}
			continue
		}
		if total += n; limits.Bytes > 0 && total > limits.Bytes {
			return fmt.Errorf("%w of %d MB", ErrTooLarge, limits.Bytes>>20)
		}
		if err := take(e.path, n, out); err != nil {
			return err
		}
		if _, err := out.Discard(1); err != nil {
			return err
		}
	}
	return nil
}

// place writes a file of n bytes.
func place(root *os.Root, name string, from io.Reader, n int64, made map[string]bool) error {
	name = filepath.FromSlash(name)
	if dir := filepath.Dir(name); !made[dir] {
		if err := root.MkdirAll(dir, 0o700); err != nil {
			return err
		}
		made[dir] = true
	}
	f, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = io.CopyN(f, from, n)
	return errors.Join(err, f.Close())
}
