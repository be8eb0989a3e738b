package crossrepo

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

func itoa(n int) string { return strconv.Itoa(n) }

type kind uint8

const (
	aRoute kind = iota
	aCall
	aPublisher
	aConsumer
)

// form is how a framework or a client writes an end. The text that is compared follows what the pattern matches.
type form struct {
	kind      kind
	languages string
	pattern   *lazyregexp.Regexp
	method    string // of HTTP, "" for any
	named     int    // group of the pattern that has the method, 0 for none
	slash     bool   // the text has to look like a path or an address
	prefixed  bool   // the text follows that of the class around it
	file      string // a part of the path that the file has to have
	with      string // a part of the text that the file has to have
}

func (f *form) of(language string) bool {
	return slices.Contains(strings.Fields(f.languages), language)
}

const (
	scripts = "typescript tsx javascript jsx vue svelte"
	verbs   = `(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS|Get|Post|Put|Delete|Patch|Head|Options|get|post|put|delete|patch|head|options)`
)

// forms are those of the usual frameworks. A new one is a row.
var forms = []form{
	// Go: net/http, gorilla, chi, gin, echo, fiber.
	{kind: aRoute, languages: "go", pattern: lazyregexp.New(`\.(?:HandleFunc|Handle|Any|All)\(\s*`), slash: false, with: "http"},
	{kind: aRoute, languages: "go", pattern: lazyregexp.New(`(?:\)|\b(?:r|e|g|app|api|mux|rt|srv|server|\w*(?:[rR]outer|[gG]roup|[eE]ngine|[mM]ux)))\.` + verbs + `\(\s*`), named: 1, slash: true},
	{kind: aCall, languages: "go", pattern: lazyregexp.New(`\b(?:http|\w*[cC]lient|\w*[hH][tT][tT][pP])\.(Get|Post|Head|PostForm)\(\s*(?:ctx\s*,\s*)?`), named: 1, slash: true},
	{kind: aCall, languages: "go", pattern: lazyregexp.New(`\bhttp\.NewRequest(?:WithContext\([^,"]+,|\()\s*http\.Method(\w+)\s*,\s*`), named: 1, slash: true},
	{kind: aCall, languages: "go", pattern: lazyregexp.New(`\bhttp\.NewRequest(?:WithContext\([^,"]+,|\()\s*"(\w+)"\s*,\s*`), named: 1, slash: true},
	{kind: aPublisher, languages: "go", pattern: lazyregexp.New(`\.(?:Publish|PublishMsg|Produce)\(\s*(?:ctx\s*,\s*)?`)},
	{kind: aConsumer, languages: "go", pattern: lazyregexp.New(`\.(?:Subscribe|QueueSubscribe|Consume)\(\s*(?:ctx\s*,\s*)?`)},

	// JavaScript and TypeScript: Express, Fastify, Koa, Hono; NestJS; fetch, axios and others.
	{kind: aRoute, languages: scripts, pattern: lazyregexp.New(`\b(?:app|server|fastify|routes?|api|\w*[rR]outer)\.(get|post|put|delete|patch|head|options|all)\(\s*`), named: 1, slash: true},
	{kind: aRoute, languages: scripts, pattern: lazyregexp.New(`\.route\(\s*\{\s*method:\s*["'](\w+)["']\s*,\s*(?:url|path):\s*`), named: 1, slash: true},
	{kind: aRoute, languages: scripts, pattern: lazyregexp.New(`@(Get|Post|Put|Delete|Patch|All)\(\s*`), named: 1, prefixed: true, with: "@Controller"},
	{kind: aCall, languages: scripts, pattern: lazyregexp.New(`\b(?:fetch|axios|ky|got|ofetch|\$fetch)\(\s*`), slash: true},
	{kind: aCall, languages: scripts, pattern: lazyregexp.New(`\b(?:axios|ky|got|superagent|request|\$http|http|httpClient|\w*[cC]lient|api)\.(get|post|put|delete|patch|head)(?:<[^()\n]*>)?\(\s*`), named: 1, slash: true},
	{kind: aPublisher, languages: scripts, pattern: lazyregexp.New(`\.(?:publish|sendToQueue|emit)\(\s*`)},
	{kind: aPublisher, languages: scripts, pattern: lazyregexp.New(`\.send\(\s*\{\s*topic:\s*`)},
	{kind: aConsumer, languages: scripts, pattern: lazyregexp.New(`\.(?:consume|subscribe)\(\s*(?:\{\s*topics?:\s*\[?\s*)?`)},
	{kind: aConsumer, languages: scripts, pattern: lazyregexp.New(`@(?:EventPattern|MessagePattern)\(\s*`)},

	// Python: Flask, FastAPI, Django; requests, httpx, aiohttp.
	{kind: aRoute, languages: "python", pattern: lazyregexp.New(`@\w+(?:\.\w+)?\.(get|post|put|delete|patch|head|options)\(\s*`), named: 1, slash: true},
	{kind: aRoute, languages: "python", pattern: lazyregexp.New(`@\w+(?:\.\w+)?\.(?:route|api_route)\(\s*`), slash: true},
	{kind: aRoute, languages: "python", pattern: lazyregexp.New(`\b(?:path|re_path|url)\(\s*r?`), file: "urls"},
	{kind: aCall, languages: "python", pattern: lazyregexp.New(`\b(?:requests|httpx|\w*[sS]ession|\w*[cC]lient|http)\.(get|post|put|delete|patch|head)\(\s*`), named: 1, slash: true},
	{kind: aCall, languages: "python", pattern: lazyregexp.New(`\b(?:requests|httpx|\w*[sS]ession|\w*[cC]lient)\.request\(\s*["'](\w+)["']\s*,\s*`), named: 1, slash: true},
	{kind: aPublisher, languages: "python", pattern: lazyregexp.New(`\.(?:publish|produce|send|send_task)\(\s*`)},
	{kind: aPublisher, languages: "python", pattern: lazyregexp.New(`\.basic_publish\([^()]*routing_key\s*=\s*`)},
	{kind: aConsumer, languages: "python", pattern: lazyregexp.New(`\.(?:subscribe|basic_consume)\(\s*(?:queue\s*=\s*)?\[?\s*`)},
	{kind: aConsumer, languages: "python", pattern: lazyregexp.New(`\bKafkaConsumer\(\s*`)},
	{kind: aConsumer, languages: "python", pattern: lazyregexp.New(`@\w+\.(?:agent|subscriber|task\(\s*name\s*=)\(?\s*`)},

	// Java, Kotlin and Scala: Spring, JAX-RS; RestTemplate, WebClient, Feign, Retrofit.
	{kind: aRoute, languages: "java kotlin", pattern: lazyregexp.New(`@(Get|Post|Put|Delete|Patch|Request)Mapping\(\s*(?:(?:value|path)\s*=\s*)?[\[{]?\s*`), named: 1, prefixed: true, with: "Controller"},
	{kind: aCall, languages: "java kotlin", pattern: lazyregexp.New(`@(Get|Post|Put|Delete|Patch|Request)Mapping\(\s*(?:(?:value|path)\s*=\s*)?[\[{]?\s*`), named: 1, with: "@FeignClient"},
	{kind: aRoute, languages: "java kotlin", pattern: lazyregexp.New(`@(GET|POST|PUT|DELETE|PATCH)\s+(?:@\w+(?:\([^()]*\))?\s+)*@Path\(\s*`), named: 1, prefixed: true},
	{kind: aCall, languages: "java kotlin", pattern: lazyregexp.New(`@(GET|POST|PUT|DELETE|PATCH)\(\s*(?:value\s*=\s*)?`), named: 1, with: "retrofit"},
	{kind: aCall, languages: "java kotlin scala", pattern: lazyregexp.New(`\.(get|post|put|delete|patch)For(?:Object|Entity|Location)\(\s*`), named: 1, slash: true},
	{kind: aCall, languages: "java kotlin scala", pattern: lazyregexp.New(`\b\w*[tT]emplate\.(put|delete)\(\s*`), named: 1, slash: true},
	{kind: aCall, languages: "java kotlin scala", pattern: lazyregexp.New(`\.(?:exchange|uri|url)\(\s*`), slash: true},
	{kind: aCall, languages: "java kotlin scala", pattern: lazyregexp.New(`\bURI\.create\(\s*`), slash: true},
	{kind: aPublisher, languages: "java kotlin scala", pattern: lazyregexp.New(`\.(?:send|convertAndSend|publish)\(\s*`)},
	{kind: aPublisher, languages: "java kotlin scala", pattern: lazyregexp.New(`\bnew ProducerRecord(?:<[^()]*>)?\(\s*`)},
	{kind: aConsumer, languages: "java kotlin scala", pattern: lazyregexp.New(`@(?:KafkaListener|RabbitListener|JmsListener)\([^()"]*(?:topics|queues|destination)\s*=\s*[\[{]?\s*`)},

	// C#: controllers, minimal APIs; HttpClient.
	{kind: aRoute, languages: "csharp", pattern: lazyregexp.New(`\[Http(Get|Post|Put|Delete|Patch)\(\s*`), named: 1, prefixed: true},
	{kind: aRoute, languages: "csharp", pattern: lazyregexp.New(`\.Map(Get|Post|Put|Delete|Patch)\(\s*`), named: 1, slash: true},
	{kind: aCall, languages: "csharp", pattern: lazyregexp.New(`\.(Get|Post|Put|Delete|Patch)(?:FromJson|AsJson|String|Stream|ByteArray)?Async(?:<[^()\n]*>)?\(\s*`), named: 1},

	// PHP: Laravel, Symfony; Guzzle, the client of Laravel.
	{kind: aRoute, languages: "php", pattern: lazyregexp.New(`\bRoute::(get|post|put|delete|patch|any)\(\s*`), named: 1},
	{kind: aRoute, languages: "php", pattern: lazyregexp.New(`#\[Route\(\s*(?:path:\s*)?`)},
	{kind: aCall, languages: "php", pattern: lazyregexp.New(`(?:\bHttp::|[cC]lient->)(get|post|put|delete|patch)\(\s*`), named: 1, slash: true},
	{kind: aCall, languages: "php", pattern: lazyregexp.New(`[cC]lient->request\(\s*["'](\w+)["']\s*,\s*`), named: 1, slash: true},

	// Ruby: Rails, Sinatra; Faraday, HTTParty, RestClient, Net::HTTP.
	{kind: aRoute, languages: "ruby", pattern: lazyregexp.New(`(?m)^\s*(get|post|put|delete|patch)\s+`), named: 1, slash: true},
	{kind: aRoute, languages: "ruby", pattern: lazyregexp.New(`(?m)^\s*(get|post|put|delete|patch)\s+`), named: 1, file: "routes"},
	{kind: aCall, languages: "ruby", pattern: lazyregexp.New(`\b(?:Faraday|HTTParty|RestClient|HTTP|\w*(?:client|conn|connection))\.(get|post|put|delete|patch)[( ]\s*`), named: 1, slash: true},
	{kind: aCall, languages: "ruby", pattern: lazyregexp.New(`\bURI(?:\.parse)?\(\s*`), slash: true},

	// Rust: axum, actix, rocket; reqwest.
	{kind: aRoute, languages: "rust", pattern: lazyregexp.New(`#\[(get|post|put|delete|patch)\(\s*`), named: 1, slash: true},
	{kind: aRoute, languages: "rust", pattern: lazyregexp.New(`\.route\(\s*`), slash: true},
	{kind: aCall, languages: "rust", pattern: lazyregexp.New(`\b(?:reqwest::|\w*client\s*\.)(get|post|put|delete|patch)\(\s*`), named: 1, slash: true},

	// Elixir: Phoenix; HTTPoison, Req, Tesla.
	{kind: aRoute, languages: "elixir", pattern: lazyregexp.New(`(?m)^\s*(get|post|put|delete|patch)\s+`), named: 1, slash: true},
	{kind: aCall, languages: "elixir", pattern: lazyregexp.New(`\b(?:HTTPoison|Req|Tesla)\.(get|post|put|delete|patch)!?\(\s*`), named: 1, slash: true},
}

