package compact

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// Answer is a compacted conversation as it is sent on.
type Answer struct {
	Format   conversation.Format `json:"format"`
	System   json.RawMessage     `json:"system,omitempty"` // of an Anthropic request, as it came
	Messages []json.RawMessage   `json:"messages"`
	Report   *Report             `json:"report"`
}

// Document compacts a conversation as a client wrote it and answers in the same format. Errors wrap
// conversation.ErrFormat or ErrTooSmall, or are of the context.
func Document(ctx context.Context, data []byte, o Options) (*Answer, error) {
	c, err := conversation.Read(data)
	if err != nil {
		return nil, err
	}
	return Messages(ctx, c.Format, c.Messages, o)
}

// Messages is Document for messages that are read already.
func Messages(ctx context.Context, format conversation.Format, messages []conversation.Message, o Options) (*Answer, error) {
	messages, report, err := Run(ctx, messages, o)
	if err != nil {
		return nil, err
	}
	if p := conversation.Pair(messages); report.Tier != None.String() && len(p.Orphans)+len(p.Abandoned) > 0 {
		return nil, fmt.Errorf("%d calls and %d results would be separated", len(p.Abandoned), len(p.Orphans)) // a defect of this package: better no answer
	}
	a := &Answer{Format: format, Report: report}
	a.Messages, a.System = conversation.Encode(format, messages)
	return a, nil
}
