// Builds dist from src: one file without what it imports from VS Code, and whose code is in it, on which terms.
import { build } from 'esbuild'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const { metafile } = await build({
  entryPoints: ['src/extension.ts'], outfile: 'dist/extension.js', bundle: true, minify: true, platform: 'node', target: 'node20', format: 'cjs',
  external: ['vscode'], legalComments: 'none', metafile: true, logLevel: 'warning',
})

const packages = new Set()
for (const input of Object.keys(metafile.inputs)) {
  const from = input.lastIndexOf('node_modules/')
  if (from < 0) continue
  const parts = input.slice(from).split('/')
  packages.add(input.slice(0, from) + parts.slice(0, parts[1].startsWith('@') ? 3 : 2).join('/'))
}
const texts = [...packages].sort().map((dir) => {
  const { name, version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  const file = readdirSync(dir).find((f) => /^licen[cs]e/i.test(f))
  if (!file || !existsSync(join(dir, file))) throw new Error(`${name} has no text of its licence`)
  return `${name} ${version}, ${license}\n\n${readFileSync(join(dir, file), 'utf8').trim()}\n`
})
writeFileSync('dist/licenses.txt', texts.join('\n' + '-'.repeat(80) + '\n\n'))
