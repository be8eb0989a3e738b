//go:build !unix

package mapped

import (
	"errors"
	"os"
)

// Supported reports whether files can be mapped on this system: Windows would not let one be replaced that is.
const Supported = false

// Open is not supported.
func Open(*os.File, int) (*File, error) { return nil, errors.ErrUnsupported }
