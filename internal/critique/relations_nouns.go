package critique

// noName reports whether no name stands before a trigger.
func (r *reading) noName(low, high int) bool { return !r.mentionIn(low, high) }

// noun reads the forms "N of B is A", "A is an N of B", "B's N is A", "B has the N A" and "the N A of B".
func (r *reading) noun(k int, t trigger, low, high int) {
	if k > 0 && t.kind == relTakes && r.triggers[k-1].kind == relTakes && r.mentionIn(r.triggers[k-1].to, t.from) && r.triggers[k-1].role == active {
		return // "takes p as its first parameter"
	}
	gs := r.groups(t.to, high)
	has := false
	for i := t.from - 1; i >= low && i >= t.from-4; i-- {
		switch r.ts[i].word {
		case "has", "have", "having", "with", "takes", "defines", "declares", "provides", "exposes", "contains", "offers", "gets", "owns", "accepts", "expects":
			has = true
		}
	}
	var owner *mention
	var values []*mention
	leads := func(g group) bool {
		return g.lead == "of" || g.lead == "on" || g.lead == "for" || g.lead == "to" || g.lead == "in" || g.lead == "from"
	}
	switch {
	case r.possessed(t) != nil:
		owner = r.possessed(t)
	case len(gs) > 0 && leads(gs[0]) && !has:
		owner, gs = gs[0].ms[0], gs[1:]
	case len(gs) > 1 && leads(gs[1]) && !has && gs[0].lead != "is":
		owner, values, gs = gs[1].ms[0], gs[0].ms, nil
	}
	count := -1
	for i := t.from - 1; i >= low && i >= t.from-3; i-- {
		if n := counts(r.ts[i].word); n >= 0 && !r.ts[i].is() && !(n == 1 && r.ts[i].word == "one" && r.ts[i+1].word == "of") && !(n == 1 && i > 0 && (r.ts[i].word == "one" && r.ts[i-1].word != "takes" && r.ts[i-1].word != "has" && r.ts[i-1].word != "accepts")) {
			count = n
		}
	}
	if len(gs) > 0 && values == nil && (gs[0].lead == "" || gs[0].lead == "is" || gs[0].lead == ":" || gs[0].lead == "of" && has || gs[0].lead == "type" && t.kind == relReturns || gs[0].lead == "?" && owner != nil) {
		values = gs[0].ms
	}
	if owner == nil && (has || values != nil || count >= 0) {
		owner = r.actor(t, low, wanted(t.kind))
		if len(values) == 0 && count < 0 {
			for _, m := range r.before(0, t.from) { // "X has p as a parameter"
				if m != owner {
					owner, values = m, []*mention{owner}
				}
			}
		}
	}
	if owner != nil && len(values) == 0 && count < 0 {
		for _, m := range r.before(0, t.from) { // "p is a parameter of X"
			if m != owner {
				values = append(values, m)
				if !r.listed(m) {
					break
				}
			}
		}
	}
	r.owned(t, owner, values, count)
}

// listed reports whether a name is one of several before a trigger.
func (r *reading) listed(m *mention) bool {
	for i := range r.ts {
		if r.ts[i].m == m {
			return i > 0 && (r.ts[i-1].word == "and" || r.ts[i-1].word == ",")
		}
	}
	return false
}

// possessed is the name in "NAME's first parameter".
func (r *reading) possessed(t trigger) *mention {
	for i := t.from - 1; i > 0 && i >= t.from-4; i-- {
		if r.ts[i].word == "'s" && r.ts[i-1].named() {
			return r.ts[i-1].m
		}
		if r.ts[i].is() {
			return nil
		}
	}
	return nil
}

func (r *reading) owned(t trigger, owner *mention, values []*mention, count int) {
	if owner == nil {
		return
	}
	if t.kind == relTakes && count >= 0 {
		r.add(relation{kind: relCount, subject: owner, count: count})
	}
	only := false
	for i := max(0, t.from-2); i < t.from; i++ {
		only = only || r.ts[i].word == "only" || r.ts[i].word == "sole"
	}
	for _, m := range values {
		n := relation{kind: t.kind, subject: owner, object: m, not: r.negated(t), only: only}
		if t.kind == relTakes {
			n.at = r.ordinal(max(0, t.from-2), t.from)
		}
		if t.swap {
			n.subject, n.object = m, owner
		}
		if m.path && (t.kind == relTakes || t.kind == relReturns) || t.kind == relMember && (m.path || owner.path) {
			continue
		}
		r.add(n)
	}
	if r.subject = owner; t.swap && len(values) == 1 && t.kind != relCalls {
		r.subject = values[0]
	}
}
