// The first generation of the official TypeScript client: first.mjs PROGRAM FOLDER. What it sees goes to stdout as JSON.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const [program, folder] = process.argv.slice(2)
const client = new Client({ name: 'first', version: '1' })
await client.connect(new StdioClientTransport({ command: program, args: ['serve', '--toolsets', 'all'], cwd: folder, env: process.env }))
const progress = []
const indexed = await client.callTool({ name: 'index_codebase', arguments: { force: true } }, undefined, { onprogress: p => progress.push(p.progress) })
console.log(JSON.stringify({
  tools: (await client.listTools()).tools.map(t => t.name),
  indexed: indexed.content[0].text,
  progress,
  found: (await client.callTool({ name: 'search_code', arguments: { query: 'who takes the money' } })).content[0].text,
  missing: await client.callTool({ name: 'search_code', arguments: {} }),
  file: (await client.readResource({ uri: 'ctx://file/till.py' })).contents[0].text,
  paths: (await client.complete({ ref: { type: 'ref/resource', uri: 'ctx://file/{+path}' }, argument: { name: 'path', value: 'ti' } })).completion.values,
  prompts: (await client.listPrompts()).prompts.map(p => p.name),
}))
await client.close()
