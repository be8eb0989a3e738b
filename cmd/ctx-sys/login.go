package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/render"
	teamserver "github.com/ctx-sys/ctx-sys/internal/team/ask"
)

func teamClient(home string) *teamserver.Client { return teamserver.New(home, version()) }

// team asks about the repositories of the team for a project; nil where the settings say that nobody is asked.
func (at place) team() *teamserver.Project {
	return teamClient(at.home).Project(teamserver.Options{When: at.cfg.Team.Ask, Deadline: time.Duration(at.cfg.Team.DeadlineMS) * time.Millisecond}, at.Root)
}

const loginHelp = `Logs in to a team's server: questions about a project that is checked out of one of its repositories are then
answered from the team's other repositories too. Nothing but the words of a question is sent.

The token is typed, or comes from a file, stdin or the variable ` + teamserver.TokenVariable + `; it is no argument, since those are seen
in the list of processes and kept by the shell. It is kept in the user's folder, readable by the user only.
The address begins with https://; http:// is for a server on this machine.`

func (a *app) loginVerb() *cobra.Command {
	file := ""
	cmd := &cobra.Command{
		Use: "login URL", Short: "Log in to a team's server, to ask about its repositories too", Long: loginHelp, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.ofUser("logs in"); err != nil { // where questions go is the user's to say
				return err
			}
			home, err := config.Home(a.getenv)
			if err != nil {
				return err
			}
			if _, err := teamserver.CheckURL(args[0]); err != nil {
				return ofTeam(err)
			}
			token, err := a.teamToken(file)
			if err != nil {
				return err
			}
			l, repos, err := teamClient(home).LogIn(cmd.Context(), args[0], token)
			if err != nil {
				return ofTeam(err)
			}
			if a.json {
				return a.writeJSON(map[string]any{"url": l.URL, "tenant": l.Tenant, "user": l.User, "repositories": repos})
			}
			return a.print(render.Pagef("logged in to %s as %s of %s, who may read %s\n", l.URL, l.User, l.Tenant, ctxsys.Plural(len(repos), "repository")))
		},
	}
	cmd.Flags().StringVar(&file, "token-file", "", "read the token from `FILE`; - is stdin")
	return cmd
}

// ofTeam words an error of the team's client for the command line.
func ofTeam(err error) error {
	var p *teamserver.Problem
	switch {
	case errors.As(err, &p):
		return worded{err, p.Error()}
	case errors.Is(err, ctxsys.ErrUsage):
		return usage("%s", strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
	}
	return err
}

// maxToken bounds what is read as a token.
const maxToken = 16 << 10

// teamToken reads the token: of a file or stdin, of the environment, or as it is typed.
func (a *app) teamToken(file string) (string, error) {
	var b []byte
	var err error
	in, terminal := a.in.(*os.File)
	terminal = terminal && term.IsTerminal(int(in.Fd()))
	switch {
	case file != "" && file != "-":
		f, e := os.Open(file)
		if e != nil {
			return "", usage("--token-file %s cannot be read: %v", file, e)
		}
		defer f.Close()
		b, err = io.ReadAll(io.LimitReader(f, maxToken))
	case file == "" && a.getenv(teamserver.TokenVariable) != "":
		b = []byte(a.getenv(teamserver.TokenVariable))
	case file == "" && terminal:
		fmt.Fprint(a.err, "token: ")
		b, err = term.ReadPassword(int(in.Fd()))
		fmt.Fprintln(a.err)
	default:
		b, err = io.ReadAll(io.LimitReader(a.in, maxToken))
	}
	if err != nil {
		return "", err
	}
	token := strings.TrimSpace(string(b))
	return token, ofTeam(teamserver.CheckToken(token))
}

func (a *app) logoutVerb() *cobra.Command {
	return &cobra.Command{
		Use: "logout", Short: "Forget the login to the team's server", Args: takes,
		Long: "Forgets the address of the team's server and the token. The token stays good until it ends: `ctx-sys team token revoke` on the server ends it.",
		RunE: func(*cobra.Command, []string) error {
			home, err := config.Home(a.getenv)
			if err != nil {
				return err
			}
			was, err := teamClient(home).LogOut()
			if err != nil {
				return err
			}
			if a.json {
				return a.writeJSON(map[string]bool{"was_logged_in": was})
			}
			if !was {
				return a.print(render.Pagef("nobody was logged in\n"))
			}
			return a.print(render.Pagef("logged out\n"))
		},
	}
}

// teamChecks ask the server who the user is, where somebody is logged in.
func (at place) teamChecks(ctx context.Context, connect bool) []doctor.Check {
	c := doctor.Check{Name: "team"}
	client := teamClient(at.home)
	l, err := client.Login()
	switch {
	case err != nil:
		return []doctor.Check{failed("team", err)}
	case l == nil:
		return nil
	case !connect || at.cfg.Team.Ask == teamserver.Off:
		c.OK, c.Skipped, c.Detail = true, true, fmt.Sprintf("%s at %s, not checked", l.User, l.URL)
		return []doctor.Check{c}
	}
	ctx, cancel := context.WithTimeout(ctx, examinePatience)
	defer cancel()
	n, err := client.Check(ctx, l)
	if err != nil {
		c.Detail, c.Fix = err.Error(), "questions are answered without it"
		if head, fix, ok := strings.Cut(c.Detail, ": "); ok {
			c.Detail, c.Fix = head, fix
		}
		return []doctor.Check{c}
	}
	c.OK, c.Detail = true, fmt.Sprintf("%s at %s, %s", l.User, l.URL, ctxsys.Plural(n, "repository"))
	return []doctor.Check{c}
}
