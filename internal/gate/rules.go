package gate

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// theProject are phrases that mean what is open here.
var theProject = []string{
	"this|the|that|whole|entire project|codebase|repo|repository|workspace|monorepo|app|application|program|package|library|crate|module|folder|directory|file|files|service|server|api|code|source|tool|branch|class|function|method|test|tests",
	"this|the|that|whole|entire code base", "codebase", "repo", "repository", "in here", "around here", "these files",
}

// ourCode are words for what belongs to those who ask.
var ourCode = []string{"our", "ours", "my", "mine", "we", "we're", "we've", "us"}

// chatter are phrases that are all of a message that asks for nothing; what begins it names the kind.
var chatter = []struct {
	kind    string
	phrases []string
}{
	{"a greeting", []string{"hi", "hello", "hey", "hiya", "howdy", "yo", "greetings", "good morning|afternoon|evening|day|night", "morning", "how are you", "how are you doing", "how are you today",
		"how's it going", "how is it going", "what's up", "sup", "nice to meet you", "bye", "goodbye", "good bye", "see you", "see you later|tomorrow", "see ya", "have a nice|good|great day|evening|weekend|one",
		"are you there", "you there", "hallo", "hola", "bonjour", "ciao"}},
	{"thanks", []string{"thanks", "thank you", "thankyou", "thx", "ty", "cheers", "much appreciated", "i appreciate it", "great", "perfect", "nice", "awesome", "cool", "excellent", "brilliant",
		"wonderful", "amazing", "fantastic", "lovely", "good job", "great job", "nice job", "well done", "nice work", "great work", "good work", "that works", "that worked", "it works", "it works now", "that makes sense", "makes sense",
		"got it", "i see", "understood", "that helps", "that helped", "that's helpful", "very helpful", "that's great|perfect|it|all", "you're the best", "love it", "lgtm", "looks good", "looks good to me", "merci", "danke"}},
	{"an answer to a question", []string{"yes", "no", "yep", "yup", "nope", "yeah", "nah", "ok", "okay", "sure", "right", "correct", "exactly", "of course", "sure thing", "go ahead", "please do", "do it", "do that", "sounds good",
		"agreed", "i agree", "never mind", "nevermind", "not now", "not yet", "maybe", "maybe later", "no problem", "no worries", "proceed", "continue", "carry on", "keep going", "the first|second|third|last one", "both", "neither", "all of them"}},
}

// fillers may be between them.
var fillers = []string{"there", "again", "all", "everyone", "everybody", "folks", "team", "friend", "buddy", "claude", "assistant", "so much", "very much", "a lot", "a bunch", "for that", "for the help", "for your help", "for helping",
	"for the answer", "for the quick answer", "for the explanation", "please", "then", "and", "now", "that", "it", "really", "very", "man", "mate", "today", "everything", "for everything", "just", "well", "so", "oh", "ah", "haha", "lol", ":)"}

// chat is the kind of a message that is made of such phrases and of nothing else, "" if it is not.
func chat(words []string) string {
	kind := ""
	for len(words) > 0 {
		n := 0
		for _, c := range chatter {
			if m := prefix(words, c.phrases); m > n {
				n = m
				if kind == "" {
					kind = c.kind
				}
			}
		}
		if kind == "" {
			return ""
		}
		if n = max(n, prefix(words, fillers)); n == 0 {
			return ""
		}
		words = words[n:]
	}
	return kind
}

// asksMore are phrases of which one is in every question about what was said before.
var asksMore = []string{
	"explain|clarify|rephrase|simplify|repeat|summarize|summarise|shorten|reword|translate|elaborate|expand|expound that|it|this|again|further|more|yourself|on", "elaborate", "rephrase", "clarify",
	"tell me more", "more detail|details|detailed|examples", "say that|it again|differently", "what do|did you mean", "what does that mean", "what did you say", "i don't understand|follow|get", "i do not understand|follow|get", "didn't understand|follow|get",
	"go on", "an|another|one|more example|examples", "your last|previous answer|response|message|point|reply|explanation", "in simpler|simple|other|plain terms|words|english", "why is that", "why so", "how so", "how come", "like i'm five",
	"make it|that|this shorter|simpler|longer|clearer", "be more specific", "say more", "what we discussed", "we talked about", "you just|said", "you just said", "can you repeat", "go deeper", "dumb it|that down", "eli5", "come again", "are you sure", "why not", "and then", "what else", "anything else",
}

