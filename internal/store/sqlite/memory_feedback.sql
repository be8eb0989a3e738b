-- What became of results that were given: by the id the outside knows an entity by.
CREATE TABLE feedback (
	entity  TEXT PRIMARY KEY,
	path    TEXT NOT NULL,            -- of its file
	used    INTEGER NOT NULL,         -- what was written after it was given shows that it was of use
	ignored INTEGER NOT NULL,         -- and does not
	good    INTEGER NOT NULL,         -- somebody said so
	bad     INTEGER NOT NULL,
	updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX feedback_path ON feedback (path);

-- Results that a session was given and of which it is not yet known whether they were of use.
CREATE TABLE feedback_given (
	session TEXT NOT NULL,
	entity  TEXT NOT NULL,
	name    TEXT NOT NULL,
	words   TEXT NOT NULL,            -- the identifiers in it, with spaces between
	spoken  INTEGER NOT NULL,         -- the assistant said something since, and did not use it
	created INTEGER NOT NULL,
	PRIMARY KEY (session, entity)
) WITHOUT ROWID;
