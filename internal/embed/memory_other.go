//go:build !unix

package embed

// memoryOf returns so many bytes that are its owner's.
func memoryOf[T any](_ *T, bytes int) []byte { return make([]byte, bytes) }