// wordsOfMore are the words such a question is made of. One that is not here says what it is about, and may be in the code.
var wordsOfMore = set(`can could would will you please explain that this it more again further elaborate on in into with detail details detailed simpler simple simply plain other
	terms words english german french spanish what do does did mean meant by tell me say clarify rephrase reword repeat expand why how so go come summarize summarise shorten shorter longer clearer
	simplify example examples give an another one two few some of the last previous first second third fourth fifth part answer point response reply message explanation step paragraph sentence bullet above i don't do not
	didn't understand follow get got lost a bit little and then next else to for yourself differently translate make be specific is are was were still but sorry your you've said just like i'm five me my mind
	discussed we've talked about we down dumb eli5 deeper conversation chat discussion sure not anything conclusion summary quickly briefly brief if possible maybe also here there or them those these all they him`)

func isClarification(words []string) bool {
	if !has(words, asksMore) && !(len(words) == 1 && oneOf(words[0], "why|how|and|so|more|elaborate|explain|huh|what")) {
		return false
	}
	return !slices.ContainsFunc(words, func(w string) bool { return !wordsOfMore()[w] && w != "huh" })
}

var (
	formula   = pattern(`^\(*-?\d[\d.,]*%?\)*(\s*(\+|-|\*|/|x|×|÷|\^|%|\*\*|plus|minus|times|multiplied by|divided by|over|mod|modulo|to the power of|percent of|% of)\s*\(*-?\d[\d.,]*%?\)*)+$`)
	power     = pattern(`^(the )?(square root|cube root|factorial|square|cube) of \d[\d.,]*$|^\d[\d.,]* (squared|cubed|factorial)$|^\d+!$`)
	isDate    = pattern(`^\d{1,4}([-/.])\d{1,2}([-/.])\d{1,4}$`)
	isTight   = pattern(`^\d+[-/]\d+$`)
	leadOfSum = pattern(`^(so |and |please |hey )*(what is|what's|whats|how much is|calculate|compute|evaluate|solve|work out|tell me)\s+`)
)

// isArithmetic says whether a text is a sum and nothing else. "400-404" and dates are none, as long as nobody asks what
// they are.
func isArithmetic(text string) bool {
	if len(text) > 200 {
		return false
	}
	text = strings.ToLower(strings.Trim(text, " \t\r\n?=."))
	lead := leadOfSum().FindString(text)
	sum := strings.Trim(text[len(lead):], " ?=")
	if isDate().MatchString(sum) || lead == "" && isTight().MatchString(sum) {
		return false
	}
	return formula().MatchString(sum) || power().MatchString(sum)
}

// languages are what a question without a project may be about, where "in X" is.
var languages = set(`javascript js typescript ts python java kotlin scala c c++ cpp c# csharp go golang rust ruby php swift haskell lua elixir erlang bash zsh shell perl r julia
	sql css html dart clojure ocaml f# matlab fortran cobol assembly zig nim groovy powershell posix linux unix macos windows git vim emacs regex latex`)

// openings begin a general question when a language is named too.
var openings = []string{
	"how do|can|would|should|could|to i|you|one|we", "how to", "how can|do|does|is|are", "what is|are|does|was", "what's", "what's the difference between", "what is the difference between", "difference between", "when should|do|would i|you|one",
	"why is|are|does|do|doesn't|can't", "explain", "can|could you explain", "is there", "is it possible to", "does|do|is|are|can", "best way to", "what's the best way to", "what is the best way to", "which is|are", "write", "show me how to",
	"give me an example of", "tell me about", "compare", "teach me",
}

// everydayWords and generalWords are all that a general question about a language is made of, besides its name. The everyday ones are in
// the code of every project: that the index knows one says nothing.
var everydayWords = set(`a an the of in over to for with from on into and or between vs versus by at as is are was be do does did can could should would will i you one we it its my me this that there how what when why which who
	what's difference differences best way ways possible use used using make write create declare define initialize init convert parse print read sort reverse iterate loop loops concatenate join split append remove delete insert filter map reduce copy clone merge check
	compare format round trim replace find get access catch throw raise handle call pass return returns explain work works mean means syntax keyword operator operators statement statements expression
	list lists array arrays dict dicts dictionary dictionaries string strings number numbers integer integers int float floats double boolean booleans bool tuple tuples set sets slice slices vector vectors hash hashes object objects struct structs enum enums
	class classes function functions method methods variable variables constant constants scope type types typing interface interfaces error errors null nil none undefined nan for while switch case if else match
	let const var static final public private abstract virtual defer panic recover yield self super spread rest event equality == === != ++ -- && || => ... char chars character characters line lines two three multiple
	key keys value values element elements item items index length size empty first last random file files example examples simple good basic basics new old select query queries table tables column columns row rows`)

