-- Which write was the last to a session, counted over all: an order that no clock can turn round.
ALTER TABLE sessions ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET changed = (SELECT place FROM (SELECT number AS n, row_number() OVER (ORDER BY updated, number) AS place FROM sessions) WHERE n = sessions.number);
CREATE UNIQUE INDEX sessions_changed ON sessions (changed);
CREATE INDEX sessions_active ON sessions (status, changed);
CREATE INDEX sessions_name ON sessions (name);
DROP INDEX IF EXISTS sessions_updated;

-- The index of what was said. It is made of messages and decisions, by searches, and can be made again.
CREATE TABLE said_documents (
	first INTEGER PRIMARY KEY,          -- document
	data  BLOB NOT NULL                 -- of package session
);
CREATE TABLE said_segments (
	id   INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
	data BLOB NOT NULL                  -- lexical.Segment.Encode
);
CREATE TABLE said_blocks (
	id      INTEGER PRIMARY KEY,
	segment INTEGER NOT NULL,
	term    BLOB NOT NULL,              -- the first of the block; empty in the first block of a segment
	data    BLOB NOT NULL
);
CREATE UNIQUE INDEX said_blocks_term ON said_blocks (segment, term);
CREATE TABLE said_vectors (
	first     INTEGER PRIMARY KEY,      -- document
	documents BLOB NOT NULL,            -- embed.Block
	signs     BLOB NOT NULL,
	codes     BLOB NOT NULL
);
