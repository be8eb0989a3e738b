// Calls as they come: who asks what, how long it takes, what it gives.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useAsk } from '../api'
import { compact, milliseconds, moment, number, plural } from '../format'
import { clock, most, textOf, useFeed, who, type Call } from '../live'
import { go, href } from '../route'
import { Badge, Copy, Icon, Nothing, Page, Panel } from '../ui'
import type { PageProps } from '../main'

const outcomes: Record<string, { name: string; is: (c: Call) => boolean }> = {
  failed: { name: 'failed', is: (c) => !!c.error }, empty: { name: 'found nothing', is: (c) => !!c.empty && !c.error },
  found: { name: 'answered', is: (c) => !c.error && !c.empty }, changes: { name: 'may change what is stored', is: (c) => !!c.changes },
}

/** useShown is the calls that a filter lets through, the newest last. New ones are looked at alone. */
function useShown(calls: Call[], last: number, key: string, lets: (c: Call) => boolean): Call[] {
  const kept = useRef({ key: '', last: 0, list: [] as Call[] })
  const k = kept.current
  if (k.key !== key || k.last > last) Object.assign(k, { key, last: 0, list: [] })
  let from = calls.length
  while (from > 0 && calls[from - 1]!.number > k.last) from--
  for (let i = from; i < calls.length; i++) if (lets(calls[i]!)) k.list.push(calls[i]!)
  k.last = last
  const gone = k.list.findIndex((c) => c.number >= (calls[0]?.number ?? 0))
  if (gone > 0) k.list.splice(0, gone)
  return k.list
}

export default function Live({ params }: PageProps) {
  const feed = useFeed()
  const value = (name: string) => params.get(name) ?? ''
  const words = value('q').toLowerCase().split(/\s+/).filter(Boolean)
  const [op, client, outcome] = [value('op'), value('client'), value('outcome')]
  const filtered = words.length > 0 || !!op || !!client || !!outcome
  const shown = useShown(feed.calls, feed.last, JSON.stringify([words, op, client, outcome]), (c) =>
    (!op || c.operation === op) && (!client || who(c) === client) && (!outcomes[outcome] || outcomes[outcome].is(c)) && words.every((w) => textOf(c).includes(w)))
  const until = Number(value('until')) || 0 // paused: what came later is not shown
  const [held, hold] = useState(0) // somebody reads: the list waits
  const end = until || held
  let count = shown.length
  while (end && count > 0 && shown[count - 1]!.number > end) count--
  const chosen = Number(value('call')) || 0
  const to = (more: Record<string, string | number>, replace = true) => {
    const all = Object.fromEntries(params)
    delete all.project
    go(href('live', { ...all, ...more }), replace)
  }
  const pause = () => to({ until: until ? '' : Math.max(feed.last, 1) })
  useEffect(() => {
    const f = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) || document.querySelector('dialog[open]')) return
      if (e.key === 'p') pause()
      else if (e.key === 'Escape' && chosen) to({ call: '' })
      else return
      e.preventDefault()
    }
    addEventListener('keydown', f)
    return () => removeEventListener('keydown', f)
  })
  return <Page title="Live" note={<Connection feed={feed} />} actions={<>
    {until > 0 && <span class="said">{plural(feed.last - until, 'call')} since</span>}
    <button type="button" class="pause" aria-pressed={until > 0} onClick={pause} title="Key: p"><Icon name={until ? 'play' : 'pause'} />{until ? 'Go on' : 'Pause'}</button>
  </>}>
    <Said feed={feed} />
    <div class={chosen ? 'live with' : 'live'}>
    <Figures feed={feed} shown={shown} />
    <div class="form panel live-form">
      <label class="field wide">Text of a call<input type="search" value={value('q')} onInput={(e) => to({ q: e.currentTarget.value })} placeholder="words of question, arguments or error" autocomplete="off" spellcheck={false} /></label>
      <Choice name="Operation" any="all" value={op} of={feed.operations} to={(v) => to({ op: v })} />
      <Choice name="Client" any="all" value={client} of={feed.clients} to={(v) => to({ client: v })} />
      <label class="field">What came of it<select value={outcome} onChange={(e) => to({ outcome: e.currentTarget.value })}><option value="">anything</option>{Object.entries(outcomes).map(([k, o]) => <option key={k} value={k}>{o.name}</option>)}</select></label>
      <button type="button" disabled={!filtered} onClick={() => to({ q: '', op: '', client: '', outcome: '' })}>Show all</button>
    </div>
    <div class="live-page">
      <List calls={shown} count={count} chosen={chosen} hold={(is) => hold((h) => (is ? h || feed.last || 1 : 0))} fresh={until ? 0 : shown.length - count} params={params}
        title={filtered ? `${number(count)} of ${plural(feed.calls.length, 'call')}` : feed.heard > feed.calls.length ? `The last ${plural(count, 'call')}` : plural(count, 'call')}
        note={until ? `paused: those up to number ${number(until)}` : 'the newest first'}
        empty={feed.calls.length === 0 ? <Waits state={feed.state} /> : filtered ? <Nothing>No call is like that. <button type="button" class="link" onClick={() => to({ q: '', op: '', client: '', outcome: '' })}>Show all</button></Nothing> : <Nothing>What came until then is not kept any more: the last {number(most)} calls are.</Nothing>} />
      {chosen > 0 && <Details call={feed.calls.find((c) => c.number === chosen)} number={chosen} close={() => to({ call: '' })} />}
    </div>
    </div>
  </Page>
}

