package store

// LanguageStats is what is indexed of one language.
type LanguageStats struct {
	Language string
	Files    int
	Bytes    int64
	Lines    int64
	Broken   int // files with syntax errors
}

// MaxUsers is where counting the users of a file ends: the logarithm that the number goes into hardly moves
// beyond.
const MaxUsers = 500

// FileAround is a file with what ranking asks about it.
type FileAround struct {
	File
	First, Last int64 // its documents, 0 and -1 for none
}

// FileLink is a file that another one uses or is used by, and by how many edges.
type FileLink struct {
	File  int64
	Edges int
}

// File flags.
const (
	FlagTest = 1 << iota
	FlagGenerated
	FlagVendored
	FlagBinary       // seen and left out; remembered so that it is not read again
	FlagFailed       // could not be read
	FlagSecret       // holds secrets, which are masked in all that is shown of it
	FlagUnread       // its content gives no text; remembered so that it is not read again
	FlagMade         // its text is made from its content: the stored copy is all there is of it
	FlagRecent       // written in the moment it was read: its time does not tell a later write, so that it is read again
	FlagSummaryStale // there are summaries that its pieces do not hold yet
	FlagGaveUp       // its grammar gave up on it, and it is outlined by its lines
)

// FlagsOut are those of files that are known and not in the index.
const FlagsOut = FlagBinary | FlagFailed | FlagUnread

// FlagsAgain are on files that the next sync reads though their size and time are as stored.
const FlagsAgain = FlagFailed | FlagRecent | FlagSummaryStale

// File is one row of files.
type File struct {
	ID         int64
	Path       string
	Size       int64
	ModTime    int64 // nanoseconds
	Hash       []byte
	Language   string
	Lines      int
	Flags      int
	Errors     int
	NextEntity int
	Spaces     string // the namespaces it declares
}

// Indexed reports whether the file's content is in the index.
func (f *File) Indexed() bool { return f.Flags&FlagsOut == 0 }
