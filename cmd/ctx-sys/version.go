package main

import (
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// What `make` writes into the program: the version as git describes it without its v, the commit, and the commit's date as RFC 3339
// has it. They are empty in what `go build` and `go install` make; Go's own record says then what it knows.
var stampVersion, stampCommit, stampDate string

// build is which program this is. The version is never empty.
type build struct {
	Version  string `json:"version"`
	Commit   string `json:"commit,omitempty"`
	Date     string `json:"date,omitempty"`
	Modified bool   `json:"modified,omitempty"` // made of a tree that differs from its commit, as far as is known
	Go       string `json:"go"`
	Platform string `json:"platform"`
}

func (a *app) versionVerb() *cobra.Command {
	return &cobra.Command{Use: "version", Short: "Print version, commit and date of the program", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			info, _ := debug.ReadBuildInfo()
			v := built(info)
			if a.json {
				return a.writeJSON(v)
			}
			of := ""
			if v.Commit != "" {
				of = " commit " + v.Commit
			}
			if v.Date != "" {
				of += " of " + v.Date
			}
			return a.print(render.Pagef("ctx-sys %s%s %s %s", v.Version, of, v.Go, v.Platform))
		}}
}

// built joins what was written into the program with Go's record of the build, which may be nil.
func built(info *debug.BuildInfo) build {
	v := build{Version: stampVersion, Commit: stampCommit, Date: stampDate, Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	if info == nil {
		info = &debug.BuildInfo{}
	}
	if v.Version == "" {
		v.Version = info.Main.Version
	}
	if v.Version == "" {
		v.Version = "(devel)"
	}
	if stampCommit != "" {
		return v
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			v.Commit = s.Value
		case "vcs.time":
			v.Date = s.Value
		case "vcs.modified":
			v.Modified = s.Value == "true"
		}
	}
	return v
}

// version is the program's; every front end gives this one.
func version() string {
	info, _ := debug.ReadBuildInfo()
	return built(info).Version
}