type Feed = ReturnType<typeof useFeed>

function Connection({ feed }: { feed: Feed }) {
  return <span role="status">{feed.state === 'live' ? <Badge kind="good">connected</Badge> : feed.state === 'opening' ? <Badge>connecting</Badge>
    : feed.state === 'locked' ? <><Badge kind="bad">not let in</Badge> the server was started again: run <code>ctx-sys ui</code>, and this page goes on</>
      : <><Badge kind="bad">no server since {clock(feed.since)}</Badge> calls are shown again when it is back</>}
    {feed.state === 'live' && <> {feed.said || 'Calls of assistants, editors and programs, as this server answers them.'}</>}
    {feed.forgotten > 0 && <> {plural(feed.forgotten, 'call')} before these {feed.forgotten === 1 ? 'was' : 'were'} not kept.</>}
  </span>
}

/** Said tells those who do not see the list what came, at most every ten seconds. */
function Said({ feed }: { feed: Feed }) {
  const [text, say] = useState('')
  const before = useRef<{ heard: number; failed: number } | undefined>(undefined)
  useEffect(() => {
    const timer = setInterval(() => {
      const { heard, failed: of } = before.current ?? feed // those from before the page was opened are no news
      const calls = feed.heard - heard
      const failed = feed.failed - of
      before.current = { heard: feed.heard, failed: feed.failed }
      if (calls > 0) say(`${plural(calls, 'call')} more${failed > 0 ? `, ${number(failed)} failed` : ''}`)
    }, 10000)
    return () => clearInterval(timer)
  }, [])
  return <p class="unseen" role="status">{text}</p>
}

function Waits({ state }: { state: string }) {
  return <Nothing>{state === 'live' ? <>No call came yet. <code>ctx-sys install</code> has an assistant use this server; what a program sends to <code>POST /v1/search_code</code> comes here too. What these pages ask does not.</> : 'Waiting for the server.'}</Nothing>
}