var generalWords = set(`closure closures lambda lambdas generator generators decorator decorators iterator iterators promise promises future futures callback callbacks coroutine coroutines goroutine goroutines thread threads channel channels
	pointer pointers reference references hoisting generic generics trait traits protocol protocols module modules package packages import imports namespace namespaces
	exception exceptions optional optionals async await async/await comprehension comprehensions pattern matching recursion inheritance polymorphism encapsulation abstraction
	overloading overriding constructor constructors destructor destructors mutable immutable immutability garbage collection collector memory stack heap macro macros template templates annotation annotations reflection
	destructuring prototype prototypes date dates time timezone json csv regex
	branch branches commit commits rebase stash cherry-pick undo revert reset checkout pull push joins inner outer left right flexbox grid center div`)

// textbook are tasks that everybody is set once: they are about no project.
var textbook = []string{
	"reverse a string|list|array|number|word", "reverse a linked list", "fizzbuzz", "fizz buzz", "fibonacci", "factorial", "palindrome", "palindromes", "prime number|numbers", "primes", "hello world", "sort a|an list|array", "bubble|quick|merge|insertion|selection sort", "quicksort",
	"mergesort", "binary search", "two sum", "anagram", "anagrams", "leap year", "greatest common divisor", "gcd", "towers of hanoi", "swap two variables|numbers", "count vowels", "count the vowels", "sum of two numbers", "add two numbers", "guess the number", "tic tac toe", "rock paper scissors", "email address",
}

// taskFrame and taskWords are the words of such tasks: how one is put, and what it is about.
var (
	taskFrame = set(`program script snippet code one-liner implementation algorithm prints outputs checks counts finds computes calculates implements takes given short little quick tiny recursive iterative using please linked word`)
	taskWords = set(`fizzbuzz fizz buzz fibonacci factorial palindrome palindromes prime primes hello world bubble quick merge insertion selection quicksort mergesort binary search sum anagram anagrams leap year greatest common divisor gcd towers hanoi swap
		vowels game guess tic tac toe rock paper scissors email address`)
)

func isGeneral(words []string) bool {
	words = words[politeness(words):]
	if n := prefix(words, []string{"write|create|give|show|make|generate|implement|code"}); n > 0 && has(words, textbook) {
		return onlyGeneral(words[n:], func(w string) bool { return taskFrame()[w] || taskWords()[w] })
	}
	if prefix(words, openings) == 0 {
		return false
	}
	return slices.ContainsFunc(words, isLanguage) && onlyGeneral(words, func(string) bool { return false })
}

func isLanguage(word string) bool { return languages()[strings.TrimSuffix(word, "'s")] }

// onlyGeneral says whether the words are languages, general words and those that may be besides.
func onlyGeneral(words []string, besides func(string) bool) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !isLanguage(w) && !everydayWords()[w] && !generalWords()[w] && !besides(w) })
}

// everyday says whether a word is in the code or in the documents of so many projects that one which has it is no reason to search.
func everyday(word string) bool {
	return isLanguage(word) || everydayWords()[word] || taskFrame()[word]
}

// asksWhat begin questions after a word.
var asksWhat = []string{"what is|are a|an|the", "what is|are", "what's a|an|the", "what's", "whats a|an", "define", "what does", "explain what a|an", "explain what", "explain the concept of", "the concept of", "meaning of", "definition of", "what is meant by", "what a|an", "describe what a|an"}

