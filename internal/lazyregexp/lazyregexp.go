// Package lazyregexp compiles regular expressions when they are first used.
//
// The one idea: a run of the program uses a few of its three hundred expressions, and compiling them all took as long as a short
// answer. An expression that does not compile panics at its first use, and in a test when its package starts, as in Go's own
// package of this name.
package lazyregexp

import (
	"os"
	"regexp"
	"strings"
	"sync"
)

// eager is whether this is the program of a test.
var eager = len(os.Args) > 0 && strings.HasSuffix(strings.TrimSuffix(os.Args[0], ".exe"), ".test")

// Regexp is a regexp.Regexp that is compiled by the first of its methods to be called. It has those methods of it that we use.
// It is safe for concurrent use.
type Regexp struct {
	text string
	once sync.Once
	re   *regexp.Regexp
}

// New returns the regular expression of a text in the syntax of package regexp.
func New(text string) *Regexp {
	r := &Regexp{text: text}
	if eager {
		r.Compiled()
	}
	return r
}

// Compiled returns the regular expression itself. It panics when the text is none.
func (r *Regexp) Compiled() *regexp.Regexp {
	r.once.Do(func() { r.re = regexp.MustCompile(r.text) })
	return r.re
}

func (r *Regexp) String() string { return r.text }

func (r *Regexp) Match(b []byte) bool                  { return r.Compiled().Match(b) }
func (r *Regexp) MatchString(s string) bool            { return r.Compiled().MatchString(s) }
func (r *Regexp) Find(b []byte) []byte                 { return r.Compiled().Find(b) }
func (r *Regexp) FindSubmatch(b []byte) [][]byte       { return r.Compiled().FindSubmatch(b) }
func (r *Regexp) FindAllIndex(b []byte, n int) [][]int { return r.Compiled().FindAllIndex(b, n) }
func (r *Regexp) FindAllSubmatch(b []byte, n int) [][][]byte {
	return r.Compiled().FindAllSubmatch(b, n)
}
func (r *Regexp) FindAllSubmatchIndex(b []byte, n int) [][]int {
	return r.Compiled().FindAllSubmatchIndex(b, n)
}
func (r *Regexp) FindString(s string) string           { return r.Compiled().FindString(s) }
func (r *Regexp) FindStringIndex(s string) []int       { return r.Compiled().FindStringIndex(s) }
func (r *Regexp) FindStringSubmatch(s string) []string { return r.Compiled().FindStringSubmatch(s) }
func (r *Regexp) FindStringSubmatchIndex(s string) []int {
	return r.Compiled().FindStringSubmatchIndex(s)
}
func (r *Regexp) FindAllString(s string, n int) []string { return r.Compiled().FindAllString(s, n) }
func (r *Regexp) FindAllStringSubmatch(s string, n int) [][]string {
	return r.Compiled().FindAllStringSubmatch(s, n)
}
func (r *Regexp) FindAllStringSubmatchIndex(s string, n int) [][]int {
	return r.Compiled().FindAllStringSubmatchIndex(s, n)
}
func (r *Regexp) ReplaceAllString(src, to string) string {
	return r.Compiled().ReplaceAllString(src, to)
}
func (r *Regexp) ReplaceAllStringFunc(src string, to func(string) string) string {
	return r.Compiled().ReplaceAllStringFunc(src, to)
}
func (r *Regexp) Split(s string, n int) []string { return r.Compiled().Split(s, n) }
