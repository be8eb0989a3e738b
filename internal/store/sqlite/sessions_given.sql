-- What contexts have given to a session, until its conversation is compacted.
CREATE TABLE given (
	session INTEGER NOT NULL,
	context INTEGER NOT NULL,          -- 1, 2, ... in a session
	query   TEXT NOT NULL,             -- that the context was for
	source  TEXT NOT NULL,             -- path, or the address of what was said
	start   INTEGER NOT NULL,          -- line; 0 for what has none
	lines   BLOB NOT NULL              -- hash of each line, 8 bytes little endian
);
CREATE INDEX given_session ON given(session, context);