// concepts are words of the trade that mean the same everywhere. One that a project gives a meaning of its own is
// known to its index.
var concepts = phraseSet(`promise; closure; monad; functor; monoid; applicative; mutex; semaphore; spinlock; deadlock; livelock; race condition; critical section; thread; process; coroutine; fiber; goroutine; event loop; callback; callback hell; generator;
	rest api; restful api; rest; graphql; grpc; soap; json; xml; yaml; toml; csv; protobuf; websocket; webhook; http; https; tcp; udp; tcp/ip; dns; tls; ssl; ssh; ftp; smtp; cors; csrf; xss; sql injection; jwt; oauth; oauth2; saml; sso; 2fa; mfa; api; sdk; cli; ide; gui; url; uri; uuid;
	dependency injection; inversion of control; recursion; tail recursion; polymorphism; inheritance; encapsulation; abstraction; composition over inheritance; object oriented programming; object-oriented programming; oop; functional programming; procedural programming; imperative programming; declarative programming;
	higher order function; higher-order function; pure function; first class function; anonymous function; lambda; lambda function; currying; partial application; memoization; lazy evaluation; side effect; immutability; big o; big o notation; big-o notation; time complexity; space complexity; p vs np; np-complete; dynamic programming; greedy algorithm; divide and conquer; backtracking;
	hash table; hash map; hashmap; linked list; doubly linked list; binary tree; binary search tree; b-tree; red-black tree; trie; heap; priority queue; stack; queue; graph; bloom filter; skip list; array; data structure; algorithm; binary search; quicksort; merge sort; depth first search; breadth first search; dijkstra's algorithm;
	singleton; singleton pattern; factory pattern; observer pattern; strategy pattern; decorator pattern; adapter pattern; builder pattern; design pattern; anti-pattern; solid; solid principles; dry; kiss; yagni; mvc; mvvm; tdd; bdd; ci/cd; continuous integration; continuous delivery; devops; agile; scrum; kanban; code smell; technical debt; code review; pair programming; refactoring;
	unit test; unit testing; integration test; regression test; smoke test; fuzzing; test double; docker; kubernetes; container; virtual machine; hypervisor; microservice; microservices; monolith; serverless; load balancer; reverse proxy; cdn; git; git rebase; merge conflict; pull request; version control; semantic versioning; monorepo; compiler; interpreter; jit; jit compiler; linker; assembler; bytecode; garbage collector;
	garbage collection; reference counting; memory leak; dangling pointer; null pointer; pointer; buffer overflow; stack overflow; heap memory; call stack; stack frame; virtual memory; page fault; cache miss; cpu cache; endianness; big endian; little endian; two's complement; floating point; floating point number; utf-8; unicode; ascii; base64; regular expression; regex; hash function; encryption; symmetric encryption; asymmetric encryption; public key; digital signature; checksum; salt;
	sql; nosql; orm; acid; cap theorem; database index; primary key; foreign key; transaction isolation; normalization; sharding; replication; eventual consistency; idempotence; idempotency; idempotent; concurrency; parallelism; asynchronous programming; async/await; async await; reactive programming; virtual dom; single page application; server side rendering; progressive web app; dom; css; html; machine learning; neural network; large language model; llm; embedding; vector database; transformer; blockchain; cloud computing; edge computing; mcp; model context protocol;
	turing machine; finite state machine; halting problem; lambda calculus; type inference; static typing; dynamic typing; duck typing; strong typing; generics; operator overloading; variable shadowing; scope; hoisting; variable; function; class; object; method; interface; abstract class; enum; struct; constructor; exception; namespace`)

// oneOfAKind are the concepts that are called "the" without being of a project.
var oneOfAKind = phraseSet(`cap theorem; halting problem; lambda calculus; dom; virtual dom; call stack; model context protocol; singleton pattern; factory pattern; observer pattern; strategy pattern; decorator pattern;
	adapter pattern; builder pattern; solid principles; time complexity; two's complement`)

func isConcept(words []string) bool {
	words = words[politeness(words):]
	n := prefix(words, asksWhat)
	if n == 0 {
		return false
	}
	rest := words[n:]
	if n := len(rest); words[0] == "what" && words[1] == "does" { // what does X mean
		if n < 2 || !oneOf(rest[n-1], "mean|stand") && !(n > 2 && rest[n-2] == "stand") {
			return false
		}
		for n > 0 && oneOf(rest[n-1], "mean|stand|for") {
			n--
		}
		rest = rest[:n]
	}
	for len(rest) > 0 && oneOf(rest[len(rest)-1], "in|programming|mean|means|is|are|exactly|really|computing|please|science|computer|software|general|anyway|again|to|me") {
		rest = rest[:len(rest)-1]
	}
	if len(rest) > 0 && oneOf(rest[0], "a|an|the") {
		rest = rest[1:]
	}
	phrase := strings.Join(rest, " ")
	if words[n-1] == "the" && !oneOfAKind()[phrase] {
		return false // "the api" is that of the project
	}
	return concepts()[phrase] || concepts()[strings.TrimSuffix(phrase, "s")]
}

// politeness counts the words at the beginning that ask nothing.
func politeness(words []string) int {
	n := 0
	for n < len(words) {
		m := prefix(words[n:], []string{"hi", "hey", "hello", "ok", "okay", "so", "please", "quick question", "can|could|would|will you", "can|could you tell me", "i want|need|would like to know", "i have a question", "just curious", "also", "and"})
		if m == 0 {
			return n
		}
		n += m
	}
	return 0
}

// The tables are made when they are first needed: most questions need none.

func set(words string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		out := map[string]bool{}
		for w := range strings.FieldsSeq(words) {
			out[w] = true
		}
		return out
	})
}

func phraseSet(phrases string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		out := map[string]bool{}
		for p := range strings.SplitSeq(phrases, ";") {
			out[strings.Join(strings.Fields(p), " ")] = true
		}
		return out
	})
}

func pattern(expr string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) })
}
