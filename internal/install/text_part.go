package install

import (
	"fmt"
	"strings"
)

// The marks around our block in a file of instructions.
const (
	blockBegin = "<!-- ctx-sys:begin, written by `ctx-sys install` and taken out by `ctx-sys uninstall` -->"
	blockEnd   = "<!-- ctx-sys:end -->"
	blockStart = "<!-- ctx-sys:begin" // what an older version wrote may go on differently
)

// block is a passage between marks, at the end of a text.
type block struct{ text string }

func (p block) put(src string, _ bool) (string, error) {
	end := lineEnd(src)
	whole := blockBegin + "\n" + p.text + blockEnd + "\n"
	whole = strings.ReplaceAll(whole, "\n", end)
	from, to, err := findBlock(src)
	switch {
	case err != nil:
		return "", err
	case to > 0:
		return src[:from] + whole + src[to:], nil
	case src == "":
		return whole, nil
	}
	return src + end + whole, nil // the line end is the block's own
}

func (p block) take(src, _ string) (string, error) {
	from, to, err := findBlock(src)
	if err != nil || to == 0 {
		return src, err
	}
	head, gap := strings.CutSuffix(src[:from], "\n")
	head = strings.TrimSuffix(head, "\r")
	if gap && (src[to:] == "" || strings.HasSuffix(head, "\n")) {
		return head + src[to:], nil
	}
	return src[:from] + src[to:], nil
}

// findBlock returns where the block is, to is 0 when there is none.
func findBlock(src string) (from, to int, err error) {
	from = strings.Index(src, blockStart)
	if from < 0 {
		return 0, 0, nil
	}
	n := strings.Index(src[from:], blockEnd)
	if n < 0 {
		return 0, 0, &brokenError{line: 1 + strings.Count(src[:from], "\n"), what: "the block of ctx-sys has no end: put `" + blockEnd + "` after it"}
	}
	to = from + n + len(blockEnd)
	if strings.HasPrefix(src[to:], "\r\n") {
		to += 2
	} else if strings.HasPrefix(src[to:], "\n") {
		to++
	}
	return from, to, nil
}

// whole is a file that is all ours. The mark is a line of it, by which it is known again.
type whole struct{ text, mark string }

func (p whole) put(src string, force bool) (string, error) {
	if src != "" && !strings.Contains(src, p.mark) && !force {
		return "", fmt.Errorf("it %w", ErrForeign)
	}
	return p.text, nil
}

func (p whole) take(src, _ string) (string, error) {
	if !strings.Contains(src, p.mark) {
		return src, nil
	}
	return "", nil
}
