package graph

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// SizesRequest asks how large files are and how central.
type SizesRequest struct {
	Path string // limit to paths that match this glob, "" for all
}

// FileSize is how large a file is, and how much of the graph leads to it from other files: 0 is nothing, 1 what everything has by itself.
type FileSize struct {
	Path       string  `json:"path"`
	Language   string  `json:"language"`
	Lines      int     `json:"lines"`
	Centrality float64 `json:"centrality"`
}

// SizesResponse has the files of the index, the most central first; among equals by path.
type SizesResponse struct {
	snapshot.Answer
	Files []FileSize `json:"files"`
}

// Sizes says how large the files of the index are, and how central.
func Sizes(ctx context.Context, v *View, req SizesRequest) (*SizesResponse, error) {
	files, central, err := centralBelow(ctx, v, req.Path, v.Store.Files)
	if err != nil {
		return nil, err
	}
	sortCentral(files)
	r := &SizesResponse{Files: make([]FileSize, len(files))}
	for i, f := range files {
		r.Files[i] = FileSize{f.Path, f.Language, f.Lines, central.OfFile(f.ID)}
	}
	return r, nil
}

// Shows names no file: all of the index are in it, and how large one was when it was indexed is said as that.
func (r *SizesResponse) Shows(func(string)) {}
