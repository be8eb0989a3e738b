// A file with its colours and outline; next to it what the symbol at the chosen line is, who uses it, and how it came to be.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ask, useAnswer, useAsk, type Failure } from '../api'
import { number, plural } from '../format'
import { go, href } from '../route'
import { Badge, Nothing, Page, Panel, Path, Pending, Shown, Waiting, When, type Index } from '../ui'
import type { PageProps } from '../main'

interface Heading { id: string; type: string; name: string; line: number; end: number; depth: number }
interface File { path: string; type: string; language?: string; lines: string[][]; symbols: Heading[]; total: number; stale: boolean; syntax_errors?: { line: number; message: string }[]; summary?: { text: string; model: string } }
export interface End { id: string; path: string; name: string; qualified_name: string; line: number }
export interface Edge { kind: string; source: End; target: End | null; target_text: string; id: string; external: boolean; weight: number; resolution: string; line: number }
interface Entity { id: string; type: string; name: string; qualified_name: string; path: string; start_line: number; end_line: number; signature?: string; doc?: string }
interface Uses { start: Entity; edges: Edge[]; total?: number; truncated?: boolean; index?: Index }
interface Step { id: string; hash: string; subject: string; author: string; time: string; change: string }
interface Origin { steps: Step[]; whole: boolean; decisions?: { decision?: number; session?: string; number?: number; text: string }[] }
interface Meant { word: string; line?: number; entities: Entity[] }

const chunk = 100 // lines that are laid out together, when they are seen

export default function Code({ project, params }: PageProps) {
  const path = params.get('path') ?? ''
  const line = Number(params.get('line')) || 0
  const file = useAsk<File>('code_file', project, path ? { path } : null)
  const [others, offer] = useState<Meant>()
  const f = file.data?.path === path ? file.data : undefined
  const symbol = f && line ? f.symbols.filter((s) => s.line <= line && line <= s.end).sort((a, b) => (a.end - a.line) - (b.end - b.line) || b.depth - a.depth)[0] : undefined
  useEffect(() => offer(undefined), [path, line])
  if (!path) return <Page title="Code"><Nothing>Choose a place in the <a href={href('search')}>search</a>.</Nothing></Page>

  const follow = async (e: MouseEvent) => {
    if ((e.target as Element).closest('a') || !getSelection()?.isCollapsed) return
    const place = placeOf(e)
    if (!place) return
    const found = await ask<Meant>('code_meaning', project, { path, ...place }).catch((_: Failure) => undefined)
    if (!found) return
    const one = found.entities[0]
    if (found.line) go(href('code', { path, line: found.line }))
    else if (found.entities.length === 1 && one) {
      if (one.path === path && one.start_line <= place.line && place.line <= one.end_line && one.start_line === line) return
      go(href('code', { path: one.path, line: one.start_line || undefined }))
    } else if (found.entities.length > 1) offer(found)
  }
  return <Page title={path.split('/').pop() ?? path} note={<><Path path={path} />{f && <> · {f.language || f.type} · {plural(f.total, 'line')}</>}{f?.stale && <> · <Badge kind="warn">changed since it was indexed</Badge></>}</>}
    actions={<a href={href('graph', { focus: path })}>In the graph</a>}>
    <div class="code-page">
      <div class="code-main">
        {f ? <>
          {(f.syntax_errors?.length ?? 0) > 0 && <p class="note">{plural(f.syntax_errors!.length, 'place')} could not be read: {f.syntax_errors!.slice(0, 3).map((s, i) => <>{i > 0 && ', '}<a href={href('code', { path, line: s.line })}>line {s.line}</a></>)}</p>}
          <Lines file={f} line={line} path={path} follow={follow} last={symbol?.end ?? line} />
          {f.total > f.lines.length && <p class="note">The first {number(f.lines.length)} of {number(f.total)} lines.</p>}
        </> : <Shown of={file} tall={50}>{() => <Waiting tall={50} />}</Shown>}
      </div>
      {f && <aside class="code-side">
        {others && <Panel title={others.word} note="may mean"><ul class="links">{others.entities.map((e) => <li key={e.id}><a href={href('code', { path: e.path, line: e.start_line })}>{e.qualified_name || e.name}</a> <span class="note">{e.type} in <Path path={e.path} line={e.start_line} /></span></li>)}</ul></Panel>}
        <Panel title="Outline" note={number(f.symbols.length)}>
          {f.symbols.length === 0 ? <Nothing>No symbols.</Nothing> :
            <nav class="outline" aria-label="Outline" tabIndex={0}><ul>{f.symbols.filter((s) => s.type !== 'property' || f.symbols.length < 150).slice(0, 1500).map((s) => <li key={s.id} style={{ paddingLeft: s.depth + 'rem' }}>
              <a href={href('code', { path, line: s.line })} aria-current={s === symbol ? 'location' : undefined}>{s.name}</a> <span>{s.type.replace('_', ' ')}</span></li>)}</ul></nav>}
        </Panel>
        {symbol ? <Symbol project={project} id={symbol.id} key={symbol.id} /> : f?.summary && <Panel title="Summary" note={f.summary.model}><p>{f.summary.text}</p></Panel>}
      </aside>}
    </div>
  </Page>
}

