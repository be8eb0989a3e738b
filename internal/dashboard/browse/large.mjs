// node browse/large.mjs PROGRAM PROJECT INSIDE FILE SYMBOL [whole]: serves a large project and opens each page of it, alone, while all is indexed again, and after the
// server was another; prints what is wrong, and what each page took. INSIDE is a folder of it with FILE, which has SYMBOL. A sample opens
// each page in one way. The environment is that of the programs it starts.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { open, settled } from './browser.mjs'

const [program, project, inside, file, symbol, how] = process.argv.slice(2)
const patience = 600000 // milliseconds: nothing here is about time
const [maxAnswer, maxElements] = [3e6, 60000] // bytes of one answer, of which the largest is a picture of 5,000 nodes; elements of a page
const wrong = [], figures = {}

const serve = (address) => new Promise((done, failed) => {
  const server = spawn(program, ['serve', '--http', address, '--project', project, '--toolsets', 'retrieval'], { stdio: ['ignore', 'pipe', 'ignore'] })
  server.on('exit', (code) => failed(new Error('the server ended with ' + code)))
  server.stdout.once('data', (line) => done({ url: JSON.parse(line).url, pid: server.pid, end: () => new Promise((ended) => { server.removeAllListeners('exit'); server.on('exit', ended); server.kill('SIGINT') }) }))
})
const link = (url) => execFileSync(program, ['ui', '--no-open', '--url', url, '--project', project], { encoding: 'utf8' }).trim()
/** spent is what the server has used: seconds of CPU, and the most memory in MB. */
const spent = () => {
  const f = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return { cpu: (Number(f[11]) + Number(f[12])) / 100, peak: Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1000) }
}

const whole = `${inside}/${file}`
const pages = [ // and a text that each shows
  ['', {}, 'Languages'],
  ['search', { q: 'where are requests read from a connection' }, inside.split('/')[0]], ['search', { q: symbol }, symbol], ['search', { q: symbol, limit: 160 }, symbol],
  ['search', { q: symbol.slice(0, 3), match: 'literal' }, 'Show more'], ['search', { q: symbol.slice(0, 3) + '.*', match: 'regex' }, 'Show more'], ['search', { q: 'nobody wrote this', match: 'literal' }, 'Nothing was found'],
  ['code', { path: whole }, 'Outline'], ['code', { path: whole, line: 'of symbol' }, 'History'],
  ['context', { q: 'how are requests read from a connection', budget: 4000 }, 'of 4,000 tokens'], ['context', { q: 'requests of a connection', budget: 2000000 }, 'Left out'],
  ['graph', { level: 'folder' }, 'edges'], ['graph', { level: 'file' }, 'edges'], ['graph', { level: 'symbol' }, 'edges'], ['graph', { level: 'symbol', open: whole }, 'Opened'], ['graph', { level: 'symbol', limit: 5000 }, 'edges'], ['graph', { level: 'file', limit: 5000 }, 'edges'],
  ['graph', { focus: `${whole}#${symbol}`, depth: 4 }, 'within 4 steps'], ['graph', { focus: `${whole}#${symbol}`, to: whole }, 'A path of'],
  ...['folder', 'file', 'symbol'].map((level) => ['graph', { level, cycles: 1 }, 'Cycles']),
  ['impact', { symbol: `${whole}#${symbol}`, depth: 5 }, 'Tests to run'], ['impact', { symbol: `${whole}#${symbol}`, tests: 'all' }, 'Tests to run'],
  ['sessions', {}, 'Conversations'], ['memory', {}, 'Tiers'], ['live', {}, 'connected'], ['analytics', {}, 'questions'], ['settings', { q: 'watch' }, 'watch.debounce_ms'],
].filter(([page], i, all) => how === 'whole' || i === all.findIndex(([other]) => other === page) || page === 'code')

let server = await serve('127.0.0.1:0')
const address = new URL(server.url).host
const b = await open()
b.context.setDefaultTimeout(patience)
let name
let answers = []
b.page.on('requestfinished', async (request) => {
  if (!request.url().includes('/v1/')) return
  const sizes = await request.sizes().catch(() => undefined) // of a page that is left
  if (sizes) answers.push([new URL(request.url()).pathname.slice(4), sizes.responseBodySize])
})

/** enter lets the browser in. */
async function enter() {
  await b.page.goto(link(server.url))
  await b.page.waitForFunction(() => new URLSearchParams(location.search).get('project'))
  name = new URL(b.page.url()).searchParams.get('project')
  b.wrong.length = 0 // what a page asked of the server before, and what this one refused
}

