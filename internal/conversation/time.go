package conversation

import (
	"strconv"
	"strings"
	"time"
)

// timeKeys are the keys under which formats and clients have the time of a message.
var timeKeys = []string{"timestamp", "created_at", "createdAt", "create_time", "created", "time"}

// timeOf is when a message was said, zero where it does not say. Text is a date with a time as in ISO 8601, UTC where it names no zone;
// a number counts seconds, milliseconds or microseconds since 1970.
func timeOf(o object) time.Time {
	for _, key := range timeKeys {
		raw := o.get(key)
		if raw == nil {
			continue
		}
		text := strings.TrimSpace(textOf(raw))
		if raw[0] != '"' {
			text = string(raw)
		}
		if t := parseTime(text); !t.IsZero() {
			return t
		}
	}
	return time.Time{}
}

func parseTime(text string) time.Time {
	for _, layout := range []string{time.RFC3339Nano, "2006-01-02T15:04:05.999999999", "2006-01-02 15:04:05.999999999Z07:00", "2006-01-02 15:04:05.999999999"} {
		if t, err := time.Parse(layout, text); err == nil {
			return t.UTC()
		}
	}
	n, err := strconv.ParseFloat(text, 64)
	switch {
	case err != nil || n < 1e8 || n >= 1e17: // before 1973, or no time
		return time.Time{}
	case n < 1e11:
		return time.UnixMilli(int64(n * 1000)).UTC()
	case n < 1e14:
		return time.UnixMilli(int64(n)).UTC()
	}
	return time.UnixMicro(int64(n)).UTC()
}