/** placeOf is the line and the column of a click on a text of lines. */
function placeOf(e: MouseEvent): { line: number; col: number } | null {
  const row = (e.target as Element).closest<HTMLElement>('[data-line]')
  if (!row) return null
  let node: Node | null = null
  let offset = 0
  const document_ = document as Document & { caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null; caretRangeFromPoint?: (x: number, y: number) => Range | null }
  const position = document_.caretPositionFromPoint?.(e.clientX, e.clientY)
  if (position) { node = position.offsetNode; offset = position.offset } else {
    const range = document_.caretRangeFromPoint?.(e.clientX, e.clientY)
    if (range) { node = range.startContainer; offset = range.startOffset }
  }
  const text = row.querySelector('code')
  if (!node || !text || !text.contains(node)) return null
  const before = document.createRange()
  before.setStart(text, 0)
  before.setEnd(node, offset)
  return { line: Number(row.dataset.line), col: before.toString().length }
}

function Lines({ file, line, last, path, follow }: { file: File; line: number; last: number; path: string; follow: (e: MouseEvent) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!line) return
    const row = box.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)
    if (row && box.current) box.current.scrollTop += row.getBoundingClientRect().top - box.current.getBoundingClientRect().top - box.current.clientHeight / 3 // offsetTop would be that in the chunk
  }, [file.path, line, file.lines.length])
  const chunks: number[] = []
  for (let i = 0; i < file.lines.length; i += chunk) chunks.push(i)
  const digits = String(file.lines.length).length
  return <div class="lines code" ref={box} tabIndex={0} role="region" aria-label={'Text of ' + file.path} onClick={follow} style={{ '--digits': digits }}>
    {chunks.map((from) => <Chunk key={from} lines={file.lines} from={from} line={line >= from + 1 - 1000 ? line : 0} last={last} path={path} />)}
  </div>
}

function Chunk({ lines, from, line, last, path }: { lines: string[][]; from: number; line: number; last: number; path: string }) {
  const rows = lines.slice(from, from + chunk)
  return <div class="chunk" style={{ containIntrinsicBlockSize: rows.length * 1.4 + 'rem' }}>
    {rows.map((parts, i) => {
      const n = from + i + 1
      const spans = []
      for (let k = 0; k < parts.length; k += 2) spans.push(parts[k] ? <span class={parts[k]}>{parts[k + 1]}</span> : parts[k + 1])
      return <div key={n} data-line={n} class={n === line ? 'at' : line && n > line && n <= last ? 'in' : undefined}><a class="n" href={href('code', { path, line: n })} tabIndex={-1} aria-label={'Line ' + n}>{n}</a><code>{spans}</code></div>
    })}
  </div>
}

