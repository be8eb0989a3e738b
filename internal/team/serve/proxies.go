package serve

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// The headers in which a proxy says whose request it passes on.
const (
	forwardedFor = "X-Forwarded-For"
	forwarded    = "Forwarded" // RFC 7239
)

// Proxies are the proxies in front of a server, and the header in which they say where a request came from. The other header is not read: a proxy passes on what
// a client wrote into it.
type Proxies struct {
	Trusted []string // addresses, or networks such as 10.0.0.0/8
	Header  string   // X-Forwarded-For, which "" is, or Forwarded
}

// proxies are Proxies that were read. Nil trusts nobody.
type proxies struct {
	trusted []netip.Prefix
	header  string
}

func (p Proxies) read() (*proxies, error) {
	out := &proxies{header: http.CanonicalHeaderKey(p.Header)}
	switch out.header {
	case "":
		out.header = forwardedFor
	case forwardedFor, forwarded:
	default:
		return nil, fmt.Errorf("%w: proxies say where a request came from in %s or %s, not in %q", ctxsys.ErrUsage, forwardedFor, forwarded, p.Header)
	}
	for _, text := range p.Trusted {
		text = strings.TrimSpace(text)
		prefix, err := netip.ParsePrefix(text)
		if a, single := netip.ParseAddr(text); single == nil {
			prefix, err = netip.PrefixFrom(a.Unmap().WithZone(""), a.Unmap().BitLen()), nil
		}
		if err != nil {
			return nil, fmt.Errorf("%w: a proxy is an address or a network such as 10.0.0.0/8, not %q", ctxsys.ErrUsage, text)
		}
		out.trusted = append(out.trusted, prefix)
	}
	return out, nil
}

func (p *proxies) trusts(a netip.Addr) bool {
	return slices.ContainsFunc(p.trusted, func(n netip.Prefix) bool { return n.Contains(a) })
}

// seen gives requests that come through a proxy the address of their client.
func (p *proxies) seen(next http.Handler) http.Handler {
	if len(p.trusted) == 0 {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if client, ok := p.client(r); ok {
			passed := *r
			passed.RemoteAddr = net.JoinHostPort(client.String(), "0")
			r = &passed
		}
		next.ServeHTTP(w, r)
	})
}

// client is where a request through a proxy came from; ok is false where it came through none. Each proxy adds who its request is from at the end, so the list is
// believed from its end as long as it names proxies that are trusted. What is before that anybody may have written.
func (p *proxies) client(r *http.Request) (at netip.Addr, ok bool) {
	at, valid := addressIn(r.RemoteAddr)
	if !valid || !p.trusts(at) {
		return at, false
	}
	list := strings.Join(r.Header.Values(p.header), ",")
	hops := strings.Split(list, ",")
	if p.header == forwarded {
		hops = forwardedHops(list)
	}
	for _, hop := range slices.Backward(hops) {
		before, valid := addressIn(strings.TrimSpace(hop))
		if !valid {
			break
		}
		if at, ok = before, true; !p.trusts(at) {
			break
		}
	}
	return at, ok
}

// forwardedHops are the values of "for" in a header Forwarded, "" for an element without one. A header with a quote that does not end is none: what comes after the quote
// may be a proxy's.
func forwardedHops(list string) (hops []string) {
	quoted := false
	elements := strings.FieldsFunc(list, func(c rune) bool {
		if c == '"' {
			quoted = !quoted
		}
		return c == ',' && !quoted
	})
	if quoted {
		return nil
	}
	for _, element := range elements {
		hop := ""
		for pair := range strings.SplitSeq(element, ";") {
			if name, value, _ := strings.Cut(pair, "="); strings.EqualFold(strings.TrimSpace(name), "for") {
				hop = strings.Trim(strings.TrimSpace(value), `"`)
			}
		}
		hops = append(hops, hop)
	}
	return hops
}

// addressIn reads an address with or without a port.
func addressIn(text string) (a netip.Addr, ok bool) {
	if at, err := netip.ParseAddrPort(text); err == nil {
		return at.Addr().Unmap().WithZone(""), true
	}
	a, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(text, "["), "]"))
	return a.Unmap().WithZone(""), err == nil
}
