package secret

import (
	"bytes"
	"encoding/base64"
	"regexp"
	"strings"
	"unicode/utf8"
)

// ownVersion changes with the formats of this package.
const ownVersion = "3"

// What follows a name, as gitleaks has it, and with more blanks: the rest of the name, an operator and a quote; and what ends a secret.
const (
	assigned = `(?:[ \t\w.-]{0,20})[\s'"]{0,8}(?:=|>|:{1,3}=|\|\||:|=>|\?=|,)[\x60'"\s=>]{0,16}`
	ends     = `(?:[\x60'"\s;]|\\[nr]|$)`
)

// prefixed are the formats that a prefix tells, as their issuers document them, with what follows it. They count wherever the
// prefix is: behind a name and an underscore, or an escape in an address. (Those of gitleaks want a border, or a fixed length.)
var prefixed = []struct{ prefix, rest string }{
	{"ghp_", `[A-Za-z0-9]{36,}`}, {"gho_", `[A-Za-z0-9]{36,}`}, {"ghu_", `[A-Za-z0-9]{36,}`}, {"ghs_", `[A-Za-z0-9]{36,}`}, {"ghr_", `[A-Za-z0-9]{36,}`},
	{"github_pat_", `[\w-]{40,}`},
	{"glpat-", `[\w.-]{20,}`}, {"glrt-", `[\w.-]{20,}`}, {"glrtr-", `[\w.-]{20,}`}, {"glcbt-", `[\w.-]{20,}`}, {"glwt-", `[\w-]{20,}`}, // GitLab
	{"whsec_", `[A-Za-z0-9+/]{24,}={0,2}`},                                                                                      // Stripe
	{"xoxb-", `[\w-]{20,}`}, {"xoxp-", `[\w-]{20,}`}, {"xoxa-", `[\w-]{20,}`}, {"xoxs-", `[\w-]{20,}`}, {"xoxr-", `[\w-]{20,}`}, // Slack
	{"xoxe-", `[\w-]{20,}`}, {"xoxe.xox", `[bp]-[\w-]{20,}`}, {"xapp-", `\d-[\w-]{20,}`},
	{"GOCSPX-", `[\w-]{28,}`}, {"ya29.", `[\w-]{20,}`}, // Google
	{"npm_", `[A-Za-z0-9]{36,}`},
	{"pypi-AgE", `[\w-]{40,}`},
	{"hf_", `[A-Za-z0-9]{34,}`},
	{"SG.", `[\w-]{20,24}\.[\w-]{39,50}`},                                                 // SendGrid
	{"dop_v1_", `[a-f0-9]{64}`}, {"doo_v1_", `[a-f0-9]{64}`}, {"dor_v1_", `[a-f0-9]{64}`}, // DigitalOcean
	{"lin_api_", `[A-Za-z0-9]{32,}`}, {"lin_oauth_", `[A-Za-z0-9]{32,}`}, // Linear
	{"AGE-SECRET-KEY-PQ-1", `[A-Z0-9]{50,}`},
	{"ctxs_", `\d{1,19}_[a-z2-7]{12}_[A-Z2-7]{26}`}, {"ctxl_", `[A-Z2-7]{26}`}, // ours: of a team's server, and of the server of a machine
}

// Base64 of the first line of a private key, from where its kind is written.
const key64 = `LS0tLS1CRUdJTi(?:BSU0EgUFJJVkFURSBLRVkt|BQUklWQVRFIEtFWS0t|BFQyBQUklWQVRFIEtFWS0t|BEU0EgUFJJVkFURSBLRVkt|BPUEVOU1NIIFBSSVZBVEUgS0VZL|BFTkNSWVBURUQgUFJJVkFURSBLRVkt)`

