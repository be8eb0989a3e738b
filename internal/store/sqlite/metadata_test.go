package sqlite

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// FuzzMetadata stores the metadata of a function, by JSON and by the shorter way, and reads it back.
func FuzzMetadata(f *testing.F) {
	f.Add("t", "*testing.T", "", "error", "")
	f.Add("x", "map<string, &T>", `"a"`, "Option<&'a str>", "static")
	f.Add("é", "\\u003c", "\x01", "\u2028", "a\"}]}")
	f.Add("", "", "", "bool", "")
	f.Fuzz(func(t *testing.T, name, typ, value, returned, modifier string) {
		for _, params := range [][]ctxsys.Param{nil, {{Name: name, Type: typ, Default: value}}, {{Name: name}, {Name: value, Type: typ}, {Name: typ, Default: name}}} {
			m := ctxsys.EntityMetadata{Parameters: params, ReturnType: returned}
			if modifier != "" {
				m.Modifiers = []string{modifier}
			}
			plain, err := json.Marshal(&m)
			if err != nil {
				t.Fatal(err)
			}
			var want, got ctxsys.EntityMetadata
			if err := json.Unmarshal(plain, &want); err != nil {
				t.Fatal(err)
			}
			text := metadataText(&m)
			if err := readMetadata(text, 1, &got); err != nil {
				t.Fatalf("%q: %v", text, err)
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%q is read as %+v, want %+v", text, got, want)
			}
			if text != "" && metadataUnpacker().Replace(text) != string(plain) {
				t.Errorf("%q means %q, want %q", text, metadataUnpacker().Replace(text), plain)
			}
			got = ctxsys.EntityMetadata{}
			if err := readMetadata(string(plain), 1, &got); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("what an older program stored, %q, is read as %+v, %v", plain, got, err)
			}
			if marked := strings.Contains(text, `"modifiers":`); marked != (modifier != "") {
				t.Errorf("%q has modifiers: %v", text, marked)
			}
		}
	})
}

func TestResolutions(t *testing.T) {
	for i, name := range resolutions {
		code := resolutionCode(name)
		if len(code) != 1 || resolutionName(code) != name || slices.Index(resolutions[:], name) != i {
			t.Errorf("%q is stored as %q, which is %q", name, code, resolutionName(code))
		}
	}
	for _, name := range []string{"", "manual", "something new", "x", "Z"} {
		if resolutionCode(name) != name || resolutionName(name) != name {
			t.Errorf("%q is stored as %q and read as %q", name, resolutionCode(name), resolutionName(name))
		}
	}
}
