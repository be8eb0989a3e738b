package main

import (
	"encoding/json"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// contextFlags has the question from the command line or stdin, and the conversation so far from a file.
func (a *app) contextFlags(v *operation) {
	req, history, draft := v.request.(*op.ContextRequest), "", ""
	v.cmd.Flags().StringVar(&history, "history", "", "`FILE` with the conversation, a JSON list of {\"role\", \"content\"}")
	v.cmd.Flags().StringVar(&draft, "verify", "", "check the draft of an answer in `FILE` (- is stdin) against the code and this context")
	v.cmd.Args = func(_ *cobra.Command, args []string) (err error) {
		if len(args) > 0 || req.Active == "" && !v.cmd.Flags().Changed("file") && !v.cmd.Flags().Changed("folder") {
			if req.Query, err = a.question(args); err != nil {
				return err
			}
		}
		if err := a.readDraft(draft, args, &req.Draft); err != nil {
			return err
		}
		return readHistory(history, &req.History)
	}
}

// readDraft reads the draft that --verify names.
func (a *app) readDraft(name string, args []string, into *string) error {
	if name == "" {
		return nil
	}
	if name == "-" && len(args) == 1 && args[0] == "-" {
		return usage("both QUERY and --verify are read from stdin: give one of them as a file or as words")
	}
	data, err := a.readInput(name)
	if *into = string(data); err == nil && strings.TrimSpace(*into) == "" {
		return usage("the draft in %s is empty: give the answer to check", name)
	}
	return err
}

// fromFile puts the text of a file where @FILE is.
func fromFile(text *string) error {
	name, ok := strings.CutPrefix(*text, "@")
	if !ok {
		return nil
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return usage("%v: give a file that can be read, or the text itself", err)
	}
	*text = string(b)
	return nil
}

func readHistory(name string, into *[]prompt.Message) error {
	if name == "" {
		return nil
	}
	b, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(b, into)
	}
	if err != nil {
		return usage("--history %s is no conversation: give a JSON list of {\"role\": ..., \"content\": ...}", name)
	}
	return nil
}

// question is the words of the command line, or stdin.
func (a *app) question(args []string) (string, error) {
	query := strings.Join(args, " ")
	if query == "-" {
		text, err := io.ReadAll(io.LimitReader(a.in, searcher.MaxQuery+1)) // more is refused, and not counted
		if err != nil {
			return "", err
		}
		query = string(text)
	}
	if strings.TrimSpace(query) == "" {
		return "", usage("context needs QUERY: see `ctx-sys context --help`")
	}
	return query, nil
}
