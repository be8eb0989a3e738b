package store

import (
	"context"
	"iter"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Reader answers from one state of the index. Rows that do not exist are errors that wrap ctxsys.ErrNotFound where one was named,
// and left out where a list was.
type Reader interface {
	Files
	Entities
	Edges
	Chunks
	Vectors
	Summaries
}

// MetaState is the key of Meta under which a store names its state at random, again with each transaction that changes more than values of Meta: what was
// computed of a state is true of each that has its name, whichever process, copy or time. A store may have none.
const MetaState = "state"

// Files are questions about the files of the index, their texts and the facts stored of them.
type Files interface {
	// FileByPath returns a file, or an error that wraps ctxsys.ErrNotFound.
	FileByPath(ctx context.Context, path string) (File, error)
	// FileByID returns a file, or an error that wraps ctxsys.ErrNotFound.
	FileByID(ctx context.Context, id int64) (File, error)
	// Around returns the files of some ids, of those that are there, with their documents, in no order.
	Around(ctx context.Context, ids []int64) ([]FileAround, error)
	// Files returns all files, in no order.
	Files(ctx context.Context) ([]File, error)
	// BriefFiles returns the files that are indexed, and with out those that are known and left out too, in no order. It sets the id, the path,
	// size and time, the language and the flags, and takes a seventh of the time of Files: all rows come as one text, since a call into
	// SQLite costs more than what it brings.
	BriefFiles(ctx context.Context, out bool) ([]File, error)
	// EachSpaces calls f with the namespaces of every file that declares some.
	EachSpaces(ctx context.Context, f func(file int64, spaces string)) error
	// Content returns a file's compressed text, or an error that wraps ctxsys.ErrNotFound.
	Content(ctx context.Context, file int64) ([]byte, error)
	// Decls returns the declaration facts of a file, nil when it has none.
	Decls(ctx context.Context, file int64) ([]byte, error)
	// Uses returns the usage facts of a file, nil when it has none.
	Uses(ctx context.Context, file int64) ([]byte, error)
	// EachMentions calls f with the mention hashes of every file. The bytes are valid during the call only.
	EachMentions(ctx context.Context, f func(file int64, mentions []byte)) error
	// Languages returns what is indexed, by language.
	Languages(ctx context.Context) ([]LanguageStats, error)
	// Meta returns a value of the meta table, "" when it was never set.
	Meta(ctx context.Context, key string) (string, error)
}

// Entities are questions about entities: files, folders, symbols, documents and their sections.
type Entities interface {
	// Entity returns one entity, or an error that wraps ctxsys.ErrNotFound.
	Entity(ctx context.Context, id int64) (Entity, error)
	// EntityCounts counts the entities by type.
	EntityCounts(ctx context.Context) (map[string]int, error)
	// FileEntities returns a file's entities in source order, the file itself first.
	FileEntities(ctx context.Context, file int64) ([]Entity, error)
	// FileOutline is FileEntities without their documentation and metadata.
	FileOutline(ctx context.Context, file int64) ([]Entity, error)
	// FileSpans is FileEntities for who wants to know only where they are.
	FileSpans(ctx context.Context, file int64) ([]Span, error)
	// Named returns the entities of a name, letter case ignored: at most limit of them, those of exactly that case first, then by id.
	Named(ctx context.Context, name string, limit int) ([]Entity, error)
	// HasStem reports whether a file is called so before its extension, letter case ignored.
	HasStem(ctx context.Context, stem string) (found bool, err error)
	// EachSymbol calls f with the symbols of exactly that name by id.
	EachSymbol(ctx context.Context, name string, f func(Symbol)) error
	// Times returns the times of the given entities that exist. Folders, and what was indexed before times were kept, have none.
	Times(ctx context.Context, ids []int64) (map[int64]Times, error)
	// FileTimes returns the times that are stored of a file: its own, and those of its symbols that differ from when the file came.
	FileTimes(ctx context.Context, file int64) (map[int64]Times, error)
	// Modules returns the entities of directories.
	Modules(ctx context.Context) ([]Entity, error)
	// Children returns the entities directly inside another, in source order, those of other files last.
	Children(ctx context.Context, parent int64) ([]Entity, error)
	// EachEntity calls f with every entity by id until it returns false.
	EachEntity(ctx context.Context, f func(Entity) bool) error
	// SymbolNames returns the different names of what is in files, in no order.
	SymbolNames(ctx context.Context) ([]string, error)
	// Located returns the entities of the given ids that exist, in no order.
	Located(ctx context.Context, ids []int64) ([]Located, error)
	// Places is Located without signatures, documentation and metadata, for what is only named.
	Places(ctx context.Context, ids []int64) ([]Located, error)
	// MembersNamed is Places for the entities of exactly one name directly inside any of some others.
	MembersNamed(ctx context.Context, name string, parents []int64) ([]Located, error)
	// MethodsOf is Places for the methods directly inside any of some types.
	MethodsOf(ctx context.Context, types []int64) ([]Located, error)
	// InFiles is Places, with metadata, for the entities of some types in some files, nil for all types.
	InFiles(ctx context.Context, files []int64, types []ctxsys.EntityType) ([]Located, error)
	// Symbols returns all entities of some types that are in files, in the order of their ids where those are of one index.
	Symbols(ctx context.Context, types []ctxsys.EntityType) ([]Place, error)
	// SymbolsLike is Places for those of Symbols whose name, or with whole the qualified one, has the letters of a text in their order,
	// whatever their case. Letters beyond ASCII count for nothing, so there may be more than the caller wants.
	SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]Located, error)
	// Symbol returns the symbol of a file of a qualified name, or an error that wraps ctxsys.ErrNotFound.
	Symbol(ctx context.Context, file int64, qualified string, ordinal int) (Entity, error)
	// Module returns the entity of a directory, or an error that wraps ctxsys.ErrNotFound.
	Module(ctx context.Context, dir string) (Entity, error)
	// ModuleFiles returns the entities of the indexed files directly in a directory, by path.
	ModuleFiles(ctx context.Context, dir string) ([]int64, error)
	// Within returns the symbols of a file that are between two bytes, the outermost first at each place.
	Within(ctx context.Context, file int64, start, end int) ([]int64, error)
}

