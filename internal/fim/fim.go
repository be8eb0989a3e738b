// Package fim writes the prompts that make a model complete code: fill-in-the-middle prompts in the format each family of
// models was trained on, and prompts that ask for the next edit.
//
// The one idea: the marks of a format are written by this package only. A model takes the bytes of
// <|fim_suffix|> for that token wherever they are, so a file that speaks about such tokens, or one that wants to steer the
// model, would change what the prompt means. Whatever comes from files has the family's tokens broken by a backslash behind
// their first character, which an answer gets back ([Family.Clean]). The builder's own marks are all there are.
//
// The strings are those the families publish: testdata/families.tsv has each with the address it was read at, and the tests
// hold the prompts to examples from the same places. The package is pure.
package fim

import (
	"fmt"
	"path"
	"strings"
	"unicode"
)

// File is another file of the repository, or a part of one.
type File struct {
	Path string `json:"path"`
	Text string `json:"text"`
}

// Edit is a change made a while ago. Diff is unified, with or without its file headers.
type Edit struct {
	Path, Diff string
	Accepted   bool // it was a completion that the user took
}

// Input is what a completion is made of. Prefix and Suffix are the text before and behind the cursor. With Files or Edits the
// prompt is of the whole repository, where the family has such a form. Edits are oldest first.
type Input struct {
	Repo, Path, Language string
	Prefix, Suffix       string
	Files                []File
	Edits                []Edit
}

// Options change what a prompt asks for.
type Options struct {
	ThreeNewlines bool // two empty lines end a completion too
}

// Prompt is what is sent. Text is the whole prompt: as it is to the model when Raw, else as a user's message under System.
// Prefix and Suffix are the same for a provider that writes the format itself; Text is not sent with them.
type Prompt struct {
	Family         string
	System, Text   string
	Prefix, Suffix string
	Files          []File // for a provider that takes other files by name
	Stops          []string
	Raw            bool
}

// maxEdits is how many bytes of diffs are in a fill-in-the-middle prompt.
const maxEdits = 6000

// Prompt writes a prompt in the family's format.
func (f Family) Prompt(in Input, o Options) Prompt {
	if f.chat {
		return hole(f, in, o)
	}
	in = f.harmless(in)
	p := Prompt{Family: f.Name, Prefix: in.Prefix, Suffix: in.Suffix, Files: f.files(in), Raw: true, Stops: f.Stops(o)}
	if f.middle == "" && f.suffix == "" { // a base model that knows no holes continues what is before the cursor
		p.Text, p.Suffix = f.noted(in, p.Files)+in.Prefix, ""
		return p
	}
	p.Text = f.compose(in, p.Files)
	return p
}

// compose puts the parts in the family's order. in is harmless already.
func (f Family) compose(in Input, files []File) string {
	var before strings.Builder // is before the hole's own marks
	prefix := in.Prefix
	switch {
	case len(files) == 0:
	case f.file == "": // no form for other files: they are a comment in this one
		prefix = f.noted(in, files) + prefix
	default:
		if f.repo != "" {
			fmt.Fprintf(&before, f.repo, named(in.Repo))
		}
		for _, x := range files {
			before.WriteString(f.opened(x.Path) + ended(x.Text, f.line) + f.fileEnd)
		}
		switch f.place {
		case placeInside: // files and path are a part of what is before the cursor
			before.WriteString(f.opened(in.Path))
			prefix = before.String() + prefix
			before.Reset()
		case placePath: // the path alone is
			before.WriteString(strings.TrimSuffix(f.file, "%s\n"))
			prefix = in.Path + "\n" + prefix
		default:
			before.WriteString(f.opened(in.Path))
		}
	}
	if f.suffixFirst {
		return before.String() + f.suffix + in.Suffix + f.prefix + prefix + f.middle
	}
	return before.String() + f.prefix + prefix + f.suffix + in.Suffix + f.middle
}

func (f Family) opened(path string) string { return fmt.Sprintf(f.file, path) }

