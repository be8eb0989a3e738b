package ask

import (
	"encoding/json"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// places are the members of an answer that hold ids or paths.
var places = []string{"id", "path", "others", "paths"}

// relabel reads an answer of the server into a value, with the prefix of the team before its ids and paths, and secrets masked.
func (s *scope) relabel(answer map[string]any, into any) error {
	delete(answer, "index") // how fresh its index is
	b, err := json.Marshal(s.labelled(answer, false))
	if err == nil {
		err = json.Unmarshal(b, into)
	}
	if err != nil {
		return &Problem{Text: s.login.Host() + " does not answer as this version expects: update ctx-sys here or there"}
	}
	return nil
}

func (s *scope) labelled(v any, place bool) any {
	switch v := v.(type) {
	case map[string]any:
		if path, ok := v["path"].(string); ok && path != "" && v["qualified_name"] == path { // a file is called by its path
			v["qualified_name"] = s.labelled(path, true)
		}
		for name, member := range v {
			if past, ok := member.(map[string]any); ok && name == "history" {
				v[name] = s.past(past)
				continue
			}
			v[name] = s.labelled(member, slices.Contains(places, name))
		}
	case []any:
		for i := range v {
			v[i] = s.labelled(v[i], place)
		}
	case string:
		if !place || v == "" || strings.HasPrefix(v, ctxsys.TeamPrefix) {
			return secret.MaskString(v)
		}
		if name, rest, ok := s.split(v); ok {
			return ctxsys.TeamPrefix + name + "/" + rest
		}
		return ctxsys.TeamPrefix + v // nothing that it says is a place of this machine
	}
	return v
}

// past is the history of an entity, whose paths are those of one repository.
func (s *scope) past(history map[string]any) any {
	repo, _ := history["repo"].(string)
	if len(s.repos) == 1 {
		repo = s.repos[0].Name
	}
	delete(history, "repo")
	var labelled func(v any, name string) any
	labelled = func(v any, name string) any {
		switch v := v.(type) {
		case map[string]any:
			for name, member := range v {
				v[name] = labelled(member, name)
			}
			return v
		case []any:
			for i := range v {
				v[i] = labelled(v[i], name)
			}
			return v
		case string:
			if (name == "path" || name == "from") && v != "" {
				return ctxsys.TeamPrefix + repo + "/" + secret.MaskString(v)
			}
		}
		return s.labelled(v, name == "symbol")
	}
	return labelled(history, "")
}

// Status is what is known of the team's server without asking it.
type Status struct {
	URL          string   `json:"url"`
	Tenant       string   `json:"tenant"`
	User         string   `json:"user"`
	Repositories int      `json:"repositories"`
	Own          []string `json:"own"` // repositories of the server that the project is checked out of
	Ask          string   `json:"ask"`
	Problem      string   `json:"problem,omitempty"`
}
