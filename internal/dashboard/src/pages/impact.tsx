// What a change means: what differs, who depends on it by depth, which tests reach it.
import { useAsk, type Answer } from '../api'
import { number, plural } from '../format'
import { go, href } from '../route'
import { Badge, Bars, Copy, drawn, More, Nothing, Page, Panel, Path, Select, Shown } from '../ui'
import type { PageProps } from '../main'

interface Changed { id: string; name: string; type: string; path: string; line: number; change: string; signature?: string; before?: string; exported?: boolean; dependents: number }
interface Affected { id: string; name: string; type: string; path: string; line: number; depth: number; confidence: number; kind: string; on: string; test?: boolean }
interface Impact { base?: string; head: string; files: { path: string; change: string }[]; changed: Changed[]; affected: Affected[]; total: number; depths: number[]; all_tests: number; misfits: { path: string; line: number; text?: string; why?: string }[]; risk: string; reasons: { risk: string; text: string }[]; notes?: string[] }
interface Tests { tests: { id: string; path: string; line: number; runner: string; name: string; target: string; depth: number; confidence: number; why: string }[]; next_offset?: number; likely: number; total: number; known: number; whole: boolean; notes?: string[] }

const kinds: Record<string, 'good' | 'warn' | 'bad' | 'plain'> = { low: 'good', medium: 'warn', high: 'bad' }

export default function ImpactPage({ project, params }: PageProps) {
  const range = params.get('range') ?? ''
  const symbol = params.get('symbol') ?? ''
  const staged = params.get('staged') === '1'
  const less = params.get('tests') === 'all' // those that are less likely to fail, too
  const depth = Number(params.get('depth')) || 3
  const args = symbol ? { symbol } : range ? { range } : staged ? { staged } : {}
  const impact = useAsk<Impact>('impact', project, { ...args, depth })
  const tests = useAsk<Tests>('affected_tests', project, { ...args, all: less })
  return <Page title="Impact" note={symbol ? <>of a change of {symbol}</> : range ? <>of {range}</> : staged ? 'of what is staged' : 'of the work tree against the last commit'}>
    <form class="panel form" key={range + symbol + staged + depth} onSubmit={(e) => { e.preventDefault(); const f = Object.fromEntries(new FormData(e.currentTarget)) as Record<string, string>; go(href('impact', { range: f.range?.trim(), symbol: f.symbol?.trim(), staged: f.staged, depth: f.depth, tests: less ? 'all' : '' })) }}>
      <label class="field wide">Two commits, or one for the work tree against it<input name="range" defaultValue={range} placeholder="main..HEAD" autocomplete="off" spellcheck={false} /></label>
      <label class="field wide">Or a symbol, as if it changed<input name="symbol" defaultValue={symbol} autocomplete="off" spellcheck={false} /></label>
      <label class="field">Steps<Select name="depth" begin={String(depth)}>{[1, 2, 3, 4, 5].map((n) => <option key={n}>{n}</option>)}</Select></label>
      <label class="tick"><input type="checkbox" name="staged" value="1" defaultChecked={staged} />only what is staged</label>
      <button class="main">Show</button>
    </form>
    <Shown of={impact} tall={40} what="Comparing, and following what depends on the difference">{(r) => <>
      <Panel title={<>Risk <Badge kind={kinds[r.risk] ?? 'plain'}>{r.risk}</Badge></>} note={<>{plural(r.files.length, 'file')}, {plural(r.changed.length, 'symbol')}, {plural(r.total, 'dependent')}, {plural(r.all_tests, 'test')}</>}>
        {r.reasons.length === 0 ? <Nothing>{r.changed.length === 0 && r.files.length === 0 ? 'Nothing differs.' : 'Nothing that calls for more than a look.'}</Nothing> : <ul class="links">{r.reasons.map((x) => <li key={x.text}><Badge kind={kinds[x.risk] ?? 'plain'}>{x.risk}</Badge> {x.text}</li>)}</ul>}
        {(r.notes ?? []).map((n) => <p class="note" key={n}>{n}</p>)}
      </Panel>
      {r.misfits.length > 0 && <Panel title="Calls that no longer fit" note={number(r.misfits.length)}><ul class="links">{r.misfits.slice(0, drawn).map((m, i) => <li key={i}><a href={href('code', { path: m.path, line: m.line })}><Path path={m.path} line={m.line} /></a> {m.text ?? m.why}</li>)}</ul><More of={r.misfits.length} /></Panel>}
      <div class="columns two">
        <Panel title="Changed" note={number(r.changed.length)}>
          {r.changed.length === 0 ? <Nothing>No symbols.</Nothing> : <ul class="links capped" tabIndex={0} aria-label="Changed symbols">{r.changed.slice(0, drawn).map((c) => <li key={c.id + c.change}><a href={href('code', { path: c.path, line: c.line })}>{c.name}</a> <Badge kind={c.change === 'removed' ? 'bad' : c.change === 'signature' ? 'warn' : 'plain'}>{c.change}</Badge>{c.dependents > 0 && <span class="note inline"> used by {number(c.dependents)}</span>}<span class="note"><Path path={c.path} line={c.line} /></span></li>)}</ul>}
          <More of={r.changed.length} />
        </Panel>
        <Panel title="Files" note={number(r.files.length)}>
          {r.files.length === 0 ? <Nothing>None.</Nothing> : <ul class="links capped" tabIndex={0} aria-label="Files">{r.files.slice(0, drawn).map((f) => <li key={f.path}><a href={href('code', { path: f.path })}><Path path={f.path} /></a> <Badge>{f.change}</Badge></li>)}</ul>}
          <More of={r.files.length} />
        </Panel>
      </div>
      <Panel title="Dependents by depth" note={r.total > r.affected.length ? `${number(r.affected.length)} of ${number(r.total)}` : number(r.total)}>
        {r.affected.length === 0 ? <Nothing>Nothing depends on it.</Nothing> : <>
          <Bars label="Dependents by depth" rows={r.depths.map((n, i) => ({ key: String(i + 1), name: plural(i + 1, 'step') + ' away', value: n }))} />
          <div class="scroll names" tabIndex={0} role="region" aria-label="Dependents"><table><thead><tr><th scope="col">Symbol</th><th scope="col">By</th><th scope="col">Where</th><th scope="col">Sure</th></tr></thead><tbody>
            {r.affected.map((a) => <tr key={a.id + a.on}><td><a href={href('code', { path: a.path, line: a.line })}>{a.name}</a>{a.test && <> <Badge>test</Badge></>}</td><td>{a.kind} {a.on.split('#').pop()}, {plural(a.depth, 'step')}</td><td><Path path={a.path} line={a.line} /></td><td class="number">{a.confidence.toFixed(2)}</td></tr>)}
          </tbody></table></div></>}
      </Panel>
      <ToRun of={tests} params={params} less={less} />
    </>}</Shown>
  </Page>
}

