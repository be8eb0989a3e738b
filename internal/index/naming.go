package index

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// FilesNaming returns the files whose code names something so, by number and in no order, and perhaps a few more: names are
// compared by their hashes. It reads the hashes of all files, some 10 kB each.
func FilesNaming(ctx context.Context, v *store.View, name string) ([]int64, error) {
	var files []int64
	hash := []uint32{relate.HashName(name)}
	err := v.EachMentions(ctx, func(file int64, mentions []byte) {
		if relate.MentionsAny(mentions, hash) {
			files = append(files, file)
		}
	})
	return files, err
}
