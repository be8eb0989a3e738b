package watch

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// begin starts to follow, or starts again: by events where they can be had, else by looking.
func (f *follower) begin(ctx context.Context) error {
	f.dropEvents()
	f.storm = 0
	if f.why == "" {
		f.why = f.silent()
	}
	if f.why == "" {
		err := f.open(ctx)
		if err == nil {
			f.tell(State{Mode: Events, Folders: len(f.folders), Answers: f.ours && f.o.Asking != ""})
			return nil
		}
		return f.fallBack(ctx, err)
	}
	f.startPolling()
	return nil
}

// silent says why no notifications can be expected, "" when they can.
func (f *follower) silent() string {
	if f.o.Polling {
		return "the settings ask for it"
	}
	if name := silentFileSystem(f.root); name != "" {
		return fmt.Sprintf("the folder is on %s, which does not report what others change", name)
	}
	return ""
}

// open watches all folders of the project.
func (f *follower) open(ctx context.Context) error {
	if descriptorAFile {
		if err := f.fewFiles(ctx); err != nil {
			return err
		}
	}
	w, err := fsnotify.NewBufferedWatcher(1024)
	if err != nil {
		return err
	}
	f.events, f.folders, f.ours = w, map[string]bool{}, false
	if err := f.probe(); err != nil {
		return err
	}
	if err := f.addBelow(ctx, "."); err != nil {
		return err
	}
	if err := f.watchOurs(); err != nil {
		return err
	}
	for _, dir := range f.git.folders() {
		if err := w.Add(dir); err != nil && isLimit(err) {
			return err
		}
	}
	f.git.moved() // from here on
	return nil
}

func (f *follower) dropEvents() {
	if f.events != nil {
		f.events.Close()
		for range f.events.Events { // until it has ended
		}
	}
	f.events, f.folders = nil, nil
}

// addBelow watches the folders of the project at and below one.
func (f *follower) addBelow(ctx context.Context, under string) error {
	_, err := walk.Folders(ctx, f.root, under, f.o.Walk, f.add)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil // gone or closed again: the walk that follows says so
	}
	return err
}

// add watches one folder. Where it went away meanwhile, or cannot be read, nothing is watched.
func (f *follower) add(rel string) error {
	if f.folders[rel] {
		return nil
	}
	if f.o.limit > 0 && len(f.folders) >= f.o.limit {
		return syscall.ENOSPC
	}
	switch err := f.events.Add(f.abs(rel)); {
	case err == nil:
		f.folders[rel] = true
	case isLimit(err):
		return err
	}
	return nil
}

func (f *follower) abs(rel string) string {
	if rel == "." {
		return f.root
	}
	return f.root + string(filepath.Separator) + filepath.FromSlash(rel)
}

// rel is the path of an event relative to the root, "" for one outside of it.
func (f *follower) rel(name string) string {
	if name == f.root {
		return "."
	}
	rest, ok := strings.CutPrefix(name, f.root+string(filepath.Separator))
	if !ok {
		return ""
	}
	return filepath.ToSlash(rest)
}

// notified takes in one notification.
func (f *follower) notified(ctx context.Context, e fsnotify.Event) error {
	if e.Name == "" {
		return nil
	}
	if f.git.owns(e.Name) {
		f.gitStirred(e.Name)
		return nil
	}
	rel := f.rel(e.Name)
	switch {
	case rel == "":
		return nil
	case rel == ".":
		if e.Has(fsnotify.Remove) || e.Has(fsnotify.Rename) {
			return f.checkRoot()
		}
	case rel == ours || strings.HasPrefix(rel, ours+"/"):
		return f.oursChanged(ctx, e, rel)
	case isRule(rel):
		f.everything(Rules)
		return nil
	}
	f.pending.add(rel)
	f.noticed()
	switch {
	case e.Has(fsnotify.Rename) || e.Has(fsnotify.Remove):
		f.forget(rel, e.Has(fsnotify.Rename))
	case e.Has(fsnotify.Create) || e.Has(fsnotify.Chmod) && !f.folders[rel]:
		return f.appeared(ctx, rel)
	}
	return nil
}

// ours is our own folder. What people wrote down is in a folder of it, which need not be there; the rest is nobody's concern.
var ours = path.Dir(walk.EntityFolder)

// watchOurs looks after the folder of what people wrote down, and after its appearance.
func (f *follower) watchOurs() error {
	if info, err := os.Lstat(f.abs(ours)); err != nil || !info.IsDir() {
		return nil
	}
	switch err := f.events.Add(f.abs(ours)); {
	case err == nil:
		f.ours = true
	case isLimit(err):
		return err
	}
	if info, err := os.Lstat(f.abs(walk.EntityFolder)); err != nil || !info.IsDir() {
		return nil
	}
	return f.add(walk.EntityFolder)
}

