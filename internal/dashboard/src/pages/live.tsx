// Calls of tools as they are answered. They come as a stream; what comes while the page is paused is shown when it goes on.
import { useEffect, useRef, useState } from 'preact/hooks'
import { compact, milliseconds, moment, number } from '../format'
import { href } from '../route'
import { Badge, Nothing, Page, Panel } from '../ui'
import type { PageProps } from '../main'

interface Call { number: number; time: string; operation: string; front: string; client?: string; project?: string; question?: string; arguments?: Record<string, unknown>; cut?: boolean; ms: number; tokens: number; results: number; empty?: boolean; error?: string; changes?: boolean }

const kept = 5000 // calls that a page holds; the oldest go
const rows = 200 // that are laid out

export default function Live({ params }: PageProps) {
  const [calls, show] = useState<Call[]>([])
  const [state, set] = useState<'connecting' | 'live' | 'gone'>('connecting')
  const [paused, pause] = useState(false)
  const [only, filter] = useState(params.get('q') ?? '')
  const [own, withOwn] = useState(false)
  const buffer = useRef<Call[]>([])
  const total = useRef(0)
  const stopped = useRef(false)
  stopped.current = paused
  useEffect(() => {
    const source = new EventSource('/v1/calls?after=0')
    source.onopen = () => set('live')
    source.onerror = () => set('gone') // the browser connects again by itself, and says what it had last
    source.addEventListener('call', (e) => { buffer.current.push(JSON.parse((e as MessageEvent<string>).data)); total.current++ })
    const timer = setInterval(() => { // what came since is drawn at once: calls may come faster than pictures
      if (stopped.current || buffer.current.length === 0) return
      const news = buffer.current.splice(0).reverse()
      show((old) => [...news, ...old].slice(0, kept))
    }, 150)
    return () => { source.close(); clearInterval(timer) }
  }, [])
  const match = calls.filter((c) => (own || c.client !== 'dashboard') && (!only || (c.operation + ' ' + (c.client ?? '') + ' ' + (c.question ?? '') + ' ' + (c.project ?? '')).toLowerCase().includes(only.toLowerCase())))
  const last = match.filter((c) => Date.now() - Date.parse(c.time) < 60000)
  const again = (c: Call) => {
    const a = c.arguments ?? {}
    if (c.operation === 'search_code') return href('search', { q: String(a.query ?? c.question ?? ''), match: a.match as string, path: a.path as string })
    if (c.operation === 'context_query') return href('context', { q: String(a.query ?? c.question ?? ''), budget: a.max_tokens as number, model: a.model as string })
    if (c.operation === 'read_entity' && typeof a.entity === 'string') return href('search', { q: a.entity })
    if (c.operation === 'impact') return href('impact', { range: a.range as string, symbol: a.symbol as string })
    return c.question ? href('search', { q: c.question }) : undefined
  }
  return <Page title="Live" note={<><span class="state"><Badge kind={state === 'live' ? 'good' : 'warn'}>{state === 'live' ? (paused ? 'paused' : 'live') : state === 'gone' ? 'the server does not answer' : 'connecting'}</Badge></span> {number(match.length)} calls, {number(last.length)} in the last minute{paused && buffer.current.length > 0 && `, ${number(buffer.current.length)} waiting`}</>}
    actions={<><button type="button" onClick={() => pause(!paused)} aria-pressed={paused}>{paused ? 'Go on' : 'Pause'}</button><button type="button" onClick={() => show([])}>Clear</button></>}>
    <Panel>
      <p class="row"><input type="search" aria-label="Only calls with these words" placeholder="a tool, client or word" value={only} onInput={(e) => filter(e.currentTarget.value)} /><label class="tick"><input type="checkbox" checked={own} onChange={(e) => withOwn(e.currentTarget.checked)} />those of this dashboard too</label></p>
      {match.length === 0 ? <Nothing>Calls of agents and programs to this server come here as they are answered.</Nothing> : <div class="wide-table" tabIndex={0} role="region" aria-label="Calls"><table class="calls"><thead><tr><th scope="col">Time</th><th scope="col">Tool</th><th scope="col">Question</th><th scope="col">Client</th><th scope="col" class="number">Took</th><th scope="col" class="number">Tokens</th><th scope="col">Result</th></tr></thead><tbody>
        {match.slice(0, rows).map((c) => <tr key={c.number}>
          <td class="note"><time dateTime={c.time} title={moment(c.time)}>{new Date(c.time).toLocaleTimeString('en-GB')}</time></td><td><code>{c.operation}</code></td>
          <td>{again(c) ? <a href={again(c)}>{c.question || 'ask again'}</a> : c.question}<details><summary>arguments</summary><pre>{c.cut ? 'too large to be kept' : JSON.stringify(c.arguments ?? {}, null, 1)}</pre></details></td>
          <td>{c.client || c.front}</td><td class="number">{milliseconds(c.ms)}</td><td class="number">{compact(c.tokens)}</td>
          <td>{c.error ? <Badge kind="bad">{c.error.slice(0, 80)}</Badge> : c.empty ? <Badge kind="warn">nothing</Badge> : c.results > 0 ? number(c.results) : c.changes ? 'stored' : ''}</td></tr>)}
      </tbody></table></div>}
      {match.length > rows && <p class="note">The newest {number(rows)} of {number(match.length)}.</p>}
    </Panel>
  </Page>
}
