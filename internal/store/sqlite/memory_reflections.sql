-- What was tried, and how it went. The texts never change, the confidence does.
CREATE TABLE reflections (
	number      INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
	id          TEXT NOT NULL UNIQUE, -- of session, outcome and texts: the same said twice in a session is one
	session     TEXT NOT NULL,        -- '' where nobody said
	content     TEXT NOT NULL,
	context     TEXT NOT NULL,        -- the task
	outcome     TEXT NOT NULL,        -- success, failure, partial, unknown
	confidence  REAL NOT NULL,        -- 0 to 1
	tags        TEXT NOT NULL,        -- JSON list
	details     TEXT NOT NULL,        -- JSON: task, worked, failed, next
	quarantined INTEGER NOT NULL,     -- it reads like an attack: shown only to who asks
	accesses    INTEGER NOT NULL,
	accessed    INTEGER NOT NULL,
	created     INTEGER NOT NULL,
	length      INTEGER NOT NULL,     -- in words that are searched
	vector      BLOB NOT NULL,        -- embed.Record, empty for none
	model       TEXT NOT NULL         -- of the vector
);
CREATE INDEX reflections_session ON reflections (session);

-- In which reflections a word occurs, and how many have it: as for memories.
CREATE TABLE reflection_terms (
	term     TEXT NOT NULL,
	first    INTEGER NOT NULL,
	postings BLOB NOT NULL,
	PRIMARY KEY (term, first)
) WITHOUT ROWID;
CREATE TABLE reflection_vocabulary (
	term TEXT PRIMARY KEY,
	docs INTEGER NOT NULL
) WITHOUT ROWID;
