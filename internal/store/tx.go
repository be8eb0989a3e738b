package store

// Tx is one write transaction. What it wrote is seen by others when it is committed, and by nobody when it is not.
type Tx interface {
	// State is valid until the next write.
	State() (Reader, error)
	// DeleteEdges deletes the edges that leave an entity and were resolved in a given way.
	DeleteEdges(source int64, resolution string) error
	// AppendEdges adds edges behind those that leave an entity.
	AppendEdges(source int64, edges []Edge) error
	// MarkProvided says that a set is a provider's, and adds to what it cost.
	MarkProvided(set int64, tokens int) error
	// PutCanary stores the record of the text that is always the same.
	PutCanary(set int64, record []byte) error
	// PutCentre stores what the signs of a set are made with, which must not change while it has any.
	PutCentre(set int64, centre []byte) error
	// PutSample stores records that stand for all of a set.
	PutSample(set int64, records []byte) error
	// PutEmbeddedText stores what became of a text.
	PutEmbeddedText(set int64, hash []byte, e EmbeddedText) error
	// PutRefused notes a piece whose text was refused.
	PutRefused(set int64, doc uint32) error
	// DeleteRefused forgets which texts of a set have no vector, so that they are asked about again.
	DeleteRefused(set int64) error
	// DeleteEmbeddedTexts forgets the texts of a set whose vectors are those of documents that are not kept.
	DeleteEmbeddedTexts(set int64, kept func(doc uint32) bool) error
	// PutSummary stores a summary under its key, in place of one that is there.
	PutSummary(s *Summary) error
	// SetSummary says that an entity has a summary.
	SetSummary(entity, summary int64) error
	// MarkSummaryStale has the next sync read a file again for a summary that is not searched yet.
	MarkSummaryStale(file int64) error
	// DeleteUnused deletes the summaries that no entity has.
	DeleteUnused() error
	// PutVectorSet returns the number of a model's set, which it makes when there is none.
	PutVectorSet(model string, dim int) (int64, error)
	// DeleteVectorSet deletes a set, its vectors and what is known of its texts.
	DeleteVectorSet(set int64) error
	// PutVectors stores a block, in place of one that begins with the same document.
	PutVectors(set int64, r *VectorRow) error
	// Vectors returns the blocks of a set that begin with a document from first to last.
	Vectors(set int64, first, last uint32) ([]VectorRow, error)
	// VectorsAround is that of the queries, as the transaction sees them.
	VectorsAround(set int64, first, last uint32) ([]VectorRow, error)
	// CountVectors counts the blocks of a set that begin with a document from first to last.
	CountVectors(set int64, first, last uint32) (n int, err error)
	// DeleteVector deletes the block that begins with a document.
	DeleteVector(set int64, first uint32) error
	// DeleteVectors deletes the blocks of a set that begin with a document from first to last.
	DeleteVectors(set int64, first, last uint32) error
	// SetMeta stores a value of the meta table.
	SetMeta(key, value string) error
	// PutFile inserts a file whose ID is 0, giving it one, or updates the row of its ID.
	PutFile(f *File) error
	// ClearFile deletes what was extracted from a file, but for its row and the documents of the lexical index.
	ClearFile(id int64) error
	// DeleteFile deletes a file's row and times; ClearFile comes first.
	DeleteFile(id int64) error
	// PutContent stores a file's compressed text.
	PutContent(file int64, text []byte) error
	// PutFacts stores what relating needs of a file.
	PutFacts(file int64, decls, uses, mentions []byte) error
	// PutEntity stores an entity.
	PutEntity(e *Entity) error
	// PutTimes replaces the times of a file. Symbols that came with it and did not change since need none of their own.
	PutTimes(file int64, times []Times) error
	// SetParent changes an entity's parent.
	SetParent(id, parent int64) error
	// DeleteModule deletes the entity of a directory.
	DeleteModule(id int64) error
	// PutChunk stores a chunk.
	PutChunk(c *Chunk) error
	// ReplaceEdges replaces the edges that leave a file's entities. They must be sorted by source.
	ReplaceEdges(file int64, edges []Edge) error
	// InsertEdges is ReplaceEdges for a file that has none yet.
	InsertEdges(file int64, edges []Edge) error
	// DeleteAllEdges empties the graph, as before relating everything again.
	DeleteAllEdges() error
	// PutSegment stores a segment of the lexical index without its blocks.
	PutSegment(s Segment) error
	// SetDeletions replaces the record of a segment's deleted documents.
	SetDeletions(id int64, deletions []byte) error
	// PutBlock stores a block of a segment under its first term.
	PutBlock(segment int64, term string, data []byte) error
	// DeleteSegment deletes a segment and its blocks.
	DeleteSegment(id int64) error
	// NextBlock returns the first block of a segment whose first term is greater than after, or with first set
	// not smaller; data is nil at the end.
	NextBlock(segment int64, after string, first bool) (term string, data []byte, err error)
	// DropIndexes drops the indexes that slow a bulk load down. CreateIndexes must follow; look-ups by name
	// and by target crawl until then.
	DropIndexes() error
	// DropTargetIndex drops the index that slows loading the whole graph down; CreateIndexes must follow.
	DropTargetIndex() error
	// CreateIndexes makes the indexes that are missing.
	CreateIndexes() error
}
