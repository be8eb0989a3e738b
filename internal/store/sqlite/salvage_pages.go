package sqlite

import "slices"

// tables calls f with each row of a table that can be read. The trees are followed from their roots first, where these are known;
// then come the pages that no tree leads to any more, by what their rows look like.
func (im *image) tables(all []*shape, f func(*shape, record) error) error {
	seen := map[int]bool{}
	for root, t := range im.roots(all) {
		if err := im.tree(root, t, seen, f); err != nil {
			return err
		}
	}
	for n := 1; n <= im.count; n++ {
		if seen[n] || n == 1 {
			continue
		}
		page, ok := im.node(n)
		if !ok || page.kind == tableInner {
			continue
		}
		if t := lookLike(all, page); t != nil && t.table == "" {
			if err := each(t, page.rows, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// roots are the tables and indexes whose first page is known from the schema in the file, by that page.
func (im *image) roots(all []*shape) map[int]*shape {
	out := map[int]*shape{}
	schema := &shape{rowids: true, columns: []column{
		{name: "type", kind: "TEXT"}, {name: "name", kind: "TEXT"}, {name: "tbl_name", kind: "TEXT"}, {name: "rootpage", kind: "INTEGER"}, {name: "sql", kind: "TEXT"}}}
	_ = im.tree(1, schema, map[int]bool{}, func(_ *shape, r record) error {
		name, _ := r.values[1].(string)
		root, _ := r.values[3].(int64)
		if i := slices.IndexFunc(all, func(t *shape) bool { return t.name == name }); i >= 0 && root > 1 {
			out[int(root)] = all[i]
		}
		return nil
	})
	return out
}

// tree reads what is below a page, which belongs to a table. A page that does not look like one of it is left for others.
func (im *image) tree(n int, t *shape, seen map[int]bool, f func(*shape, record) error) error {
	todo := []int{n}
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		page, ok := im.node(n)
		if seen[n] || !ok || t.rowids != (page.kind == tableLeaf || page.kind == tableInner) {
			continue
		}
		if len(page.rows) > 0 && !slices.ContainsFunc(page.rows, t.fits) {
			continue
		}
		seen[n] = true
		todo = append(todo, page.below...)
		if t.table != "" {
			continue
		}
		if err := each(t, page.rows, f); err != nil {
			return err
		}
	}
	return nil
}

// lookLike is the table or index whose rows those of a page look like more than any other's, nil where there is none or are
// several.
func lookLike(all []*shape, page node) (found *shape) {
	most := 0
	for _, t := range all {
		n := 0
		for _, r := range page.rows {
			if t.rowids == (page.kind == tableLeaf) && t.fits(r) {
				n++
			}
		}
		switch {
		case n > most:
			found, most = t, n
		case n == most:
			found = nil
		}
	}
	return found
}

func each(t *shape, rows []record, f func(*shape, record) error) error {
	for _, r := range rows {
		if t.fits(r) {
			if err := f(t, r); err != nil {
				return err
			}
		}
	}
	return nil
}
