// The parts that pages are made of. Texts go in as text nodes: nothing here takes HTML.
import type { ComponentChildren, SelectHTMLAttributes } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Answer, Failure } from './api'
import { moment, number, percent, since } from './format'

const icons: Record<string, string> = {
  overview: 'M3 3h8v8H3zM13 3h8v5h-8zM13 10h8v11h-8zM3 13h8v8H3z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  context: 'M4 5h16M4 10h16M4 15h10M4 20h6',
  graph: 'M5 6a2 2 0 1 0 .01 0M19 5a2 2 0 1 0 .01 0M12 17a2 2 0 1 0 .01 0M7 8l4 9M17.5 8.5 13 17M7 7.5l10-.5',
  impact: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 .01 0',
  sessions: 'M4 5h16v11H9l-5 4z',
  memory: 'M6 3h12v18l-6-4-6 4z',
  live: 'M3 12h4l3-8 4 16 3-8h4',
  analytics: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  auto: 'M12 3a9 9 0 1 0 .01 0M12 3v18',
  close: 'M5 5l14 14M19 5 5 19',
  again: 'M20 5v6h-6M20 11a8 8 0 1 0-2 6',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8z',
  repositories: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12',
  workers: 'M4 5h16v5H4zM4 14h16v5H4zM7 7.5h.01M7 16.5h.01',
  jobs: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  rights: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  audit: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
  pin: 'M9 3h6l-1 7 4 3v2H6v-2l4-3zM12 15v6',
}

export function Icon({ name }: { name: string }) {
  return <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icons[name] ?? ''} /></svg>
}

/** Page is the frame of a page: its name, what is next to that, and what it shows. */
export function Page({ title, note, actions, children }: { title: string; note?: ComponentChildren; actions?: ComponentChildren; children: ComponentChildren }) {
  useEffect(() => { document.title = title + ' · ctx-sys' }, [title])
  return <>
    <header class="page-head">
      <div><h1>{title}</h1>{note && <p class="note">{note}</p>}</div>
      {actions && <div class="actions">{actions}</div>}
    </header>
    {children}
  </>
}

export function Panel({ title, note, class: more, children }: { title?: ComponentChildren; note?: ComponentChildren; class?: string; children: ComponentChildren }) {
  return <section class={'panel' + (more ? ' ' + more : '')}>
    {title && <h2>{title}{note !== undefined && <small>{note}</small>}</h2>}
    {children}
  </section>
}

/** Waiting keeps the place of what is not there yet. What takes longer than a second is said. */
export function Waiting({ tall = 12, what }: { tall?: number; what?: string }) {
  const [late, set] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => set(true), 1000)
    return () => clearTimeout(timer)
  }, [])
  return <div class="waiting" style={{ minHeight: tall + 'rem' }} role="status">{late ? <span class="note">{what ?? 'The server is working on it'} …</span> : <span class="unseen">Loading</span>}</div>
}

export function Trouble({ error, again }: { error: Failure; again?: () => void }) {
  return <div class="trouble" role="alert">
    <p><strong>{error.message}</strong></p>
    {error.hint && <p>{error.hint}</p>}
    {again && <button type="button" onClick={again}>Try again</button>}
  </div>
}

/** Shown shows the answer to a question, or what stands in its way. */
export function Shown<T>({ of, tall, what, children }: { of: Answer<T>; tall?: number; what?: string; children: (data: T) => ComponentChildren }) {
  if (of.data !== undefined) return <div class={of.busy && of.old ? 'shown busy' : 'shown'} aria-busy={of.busy}>{of.error && <Trouble error={of.error} again={of.again} />}{children(of.data)}</div>
  if (of.error) return <Trouble error={of.error} again={of.again} />
  return of.busy ? <Waiting tall={tall} what={what} /> : null
}

/** Table is a list with columns; on a narrow screen each row becomes a list of its own. The first cell names the row. */
export function Table({ label, columns, rows }: { label: string; columns: string[]; rows: { key: string | number; cells: ComponentChildren[] }[] }) {
  return <><table class="rows"><caption class="unseen">{label}</caption>
    <thead><tr>{columns.map((c) => <th key={c} scope="col">{c || <span class="unseen">Actions</span>}</th>)}</tr></thead>
    <tbody>{rows.slice(0, drawn).map((r) => <tr key={r.key}>{r.cells.map((cell, i) => (i === 0 ? <th key={i} scope="row"><bdi>{cell}</bdi></th> : <td key={i} data-label={columns[i]}><bdi>{cell}</bdi></td>))}</tr>)}</tbody>
  </table><More of={rows.length} /></>
}

/** drawn is how many rows of a list are drawn at most, and More says how many there are besides. */
export const drawn = 500
export const More = ({ of }: { of: number }) => (of > drawn ? <p class="note">and {number(of - drawn)} more</p> : null)

