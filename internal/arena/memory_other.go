//go:build !unix

package arena

import "errors"

const supported = false

func memory(int) ([]byte, error) { return nil, errors.ErrUnsupported }

func release([]byte) {}
