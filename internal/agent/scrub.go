package agent

import "context"

// Scrubbed is the receipt of a search for secrets: how many were masked, by kind.
type Scrubbed struct {
	Memories      map[string]int `json:"memories"`
	Checkpoints   map[string]int `json:"checkpoints"`
	Conversations map[string]int `json:"conversations"`
}

// Total is how many secrets were masked.
func (s *Scrubbed) Total() (n int) {
	for _, counts := range []map[string]int{s.Memories, s.Checkpoints, s.Conversations} {
		for _, c := range counts {
			n += c
		}
	}
	return n
}

// Scrub looks for secrets in everything that is kept next to the index, with what this version recognises: memories, checkpoints
// and conversations. It masks them and leaves nothing of them in the files.
func (s *Stores) Scrub(ctx context.Context) (*Scrubbed, error) {
	out := &Scrubbed{Memories: map[string]int{}, Checkpoints: map[string]int{}, Conversations: map[string]int{}}
	found, err := s.Memories().Scrub(ctx)
	if err != nil {
		return out, err
	}
	out.Memories = found.Masked
	if out.Checkpoints, err = s.Checkpoints().Scrub(ctx); err != nil {
		return out, err
	}
	if !s.HasSessions() {
		return out, nil
	}
	said, err := s.Sessions(ctx)
	if err == nil {
		out.Conversations, err = said.Scrub(ctx)
	}
	return out, err
}
