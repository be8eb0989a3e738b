package sqlite

import "slices"

// resolutions are stored as the letter of their place here. Others are stored in words, as all were before schema 11. New ones are added at the end.
var resolutions = [...]string{
	"import", "scope", "package", "receiver type", "inferred type", "inherited", "method set", "external", "unresolved", "unique name",
	"path", "end of a path", "file name", "name", "qualified name", "name of a member", "name in text", "nearest name", "one of several", "ambiguous",
	"linked", "no such file", "no such member",
}

// resolutionCode is the stored form of a resolution.
func resolutionCode(name string) string {
	if i := slices.Index(resolutions[:], name); i >= 0 {
		return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i : i+1]
	}
	return name
}

// resolutionName is the resolution of a stored form.
func resolutionName(code string) string {
	if len(code) == 1 {
		if i := int(code[0]) - 'A'; 0 <= i && i < len(resolutions) {
			return resolutions[i]
		}
	}
	return code
}
