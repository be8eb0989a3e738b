package relate

import "strings"

// findTargets finds the folders of modules. Of two of one name the first by path counts.
func (p *Project) findTargets() map[string]string {
	targets := map[string]string{}
	for _, f := range p.files.All() {
		if name, dir := swiftTarget(*f); name != "" && targets[name] == "" {
			targets[name] = dir
		}
	}
	return targets
}

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
