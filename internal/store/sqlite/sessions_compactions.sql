-- What is sent of a compacted session in place of its messages 1 to upto. Those stay where they are.
CREATE TABLE compactions (
	session  INTEGER PRIMARY KEY,
	upto     INTEGER NOT NULL,
	created  INTEGER NOT NULL,
	tier     TEXT NOT NULL,
	messages INTEGER NOT NULL,         -- how many are sent
	tokens   INTEGER NOT NULL,         -- of them
	sent     BLOB NOT NULL             -- JSON list of session.sentMessage
);
