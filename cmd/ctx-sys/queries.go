package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// question is one line of `search --queries`. What it leaves out is as the flags say.
type question struct {
	ID any `json:"id"`
	search.Request
}

// answerQueries answers a file of questions with one line each, in order, in one process. An answer is
// written as soon as it is known, so that a program can ask and listen through two pipes.
func (a *app) answerQueries(ctx context.Context, file string, defaults search.Request) error {
	in := a.in
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return usage("%v: name a file of questions, or - for stdin", err)
		}
		defer f.Close()
		in = f
	}
	several, err := a.several()
	if err != nil {
		return err
	}
	var p *engine.Project
	if several != nil {
		p, _, err = a.openSeveral(ctx, several, op.OpensIndex)
	} else {
		p, _, err = a.open(ctx)
	}
	if err != nil {
		return err
	}
	defer p.Close()
	lines := bufio.NewReader(in)
	for n := 1; ; n++ {
		line, readErr := lines.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			q, err := parseQuestion(line, n, defaults)
			if err != nil {
				return err
			}
			resp, err := p.Search(ctx, q.Request)
			if err != nil {
				return err
			}
			resp.ID = q.ID
			if err := a.writeJSON(resp); err != nil {
				return err
			}
		}
		if readErr != nil {
			if errors.Is(readErr, io.EOF) {
				return nil
			}
			return readErr
		}
	}
}

func parseQuestion(line []byte, n int, defaults search.Request) (question, error) {
	q := question{Request: defaults}
	dec := json.NewDecoder(bytes.NewReader(line))
	dec.UseNumber() // an id comes back as it went in
	if err := dec.Decode(&q); err != nil {
		return q, usage("line %d of the questions is not a JSON object (%v): write {\"query\": ..., \"id\": ...}", n, err)
	}
	if strings.TrimSpace(q.Query) == "" {
		return q, usage("line %d of the questions has no query: write {\"query\": ..., \"id\": ...}", n)
	}
	return q, nil
}
