package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/sshkey"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// teamCredentials is the flags for what a repository is fetched with.
type teamCredentials struct {
	variable, secret, hook, known string
	learn                         bool
}

// maxKnownHosts bounds a known_hosts file, in bytes.
const maxKnownHosts = 1 << 20

func (c *teamCredentials) flags(flags *pflag.FlagSet) {
	flags.StringVar(&c.variable, "secret-variable", "", "`VARIABLE` of the worker with the password or the key: CTX_SYS_TEAM_SECRET_NAME")
	flags.StringVar(&c.secret, "secret-file", "", "`FILE` with the password, or with the private key for ssh; - is stdin")
	flags.StringVar(&c.hook, "webhook-secret-file", "", "`FILE` with the secret of the webhook, - is stdin")
	flags.StringVar(&c.known, "known-hosts", "", "`FILE` with the keys of the host for ssh, as in ~/.ssh/known_hosts")
	flags.BoolVar(&c.learn, "learn-host-key", false, "trust the keys for ssh that the host has now, and show them")
}

// credentials reads what the flags name.
func (a *app) credentials(ctx context.Context, f teamCredentials, url func() (string, error)) (c team.Credentials, err error) {
	c.SecretVariable = f.variable
	if f.known != "" && f.learn {
		return c, usage("--known-hosts says which keys the host has, --learn-host-key has it say so: give one of them")
	}
	if c.Secret, err = a.secretFrom(f.secret); err != nil {
		return c, err
	}
	if c.HookSecret, err = a.secretFrom(f.hook); err != nil {
		return c, err
	}
	if f.known != "" {
		text, err := a.fileOrStdin(f.known, maxKnownHosts)
		c.HostKeys = string(text)
		return c, err
	}
	if !f.learn {
		return c, nil
	}
	address, err := url()
	if err != nil {
		return c, err
	}
	host := git.SSHHost(address)
	if host == "" {
		return c, usage("--learn-host-key is for an address of ssh, such as ssh://git@HOST/PATH")
	}
	if c.HostKeys, err = sshkey.Learn(ctx, host); err != nil {
		return c, err
	}
	for _, print := range sshkey.Prints(c.HostKeys) {
		a.note("%s has the key %s", host, print)
	}
	return c, nil
}

func (a *app) teamRepoAddVerb(t *teaming) *cobra.Command {
	n := team.NewRepository{}
	var with teamCredentials
	maxSize, maxFile := 0.0, 0.0
	cmd := &cobra.Command{
		Use: "add NAME URL", Short: "Add a repository, which workers fetch and index", Args: takes,
		Long: "URL is https://HOST/PATH, ssh://USER@HOST/PATH, USER@HOST:PATH, file:///PATH or the absolute path of a folder of the worker.\n" +
			"A password, or the private key for ssh, is stored sealed (--secret-file), or is in a variable of the worker (--secret-variable).\n" +
			"A host that is reached by ssh has to have one of the keys of --known-hosts or --learn-host-key. Without these and without a key,\n" +
			"CTX_SYS_TEAM_SSH_KEY and CTX_SYS_TEAM_SSH_KNOWN_HOSTS name files of the worker.",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			n.Name, n.URL = args[0], args[1]
			n.MaxBytes, n.MaxFile = int64(maxSize*(1<<20)), int64(maxFile*(1<<20))
			if n.Credentials, err = a.credentials(cmd.Context(), with, func() (string, error) { return n.URL, git.CheckRemote(n.URL) }); err != nil {
				return err
			}
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				if err := at.AddRepository(cmd.Context(), by, n); err != nil {
					return err
				}
				return a.saidOf(map[string]string{"added": n.Name}, "added %s: a worker fetches it", n.Name)
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&n.Branch, "branch", "", "`BRANCH` that is indexed (default what the other side says)")
	flags.StringSliceVar(&n.Patterns, "branches", nil, "`PATTERNS` of more branches that are mirrored, such as release/*")
	flags.StringVar(&n.Account, "account", "", "`NAME` that goes with the password (default git)")
	with.flags(flags)
	flags.DurationVar(&n.Poll, "poll", team.DefaultPoll, "`TIME` after which it is looked at again, 0 for never")
	flags.Float64Var(&maxSize, "max-size", team.DefaultMaxBytes>>20, "`MB` that it may have")
	flags.Float64Var(&maxFile, "max-file", team.DefaultMaxFile>>20, "`MB` of a file that is fetched and indexed")
	flags.StringSliceVar(&n.Readers, "readers", nil, "`READERS`: all, user:NAME, group:NAME (default admins only)")
	return cmd
}

func (a *app) teamRepoSetVerb(t *teaming) *cobra.Command {
	var with teamCredentials
	cmd := &cobra.Command{
		Use: "set NAME", Short: "Change the password, the keys or the webhook's secret of a repository, and fetch it", Args: takes,
		Long: "What is not given stays as it is. When a host has changed its key for ssh, find out from its administrators which one it has now, before you\n" +
			"have it trusted: another machine may be answering for it.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if with == (teamCredentials{}) {
				return usage("nothing to change: see `%s --help`", cmd.CommandPath())
			}
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				c, err := a.credentials(cmd.Context(), with, func() (string, error) {
					all, err := at.Repositories(cmd.Context(), by)
					if err != nil {
						return "", err
					}
					i := slices.IndexFunc(all, func(r team.Repository) bool { return r.Name == args[0] })
					if i < 0 {
						return "", fmt.Errorf("%w: there is no repository %q", ctxsys.ErrNotFound, args[0])
					}
					return all[i].URL, nil
				})
				if err != nil {
					return err
				}
				if err := at.SetCredentials(cmd.Context(), by, args[0], c); err != nil {
					return err
				}
				return a.saidOf(map[string]string{"set": args[0]}, "%s: a worker fetches it", args[0])
			})
		},
	}
	with.flags(cmd.Flags())
	return cmd
}