// hasEnds reports whether a text may have an end that is compared: whether a word of some form is in it.
func hasEnds(text string) bool {
	return containsAny(text, "ttp", "fetch", "axios", "oute", "path(", "Mapping", "@Path", "@GET", "@POST", "rpc", "Client", "Stub", "ublish", "send", "ubscribe",
		"onsum", "Listener", "Map", "get ", "post ", "equest", "Produce", "ervice", "erver")
}

var (
	protoService = lazyregexp.New(`(?s)\bservice\s+(\w+)\s*\{(.*?)\n\}`)
	protoMethod  = lazyregexp.New(`\brpc\s+(\w+)\s*\(`)

	methodStated = lazyregexp.New(`(?i)\bmethods?\s*[:=]\s*[\[(]?\s*(?:RequestMethod\.)?["']?(get|post|put|delete|patch)\b`)
	handlerName  = lazyregexp.New(`^\s*,\s*(?:\w+\()?\s*(?:[\w$.:]*[.:])?([A-Za-z_$][\w$]*)\s*[,)]`)
	railsTo      = lazyregexp.New(`^\s*(?:,\s*(?:to:|:to\s*=>)\s*|=>\s*)["']\w+#(\w+)["']`)
	phoenixTo    = lazyregexp.New(`^\s*,\s*[\w.]+\s*,\s*:(\w+)`)

	controllerPrefix = lazyregexp.New(`(?s)(?:@RequestMapping\(\s*(?:(?:value|path)\s*=\s*)?[\[{]?\s*|@Controller\(\s*|@Path\(\s*|\[Route\(\s*)["']([^"'\n]*)["'][^{;]{0,300}?\b(?:class|interface)\b\s+(\w+)`)

	railsResource = lazyregexp.New(`(?m)^\s*resources\s+:(\w+)`)
)

