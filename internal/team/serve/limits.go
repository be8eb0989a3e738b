package serve

import (
	"crypto/sha256"
	"fmt"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// limits bound how often somebody asks, how often an address sends wrong tokens, and how often webhooks come. Many may have one address, that of a proxy or a forge, so only what
// is wrong counts for an address, and no one's wrong tokens keep out those whose token was right before.
type limits struct {
	users, addresses, senders, hooks buckets

	mu     sync.Mutex
	tokens map[[sha256.Size]byte]bool // that were right, by their hashes
}

func newLimits(each float64) *limits {
	return &limits{
		users:     buckets{every: rate.Limit(each), burst: max(10, int(3*each))},
		addresses: buckets{every: rate.Every(2 * time.Second), burst: 20},
		senders:   buckets{every: rate.Every(time.Second), burst: 60},
		hooks:     buckets{every: rate.Every(time.Second), burst: 60},
		tokens:    map[[sha256.Size]byte]bool{},
	}
}

func (l *limits) may(tenant, user int64) bool {
	return l.users.of(fmt.Sprint(tenant, " ", user)).Allow()
}

// mayTry reports whether an address may send a token. Only wrong ones count.
func (l *limits) mayTry(address, token string) bool {
	l.mu.Lock()
	known := l.tokens[sha256.Sum256([]byte(token))]
	l.mu.Unlock()
	return known || l.addresses.of(address).Tokens() >= 1
}

func (l *limits) wrong(address, token string) {
	l.mu.Lock()
	delete(l.tokens, sha256.Sum256([]byte(token)))
	l.mu.Unlock()
	l.addresses.of(address).Allow()
}

func (l *limits) right(token string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.tokens) > maxBuckets {
		clear(l.tokens)
	}
	l.tokens[sha256.Sum256([]byte(token))] = true
}

// mayHook reports whether a webhook may come. Those that are new and signed count for their repository, all others for their address.
func (l *limits) mayHook(address, repo string) bool {
	return l.senders.of(address).Tokens() >= 1 && l.hooks.of(repo).Tokens() >= 1
}

func (l *limits) hooked(address, repo string, counts bool) {
	if counts {
		l.hooks.of(repo).Allow()
	} else {
		l.senders.of(address).Allow()
	}
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
