package lsp

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/ctx-sys/ctx-sys/internal/editor"
)

// initialize agrees with the client on what is offered, and begins to open its folders.
func (s *server) initialize(req *jsonrpc2.Request) (any, error) {
	var params json.RawMessage
	if req.Params != nil {
		params = *req.Params
	}
	p, err := decode[initializeParams](params)
	if err != nil {
		return nil, err
	}
	disabled, wrong := disabledIn(p.InitializationOptions)
	if wrong != nil {
		s.log(messageWarning, wrong.Error())
	}
	c := p.Capabilities
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state = serving
	for _, f := range disabled {
		s.off[f] = true
	}
	if slices.Contains(c.General.PositionEncodings, string(editor.UTF8)) {
		s.enc = editor.UTF8
	}
	if p.ClientInfo.Name != "" {
		s.client = "lsp:" + p.ClientInfo.Name
	}
	s.markdown = slices.Contains(c.TextDocument.Hover.ContentFormat, "markdown")
	s.hierarchical = c.TextDocument.DocumentSymbol.Hierarchical
	s.progress = c.Window.WorkDoneProgress
	for _, dir := range s.folders(&p) {
		s.addRoot(dir)
	}
	if p.ProcessID != nil && alive(*p.ProcessID) {
		go s.endWith(*p.ProcessID)
	}
	return map[string]any{
		"capabilities": s.capabilities(),
		"serverInfo":   map[string]any{"name": "ctx-sys", "version": s.o.Version},
	}, nil
}

// disabledIn reads {"disable": [...]} and leaves out what is no feature.
func disabledIn(options json.RawMessage) ([]string, error) {
	if len(options) == 0 {
		return nil, nil
	}
	var o struct {
		Disable []string `json:"disable"`
	}
	if err := json.Unmarshal(options, &o); err != nil {
		return nil, fmt.Errorf("initializationOptions are not read: %w", err)
	}
	err := KnownFeatures(o.Disable)
	return slices.DeleteFunc(o.Disable, func(f string) bool { return !slices.Contains(Features, f) }), err
}

// folders are the folders that the client has open, the one the server was started for when it names none.
func (s *server) folders(p *initializeParams) []string {
	var out []string
	for _, f := range p.WorkspaceFolders {
		if dir, ok := pathOf(f.URI); ok {
			out = append(out, dir)
		}
	}
	if len(out) > 0 {
		return out
	}
	if dir, ok := pathOf(p.RootURI); ok {
		return []string{dir}
	}
	if filepath.IsAbs(p.RootPath) {
		return []string{filepath.Clean(p.RootPath)}
	}
	return []string{s.o.Folder}
}

func (s *server) capabilities() map[string]any {
	out := map[string]any{
		"positionEncoding": s.enc,
		"textDocumentSync": map[string]any{"openClose": true, "change": 2, "save": map[string]any{"includeText": false}},
		"workspace":        map[string]any{"workspaceFolders": map[string]any{"supported": true, "changeNotifications": true}},
	}
	for _, f := range Features {
		if s.off[f] {
			continue
		}
		switch f {
		case "executeCommand":
			out["executeCommandProvider"] = map[string]any{"commands": commandNames()}
		default:
			out[f+"Provider"] = true
		}
	}
	return out
}

// endWith ends the server when a process is gone: that of the client, which need not be the one that started the server.
func (s *server) endWith(pid int) {
	tick := time.NewTicker(2 * time.Second)
	defer tick.Stop()
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
			if !alive(pid) {
				s.stop()
			}
		}
	}
}

// alive reports whether there is a process; where that cannot be determined there is.
func alive(pid int) bool {
	p, err := os.FindProcess(pid)
	if err != nil {
		return false
	}
	defer p.Release()
	return pid > 0 && !errors.Is(p.Signal(syscall.Signal(0)), os.ErrProcessDone)
}