// methodOf is a method of HTTP in capitals, "" for what is none or means all.
func methodOf(name string) string {
	switch name = strings.ToUpper(name); name {
	case "GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS":
		return name
	case "POSTFORM":
		return "POST"
	}
	return ""
}

// statedMethod finds the method in what follows a path in the same call.
func statedMethod(rest string) string {
	rest = rest[:min(len(rest), 200)]
	if i := strings.IndexAny(rest, ")\n"); i >= 0 && !strings.Contains(rest[:i], "{") {
		rest = rest[:i]
	}
	if r := methodStated.FindStringSubmatch(rest); r != nil {
		return methodOf(r[1])
	}
	return ""
}

// handlerIn is the name of the function that is given behind a path, "" for none.
func handlerIn(rest string) string {
	rest = rest[:min(len(rest), 300)]
	for _, p := range []*lazyregexp.Regexp{railsTo, phoenixTo, handlerName} {
		if r := p.FindStringSubmatch(rest); r != nil {
			return r[1]
		}
	}
	return ""
}

// classPrefix is the path of the controller in a file.
func classPrefix(language, text string) string {
	switch language {
	case "java", "kotlin", "csharp", "typescript":
		if r := controllerPrefix.FindStringSubmatch(text); r != nil {
			return strings.ReplaceAll(r[1], "[controller]", strings.ToLower(strings.TrimSuffix(r[2], "Controller")))
		}
	}
	return ""
}

