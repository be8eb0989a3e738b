package config

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

var strategies = []string{"keyword", "symbol", "graph"}

// places makes a home and a project holding these settings; "" makes no file.
func places(t *testing.T, global, project string, environ ...string) Places {
	t.Helper()
	p := Places{
		Home: filepath.Join(t.TempDir(), "home"), Root: filepath.Join(t.TempDir(), "shop"), Environ: environ,
		Strategies: strategies, Languages: []string{"go", "python"}, Models: []string{"gpt-4o"},
	}
	put(t, GlobalFile(p.Home), global)
	put(t, filepath.Join(p.Root, ".ctx-sys.yaml"), project)
	return p
}

func put(t testing.TB, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if text == "" {
		return
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestPrecedence(t *testing.T) {
	const key = "retrieval.limit"
	env := "CTX_SYS_RETRIEVAL_LIMIT=4"
	for _, c := range []struct {
		global, project, env string
		want                 int
		source               Source
	}{
		{"", "", "", 10, FromDefault},
		{"retrieval: {limit: 2}", "", "", 2, FromGlobal},
		{"retrieval: {limit: 2}", "retrieval: {limit: 3}", "", 3, FromProject},
		{"retrieval: {limit: 2}", "retrieval: {limit: 3}", env, 4, FromEnv},
		{"", "", env, 4, FromEnv},
		{"", "retrieval: {limit: 3}", "CTX_SYS_RETRIEVAL_LIMIT=", 3, FromProject},
		{"", "retrieval:\n  # limit: 3\n", "", 10, FromDefault},
		{"", "retrieval.limit: 3", "", 3, FromProject},
		{"", `retrieval: {limit: "3"}`, "", 3, FromProject},
	} {
		l, err := Load(places(t, c.global, c.project, c.env))
		if err != nil {
			t.Errorf("%+v: %v", c, err)
			continue
		}
		got, err := l.Get(key)
		if err != nil || got[0].Source != c.source || l.Retrieval.Limit != c.want || got[0].Value != c.want {
			t.Errorf("%+v: got %+v and %d, %v", c, got, l.Retrieval.Limit, err)
		}
	}
}

// Every row is reachable from its variable and from a file, and lands in a field of its own.
func TestEveryKey(t *testing.T) {
	samples := map[string]string{
		"text": "x", "list": "keyword", "choice": "", "boolean": "true", "number": "0.25", "integer": "7", "tokens": "3k", "path": "/x", "address": "http://x", "model": "ollama/x",
	}
	for _, row := range Keys() {
		name := map[string]string{"strategy": "keyword", "model": "gpt-4o"}[placeholderOf(row)]
		key, value := row.named(name), samples[row.Type]
		switch row.Name {
		case "retrieval.temporal_decay.half_life_days":
			value = "2.5"
		case "indexing.languages":
			value = "go"
		case "context.max_file_size", "watch.debounce_ms":
			value = "5000"
		case "watch.mode":
			value = "polling"
		case "analytics.enabled", "cli.color", "compaction.enabled", "context.related", "context.notes", "retrieval.gating.enabled", "retrieval.gating.model", "retrieval.dependencies", "retrieval.hyde.enabled", "retrieval.terms.enabled", "retrieval.rerank.enabled", "editing.enabled", "sessions.auto_summarize", "sessions.vectors", "memory.auto_spill", "memory.auto_promote", "retrieval.feedback":
			value = "false"
		case "cli.output_format":
			value = "json"
		case "team.ask":
			value = "always"
		case "team.deadline_ms":
			value = "300"
		case "models.completion_endpoint":
			value = "template"
		case "models.fim_family":
			value = "starcoder2"
		case "embeddings.provider", "summarization.provider", "defaults.embedding_provider", "defaults.summarization_provider":
			value = "ollama"
		case "embeddings.model", "summarization.model", "defaults.embedding_model", "defaults.summarization_model":
			value = "openai/x"
		case "indexing.depth":
			value = "selective"
		case "retrieval.fusion":
			value = "weighted"
		case "modelBudgets.<model>.tokenizer":
			value = "o200k_base"
		case "modelBudgets.<model>.format":
			value = "xml"
		}
		base, err := Load(places(t, "", ""))
		if err != nil {
			t.Fatal(err)
		}
		fromEnv, err := Load(places(t, "", "", EnvName(key)+"="+value))
		if err != nil {
			t.Errorf("%s from %s: %v", key, EnvName(key), err)
			continue
		}
		p := places(t, "", "")
		if _, err := Set(p, key, value, row.Personal || row.Type == path.name || slices.Contains(choosing, row.Name)); err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		fromFile, err := Load(p)
		if err != nil || len(fromFile.Warnings)+len(fromEnv.Warnings) > 0 {
			t.Errorf("%s from a file: %v, warnings %q %q", key, err, fromFile.Warnings, fromEnv.Warnings)
			continue
		}
		if dump(fromEnv.Config) == dump(base.Config) || dump(fromFile.Config) != dump(fromEnv.Config) {
			t.Errorf("%s = %s: default %s\nenv %s\nfile %s", key, value, dump(base.Config), dump(fromEnv.Config), dump(fromFile.Config))
		}
	}
}

func TestSpelledNames(t *testing.T) {
	p := places(t, "modelBudgets: {gpt-4.1: {window: 16k}}", "",
		"CTX_SYS_MODELBUDGETS_GPT_4_1_RESERVE=1k", "CTX_SYS_MODELBUDGETS_MISTRAL_LARGE_WINDOW=32k", "CTX_SYS_RETRIEVAL_WEIGHTS_VIBES=1")
	l, err := Load(p)
	if err != nil {
		t.Fatal(err)
	}
	if got := l.ModelBudgets; got["gpt-4.1"].Reserve != 1000 || got["gpt-4.1"].Window != 16000 || got["mistral-large"].Window != 32000 || len(got) != 2 {
		t.Errorf("got %+v", got)
	}
	if len(l.Warnings) != 1 || !strings.Contains(l.Warnings[0], "CTX_SYS_RETRIEVAL_WEIGHTS_VIBES") {
		t.Errorf("warnings %q", l.Warnings)
	}
}

func TestWrongValues(t *testing.T) {
	for _, c := range []struct{ yaml, want string }{
		{"retrieval:\n  limit: lots", `.ctx-sys.yaml:2: retrieval.limit is "lots": it must be a whole number from 1 to 1000`},
		{"retrieval: {limit: 0}", "from 1 to 1000"},
		{"retrieval: {limit: 2.5}", "whole number"},
		{"retrieval: {limit: [1]}", "whole number"},
		{"retrieval: {floor: 1.01}", "a number from 0 to 1"},
		{"retrieval: {floor: .nan}", "a number from 0 to 1"},
		{"retrieval: {mmr: {enabled: maybe}}", "true or false"},
		{"retrieval: {default_max_tokens: -1}", "such as 16k"},
		{"retrieval: {strategies: [keywrod]}", `retrieval.strategies names "keywrod": allowed are keyword, symbol, graph`},
		{"retrieval: {weights: {vibes: 1}}", `retrieval.weights.vibes names "vibes"`},
		{"retrieval: 5", "retrieval is a section"},
		{"indexing: {depth: deep}", "it must be full, signatures or selective"},
		{"indexing: {languages: [cobol]}", `names "cobol": allowed are go, python`},
		{"indexing: {include: {a: b}}", "a list of texts"},
		{"maxFileSize: big", "a number from 0.001 to 1024"},
		{"editing: {trigger: 0.9}\ncompaction: {trigger: 0.5}", ".ctx-sys.yaml:1: editing.trigger is 0.9: it must not be above compaction.trigger, which is 0.5"},
		{"editing: {trigger: 0.9}", "must not be above compaction.trigger, which is 0.85"},
		{"editing: {trigger: 9000}\ncontextWindow: 10k", "must not be above compaction.trigger"},
		{"defaultBudget: {window: 10k, reserve: 10k}", "smaller than defaultBudget.window"},
		{"hybridSearch: {topK: 5}\nretrieval: {limit: 6}", ".ctx-sys.yaml:2: retrieval.limit and hybridSearch.topK ("},
		{"context: {budget: lots}", "context.budget is \"lots\": it must be a whole number of characters"},
		{"modelBudgets: {gpt-4o: {maxTokens: 16k, window: 8k}}", "two names of one setting"},
		{"modelBudgets: {qwen2.5-coder: {window: 16k, reserve: 16k}}", "smaller than the window of 16000"},
		{"a: [", ".ctx-sys.yaml:1: "},
		{"- a", ".ctx-sys.yaml:1: "},
		{"retrieval: {limit: 1}\nretrieval: {limit: 2}", "already defined"},
	} {
		_, err := Load(places(t, "", c.yaml))
		if err == nil || !strings.Contains(err.Error(), c.want) || !errors.Is(err, ctxsys.ErrUsage) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s\n got %v\nwant %s", c.yaml, err, c.want)
		}
	}
	_, err := Load(places(t, "", "", "CTX_SYS_RETRIEVAL_LIMIT=x"))
	if want := `CTX_SYS_RETRIEVAL_LIMIT: retrieval.limit is "x"`; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
}

// The YAML library takes the square of what it reads: this would take it an hour.
func TestLargeFile(t *testing.T) {
	_, err := Load(places(t, "", strings.Repeat("[", 1<<20)))
	if err == nil || !errors.Is(err, ctxsys.ErrUsage) || !strings.Contains(err.Error(), "larger than 32 kB") {
		t.Errorf("error %v", err)
	}
}

func TestWarnings(t *testing.T) {
	for _, c := range []struct{ yaml, env, want string }{
		{"retreival: {limit: 3}", "", ":1: unknown key retreival: did you mean retrieval?"},
		{"retrieval: {limits: 3}", "", "did you mean retrieval.limit?"},
		{"limit: 3", "", "did you mean retrieval.limit?"},
		{"include_hidden: true", "", "did you mean includeHidden?"},
		{"zzzzzz: 1", "", "`ctx-sys config list` shows the keys"},
		{"modelBudgets: {gpt-4o: {windows: 3}}", "", "unknown key modelBudgets.gpt-4o.windows"},
		{"project: {description: 'a ${NO_SUCH} b'}", "", "${NO_SUCH} in project.description is not set"},
		{"retrieval: {limit: '${NO_SUCH}'}", "", "${NO_SUCH} in retrieval.limit is not set"},
		{"", "CTX_SYS_RETRIEVAL_LIMITS=3", "did you mean CTX_SYS_RETRIEVAL_LIMIT?"},
	} {
		l, err := Load(places(t, "", c.yaml, c.env))
		if err != nil {
			t.Errorf("%s%s: %v", c.yaml, c.env, err)
			continue
		}
		if len(l.Warnings) != 1 || !strings.Contains(l.Warnings[0], c.want) || l.Retrieval.Limit != 10 {
			t.Errorf("%s%s\n got %q\nwant %s", c.yaml, c.env, l.Warnings, c.want)
		}
	}
}

func TestExpansion(t *testing.T) {
	p := places(t, "database: {path: ~/idx}\n", "project: {description: 'in ${CITY}!'}\nretrieval: {limit: '${N}'}\nindexing: {exclude: ['${CITY}/**', x]}\n",
		"CITY=Oslo", "N=3", "HOME=/h")
	t.Setenv("HOME", "/h")
	l, err := Load(p)
	if err != nil {
		t.Fatal(err)
	}
	got := []string{l.Project.Description, strings.Join(l.Indexing.Exclude, " "), filepath.ToSlash(l.DatabasePath)}
	want := []string{"in Oslo!", "Oslo/** x", "/h/idx"}
	if strings.Join(got, "|") != strings.Join(want, "|") || l.Retrieval.Limit != 3 || len(l.Warnings) > 0 {
		t.Errorf("got %q, limit %d, warnings %q", got, l.Retrieval.Limit, l.Warnings)
	}
}

func TestSecretsAreMasked(t *testing.T) {
	for name, want := range map[string]bool{
		"providers.openai.api_key": true, "apiKey": true, "OPENAI_API_KEY": true, "auth.password": true, "GH_TOKEN": true,
		"retrieval.default_max_tokens": false, "modelBudgets.x.window": false, "keyword": false, "retrieval.weights.keyword": false,
	} {
		if Secret(name) != want {
			t.Errorf("Secret(%s) = %v", name, !want)
		}
	}
	l, err := Load(places(t, "", "project: {description: '${MY_API_KEY}'}", "MY_API_KEY=sk-123"))
	if err != nil {
		t.Fatal(err)
	}
	if got := l.List("project.description")[0]; got.Value != mask || l.Project.Description != "sk-123" {
		t.Errorf("got %+v", got)
	}
	l, err = Load(places(t, "providers: {ollama: {base_url: 'http://me:hunter2@gpu:11434'}, openai: {api_key: abc}}", ""))
	if err != nil || l.Providers.Ollama.BaseURL != "http://me:hunter2@gpu:11434" || l.Providers.OpenAI.Key != "abc" {
		t.Fatal(l, err)
	}
	for _, v := range l.List("providers") {
		if v.Source == FromGlobal && v.Value != mask {
			t.Errorf("got %+v", v)
		}
	}
	_, err = Load(places(t, "providers: {ollama: {base_url: 'ftp://me:hunter2@gpu'}}", ""))
	if err == nil || strings.Contains(err.Error(), "hunter2") {
		t.Errorf("the error shows the password: %v", err)
	}
	_, err = Load(places(t, "", "retrieval: {limit: '${MY_API_KEY}'}", "MY_API_KEY=sk-123"))
	if err == nil || strings.Contains(err.Error(), "sk-123") {
		t.Errorf("the error shows the secret: %v", err)
	}
}

// A project's file may come with somebody else's repository: it does not say where conversations go.
func TestPersonalKeys(t *testing.T) {
	l, err := Load(places(t, "models: {summaries: openai/mine}", "providers: {openai: {base_url: 'http://evil'}}\nmodels: {summaries: openai/theirs}\n"))
	if err != nil || l.Models.Summaries != "openai/mine" || l.Providers.OpenAI.BaseURL != "https://api.openai.com/v1" || len(l.Warnings) != 2 {
		t.Errorf("got %+v %+v %q, %v", l.Models, l.Providers, l.Warnings, err)
	}
	p := places(t, "", "")
	if _, err := Set(p, "models.summaries", "ollama/x", false); err == nil || !strings.Contains(err.Error(), "add --global") {
		t.Error(err)
	}
	for value, want := range map[string]bool{"none": true, "": true, "ollama/x:7b": true, "openai/a/b": true, "x": false, "else/x": false, "openai/": false, "openai/a b": false} {
		if _, err := Set(p, "models.summaries", value, true); (err == nil) != want {
			t.Errorf("%q: %v", value, err)
		}
	}
}

func TestTwoProjectFiles(t *testing.T) {
	p := places(t, "", "includeHidden: true")
	put(t, filepath.Join(p.Root, ".ctx-sys", "config.yaml"), "includeHidden: false")
	if _, err := Load(p); err == nil || !strings.Contains(err.Error(), "keep one of them") || !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("got %v", err)
	}
	if err := os.Remove(filepath.Join(p.Root, ".ctx-sys.yaml")); err != nil {
		t.Fatal(err)
	}
	if l, err := Load(p); err != nil || filepath.Base(l.ProjectFile) != "config.yaml" {
		t.Errorf("got %+v, %v", l, err)
	}
	p.Home = filepath.Join(p.Root, ".ctx-sys") // a project at the home directory has no file of its own
	if l, err := Load(p); err != nil || l.ProjectFile != "" || l.GlobalFile == "" {
		t.Errorf("got %+v, %v", l, err)
	}
}

