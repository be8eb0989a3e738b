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

// NotesRoom is what notes share, whatever they are: rules, memories, the architecture.
const NotesRoom = "notes"

const (
	notesShare   = 0.1
	relatedShare = 0.15 // of what surrounds the results
	maxRelated   = 2000
)

// relatedShares are what surrounds a result, and how much of the room for that each kind may take. One that finds
// little leaves room for the others, so the shares are more than the whole.
var relatedShares = [...]struct {
	kind  string
	share float64
}{{"parent", 0.25}, {"types", 0.35}, {"callers", 0.35}, {"tests", 0.25}, {"imports", 0.25}}

// Rooms are the rooms in a budget, by name: NotesRoom, and one for each kind of what surrounds a result.
func Rooms(budget int) map[string]int {
	rooms := map[string]int{NotesRoom: int(notesShare * float64(budget))}
	for _, r := range relatedShares {
		rooms[r.kind] = int(r.share * min(relatedShare*float64(budget), maxRelated))
	}
	return rooms
}
