package ctxsys

import (
	"bytes"
	"encoding/json"
	"errors"
)

// Object is the text of a JSON object without spaces between its parts, "" for none. In JSON it is that object. Its members are
// as they were written: the order and the numbers stay.
type Object string

// ErrNoObject is the error of a text that is not a JSON object.
var ErrNoObject = errors.New("it is not a JSON object: write one like {\"why\": \"...\"}")

// ReadObject reads a JSON object. Nothing, null and {} are none.
func ReadObject(text []byte) (Object, error) {
	var b bytes.Buffer
	switch text = bytes.TrimSpace(text); {
	case len(text) == 0 || string(text) == "null":
		return "", nil
	case text[0] != '{' || json.Compact(&b, text) != nil:
		return "", ErrNoObject
	case b.String() == "{}":
		return "", nil
	}
	return Object(b.String()), nil
}

// MarshalJSON writes the object, null for none.
func (o Object) MarshalJSON() ([]byte, error) {
	if o == "" {
		return []byte("null"), nil
	}
	return []byte(o), nil
}

// UnmarshalJSON reads an object.
func (o *Object) UnmarshalJSON(text []byte) (err error) {
	*o, err = ReadObject(text)
	return err
}
