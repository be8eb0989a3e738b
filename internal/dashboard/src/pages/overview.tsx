// What is indexed, how fresh it is, what could not be read, and what is going on.
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask, Failure, request, useAnswer, useAsk, type Answer } from '../api'
import { bytes, compact, moment, number, percent, plural } from '../format'
import { href } from '../route'
import { Badge, Bars, Icon, Nothing, Page, Panel, Path, Pending, Share, Shown, Trouble, Waiting, When, type Index } from '../ui'
import type { PageProps } from '../main'

interface Report {
  project: string; description?: string; files: number; lines: number; bytes: number; db_bytes: number; last_indexed_at?: string; last_sync_commit?: string
  syntax_errors: number; failed: { path: string; error: string }[]; skipped: Record<string, number>
  entities: Record<string, number>; relationships: Record<string, number>; unresolved: Record<string, number>; languages: Record<string, number>
  vectors?: { model: string; have: number; of: number } | null; with_summary?: number
  index?: Index; followed?: { pid: number; since: string; how: string }
}
interface Problems { total: number; files: { path: string; error?: string; syntax?: { line: number; message: string }[] }[] | null }
interface Server {
  version: string; pid: number; uptime_seconds: number; clients: { id: string; name?: string; project?: string; since: string }[]
  projects: { root: string; name: string; index: { indexed: boolean; running: boolean; error?: string }; buffers: number; unsaved: number }[]
  model: { completion: string; chat: string }
}
interface Known { name: string; path: string; last_sync?: string }
interface Hub { id: string; name: string; qualified_name: string; type: string; path: string; start_line: number; centrality: number; in_degree: number }
interface Around { server: Server; projects: Known[] }
interface Hubs { hubs: Hub[] | null; index?: Index }
interface All { report: Report; problems: Answer<Problems>; hubs: Answer<Hubs>; around: Answer<Around> }

const ranked = (counts: Record<string, number>) => Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))

function Tile({ name, value, note }: { name: string; value: string; note?: string }) {
  return <div class="tile"><dt>{name}</dt><dd>{value}{note && <small>{note}</small>}</dd></div>
}

function Again({ project, done }: { project: string; done: () => void }) {
  const [busy, set] = useState(false)
  const [said, say] = useState('')
  const run = () => {
    set(true)
    ask<{ indexed: number; removed: number }>('index_codebase', project).then((r) => say(`${plural(r.indexed, 'file')} read, ${number(r.removed)} removed`), (e: Failure) => say(e.message)).finally(() => { set(false); done() })
  }
  return <><span role="status" class="said">{said}</span><button type="button" onClick={run} disabled={busy}><Icon name="again" />{busy ? 'Reading' : 'Bring up to date'}</button></>
}

export default function Overview({ project }: PageProps) {
  const status = useAsk<Report>('index_status', project, {})
  const around = useAnswer<Around>('around', async (signal) => {
    const [server, { projects }] = await Promise.all([request<Server>('GET', '/status', undefined, signal), ask<{ projects: Known[] }>('project_list', '', {}, signal)])
    return { server, projects }
  })
  const report = status.data?.project ? status.data : undefined
  const state = report && `${report.last_indexed_at} ${report.syntax_errors} ${report.failed.length}` // what is below is read again when the index is another
  const hubs = useAnswer<Hubs>(report?.last_indexed_at ? JSON.stringify(['hubs', project, state]) : '', (signal) => ask<Hubs>('query_graph', project, { question: 'hubs', limit: 12 }, signal))
  const problems = useAnswer<Problems>(state ? JSON.stringify(['problems', project, state]) : '', (signal) => ask<Problems>('index_status', project, { failed: true, limit: 200 }, signal))
  const here = around.data?.server.projects.find((p) => p.name === project)
  const running = !!here?.index.running
  usePoll(around, running ? 1000 : 10000)
  usePoll(status, 10000)
  const before = useRef(running)
  useEffect(() => { if (before.current && !running) status.again(); before.current = running }, [running])
  const again = () => { status.again(); around.again() }
  return <Page title="Overview" note={report ? <Freshness report={report} running={running} /> : ' '} actions={<Again project={project} done={again} />}>
    {status.error?.code === 'not_indexed' ? <Trouble error={status.error} again={status.again} /> : <Shown of={status} tall={50} what="Counting what is indexed, and looking for changed files">{(r) => around.data || around.error ? <Whole report={r} problems={problems} hubs={hubs} around={around} project={project} /> : <Waiting tall={50} />}</Shown>}
  </Page>
}