// formats returns the formats that this package knows by itself.
func formats() []format {
	all := []format{
		{kind: "private key", words: []string{"PRIVATE KEY"}, at: privateKey},
		{kind: "private key", words: []string{"Private-Lines: "}, at: puttyKey},
		{kind: "private key", words: []string{"LS0tLS1CRUdJTi"}, expr: key64 + `([A-Za-z0-9+/]{64,}={0,2})`},
		{kind: "password in a URL", words: []string{"://", `:\/\/`}, at: passwordInURL},
		{kind: "password in a URL", words: []string{"@tcp(", "@unix("}, at: passwordInDSN},
		{kind: "eyJ", words: []string{"eyJ"}, at: webToken},
		{kind: "Vault token", words: []string{"hvs.", "hvb.", "hvr."}, border: true, expr: `hv[sbr]\.([\w-]{24,})`, check: mixed},
		{kind: "Vault token", words: []string{"s."}, border: true, expr: `s\.([A-Za-z0-9]{24})` + ends, entropy: 3.5, check: numbered},
		{kind: "Facebook token", words: []string{"facebook"}, fold: true, expr: `(?i)facebook(?:` + assigned + `|[^\w\n]{1,5})(\d{15,16}[|%][0-9a-z_-]{27,40})`, entropy: 3},
		{kind: "AKIA", words: []string{"AKIA"}, border: true, expr: `AKIA([A-Z0-9]{16,})`}, // Amazon
		{kind: "AKIA", words: []string{"AKIA"}, expr: `AKIA([A-Z2-7]{16})\b`, entropy: 3, named: true},
		{kind: "ASIA", words: []string{"ASIA"}, border: true, expr: `ASIA([A-Z0-9]{16,})`, named: true},
		{kind: "ASIA", words: []string{"ASIA"}, expr: `ASIA([A-Z2-7]{16})\b`, entropy: 3, named: true},
		{kind: "Stripe key", words: []string{"sk_live_", "rk_live_", "sk_test_", "rk_test_"}, border: true, expr: `[sr]k_(?:live|test)_(\w{16,})`, check: random},
		{kind: "bedrock-api-key-", words: []string{"bedrock-api-key-"}, expr: `bedrock-api-key-(YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-z0-9+/]*={0,2})`},
		{kind: "Terraform password", words: []string{"administrator_login_password"}, fold: true, named: true, expr: `(?i)administrator_login_password` + assigned + `([a-z0-9=_\-]{8,20})\s{0,4}"`},
		{kind: "sk-", words: []string{"sk-"}, border: true, expr: `sk-([\w-]{32,})`, check: mixed}, // OpenAI, Anthropic and others
		{kind: "AWS secret key", words: []string{"secret"}, fold: true, expr: `(?i)secret[_-]?(?:access)?[_-]?key` + assigned + `([A-Za-z0-9/+]{40})(?:[^A-Za-z0-9/+=]|$)`, check: mixedCase},
		{kind: "AWS session token", words: []string{"session_token", "sessiontoken", "session-token", "security_token", "security-token", "securitytoken"}, fold: true,
			expr: `(?i)(?:session|security)[_-]?token` + assigned + `([A-Za-z0-9/+=%]{100,})`, check: mixedCase},
		{kind: "Slack webhook", words: []string{"hooks.slack.com/", "hooks.slack-gov.com/"}, fold: true, expr: `(?i)hooks\.slack(?:-gov)?\.com/(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,})`, check: random},
		{kind: "Discord webhook", words: []string{"/api/webhooks/"}, expr: `/api/webhooks/\d{16,20}/([\w-]{50,})`},
		{kind: "Discord token", words: []string{"discord", "token", "bot"}, fold: true, expr: `(?i)(?:discord|token|bot)(?:` + assigned + `|\s+)([MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,40})`, check: mixedCase},
		{kind: "Teams webhook", words: []string{".webhook.office.com/webhookb2/"}, fold: true, expr: `(?i)\.webhook\.office\.com/webhookb2/([a-z0-9@-]{60,}/IncomingWebhook/[a-z0-9-]{20,}/[a-z0-9/-]{20,})`},
		{kind: "Telegram token", words: []string{":AA"}, back: 8, expr: `\d{8}:AA([\w-]{33,})`, check: mixedCase},
		{kind: "Twilio key", words: []string{"SK"}, border: true, expr: `SK([0-9a-fA-F]{32})(?:[^\w]|$)`, entropy: 3},
		{kind: "Terraform token", words: []string{".atlasv1."}, back: 14, expr: `[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,}`},
		{kind: "MaxMind key", words: []string{"_mmk"}, back: 36, expr: `[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk`},
		{kind: "Azure client secret", words: []string{"Q~"}, back: 4, border: true, expr: `[\w~.]{3}\dQ~[\w~.-]{31,34}(?:$|[^\w~.-])`, entropy: 3, check: mixedCase},
		{kind: "Azure key", words: []string{"AccountKey=", "SharedAccessKey="}, fold: true, expr: `(?i)(?:AccountKey|SharedAccessKey)=([A-Za-z0-9+/%]{40,}(?:={1,2}|%3D){0,2})`, check: mixedCase, except: `^Eby8vdM02xNOcqFlqUwJPLlm`}, // the key of the emulator
		{kind: "Azure signature", words: []string{"sig="}, border: true, expr: `sig=([A-Za-z0-9%+/]{43,70}(?:%3[Dd]|=))`, check: mixedCase},
		{kind: "npm token", words: []string{"_authToken"}, expr: `_authToken["'\s]{0,8}[=:]["'\s]{0,8}([^\s"'$&;]{8,})`, named: true},
		{kind: "npm password", words: []string{"_auth", ":_password"}, expr: `(?:_auth|:_password)\s{0,3}=\s{0,3}["']?([A-Za-z0-9+/]{8,}={0,2})(?:[\s"']|$)`, check: decodes},
		{kind: "client-key-data", words: []string{"client-key-data"}, expr: `client-key-data["'\s]{0,8}:["'\s]{0,8}([A-Za-z0-9+/]{40,}={0,2})`},
		{kind: "Docker password", words: []string{`"auth`}, expr: `"auth\s{0,4}"\s{0,4}:\s{0,8}"([A-Za-z0-9+/]{8,}={0,2})\s{0,4}"`, check: pair},
		{kind: "Authorization", words: []string{"authorization"}, fold: true, expr: `(?i)authorization["'\x60\s\]]{0,8}(?:=|:|,|\))?["'\x60\s]{0,8}basic\s{1,3}([A-Za-z0-9+/]{4,}={0,2})`, check: pair},
		{kind: "Authorization", words: []string{"authorization"}, fold: true, expr: `(?i)authorization["'\x60\s\]]{0,8}(?:=|:|,|\))?["'\x60\s]{0,8}(?:bearer|token|apikey|api-key)\s{1,3}([\w=~@.+/-]{16,})`, named: true, entropy: 3},
		{kind: "curl", words: []string{"-u", "-U", "--user", "--proxy-user"}, at: curlUser},
		{kind: "curl", words: []string{"-H", "--header"}, at: curlHeader},
		{kind: "Kubernetes secret", words: []string{"kind:", `"kind`}, at: manifest},
		{kind: "CTX_SYS_TEAM_KEY", words: []string{"CTX_SYS_TEAM_KEY"}, expr: `CTX_SYS_TEAM_KEY["'\s]{0,8}[=:]["'\s]{0,8}([A-Za-z0-9+/]{43}=)`, check: mixedCase},
		{kind: "CTX_SYS_TEAM_SECRET", words: []string{"CTX_SYS_TEAM_SECRET_"}, expr: `CTX_SYS_TEAM_SECRET_[A-Z0-9_]{1,80}["'\s]{0,8}[=:]["'\s]{0,8}([^\s"'$&;]{8,})`, named: true},
		{kind: "NuGet password", words: []string{"<add key="}, fold: true, expr: `(?i)<add key=\s{0,4}"(?:ClearText)?Password\s{0,4}"\s{0,9}value=\s{0,4}"([^"\n]{8,}?)\s{0,4}"`, except: `^(?:33f!!lloppa|hal\+9ooo_da!sY|%.*%)$`},
	}
	for _, p := range prefixed {
		all = append(all, format{kind: p.prefix, words: []string{p.prefix}, expr: regexp.QuoteMeta(p.prefix) + "(" + p.rest + ")", check: random})
	}
	return all
}

