// Package compact makes conversations smaller before they overflow, and says what that costs.
//
// The one idea: what must survive is written down before anything is taken away, and looked for afterwards. Whatever
// made the text in between, a model or the rules of this package, a constraint, a path, a decision or an error that is
// missing in it is put back, and the report names what was put back and what could not be.
//
// [Run] climbs one ladder, see there. It never separates a call from its result, never touches the newest messages, the
// system prompt or rules, does nothing while a call is open, and changes nothing it is given. Dropped messages keep
// their numbers in what remains, so anyone who stores them can give them back.
package compact

import (
	"context"
	stderrors "errors"
	"fmt"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// Tier is how far a compaction had to go.
type Tier int

// The tiers, in their order.
const (
	None          Tier = iota
	ToolStrip          // old results became placeholders, and long texts that old calls were given
	MultiChunk         // a model summarised all, in one call or several
	Partial            // a model summarised the oldest half, rules the rest
	PlainFallback      // rules summarised all
)

func (t Tier) String() string {
	return [...]string{"NONE", "TOOL_STRIP", "MULTI_CHUNK", "PARTIAL", "PLAIN_FALLBACK"}[t]
}

// The shares of the window at which something happens.
const (
	EditAt    = 0.65 // old results are cleared
	WarnAt    = 0.80 // a warning
	CompactAt = 0.85 // a summary
	MustAt    = 0.90 // a summary that may not fail
	Target    = 0.25 // what a summary aims at
)

// What calls for a summary whatever the window is, and what is left then.
const (
	MaxTokens   = 50_000
	MaxMessages = 100 // besides the system prompt and rules
	keepOfMany  = 10  // newest messages that stay whole where there were too many
)

// leastNew is how many messages a summary by hand replaces at least, besides those of a summary that is there.
const leastNew = 6

// Options say when and how. The zero value of every field but Window is its default.
type Options struct {
	Window int     // tokens
	Target float64 // share of the window to come down to; 0 is Target
	Auto   bool    // do what the usage asks for; without it the conversation is brought down to the target

	EditAt, CompactAt float64  // thresholds; from 1 on they are tokens
	MaxTokens         int      // with Auto, tokens that call for a summary whatever the window is; 0 is 50,000, negative never
	MaxMessages       int      // the same of messages; 0 is 100, negative never
	NoSummary         bool     // with Auto, only results are cleared
	NoEditing         bool     // clear no results before a summary is due
	KeepCycles        int      // cycles whose results are not old; 0 is 3, negative none
	KeepRecent        int      // newest messages that stay whole; 0 is 4, negative none
	ExcludeTools      []string // tools whose results are never cleared; nil is memory
	ServerCompaction  bool     // with Auto, the provider summarises itself: only results are cleared here
	MinSaving         int      // a summary that saves less is not worth it, in tokens; 0 is 10,000, and never more than a tenth of the window

	Notify    func(Event) // is called with each event as it happens, before Run returns; nil for none
	Writer    *Writer     // writes the summary; nil for rules
	Originals string      // where the original messages can be read, for the head of a summary
	Index     Index       // of the project the conversation is about; nil for none, and nothing is said of what there is
}

func (o Options) filled() Options {
	if o.Target <= 0 {
		o.Target = Target
	}
	o.EditAt, o.CompactAt = share(o.EditAt, EditAt, o.Window), share(o.CompactAt, CompactAt, o.Window)
	o.KeepCycles, o.KeepRecent = orDefault(o.KeepCycles, 3), orDefault(o.KeepRecent, 4)
	o.MaxTokens, o.MaxMessages = orDefault(o.MaxTokens, MaxTokens), orDefault(o.MaxMessages, MaxMessages)
	if o.ExcludeTools == nil {
		o.ExcludeTools = []string{"memory"}
	}
	if o.MinSaving == 0 {
		o.MinSaving = 10_000
	}
	o.MinSaving = min(o.MinSaving, o.Window/10)
	return o
}

// Due reports whether a conversation of so many tokens and messages calls for a summary, were it run with Auto.
func (o Options) Due(tokens, messages int) bool {
	if o.ServerCompaction || o.NoSummary {
		return false
	}
	o = o.filled()
	return o.MaxTokens > 0 && tokens >= o.MaxTokens || o.MaxMessages > 0 && messages >= o.MaxMessages ||
		o.Window > 0 && float64(tokens) >= o.CompactAt*float64(o.Window)
}

func orDefault(n, def int) int {
	if n == 0 {
		return def
	}
	return max(n, 0)
}

func share(v, def float64, window int) float64 {
	switch {
	case v <= 0:
		return def
	case v >= 1:
		return v / float64(max(window, 1))
	}
	return v
}

// Event is something a client may want to show: a step of the ladder that was taken (editing, summarised), what it means for
// the user (warning, compacting before a model is asked, waiting, skipped, failed), and done at the end.
type Event struct {
	Name         string `json:"name"` // waiting, editing, warning, compacting, summarised, done, skipped, failed
	Text         string `json:"text"` // one line
	TokensBefore int    `json:"tokens_before,omitempty"`
	TokensAfter  int    `json:"tokens_after,omitempty"` // of a step and of done: what the conversation has then
	Results      int    `json:"results,omitempty"`      // results that this step cleared
	Arguments    int    `json:"arguments,omitempty"`    // calls of which this step cleared long texts they were given
	From         int    `json:"from,omitempty"`
	To           int    `json:"to,omitempty"` // the messages From to To became a summary
}

// Count is how many facts of a kind there were and how many are left.
type Count struct {
	Of   int `json:"of"`
	Kept int `json:"kept"`
}

// Report is the account of one run.
type Report struct {
	Tier           string           `json:"tier"`
	TierNumber     int              `json:"tier_number"`
	Level          string           `json:"level"`             // of the conversation as it came: ok, editing, warning, compaction, critical
	Trigger        string           `json:"trigger,omitempty"` // what calls for a summary whatever the usage is: tokens or messages
	Window         int              `json:"window"`
	TargetTokens   int              `json:"target_tokens"`
	TokensBefore   int              `json:"tokens_before"`
	TokensAfter    int              `json:"tokens_after"`
	UsageBefore    float64          `json:"usage_before"` // share of the window
	UsageAfter     float64          `json:"usage_after"`
	MessagesBefore int              `json:"messages_before"`
	MessagesAfter  int              `json:"messages_after"`
	Cleared        int              `json:"cleared"`           // results that became placeholders
	Arguments      int              `json:"cleared_arguments"` // calls that lost long texts they were given
	From           int              `json:"from,omitempty"`
	To             int              `json:"to,omitempty"` // the messages From to To became a summary
	OverTarget     bool             `json:"over_target"`
	Retained       map[string]Count `json:"retained"`              // of what must survive, by kind
	NotIndexed     []string         `json:"not_indexed,omitempty"` // files and symbols that the index does not know
	Restored       []string         `json:"restored"`              // what was missing in the summary and was put back
	Lost           []string         `json:"lost"`                  // what found no space; the original messages have it
	Events         []Event          `json:"events"`
	Notes          []string         `json:"notes,omitempty"`
	Model          *Use             `json:"model,omitempty"`          // that was asked for a summary; nil when none was
	NoModel        string           `json:"model_not_used,omitempty"` // why no model wrote the summary
}

// ErrTooSmall means that what may not be touched is larger than the window.
var ErrTooSmall = stderrors.New("the window is too small")

// Run does what the ladder asks for and returns the messages to go on with.
//
//	usage     what happens
//	>= 0.65   results of old cycles become placeholders                       TOOL_STRIP
//	>= 0.80   and there is a warning
//	>= 0.85   and if that did not help, all but the newest messages become a summary:
//	          a model's, in one call or in parts                              MULTI_CHUNK
//	          a model's of the oldest half, where more fails                  PARTIAL
//	          without a model, one that rules make                            PLAIN_FALLBACK
//	> 0.90    and it may not fail: rules do what the model could not
//
// Options.MaxTokens and MaxMessages call for a summary too, whatever the window is. Too many messages are only helped by a
// summary of all but the newest ten.
//
// Without Options.Auto usage does not matter: the same steps are taken until the target is reached. That is a share of the
// window, and of a conversation that is smaller than this the same share of its size. Before a summary the results of the newest cycles are cleared too, oldest first, when they alone are above the target: one turn of the
// user may have hundreds of calls.
//
// An error wraps ErrTooSmall, or is of the context.
func Run(ctx context.Context, messages []conversation.Message, o Options) ([]conversation.Message, *Report, error) {
	o = o.filled()
	messages = slices.Clone(messages)
	Recognise(messages)
	l := &ladder{o: o, input: messages, target: int(o.Target * float64(o.Window)), report: &Report{Window: o.Window, MessagesBefore: len(messages), Retained: map[string]Count{}, Restored: []string{}, Lost: []string{}, Events: []Event{}}}
	r := l.report
	r.TargetTokens = l.target
	r.TokensBefore = conversation.Tokens(messages)
	r.Level = level(l.usage(r.TokensBefore), o)
	if l.trigger(); r.Trigger != "" && r.Level != "critical" {
		r.Level = "compaction"
	}
	if fixed := l.fixed(messages); fixed > o.Window {
		return nil, r, fmt.Errorf("%w: the system prompt and rules alone have %d tokens, the window %d", ErrTooSmall, fixed, o.Window)
	}
	out, err := l.climb(ctx, messages)
	if err != nil {
		return nil, r, err
	}
	r.Tier, r.TierNumber = l.tier.String(), int(l.tier)
	r.Model, r.NoModel = l.o.Writer.use(), l.noModel()
	r.TokensAfter, r.MessagesAfter = conversation.Tokens(out), len(out)
	r.UsageBefore, r.UsageAfter = l.usage(r.TokensBefore), l.usage(r.TokensAfter)
	if l.tier > ToolStrip || !o.Auto {
		r.OverTarget = r.TokensAfter > l.target
	}
	if r.TokensAfter > o.Window {
		r.Notes = append(r.Notes, fmt.Sprintf("%d tokens are left, more than the window of %d: what may not be touched does not fit", r.TokensAfter, o.Window))
	} else if r.OverTarget && l.tier > None {
		r.Notes = append(r.Notes, "what may not be touched (system prompt, rules, the newest messages) takes more than the target")
	}
	if l.tier > None {
		l.event(Event{Name: "done", Text: fmt.Sprintf("%s: %d tokens became %d", r.Tier, r.TokensBefore, r.TokensAfter), TokensBefore: r.TokensBefore, TokensAfter: r.TokensAfter, Results: r.Cleared, Arguments: r.Arguments, From: r.From, To: r.To})
	}
	return out, r, nil
}

// noModel is why no model wrote the summary, "" when one did.
func (l *ladder) noModel() string {
	switch {
	case l.o.Writer == nil:
		return "none is set up"
	case l.tier == MultiChunk || l.tier == Partial:
		return ""
	case l.refused != "":
		return l.refused
	}
	return "there was nothing to summarise"
}

func level(usage float64, o Options) string {
	switch {
	case usage > MustAt:
		return "critical"
	case usage >= o.CompactAt:
		return "compaction"
	case usage >= WarnAt:
		return "warning"
	case usage >= o.EditAt:
		return "editing"
	}
	return "ok"
}

// ladder is one run.
type ladder struct {
	o      Options
	input  []conversation.Message
	old    clearing // with the results of old cycles cleared and no others
	seen   clearing // as of the last event about it
	target int      // tokens
	most   int      // what the target may become, so that what must survive fits; 0 is the target
	report *Report
	tier   Tier

	refused string // why what the model wrote, or might have, is not used
}

// trigger finds what calls for a summary whatever the usage is. Where it is the number of messages, fewer of them stay.
func (l *ladder) trigger() {
	said := 0
	for i := range l.input {
		if counts(&l.input[i]) {
			said++
		}
	}
	keep := max(l.o.KeepRecent, keepOfMany)
	switch r := l.report; {
	case !l.o.Auto:
	case l.o.MaxMessages > 0 && said >= max(l.o.MaxMessages, keep+leastNew):
		r.Trigger, l.o.KeepRecent = "messages", keep
	case l.o.MaxTokens > 0 && r.TokensBefore >= l.o.MaxTokens:
		r.Trigger = "tokens"
	}
}

// newestAtMost is how many messages may stay whole, so that they are not soon too many again.
func (l *ladder) newestAtMost() int {
	if l.report.Trigger == "messages" {
		return l.o.KeepRecent
	}
	return l.o.MaxMessages / 2
}

// counts reports whether something was said in a message, and it is not what is left of others or always stays.
func counts(m *conversation.Message) bool {
	return !stays(m) && !m.Has(conversation.TagSummary) && !m.Has(conversation.TagPlaceholder)
}

// since is how many messages a summary would stand for that were said since the last one was made.
func (l *ladder) since(messages []conversation.Message) int {
	made, n := 0, -l.o.KeepRecent
	for i := range messages {
		made = max(made, madeAt(&messages[i]))
	}
	for i := range messages {
		if counts(&messages[i]) && messages[i].Number > made {
			n++
		}
	}
	return n
}

// aim lowers the target.
func (l *ladder) aim(tokens int) {
	l.target = min(l.target, tokens)
	l.report.TargetTokens = l.target
}

// widen raises a target that is a share of a small conversation until what must survive fits, with an eighth of the conversation for
// all else.
func (l *ladder) widen(messages []conversation.Message, keep int, all []*fact) {
	if l.most == 0 {
		return
	}
	need := l.fixed(messages[:keep]) + conversation.Tokens(messages[keep:]) + summaryFrame + (&summary{taskRunes: 1 << 20}).size(musts(all)) + l.report.TokensBefore/8
	l.target = max(l.target, min(need, l.most))
	l.report.TargetTokens = l.target
}

// musts are the facts that must survive.
func musts(all []*fact) (out []*fact) {
	for _, f := range all {
		if f.must {
			out = append(out, f)
		}
	}
	return out
}

// event adds an event to the report and passes it on.
func (l *ladder) event(e Event) {
	l.report.Events = append(l.report.Events, e)
	if l.o.Notify != nil {
		l.o.Notify(e)
	}
}

func (l *ladder) say(name, format string, args ...any) {
	l.event(Event{Name: name, Text: fmt.Sprintf(format, args...)})
}

func (l *ladder) usage(tokens int) float64 { return float64(tokens) / float64(max(l.o.Window, 1)) }

// fixed is what stays whatever happens, in tokens.
func (l *ladder) fixed(messages []conversation.Message) (n int) {
	for i := range messages {
		if stays(&messages[i]) {
			n += messages[i].Tokens()
		}
	}
	return n
}

func stays(m *conversation.Message) bool {
	return m.Role == conversation.System || m.Has(conversation.TagRules)
}

func (l *ladder) climb(ctx context.Context, messages []conversation.Message) ([]conversation.Message, error) {
	original, notes := conversation.PairCalls(messages)
	l.report.Notes = append(l.report.Notes, conversation.Odd(messages)...)
	usage := l.usage(l.report.TokensBefore)
	if usage >= WarnAt {
		l.say("warning", "%.0f %% of the window are used", 100*usage)
	}
	if l.o.Auto && usage < min(l.o.EditAt, l.o.CompactAt) && l.report.Trigger == "" {
		return messages, nil
	}
	if !l.o.Auto && l.report.TokensBefore <= l.target {
		if n := l.since(messages); n < leastNew {
			l.say("skipped", "a summary replaces at least %d messages before the newest %d, and there are %d", leastNew, l.o.KeepRecent, max(n, 0))
			return messages, nil
		}
		l.most = l.target
		l.aim(int(l.o.Target * float64(l.report.TokensBefore)))
	}
	pairs := conversation.Pair(messages)
	if n := len(pairs.Open); n > 0 {
		at := pairs.Open[0]
		l.say("waiting", "%d calls are without a result, the first of %s in message %d: nothing is changed until it is there", n, messages[at.Message].Parts[at.Part].Name, messages[at.Message].Number)
		return messages, nil
	}
	if len(notes) > 0 {
		pairs = conversation.Pair(original)
	}

	lastWhole := len(original) - min(l.o.KeepRecent, len(original))
	edit := &clearing{messages: slices.Clone(original), pairs: pairs, exclude: l.o.ExcludeTools}
	if !l.o.Auto || !l.o.NoEditing || usage >= l.o.CompactAt || l.report.Trigger != "" {
		edit.clearOld(l.o.KeepCycles, lastWhole)
	}
	l.cleared(edit)
	after := l.report.TokensBefore - edit.saved
	if l.enough(after) {
		return l.edited(edit), nil
	}
	if l.o.Auto && l.o.NoSummary {
		l.say("skipped", "summaries are switched off")
		return l.edited(edit), nil
	}
	if l.o.Auto && l.o.ServerCompaction {
		l.say("skipped", "the provider compacts the conversation itself")
		return l.edited(edit), nil
	}
	if l.report.Trigger != "" && l.report.TokensBefore >= l.o.MaxTokens {
		l.aim(int(l.o.Target * float64(l.o.MaxTokens)))
	}
	tooMany := l.report.Trigger == "messages"
	if tooMany {
		l.most = l.target
		l.aim(after / 2)
	}
	if l.o.Auto && after-l.target < l.o.MinSaving && usage <= MustAt && !tooMany {
		l.say("skipped", "a summary would save %d tokens, fewer than the %d it has to", after-l.target, l.o.MinSaving)
		return l.edited(edit), nil
	}
	keep := newest(original, pairs, l.o.KeepRecent)
	l.old = *edit
	l.old.messages = slices.Clone(edit.messages)
	edit.clearUntil(lastWhole, after-l.target)
	if after = l.report.TokensBefore - edit.saved; after <= l.target && !tooMany {
		return l.edited(edit), nil
	}
	return l.summarise(ctx, original, edit, keep, usage)
}

// enough reports whether clearing results was all that had to be done.
func (l *ladder) enough(tokens int) bool {
	if l.o.Auto {
		return l.usage(tokens) < l.o.CompactAt && l.report.Trigger != "messages" && (l.report.Trigger == "" || tokens < l.o.MaxTokens)
	}
	return tokens <= l.target
}

// cleared tells what was cleared since the last event about it.
func (l *ladder) cleared(edit *clearing) {
	results, arguments := edit.cleared-l.seen.cleared, edit.arguments-l.seen.arguments
	if results > 0 || arguments > 0 {
		text := fmt.Sprintf("%d results of tools were cleared", results)
		if arguments > 0 {
			text += fmt.Sprintf(", and what %d calls were given", arguments)
		}
		before := l.report.TokensBefore
		l.event(Event{Name: "editing", Text: text, TokensBefore: before - l.seen.saved, TokensAfter: before - edit.saved, Results: results, Arguments: arguments})
	}
	l.seen = *edit
}

// edited ends a run that only cleared results. Without one the messages stay exactly as they came.
func (l *ladder) edited(edit *clearing) []conversation.Message {
	l.cleared(edit)
	l.report.Cleared, l.report.Arguments = edit.cleared, edit.arguments
	if l.tier = None; edit.cleared+edit.arguments == 0 {
		return l.input
	}
	l.tier = ToolStrip
	l.check(extract(l.input).all, edit.messages, nil)
	return edit.messages
}

// newest is where the newest messages begin that stay whole: n of them, and more where a result would lose its call.
func newest(messages []conversation.Message, pairs conversation.Pairs, n int) int {
	return widened(messages, pairs, len(messages)-min(n, len(messages)))
}

// widened moves a border back until no pair lies across it, and no answer that is several messages.
func widened(messages []conversation.Message, pairs conversation.Pairs, start int) int {
	for i := len(messages) - 1; i >= start; i-- {
		for k := range messages[i].Parts {
			if call, ok := pairs.CallOf[conversation.Place{Message: i, Part: k}]; ok {
				start = min(start, call.Message)
			}
		}
		for i == start && i > 0 && messages[i].Follows(&messages[i-1]) {
			i, start = i-1, start-1
		}
	}
	return start
}
