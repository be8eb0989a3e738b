package web

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/dashboard"
)

// A browser gets in by a link that a program made with the token of the server. The link is good once and for a short time. The
// browser gets a cookie for it, and is sent to the same address without what the link had in it. Both are forgotten when the server
// ends. No link and no cookie holds the token itself.
const (
	linkTime   = 2 * time.Minute
	cookieTime = 7 * 24 * time.Hour
	most       = 64 // links or cookies that are good at the same time; the oldest goes first
)

// passes are secrets that let somebody in for a time. The zero value is empty; it is safe for concurrent use.
type passes struct {
	mu   sync.Mutex
	ends map[string]time.Time
}

// issue makes one that is good for a time.
func (p *passes) issue(lasts time.Duration) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ends == nil {
		p.ends = map[string]time.Time{}
	}
	for len(p.ends) >= most {
		first := ""
		for pass, end := range p.ends {
			if first == "" || end.Before(p.ends[first]) {
				first = pass
			}
		}
		delete(p.ends, first)
	}
	pass := rand.Text()
	p.ends[pass] = time.Now().Add(lasts)
	return pass
}

// good reports whether a pass is one that was issued and has not ended. With use it is good no more.
func (p *passes) good(pass string, use bool) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	end, ok := p.ends[pass] // 130 random bits: nobody finds one by how long looking for it takes
	if use {
		delete(p.ends, pass)
	}
	return ok && time.Now().Before(end)
}

// browsers are what lets browsers in.
type browsers struct{ links, cookies passes }

// cookieName has the port in it: browsers send cookies to all ports of a host, and another server must not take the place of ours.
func cookieName(r *http.Request) string {
	_, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		port = "80"
	}
	return "ctx-sys-" + port
}

// admitted reports whether a request comes from one of our own pages in a browser that was let in. A page of another port on the
// same host is the same site to SameSite, and its requests carry the cookie: hence the look at where the request comes from. A
// browser that does not say it sends Origin with whatever changes something, which sameOrigin looks at.
func (b *browsers) admitted(r *http.Request) bool {
	if from := r.Header.Get("Sec-Fetch-Site"); from != "" && from != "same-origin" {
		return false
	}
	c, err := r.Cookie(cookieName(r))
	return err == nil && b.cookies.good(c.Value, false)
}

// linkIn is what POST /v1/link takes, linkOut what it answers.
type (
	linkIn struct {
		Page    string `json:"page,omitempty" jsonschema:"the page to open, as search; default the overview"`
		Project string `json:"project,omitempty" jsonschema:"folder or name of the project to show"`
	}
	linkOut struct {
		URL     string `json:"url"`
		Seconds int    `json:"seconds"` // that it is good for
	}
)

// link answers with the address of the dashboard that lets one browser in.
func (o Options) link(w http.ResponseWriter, r *http.Request) {
	var in linkIn
	if !given(w, r, smallBody, &in) {
		return
	}
	values := url.Values{"token": {o.browsers.links.issue(linkTime)}}
	if in.Project != "" {
		values.Set("project", in.Project)
	}
	at := url.URL{Scheme: "http", Host: r.Host, Path: "/ui/" + strings.TrimLeft(in.Page, "/"), RawQuery: values.Encode()}
	respond(w, http.StatusOK, linkOut{at.String(), int(linkTime.Seconds())})
}

// policy lets a page load what this server has and nothing else, and nobody put it into a frame.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// pages serves the dashboard of this machine, and lets browsers in.
func (o Options) pages(w http.ResponseWriter, r *http.Request) {
	guardPage(w)
	query := r.URL.Query()
	if query.Has("token") {
		if o.browsers.links.good(query.Get("token"), true) {
			http.SetCookie(w, &http.Cookie{Name: cookieName(r), Value: o.browsers.cookies.issue(cookieTime), Path: "/", MaxAge: int(cookieTime.Seconds()), HttpOnly: true, SameSite: http.SameSiteStrictMode})
		}
		query.Del("token")
		at := url.URL{Path: "/ui/" + strings.TrimLeft(r.PathValue("page"), "/"), RawQuery: query.Encode()}
		http.Redirect(w, r, at.String(), http.StatusSeeOther)
		return
	}
	Page(w, r, "index.html")
}

// guardPage sets what a browser is to refuse on our pages.
func guardPage(w http.ResponseWriter) {
	h := w.Header()
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Frame-Options", "DENY")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()")
	h.Set("Cache-Control", "no-store")
}

// Page answers GET /ui/{page...}: with a file that pages load, else with the frame of all pages, which is a file of package dashboard. They are
// the same for everybody and need no token; what pages show does.
func Page(w http.ResponseWriter, r *http.Request, frame string) {
	guardPage(w)
	h, name := w.Header(), r.PathValue("page")
	asset := dashboard.Open(name)
	switch {
	case strings.HasPrefix(name, "assets/") && asset == nil:
		http.NotFound(w, r)
		return
	case strings.HasPrefix(name, "assets/"):
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	case name != "licenses.txt": // every other address is a page, which the scripts make
		asset = dashboard.Open(frame)
	}
	body := asset.Plain
	h.Set("Content-Type", asset.Type)
	h.Set("Vary", "Accept-Encoding")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		body = asset.Gzip()
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	_, _ = w.Write(body) // or the client is gone
}

// Link asks a server for the address of its dashboard that lets one browser in. An older server has none.
func Link(ctx context.Context, server, token, page, project string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	body, err := json.Marshal(linkIn{page, project})
	if err != nil {
		return "", err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, strings.TrimRight(server, "/")+"/v1/link", bytes.NewReader(body))
	if err != nil {
		return "", fmt.Errorf("%w: %s is not the address of a server: %v", ctxsys.ErrUsage, server, err)
	}
	req.Header.Set("Authorization", "Bearer "+token)
	resp, err := (&http.Transport{DisableKeepAlives: true}).RoundTrip(req)
	if err != nil {
		return "", fmt.Errorf("no server answers at %s: %w", server, err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, smallBody))
	var out linkOut
	switch {
	case err != nil:
		return "", err
	case resp.StatusCode == http.StatusNotFound:
		return "", fmt.Errorf("the server at %s has no dashboard: end that older one, and run this again", server)
	case resp.StatusCode == http.StatusUnauthorized:
		return "", fmt.Errorf("the server at %s has another token than this user's", server)
	case resp.StatusCode != http.StatusOK || json.Unmarshal(answer, &out) != nil || !strings.HasPrefix(out.URL, "http://"):
		return "", fmt.Errorf("the server at %s gave no link: status %d", server, resp.StatusCode)
	}
	return out.URL, nil
}
