package index

import (
	"context"
	"errors"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// StoredText returns the text that an index has of a file, nil for none.
func StoredText(ctx context.Context, in store.Reader, unpack *zstd.Decoder, path string) ([]byte, error) {
	f, err := in.FileByPath(ctx, path)
	var packed []byte
	if err == nil {
		packed, err = in.Content(ctx, f.ID)
	}
	if errors.Is(err, ctxsys.ErrNotFound) || err == nil && packed == nil {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return unpack.DecodeAll(packed, nil)
}