function ToRun({ of, params, less }: { of: Answer<Tests>; params: URLSearchParams; less: boolean }) {
  const t = of.data
  return <Panel title="Tests to run" note={t && t.tests.length > 0 && <>{t.total > t.tests.length ? `the likeliest ${number(t.tests.length)} of ${number(t.total)} ` : number(t.tests.length) + ' '}<Copy text={[...new Set(t.tests.map((t) => t.runner === 'go' ? `go test ${t.target} -run '^${t.name}$'` : `${t.runner} ${t.target} ${t.name}`))].join('\n')} label="Copy commands" /></>}>
    <Shown of={of} what="Following what reaches the change back to the tests">{(tests) => <>
      {(tests.total > tests.likely || less) && <p class="note">{less ? 'All that the graph, fixtures and imports lead to. ' : `${plural(tests.total - tests.likely, 'test')} less likely to fail ${tests.total - tests.likely === 1 ? 'is' : 'are'} left out. `}<a href={href('impact', { ...Object.fromEntries([...params].filter(([n]) => n !== 'project')), tests: less ? '' : 'all' })}>{less ? 'Show the likeliest alone' : 'Show all'}</a></p>}
      {tests.next_offset !== undefined && <p class="note">The first {number(tests.tests.length)} of {number(less ? tests.total : tests.likely)} are listed. <code>ctx-sys affected-tests --format names{less && ' --all'}</code> lists all of them.</p>}
      {(tests.notes ?? []).map((n) => <p class="note" key={n}>{n}</p>)}
      {tests.tests.length === 0 ? <Nothing>No test reaches it.</Nothing> : <div class="scroll names" tabIndex={0} role="region" aria-label="Tests"><table><thead><tr><th scope="col">Test</th><th scope="col">Why</th><th scope="col">In</th><th scope="col">Sure</th></tr></thead><tbody>{tests.tests.slice(0, drawn).map((t) => <tr key={t.id}><td><a href={href('code', { path: t.path, line: t.line })}>{t.name}</a></td><td>{t.why}{t.depth > 0 && `, ${plural(t.depth, 'step')}`}</td><td><Path path={t.path} line={t.line} /></td><td class="number">{t.confidence.toFixed(2)}</td></tr>)}</tbody></table></div>}
    </>}</Shown>
  </Panel>
}
