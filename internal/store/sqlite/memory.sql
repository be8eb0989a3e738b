-- What is remembered for a project, or by a user. It cannot be made again from files. Times are milliseconds since 1970.

CREATE TABLE meta (
	key   TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;

-- The text of a memory never changes: a correction is another one, to which replaced_by leads.
CREATE TABLE memories (
	number      INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
	id          TEXT NOT NULL UNIQUE, -- of scope and text: the same text is the same memory
	scope       TEXT NOT NULL,        -- user, project, branch, session
	holder      TEXT NOT NULL,        -- the branch or session, '' for the others
	kind        TEXT NOT NULL,
	title       TEXT NOT NULL,
	content     TEXT NOT NULL,
	keywords    TEXT NOT NULL,        -- JSON list
	tier        TEXT NOT NULL,        -- hot, warm, cold
	status      TEXT NOT NULL,        -- active, archived, superseded
	author      TEXT NOT NULL,        -- user, assistant, tool, file, import
	pinned      INTEGER NOT NULL,
	quarantined INTEGER NOT NULL,
	relevance   REAL NOT NULL,        -- 0 to 1
	tokens      INTEGER NOT NULL,
	length      INTEGER NOT NULL,     -- in words that are searched
	accesses    INTEGER NOT NULL,
	accessed    INTEGER NOT NULL,
	created     INTEGER NOT NULL,
	valid_from  INTEGER NOT NULL,     -- in the world; 0 is always
	valid_to    INTEGER NOT NULL,     -- 0 is for ever
	superseded  INTEGER NOT NULL,     -- when, 0 for never
	replaced_by TEXT NOT NULL,
	note        TEXT NOT NULL,        -- why it was superseded
	repeats     INTEGER NOT NULL,     -- how often it was said again
	subject     TEXT NOT NULL,        -- what it says something of, '' where that cannot be told
	vector      BLOB NOT NULL,        -- embed.Record, empty for none
	model       TEXT NOT NULL         -- of the vector
);
CREATE INDEX memories_place ON memories (scope, holder, status, tier);
CREATE INDEX memories_tier ON memories (status, tier, accessed, tokens);
CREATE INDEX memories_subject ON memories (scope, holder, subject);

-- In which memories a word occurs, in blocks of some hundred. A memory that is deleted leaves no word here.
CREATE TABLE memory_terms (
	term     TEXT NOT NULL,
	first    INTEGER NOT NULL,         -- number of the first memory in the block
	postings BLOB NOT NULL,            -- for each, as varints: its number less the one before, how often, and its length in words
	PRIMARY KEY (term, first)
) WITHOUT ROWID;

-- How many memories have a word.
CREATE TABLE memory_vocabulary (
	term TEXT PRIMARY KEY,
	docs INTEGER NOT NULL
) WITHOUT ROWID;

-- Where a memory comes from: each has one at least.
CREATE TABLE memory_sources (
	memory  TEXT NOT NULL,
	kind    TEXT NOT NULL,            -- said, session, file, tool, import
	session TEXT NOT NULL,
	message INTEGER NOT NULL,
	path    TEXT NOT NULL,
	hash    TEXT NOT NULL,            -- of the file's content
	revision TEXT NOT NULL,           -- the commit that was checked out
	created INTEGER NOT NULL,
	PRIMARY KEY (memory, kind, session, message, path, hash)
) WITHOUT ROWID;

-- Two memories that say different things of the same. Both are shown until one of them is superseded or deleted.
CREATE TABLE memory_conflicts (
	older TEXT NOT NULL,
	newer TEXT NOT NULL,
	PRIMARY KEY (older, newer)
) WITHOUT ROWID;
CREATE INDEX memory_conflicts_newer ON memory_conflicts (newer);

-- What was done to memories, by whom and why. It holds no text of them.
CREATE TABLE memory_journal (
	number  INTEGER PRIMARY KEY,
	created INTEGER NOT NULL,
	memory  TEXT NOT NULL,
	action  TEXT NOT NULL,
	note    TEXT NOT NULL
);
CREATE INDEX memory_journal_memory ON memory_journal (memory);
