// Package judges runs other people's clients, test suites and agents against the built program, and compares its answers with
// those of their tools. It has tests only; internal/judges finds the programs, for the tests of other packages as well.
package judges
