// What is done on each page, and what it has to show.
import { watching } from './live.mjs'

const thousands = (n) => n.toLocaleString('en')

export const checks = {
  overview: {
    address: [''],
    async run({ page, ask, text, settled, visit }, check) {
      const status = await ask('index_status')
      let shown = await text()
      for (const n of [status.files, status.entities.function, status.relationships.calls]) check(shown.includes(thousands(n)), 'does not show ' + n)
      check(shown.includes('fresh'), 'does not say that it is fresh')
      const problems = await ask('index_status', { failed: true })
      for (const f of problems.files ?? []) check(shown.replaceAll('\n', '').includes(f.path), 'does not name ' + f.path)
      await page.getByRole('button', { name: 'Bring up to date' }).click()
      await page.getByText(/files? read/).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: /^Theme/ }).click()
      check(before !== await page.evaluate(() => getComputedStyle(document.body).backgroundColor) || await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), 'the theme does not change')
      await page.getByRole('button', { name: /^Theme/ }).click()
      await visit('')
      await page.keyboard.press('Tab')
      check(await page.evaluate(() => document.activeElement.className) === 'skip', 'the first stop of the keyboard is no skip link')
      await page.keyboard.press('Enter')
      check(await page.evaluate(() => document.activeElement.id) === 'main', 'the skip link leads nowhere')
      await page.keyboard.press('/')
      check(await page.evaluate(() => document.activeElement.type) === 'search', '/ does not lead to the search')
      await page.evaluate(() => document.activeElement.blur())
      await settled()
    },
  },
}

const more = {
  search: {
    address: ['search', { q: 'who takes the money for a basket' }],
    async run({ page, ask, text, settled, visit }, check) {
      const answer = await ask('search_code', { query: 'who takes the money for a basket', limit: 20 })
      let shown = await text()
      for (const hit of answer.results) {
        check(shown.includes(hit.qualified_name || hit.name), 'does not show ' + hit.id)
        check(shown.replaceAll('\n', '').includes(hit.path), 'does not show ' + hit.path)
      }
      await page.getByText('Why it is here').first().click()
      const why = answer.results[0].why.find((w) => w.signal)
      if (why) check((await text()).includes(why.signal.replaceAll('_', ' ')), 'does not show the signal ' + why.signal)
      await page.keyboard.press('/')
      await page.keyboard.type('Checkout')
      await page.keyboard.press('Enter')
      await page.waitForURL(/q=Checkout/)
      await settled()
      check((await text()).includes('basket/basket.go'), 'typing a name does not find it')
      await visit('search', { q: 'func .*Pay\\(', match: 'regex' })
      check((await text()).includes('func (t *Till) Pay(cents int) int'), 'a regular expression does not find its line')
      await page.getByRole('link', { name: 'Till.Pay' }).first().click()
      await page.waitForURL(/\/ui\/code\?.*till\.go/)
      await page.goBack()
      await page.waitForURL(/match=regex/)
    },
  },
  code: {
    address: ['code', { path: 'basket/basket.go', line: '6' }],
    async run({ page, ask, text, settled }, check) {
      const file = await ask('code_file', { path: 'basket/basket.go' })
      const lines = await page.evaluate(() => [...document.querySelectorAll('[data-line] code')].map((l) => l.textContent))
      check(JSON.stringify(lines) === JSON.stringify(file.lines.map((parts) => parts.filter((_, i) => i % 2).join(''))), 'the lines are not those of the file')
      check(await page.evaluate(() => [...document.querySelectorAll('.k')].some((k) => k.textContent === 'func')), 'keywords have no colour')
      check(await page.evaluate(() => { // a tab is as wide behind the number of a line as in front of it
        const code = [...document.querySelectorAll('[data-line] code')].find((l) => l.textContent.startsWith('\t'))
        const tab = document.createRange()
        tab.setStart(document.createTreeWalker(code, NodeFilter.SHOW_TEXT).nextNode(), 0)
        tab.setEnd(tab.startContainer, 1)
        return tab.getBoundingClientRect().width > 20
      }), 'a tab is narrower than four letters')
      check(await page.evaluate(() => { // a number is text, which a selection takes along
        const numbers = [...document.querySelectorAll('[data-line] code .n')].map((n) => getComputedStyle(n))
        return numbers.length > 0 && numbers.every((s) => s.display === 'inline' && s.userSelect !== 'none')
      }), 'numbers are drawn as the numbers of lines are')
      const shown = await text()
      check(shown.includes('Checkout') && shown.includes('Till.Pay') && shown.includes('introduced'), 'the symbol, what it calls or its history is missing: ' + shown.slice(-600))
      const place = await page.evaluate(() => { // the middle of Pay in t.Pay(sum)
        const code = [...document.querySelectorAll('[data-line] code')].find((l) => l.textContent.includes('t.Pay(sum)'))
        code.scrollIntoView({ block: 'center' })
        const at = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
        for (let n; (n = at.nextNode());) if (n.textContent.includes('Pay')) { const r = document.createRange(); r.setStart(n, n.textContent.indexOf('Pay') + 1); r.setEnd(n, n.textContent.indexOf('Pay') + 2); const b = r.getBoundingClientRect(); return { x: b.x + b.width / 2 - 1, y: b.y + b.height / 2 } }
      })
      await page.mouse.click(place.x, place.y)
      await page.waitForURL(/till%2Ftill\.go/)
      await settled()
      check((await text()).includes('Pay takes the money'), 'a click on a name does not lead to its definition')
    },
  },
}
Object.assign(checks, more)

