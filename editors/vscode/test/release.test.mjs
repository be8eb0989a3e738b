// node --test: what is done with a release, with archives that tar made, some of them hostile.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, linkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checksumOf, install, limits, releaseOf, unpack } from '../src/release.ts'

const work = mkdtempSync(join(tmpdir(), 'release-'))
after(() => rmSync(work, { recursive: true, force: true }))
const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(1000, 'x')])
let n = 0
/** An archive of files, made by tar in a folder of its own. */
function archive(files, ...options) {
  const dir = mkdtempSync(join(work, 'a-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true })
    typeof content === 'function' ? content(join(dir, name)) : writeFileSync(join(dir, name), content)
  }
  const out = join(work, `${++n}.tar.gz`)
  execFileSync('tar', ['-czf', out, '-C', dir, ...options, ...Object.keys(files)])
  return out
}
const fresh = () => join(mkdtempSync(join(work, 'to-')), 'program')

test('a release is where its version, system and processor say', () => {
  const base = 'https://github.com/ctx-sys/ctx-sys/releases/download'
  assert.deepEqual(releaseOf(base, '1.2.3', 'linux', 'x64'), {
    archive: 'ctx-sys_1.2.3_linux_amd64.tar.gz', url: base + '/v1.2.3/ctx-sys_1.2.3_linux_amd64.tar.gz', checksums: base + '/v1.2.3/checksums.txt',
  })
  assert.equal(releaseOf(base + '/', '1.2.3-rc.1', 'darwin', 'arm64').url, base + '/v1.2.3-rc.1/ctx-sys_1.2.3-rc.1_darwin_arm64.tar.gz')
  assert.equal(releaseOf(base, '1.2.3', 'win32', 'x64').archive, 'ctx-sys_1.2.3_windows_amd64.zip')
  for (const [platform, arch] of [['freebsd', 'x64'], ['linux', 'ia32'], ['constructor', 'x64']]) assert.throws(() => releaseOf(base, '1.2.3', platform, arch), /no release/)
  for (const version of ['', '1.2', '1.2.3/../..', '1.2.3 ', 'v1.2.3', '1.2.3?x']) assert.throws(() => releaseOf(base, version, 'linux', 'x64'), /not a version/)
  for (const from of ['http://example.com/x', 'file:///etc', 'ftp://127.0.0.1', 'http://127.0.0.1.example.com', 'http://localhost.example.com']) assert.throws(() => releaseOf(from, '1.2.3', 'linux', 'x64'), /not HTTPS/, from)
  assert.throws(() => releaseOf('', '1.2.3', 'linux', 'x64'), /not an address/)
  for (const from of ['http://127.0.0.1:8/x', 'http://localhost/x', 'http://[::1]:8/x']) releaseOf(from, '1.2.3', 'linux', 'x64')
})

test('a checksum is the one of the file, and of no other', () => {
  const sum = 'A'.repeat(64)
  assert.equal(checksumOf(`${'b'.repeat(64)}  other\n${sum}  file\r\n${'c'.repeat(64)}  file.sig\n`, 'file'), sum.toLowerCase())
  assert.equal(checksumOf(`${sum} *file`, 'file'), sum.toLowerCase())
  assert.equal(checksumOf(`${sum}  file\n${sum}  file\n`, 'file'), sum.toLowerCase())
  assert.throws(() => checksumOf(`${sum}  file\n${'b'.repeat(64)}  file\n`, 'file'), /different/)
  for (const list of ['', `${sum}  ./file`, `${sum} file x`, `${sum.slice(1)}  file`, `${sum}  file `, 'file']) assert.throws(() => checksumOf(list, 'file'), /no checksum/)
})

test('the one program of an archive is taken, wherever it is in it', async () => {
  for (const name of ['ctx-sys', 'ctx-sys_1.2.3_linux_amd64/ctx-sys']) {
    const to = fresh()
    await unpack(archive({ 'README.md': 'x', [name]: elf }), to, 'linux')
    assert.deepEqual(readFileSync(to), elf)
  }
})

test('an archive that wants something else gets nothing', async () => {
  const outside = join(work, 'outside')
  writeFileSync(outside, elf)
  const cases = {
    'no program': [archive({ 'README.md': 'x' }), /no ctx-sys/],
    'two programs': [archive({ 'a/ctx-sys': elf, 'b/ctx-sys': elf }), /more than one/],
    'a link to a file outside': [archive({ 'ctx-sys': (at) => symlinkSync(outside, at) }), /empty|no file/],
    'a hard link': [archive({ a: elf, 'ctx-sys': (at) => linkSync(join(at, '../a'), at) }), /empty|no file|cannot read/],
    'a folder': [archive({ 'ctx-sys/x': elf }), /no ctx-sys/],
    'a script': [archive({ 'ctx-sys': '#!/bin/sh\nrm -rf /\n' }), /no program/],
    'nothing in it': [archive({ 'ctx-sys': '' }), /empty/],
    'an option as a name': [archive({ './--checkpoint-action=exec=x/ctx-sys': elf }), /odd name/],
    'a name with a line in it': [archive({ 'a\nb/ctx-sys': elf }), /odd name|no ctx-sys/],
    'a cut one': [cut(archive({ 'ctx-sys': Buffer.concat([elf, noise(1 << 20)]) })), /cannot read|no ctx-sys/],
    'no archive': [outside, /cannot read/],
  }
  for (const [what, [from, error]] of Object.entries(cases)) await assert.rejects(unpack(from, fresh(), 'linux'), error, what)
  assert.deepEqual(readFileSync(outside), elf)
})

test('a name that leads out of the folder writes there nothing', async () => {
  const from = archive({ 'x/ctx-sys': elf }, '--transform', 's,^x/,../../../,')
  assert.match(execFileSync('tar', ['-tf', from], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), /\.\.\/\.\.\/\.\.\/ctx-sys/)
  const to = fresh()
  await unpack(from, to, 'linux').catch(() => {})
  assert.deepEqual(readdirSync(join(to, '..')).filter((f) => f !== 'program'), [])
  assert.ok(!existsSync(join(to, '../../../../ctx-sys')))
})

test('what unpacks to more than a program is stopped', async () => {
  const most = limits.program
  limits.program = 1 << 20
  try {
    const to = fresh()
    await assert.rejects(unpack(archive({ 'ctx-sys': Buffer.concat([elf, Buffer.alloc(8 << 20)]) }), to, 'linux'), /more than 1048576 bytes/)
    assert.ok(!existsSync(to) || statSync(to).size <= 1 << 20)
  } finally {
    limits.program = most
  }
})

test('a release is installed when it is what the list says, and leaves nothing when it is not', async () => {
  const good = readFileSync(archive({ 'ctx-sys_9.9.9_linux_amd64/ctx-sys': elf }))
  const sum = (b) => createHash('sha256').update(b).digest('hex')
  const name = 'ctx-sys_9.9.9_linux_amd64.tar.gz'
  let files = {}
  const server = createServer((req, res) => {
    const body = files[req.url]
    if (typeof body === 'string' && body.startsWith('=>')) return res.writeHead(302, { location: body.slice(2) }).end()
    body === undefined ? res.writeHead(404).end() : res.end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  try {
    const release = releaseOf(`http://127.0.0.1:${server.address().port}/dl`, '9.9.9', 'linux', 'x64')
    const at = (archive, list) => ({ ['/dl/v9.9.9/' + name]: archive, '/dl/v9.9.9/checksums.txt': list })
    const home = mkdtempSync(join(work, 'home-'))
    const to = join(home, '9.9.9', 'ctx-sys')

    files = at(good, `${sum(good)}  ${name}\n`)
    const shares = []
    await install(release, to, { platform: 'linux', progress: (s) => shares.push(s) })
    assert.deepEqual(readFileSync(to), elf)
    assert.equal(statSync(to).mode & 0o777, 0o755)
    assert.equal(shares.at(-1), 1)
    assert.deepEqual(readdirSync(join(home, '9.9.9')), ['ctx-sys'])

    const bad = Buffer.from(good)
    bad[bad.length - 20] ^= 1
    const gone = new AbortController()
    gone.abort()
    const failures = [
      [at(bad, `${sum(good)}  ${name}\n`), /is not what checksums.txt says/],
      [at(good, `${sum(good)}  other\n`), /no checksum/],
      [at(good, undefined), /404/],
      [at(undefined, `${sum(good)}  ${name}\n`), /404/],
      [at(good, 'x'.repeat(limits.checksums + 1)), /more than/],
      [at('=>file:///etc/passwd', `${sum(good)}  ${name}\n`), /./],
      [at(good, `${sum(good)}  ${name}\n`), /abort/i, gone.signal],
    ]
    for (const [served, error, signal] of failures) {
      files = served
      await assert.rejects(install(release, to, { platform: 'linux', signal }), error)
      assert.deepEqual(readFileSync(to), elf, 'the program that was there stays')
      assert.deepEqual(readdirSync(join(home, '9.9.9')), ['ctx-sys'])
    }
  } finally {
    server.close()
  }
})

test('a redirection that leaves HTTPS is not followed to the end', async () => {
  const release = releaseOf('https://example.com', '9.9.9', 'linux', 'x64')
  const fetch = async () => Object.defineProperty(new Response('x'), 'url', { value: 'http://example.com/checksums.txt' })
  await assert.rejects(install(release, fresh(), { fetch }), /not HTTPS/)
})

function cut(path) {
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, whole.length / 2))
  return path
}

function noise(bytes) {
  let x = 1
  return Buffer.from({ length: bytes }, () => (x = (x * 1103515245 + 12345) & 0x7fffffff) >> 16)
}