// count returns how many digits, capitals and small letters s has.
func count(s []byte) (digits, capitals, small int) {
	for _, c := range s {
		switch {
		case digit(c):
			digits++
		case 'A' <= c && c <= 'Z':
			capitals++
		case 'a' <= c && c <= 'z':
			small++
		}
	}
	return digits, capitals, small
}

// mixed reports whether s has digits and capitals: a key, not words joined by hyphens.
func mixed(s []byte) bool {
	digits, capitals, _ := count(s)
	return digits >= 3 && (capitals >= 3 || digits >= 8)
}

// numbered reports whether s has two digits or more.
func numbered(s []byte) bool {
	digits, _, _ := count(s)
	return digits >= 2
}

// mixedCase reports whether s has digits, capitals and small letters, as a random text has.
func mixedCase(s []byte) bool {
	digits, capitals, small := count(s)
	return digits > 0 && capitals > 0 && small > 0
}

// random reports whether s has the digits or the capitals that a random text has, where words joined by a sign or a change of case have few.
func random(s []byte) bool {
	digits, capitals, _ := count(s)
	return digits >= 2 || 5*capitals >= len(s)
}

// decodes reports whether s is base64 of a text.
func decodes(s []byte) bool {
	plain, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(string(s), "="))
	return err == nil && utf8.Valid(plain) && !bytes.ContainsFunc(plain, func(r rune) bool { return r < ' ' })
}

// pair reports whether s is base64 of a name and a password.
func pair(s []byte) bool {
	plain, _ := base64.RawStdEncoding.DecodeString(strings.TrimRight(string(s), "="))
	_, password, found := strings.Cut(string(plain), ":")
	return found && decodes(s) && !placeholderPassword(password)
}

// webToken hides a JSON web token: two parts that are objects, and a signature, which may be empty.
func webToken(text []byte, at int, hide func(from, to int)) (next int) {
	end := at
	for end < len(text) && (alnum(text[end]) || text[end] == '_' || text[end] == '-' || text[end] == '.') {
		end++
	}
	parts := bytes.Split(text[at:end], []byte("."))
	if len(parts) >= 3 && len(parts[0]) >= 16 && bytes.HasPrefix(parts[1], []byte("eyJ")) && (len(parts[2]) >= 16 || len(parts[2]) == 0 && len(parts[1]) >= 16) {
		hide(at+len("eyJ"), end)
	}
	return end
}
