// node browse/team.mjs URL ADMIN READER [whole|shots FOLDER]: walks through the pages of a team's server with a token of an admin and with one of a
// reader, and prints what is wrong. Each check asks the API what a page has to show.
import { faults, open, settled } from './browser.mjs'

const [url, admin, reader, how, folder] = process.argv.slice(2)
const wrong = []
const b = await open()
const say = (where, what) => wrong.push(where + ': ' + what)
const seen = [] // answers of the API to pages
b.page.on('response', (r) => { const at = new URL(r.url()); if (at.pathname.startsWith('/v1/')) seen.push([at.pathname, r.status()]) })
const ask = (what, method = 'GET') => fetch(url + '/v1/team/' + what, { method, headers: { Authorization: 'Bearer ' + admin } }).then((r) => r.json())
const text = () => b.page.evaluate(() => document.querySelector('main').innerText)
const enter = async (token) => {
  await b.page.getByLabel('Token').fill(token)
  await b.page.getByRole('button', { name: 'Sign in' }).click()
}
const expected = () => { for (const w of b.wrong.splice(0)) if (!/status of 40[13]/.test(w)) say('signing in', w) }

// Who has no token sees nothing; a wrong one and one of a reader do not help.
await b.page.goto(url)
await b.page.getByRole('heading', { name: 'Sign in' }).waitFor()
for (const f of await faults(b.page)) say('sign in', f)
if (seen.length) say('sign in', 'it asks without a token ' + seen)
await enter('ctxs_1_abcdefabcdef_ABCDEFABCDEFABCDEFABCDEFAB')
await b.page.getByText('The token is wrong').waitFor()
expected()
await enter(reader)
await b.page.getByText('These pages are for admins').waitFor()
for (const f of await faults(b.page)) say('reader', f)
for (const page of ['workers', 'jobs', 'rights', 'audit']) {
  await b.page.goto(url + '/ui/' + page)
  await b.page.getByText('These pages are for admins').waitFor()
}
if (seen.some(([path, status]) => status === 200 && path !== '/v1/team/whoami')) say('reader', 'something is answered: ' + seen)
expected()
await b.page.getByRole('button', { name: 'Sign out' }).click()
await enter(admin)
await settled(b.page)
if (b.page.url().includes('ctxs_') || await b.page.evaluate(() => document.cookie)) say('admin', 'the token is in the address or a cookie')

