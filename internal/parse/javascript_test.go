package parse

import (
	"testing"
)

// The four languages that walkJavaScript reads, by the folder of their files in testdata/javascript.
var javaScripts = []string{"typescript", "tsx", "javascript", "jsx"}

func TestJavaScript(t *testing.T) {
	for _, language := range javaScripts {
		t.Run(language, func(t *testing.T) { testGolden(t, language, "javascript/"+language) })
	}
}
