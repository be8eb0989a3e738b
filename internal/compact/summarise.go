package compact

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// The shares of the target: what newer messages may take besides the newest, and what a summary needs at least.
const (
	recentShare = 0.3
	minSummary  = 60 // tokens: its head and a line

	summaryFrame = 8 // tokens of a message besides its text
)

// summarise replaces all but what stays, attachments and the newest messages by a summary.
func (l *ladder) summarise(ctx context.Context, original []conversation.Message, edit *clearing, keep int, usage float64) ([]conversation.Message, error) {
	lastWhole := len(original) - min(l.o.KeepRecent, len(original))
	message := func(i int) conversation.Message { // as it is kept: the newest whole, results of older ones cleared
		if i >= lastWhole {
			return original[i]
		}
		return edit.messages[i]
	}
	all := extract(original).all
	l.widen(original, keep, all)
	if l.o.KeepRecent > 0 {
		keep = l.recent(original, edit, keep, all)
	}
	var before, placeholders, recent, region []conversation.Message
	for i := range original {
		m := &original[i]
		switch {
		case i >= keep:
			recent = append(recent, message(i))
		case stays(m):
			before = append(before, *m)
		case m.Has(conversation.TagPlaceholder):
			placeholders = append(placeholders, *m)
		case m.Has(conversation.TagAttachment):
			placeholders = append(placeholders, attachmentPlaceholder(m))
			region = append(region, *m)
		default:
			region = append(region, *m)
		}
	}
	if !slices.ContainsFunc(region, func(m conversation.Message) bool { return !m.Has(conversation.TagSummary) }) {
		return l.edited(edit), nil
	}
	room := l.target - conversation.Tokens(before) - conversation.Tokens(recent)
	if conversation.Tokens(placeholders) > room/3 {
		placeholders = nil // their names are among the facts
	}
	room -= conversation.Tokens(placeholders) + summaryFrame
	if conversation.Tokens(before)+conversation.Tokens(original[lastWhole:]) > l.target-minSummary {
		room = max(room, min(l.target/2, l.o.Window/8, conversation.Tokens(region)/4)) // the target is out of reach: better over it than without the facts
	}

	s := &summary{from: region[0].Number, to: region[0].Number, of: original[len(original)-1].Number, originals: l.o.Originals}
	for i := range region {
		s.from, s.to = min(s.from, region[i].Number), max(s.to, region[i].Number)
		if region[i].Has(conversation.TagSummary) {
			if from, _, ok := IsSummary(&region[i]); ok {
				s.from = min(s.from, from)
			}
			s.prose = cutBlock(account(&region[i]), max(room, minSummary)*4/3)
		}
	}
	l.tier = PlainFallback
	if l.o.Writer != nil {
		l.say("compacting", "messages %d to %d are being summarised", s.from, s.to)
		tier, prose, err := l.ask(ctx, region, all)
		for err != nil && ctx.Err() == nil && l.o.Writer.Fallback != nil {
			l.say("failed", "%s gave no summary (%v): %s is asked for one", cmp.Or(l.o.Writer.Name, "the model"), err, l.o.Writer.Fallback.Name)
			l.o.Writer = l.o.Writer.Fallback
			tier, prose, err = l.ask(ctx, region, all)
		}
		if err != nil {
			l.refused = err.Error()
		}
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil && l.o.Auto && usage <= MustAt:
			l.say("failed", "the model gave no summary (%v): this round is skipped", err)
			return l.edited(&l.old), nil
		case err != nil:
			l.say("failed", "the model gave no summary (%v): one was made without it", err)
		default:
			l.tier, s.prose, s.author = tier, cutBlock(prose, max(room, minSummary)*4/2), cmp.Or(l.o.Writer.Name, "a model")
		}
	}
	if err := l.verify(ctx, all); err != nil {
		return nil, err
	}
	l.report.From, l.report.To = s.from, s.to
	for i := keep; i < lastWhole; i++ {
		results, arguments := clearedIn(&edit.messages[i], &original[i])
		l.report.Cleared += results
		l.report.Arguments += arguments
	}
	kept := slices.Concat(before, placeholders, recent)
	text := l.write(s, all, kept, max(room, minSummary))
	m := conversation.New(conversation.User, text, conversation.TagSummary)
	m.Number = s.to
	if n := len(recent); n > 0 {
		m.Time = recent[0].Time
	}
	out := slices.Concat(before, placeholders, []conversation.Message{m}, recent)
	if conversation.Tokens(out) >= l.report.TokensBefore {
		l.report.Restored, l.report.From, l.report.To = []string{}, 0, 0
		l.refused = cmp.Or(l.refused, "a summary would be larger than what it replaces")
		l.say("skipped", "a summary would be larger than what it replaces")
		return l.edited(edit), nil
	}
	l.event(Event{
		Name: "summarised", Text: fmt.Sprintf("messages %d to %d became a summary", s.from, s.to),
		TokensBefore: l.report.TokensBefore - l.seen.saved, TokensAfter: conversation.Tokens(out), From: s.from, To: s.to,
	})
	l.check(all, out, original[max(keep, lastWhole):])
	return out, nil
}

func clearedIn(now, was *conversation.Message) (results, arguments int) {
	for k := range now.Parts {
		switch now, was := &now.Parts[k], &was.Parts[k]; {
		case now.Text != was.Text:
			results++
		case now.Input != was.Input:
			arguments++
		}
	}
	return results, arguments
}

