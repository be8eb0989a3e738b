package main

import (
	"path/filepath"

	"github.com/ctx-sys/ctx-sys/internal/config"
)

// servedSettings are the settings of projects as the dashboard shows and changes them.
type servedSettings struct {
	a *app
	s serving
}

// at is a project that is served, with its settings as they are now.
func (v servedSettings) at(name string) (place, error) {
	served, err := v.a.served(name, v.s)
	if err != nil {
		return place{}, err
	}
	own := *v.a
	own.project = served.Root
	return own.where()
}

// shownSettings is the answer of Show.
type shownSettings struct {
	Values   []config.Value `json:"values"`
	Warnings []string       `json:"warnings,omitempty"`
	Project  string         `json:"project_file"`
	Global   string         `json:"global_file"`
	ReadOnly bool           `json:"read_only,omitempty"`
}

func (v servedSettings) Show(name string) (any, error) {
	at, err := v.at(name)
	if err != nil {
		return nil, err
	}
	file, err := config.ProjectFile(at.Root, at.home)
	if err != nil {
		return nil, err
	}
	if file == "" {
		file = filepath.Join(at.Root, ".ctx-sys.yaml")
	}
	return shownSettings{at.cfg.List(""), at.cfg.Warnings, file, config.GlobalFile(at.home), v.s.readOnly}, nil
}

func (v servedSettings) Set(name, key, value string, global bool) error {
	if v.s.readOnly {
		return usage("this server changes nothing: it was started with --read-only")
	}
	at, err := v.at(name)
	if err != nil {
		return err
	}
	_, err = config.Set(at.places(v.a), key, value, global)
	return err
}
