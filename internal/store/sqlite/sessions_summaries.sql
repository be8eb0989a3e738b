-- The summaries of a session, each with what it is of. Those that were replaced stay, the oldest of many excepted.
CREATE TABLE IF NOT EXISTS summaries (
	session INTEGER NOT NULL,
	version INTEGER NOT NULL,          -- 1, 2, 3, ...
	upto    INTEGER NOT NULL,          -- the number of the last message it knows
	created INTEGER NOT NULL,
	author  TEXT NOT NULL,             -- the model, '' for rules
	parts   TEXT NOT NULL,             -- JSON of compact.Digest
	note    TEXT NOT NULL,             -- why no model wrote it, ''
	PRIMARY KEY (session, version)
) WITHOUT ROWID;

-- What was asked and not answered when the session was last looked through. It outlives the messages, as decisions do.
CREATE TABLE IF NOT EXISTS questions (
	id      INTEGER PRIMARY KEY,
	session TEXT NOT NULL,             -- id
	message INTEGER NOT NULL,          -- 0 for none
	author  TEXT NOT NULL,             -- user, assistant, or '' when a model named it
	text    TEXT NOT NULL,
	status  TEXT NOT NULL,             -- open, answered
	created INTEGER NOT NULL,
	UNIQUE (session, text)
);
