package model

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// family is what models want before a text.
type family struct {
	names             string // how their names begin, but for whose they are
	passage, question string
	from              string // who says so
}

func (f family) prefix(as embed.Purpose) string {
	if as == embed.Question {
		return f.question
	}
	return f.passage
}

const (
	represent = "Represent this sentence for searching relevant passages: "

	// instruct has a task, which a caller that asks may choose.
	instruct = "Instruct: Given a question about a code base, retrieve the code and documentation that answer it\nQuery:"
)

// families are tried in order. Models that are not here get the text alone.
var families = []family{
	{"nomic-embed-text", "search_document: ", "search_query: ", "https://huggingface.co/nomic-ai/nomic-embed-text-v1.5"},
	{"coderankembed", "", "Represent this query for searching relevant code: ", "https://huggingface.co/nomic-ai/CodeRankEmbed"},
	{"mxbai-embed-large", "", represent, "https://www.mixedbread.com/docs/embeddings/mxbai-embed-large-v1"},
	{"snowflake-arctic-embed2 snowflake-arctic-embed-l-v2 snowflake-arctic-embed-m-v2", "", "query: ", "https://huggingface.co/Snowflake/snowflake-arctic-embed-l-v2.0"},
	{"snowflake-arctic-embed", "", represent, "https://huggingface.co/Snowflake/snowflake-arctic-embed-m-v1.5"},
	{"bge-m3", "", "", "https://huggingface.co/BAAI/bge-m3"},
	{"bge-small-zh bge-base-zh bge-large-zh", "", "为这个句子生成表示以用于检索相关文章：", "https://huggingface.co/BAAI/bge-large-zh-v1.5"},
	{"bge-small bge-base bge-large", "", represent, "https://huggingface.co/BAAI/bge-large-en-v1.5"},
	{"multilingual-e5-large-instruct e5-mistral", "", instruct + " ", "https://huggingface.co/intfloat/multilingual-e5-large-instruct"},
	{"multilingual-e5 e5-small e5-base e5-large", "passage: ", "query: ", "https://huggingface.co/intfloat/multilingual-e5-large"},
	{"qwen3-embedding", "", instruct, "https://huggingface.co/Qwen/Qwen3-Embedding-0.6B"},
	{"embeddinggemma", "title: none | text: ", "task: code retrieval | query: ", "https://ai.google.dev/gemma/docs/embeddinggemma/model_card"},
	{"jina-code-embeddings", "Candidate code snippet:\n", "Find the most relevant code snippet given the following query:\n", "https://huggingface.co/jinaai/jina-code-embeddings-1.5b"},
	{"all-minilm", "", "", "https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2"},
	{"text-embedding-3", "", "", "https://platform.openai.com/docs/guides/embeddings"},
}

// familyOf finds the family of a model by its name without who offers it, what it is packed in and its version:
// hf.co/nomic-ai/nomic-embed-text-v1.5-GGUF:Q8_0 is a nomic-embed-text.
func familyOf(name string) family {
	name = strings.ToLower(name)
	base := name[strings.LastIndex(name, "/")+1:]
	for _, f := range families {
		for begins := range strings.FieldsSeq(f.names) {
			if at := strings.Index(base, begins); at == 0 || at > 0 && strings.ContainsRune("-_.", rune(base[at-1])) {
				return f
			}
		}
	}
	return family{}
}
