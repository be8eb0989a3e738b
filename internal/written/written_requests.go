package written

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
)

// AddEntityRequest writes an entity down. Of one that is there already, what is empty stays.
type AddEntityRequest struct {
	Type    ctxsys.EntityType `json:"type,omitempty"` // concept
	Name    string            `json:"name"`
	Summary string            `json:"summary,omitempty"`
	Content string            `json:"content,omitempty"` // Markdown
}

// AddEntityResponse is the entity as it is found from now on.
type AddEntityResponse struct {
	Entity        ctxsys.Entity `json:"entity"`
	Created       bool          `json:"created"` // false: one of that name was there and was changed
	MaskedSecrets int           `json:"masked_secrets,omitempty"`
	Pending       bool          `json:"pending,omitempty"` // another process is indexing; it is found when that is done
}

// RemoveEntityResponse is the entity that was removed, and how many links to it lead nowhere now.
type RemoveEntityResponse struct {
	Entity    ctxsys.Entity `json:"entity"`
	LinksLeft int           `json:"links_left"`
}

// LinkRequest names two entities by name, qualified name, id or path.
type LinkRequest struct {
	Source string              `json:"source"`
	Target string              `json:"target"`
	Kind   ctxsys.RelationKind `json:"kind,omitempty"` // relates_to; of a link to be taken back: all

	// Weight is above 0 and at most 1. nil keeps that of a link that is there already, and is 1 for a new one.
	Weight *float64 `json:"weight,omitempty"`
	// Metadata replaces that of a link that is there already; "" keeps it.
	Metadata ctxsys.Object `json:"metadata,omitempty"`
}

// LinkResponse is the edge of a link and the file it is written in. Edge is null until it is indexed.
type LinkResponse struct {
	Edge    *graph.Edge `json:"edge"`
	Path    string      `json:"path"`
	Created bool        `json:"created"`           // false: it was there
	Changed bool        `json:"changed,omitempty"` // it was there with another weight or other metadata
	Pending bool        `json:"pending,omitempty"`
}

// UnlinkResponse is the links that were taken back, and the file they were written in.
type UnlinkResponse struct {
	Path    string        `json:"path"`
	Removed []ctxsys.Link `json:"removed"`
}
