package graph

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// withoutBodies says why not all uses of names are known: the index was made without bodies, or without some. It is "" where all
// were read.
func withoutBodies(ctx context.Context, v *store.View) string {
	depth, err := v.Meta(ctx, index.MetaDepth)
	if err != nil {
		return ""
	}
	switch facts.Depth(depth) {
	case facts.Signatures:
		return "the index was made with depth signatures, which reads no bodies"
	case facts.Selective:
		return "the index was made with depth selective, which reads the bodies of what is exported only"
	}
	return ""
}

// usesRead is an error where not all uses of names are known.
func usesRead(ctx context.Context, v *store.View, what string) error {
	if why := withoutBodies(ctx, v); why != "" {
		return fmt.Errorf("%w: %s is unknown: %s", ctxsys.ErrNotIndexed, what, why)
	}
	return nil
}
