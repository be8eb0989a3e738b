package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/web"
)

// dashboardFlags are those of ui.
type dashboardFlags struct {
	noOpen bool
	url    string
}

func (a *app) uiVerb() *cobra.Command {
	var f dashboardFlags
	cmd := &cobra.Command{
		Use:   "ui [PAGE]",
		Short: "Open the dashboard in a browser",
		Long: "Opens the pages that show what is indexed, found, remembered and asked: PAGE is overview, search, context, graph, impact, sessions,\n" +
			"memory, live, analytics or settings. The server that editors share is used if it runs; else this serves them until it is interrupted.\n" +
			"The link lets one browser in, once and for two minutes: run this again for another one.",
		Args: takes, ValidArgs: dashboardPages(),
		RunE: func(cmd *cobra.Command, args []string) error {
			page := ""
			if len(args) > 0 {
				if err := oneOf("page", args[0], dashboardPages()); err != nil {
					return err
				}
				page = strings.TrimPrefix(args[0], "overview")
			}
			return a.ui(cmd.Context(), page, f)
		},
	}
	cmd.Flags().BoolVar(&f.noOpen, "no-open", false, "print the link and open no browser")
	cmd.Flags().StringVar(&f.url, "url", "", "use the server that `serve --http` started at this `ADDRESS`, like http://127.0.0.1:7070")
	return cmd
}

// dashboardPages are the pages of the dashboard that can be opened by their names.
func dashboardPages() []string {
	return []string{"overview", "search", "context", "graph", "impact", "sessions", "memory", "live", "analytics", "settings"}
}

func (a *app) ui(ctx context.Context, page string, f dashboardFlags) error {
	home, err := config.Home(a.getenv)
	if err != nil {
		return err
	}
	token, err := web.Token(tokenFile(home))
	if err != nil {
		return err
	}
	at, err := a.locate()
	if err != nil {
		return err
	}
	project := ""
	if _, unknown := at.registry.Find(at.Root); at.MayIndex() || unknown == nil {
		project = at.Root
	}
	show := func(server string) error {
		link, err := web.Link(ctx, server, token, page, project)
		if err != nil {
			return err
		}
		return a.showLink(link, f)
	}
	if f.url != "" {
		return show(f.url)
	}
	found, err := web.FindShared(ctx, home)
	if err != nil {
		return err
	}
	if found != nil {
		return show(found.URL)
	}
	return a.serve(ctx, serving{name: "ctx-sys", toolsets: []string{op.Retrieval, op.Agent}, shared: true, linger: time.Minute, ready: show})
}

// showLink prints the address of the dashboard and opens it in the browser of the user.
func (a *app) showLink(link string, f dashboardFlags) error {
	if _, err := fmt.Fprintln(a.out, link); err != nil {
		return err
	}
	if f.noOpen {
		return nil
	}
	name, args := "xdg-open", []string{link}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", link}
	default:
		if a.getenv("DISPLAY") == "" && a.getenv("WAYLAND_DISPLAY") == "" {
			a.note("there is no screen here: open the link in a browser of this machine")
			return nil
		}
	}
	cmd := exec.Command(name, args...)
	cmd.Env = os.Environ()
	if err := cmd.Start(); err != nil {
		a.note("no browser can be started (%v): open the link yourself", err)
		return nil
	}
	go func() { _ = cmd.Wait() }() // what it makes of the link is shown in the browser
	return nil
}
