// Package dashboard holds the pages that the server shows in a browser: what `make ui` builds of the TypeScript in src. The files it
// makes are committed in dist, so that building the program needs nothing but Go.
//
// index.html is the frame of the pages of one machine, team.html of those of a team's server.
//
// The one idea: what is here is the same for everybody. It holds no data and no secret; pages ask for those over the API, as any
// client does.
package dashboard

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io/fs"
	"path"
	"strings"
	"sync"
)

//go:embed dist
var dist embed.FS

// Asset is a file that a browser loads.
type Asset struct {
	Type  string // of its content, for the header Content-Type
	Plain []byte

	once sync.Once
	gzip []byte
}

// Gzip returns Plain compressed, which is done when it is first asked for: all of them take as long as it takes to show a page.
func (a *Asset) Gzip() []byte {
	a.once.Do(func() {
		var b bytes.Buffer
		w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is one
		_, _ = w.Write(a.Plain)                               // memory takes it
		_ = w.Close()
		a.gzip = b.Bytes()
	})
	return a.gzip
}

// types are the contents that there are, by the ends of names.
var types = map[string]string{
	".html": "text/html; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".svg":  "image/svg+xml",
	".txt":  "text/plain; charset=utf-8",
}

var assets = sync.OnceValues(func() (map[string]*Asset, error) {
	all := map[string]*Asset{}
	return all, fs.WalkDir(dist, "dist", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		plain, err := dist.ReadFile(name)
		if err != nil {
			return err
		}
		all[strings.TrimPrefix(name, "dist/")] = &Asset{Type: types[path.Ext(name)], Plain: plain}
		return nil
	})
})

// Open returns the file of a name, such as index.html or assets/app.HASH.js; nil when there is none. All but the frames and licenses.txt have a hash of
// their content in their names, so that a browser may keep them for ever.
func Open(name string) *Asset {
	all, err := assets()
	if err != nil { // memory does not fail to be read
		return nil
	}
	return all[name]
}
