// A Chromium that asks nobody but us, with a user's folder of its own, and what pages must not do there.
import { chromium } from 'playwright-core'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { looks } from './looks.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const axe = readFileSync(join(here, '..', 'node_modules', 'axe-core', 'axe.min.js'), 'utf8')

export async function open(options = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'browser-'))
  const context = await chromium.launchPersistentContext(dir, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, acceptDownloads: true,
    args: ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    viewport: { width: 1280, height: 800 }, ...options,
  })
  context.setDefaultTimeout(15000)
  await context.addInitScript(() => {
    window.__shift = 0
    window.__csp = []
    new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) { window.__shift += e.value; (window.__moved ??= []).push(...e.sources.map((s) => (s.node?.className || s.node?.nodeName || '?') + ' ' + JSON.stringify(s.previousRect) + JSON.stringify(s.currentRect))) } }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('securitypolicyviolation', (e) => window.__csp.push(e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sourceFile))
  })
  const page = context.pages()[0] ?? await context.newPage()
  const wrong = [] // what pages must not do: errors, requests to elsewhere
  page.on('console', (m) => { if ((m.type() === 'error' || m.type() === 'warning') && !m.text().includes('GL Driver Message')) // which is of drawing without a graphics card
 wrong.push('console: ' + m.text()) })
  page.on('pageerror', (e) => wrong.push('error: ' + e.message))
  page.on('request', (r) => { const at = new URL(r.url()); if (!['127.0.0.1', 'localhost'].includes(at.hostname) && !['data:', 'blob:'].includes(at.protocol)) wrong.push('request: ' + r.url()) })
  page.on('dialog', (d) => { wrong.push('dialog: ' + d.message()); d.dismiss() })
  return { page, context, wrong, close: async () => { await context.close(); rmSync(dir, { recursive: true, force: true }) } }
}

/** settled waits until a page has what it asked for. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('.waiting, [aria-busy=true]'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** faults is what is wrong with a page as it is: by axe, by its width and how its texts lie, by what moved, by what its policy stopped. */
export async function faults(page, judged = true) {
  const out = []
  if (judged && !await page.evaluate(() => !!window.axe)) await page.evaluate(axe)
  const found = !judged ? { violations: [] } : await page.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }))
  for (const v of found.violations) out.push(`axe ${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? n.failureSummary)).join(' | ')}`)
  const seen = await page.evaluate(() => ({ shift: window.__shift, moved: window.__moved ?? [], csp: window.__csp, over: document.documentElement.scrollWidth - document.documentElement.clientWidth }))
  if (seen.shift > 0) out.push('layout shift ' + seen.shift + ' of ' + seen.moved.slice(0, 4).join(', '))
  for (const v of seen.csp) out.push('policy: ' + v)
  if (seen.over > 0) out.push('wider than the window by ' + seen.over)
  const hidden = await page.evaluate(() => {
    const link = document.querySelector('.side [aria-current]')?.getBoundingClientRect()
    return link && (link.left < 0 || link.right > document.documentElement.clientWidth)
  })
  if (hidden) out.push('the name of the page is out of sight')
  const holes = await page.evaluate(() => [...document.querySelectorAll('.tiles')].some((t) => t.offsetWidth > 0 && t.getBoundingClientRect().right - t.lastElementChild.getBoundingClientRect().right > 4))
  if (holes) out.push('a row of figures ends in a hole')
  const cut = await page.evaluate(() => [...document.querySelectorAll('main select')].filter((s) => {
    const alone = s.cloneNode(false) // as wide as what is chosen
    alone.append(s.selectedOptions[0]?.cloneNode(true) ?? '')
    alone.style.cssText = 'position: absolute; width: auto; min-width: 0; visibility: hidden'
    s.after(alone)
    const wide = alone.offsetWidth
    alone.remove()
    return s.offsetWidth > 0 && wide > s.offsetWidth + 1
  }).map((s) => s.selectedOptions[0].textContent))
  for (const c of cut) out.push('a choice is cut: ' + c)
  if (await page.evaluate(() => { // the line that an address names
    const [line, box] = ['.chunk .at', '.code'].map((s) => document.querySelector(s)?.getBoundingClientRect())
    return line && (line.top < box.top || line.bottom > box.bottom)
  })) out.push('the line that was chosen is out of sight')
  out.push(...await looks(page))
  return out
}
