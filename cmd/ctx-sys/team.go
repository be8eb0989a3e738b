package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// teaming is the flags that several verbs of team have.
type teaming struct {
	database, owner, tenant string
}

// variables are the environment's names of flags that are not CTX_SYS_TEAM_FLAG.
var variables = map[string]string{"database-url": "CTX_SYS_DATABASE_URL", "database-owner-url": "CTX_SYS_DATABASE_OWNER_URL"}

// variableOf is the variable of the environment that says what a flag of team is where that is not given.
func variableOf(flag string) string {
	return cmp.Or(variables[flag], "CTX_SYS_TEAM_"+strings.ToUpper(strings.ReplaceAll(flag, "-", "_")))
}

func (a *app) teamVerb() *cobra.Command {
	var t teaming
	cmd := group("team", "Serve a team: repositories on a server, for many users",
		a.teamMigrateVerb(&t), a.teamWorkerVerb(&t), a.teamServeVerb(&t),
		group("repo", "Manage the repositories of a team", a.teamRepoAddVerb(&t), a.teamRepoSetVerb(&t), a.teamRepoListVerb(&t), a.teamRepoRemoveVerb(&t), a.teamRepoSyncVerb(&t),
			a.teamReadersVerb(&t, "grant", "Let users, groups or all read a repository", (*team.Team).Grant), a.teamReadersVerb(&t, "revoke", "Let users, groups or all read a repository no more", (*team.Team).Revoke), a.teamRepoHostVerb(&t)),
		group("user", "Manage the users of a team", a.teamUserSetVerb(&t), a.teamUserListVerb(&t), a.teamUserLoginVerb(&t), a.teamUserRemoveVerb(&t)),
		a.teamRightsVerb(&t),
		group("token", "Manage personal tokens", a.teamTokenNewVerb(&t), a.teamTokenListVerb(&t), a.teamTokenRevokeVerb(&t)),
		group("memory", "Review what the team is to know", a.teamMemoryAddVerb(&t), a.teamMemoryListVerb(&t), a.teamReviewVerb(&t, true), a.teamReviewVerb(&t, false), a.teamMemoryExportVerb(&t)),
		a.teamJobsVerb(&t), a.teamAuditVerb(&t),
	)
	flags := cmd.PersistentFlags()
	flags.StringVar(&t.database, "database-url", "", "`URL` of PostgreSQL, as the role that asks (default $CTX_SYS_DATABASE_URL, which keeps the password out of the list of processes)")
	flags.StringVar(&t.tenant, "tenant", "default", "`NAME` of the tenant")
	cmd.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		return errors.Join(a.fromEnvironment(cmd), notNegative(cmd))
	}
	return cmd
}

// fromEnvironment sets the flags that were not given from the environment.
func (a *app) fromEnvironment(cmd *cobra.Command) (err error) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if f.Changed || cmd.Root().PersistentFlags().Lookup(f.Name) != nil || f.Name == "help" {
			return
		}
		if value := a.getenv(variableOf(f.Name)); value != "" {
			if wrong := cmd.Flags().Set(f.Name, value); wrong != nil {
				err = errors.Join(err, usage("%s takes %s, not %q: see `%s --help`", variableOf(f.Name), valueOf(f.Value.Type()), value, cmd.CommandPath()))
			}
		}
	})
	return err
}

// connect opens the database.
func (a *app) connect(ctx context.Context, t *teaming) (*pg.DB, error) {
	return a.connectAs(ctx, t, "")
}

// connectAs opens the database for a process that is known by a name.
func (a *app) connectAs(ctx context.Context, t *teaming, name string) (*pg.DB, error) {
	if t.database == "" {
		return nil, usage("which database? set CTX_SYS_DATABASE_URL to postgres://ctxsys_app:PASSWORD@HOST:5432/ctxsys")
	}
	return pg.OpenAs(ctx, t.database, name)
}

