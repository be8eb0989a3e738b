package mcp

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

const (
	mapURI         = "ctx://map"
	statusURI      = "ctx://status"
	fileTemplate   = "ctx://file/{+path}"
	entityTemplate = "ctx://entity/{+id}"
)

// addResources offers the default project's map, state, files and entities.
func (s *Server) addResources() {
	s.sdk.AddResource(&sdk.Resource{URI: mapURI, Name: "map", Title: "Repository map", MIMEType: "text/plain",
		Description: "An outline of the repository, most central code first"}, s.resource(s.readMap))
	s.sdk.AddResource(&sdk.Resource{URI: statusURI, Name: "status", Title: "Index status", MIMEType: "application/json",
		Description: "What is indexed and how fresh it is"}, s.resource(s.readStatus))
	s.sdk.AddResource(&sdk.Resource{URI: suggestionsURI, Name: "suggestions", Title: "Suggestions", MIMEType: "text/plain",
		Description: "What subscriptions found; subscribe to this resource to be notified of more"}, s.resource(s.readSuggestions))
	s.sdk.AddResourceTemplate(&sdk.ResourceTemplate{URITemplate: fileTemplate, Name: "file", Title: "File",
		Description: "An indexed file, recognised secrets masked"}, s.resource(s.readFile))
	s.sdk.AddResourceTemplate(&sdk.ResourceTemplate{URITemplate: entityTemplate, Name: "entity", Title: "Entity",
		MIMEType: "text/markdown", Description: "A function, type or section with its code, users and what it uses"}, s.resource(s.readEntity))
}

// patience is how long a reader waits for a first index.
const patience = 3 * time.Second

// content is what a resource holds.
type content struct {
	kind string
	text render.Page
}

// resource reads from the default project. What the URI names and is not there is reported as the protocol wants it.
func (s *Server) resource(read func(ctx context.Context, p *workspace.Project, uri string) (content, error)) sdk.ResourceHandler {
	return func(ctx context.Context, req *sdk.ReadResourceRequest) (*sdk.ReadResourceResult, error) {
		uri := req.Params.URI
		p, err := s.workspace.Project("")
		if err != nil {
			return nil, err
		}
		state := p.Await(ctx, patience)
		turn, err := s.workspace.Begin(ctx, workspace.Question)
		if err != nil {
			return nil, err
		}
		defer turn.End()
		if !state.Indexed {
			return nil, fmt.Errorf("%s has no index yet: read it again in a few seconds", p.Name)
		}
		c, err := read(ctx, p, uri)
		if errors.Is(err, ctxsys.ErrNotFound) || errors.Is(err, ctxsys.ErrAmbiguous) {
			return nil, sdk.ResourceNotFoundError(uri)
		}
		if err != nil {
			return nil, err
		}
		if c.text == (render.Page{}) {
			c.text = render.Pagef("\n") // the protocol leaves out a text that is empty, and then the answer is none
		}
		return &sdk.ReadResourceResult{Contents: []*sdk.ResourceContents{{URI: uri, MIMEType: c.kind, Text: c.text.String()}}}, nil
	}
}

func (s *Server) readMap(ctx context.Context, p *workspace.Project, _ string) (content, error) {
	resp, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{})
	if err != nil {
		return content{}, err
	}
	return content{"text/plain", resp.Map}, nil
}

func (s *Server) readStatus(ctx context.Context, p *workspace.Project, _ string) (content, error) {
	report, err := p.First().Status(ctx)
	if err != nil {
		return content{}, err
	}
	text, err := encode(report)
	return content{"application/json", render.Verbatim(text)}, err
}

// readFile reads a file as it was indexed: an id without a symbol is a path.
func (s *Server) readFile(ctx context.Context, p *workspace.Project, uri string) (content, error) {
	path, err := unescaped(uri, "ctx://file/")
	if err != nil {
		return content{}, err
	}
	resp, err := reader.Show(ctx, p.Reader(), path)
	if err != nil {
		return content{}, err
	}
	if resp.ID != path || ctxsys.IsItem(path) { // a name that a file has, and no path
		return content{}, ctxsys.ErrNotFound
	}
	return content{"text/plain", render.Verbatim(resp.Body)}, nil
}

func (s *Server) readEntity(ctx context.Context, p *workspace.Project, uri string) (content, error) {
	id, err := unescaped(uri, "ctx://entity/")
	if err != nil {
		return content{}, err
	}
	resp, err := reader.Show(ctx, p.Reader(), id)
	if err != nil {
		return content{}, err
	}
	return content{"text/markdown", answer.Text{Model: true}.Show(resp)}, nil
}

// unescaped is what a URI names behind its prefix.
func unescaped(uri, prefix string) (string, error) {
	name, err := url.PathUnescape(strings.TrimPrefix(uri, prefix))
	if err != nil || name == "" {
		return "", ctxsys.ErrNotFound
	}
	return name, nil
}
