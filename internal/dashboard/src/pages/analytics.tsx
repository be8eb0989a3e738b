// What became of the questions. What was measured and what is an estimate are apart, and say so.
import { useState } from 'preact/hooks'
import { useAsk } from '../api'
import { compact, milliseconds, number, percent, plural } from '../format'
import { go, href } from '../route'
import { Badge, Nothing, Page, Panel, Path, Share, Shown } from '../ui'
import type { PageProps } from '../main'

interface Row {
  key: string; questions: number; answered: number; empty: number; failed: number; abandoned: number; tokens: number; p50_ms: number; p95_ms: number
  measured?: { questions: number; tokens: number; alternative: number; found: number; saved: number; saved_usd: number }
  estimate?: { questions: number; saved: number; saved_usd: number; basis: string }
}
interface Report { from: string; until: string; by: string; price_per_million_tokens: number; total: Row; rows: Row[]; kept: boolean }
interface Feedback { feedback: { id: string; used: number; ignored: number; good: number; bad: number; factor: number }[] | null; total: number }

const by = ['day', 'week', 'month', 'operation', 'client', 'front', 'project']
const outcomes = [['answered', 'answered', 0], ['empty', 'found nothing', 3], ['failed', 'failed', 4], ['abandoned', 'abandoned', 7]] as const
const dollars = (n: number) => '$' + (n < 0.01 && n > 0 ? n.toFixed(4) : n.toFixed(2))

export default function Analytics({ project, params }: PageProps) {
  const value = (name: string) => params.get(name) ?? ''
  const rows = by.includes(value('by')) ? value('by') : 'day'
  const days = [7, 30, 90].includes(Number(value('days'))) ? Number(value('days')) : 30
  const all = value('all') === '1' || rows === 'project'
  const args = { days, ...(all ? { all: true } : {}) }
  const daily = useAsk<Report>('query_stats', project, { ...args, by: 'day' })
  const other = useAsk<Report>('query_stats', project, rows === 'day' ? null : { ...args, by: rows })
  const feedback = useAsk<Feedback>('feedback', project, {})
  const to = (name: string, v: string) => {
    const next = { by: value('by'), days: value('days'), all: value('all'), [name]: v }
    go(href('analytics', next))
  }
  return <Page title="Analytics" note={daily.data ? `${daily.data.from} to ${daily.data.until}, ${all ? 'all projects' : 'this project'}. Nothing of it leaves this machine.` : ' '}>
    <div class="form panel analytics-form">
      <fieldset class="choices"><legend class="unseen">Time</legend>{[7, 30, 90].map((n) => <button type="button" key={n} aria-pressed={days === n} onClick={() => to('days', n === 30 ? '' : String(n))}>{n} days</button>)}</fieldset>
      <label class="field">Rows by<select value={rows} onChange={(e) => to('by', e.currentTarget.value === 'day' ? '' : e.currentTarget.value)}>{by.map((b) => <option key={b} value={b}>{b === 'front' ? 'way in' : b}</option>)}</select></label>
      <label class="tick"><input type="checkbox" checked={all} disabled={rows === 'project'} onChange={(e) => to('all', e.currentTarget.checked ? '1' : '')} />all projects</label>
    </div>
    <Shown of={daily} tall={50}>{(d) => d.total.questions === 0 ? <Empty kept={d.kept} days={days} /> : <>
      <Figures total={d.total} price={d.price_per_million_tokens} />
      <Panel title="Questions by day" note={plural(d.total.questions, 'question')}><Chart days={filled(d)} /></Panel>
      <div class="columns two">
        <Saved r={d} />
        <Panel title="What came of them">
          <Share label="Questions" of={d.total.questions} parts={outcomes.map(([key, name, hue]) => ({ name, value: d.total[key], hue }))} />
          <Times days={filled(d)} />
          <Judged of={feedback} all={all} />
        </Panel>
      </div>
    </>}</Shown>
    {daily.data && daily.data.total.questions > 0 && (rows === 'day' ? <Table r={daily.data} /> : <Shown of={other} tall={20}>{(r) => <Table r={r} />}</Shown>)}
  </Page>
}

