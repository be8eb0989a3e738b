package checkpoint

import (
	"context"
	"encoding/json"

	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Scrub looks for secrets in all states and steps, with what this version recognises, masks them, and leaves nothing of them in
// the file. It counts them by kind.
func (s *Store) Scrub(ctx context.Context) (masked map[string]int, err error) {
	masked = map[string]int{}
	if !s.db.Exists() {
		return masked, nil
	}
	err = s.db.UpdateCheckpoints(ctx, func(t store.CheckpointTx) error {
		clear(masked)
		return t.EachCheckpoint(func(r store.CheckpointRow) (store.CheckpointRow, bool, error) {
			state, err := unpack(r.State)
			if err != nil {
				return r, false, err
			}
			state, found := session.MaskJSON(state)
			steps, inSteps := session.MaskJSON([]byte(r.Steps))
			if len(found)+len(inSteps) == 0 {
				return r, false, nil
			}
			receipt := map[string]int{}
			if err := json.Unmarshal([]byte(r.Masked), &receipt); err != nil {
				return r, false, err
			}
			for kind, n := range found {
				receipt[kind] += n
				masked[kind] += n
			}
			for kind, n := range inSteps {
				masked[kind] += n
			}
			r.State, r.Size, r.Masked, r.Steps = pack(state), int64(len(state)), encode(receipt), string(steps)
			return r, true, nil
		})
	})
	if err != nil || len(masked) == 0 {
		return masked, err
	}
	return masked, s.db.Scrub(ctx)
}