/** Symbol is what the index knows of a symbol. */
export function Symbol({ project, id }: { project: string; id: string }) {
  const all = useAnswer<{ entity: Entity & { edges: Edge[] }; callers: Uses; callees: Uses }>('symbol ' + project + '\n' + id, async (signal) => {
    const [entity, callers, callees] = await Promise.all([
      ask<Entity & { edges: Edge[] }>('read_entity', project, { entity: id }, signal),
      ask<Uses>('query_graph', project, { question: 'callers', entity: id, limit: 50 }, signal), ask<Uses>('query_graph', project, { question: 'callees', entity: id, limit: 50 }, signal)])
    return { entity, callers, callees }
  })
  const history = useAnswer<Origin>('why ' + project + '\n' + id, (signal) => ask<Origin>('why', project, { place: id, limit: 8 }, signal).catch((e: Failure) => { if (e.code === 'gone' || signal.aborted) throw e; return { steps: [], whole: true } })) // not every project has a history
  return <Shown of={all} tall={24}>{(d) => <>
    <Panel title={<span class="path">{d.entity.qualified_name || d.entity.name}</span>} note={d.entity.type}>
        {d.entity.signature && <pre class="signature" tabIndex={0} aria-label="Signature"><code>{d.entity.signature}</code></pre>}
        {d.entity.doc?.split(/\n\s*\n/).map((part, i) => <p class="doc" key={i}>{part}</p>)}
        <Pending index={d.callers.index} />
        <Edges title="Callers" edges={d.callers.edges} end="source" total={d.callers.total} />
        <Edges title="Calls" edges={d.callees.edges.filter((e) => !e.external)} end="target" total={undefined} />
        <Edges title="Also used by" edges={d.entity.edges.filter((e) => e.target?.id === d.entity.id && e.kind !== 'calls' && e.kind !== 'contains' && e.kind !== 'defines')} end="source" total={undefined} />
        <p class="note"><a href={href('graph', { focus: id })}>In the graph</a> · <a href={href('impact', { symbol: id })}>What a change would touch</a></p>
    </Panel>
    <Panel title="History"><Shown of={history} tall={6} what="Reading the commits that changed these lines">{(h) => <>
        {(h.steps ?? []).length === 0 && <Nothing>No commits.</Nothing>}
        <ol class="history">{(h.steps ?? []).map((s) => <li key={s.id + s.change}><Badge>{s.change}</Badge> {s.subject} <span class="note">{s.author} · <When time={s.time} /> · <code>{s.hash.slice(0, 7)}</code></span></li>)}</ol>
        {(h.decisions ?? []).length > 0 && <><h3>Decisions</h3><ul class="links">{h.decisions!.map((d) => <li key={d.decision}><a href={href('sessions', d.session && d.number ? { session: d.session, message: d.number } : { decision: d.decision })}>{d.text}</a></li>)}</ul></>}
      </>}</Shown></Panel>
  </>}</Shown>
}

function Edges({ title, edges, end, total }: { title: string; edges: Edge[]; end: 'source' | 'target'; total?: number }) {
  if (edges.length === 0) return null
  const seen = new Map<string, Edge>()
  for (const e of edges) { const other = e[end]; const key = other?.id ?? e.target_text; if (!seen.has(key)) seen.set(key, e) }
  const list = [...seen.values()]
  const row = (e: Edge) => {
    const other = e[end]
    return <li key={e.id}>{other ? <a href={href('code', { path: other.path, line: end === 'source' ? e.line || other.line : other.line })}>{other.qualified_name || other.name}</a> : <span>{e.target_text}</span>}
      <span class="note">{other && <Path path={other.path} line={end === 'source' ? e.line : other.line} />}{e.weight < 0.6 && <> · unsure ({e.resolution})</>}</span></li>
  }
  return <div class="edges"><h3>{title} <span class="note">{number(total ?? list.length)}</span></h3>
    <ul class="links">{list.slice(0, 8).map(row)}</ul>
    {list.length > 8 && <details><summary>{number(list.length - 8)} more</summary><ul class="links">{list.slice(8).map(row)}</ul></details>}
  </div>
}
