package gate

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/query"
)

// Category is what a question about code is about.
type Category string

// The categories. A question may have several, and "explanation" when it asks for nothing more special.
const (
	Architecture  Category = "architecture"  // how the whole is built and its parts hang together
	Debugging     Category = "debugging"     // what goes wrong, and why
	Feature       Category = "feature"       // something to add or to change
	API           Category = "api"           // interfaces to the outside: routes, requests, commands
	Data          Category = "data"          // what is stored and how: databases, schemas, formats
	Security      Category = "security"      // who may do what, secrets
	Configuration Category = "configuration" // settings, building, deploying
	Testing       Category = "testing"       // tests
	Performance   Category = "performance"   // time and memory
	Explanation   Category = "explanation"   // how something works, where it is
)

// Categories are all of them, in the order of the constants.
func Categories() []Category {
	return []Category{Architecture, Debugging, Feature, API, Data, Security, Configuration, Testing, Performance, Explanation}
}

// signs are the words that speak for a category; with a star any ending will do.
var signs = []struct {
	category Category
	words    string
}{
	{Architecture, "architectur* structur* design* layer* overview module* component* subsystem* organiz* organis* depend* diagram pattern* flow lifecycle pipeline hierarchy entrypoint*"},
	{Debugging, "bug* error* fail* crash* broken fix* debug* issue* exception* panic* traceback wrong hang* leak* deadlock* race stacktrace segfault regression* unexpected* incorrect*"},
	{Feature, "add adds adding implement* support* feature* extend* introduc* create* build* refactor* rename* replace* migrat* change* allow* enable* new"},
	{API, "api apis endpoint* route* router* routing request* response* handler* controller* rest graphql grpc http rpc client* server* middleware webhook* cli command* flag* sdk"},
	{Data, "database* db schema* table* query queries sql migration* model* entity entities storage store* persist* index* cache* serializ* serialis* deserializ* json csv orm transaction*"},
	{Security, "auth* login logout password* permission* role* token* jwt oauth* secur* encrypt* decrypt* secret* csrf cors xss sanitiz* sanitis* vulnerab* certificate* tls ssl session* acl"},
	{Configuration, "config* setting* option* environment env docker* deploy* build ci makefile install* dependenc* version* release* package.json yaml toml flag*"},
	{Testing, "test* mock* fixture* assert* coverage spec specs benchmark* e2e stub*"},
	{Performance, "performan* slow* fast* latency memory cpu optimi* profil* throughput speed* efficien* scal* bottleneck* allocat* concurren* parallel*"},
}

// categories are what the words of a question speak for, in the order of the constants.
func categories(q query.Query) []Category {
	var out []Category
	words := strings.Fields(q.Normalized)
	for i, w := range words {
		words[i] = strings.Trim(w, ".,;:!?()[]\"'`")
	}
	words = words[:min(len(words), 64)]
	for _, s := range signs {
		fits := slices.ContainsFunc(words, func(word string) bool {
			for sign := range strings.FieldsSeq(s.words) {
				if stem, open := strings.CutSuffix(sign, "*"); word == sign || open && strings.HasPrefix(word, stem) {
					return true
				}
			}
			return false
		})
		if fits || s.category == Debugging && (q.Intent == query.Debug || len(q.Frames) > 0) || s.category == Testing && q.Tests {
			out = append(out, s.category)
		}
	}
	if len(out) == 0 {
		out = append(out, Explanation)
	}
	return out
}
