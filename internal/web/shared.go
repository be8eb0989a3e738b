package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// whose is the header in which a server says which process it is, so that no client takes another program that got its
// port for it, and sends that the token.
const whose = "Ctx-Sys-Pid"

// Shared is where the one server of a user is. It is in server.json of the global folder, which only the user can
// read, for as long as the server runs.
type Shared struct {
	PID       int       `json:"pid"`
	URL       string    `json:"url"`
	TokenFile string    `json:"token_file"`
	StartedAt time.Time `json:"started_at"`
	Version   string    `json:"version"`
}

// maxSmall is in bytes: of the lock file, and of the token.
const maxSmall = 1 << 16

func sharedFile(home string) string { return filepath.Join(home, "server.json") }

// FindShared returns the server that is in home's lock file if it answers, else nil.
func FindShared(ctx context.Context, home string) (*Shared, error) {
	b, err := regular.Read(sharedFile(home), maxSmall)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var s Shared
	if json.Unmarshal(b, &s) != nil || s.PID == 0 || !alive(s.PID) || !s.answers(ctx) {
		return nil, nil // it was killed, or the file is another's
	}
	return &s, nil
}

// answers asks the server whether it is there, and whether it is that process.
func (s Shared) answers(ctx context.Context) bool {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+"/healthz", nil)
	if err != nil {
		return false
	}
	resp, err := (&http.Transport{DisableKeepAlives: true}).RoundTrip(req)
	if err != nil {
		return false
	}
	resp.Body.Close()
	return resp.StatusCode == http.StatusOK && resp.Header.Get(whose) == strconv.Itoa(s.PID)
}

// Share makes this process the user's server, unless there is one: then that is returned, and no listener. Of processes
// that try at the same moment one becomes it. The caller fills in all but the URL, and calls Unshare at the end.
func Share(ctx context.Context, home string, mine Shared) (net.Listener, *Shared, error) {
	unlock, err := lockShared(home)
	if err != nil {
		return nil, nil, err
	}
	defer unlock()
	if other, err := FindShared(ctx, home); other != nil || err != nil {
		return nil, other, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, nil, err
	}
	mine.URL = "http://" + l.Addr().String()
	text, err := json.Marshal(mine)
	if err == nil {
		err = regular.Write(sharedFile(home), append(text, '\n'), 0o600)
	}
	if err != nil {
		l.Close()
		return nil, nil, err
	}
	return l, &mine, nil
}

// Unshare removes the lock file if it is this process's, so that who looks for a server from now on starts another.
func Unshare(home string) error {
	unlock, err := lockShared(home)
	if err != nil {
		return err
	}
	defer unlock()
	b, err := regular.Read(sharedFile(home), maxSmall)
	var s Shared
	if err != nil || json.Unmarshal(b, &s) != nil || s.PID != os.Getpid() {
		return nil
	}
	return os.Remove(sharedFile(home))
}

func lockShared(home string) (unlock func(), err error) {
	if err := os.MkdirAll(home, 0o700); err != nil {
		return nil, err
	}
	return regular.Lock(sharedFile(home) + ".lock")
}

// healthz says that the server is there, and which process it is. It needs no token.
func healthz(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set(whose, strconv.Itoa(os.Getpid()))
	fmt.Fprintln(w, "ok")
}
