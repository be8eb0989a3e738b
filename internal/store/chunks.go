package store

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Segment is one row of segments.
type Segment struct {
	ID              int64
	Data, Deletions []byte
}

// LocatedChunk is a chunk with what ranking asks of its entity. Path, Language and FileFlags are its file's, which
// LocatedChunks leaves to the caller: many pieces share a file.
type LocatedChunk struct {
	Chunk
	Type            ctxsys.EntityType
	Name, Qualified string
	Ordinal         int
	EntityLine      int
	Path            string
	Language        string
	FileFlags       int
}

// ChunkText is a chunk with what it takes to embed its text.
type ChunkText struct {
	Doc      uint32
	File     int64
	Path     string
	Within   string // the qualified name of the symbol it is of, "" for none
	Summary  string // that a model wrote of the symbol, "" for none
	From, To int    // bytes of the file
}

// Chunk is one row of chunks.
type Chunk struct {
	ID                 int64
	File, Entity       int64
	StartLine, EndLine int
	StartByte, EndByte int
}
