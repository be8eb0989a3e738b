package model

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// family is what models want before a text. from is who says so.
type family struct {
	name              string // how their names begin
	passage, question string
	from              string
}

func (f family) prefix(as embed.Purpose) string {
	if as == embed.Question {
		return f.question
	}
	return f.passage
}

const (
	representSentence = "Represent this sentence for searching relevant passages: "

	// instruct has a task, which whoever asks may choose.
	instruct = "Instruct: Given a question about a code base, retrieve the code and documentation that answer it\nQuery:"
)

// families are tried in order. Models that are not here get the text alone.
var families = []family{
	{"nomic-embed-text", "search_document: ", "search_query: ", "https://huggingface.co/nomic-ai/nomic-embed-text-v1.5"},
	{"coderankembed", "", "Represent this query for searching relevant code: ", "https://huggingface.co/nomic-ai/CodeRankEmbed"},
	{"mxbai-embed-large", "", representSentence, "https://www.mixedbread.com/docs/embeddings/mxbai-embed-large-v1"},
	{"snowflake-arctic-embed2", "", "query: ", "https://huggingface.co/Snowflake/snowflake-arctic-embed-l-v2.0"},
	{"snowflake-arctic-embed-l-v2", "", "query: ", "https://huggingface.co/Snowflake/snowflake-arctic-embed-l-v2.0"},
	{"snowflake-arctic-embed-m-v2", "", "query: ", "https://huggingface.co/Snowflake/snowflake-arctic-embed-m-v2.0"},
	{"snowflake-arctic-embed", "", representSentence, "https://huggingface.co/Snowflake/snowflake-arctic-embed-m-v1.5"},
	{"bge-m3", "", "", "https://huggingface.co/BAAI/bge-m3"},
	{"bge-small-zh", "", "为这个句子生成表示以用于检索相关文章：", "https://huggingface.co/BAAI/bge-small-zh-v1.5"},
	{"bge-base-zh", "", "为这个句子生成表示以用于检索相关文章：", "https://huggingface.co/BAAI/bge-base-zh-v1.5"},
	{"bge-large-zh", "", "为这个句子生成表示以用于检索相关文章：", "https://huggingface.co/BAAI/bge-large-zh-v1.5"},
	{"bge-small", "", representSentence, "https://huggingface.co/BAAI/bge-small-en-v1.5"},
	{"bge-base", "", representSentence, "https://huggingface.co/BAAI/bge-base-en-v1.5"},
	{"bge-large", "", representSentence, "https://huggingface.co/BAAI/bge-large-en-v1.5"},
	{"multilingual-e5-large-instruct", "", instruct + " ", "https://huggingface.co/intfloat/multilingual-e5-large-instruct"},
	{"e5-mistral", "", instruct + " ", "https://huggingface.co/intfloat/e5-mistral-7b-instruct"},
	{"multilingual-e5", "passage: ", "query: ", "https://huggingface.co/intfloat/multilingual-e5-large"},
	{"e5-small", "passage: ", "query: ", "https://huggingface.co/intfloat/e5-small-v2"},
	{"e5-base", "passage: ", "query: ", "https://huggingface.co/intfloat/e5-base-v2"},
	{"e5-large", "passage: ", "query: ", "https://huggingface.co/intfloat/e5-large-v2"},
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
		if strings.HasPrefix(base, f.name) {
			return f
		}
	}
	return family{}
}
