package critique

// definers are verbs by which a file has a name.
var definers = words(`defines define contains contain declares declare exports export holds hold houses provides provide implements has have introduces
	owns ships hosts keeps where home adds includes`)

// places reads where names are said to stand: a path or a line and the name it goes with.
func (r *reading) places() {
	for i := range r.ts {
		t := &r.ts[i]
		if !t.is() || t.m.object || !t.m.path && t.m.from == 0 {
			continue
		}
		if t.m.text == "" {
			r.lineOf(i)
			continue
		}
		r.placeOf(i)
	}
}

func (r *reading) lineOf(i int) {
	m := r.ts[i].m
	if s := r.symbolBefore(i, false); s != nil {
		r.out = append(r.out, relation{kind: relAt, subject: s, object: m, at: r.strict(i)})
		return
	}
	for j := i + 1; j < len(r.ts); j++ {
		if r.ts[j].named() && notPath(r.ts[j].m) {
			r.out = append(r.out, relation{kind: relAt, subject: r.ts[j].m, object: m, at: r.strict(i)})
			return
		}
	}
	for j := range r.ts {
		if r.ts[j].is() && r.ts[j].m.path {
			r.out = append(r.out, relation{kind: relAt, subject: r.ts[j].m, object: m})
			return
		}
	}
	if r.topic != nil {
		r.out = append(r.out, relation{kind: relAt, subject: r.topic, object: m, at: r.strict(i)})
	}
}

// strict is 1 where lines are said to be those of a definition, and not merely in it.
func (r *reading) strict(i int) int {
	for j := max(0, i-4); j < i; j++ {
		switch r.ts[j].word {
		case "defined", "declared", "starts", "begins", "at", "definition", "declaration", "starting", "spans":
			return 1
		}
	}
	return 0
}

// symbolBefore is the name that a place behind it goes with.
func (r *reading) symbolBefore(i int, lead bool) *mention {
	for j := i - 1; j >= 0; j-- {
		t := &r.ts[j]
		if !t.is() && (clauseEnds[t.word] || t.word == ":" && j > 0 && !r.ts[j-1].is()) {
			break
		}
		if t.named() && notPath(t.m) && (!t.m.weak || t.m.quoted || t.word == "") && (!t.m.object || lead) {
			return t.m
		}
	}
	if !lead {
		return nil
	}
	for j := i - 1; j >= 0; j-- {
		if t := &r.ts[j]; t.named() && notPath(t.m) {
			return t.m
		}
	}
	return nil
}

// placing are the words between a name and the place it is said to stand in.
var placing = words(`is are was be can be found in at the file of from inside within comes part ( ) , which that under function method class type struct interface
	helper defined declared lives located implemented resides sits kept exported lies stands belongs to and or a an found code here itself source definition implementation
	see has its home stands included residing place look line lines on top module package folder → : - – — | called`)

var placingVerbs = words("defined declared lives located implemented resides sits found comes part exported definition implementation source code")

// firmly reports whether the words between a name and a place say that it stands there. Of a document that takes a verb.
func (r *reading) firmly(name *mention, i int) bool {
	verb := false
	for j := i - 1; j >= 0 && r.ts[j].m != name; j-- {
		t := &r.ts[j]
		verb = verb || placingVerbs[t.word]
		if !t.is() && !placing[t.word] {
			return false
		}
	}
	for j := range r.ts {
		verb = verb || placingVerbs[r.ts[j].word]
	}
	return verb || !documents[extensionOf(r.ts[i].m.text)]
}

var documents = words(".md .rst .txt .html .pdf .adoc .markdown")

