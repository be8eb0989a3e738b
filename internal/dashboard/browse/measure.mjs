// node browse/measure.mjs PROGRAM [TIMES]: how fast the pages are, in Chromium without a graphics card, over a tree that is made for it: 5,000 files with 20,000
// imports, and 50,000 functions that call each other. Prints a row for each figure: the best of the runs and all of them. See docs/measure/bench.md.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { open, settled } from './browser.mjs'

const [program, times = '5'] = process.argv.slice(2)
const files = 5000, folders = 100, each = 10, imports = 4

/** tree writes the files: modules of Python in folders, most of whose imports are of their own folder or the next ones. */
function tree(root) {
  let seed = 1
  const random = (n) => { seed = (seed * 1103515245 + 12345) % 2 ** 31; return Math.floor(seed / 2 ** 31 * n) }
  const at = (i) => [`part${Math.floor(i / (files / folders))}`, `unit${i}`]
  for (let i = 0; i < folders; i++) mkdirSync(join(root, at(i * files / folders)[0]), { recursive: true })
  for (let i = 0; i < files; i++) {
    const used = new Set()
    while (used.size < imports) {
      const j = used.size < imports - 1 ? (i + 1 + random(60)) % files : random(files)
      if (j !== i) used.add(j)
    }
    const others = [...used]
    let text = others.map((j) => `from ${at(j).join('.')} import ${Array.from({ length: each }, (_, k) => `step${j}_${k}`).join(', ')}\n`).join('')
    for (let k = 0; k < each; k++) text += `\n\ndef step${i}_${k}(n):\n    return n + step${others[k % imports]}_${random(each)}(n) + step${others[(k + 1) % imports]}_${random(each)}(n)\n`
    writeFileSync(join(root, ...at(i)) + '.py', text)
  }
}

const dir = mkdtempSync(join(tmpdir(), 'pages-'))
const root = join(dir, 'tree')
const env = { ...process.env, CTX_SYS_HOME: join(dir, 'home') }
const run = (...args) => execFileSync(resolve(program), args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const figures = new Map() // name, to the unit and what was measured
const figure = (name, unit, value) => figures.set(name, { unit, all: [...figures.get(name)?.all ?? [], value] })

/** spent is the CPU seconds that the browser's processes took so far. */
function spent() {
  const stats = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [{ id: name, parent: fields[1], seconds: (Number(fields[11]) + Number(fields[12])) / 100 }]
    } catch { return [] } // it ended
  })
  const ours = new Set([String(process.pid)])
  for (let before = -1; before !== ours.size;) { before = ours.size; for (const p of stats) if (ours.has(p.parent) && p.id !== String(server.pid)) ours.add(p.id) }
  ours.delete(String(process.pid))
  return stats.reduce((sum, p) => sum + (ours.has(p.id) ? p.seconds : 0), 0)
}

/** frames counts how often a page is drawn in a second while the camera moves, and what a frame costs. */
async function frames(page, name, what) {
  const before = spent()
  const [n, seconds] = await moved(page, what)
  figure(name, 'frames/s', n / seconds)
  if (n > 0) figure(name + ': CPU of all processes of the browser', 'ms a frame', 1000 * (spent() - before) / n)
}

/** moved moves the camera for two seconds, and returns the frames and the seconds. */
const moved = (page, what) => page.evaluate((what) => new Promise((done) => {
  const camera = window.drawing.getCamera()
  let n = 0
  const begin = performance.now()
  const step = () => {
    const time = performance.now() - begin
    if (time > 2000) { camera.setState({ x: 0.5, y: 0.5, ratio: 1 }); done([n, time / 1000]); return }
    n++
    if (what === 'pan') camera.setState({ x: 0.5 + 0.1 * Math.sin(n / 9), y: 0.5 + 0.1 * Math.cos(n / 9) })
    if (what === 'zoom') camera.setState({ ratio: 0.6 + 0.4 * Math.cos(n / 9) })
    requestAnimationFrame(step)
  }
  step()
}), what)

/** graph opens the page of the graph, and measures until there is a picture, while it is laid out, and while it moves. */
async function graph(page, name, address) {
  await page.goto(address)
  await page.waitForFunction(() => window.drawing && document.querySelector('.canvas canvas'), undefined, { timeout: 120000 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  figure(name + ', first picture', 's', await page.evaluate(() => performance.now() / 1000))
  if (!await page.$('.canvas[data-laid=yes]')) await frames(page, name + ', while it is laid out', 'nothing')
  await page.waitForSelector('.canvas[data-laid=yes]', { timeout: 120000 })
  await page.waitForTimeout(300)
  await frames(page, name + ', moved', 'pan')
  await frames(page, name + ', nearer and farther', 'zoom')
  figures.set(name, { unit: '', all: [await page.evaluate(() => document.querySelector('.page-head .note').innerText)] })
}

let server
try {
  mkdirSync(root)
  tree(root)
  run('index', '--quiet', '--no-embed', '--project', root)
  server = spawn(resolve(program), ['serve', '--http', '127.0.0.1:0', '--project', root], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise((done) => { server.stdout.once('data', (line) => done(/http:\/\/[0-9.:]+/.exec(String(line))[0])) })
  const link = () => run('ui', '--no-open', '--url', url, '--project', root).trim()
  for (let i = 0; i < Number(times); i++) {
    const b = await open()
    try {
      await b.page.goto(link())
      await settled(b.page)
      const first = await b.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)
      figure('a new browser, first paint', 'ms', Math.round(first))
      figure('a new browser, the overview is whole', 'ms', Math.round(await b.page.evaluate(() => performance.now())))
      await b.page.reload()
      await settled(b.page)
      figure('the same again, first paint', 'ms', Math.round(await b.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)))
      const at = (params) => { const to = new URL('/ui/graph', url); for (const [name, value] of Object.entries({ project: new URL(b.page.url()).searchParams.get('project'), ...params })) to.searchParams.set(name, value); return to.href }
      await graph(b.page, 'files', at({ level: 'file', limit: 5000, kinds: 'imports' }))
      await graph(b.page, 'functions', at({ level: 'symbol', kinds: 'calls' }))
      for (const w of b.wrong) console.error(w)
    } finally {
      await b.close()
    }
  }
} finally {
  server?.kill()
  rmSync(dir, { recursive: true, force: true })
}
console.log(`load of the machine at the end: ${loadavg().map((n) => n.toFixed(1)).join(', ')}`)
for (const [name, { unit, all }] of figures) {
  if (!unit) { console.log(`${name}: ${all}`); continue }
  const best = unit === 'frames/s' ? Math.max(...all) : Math.min(...all)
  console.log(`${name}: ${best.toFixed(unit === 's' ? 2 : 0)} ${unit} (${all.map((n) => n.toFixed(unit === 's' ? 2 : 0)).join(', ')})`)
}
