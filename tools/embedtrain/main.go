// Command embedtrain makes the table of internal/embed: it gets the training material, mines pairs of
// a description and the code it describes from it, trains a row of numbers for each term so that the two halves
// of a pair point the same way, and measures the result.
//
//	embedtrain fetch    -manifest M -into DIR            what the manifest names, licences checked
//	embedtrain mine     -manifest M -from DIR -leaks BENCHMARKS -out PAIRS
//	embedtrain train    -pairs PAIRS -out TABLE
//	embedtrain evaluate -pairs PAIRS -benchmark ANNOTATIONS -corpora CHECKOUTS TABLE...
//
// Each step reads what the one before wrote. The same pairs, flags and machine architecture give the same
// table to the byte, whatever the number of threads. docs/measure/model-card.md says what came of it.
//
// It refuses material whose licence it cannot tell or that asks for more than attribution, and pairs that are
// in a benchmark.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "embedtrain:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, out io.Writer) error {
	verbs := map[string]func(context.Context, []string, io.Writer) error{
		"fetch": fetchVerb, "mine": mineVerb, "train": trainVerb, "evaluate": evaluateVerb,
	}
	if len(args) == 0 || verbs[args[0]] == nil {
		return errors.New("usage: embedtrain fetch|mine|train|evaluate [flags]; -h after a verb lists its flags")
	}
	return verbs[args[0]](ctx, args[1:], out)
}

// flags returns the flag set of a verb.
func flags(verb string) *flag.FlagSet {
	return flag.NewFlagSet("embedtrain "+verb, flag.ContinueOnError)
}
