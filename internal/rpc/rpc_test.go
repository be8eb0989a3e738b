package rpc_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rpc"
)

// take is what a server does with what comes: the messages that are some, as a library is to see them, and the refusals.
func take(text []byte, ids *rpc.IDs) (messages [][]byte, refused []*rpc.Refusal) {
	list, _, wrong := rpc.Split(text)
	if wrong != nil {
		return nil, []*rpc.Refusal{wrong}
	}
	for _, m := range list {
		if m, wrong := ids.In(m); wrong != nil {
			refused = append(refused, wrong)
		} else {
			messages = append(messages, m)
		}
	}
	return messages, refused
}

func TestRefused(t *testing.T) {
	for _, c := range []struct {
		text string
		code int
		id   string
	}{
		{``, rpc.ParseError, `null`},
		{`hello`, rpc.ParseError, `null`},
		{"\x00", rpc.ParseError, `null`},
		{strings.Repeat("[", 100_000), rpc.ParseError, `null`},
		{`{"jsonrpc":"2.0","id":7,"met`, rpc.ParseError, `null`},
		{`[]`, rpc.InvalidRequest, `null`},
		{`[` + strings.Repeat("1,", rpc.MaxBatch) + `1]`, rpc.InvalidRequest, `null`},
		{`[1]`, rpc.InvalidRequest, `null`},
		{`null`, rpc.InvalidRequest, `null`},
		{`"ping"`, rpc.InvalidRequest, `null`},
		{`{}`, rpc.InvalidRequest, `null`},
		{`{"jsonrpc":"1.0","id":7,"method":"ping"}`, rpc.InvalidRequest, `7`},
		{`{"id":"x","method":"ping"}`, rpc.InvalidRequest, `"x"`},
		{`{"JSONRPC":"2.0","id":"x","method":"ping"}`, rpc.InvalidRequest, `"x"`},
		{`{"jsonrpc":"2.0","id":{},"method":"ping"}`, rpc.InvalidRequest, `null`},
		{`{"jsonrpc":"2.0","id":[1],"method":"ping"}`, rpc.InvalidRequest, `null`},
		{`{"jsonrpc":"2.0","id":true,"method":"ping"}`, rpc.InvalidRequest, `null`},
		{`{"jsonrpc":"2.0","id":"` + strings.Repeat("x", 2000) + `","method":"ping"}`, rpc.InvalidRequest, `null`},
		{`{"jsonrpc":"2.0","id":1.50,"method":7}`, rpc.InvalidRequest, `1.50`},
		{`{"jsonrpc":"2.0","id":-3}`, rpc.InvalidRequest, `-3`},
		{`{"jsonrpc":"2.0","id":7,"method":"ping","params":{"a":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + `}}`, rpc.InvalidRequest, `null`},
	} {
		messages, refused := take([]byte(c.text), &rpc.IDs{})
		if len(messages) > 0 || len(refused) != 1 || refused[0].Code != c.code || string(refused[0].ID) != c.id {
			t.Errorf("%.60s: %q, %+v", c.text, messages, refused)
			continue
		}
		if answer := refused[0].Encode(); !json.Valid(answer) || bytes.ContainsRune(answer, '\n') {
			t.Errorf("%.60s is answered with %q", c.text, answer)
		}
	}
}

func TestIDs(t *testing.T) {
	for _, id := range []string{`0`, `1`, `-1`, `-0`, `1.5`, `1.0`, `1e3`, `9007199254740991`, `9007199254740992`, `9007199254740993`, `123456789012345678901234567890`, `-123456789012345678901234567890`,
		`""`, `"a"`, `"1"`, `"\u0061"`, `"\ud800"`, `"` + "\xff" + `"`, `"<&>"`, `"a\nb"`, `"ctx-sys-id-"`, `"ctx-sys-id-ABCDEFGHIJKLMNOPQRSTUVWXYZ"`} {
		var ids rpc.IDs
		messages, refused := take([]byte(`{"jsonrpc":"2.0","id":`+id+`,"method":"ping","params":{"x":1.50,"ID":2}}`), &ids)
		if len(refused) > 0 {
			t.Fatalf("%s: %v", id, refused[0])
		}
		var m struct {
			ID     any             `json:"id"` // as a library reads it
			Method string          `json:"method"`
			Params json.RawMessage `json:"params"`
		}
		if err := json.Unmarshal(messages[0], &m); err != nil || m.Method != "ping" || string(m.Params) != `{"x":1.50,"ID":2}` {
			t.Errorf("%s: %v, %s", id, err, messages[0])
		}
		if n, ok := m.ID.(float64); ok {
			m.ID = int64(n)
		}
		known, err := json.Marshal(m.ID)
		if err != nil {
			t.Fatal(err)
		}
		answer := `{"jsonrpc":"2.0","id":` + string(known) + `,"result":{"of":` + string(known) + `}}`
		want := `{"jsonrpc":"2.0","id":` + id + `,"result":{"of":` + id + `}}`
		if got := ids.Out([]byte(answer)); string(got) != want {
			t.Errorf("%s comes back in %s", id, got)
		}
		for _, method := range []string{`"notifications/cancelled","params":{"requestId":`, `"$/cancelRequest","params":{"id":`} {
			cancel, _ := take([]byte(`{"jsonrpc":"2.0","method":`+method+id+`}}`), &ids)
			if len(cancel) != 1 || !bytes.Contains(cancel[0], known) {
				t.Errorf("%s is cancelled with %s", id, cancel)
			}
		}
		if text, ok := m.ID.(string); ok {
			ids.Answered(text)
		}
		if ids.Any() {
			t.Errorf("%s is remembered after its answer", id)
		}
	}
}

// FuzzIDs has any id come back as it came, whatever the message is.
func FuzzIDs(f *testing.F) {
	for _, seed := range []string{`{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, `[{"jsonrpc":"2.0","id":"\u0061","method":"m"},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":-7}}]`,
		`{"jsonrpc":"2.0","id":9,"result":{}}`, `{"id":{}}`, "\x00", `{"jsonrpc":"2.0","id":1e400,"method":""}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		list, _, wrong := rpc.Split(text)
		if (wrong != nil && wrong.Code == rpc.ParseError) == json.Valid(text) {
			t.Fatalf("valid %v, refused with %v", json.Valid(text), wrong)
		}
		for _, raw := range list {
			var ids rpc.IDs
			known, wrong := ids.In(raw)
			if wrong != nil {
				if !json.Valid(wrong.Encode()) {
					t.Fatalf("%q", wrong.Encode())
				}
				continue
			}
			var before, after map[string]json.RawMessage
			if json.Unmarshal(raw, &before) != nil || json.Unmarshal(known, &after) != nil || len(before) != len(after) {
				t.Fatalf("%s became %s", raw, known)
			}
			id, ok := after["id"]
			if !ok {
				continue
			}
			got := ids.Out([]byte(`{"id":` + string(id) + `}`))
			if want := `{"id":` + string(before["id"]) + `}`; string(got) != want {
				t.Fatalf("%s comes back as %s", want, got)
			}
		}
	})
}
