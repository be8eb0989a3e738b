package web

import (
	"net/http"
	"os"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// serverStatus is the state of the server.
type serverStatus struct {
	Version       string          `json:"version"`
	PID           int             `json:"pid"`
	UptimeSeconds float64         `json:"uptime_seconds"`
	Clients       []Client        `json:"clients"`
	Projects      []projectStatus `json:"projects"`
	Model         modelStatus     `json:"model"`
}

// modelStatus names the models that complete and chat; empty is none.
type modelStatus struct {
	Completion string `json:"completion"`
	Chat       string `json:"chat"`
}

type projectStatus struct {
	Root    string                    `json:"root"`
	Name    string                    `json:"name"`
	Index   indexStatus               `json:"index"`
	Buffers int                       `json:"buffers"`
	Unsaved int                       `json:"unsaved"`
	Edits   int                       `json:"edits"`
	LeftOut []refused                 `json:"left_out,omitempty"` // unsaved texts that no search finds, and why
	Repo    workspace.RepositoryState `json:"repo"`
}

type indexStatus struct {
	Indexed bool   `json:"indexed"`
	Running bool   `json:"running"`
	Error   string `json:"error,omitempty"`
}

func (o *Options) status(w http.ResponseWriter, r *http.Request) {
	s := serverStatus{Version: o.Version, PID: os.Getpid(), UptimeSeconds: time.Since(o.started).Seconds(), Clients: o.Clients.List(), Projects: []projectStatus{}, Model: o.models()}
	for _, p := range o.Workspace.Open() {
		state := p.State()
		one := projectStatus{Root: p.Root, Name: p.Name, Index: indexStatus{Indexed: state.Indexed, Running: state.Running}, Edits: len(p.Editor().Recent(0)), Repo: p.Repository.State()}
		if state.Failed != nil {
			one.Index.Error = state.Failed.Error()
		}
		for _, b := range p.Editor().Buffers() {
			one.Buffers++
			if b.Unsaved {
				one.Unsaved++
			}
		}
		left, err := p.Reader().Source().Unsaved(r.Context())
		if err != nil {
			failed(w, err)
			return
		}
		for _, l := range left {
			one.LeftOut = append(one.LeftOut, refused(l))
		}
		s.Projects = append(s.Projects, one)
	}
	respond(w, http.StatusOK, s)
}
