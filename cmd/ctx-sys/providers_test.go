package main

import (
	"strconv"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// started is the fakes of a script, nil before it starts them.
type started struct{ *fake.Server }

// providers starts fakes of the providers of models, and configures them: a model does what its name says. $KEY is the key
// they take, which is set for none.
func providers(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 0 {
		ts.Fatalf("usage: providers")
	}
	f := fake.Start()
	ts.Defer(f.Close)
	ts.Value(started{}).(*started).Server = f
	ts.Setenv("KEY", fake.Key)
	ts.Setenv("CTX_SYS_PROVIDERS_ANTHROPIC_BASE_URL", f.Base("anthropic"))
	ts.Setenv("CTX_SYS_PROVIDERS_OPENAI_BASE_URL", f.Base("openai"))
	ts.Setenv("CTX_SYS_PROVIDERS_OLLAMA_BASE_URL", f.Base("ollama"))
}

// asked COUNT [PROVIDER/MODEL] checks how many requests the fakes have had, in all or for a model.
func asked(ts *testscript.TestScript, neg bool, args []string) {
	f := ts.Value(started{}).(*started).Server
	if neg || len(args) == 0 || len(args) > 2 || f == nil {
		ts.Fatalf("usage: asked COUNT [PROVIDER/MODEL], after providers")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	count := 0
	for _, r := range f.Requests() {
		if len(args) == 1 || r.Provider+"/"+r.Model == args[1] {
			count++
		}
	}
	if count != want {
		ts.Fatalf("there were %d requests, not %d", count, want)
	}
}
