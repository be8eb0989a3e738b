package walk

import (
	"os"
	"path/filepath"
	"strings"
)

// userGit is what the user's settings of git say about ignoring.
type userGit struct {
	home     string
	excludes string // the excludes file for all repositories, "" for none
}

// readUserGit reads what git reads: the system's configuration, then the user's two, the last word counting.
func readUserGit() userGit {
	home, _ := os.UserHomeDir()
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" && home != "" {
		config = filepath.Join(home, ".config")
	}
	u := userGit{home: home}
	if config != "" {
		u.excludes = filepath.Join(config, "git", "ignore")
	}
	for _, file := range configFiles(home, config) {
		readConfig(file, home, func(key, value string) {
			if key == "core.excludesfile" {
				u.excludes = expandHome(value, home)
			}
		})
	}
	return u
}

func configFiles(home, config string) []string {
	var files []string
	if system := os.Getenv("GIT_CONFIG_SYSTEM"); system != "" {
		files = append(files, system)
	} else if no := os.Getenv("GIT_CONFIG_NOSYSTEM"); no == "" || no == "0" || no == "false" {
		files = append(files, "/etc/gitconfig")
	}
	if global := os.Getenv("GIT_CONFIG_GLOBAL"); global != "" {
		return append(files, global)
	}
	if config != "" {
		files = append(files, filepath.Join(config, "git", "config"))
	}
	if home != "" {
		files = append(files, filepath.Join(home, ".gitconfig"))
	}
	return files
}

func expandHome(path, home string) string {
	if rest, ok := strings.CutPrefix(path, "~/"); ok && home != "" {
		return filepath.Join(home, rest)
	}
	return path
}

// maxIncludes is git's own bound on configuration files that include each other.
const maxIncludes = 10

// readConfig calls set for every key of a file in git's configuration format, in order. A key is
// section.name, or section.subsection.name, lower case but for the subsection. include.path is followed,
// includeIf is not. What cannot be read or understood is passed over: git itself is there to complain.
func readConfig(file, home string, set func(key, value string)) {
	readConfigDepth(file, home, maxIncludes, set)
}

func readConfigDepth(file, home string, depth int, set func(key, value string)) {
	content, err := readBounded(file, 1<<20)
	if err != nil || depth == 0 {
		return
	}
	parseConfig(string(content), func(key, value string) {
		if key == "include.path" {
			readConfigDepth(absoluteTo(filepath.Dir(file), expandHome(value, home)), home, depth-1, set)
			return
		}
		set(key, value)
	})
}

func parseConfig(text string, set func(key, value string)) {
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	section := "" // with its dot
	for text != "" {
		text = strings.TrimLeft(text, " \t\n")
		switch {
		case text == "":
		case text[0] == '#' || text[0] == ';':
			_, text, _ = strings.Cut(text, "\n")
		case text[0] == '[':
			section, text = configSection(text[1:])
			section += "."
		default:
			end := strings.IndexAny(text, "=\n#;")
			if end < 0 || text[end] != '=' {
				_, text, _ = strings.Cut(text, "\n")
				continue
			}
			name := strings.ToLower(strings.TrimRight(text[:end], " \t"))
			var value string
			value, text = configValue(text[end+1:])
			set(section+name, value)
		}
	}
}

// configSection reads the rest of [section], [section "subsection"] or the old [section.subsection].
func configSection(text string) (section, rest string) {
	end := strings.IndexAny(text, "]\"\n")
	if end < 0 {
		return "", ""
	}
	section = strings.ToLower(strings.TrimSpace(text[:end]))
	if text[end] != '"' {
		return section, text[end+1:]
	}
	var sub strings.Builder
	for i := end + 1; i < len(text) && text[i] != '\n'; i++ {
		switch text[i] {
		case '\\':
			if i++; i < len(text) {
				sub.WriteByte(text[i])
			}
		case '"':
			_, rest, _ = strings.Cut(text[i:], "]")
			return section + "." + sub.String(), rest
		default:
			sub.WriteByte(text[i])
		}
	}
	return "", ""
}

// configValue reads what follows the = up to the end of the line: quotes keep spaces and comment signs,
// backslashes escape, one at the end of a line joins the next.
func configValue(text string) (value, rest string) {
	var b strings.Builder
	quoted, spaces := false, 0 // spaces counts those at the end that no quote keeps
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\n':
			return b.String()[:b.Len()-spaces], text[i+1:]
		case c == '"':
			quoted, spaces = !quoted, 0
		case !quoted && (c == '#' || c == ';'):
			_, rest, _ = strings.Cut(text[i:], "\n")
			return b.String()[:b.Len()-spaces], rest
		case !quoted && (c == ' ' || c == '\t'):
			if b.Len() > 0 {
				b.WriteByte(c)
				spaces++
			}
		case c == '\\':
			if i++; i < len(text) && text[i] != '\n' {
				b.WriteByte(unescape(text[i]))
			}
			spaces = 0
		default:
			b.WriteByte(c)
			spaces = 0
		}
	}
	return b.String()[:b.Len()-spaces], ""
}

func unescape(c byte) byte {
	switch c {
	case 'n':
		return '\n'
	case 't':
		return '\t'
	case 'b':
		return '\b'
	}
	return c
}