/** visit opens a page, and says what is wrong with it. With hold it first gets no answers, and has to say what it waits for. */
async function visit(where, [page, params, text], hold) {
  const at = new URL('/ui/' + page, server.url)
  for (const [key, value] of Object.entries({ project: name, ...params })) at.searchParams.set(key, value)
  answers = []
  const before = spent()
  const begun = performance.now()
  let release
  const held = new Promise((done) => { release = done })
  const asks = (url) => url.pathname.startsWith('/v1/') && !/project_list|calls|settings/.test(url.pathname)
  try {
    if (hold) await b.page.route(asks, async (route) => { await held; await route.continue().catch(() => {}) })
    await b.page.goto(at.href)
    if (hold) {
      await b.page.waitForFunction(() => document.querySelector('.waiting .note')?.textContent.endsWith('…') || document.querySelector('main[data-page=live], main[data-page=settings]')).catch(() => wrong.push(`${where}: does not say what it waits for`))
      release()
    }
    await settled(b.page)
    await b.page.waitForFunction((text) => document.querySelector('main').innerText.includes(text), text, { timeout: 15000 }).catch(async () => wrong.push(`${where}: does not show ${text}: ${await b.page.evaluate(() => document.querySelector('main').innerText.slice(0, 300))}`))
    const seen = await b.page.evaluate(() => ({ alert: document.querySelector('main [role=alert]')?.innerText, elements: document.querySelectorAll('*').length }))
    if (seen.alert) wrong.push(`${where}: ${seen.alert}`)
    if (seen.elements > maxElements) wrong.push(`${where}: ${seen.elements} elements`)
    for (const [operation, bytes] of answers) if (bytes > maxAnswer) wrong.push(`${where}: ${operation} answers with ${bytes} bytes`)
    const after = spent()
    figures[where] = `${((performance.now() - begun) / 1000).toFixed(1)} s, ${(after.cpu - before.cpu).toFixed(1)} s CPU of the server, ${answers.map(([o, n]) => `${o} ${(n / 1000).toFixed(0)} kB`).join(', ')}, ${seen.elements} elements, peak ${after.peak} MB`
  } catch (error) {
    wrong.push(`${where}: ${String(error.message).split('\n').slice(0, 6).join(' ')}`)
  } finally {
    release()
    if (hold) await b.page.unroute(asks)
  }
  for (const w of b.wrong.splice(0)) if (!w.includes('status of 400')) wrong.push(`${where}: ${w}`) // there is no commit that changed a symbol
  console.error(where, figures[where])
}

const called = ([page, params]) => `${page || 'overview'} ${Object.entries(params).map(([k, v]) => k + '=' + v).join(' ')}`.trim()
let peak = 0
try {
  await enter()
  const outline = await b.page.evaluate(([project, path]) => fetch('/v1/code_file', { method: 'POST', body: JSON.stringify({ project, path }) }).then((r) => r.json()), [name, whole])
  for (const p of pages) if (p[1].line) p[1].line = outline.symbols.find((s) => s.name === symbol)?.line ?? 1
  for (const p of pages) await visit(called(p), p, true)
  peak = spent().peak // later the server may index itself, which takes what that takes

  // All of it is indexed again meanwhile, for as long as the pages take.
  const begun = spawn(program, ['index', '--force', '--quiet', '--project', project], { stdio: 'ignore' })
  let ended = false
  const indexed = new Promise((done) => begun.on('exit', () => { ended = true; done() }))
  for (const p of pages) {
    if (ended) break
    await visit('while it is indexed, ' + called(p), p, false)
  }
  begun.kill('SIGINT')
  await indexed

  // Another server takes the place of this one while a question is open.
  await visit('overview again', pages[0], false)
  await b.page.evaluate((project) => { fetch('/v1/graph_picture', { method: 'POST', body: JSON.stringify({ project, level: 'symbol' }) }).catch(() => {}) }, name)
  await server.end()
  await b.page.getByText('The server does not answer.').waitFor({ timeout: 60000 }).catch(() => wrong.push('a server that ended while it worked is not missed'))
  b.wrong.length = 0 // requests that failed
  server = await serve(address)
  await enter()
  for (const p of pages.slice(0, 2)) await visit('another server, ' + called(p), p, false)
} catch (error) {
  wrong.push(String(error.message).split('\n').slice(0, 6).join(' '))
} finally {
  await b.close()
  await server.end()
}
console.log(JSON.stringify({ wrong, figures, peak }))
