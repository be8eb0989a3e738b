package web

import "net/http"

// Settings are those of a project, as pages show and change them.
type Settings interface {
	// Show returns the values in force with where each comes from, and the files that they are read from.
	Show(project string) (any, error)
	// Set writes one value to the file of the project, or of all, and keeps the comments there. A value that the setting cannot have is
	// an error.
	Set(project, key, value string, global bool) error
}

// settingsIn is what POST /v1/settings takes: without a key the settings are shown and nothing is changed.
type settingsIn struct {
	Project string `json:"project"`
	Key     string `json:"key"`
	Value   string `json:"value"`
	Global  bool   `json:"global"`
}

// settings are the user's own: programs that have the token do not get to them here.
func (o *Options) settings() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if o.Token != "" && !o.browsers.admitted(r) {
			o.noTool(w, "settings")
			return
		}
		var in settingsIn
		if !given(w, r, smallBody, &in) {
			return
		}
		if in.Key != "" {
			if err := o.Settings.Set(in.Project, in.Key, in.Value, in.Global); err != nil {
				failed(w, err)
				return
			}
		}
		out, err := o.Settings.Show(in.Project)
		if err != nil {
			failed(w, err)
			return
		}
		respond(w, http.StatusOK, out)
	})
}
