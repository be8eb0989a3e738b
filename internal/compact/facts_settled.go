package compact

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// settle turns what was counted along the way into facts.
func (f *facts) settle() {
	f.tasked()
	f.mergePaths()
	for _, path := range slices.Sorted(maps.Keys(f.fileNotes)) {
		notes := f.fileNotes[path]
		rank, must := rankMentioned, f.byUser[path]
		acted := slices.ContainsFunc(notes, func(n note) bool { return n.verb != "named" })
		switch {
		case f.changed[path]:
			rank, must = rankChanged, true
		case acted:
			rank, must = rankRead, true
		}
		f.add(fact{section: files, key: path, text: "`" + path + "`: " + noteText(notes), short: "`" + path + "`", inText: true, from: []int{notes[0].number}, rank: rank + min(len(notes), 4)/2, must: must})
	}
	for _, name := range slices.Sorted(maps.Keys(f.names)) {
		from := f.names[name]
		rank, must := rankSymbol, false
		if f.defined[name] {
			rank, must = rankDefined, true
		}
		if f.byUser[name] {
			rank, must = rankRead+6, true
		}
		if len(from) > 2 {
			rank += 3
		}
		f.add(fact{section: symbols, key: name, text: "`" + name + "`", from: from, rank: rank, must: must})
	}
	f.attribute()
	for _, name := range slices.Sorted(maps.Keys(f.runs)) {
		f.command(name, f.runs[name])
	}
	for _, t := range f.todos {
		switch strings.ToLower(t.status) {
		case "completed", "done", "cancelled":
			f.add(fact{section: done, key: t.text, text: t.text, from: []int{f.todosAt}, rank: rankDone})
		case "in_progress", "doing", "active":
			f.add(fact{section: open, key: t.text, text: "in progress: " + t.text, from: []int{f.todosAt}, rank: rankNext, must: true})
		default:
			f.add(fact{section: open, key: t.text, text: "to do: " + t.text, from: []int{f.todosAt}, rank: rankOpen, must: true})
		}
	}
	for _, b := range f.boxes {
		if b.checked {
			f.add(fact{section: done, key: b.text, text: b.text, from: []int{b.number}, rank: rankDone})
		} else {
			f.add(fact{section: open, key: b.text, text: "to do: " + b.text, from: []int{b.number}, rank: rankOpen, must: true})
		}
	}
	if f.question != "" {
		f.add(fact{section: open, key: f.question, text: "the user was asked and has not answered: " + quoteText(f.question), from: []int{f.asked}, rank: rankOpen, must: true})
	}
	if folder := f.folder(); folder != "" {
		for _, have := range f.all {
			if have.section == steps {
				have.text = strings.ReplaceAll(have.text, folder, "")
			}
		}
	}
	slices.SortStableFunc(f.all, func(a, b *fact) int {
		return cmp.Or(cmp.Compare(a.section, b.section), cmp.Compare(first(a.from), first(b.from)), cmp.Compare(a.seq, b.seq))
	})
}

// attribute gives errors of an older summary back to the runs they came from, whose later runs may have settled them: the
// last that failed before the error was seen.
func (f *facts) attribute() {
	for _, e := range f.pending {
		name, at := "", -1
		for _, n := range slices.Sorted(maps.Keys(f.runs)) {
			for i, r := range f.runs[n] {
				if r.outcome == "failed" && r.said == "" && r.call < first(e.from) && (at < 0 || r.call > f.runs[name][at].call) {
					name, at = n, i
				}
			}
		}
		if at < 0 {
			f.add(e)
			continue
		}
		f.runs[name][at].said, f.runs[name][at].result = e.key, first(e.from)
	}
}

// mergePaths makes one file of what was named in several ways: a path from the root of the project is the end of a whole
// one. What was done to the file counts more than that its name was said meanwhile.
func (f *facts) mergePaths() {
	whole := slices.Sorted(maps.Keys(f.fileNotes))
	for _, short := range whole {
		notes := f.fileNotes[short]
		if slices.ContainsFunc(notes, func(n note) bool { return n.verb != "named" }) && path.IsAbs(short) {
			continue
		}
		var same []string
		for _, long := range whole {
			if len(long) > len(short) && strings.HasSuffix(long, "/"+short) && f.fileNotes[long] != nil {
				same = append(same, long)
			}
		}
		if len(same) != 1 {
			continue
		}
		long := same[0]
		for _, n := range notes {
			if n.verb != "named" {
				f.fileNotes[long] = append(f.fileNotes[long], n)
			}
		}
		slices.SortStableFunc(f.fileNotes[long], func(a, b note) int { return cmp.Compare(a.number, b.number) })
		f.byUser[long] = f.byUser[long] || f.byUser[short]
		f.changed[long] = f.changed[long] || f.changed[short]
		delete(f.fileNotes, short)
	}
}

// folder is the folder that all whole paths are in, with its slash, "" for none or the root.
func (f *facts) folder() string {
	common := ""
	for p := range f.fileNotes {
		if !path.IsAbs(p) {
			continue
		}
		if common == "" {
			common = path.Dir(p) + "/"
		}
		for !strings.HasPrefix(p, common) {
			common = strings.TrimSuffix(path.Dir(strings.TrimSuffix(common, "/")), "/") + "/"
		}
	}
	if len(common) < 4 {
		return ""
	}
	return common
}