// withTeam calls f with the tenant of the flags.
func (a *app) withTeam(ctx context.Context, t *teaming, f func(*team.Team, *team.Actor) error) error {
	seals, err := team.LoadSeals(a.getenv)
	if err != nil {
		return err
	}
	db, err := a.connect(ctx, t)
	if err != nil {
		return err
	}
	defer db.Close()
	at, err := team.Open(ctx, db, t.tenant, seals)
	if err != nil {
		return err
	}
	return f(at, team.Operator(cmp.Or(a.getenv("USER"), a.getenv("LOGNAME"), "operator")))
}

func (a *app) teamMigrateVerb(t *teaming) *cobra.Command {
	cmd := &cobra.Command{
		Use: "migrate", Short: "Make the tables of a team's database, or bring them up to date", Args: takes,
		Long: "Makes the tables as their owner, whom --database-owner-url names, grants them to the role of --database-url, which is made\n" +
			"where it is not there, and makes the tenant of --tenant. Run it with each new version before servers and workers get it.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			if t.owner == "" || t.database == "" {
				return usage("set CTX_SYS_DATABASE_OWNER_URL to the owner of the tables and CTX_SYS_DATABASE_URL to the role that asks")
			}
			role, err := team.EnsureRole(cmd.Context(), t.owner, t.database)
			if err != nil {
				return err
			}
			version, err := pg.Migrate(cmd.Context(), t.owner, role)
			if err == nil {
				err = team.MigrateJobs(cmd.Context(), t.owner, role)
			}
			if err == nil {
				err = team.AddTenant(cmd.Context(), t.owner, t.tenant)
			}
			if err != nil {
				return err
			}
			if a.json {
				return a.writeJSON(map[string]any{"version": version, "tenant": t.tenant, "role": role})
			}
			a.note("the tables are of version %d, %s asks, the tenant is %s", version, role, t.tenant)
			return nil
		},
	}
	cmd.Flags().StringVar(&t.owner, "database-owner-url", "", "`URL` of PostgreSQL, as the owner of the tables (default $CTX_SYS_DATABASE_OWNER_URL)")
	return cmd
}

// secretFrom reads a secret from a file, - for stdin; "" is none.
func (a *app) secretFrom(path string) (string, error) {
	if path == "" {
		return "", nil
	}
	b, err := a.fileOrStdin(path, 64<<10)
	text := strings.TrimRight(string(b), "\r\n")
	if err == nil && text == "" {
		err = usage("%s holds no secret", path)
	}
	return text, err
}

// fileOrStdin reads a file, - for stdin, of which it takes so many bytes at most.
func (a *app) fileOrStdin(path string, most int64) ([]byte, error) {
	if path == "-" {
		return io.ReadAll(io.LimitReader(a.in, most))
	}
	return regular.Read(path, most)
}

// saidOf says what was done: as JSON, or in words.
func (a *app) saidOf(value any, format string, args ...any) error {
	if a.json {
		return a.writeJSON(value)
	}
	a.note(format, args...)
	return nil
}

// listed shows a list as JSON, or as a table with a head.
func listed[T any](a *app, list []T, none string, head []string, row func(*T) []string) error {
	if list == nil {
		list = []T{}
	}
	if a.json {
		return a.writeJSON(list)
	}
	if len(list) == 0 {
		return nothing("%s", none)
	}
	rows := [][]string{head}
	for i := range list {
		rows = append(rows, row(&list[i]))
	}
	return a.print(render.Table(rows))
}

func moment(t *time.Time) string {
	if t == nil {
		return "-"
	}
	return t.Format("2006-01-02 15:04")
}

func short(commit string) string { return commit[:min(10, len(commit))] }

func (a *app) teamRepoListVerb(t *teaming) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the repositories, with what the last run came to", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Repositories(cmd.Context(), by)
				if err != nil {
					return err
				}
				return listed(a, list, "no repositories yet; `ctx-sys team repo add` adds one", []string{"name", "branch", "commit", "files", "indexed", "readers", "state"}, func(r *team.Repository) []string {
					state := "up to date"
					if r.Problem != "" {
						state = r.Problem
					} else if r.Pending {
						state = "waiting"
					}
					return []string{r.Name, r.Head, short(r.Commit), strconv.Itoa(r.Files), moment(r.Indexed), strings.Join(slices.Concat(r.Grants, hostReaders(r.Host)), ","), state}
				})
			})
		},
	}
}

