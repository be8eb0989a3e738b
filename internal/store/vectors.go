package store

// Provided is what is known of a set that a provider makes.
type Provided struct {
	Tokens         int
	Canary, Sample []byte // records, nil when there are none yet
	Centre         []byte // see embed.Pack
}

// EmbeddedText is what became of a text: the document whose record is its vector, or why it has none.
type EmbeddedText struct {
	Doc uint32
	Why string
}

// VectorSet is the vectors that one model made. Those of another model are another set, and never compared.
type VectorSet struct {
	Number   int64
	Model    string
	Dim      int
	Provided bool // by a provider: not made with the pieces, but when they are there, see [Provided]
}

// VectorRow is a block of vectors: see package embed for its parts.
type VectorRow struct {
	First              uint32
	Docs, Signs, Codes []byte
}