function Empty({ kept, days }: { kept: boolean; days: number }) {
  return <Panel title={kept ? `No question in the last ${days} days` : 'No log is kept'}>
    {kept ? <ul class="steps">
      <li>Questions of assistants, editors, programs and the command line are counted here as they are asked: <code>ctx-sys search "how is a text cut"</code> is one.</li>
      <li><code>ctx-sys install</code> has an assistant ask; <a href={href('search')}>the search</a> and <a href={href('context')}>the context composer</a> count too.</li>
      <li>One of twenty questions to a server is answered with grep and whole files as well, in the background: that is what is measured. <code>analytics.sample</code> says how many.</li>
    </ul> : <p>The setting <a href={href('settings', { q: 'analytics' })}>analytics.enabled</a> is off. Where it is on, questions are counted; no word of question or answer is kept.</p>}
  </Panel>
}

function Figures({ total: t, price }: { total: Row; price: number }) {
  const tile = (name: string, v: string, note: string) => <div class="tile"><dt>{name}</dt><dd>{v}<small>{note}</small></dd></div>
  return <dl class="tiles">
    {tile('Questions', number(t.questions), percent(t.answered, t.questions) + ' answered')}
    {tile('Half took up to', milliseconds(t.p50_ms), '19 of 20 up to ' + milliseconds(t.p95_ms))}
    {tile('Tokens given', number(t.tokens), `${t.answered ? compact(Math.round(t.tokens / t.answered)) + ' an answer, ' : ''}${dollars((t.tokens * price) / 1e6)}`)}
    {tile('Found nothing', number(t.empty), percent(t.empty, t.questions))}
    {tile('Failed', number(t.failed), percent(t.failed, t.questions))}
    {tile('Abandoned', number(t.abandoned), 'nobody waited any more')}
  </dl>
}

/** filled has a row for each day, those without questions too. */
function filled(r: Report): Row[] {
  const have = new Map(r.rows.map((row) => [row.key, row]))
  const out: Row[] = []
  for (let day = new Date(r.from + 'T12:00:00Z'); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const key = day.toISOString().slice(0, 10)
    out.push(have.get(key) ?? { key, questions: 0, answered: 0, empty: 0, failed: 0, abandoned: 0, tokens: 0, p50_ms: 0, p95_ms: 0 })
    if (key >= r.until || out.length > 100) return out
  }
}

