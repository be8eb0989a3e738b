// node --test: what package.json declares is what the code has, and the reverse.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { commands, menus, views, viewsWelcome, configuration, walkthroughs, viewsContainers } = manifest.contributes
const code = readdirSync(join(root, 'src')).map((f) => readFileSync(join(root, 'src', f), 'utf8')).join('\n')
const declared = new Set(commands.map((c) => c.command))
const shown = Object.values(views).flat().map((v) => v.id)

test('each command is declared and registered', () => {
  const registered = new Set([...code.matchAll(/registerCommand\('(ctx-sys\.\w+)',/g)].map((m) => m[1]))
  for (const [, name] of code.matchAll(/\bon\('(\w+)',/g)) if (/^[A-Z]/.test(name)) registered.add('ctx-sys.memory' + name)
  for (const c of declared) assert.ok(registered.has(c), `${c} is declared and not registered`)
  for (const c of registered) assert.ok(declared.has(c) || ['ctx-sys.openPlace', 'ctx-sys.impactOpen'].includes(c), `${c} is registered and not declared`)
  for (const m of Object.values(menus).flat()) assert.ok(declared.has(m.command), `a menu has ${m.command}`)
  const linked = JSON.stringify([viewsWelcome, walkthroughs]).matchAll(/command:(ctx-sys\.[\w.]+)/g)
  for (const [, c] of linked) assert.ok(declared.has(c) || shown.includes(c.replace(/\.focus$/, '')), `${c} is linked to`)
})

test('the server has none of the names of the commands', () => {
  for (const c of ['ctx-sys.search', 'ctx-sys.context', 'ctx-sys.status', 'ctx-sys.accepted']) assert.ok(!declared.has(c), `the client registers ${c} for the server`)
})

test('each setting is read, and what is read is a setting', () => {
  const names = Object.keys(configuration.properties).map((n) => n.slice('ctx-sys.'.length))
  const read = new Set([...code.matchAll(/\.get(?:<\w+>)?\('(\w+)'/g)].map((m) => m[1]))
  assert.deepEqual([...read].sort(), names.sort())
})

test('a folder chooses no program and no address, and turns no model on', () => {
  const { properties } = configuration
  for (const n of ['ctx-sys.path', 'ctx-sys.releases']) assert.equal(properties[n].scope, 'machine', n)
  assert.equal(manifest.capabilities.untrustedWorkspaces.supported, 'limited')
  assert.ok(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations.includes('ctx-sys.inlineCompletion'))
  assert.equal(properties['ctx-sys.inlineCompletion'].default, false)
})

test('views and files are there', () => {
  for (const v of shown) assert.ok(code.includes(`'${v}'`), v)
  for (const w of viewsWelcome) assert.ok(shown.includes(w.view), w.view)
  const files = [manifest.icon, viewsContainers.activitybar[0].icon, ...walkthroughs[0].steps.map((s) => s.media.markdown)]
  for (const f of files) assert.ok(existsSync(join(root, f)), f)
})

test('the template for JetBrains is one', () => {
  const t = JSON.parse(readFileSync(join(root, '../jetbrains/ctx-sys/template.json'), 'utf8'))
  assert.match(t.programArgs.default + t.programArgs.windows, /ctx-sys lsp.*ctx-sys\.exe lsp/)
  const patterns = t.fileTypeMappings.flatMap((m) => m.fileType.patterns)
  assert.equal(new Set(patterns).size, patterns.length)
})
