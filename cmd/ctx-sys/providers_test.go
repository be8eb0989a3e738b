package main

import (
	"github.com/rogpeppe/go-internal/testscript"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// providers starts fakes of the providers of models, and configures them: a model does what its name says. $KEY is the key
// they take, which is set for none.
func providers(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 0 {
		ts.Fatalf("usage: providers")
	}
	f := fake.Start()
	ts.Defer(f.Close)
	ts.Setenv("KEY", fake.Key)
	ts.Setenv("CTX_SYS_PROVIDERS_ANTHROPIC_BASE_URL", f.Base("anthropic"))
	ts.Setenv("CTX_SYS_PROVIDERS_OPENAI_BASE_URL", f.Base("openai"))
	ts.Setenv("CTX_SYS_PROVIDERS_OLLAMA_BASE_URL", f.Base("ollama"))
}
