package secret

import (
	"bytes"
	"regexp"
	"sync"
)

// longestManifest bounds how far around its kind the data of a Kubernetes secret is looked for.
const longestManifest = 8 << 10

var manifests = sync.OnceValue(func() (re struct{ kind, data, entry, empty, object, field *regexp.Regexp }) {
	re.kind = regexp.MustCompile(`\A"?kind[ "]{0,4}:[ \t"']{0,8}(?i:secret)[ \t\r"']{0,8}(?:[#,}\n]|$)`)
	re.data = regexp.MustCompile(`(?m)^[ \t]*(?:data|stringData):[ \t\r]*\n`)
	re.entry = regexp.MustCompile(`\A[ \t]+["']?[\w.-]+["']?:[ \t]*(?:[|>][+-]?[ \t\r]*\n\s*)?["']?(?:([A-Za-z0-9+/]{8,}={0,3})(?:["'\s]|$)|.)`)
	re.empty = regexp.MustCompile(`\A[ \t\r]*(?:#[^\n]*)?\n`)
	re.object = regexp.MustCompile(`"(?:data|stringData)\s{0,4}"\s{0,4}:\s*\{([^{}]*)\}`)
	re.field = regexp.MustCompile(`"[\w.-]+\s{0,4}"\s{0,4}:\s*"([A-Za-z0-9+/]{8,}={0,3})\s{0,4}"`)
	return re
})

// manifest hides the values in the manifest of a Kubernetes secret, in YAML and in JSON: what is under data.
func manifest(text []byte, at int, hide func(from, to int)) (next int) {
	re := manifests()
	if !re.kind.Match(text[at:min(len(text), at+100)]) {
		return 0
	}
	separator := []byte("\n---")
	if text[at] == '"' {
		separator = []byte(`"kind`)
	}
	from, to := max(0, at-longestManifest), min(len(text), at+longestManifest)
	if i := bytes.LastIndex(text[from:at], separator); i >= 0 {
		from += i
	}
	if i := bytes.Index(text[at+1:to], separator); i >= 0 {
		to = at + 1 + i
	}
	for _, m := range re.object.FindAllSubmatchIndex(text[from:to], -1) {
		for _, value := range re.field.FindAllSubmatchIndex(text[from+m[2]:from+m[3]], -1) {
			hide(from+m[2]+value[2], from+m[2]+value[3])
		}
	}
	for _, m := range re.data.FindAllIndex(text[from:to], -1) {
		for line := from + m[1]; line < to; {
			if m := re.entry.FindSubmatchIndex(text[line:to]); m != nil {
				if m[2] >= 0 {
					hide(line+m[2], line+m[3])
				}
				line += m[1]
			} else if !re.empty.Match(text[line:to]) {
				break
			}
			if i := bytes.IndexByte(text[line:], '\n'); i >= 0 {
				line += i + 1
			} else {
				line = len(text)
			}
		}
	}
	return to // what is up to there was looked at
}
