package walk

import "strings"

var (
	keyFolders = map[string]*rule{
		".ssh":   builtInRule(".ssh/"),
		".gnupg": builtInRule(".gnupg/"),
		".aws":   builtInRule(".aws/"),
	}
	keyNames = map[string]*rule{
		".netrc":               builtInRule(".netrc"),
		"_netrc":               builtInRule("_netrc"),
		".npmrc":               builtInRule(".npmrc"),
		".yarnrc":              builtInRule(".yarnrc"),
		".pypirc":              builtInRule(".pypirc"),
		".pgpass":              builtInRule(".pgpass"),
		".htpasswd":            builtInRule(".htpasswd"),
		".git-credentials":     builtInRule(".git-credentials"),
		".dockercfg":           builtInRule(".dockercfg"),
		"credentials":          builtInRule("credentials"),
		"credentials.json":     builtInRule("credentials.json"),
		"service-account.json": builtInRule("service-account.json"),
	}
	keyExtensions = map[string]*rule{
		".pem":      builtInRule("*.pem"),
		".key":      builtInRule("*.key"),
		".p12":      builtInRule("*.p12"),
		".pfx":      builtInRule("*.pfx"),
		".pkcs12":   builtInRule("*.pkcs12"),
		".jks":      builtInRule("*.jks"),
		".keystore": builtInRule("*.keystore"),
		".ppk":      builtInRule("*.ppk"),
		".kdbx":     builtInRule("*.kdbx"),
	}
	sshKeys = []*rule{
		builtInRule("id_rsa*"), builtInRule("id_dsa*"), builtInRule("id_ecdsa*"), builtInRule("id_ed25519*"),
	}
)

// secretRule returns the rule for files that hold keys or passwords. Nothing brings them in: what is indexed may
// end in a prompt. It goes by name; secrets inside ordinary files are for who reads them to find.
func secretRule(name string, dir bool) *rule {
	if dir {
		return keyFolders[name]
	}
	if hasUpper(name) {
		name = strings.ToLower(name)
	}
	if r := keyNames[name]; r != nil {
		return r
	}
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		if r := keyExtensions[name[dot:]]; r != nil {
			return r
		}
	}
	if !strings.HasPrefix(name, "id_") || IsCode(LanguageOf(name)) {
		return nil
	}
	for _, r := range sshKeys {
		if strings.HasPrefix(name, r.literal) {
			return r
		}
	}
	return nil
}

func hasUpper(s string) bool {
	for i := range len(s) {
		if 'A' <= s[i] && s[i] <= 'Z' {
			return true
		}
	}
	return false
}

// HoldsKeys reports whether a path, relative to the root and with forward slashes, is that of a file nobody may read into
// a prompt, no matter the caller: it goes by the names of the file and of the folders it is in.
func HoldsKeys(path string) bool {
	parts := strings.Split(path, "/")
	for i, name := range parts {
		if name != "" && secretRule(name, i+1 < len(parts)) != nil {
			return true
		}
	}
	return false
}
