package main

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/web"
)

// check refuses flags that contradict each other.
func (s serving) check() error {
	switch {
	case s.shared && s.address != "":
		return usage("--shared chooses its address itself: leave out --http")
	case s.shared && s.database != "":
		return usage("--shared serves many projects: leave out --db")
	case s.linger <= 0:
		return usage("--linger %s: give a time above zero, such as 60s", s.linger)
	}
	return nil
}

// tokenFile holds the token of this user's servers.
func tokenFile(home string) string { return filepath.Join(home, "token") }

// serveShared is the one server of this user, or says where that one is and leaves. It ends when it had no client for the
// time of --linger.
func (a *app) serveShared(ctx context.Context, s serving, o web.Options) error {
	home, err := config.Home(a.getenv)
	if err != nil {
		return err
	}
	if o.Token, err = web.Token(tokenFile(home)); err != nil {
		return err
	}
	mine := web.Shared{PID: os.Getpid(), TokenFile: tokenFile(home), StartedAt: time.Now().UTC().Truncate(time.Second), Version: version()}
	l, at, err := web.Share(ctx, home, mine)
	if err != nil {
		return err
	}
	line := map[string]any{"url": at.URL, "token_file": at.TokenFile, "pid": at.PID, "version": at.Version}
	if l == nil && s.ready != nil { // another process became it meanwhile
		return s.ready(at.URL)
	}
	if l == nil {
		if at.Version != mine.Version {
			a.note("the server in use (process %[2]d) has version %[1]s, this is %[3]s: it ends with the last of its editors", at.Version, at.PID, mine.Version)
		}
		return a.writeJSON(line)
	}
	survivePipe() // anyone who started it may go before it does
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go func() {
		linger := s.linger
		if s.ready != nil { // its user ends it
			linger = 0
		}
		o.Clients.Watch(ctx, linger)
		if err := web.Unshare(home); err != nil { // no client shall find it from now on
			a.note("%v", err)
		}
		stop()
	}()
	if s.ready != nil {
		go func() {
			if err := s.ready(at.URL); err != nil {
				a.note("%v", err)
				stop()
			}
		}()
	} else if err := a.writeJSON(line); err != nil {
		a.detail("cannot print where the server is: %v", err)
	}
	err = web.Serve(ctx, l, web.Handler(o))
	if gone := web.Unshare(home); err == nil {
		err = gone
	}
	return err
}

// sharedName is the project that a client of a shared server means. A folder in a repository means the repository, unless
// that very folder was indexed.
func (a *app) sharedName(name string) (string, error) {
	if name == "" && a.project == "" {
		return "", usage("this server serves many projects: give \"project\", a folder or a name of `ctx-sys project list`")
	}
	if !filepath.IsAbs(name) {
		return name, nil
	}
	at, err := a.locate()
	if err != nil {
		return "", err
	}
	if _, err := at.registry.Find(name); err == nil {
		return name, nil
	}
	if around := project.Around(name); around.MayIndex() {
		return around.Root, nil
	}
	return name, nil
}

// marked reports whether a folder is by itself a project: git's or our settings are in it, and it is not the home directory.
func marked(root string) bool {
	around := project.Around(root)
	return around.Root == root && around.MayIndex()
}
