package parse

import "testing"

func TestPythonGolden(t *testing.T) { testGolden(t, "python", "python") }
