package relate

import (
	"path"
	"strings"
)

// libraryTypes are the types of Go's standard library that others embed most, with their methods in shapes
// (see parse.Symbol) whose names are absolute: without them nothing would be known of a type that embeds one.
// The keys are the names as they are written; in is the path of the package, "" for the language itself.
var libraryTypes = map[string]struct{ in, methods string }{
	"error":                      {"", "Error()(string)"},
	"fmt.Stringer":               {"fmt", "String()(string)"},
	"fmt.Formatter":              {"fmt", "Format(fmt.State,int32)()"},
	"io.Reader":                  {"io", "Read([]uint8)(int,error)"},
	"io.Writer":                  {"io", "Write([]uint8)(int,error)"},
	"io.Closer":                  {"io", "Close()(error)"},
	"io.Seeker":                  {"io", "Seek(int64,int)(int64,error)"},
	"io.ReadWriter":              {"io", "Read([]uint8)(int,error) Write([]uint8)(int,error)"},
	"io.ReadCloser":              {"io", "Read([]uint8)(int,error) Close()(error)"},
	"io.WriteCloser":             {"io", "Write([]uint8)(int,error) Close()(error)"},
	"io.ReadSeeker":              {"io", "Read([]uint8)(int,error) Seek(int64,int)(int64,error)"},
	"io.ReadWriteCloser":         {"io", "Read([]uint8)(int,error) Write([]uint8)(int,error) Close()(error)"},
	"io.ReadSeekCloser":          {"io", "Read([]uint8)(int,error) Seek(int64,int)(int64,error) Close()(error)"},
	"io.ReadWriteSeeker":         {"io", "Read([]uint8)(int,error) Write([]uint8)(int,error) Seek(int64,int)(int64,error)"},
	"io.ReaderAt":                {"io", "ReadAt([]uint8,int64)(int,error)"},
	"io.WriterAt":                {"io", "WriteAt([]uint8,int64)(int,error)"},
	"io.ReaderFrom":              {"io", "ReadFrom(io.Reader)(int64,error)"},
	"io.WriterTo":                {"io", "WriteTo(io.Writer)(int64,error)"},
	"io.ByteReader":              {"io", "ReadByte()(uint8,error)"},
	"io.ByteWriter":              {"io", "WriteByte(uint8)(error)"},
	"io.ByteScanner":             {"io", "ReadByte()(uint8,error) UnreadByte()(error)"},
	"io.RuneReader":              {"io", "ReadRune()(int32,int,error)"},
	"io.StringWriter":            {"io", "WriteString(string)(int,error)"},
	"fs.FS":                      {"io/fs", "Open(string)(io/fs.File,error)"},
	"fs.File":                    {"io/fs", "Stat()(io/fs.FileInfo,error) Read([]uint8)(int,error) Close()(error)"},
	"sort.Interface":             {"sort", "Len()(int) Less(int,int)(bool) Swap(int,int)()"},
	"heap.Interface":             {"container/heap", "Len()(int) Less(int,int)(bool) Swap(int,int)() Push(any)() Pop()(any)"},
	"sync.Locker":                {"sync", "Lock()() Unlock()()"},
	"sync.Mutex":                 {"sync", "Lock()() Unlock()() TryLock()(bool)"},
	"sync.RWMutex":               {"sync", "Lock()() Unlock()() TryLock()(bool) RLock()() RUnlock()() TryRLock()(bool) RLocker()(sync.Locker)"},
	"context.Context":            {"context", "Deadline()(time.Time,bool) Done()(<-chan struct{}) Err()(error) Value(any)(any)"},
	"hash.Hash":                  {"hash", "Write([]uint8)(int,error) Sum([]uint8)([]uint8) Reset()() Size()(int) BlockSize()(int)"},
	"flag.Value":                 {"flag", "String()(string) Set(string)(error)"},
	"encoding.TextMarshaler":     {"encoding", "MarshalText()([]uint8,error)"},
	"encoding.TextUnmarshaler":   {"encoding", "UnmarshalText([]uint8)(error)"},
	"encoding.BinaryMarshaler":   {"encoding", "MarshalBinary()([]uint8,error)"},
	"encoding.BinaryUnmarshaler": {"encoding", "UnmarshalBinary([]uint8)(error)"},
	"json.Marshaler":             {"encoding/json", "MarshalJSON()([]uint8,error)"},
	"json.Unmarshaler":           {"encoding/json", "UnmarshalJSON([]uint8)(error)"},
	"sql.Scanner":                {"database/sql", "Scan(any)(error)"},
	"driver.Valuer":              {"database/sql/driver", "Value()(database/sql/driver.Value,error)"},
	"net.Addr":                   {"net", "Network()(string) String()(string)"},
	"net.Listener":               {"net", "Accept()(net.Conn,error) Close()(error) Addr()(net.Addr)"},
	"net.Conn": {"net", "Read([]uint8)(int,error) Write([]uint8)(int,error) Close()(error) LocalAddr()(net.Addr) RemoteAddr()(net.Addr)" +
		" SetDeadline(time.Time)(error) SetReadDeadline(time.Time)(error) SetWriteDeadline(time.Time)(error)"},
	"http.Handler":        {"net/http", "ServeHTTP(net/http.ResponseWriter,*net/http.Request)()"},
	"http.RoundTripper":   {"net/http", "RoundTrip(*net/http.Request)(*net/http.Response,error)"},
	"http.ResponseWriter": {"net/http", "Header()(net/http.Header) Write([]uint8)(int,error) WriteHeader(int)()"},
	"http.Flusher":        {"net/http", "Flush()()"},
	"http.Hijacker":       {"net/http", "Hijack()(net.Conn,*bufio.ReadWriter,error)"},
	"http.CloseNotifier":  {"net/http", "CloseNotify()(<-chan bool)"},
	"http.Pusher":         {"net/http", "Push(string,*net/http.PushOptions)(error)"},
	"http.FileSystem":     {"net/http", "Open(string)(net/http.File,error)"},
}

// libraryMethods returns the methods of a type of the standard library by its absolute name, none when they
// are not known.
func libraryMethods(absolute string) []goMethod {
	written := path.Base(absolute)
	t, ok := libraryTypes[written]
	if !ok || absolute != path.Join(path.Dir(t.in), written) {
		return nil
	}
	return methodsOf(t.methods)
}

// libraryStruct reports whether a type of the table is no interface.
func libraryStruct(absolute string) bool {
	return absolute == "sync.Mutex" || absolute == "sync.RWMutex"
}

// methodsOf reads the methods of a library type. A blank separates two of them unless a type goes on behind it.
func methodsOf(text string) (methods []goMethod) {
	for text != "" {
		name, _, _ := strings.Cut(text, "(")
		rest := text[len(name):]
		shape := rest[:bracketLength(rest)]
		shape += rest[len(shape):][:bracketLength(rest[len(shape):])]
		methods = append(methods, goMethod{name: name, shape: shape})
		text = strings.TrimPrefix(rest[len(shape):], " ")
	}
	return methods
}
