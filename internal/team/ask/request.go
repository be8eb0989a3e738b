package ask

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Bounds of what a server may say.
const (
	maxAnswer       = 8 << 20 // bytes of a response
	maxSaid         = 300     // bytes of its words in an error
	maxRepositories = 20_000

	loginPatience = 15 * time.Second
	listedFor     = 5 * time.Minute // a list of repositories is believed

	firstPause = 30 * time.Second // after a try that failed; doubled with each
	lastPause  = 10 * time.Minute
)

// Problem is why the server gave nothing, in a line that says what to do where something can be done.
type Problem struct {
	Text  string
	again time.Duration // it is not asked before that; 0: the server answered, and said no
	kind  error
}

func (p *Problem) Error() string { return p.Text }

// Unwrap is ctxsys.ErrNotFound where the server says that there is no such thing.
func (p *Problem) Unwrap() error { return p.kind }

// who is what the server says of a token.
type who struct {
	Tenant       string       `json:"tenant"`
	User         string       `json:"user"`
	Repositories []Repository `json:"repositories"`
}

// repositoryName is what a repository may be called.
var repositoryName = lazyregexp.New(`^[A-Za-z0-9._@+-]{1,100}$`)

// who asks who the token of a login is. Repositories that are not indexed yet are left out.
func (c *Client) who(ctx context.Context, l *Login) (*who, error) {
	ctx, cancel := context.WithTimeout(ctx, loginPatience)
	defer cancel()
	w := &who{}
	if err := c.do(ctx, l, http.MethodGet, "/v1/team/whoami", nil, w); err != nil {
		return nil, err
	}
	w.Tenant, w.User = line(w.Tenant, 100), line(w.User, 100)
	if w.Tenant == "" || w.User == "" {
		return nil, &Problem{Text: l.Host() + " does not answer as a team's server does: check the address"}
	}
	w.Repositories = slices.DeleteFunc(w.Repositories[:min(len(w.Repositories), maxRepositories)], func(r Repository) bool {
		return r.Indexed == nil || r.Commit == "" || !repositoryName.MatchString(r.Name)
	})
	return w, nil
}

// line is a text of the server as a part of one line of ours.
func line(s string, most int) string {
	s = strings.ToValidUTF8(strings.Join(strings.Fields(secret.MaskString(s)), " "), "?")
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + " …"
	}
	return s
}

// do makes one request. An error is a *Problem, or that of ctx where its owner ended it.
func (c *Client) do(ctx context.Context, l *Login, method, path string, body, into any) error {
	b, err := json.Marshal(body)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, method, l.URL+path, bytes.NewReader(b))
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+l.Token)
	req.Header.Set("Accept", "application/json")
	req.Header.Set("User-Agent", c.name)
	if method == http.MethodGet {
		req.Body, req.ContentLength = http.NoBody, 0
	} else {
		req.Header.Set("Content-Type", "application/json")
	}
	start := time.Now()
	resp, err := c.http.Do(req)
	if err != nil {
		return unanswered(ctx, l, start, err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer+1))
	switch {
	case err != nil:
		return unanswered(ctx, l, start, err)
	case resp.StatusCode != http.StatusOK:
		return refused(l, resp, text)
	case len(text) > maxAnswer:
		return &Problem{Text: fmt.Sprintf("the answer of %s is larger than %d MB", l.Host(), maxAnswer>>20), again: firstPause}
	case json.Unmarshal(text, into) != nil:
		return &Problem{Text: l.Host() + " does not answer as a team's server does: check the address", again: firstPause}
	}
	return nil
}

// unanswered is for a request that got no whole answer.
func unanswered(ctx context.Context, l *Login, start time.Time, err error) error {
	if errors.Is(ctx.Err(), context.Canceled) {
		return ctx.Err()
	}
	if ctx.Err() != nil {
		return &Problem{Text: fmt.Sprintf("%s gave no answer within %v", l.Host(), time.Since(start).Round(100*time.Millisecond)), again: firstPause}
	}
	if of := (*url.Error)(nil); errors.As(err, &of) { // without the address, which is said
		err = of.Err
	}
	return &Problem{Text: fmt.Sprintf("%s cannot be reached (%s)", l.Host(), line(strings.ReplaceAll(err.Error(), l.Token, "********"), maxSaid)), again: firstPause}
}

// refused is for a response that is none of success.
func refused(l *Login, resp *http.Response, text []byte) error {
	var of struct {
		Error struct {
			Message string `json:"message"`
		} `json:"error"`
	}
	said := ""
	if json.Unmarshal(text, &of) == nil && of.Error.Message != "" {
		said = ": " + line(strings.ReplaceAll(of.Error.Message, l.Token, "********"), maxSaid)
	}
	p := &Problem{again: firstPause}
	switch status := resp.StatusCode; status {
	case http.StatusUnauthorized:
		p.Text = l.Host() + " refuses the token: `ctx-sys login " + l.URL + "` takes another"
	case http.StatusForbidden:
		p.Text = l.Host() + " does not allow that" + said
	case http.StatusNotFound:
		p.Text, p.kind, p.again = l.Host()+" has no such thing"+said, ctxsys.ErrNotFound, 0
	case http.StatusConflict, http.StatusBadRequest, http.StatusUnprocessableEntity:
		p.Text, p.again = l.Host()+" cannot answer that"+said, 0
	case http.StatusTooManyRequests:
		p.Text = l.Host() + " is asked too often"
		if s, err := strconv.Atoi(resp.Header.Get("Retry-After")); err == nil && s > 0 {
			p.again = min(time.Duration(s)*time.Second, lastPause)
		}
	default:
		p.Text = fmt.Sprintf("%s fails with HTTP %d%s", l.Host(), status, said)
	}
	return p
}

// try makes requests to the server of a login unless that failed a moment ago, and notes what became of them.
func (c *Client) try(ctx context.Context, l *Login, do func() error) error {
	s := c.state(l)
	if wait := time.Until(s.Again); wait > 0 && wait <= lastPause {
		return &Problem{Text: fmt.Sprintf("%s; the next try is in %v", s.Problem, wait.Round(time.Second))}
	}
	err := do()
	var p *Problem
	switch {
	case ctx.Err() != nil && !errors.As(err, &p): // nobody waits for it any more, which says nothing of the server
	case errors.As(err, &p) && p.again > 0:
		s = c.state(l)
		s.Problem, s.Again = p.Text, time.Now().Add(min(p.again<<min(s.Failures, 10), lastPause))
		s.Failures++
		c.keep(s)
	case s.Failures > 0:
		s = c.state(l)
		s.Problem, s.Again, s.Failures = "", time.Time{}, 0
		c.keep(s)
	}
	return err
}

// repositories are those that the user may read, from what was listed a moment ago or from the server.
func (c *Client) repositories(ctx context.Context, l *Login) ([]Repository, error) {
	s := c.state(l)
	if age := time.Since(s.Listed); age >= 0 && age < listedFor {
		return s.Repositories, nil
	}
	w, err := c.who(ctx, l)
	if err != nil {
		return nil, err
	}
	s = c.state(l)
	s.Repositories, s.Listed = w.Repositories, time.Now()
	c.keep(s)
	return s.Repositories, nil
}

// Check asks the server who the user is now, whatever was known before.
func (c *Client) Check(ctx context.Context, l *Login) (repositories int, err error) {
	w, err := c.who(ctx, l)
	if err != nil {
		return 0, err
	}
	c.keep(state{URL: l.URL, User: l.User, Repositories: w.Repositories, Listed: time.Now()})
	return len(w.Repositories), nil
}
