package main

import (
	"runtime/debug"
	"testing"
)

func TestBuilt(t *testing.T) {
	checkout := &debug.BuildInfo{Main: debug.Module{Version: "v0.0.0-20261127000000-0123456789ab+dirty"}, Settings: []debug.BuildSetting{
		{Key: "vcs.revision", Value: "0123456789abcdef"}, {Key: "vcs.time", Value: "2026-11-27T00:00:00Z"}, {Key: "vcs.modified", Value: "true"}}}
	for _, c := range []struct {
		name  string
		stamp [3]string
		info  *debug.BuildInfo
		want  build
	}{
		{"by make", [3]string{"1.2.3", "c0ffee", "2026-01-02T03:04:05Z"}, checkout, build{Version: "1.2.3", Commit: "c0ffee", Date: "2026-01-02T03:04:05Z"}},
		{"by go build in a checkout", [3]string{}, checkout,
			build{Version: checkout.Main.Version, Commit: "0123456789abcdef", Date: "2026-11-27T00:00:00Z", Modified: true}},
		{"by go install of a version", [3]string{}, &debug.BuildInfo{Main: debug.Module{Version: "v1.2.3"}}, build{Version: "v1.2.3"}},
		{"without a record", [3]string{}, nil, build{Version: "(devel)"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			defer func(v, commit, date string) { stampVersion, stampCommit, stampDate = v, commit, date }(stampVersion, stampCommit, stampDate)
			stampVersion, stampCommit, stampDate = c.stamp[0], c.stamp[1], c.stamp[2]
			got := built(c.info)
			got.Go, got.Platform = "", ""
			if got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}
