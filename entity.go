package ctxsys

import (
	"strings"
	"time"
)

// EntityType says what an entity is. The names are stored, printed and accepted by filters.
type EntityType string

// The entity types of code and documents.
const (
	TypeFile      EntityType = "file"
	TypeModule    EntityType = "module"
	TypeNamespace EntityType = "namespace"
	TypeClass     EntityType = "class"
	TypeInterface EntityType = "interface"
	TypeType      EntityType = "type" // aliases, structs, and named types that are neither class nor interface
	TypeEnum      EntityType = "enum"
	TypeFunction  EntityType = "function"
	TypeMethod    EntityType = "method"
	TypeProperty  EntityType = "property" // fields and accessors of a type, members of an enum
	TypeConstant  EntityType = "constant"
	TypeVariable  EntityType = "variable"
	TypeDocument  EntityType = "document"
	TypeSection   EntityType = "section"

	TypeRequirement EntityType = "requirement"
	TypeUserStory   EntityType = "user_story"
)

// The entity types of what people and agents write down about a project. Nothing is parsed to them.
const (
	TypeConcept     EntityType = "concept"
	TypePerson      EntityType = "person"
	TypeTechnology  EntityType = "technology"
	TypePattern     EntityType = "pattern"
	TypeComponent   EntityType = "component"
	TypeFeature     EntityType = "feature"
	TypeQuestion    EntityType = "question"
	TypeTicket      EntityType = "ticket"
	TypeBug         EntityType = "bug"
	TypeTask        EntityType = "task"
	TypeMilestone   EntityType = "milestone"
	TypeInstruction EntityType = "instruction"
)

// EntityTypes lists every type in the order statistics print them; an index into it is the stored form.
var EntityTypes = []EntityType{
	TypeFile, TypeModule, TypeNamespace, TypeClass, TypeInterface, TypeType, TypeEnum,
	TypeFunction, TypeMethod, TypeProperty, TypeConstant, TypeVariable, TypeDocument, TypeSection,
	TypeConcept, TypePerson, TypeTechnology, TypePattern, TypeComponent, TypeFeature, TypeQuestion, TypeTicket, TypeBug, TypeTask,
	TypeMilestone, TypeInstruction,
	TypeRequirement, TypeUserStory,
}

// The types of what was said in conversations, and of commits, which git has. No index holds them: see IsItem.
const (
	TypeSession  EntityType = "session"
	TypeMessage  EntityType = "message"
	TypeDecision EntityType = "decision"
	TypeCommit   EntityType = "commit"
)

// SessionTypes lists those of conversations that a search finds, ItemTypes all.
var (
	SessionTypes = []EntityType{TypeMessage, TypeDecision}
	ItemTypes    = []EntityType{TypeSession, TypeMessage, TypeDecision, TypeCommit}
)

// How the ids of items begin: ctx://session/ID, ctx://session/ID/N, ctx://decision/N and ctx://commit/HASH.
const (
	SessionPrefix  = "ctx://session/"
	DecisionPrefix = "ctx://decision/"
	CommitPrefix   = "ctx://commit/"
)

// TeamPrefix begins the ids and paths of what a team's server answered about repositories that are not on this machine: the name of the
// repository and the id or path in it follow.
const TeamPrefix = "ctx://team/"

// IsItem reports whether an id is that of a session, a message, a decision or a commit.
func IsItem(id string) bool {
	return strings.HasPrefix(id, SessionPrefix) || strings.HasPrefix(id, DecisionPrefix) || strings.HasPrefix(id, CommitPrefix)
}

// Param is one parameter of a function: its name, its type as written, and its default as written.
type Param struct {
	Name    string `json:"name"`
	Type    string `json:"type,omitempty"`
	Default string `json:"default,omitempty"`
}