// placeOf reads what is said to be in a file.
func (r *reading) placeOf(i int) {
	m := r.ts[i].m
	used := false
	for j := i - 1; j >= 0 && j >= i-5; j-- { // "a function called X" names, "is tested in F" says nothing of where it is defined
		if j > 0 && r.ts[j].word == "called" && kinds[r.ts[j-1].word] != "" {
			continue
		}
		switch r.ts[j].word {
		case "used", "called", "tested", "referenced", "imported", "mentioned", "documented", "registered", "invoked", "read", "written", "loaded", "parsed", "generated", "configured", "created", "stored", "edit", "open", "uses", "like", "similar":
			used = true
		}
	}
	if used {
		return
	}
	lead := ""
	if i > 0 && !r.ts[i-1].is() {
		lead = r.ts[i-1].word
		if lead == "file" || lead == "the" || lead == "module" || lead == "package" {
			for j := i - 1; j >= 0 && (r.ts[j].word == "file" || r.ts[j].word == "the" || r.ts[j].word == "module" || r.ts[j].word == "package"); j-- {
				if lead = ""; j > 0 && !r.ts[j-1].is() {
					lead = r.ts[j-1].word
				}
			}
		}
	}
	if s := r.whichBefore(i); s != nil { // "A, which is defined in F"
		r.out = append(r.out, relation{kind: relDefined, subject: s, object: m, loose: !r.firmly(s, i)})
		m.object = true
		return
	}
	if s := r.symbolBefore(i, false); s == nil && r.topic != nil && !r.topic.path && !r.mentionIn(0, i) && r.placedVerb(i) { // "It is defined in F"
		r.out = append(r.out, relation{kind: relDefined, subject: r.topic, object: m})
		m.object = true
		return
	}
	if s := r.symbolBefore(i, false); s != nil && lead != "" && lead != "." && lead != ";" && lead != "and" && lead != "," || s != nil && lead == "is" {
		r.out = append(r.out, relation{kind: relDefined, subject: s, object: m, alt: r.nearer(i, s), loose: !r.firmly(s, i)})
		m.object = true
		return
	}
	// In F, X ...; F defines X and Y.
	for j := i + 1; j < len(r.ts); j++ {
		t := &r.ts[j]
		if t.is() && t.m.path || !t.is() && clauseEnds[t.word] {
			break
		}
		if r.inTrigger(j) && !definers[t.word] && !r.nounAt(j) && lead != "in" && lead != "inside" && lead != "within" {
			return
		}
		if t.named() && notPath(t.m) && (j == i+1 || lead == "in" || lead == "inside" || lead == "within" || lead == "from" || r.definesBetween(i, j)) {
			r.out = append(r.out, relation{kind: relDefined, subject: t.m, object: m})
			m.object = true
			if !r.definesBetween(i, j) {
				return
			}
			r.rest(j, m)
			return
		}
	}
	for j := range r.ts { // "look at F, X is declared there"
		switch r.ts[j].word {
		case "declared", "defined", "implemented", "lives", "located":
			for k := range r.ts {
				if r.ts[k].named() && notPath(r.ts[k].m) && !r.ts[k].m.object {
					r.out = append(r.out, relation{kind: relDefined, subject: r.ts[k].m, object: m})
					return
				}
			}
		}
	}
	if s := r.symbolBefore(i, true); s != nil && (lead == "(" || lead == "in" || lead == "at") {
		r.out = append(r.out, relation{kind: relDefined, subject: s, object: m})
	}
}

// whichBefore is the name before a "which" that leads to a place, with nothing named in between.
func (r *reading) whichBefore(i int) *mention {
	verb := false
	for j := i - 1; j > 0; j-- {
		t := &r.ts[j]
		if verb = verb || placingVerbs[t.word]; t.is() {
			return nil
		}
		if t.word == "which" || t.word == "that" {
			for k := j - 1; k >= 0 && k >= j-2; k-- {
				if verb && r.ts[k].named() && notPath(r.ts[k].m) && !r.ts[k].m.value {
					return r.ts[k].m
				}
			}
			return nil
		}
	}
	return nil
}

// placedVerb reports whether words before a place say that something stands there.
func (r *reading) placedVerb(i int) bool {
	for j := range i {
		if placingVerbs[r.ts[j].word] {
			return true
		}
	}
	return false
}

// rest adds the other names of a list of what a file has.
func (r *reading) rest(j int, file *mention) {
	for k := j + 1; k < len(r.ts); k++ {
		t := &r.ts[k]
		switch {
		case t.named() && notPath(t.m) && !t.m.object:
			r.out = append(r.out, relation{kind: relDefined, subject: t.m, object: file})
		case t.is() || between[t.word] || kinds[t.word] != "":
		default:
			return
		}
	}
}

func (r *reading) nounAt(j int) bool {
	for _, t := range r.triggers {
		if t.from <= j && j < t.to {
			return t.role == noun
		}
	}
	return false
}

// nearer is another name that a place may go with: "X calls Y in F".
func (r *reading) nearer(i int, than *mention) *mention {
	for j := i - 1; j >= 0; j-- {
		if t := &r.ts[j]; t.named() && notPath(t.m) && t.m != than {
			return t.m
		}
	}
	return nil
}

func (r *reading) definesBetween(i, j int) bool {
	for k := i + 1; k < j; k++ {
		if definers[r.ts[k].word] || r.ts[k].word == "'s" || r.ts[k].word == ":" {
			return true
		}
	}
	return false
}