const names = (list) => list.map((i) => i.name)
const checks = {
  '': async () => {
    const list = await ask('repositories')
    for (const r of list) for (const part of [r.name, r.url, ...r.readers]) if (!(await text()).includes(part)) say('repositories', 'without ' + part)
    const bad = list.find((r) => r.name === 'gone'), good = list.find((r) => r.commit)
    if (!(await text()).includes(bad.problem.split('\n')[0]) || !(await text()).includes(good.commit.slice(0, 7))) say('repositories', 'without a problem or a commit')
    await b.page.getByLabel('a part of a name').fill('nothing is called so')
    await b.page.getByText('None is like that').waitFor()
    await b.page.getByLabel('a part of a name').fill('')
    await b.page.getByRole('button', { name: `Fetch now: ${good.name}` }).click()
    for (let i = 0; ; i++) {
      if ((await ask('audit?changes=true&limit=5')).some((e) => e.action === 'repo.sync' && e.target === good.name)) break
      if (i === 100) { say('repositories', 'nothing is fetched'); break }
      await new Promise((next) => setTimeout(next, 100))
    }
  },
  workers: async () => { for (const name of names(await ask('workers'))) if (!(await text()).includes(name)) say('workers', 'without ' + name) },
  jobs: async () => {
    const list = await ask('jobs')
    for (const j of list) if (!(await text()).includes(String(j.id))) say('jobs', 'without ' + j.id)
    await b.page.getByRole('button', { name: /^failed/ }).click()
    await settled(b.page)
    if ((await text()).includes('completed')) say('jobs', 'those that failed are others')
  },
  rights: async () => {
    const [rights, users, tokens] = await Promise.all(['rights', 'users', 'tokens'].map((w) => ask(w)))
    for (const part of [...Object.keys(rights.repositories), ...Object.keys(rights.groups), ...Object.values(rights.repositories).flat(), ...Object.values(rights.groups).flat(), ...names(users), ...names(tokens), '127.0.0.1/bob', 'gitea: no answer that holds']) if (!(await text()).includes(part)) say('rights', 'without ' + part)
    // What a user may read, as the server has it.
    const may = await fetch(url + '/v1/team/whoami', { headers: { Authorization: 'Bearer ' + reader } }).then((r) => r.json())
    const shown = await b.page.evaluate((user) => Array.from([...document.querySelectorAll('table.rows')].find((t) => t.caption.textContent === 'Users').tBodies[0].rows).find((r) => r.cells[0].innerText === user).querySelector('[data-label="May read"]').innerText, may.user)
    if (parseInt(shown) !== may.repositories.length) say('rights', `${may.user} may read ${shown}, not ${may.repositories.length}`)
    await b.page.getByLabel('a user, group or repository').fill(may.user)
    await settled(b.page)
    if ((await text()).includes(users.find((u) => u.role === 'admin').name + '\n')) say('rights', 'others are shown')
  },
  audit: async () => {
    const all = await ask('audit?limit=1000')
    if (!(await text()).includes(all[0].action) || !(await text()).includes(all[0].actor)) say('audit', 'without the last line')
    const more = b.page.getByRole('link', { name: 'older lines' })
    let n = 0
    for (; await more.count(); n++) {
      await more.click()
      await settled(b.page)
    }
    const last = all[all.length - 1]
    if (n < 1 || !(await text()).includes(last.target)) say('audit', `the first line is not there after ${n} pages`)
    await b.page.getByRole('button', { name: 'changes' }).click()
    await settled(b.page)
    if ((await text()).includes('ask.')) say('audit', 'changes hold questions')
  },
}
for (let i = 0; i < 105; i++) await ask('repositories/' + names(await ask('repositories'))[0] + '/sync', 'POST')

const sizes = [[1280, 800], [900, 1000], [390, 800]]
const combinations = sizes.flatMap((size) => ['light', 'dark'].map((theme) => [size, theme]))
let n = 0
for (const [name, check] of Object.entries(checks)) {
  for (const [i, [[width, height], theme]] of (how ? combinations : [combinations[(n++ * 5 + 4) % combinations.length]]).entries()) {
    const where = `${name || 'repositories'} ${width} ${theme}`
    await b.page.setViewportSize({ width, height })
    await b.page.emulateMedia({ colorScheme: theme })
    try {
      await b.page.goto(url + '/ui/' + name)
      await settled(b.page)
      if (how === 'shots') await b.page.screenshot({ path: `${folder}/${name || 'repositories'}-${theme}-${width}.png` })
      for (const f of await faults(b.page)) say(where, f)
      if (i === 0) await check()
      if (await b.page.evaluate(() => !!document.querySelector('main :is(script, iframe, object, embed, img, [onerror], [onclick])') || !!window.__hit)) say(where, 'a text became an element')
    } catch (error) { say(where, String(error.message).split('\n').slice(0, 6).join(' ')) }
    for (const w of b.wrong.splice(0)) say(where, w)
  }
}

// A server that is away is said to be; what was shown stays.
await b.page.goto(url + '/ui/')
await settled(b.page)
await b.context.setOffline(true)
await b.page.getByText('The server does not answer').first().waitFor()
if (!(await text()).includes(names(await ask('repositories'))[0])) say('offline', 'what was shown is gone')
await b.context.setOffline(false)
await b.page.getByText('What is shown is of before').waitFor({ state: 'detached' })

// Whoever signs out leaves nothing in the tab.
await b.page.getByRole('button', { name: 'Sign out' }).click()
await b.page.getByRole('heading', { name: 'Sign in' }).waitFor()
if (await b.page.evaluate(() => sessionStorage.length + document.cookie.length)) say('sign out', 'something is left')
await b.close()
console.log(JSON.stringify({ wrong }))
