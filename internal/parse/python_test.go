package parse

import "testing"

func TestPythonGolden(t *testing.T) { testGolden(t, "python", "python") }

func TestPythonTypes(t *testing.T) {
	for _, tt := range []struct{ annotation, want string }{
		{"int", "int"},
		{"None", ""},
		{"Any", ""},
		{"a.b.C", "a.b.C"},
		{"Self", "Outer.Inner"},
		{"Optional[Foo]", "Foo"},
		{"typing.Optional[Foo]", "Foo"},
		{"Foo | None", "Foo"},
		{"None | Foo", "Foo"},
		{"Union[None, A, B]", "A"},
		{`"Foo"`, "Foo"},
		{`"Optional[a.Foo]"`, "a.Foo"},
		{`List["Foo"]`, "[]Foo"},
		{"list[list[Foo]]", "[][]Foo"},
		{"Dict[str, List[Foo]]", "[][]Foo"},
		{"AsyncIterator[Foo]", "[]Foo"},
		{"Generator[Foo, None, Bar]", "[]Foo"},
		{"Coroutine[Any, Any, Foo]", "Foo"},
		{"Awaitable[Optional[Foo]]", "Foo"},
		{"Type[Foo]", "()Foo"},
		{"Annotated[Foo, Depends(get, x=[1, 2])]", "Foo"},
		{"ClassVar[Final[Foo]]", "Foo"},
		{"Callable[..., Foo]", "()Foo"},
		{"Callable[[int, Callable[[], str]], list[Foo]]", "()[]Foo"},
		{"Tuple[A, List[B]]", "A,[]B"},
		{"tuple[A, ...]", "[]A"},
		{"list[tuple[A, B]]", ""},
		{"Literal['a', 'b']", ""},
		{"Box[int, str]", "Box"},
		{"*Ts", "Ts"},
		{"3 + x", ""},
		{"List[", ""},
		{`"Foo`, ""},
		{"[[[", ""},
		{"A | 'B' | ]", "A"},
	} {
		if got := pyTypeExpr(tt.annotation, "Outer.Inner"); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.annotation, got, tt.want)
		}
	}
}

func TestPythonDocstrings(t *testing.T) {
	for _, tt := range []struct{ literal, want string }{
		{`"one"`, "one"},
		{`r'''one'''`, "one"},
		{"\"\"\"One.\n\n    Two.\n      Three.\n    \"\"\"", "One.\n\nTwo.\n  Three."},
		{"\"\"\"\n\tOne.\r\n\tTwo.\"\"\"", "One.\nTwo."},
		{`""`, ""},
	} {
		if got := cleanDocstring(stringContent(tt.literal)); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.literal, got, tt.want)
		}
	}
}
