package query

import (
	"strings"
	"sync"
)

// synonyms are words that programs use for the same thing, a group a line. Each stands for all others of its groups.
const synonyms = `
auth authentication login signin
authorization permission acl
delete remove erase drop
create make build construct
fetch retrieve load download
store save persist write
send emit dispatch publish
receive consume subscribe
start launch boot begin
stop halt shutdown terminate
init initialize setup bootstrap
config configuration settings options
error exception failure fault
log logging logger trace
parse decode deserialize unmarshal
serialize encode marshal
validate verify check
test spec assertion
database db storage
query lookup search
cache memoize
queue backlog
job task worker
thread goroutine fiber
lock mutex semaphore
user account member
request call invocation
response reply answer
route path endpoint url
handler controller callback
middleware interceptor
render draw paint
component widget
directory folder
file document
convert transform translate
merge combine join
split divide chunk
sort order rank
filter select
copy clone duplicate
update modify change edit
compare diff
retry backoff
timeout deadline
schedule cron timer
encrypt cipher
hash digest checksum
dependency requirement
plugin extension addon
event message signal
stream pipe
socket connection
client consumer
server daemon service
`

// Synonyms are the words that mean about the same as a lower-case word, nil for most.
func Synonyms(word string) []string { return synonymTable()[word] }

var synonymTable = sync.OnceValue(func() map[string][]string {
	table := map[string][]string{}
	for line := range strings.Lines(synonyms) {
		group := strings.Fields(line)
		for _, word := range group {
			for _, other := range group {
				if other != word {
					table[word] = append(table[word], other)
				}
			}
		}
	}
	return table
})
