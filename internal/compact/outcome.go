package compact

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

var (
	exitCode = lazyregexp.New(`(?i)(?:exit(?:ed)?(?:[ _]with)?[ _](?:code|status)|return ?code|returncode)["']?\s*[:=>]?\s*(-?\d+)`)
	// alarming are what a line of an error has, so that all other lines cost one look each.
	alarming = []string{"rror", "ERROR", "FAIL", "ailed", "ailure", "anic", "xception", "fatal", "FATAL", "ot found", "enied", "ndefined", "o such", "nable to", "annot", "ssert", "imeout", "imed out", "nexpected", "egmentation", "illed", "not ok", "refused", "nvalid", "issing", "ERR!", "expected", "got ", "***", "o module named", "o matching", "TIMED OUT", "Wrong ", "Incorrect "}
	// certain marks lines that are an error wherever they are, best first.
	certain = []*lazyregexp.Regexp{
		lazyregexp.New(`^\s*(?:E\s+|[-*]\s+)?(?:[A-Z]\d{3,4}\s+)?(?:[\w.$]+\.)?[A-Z]\w*(?:Error|Exception|Failure|Panic|Interrupt)\b\s*(?::|$)|^\s*(?:[a-z_]\w*\.)+[A-Z]\w+: \S`),
		lazyregexp.New(`^\s*(?:panic|fatal|fatal error|error|Error|ERROR|FATAL|Fatal|rejected)(?:\[\w+\])?:\s*\S`),
		lazyregexp.New(`^\s*[\w./\\@+-]+\.\w+:\d+(?::\d+)?:?\s+\S`),
		lazyregexp.New(`^\s*[\w./\\@+-]+\.\w+[:(]\d+[:,]\d+\)?\s*[:-]?\s*(?:error|fatal|TS\d+)`),
		lazyregexp.New(`^\s*(?:---\s*FAIL|FAIL:|FAILED|FAIL\s|✗|✘|×|not ok\b|●|E\s{2,}\S|ERROR\s)`),
		lazyregexp.New(`(?:command not found|No such file or directory|Permission denied|permission denied|cannot find|Segmentation fault|Cannot find module|undefined reference|timed out|TIMED OUT|No module named|No matching distribution|not recognized as|npm ERR!|make: \*\*\*|Connection refused|Traceback)`),
		lazyregexp.New(`(?i)\b(?:error|failed|failure|fatal|exception)\b|^\s*(?:Wrong|Incorrect) `),
	}
	// good marks output of runs that went well.
	good = lazyregexp.New(`(?m)(?:^ok\s+\S|^PASS$|\b\d+ passed\b|\b0 failed\b|\b0 failures\b|test result: ok|BUILD SUCCESS|All tests passed|^OK\b|\b0 errors?\b|Tests:\s+\d+ passed)`)
	bad  = lazyregexp.New(`(?m)(?:^\s*Traceback \(most recent|^(?:---\s*)?FAIL\b|\b[1-9]\d* (?:failed|failures?|errors?)\b|test result: FAILED|BUILD FAILURE|BUILD FAILED|^npm ERR!|^make: \*\*\*|^panic: |^error(?:\[\w+\])?: |: command not found|Segmentation fault|^fatal: |^FAILED\b|^(?:Error|ERROR): |^(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception): |: No module named |\.\.\. ERROR: |TIMED OUT|^(?:Wrong|Incorrect) |\berror TS\d+: |^\s*(?:error during build|Build failed|BUILD ERROR|Failed to compile|npm error\b)|\bbuild failed\b|\bELIFECYCLE\b|\[ERROR\])`)

	// logs are commands whose output is what something else wrote, whose errors are not theirs. Theirs are refused.
	logs    = lazyregexp.New(`^(?:sudo\s+)?(?:(?:kubectl|oc|docker|podman|nerdctl|docker-compose|heroku|fly|flyctl|vercel|aws|gcloud|az|pm2|stern|journalctl|dmesg)\b(?:.*\s)?(?:logs?|tail)\b|(?:journalctl|dmesg|stern)\b)`)
	refused = lazyregexp.New(`(?i)^\s*(?:error from server|error response from daemon|error: |unable to connect|permission denied|.{0,40}command not found|no such )`)
)

// showsLog reports whether a command shows the log of something.
func showsLog(command string) bool {
	all := pieces(shellHead(command))
	return slices.ContainsFunc(all, func(part string) bool { return logs.MatchString(strings.TrimSpace(part)) })
}

