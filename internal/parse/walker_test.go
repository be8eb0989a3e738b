package parse

import "testing"

func TestJavaGolden(t *testing.T) { testGolden(t, "java", "java") }

func TestCGolden(t *testing.T) { testGolden(t, "c", "c") }

func TestRustGolden(t *testing.T) { testGolden(t, "rust", "rust") }

func TestCPPGolden(t *testing.T)    { testGolden(t, "cpp", "cpp") }
func TestRubyGolden(t *testing.T)   { testGolden(t, "ruby", "ruby") }
func TestCSharpGolden(t *testing.T) { testGolden(t, "csharp", "csharp") }
func TestPHPGolden(t *testing.T)    { testGolden(t, "php", "php") }
func TestElixirGolden(t *testing.T) { testGolden(t, "elixir", "elixir") }
