-- What somebody wants to be told of without asking.
CREATE TABLE subscriptions (
	number    INTEGER PRIMARY KEY AUTOINCREMENT,
	id        TEXT NOT NULL UNIQUE,
	session   TEXT NOT NULL,            -- '' for whoever asks
	kind      TEXT NOT NULL,            -- of the pattern: file_pattern, entity_type, keyword
	value     TEXT NOT NULL,
	scope     TEXT NOT NULL,            -- a folder or glob the pattern is limited to, '' for all
	cause     TEXT NOT NULL,            -- file_change, cursor_proximity, context_mention, schedule
	every     INTEGER NOT NULL,         -- milliseconds between two times, 0 for none
	due       INTEGER NOT NULL,         -- the next time of a schedule, 0 for none
	minimum   REAL NOT NULL,            -- of relevance
	status    TEXT NOT NULL,            -- active, paused, completed
	created   INTEGER NOT NULL,
	fired     INTEGER NOT NULL,         -- when it last gave anything, 0 for never
	delivered INTEGER NOT NULL,         -- suggestions that were shown, and what became of them
	used      INTEGER NOT NULL,
	dismissed INTEGER NOT NULL
);
CREATE INDEX subscriptions_cause ON subscriptions (cause, status);

-- What subscriptions gave. The texts of memories and decisions are not copied: ref names them.
CREATE TABLE suggestions (
	number       INTEGER PRIMARY KEY AUTOINCREMENT,
	id           TEXT NOT NULL UNIQUE,
	subscription TEXT NOT NULL,
	session      TEXT NOT NULL,
	kind         TEXT NOT NULL,         -- decision, change, doc, related_code, warning
	about        TEXT NOT NULL,         -- what set it off: a path, a place, a word
	target       TEXT NOT NULL,         -- id of an entity, or a path
	ref          TEXT NOT NULL,         -- a memory or decision, '' for none
	text         TEXT NOT NULL,
	relevance    REAL NOT NULL,
	created      INTEGER NOT NULL,
	shown        INTEGER NOT NULL,      -- when, 0 for not yet
	outcome      TEXT NOT NULL          -- '', used, dismissed
);
CREATE INDEX suggestions_about ON suggestions (subscription, about, created);
CREATE INDEX suggestions_created ON suggestions (created);
