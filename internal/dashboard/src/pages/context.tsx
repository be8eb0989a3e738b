// What a model would be given for a question: what went in, what it costs, what stayed out and why, and the text. Pins and drops are in the
// address, so that going back undoes them.
import { useState } from 'preact/hooks'
import { useAsk } from '../api'
import { milliseconds, number, percent, plural } from '../format'
import { go, href } from '../route'
import { Badge, Copy, Icon, Nothing, Page, Panel, Path, Select, Shown } from '../ui'
import type { PageProps } from '../main'

interface Slice { id: string; type: string; source: string; priority: number; prunable: boolean; token_count: number; score: number; form: string; entity_type?: string; name?: string; path?: string; start_line?: number; end_line?: number; omitted_lines?: number; reason?: string }
interface Response {
  context: string; format: string; profile: string; order: string; total_tokens: number; remaining_tokens: number; truncated: boolean; over_budget: boolean
  budget: { model: string; window: number; reserved_for_response: number; retrieval: number }; slices: Slice[]; pruned: Slice[]; notes?: string[]
  gathered: { source: string; slices: number; ms: number; error: string | null }[]; gate?: { should_retrieve: boolean; reason: string }
  metadata: { budget_used: number; budget_total: number; tokenizer: string; exact: boolean }
}

const hues: Record<string, number> = { search: 0, related: 1, file: 2, custom: 3, folder: 6, conversation: 5, system: 7, tools: 4 }
const reasons: Record<string, string> = {
  budget: 'others came first', too_large: 'too large for the budget', duplicate: 'its lines are in already', floor: 'not likely enough', missing: 'cannot be read', files: 'better files are enough', dropped: 'you dropped it',
}
const models = ['', 'claude-sonnet-4-5', 'claude-opus-5', 'gpt-4o', 'gpt-5', 'gemini-2.5-pro', 'qwen3-coder', 'deepseek-v3.2', 'llama3.1']
const placeOf = (s: Slice) => s.path && s.start_line ? `${s.path}:${s.start_line}-${s.end_line}` : s.path ?? ''

