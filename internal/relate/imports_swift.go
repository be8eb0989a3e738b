package relate

import "strings"

// swiftTarget returns the module a Swift file belongs to and its folder, when it is where packages have their
// sources.
func swiftTarget(f FileInfo) (name, dir string) {
	if !languageOf(f.Language).targets {
		return "", ""
	}
	before, after, ok := strings.Cut("/"+f.Path, "/Sources/")
	name, _, below := strings.Cut(after, "/")
	if !ok || !below {
		return "", ""
	}
	return name, strings.TrimPrefix(before+"/Sources/"+name, "/")
}