// hostReaders is what a code host says of the readers of a repository, in a word.
func hostReaders(h *team.HostRights) []string {
	switch {
	case h == nil:
		return nil
	case h.Holds:
		return []string{fmt.Sprintf("%s:%d", h.Kind, len(h.Readers))}
	case h.Problem != "":
		return []string{h.Kind + ":none (" + h.Problem + ")"}
	}
	return []string{h.Kind + ":none"}
}

func (a *app) teamRepoHostVerb(t *teaming) *cobra.Command {
	var lapse time.Duration
	cmd := &cobra.Command{
		Use: "host NAME KIND", Short: "Let those read a repository who may read it at its code host", Args: takes,
		Long: "KIND is github, gitlab or gitea (also Forgejo), or none to end it. Workers ask the host of the repository's address with the password that is\n" +
			"for fetching, four times in --lapse. Who the host names may read the repository besides its readers, as the user of that login (see\n" +
			"team user login). While the host does not answer, its last answer holds for --lapse and then no more.",
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				kind := args[1]
				if kind == "none" {
					kind = ""
				}
				if err := at.SetHost(cmd.Context(), by, args[0], kind, lapse); err != nil {
					return err
				}
				return a.saidOf(map[string]any{"repository": args[0], "host": kind}, "%s: rights from %s", args[0], args[1])
			})
		},
	}
	cmd.Flags().DurationVar(&lapse, "lapse", team.DefaultLapse, "`TIME` for which an answer of the host holds")
	return cmd
}

func (a *app) teamUserLoginVerb(t *teaming) *cobra.Command {
	var remove bool
	cmd := &cobra.Command{
		Use: "login NAME HOST/LOGIN", Short: "Say who a user is at a code host", Args: takes,
		Long: "A login that is called like a user may be somebody else's, so that an admin says whose it is: ctx-sys team user login ann github.com/ann-at-work",
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				set, done := at.SetLogin, "is"
				if remove {
					set, done = at.RemoveLogin, "is not"
				}
				if err := set(cmd.Context(), by, args[0], args[1]); err != nil {
					return err
				}
				return a.saidOf(map[string]any{"user": args[0], "login": args[1], "removed": remove}, "%s %s %s", args[0], done, args[1])
			})
		},
	}
	cmd.Flags().BoolVar(&remove, "remove", false, "the user is not that login any more")
	return cmd
}

// teamDo is a verb that does one thing to what it names.
func (a *app) teamDo(t *teaming, use, short, done string, do func(*team.Team, context.Context, *team.Actor, string) error) *cobra.Command {
	return &cobra.Command{
		Use: use, Short: short, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				if err := do(at, cmd.Context(), by, args[0]); err != nil {
					return err
				}
				return a.saidOf(map[string]string{done: args[0]}, "%s %s", done, args[0])
			})
		},
	}
}

func (a *app) teamRepoRemoveVerb(t *teaming) *cobra.Command {
	return a.teamDo(t, "remove NAME", "Remove a repository and its index", "removed", (*team.Team).RemoveRepository)
}

func (a *app) teamRepoSyncVerb(t *teaming) *cobra.Command {
	return a.teamDo(t, "sync NAME", "Have a repository fetched now", "wanted", (*team.Team).SyncRepository)
}

func (a *app) teamUserRemoveVerb(t *teaming) *cobra.Command {
	return a.teamDo(t, "remove NAME", "Shut a user out; its tokens are of no use any more", "removed", (*team.Team).RemoveUser)
}