func first(from []int) int {
	if len(from) == 0 {
		return 0
	}
	return from[0]
}

// command makes the facts of the runs of one command.
func (f *facts) command(name string, runs []run) {
	look := looks(runs[0].command)
	failed := slices.ContainsFunc(runs, func(r run) bool { return r.outcome == "failed" })
	rank, must := rankRan, true
	switch {
	case failed:
		rank = rankFailed
	case look, writesOnly(runs[0].command): // a file that was written is among the files
		rank, must = rankLook, false
	}
	key := middleCut(strings.ReplaceAll(name, "`", "'"), maxCommand)
	f.add(fact{section: commands, key: key, text: "`" + key + "`: " + runText(runs), short: "`" + key + "`: " + runs[len(runs)-1].ended(), inText: true, from: []int{runs[0].call}, rank: rank, must: must})
	for i, r := range runs {
		if r.logged != "" {
			f.add(fact{section: errors, key: cutText(r.logged, maxErrorKey), text: quoteText(r.logged) + ": in a log", short: quoteText(cutText(r.logged, maxErrorKey)), from: []int{cmp.Or(r.result, r.call)}, rank: rankResolved, must: true})
		}
		if r.outcome != "failed" || r.said == "" {
			continue
		}
		state, errRank := "unresolved", rankUnresolved
		for _, later := range runs[i+1:] {
			if later.outcome == "passed" {
				state, errRank = fmt.Sprintf("the command passed in #%d", later.call), rankResolved
				break
			}
			if later.outcome != "failed" || later.said != r.said {
				state, errRank = fmt.Sprintf("no longer in #%d", later.call), rankResolved
			}
		}
		f.add(fact{section: errors, key: cutText(r.said, maxErrorKey), text: quoteText(r.said) + ": " + state, short: quoteText(cutText(r.said, maxErrorKey)), from: []int{cmp.Or(r.result, r.call)}, rank: errRank, must: true})
		for _, line := range r.also {
			f.add(fact{section: errors, key: line, text: quoteText(line) + ": " + state, short: quoteText(line), from: []int{cmp.Or(r.result, r.call)}, rank: errRank - 20, must: true})
		}
	}
}

// maxCommand is how much of a command is shown, in characters.
const maxCommand = 140

// leftOut is where something was left out.
const leftOut = " … "

// middleCut leaves the middle out of a text of more than n characters: commands of a kind differ at their ends.
func middleCut(s string, n int) string {
	runes := []rune(squeezed(s))
	if len(runes) <= n {
		return string(runes)
	}
	return strings.TrimSpace(string(runes[:n*3/5])) + leftOut + strings.TrimSpace(string(runes[len(runes)-n*2/5:]))
}

func (r run) ended() string { return cmp.Or(r.outcome, "ran") }

// runText is the runs of a command, those that ended alike together.
func runText(runs []run) string {
	var b strings.Builder
	for i := 0; i < len(runs); {
		k := i
		for k < len(runs) && runs[k].ended() == runs[i].ended() {
			k++
		}
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(runs[i].ended())
		var at []int
		for _, r := range runs[i:k] {
			at = append(at, r.call)
		}
		b.WriteString(" " + references(at))
		i = k
	}
	return b.String()
}

// noteText is what was done to a file, in order.
func noteText(notes []note) string {
	if acted := slices.DeleteFunc(slices.Clone(notes), func(n note) bool { return n.verb == "named" }); len(acted) > 0 {
		notes = acted
	}
	var b strings.Builder
	for i := 0; i < len(notes); {
		k := i
		for k < len(notes) && notes[k].verb == notes[i].verb && notes[k].lines == notes[i].lines {
			k++
		}
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(notes[i].verb)
		if notes[i].lines != "" {
			b.WriteString(" " + notes[i].lines)
		}
		var at []int
		for _, n := range notes[i:k] {
			at = append(at, n.number)
		}
		b.WriteString(" " + references(at))
		i = k
	}
	return cutText(b.String(), 200)
}

// references are the numbers of messages; of many the first and the last ones.
func references(numbers []int) string {
	if len(numbers) > 4 {
		return fmt.Sprintf("#%d … #%d #%d", numbers[0], numbers[len(numbers)-2], numbers[len(numbers)-1])
	}
	var words []string
	for _, n := range numbers {
		words = append(words, "#"+strconv.Itoa(n))
	}
	return strings.Join(words, " ")
}

func (f *facts) attachment(m *conversation.Message) {
	for i := range m.Parts {
		p := &m.Parts[i]
		name := cmp.Or(p.Name, attachedPath(p.Text), cutText(squeezed(p.Text), 80))
		f.add(fact{section: attachments, key: name, text: quoteText(name), from: []int{m.Number}, rank: rankRead, must: true})
	}
}

// quoteText is a text in quotation marks, on one line.
func quoteText(s string) string { return `"` + squeezed(s) + `"` }
