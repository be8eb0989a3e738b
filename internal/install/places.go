package install

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"
)

// Machine is what there is to know of the computer and its user.
type Machine struct {
	OS     string // as runtime.GOOS
	Home   string // of the user
	Getenv func(string) string
	Look   func(program string) bool // whether a program is on the PATH
}

// expand turns a place of the table into a path. A place begins with ~ or with one of these:
//
//	{config}  the system's folder for settings: ~/.config, ~/Library/Application Support, %APPDATA%
//	{xdg}     ~/.config on every system, or $XDG_CONFIG_HOME
//	{data}    ~/.local/share, or $XDG_DATA_HOME
//	{NAME:~/folder} the folder the variable names, else the default
func (m Machine) expand(place string) string {
	head, rest, _ := strings.Cut(place, "/")
	if name, ok := strings.CutPrefix(place, "{"); ok {
		head, rest, _ = strings.Cut(name, "}")
		rest = strings.TrimPrefix(rest, "/")
	}
	return filepath.Join(m.base(head), filepath.FromSlash(rest))
}

func (m Machine) base(head string) string {
	if name, home, ok := strings.Cut(head, ":"); ok {
		return cmp.Or(m.Getenv(name), m.expand(home))
	}
	switch {
	case head == "xdg" || head == "config" && m.OS != "darwin" && m.OS != "windows":
		return cmp.Or(m.Getenv("XDG_CONFIG_HOME"), filepath.Join(m.Home, ".config"))
	case head == "data":
		return cmp.Or(m.Getenv("XDG_DATA_HOME"), filepath.Join(m.Home, ".local", "share"))
	case head == "config" && m.OS == "darwin":
		return filepath.Join(m.Home, "Library", "Application Support")
	case head == "config":
		return cmp.Or(m.Getenv("APPDATA"), filepath.Join(m.Home, "AppData", "Roaming"))
	}
	return m.Home
}

// Detected reports whether a client is on this machine: a program of it on the PATH, or a folder of its settings.
func (m Machine) Detected(c Client) bool {
	for _, program := range c.programs {
		if m.Look(program) {
			return true
		}
	}
	for _, folder := range m.files(c.folders, "") {
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			return true
		}
	}
	return false
}

// files are the places of a list that are for this system, as paths. A place may begin with "windows=" or "unix=".
func (m Machine) files(places []string, root string) []string {
	var out []string
	for _, p := range places {
		if system, place, ok := strings.Cut(p, "="); ok {
			if (system == "windows") != (m.OS == "windows") {
				continue
			}
			p = place
		}
		if strings.HasPrefix(p, "~") || strings.HasPrefix(p, "{") {
			out = append(out, m.expand(p))
		} else {
			out = append(out, filepath.Join(root, filepath.FromSlash(p)))
		}
	}
	return out
}

// choose is the first of the files that exists, else the first whose folder does, else the first.
func choose(files []string) string {
	for _, f := range files {
		if _, err := os.Lstat(f); err == nil {
			return f
		}
	}
	for _, f := range files {
		if _, err := os.Stat(filepath.Dir(f)); err == nil {
			return f
		}
	}
	return files[0]
}
