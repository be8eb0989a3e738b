-- What was made of the bytes of files, of all projects: a cache.
CREATE TABLE parsed (
	id       INTEGER PRIMARY KEY,
	blob     BLOB NOT NULL,         -- git's id of the bytes
	recipe   TEXT NOT NULL,         -- language and what else the result depends on
	used     INTEGER NOT NULL,      -- the last day on which it was stored or read, from 1970
	size     INTEGER NOT NULL,
	data     BLOB NOT NULL
);
CREATE UNIQUE INDEX parsed_blob ON parsed (blob, recipe);
CREATE INDEX parsed_used ON parsed (used, id, size);
