// The page of the calls: that it counts each of a flood, and what it does while the server is away.
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { open, settled } from './browser.mjs'

/** caller calls tools of a server as a program does, with its token. */
export function caller(link, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const url = new URL(link)
  return (operation, args) => new Promise((done, failed) => {
    const r = request({ agent, host: url.hostname, port: url.port, path: '/v1/' + operation, method: 'POST', headers: { authorization: 'Bearer ' + token } }, (answer) => { answer.resume(); answer.on('end', () => done(answer.statusCode)) })
    r.on('error', failed)
    r.end(JSON.stringify(args))
  })
}

/** agent calls a tool as an agent does, by MCP without a session. */
const agent = (link, token, name, args) => fetch(new URL('/mcp', link), {
  method: 'POST', headers: { authorization: 'Bearer ' + token, 'user-agent': 'an-agent/3.1 (a test)', 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
})

const hostile = '<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>\u202e'

/** flood makes calls at a rate: some find something, some nothing, and most are refused, which costs the server the least. It returns how many a
 * second there were, and how many failed. */
export async function flood(call, project, calls, rate) {
  const begin = performance.now()
  const all = []
  for (let i = 0; i < calls;) {
    const due = Math.min(calls, Math.floor((performance.now() - begin) / 1000 * rate) + 1)
    for (; i < due; i++) {
      all.push(i % 10 === 3 ? call('search_code', { project, query: 'Checkout', match: 'literal', limit: 1 })
        : i % 20 === 5 ? call('search_code', { project, query: hostile + i, match: 'literal', limit: 1 })
          : call('search_code', { project, query: 'refused ' + hostile + i, match: 'backwards' }))
    }
    await new Promise((next) => setTimeout(next, 4))
  }
  const answers = await Promise.all(all)
  return { rate: Math.round(calls / ((performance.now() - begin) / 1000)), failed: answers.filter((status) => status >= 400).length }
}

/** between is a way to a server that can be cut, and opened again. */
async function between(link) {
  const to = new URL(link)
  const ends = new Set()
  const listen = (port) => new Promise((done) => {
    const server = createServer((from) => {
      const there = connect(to.port, to.hostname)
      for (const [a, b] of [[from, there], [there, from]]) {
        ends.add(a)
        a.on('error', () => {})
        a.on('close', () => { ends.delete(a); b.destroy() })
        a.pipe(b)
      }
    })
    server.listen(port, '127.0.0.1', () => done(server))
  })
  let server = await listen(0)
  const port = server.address().port
  return {
    link: Object.assign(new URL(link), { port }).href,
    cut() { server.close(); for (const s of ends) s.destroy() },
    async open() { server = await listen(port) },
  }
}

const shown = (page) => page.evaluate(() => document.querySelector('.tile.count dd')?.firstChild.data.replaceAll(',', ''))

/** live is what the page has to do. link is of the server; calls is how many come in the flood, rate how many a second. */
export async function live({ link, token, project, calls, rate }, check, figure) {
  const way = await between(link)
  const b = await open()
  const { page } = b
  page.on('pageerror', (e) => check(false, 'error: ' + e.message))
  const call = caller(link, token)
  const counts = async (n, what) => {
    try {
      await page.waitForFunction((n) => document.querySelector('.tile.count dd')?.firstChild.data.replaceAll(',', '') === String(n), n, { timeout: 60000 })
    } catch {
      check(false, `${what}: ${await shown(page)} calls are counted of ${n}`)
    }
  }
  try {
    const given = await fetch(new URL('/v1/link', way.link), { method: 'POST', headers: { authorization: 'Bearer ' + token }, body: '{}' })
    await page.goto((await given.json()).url)
    await settled(page)
    const at = new URL('/ui/live', way.link)
    at.searchParams.set('project', project)
    await page.goto(at.href)
    await page.getByText('connected', { exact: true }).waitFor()
    await page.waitForTimeout(300)
    let n = Number(await shown(page))
    const failed = () => page.evaluate(() => Number(document.querySelectorAll('.live-tiles dd')[1].firstChild.data.replaceAll(',', '')))
    const before = await failed()
    const did = await flood(call, project, calls, rate)
    figure('calls a second', did.rate)
    await counts(n += calls, 'flood')
    check(did.failed > 0 && await failed() - before === did.failed, `${await failed() - before} failed calls are counted of ${did.failed}`)
    const order = await page.evaluate(async (n) => { // goes down the list
      const box = document.querySelector('.calls')
      const at = new Map()
      for (let y = 0; ; y += box.clientHeight) {
        box.scrollTop = y
        const seen = box.getBoundingClientRect()
        for (let tries = 0; tries < 100; tries++) { // until there are rows from the top to the bottom of it
          await new Promise((done) => setTimeout(done, 30))
          const rows = [...box.querySelectorAll('[data-row]')].map((a) => a.getBoundingClientRect())
          const last = Math.max(...[...box.querySelectorAll('[data-row]')].map((a) => Number(a.dataset.row)))
          if (rows.some((r) => r.top <= seen.top + 2) && (rows.some((r) => r.bottom >= seen.bottom - 2) || last === n - 1)) break
        }
        for (const a of box.querySelectorAll('[data-row]')) at.set(Number(a.dataset.row), Number(new URL(a.href).searchParams.get('call')))
        if (y >= box.scrollHeight) break
      }
      return [...at].sort((a, b) => a[0] - b[0]).map(([, call]) => call)
    }, n)
    check(order.length === n && order.every((call, i) => call === n - i), `the list has ${order.length} rows of ${n} calls, or another order`)
    check(!await page.evaluate(() => window.__hit), 'a question became an element')
    await page.evaluate(() => { document.querySelector('.calls').scrollTop = 0 })
    await agent(link, token, 'search_code', { project, query: 'an agent asks' })
    await page.locator('.call', { hasText: 'an agent asks' }).filter({ hasText: 'an-agent 3.1' }).waitFor()
    n++

    // Who reads is not disturbed.
    const first = () => page.evaluate(() => document.querySelector('.calls [data-row]').href)
    await page.evaluate(() => { document.querySelector('.calls').scrollTop = 300 })
    await page.waitForTimeout(200)
    const top = await first()
    await flood(call, project, 7, rate)
    await page.getByRole('button', { name: '7 new calls: show' }).click()
    check(await first() !== top, 'new calls are not shown when they are wanted')
    await counts(n += 7, 'reading')
    await page.keyboard.press('p')
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    await flood(call, project, 5, rate)
    await page.getByText('5 calls since').waitFor()
    await counts(n += 5, 'paused')
    check((await first()).includes('call=' + (n - 5)), 'the list goes on while it is paused')
    await page.getByRole('button', { name: 'Go on' }).click()

    // The server goes away and is back: what came meanwhile is counted.
    way.cut()
    await page.getByText(/no server since/).waitFor()
    await page.getByText('The server does not answer.').waitFor()
    await flood(call, project, 20, rate)
    await way.open()
    await counts(n += 20, 'away')
    await page.getByText(/The server is back; it was away from .* 20 calls came since/).waitFor()
    check(!await page.getByText('The server does not answer.').count(), 'the server is still said to be away')
    for (const w of b.wrong) if (!/ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK)|status of 404/.test(w)) check(false, w)
  } finally {
    way.cut()
    await b.close()
  }
}

