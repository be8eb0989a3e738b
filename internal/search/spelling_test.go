package search

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/query"
)

func TestSpelledName(t *testing.T) {
	for text, want := range map[string]string{
		"get user by id": "getuserbyid", "get-user-by-id": "getuserbyid", "getUser": "", "one two three four five six seven": "",
		"what? now": "", "a/b c": "", "größe ändern": "", "": "", "get_user by_id": "get_userby_id",
	} {
		got, ok := spelledName(query.Parse(text))
		if !ok {
			got = ""
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
