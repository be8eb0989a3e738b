package op

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/coverage"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/impact"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

type affectedTestsRequest struct {
	Range    string `json:"range,omitempty" arg:"one" jsonschema:"BASE..HEAD, BASE...HEAD, or BASE for the work tree against it; default the work tree against HEAD"`
	Staged   bool   `json:"staged,omitempty" flag:"staged" help:"what is staged, against HEAD" jsonschema:"what is staged, against HEAD"`
	Worktree bool   `json:"-" flag:"worktree" help:"the work tree against HEAD, which is the default"`
	Symbol   string `json:"symbol,omitempty" flag:"symbol" help:"the tests that reach {NAME}" jsonschema:"the tests that reach this name or id"`
	Depth    int    `json:"depth,omitempty" flag:"depth" help:"{NUMBER} of steps to tests (default 10)" jsonschema:"default 10"`
	All      bool   `json:"all,omitempty" flag:"all" help:"also those that are less likely to fail, beyond a quarter of all tests" jsonschema:"also the less likely, beyond a quarter of all tests"`
	Limit    int    `json:"limit,omitempty" listed:"no" flag:"limit" help:"{NUMBER} of tests to list (default 500; all with --format names)" jsonschema:"default 500"`
	Offset   int    `json:"offset,omitempty" listed:"no" flag:"offset" help:"{NUMBER} of tests to leave out, those before this page" jsonschema:"default 0"`
	Coverage string `json:"-" flag:"coverage" help:"also say which of what changed no test ran, by a coverage profile: a {FILE} of go test -coverprofile, lcov or Cobertura"`
	Common
}

// maxProfile bounds a coverage profile, in bytes.
const maxProfile = 256 << 20

// profile reads the coverage profile that was named, nil for none.
func (q *affectedTestsRequest) profile() (*coverage.Profile, error) {
	if q.Coverage == "" {
		return nil, nil
	}
	text, err := regular.Read(q.Coverage, maxProfile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: there is no coverage profile %s: name a file that exists", ctxsys.ErrUsage, q.Coverage)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: the coverage profile cannot be read: %w", ctxsys.ErrUsage, err)
	}
	return coverage.Parse(bytes.NewReader(text))
}

func (q *affectedTestsRequest) check(c *call) error {
	return (&impactRequest{Limit: q.Limit, Range: q.Range, Staged: q.Staged, Worktree: q.Worktree, Symbol: q.Symbol, Depth: q.Depth}).check(c)
}

func affectedTests() Operation {
	return define(Operation{
		Name: "affected_tests", Title: "Tests that a change may break", Set: Quality,
		Description: "Which tests a change in git may make fail, as go test, pytest, jest, cargo and JUnit take them, the most likely first: by the graph, fixtures and imports.",
		Verb: Verb{
			Use: "affected-tests [RANGE]", Short: "List the tests that a change may break, in the form their runners take", Formats: []string{"text", "json", "names"},
			Long: "Finds what differs as impact does, and the tests from which the graph leads there. Of what no test is known to reach, the tests of its\n" +
				"package, or of files that import it, are listed. The most likely to fail, a quarter of\n" +
				"all known tests at most, are listed unless --all asks for the others. --format names prints one test a line: for go test the package and the test.",
		},
	}, func(ctx context.Context, c *call, q *affectedTestsRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		profile, err := q.profile()
		if err != nil {
			return nil, err
		}
		limit := q.Limit
		if limit == 0 && c.front.Format == "names" { // for scripts, which want no page
			limit = math.MaxInt
		}
		r := c.project.Reader()
		log, past, err := c.past(ctx, q.Range)
		if err != nil {
			return nil, err
		}
		resp, err := reader.Ask(ctx, r, func(v *snapshot.Snapshot) (*impact.TestsResponse, error) {
			return impact.Tests(ctx, r.Graph(v), impact.Request{Past: past, Range: q.Range, Staged: q.Staged, Symbol: q.Symbol, Depth: q.Depth, All: q.All, Limit: limit, Offset: q.Offset, Walk: r.Walk(), Known: c.project.KnownFacts(ctx), Coverage: profile, Together: c.together(ctx, log)})
		})
		if err != nil {
			return nil, err
		}
		reply := &Reply{Value: resp, Text: c.front.Text.AffectedTests(resp)}
		if c.front.Format == "names" {
			reply.Text = c.front.Text.TestNames(resp)
		}
		if q.Offset > 0 || resp.Next > 0 {
			most := resp.Likely
			if q.All {
				most = resp.Total
			}
			c.paged(len(resp.Tests), graph.Paging{Total: most, NextOffset: resp.Next}, "")
		}
		return reply, nil
	})
}

// together finds the files that change with another one, where commits were read before; else it is nil.
func (c *call) together(ctx context.Context, log *commits.Log) func(ctx context.Context, path string) (map[string]float64, error) {
	log = cmp.Or(log, c.project.Commits())
	if !log.WasRead(ctx) {
		return nil
	}
	return func(ctx context.Context, path string) (map[string]float64, error) {
		with, err := log.Together(ctx, path, 10)
		if errors.Is(err, commits.ErrNone) {
			return nil, nil
		}
		paths := map[string]float64{}
		for _, w := range with {
			paths[w.Path] = w.Confidence
		}
		return paths, err
	}
}
