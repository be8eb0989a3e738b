// The second generation of the official TypeScript client: second.mjs PROGRAM FOLDER [URL TOKEN]. It negotiates the newest
// revision, over stdio, or over HTTP when there is a URL. What it sees goes to stdout as JSON.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const [program, folder, url, token] = process.argv.slice(2)
const client = new Client({ name: 'second', version: '1' }, { versionNegotiation: { mode: 'auto' } })
await client.connect(url
  ? new StreamableHTTPClientTransport(new URL(url + '/mcp'), { requestInit: { headers: { Authorization: 'Bearer ' + token } } })
  : new StdioClientTransport({ command: program, args: ['serve'], cwd: folder, env: process.env }))
console.log(JSON.stringify({
  revision: client.getNegotiatedProtocolVersion(),
  tools: (await client.listTools()).tools.map(t => t.name),
  found: (await client.callTool({ name: 'search_code', arguments: { query: 'who takes the money' } })).content[0].text,
  map: (await client.readResource({ uri: 'ctx://map' })).contents[0].text,
}))
await client.close()
