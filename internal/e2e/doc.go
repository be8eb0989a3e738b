// Package e2e holds the tests that need the whole engine: what two ways to the same index must answer the same,
// and what must hold between the answers to different questions. There is no code in it but tests.
package e2e
