// Command vocabulary makes the file of the vocabularies that package bpe carries.
//
//	go run ./tools/vocabulary [-from tools/judges/testdata/npm/node_modules/tiktoken/encoders] [-to internal/bpe/vocabularies.bin]
//
// It reads the two encoders of the npm package tiktoken, which `make judges` installs: OpenAI's published tables,
// under the MIT licence. The same tables give the same bytes.
package main

import (
	"encoding/base64"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/bpe"
)

func main() {
	log.SetFlags(0)
	from := flag.String("from", "tools/judges/testdata/npm/node_modules/tiktoken/encoders", "folder of the published `tables`")
	to := flag.String("to", "internal/bpe/vocabularies.bin", "`file` to write")
	flag.Parse()
	if err := run(*from, *to); err != nil {
		log.Fatal(err)
	}
}

func run(from, to string) error {
	first, err := tokens(filepath.Join(from, "o200k_base.json"))
	if err != nil {
		return err
	}
	second, err := tokens(filepath.Join(from, "cl100k_base.json"))
	if err != nil {
		return err
	}
	file, err := bpe.Pack(first, second)
	if err != nil {
		return err
	}
	fmt.Printf("%d and %d tokens, %d bytes\n", len(first), len(second), len(file))
	return os.WriteFile(to, file, 0o644)
}

// tokens reads a table: lines of a label, the rank of the first token, and tokens in base64.
func tokens(path string) ([]string, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var table struct {
		Ranks string `json:"bpe_ranks"`
	}
	if err := json.Unmarshal(src, &table); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	var out []string
	for line := range strings.Lines(table.Ranks) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		if first, err := strconv.Atoi(fields[1]); err != nil || first != len(out) {
			return nil, fmt.Errorf("%s: rank %s where %d was expected", path, fields[1], len(out))
		}
		for _, field := range fields[2:] {
			token, err := base64.StdEncoding.DecodeString(field)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", path, err)
			}
			out = append(out, string(token))
		}
	}
	return out, nil
}
