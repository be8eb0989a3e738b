package sqlite

import (
	"encoding/json"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// File flags.
const (
	FlagTest = 1 << iota
	FlagGenerated
	FlagVendored
	FlagBinary // seen and left out; remembered so that it is not read again
	FlagFailed // could not be read
	FlagSecret // holds secrets, which are masked in all that is shown of it
	FlagUnread // its content gives no text; remembered so that it is not read again
	FlagMade   // its text is made from its content: the stored copy is all there is of it
	FlagRecent // written in the moment it was read: its time does not tell a later write, so that it is read again
	FlagUntold // there are summaries that its pieces do not hold yet
	FlagGaveUp // its grammar gave up on it, and it is outlined by its lines
)

// FlagsOut are those of files that are known and not in the index.
const FlagsOut = FlagBinary | FlagFailed | FlagUnread

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

// Entity is one row of entities. Modules (directories) have negative ids and no lines.
type Entity struct {
	ID                           int64
	Parent                       int64 // 0 for none
	Type                         ctxsys.EntityType
	Name, Qualified              string
	Ordinal                      int
	StartLine, EndLine           int
	StartByte, EndByte, BodyByte int
	Exported                     bool
	Signature, Doc               string
	Metadata                     ctxsys.EntityMetadata
}

// Chunk is one row of chunks.
type Chunk struct {
	ID                 int64
	File, Entity       int64
	StartLine, EndLine int
	StartByte, EndByte int
}

// Edge is one row of edges. Target 0 means that it was not found.
type Edge struct {
	Source     int64
	Kind       ctxsys.RelationKind
	Target     int64
	Text       string
	Line       int
	Weight     float64
	Resolution string
	External   bool
}

func typeNumber(t ctxsys.EntityType) int {
	for i, have := range ctxsys.EntityTypes {
		if have == t {
			return i
		}
	}
	panic("sqlite: unknown entity type " + string(t))
}

func kindNumber(k ctxsys.RelationKind) int {
	for i, have := range ctxsys.RelationKinds {
		if have == k {
			return i
		}
	}
	panic("sqlite: unknown relationship " + string(k))
}

func metadataText(m *ctxsys.EntityMetadata) string {
	if len(m.Parameters) == 0 && m.ReturnType == "" && len(m.Modifiers) == 0 && len(m.Decorators) == 0 &&
		len(m.Extends) == 0 && len(m.Implements) == 0 && m.Level == 0 && m.About == "" && len(m.Links) == 0 &&
		m.Words == 0 && len(m.FrontMatter) == 0 && len(m.Columns) == 0 && m.Pages == 0 && m.Requirement == (ctxsys.Requirement{}) {
		return ""
	}
	b, err := json.Marshal(m)
	if err != nil {
		panic(err) // strings and numbers only
	}
	return string(b)
}
