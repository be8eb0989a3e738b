package embed

// Vocabulary returns the terms that the model has rows for.
func (m *Model) Vocabulary() *Vocabulary { return m.vocabulary() }

// Term is the term of a row.
func (v *Vocabulary) Term(row uint16) string { return v.terms[row] }

// Table is the file of the model inside the program.
var Table = builtin
