package assemble

// The levels of the scale, 1 being the most important. Levels 1 and 2 go in whatever the budget.
const (
	SystemLevel  = 1
	PromptLevel  = 2
	FilesLevel   = 3
	NotesLevel   = 4 // tools; rules, memories and architecture, which share a tenth of the budget
	RecentLevel  = 5
	FoldersLevel = 6
	SearchLevel  = 7
	OldLevel     = 8

	// Of a completion: the file that is being edited, the latest edits, then what may help.
	EditedLevel  = 1
	ImportsLevel = 3
	BuffersLevel = 5
	TreeLevel    = 6
)

// Unprunable reports whether slices of a level go in whatever the budget.
func Unprunable(level int) bool { return level <= PromptLevel }

// NotesGroup is what notes share, whatever they are: rules, memories, the architecture. RelatedGroup is what the surroundings of results
// share.
const (
	NotesGroup   = "notes"
	RelatedGroup = "related"
)

const (
	notesShare   = 0.1
	relatedShare = 0.1
	maxRelated   = 1000
)

// Groups returns the tokens of each budget group, by its name.
func Groups(budget int) map[string]int {
	return map[string]int{NotesGroup: int(notesShare * float64(budget)), RelatedGroup: min(int(relatedShare*float64(budget)), maxRelated)}
}
