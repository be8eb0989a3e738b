package engine

import (
	"cmp"
	"context"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/index"
)

// Scope is how much of a project its index holds.
type Scope struct {
	Depth       string   `json:"depth"`               // full, signatures or selective
	Configured  string   `json:"configured_depth"`    // what the settings say of that
	NoDocuments bool     `json:"no_documents"`        // they were left out, which no setting says
	Languages   []string `json:"languages,omitempty"` // that the settings limit the index to; empty is all
}

// Scope is how much of the project the index holds.
func (p *Project) Scope(ctx context.Context) (*Scope, error) {
	depth, err := p.db.Meta(ctx, index.MetaDepth)
	if err != nil {
		return nil, err
	}
	noDocs, err := p.db.Meta(ctx, index.MetaNoDocs)
	configured := p.ConfiguredDepth()
	return &Scope{Depth: cmp.Or(depth, configured), Configured: configured, NoDocuments: noDocs == "true", Languages: p.opts.Languages}, err
}

// ConfiguredDepth is the depth of the index as the settings want it.
func (p *Project) ConfiguredDepth() string { return cmp.Or(p.opts.Depth, string(facts.Full)) }

// depthOf is the depth of a sync, "" for that of the index as it is.
func (p *Project) depthOf(req *SyncRequest) facts.Depth {
	if req.Depth == "" && (req.Restore || req.Force && req.Languages == nil || !p.Indexed()) {
		return facts.Depth(p.ConfiguredDepth())
	}
	return facts.Depth(req.Depth)
}
