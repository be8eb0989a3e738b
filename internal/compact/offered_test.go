package compact

import (
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

func TestOffered(t *testing.T) {
	const (
		list   = "The poster drops a line. Three ways out:\n1. keep a ring in memory\n2. append to segment files\n3. put a NATS server beside it"
		inline = "First question: the state. Options: (a) leave it in S3, (b) a GCS bucket with versioning, (c) HCP Terraform."
		prose  = "Sessions might go into a table of the Postgres you have, or remain files with random names."
		steps  = "Done: I renamed the parser and ran the tests. All pass."
	)
	for _, c := range []struct {
		offer, reply string
		found        string // in the decision, "" for none
		left         int    // how many were not taken
	}{
		{list, "second one. nats is overkill", `offered "append to segment files"`, 2},
		{list, "2", `offered "append to segment files"`, 2},
		{list, "ok 3 then, we have one", `offered "put a NATS server beside it"`, 2},
		{list, "the last one please", `offered "put a NATS server beside it"`, 2},
		{list, "segment files, memory dies with the pod", `offered "append to segment files"`, 2},
		{list, "how large do the segments get?", "", 0},
		{list, "why not all of them", "", 0},
		{list, "thanks", "", 0},
		{inline, "b, and do it first", `offered "a GCS bucket with versioning"`, 2},
		{inline, "(c) please", `offered "HCP Terraform"`, 2},
		{inline, "a lot of money", "", 0},
		{inline, "is the bucket there?", "", 0},
		{inline, "both", `offered "leave it in S3 / a GCS bucket`, 0},
		{inline, "d, none of these", "", 0},
		{prose, "Files. The less the database is needed the better", `offered "remain files with random names"`, 1},
		{prose, "not sure, what do others do", "", 0},
		{steps, "second one fails on my machine", "", 0},
		{steps, "tests pass here too", "", 0},
	} {
		messages := []conversation.Message{conversation.New(conversation.Assistant, c.offer), conversation.New(conversation.User, c.reply)}
		for i := range messages {
			messages[i].Number = i + 1
		}
		found := slices.DeleteFunc(Decisions(messages), func(d Decision) bool { return d.Message != 2 })
		switch {
		case c.found == "" && len(found) > 0:
			t.Errorf("%q: %+v, want no decision", c.reply, found)
		case c.found == "":
		case len(found) != 1 || !strings.HasPrefix(found[0].Text, c.found) || !strings.Contains(found[0].Text, c.reply) || len(found[0].Alternatives) != c.left:
			t.Errorf("%q: %+v, want %s and %d others", c.reply, found, c.found, c.left)
		}
	}
}

func FuzzOffered(f *testing.F) {
	f.Add("Options: (a) this, (b) that.", "b, please")
	f.Add("1. one\n2. two\nWhich one?", "9.")
	f.Add("this or that?", "both")
	f.Fuzz(func(t *testing.T, offer, reply string) {
		options := offers(offer)
		if len(options) == 1 || len(options) > 9 {
			t.Fatalf("%d options", len(options))
		}
		if options == nil {
			return
		}
		if n, ok := taken(reply, options); ok && (n < -1 || n >= len(options)) {
			t.Fatalf("option %d of %d", n, len(options))
		}
	})
}
