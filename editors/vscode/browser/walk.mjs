// Installs the extension into code-server and does in Chromium what people do:
//   node walk.mjs VSIX PROGRAM PROJECT WORK [PICTURES]
// PROJECT is a git repository that may be changed, WORK an empty folder. CTX_SYS_HOME is that of the caller.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const [vsix, program, project, work, pictures] = process.argv.slice(2)
const fill = process.env.FILL // what the model of completions says, where one is set up
const here = dirname(fileURLToPath(import.meta.url))
const server = join(here, 'node_modules/code-server/out/node/entry.js')
const node = join(here, 'node_modules/node/bin/node')
const data = join(work, 'data')
const folders = ['--config', join(work, 'config.yaml'), '--user-data-dir', data, '--extensions-dir', join(work, 'extensions')]
const served = await release()
// Nothing of an editor that this may be run in, and no program in the PATH but one that came with the folder, which must not be run.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VSCODE|CODE_SERVER|ELECTRON)/.test(name)))
const ran = join(work, 'the-program-of-the-folder-ran')
for (const dir of [project, join(project, '.vscode')]) {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'ctx-sys'), `#!/bin/sh\ntouch '${ran}'\n`, { mode: 0o755 })
}
writeFileSync(join(project, '.vscode/settings.json'), JSON.stringify({ 'ctx-sys.path': join(project, '.vscode/ctx-sys'), 'ctx-sys.releases': 'https://example.com' }))
env.PATH = [project, '.', ...env.PATH.split(delimiter).filter((dir) => !existsSync(join(dir, 'ctx-sys')))].join(delimiter)

mkdirSync(join(data, 'User'), { recursive: true })
mkdirSync(join(data, 'Machine'), { recursive: true })
writeFileSync(join(data, 'Machine/settings.json'), JSON.stringify({ 'ctx-sys.releases': served }))
const settingsFile = join(data, 'User/settings.json')
const settings = {
  'security.workspace.trust.enabled': false, 'workbench.startupEditor': 'none', 'telemetry.telemetryLevel': 'off', 'git.openRepositoryInParentFolders': 'never',
  'workbench.secondarySideBar.defaultVisibility': 'hidden', 'editor.minimap.enabled': false, 'window.title': '${activeEditorShort}',
}
writeFileSync(settingsFile, JSON.stringify(settings))
const model = join(work, 'model.vsix') // for the chat
execFileSync(join(here, '../node_modules/.bin/vsce'), ['package', '--allow-missing-repository', '--skip-license', '--no-dependencies', '--out', model], { cwd: join(here, 'model'), stdio: ['ignore', 'ignore', 'inherit'] })
execFileSync(node, [server, ...folders, '--install-extension', model], { env, stdio: ['ignore', 'ignore', 'inherit'] })
console.log(execFileSync(node, [server, ...folders, '--install-extension', vsix], { env, encoding: 'utf8' }).trim())

