package facts

// PredeclaredGoType reports whether a Go type needs no declaration.
func PredeclaredGoType(name string) bool {
	switch name {
	case "any", "bool", "byte", "comparable", "complex64", "complex128", "error", "float32", "float64", "int",
		"int8", "int16", "int32", "int64", "rune", "string", "uint", "uint8", "uint16", "uint32", "uint64", "uintptr":
		return true
	}
	return false
}

// PredeclaredPython reports whether a name is a builtin function, type, exception or constant of Python.
func PredeclaredPython(name string) bool {
	switch name {
	case "abs", "aiter", "all", "anext", "any", "ascii", "bin", "bool", "breakpoint", "bytearray", "bytes", "callable",
		"chr", "classmethod", "compile", "complex", "delattr", "dict", "dir", "divmod", "enumerate", "eval", "exec",
		"filter", "float", "format", "frozenset", "getattr", "globals", "hasattr", "hash", "help", "hex", "id", "input",
		"int", "isinstance", "issubclass", "iter", "len", "list", "locals", "map", "max", "memoryview", "min", "next",
		"object", "oct", "open", "ord", "pow", "print", "property", "range", "repr", "reversed", "round", "set",
		"setattr", "slice", "sorted", "staticmethod", "str", "sum", "super", "tuple", "type", "vars", "zip",
		"NotImplemented", "Ellipsis", "__file__", "__name__", "__doc__", "__import__", "__debug__", "_",
		"ArithmeticError", "AssertionError", "AttributeError", "BaseException", "BaseExceptionGroup", "BlockingIOError",
		"BrokenPipeError", "BufferError", "BytesWarning", "ChildProcessError", "ConnectionAbortedError", "ConnectionError",
		"ConnectionRefusedError", "ConnectionResetError", "EncodingWarning", "EnvironmentError", "FloatingPointError",
		"ImportWarning", "IndentationError", "IsADirectoryError", "ProcessLookupError", "SyntaxWarning", "TabError",
		"UnicodeTranslateError", "UnicodeWarning", "DeprecationWarning", "EOFError",
		"Exception", "ExceptionGroup", "FileExistsError", "FileNotFoundError", "FutureWarning", "GeneratorExit",
		"IOError", "ImportError", "IndexError", "InterruptedError", "KeyError", "KeyboardInterrupt", "LookupError",
		"MemoryError", "ModuleNotFoundError", "NameError", "NotADirectoryError", "NotImplementedError", "OSError",
		"OverflowError", "PendingDeprecationWarning", "PermissionError", "RecursionError", "ReferenceError",
		"ResourceWarning", "RuntimeError", "RuntimeWarning", "StopAsyncIteration", "StopIteration", "SyntaxError",
		"SystemError", "SystemExit", "TimeoutError", "TypeError", "UnboundLocalError", "UnicodeDecodeError",
		"UnicodeEncodeError", "UnicodeError", "UserWarning", "ValueError", "Warning", "ZeroDivisionError":
		return true
	}
	return false
}

// PredeclaredScript reports whether a name is a global or type of the language and its usual hosts. A file that
// declares or imports the name means its own.
func PredeclaredScript(name string) bool {
	switch name {
	case "Array", "ArrayBuffer", "BigInt", "Boolean", "Buffer", "DataView", "Date", "Error", "EvalError", "Function",
		"Infinity", "Intl", "JSON", "Map", "Math", "NaN", "Number", "Object", "Promise", "Proxy", "RangeError",
		"ReferenceError", "Reflect", "RegExp", "Set", "String", "Symbol", "SyntaxError", "TypeError", "URIError",
		"Uint8Array", "WeakMap", "WeakRef", "WeakSet",
		"arguments", "clearImmediate", "clearInterval", "clearTimeout", "console", "decodeURIComponent",
		"encodeURIComponent", "exports", "globalThis", "isFinite", "isNaN", "module", "parseFloat", "parseInt",
		"process", "queueMicrotask", "require", "setImmediate", "setInterval", "setTimeout", "structuredClone",
		"document", "window", "__dirname", "__filename",
		"boolean", "number", "string", "symbol",
		"ArrayLike", "AsyncGenerator", "AsyncIterable", "AsyncIterableIterator", "AsyncIterator", "Awaited",
		"Capitalize", "ConstructorParameters", "Exclude", "Extract", "Generator", "InstanceType", "Iterable",
		"IterableIterator", "Iterator", "Lowercase", "NoInfer", "NonNullable", "Omit", "Parameters", "Partial", "Pick",
		"PromiseLike", "PropertyKey", "Readonly", "ReadonlyArray", "ReadonlyMap", "ReadonlySet", "Record", "Required",
		"ReturnType", "ThisType", "Uncapitalize", "Uppercase":
		return true
	}
	return false
}
