package rank_test

import (
	"reflect"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// Fields are all weights there are, in their order: one that is left out would never be fitted.
func TestFieldsAreAll(t *testing.T) {
	var p rank.Params
	v := reflect.ValueOf(&p).Elem()
	fields := p.Fields()
	if len(fields) != v.NumField() {
		t.Fatalf("%d fields of %d", len(fields), v.NumField())
	}
	for i, f := range fields {
		if f != v.Field(i).Addr().Interface().(*float64) {
			t.Errorf("number %d is not %s", i, v.Type().Field(i).Name)
		}
	}
}