const port = await new Promise((done) => {
  const s = createServer().listen(0, '127.0.0.1', () => { const { port } = s.address(); s.close(() => done(port)) })
})
const code = spawn(node, [server, ...folders, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-telemetry', '--disable-update-check', project], { env, stdio: ['ignore', 'pipe', 'pipe'] })
let said = ''
for (const stream of [code.stdout, code.stderr]) stream.on('data', (d) => { said += d })
let browser, page
try {
  await until('code-server listens', () => /HTTP server listening/.test(said))
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(30_000)
  await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(project)}`)
  await page.locator('.activitybar .action-label[aria-label="ctx-sys"]').waitFor()
  await walk(page)
} catch (e) {
  await page?.screenshot({ path: join(pictures ?? work, 'failed.png') })
  await page?.locator('[id="status.notifications"]').click({ timeout: 5000 }).catch(() => {})
  console.error(said.slice(-4000), 'notifications:', await page?.locator('.notification-list-item').allInnerTexts())
  throw e
} finally {
  await browser?.close()
  code.kill()
  await new Promise((done) => (code.exitCode === null ? code.on('exit', done) : done()))
}

/** Serves a release as it should be, and gives its address. */
async function release() {
  const { version } = JSON.parse(readFileSync(join(here, '../package.json'), 'utf8'))
  const name = `ctx-sys_${version}_linux_${{ x64: 'amd64', arm64: 'arm64' }[process.arch]}`
  const dir = join(work, 'release', name)
  mkdirSync(dir, { recursive: true })
  copyFileSync(program, join(dir, 'ctx-sys'))
  execFileSync('tar', ['-czf', dir + '.tar.gz', '-C', dirname(dir), name], { env: { ...process.env, GZIP: '-1' }, stdio: ['ignore', 'ignore', 'ignore'] })
  const archive = readFileSync(dir + '.tar.gz')
  const files = { [`/v${version}/${name}.tar.gz`]: archive, [`/v${version}/checksums.txt`]: `${createHash('sha256').update(archive).digest('hex')}  ${name}.tar.gz\n` }
  const server = createServer((req, res) => (files[req.url] ? res.end(files[req.url]) : res.writeHead(404).end()))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  return `http://127.0.0.1:${server.address().port}`
}

async function walk(page) {
  const shot = async (name) => { if (pictures) await page.screenshot({ path: join(pictures, name + '.png') }) }
  const rows = (view) => page.locator(`[id="workbench.view.extension.ctx-sys"] .pane:has(.pane-header[aria-label^="${view}"]) .monaco-list-row`)
  const command = async (name) => {
    await page.keyboard.press('F1')
    const input = page.locator('.quick-input-widget:visible input.input')
    await input.fill('>' + name)
    await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().click()
  }
  const type = async (title, text) => {
    const box = page.locator('.quick-input-widget:visible', { has: page.locator('.quick-input-title', { hasText: title }) })
    await box.locator('input.input').fill(text)
    await box.locator('input.input').press('Enter')
  }
  const active = (name) => page.locator('.tab.active', { hasText: name }).first().waitFor()
  const cursor = async (line) => until(`the cursor is at line ${line}`, async () => (await page.locator('.statusbar-item', { hasText: /^Ln \d+/ }).first().innerText()).startsWith(`Ln ${line},`))
  const go = async (line, col) => {
    await page.keyboard.press('Control+G')
    await page.locator('.quick-input-widget:visible input.input').fill(`:${line}:${col}`)
    await page.keyboard.press('Enter')
    await cursor(line)
  }

  // There is no program: it is fetched when the user says so, and not before.
  const own = join(data, 'User/globalStorage/ctx-sys.ctx-sys')
  const fetched = () => existsSync(own) && readdirSync(own, { recursive: true }).some((f) => f.endsWith('ctx-sys'))
  const offer = page.locator('.notification-list-item', { hasText: 'neither in the PATH nor' })
  await offer.locator('.monaco-button', { hasText: 'Download...' }).click()
  const consent = page.locator('.monaco-dialog-box', { hasText: served })
  await consent.waitFor()
  assert.ok(!fetched(), 'the program was fetched before the user said so')
  await consent.locator('.monaco-button', { hasText: /^Download$/ }).click()
  await until('the program is there', fetched)
  await page.locator('.activitybar .action-label[aria-label="ctx-sys"]').click()
  await rows('Memories').filter({ hasText: 'counted at noon' }).waitFor()
  assert.ok(!existsSync(ran), 'a program that came with the folder was run')
  console.log('program: fetched with consent; the one that came with the folder was not run')

  // A question from the palette, its places, and the place of one.
  await command('ctx-sys: Search')
  await type('ctx-sys: Search', 'how is a basket paid')
  const place = rows('Search').filter({ hasText: 'Checkout' }).first()
  await place.waitFor()
  await place.locator('.monaco-tl-twistie').click()
  await rows('Search').filter({ hasText: 'ranks it' }).first().waitFor()
  await place.click()
  await active('basket.go')
  await cursor(3)
  await shot('search')
  console.log('search: a question, its places, why one is there, and the place opened')

  // Where a name is defined.
  await page.locator('.monaco-editor .view-line', { hasText: 'return' }).getByText('Pay', { exact: true }).click()
  await cursor(9)
  await page.keyboard.press('F12')
  await active('till.go')
  await cursor(8)
  console.log('definition: F12 on t.Pay leads to its line')

  // What a change of a signature breaks.
  await go(8, 29)
  await page.keyboard.type(', tip int', { delay: 20 })
  await page.keyboard.press('Control+S')
  await command('Source Control: Focus on Impact View')
  for (const pane of ['Changes', 'Graph']) await page.locator(`[id="workbench.view.scm"] .pane-header[aria-label^="${pane}"]`).click() // makes room
  const impact = page.locator('[id="workbench.view.scm"] .monaco-list-row')
  for (const text of [/2 calls that no longer fit/, /1 changed symbol/, /Checkout/, /TestPay/, /1 affected test/]) await impact.filter({ hasText: text }).first().waitFor()
  const after = await until('dependents next to the line', async () => {
    const texts = await page.locator('.monaco-editor .view-line').evaluateAll((lines) => lines.map((l) => l.textContent + [...l.querySelectorAll('span')].map((s) => getComputedStyle(s, '::after').content).join('')))
    return texts.find((t) => /2.dependents,.2.calls.no.longer.fit/.test(t))
  })
  assert.match(after, /Pay/)
  await shot('impact')
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qam', 'A tip'], { cwd: project })
  await page.locator('[id="workbench.view.scm"] .pane', { hasText: 'Nothing that the index knows differs' }).waitFor()
  console.log('impact: calls that no longer fit, dependents and tests, next to the line too; a commit ends it')

  // What an assistant remembered becomes the user's word, and goes.
  await command('ctx-sys: Focus on Memories View')
  const memory = rows('Memories').filter({ hasText: 'counted at noon' })
  await memory.filter({ hasText: 'word of assistant' }).waitFor()
  await memory.hover()
  await shot('memories')
  await memory.locator('.action-label[aria-label="Confirm"]').click()
  await memory.filter({ hasText: 'your word' }).waitFor()
  await memory.click({ button: 'right' })
  const sure = page.locator('.monaco-dialog-box .monaco-button', { hasText: /^Delete$/ })
  await until('the question whether to delete', async () => { // a menu that just opened takes no click
    await page.locator('.context-view .action-label', { hasText: 'Delete...' }).click({ timeout: 1000 }).catch(() => {})
    return sure.isVisible()
  })
  await sure.click()
  await until('the memory is gone', async () => (await memory.count()) === 0)
  console.log('memories: read, confirmed, deleted')

  // A conversation.
  await page.locator('.pane-header[aria-label^="Conversations"]').click()
  await rows('Conversations').filter({ hasText: 'demo' }).click()
  await active('conversation demo')
  console.log('conversations: opened')

  // A context on the clipboard.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await command('ctx-sys: Compose a Context')
  await type('ctx-sys: Compose a Context', 'who takes the money')
  await page.locator('.quick-input-list .monaco-list-row', { hasText: '2000' }).first().click()
  const copy = page.locator('.quick-input-list .monaco-list-row', { hasText: 'Copy' }).first()
  await copy.waitFor()
  await shot('compose')
  await copy.click()
  await until('the context is on the clipboard', async () => /func \(t \*Till\) Pay/.test(await page.evaluate(() => navigator.clipboard.readText())))
  console.log('composer: a context of a budget, copied')
  assert.match(readFileSync(join(project, 'shop/till.go'), 'utf8'), /tip int/)

  // The MCP server that agents in the editor are offered: it runs, and has tools.
  await command('MCP: List Servers')
  await page.locator('.quick-input-list .monaco-list-row', { hasText: 'ctx-sys' }).first().click()
  await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Start Server' }).click()
  await page.locator('.panel .view-line', { hasText: /Discovered.[1-9]\d*.tools/ }).waitFor()
  await command('View: Hide Panel')
  console.log('MCP: the server is offered, runs and has tools')

  // The same in a chat, and the participant of chats with the context of its own.
  await command('ctx-sys: Compose a Context')
  await type('ctx-sys: Compose a Context', 'who takes the money')
  await page.locator('.quick-input-list .monaco-list-row', { hasText: '2000' }).first().click()
  await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Send to chat' }).first().click()
  const chat = page.locator('.interactive-input-part').first()
  await chat.locator('.view-line', { hasText: /who.takes.the.money/ }).waitFor()
  await until('@ctx-sys answers', async () => {
    await chat.locator('.view-lines').first().click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('@ctx-sys who takes the money', { delay: 20 })
    await page.waitForTimeout(1000)
    await page.keyboard.press('Escape') // what the chat proposes
    await page.keyboard.press('Enter')
    return page.locator('.interactive-response', { hasText: 'The context says that Pay takes the money.' }).waitFor({ timeout: 10_000 }).then(() => true, async () => {
      await chat.locator('.action-label', { hasText: /^(Models|Fixed)$/ }).first().click({ timeout: 5000 }).catch(() => {}) // looks for models
      await page.keyboard.press('Escape')
      return false
    })
  })
  await shot('chat')
  await command('View: Toggle Secondary Side Bar Visibility')
  console.log('chat: a context is sent there, and @ctx-sys answers with one')

  // Completion by a model of the user's own, not before it is turned on.
  if (fill) {
    await page.locator('.tab', { hasText: 'basket.go' }).click()
    const ghost = page.locator('.monaco-editor .ghost-text-decoration, .monaco-editor .ghost-text')
    await page.locator('.monaco-editor .view-line', { hasText: 'sum := 0' }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('tax := ', { delay: 20 })
    await command('Trigger Inline Suggestion')
    await new Promise((done) => setTimeout(done, 2000))
    assert.equal(await ghost.count(), 0, 'code is completed by a model that was not turned on')
    await command('Preferences: Open Settings (UI)')
    await page.locator('.settings-editor .suggest-input-container .view-line').click()
    await page.keyboard.type('ctx-sys.inlineCompletion')
    await page.locator('.setting-item-bool', { hasText: 'Inline Completion' }).locator('.setting-value-checkbox').click()
    await until('the setting is written', () => readFileSync(settingsFile, 'utf8').includes('ctx-sys.inlineCompletion'))
    await page.keyboard.press('Escape') // what was looked for
    await page.keyboard.press('Escape')
    await page.locator('.monaco-editor .view-line', { hasText: 'tax :=' }).click()
    await page.keyboard.press('End')
    await until('a completion', async () => {
      await command('Trigger Inline Suggestion')
      return (await ghost.allInnerTexts()).join('').replaceAll('\u00a0', ' ').includes(fill)
    })
    await shot('completion')
    await page.keyboard.press('Tab')
    await page.locator('.monaco-editor .view-line', { hasText: new RegExp('tax.:=.' + fill.replace(/[^a-z]/g, '.')) }).waitFor()
    console.log('completion: nothing before it is turned on, then what the model says')
  }

  // The dashboard is a page of its own. code-server would show it below a path of its own, where it does not work: there the link is copied.
  await command('ctx-sys: Open the Dashboard')
  await page.locator('.notification-list-item .monaco-button', { hasText: 'Copy Link' }).click()
  const link = await until('a link is on the clipboard', async () => /^http:\/\/127\.0\.0\.1:\d+\/ui\/\S+$/.exec(await page.evaluate(() => navigator.clipboard.readText()))?.[0])
  const dashboard = await browser.newPage()
  const answered = dashboard.waitForResponse((r) => r.url().includes('/v1/') && r.request().method() === 'POST')
  await dashboard.goto(link)
  await dashboard.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  assert.equal((await answered).status(), 200)
  await dashboard.close()
  console.log('dashboard: a link that lets one browser in')
}

async function until(what, is) {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const v = await is()
    if (v) return v
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`waited for a minute: ${what}`)
}
