// Calls to this server as they come. Every one is counted; the last of them are kept. It listens while a page shows it, and goes on where it
// was when it is shown again.
import { useEffect, useState } from 'preact/hooks'
import { Failure, onServer, request } from './api'
import { plural } from './format'

export interface Call {
  number: number; time: string; operation: string; front: string; client?: string; project?: string; question?: string; arguments?: unknown; cut?: boolean
  ms: number; tokens: number; results: number; empty?: boolean; error?: string; changes?: boolean
}

export const most = 10000 // calls that are kept, as the server does
const seconds = 90 // that are counted one by one

type State = 'opening' | 'live' | 'away' | 'locked'

class Feed {
  calls: Call[] = [] // the newest last
  last = 0 // the number of the newest
  heard = 0
  failed = 0
  empty = 0
  tokens = 0
  forgotten = 0 // by the server before they came here
  operations = new Map<string, number>()
  clients = new Map<string, number>()
  bySecond = new Map<number, { calls: number; failed: number }>()
  state: State = 'opening'
  since = new Date() // of the state
  said = '' // what came of the last time that the server was away

  private server = 0 // its process
  private source?: EventSource
  private timer?: ReturnType<typeof setTimeout>
  private clock?: ReturnType<typeof setInterval>
  private stopWatching?: () => void
  private listeners = new Set<() => void>()
  private due = false
  private drawn = 0
  private still = matchMedia('(prefers-reduced-motion: reduce)')

  listen(f: () => void): () => void {
    this.listeners.add(f)
    if (this.listeners.size === 1) this.begin()
    return () => {
      this.listeners.delete(f)
      if (this.listeners.size === 0) this.end()
    }
  }

  private begin() {
    this.stopWatching = onServer((gone) => { if (gone) this.away(); else if (this.state === 'away') void this.connect() })
    this.clock = setInterval(() => { if (!document.hidden && this.bySecond.size > 0) this.changed() }, 1000)
    void this.connect()
  }

  private end() {
    this.stopWatching?.()
    clearInterval(this.clock)
    clearTimeout(this.timer)
    this.source?.close()
    this.source = undefined
    this.set('opening')
  }

  private set(state: State) {
    if (state !== this.state) this.since = new Date()
    this.state = state
    this.changed()
  }

  private away() {
    this.source?.close()
    this.source = undefined
    if (this.state === 'live') this.said = ''
    if (this.state !== 'away') this.set('away')
  }

  private async connect() {
    clearTimeout(this.timer)
    let pid = 0
    try {
      pid = (await request<{ pid: number }>('GET', '/status')).pid
    } catch (error) {
      if (this.listeners.size === 0) return
      const code = (error as Failure).code
      this.set(code === 'unauthorized' ? 'locked' : 'away')
      if (code !== 'gone') this.timer = setTimeout(() => void this.connect(), 3000) // that one is looked for by the frame of the pages
      return
    }
    if (this.listeners.size === 0 || this.source) return
    const before = this.state === 'opening' ? undefined : this.since
    const other = this.server !== 0 && pid !== this.server
    if (other) this.forget()
    this.server = pid
    const heard = this.heard
    const source = new EventSource('/v1/calls?after=' + this.last)
    this.source = source
    source.onopen = () => {
      this.set('live')
      if (!before) return
      const again = other ? 'Another server answers: its calls are counted from its first one.' : `The server is back; it was away from ${clock(before)} to ${clock(new Date())}.`
      this.said = again
      if (!other) setTimeout(() => { this.said = again + (this.heard > heard ? ` ${plural(this.heard - heard, 'call')} came since.` : ' No call was missed.'); this.changed() }, 500)
    }
    source.addEventListener('call', (e) => { if (this.source === source) this.add(JSON.parse(e.data)) })
    source.addEventListener('lost', (e) => { this.forgotten += Number(e.data); this.changed() })
    source.onerror = () => {
      if (this.source !== source) return
      this.away()
      this.timer = setTimeout(() => void this.connect(), 500) // which finds out why
    }
  }

  private forget() {
    this.calls = []
    this.last = this.heard = this.failed = this.empty = this.tokens = this.forgotten = 0
    for (const m of [this.operations, this.clients, this.bySecond]) m.clear()
  }

  private add(c: Call) {
    if (c.number <= this.last) return
    this.last = c.number
    this.heard++
    this.tokens += c.tokens
    if (c.error) this.failed++
    else if (c.empty) this.empty++
    count(this.operations, c.operation)
    count(this.clients, who(c))
    this.calls.push(c)
    if (this.calls.length > most + 500) this.calls.splice(0, this.calls.length - most)
    const second = Math.floor((Date.parse(c.time) + c.ms) / 1000)
    const at = this.bySecond.get(second) ?? { calls: 0, failed: 0 }
    at.calls++
    if (c.error) at.failed++
    this.bySecond.set(second, at)
    this.changed()
  }

  /** changed has what shows this drawn again, at most ten times a second, once where less motion is wanted. */
  private changed() {
    if (this.due) return
    this.due = true
    const wait = this.still.matches ? 1000 : 100
    setTimeout(() => requestAnimationFrame(() => {
      this.due = false
      this.drawn = performance.now()
      const old = Math.floor(Date.now() / 1000) - seconds
      for (const second of this.bySecond.keys()) if (second < old) this.bySecond.delete(second)
      for (const f of this.listeners) f()
    }), Math.max(0, this.drawn + wait - performance.now()))
  }
}

function count(of: Map<string, number>, key: string) { of.set(key, (of.get(key) ?? 0) + 1) }

/** who is a client as it names itself, or the way by which it came. */
export const who = (c: Call) => c.client || c.front

const two = (n: number) => String(n).padStart(2, '0')
export function clock(time: string | Date): string {
  const d = new Date(time)
  return `${two(d.getHours())}:${two(d.getMinutes())}:${two(d.getSeconds())}`
}

const texts = new WeakMap<Call, string>()
/** textOf is all that can be looked for in a call, in small letters. */
export function textOf(c: Call): string {
  let t = texts.get(c)
  if (t === undefined) {
    t = [c.operation, c.question, c.client, c.front, c.project, c.error, c.arguments === undefined ? '' : JSON.stringify(c.arguments)].filter(Boolean).join('\n').toLowerCase()
    texts.set(c, t)
  }
  return t
}

const feed = new Feed()

/** useFeed is the calls, and draws again as they come. */
export function useFeed(): Feed {
  const [, draw] = useState(0)
  useEffect(() => feed.listen(() => draw((n) => n + 1)), [])
  return feed
}
