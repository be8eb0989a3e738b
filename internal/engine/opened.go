package engine

import "sync"

// opened is a store that is opened when it is first asked for and closed with its project. The zero value is ready.
type opened[S interface{ Close() error }] struct {
	mu    sync.Mutex // guards what is below
	store S
	is    bool
}

// get returns the store, opened by open where it is not. One that cannot be opened is tried again the next time.
func (o *opened[S]) get(open func() (S, error)) (S, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.is {
		return o.store, nil
	}
	s, err := open()
	if err != nil {
		var none S
		return none, err
	}
	o.store, o.is = s, true
	return s, nil
}

func (o *opened[S]) close() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.is {
		return nil
	}
	return o.store.Close()
}