// outcomeOf tells whether a command went well: failed, passed, or "" when its output does not say. hidden says that an exit
// code of 0 is not that of the command.
func outcomeOf(output string, failed, hidden bool) string {
	head, tail := ends(output, 2000)
	for _, part := range []string{tail, head} {
		if !strings.Contains(part, "xit") && !strings.Contains(part, "eturn") && !strings.Contains(part, "EXIT") {
			continue
		}
		if all := exitCode.FindAllStringSubmatch(part, -1); all != nil {
			switch {
			case all[len(all)-1][1] != "0":
				return "failed"
			case !hidden:
				return "passed"
			}
		}
	}
	switch {
	case failed:
		return "failed"
	case looksAlarming(head) && bad.MatchString(head) || tail != head && looksAlarming(tail) && bad.MatchString(tail):
		return "failed"
	case good.MatchString(tail) || tail != head && good.MatchString(head):
		return "passed"
	}
	return ""
}

// moreErrors are other lines of an output that say what went wrong, each another thing, at most maxErrors of them.
func moreErrors(output, said string) (lines []string) {
	if len(output) > maxLook {
		output = output[len(output)-maxLook:]
	}
	for line := range strings.Lines(output) {
		if !looksAlarming(line) || len(line) > 2000 {
			continue
		}
		line = squeezed(untagged(line))
		if zero.MatchString(line) || !slices.ContainsFunc(certain[:specific], func(r *lazyregexp.Regexp) bool { return r.MatchString(line) }) {
			continue
		}
		line = cutText(line, maxErrorKey)
		if strings.Contains(said, line) || slices.Contains(lines, line) {
			continue
		}
		if lines = append(lines, line); len(lines) == maxErrors {
			break
		}
	}
	return lines
}

const (
	specific  = 4 // of certain, those that say what went wrong
	maxErrors = 3
)

// ends are the first and the last n bytes of a text.
func ends(s string, n int) (head, tail string) {
	if len(s) <= n {
		return s, s
	}
	return s[:n], s[len(s)-n:]
}

// maxLook is how much of one output is looked through for errors, from its end, in bytes.
const maxLook = 256 << 10

// errorLine is the line that says best what went wrong, and with it the one that says where, if another does; "" when
// there is none.
func errorLine(output string) string {
	if len(output) > maxLook {
		output = output[len(output)-maxLook:]
	}
	best, rank, where := "", len(certain), ""
	for line := range strings.Lines(output) {
		placed := where == "" && strings.IndexByte(line, ':') > 0 && anchored.MatchString(line)
		if !placed && !looksAlarming(line) || len(line) > 2000 {
			continue
		}
		line = squeezed(untagged(line))
		better := -1
		for i, r := range certain {
			if i > rank || i == rank && i != 0 { // of equal ones the first, but of exceptions the last is the one that was raised
				break
			}
			if r.MatchString(line) {
				better = i
				break
			}
		}
		if better < 0 && !placed || zero.MatchString(line) {
			continue
		}
		if better >= 0 {
			best, rank = line, better
		}
		if placed {
			where = line
		}
	}
	if best == "" {
		return cutText(where, 240)
	}
	if where != "" && where != best && !anchor.MatchString(best) {
		return cutText(best, 200) + " (at " + cutText(where, 120) + ")"
	}
	return cutText(best, 240)
}

var (
	anchored = lazyregexp.New(`^\s*(?:File "|at |-->\s*)?[\w./\\@+-]+\.\w{1,5}(?:", line |:|\()\d+`)
	anchor   = lazyregexp.New(`[\w./\\@+-]+\.\w{1,5}:\d+`)
	zero     = lazyregexp.New(`(?i)\b(?:0|no) (?:errors?|failed|failures?|warnings?)\b|error_|_error|errors?\.(?:go|py|ts|js|rs)\b$`)
)

// untagged is a line without the tags that a program puts around output.
func untagged(line string) string {
	if !strings.Contains(line, "<") {
		return line
	}
	return outputTag.ReplaceAllString(line, "")
}

var outputTag = lazyregexp.New(`</?(?:output|stdout|stderr|result|error|returncode|observation|tool_output|tool_result|tool_use_error|output_head|output_tail)>`)

func looksAlarming(line string) bool {
	for _, s := range alarming {
		if strings.Contains(line, s) {
			return true
		}
	}
	return false
}