/** nice is a round number that is no less than n, and can be halved. */
function nice(n: number): number {
  for (let unit = 1; ; unit *= 10) for (const f of unit === 1 ? [2, 4, 6, 8, 10] : [2, 3, 4, 5, 6, 8, 10]) if (f * unit >= n) return f * unit
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Chart has a bar for each day, of what came of its questions; the arrows of the keyboard go through the days. */
function Chart({ days }: { days: Row[] }) {
  const [at, look] = useState(-1)
  const top = nice(Math.max(...days.map((d) => d.questions)))
  const wide = 1000 / days.length
  const gap = Math.min(6, wide / 5)
  const every = Math.ceil(days.length / 8)
  const said = (d: Row) => `${weekday.format(new Date(d.key))} ${d.key}: ${d.questions === 0 ? 'no question' : plural(d.questions, 'question') + outcomes.filter(([k]) => d[k] > 0).map(([k, name]) => `, ${number(d[k])} ${name}`).join('') + `; half took up to ${milliseconds(d.p50_ms)}, ${compact(d.tokens)} tokens`}`
  const day = days[at]
  return <figure class="chart">
    <div class="plot" role="slider" tabIndex={0} aria-label="Questions by day" aria-valuemin={1} aria-valuemax={days.length} aria-valuenow={at < 0 ? days.length : at + 1} aria-valuetext={said(day ?? days[days.length - 1]!)}
      onKeyDown={(e) => {
        const from = at < 0 ? days.length : at
        const next = { ArrowLeft: from - 1, ArrowDown: from - 1, ArrowRight: from + 1, ArrowUp: from + 1, Home: 0, End: days.length - 1 }[e.key]
        if (next === undefined || e.ctrlKey || e.metaKey || e.altKey) return
        e.preventDefault()
        look(Math.max(0, Math.min(days.length - 1, next)))
      }}
      onPointerMove={(e) => { const b = e.currentTarget.getBoundingClientRect(); look(Math.max(0, Math.min(days.length - 1, Math.floor(((e.clientX - b.left) / b.width) * days.length)))) }}
      onPointerLeave={() => look(-1)} onBlur={() => look(-1)}>
      <div class="lines-of" aria-hidden="true">{[1, 0.5, 0].map((y) => <span key={y}><b>{number(top * y)}</b></span>)}</div>
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
        {day && <rect class="at" x={at * wide} y={0} width={wide} height={200} />}
        {days.map((d, i) => {
          let y = 200
          return outcomes.map(([key, , hue]) => {
            const h = (200 * d[key]) / top
            y -= h
            return h > 0 && <rect key={d.key + key} class={'hue' + hue} x={i * wide + gap / 2} y={y} width={wide - gap} height={h} />
          })
        })}
      </svg>
    </div>
    <div class="ticks-x" aria-hidden="true">{days.map((d, i) => ((days.length - 1 - i) % every === 0 ? <span key={d.key} style={{ left: (100 * (i + 0.5)) / days.length + '%' }}>{short.format(new Date(d.key))}</span> : null))}</div>
    <figcaption>
      <span class="readout">{day ? said(day) : 'Point at a day, or go through them with the arrow keys.'}</span>
      <ul class="legend">{outcomes.map(([key, name, hue]) => <li key={key}><i data-hue={hue} />{name}</li>)}</ul>
    </figcaption>
  </figure>
}

/** Times has for each day how long half of its questions took up to, and 19 of 20. */
function Times({ days }: { days: Row[] }) {
  const top = nice(Math.max(...days.map((d) => d.p95_ms)))
  const wide = 1000 / days.length
  const y = (ms: number) => 100 - (100 * ms) / top
  return <section class="times">
    <h3>How long they took</h3>
    <div class="plot" role="img" aria-label="How long half of the questions took up to, and 19 of 20, by day; the table has the numbers">
      <div class="lines-of" aria-hidden="true">{[1, 0.5, 0].map((part) => <span key={part}><b>{top < 1000 ? number(top * part) : number((top * part) / 1000)}</b></span>)}</div>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {days.map((d, i) => d.questions > 0 && <g key={d.key}><rect class="span" x={(i + 0.2) * wide} width={wide * 0.6} y={y(d.p95_ms)} height={y(d.p50_ms) - y(d.p95_ms)} /><rect class="half" x={(i + 0.2) * wide} width={wide * 0.6} y={y(d.p50_ms)} height={100 - y(d.p50_ms)} /></g>)}
      </svg>
    </div>
    <ul class="legend"><li><i data-hue={0} />half up to</li><li><i class="pale" />19 of 20 up to, in {top < 1000 ? 'milliseconds' : 'seconds'}</li></ul>
  </section>
}

/** Saved has what was measured, and beneath it what is an estimate. */
function Saved({ r }: { r: Report }) {
  const { measured: m, estimate: e } = r.total
  const most = m ? Math.max(m.tokens, m.alternative, 1) : 1
  return <Panel class="saved" title="Next to grep and reading files" note={<a href={href('settings', { q: 'analytics' })}>{dollars(r.price_per_million_tokens)} for a million tokens</a>}>
    {!m ? <Nothing>Nothing was measured in this time: one of some questions to a server that found something is also answered with git grep and whole files (<code>analytics.sample</code>).</Nothing> : <section aria-labelledby="measured">
      <h3 id="measured"><Badge kind="good">measured</Badge> {plural(m.questions, 'question')}</h3>
      <table class="bars"><caption class="unseen">Tokens of the questions that were measured</caption><tbody>
        <tr><th scope="row">ctx-sys gave</th><td class="number">{number(m.tokens)}</td><td class="bar"><i data-hue={0} style={{ width: (100 * m.tokens) / most + '%' }} /></td></tr>
        <tr><th scope="row">git grep and whole files</th><td class="number">{number(m.alternative)}</td><td class="bar"><i data-hue={7} style={{ width: (100 * m.alternative) / most + '%' }} /></td></tr>
      </tbody></table>
      <p>{m.saved > 0 ? <><strong>{number(m.saved)} tokens</strong> were saved, {dollars(m.saved_usd)}.</> : 'Nothing was saved.'} <span class="note">The file of the first result was among the first ten that grep found for {number(m.found)} of {number(m.questions)}.</span></p>
    </section>}
    <section class="estimate" aria-labelledby="estimate">
      <h3 id="estimate"><Badge kind="warn">estimate</Badge> no measurement</h3>
      {e ? <p>Were all {number(e.questions)} answered questions like those, they would have saved about <strong>{compact(e.saved)} tokens</strong>, {dollars(e.saved_usd)}. <span class="note">{e.basis}. It is not added to what was measured.</span></p>
        : <p class="note">There is one from ten measured questions on: too little was measured.</p>}
    </section>
  </Panel>
}

function Judged({ of, all }: { of: { data?: Feedback }; all: boolean }) {
  const list = of.data?.feedback ?? []
  const sum = (k: 'used' | 'ignored' | 'good' | 'bad') => list.reduce((n, f) => n + f[k], 0)
  return <section class="judged">
    <h3>Feedback on results{all && ' of this project'}</h3>
    {!of.data ? <p class="note"> </p> : list.length === 0 ? <p class="note">None yet: <code>ctx-sys feedback add</code> and the tool feedback give some.</p>
      : <ul class="legend"><li>used <b>{number(sum('used'))}</b></li><li>ignored <b>{number(sum('ignored'))}</b></li><li>good <b>{number(sum('good'))}</b></li><li>bad <b>{number(sum('bad'))}</b></li><li>on {plural(list.length, 'result')}</li></ul>}
  </section>
}

function Table({ r }: { r: Report }) {
  const most = Math.max(...r.rows.map((row) => row.questions), 1)
  const names: Record<string, string> = { front: 'Way in' }
  const rows = r.by === 'day' || r.by === 'week' || r.by === 'month' ? [...r.rows].reverse() : r.rows
  const measured = r.rows.some((row) => row.measured)
  return <Panel title={'By ' + (r.by === 'front' ? 'way in' : r.by)} note={plural(r.rows.length, 'row')}>
    <div class="scroll" tabIndex={0} role="region" aria-label={'Questions by ' + r.by}><table class="stats"><thead><tr>
      <th scope="col">{names[r.by] ?? r.by[0]!.toUpperCase() + r.by.slice(1)}</th><th scope="col" class="number">Questions</th><th scope="col"><span class="unseen">Share</span></th><th scope="col" class="number">Empty</th><th scope="col" class="number">Failed</th><th scope="col" class="number">Abandoned</th>
      <th scope="col" class="number">Half up to</th><th scope="col" class="number">19 of 20</th><th scope="col" class="number">Tokens</th>{measured && <th scope="col" class="number">Saved, measured</th>}
    </tr></thead><tbody>{rows.map((row) => <tr key={row.key}>
      <th scope="row">{r.by === 'project' ? <Path path={row.key} /> : <bdi>{row.key || 'it does not say'}</bdi>}</th>
      <td class="number">{number(row.questions)}</td>
      <td class="bar"><i data-hue={0} style={{ width: (100 * row.questions) / most + '%' }} /></td>
      {([row.empty, row.failed, row.abandoned] as const).map((n, i) => <td key={i} class={'number' + (n ? '' : ' zero')}>{number(n)}</td>)}
      <td class="number">{milliseconds(row.p50_ms)}</td><td class="number">{milliseconds(row.p95_ms)}</td><td class="number">{number(row.tokens)}</td>
      {measured && <td class={'number' + (row.measured ? '' : ' zero')}>{row.measured ? `${number(row.measured.saved)} of ${row.measured.questions}` : '–'}</td>}
    </tr>)}</tbody></table></div>
  </Panel>
}
