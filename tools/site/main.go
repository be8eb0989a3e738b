// Command site makes a static site of the documents, and checks every link in them.
//
//	go run ./tools/site [-to bin/site] [-update]
//
// It reads README.md, the other documents of the root and all of docs, which are written to be read on GitHub too, and writes
// a page of HTML for each, the pictures, and llms.txt (llmstxt.org), which the checkout has too: -update writes it there. The order of the navigation is that of docs/README.md. A link to a file or an
// anchor that is not there, and an address that is none, is an error that names the document; the network is not used.
package main

import (
	"bytes"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"html/template"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// repository is where files are that are no pages of the site.
const repository = "https://github.com/ctx-sys/ctx-sys"

func main() {
	root := flag.String("root", ".", "the checkout")
	to := flag.String("to", "bin/site", "the folder of the site, which is replaced")
	update := flag.Bool("update", false, "write llms.txt into the checkout")
	flag.Parse()
	if err := run(*root, *to, *update); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(root, to string, update bool) error {
	s, err := read(root)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := s.write(to); err != nil {
		return err
	}
	fmt.Printf("%d pages in %s\n", len(s.pages), to)
	kept := filepath.Join(root, "llms.txt")
	if update {
		return os.WriteFile(kept, s.llms(), 0o644)
	}
	if have, err := os.ReadFile(kept); err != nil || !bytes.Equal(have, s.llms()) {
		return errors.New("llms.txt is not what README.md and docs/README.md say: go run ./tools/site -update")
	}
	return nil
}

// site is the documents of a checkout.
type site struct {
	root     string
	pages    map[string]*page // by path with slashes, relative to the root
	sections []section
}

// section is one of docs/README.md: its heading, and the documents that it lists.
type section struct {
	Name  string
	Links []link
}

// link is an entry of a section: the path of the page, its title there, and what it says of it.
type link struct{ To, Title, About string }

// page is one document.
type page struct {
	path    string
	source  []byte
	doc     ast.Node
	title   string
	anchors map[string]bool
}

var markdown = goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithParserOptions(parser.WithAutoHeadingID()))

// read parses the documents, and checks their links.
func read(root string) (*site, error) {
	s := &site{root: root, pages: map[string]*page{}}
	var names []string
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/*/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		if err != nil {
			return nil, err
		}
		names = append(names, found...)
	}
	for _, name := range names {
		source, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return nil, err
		}
		s.add(filepath.ToSlash(rel), source)
	}
	var wrong []error
	for _, p := range s.pages {
		wrong = append(wrong, s.check(p)...)
	}
	slices.SortFunc(wrong, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	if index := s.pages["docs/README.md"]; index == nil {
		wrong = append(wrong, errors.New("docs/README.md is missing: it lists the pages"))
	} else {
		s.sections = sections(index)
	}
	return s, errors.Join(wrong...)
}

// add parses a document. Its anchors are those that GitHub gives it.
func (s *site) add(name string, source []byte) {
	p := &page{path: name, source: source, title: name, anchors: map[string]bool{}}
	p.doc = markdown.Parser().Parse(text.NewReader(source), parser.WithContext(parser.NewContext(parser.WithIDs(&ids{used: p.anchors}))))
	for n := p.doc.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok && h.Level == 1 {
			p.title = plain(h, source)
			break
		}
	}
	s.pages[name] = p
}

// ids gives headings the anchors that GitHub gives them: lower case, letters, digits, hyphens and underscores stay, spaces are hyphens.
type ids struct{ used map[string]bool }

func (i *ids) Generate(value []byte, _ ast.NodeKind) []byte {
	id := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_':
			return unicode.ToLower(r)
		case r == ' ':
			return '-'
		}
		return -1
	}, strings.TrimSpace(string(value)))
	unique := id
	for n := 1; i.used[unique]; n++ {
		unique = fmt.Sprintf("%s-%d", id, n)
	}
	i.used[unique] = true
	return []byte(unique)
}

func (i *ids) Put(value []byte) { i.used[string(value)] = true }

// check follows the links of a page.
func (s *site) check(p *page) (wrong []error) {
	for _, n := range links(p.doc) {
		if err := s.follow(p, destination(n)); err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %s: %w", p.path, destination(n), err))
		}
	}
	return wrong
}

// opened are the schemes of addresses that are not of the web: mail, and editors that install a server.
var opened = []string{"mailto", "cursor", "lmstudio", "vscode", "vscode-insiders"}

// follow says what is wrong with a link of a page, nil if nothing is.
func (s *site) follow(p *page, to string) error {
	u, err := url.Parse(to)
	switch {
	case err != nil:
		return errors.New("not an address")
	case slices.Contains(opened, u.Scheme):
		return nil
	case u.Scheme != "" || u.Host != "":
		if u.Scheme != "https" && u.Scheme != "http" || !strings.Contains(u.Hostname(), ".") && u.Hostname() != "localhost" {
			return errors.New("not an address of the web")
		}
		return nil
	}
	name := p.path
	if u.Path != "" {
		name = path.Join(path.Dir(p.path), u.Path)
		if _, err := os.Stat(filepath.Join(s.root, filepath.FromSlash(name))); err != nil || strings.HasPrefix(name, "..") {
			return errors.New("there is no such file")
		}
	}
	if u.Fragment == "" {
		return nil
	}
	if q := s.pages[name]; q == nil || !q.anchors[u.Fragment] {
		return errors.New("there is no such heading")
	}
	return nil
}

// links are the links and pictures below a node.
func links(doc ast.Node) (found []ast.Node) {
	// The walk ends with an error only if the function gives one.
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering && (n.Kind() == ast.KindLink || n.Kind() == ast.KindImage) {
			found = append(found, n)
		}
		return ast.WalkContinue, nil
	})
	return found
}

func destination(n ast.Node) string {
	if l, ok := n.(*ast.Link); ok {
		return string(l.Destination)
	}
	return string(n.(*ast.Image).Destination)
}

// plain is the text of a node without its marks.
func plain(n ast.Node, source []byte) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			b.Write(t.Segment.Value(source))
			if t.SoftLineBreak() {
				b.WriteByte(' ')
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// sections reads what docs/README.md lists: each item is a link, and a colon with what the page is about.
func sections(index *page) (all []section) {
	for n := index.doc.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok && h.Level == 2 {
			all = append(all, section{Name: plain(h, index.source)})
		}
		if n.Kind() != ast.KindList || len(all) == 0 {
			continue
		}
		s := &all[len(all)-1]
		for item := n.FirstChild(); item != nil; item = item.NextSibling() {
			found := links(item)
			if len(found) == 0 {
				continue
			}
			title := plain(found[0], index.source)
			about := strings.TrimPrefix(strings.TrimPrefix(plain(item, index.source), title), ": ")
			s.Links = append(s.Links, link{To: path.Join("docs", destination(found[0])), Title: title, About: about})
		}
	}
	return all
}

//go:embed page.html
var pageHTML string

var layout = template.Must(template.New("page").Funcs(template.FuncMap{"to": relative}).Parse(pageHTML))

// relative is the address of one page, or file of the site, as another links to it.
func relative(from, to string) (string, error) {
	rel, err := filepath.Rel(path.Dir(from), address(to))
	return filepath.ToSlash(rel), err
}

// address is where in the site a document is: README.md of a folder is its index.
func address(name string) string {
	if path.Base(name) == "README.md" {
		return path.Join(path.Dir(name), "index.html")
	}
	if strings.HasSuffix(name, ".md") {
		return strings.TrimSuffix(name, ".md") + ".html"
	}
	return name
}

// write makes the site in a folder.
func (s *site) write(to string) error {
	files := map[string][]byte{"llms.txt": s.llms(), ".nojekyll": nil}
	for _, p := range s.pages {
		for _, n := range links(p.doc) {
			if err := s.point(p, n, files); err != nil {
				return err
			}
		}
		var body, out bytes.Buffer
		if err := markdown.Renderer().Render(&body, p.source, p.doc); err != nil {
			return err
		}
		if err := layout.Execute(&out, map[string]any{"Path": p.path, "Title": p.title, "Body": template.HTML(body.String()), "Sections": s.sections, "Repository": repository}); err != nil {
			return err
		}
		files[address(p.path)] = out.Bytes()
	}
	for name, data := range files {
		file := filepath.Join(to, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// point has a link of a page lead to the page of the site, or to the repository; what pictures show is added to the files.
func (s *site) point(p *page, n ast.Node, files map[string][]byte) error {
	u, err := url.Parse(destination(n))
	if err != nil || u.Scheme != "" || u.Path == "" {
		return err
	}
	name := path.Join(path.Dir(p.path), u.Path)
	if i, ok := n.(*ast.Image); ok {
		data, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		files[name] = data
		u.Path, err = relative(address(p.path), name)
		i.Destination = []byte(u.String())
		return err
	}
	l := n.(*ast.Link)
	if s.pages[name] == nil {
		l.Destination = []byte(repository + "/blob/main/" + name)
		return nil
	}
	u.Path, err = relative(address(p.path), name)
	l.Destination = []byte(u.String())
	return err
}

// llms is the list of pages for models (llmstxt.org): the first paragraph of README.md, then what docs/README.md lists.
func (s *site) llms() []byte {
	var b strings.Builder
	b.WriteString("# ctx-sys\n\n")
	if p := s.pages["README.md"]; p != nil {
		for n := p.doc.FirstChild(); n != nil; n = n.NextSibling() {
			if n.Kind() == ast.KindParagraph {
				fmt.Fprintf(&b, "> %s\n", plain(n, p.source))
				break
			}
		}
	}
	for _, sec := range s.sections {
		fmt.Fprintf(&b, "\n## %s\n\n", sec.Name)
		for _, l := range sec.Links {
			fmt.Fprintf(&b, "- [%s](%s/blob/main/%s)", l.Title, repository, l.To)
			if l.About != "" {
				fmt.Fprintf(&b, ": %s", l.About)
			}
			b.WriteByte('\n')
		}
	}
	return []byte(b.String())
}
