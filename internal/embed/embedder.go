package embed

import "context"

// Purpose says what a text is embedded for. Many models put another prefix before a question than before what is searched.
type Purpose int

// The purposes.
const (
	Passage  Purpose = iota // a piece that is searched
	Question                // what is searched for
)

// Embedder makes vectors of texts by asking a provider. It may be used by several goroutines.
type Embedder interface {
	// Model is what made a vector, PROVIDER/NAME. Vectors of two models are never compared.
	Model() string

	// Embed returns what became of each text. The error is of what came to nothing as a whole, such as a provider that is down;
	// what was made before it is in Embedded all the same.
	Embed(ctx context.Context, texts []string, as Purpose) (*Embedded, error)
}

// Embedded is what an [Embedder] made.
type Embedded struct {
	// Vectors has one for each text, of length one and all of as many dimensions, and nil for a text that has none.
	Vectors [][]float32

	// Refused says, by the place of a text, why it has no vector and never will: asking again does not help.
	Refused map[int]string

	Tokens int // that the provider counted, 0 where it does not say
	Calls  int // requests sent
}