function Figures({ feed, shown }: { feed: Feed; shown: Call[] }) {
  const now = Math.floor(Date.now() / 1000)
  const bars = Array.from({ length: 60 }, (_, i) => feed.bySecond.get(now - 59 + i) ?? { calls: 0, failed: 0 })
  const rate = bars.slice(-11, -1).reduce((n, b) => n + b.calls, 0) / 10
  const peak = Math.max(...bars.map((b) => b.calls))
  const times = shown.slice(-1000).map((c) => c.ms).sort((a, b) => a - b)
  const at = (share: number) => (times.length ? milliseconds(times[Math.min(times.length - 1, Math.floor(share * times.length))]!) : '–')
  const tile = (name: string, value: string, note: string, more = '') => <div class={'tile ' + more}><dt>{name}</dt><dd key={value + note}>{value}<small>{note}</small></dd></div>
  const tall = (n: number) => Math.round((32 * n) / Math.max(peak, 4))
  return <dl class="tiles live-tiles">
    {tile('Calls', number(feed.heard), plural(feed.clients.size, 'client'), 'count')}
    {tile('Failed', number(feed.failed), feed.heard ? (100 * feed.failed / feed.heard).toFixed(1) + ' %' : '–', feed.failed ? 'bad' : '')}
    {tile('Found nothing', number(feed.empty), feed.heard ? (100 * feed.empty / feed.heard).toFixed(1) + ' %' : '–')}
    {tile('Half took up to', at(0.5), '19 of 20: ' + at(0.95))}
    {tile('Tokens given', compact(feed.tokens), feed.heard ? compact(Math.round(feed.tokens / feed.heard)) + ' a call' : '–')}
    <div class="tile pulse"><dt>A second</dt><dd key={rate + ' ' + peak}>{rate < 10 ? rate.toFixed(1) : number(Math.round(rate))}<small>{number(peak)} at the peak</small></dd><dd class="minute">
      <svg viewBox="0 0 180 32" preserveAspectRatio="none" aria-hidden="true">
        <path class="came" d={bars.map((b, i) => (b.calls ? `M${3 * i} 32v${-tall(b.calls)}h2v${tall(b.calls)}z` : '')).join('')} />
        <path class="failed" d={bars.map((b, i) => (b.failed ? `M${3 * i} 32v${-tall(b.failed)}h2v${tall(b.failed)}z` : '')).join('')} />
      </svg></dd></div>
  </dl>
}

function Choice({ name, any, value, of, to }: { name: string; any: string; value: string; of: Map<string, number>; to: (v: string) => void }) {
  return <label class="field">{name}<select value={value} onChange={(e) => to(e.currentTarget.value)}>
    <option value="">{any}</option>
    {value && !of.has(value) && <option value={value}>{value}</option>}
    {[...of.keys()].sort().map((k) => <option key={k} value={k}>{k}</option>)}
  </select></label>
}

interface ListProps { calls: Call[]; count: number; chosen: number; fresh: number; title: string; note: string; empty: preact.ComponentChildren; params: URLSearchParams; hold: (is: boolean) => void }

/** List shows the first count of calls, the newest on top. Rows are there for what is in view, and never move: one with
 * another call takes the place of one. */