// railsResources are the routes of resources.
func railsResources(text string) (out []end) {
	for _, at := range railsResource.FindAllStringSubmatchIndex(text, maxEnds) {
		name := text[at[2]:at[3]]
		for _, r := range [...]struct{ method, action string }{{"GET", "index"}, {"POST", "create"}} {
			out = append(out, end{at: at[0], method: r.method, path: []string{name}, text: r.method + " /" + name, handler: r.action})
		}
		for _, r := range [...]struct{ method, action string }{{"GET", "show"}, {"PUT", "update"}, {"PATCH", "update"}, {"DELETE", "destroy"}} {
			out = append(out, end{at: at[0], method: r.method, path: []string{name, anySegment}, text: r.method + " /" + name + "/*", handler: r.action})
		}
	}
	return out
}

// hole is what a text has in the place of what is not known: no source has that character.
const hole = "\x00"

// maxLiteral bounds a text that is read.
const maxLiteral = 400

// readText reads an expression that makes a text: literals, their interpolations and concatenations with other values, each of which is a
// hole. rest is what follows. ok is false when no literal is in it.
func readText(text, language string) (template, rest string, ok bool) {
	var b strings.Builder
	limit := min(len(text), 4*maxLiteral)
	i, depth := 0, 0
	format := false
	pending := false // a value that is not a literal was read
	flush := func() {
		if pending && !strings.HasSuffix(b.String(), hole) {
			b.WriteString(hole)
		}
		pending = false
	}
loop:
	for i < limit && b.Len() < maxLiteral {
		c := text[i]
		switch {
		case c == '"' || c == '\'' || c == '`':
			prefix := byte(0)
			if i > 0 {
				prefix = text[i-1]
			}
			if isLetter(prefix) || prefix == '$' || prefix == '@' { // f"", r"", $"": the letter is no value
				pending = pending && i > 1 && isLetter(text[i-2])
			}
			flush()
			end, literal := literalAt(text[i:limit], language, prefix)
			if end < 0 {
				return "", "", false
			}
			if format {
				literal = formatted(literal)
				b.Reset() // what is in front names the formatter
			}
			b.WriteString(literal)
			i += end
			ok = true
			if format {
				for d := 1; i < limit && d > 0; i++ { // what is put in
					switch text[i] {
					case '(':
						d++
					case ')':
						d--
					}
				}
				format = false
			}
			continue
		case c == '(':
			before := text[:i]
			if !ok && (strings.HasSuffix(before, "Sprintf") || strings.HasSuffix(before, "format!") || strings.HasSuffix(before, "String.format") || strings.HasSuffix(before, "sprintf")) {
				format, pending = true, false
			} else {
				depth++
				pending = true
			}
		case c == ')' || c == ']' || c == '}':
			if depth == 0 {
				break loop
			}
			depth--
		case (c == ',' || c == ';') && depth == 0 && !format, c == '\n' && ok && depth == 0 && !strings.HasSuffix(strings.TrimRight(text[:i], " \t"), "+"):
			break loop
		case c == '+' || c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '&':
			if c == '+' {
				flush()
			}
		case c == '=' || c == '{':
			if depth == 0 && !ok {
				return "", "", false // an option or an object
			}
			break loop
		default:
			if !format && depth == 0 {
				if ok && strings.HasSuffix(text[:i], " ") && !strings.HasSuffix(strings.TrimRight(text[:i], " \t\n"), "+") {
					break loop // another word follows the text
				}
				pending = true
			}
		}
		i++
	}
	flush()
	return b.String(), text[i:], ok
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }

