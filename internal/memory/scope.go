package memory

import (
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// View is for whom memories are read: it decides which are seen. The zero value sees those of the user and the project.
type View struct {
	Branch  string   // that is checked out, "" for none
	Session string   // id of the conversation, "" for none
	Scopes  []string // limit to these; nil is all that may be seen
	All     bool     // of other branches and sessions too: only where somebody asks for it
}

// sees is the one place that decides who sees what.
func (v *View) sees(r *store.MemoryRow) bool {
	if len(v.Scopes) > 0 && !slices.Contains(v.Scopes, r.Scope) {
		return false
	}
	switch r.Scope {
	case User, Project:
		return true
	case Branch:
		return v.All || r.Holder != "" && r.Holder == v.Branch
	case Session:
		return v.All || r.Holder != "" && r.Holder == v.Session
	}
	return false
}

// Sees reports whether a memory may be seen.
func (v *View) Sees(i *Item) bool { return v.sees(&i.row) }

// holder is whose a memory of a scope becomes.
func (v *View) holder(scope string) (string, error) {
	switch scope {
	case User, Project:
		return "", nil
	case Branch:
		if v.Branch == "" {
			return "", fmt.Errorf("%w: no branch is checked out: use the scope project, user or session", ctxsys.ErrUsage)
		}
		return v.Branch, nil
	case Session:
		if v.Session == "" {
			return "", fmt.Errorf("%w: the scope session needs a session: name one, or use the scope project", ctxsys.ErrUsage)
		}
		return v.Session, nil
	}
	return "", fmt.Errorf("%w: unknown scope %q: use %s", ctxsys.ErrUsage, scope, strings.Join(Scopes, ", "))
}

func checkScopes(scopes []string) error {
	for _, s := range scopes {
		if !slices.Contains(Scopes, s) {
			return fmt.Errorf("%w: unknown scope %q: use %s", ctxsys.ErrUsage, s, strings.Join(Scopes, ", "))
		}
	}
	return nil
}