// Edges are questions about the edges of the graph.
type Edges interface {
	// EdgeCounts counts the stored edges by kind: those whose target is known, those that lead outside, and
	// those whose target could not be found.
	EdgeCounts(ctx context.Context) (found, external, unresolved map[string]int, err error)
	// EdgesFrom returns the edges that leave an entity.
	EdgesFrom(ctx context.Context, id int64) ([]Edge, error)
	// EdgesTo returns the edges that end in an entity, at most limit of them, the most certain first, then by place.
	EdgesTo(ctx context.Context, id int64, limit int) ([]Edge, error)
	// Targets returns the entities that an entity's edges lead to, those of documents left out.
	Targets(ctx context.Context, id int64) ([]int64, error)
	// Sources returns entities whose edges lead to an entity, in no order, at most limit of them, documents left out.
	Sources(ctx context.Context, id int64, limit int) ([]int64, error)
	// EachEdge calls f with every stored edge by source.
	EachEdge(ctx context.Context, f func(Edge) error) error
	// FileImports returns the import edges that leave files, as pairs of ids.
	FileImports(ctx context.Context, f func(source, target int64)) error
	// InDegrees returns the entities most edges of code end in, with their number, at most limit of them.
	InDegrees(ctx context.Context, limit int, f func(id int64, n int)) error
	// InDegreesOf returns how many edges of code end in each symbol of a file. Symbols without any are left out.
	InDegreesOf(ctx context.Context, file int64) (map[int64]int, error)
	// Users counts the other files that use a file, up to MaxUsers.
	Users(ctx context.Context, file int64) (n int, err error)
	// UsersOf is Users for several files. Those that nothing uses are left out.
	UsersOf(ctx context.Context, files []int64) (map[int64]int, error)
	// MostUsed returns files that many others use, with how many do: at most limit of them. In a large index it looks at a part of the links.
	MostUsed(ctx context.Context, limit int) (map[int64]int, error)
	// UsesOf counts the edges that end in each of some entities, those of documents left out, up to MaxUsers. Entities without any are
	// left out.
	UsesOf(ctx context.Context, ids []int64) (map[int64]int, error)
	// LinkedOf returns the files that use some files, all distinct, or are used by them, by file. Those that have no links, or more than most, are left out. A file that
	// is linked both ways comes twice.
	LinkedOf(ctx context.Context, files []int64, most int) (map[int64][]FileLink, error)
	// AllLinks calls f with every pair of files of which the first uses the second.
	AllLinks(ctx context.Context, f func(source, target int64, edges int)) error
	// EdgesOut returns the edges that leave the entities, in the order of ids, each one's as they are stored. With
	// among, only those that lead to one of it.
	EdgesOut(ctx context.Context, ids []int64, kinds Kinds, among []int64) ([]Edge, error)
	// EdgesIn returns the edges that end in the entities, in the order of ids, each one's the most certain first and
	// then by place. Entities in which more than most edges end are left out. With among, only those that leave
	// one of it.
	EdgesIn(ctx context.Context, ids []int64, kinds Kinds, most int, among []int64) ([]Edge, error)
	// EdgesInto is EdgesIn for who does not care which of two sources comes first. The edges of one source come the most certain first. It does
	// without reading the sources.
	EdgesInto(ctx context.Context, ids []int64, kinds Kinds, most int) ([]Edge, error)
	// Crowded returns those of the entities in which more than most edges end.
	Crowded(ctx context.Context, ids []int64, kinds Kinds, most int) ([]int64, error)
	// SourcesOf returns the entities whose edges lead to any of the given ones, each once, in no order.
	SourcesOf(ctx context.Context, ids []int64, kinds Kinds) ([]int64, error)
	// TargetsOf returns the entities to which edges of any of the given ones lead, each once, in no order.
	TargetsOf(ctx context.Context, ids []int64, kinds Kinds) ([]int64, error)
	// CountLevelEdges counts the edges of levels.
	CountLevelEdges(ctx context.Context, l Levels) (n int, err error)
	// LevelEdges returns a page of the edges of levels, those of the first level first. Of a level, edges into it
	// are the most certain first and then by the place of their source, edges out of it by their place.
	LevelEdges(ctx context.Context, l Levels, limit, offset int) ([]LevelEdge, error)
	// EdgesBetween returns the edges that lead from one entity to another, the most certain first.
	EdgesBetween(ctx context.Context, source, target int64, kinds Kinds) ([]Edge, error)
	// OutsideImports returns the imports of a package that is not in the project, or of something in it.
	OutsideImports(ctx context.Context, name string) ([]Edge, error)
	// Open returns the edges of some kinds whose target could not be found, those that lead outside not among them.
	Open(ctx context.Context, kinds Kinds) ([]Edge, error)
	// EachOpen calls f by source with the edges whose target could not be found and, with outside, with those that lead out of the project.
	EachOpen(ctx context.Context, kinds Kinds, outside bool, f func(source int64, kind ctxsys.RelationKind, text string, line int)) error
	// UsingLanguages returns the languages of files from which edges other than imports and those of documents lead. Of what is written in
	// others it is not known who uses it.
	UsingLanguages(ctx context.Context) ([]string, error)
	// Resolutions counts the edges of each kind by how they were resolved.
	Resolutions(ctx context.Context, f func(kind ctxsys.RelationKind, resolution string, n int)) error
	// EachLink calls f with every edge of code whose target is known, by source: its kind as an index into
	// ctxsys.RelationKinds, its weight in hundredths. SQLite gives one row a source, which took a third of the time
	// of one row an edge (measured on Go's source tree).
	EachLink(ctx context.Context, f func(source, target int64, kind, weight int)) error
}