// literalAt reads the literal that a text begins with: how long it is, and what it says with holes for what is interpolated.
func literalAt(text, language string, prefix byte) (end int, literal string) {
	quote := text[0]
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		c := text[i]
		switch {
		case c == quote:
			return i + 1, b.String()
		case c == '\\' && i+1 < len(text) && !(quote == '`' && language == "go"):
			i++
			b.WriteByte(text[i])
			continue
		case c == '\n' && quote != '`':
			return -1, ""
		case interpolates(text[i:], language, quote, prefix):
			open := strings.IndexByte(text[i:], '{')
			if c == '$' && (open < 0 || open > 1) { // $name
				for i++; i < len(text) && (isLetter(text[i]) || text[i] >= '0' && text[i] <= '9'); i++ {
				}
				i--
				b.WriteString(hole)
				continue
			}
			depth := 0
			for ; i < len(text); i++ {
				if text[i] == '{' {
					depth++
				} else if text[i] == '}' {
					if depth--; depth == 0 {
						break
					}
				}
			}
			b.WriteString(hole)
			continue
		}
		b.WriteByte(c)
	}
	return -1, ""
}

// interpolates reports whether a value is put in where a text begins.
func interpolates(text, language string, quote, prefix byte) bool {
	switch language {
	case "python":
		return text[0] == '{' && (prefix == 'f' || prefix == 'F')
	case "csharp":
		return text[0] == '{' && prefix == '$'
	case "ruby", "elixir":
		return strings.HasPrefix(text, "#{") && quote == '"'
	case "kotlin", "scala":
		return text[0] == '$' && quote == '"'
	case "php":
		return quote == '"' && (text[0] == '$' || strings.HasPrefix(text, "{$"))
	case "typescript", "tsx", "javascript", "jsx", "vue", "svelte":
		return quote == '`' && strings.HasPrefix(text, "${")
	}
	return false
}

// formatted puts holes for the verbs of a format.
func formatted(s string) string {
	return formatVerb.ReplaceAllString(s, hole)
}

var formatVerb = lazyregexp.New(`%[-+#0]*\d*(?:\.\d+)?[a-zA-Z]|\{[^{}/]*\}`)
