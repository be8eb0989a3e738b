package retrieve

import (
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
)

// synonymWeight is what a word counts that means about the same as the one asked for.
const synonymWeight = 0.3

// addSynonyms puts words that mean the same next to the terms of a query. A document counts as it does by the best of
// them, so that one with all the synonyms of a word has no more than one with the word.
func addSynonyms(a *lexical.Analyzer, q query.Query, terms []lexical.Term) {
	for _, word := range q.Keywords {
		own := a.Terms(nil, word)
		others := query.Synonyms(word)
		if len(own) != 1 || len(others) == 0 {
			continue
		}
		for i := range terms {
			if terms[i].Text != own[0] {
				continue
			}
			for _, other := range others {
				if texts := a.Terms(nil, other); len(texts) == 1 && texts[0] != own[0] {
					terms[i].Alternatives = append(terms[i].Alternatives, lexical.Alternative{Text: texts[0], Weight: synonymWeight})
				}
			}
		}
	}
}
