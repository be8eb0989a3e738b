package ctxsys

// Hit is one search result: a piece of a file, never a whole long one, or of a conversation a message or decision. Those
// have the ID ctx://session/ID/N and neither path nor lines; their name is who said it.
type Hit struct {
	Rank          int        `json:"rank"` // from 1
	ID            string     `json:"id"`
	Type          EntityType `json:"type"`
	Name          string     `json:"name"`
	QualifiedName string     `json:"qualified_name"`
	Path          string     `json:"path"`
	StartLine     int        `json:"start_line"`
	EndLine       int        `json:"end_line"`
	Language      string     `json:"language"`
	Signature     string     `json:"signature"`
	Snippet       string     `json:"snippet"`      // the piece, or of a long one the lines that hold most of the question; with Lines the first
	SnippetLine   int        `json:"snippet_line"` // of its beginning
	Tokens        int        `json:"tokens"`       // of the whole piece, not of the snippet
	Score         float64    `json:"score"`
	Why           []Why      `json:"why"`
	Stale         bool       `json:"stale,omitempty"`      // the file changed since, and its text is that of when it was indexed
	Summary       *Summary   `json:"summary,omitempty"`    // of what ID names
	Repository    string     `json:"repository,omitempty"` // of a team's server, see TeamPrefix; "" for what is on this machine
	Lines         []HitLine  `json:"lines,omitempty"`      // of a search for a literal or a regular expression: those that match

	// Best are the lines of the chunk that hold most of the question, at most three, in their order. They are for text that people read.
	Best []HitLine `json:"-"`
}

// HitLine is a line of a hit, without its line feed. Of a long one that matches it is the part around the match.
type HitLine struct {
	Line int    `json:"line"` // from 1
	Text string `json:"text"`
}

// Summary is what a model wrote about an entity. It is one line, and nobody checked it.
type Summary struct {
	Text  string `json:"text"`
	Model string `json:"model"` // PROVIDER/NAME
}

// Why is one reason for a hit's place: a strategy that found it, with its rank and score there, or a ranking
// signal and what it added. The fields of the other kind are zero and left out.
type Why struct {
	Strategy string  `json:"strategy,omitempty"`
	Rank     int     `json:"rank,omitempty"`
	Score    float64 `json:"score,omitempty"`
	Signal   string  `json:"signal,omitempty"`
	Gain     float64 `json:"gain,omitempty"`
}
