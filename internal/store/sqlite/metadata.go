package sqlite

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// The metadata of an entity is stored as JSON in which the parts that nearly all of it consists of are bytes that JSON never has. That halves it, and
// what an older program stored is read as well. No byte ever changes its meaning; those of keys that [scanPlace] looks for are left as they are.
const (
	codeParameters  = "\x01" // {"parameters":[{"name":"
	codeType        = "\x02" // ","type":"
	codeNext        = "\x03" // "},{"name":"
	codeReturnAfter = "\x04" // "}],"return_type":"
	codeReturn      = "\x05" // {"return_type":"
	codeEndList     = "\x06" // "}]}
	codeEnd         = "\x07" // "}
	codeLess        = "\x0e" // \u003c
	codeGreater     = "\x0f" // \u003e
	codeAnd         = "\x10" // \u0026
)

// metadataCodes are parts and their codes in turn, a part before those that it begins with.
var metadataCodes = []string{
	`{"parameters":[{"name":"`, codeParameters,
	`","type":"`, codeType,
	`"},{"name":"`, codeNext,
	`"}],"return_type":"`, codeReturnAfter,
	`{"return_type":"`, codeReturn,
	`"}]}`, codeEndList,
	`"}`, codeEnd,
	`\u003c`, codeLess,
	`\u003e`, codeGreater,
	`\u0026`, codeAnd,
}

var metadataPacker = sync.OnceValue(func() *strings.Replacer { return strings.NewReplacer(metadataCodes...) })

var metadataUnpacker = sync.OnceValue(func() *strings.Replacer {
	back := make([]string, 0, len(metadataCodes))
	for i := 0; i < len(metadataCodes); i += 2 {
		back = append(back, metadataCodes[i+1], metadataCodes[i])
	}
	return strings.NewReplacer(back...)
})

// metadataText is the stored form of m, empty for nothing.
func metadataText(m *ctxsys.EntityMetadata) string {
	if len(m.Modifiers) == 0 && len(m.Decorators) == 0 &&
		len(m.Extends) == 0 && len(m.Implements) == 0 && m.Level == 0 && m.About == "" && len(m.Links) == 0 &&
		m.Words == 0 && len(m.FrontMatter) == 0 && len(m.Columns) == 0 && m.Pages == 0 && m.Requirement == (ctxsys.Requirement{}) {
		if len(m.Parameters) == 0 && m.ReturnType == "" {
			return ""
		}
		if text, ok := signatureText(m); ok {
			return text
		}
	}
	b, err := json.Marshal(m)
	if err != nil {
		panic(err) // strings and numbers only
	}
	return metadataPacker().Replace(string(b))
}

// signatureText is the stored form of what most functions have, parameters and what they return: what metadataText would make of it by way of JSON.
func signatureText(m *ctxsys.EntityMetadata) (string, bool) {
	var b strings.Builder
	ok := true
	text := func(before, s string) {
		b.WriteString(before)
		for i := range len(s) {
			switch c := s[i]; {
			case c == '<':
				b.WriteString(codeLess)
			case c == '>':
				b.WriteString(codeGreater)
			case c == '&':
				b.WriteString(codeAnd)
			case c < ' ' || c >= 0x7f || c == '"' || c == '\\': // JSON may escape it
				ok = false
			default:
				b.WriteByte(c)
			}
		}
	}
	for i, p := range m.Parameters {
		before := codeNext
		if i == 0 {
			before = codeParameters
		}
		text(before, p.Name)
		if p.Type != "" {
			text(codeType, p.Type)
		}
		if p.Default != "" {
			text(`","default":"`, p.Default)
		}
	}
	switch {
	case m.ReturnType == "":
		b.WriteString(codeEndList)
	case len(m.Parameters) > 0:
		text(codeReturnAfter, m.ReturnType)
		b.WriteString(codeEnd)
	default:
		text(codeReturn, m.ReturnType)
		b.WriteString(codeEnd)
	}
	return b.String(), ok
}

// readMetadata reads the stored form of the metadata of an entity.
func readMetadata(text string, id int64, m *ctxsys.EntityMetadata) error {
	if text == "" {
		return nil
	}
	if err := json.Unmarshal([]byte(metadataUnpacker().Replace(text)), m); err != nil {
		return fmt.Errorf("%w: metadata of entity %d: %w", ctxsys.ErrCorrupt, id, err)
	}
	return nil
}
