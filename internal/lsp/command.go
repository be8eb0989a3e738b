package lsp

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// commands are what any editor can have executed. The argument is the query, or an object with the fields of the request;
// "folder" in it says which of several folders is asked.
var commands = map[string]func(*request, json.RawMessage) (any, error){
	"ctx-sys.search":   (*request).search,
	"ctx-sys.context":  (*request).context,
	"ctx-sys.status":   (*request).status,
	"ctx-sys.accepted": (*request).accepted,
}

func commandNames() []string { return slices.Sorted(maps.Keys(commands)) }

func (r *request) executeCommand() (any, error) {
	p, err := decode[executeParams](r.params)
	if err != nil {
		return nil, err
	}
	do, ok := commands[p.Command]
	if !ok {
		return nil, invalid("there is no command %q: use one of %v", p.Command, commandNames())
	}
	argument := json.RawMessage("{}")
	if len(p.Arguments) > 0 {
		argument = p.Arguments[0]
	}
	return do(r, argument)
}

// query makes an object of an argument that is nothing but the query.
func query(argument json.RawMessage) json.RawMessage {
	var text string
	if json.Unmarshal(argument, &text) != nil {
		return argument
	}
	object, err := json.Marshal(map[string]string{"query": text})
	if err != nil {
		return argument
	}
	return object
}

// folderIn is folderOf for the folder that an argument names.
func (r *request) folderIn(argument json.RawMessage) (*root, error) {
	a, err := decode[struct{ Folder string }](argument)
	if err != nil {
		return nil, err
	}
	return r.folderOf(a.Folder)
}

// folderOf finds a folder by its path or URI, the first one that is open for "".
func (r *request) folderOf(folder string) (*root, error) {
	if dir, ok := pathOf(folder); ok {
		folder = dir
	}
	for _, of := range r.roots {
		if folder == "" || filepath.Clean(folder) == of.folder {
			_, err := of.await(r.ctx)
			return of, err
		}
	}
	return nil, invalid("the folder %q is not open", folder)
}

func (r *request) search(argument json.RawMessage) (any, error) {
	argument = query(argument)
	req, err := decode[search.Request](argument)
	if err != nil {
		return nil, err
	}
	of, err := r.folderIn(argument)
	if err != nil {
		return nil, err
	}
	resp, err := of.project.Search(r.ctx, req)
	if err != nil {
		return nil, err
	}
	return resp, nil
}

func (r *request) context(argument json.RawMessage) (any, error) {
	argument = query(argument)
	req, err := decode[prompt.Request](argument)
	if err != nil {
		return nil, err
	}
	of, err := r.folderIn(argument)
	if err != nil {
		return nil, err
	}
	resp, err := of.project.Context(r.ctx, req)
	if err != nil {
		return nil, err
	}
	return resp, nil
}

// folderStatus is what ctx-sys.status says of each folder.
type folderStatus struct {
	Folder  string         `json:"folder"`
	Name    string         `json:"name,omitempty"`
	Root    string         `json:"root,omitempty"`
	Indexed bool           `json:"indexed"`
	Running bool           `json:"running"`
	Buffers int            `json:"buffers"`
	Index   *engine.Report `json:"index,omitempty"`
	Error   string         `json:"error,omitempty"`
}

func (r *request) status(json.RawMessage) (any, error) {
	out := []folderStatus{}
	for _, of := range r.roots {
		s := folderStatus{Folder: of.folder}
		p, err := of.await(r.ctx)
		if err != nil {
			s.Error = err.Error()
			out = append(out, s)
			continue
		}
		state := p.State()
		s.Name, s.Root, s.Indexed, s.Running, s.Buffers = p.Name, p.Root, state.Indexed, state.Running, len(p.Editor().Buffers())
		if s.Index, err = p.Status(r.ctx); err != nil {
			s.Error = err.Error()
		}
		out = append(out, s)
	}
	return map[string]any{"version": r.o.Version, "folders": out}, nil
}
