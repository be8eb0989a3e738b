-- Where agents were in their tasks.
CREATE TABLE checkpoints (
	number      INTEGER PRIMARY KEY AUTOINCREMENT,
	id          TEXT NOT NULL UNIQUE,
	session     TEXT NOT NULL,
	step        INTEGER NOT NULL,      -- how many steps were done
	created     INTEGER NOT NULL,
	cause       TEXT NOT NULL,         -- auto, manual, error
	description TEXT NOT NULL,
	message     INTEGER NOT NULL,      -- the last of the session by then, 0 for none
	duration    INTEGER NOT NULL,      -- milliseconds, 0 where nobody said
	tokens      INTEGER NOT NULL,      -- used, 0 where nobody said
	masked      TEXT NOT NULL,         -- JSON: secrets by kind
	size        INTEGER NOT NULL,      -- of the state, in bytes
	state       BLOB NOT NULL,         -- JSON as it was given but for secrets, zstd
	made        INTEGER NOT NULL,      -- 1: nobody gave it, it is made of the steps
	steps       TEXT NOT NULL          -- JSON list
);
CREATE INDEX checkpoints_session ON checkpoints (session, step, number);

-- What agents said of their steps.
CREATE TABLE steps (
	session TEXT NOT NULL,
	number  INTEGER NOT NULL,          -- 1, 2, 3, ... in a session
	name    TEXT NOT NULL,
	status  TEXT NOT NULL,             -- started, completed, failed
	risky   INTEGER NOT NULL,
	note    TEXT NOT NULL,             -- the result, or what went wrong
	created INTEGER NOT NULL,
	ended   INTEGER NOT NULL,          -- 0 for not yet
	PRIMARY KEY (session, number)
) WITHOUT ROWID;