/** watching is what a person does on the page. */
export async function watching({ page, project, text, call, visit }, check) {
  await call('search_code', { query: 'Checkout', project, match: 'literal', limit: 3 })
  await call('context_query', { query: 'how is a basket of fruit paid', project, max_tokens: 300 })
  await call('search_code', { query: hostile, project })
  await call('search_code', { query: 'refused', project, match: 'backwards' })
  await page.getByRole('link', { name: 'context_query' }).first().waitFor()
  await page.waitForFunction((asked) => document.querySelector('main').innerText.includes(asked), hostile.slice(0, 30)) // as it is
  await page.getByLabel('What came of it').selectOption('failed')
  await page.waitForURL(/outcome=failed/)
  check(await page.locator('.call.bad').count() > 0 && await page.locator('.call:not(.bad)').count() === 0, 'the filter of what failed shows others')
  await page.getByRole('button', { name: 'Show all' }).first().click()
  await page.getByLabel('Text of a call').fill('fruit "max_tokens":300')
  await page.waitForFunction(() => { const rows = [...document.querySelectorAll('.call')]; return rows.length > 0 && rows.every((r) => r.textContent.includes('fruit')) })
  await page.locator('.call a').first().click()
  await page.waitForURL(/call=\d+/)
  const side = page.locator('.call-side')
  check((await side.textContent()).includes('"max_tokens": 300'), 'the arguments are not shown')
  check(await side.evaluate((e) => e === document.activeElement), 'what is opened does not get the focus')
  await page.reload()
  await side.getByText('"max_tokens": 300').waitFor()
  await side.getByRole('link', { name: 'Compose a context' }).click()
  await page.waitForURL(/context\?.*q=how\+is\+a\+basket\+of\+fruit\+paid.*budget=300/)
  await page.goBack()
  await side.getByText('"max_tokens": 300').waitFor()
  await page.keyboard.press('Escape')
  await side.waitFor({ state: 'detached' })
  await visit('live')
  const rows = page.locator('.calls [data-row]')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  check(await page.evaluate(() => document.activeElement.dataset.row) === '1', 'the arrows do not go through the list')
  await page.keyboard.press('End')
  await page.waitForFunction(() => document.activeElement?.href?.endsWith('call=1')) // the first of all
}
