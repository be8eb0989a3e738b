package parse

import "testing"

func TestJavaGolden(t *testing.T) { testGolden(t, "java", "java") }

func TestCGolden(t *testing.T) { testGolden(t, "c", "c") }

func TestRustGolden(t *testing.T) { testGolden(t, "rust", "rust") }

func TestSwiftGolden(t *testing.T) { testGolden(t, "swift", "swift") }

func TestZigGolden(t *testing.T) { testGolden(t, "zig", "zig") }

func TestCPPGolden(t *testing.T)     { testGolden(t, "cpp", "cpp") }
func TestRubyGolden(t *testing.T)    { testGolden(t, "ruby", "ruby") }
func TestCSharpGolden(t *testing.T)  { testGolden(t, "csharp", "csharp") }
func TestPHPGolden(t *testing.T)     { testGolden(t, "php", "php") }
func TestElixirGolden(t *testing.T)  { testGolden(t, "elixir", "elixir") }
func TestLuaGolden(t *testing.T)     { testGolden(t, "lua", "lua") }
func TestHaskellGolden(t *testing.T) { testGolden(t, "haskell", "haskell") }
func TestBashGolden(t *testing.T)    { testGolden(t, "bash", "bash") }

func TestScalaGolden(t *testing.T)  { testGolden(t, "scala", "scala") }
func TestKotlinGolden(t *testing.T) { testGolden(t, "kotlin", "kotlin") }

func TestVueGolden(t *testing.T)    { testGolden(t, "vue", "vue") }
func TestSvelteGolden(t *testing.T) { testGolden(t, "svelte", "svelte") }

func TestDartGolden(t *testing.T) { testGolden(t, "dart", "dart") }

func TestSQLGolden(t *testing.T) { testGolden(t, "sql", "sql") }

func TestNotebookGolden(t *testing.T) { testGolden(t, "notebook", "notebook") }

func TestHCLGolden(t *testing.T)   { testGolden(t, "terraform", "terraform") }
func TestProtoGolden(t *testing.T) { testGolden(t, "protobuf", "protobuf") }
