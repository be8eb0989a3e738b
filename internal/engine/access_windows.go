package engine

// mayWrite has nothing to ask: whether a file can be made in dir shows when one is.
func mayWrite(string) error { return nil }
