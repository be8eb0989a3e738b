package main

import (
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) versionVerb() *cobra.Command {
	return &cobra.Command{Use: "version", Short: "Print the version", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			v := struct {
				Version  string `json:"version"`
				Commit   string `json:"commit,omitempty"`
				Go       string `json:"go"`
				Platform string `json:"platform"`
			}{Version: version(), Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
			if info, ok := debug.ReadBuildInfo(); ok {
				for _, s := range info.Settings {
					if s.Key == "vcs.revision" {
						v.Commit = s.Value
					}
				}
			}
			if a.json {
				return a.writeJSON(v)
			}
			return a.print(render.Pagef("ctx-sys %s %s %s", v.Version, v.Go, v.Platform))
		}}
}

// version is the program's, "(devel)" when it was built from a checkout.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
