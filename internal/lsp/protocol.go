package lsp

import (
	"encoding/json"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// The structures of the Language Server Protocol 3.18, as far as they are used. Absent and null are alike in what is read.

type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

type span struct { // Range of the protocol
	Start position `json:"start"`
	End   position `json:"end"`
}

type location struct {
	URI   string `json:"uri"`
	Range span   `json:"range"`
}

type documentID struct {
	URI     string `json:"uri"`
	Version *int   `json:"version"`
}

type placeParams struct {
	TextDocument *documentID `json:"textDocument"`
	Position     *position   `json:"position"`
}

type referenceParams struct {
	placeParams
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

type documentParams struct {
	TextDocument *documentID `json:"textDocument"`
}

type initializeParams struct {
	ProcessID  *int   `json:"processId"`
	RootPath   string `json:"rootPath"`
	RootURI    string `json:"rootUri"`
	ClientInfo struct {
		Name string `json:"name"`
	} `json:"clientInfo"`
	WorkspaceFolders      []folder        `json:"workspaceFolders"`
	InitializationOptions json.RawMessage `json:"initializationOptions"`
	Capabilities          struct {
		General struct {
			PositionEncodings []string `json:"positionEncodings"`
		} `json:"general"`
		Window struct {
			WorkDoneProgress bool `json:"workDoneProgress"`
		} `json:"window"`
		TextDocument struct {
			Hover struct {
				ContentFormat []string `json:"contentFormat"`
			} `json:"hover"`
			DocumentSymbol struct {
				Hierarchical bool `json:"hierarchicalDocumentSymbolSupport"`
			} `json:"documentSymbol"`
		} `json:"textDocument"`
	} `json:"capabilities"`
}

type folder struct {
	URI  string `json:"uri"`
	Name string `json:"name"`
}

type didOpenParams struct {
	TextDocument *struct {
		URI        string `json:"uri"`
		LanguageID string `json:"languageId"`
		Version    int    `json:"version"`
		Text       string `json:"text"`
	} `json:"textDocument"`
}

type didChangeParams struct {
	TextDocument   *documentID     `json:"textDocument"`
	ContentChanges []contentChange `json:"contentChanges"`
}

type contentChange struct {
	Range *span  `json:"range"`
	Text  string `json:"text"`
}

// label is a text that an editor shows as a name, on one line.
type label string

func (l label) MarshalText() ([]byte, error) { return []byte(render.Line(string(l))), nil }

type documentSymbol struct {
	Name           label            `json:"name"`
	Detail         label            `json:"detail,omitempty"`
	Kind           int              `json:"kind"`
	Range          span             `json:"range"`
	SelectionRange span             `json:"selectionRange"`
	Children       []documentSymbol `json:"children,omitempty"`
}

type symbolInformation struct {
	Name          label    `json:"name"`
	Kind          int      `json:"kind"`
	Location      location `json:"location"`
	ContainerName label    `json:"containerName,omitempty"`
}

type callItem struct {
	Name           label    `json:"name"`
	Kind           int      `json:"kind"`
	Detail         label    `json:"detail,omitempty"`
	URI            string   `json:"uri"`
	Range          span     `json:"range"`
	SelectionRange span     `json:"selectionRange"`
	Data           callData `json:"data"`
}

type callData struct {
	Root string `json:"root"`
	ID   string `json:"id"`
}

type callParams struct {
	Item *callItem `json:"item"`
}

type incomingCall struct {
	From       callItem `json:"from"`
	FromRanges []span   `json:"fromRanges"`
}

type outgoingCall struct {
	To         callItem `json:"to"`
	FromRanges []span   `json:"fromRanges"`
}

type hover struct {
	Contents markup `json:"contents"`
	Range    span   `json:"range"`
}

type markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

type highlight struct {
	Range span `json:"range"`
	Kind  int  `json:"kind"`
}

type inlineParams struct {
	placeParams
	Context struct {
		TriggerKind int `json:"triggerKind"`
	} `json:"context"`
}

type inlineList struct {
	Items []inlineItem `json:"items"`
}

type inlineItem struct {
	InsertText string  `json:"insertText"`
	Range      span    `json:"range"`
	Command    command `json:"command"`
}

type command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

type executeParams struct {
	Command   string            `json:"command"`
	Arguments []json.RawMessage `json:"arguments"`
}

// Codes of errors beyond those of JSON-RPC.
const (
	codeNotInitialized   = -32002
	codeRequestFailed    = -32803
	codeRequestCancelled = -32800
)

// Types of messages to the user.
const (
	messageError   = 1
	messageWarning = 2
	messageInfo    = 3
)
