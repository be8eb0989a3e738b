-- The conversations of one project. They cannot be made again from files, so they live in a file of their own. Times are
-- milliseconds since 1970.

CREATE TABLE meta (
	key   TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
	number   INTEGER PRIMARY KEY,
	id       TEXT NOT NULL UNIQUE,
	name     TEXT NOT NULL,
	status   TEXT NOT NULL,            -- active, archived, summarized
	created  INTEGER NOT NULL,
	updated  INTEGER NOT NULL,
	messages INTEGER NOT NULL,         -- the number of the last one: numbers are never used again
	tokens   INTEGER NOT NULL,
	summary  TEXT NOT NULL,
	frame    TEXT NOT NULL             -- JSON of conversation.Frame, or empty
);
CREATE INDEX sessions_updated ON sessions (status, updated);

-- Messages as their client wrote them, secrets masked.
CREATE TABLE messages (
	session  INTEGER NOT NULL,
	number   INTEGER NOT NULL,         -- 1, 2, 3, ...
	role     TEXT NOT NULL,
	created  INTEGER NOT NULL,
	tokens   INTEGER NOT NULL,
	tags     TEXT NOT NULL,            -- separated by spaces
	metadata TEXT NOT NULL,            -- JSON, or empty
	format   TEXT NOT NULL,
	raw      BLOB NOT NULL,
	before   BLOB NOT NULL,            -- records of the transcript before it, one a line
	PRIMARY KEY (session, number)
) WITHOUT ROWID;

-- What was masked: no secret, only its kind and where it stood.
CREATE TABLE receipts (
	session INTEGER NOT NULL,
	message INTEGER NOT NULL,
	kind    TEXT NOT NULL,
	count   INTEGER NOT NULL,
	PRIMARY KEY (session, message, kind)
) WITHOUT ROWID;

-- Decisions outlive the messages they were made in.
CREATE TABLE decisions (
	id           INTEGER PRIMARY KEY,
	session      TEXT NOT NULL,        -- id, '' for none
	message      INTEGER NOT NULL,     -- 0 for none
	author       TEXT NOT NULL,        -- user, assistant, or '' for one that was added by hand
	text         TEXT NOT NULL,
	reason       TEXT NOT NULL,
	alternatives TEXT NOT NULL,        -- JSON list
	related      TEXT NOT NULL,        -- JSON list of files and symbols
	status       TEXT NOT NULL,        -- active, superseded, reversed
	replaced_by  INTEGER NOT NULL,     -- 0 for none
	note         TEXT NOT NULL,        -- why it is no longer active
	created      INTEGER NOT NULL
);
CREATE INDEX decisions_session ON decisions (session, message);
