package diff

import (
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// NewText is a text as the index would have it: secrets are masked, so that none is shown in a signature.
func NewText(path string, text []byte) Text {
	if len(text) <= maxText {
		text, _ = secret.Mask(text)
	}
	if walk.IsBinary(text) {
		return Text{Path: path, Language: "binary"}
	}
	return Text{Path: path, Language: walk.LanguageOfText(walk.LanguageOf(path), text), Text: text}
}