/** usePoll asks again some time after the last answer, unless nobody looks. */
function usePoll(of: Answer<unknown>, milliseconds: number) {
  const again = useRef(of.again)
  again.current = of.again
  useEffect(() => {
    if (of.busy) return
    const timer = setInterval(() => { if (!document.hidden) again.current() }, milliseconds)
    return () => clearInterval(timer)
  }, [of.busy, milliseconds])
}

function Freshness({ report: r, running }: { report: Report; running: boolean }) {
  const fresh = r.index?.fresh
  return <>
    {running ? <Badge kind="warn">being indexed</Badge> : fresh === true ? <Badge kind="good">fresh</Badge> : fresh === false ? <Badge kind="warn">{plural(r.index!.stale_files, 'file')} changed since</Badge> : <Badge>not compared with the disk</Badge>}
    {r.last_indexed_at && <> indexed <When time={r.last_indexed_at} /></>}
    {r.last_sync_commit && <> at <code>{r.last_sync_commit.slice(0, 7)}</code></>}
    {r.description && <> · {r.description}</>}
  </>
}

function Whole({ report: r, problems, hubs, around, project }: All & { project: string }) {
  const total = problems.data?.total ?? r.syntax_errors + r.failed.length
  const symbols = Object.values(r.entities).reduce((a, b) => a + b, 0)
  const edges = Object.values(r.relationships).reduce((a, b) => a + b, 0)
  const lost = Object.values(r.unresolved).reduce((a, b) => a + b, 0)
  const skipped = ranked(r.skipped).filter(([, n]) => n > 0)
  const whole = r.files - Math.min(r.files, total)
  const languages = ranked(r.languages)
  const here = (server: Server) => server.projects.find((p) => p.name === project)
  return <>
    <dl class="tiles">
      <Tile name="Files" value={number(r.files)} note={percent(whole, r.files) + ' read whole'} />
      <Tile name="Lines" value={compact(r.lines)} note={bytes(r.bytes) + ' of text'} />
      <Tile name="Entities" value={compact(symbols)} note={plural(Object.keys(r.entities).length, 'kind')} />
      <Tile name="Edges" value={compact(edges)} note={compact(lost) + ' lead nowhere'} />
      <Tile name="Vectors" value={r.vectors ? percent(r.vectors.have, r.vectors.of) : 'none'} note={r.vectors ? `${compact(r.vectors.have)} of ${compact(r.vectors.of)} chunks` : undefined} />
      <Tile name="Index" value={bytes(r.db_bytes)} note={percent(r.db_bytes, r.bytes) === '100 %' ? 'on the disk' : percent(r.db_bytes, r.bytes) + ' of the text'} />
    </dl>
    <div class="columns two">
      <Panel title="Languages" note={number(languages.length)}>
        <Bars label="Files by language" rows={languages.slice(0, 12).map(([name, value]) => ({ key: name, name: name === 'unknown' ? 'other text' : name, value }))} />
        {languages.length > 12 && <details><summary>{plural(languages.length - 12, 'more language')}</summary><Bars label="Files by language, the rest" rows={languages.slice(12).map(([name, value]) => ({ key: name, name, value }))} /></details>}
      </Panel>
      <Panel title="Central code" note={<a href={href('graph')}>graph</a>}>
        <p class="note">What most of the code leads to. 100× is a hundred times the average.</p>
        <div style={{ minHeight: 1.75 * Math.min(12, symbols) + 'rem' }}><Shown of={hubs} tall={1.75 * Math.min(12, symbols)} what="Reading all edges, which the first question after a change does">{({ hubs, index }) => !hubs?.length ? <Nothing>No code that others use.</Nothing> : <><Pending index={index} /><Bars label="The most central code, in multiples of the average" unit={(n) => number(Math.round(n)) + '×'} rows={hubs.map((h) => ({ key: h.id, name: <a href={href('code', { path: h.path, line: h.start_line })} title={h.path}>{h.qualified_name || h.name}</a>, value: h.centrality, note: plural(h.in_degree, 'use') }))} /></>}</Shown></div>
      </Panel>
      <Panel title="What is in it">
        <Bars label="Entities by kind" rows={ranked(r.entities).slice(0, 10).map(([name, value]) => ({ key: name, name: name.replace('_', ' '), value }))} />
      </Panel>
      <Panel title="Edges" note="and how many lead nowhere">
        <Bars label="Edges by kind" rows={ranked(r.relationships).map(([name, value]) => ({ key: name, name, value, note: r.unresolved[name] ? compact(r.unresolved[name]!) + ' open' : '' }))} />
      </Panel>
    </div>
    <Shown of={around} tall={8}>{({ server, projects }) => <div class="columns">
      <Panel title="Running">
        <dl class="facts">
          <div><dt>Server</dt><dd>process {server.pid}, version {server.version}, since <When time={Date.now() - server.uptime_seconds * 1000} /></dd></div>
          <div><dt>Files</dt><dd>{r.followed ? <>followed by process {r.followed.pid}, {r.followed.how}</> : 'not followed: questions look for changes'}</dd></div>
          <div><dt>Editors</dt><dd>{server.clients.length === 0 ? 'none' : server.clients.map((c) => c.name || c.id).join(', ')}{here(server)?.buffers ? `; ${plural(here(server)!.buffers, 'text')} open, ${number(here(server)!.unsaved)} not saved` : ''}</dd></div>
          <div><dt>Models</dt><dd>{[server.model.completion && 'completion ' + server.model.completion, server.model.chat && 'chat ' + server.model.chat].filter(Boolean).join(', ') || 'none set up: nothing leaves this machine'}</dd></div>
          {here(server)?.index.error && <div><dt>Last index</dt><dd>{here(server)!.index.error}</dd></div>}
        </dl>
      </Panel>
      <Panel title="Projects" note={number(projects.length)}>
        <table><tbody>{projects.map((p) => <tr key={p.path}><td>{p.name === project ? <strong>{p.name}</strong> : <a href={href('', {}, p.name)}>{p.name}</a>}</td><td><Path path={p.path} /></td><td class="number">{p.last_sync && <span title={moment(p.last_sync)}><When time={p.last_sync} /></span>}</td></tr>)}</tbody></table>
      </Panel>
    </div>}</Shown>
    <Panel title="What could not be read whole" note={number(total)}>
      <Share label="Files" of={r.files} parts={[
        { name: 'whole', value: whole, hue: 2 }, { name: 'with places left out', value: Math.max(0, total - r.failed.length), hue: 3 }, { name: 'not read', value: r.failed.length, hue: 4 },
      ]} />
      {total > 0 && <Shown of={problems} tall={20} what="Parsing these files again, for the places in them">{({ files }) => <>
        {(files ?? []).length > 0 && <div class="scroll" tabIndex={0} role="region" aria-label="Files that could not be read whole"><table><thead><tr><th scope="col">File</th><th scope="col">Reason</th></tr></thead><tbody>
          {files!.map((f) => <tr key={f.path}><td><a href={href('code', { path: f.path, line: f.syntax?.[0]?.line })}><Path path={f.path} /></a></td><td>{f.error ?? (f.syntax ?? []).slice(0, 2).map((s) => `line ${s.line}: ${s.message}`).join('; ') + ((f.syntax?.length ?? 0) > 2 ? `; ${f.syntax!.length - 2} more` : '')}</td></tr>)}
        </tbody></table></div>}
        {total > (files ?? []).length && <p class="note">The first {number((files ?? []).length)} of {number(total)}.</p>}
      </>}</Shown>}
      {skipped.length > 0 && <p class="note">Left out: {skipped.map(([why, n]) => `${number(n)} ${why.replace('_', ' ')}`).join(', ')}.</p>}
    </Panel>
  </>
}
