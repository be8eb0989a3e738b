package ctxsys

// SliceType says where a slice comes from. Only files, folders and search results may be shortened.
type SliceType string

// The slice types.
const (
	SliceSystem       SliceType = "system"
	SliceTools        SliceType = "tools"
	SliceFile         SliceType = "file"         // a file the user named
	SliceFolder       SliceType = "folder"       // the names in a folder, no contents
	SliceSearch       SliceType = "search"       // what retrieval found
	SliceRelated      SliceType = "related"      // what calls a result and what it calls, a line each
	SliceConversation SliceType = "conversation" // "role: content" lines
	SliceCustom       SliceType = "custom"       // the user's prompt and the like
)

// Form says how much of its source a slice holds.
type Form string

// The forms, largest first.
const (
	FormFull      Form = "full"
	FormTruncated Form = "truncated" // whole lines of the source, StartLine to EndLine
	FormSignature Form = "signature" // signature and documentation; StartLine to EndLine are the whole source's
	FormReference Form = "reference" // nothing of it: the conversation got these lines before, for the question DeliveredFor
)

// Slice is the one unit of context: everything that enters a prompt is a slice.
//
// Priority runs from 1, the most important, to 8. A slice that is not Prunable goes in whatever the budget.
// TokenCount is the cost of the slice as rendered, its header included. StartLine is 0 when the slice
// has no place in a file. Content never appears in JSON: there it is part of the context as a whole. Of a slice with a place in a
// file whose form is full or truncated Content is the lines from StartLine to EndLine and nothing else.
type Slice struct {
	ID           string     `json:"id"`
	Type         SliceType  `json:"type"`
	Source       string     `json:"source"` // Location of the content, or what else it is known by
	Priority     int        `json:"priority"`
	Prunable     bool       `json:"prunable"`
	TokenCount   int        `json:"token_count"`
	Score        float64    `json:"score"`
	Form         Form       `json:"form"`
	EntityID     string     `json:"entity_id"`
	EntityType   EntityType `json:"entity_type,omitempty"`
	Name         string     `json:"name,omitempty"` // what headings call it, a qualified name for code
	Path         string     `json:"path,omitempty"`
	StartLine    int        `json:"start_line,omitempty"`
	EndLine      int        `json:"end_line,omitempty"`
	Language     string     `json:"language,omitempty"`
	OmittedLines int        `json:"omitted_lines,omitempty"` // lines (of a folder: names) left out
	Stale        bool       `json:"stale,omitempty"`         // the file changed after it was indexed
	DeliveredFor string     `json:"given,omitempty"`         // of a reference: the question it was delivered for
	Related      string     `json:"related,omitempty"`       // why something nobody asked for is here: "calls engine.Search"
	Summary      *Summary   `json:"summary,omitempty"`       // what a model wrote of the whole, where Content is not that; nil for nothing
	Recency      int64      `json:"-"`                       // later is larger: a Unix time, a message's number
	Numbered     bool       `json:"line_numbers,omitempty"`  // the lines are shown with their numbers in the file
	Metadata     *FileFacts `json:"metadata,omitempty"`      // of the file that Path names, nil for what is from none
	Head         string     `json:"-"`                       // shown before Content: the signature of what the lines are cut from
	Content      string     `json:"-"`
}

// FileFacts is what is known of a file besides its text.
type FileFacts struct {
	FileName string `json:"file_name"` // without folders
	Size     int64  `json:"size"`      // bytes, of all of it
	Language string `json:"language,omitempty"`
}

// PruneReason says why a slice was left out.
type PruneReason string

// The reasons.
const (
	PrunedBudget    PruneReason = "budget"    // others came first
	PrunedTooLarge  PruneReason = "too_large" // it would not fit an empty budget either
	PrunedDuplicate PruneReason = "duplicate" // its lines are in already
	PrunedFloor     PruneReason = "floor"     // its score is too low
	PrunedMissing   PruneReason = "missing"   // it was asked for and could not be read
	PrunedDropped   PruneReason = "dropped"   // who asked does not want it
	PrunedFiles     PruneReason = "files"     // as many files as a search may bring are better
)

// Pruned is a slice that was left out, whole as it would have been.
type Pruned struct {
	Slice
	Reason PruneReason `json:"reason"`
}

// Source attributes a part of a context to the entity it came from.
type Source struct {
	EntityID  string     `json:"entity_id"`
	Name      string     `json:"name"`
	Type      EntityType `json:"type"`
	Path      string     `json:"path"`
	StartLine int        `json:"start_line"`
	EndLine   int        `json:"end_line"`
	Relevance float64    `json:"relevance"`
}

// Profile maps what was asked for to budgets and an order.
type Profile string

// The profiles.
const (
	ProfileQuery      Profile = "query"
	ProfileChat       Profile = "chat"
	ProfileCompletion Profile = "completion"
)

// Budget is the space a model gives, in tokens. The whole prompt fits Window less Reserve; what is gathered
// without being asked fits Retrieval. Tokenizer names how the model counts and Format how it likes to be told things; both are ""
// where nothing is known.
type Budget struct {
	Model     string `json:"model"`
	Window    int    `json:"window"`
	Reserve   int    `json:"reserved_for_response"`
	Retrieval int    `json:"retrieval"`
	Tokenizer string `json:"-"`
	Format    string `json:"-"`
}