// oursChanged takes in a notification from our own folder.
func (f *follower) oursChanged(ctx context.Context, e fsnotify.Event, rel string) error {
	if f.o.Asking != "" && strings.HasPrefix(rel, ours+"/"+f.o.Asking) {
		if e.Has(fsnotify.Create) {
			f.asked = append(f.asked, e.Name)
		}
		return nil
	}
	if rel != ours && rel != walk.EntityFolder && !strings.HasPrefix(rel, walk.EntityFolder+"/") {
		return nil
	}
	gone := e.Has(fsnotify.Remove) || e.Has(fsnotify.Rename)
	switch {
	case rel == ours && gone:
		f.events.Remove(f.abs(ours)) // which the system may have done
		f.forget(walk.EntityFolder, true)
		rel = walk.EntityFolder
	case rel == ours && !e.Has(fsnotify.Create):
		return nil
	case rel == ours:
		rel = walk.EntityFolder
	case rel == walk.EntityFolder && gone:
		f.forget(rel, true)
	}
	if err := f.watchOurs(); err != nil {
		return f.fallBack(ctx, err)
	}
	if gone || f.folders[walk.EntityFolder] {
		f.pending.add(rel)
		f.noticed()
	}
	return nil
}

// isRule reports whether a file decides what belongs to the project, or what is a repository of its own.
func isRule(rel string) bool {
	switch path.Base(rel) {
	case ".gitignore", ".ctxignore", ".gitmodules", ".git":
		return true
	}
	return false
}

// appeared watches a folder that was made, moved here, or can be read again, with what is in it.
func (f *follower) appeared(ctx context.Context, rel string) error {
	if f.storm > maxFolders {
		return nil // all will be watched again
	}
	info, err := os.Lstat(f.abs(rel))
	if err != nil || !info.IsDir() {
		return nil
	}
	f.storm++
	if err := f.addBelow(ctx, rel); err != nil {
		return f.fallBack(ctx, err)
	}
	return nil
}

// forget lets go of a folder that is gone. One that was moved takes the watches of what is in it along, under names that
// are no longer true.
func (f *follower) forget(rel string, moved bool) {
	if !f.folders[rel] {
		return
	}
	delete(f.folders, rel)
	f.events.Remove(f.abs(rel)) // which the system may have done
	if f.storm++; !moved || f.storm > maxFolders {
		return
	}
	for dir := range f.folders {
		if strings.HasPrefix(dir, rel+"/") {
			delete(f.folders, dir)
			f.events.Remove(f.abs(dir))
		}
	}
}

// failed takes in what went wrong with notifications.
func (f *follower) failed(ctx context.Context, err error) error {
	if isLimit(err) {
		return f.fallBack(ctx, err)
	}
	f.everything(Overflow) // whatever it was, something may have been missed
	return nil
}

// fallBack goes on without notifications.
func (f *follower) fallBack(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if !isLimit(err) && !errors.Is(err, errSilent) && !errors.Is(err, errManyFiles) {
		return err
	}
	f.why = reason(err)
	f.dropEvents()
	f.startPolling()
	f.everything(Many)
	return nil
}

var (
	errSilent    = errors.New("a file was written in the folder and no notification came")
	errManyFiles = fmt.Errorf("this system needs an open descriptor for each file that is watched, and there are more than %d", maxDescriptors)
)

func reason(err error) string {
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return "the system allows no more watches (Linux: raise fs.inotify.max_user_watches with sysctl)"
	case errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE):
		return "the system allows no more watchers or open files (Linux: raise fs.inotify.max_user_instances with sysctl)"
	}
	return err.Error()
}

// isLimit reports whether an error says that the system gives no more.
func isLimit(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE) || errors.Is(err, syscall.ENOMEM)
}

// maxDescriptors is how many files are watched where each takes a descriptor.
const maxDescriptors = 2000

func (f *follower) fewFiles(ctx context.Context) error {
	n := 0
	_, err := walk.Walk(ctx, f.root, f.o.Walk, func(walk.File) error {
		if n++; n > maxDescriptors {
			return errManyFiles
		}
		return nil
	})
	return err
}

// probeWait is how long a notification may take to come.
const probeWait = time.Second

// probe writes a file in a folder of ours and waits to be informed of it: some file systems take watches and never say a word.
func (f *follower) probe() error {
	if f.o.Probe == "" || f.rel(f.o.Probe) == "" {
		return nil
	}
	if err := f.events.Add(f.o.Probe); err != nil {
		if isLimit(err) {
			return err
		}
		return nil // there is no such folder: nothing is learned
	}
	defer f.events.Remove(f.o.Probe)
	file, err := os.CreateTemp(f.o.Probe, "index.probe-*")
	if err != nil {
		return nil
	}
	file.Close()
	defer os.Remove(file.Name())
	timeout := time.NewTimer(probeWait)
	defer timeout.Stop()
	for {
		select {
		case e := <-f.events.Events:
			if e.Name == file.Name() {
				return nil
			}
		case <-timeout.C:
			return errSilent
		}
	}
}
