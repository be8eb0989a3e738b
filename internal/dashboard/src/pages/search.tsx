// Results by file with their places, and why each is where it is.
import { useAsk } from '../api'
import { milliseconds, number, plural } from '../format'
import { go, href } from '../route'
import { Badge, Bars, Nothing, Page, Path, Select, Shown } from '../ui'
import type { PageProps } from '../main'

interface Why { strategy?: string; rank?: number; score?: number; signal?: string; gain?: number }
interface Hit {
  rank: number; id: string; type: string; name: string; qualified_name: string; path: string; start_line: number; end_line: number; language: string
  signature: string; snippet: string; snippet_line: number; tokens: number; score: number; why: Why[]; stale?: boolean; summary?: { text: string; model: string }; lines?: { line: number; text: string }[]
}
interface Response {
  query: string; intent: string; tier: string; confidence: number; took_ms: number; results: Hit[]; nearest?: Hit[]; notes?: string[]
  strategies: { name: string; hits: number; ms: number; error: string | null }[]
  matches?: { lines: number; files: number; shown: number; truncated: boolean; partial: boolean }
  index?: { fresh?: boolean | null; stale_files: number }
}

const types = ['function', 'method', 'class', 'interface', 'type', 'enum', 'constant', 'variable', 'file', 'module', 'document', 'section', 'requirement', 'decision', 'message', 'commit']

export default function Search({ project, params }: PageProps) {
  const value = (name: string) => params.get(name) ?? ''
  const q = value('q')
  const match = value('match')
  const args = q === '' ? null : {
    query: q, limit: Number(value('limit')) || (match ? 100 : 20),
    ...(match ? { match } : {}), ...(match && value('case') ? { ignore_case: true } : {}),
    ...(value('type') ? { types: [value('type')] } : {}), ...(value('lang') ? { languages: [value('lang')] } : {}), ...(value('path') ? { path: value('path') } : {}),
  }
  const answer = useAsk<Response>('search_code', project, args)
  const status = useAsk<{ languages: Record<string, number> }>('index_status', project, {})
  const change = (name: string, to: string) => {
    const all = Object.fromEntries(params)
    delete all.project
    go(href('search', { ...all, limit: undefined, [name]: to }))
  }
  const submit = (e: SubmitEvent) => {
    e.preventDefault()
    const form = new FormData(e.currentTarget as HTMLFormElement)
    const all: Record<string, string> = {}
    for (const [name, v] of form) all[name] = String(v).trim()
    go(href('search', all))
  }
  return <Page title="Search" note={answer.data && q ? <Summary r={answer.data} /> : ' '}>
    <form class="form search-form panel" onSubmit={submit} key={params.toString()}>
      <label class="field wide">Question, words, a name, a trace, or exact text<input name="q" type="search" defaultValue={q} required autocomplete="off" spellcheck={false} /></label>
      <label class="field">How<Select name="match" begin={match} onChange={(e) => change('match', e.currentTarget.value)}>
        <option value="">by meaning</option><option value="literal">exact text</option><option value="regex">regular expression</option>
      </Select></label>
      <label class="field">Type<Select name="type" begin={value('type')} onChange={(e) => change('type', e.currentTarget.value)}><option value="">any</option>{types.map((t) => <option key={t}>{t}</option>)}</Select></label>
      <label class="field">Language<Select name="lang" begin={value('lang')} onChange={(e) => change('lang', e.currentTarget.value)}><option value="">any</option>
        {value('lang') && !status.data?.languages[value('lang')] && <option>{value('lang')}</option>}
        {Object.keys(status.data?.languages ?? {}).filter((l) => l !== 'unknown').sort().map((l) => <option key={l}>{l}</option>)}
      </Select></label>
      <label class="field">Path<input name="path" defaultValue={value('path')} placeholder="internal/**" size={12} autocomplete="off" spellcheck={false} /></label>
      <label class="tick"><input type="checkbox" disabled={!match} name="case" value="1" defaultChecked={!!value('case')} onChange={(e) => change('case', e.currentTarget.checked ? '1' : '')} />any case</label>
      <button class="main">Search</button>
    </form>
    {q === '' ? <Nothing>Ask where something is, or press <kbd>/</kbd> on any page. Words in quotes have to be there; <code>type:</code>, <code>lang:</code>, <code>path:</code> and <code>-word</code> narrow a question.</Nothing>
      : <Shown of={answer} tall={40}>{(r) => <Results r={r} more={() => change('limit', String((Number(value('limit')) || (match ? 100 : 20)) * 2))} />}</Shown>}
  </Page>
}

