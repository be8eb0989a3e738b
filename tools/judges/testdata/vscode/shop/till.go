// Package shop sells things.
package shop

// Till takes money.
type Till struct{ cents int }

// Pay takes the money for a basket.
func (t *Till) Pay(cents int) int {
	t.cents += cents
	return t.cents
}