function List({ calls, count, chosen, fresh, title, note, empty, params, hold }: ListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [view, look] = useState({ top: 0, tall: 600, row: 32 })
  const focus = useRef(-1) // of the row that gets the focus when it is there
  const measure = () => {
    const b = box.current
    if (!b) return
    const row = parseFloat(getComputedStyle(b).getPropertyValue('--row')) * parseFloat(getComputedStyle(document.documentElement).fontSize)
    look((old) => (old.top === b.scrollTop && old.tall === b.clientHeight && old.row === row ? old : { top: b.scrollTop, tall: b.clientHeight, row }))
  }
  useLayoutEffect(() => {
    measure()
    const seen = new ResizeObserver(measure)
    seen.observe(box.current!)
    return () => seen.disconnect()
  }, [])
  const reads = () => hold(box.current!.scrollTop > 0 || box.current!.contains(document.activeElement))
  const begin = Math.max(0, Math.min(Math.floor(view.top / view.row) - 10, count - 1))
  const rows = Math.max(0, Math.min(count - begin, Math.ceil(view.tall / view.row) + 20))
  useLayoutEffect(() => {
    if (focus.current < 0) return
    box.current?.querySelector<HTMLElement>(`[data-row="${focus.current}"]`)?.focus({ preventScroll: true })
    focus.current = -1
  })
  const keys = (e: KeyboardEvent) => {
    const at = Number((e.target as HTMLElement).dataset.row ?? -1)
    const page = Math.max(1, Math.floor(view.tall / view.row) - 1)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1, PageDown: at + page, PageUp: at - page }[e.key]
    if (at < 0 || next === undefined || e.ctrlKey || e.metaKey || e.altKey) return
    e.preventDefault()
    focus.current = Math.max(0, Math.min(count - 1, next))
    const b = box.current!
    const y = focus.current * view.row
    if (y < b.scrollTop) b.scrollTop = y
    else if (y + view.row > b.scrollTop + b.clientHeight) b.scrollTop = y + view.row - b.clientHeight
    look({ ...view, top: b.scrollTop })
  }
  const all = Object.fromEntries(params)
  delete all.project
  const stop = chosen && calls.slice(0, count).some((c) => c.number === chosen) ? chosen : calls[count - 1 - begin]?.number // where Tab comes in
  return <section class="panel calls-panel">
    <h2>{title}{fresh > 0 && <button type="button" class="fresh" onClick={() => { (document.activeElement as HTMLElement)?.blur(); box.current!.scrollTop = 0; hold(false) }}>{plural(fresh, 'new call')}: show</button>}<small>{note}</small></h2>
    <div class="calls-head" aria-hidden="true"><span>Time</span><span>Operation</span><span>Question</span><span>Client</span><span class="number">Took</span><span class="number">Tokens</span><span class="number">Results</span></div>
    <div class="calls" ref={box} onScroll={() => { measure(); reads() }} onFocusIn={reads} onFocusOut={() => setTimeout(() => box.current && reads())} onKeyDown={keys} role="table" aria-label="Calls, the newest first" aria-rowcount={count} tabIndex={count === 0 ? 0 : undefined}>
      {count === 0 ? <div role="row"><div role="cell" class="none">{empty}</div></div> : <div class="whole" role="rowgroup" style={{ height: count * view.row + 'px' }}><div role="presentation" style={{ transform: `translateY(${begin * view.row}px)` }}>
        {Array.from({ length: rows }, (_, i) => {
          const c = calls[count - 1 - begin - i]!
          return <div role="row" key={begin + i + ' ' + c.number} aria-rowindex={begin + i + 1} class={'call' + (c.number === chosen ? ' chosen' : '') + (c.error ? ' bad' : '')} onClick={(e) => { if (!(e.target as Element).closest('a')) (e.currentTarget as HTMLElement).querySelector('a')?.click() }}>
            <span role="cell" class="when">{clock(c.time)}</span>
            <span role="cell"><a href={href('live', { ...all, call: c.number })} data-row={begin + i} tabIndex={c.number === stop ? 0 : -1} aria-current={c.number === chosen ? 'true' : undefined} onClick={(e) => { if (e.metaKey || e.ctrlKey || e.shiftKey) return; e.preventDefault(); go(href('live', { ...all, call: c.number }), chosen > 0) }}>{c.operation}</a></span>
            <span role="cell" class="asked">{c.error ? <Badge kind="bad">failed</Badge> : c.empty ? <Badge kind="warn">nothing</Badge> : c.changes ? <Badge>changes</Badge> : null} {c.question ? <bdi>{c.question}</bdi> : <bdi class="note">{c.error || (c.arguments ? json(c.arguments, 0).slice(1, -1) : '')}</bdi>}</span>
            <span role="cell" class="who"><bdi>{who(c)}</bdi></span>
            <span role="cell" class="number took" style={{ backgroundSize: Math.min(100, 25 * Math.log10(1 + c.ms)) + '% 2px' }}>{milliseconds(c.ms)}</span>
            <span role="cell" class="number tokens">{number(c.tokens)}</span>
            <span role="cell" class="number results">{number(c.results)}</span>
          </div>
        })}
      </div></div>}
    </div>
  </section>
}