func (a *app) teamTokenRevokeVerb(t *teaming) *cobra.Command {
	var user string
	cmd := &cobra.Command{
		Use: "revoke [ID]", Short: "Make a token useless, or with --user all of a user's", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if (len(args) == 0) == (user == "") {
				return usage("give the ID of a token, which `ctx-sys team token list` shows, or --user")
			}
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				n, err := 1, error(nil)
				if user != "" {
					n, err = at.RevokeTokens(cmd.Context(), by, user)
				} else {
					err = at.RevokeToken(cmd.Context(), by, args[0])
				}
				if err != nil {
					return err
				}
				return a.saidOf(map[string]int{"revoked": n}, "revoked %d", n)
			})
		},
	}
	cmd.Flags().StringVar(&user, "user", "", "`NAME` of the user")
	return cmd
}

// several wants a name and one or more other arguments.
func several(cmd *cobra.Command, args []string) error {
	if len(args) < 2 {
		return usage("%s needs NAME and READERS: see `%s --help`", cmd.Name(), cmd.CommandPath())
	}
	return nil
}

func (a *app) teamReadersVerb(t *teaming, name, short string, change func(*team.Team, context.Context, *team.Actor, string, ...string) error) *cobra.Command {
	return &cobra.Command{
		Use: name + " NAME READER...", Short: short, Args: several,
		Long: "A READER is all, user:NAME or group:NAME. Admins read everything.",
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				if err := change(at, cmd.Context(), by, args[0], args[1:]...); err != nil {
					return err
				}
				return a.saidOf(map[string]any{name: args[0], "readers": args[1:]}, "%s: %s %s", args[0], name, strings.Join(args[1:], " "))
			})
		},
	}
}

func (a *app) teamRightsVerb(t *teaming) *cobra.Command {
	var dry bool
	cmd := &cobra.Command{
		Use: "rights [FILE]", Short: "Show who may read what, or make what a file says hold", Args: takes,
		Long: "Without FILE shows the groups and the readers of all repositories as such a file. With it (- for stdin) the groups and repositories that it\n" +
			"names get the members and readers that it says and no others, all in one step; what it does not name stays as it is. A name of a repository\n" +
			"may be a pattern (shop-*), and one that several fit has the readers of all of them. Prints what changed, which is nothing the second time.",
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				if len(args) == 0 {
					return a.showRights(cmd.Context(), at, by)
				}
				text, err := a.fileOrStdin(args[0], team.MaxRights)
				if err != nil {
					return err
				}
				rights, err := team.ReadRights(text)
				if err != nil {
					return err
				}
				changes, unused, err := at.SetRights(cmd.Context(), by, rights, dry)
				if err != nil {
					return err
				}
				for _, pattern := range unused {
					a.note("%s fits no repository", pattern)
				}
				return a.sayRights(changes, dry)
			})
		},
	}
	cmd.Flags().BoolVar(&dry, "dry-run", false, "change nothing, and show what would be changed")
	return cmd
}

func (a *app) showRights(ctx context.Context, at *team.Team, by *team.Actor) error {
	rights, err := at.Rights(ctx, by)
	if err != nil {
		return err
	}
	if a.json {
		return a.writeJSON(rights)
	}
	text, err := rights.Text()
	if err != nil {
		return err
	}
	return a.print(render.Verbatim(text))
}

// sayRights lists what rights changed, or would.
func (a *app) sayRights(changes []team.RightsChange, dry bool) error {
	if a.json {
		if changes == nil {
			changes = []team.RightsChange{}
		}
		return a.writeJSON(map[string]any{"changes": changes, "dry_run": dry})
	}
	if len(changes) == 0 {
		a.note("nothing to change: who may read what is as the file says")
		return nil
	}
	for _, c := range changes {
		a.note("%s: %s %s", c.Target, strings.TrimPrefix(strings.TrimPrefix(c.Action, "repo."), "group."), c.Who)
	}
	if dry {
		a.note("nothing was changed: without --dry-run this makes %s", ctxsys.Plural(len(changes), "change"))
	}
	return nil
}

