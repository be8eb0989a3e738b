// The tokens of texts by the published vocabularies: tokens.mjs ENCODING < a JSON array of texts. Their numbers go to stdout.
import { readFileSync } from 'node:fs'
import { get_encoding } from 'tiktoken'

const encoding = get_encoding(process.argv[2])
const texts = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(texts.map(text => Array.from(encoding.encode_ordinary(text)))))
