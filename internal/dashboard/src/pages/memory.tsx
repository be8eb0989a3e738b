// What is remembered: in which tier, whose word it is, where it comes from, what contradicts it; corrected, confirmed, pinned and deleted here.
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask, useAnswer, useAsk, type Failure } from '../api'
import { number, plural } from '../format'
import { go, href } from '../route'
import { Badge, drawn, Icon, More, Nothing, Page, Panel, Share, Shown, Trouble, When } from '../ui'
import type { PageProps } from '../main'

interface Item { id: string; scope: string; holder?: string; type: string; title?: string; content: string; tier: string; status: string; author: string; pinned?: boolean; quarantined?: boolean; relevance: number; tokens: number; accesses: number; created: string; superseded?: string; replaced_by?: string; note?: string; repeats?: number; conflicts?: string[]; against_user?: string[] }
interface Account { memory: Item; sources: { kind: string; session?: string; message?: number; path?: string; commit?: string; created: string; quote?: string }[] | null; journal: { time: string; action: string; note?: string }[] | null; shown: string }
interface Tiers { hot: { items: number; tokens: number; limit: number }; warm: { items: number; tokens: number }; cold: { items: number; tokens: number; limit: number }; conflicts: number }

const patience = 6000 // milliseconds in which a deletion can be taken back

export default function Memory({ project, params }: PageProps) {
  const list = useAnswer<{ memories: Item[]; tiers: Tiers }>('memory ' + project, async (signal) => {
    const [list, tiers] = await Promise.all([ask<{ memories: Item[] }>('memory_list', project, {}, signal), ask<Tiers>('memory_status', project, {}, signal)])
    return { ...list, tiers }
  })
  const show = params.get('show') ?? 'active'
  const q = (params.get('q') ?? '').toLowerCase()
  const [error, fail] = useState<Failure>()
  const [doomed, doom] = useState<Item>()
  const timer = useRef(0)
  const again = list.again
  const run = (operation: string, args: object) => { fail(undefined); return ask(operation, project, args).then(again, fail) }
  const remove = (i: Item) => {
    if (doomed) run('memory_delete', { ids: [doomed.id] })
    clearTimeout(timer.current)
    doom(i)
    timer.current = window.setTimeout(() => { run('memory_delete', { ids: [i.id] }).then(() => doom(undefined)) }, patience)
  }
  const undo = () => { clearTimeout(timer.current); doom(undefined) }
  const left = useRef(doomed)
  left.current = doomed
  useEffect(() => () => { clearTimeout(timer.current); if (left.current) ask('memory_delete', project, { ids: [left.current.id] }).catch(() => {}) }, [])
  const kinds: Record<string, (i: Item) => boolean> = {
    active: (i) => i.status !== 'superseded', hot: (i) => i.tier === 'hot' && i.status === 'active', conflicts: (i) => (i.conflicts?.length ?? 0) > 0, quarantined: (i) => !!i.quarantined, superseded: (i) => i.status === 'superseded',
  }
  const all = (list.data?.memories ?? []).filter((i) => i.id !== doomed?.id)
  const shown = all.filter((i) => (kinds[show] ?? kinds.active!)(i) && (!q || (i.content + ' ' + (i.title ?? '')).toLowerCase().includes(q)))
  return <Page title="Memory" note={list.data ? plural(list.data.memories.length, 'memory', 'memories') : ' '}>
    {error && <Trouble error={error} />}
 <Shown of={list} tall={50}>{({ tiers: t }) => <>
    <Panel title="Tiers" note="in tokens"><Share label="Tokens by tier" of={0} parts={[{ name: `hot, shown every time (${t.hot.items})`, value: t.hot.tokens, hue: 4 }, { name: `warm, found when asked for (${t.warm.items})`, value: t.warm.tokens, hue: 3 }, { name: `cold (${t.cold.items})`, value: t.cold.tokens, hue: 0 }]} /></Panel>
    <Add project={project} done={again} />
    <div class="row filter" role="group" aria-label="Which memories">
      {Object.keys(kinds).map((k) => <button type="button" key={k} aria-pressed={show === k} onClick={() => go(href('memory', { show: k, q: params.get('q') }))}>{k} {number(all.filter(kinds[k]!).length)}</button>)}
      <input type="search" aria-label="Only those with these words" placeholder="with these words" defaultValue={params.get('q') ?? ''} onChange={(e) => go(href('memory', { show, q: e.currentTarget.value }))} />
    </div>
    {shown.length === 0 ? <Nothing>{all.length === 0 ? <>Nothing is remembered yet. Write it above; agents do with <code>memory_add</code>.</> : 'No memory is like that.'}</Nothing> : <ul class="memories">{shown.slice(0, drawn).map((i) => <One key={i.id} item={i} project={project} run={run} remove={remove} all={all} />)}</ul>}<More of={shown.length} />
    </>}</Shown>
    {doomed && <div class="toast" role="status">Deleting “{doomed.content.slice(0, 60)}” <button type="button" onClick={undo}>Undo</button></div>}
  </Page>
}