// Chunks are questions about chunks, and the segments of the lexical index in which they are the documents.
type Chunks interface {
	// ChunkIDs returns the documents of a file.
	ChunkIDs(ctx context.Context, file int64) ([]int64, error)
	// ChunkRange returns the first and the last document of a file, 0 and -1 when it has none. A file's documents are
	// numbered without a gap.
	ChunkRange(ctx context.Context, file int64) (first, last int64, err error)
	// ChunksFrom returns the documents from first to last that have a text of at least so many bytes.
	ChunksFrom(ctx context.Context, first, last int64, bytes int) ([]int64, error)
	// LastChunk returns the highest document number in use, 0 when there is none.
	LastChunk(ctx context.Context) (int64, error)
	// Chunk returns one chunk, or an error that wraps ctxsys.ErrNotFound.
	Chunk(ctx context.Context, id int64) (Chunk, error)
	// FileChunks returns a file's chunks in order.
	FileChunks(ctx context.Context, file int64) ([]Chunk, error)
	// LocatedChunks returns the chunks of the given ids that exist, in no order.
	LocatedChunks(ctx context.Context, ids []int64) ([]LocatedChunk, error)
	// ChunkAt returns the id of the chunk of a file that holds a byte or follows it, 0 when there is none.
	ChunkAt(ctx context.Context, file int64, offset int) (int64, error)
	// ChunksOf returns for entities the chunks in which they begin. Entities that are gone, and modules, are
	// left out.
	ChunksOf(ctx context.Context, entities []int64) (map[int64]int64, error)
	// ChunkTexts returns the chunks with documents from first on whose texts have at least so many bytes, most of them, by document.
	ChunkTexts(ctx context.Context, first uint32, bytes, most int) ([]ChunkText, error)
	// CountChunks counts the chunks whose texts have at least so many bytes.
	CountChunks(ctx context.Context, bytes int) (n int, err error)
	// Segments returns the segments of the lexical index by id.
	Segments(ctx context.Context) ([]Segment, error)
	// Block returns the block of a segment that may hold term: the last one whose first term is not greater.
	// It is nil when term comes before all blocks.
	Block(ctx context.Context, segment int64, term string) (data []byte, err error)
	// EachBlock calls f with the blocks of a segment that may hold terms from one up to another, by term. A block of more
	// than most bytes holds a single term: it comes without its data, and with how many bytes those are.
	EachBlock(ctx context.Context, segment int64, from, to string, most int, f func(term string, size int, data []byte) error) error
	// Blocks yields the blocks of a segment in order. Each is valid until the next.
	Blocks(ctx context.Context, segment int64) iter.Seq2[[]byte, error]
}

