package config

import (
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// usageError is a ctxsys.ErrUsage in its own words.
type usageError string

func (e usageError) Error() string { return string(e) }
func (e usageError) Unwrap() error { return ctxsys.ErrUsage }

func wrong(format string, args ...any) error { return usageError(fmt.Sprintf(format, args...)) }
