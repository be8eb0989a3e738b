// Settings with where each value comes from. A change is judged by the server and written to a file whose comments stay.
import { useState } from 'preact/hooks'
import { request, useAnswer, type Failure } from '../api'
import { go, href } from '../route'
import { Badge, Nothing, Page, Panel, Select, Shown, Trouble } from '../ui'
import type { PageProps } from '../main'

interface Value { key: string; value: unknown; source: string; origin?: string; written_as?: string }
interface Shownings { values: Value[]; warnings?: string[]; project_file: string; global_file: string; read_only?: boolean }

const text = (v: unknown): string => Array.isArray(v) ? v.map(text).join(',') : v !== null && typeof v === 'object' ? JSON.stringify(v) : String(v)

export default function Settings({ project, params }: PageProps) {
  const all = useAnswer<Shownings>('settings ' + project, (signal) => request('POST', '/v1/settings', { project }, signal))
  const q = params.get('q') ?? ''
  const groups = new Map<string, Value[]>()
  for (const v of all.data?.values ?? []) {
    if (q && !(v.key + ' ' + text(v.value)).toLowerCase().includes(q.toLowerCase())) continue
    const name = v.key.includes('.') ? v.key.split('.')[0]! : 'general'
    groups.set(name, [...(groups.get(name) ?? []), v])
  }
  return <Page title="Settings" note="Each value with where it comes from. Comments in the files stay.">
    <p class="row"><input type="search" aria-label="Only settings with these words" placeholder="a part of a name" defaultValue={q} onInput={(e) => go(href('settings', { q: e.currentTarget.value }), true)} /></p>
    <Shown of={all} tall={50}>{(d) => <>
      <p class="note files">This project: <code>{d.project_file}</code><br />All projects: <code>{d.global_file}</code></p>
      {(d.warnings ?? []).map((w) => <p class="note" key={w}>{w}</p>)}
      {groups.size === 0 && <Nothing>No setting is called like that.</Nothing>}
      {[...groups].sort(([a], [b]) => (a === 'general' ? -1 : b === 'general' ? 1 : a < b ? -1 : 1)).map(([name, values]) => <Panel key={name} title={name}><ul class="settings">{values.map((v) => <One key={v.key} v={v} project={project} locked={!!d.read_only} done={all.again} />)}</ul></Panel>)}
    </>}</Shown>
  </Page>
}

function One({ v, project, locked, done }: { v: Value; project: string; locked: boolean; done: () => void }) {
  const [editing, edit] = useState(false)
  const [error, fail] = useState<Failure>()
  const save = (e: SubmitEvent) => {
    e.preventDefault()
    const f = Object.fromEntries(new FormData(e.currentTarget as HTMLFormElement)) as Record<string, string>
    request('POST', '/v1/settings', { project, key: v.key, value: f.value, global: f.file === 'global' }).then(() => { fail(undefined); edit(false); done() }, fail)
  }
  const simple = v.value === null || typeof v.value !== 'object' || Array.isArray(v.value)
  return <li>
    <code class="key">{v.key}</code>
    {editing ? <form class="form" onSubmit={save}>
      {typeof v.value === 'boolean' ? <Select name="value" aria-label={v.key} begin={String(v.value)}><option>true</option><option>false</option></Select> : <input name="value" aria-label={v.key} defaultValue={text(v.value)} autocomplete="off" spellcheck={false} />}
      <select name="file" aria-label="Where it is written"><option value="project">for this project</option><option value="global">for all projects</option></select>
      <button class="main">Write</button><button type="button" onClick={() => { edit(false); fail(undefined) }}>Cancel</button>
    </form> : <span class="value">{text(v.value) === '' ? <span class="note">empty</span> : text(v.value)}</span>}
    <span class="from">{v.source === 'default' ? <span class="note">default</span> : <Badge kind="good">{v.source}</Badge>}{v.origin && <span class="note"> {v.origin}</span>}</span>
    {!editing && <button type="button" class="quiet" disabled={locked || !simple} aria-label={'Change ' + v.key} onClick={() => edit(true)}>Change</button>}
    {error && <Trouble error={error} />}
  </li>
}
