package team

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/sshkey"
)

// Credentials are what a repository is fetched with, and what its webhooks are known by. "" changes nothing.
type Credentials struct {
	SecretVariable string // the variable of the worker's environment with the password or the key for ssh, or
	Secret         string // the password or the key, which is stored sealed
	HookSecret     string
	HostKeys       string // lines of a known_hosts file
}

func (c *Credentials) check(url string) error {
	host := git.SSHHost(url)
	switch {
	case c.SecretVariable != "" && !secretVariable.MatchString(c.SecretVariable):
		return fmt.Errorf("%w: the variable with a password is called CTX_SYS_TEAM_SECRET_NAME", ctxsys.ErrUsage)
	case c.SecretVariable != "" && c.Secret != "":
		return fmt.Errorf("%w: give the password, or the variable that holds it", ctxsys.ErrUsage)
	case c.HookSecret != "" && len(c.HookSecret) < 16:
		return fmt.Errorf("%w: the secret of a webhook has 16 characters or more: `openssl rand -hex 20` makes one", ctxsys.ErrUsage)
	case host == "" && (c.HostKeys != "" || sshkey.Is(c.Secret)):
		return fmt.Errorf("%w: keys are for ssh, and the address is of another protocol", ctxsys.ErrUsage)
	}
	if sshkey.Is(c.Secret) {
		if err := sshkey.Check(c.Secret); err != nil {
			return err
		}
	}
	if c.HostKeys != "" {
		var err error
		c.HostKeys, err = sshkey.Pinned(c.HostKeys, host)
		return err
	}
	return nil
}

// SetCredentials changes what a repository is fetched with, and has it fetched.
func (t *Team) SetCredentials(ctx context.Context, by *Actor, name string, c Credentials) error {
	if err := by.must(ScopeAdmin); err != nil {
		return err
	}
	return t.changed(ctx, by, "repo.set", name, c.kinds(), func(tx pgx.Tx) error {
		var id int64
		var url string
		if err := tx.QueryRow(ctx, "select id, url from ctxsys.team_repositories where tenant = $1 and name = $2 for update", t.tenant, name).Scan(&id, &url); err != nil {
			return found(err, "repository", name)
		}
		if err := c.check(url); err != nil {
			return err
		}
		if c.SecretVariable != "" || c.Secret != "" {
			if _, err := tx.Exec(ctx, "update ctxsys.team_repositories set secret_name = $3, secret = null where tenant = $1 and id = $2", t.tenant, id, c.SecretVariable); err != nil {
				return err
			}
		}
		if err := t.sealInto(ctx, tx, id, c.Secret, c.HookSecret); err != nil {
			return err
		}
		if c.HostKeys != "" {
			if _, err := tx.Exec(ctx, "update ctxsys.team_repositories set host_keys = $3 where tenant = $1 and id = $2", t.tenant, id, c.HostKeys); err != nil {
				return err
			}
		}
		return t.want(ctx, tx, "name", name)
	})
}

// kinds are what of credentials is given, for the audit log.
func (c *Credentials) kinds() (out string) {
	for _, k := range []struct{ name, value string }{{"password", c.Secret}, {"password in " + c.SecretVariable, c.SecretVariable}, {"webhook", c.HookSecret}, {"host keys", c.HostKeys}} {
		if k.value != "" {
			if out != "" {
				out += ", "
			}
			out += k.name
		}
	}
	return out
}

// sealInto stores the secrets of a repository, those that are not "".
func (t *Team) sealInto(ctx context.Context, tx pgx.Tx, repo int64, secret, hook string) error {
	for _, s := range []struct{ column, text string }{{"secret", secret}, {"hook_secret", hook}} {
		if s.text == "" {
			continue
		}
		sealed, err := t.seals.seal(s.text, t.purpose(s.column, repo))
		if err == nil {
			_, err = tx.Exec(ctx, "update ctxsys.team_repositories set "+s.column+" = $3 where tenant = $1 and id = $2", t.tenant, repo, sealed)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (t *Team) purpose(column string, repo int64) string {
	return fmt.Sprintf("%s %d %d", column, t.tenant, repo)
}

// Remote is how a repository is reached. getenv is the worker's environment.
func (t *Team) Remote(r *Repository, getenv func(string) string) (git.Remote, error) {
	remote := git.Remote{URL: r.URL, User: r.Account, HostKeys: r.hostKeys, SSHKey: getenv("CTX_SYS_TEAM_SSH_KEY"), KnownHosts: getenv("CTX_SYS_TEAM_SSH_KNOWN_HOSTS")}
	var secret string
	var err error
	switch {
	case len(r.sealed) > 0:
		secret, err = t.seals.open(r.sealed, t.purpose("secret", r.ID))
	case r.secretName != "":
		if secret = getenv(r.secretName); secret == "" {
			err = fmt.Errorf("%w: the worker has no variable %s, which holds the password of %s", ctxsys.ErrUsage, r.secretName, r.Name)
		}
	}
	// A password of a repository that is fetched by ssh is for its code host's API.
	if sshkey.Is(secret) {
		remote.Key = secret
		if git.SSHHost(r.URL) == "" {
			err = errors.Join(err, fmt.Errorf("%w: the password of %s is a key for ssh, and its address is of another protocol", ctxsys.ErrUsage, r.Name))
		}
	} else {
		remote.Secret = secret
	}
	return remote, err
}