function Summary({ r }: { r: Response }) {
  return <>
    {r.matches ? <>{plural(r.matches.lines, 'line')} in {plural(r.matches.files, 'file')}{r.matches.truncated && `, ${number(r.matches.shown)} shown`}</> : plural(r.results.length, 'result')}
    {' '}in {milliseconds(r.took_ms)}
    {!r.matches && r.results.length > 0 && <> · <Badge kind={r.confidence >= 0.6 ? 'good' : r.confidence >= 0.3 ? 'plain' : 'warn'}>confidence {r.confidence.toFixed(2)}</Badge></>}
    {r.strategies.map((s) => <span key={s.name}> · {s.name} {s.error ? 'failed: ' + s.error : `${number(s.hits)} in ${milliseconds(s.ms)}`}</span>)}
  </>
}

function Results({ r, more }: { r: Response; more: () => void }) {
  const list = r.results.length > 0 ? r.results : r.nearest ?? []
  const files: { path: string; language: string; hits: Hit[] }[] = []
  const at = new Map<string, number>()
  for (const h of list) {
    const key = h.path || h.id
    let i = at.get(key)
    if (i === undefined) { i = files.length; at.set(key, i); files.push({ path: h.path, language: h.language, hits: [] }) }
    files[i]!.hits.push(h)
  }
  return <>
    {r.results.length === 0 && <Nothing>{list.length > 0 ? 'Nothing here seems to answer this. These places are the nearest:' : 'Nothing was found. Try other words, or fewer filters.'}</Nothing>}
    {(r.notes ?? []).map((n) => <p class="note" key={n}>{n}</p>)}
    <ol class="results">{files.map((f) => <li class="panel" key={f.path || f.hits[0]!.id}>
      {f.path ? <h2><a href={href('code', { path: f.path })}><Path path={f.path} /></a><small>{f.language}{f.hits.some((h) => h.stale) && ' · changed since'}</small></h2> : <h2>{f.hits[0]!.type}</h2>}
      {f.hits.map((h) => <Place h={h} key={h.rank} />)}
    </li>)}</ol>
    {(r.matches?.truncated || (!r.matches && r.results.length >= 20 && r.results.length < 160)) && <p><button type="button" onClick={more}>Show more</button></p>}
  </>
}

function Place({ h }: { h: Hit }) {
  const lines = h.lines ?? h.snippet.split('\n').map((text, i) => ({ line: h.snippet_line + i, text }))
  const short = lines.slice(0, h.lines ? 50 : 8)
  const to = (line: number) => h.path ? href('code', { path: h.path, line }) : h.id.startsWith('ctx://session/') ? href('sessions', { session: h.id.split('/')[3] }) : undefined
  return <article class="place">
    <header>
      <a href={to(h.start_line)}>{h.qualified_name || h.name}</a> <Badge>{h.type}</Badge>
      {h.path && <span class="note">{h.start_line}–{h.end_line}</span>}
      <span class="score" title="Relevance"><i style={{ width: 100 * Math.max(0, Math.min(1, h.score)) + '%' }} /><b>{h.score.toFixed(2)}</b></span>
    </header>
    {h.summary && <p class="note">{h.summary.text} <small>({h.summary.model})</small></p>}
    <pre class="lines" tabIndex={0} aria-label={'Lines of ' + (h.qualified_name || h.name)}>{short.map((l) => <div key={l.line}>{h.path && <a class="n" href={to(l.line)} tabIndex={-1}>{l.line}</a>}<code>{l.text}</code>{'\n'}</div>)}</pre>
    {h.why.length > 0 && <details><summary>Why it is here</summary><Reasons why={h.why} /></details>}
  </article>
}

function Reasons({ why }: { why: Why[] }) {
  const found = why.filter((w) => w.strategy)
  const signals = why.filter((w) => w.signal).sort((a, b) => Math.abs(b.gain ?? 0) - Math.abs(a.gain ?? 0))
  return <div class="reasons">
    <p class="note">{found.map((w) => `${w.strategy} ranks it ${w.rank}${w.score ? ` with ${w.score.toFixed(2)}` : ''}`).join('; ')}{signals.length > 0 && '. What each signal adds to its place:'}</p>
    {signals.length > 0 && <Bars label="What each signal adds" unit={(n) => (n > 0 ? '+' : '') + n.toFixed(2)} rows={signals.map((s) => ({ key: s.signal!, name: s.signal!.replaceAll('_', ' '), value: s.gain ?? 0 }))} />}
  </div>
}