checks.context = {
  address: ['context', { q: 'how is a basket of fruit paid', budget: '400' }],
  async run({ page, ask, text, settled }, check) {
    const answer = await ask('context_query', { query: 'how is a basket of fruit paid', max_tokens: 400, explain: true })
    const shown = await text()
    check(shown.includes(`${answer.total_tokens} of 400 tokens`), 'does not say what it costs')
    check(await page.locator('.final').textContent() === answer.context, 'the text is not that of the API')
    check(await page.locator('.strip.tall i').count() === answer.slices.length, 'the bar has other parts than the context')
    const first = answer.slices[0].name
    const button = page.getByRole('button', { name: 'Drop ' + first, exact: true }).first()
    await button.click()
    await page.waitForURL(/drop=/)
    await settled()
    check((await text()).includes('you dropped it'), 'what is dropped does not say so')
    check(!await page.getByRole('button', { name: 'Drop ' + first, exact: true }).count(), 'what is dropped is still in')
    await page.goBack()
    await button.waitFor()
    await settled()
    const [kept, left] = [page.locator('.zone').nth(0), page.locator('.zone').nth(1)]
    const drag = async (row, to) => { // by the mouse, as a person does
      await row.scrollIntoViewIfNeeded()
      await row.hover({ position: { x: 120, y: 8 } })
      await page.mouse.down()
      const at = await to.boundingBox()
      for (const y of [4, 12, 20]) await page.mouse.move(at.x + 40, at.y + y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(kept.locator('li').first(), left)
    await page.waitForURL(/drop=/)
    await settled()
    check((await text()).includes('you dropped it'), 'what is dragged out is not dropped')
    await drag(left.locator('li', { hasText: 'you dropped it' }).first(), kept)
    await page.waitForURL((at) => !at.searchParams.get('drop'))
    await settled()
    check(!(await text()).includes('you dropped it'), 'what is dragged in again is still out')
    const other = left.locator('li').filter({ has: page.locator('a') }).first()
    if (await other.count()) {
      await drag(other, kept)
      await page.waitForURL(/pin=/)
      await settled()
      check(await kept.getByRole('button', { name: /^Unpin / }).count() > 0, 'what is dragged in is not pinned')
      await page.goBack()
      await settled()
    } else check(false, 'the example leaves nothing out that could be dragged in')
    await button.waitFor()
    const pin = page.getByRole('button', { name: /^Pin / }).last()
    if (await pin.count()) {
      await pin.click()
      await page.waitForURL(/pin=/)
      await settled()
      check(await page.getByRole('button', { name: /^Unpin / }).count() > 0, 'what is pinned does not say so')
    }
  },
}

checks.graph = {
  address: ['graph', { level: 'symbol' }],
  async run({ page, ask, text, settled, visit, figure }, check) {
    const picture = await ask('graph_picture', { level: 'symbol' })
    let shown = await text()
    check(shown.includes(`${picture.nodes.length} of ${picture.total} symbols`), 'the numbers are not those of the API: ' + shown.slice(0, 200))
    check(await page.locator('.canvas canvas').count() > 0, 'nothing is drawn')
    await page.waitForSelector('.canvas[data-laid=yes]')
    await page.getByRole('button', { name: 'Till.Pay', exact: true }).click()
    shown = await text()
    check(shown.includes('Used by') && shown.includes('Checkout'), 'a node does not say who uses it')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PNG' }).click()])
    check(download.suggestedFilename() === 'graph.png', 'the picture is saved as ' + download.suggestedFilename())
    await page.getByRole('button', { name: 'Show what is around it' }).click()
    await page.waitForURL(/focus=/)
    await settled()
    check((await text()).includes('of Till.Pay'), 'what is around a node is not shown')
    const clusters = await ask('graph_picture', { level: 'symbol', clusters: true, limit: 4, open: [] })
    await visit('graph', { level: 'symbol', most: 4 })
    check((await text()).includes(`${picture.total} symbols as ${clusters.nodes.length} nodes`), 'many symbols are not shown by clusters: ' + (await text()).slice(0, 300))
    const cluster = clusters.nodes.find((n) => n.members)
    await page.getByRole('button', { name: cluster.name, exact: true }).click()
    await page.getByRole('button', { name: 'Open it' }).press('Enter')
    await page.waitForURL(/open=/)
    await settled()
    const opened = await ask('graph_picture', { level: 'symbol', clusters: true, limit: 4, open: [cluster.id] })
    check(opened.nodes.length > clusters.nodes.length && (await text()).includes(`as ${opened.nodes.length} nodes`), 'a cluster does not open')
    await page.getByRole('button', { name: 'Close ' + cluster.id }).click()
    await page.getByText(`as ${clusters.nodes.length} nodes`).waitFor()
    await visit('graph', { focus: 'TestPay', to: 'Till' })
    check(/A path of \d step/.test(await text()), 'no path is shown')
    await visit('graph', { level: 'folder' })
    check((await text()).includes('basket'), 'folders are not shown')
    figure('frames a second', await page.evaluate(() => new Promise((done) => { // while the camera moves
      const camera = window.drawing.getCamera()
      let frames = 0
      const begin = performance.now()
      const step = () => { frames++; camera.setState({ x: 0.5 + 0.1 * Math.sin(frames / 9) }); if (performance.now() - begin < 1000) requestAnimationFrame(step); else done(frames) }
      step()
    })))
  },
}

checks.impact = {
  address: ['impact', { symbol: 'Till.Pay' }],
  async run({ page, ask, text, visit, settled }, check) {
    const impact = await ask('impact', { symbol: 'Till.Pay' })
    const shown = await text()
    for (const a of impact.affected) check(shown.includes(a.name), 'does not show that ' + a.name + ' depends on it')
    check(shown.includes('TestPay'), 'does not show the test')
    const few = await ask('affected_tests', { symbol: 'Till.Pay' })
    const all = await ask('affected_tests', { symbol: 'Till.Pay', all: true })
    check(all.total > few.tests.length && all.tests.length === all.total, 'the tests of the example are all likely')
    check((await text()).includes(`the likeliest ${few.tests.length} of ${few.total}`), 'does not say how many tests there are')
    await page.getByRole('link', { name: 'Show all', exact: true }).click()
    await page.getByRole('link', { name: 'Show the likeliest alone' }).waitFor()
    await settled()
    for (const t of all.tests) check((await text()).includes(t.name), 'does not show the test ' + t.name)
    await visit('impact')
    check((await text()).includes('Risk'), 'the work tree has no impact')
  },
}
checks.sessions = {
  address: ['sessions'],
  async run({ page, ask, text, settled, visit }, check) {
    check((await text()).includes('Baskets are paid in cents'), 'the decision is not on the time line')
    const decided = (await ask('decision_list', {})).decisions.find((d) => d.decision.startsWith('Baskets are paid in cents'))
    await visit('sessions', { decision: decided.id })
    check((await page.locator('.timeline [aria-current]').textContent()).includes('Baskets are paid in cents'), 'the decision of a link is not the chosen one')
    await page.getByRole('link', { name: /^fruit/ }).click()
    await page.waitForURL(/session=/)
    await settled()
    const history = await ask('get_history', { session: 'fruit' })
    const shown = (await text()).replaceAll('\n', ' ')
    for (const m of history.messages) check(shown.includes(m.text.split('\n')[0].slice(0, 40)), 'does not show message ' + m.number)
    await page.getByLabel('in a window of').selectOption('2000')
    await page.getByText('as it is').waitFor()
    await page.getByRole('link', { name: /^long/ }).click() // which was compacted
    await page.waitForURL(/session=(?!.*fruit)/)
    const { compactions } = await ask('session_compactions', { session: 'long' })
    check(compactions.length === 1, `${compactions.length} compactions are kept of one`)
    const past = page.locator('details', { has: page.locator('summary', { hasText: `${compactions[0].tokens_before.toLocaleString('en')} → ${compactions[0].tokens_after.toLocaleString('en')} tokens` }) })
    await past.locator('summary').click()
    for (const step of compactions[0].steps) await past.getByText(step, { exact: true }).first().waitFor()
    if (compactions[0].from) check((await past.innerText()).includes(`Messages ${compactions[0].from} to ${compactions[0].to} became a summary`), 'does not say what was cut')
    check((await past.innerText()).includes('What had to survive'), 'does not say what survived')
  },
}
checks.memory = {
  address: ['memory'],
  async run({ page, ask, text, settled }, check) {
    const list = (await ask('memory_list')).memories
    check(list.length > 0, 'nothing is remembered')
    for (const m of list) check((await text()).includes(m.content.slice(0, 30)), 'does not show ' + m.content)
    const one = page.locator('.memory', { hasText: 'Baskets are weighed' })
    await one.getByRole('button', { name: 'Where it comes from' }).click()
    await one.getByText('added', { exact: true }).waitFor()
    await one.getByRole('button', { name: 'Confirm' }).click()
    const mine = page.locator('.memory', { hasText: 'Baskets are weighed' }).filter({ hasText: 'your word' })
    await mine.first().waitFor()
    await mine.first().getByRole('button', { name: 'Correct' }).click()
    await page.getByLabel('Text of the memory').fill('Baskets are weighed twice')
    await page.getByRole('button', { name: 'Save as my word' }).click()
    const twice = page.locator('.memory', { hasText: 'weighed twice' })
    await twice.waitFor()
    await twice.getByRole('button', { name: 'Delete' }).click()
    await twice.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await twice.waitFor()
    check((await ask('memory_list')).memories.some((m) => m.content === 'Baskets are weighed twice' && m.author === 'user' && m.status === 'active'), 'what was corrected is not stored as the word of the user')
    await twice.getByRole('button', { name: 'Pin' }).click()
    await twice.getByText('pinned').waitFor()
  },
}
checks.live = { run: watching }
checks.analytics = {
  address: ['analytics', { by: 'operation' }],
  async run({ page, ask, text, settled, visit }, check) {
    const report = await ask('query_stats', { by: 'operation' })
    const { total } = report
    const shown = await text()
    check(total.measured && total.estimate, 'nothing was measured')
    for (const n of [total.questions, total.tokens, total.measured.tokens, total.measured.alternative, total.measured.saved]) check(shown.includes(thousands(n)), 'does not show ' + n)
    for (const r of report.rows) check(shown.includes(r.key), 'does not show ' + r.key)
    check(!report.rows.some((r) => r.key === 'query_graph'), 'what the overview asks counts as a question')
    const estimate = await page.locator('.estimate').textContent()
    check(estimate.includes('estimate') && !estimate.includes(thousands(total.measured.saved)) && !await page.locator('.estimate .bars').count(), 'the estimate is not apart from what was measured')
    check((await page.locator('.stats thead').textContent()).includes('Saved, measured'), 'the table does not say what was measured')
    const plot = page.locator('.plot[role=slider]')
    await plot.focus()
    await page.keyboard.press('End')
    const today = (await ask('query_stats', { by: 'day' })).rows.at(-1)
    check((await page.locator('.readout').textContent()).includes(`${today.key}: ${thousands(today.questions)} question`), 'a day does not say how many questions it had')
    check(await plot.getAttribute('aria-valuetext') === await page.locator('.readout').textContent(), 'who does not see it hears another day')
    check(await page.locator('.plot[role=slider] rect[class^=hue]').count() >= 2, 'days have no bars')
    await page.getByRole('button', { name: '7 days' }).click()
    await page.waitForURL(/days=7/)
    await page.getByLabel('Rows by').selectOption('client')
    await page.waitForURL(/by=client/)
    await settled()
    check((await text()).includes('a <b>client</b> of agents'), 'a client is not named as it is')
    const week = await ask('query_stats', { by: 'client', days: 7 })
    check(week.total.questions < total.questions && (await text()).includes(thousands(week.total.questions) + ' questions'), 'seven days are as many as thirty')
    await visit('analytics', { by: 'project', days: '90' })
    check((await text()).includes('all projects'), 'by project is not of all projects')
  },
}
checks.settings = {
  address: ['settings', { q: 'watch' }],
  async run({ page, text }, check) {
    check((await text()).includes('watch.debounce_ms'), 'a setting is missing')
    await page.getByRole('button', { name: 'Change watch.debounce_ms' }).click()
    await page.getByLabel('watch.debounce_ms', { exact: true }).fill('soon')
    await page.getByRole('button', { name: 'Write' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('watch.debounce_ms', { exact: true }).fill('700')
    await page.getByRole('button', { name: 'Write' }).click()
    await page.getByText('700', { exact: true }).waitFor()
  },
  refuses: true, // a value that the setting cannot have, which the console says
}

const evil = '<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>"\'\u202e\u001b[31m'
export const hostile = [['', { project: evil }], [evil, {}], ['search', { q: evil }], ['search', { q: 'window.__hit', match: 'literal' }], ['code', { path: "odd/<img src=x>&amp;'.go", line: '4' }], ['code', { path: evil }], ['context', { q: evil + ' basket' }], ['graph', {}], ['graph', { focus: evil }], ['impact', { symbol: evil }], ['sessions', { session: 'fruit' }], ['memory', {}], ['live', {}], ['live', { q: evil }], ['live', { call: evil, op: evil }], ['analytics', { by: 'client' }], ['analytics', { by: evil, days: evil }], ['settings', { q: evil }], ['code', { path: 'docs/till.md' }]]
