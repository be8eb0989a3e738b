package config

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Set writes one value into the project's file, or into the global one, and returns the file's path. The
// file keeps its comments, its order and every byte that is not the value; it is replaced in one step.
// Nothing is written unless the value is allowed and the result reads back as asked.
func Set(p Places, key, value string, global bool) (string, error) {
	row, name, _, ok := find(key, value)
	if !ok {
		return "", wrong("unknown key %s%s", key, nearestKey(key, p.Strategies))
	}
	v, ok := row.parse(value)
	if !ok {
		shown := fmt.Sprintf("%q", value)
		if Secret(key) || holdsPassword(value) {
			shown = mask
		}
		return "", wrong("%s cannot be %s: it must be %s", key, shown, row.Allowed)
	}
	if row.Personal && !global {
		return "", wrong("%s is the user's to set, not a project's, which must not say where conversations go: add --global", key)
	}
	if !global && row.leadsOut(v, p.Root) {
		return "", wrong("%s cannot be %q in a project's file, which must not lead out of the project: add --global, or set %s", key, value, EnvName(key))
	}
	path, err := target(p, global)
	if err != nil {
		return "", err
	}
	src, err := regular.Read(path, maxFile)
	if err != nil && !os.IsNotExist(err) {
		return "", err
	}
	if row.as != "" { // the name that was said, with the value as it was said
		row.Name = row.as
		if n, ok := v.(int); ok && strconv.Itoa(n) != value {
			v = value
		}
	}
	out, err := splice(string(src), keyParts(row, name), written(v, value))
	if err != nil {
		return "", wrong("%s: %v: edit the file by hand", path, err)
	}
	if err := stillLoads(p, path, out); err != nil {
		return "", err
	}
	mode := os.FileMode(0o644)
	if global {
		mode = 0o600
	}
	return path, WriteFile(path, []byte(out), mode)
}

// target is the file to write, which need not exist.
func target(p Places, global bool) (string, error) {
	if global {
		return GlobalFile(p.Home), nil
	}
	if p.Root == "" {
		return "", wrong("there is no project here: use --global, or --project DIR")
	}
	path, err := ProjectFile(p.Root, p.Home)
	if path == "" && err == nil {
		path = filepath.Join(p.Root, ".ctx-sys.yaml")
	}
	return path, err
}

// stillLoads refuses a value that is wrong together with the others. Settings that were wrong before are
// no reason to refuse: they may be what is being repaired.
func stillLoads(p Places, path, text string) error {
	if _, err := Load(p); err != nil {
		return nil
	}
	p.instead = map[string]string{path: text}
	_, err := Load(p)
	return err
}

// keyParts is a key as the sections of a file nest; a chosen name is one part, dots and all.
func keyParts(row Key, name string) []string {
	before, _, after, open := row.open()
	if !open {
		return strings.Split(row.Name, ".")
	}
	parts := append(strings.Split(strings.TrimSuffix(before, "."), "."), name)
	if after != "" {
		parts = append(parts, strings.TrimPrefix(after, "."))
	}
	return parts
}

// written is a value in YAML on one line. A text stays as the user wrote it (16k, ~/x, ${NAME}).
func written(v any, as string) string {
	var value any = v
	switch v := v.(type) {
	case []string:
		value = shown(v)
	case string:
		value = as
	case int:
		if strings.HasSuffix(strings.ToLower(as), "k") {
			return as
		}
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return oneLine(value)
}

func oneLine(value any) string {
	style := yaml.Flow(true)
	if s, ok := value.(string); ok && strings.ContainsAny(s, "\r\n") {
		style = yaml.JSON()
	}
	out, err := yaml.MarshalWithOptions(value, style)
	if err != nil {
		panic("config: " + err.Error()) // texts, numbers and lists of texts always marshal
	}
	return strings.TrimSpace(string(out))
}

// splice is the text of a settings file with one value changed, checked to differ in nothing else.
func splice(src string, parts []string, value string) (string, error) {
	var before, want, after any
	if err := yaml.Unmarshal([]byte(src), &before); err != nil {
		return "", fmt.Errorf("it is not valid YAML%s", syntax(err))
	}
	if err := yaml.Unmarshal([]byte(value), &want); err != nil {
		return "", fmt.Errorf("the value is not valid YAML%s", syntax(err))
	}
	out := newDocument(src).set(parts, value)
	err := yaml.Unmarshal([]byte(out), &after)
	if err != nil || !reflect.DeepEqual(prune(after), prune(with(before, parts, want))) {
		return "", fmt.Errorf("%s is written in a way that cannot be changed safely", strings.Join(parts, "."))
	}
	return out, nil
}

// with is a decoded file with one value changed.
func with(v any, parts []string, value any) any {
	if len(parts) == 0 {
		return value
	}
	out := map[string]any{}
	if m, ok := v.(map[string]any); ok {
		for k, item := range m {
			out[k] = item
		}
	}
	out[parts[0]] = with(out[parts[0]], parts[1:], value)
	return out
}

// prune drops what is null, so that a section of comments equals none.
func prune(v any) any {
	m, ok := v.(map[string]any)
	if !ok {
		return v
	}
	out := map[string]any{}
	for k, item := range m {
		if item = prune(item); item != nil {
			out[k] = item
		}
	}
	if len(out) == 0 {
		return nil
	}
	return out
}
