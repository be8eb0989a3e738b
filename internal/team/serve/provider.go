package serve

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// Provider is the OpenID Connect provider whose access tokens are taken: those that are JWTs, signed by it, for this server.
type Provider struct {
	Issuer   string // "" for none
	Audience string // that tokens must name; "" is the URL of the server, which is what clients of MCP ask for (RFC 8707)
	Tenant   string // whose users they are
	Name     string // the claim with the name for people; "" is preferred_username
	Groups   string // the claim with the names of groups; "" is groups
}

type verifier struct {
	Provider
	team     *team.Team
	verifier *oidc.IDTokenVerifier
	audience []string
}

// verifier asks the provider for its keys. It returns nil where there is none.
func (p Provider) verifier(ctx context.Context, o Options) (*verifier, error) {
	if p.Issuer == "" {
		return nil, nil
	}
	if p.Tenant == "" {
		return nil, fmt.Errorf("%w: name the tenant whose users the provider knows", ctxsys.ErrUsage)
	}
	t, err := team.Open(ctx, o.DB, p.Tenant, o.Seals)
	if err != nil {
		return nil, err
	}
	if p.Name == "" {
		p.Name = "preferred_username"
	}
	if p.Groups == "" {
		p.Groups = "groups"
	}
	limited, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	provider, err := oidc.NewProvider(limited, p.Issuer)
	if err != nil {
		return nil, fmt.Errorf("%w: the provider %s: %w", ctxsys.ErrUsage, p.Issuer, err)
	}
	audience := []string{p.Audience}
	if p.Audience == "" {
		audience = []string{o.URL, o.URL + "/", o.URL + "/mcp"}
	}
	// Keys are fetched again when they change, for as long as the server is there. The audience of an access token is a list, of which any of ours counts.
	v := provider.VerifierContext(context.WithoutCancel(ctx), &oidc.Config{SkipClientIDCheck: true})
	return &verifier{p, t, v, audience}, nil
}

// authenticate returns who an access token is. The error wraps team.ErrToken for one that does not count.
func (v *verifier) authenticate(ctx context.Context, token string) (*team.Team, *team.Actor, error) {
	if len(token) > 16<<10 {
		return nil, nil, team.ErrToken
	}
	t, err := v.verifier.Verify(ctx, token)
	if err != nil || !slices.ContainsFunc(t.Audience, func(a string) bool { return slices.Contains(v.audience, a) }) {
		return nil, nil, team.ErrToken
	}
	claims := map[string]any{}
	if err := t.Claims(&claims); err != nil {
		return nil, nil, team.ErrToken
	}
	i := team.Identity{Issuer: t.Issuer, Subject: t.Subject}
	i.Name, _ = claims[v.Name].(string)
	if groups, ok := claims[v.Groups].([]any); ok {
		for _, g := range groups {
			if name, ok := g.(string); ok && len(i.Groups) < 1000 {
				i.Groups = append(i.Groups, name)
			}
		}
	}
	i.Scopes = scopesOf(claims)
	actor, err := v.team.Known(ctx, i)
	return v.team, actor, err
}

// scopesOf are the scopes of ours that a token has. One that names none of them may do what its user may: many providers know no scopes of others.
func scopesOf(claims map[string]any) (out []string) {
	var given []string
	switch s := claims["scope"].(type) {
	case string:
		given = strings.Fields(s)
	case []any:
		for _, one := range s {
			if name, ok := one.(string); ok {
				given = append(given, name)
			}
		}
	}
	for _, s := range team.Scopes {
		if slices.Contains(given, s) {
			out = append(out, s)
		}
	}
	if out == nil {
		out = team.Scopes
	}
	return out
}
