package session

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// day is a date of which parts may be missing: the zero of each is any.
type day struct {
	year  int
	month time.Month
	day   int
}

func (d day) has(t time.Time) bool {
	year, month, n := t.Date()
	return (d.year == 0 || d.year == year) && (d.month == 0 || d.month == month) && (d.day == 0 || d.day == n)
}

const months = "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec"

var (
	isoDate   = lazyregexp.New(`\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b`)
	namedDate = lazyregexp.New(`(?i)\b(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(` + months + `)\b\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?\b)?(?:,?\s*\b((?:19|20)\d\d)\b)?`)
	inYear    = lazyregexp.New(`(?i)\b(?:in|during|of|since|from|until|by)\s+((?:19|20)\d\d)\b`)
	inMonth   = lazyregexp.New(`(?i)\b(?:in|during|of|since|from|until|by|last|this|early|mid|late)\s+$`)
	ago       = lazyregexp.New(`(?i)\b(\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten)\s+(day|week|month|year)s?\s+ago\b`)
	lastSpan  = lazyregexp.New(`(?i)\b(last|past|this|previous)\s+(week|month|year)\b`)
	plainDay  = lazyregexp.New(`(?i)\b(today|yesterday)\b`)
	weekday   = lazyregexp.New(`(?i)\b(?:on|last|since)\s+(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b`)
)

// whenSaid reads the times a question names, in the place of now, and returns the question without them; nil when it names none. A time that
// has passed is meant: on Monday is the last Monday there was.
func whenSaid(query string, now time.Time) (then func(time.Time) bool, rest string) {
	var any []func(time.Time) bool
	take := func(re *lazyregexp.Regexp, read func(m []string, before string) func(time.Time) bool) {
		for from := 0; ; {
			at := re.FindStringSubmatchIndex(query[from:])
			if at == nil {
				return
			}
			m := make([]string, len(at)/2)
			for i := range m {
				if at[2*i] >= 0 {
					m[i] = strings.ToLower(query[from+at[2*i] : from+at[2*i+1]])
				}
			}
			start, end := from+at[0], from+at[1]
			if f := read(m, query[:start]); f != nil {
				any = append(any, f)
				query = query[:start] + " " + query[end:]
				from = start
			} else {
				from = end
			}
		}
	}
	take(isoDate, func(m []string, _ string) func(time.Time) bool {
		return date(m[1], time.Month(number(m[2])), m[3])
	})
	take(namedDate, func(m []string, before string) func(time.Time) bool {
		if m[1] == "" && m[3] == "" && m[4] == "" && (len(m[2]) == 3 && m[2] != "may" || slices.Contains([]string{"may", "march"}, m[2]) && !inMonth.MatchString(before)) {
			return nil // a word that is no month
		}
		return date(m[4], month(m[2]), m[1]+m[3])
	})
	take(inYear, func(m []string, _ string) func(time.Time) bool { return date(m[1], 0, "") })
	take(plainDay, func(m []string, _ string) func(time.Time) bool {
		return span(now, "day", map[string]int{"today": 0, "yesterday": 1}[m[1]])
	})
	take(ago, func(m []string, _ string) func(time.Time) bool { return span(now, m[2], number(m[1])) })
	take(lastSpan, func(m []string, _ string) func(time.Time) bool {
		back := 1
		if m[1] == "this" {
			back = 0
		}
		return span(now, m[2], back)
	})
	take(weekday, func(m []string, _ string) func(time.Time) bool {
		for back := 1; ; back++ {
			if strings.EqualFold(now.AddDate(0, 0, -back).Weekday().String(), m[1]) {
				return span(now, "day", back)
			}
		}
	})
	if any == nil {
		return nil, query
	}
	return func(t time.Time) bool {
		t = t.In(now.Location())
		return slices.ContainsFunc(any, func(f func(time.Time) bool) bool { return f(t) })
	}, query
}

func date(year string, m time.Month, n string) func(time.Time) bool {
	d := day{number(year), m, number(n)}
	if d.month > 12 || d.day > 31 {
		return nil
	}
	return d.has
}

func month(name string) time.Month {
	for m := time.January; m <= time.December; m++ {
		if strings.EqualFold(m.String()[:3], name[:3]) {
			return m
		}
	}
	return 0
}

func number(s string) int {
	if i := slices.Index([]string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}, s); i >= 0 {
		return i
	}
	if s == "a" || s == "an" {
		return 1
	}
	n, _ := strconv.Atoi(s) // digits
	return n
}

// span is the day, week, month or year that was so many of them ago. Weeks begin on Monday.
func span(now time.Time, unit string, back int) func(time.Time) bool {
	y, m, d := now.Date()
	var from, to time.Time
	midnight := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, now.Location()) }
	switch unit {
	case "day":
		from, to = midnight(y, m, d-back), midnight(y, m, d-back+1)
	case "week":
		d -= (int(now.Weekday()) + 6) % 7
		from, to = midnight(y, m, d-7*back), midnight(y, m, d-7*back+7)
	case "month":
		from, to = midnight(y, m-time.Month(back), 1), midnight(y, m-time.Month(back)+1, 1)
	default:
		from, to = midnight(y-back, 1, 1), midnight(y-back+1, 1, 1)
	}
	return func(t time.Time) bool { return !t.Before(from) && t.Before(to) }
}