// Vectors are questions about vectors of chunks, a set for each model.
type Vectors interface {
	// VectorSets returns the sets there are, by number.
	VectorSets(ctx context.Context) ([]VectorSet, error)
	// EachVectors calls f with the blocks of a set by document, without their codes. What f gets it may keep.
	EachVectors(ctx context.Context, set int64, f func(VectorRow) error) error
	// VectorCodes returns the codes of a block, or an error that wraps ctxsys.ErrNotFound. Those of a view are valid until it is asked for others.
	VectorCodes(ctx context.Context, set int64, first uint32) ([]byte, error)
	// LastVectors returns the block of a set with the highest documents, ok is false for an empty set.
	LastVectors(ctx context.Context, set int64) (r VectorRow, ok bool, err error)
	// VectorBytes returns how much the vectors of a set take.
	VectorBytes(ctx context.Context, set int64) (n int64, err error)
	// Provided returns what is known of a set.
	Provided(ctx context.Context, set int64) (p Provided, err error)
	// EmbeddedText returns what became of a text, ok is false for one that nobody was asked about yet.
	EmbeddedText(ctx context.Context, set int64, hash []byte) (e EmbeddedText, ok bool, err error)
	// CountRefused counts the pieces that are there and have no vector of a set, since their texts were refused, and returns one of
	// the reasons.
	CountRefused(ctx context.Context, set int64) (n int, why string, err error)
	// VectorsAround returns the blocks of a set that may hold documents from first to last, and others.
	VectorsAround(ctx context.Context, set int64, first, last uint32) ([]VectorRow, error)
}

// Summaries are questions about what models wrote about entities.
type Summaries interface {
	// HasSummaries tells whether there are any at all.
	HasSummaries(ctx context.Context) (has bool, err error)
	// SummaryByKey returns the summary of a text, or an error that wraps ctxsys.ErrNotFound.
	SummaryByKey(ctx context.Context, key []byte) (Summary, error)
	// SummariesOf returns the summaries of entities that have one.
	SummariesOf(ctx context.Context, entities []int64) (map[int64]Summary, error)
	// CountSummarized counts the entities that have a summary.
	CountSummarized(ctx context.Context) (n int, err error)
}
