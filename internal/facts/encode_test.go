package facts

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Every field of a file comes back: each gets a value of its own, of fields that are added later too.
func TestEncodeEveryField(t *testing.T) {
	text := []byte(strings.Repeat("text of the file ", 100))
	var f File
	n := 0
	fill(t, reflect.ValueOf(&f).Elem(), &n)
	f.Plain = []byte("[x] " + strings.ReplaceAll(string(text), "of", "  ")[4:])
	f.Document.FrontMatter = map[string]any{"title": "x", "order": json.Number("9007199254740993"), "tags": []any{"a", true}}
	got, err := Decode(Encode(&f, text), text)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, &f) {
		t.Errorf("got %+v\nwant %+v", got, &f)
	}
}

// fill gives every field below v a value that no other has: numbers are small, for they are places in lists too.
func fill(t *testing.T, v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.String:
		if v.SetString("s" + string(rune('0'+*n))); v.Type() == reflect.TypeFor[ctxsys.EntityType]() {
			v.SetString(string(ctxsys.EntityTypes[*n%len(ctxsys.EntityTypes)]))
		}
	case reflect.Int:
		v.SetInt(int64(*n % 2))
	case reflect.Uint8:
		v.SetUint(uint64(*n % 200))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(t, v.Index(i), n)
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[Span]() {
			v.Set(reflect.ValueOf(Span{*n, *n + 3}))
			return
		}
		for i := range v.NumField() {
			fill(t, v.Field(i), n)
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(t, v.Elem(), n)
	case reflect.Map: // the test sets the one there is
	default:
		t.Fatalf("no value for %v", v.Type())
	}
}

func FuzzDecode(f *testing.F) {
	text := []byte("func a() { b() }")
	f.Add(Encode(&File{Language: "go", Symbols: []Symbol{{Name: "a", Type: ctxsys.TypeFunction, End: 16}}, Chunks: []Chunk{{Span: Span{0, 16}}}}, text))
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := Decode(data, text)
		if err != nil {
			return
		}
		for _, c := range got.Chunks {
			_ = text[c.Start:c.End]
		}
		if again, err := Decode(Encode(got, text), text); err != nil || !reflect.DeepEqual(again, got) {
			t.Errorf("%+v became %+v: %v", got, again, err)
		}
	})
}
