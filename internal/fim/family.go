package fim

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// Default is the family of models whose names say nothing.
const Default = "qwen"

// Family is how a line of models wants to be asked. The zero Family is none.
type Family struct {
	Name string

	names                  []string // parts of the names of its models, in lower case
	prefix, suffix, middle string   // what is before each part
	suffixFirst            bool
	repo, file, fileEnd    string // of other files: formats of the repository's name and of a file's path; "" for no such form
	line                   bool   // a file ends with the end of a line
	place                  place
	stops                  []string // tokens that end an answer
	tokens                 []string // tokens that mean something to the model besides
	chat                   bool

	rests  []string       // the tokens without their first character
	broken *regexp.Regexp // the tokens, however often broken
}

// place is where the path of the file with the hole is.
type place int

const (
	placeBefore place = iota // before the marks of the hole
	placeInside              // behind the mark of the prefix, as the other files
	placePath                // behind the mark of the prefix, the other files before it
)

var starcoderTokens = []string{
	"<fim_pad>", "<filename>", "<gh_stars>", "<issue_start>", "<issue_comment>", "<issue_closed>", "<jupyter_start>", "<jupyter_text>", "<jupyter_code>",
	"<jupyter_output>", "<empty_output>", "<commit_before>", "<commit_msg>", "<commit_after>", "<reponame>",
}

// families in the order in which names are compared: the longer way to write a name before the shorter.
var families = sync.OnceValue(func() []Family { return compiled(listed) })