func TestDataDir(t *testing.T) {
	shared := filepath.Join(t.TempDir(), "shared")
	yaml := "database: {path: " + shared + "}"
	for _, c := range []struct {
		name, global, project string
		env                   string
	}{
		{"global", yaml, "", ""},
		{"env", "", "", "CTX_SYS_DATABASE_PATH=" + shared},
	} {
		l, err := Load(places(t, c.global, c.project, c.env))
		if err != nil {
			t.Fatal(err)
		}
		a, b := l.DataDir("/x/shop"), l.DataDir("/y/shop")
		if a == shared || a == b || !strings.HasPrefix(a, shared) {
			t.Errorf("%s: %s and %s", c.name, a, b)
		}
	}
	l, err := Load(places(t, "", "database: {path: .cache/idx}"))
	if got := l.DataDir("/x/shop"); err != nil || got != filepath.Join("/x/shop", ".cache", "idx") {
		t.Errorf("relative: %s, %v", got, err)
	}
}

// A path that ends with .db is a file: one a project where projects share the setting.
func TestDatabaseFile(t *testing.T) {
	shared := filepath.Join(t.TempDir(), "ctx.db")
	l, err := Load(places(t, "database: {path: "+shared+"}", ""))
	if err != nil {
		t.Fatal(err)
	}
	a, b := l.DataDir("/x/shop"), l.DataDir("/y/shop")
	if a == b || filepath.Dir(a) != filepath.Dir(shared) || !strings.HasPrefix(filepath.Base(a), "ctx-shop-") || !strings.HasSuffix(a, ".db") {
		t.Errorf("%s and %s", a, b)
	}
	if err := os.Mkdir(shared, 0o700); err != nil { // as former versions made it
		t.Fatal(err)
	}
	if a := l.DataDir("/x/shop"); filepath.Dir(a) != shared {
		t.Error(a)
	}
	l, err = Load(places(t, "", "database: {path: kept/ctx.db}"))
	if got := l.DataDir("/x/shop"); err != nil || got != filepath.Join("/x/shop", "kept", "ctx.db") {
		t.Errorf("relative: %s, %v", got, err)
	}
}

func TestNearest(t *testing.T) {
	words := []string{"search", "status", "show", "index"}
	for _, c := range []struct{ word, want string }{
		{"serach", "search"}, {"stauts", "status"}, {"shw", "show"}, {"idnex", "index"}, {"kubernetes", ""}, {"", ""},
	} {
		if got := Nearest(c.word, words); got != c.want {
			t.Errorf("Nearest(%s) = %q, want %q", c.word, got, c.want)
		}
	}
}
