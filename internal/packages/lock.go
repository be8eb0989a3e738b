package packages

import (
	"encoding/json"

	"github.com/BurntSushi/toml"
)

// maxLock is how large a lock file may be, in bytes.
const maxLock = 8 << 20

// ReadLock returns the versions that a lock file settles on, by name: Cargo.lock and composer.lock. Of several versions of a package it
// is the last. It is nil for a file that cannot be read.
func ReadLock(base, text string) map[string]string {
	type locked struct{ Name, Version string }
	var all []locked
	if len(text) > maxLock {
		return nil
	}
	switch base {
	case "Cargo.lock":
		var m struct{ Package []locked }
		if _, err := toml.Decode(text, &m); err != nil {
			return nil
		}
		all = m.Package
	case "composer.lock":
		var m struct {
			Packages []locked `json:"packages"`
			Dev      []locked `json:"packages-dev"`
		}
		if json.Unmarshal([]byte(text), &m) != nil {
			return nil
		}
		all = append(m.Packages, m.Dev...)
	}
	versions := map[string]string{}
	for _, p := range all {
		versions[p.Name] = p.Version
	}
	return versions
}