/** json is a value as text in which no character changes how others are read. */
const json = (v: unknown, indent: number) => JSON.stringify(v, null, indent).replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'))

interface Known { name: string; path: string }

/** again are the pages that can ask the same. */
function again(c: Call, projects: Known[]): { name: string; icon: string; to: string }[] {
  const args = (c.arguments && typeof c.arguments === 'object' ? c.arguments : {}) as Record<string, unknown>
  const text = (name: string) => (typeof args[name] === 'string' ? args[name] : typeof args[name] === 'number' ? String(args[name]) : '')
  const first = (name: string) => { const list = args[name]; return Array.isArray(list) && typeof list[0] === 'string' ? list[0] : '' }
  const q = text('query') || c.question || ''
  if (!q) return []
  const project = projects.find((p) => p.path === c.project)?.name ?? c.project
  const same = c.operation === 'search_code'
  return [
    { name: 'Search', icon: 'search', to: href('search', { q, ...(same ? { match: text('match'), case: args.ignore_case === true ? '1' : '', type: first('types'), lang: first('languages'), path: text('path'), limit: text('limit') } : {}) }, project) },
    { name: 'Compose a context', icon: 'context', to: href('context', { q, budget: text('max_tokens'), profile: text('profile'), model: text('model') }, project) },
  ]
}

function Details({ call: c, number: n, close }: { call?: Call; number: number; close: () => void }) {
  const projects = useAsk<{ projects: Known[] }>('project_list', '', {})
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => { top.current?.focus({ preventScroll: innerWidth > 1050 }) }, [n])
  if (!c) return <div class="call-side" ref={top} tabIndex={-1}><Panel title={'Call ' + number(n)} note={<button type="button" class="round" aria-label="Close" onClick={close}><Icon name="close" /></button>}><Nothing>It is not among those that are kept here.</Nothing></Panel></div>
  const text = c.arguments === undefined ? '' : json(c.arguments, 2)
  const links = again(c, projects.data?.projects ?? [])
  return <div class="call-side" ref={top} tabIndex={-1} role="region" aria-label={'Call ' + number(n)}>
    <Panel title={<>{c.operation} {c.error ? <Badge kind="bad">failed</Badge> : c.empty ? <Badge kind="warn">found nothing</Badge> : <Badge kind="good">answered</Badge>}</>} note={<button type="button" class="round" aria-label="Close" title="Key: Esc" onClick={close}><Icon name="close" /></button>}>
      {c.question && <p class="question"><bdi>{c.question}</bdi></p>}
      {c.error && <p class="trouble"><bdi>{c.error}</bdi></p>}
      {links.length > 0 && <div class="row">{links.map((l) => <a class="button" key={l.name} href={l.to}><Icon name={l.icon} />{l.name}</a>)}</div>}
      <dl class="facts">
        <div><dt>Number</dt><dd>{number(c.number)}</dd></div>
        <div><dt>Came</dt><dd>{moment(c.time)}{clock(c.time).slice(5)}</dd></div>
        <div><dt>Took</dt><dd>{milliseconds(c.ms)}</dd></div>
        <div><dt>Gave</dt><dd>{plural(c.tokens, 'token')}{c.results > 0 && `, ${plural(c.results, 'result')}`}</dd></div>
        <div><dt>Client</dt><dd>{c.client ? <bdi>{c.client}</bdi> : 'it does not say'}, by {c.front === 'mcp' ? 'MCP' : c.front === 'http' ? 'HTTP' : c.front}</dd></div>
        {c.project && <div><dt>Project</dt><dd class="path">{c.project}</dd></div>}
        {c.changes && <div><dt>Changes</dt><dd>it may have changed what is stored</dd></div>}
      </dl>
    </Panel>
    <Panel title="Arguments" note={text && <Copy text={text} />}>
      {text ? <pre class="final" tabIndex={0} aria-label="The arguments as JSON">{text}</pre> : <Nothing>{c.cut ? 'They are too large to be kept.' : 'None.'}</Nothing>}
    </Panel>
  </div>
}
