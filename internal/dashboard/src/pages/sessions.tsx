// Conversations as they were stored, what a smaller window would keep of them, and what was decided when.
import { useState } from 'preact/hooks'
import { ask, useAnswer, useAsk } from '../api'
import { number, percent, plural } from '../format'
import { go, href } from '../route'
import { Badge, Bars, drawn, More, Nothing, Page, Panel, Shown, When } from '../ui'
import type { PageProps } from '../main'

interface Session { id: string; name?: string; status: string; created: string; updated: string; messages: number; tokens: number }
interface Message { number: number; role: string; text: string; time: string; tokens: number; name?: string; relayed?: boolean }
interface Decision { id: number; session?: string; message?: number; author?: string; decision: string; reason?: string; alternatives?: string[]; status: string; created: string; replaced_by?: number }
interface Compacted { messages: { role: string; content: unknown }[]; report: { tier: string; level: string; window: number; tokens_before: number; tokens_after: number; messages_before: number; messages_after: number; cleared: number; cleared_arguments: number; from?: number; to?: number; retained: Record<string, { of: number; kept: number }>; restored: string[]; lost: string[]; events: { name: string; text: string; tokens_before?: number; tokens_after?: number }[]; notes?: string[] } }

interface Done { created: string; tier: string; upto: number; window: number; tokens_before: number; tokens_after: number; messages_before: number; messages_after: number; cleared?: number; cleared_arguments?: number; from?: number; to?: number; retained: Record<string, { of: number; kept: number }> | null; restored: string[]; lost: string[]; steps: string[] }

interface History { messages: Message[] | null; session: Session }
interface Whole { sessions: { sessions: Session[]; total: number }; decisions: { decisions: Decision[] | null; total: number }; history?: History }

export default function Sessions({ project, params }: PageProps) {
  const id = params.get('session') ?? ''
  const all = useAnswer<Whole>(JSON.stringify(['sessions', project, id]), async (signal) => {
    const [sessions, decisions, history] = await Promise.all([ask<{ sessions: Session[]; total: number }>('session_list', project, {}, signal), ask<{ decisions: Decision[] | null; total: number }>('decision_list', project, {}, signal), id ? ask<History>('get_history', project, { session: id, limit: 200 }, signal) : undefined])
    return { sessions, decisions, history }
  })
  return <Page title="Sessions" note={all.data ? <>{plural(all.data.sessions.total, 'conversation')}, {plural(all.data.decisions.total, 'decision')}</> : ' '}>
    <Shown of={all} tall={50}>{({ sessions: d, decisions, history }) => <div class="side-by-side">
      <div>
        <Panel title="Conversations">{d.sessions.length === 0 ? <Nothing>None is stored yet: an agent stores what is said with <code>store_message</code>, or hooks do.</Nothing> : <ul class="links capped" tabIndex={0} aria-label="Conversations">{d.sessions.slice(0, drawn).map((s) => <li key={s.id}>
          <a href={href('sessions', { session: s.id })} aria-current={s.id === id || s.name === id ? 'true' : undefined}>{s.name || s.id}</a> {s.status !== 'active' && <Badge>{s.status}</Badge>}<span class="note">{plural(s.messages, 'message')}, {plural(s.tokens, 'token')}, <When time={s.updated} /></span></li>)}</ul>}<More of={d.sessions.length} /></Panel>
      </div>
      <div>{history ? <One project={project} id={id} key={id} d={history} decisions={decisions.decisions ?? []} at={Number(params.get('message')) || 0} /> : <Line decisions={decisions.decisions ?? []} chosen={Number(params.get('decision')) || 0} />}</div>
    </div>}</Shown>
  </Page>
}

function Line({ decisions, chosen }: { decisions: Decision[]; chosen: number }) {
  const sorted = [...decisions].sort((a, b) => (a.created < b.created ? 1 : -1))
  const shown = sorted.filter((d, i) => i < drawn || d.id === chosen)
  return <Panel title="Decisions" note="the newest first">{sorted.length === 0 ? <Nothing>No decision is stored yet: they are found in conversations that are stored, or recorded with <code>ctx-sys decision add</code>.</Nothing> : <ol class="timeline">{shown.map((d) => <li key={d.id} class={d.status === 'active' ? '' : 'past'} aria-current={d.id === chosen ? 'true' : undefined} ref={(li) => { if (d.id === chosen) li?.scrollIntoView({ block: 'center' }) }}>
    <p><strong>{d.decision}</strong> {d.status !== 'active' && <Badge kind="warn">{d.status}</Badge>}</p>
    {d.reason && <p class="note">Because: {d.reason}</p>}
    {(d.alternatives ?? []).length > 0 && <p class="note">Not: {d.alternatives!.join('; ')}</p>}
    <p class="note"><When time={d.created} />{d.author && ', by ' + d.author}{d.session && <> · <a href={href('sessions', { session: d.session, message: d.message })}>message {d.message}</a></>}</p>
  </li>)}</ol>}<More of={sorted.length} /></Panel>
}

