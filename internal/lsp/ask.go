package lsp

import (
	"encoding/json"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/op"
)

// ask answers with what an operation says, as JSON: {"operation": "impact", "arguments": {...}}, with the arguments of its tool.
// Where those name no project it is that of "folder", or of the first folder. "user": true says that a person wants it, with a
// click for example, who has the operations of the dashboard's pages too; without it the caller has the rights of an assistant. It
// is no command of workspace/executeCommand: clients offer those to other extensions and to the agents in them, who would then
// speak as the user.
func (r *request) ask() (any, error) {
	p, err := decode[struct {
		Operation string
		Arguments map[string]json.RawMessage
		Folder    string
		User      bool
	}](r.params)
	if err != nil {
		return nil, err
	}
	all := op.All()
	if p.User {
		all = append(all, op.Pages(false)...)
	}
	n := slices.IndexFunc(all, func(o op.Operation) bool { return o.Name != "" && o.Name == p.Operation })
	if n < 0 {
		return nil, invalid("there is no operation %q: docs/use/reference.md lists them by their tools", p.Operation)
	}
	if p.Arguments == nil {
		p.Arguments = map[string]json.RawMessage{}
	}
	if p.Arguments["project"] == nil && !all[n].Anywhere {
		of, err := r.folderOf(p.Folder)
		if err != nil {
			return nil, err
		}
		if p.Arguments["project"], err = json.Marshal(of.project.Root); err != nil {
			return nil, err
		}
	}
	args, err := json.Marshal(p.Arguments)
	if err != nil {
		return nil, err
	}
	return all[n].Value(op.WithCaller(r.ctx, op.Caller{Front: "lsp", Client: r.client, ByUser: p.User, Answered: r.o.Answered}), r.o.Workspace, args)
}