// recent moves the border of what is kept back over older messages, as long as they fit into what a summary of all facts
// leaves, or into their share and what one of those that must survive leaves.
func (l *ladder) recent(original []conversation.Message, edit *clearing, keep int, all []*fact) int {
	spent := conversation.Tokens(original[keep:])
	left := l.target - l.fixed(original[:keep]) - summaryFrame
	limit := max(min(int(recentShare*float64(l.target)), left-(&summary{brief: 2, taskRunes: left * 4 / 6}).size(musts(all))), left-(&summary{taskRunes: 1 << 20}).size(all))
	for open := original; keep > 0; open = original[:keep] { // what is behind keep has its calls, once it was widened
		start := widened(open, edit.pairs, keep-1)
		if slices.ContainsFunc(original[start:keep], func(m conversation.Message) bool {
			return stays(&m) || m.Has(conversation.TagSummary) || m.Has(conversation.TagAttachment) || m.Has(conversation.TagPlaceholder)
		}) {
			break
		}
		if l.o.Auto && l.o.MaxMessages > 0 && len(original)-start > l.newestAtMost() {
			break
		}
		if spent += conversation.Tokens(edit.messages[start:keep]); spent > limit {
			break
		}
		keep = start
	}
	return keep
}

// write composes the summary, looks for what must survive in the whole conversation as it will be, and puts back what is
// missing and fits.
func (l *ladder) write(s *summary, all []*fact, kept []conversation.Message, room int) string {
	if s.author != "" {
		l.squeeze(s, all, kept, room)
	}
	have := haystack(kept, s.prose)
	missing := s.missing(all, have)
	runes := room * 4
	s.compose(missing, runes)
	text := s.String()
	for range 3 { // a summary that came out longer than it was counted is written again with less space
		over := tokensOf(text) - room
		if over <= 0 {
			break
		}
		runes -= 4*over + 8
		s.compose(missing, runes)
		text = s.String()
	}
	if s.author != "" {
		for _, f := range s.facts {
			if f.must {
				l.report.Restored = append(l.report.Restored, f.section.class()+": "+f.key)
			}
		}
	}
	have.add(text)
	back := l.restore(s, missing, have, room-tokensOf(text))
	if len(back) == 0 {
		return text
	}
	for _, f := range back {
		l.report.Restored = append(l.report.Restored, f.section.class()+": "+f.key)
	}
	s.facts = append(s.facts, back...)
	return s.String()
}

// missing are the facts that the summary has to have, since nothing else has them.
func (s *summary) missing(all []*fact, have *searched) (out []*fact) {
	for _, f := range all {
		if first(f.from) <= s.to && (f.section == steps || f.section == task || !have.has(f)) {
			out = append(out, f)
		}
	}
	return out
}

// squeeze shortens what a model wrote until it takes the place of nothing that must survive. Where not all of that fits
// without it either, an eighth of the space is left to it.
func (l *ladder) squeeze(s *summary, all []*fact, kept []conversation.Message, room int) {
	loses := func(prose string) bool {
		s.prose = prose
		return len(s.compose(s.missing(all, haystack(kept, prose)), room*4)) > 0
	}
	whole, least := s.prose, 0
	if !loses(whole) {
		return
	}
	if loses("") {
		least = room * 4 / 8
	}
	for n := len(whole) / 2; n > max(least, 100); n /= 2 {
		if !loses(cutBlock(whole, n)) {
			return
		}
	}
	if least > 100 {
		s.prose = cutBlock(whole, least)
		return
	}
	s.prose, s.author, l.tier = "", "", PlainFallback
	l.refused = "what it wrote leaves no space for what must survive"
	l.say("failed", "what the model wrote leaves no space for what must survive: a summary was made without it")
}

// tokensOf is what a text costs inside a message.
func tokensOf(text string) int { return token.OfRunes(conversation.Length(text)) }

// restore finds what must survive and cannot be read in the text, because a line was cut or had no space, and returns it
// in its shortest form as far as there is space.
func (l *ladder) restore(s *summary, missing []*fact, have *searched, room int) (back []*fact) {
	left := room * 4
	for _, f := range missing {
		if !f.must || have.has(f) {
			continue
		}
		short := &fact{section: f.section, key: f.key, text: f.key, short: f.key, from: f.from, rank: f.rank, must: true}
		switch f.section {
		case task:
			short.section = rules
			short.text = quoteText(f.key)
		case files, commands, symbols:
			short.text = "`" + f.key + "`"
		default:
			short.text = quoteText(f.key)
		}
		short.short = short.text
		cost := s.cost(short) + headCost(short.section)
		if cost > left {
			continue
		}
		left -= cost
		back = append(back, short)
	}
	return back
}

// check counts what must survive and is still there. whole are messages that are there as they were, with all that is
// in them.
func (l *ladder) check(all []*fact, out, whole []conversation.Message) {
	have := haystack(out, "")
	from := 1 << 60
	if len(whole) > 0 {
		from = whole[0].Number
	}
	for _, f := range all {
		if !f.must {
			continue
		}
		c := l.report.Retained[f.section.class()]
		c.Of++
		if last(f.from) >= from || have.has(f) {
			c.Kept++
		} else {
			l.report.Lost = append(l.report.Lost, f.section.class()+": "+f.key)
		}
		l.report.Retained[f.section.class()] = c
	}
}
