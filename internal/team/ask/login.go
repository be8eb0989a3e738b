// Package ask asks a team's server, for the user who logged in there.
//
// These hold:
//
//   - Where the server is and the token that it takes are in the user's folder, in files that only the user can read. Nothing of a project says where
//     anything is sent.
//   - What is sent is the words of a question, the name of an entity, and the names of repositories that the server has. No text of a file, of a buffer, of
//     a memory or of a conversation is.
//   - What comes back is data: it is bounded, each result is of a repository that the server listed, and nothing in it is taken for what is on this machine.
//   - A server that is away or slow costs one deadline, and then nothing for a time that doubles with each try.
package ask

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// TokenVariable is the variable of the environment that a token is taken from when the user logs in.
const TokenVariable = "CTX_SYS_TEAM_TOKEN"

// The files in the user's folder, and the most bytes of each.
const (
	loginName = "team-login.json"
	stateName = "team-state.json"

	maxLogin = 64 << 10
	maxState = 16 << 20
)

// Login is where the user logged in, and as who. Token is a secret.
type Login struct {
	URL    string    `json:"url"` // without a slash at the end
	Token  string    `json:"token"`
	Tenant string    `json:"tenant"`
	User   string    `json:"user"`
	Since  time.Time `json:"since"`
}

// Host is the server as messages name it.
func (l *Login) Host() string {
	return strings.TrimPrefix(strings.TrimPrefix(l.URL, "https://"), "http://")
}

// Repository is a repository that the server lets the user read.
type Repository struct {
	Name    string     `json:"name"`
	URL     string     `json:"url,omitempty"` // where it is fetched from, without a password
	Commit  string     `json:"commit,omitempty"`
	Files   int        `json:"files"`
	Indexed *time.Time `json:"indexed,omitempty"`
}

// state is what is known of the server between questions, also of other processes.
type state struct {
	URL          string       `json:"url"`
	User         string       `json:"user"`
	Repositories []Repository `json:"repositories"`
	Listed       time.Time    `json:"listed"`
	Problem      string       `json:"problem,omitempty"` // of the last try, "" for none
	Failures     int          `json:"failures,omitempty"`
	Again        time.Time    `json:"again,omitzero"` // it is not asked before
}

// Client asks the server that the user logged in to, if any. It is safe for concurrent use.
type Client struct {
	home string
	http *http.Client
	name string // of this program, for the server's log

	mu      sync.Mutex
	last    state // as it was read or written last
	lastMod time.Time
}

// New returns a client that keeps its files in home, the user's folder. version is that of the program.
func New(home, version string) *Client {
	return &Client{home: home, name: "ctx-sys/" + version, http: &http.Client{
		// A token would follow to another place.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// CheckURL returns the address of a server as it is kept. It is https, or http to this machine; the error wraps ctxsys.ErrUsage.
func CheckURL(address string) (string, error) {
	bad := func(why string) (string, error) {
		return "", fmt.Errorf("%w: the address of the team's server %s: write it like https://ctx.example.com", ctxsys.ErrUsage, why)
	}
	u, err := url.Parse(strings.TrimSpace(address))
	switch {
	case err != nil || u.Host == "" || u.Hostname() == "" || u.Opaque != "":
		return bad("is none")
	case u.User != nil:
		return bad("holds a user or a password, and the token is not a part of it")
	case u.RawQuery != "" || u.Fragment != "":
		return bad("has a query")
	case u.Scheme == "https":
	case u.Scheme != "http":
		return bad("begins with https://")
	case !loopback(u.Hostname()):
		return bad("begins with https://: the token would be readable on the way")
	}
	u.Host = strings.ToLower(u.Host)
	return strings.TrimRight(u.String(), "/"), nil
}

func loopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.IsLoopback()
}

// CheckToken refuses what is no token. The error wraps ctxsys.ErrUsage and does not repeat it.
func CheckToken(token string) error {
	if token == "" || len(token) > 8<<10 || strings.ContainsFunc(token, func(r rune) bool { return unicode.IsSpace(r) || r > unicode.MaxASCII || unicode.IsControl(r) }) {
		return fmt.Errorf("%w: that is no token: a token is one word, which `ctx-sys team token new` shows", ctxsys.ErrUsage)
	}
	return nil
}

// Login returns where the user is logged in, nil for nowhere.
func (c *Client) Login() (*Login, error) {
	b, err := regular.Read(filepath.Join(c.home, loginName), maxLogin)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	l := &Login{}
	if err == nil {
		err = json.Unmarshal(b, l)
	}
	if err == nil {
		_, err = CheckURL(l.URL)
	}
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: run `ctx-sys logout`, and log in again: %w", filepath.Join(c.home, loginName), err)
	}
	return l, nil
}

// LogIn asks the server who the token is, and keeps both. It returns the repositories that the user may read.
func (c *Client) LogIn(ctx context.Context, address, token string) (*Login, []Repository, error) {
	address, err := CheckURL(address)
	if err != nil {
		return nil, nil, err
	}
	if err := CheckToken(token); err != nil {
		return nil, nil, err
	}
	l := &Login{URL: address, Token: token, Since: time.Now().UTC().Truncate(time.Second)}
	who, err := c.who(ctx, l)
	if err != nil {
		return nil, nil, err
	}
	l.Tenant, l.User = who.Tenant, who.User
	b, err := json.MarshalIndent(l, "", "  ")
	if err == nil {
		err = os.MkdirAll(c.home, 0o700)
	}
	if err == nil {
		err = regular.Write(filepath.Join(c.home, loginName), b, 0o600)
	}
	if err != nil {
		return nil, nil, err
	}
	c.keep(state{URL: l.URL, User: l.User, Repositories: who.Repositories, Listed: time.Now()})
	return l, who.Repositories, nil
}

// LogOut forgets the login, and reports whether there was one. The token stays good at the server until it ends or is revoked there.
func (c *Client) LogOut() (was bool, err error) {
	for _, name := range []string{loginName, stateName} {
		switch e := os.Remove(filepath.Join(c.home, name)); {
		case e == nil:
			was = was || name == loginName
		case !errors.Is(e, fs.ErrNotExist):
			err = cmp.Or(err, e)
		}
	}
	return was, err
}

// state is what is known of the server of a login.
func (c *Client) state(l *Login) state {
	c.mu.Lock()
	defer c.mu.Unlock()
	name := filepath.Join(c.home, stateName)
	info, err := os.Stat(name)
	if err == nil && !info.ModTime().Equal(c.lastMod) {
		var s state
		if b, err := regular.Read(name, maxState); err == nil && json.Unmarshal(b, &s) == nil {
			c.last, c.lastMod = s, info.ModTime()
		}
	}
	if c.last.URL != l.URL || c.last.User != l.User {
		return state{URL: l.URL, User: l.User}
	}
	return c.last
}

// keep stores what is known of the server. What cannot be stored is known to this process alone.
func (c *Client) keep(s state) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.last = s
	b, err := json.Marshal(s)
	if err != nil {
		return
	}
	name := filepath.Join(c.home, stateName)
	if regular.Write(name, b, 0o600) != nil {
		return
	}
	if info, err := os.Stat(name); err == nil {
		c.lastMod = info.ModTime()
	}
}
