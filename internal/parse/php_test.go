package parse

import "testing"

func TestPHPDocType(t *testing.T) {
	g := newGrammar(languages()["php"].grammar())
	r := &phpRules{rules: newRules(g)}
	w := &walker{rules: r.rules, extractor: newExtractor(tree{grammar: g, text: []byte(" ")}, "php")}
	w.block(func() {
		w.bind("static", "Shop", "")
		w.bind("TItem", "Item", "")
		w.bind("TKey", "", "")
		for text, want := range map[string]string{
			"Item": "Item", `\App\Item`: "App.Item", `\Exception`: ".Exception", "?Item": "Item", "null|Item": "Item", "Item|Boat": "Item",
			"int": "", "string|false": "", "array": "", "mixed": "", "class-string<Item>": "", "callable(Item): Boat": "", "'a'|'b'": "",
			"array{a: Item}": "", "Item[]": "[]Item", "Item[][]": "[][]Item", "(Item|Boat)[]": "[]Item", "array<int, Item>": "[]Item",
			"list<Item>|null": "[]Item", "iterable<array<Item>>": "[][]Item", "array<string>": "", "Generator<int, Item, mixed, void>": "[]Item",
			"Collection<int, Item>": "Collection", "$this": "Shop", "static": "Shop", "TItem[]": "[]Item", "TKey": "",
			"array<(callable(A): B)|Item>": "[]Item", "Item&Boat": "Item", "": "", "<": "", "array<": "", "|": "", "9a": "",
		} {
			if got := r.docType(w, text); got != want {
				t.Errorf("%s is %q, want %q", text, got, want)
			}
		}
	})
}

func TestPHPTag(t *testing.T) {
	for _, test := range []struct{ doc, tag, want string }{
		{"Makes it.\n\n@return  Item  the item", "@return", "Item"},
		{"@var array<int, Item> by name", "@var", "array<int, Item>"},
		{"@var callable(int): Item it", "@var", "callable(int): Item"},
		{"@returns Item", "@return", ""},
		{"see foo@return x", "@return", ""},
		{"@return", "@return", ""},
	} {
		if got := phpTag(test.doc, test.tag); got != test.want {
			t.Errorf("%s of %q is %q, want %q", test.tag, test.doc, got, test.want)
		}
	}
}
