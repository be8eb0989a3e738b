// What became of the questions. What was measured and what is estimated are apart, and each says what it is.
import { useAsk } from '../api'
import { compact, milliseconds, number, percent, plural } from '../format'
import { go, href } from '../route'
import { Bars, Nothing, Page, Panel, Share, Shown } from '../ui'
import type { PageProps } from '../main'

interface Row {
  key: string; questions: number; answered: number; empty: number; failed: number; abandoned: number; tokens: number; p50_ms: number; p95_ms: number
  measured?: { questions: number; tokens: number; alternative: number; found: number; saved: number; saved_usd: number }; estimate?: { questions: number; saved: number; saved_usd: number; basis: string }
}
interface Report { from: string; until: string; by: string; price_per_million_tokens: number; total: Row; rows: Row[] | null; kept: boolean }

const by = ['day', 'week', 'month', 'operation', 'client', 'front', 'project']
const dollars = (n: number) => '$' + n.toFixed(n < 1 ? 4 : 2)

export default function Analytics({ project, params }: PageProps) {
  const chosen = params.get('by') ?? 'day'
  const days = Number(params.get('days')) || 30
  const report = useAsk<Report>('query_stats', project, { by: chosen, days })
  const set = (change: Record<string, string>) => go(href('analytics', { by: chosen, days, ...change }))
  return <Page title="Analytics" note={report.data ? <>{report.data.from} to {report.data.until}{!report.data.kept && ' · no log is kept: analytics.enabled is off'}</> : ' '}
    actions={<>
      <label class="row">by <select value={chosen} onChange={(e) => set({ by: e.currentTarget.value })}>{by.map((b) => <option key={b} value={b}>{b}</option>)}</select></label>
      <label class="row">of <select value={String(days)} onChange={(e) => set({ days: e.currentTarget.value })}>{[1, 7, 30, 90].map((n) => <option key={n} value={n}>{plural(n, 'day')}</option>)}</select></label>
    </>}>
    <Shown of={report} tall={40}>{(r) => r.total.questions === 0 ? <Nothing>No question is in the log yet. Ask something, or let an agent ask.</Nothing> : <>
      <dl class="tiles">
        <div class="tile"><dt>Questions</dt><dd>{number(r.total.questions)}<small>{percent(r.total.answered, r.total.questions)} found something</small></dd></div>
        <div class="tile"><dt>Tokens given</dt><dd>{compact(r.total.tokens)}<small>{dollars((r.total.tokens * r.price_per_million_tokens) / 1e6)} at {dollars(r.price_per_million_tokens)} a million</small></dd></div>
        <div class="tile"><dt>Time</dt><dd>{milliseconds(r.total.p50_ms)}<small>half are faster; 19 of 20 than {milliseconds(r.total.p95_ms)}</small></dd></div>
        <div class="tile"><dt>Saved, measured</dt><dd>{r.total.measured ? compact(r.total.measured.saved) : '—'}<small>{r.total.measured ? `tokens of ${plural(r.total.measured.questions, 'question')}, ${dollars(r.total.measured.saved_usd)}` : 'nothing was measured yet'}</small></dd></div>
        <div class="tile"><dt>Saved, estimated</dt><dd>{r.total.estimate ? '~ ' + compact(r.total.estimate.saved) : '—'}<small>{r.total.estimate ? r.total.estimate.basis : 'too little was measured'}</small></dd></div>
      </dl>
      <Panel title="What became of them"><Share label="Questions" of={r.total.questions} parts={[{ name: 'answered', value: r.total.answered, hue: 2 }, { name: 'found nothing', value: r.total.empty, hue: 3 }, { name: 'failed', value: r.total.failed, hue: 4 }, { name: 'abandoned', value: r.total.abandoned, hue: 7 }]} /></Panel>
      <Panel title={'By ' + r.by}><Bars label={'Questions by ' + r.by} rows={(r.rows ?? []).map((x) => ({ key: x.key, name: x.key || '—', value: x.questions, note: `${compact(x.tokens)} tokens` }))} />
        <div class="scroll" tabIndex={0} role="region" aria-label={'Rows by ' + r.by}><table><thead><tr><th scope="col">{r.by}</th><th scope="col" class="number">Questions</th><th scope="col" class="number">Nothing</th><th scope="col" class="number">Failed</th><th scope="col" class="number">Abandoned</th><th scope="col" class="number">Tokens</th><th scope="col" class="number">Half</th><th scope="col" class="number">95 %</th><th scope="col" class="number">Saved, measured</th></tr></thead><tbody>
          {(r.rows ?? []).map((x) => <tr key={x.key}><td>{x.key || '—'}</td><td class="number">{number(x.questions)}</td><td class="number">{number(x.empty)}</td><td class="number">{number(x.failed)}</td><td class="number">{number(x.abandoned)}</td><td class="number">{number(x.tokens)}</td><td class="number">{milliseconds(x.p50_ms)}</td><td class="number">{milliseconds(x.p95_ms)}</td><td class="number">{x.measured ? `${number(x.measured.saved)} of ${x.measured.questions}` : ''}</td></tr>)}
        </tbody></table></div></Panel>
      <p class="note">A sample of the questions is answered by grep and reading files too, in the background: that is what “measured” is of. An answer that found nothing saved nothing. Settings: <a href={href('settings', { q: 'analytics' })}>analytics</a>.</p>
    </>}</Shown>
  </Page>
}