function Add({ project, done }: { project: string; done: () => void }) {
  const [error, fail] = useState<Failure>()
  const add = (e: SubmitEvent) => {
    e.preventDefault()
    const form = e.currentTarget as HTMLFormElement
    const f = Object.fromEntries(new FormData(form)) as Record<string, string>
    ask('memory_add', project, { content: f.content, type: f.type, scope: f.scope }).then(() => { fail(undefined); form.reset(); done() }, fail)
  }
  return <details class="panel"><summary>Remember something</summary>{error && <Trouble error={error} />}
    <form class="form" onSubmit={add}><label class="field wide">One thing, in a sentence or two<input name="content" required autocomplete="off" /></label>
      <label class="field">Type<select name="type">{['fact', 'rule', 'preference', 'decision', 'procedure'].map((t) => <option key={t}>{t}</option>)}</select></label>
      <label class="field">Holds for<select name="scope">{['project', 'user', 'branch'].map((t) => <option key={t}>{t}</option>)}</select></label><button class="main">Remember</button></form></details>
}

function One({ item: i, project, run, remove, all }: { item: Item; project: string; run: (operation: string, args: object) => Promise<unknown>; remove: (i: Item) => void; all: Item[] }) {
  const [open, set] = useState(false)
  const [editing, edit] = useState(false)
  const why = useAsk<Account>('memory_why', project, open ? { id: i.id } : null)
  const past = i.status === 'superseded'
  return <li class={'panel memory' + (past ? ' past' : '')}>
    <header><Badge kind={i.tier === 'hot' ? 'good' : 'plain'}>{past ? 'replaced' : i.tier}</Badge><Badge>{i.type}</Badge><Badge>{i.scope}{i.holder && ' ' + i.holder}</Badge>
      <Badge kind={i.author === 'user' ? 'good' : 'plain'}>{i.author === 'user' ? 'your word' : 'word of ' + i.author}</Badge>
      {i.pinned && <Badge kind="good">pinned</Badge>}{i.quarantined && <Badge kind="warn">quarantined</Badge>}{(i.against_user?.length ?? 0) > 0 && <Badge kind="bad">against your word</Badge>}
      <span class="note"><When time={i.created} /> · {plural(i.tokens, 'token')} · {plural(i.accesses, 'use')}</span></header>
    {editing ? <form onSubmit={(e) => { e.preventDefault(); const content = String(new FormData(e.currentTarget).get('content')); run('memory_update', { id: i.id, content, reason: 'corrected in the dashboard' }).then(() => edit(false)) }}>
      <textarea name="content" aria-label="Text of the memory" defaultValue={i.content} /><p class="row"><button class="main">Save as my word</button><button type="button" onClick={() => edit(false)}>Cancel</button></p></form>
      : <p class="content">{i.title && <strong>{i.title}: </strong>}{i.content}</p>}
    {(i.conflicts ?? []).map((id) => { const other = all.find((o) => o.id === id); return <p class="note" key={id}>Contradicts: {other?.content ?? id} {other && <><button type="button" class="link" onClick={() => run('memory_supersede', { old: other.id, new: i.id, reason: 'chosen in the dashboard' })}>this one holds</button>, <button type="button" class="link" onClick={() => run('memory_supersede', { old: i.id, new: other.id, reason: 'chosen in the dashboard' })}>the other one does</button></>}</p> })}
    {past && <p class="note">{i.note ? 'Because: ' + i.note : ''} {i.replaced_by && <button type="button" class="link" onClick={() => run('memory_supersede', { old: i.replaced_by, new: i.id, reason: 'put back in the dashboard' })}>put it back</button>}</p>}
    {!past && !editing && <p class="row acts">
      {(i.author !== 'user' || i.quarantined) && <button type="button" onClick={() => run('memory_update', { id: i.id, content: i.content, reason: 'confirmed in the dashboard' })}>Confirm</button>}
      <button type="button" onClick={() => edit(true)}>Correct</button>
      <button type="button" onClick={() => run(i.pinned ? 'memory_unpin' : 'memory_pin', { id: i.id })}><Icon name="pin" />{i.pinned ? 'Unpin' : 'Pin'}</button>
      <button type="button" class="bad" onClick={() => remove(i)}>Delete</button>
      <button type="button" class="quiet" aria-expanded={open} onClick={() => set(!open)}>Where it comes from</button>
    </p>}
    {open && <Shown of={why} tall={4}>{(a) => <div class="account">
      <p>{a.shown}</p>
      <ul class="links">{(a.sources ?? []).map((s, n) => <li key={n}><Badge>{s.kind}</Badge> {s.path && <a href={href('code', { path: s.path })}>{s.path}</a>}{s.session && <a href={href('sessions', { session: s.session, message: s.message })}>conversation {s.session}{s.message ? ', message ' + s.message : ''}</a>} <span class="note inline"><When time={s.created} />{s.commit && ' at ' + s.commit.slice(0, 7)}</span></li>)}
        {(a.journal ?? []).map((j, n) => <li key={'j' + n}><Badge>{j.action}</Badge> {j.note} <span class="note inline"><When time={j.time} /></span></li>)}</ul>
    </div>}</Shown>}
  </li>
}