// harmless breaks the family's tokens in all that is not the builder's own.
func (f Family) harmless(in Input) Input {
	in.Repo, in.Path = f.Escape(line(in.Repo)), f.Escape(line(in.Path))
	in.Prefix, in.Suffix = f.Escape(in.Prefix), f.Escape(in.Suffix)
	files := make([]File, len(in.Files))
	for i, x := range in.Files {
		files[i] = File{f.Escape(line(x.Path)), f.Escape(x.Text)}
	}
	in.Files = files
	edits := make([]Edit, len(in.Edits))
	for i, e := range in.Edits {
		edits[i] = Edit{f.Escape(line(e.Path)), f.Escape(e.Diff), e.Accepted}
	}
	in.Edits = edits
	return in
}

// files are the other files, and what was changed lately as one more.
func (f Family) files(in Input) []File {
	if h := history(in.Edits, maxEdits, func(s string) int { return len(s) }); h != "" {
		return append(in.Files[:len(in.Files):len(in.Files)], File{"edit_history.diff", h})
	}
	return in.Files
}

// Noted is the other files and edits as a comment to be in front of the prefix, for a provider that takes a prefix and a suffix and
// nothing else. The family's tokens are broken in it.
func (f Family) Noted(in Input) string {
	in = f.harmless(in)
	return f.noted(in, f.files(in))
}

// noted writes files as a comment of the language, for models without another way to tell files apart. It is empty where the
// language's comments are not known.
func (f Family) noted(in Input, files []File) string {
	open, end := comment(in.Language, in.Path)
	if open == "" {
		return ""
	}
	var b strings.Builder
	for _, x := range files {
		fmt.Fprintf(&b, "%sPath: %s%s\n", open, kept(x.Path, end), end)
		for l := range strings.Lines(strings.TrimRight(x.Text, "\n")) {
			b.WriteString(strings.TrimRight(open+kept(strings.TrimRight(l, "\r\n"), end)+end, " ") + "\n")
		}
	}
	return b.String()
}

// kept is a line that cannot end the comment it is in.
func kept(l, end string) string {
	if end = strings.TrimSpace(end); end != "" {
		l = strings.ReplaceAll(l, end, end[:1]+" "+end[1:])
	}
	return l
}

// comment is what a line of comment begins and ends with, "" when that is not known.
func comment(language, file string) (open, end string) {
	kind := strings.ToLower(language)
	if kind == "" {
		kind = strings.TrimPrefix(strings.ToLower(path.Ext(file)), ".")
	}
	switch kind {
	case "python", "py", "ruby", "rb", "shell", "bash", "sh", "perl", "pl", "r", "yaml", "yml", "toml", "elixir", "ex", "exs", "dockerfile", "make", "makefile", "mk", "nix", "julia", "jl", "tcl", "graphql", "cmake":
		return "# ", ""
	case "lua", "sql", "haskell", "hs", "elm", "ada":
		return "-- ", ""
	case "lisp", "scheme", "clojure", "clj", "el", "ini", "asm":
		return "; ", ""
	case "erlang", "erl", "latex", "tex", "matlab":
		return "% ", ""
	case "html", "xml", "markdown", "md", "vue", "svelte":
		return "<!-- ", " -->"
	case "css":
		return "/* ", " */"
	case "go", "c", "h", "cpp", "c++", "cc", "hpp", "java", "javascript", "js", "jsx", "typescript", "ts", "tsx", "rust", "rs", "swift", "kotlin", "kt", "scala", "php", "csharp", "c#", "cs", "dart", "zig",
		"groovy", "objective-c", "m", "proto", "protobuf", "solidity", "scss", "less":
		return "// ", ""
	}
	return "", ""
}

// line makes one line of a name: no path has a reason for a control character in a prompt.
func line(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, s)
}

func named(repo string) string {
	if repo == "" {
		return "repository"
	}
	return repo
}

// ended closes a file's last line where the format has its files on lines of their own.
func ended(text string, on bool) string {
	if on && !strings.HasSuffix(text, "\n") {
		return text + "\n"
	}
	return text
}
