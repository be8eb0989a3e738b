package parse

import "testing"

func TestJavaGolden(t *testing.T) { testGolden(t, "java", "java") }

func TestCGolden(t *testing.T) { testGolden(t, "c", "c") }

func TestCPPGolden(t *testing.T) { testGolden(t, "cpp", "cpp") }