function One({ project, id, at, d, decisions }: { project: string; id: string; at: number; d: History; decisions: Decision[] }) {
  const [window_, setWindow] = useState(0)
  const ladder = useAsk<Compacted>('compact_history', project, window_ ? { session: id, window: window_ } : null)
  const r = ladder.data?.report
  const past = useAsk<{ compactions: Done[] }>('session_compactions', project, { session: id })
  const cut = (n: number) => r?.from && r.to && n >= r.from && n <= r.to
  return <>
      <Panel title={d.session.name || d.session.id} note={<a href={href('sessions')}>all decisions</a>}>
        <p class="row"><Badge>{d.session.status}</Badge> {plural(d.session.messages, 'message')}, {plural(d.session.tokens, 'token')}, begun <When time={d.session.created} />
          <label class="field row">in a window of <select value={String(window_)} onChange={(e) => setWindow(Number(e.currentTarget.value))}><option value="0">any size</option>{[2000, 4000, 8000, 16000, 32000, 128000].map((n) => <option key={n} value={n}>{number(n)}</option>)}</select></label></p>
        {window_ > 0 && <Shown of={ladder} tall={10}>{({ report }) => <>
          <Bars label="Tokens before and after" of={report.window} rows={[{ key: 'b', name: 'as it is', value: report.tokens_before, note: percent(report.tokens_before, report.window) + ' of the window' }, { key: 'a', name: 'made smaller', value: report.tokens_after, hue: 2, note: `${report.messages_after} of ${plural(report.messages_before, 'message')}` }]} />
          <ol class="links">{report.events.map((e, i) => <li key={i}><Badge>{e.name}</Badge> {e.text}</li>)}</ol>
          {Object.keys(report.retained).length > 0 && <p class="note">What must survive: {Object.entries(report.retained).map(([kind, c]) => `${kind.replaceAll('_', ' ')} ${c.kept} of ${c.of}`).join(', ')}.</p>}
          {report.restored.length > 0 && <p class="note">Put back into the summary: {report.restored.join('; ')}</p>}
          {report.lost.length > 0 && <p class="note">Found no space: {report.lost.join('; ')}</p>}
          {report.from ? <details><summary>The summary of messages {report.from} to {report.to}</summary><pre class="final" tabIndex={0} aria-label="Summary">{JSON.stringify(ladder.data!.messages.find((m) => m.role !== 'user')?.content ?? ladder.data!.messages[0]?.content, null, 1)}</pre></details> : null}
        </>}</Shown>}
      </Panel>
      {past.data && past.data.compactions.length > 0 && <Panel title="Compactions" note={number(past.data.compactions.length)}><ol class="links">{[...past.data.compactions].reverse().map((c, i) => <li key={i}>
        <details><summary><When time={c.created} />: {number(c.tokens_before)} → {plural(c.tokens_after, 'token')}, {number(c.messages_before)} → {plural(c.messages_after, 'message')} <Badge>{c.tier}</Badge></summary>
          <p class="note">{c.from ? `Messages ${c.from} to ${c.to} became a summary. ` : ''}{c.cleared ? `${plural(c.cleared, 'result')} became ${c.cleared === 1 ? 'a placeholder' : 'placeholders'}. ` : ''}{c.cleared_arguments ? `${plural(c.cleared_arguments, 'call')} lost long arguments. ` : ''}What was said stays stored.</p>
          <ol class="links">{c.steps.map((s, k) => <li key={k}>{s}</li>)}</ol>
          {Object.keys(c.retained ?? {}).length > 0 && <p class="note">What had to survive: {Object.entries(c.retained!).map(([kind, n]) => `${kind.replaceAll('_', ' ')} ${n.kept} of ${n.of}`).join(', ')}.</p>}
          {c.restored.length > 0 && <p class="note">Put back into the summary: {c.restored.join('; ')}</p>}
          {c.lost.length > 0 && <p class="note">Found no space: {c.lost.join('; ')}</p>}
        </details></li>)}</ol></Panel>}
      <ol class="messages">{(d.messages ?? []).map((m) => <li key={m.number} id={'m' + m.number} class={'panel ' + (cut(m.number) ? 'cut' : '') + (m.number === at ? ' at' : '')}>
        <header><strong>{m.role}</strong>{m.name && <code>{m.name}</code>}{m.relayed && <Badge>as reported by a client</Badge>}{cut(m.number) && <Badge kind="warn">becomes a summary</Badge>}<span class="note">#{m.number} · {plural(m.tokens, 'token')} · <When time={m.time} /></span></header>
        <div class="said" tabIndex={m.text.length > 600 || m.text.split('\n').length > 15 ? 0 : undefined}>{m.text}</div>
        {decisions.filter((x) => x.session === d.session.id && x.message === m.number).map((x) => <p class="decided" key={x.id}>Decided: {x.decision}</p>)}
      </li>)}</ol>
      {d.session.messages > (d.messages ?? []).length && <p class="note">The newest {number((d.messages ?? []).length)} of {number(d.session.messages)}. <button type="button" class="quiet" onClick={() => go(href('search', { q: 'type:message' }))}>Search the others</button></p>}
  </>
}
