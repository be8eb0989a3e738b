package session

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// BenchmarkConversations measures one session of 100,000 messages, and 5,000 of 20 messages each. Times that are not an
// operation's are reported as percentiles, in microseconds.
func BenchmarkConversations(b *testing.B) {
	for _, shape := range []struct{ sessions, messages int }{{1, 100_000}, {5_000, 20}} {
		b.Run(fmt.Sprintf("%dx%d", shape.sessions, shape.messages), func(b *testing.B) {
			dir := b.TempDir()
			s, err := openAt(dir, Options{AutoSummarize: true})
			if err != nil {
				b.Fatal(err)
			}
			defer func() { s.Close() }()
			speak := newSpeaker()
			var ids []string
			begin := time.Now()
			for range shape.sessions {
				r, err := s.Import(ctx, speak.transcript(shape.messages), "", false)
				if err != nil {
					b.Fatal(err)
				}
				ids = append(ids, r.Session.ID)
			}
			report(b, "import-s", time.Since(begin).Seconds())
			begin = time.Now()
			if _, err := s.Search(ctx, SearchRequest{Query: "first"}); err != nil {
				b.Fatal(err)
			}
			report(b, "first-search-s", time.Since(begin).Seconds())
			report(b, "MB", float64(size(b, dir))/1e6)
			percentiles(b, "search", 300, func(int) error { return found(s.Search(ctx, SearchRequest{Query: speak.question()})) })
			percentiles(b, "search-in-one", 100, func(i int) error {
				_, err := s.Search(ctx, SearchRequest{Query: speak.question(), Session: ids[i%len(ids)]})
				return err
			})
			percentiles(b, "add", 1000, func(i int) error {
				_, err := s.Add(ctx, ids[i%len(ids)], Message{Role: "user", Content: speak.sentence()})
				return err
			})
			percentiles(b, "add-and-search", 100, func(i int) error {
				if _, err := s.Add(ctx, ids[i%len(ids)], Message{Role: "user", Content: speak.sentence()}); err != nil {
					return err
				}
				return found(s.Search(ctx, SearchRequest{Query: speak.question()}))
			})
			percentiles(b, "history", 100, func(i int) error {
				_, err := s.History(ctx, ids[i%len(ids)], 0, 0)
				return err
			})
			percentiles(b, "message", 100, func(i int) error {
				_, err := s.Message(ctx, ids[i%len(ids)], 1+i*7%shape.messages)
				return err
			})
			percentiles(b, "list", 20, func(int) error {
				_, err := s.List(ctx, "")
				return err
			})
			percentiles(b, "current", 100, func(int) error {
				_, err := s.Find(ctx, "")
				return err
			})
			percentiles(b, "opened-and-searched", 10, func(int) error {
				if err := s.Close(); err != nil {
					return err
				}
				if s, err = openAt(dir, Options{AutoSummarize: true}); err != nil {
					return err
				}
				return found(s.Search(ctx, SearchRequest{Query: speak.question()}))
			})
		})
	}
}

func found(hits []Hit, err error) error {
	if err == nil && len(hits) == 0 {
		return context.Canceled // the questions are of words that were said
	}
	return err
}

func report(b *testing.B, name string, v float64) { b.ReportMetric(v, name) }

func percentiles(b *testing.B, name string, n int, f func(i int) error) {
	b.Helper()
	took := make([]time.Duration, n)
	for i := range took {
		begin := time.Now()
		if err := f(i); err != nil {
			b.Fatal(name, err)
		}
		took[i] = time.Since(begin)
	}
	slices.Sort(took)
	b.Logf("%-20s p50 %8.3f ms  p99 %8.3f ms", name, float64(took[n/2].Microseconds())/1e3, float64(took[n*99/100].Microseconds())/1e3)
}

func size(b *testing.B, dir string) (n int64) {
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if fi, e := os.Stat(path); err == nil && e == nil && !d.IsDir() {
			n += fi.Size()
		}
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
	return n
}

// speaker makes sentences of 30,000 words that are as rare as those of a language are: the n-th has a share of 1/n.
type speaker struct {
	rand *rand.Rand
	zipf *rand.Zipf
}

func newSpeaker() speaker {
	r := rand.New(rand.NewPCG(1, 2))
	return speaker{r, rand.NewZipf(r, 1.07, 8, 30_000)}
}

func (s speaker) words(n int) string {
	var b strings.Builder
	for range n {
		for v := s.zipf.Uint64() + 7; v > 0; v /= 20 {
			b.WriteByte("bcdfghjklmnprstvwxzq"[v%20])
			b.WriteByte("aeiou"[v%5])
		}
		b.WriteByte(' ')
	}
	return b.String()
}

func (s speaker) sentence() string { return s.words(10 + s.rand.IntN(60)) }
func (s speaker) question() string { return "where did we say " + s.words(6) }

func (s speaker) transcript(n int) []byte {
	list := make([]map[string]string, n)
	for i := range list {
		list[i] = map[string]string{"role": []string{"user", "assistant"}[i%2], "content": s.sentence()}
	}
	list[0]["content"] = "the first " + list[0]["content"]
	return []byte(encode(list))
}
