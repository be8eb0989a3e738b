package snapshot

import (
	"time"
)

// Freshness says how far the index agrees with the disk. Fresh is nil when it is not known. Whatever it says, the files that
// an answer shows are on the disk as the answer has them.
type Freshness struct {
	Fresh      *bool `json:"fresh"`
	Files      int   `json:"files"`
	StaleFiles int   `json:"stale_files"` // that are known to differ from the index

	// GraphPending says that many edges are being made: those of some files are missing. A question about the whole graph is answered from the graph as it was
	// before, if that was kept.
	GraphPending bool `json:"graph_pending,omitempty"`

	// Vectors is nil unless the vectors of some pieces are still to be made: those are found by their words.
	Vectors *VectorReport `json:"vectors,omitempty"`

	Asked bool          `json:"-"` // it is fresh as far as the system reports changes to who follows the files
	Age   time.Duration `json:"-"` // since the last sync began; negative when there was none
}

// Answer is what each answer from the index says of it.
type Answer struct {
	Index Freshness `json:"index"`
}

// IndexState is how fresh the index was that an answer is from.
func (a *Answer) IndexState() *Freshness { return &a.Index }