// Entity is one thing the index knows: a file, a symbol of code, a section of a document.
//
// ID is deterministic: the file's path for a file, else path#qualified.name, followed by ~2, ~3, ... for
// the second and later symbols of that name in the file. Lines are 1-based and inclusive. Path is
// relative to the project's root and uses forward slashes. Hash and the times are there where one entity or a list of them was asked for.
type Entity struct {
	ID            string         `json:"id"`
	Type          EntityType     `json:"type"`
	Name          string         `json:"name"`
	QualifiedName string         `json:"qualified_name"`
	Path          string         `json:"path"`
	Language      string         `json:"language,omitempty"`
	StartLine     int            `json:"start_line"`
	EndLine       int            `json:"end_line"`
	Signature     string         `json:"signature,omitempty"`
	Doc           string         `json:"doc,omitempty"`
	Exported      bool           `json:"exported,omitempty"`
	Metadata      EntityMetadata `json:"metadata,omitzero"`
	Hash          string         `json:"hash,omitempty"`      // SHA-256 in hexadecimal: of a file's content, else of the entity's text with its comment, secrets masked
	CreatedAt     time.Time      `json:"created_at,omitzero"` // when a sync first found it
	UpdatedAt     time.Time      `json:"updated_at,omitzero"` // when a sync last found another text
}

// EntityMetadata holds what only some entity types have.
type EntityMetadata struct {
	Parameters []Param  `json:"parameters,omitempty"`
	ReturnType string   `json:"return_type,omitempty"`
	Modifiers  []string `json:"modifiers,omitempty"`
	Decorators []string `json:"decorators,omitempty"`
	Extends    []string `json:"extends,omitempty"`
	Implements []string `json:"implements,omitempty"`
	Level      int      `json:"level,omitempty"` // heading level of a section
	About      string   `json:"about,omitempty"` // of a file of links: the entity they leave
	Links      []Link   `json:"links,omitempty"` // as written by hand, whether or not they lead anywhere

	Words       int            `json:"words,omitempty"`       // of a document, without its front matter
	FrontMatter map[string]any `json:"frontmatter,omitempty"` // of a document: strings, numbers, booleans, and lists of them
	Columns     []string       `json:"columns,omitempty"`     // of a table in a file
	Pages       int            `json:"pages,omitempty"`

	Requirement
}

// Link is an edge that somebody wrote down: to an entity by its id, or by a name that only one entity has. Weight is above 0 and at
// most 1; 0 is not written, which means 1.
type Link struct {
	To       string       `json:"to"`
	Kind     RelationKind `json:"kind"`
	Weight   float64      `json:"weight,omitempty"`
	Metadata Object       `json:"metadata,omitempty"`
}

// Requirement is what a document says of a requirement or a user story. What it does not say is empty.
type Requirement struct {
	Kind     string `json:"kind,omitempty"`     // requirement, feature, constraint, goal, acceptance, user_story
	Status   string `json:"status,omitempty"`   // proposed, accepted, implemented, deprecated
	Priority string `json:"priority,omitempty"` // must, should, could, wont
	Label    string `json:"label,omitempty"`    // its number in the document: REQ-12
	Role     string `json:"role,omitempty"`     // of a user story
	Want     string `json:"want,omitempty"`
	Benefit  string `json:"benefit,omitempty"`
}

// RelationKind is the kind of an edge.
type RelationKind string

// The relationship kinds. An edge points from the user to the used, from the container to the contained.
const (
	Contains   RelationKind = "contains"
	Defines    RelationKind = "defines"
	Imports    RelationKind = "imports"
	DependsOn  RelationKind = "depends_on"
	Extends    RelationKind = "extends"
	Implements RelationKind = "implements"
	Calls      RelationKind = "calls"
	References RelationKind = "references"
	RelatesTo  RelationKind = "relates_to"
	Documents  RelationKind = "documents" // a document names code

	// Of the history of git. No index holds them.
	Changes     RelationKind = "changes"      // a commit changed code
	ChangesWith RelationKind = "changes_with" // a file often changes in the same commits as another
)

// RelationKinds lists every kind; an index into it is the stored form.
var RelationKinds = []RelationKind{
	Contains, Defines, Imports, DependsOn, Extends, Implements, Calls, References, RelatesTo, Documents,
	Changes, ChangesWith,
}
