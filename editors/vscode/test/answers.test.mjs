// node --test: what is shown of answers, and where the program is looked for.
import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { burden, byFile, byState, fenced, line, linesOf, plural, reasons, transcript } from '../src/answers.ts'
import { onPath, runs } from '../src/found.ts'

const work = mkdtempSync(join(tmpdir(), 'answers-'))
after(() => rmSync(work, { recursive: true, force: true }))

test('results are by file, files by their best result', () => {
  const hit = (rank, path) => ({ rank, path })
  assert.deepEqual(byFile([hit(3, 'a'), hit(1, 'b'), hit(2, 'a'), hit(4, 'c')]).map((f) => [f.path, f.hits.map((h) => h.rank)]), [['b', [1]], ['a', [2, 3]], ['c', [4]]])
  assert.deepEqual(byFile([]), [])
})

test('reasons say what found a place and what moved it most', () => {
  const why = [{ strategy: 'keyword', rank: 1, score: 2 }, { strategy: 'graph', rank: 12 }, { signal: 'text', gain: 0.5 }, { signal: 'file_name', gain: -2 }, { signal: 'used', gain: 0 }, { signal: 'kind', gain: 1 }]
  assert.deepEqual(reasons(why, 2), ['keyword ranks it 1st', 'graph ranks it 12th', '−2.00 file name', '+1.00 kind'])
  assert.deepEqual(reasons(undefined), [])
  assert.deepEqual([2, 3, 4, 11, 13, 21, 112].map((rank) => reasons([{ strategy: 's', rank }])[0].split(' ').pop()), ['2nd', '3rd', '4th', '11th', '13th', '21st', '112th'])
})

test('a changed symbol says who depends on it', () => {
  const c = (dependents) => ({ id: 'a#f', dependents })
  assert.equal(burden(c(0)), 'no dependents')
  assert.equal(burden(c(1)), '1 dependent')
  assert.equal(burden(c(3), [{ callee: 'a#f' }, { callee: 'other' }]), '3 dependents, 1 call no longer fits')
  assert.equal(burden(c(3), [{ callee: 'a#f' }, { callee: 'a#f' }]), '3 dependents, 2 calls no longer fit')
  const lines = linesOf({ changed: [{ path: 'a', line: 3, change: 'body' }, { path: 'a', line: 9, change: 'removed' }, { path: 'b', line: 0, change: 'added' }] })
  assert.deepEqual([...lines], [['a', [{ path: 'a', line: 3, change: 'body' }]]])
  assert.equal(linesOf(undefined).size, 0)
})

test('each memory is in one group, what waits for a word first', () => {
  const m = (id, o) => ({ id, status: 'active', author: 'user', tier: 'hot', ...o })
  const groups = byState([m(1), m(2, { author: 'assistant' }), m(3, { tier: 'warm' }), m(4, { status: 'superseded', author: 'assistant' }), m(5, { quarantined: true, author: 'file', status: 'archived' }), m(6, { tier: 'cold' })])
  assert.deepEqual(groups.map((g) => [g.name.split(':')[0], g.memories.map((x) => x.id)]), [['To confirm', [2, 5]], ['Hot', [1]], ['Warm', [3]], ['Cold', [6]], ['Replaced', [4]]])
})

test('texts stay what they are', () => {
  assert.equal(line('a\n\tb  c', 5), 'a b c')
  assert.equal(line('😀😀😀', 2), '😀…')
  assert.equal(plural(2, 'memory', 'memories'), '2 memories')
  for (const text of ['a', '```\n![x](https://example.com/x.png)\n```', '`````']) {
    const [first, ...rest] = fenced(text).split('\n')
    const fence = first.match(/^`+/)[0]
    assert.equal(rest.pop(), fence)
    assert.equal(rest.join('\n'), text)
    assert.ok(!text.includes(fence))
  }
  const said = transcript({ id: 's-1', name: 'a\n# b', status: 'active', messages: 1, tokens: 4 }, [{ number: 1, role: 'user', text: '# not a heading' }])
  assert.deepEqual(said.split('\n').filter((l) => l.startsWith('#') && !said.split('```text')[1].includes(l)), ['# a # b', '## 1. user'])
})

test('the program is one of the PATH, and none that came with a folder that is open', () => {
  const [project, bin, more] = ['project', 'bin', 'project-more'].map((d) => join(work, d))
  const program = (dir, mode = 0o755) => {
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'ctx-sys'), '')
    chmodSync(join(dir, 'ctx-sys'), mode)
    return join(dir, 'ctx-sys')
  }
  program(join(project, 'node_modules/.bin'))
  program(project)
  const real = program(bin)
  const found = (...path) => onPath(path.join(':'), [project], 'linux')
  assert.equal(found(join(project, 'node_modules/.bin'), project, '.', '', 'bin', join(bin, '../project'), bin), real)
  assert.equal(found(join(project, 'node_modules/.bin'), project), undefined)
  assert.equal(found(program(more).slice(0, -'/ctx-sys'.length)), join(more, 'ctx-sys'))
  assert.equal(found(join(work, 'nowhere')), undefined)
  const plain = program(join(work, 'plain'), 0o644)
  assert.equal(runs(plain), process.getuid?.() === 0 ? runs(plain) : false)
  assert.equal(runs(work), false)
})
