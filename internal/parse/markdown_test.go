package parse

import "testing"

func TestMarkdownGolden(t *testing.T) { testGolden(t, "markdown", "markdown") }