export default function Context({ project, params }: PageProps) {
  const q = params.get('q') ?? ''
  const list = (name: string) => (params.get(name) ?? '').split('\n').filter(Boolean)
  const pins = list('pin')
  const drops = list('drop')
  const budget = Number(params.get('budget')) || 4000
  const profile = params.get('profile') ?? ''
  const model = params.get('model') ?? ''
  const answer = useAsk<Response>('context_query', project, q === '' ? null : {
    query: q, max_tokens: budget, explain: true, ...(profile ? { profile } : {}), ...(model ? { model } : {}), ...(pins.length ? { files: pins } : {}), ...(drops.length ? { without: drops } : {}),
  })
  const [over, drag] = useState('')
  const set = (change: { pin?: string[]; drop?: string[] }) =>
    go(href('context', { q, budget: params.get('budget'), profile, model, pin: (change.pin ?? pins).join('\n'), drop: (change.drop ?? drops).join('\n') }))
  const pin = (place: string) => { if (place && !pins.includes(place)) set({ pin: [...pins, place] }) }
  const unpin = (place: string) => set({ pin: pins.filter((p) => p !== place) })
  const drop = (id: string) => { if (!drops.includes(id)) set({ drop: [...drops, id] }) }
  const undrop = (id: string) => set({ drop: drops.filter((d) => d !== id) })
  const submit = (e: SubmitEvent) => {
    e.preventDefault()
    const form = Object.fromEntries(new FormData(e.currentTarget as HTMLFormElement)) as Record<string, string>
    go(href('context', { ...form, q: form.q?.trim() }))
  }
  const onDrop = (to: string) => (e: DragEvent) => {
    e.preventDefault()
    drag('')
    const s = JSON.parse(e.dataTransfer?.getData('text/plain') || '{}') as { id?: string; place?: string; from?: string }
    if (!s.id || s.from === to) return
    if (to === 'out') { if (s.place && pins.includes(s.place)) unpin(s.place); else drop(s.id) } else if (drops.includes(s.id)) undrop(s.id); else pin(s.place ?? '')
  }
  const zone = (name: string) => ({ onDragOver: (e: DragEvent) => { e.preventDefault(); if (over !== name) drag(name) }, onDragLeave: () => drag(''), onDrop: onDrop(name), class: over === name ? 'zone over' : 'zone' })
  const row = (s: Slice, from: 'in' | 'out') => {
    const place = placeOf(s)
    const pinned = pins.includes(place)
    return <li key={s.id + s.source + from} draggable onDragStart={(e) => e.dataTransfer?.setData('text/plain', JSON.stringify({ id: s.id, place, from }))}>
      <i data-hue={hues[s.type] ?? 7} aria-hidden="true" />
      <div>
        {s.path && s.start_line ? <a href={href('code', { path: s.path, line: s.start_line })}>{s.name || s.source}</a> : <span>{s.name || s.source || s.type}</span>}
        <span class="note"> {s.entity_type ?? s.type}{s.form !== 'full' && ', ' + s.form}{from === 'out' && s.reason ? ' · ' + (reasons[s.reason] ?? s.reason) : ''}</span>
        <div class="note">{s.path ? <Path path={s.path} line={s.start_line} /> : s.source !== s.name ? s.source : ''}{s.score > 0 && s.score < 1 ? ` · ${s.score.toFixed(2)}` : ''}</div>
      </div>
      <b class="number">{number(s.token_count)}</b>
      <span class="buttons">
        {place && <button type="button" class="round" aria-pressed={pinned} title={pinned ? 'Pinned: put it back to what the question finds' : 'Pin: it goes in first'} aria-label={(pinned ? 'Unpin ' : 'Pin ') + (s.name || s.source)} onClick={() => (pinned ? unpin(place) : pin(place))}><Icon name="pin" /></button>}
        {from === 'in' ? (s.prunable || pinned) && <button type="button" class="round" title="Drop: leave it out" aria-label={'Drop ' + (s.name || s.source)} onClick={() => (pinned ? unpin(place) : drop(s.id))}><Icon name="close" /></button>
          : drops.includes(s.id) && <button type="button" class="round" title="Let it in again" aria-label={'Let in again ' + (s.name || s.source)} onClick={() => undrop(s.id)}><Icon name="again" /></button>}
      </span>
    </li>
  }
  return <Page title="Context" note="What a model would be given for a question, within a budget of tokens.">
    <form class="panel form" onSubmit={submit} key={q + budget + profile + model}>
      <label class="field wide">Question or task<input name="q" type="search" defaultValue={q} required autocomplete="off" /></label>
      <label class="field">Profile<Select name="profile" begin={profile}><option value="">question</option><option value="chat">chat</option><option value="completion">completion</option></Select></label>
      <label class="field">Budget<input name="budget" type="number" min={100} max={2000000} step={100} defaultValue={budget} style={{ width: '7rem' }} /></label>
      <label class="field">Model<input name="model" list="models" defaultValue={model} placeholder="any" style={{ width: '11rem' }} autocomplete="off" /></label>
      <datalist id="models">{models.map((m) => <option key={m} value={m} />)}</datalist>
      <button class="main">Compose</button>
    </form>
    {q === '' ? <Nothing>Write a question: the code and documents that answer it are put together, and each part can be pinned or dropped.</Nothing> : <Shown of={answer} tall={40}>{(r) => {
      const total = r.metadata.budget_total
      const out = r.pruned.filter((s) => s.reason !== 'floor' || s.score > 0)
      return <>
        <Panel title={<>{number(r.total_tokens)} of {number(total)} tokens {r.over_budget && <Badge kind="bad">over the budget</Badge>}</>} note={<>counted by {r.metadata.tokenizer}, {r.metadata.exact ? 'exact' : 'an estimate'}{r.budget.model && `, for ${r.budget.model}`}</>}>
          <div class="strip tall" role="img" aria-label={`${plural(r.slices.length, 'part')}, ${percent(r.total_tokens, total)} of the budget`}>
            {r.slices.map((s) => <i key={s.id + s.source} data-hue={hues[s.type] ?? 7} title={`${s.name || s.source}: ${plural(s.token_count, 'token')}`} style={{ width: (100 * s.token_count) / Math.max(total, r.total_tokens) + '%' }} />)}
          </div>
          <ul class="legend">{[...new Set(r.slices.map((s) => s.type))].map((t) => <li key={t}><i data-hue={hues[t] ?? 7} />{t} <b>{number(r.slices.filter((s) => s.type === t).reduce((n, s) => n + s.token_count, 0))}</b></li>)}
            <li>{plural(Math.max(0, r.remaining_tokens), 'token')} unused</li></ul>
          {(r.notes ?? []).map((n) => <p class="note" key={n}>{n}</p>)}
          <p class="note">{r.gathered.filter((g) => g.slices > 0 || g.error).map((g) => `${g.source}: ${plural(g.slices, 'part')} in ${milliseconds(g.ms)}${g.error ? ' (' + g.error + ')' : ''}`).join(' · ')}</p>
        </Panel>
        <div class="columns two">
          <Panel title="In" note={`${r.slices.length} · drag out to drop`}><div {...zone('in')}><ul class="slices">{r.slices.map((s) => row(s, 'in'))}</ul>{r.slices.length === 0 && <Nothing>Nothing answers this.</Nothing>}</div></Panel>
          <Panel title="Left out" note={`${out.length} · drag in to pin`}><div {...zone('out')}><ul class="slices">{out.slice(0, 60).map((s) => row(s, 'out'))}</ul>{out.length === 0 && <Nothing>Nothing else was likely.</Nothing>}</div></Panel>
        </div>
        <Panel title="Text" note={<Copy text={r.context} label="Copy all of it" />}><pre class="final" tabIndex={0} aria-label="The text of the context">{r.context}</pre></Panel>
      </>
    }}</Shown>}
  </Page>
}