// listed are they before their tokens are compiled.
var listed = []Family{
	{
		Name: "codegemma", names: []string{"codegemma"},
		prefix: "<|fim_prefix|>", suffix: "<|fim_suffix|>", middle: "<|fim_middle|>",
		file: "%s\n", fileEnd: "<|file_separator|>", line: true,
		stops:  []string{"<|file_separator|>", "<eos>", "<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"},
		tokens: []string{"<bos>", "<pad>", "<start_of_turn>", "<end_of_turn>"},
	},
	{
		Name: "codellama", names: []string{"codellama", "code-llama"},
		prefix: "<PRE> ", suffix: " <SUF>", middle: " <MID>",
		stops: []string{"<EOT>", "<PRE>", "<SUF>", "<MID>"}, tokens: []string{"<s>", "</s>", "[INST]", "[/INST]", "<<SYS>>", "<</SYS>>"},
	},
	{
		Name: "deepseek", names: []string{"deepseek"},
		prefix: "<｜fim▁begin｜>", suffix: "<｜fim▁hole｜>", middle: "<｜fim▁end｜>",
		file: "#%s\n", line: true, place: placeInside,
		stops:  []string{"<｜end▁of▁sentence｜>", "<|EOT|>", "<｜fim▁begin｜>", "<｜fim▁hole｜>", "<｜fim▁end｜>"},
		tokens: []string{"<｜begin▁of▁sentence｜>", "<｜User｜>", "<｜Assistant｜>"},
	},
	{
		Name: "starcoder2", names: []string{"starcoder2", "starcoder-2"},
		prefix: "<fim_prefix>", suffix: "<fim_suffix>", middle: "<fim_middle>",
		repo: "<repo_name>%s", file: "<file_sep>%s\n", place: placePath,
		stops:  []string{"<|endoftext|>", "<file_sep>", "<fim_prefix>", "<fim_suffix>", "<fim_middle>", "<repo_name>"},
		tokens: append([]string{"<pr>", "<pr_status>", "<pr_file>", "<pr_base>", "<pr_diff>", "<pr_comment>", "<issue_id>"}, starcoderTokens...),
	},
	{
		Name: "starcoder", names: []string{"starcoder", "codeqwen"},
		prefix: "<fim_prefix>", suffix: "<fim_suffix>", middle: "<fim_middle>",
		stops: []string{"<|endoftext|>", "<fim_prefix>", "<fim_suffix>", "<fim_middle>", "<file_sep>"}, tokens: starcoderTokens,
	},
	{
		Name: "stable-code", names: []string{"stable-code", "stablecode"},
		prefix: "<fim_prefix>", suffix: "<fim_suffix>", middle: "<fim_middle>",
		stops: []string{"<|endoftext|>", "<fim_prefix>", "<fim_suffix>", "<fim_middle>", "<file_sep>"}, tokens: append([]string{"<repo_name>"}, starcoderTokens...),
	},
	{
		Name: "granite", names: []string{"granite-code", "granite-3b-code", "granite-8b-code", "granite-20b-code", "granite-34b-code", "granite3.3", "granite-3.3"},
		prefix: "<fim_prefix>", suffix: "<fim_suffix>", middle: "<fim_middle>",
		stops: []string{"<|endoftext|>", "<fim_prefix>", "<fim_suffix>", "<fim_middle>"}, tokens: append([]string{"<|end_of_text|>", "<|start_of_role|>", "<|end_of_role|>"}, starcoderTokens...),
	},
	{
		Name: "granite4", names: []string{"granite4", "granite-4"},
		prefix: "<|fim_prefix|>", suffix: "<|fim_suffix|>", middle: "<|fim_middle|>",
		stops:  []string{"<|end_of_text|>", "<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"},
		tokens: []string{"<|fim_pad|>", "<|filename|>", "<|reponame|>", "<|start_of_role|>", "<|end_of_role|>", "<|tool_call|>"},
	},
	{
		Name: "mellum", names: []string{"mellum"},
		prefix: "<fim_prefix>", suffix: "<fim_suffix>", middle: "<fim_middle>", suffixFirst: true,
		file: "<filename>%s\n", line: true,
		stops: []string{"<|endoftext|>", "<filename>", "<fim_suffix>", "<fim_prefix>", "<fim_middle>"}, tokens: starcoderTokens,
	},
	{
		Name: "seed-coder", names: []string{"seed-coder", "seedcoder", "zeta"},
		prefix: "<[fim-prefix]>", suffix: "<[fim-suffix]>", middle: "<[fim-middle]>", suffixFirst: true,
		stops:  []string{"<[end▁of▁sentence]>", "<[fim-suffix]>", "<[fim-prefix]>", "<[fim-middle]>"},
		tokens: []string{"<[begin▁of▁sentence]>", "<[PAD▁TOKEN]>", "<filename>", "<|marker_1|>", "<|marker_2|>", "<|user_cursor|>"},
	},
	{
		Name: "none", names: []string{"mamba-codestral", "devstral", "codegen", "phi-"},
		stops: []string{"\n\n", "```"}, tokens: []string{"<|endoftext|>", "<|im_start|>", "<|im_end|>"},
	},
	{
		Name: "codestral", names: []string{"codestral"},
		suffix: "[SUFFIX]", prefix: "[PREFIX] ", suffixFirst: true,
		file: "+++++ %s\n", fileEnd: "\n", line: true, place: placeInside,
		stops:  []string{"</s>", "[PREFIX]", "[SUFFIX]", "[MIDDLE]", "\n+++++ "},
		tokens: []string{"<s>", "[INST]", "[/INST]", "[AVAILABLE_TOOLS]", "[/AVAILABLE_TOOLS]", "[TOOL_CALLS]", "[TOOL_RESULTS]", "[/TOOL_RESULTS]", "+++++ "},
	},
	{Name: "chat", names: []string{"gpt-", "claude", "gemini", "o1-", "o3-", "o4-", "grok", "kimi", "glm"}, chat: true, stops: []string{"</fill>"}, tokens: holeTokens},
	{
		Name: "qwen", names: []string{"qwen", "sweep"},
		prefix: "<|fim_prefix|>", suffix: "<|fim_suffix|>", middle: "<|fim_middle|>",
		repo: "<|repo_name|>%s\n", file: "<|file_sep|>%s\n", line: true,
		stops:  []string{"<|endoftext|>", "<|file_sep|>", "<|im_end|>", "<|fim_prefix|>", "<|fim_middle|>", "<|fim_suffix|>", "<|fim_pad|>", "<|repo_name|>"},
		tokens: []string{"<|im_start|>"},
	},
}