func (a *app) teamUserSetVerb(t *teaming) *cobra.Command {
	var role string
	var groups []string
	cmd := &cobra.Command{
		Use: "set NAME", Short: "Make a user, or change the role and the groups of one", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if !cmd.Flags().Changed("groups") {
				groups = nil
			}
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				if err := at.SetUser(cmd.Context(), by, args[0], team.Role(role), groups); err != nil {
					return err
				}
				return a.saidOf(map[string]string{"user": args[0], "role": role}, "%s is %s", args[0], role)
			})
		},
	}
	cmd.Flags().StringVar(&role, "role", string(team.Reader), "`ROLE`: reader, contributor or admin")
	cmd.Flags().StringSliceVar(&groups, "groups", nil, "`GROUPS` of the user, in place of those it has")
	return cmd
}

func (a *app) teamUserListVerb(t *teaming) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the users", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Users(cmd.Context(), by)
				if err != nil {
					return err
				}
				return listed(a, list, "no users yet; `ctx-sys team user set` makes one", []string{"name", "role", "groups", "state", "logins"}, func(u *team.User) []string {
					state := "active"
					if u.Disabled {
						state = "removed"
					}
					return []string{u.Name, string(u.Role), strings.Join(u.Groups, ","), state, strings.Join(u.Logins, ",")}
				})
			})
		},
	}
}

func (a *app) teamTokenNewVerb(t *teaming) *cobra.Command {
	var name string
	var scopes []string
	var days int
	cmd := &cobra.Command{
		Use: "new USER", Short: "Make a personal token, which is shown this once", Args: takes,
		Long: "A token is for the scopes read (ask), propose (memories) and admin, as far as its user's role goes. Give an assistant one for read,\n" +
			"or for read and propose: what comes with a token is not taken for the word of a person.",
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				token, err := at.NewToken(cmd.Context(), by, args[0], name, scopes, time.Duration(days)*24*time.Hour)
				if err != nil {
					return err
				}
				if a.json {
					return a.writeJSON(map[string]string{"token": token})
				}
				_, err = fmt.Fprintln(a.out, token)
				return err
			})
		},
	}
	cmd.Flags().StringVar(&name, "name", "token", "`NAME` by which it is known in the list")
	cmd.Flags().StringSliceVar(&scopes, "scopes", []string{team.ScopeRead}, "`SCOPES`: read, propose, admin")
	cmd.Flags().IntVar(&days, "days", 90, "`DAYS` that it lives")
	return cmd
}

func (a *app) teamTokenListVerb(t *teaming) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the tokens, without what makes them tokens", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Tokens(cmd.Context(), by)
				if err != nil {
					return err
				}
				return listed(a, list, "no tokens yet; `ctx-sys team token new` makes one", []string{"id", "user", "name", "scopes", "expires", "used", "revoked"}, func(k *team.Token) []string {
					return []string{k.ID, k.User, k.Name, strings.Join(k.Scopes, ","), moment(&k.Expires), moment(k.Used), moment(k.Revoked)}
				})
			})
		},
	}
}

func (a *app) teamJobsVerb(t *teaming) *cobra.Command {
	var limit int
	cmd := &cobra.Command{
		Use: "jobs", Short: "List the last jobs of workers", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Jobs(cmd.Context(), by, limit)
				if err != nil {
					return err
				}
				return listed(a, list, "no jobs yet; `ctx-sys team repo add` makes the first", []string{"id", "kind", "repository", "state", "tries", "problem"}, func(j *team.Job) []string {
					return []string{strconv.FormatInt(j.ID, 10), j.Kind, j.Repository, j.State, strconv.Itoa(j.Attempt), j.Problem}
				})
			})
		},
	}
	cmd.Flags().IntVar(&limit, "limit", 20, "at most `N`")
	return cmd
}

func (a *app) teamAuditVerb(t *teaming) *cobra.Command {
	var asked team.Asked
	cmd := &cobra.Command{
		Use: "audit", Short: "Show the last lines of the audit log", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Audit(cmd.Context(), by, asked)
				if err != nil {
					return err
				}
				return listed(a, list, "no lines yet; `ctx-sys team user set` makes the first", []string{"at", "who", "what", "whom", "how", "from"}, func(e *team.AuditEntry) []string {
					return []string{e.At.Format(time.DateTime), e.Actor, e.Action, e.Target, e.Detail, e.Address}
				})
			})
		},
	}
	cmd.Flags().IntVar(&asked.Limit, "limit", 50, "at most `N`")
	cmd.Flags().BoolVar(&asked.Changes, "changes", false, "leave questions out")
	return cmd
}

