package diff

import (
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// NewText is a text as the index would have it: secrets are masked, so that none is shown in a signature. known may find the facts of its bytes and
// the masked text that they are of, or be nil.
func NewText(path string, content []byte, known func(language string, content []byte) (*facts.File, []byte)) Text {
	language := walk.LanguageOfText(walk.LanguageOf(path), content)
	switch {
	case walk.IsBinary(content):
		return Text{Path: path, Language: "binary"}
	case len(content) > maxText:
		return Text{Path: path, Language: language, Text: content}
	case known != nil:
		if f, text := known(language, content); f != nil {
			return Text{Path: path, Language: language, Text: text, Facts: f}
		}
	}
	text, _ := secret.Mask(content)
	return Text{Path: path, Language: language, Text: text}
}
