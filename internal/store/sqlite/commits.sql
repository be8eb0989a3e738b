-- The commits of a repository: made from git, and can be made again.
CREATE TABLE meta (
	key   TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE commits (
	number  INTEGER PRIMARY KEY,    -- the document in segments
	id      TEXT NOT NULL UNIQUE,   -- in hexadecimal
	parents TEXT NOT NULL,          -- with spaces between them
	author  TEXT NOT NULL,
	time    INTEGER NOT NULL,       -- seconds since 1970
	message TEXT NOT NULL,
	files   BLOB NOT NULL           -- for each its status, path and path before (0 for none), by number
);
CREATE INDEX commits_time ON commits (time);
CREATE TABLE paths (
	number INTEGER PRIMARY KEY,
	path   TEXT NOT NULL UNIQUE
);
CREATE TABLE touched (
	path   INTEGER NOT NULL,
	number INTEGER NOT NULL,        -- of the commit
	PRIMARY KEY (path, number)
) WITHOUT ROWID;
CREATE TABLE segments (
	id       INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
	data     BLOB NOT NULL,                     -- lexical.Segment.Encode
	deletion BLOB                               -- lexical.Segment.Deletions
);
CREATE TABLE blocks (
	id      INTEGER PRIMARY KEY,
	segment INTEGER NOT NULL,
	term    BLOB NOT NULL,          -- the first of the block; empty in the first block of a segment
	data    BLOB NOT NULL
);
CREATE UNIQUE INDEX blocks_term ON blocks (segment, term);