func (a *app) teamMemoryAddVerb(t *teaming) *cobra.Command {
	p := team.Proposal{}
	var days int
	cmd := &cobra.Command{
		Use: "add TEXT", Short: "Propose something that the team is to know", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			p.Text, p.Life = args[0], time.Duration(days)*24*time.Hour
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				id, err := at.Propose(cmd.Context(), by, p)
				if err != nil {
					return err
				}
				return a.saidOf(map[string]int64{"id": id}, "proposed as %d: `ctx-sys team memory approve %d` lets the team see it", id, id)
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&p.Kind, "kind", "memory", "`KIND`: memory or decision")
	flags.StringVar(&p.Source, "source", "", "`TEXT` that says what it was learnt from")
	flags.StringVar(&p.Repository, "repo", "", "`NAME` of the repository that it is about (default all)")
	flags.IntVar(&days, "days", 0, "`DAYS` after which it is not true any more (default never)")
	return cmd
}

func (a *app) teamMemoryListVerb(t *teaming) *cobra.Command {
	var state string
	cmd := &cobra.Command{
		Use: "list", Short: "List what the team knows, or what was proposed", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := oneOf("state", state, []string{"approved", "proposed", "rejected"}); err != nil {
				return err
			}
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Memories(cmd.Context(), by, state)
				if err != nil {
					return err
				}
				return listed(a, list, "no memories yet; `ctx-sys team memory add` proposes one", []string{"id", "kind", "repository", "author", "text", "source", "expires"}, func(m *team.Memory) []string {
					return []string{strconv.FormatInt(m.ID, 10), m.Kind, m.Repository, m.Author, m.Text, m.Source, moment(m.Expires)}
				})
			})
		},
	}
	cmd.Flags().StringVar(&state, "state", "approved", "`STATE`: approved, proposed or rejected")
	return cmd
}

func (a *app) teamReviewVerb(t *teaming, approve bool) *cobra.Command {
	var reason string
	name, short := "approve", "Let the team see what was proposed"
	if !approve {
		name, short = "reject", "Keep what was proposed from the team"
	}
	cmd := &cobra.Command{
		Use: name + " ID", Short: short, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := strconv.ParseInt(args[0], 10, 64)
			if err != nil {
				return usage("a memory has a number, not %q: `ctx-sys team memory list --state proposed` shows them", args[0])
			}
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				if err := at.Review(cmd.Context(), by, id, approve, reason); err != nil {
					return err
				}
				return a.saidOf(map[string]any{"id": id, "approved": approve}, "%d: %s", id, name)
			})
		},
	}
	cmd.Flags().StringVar(&reason, "reason", "", "`TEXT` that says why")
	return cmd
}

func (a *app) teamMemoryExportVerb(t *teaming) *cobra.Command {
	return &cobra.Command{
		Use: "export FOLDER", Short: "Write what the team knows as Markdown files", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.withTeam(cmd.Context(), t, func(at *team.Team, by *team.Actor) error {
				list, err := at.Memories(cmd.Context(), by, "approved")
				if err != nil {
					return err
				}
				if err := os.MkdirAll(args[0], 0o755); err != nil {
					return err
				}
				for i := range list {
					name := filepath.Join(args[0], fmt.Sprintf("%s-%d.md", list[i].Kind, list[i].ID))
					if err := regular.Write(name, team.MemoryFile(&list[i]), 0o644); err != nil {
						return err
					}
				}
				return a.saidOf(map[string]any{"files": len(list)}, "wrote %s", ctxsys.Plural(len(list), "file"))
			})
		},
	}
}

// hostOf is where a database is, without who asks and the password.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "PostgreSQL"
	}
	return u.Host + u.Path
}
