-- One project's index. Nothing here is an absolute path. Small numbers stand for names whose order is
-- fixed in Go: type (ctxsys.EntityTypes), kind (ctxsys.RelationKinds).

CREATE TABLE meta (
	key   TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE files (
	id          INTEGER PRIMARY KEY,
	path        BLOB NOT NULL UNIQUE,  -- as on disk, which need not be UTF-8
	size        INTEGER NOT NULL,
	mtime       INTEGER NOT NULL,      -- nanoseconds
	hash        BLOB,                  -- of the content; NULL when it could not be read
	language    TEXT NOT NULL,
	lines       INTEGER NOT NULL,
	flags       INTEGER NOT NULL,      -- File flags
	errors      INTEGER NOT NULL,      -- syntax errors
	next_entity INTEGER NOT NULL       -- numbers below it have been used in this file
);

-- The text as it was indexed, compressed, secrets masked.
CREATE TABLE contents (
	file INTEGER PRIMARY KEY,
	text BLOB NOT NULL
);

-- What relating needs of a file without parsing it again.
CREATE TABLE facts (
	file     INTEGER PRIMARY KEY,
	decls    BLOB NOT NULL,
	uses     BLOB NOT NULL,
	mentions BLOB NOT NULL             -- sorted 32-bit hashes of the names it uses
);

-- id is file << 20 | number; number 0 is the file itself. Directories of code have negative ids.
CREATE TABLE entities (
	id         INTEGER PRIMARY KEY,
	parent     INTEGER,
	type       INTEGER NOT NULL,
	name       TEXT NOT NULL,
	qualified  TEXT NOT NULL,
	ordinal    INTEGER NOT NULL,
	start_line INTEGER NOT NULL,
	end_line   INTEGER NOT NULL,
	start_byte INTEGER NOT NULL,       -- the doc comment before it included
	end_byte   INTEGER NOT NULL,
	body_byte  INTEGER NOT NULL,
	exported   INTEGER NOT NULL,
	signature  TEXT NOT NULL,
	doc        TEXT NOT NULL,
	metadata   TEXT NOT NULL           -- JSON of EntityMetadata, or empty
);
CREATE INDEX entities_name ON entities (name COLLATE NOCASE);
-- Methods that stand in another file than their type.
CREATE INDEX entities_elsewhere ON entities (parent) WHERE parent > 0 AND parent >> 20 <> id >> 20;

CREATE TABLE edges (
	source     INTEGER NOT NULL,
	seq        INTEGER NOT NULL,
	kind       INTEGER NOT NULL,
	target     INTEGER,                -- NULL: what text names could not be found
	text       TEXT NOT NULL,
	line       INTEGER NOT NULL,
	weight     REAL NOT NULL,
	resolution TEXT NOT NULL,
	external   INTEGER NOT NULL,
	PRIMARY KEY (source, seq)
) WITHOUT ROWID;
CREATE INDEX edges_target ON edges (target, kind) WHERE target IS NOT NULL;

-- How many rows there are of each kind, kept in step by every write: counting a million edges takes longer
-- than a sync that finds nothing to do. Names are entity/TYPE and edge/KIND/found|external|unresolved.
CREATE TABLE counts (
	name TEXT PRIMARY KEY,
	n    INTEGER NOT NULL
) WITHOUT ROWID;

-- How many edges lead from one file to another, those of documents left out.
CREATE TABLE links (
	source INTEGER NOT NULL,
	target INTEGER NOT NULL,
	edges  INTEGER NOT NULL,
	PRIMARY KEY (source, target)
) WITHOUT ROWID;
CREATE INDEX links_target ON links (target);

CREATE TABLE chunks (
	id         INTEGER PRIMARY KEY,    -- the document number of the lexical index
	file       INTEGER NOT NULL,
	entity     INTEGER NOT NULL,
	start_line INTEGER NOT NULL,
	end_line   INTEGER NOT NULL,
	start_byte INTEGER NOT NULL,
	end_byte   INTEGER NOT NULL
);
CREATE INDEX chunks_file ON chunks (file);

-- The lexical index: see package lexical for the formats.
CREATE TABLE segments (
	id        INTEGER PRIMARY KEY,
	data      BLOB NOT NULL,
	deletions BLOB NOT NULL
);
-- Blocks are filled to fit a page, which the key of a table without row ids would not leave room for.
CREATE TABLE blocks (
	id      INTEGER PRIMARY KEY,
	segment INTEGER NOT NULL,
	term    BLOB NOT NULL,             -- the first of the block
	data    BLOB NOT NULL
);
CREATE UNIQUE INDEX blocks_term ON blocks (segment, term);
