package walk

import (
	"bytes"
	"path"
	"strings"
)

// binaryExtensions are those of files that never hold text, so that they need not be opened.
var binaryExtensions = setOf(`
	.png .jpg .jpeg .gif .bmp .ico .icns .webp .avif .heic .tif .tiff .psd .xcf .svgz
	.mp3 .mp4 .m4a .m4v .mov .avi .mkv .webm .ogg .oga .ogv .wav .flac .aac .aiff .wma .wmv
	.zip .gz .tgz .bz2 .tbz .xz .txz .zst .lz4 .7z .rar .tar .jar .war .ear .whl .egg .gem .nupkg .apk .ipa
	.deb .rpm .dmg .iso .img .msi .cab .crx .xpi
	.exe .dll .so .dylib .lib .o .obj .ko .pdb .class .pyc .pyo .pyd .wasm .beam .elc .hi .nib
	.woff .woff2 .ttf .otf .eot .doc .docx .xls .xlsx .ppt .pptx .odt .ods .odp .epub
	.bin .der .cer .bson .db .sqlite .sqlite3 .mdb .parquet .arrow .feather .npy .npz .pkl .pickle .h5 .hdf5 .onnx .pt .pth
	.safetensors .gguf .tflite .ckpt .swf .blend .fbx .glb .ds_store`)

func isBinaryName(name string) bool {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return false
	}
	ext := name[dot:]
	if hasUpper(ext) {
		ext = strings.ToLower(ext)
	}
	return binaryExtensions()[ext]
}

// IsBinary reports whether content is not text by git's rule: there is a NUL in its first 8000 bytes. Text in
// UTF-16 is binary by that rule, and is called so even where a byte order mark is all there is of it.
func IsBinary(content []byte) bool {
	if bytes.HasPrefix(content, []byte{0xff, 0xfe}) || bytes.HasPrefix(content, []byte{0xfe, 0xff}) {
		return true
	}
	return bytes.IndexByte(content[:min(len(content), 8000)], 0) >= 0
}

// IsVendored reports whether a path is in a folder of other people's code.
func IsVendored(file string) bool {
	return strings.HasPrefix(file, "deps/") || anyFolder(file, func(name string) bool {
		switch name {
		case "vendor", "_vendor", "vendored", "third_party", "third-party", "thirdparty", "3rdparty",
			"node_modules", "bower_components", "site-packages", "Godeps", "Pods", "Carthage":
			return true
		}
		return false
	})
}

// IsTest reports whether a path is of a test or of what tests work on.
func IsTest(file string) bool {
	name := path.Base(file)
	return isTestName(name) || anyFolder(file, func(folder string) bool {
		switch folder {
		case "test", "tests", "Test", "Tests", "__tests__", "__mocks__", "__snapshots__", "__fixtures__",
			"testdata", "androidTest", "e2e":
			return true
		case "spec", "specs":
			return isSpecLanguage(LanguageOf(name))
		}
		return isTestFolder(folder)
	})
}

// isTestFolder reports whether a folder is called after tests and something else: jvmTest, integration-tests,
// cargo-test-support.
func isTestFolder(name string) bool {
	if stem, ok := strings.CutSuffix(name, "Test"); ok && stem != "" && !hasUpper(stem[:1]) {
		return true
	}
	parts := strings.FieldsFunc(name, func(r rune) bool { return r == '-' || r == '_' })
	for i, part := range parts {
		switch last := i == len(parts)-1; {
		case i > 0 && last && (part == "test" || part == "tests"):
			return true
		case !last && (part == "test" || part == "testing"):
			switch parts[i+1] {
			case "support", "utils", "util", "helpers", "fixtures", "resources", "data":
				return true
			}
		}
	}
	return false
}

// isSpecLanguage reports whether "spec" means test in a language; elsewhere it is as often a specification.
func isSpecLanguage(language string) bool {
	switch language {
	case "ruby", "javascript", "jsx", "typescript", "tsx", "lua", "crystal":
		return true
	}
	return false
}

func isTestName(name string) bool {
	stem, rest, _ := strings.Cut(name, ".")
	inner, _, more := strings.Cut(rest, ".")
	if more && (inner == "test" || inner == "spec" || inner == "tests" || inner == "cy") {
		return true
	}
	switch language := LanguageOf(name); language {
	case "go", "c", "cpp", "elixir", "rust", "dart", "zig":
		return hasEnd(stem, "_test", "_tests")
	case "python":
		return strings.HasPrefix(stem, "test_") || hasEnd(stem, "_test", "_tests") || stem == "conftest" || stem == "tests"
	case "ruby", "lua", "crystal":
		return hasEnd(stem, "_test", "_spec") || strings.HasPrefix(stem, "test_") || stem == "spec_helper"
	case "java", "kotlin", "groovy", "scala", "csharp", "fsharp", "swift", "php", "haskell":
		return hasEnd(stem, "Test", "Tests", "Spec", "TestSuite", "TestCase") || language == "scala" && hasEnd(stem, "Suite")
	case "bash":
		return strings.HasSuffix(name, ".bats") || hasEnd(stem, "_test")
	}
	return false
}

// hasEnd reports whether a name ends in one of the words.
func hasEnd(name string, words ...string) bool {
	for _, word := range words {
		if strings.HasSuffix(name, word) {
			return true
		}
	}
	return false
}

// anyFolder reports whether test holds for the name of a folder the file is in.
func anyFolder(file string, test func(name string) bool) bool {
	for {
		name, rest, more := strings.Cut(file, "/")
		if !more {
			return false
		}
		if test(name) {
			return true
		}
		file = rest
	}
}
