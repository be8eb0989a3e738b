package compact

import (
	"fmt"
	"strings"
)

// Providers are those whose servers edit or compact conversations themselves, see Parameters.
var Providers = []string{"anthropic", "openai"}

// Request is what a request to a provider needs so that its server does what the ladder does: HTTP headers, and fields of
// the body.
type Request struct {
	Header map[string]string `json:"header,omitempty"`
	Body   map[string]any    `json:"body"`
}

// leastTrigger is the least number of tokens at which Anthropic's server compacts.
const leastTrigger = 50_000

// Parameters are the settings in the words of a provider of Providers, as published in November 2026, and what of them has no
// counterpart there: context editing and compaction of Anthropic's Messages API (beta versions clear_tool_uses_20250919 and
// compact_20260112), compaction of OpenAI's Responses API.
func Parameters(provider string, o Options) (r Request, notes []string) {
	o = o.filled()
	editAt, compactAt := int(o.EditAt*float64(o.Window)), int(o.CompactAt*float64(o.Window))
	if o.NoSummary {
		notes = append(notes, "the setting compaction.enabled is off: the server is not asked to compact")
	}
	if provider == "openai" {
		if !o.NoEditing {
			notes = append(notes, "OpenAI clears no results of tools: the setting editing has no counterpart")
		}
		if o.NoSummary {
			return Request{Body: map[string]any{}}, notes
		}
		return Request{Body: map[string]any{"context_management": []any{map[string]any{"type": "compaction", "compact_threshold": compactAt}}}}, notes
	}
	var edits []any
	var betas []string
	tokens := func(n int) map[string]any { return map[string]any{"type": "input_tokens", "value": n} }
	if !o.NoEditing {
		edits = append(edits, map[string]any{
			"type": "clear_tool_uses_20250919", "trigger": tokens(editAt),
			"keep": map[string]any{"type": "tool_uses", "value": o.KeepCycles}, "exclude_tools": o.ExcludeTools,
		})
		betas = append(betas, "context-management-2025-06-27")
		notes = append(notes, "keep counts uses of tools, editing.keep_cycles turns of the user: raise it where a turn has many")
	}
	if !o.NoSummary && compactAt < leastTrigger {
		notes = append(notes, fmt.Sprintf("Anthropic compacts at %d tokens at the earliest: the trigger was raised from %d", leastTrigger, compactAt))
		compactAt = leastTrigger
	}
	if !o.NoSummary {
		edits = append(edits, map[string]any{"type": "compact_20260112", "trigger": tokens(compactAt)})
		betas = append(betas, "compact-2026-01-12")
	}
	if len(edits) == 0 {
		return Request{Body: map[string]any{}}, notes
	}
	return Request{Header: map[string]string{"anthropic-beta": strings.Join(betas, ",")}, Body: map[string]any{"context_management": map[string]any{"edits": edits}}}, notes
}