/** Index is what an answer says of the index it is from. */
export interface Index { fresh?: boolean | null; stale_files: number; graph_pending?: boolean }

/** Pending says that a graph is that of before, or has gaps. */
export const Pending = ({ index }: { index?: Index }) => (index?.graph_pending ? <p class="note pending">Edges are being made again: some are missing, and what is about the whole graph is as it was before.</p> : null)

export const Nothing = ({ children }: { children: ComponentChildren }) => <p class="nothing">{children}</p>

export function When({ time }: { time: string | number }) {
  const at = new Date(time)
  return <time dateTime={at.toISOString()} title={moment(at)}>{since(at)}</time>
}

export interface Row { name: ComponentChildren; key: string; value: number; note?: ComponentChildren; hue?: number }

/** Bars is a table of amounts, each with a bar of its share of the largest. */
export function Bars({ rows, of, unit, label }: { rows: Row[]; of?: number; unit?: (n: number) => string; label: string }) {
  const largest = Math.max(of ?? 0, ...rows.map((r) => Math.abs(r.value)), 1e-9)
  return <table class="bars"><caption class="unseen">{label}</caption><tbody>
    {rows.map((r) => <tr key={r.key}>
      <th scope="row">{r.name}</th>
      <td class="number">{unit ? unit(r.value) : number(r.value)}</td>
      <td class="bar"><i class={r.value < 0 ? 'less' : ''} data-hue={r.hue ?? 0} style={{ width: (100 * Math.abs(r.value)) / largest + '%' }} /></td>
      {r.note !== undefined && <td class="more">{r.note}</td>}
    </tr>)}
  </tbody></table>
}

/** Share is a bar of parts of a whole with a legend. */
export function Share({ parts, of, label }: { parts: { name: string; value: number; hue: number; note?: string }[]; of: number; label: string }) {
  const whole = Math.max(of, parts.reduce((n, p) => n + p.value, 0), 1)
  return <div class="share">
    <div class="strip" role="img" aria-label={label + ': ' + parts.map((p) => `${p.name} ${number(p.value)}`).join(', ')}>
      {parts.filter((p) => p.value > 0).map((p) => <i key={p.name} data-hue={p.hue} title={`${p.name}: ${number(p.value)}`} style={{ width: (100 * p.value) / whole + '%' }} />)}
    </div>
    <ul class="legend">{parts.map((p) => <li key={p.name}><i data-hue={p.hue} />{p.name} <b>{p.note ?? number(p.value)}</b> <span>{percent(p.value, whole)}</span></li>)}</ul>
  </div>
}

export function Badge({ kind = 'plain', children }: { kind?: 'plain' | 'good' | 'warn' | 'bad'; children: ComponentChildren }) {
  return <span class={'badge ' + kind}>{children}</span>
}

/** Copy puts a text on the clipboard. */
export function Copy({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [done, set] = useState('')
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => set(''), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const copy = () => navigator.clipboard.writeText(text).then(() => set('Copied'), () => set('The browser does not allow it'))
  return <button type="button" class="quiet" onClick={copy}><Icon name="copy" /><span aria-live="polite">{done || label}</span></button>
}

/** Path shows a path that may break at its slashes. */
export function Path({ path, line }: { path: string; line?: number }) {
  return <span class="path" dir="ltr">{path.split('/').map((part, i) => <>{i > 0 && <>/<wbr /></>}{part}</>)}{line ? ':' + line : ''}</span>
}

/** Select begins with a value, also where what it can be comes later; what is chosen then stays when the page is drawn again. */
export function Select({ begin, children, ...rest }: SelectHTMLAttributes & { begin: string; children: ComponentChildren }) {
  const element = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => { if (element.current) element.current.value = begin }, [begin])
  return <select ref={element} {...rest}>{children}</select>
}

export type Theme = '' | 'light' | 'dark'
/** useTheme is the theme that was chosen, and a function that takes the next one. */
export function useTheme(): [Theme, () => void] {
  const [theme, set] = useState<Theme>(() => (document.documentElement.dataset.theme as Theme) ?? '')
  return [theme, () => {
    const next: Theme = theme === '' ? 'light' : theme === 'light' ? 'dark' : ''
    if (next) { document.documentElement.dataset.theme = next; localStorage.setItem('theme', next) } else { delete document.documentElement.dataset.theme; localStorage.removeItem('theme') }
    dispatchEvent(new Event('themechange'))
    set(next)
  }]
}

export function ThemeButton({ theme, next }: { theme: Theme; next: () => void }) {
  return <button type="button" class="round" onClick={next} title={'Theme: ' + (theme || 'as the system')} aria-label={`Theme: ${theme || 'as the system'}. Change it`}><Icon name={theme === 'light' ? 'sun' : theme === 'dark' ? 'moon' : 'auto'} /></button>
}
