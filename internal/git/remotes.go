package git

import (
	"context"
	"net/url"
	"path"
	"slices"
	"strings"
)

// Remotes returns where the repository that root is in fetches from, normalised by Normal and sorted; none where root is in no repository. Nothing is
// fetched, and no password of an address is returned.
func Remotes(ctx context.Context, root string) []string {
	out, err := run(ctx, root, "remote")
	if err != nil {
		return nil
	}
	var found []string
	for line := range strings.Lines(out) { // NAME, a tab, the address, and in parentheses what it is for
		_, rest, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if address, ok := strings.CutSuffix(rest, " (fetch)"); ok {
			found = append(found, Normal(address))
		}
	}
	found = slices.DeleteFunc(found, func(s string) bool { return s == "" })
	slices.Sort(found)
	return slices.Compact(found)
}

// Normal is what the addresses of one repository have in common, whatever the protocol, the account and the port: HOST/PATH in small letters, or /PATH
// of a folder, each without .git at the end. What is no address is "".
func Normal(address string) string {
	host, at := "", address
	switch {
	case strings.HasPrefix(address, "/"):
	case strings.Contains(address, "://"):
		u, err := url.Parse(address)
		if err != nil {
			return ""
		}
		if at = u.Path; u.Scheme != "file" {
			host = u.Hostname()
		}
	default: // USER@HOST:PATH
		before, after, ok := strings.Cut(address, ":")
		if !ok {
			return ""
		}
		_, host, ok = strings.Cut(before, "@")
		if at = after; !ok {
			host = before
		}
	}
	at = strings.TrimSuffix(path.Clean("/"+at), ".git")
	if at == "/" || at == "" {
		return ""
	}
	if host != "" { // forges make no difference, and folders do
		at = strings.ToLower(at)
	}
	return strings.ToLower(host) + at
}
