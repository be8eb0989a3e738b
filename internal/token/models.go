package token

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const (
	// QueryTokens is what one question gets when nothing else is said.
	QueryTokens = 4_000
	// CompletionTokens is what a completion gets: 32,768 characters.
	CompletionTokens = 8_192

	unnamedWindow  = 100_000 // no model was named
	unknownWindow  = 16_000  // a model was named that no table knows: the smaller, safe one
	defaultReserve = 8_192
)

// models lists what is known of models by name or part of a name. Retrieval is QueryTokens wherever
// nothing says that a model bears more.
func models() []ctxsys.Budget {
	return []ctxsys.Budget{
		{Model: "claude", Window: 200_000, Reserve: 8_192, Retrieval: 4_000},
		{Model: "claude-opus", Window: 200_000, Reserve: 8_192, Retrieval: 50_000},
		{Model: "claude-sonnet", Window: 200_000, Reserve: 8_192, Retrieval: 50_000},
		{Model: "claude-sonnet-4", Window: 200_000, Reserve: 8_192, Retrieval: 50_000},
		{Model: "claude-haiku", Window: 200_000, Reserve: 8_192, Retrieval: 20_000},
		{Model: "claude-3-opus", Window: 200_000, Reserve: 8_192, Retrieval: 50_000},
		{Model: "claude-3-sonnet", Window: 200_000, Reserve: 8_192, Retrieval: 50_000},
		{Model: "claude-3-haiku", Window: 200_000, Reserve: 8_192, Retrieval: 20_000},
		{Model: "gpt-4o", Window: 128_000, Reserve: 4_096, Retrieval: 20_000},
		{Model: "gpt-4-turbo", Window: 128_000, Reserve: 4_096, Retrieval: 20_000},
		{Model: "gpt-4", Window: 8_192, Reserve: 2_048, Retrieval: 6_000},
		{Model: "gpt-3.5-turbo", Window: 16_000, Reserve: 4_000, Retrieval: 4_000},
		{Model: "o1", Window: 200_000, Reserve: 8_192, Retrieval: 4_000},
		{Model: "o1-mini", Window: 128_000, Reserve: 4_096, Retrieval: 4_000},
		{Model: "gemini-2.0", Window: 1_000_000, Reserve: 8_192, Retrieval: 20_000},
		{Model: "gemini-1.5-pro", Window: 2_097_152, Reserve: 8_192, Retrieval: 20_000},
		{Model: "mistral-large", Window: 128_000, Reserve: 4_096, Retrieval: 20_000},
		{Model: "mixtral", Window: 32_768, Reserve: 4_096, Retrieval: 4_000},
		{Model: "deepseek", Window: 64_000, Reserve: 4_096, Retrieval: 4_000},
		{Model: "qwen2.5-coder", Window: 16_000, Reserve: 4_000, Retrieval: 4_000},
		{Model: "qwen2.5-coder:3b", Window: 16_000, Reserve: 4_000, Retrieval: 3_000},
		{Model: "qwen-plus", Window: 131_072, Reserve: 8_192, Retrieval: 4_000},
		{Model: "qwen-turbo", Window: 131_072, Reserve: 8_192, Retrieval: 4_000},
		{Model: "glm-4-plus", Window: 128_000, Reserve: 4_096, Retrieval: 4_000},
		{Model: "llama-3.3-70b", Window: 128_000, Reserve: 4_096, Retrieval: 20_000},
		{Model: "llama3.2", Window: 16_000, Reserve: 4_000, Retrieval: 3_000},
		{Model: "codellama", Window: 16_000, Reserve: 4_000, Retrieval: 4_000},
	}
}

// Lookup finds the budget of a model: the exact name, else the longest known name that the given one
// contains between separators ("anthropic/claude-3-opus-20240229" is a claude-3-opus). It never goes the
// other way, so "gpt" or "default" match nothing by accident. Fields an override leaves at zero keep what
// is known without it. The answer carries the name that was asked for.
func Lookup(model string, overrides []ctxsys.Budget) ctxsys.Budget {
	known := longest(models(), model)
	if known.Model == "" {
		known = fallback(model)
	}
	set := longest(overrides, model)
	if set.Window > 0 {
		known = Resize(known, set.Window)
	}
	if set.Reserve > 0 {
		known.Reserve = min(set.Reserve, known.Window)
	}
	if set.Retrieval > 0 {
		known.Retrieval = set.Retrieval
	}
	known.Model = model
	return known
}

func fallback(model string) ctxsys.Budget {
	if model == "" {
		return ctxsys.Budget{Window: unnamedWindow, Reserve: defaultReserve, Retrieval: QueryTokens}
	}
	return ctxsys.Budget{Window: unknownWindow, Reserve: unknownWindow / 4, Retrieval: QueryTokens}
}

// longest is the record with the longest name found in model; the zero record when there is none. The
// exact name is the longest there can be.
func longest(records []ctxsys.Budget, model string) ctxsys.Budget {
	var best ctxsys.Budget
	name := plainName(model)
	for _, r := range records {
		if known := plainName(r.Model); len(known) > len(best.Model) && contains(name, known) {
			best = r
		}
	}
	return best
}

// plainName makes "Claude Opus 4" and "claude_opus_4" the same name.
func plainName(s string) string {
	return strings.NewReplacer(" ", "-", "_", "-").Replace(strings.ToLower(strings.TrimSpace(s)))
}

// contains says whether part occurs in name with no letter, digit or version dot right beside it.
func contains(name, part string) bool {
	for from := 0; part != "" && from+len(part) <= len(name); {
		i := strings.Index(name[from:], part)
		if i < 0 {
			return false
		}
		start, end := from+i, from+i+len(part)
		if (start == 0 || separates(name[start-1])) && (end == len(name) || separates(name[end])) {
			return true
		}
		from = start + 1
	}
	return false
}

func separates(c byte) bool {
	return (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '.'
}

// Resize gives a budget another window, as a user may set it for any model. The reserve shrinks to a
// quarter of a small window.
func Resize(b ctxsys.Budget, window int) ctxsys.Budget {
	b.Window = max(window, 0)
	b.Reserve = min(b.Reserve, b.Window/4)
	return b
}

// Available is what a whole prompt may take: the window less the reserve, never negative.
func Available(b ctxsys.Budget) int {
	return max(b.Window-b.Reserve, 0)
}

// Limits are the two bounds of one assembly: the whole prompt, and what is gathered unasked. For the query
// and completion profiles they are one number, since nothing but gathered code is in them. maxTokens is what
// the user asked for, 0 for the profile's own; it is never more than the model leaves.
func Limits(profile ctxsys.Profile, b ctxsys.Budget, maxTokens int) (prompt, retrieval int) {
	prompt = Available(b)
	switch {
	case maxTokens > 0:
		prompt = min(prompt, maxTokens)
	case profile == ctxsys.ProfileQuery:
		prompt = min(prompt, QueryTokens, b.Retrieval)
	case profile == ctxsys.ProfileCompletion:
		prompt = min(prompt, CompletionTokens)
	}
	if profile == ctxsys.ProfileChat {
		return prompt, min(prompt, b.Retrieval)
	}
	return prompt, prompt
}