// compiled makes what recognises the tokens of each family.
func compiled(all []Family) []Family {
	for i := range all {
		var parts []string
		for _, t := range all[i].Tokens() {
			_, n := utf8.DecodeRuneInString(t)
			all[i].rests = append(all[i].rests, t[n:])
			parts = append(parts, regexp.QuoteMeta(t[:n])+`\\*`+regexp.QuoteMeta(t[n:]))
		}
		all[i].broken = regexp.MustCompile(strings.Join(parts, "|"))
	}
	return all
}

// Names are the families, sorted.
func Names() []string {
	var out []string
	for _, f := range listed {
		out = append(out, f.Name)
	}
	slices.Sort(out)
	return out
}

// Named returns the family of that name.
func Named(name string) (Family, bool) {
	for _, f := range families() {
		if f.Name == name {
			return f, true
		}
	}
	return Family{}, false
}

// ByModel finds the family by the name of a model, no matter who serves it. known is false when no name fits: the family is then
// the default, and a caller should say so.
func ByModel(name string) (f Family, known bool) {
	name = strings.ToLower(name)
	for _, f := range families() {
		if slices.ContainsFunc(f.names, func(part string) bool { return strings.Contains(name, part) }) {
			return f, true
		}
	}
	f, _ = Named(Default)
	return f, false
}

// Stops are what ends an answer, the most telling first: some providers take four.
func (f Family) Stops(o Options) []string {
	out := slices.Clone(f.stops)
	if o.ThreeNewlines && f.Name != "none" {
		out = append(out[:1:1], append([]string{"\n\n\n"}, out[1:]...)...)
	}
	return out
}

// Tokens are all strings that mean something to the family's models.
func (f Family) Tokens() []string {
	var out []string
	for _, t := range slices.Concat(f.stops, f.tokens) {
		if t = strings.Trim(t, "\n"); t == "" || t == "```" { // blank lines and fences are text
			continue
		}
		if !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}

// Chat reports whether the family is asked in a conversation and not with a raw prompt.
func (f Family) Chat() bool { return f.chat }

// Files reports whether the family has a form for other files than the one with the hole.
func (f Family) Files() bool { return f.file != "" }

// Escape breaks the family's tokens by a backslash behind the first character, so that <|fim_prefix|> becomes <\|fim_prefix|>. One
// that is broken already gets one more, so that nothing is lost: Unescape undoes it exactly.
func (f Family) Escape(s string) string {
	if !slices.ContainsFunc(f.rests, func(rest string) bool { return strings.Contains(s, rest) }) {
		return s // as nearly every text does
	}
	return f.broken.ReplaceAllStringFunc(s, func(t string) string {
		_, n := utf8.DecodeRuneInString(t)
		return t[:n] + `\` + t[n:]
	})
}

// Unescape repairs the tokens that Escape broke.
func (f Family) Unescape(s string) string {
	return f.broken.ReplaceAllStringFunc(s, func(t string) string {
		_, n := utf8.DecodeRuneInString(t)
		return t[:n] + strings.TrimPrefix(t[n:], `\`)
	})
}

// Clean is an answer as text for the file: it ends where a stop is, and tokens that were broken are whole again.
func (f Family) Clean(answer string, o Options) string {
	if f.chat {
		answer = filled(answer)
	}
	for _, s := range f.Stops(o) {
		answer, _, _ = strings.Cut(answer, s)
	}
	return f.Unescape(answer)
}

// CutMarks ends an answer at a mark of any family: a model whose name says nothing, or a server that puts another one behind a name,
// may know others than its family's. Marks that are in one of texts, which the answer is for, are text.
func CutMarks(answer string, texts ...string) string {
	for _, f := range families() {
		for _, t := range f.stops {
			if !strings.HasPrefix(t, "<|") && !strings.HasPrefix(t, "<｜") && !strings.HasPrefix(t, "<[") && !strings.HasPrefix(t, "<fim_") && t != "<file_sep>" {
				continue
			}
			if i := strings.Index(answer, t); i >= 0 && !slices.ContainsFunc(texts, func(s string) bool { return strings.Contains(s, t) }) {
				answer = answer[:i]
			}
		}
	}
	return answer
}
