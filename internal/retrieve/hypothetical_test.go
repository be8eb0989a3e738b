package retrieve_test

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

// Words from outside find, and what has none of them is as good as before.
func TestMoreTerms(t *testing.T) {
	db := indexed(t, map[string]string{
		"a.go": "package a\n\n// Deliver sends a parcel.\nfunc Deliver() {}\n",
		"b.go": "package a\n\n// Backoff waits.\nfunc Backoff() {}\n",
	})
	q := query.Parse("how is a parcel sent")
	before, scores := run(t, db, q, retrieve.Options{Candidates: 10}, "keyword")
	if scores[0]["Deliver"] == 0 || scores[0]["Backoff"] != 0 {
		t.Fatalf("%v", scores)
	}
	after, more := run(t, db, q, retrieve.Options{Candidates: 10, More: []string{"backoff", "parcel", "retry_policy"}}, "keyword")
	if more[0]["Deliver"] != scores[0]["Deliver"] || more[0]["Backoff"] == 0 || more[0]["Backoff"] >= more[0]["Deliver"] {
		t.Errorf("%v, before %v", more, scores)
	}
	if after[0].Hits[0] != before[0].Hits[0] {
		t.Errorf("%+v, before %+v", after[0].Hits[0], before[0].Hits[0])
	}
	for _, h := range after[0].Hits[1:] {
		if h.Matched != 0 {
			t.Errorf("has %v of a question that it has no word of", h.Matched)
		}
	}
}
