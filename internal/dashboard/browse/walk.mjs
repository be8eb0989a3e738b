// node browse/walk.mjs LINK TOKEN [whole]: goes through the dashboard as a person does, and prints what is wrong. Each check asks the API, with
// the cookie of the browser, what a page has to show. A sample looks at each page in one size and theme; the whole at all of them. With the token
// of the server calls are made as a program makes them.
import { faults, open, settled } from './browser.mjs'
import { checks, hostile } from './checks.mjs'
import { caller, live } from './live.mjs'

const [link, token, how] = process.argv.slice(2)
const sizes = [[1440, 900], [900, 1000], [390, 800]]
const themes = ['light', 'dark']
const wrong = []
const figures = {}
const b = await open()
const say = (where, what) => wrong.push(where + ': ' + what)

// Who has no cookie sees no data, and a link is good once.
await b.page.goto(new URL('/ui/', link).href)
await b.page.getByText('This browser was not let in').waitFor()
b.wrong.length = 0 // that request was refused, which the console says
await b.page.goto(link)
await settled(b.page)
if (b.page.url().includes('token')) say('link', 'the token is still in the address ' + b.page.url())
if (await b.page.evaluate(() => document.referrer + document.cookie) !== '') say('link', 'a script can read the cookie, or where it came from')
const project = new URL(b.page.url()).searchParams.get('project')

const program = caller(link, token)

/** tools are what checks use. */
const tools = {
  page: b.page, context: b.context, project, settled: () => settled(b.page),
  async visit(name, params = {}) {
    const at = new URL('/ui/' + name, link)
    at.searchParams.set('project', project)
    for (const [key, value] of Object.entries(params)) at.searchParams.set(key, value)
    await b.page.goto(at.href)
    await settled(b.page)
  },
  ask: (operation, args = {}) => b.page.evaluate(([operation, args]) => fetch('/v1/' + operation, { method: 'POST', body: JSON.stringify(args) }).then((r) => r.json()), [operation, { project, ...args }]),
  call: (operation, args) => program(operation, { project, ...args }),
  text: () => b.page.evaluate(() => document.querySelector('main').innerText),
  figure: (name, value) => { figures[name] = value },
}

let n = 0
for (const [name, check] of Object.entries(checks)) {
  const combinations = sizes.flatMap((size) => themes.map((theme) => [size, theme]))
  const chosen = how === 'whole' ? combinations : [combinations[n++ % combinations.length]]
  for (const [i, [[width, height], theme]] of chosen.entries()) {
    const where = `${name} ${width} ${theme}`
    await b.page.setViewportSize({ width, height })
    await b.page.emulateMedia({ colorScheme: theme, reducedMotion: n % 2 ? 'reduce' : 'no-preference' })
    try {
      await tools.visit(...(check.address ?? [name]))
      for (const f of await faults(b.page)) say(where, f)
      if (i === 0) await check.run(tools, (ok, what) => { if (!ok) say(where, what) })
      for (const f of (await faults(b.page, how === 'whole')).filter((f) => !f.startsWith('layout'))) say(where + ' used', f) // what a click moves is meant
    } catch (error) {
      say(where, String(error.message).split('\n').slice(0, 6).join(' '))
    }
    for (const w of b.wrong.splice(0)) if (!check.refuses || !w.includes('status of 4')) say(where, w)
  }
}

// The frame is painted before the scripts are there, which take it over.
await b.page.route('**/assets/main.*', (route) => route.abort())
await b.page.goto(new URL('/ui/', link).href)
if (!await b.page.getByText('ctx-sys', { exact: true }).isVisible()) say('frame', 'nothing is painted before the scripts are there')
await b.page.unroute('**/assets/main.*')
b.wrong.length = 0 // the script that did not come
await tools.visit('')
const frame = await b.page.evaluate(() => ['header.top', 'nav.side', 'main', '.top :disabled', 'main[aria-busy]'].map((s) => document.querySelectorAll(s).length).join())
if (frame !== '1,1,1,0,0') say('frame', 'the scripts did not take it over: ' + frame)

// What is printed; the text of it is looked at by who reads this.
const printed = {}
for (const [name, params] of [['', {}], ['search', { q: 'Checkout' }]]) {
  try {
    await tools.visit(name, params)
    printed[name || 'overview'] = (await b.page.pdf({ format: 'A4' })).toString('base64')
  } catch (error) { say('print', String(error.message).split('\n')[0]) }
}
await b.page.emulateMedia({ media: null })

// A server that goes away is said to be gone, and what was shown stays; when it is back, the page goes on.
try {
  await tools.visit('')
  await b.context.setOffline(true)
  await b.page.getByRole('button', { name: 'Bring up to date' }).click()
  await b.page.getByRole('alert').getByText('The server does not answer').first().waitFor()
  if (!(await tools.text()).includes('Languages')) say('offline', 'what was shown is gone')
  await b.context.setOffline(false)
  await b.page.getByText('What is shown is of before').waitFor({ state: 'detached' })
} catch (error) { say('offline', String(error.message).split('\n')[0]) }
b.wrong.length = 0 // the console says that requests failed

// Hostile texts are text, wherever they come.
for (const [name, params] of hostile) {
  try {
    await tools.visit(name, params)
    if (await b.page.evaluate(() => !!document.querySelector('main :is(script, iframe, object, embed, img, form[action], [onerror], [onclick])') || window.__hit)) say(name + ' hostile', 'a text became an element')
  } catch (error) { say(name + ' hostile', String(error.message).split('\n')[0]) }
  for (const w of b.wrong.splice(0)) if (!w.includes('status of 4')) say(name + ' hostile', w)
}

// All calls are counted, at 200 a second.
try {
  await live({ link, token, project, calls: how === 'whole' ? 2000 : 600, rate: 200 }, (ok, what) => { if (!ok) say('live', what) }, tools.figure)
} catch (error) { say('live', String(error.message).split('\n').slice(0, 6).join(' ')) }

// The first paint of a page that was never loaded, on loopback.
const fresh = await open()
const cookies = await b.context.cookies()
await fresh.context.addCookies(cookies)
const paints = []
for (let i = 0; i < (how === 'whole' ? 5 : 1); i++) {
  await fresh.page.goto(new URL('/ui/?project=' + encodeURIComponent(project), link).href)
  await settled(fresh.page)
  paints.push(await fresh.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1))
}
figures['first paint ms'] = paints.map(Math.round)
await fresh.close()
await b.close()
console.log(JSON.stringify({ printed, wrong, figures }))
