// Getting the program from a release: where it is, whether it is what the release says, and what of the archive is taken. Nothing here knows the editor.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a release may weigh in bytes, and what is in it: several times what it does weigh. */
export const limits = { archive: 128 << 20, program: 512 << 20, checksums: 1 << 20 }

export interface Release {
  archive: string // its name
  url: string
  checksums: string // the address of the list
}

/** The release of a version for a system, as Node.js names that. Throws where there is none. */
export function releaseOf(base: string, version: string, platform: string, arch: string): Release {
  const os = new Map([['linux', 'linux'], ['darwin', 'darwin'], ['win32', 'windows']]).get(platform)
  const cpu = new Map([['x64', 'amd64'], ['arm64', 'arm64']]).get(arch)
  if (!os || !cpu) throw new Error(`There is no release for ${platform} on ${arch}. Build ctx-sys from source and set ctx-sys.path.`)
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version)) throw new Error(`${JSON.stringify(version)} is not a version.`)
  const folder = `${checked(base).replace(/\/+$/, '')}/v${version}`
  const archive = `ctx-sys_${version}_${os}_${cpu}.${os === 'windows' ? 'zip' : 'tar.gz'}`
  return { archive, url: `${folder}/${archive}`, checksums: `${folder}/checksums.txt` }
}

/** An address that nobody on the way can change: HTTPS, or this machine. */
function checked(address: string): string {
  let url
  try {
    url = new URL(address)
  } catch {
    throw new Error(`${JSON.stringify(address)} is not an address.`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const here = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here)) throw new Error(`${address} is not HTTPS: releases are taken from nowhere else.`)
  return url.href
}

/** The SHA-256 that a list in the format of sha256sum has for a file, in small letters. Throws where it has none or two. */
export function checksumOf(list: string, file: string): string {
  const found = new Set<string>()
  for (const line of list.split(/\r?\n/)) {
    const m = /^([0-9a-fA-F]{64}) [ *](.+)$/.exec(line)
    if (m && m[2] === file) found.add(m[1]!.toLowerCase())
  }
  if (found.size !== 1) throw new Error(`checksums.txt has ${found.size === 0 ? 'no checksum' : 'different checksums'} for ${file}.`)
  return [...found][0]!
}

/** Refuses what is longer. */
function atMost(bytes: number, what: string): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > bytes) done(new Error(`${what} has more than ${bytes} bytes.`))
      else done(null, chunk)
    },
  })
}

type Get = (url: string, init: { signal?: AbortSignal }) => Promise<Response>

async function body(get: Get, url: string, signal?: AbortSignal): Promise<{ size: number; stream: Readable }> {
  const answer = await get(url, { signal })
  if (answer.url) checked(answer.url) // where it was sent on to
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status} ${answer.statusText}.`)
  return { size: Number(answer.headers.get('content-length')) || 0, stream: Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream) }
}

/**
 * Downloads a release and puts the program of it to a path. What is there stays until the new one is whole. `progress` hears the share that has come, 0 to 1.
 */
export async function install(r: Release, to: string, o: { fetch?: Get; progress?: (share: number) => void; signal?: AbortSignal; platform?: string } = {}): Promise<void> {
  const get: Get = o.fetch ?? ((url, init) => fetch(url, init))
  const list = await body(get, r.checksums, o.signal)
  let text = ''
  for await (const chunk of list.stream.pipe(atMost(limits.checksums, 'checksums.txt'))) text += chunk
  const want = checksumOf(text, r.archive)

  await mkdir(dirname(to), { recursive: true })
  const work = await mkdtemp(join(dirname(to), '.new-'))
  try {
    const archive = join(work, r.archive)
    const { size, stream } = await body(get, r.url, o.signal)
    const hash = createHash('sha256')
    let come = 0
    const seen = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk)
        come += chunk.length
        if (size) o.progress?.(Math.min(1, come / size))
        done(null, chunk)
      },
    })
    await pipeline(stream, atMost(limits.archive, r.archive), seen, createWriteStream(archive), { signal: o.signal })
    const got = hash.digest('hex')
    if (got !== want) throw new Error(`${r.archive} is not what checksums.txt says: its SHA-256 is ${got} and should be ${want}. Nothing was installed.`)
    const made = join(work, 'program')
    await unpack(archive, made, o.platform)
    await chmod(made, 0o755)
    await rename(made, to)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Writes the one program of an archive to a path. tar of the system reads it, and writes that member to a pipe: no name, link or mode of the archive reaches the disk.
 */
export async function unpack(archive: string, to: string, platform: string = process.platform): Promise<void> {
  // Not one that another program brought along in the PATH, and never one of the folder that is open.
  const tar = platform === 'win32' ? join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'tar.exe') : 'tar'
  const program = platform === 'win32' ? 'ctx-sys.exe' : 'ctx-sys'
  const names = (await output(tar, ['-tf', archive])).split(/\r?\n/).filter((n) => n.split('/').pop() === program)
  if (names.length !== 1) throw new Error(`The archive has ${names.length === 0 ? 'no' : 'more than one'} ${program}.`)
  if (!/^[A-Za-z0-9._/-]+$/.test(names[0]!) || names[0]!.startsWith('-')) throw new Error('The archive has a program with an odd name.')
  const child = spawn(tar, ['-xOf', archive, '--', names[0]!], { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  let said = ''
  child.stderr.on('data', (d: Buffer) => { said = (said + d).slice(-1000) })
  const ended = new Promise<void>((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(`tar cannot read the archive: ${said.trim() || `it ended with ${code}`}`))))
  })
  const written = pipeline(child.stdout, atMost(limits.program, program), createWriteStream(to, { mode: 0o600 })).catch((e) => { child.kill(); throw e })
  // Of what stopped the writing tar says only that it was stopped, and of what stopped tar the writing knows only that there is no more.
  const [read, write] = await Promise.allSettled([ended, written])
  if (write.status === 'rejected' && write.reason.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw write.reason
  if (read.status === 'rejected') throw read.reason
  if (write.status === 'rejected') throw write.reason
  if ((await stat(to)).size === 0) throw new Error(`${program} in the archive is empty or no file.`)
  if (!(await isProgram(to))) throw new Error(`${program} in the archive is no program.`)
}

/** Whether a file begins as programs of Linux, macOS or Windows do. */
export async function isProgram(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 3 })) {
    const head = (chunk as Buffer).toString('hex')
    return head === '7f454c46' || head === 'cffaedfe' || head === 'cafebabe' || head.startsWith('4d5a')
  }
  return false
}

function output(command: string, args: string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let out = ''
    let said = ''
    child.stdout.on('data', (d: Buffer) => {
      out += d
      if (out.length > limits.checksums) child.kill()
    })
    child.stderr.on('data', (d: Buffer) => { said = (said + d).slice(-1000) })
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done(out) : failed(new Error(`${command} cannot read the archive: ${said.trim() || `it ended with ${code}`}`))))
  })
}
