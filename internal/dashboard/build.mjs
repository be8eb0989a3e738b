// Builds dist from src: node build.mjs [FOLDER]. The same sources give the same bytes, wherever and whenever it is run: names have
// hashes of the content, and nothing of the machine goes in.
import { build } from 'esbuild'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const out = resolve(process.argv[2] ?? join(here, 'dist'))
const made = 'dist' // names are the same wherever it is written

const common = {
  bundle: true,
  minify: true,
  absWorkingDir: here,
  outdir: made,
  write: false,
  target: ['es2022'],
  entryNames: 'assets/[name].[hash]',
  chunkNames: 'assets/[name].[hash]',
  assetNames: 'assets/[name].[hash]',
  legalComments: 'none', // see licenses.txt
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'warning',
}

// The worker first: the pages hold its name.
const worker = await build({ ...common, entryPoints: ['src/graph/layout.ts'], format: 'iife' })
const plain = await build({ ...common, entryPoints: ['src/theme.ts', 'src/style.css'], format: 'iife' })
const nameOf = (result, source) => {
  const [path] = Object.entries(result.metafile.outputs).find(([, o]) => o.entryPoint === source)
  return '/ui/' + path.slice(made.length + 1)
}
const app = await build({
  ...common,
  entryPoints: ['src/main.tsx', 'src/team.tsx'],
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  define: { ...common.define, LAYOUT: JSON.stringify(nameOf(worker, 'src/graph/layout.ts')) },
})

rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'assets'), { recursive: true })
for (const result of [worker, plain, app]) for (const file of result.outputFiles) writeFileSync(join(out, 'assets', basename(file.path)), file.contents)
for (const [frame, source] of [['index.html', 'src/main.tsx'], ['team.html', 'src/team.tsx']]) {
  const main = nameOf(app, source)
  const first = app.metafile.outputs[join(made, main.slice('/ui/'.length))].imports
    .filter((i) => i.kind === 'import-statement').map((i) => '/ui/' + i.path.slice(made.length + 1))
  writeFileSync(join(out, frame), readFileSync(join(here, 'src', frame), 'utf8')
    .replace('{{style}}', nameOf(plain, 'src/style.css'))
    .replace('{{theme}}', nameOf(plain, 'src/theme.ts'))
    .replace('{{main}}', main)
    .replace('{{preload}}', first.map((name) => `<link rel="modulepreload" href="${name}">`).join('\n  ')))
}

// Whose code is in it, and on which terms.
const packages = new Set()
for (const result of [worker, plain, app]) {
  for (const input of Object.keys(result.metafile.inputs)) {
    const found = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)
    if (found) packages.add(found[1])
  }
}
let licenses = 'The dashboard holds code of these packages.\n'
for (const name of [...packages].sort()) {
  const dir = join(here, 'node_modules', name)
  const meta = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  const file = readdirSync(dir).find((f) => /^licen[cs]e/i.test(f))
  licenses += `\n${'-'.repeat(80)}\n${name} ${meta.version} (${meta.license})\n\n`
  licenses += (file ? readFileSync(join(dir, file), 'utf8').trim() : `No file with the text of the license: ${meta.license}, ${JSON.stringify(meta.author ?? meta.contributors ?? meta.repository)}`) + '\n'
}
writeFileSync(join(out, 'licenses.txt'), licenses)
