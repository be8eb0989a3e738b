package serve

import (
	"fmt"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// limits bound how often somebody asks, how often an address sends wrong tokens, and how often webhooks come.
type limits struct {
	users, addresses, hooks buckets
}

func newLimits(each float64) *limits {
	return &limits{
		users:     buckets{every: rate.Limit(each), burst: max(10, int(3*each))},
		addresses: buckets{every: rate.Every(2 * time.Second), burst: 20},
		hooks:     buckets{every: rate.Every(time.Second), burst: 60},
	}
}

func (l *limits) may(tenant, user int64) bool {
	return l.users.of(fmt.Sprint(tenant, " ", user)).Allow()
}

// mayTry reports whether an address may send another token. Only wrong ones count.
func (l *limits) mayTry(address string) bool { return l.addresses.of(address).Tokens() >= 1 }
func (l *limits) wrong(address string)       { l.addresses.of(address).Allow() }

func (l *limits) mayHook(address, repo string) bool {
	return l.hooks.of("from "+address).Allow() && l.hooks.of("for "+repo).Allow()
}

// maxBuckets is how many are remembered. With more they are forgotten: who fills them all has as many addresses.
const maxBuckets = 100_000

// buckets has a limit for each of many.
type buckets struct {
	every rate.Limit
	burst int

	mu  sync.Mutex
	all map[string]*rate.Limiter
}

func (b *buckets) of(name string) *rate.Limiter {
	b.mu.Lock()
	defer b.mu.Unlock()
	if l, ok := b.all[name]; ok {
		return l
	}
	if b.all == nil || len(b.all) > maxBuckets {
		b.all = map[string]*rate.Limiter{}
	}
	l := rate.NewLimiter(b.every, b.burst)
	b.all[name] = l
	return l
}
