// What the program answers, as far as it is shown, and what is shown of it. Nothing here knows the editor.

export interface Why { strategy?: string; rank?: number; score?: number; signal?: string; gain?: number }
export interface Hit { rank: number; id: string; type: string; name: string; qualified_name: string; path: string; start_line: number; end_line: number; signature: string; snippet: string; snippet_line: number; score: number; why?: Why[] }
export interface Found { results: Hit[]; index: Index; confidence: number; query: string }
export interface Index { fresh: boolean; stale_files: number; files: number }
export interface Context { context: string; total_tokens: number; remaining_tokens: number; sources?: { name: string; type: string; path: string; start_line: number; end_line: number; relevance: number }[] }
export interface Changed { id: string; name: string; type: string; path: string; line: number; change: string; dependents: number; signature?: string; before?: string }
export interface Dependent { id: string; name: string; type: string; path: string; line: number; depth: number; confidence: number; kind: string; on: string; test?: boolean }
export interface Misfit { path: string; line: number; caller: string; callee: string; why: string }
export interface Impact { base: string; head: string; changed?: Changed[]; affected?: Dependent[]; total: number; misfits?: Misfit[]; risk: string; reasons?: { risk: string; text: string }[] }
export interface Test { id: string; path: string; line: number; runner: string; name: string; target: string; why: string; likely: boolean }
export interface Tests { tests?: Test[]; total: number; likely: number }
export interface Memory { id: string; scope: string; type: string; title?: string; content: string; tier: string; status: string; author: string; pinned?: boolean; quarantined?: boolean; created: string; conflicts?: string[] }
export interface Session { id: string; name?: string; status: string; updated: string; messages: number; tokens: number }
export interface Message { number: number; role: string; text: string; time: string }

export interface File { path: string; hits: Hit[] }

/** Results by file: files in the order of their best result, the results of one in their order. */
export function byFile(hits: Hit[]): File[] {
  const files = new Map<string, Hit[]>()
  for (const h of [...hits].sort((a, b) => a.rank - b.rank)) {
    const of = files.get(h.path)
    if (of) of.push(h)
    else files.set(h.path, [h])
  }
  return [...files].map(([path, hits]) => ({ path, hits }))
}

/** Why a result is where it is, a line each: what found it, then what moved it most, with the sign of that. */
export function reasons(why: Why[] = [], most = 5): string[] {
  const found = why.filter((w) => w.strategy).map((w) => `${w.strategy} ranks it ${ordinal(w.rank ?? 0)}`)
  const moved = why.filter((w) => w.signal && w.gain).sort((a, b) => Math.abs(b.gain!) - Math.abs(a.gain!)).slice(0, most)
  return [...found, ...moved.map((w) => `${w.gain! > 0 ? '+' : '−'}${Math.abs(w.gain!).toFixed(2)} ${w.signal!.replaceAll('_', ' ')}`)]
}

function ordinal(n: number): string {
  const tens = n % 100
  return n + (tens > 10 && tens < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
}

export function plural(n: number, one: string, many = one + 's'): string {
  return `${n} ${n === 1 ? one : many}`
}

/** A text on one line, and no longer than that many characters. */
export function line(text: string, most = 100): string {
  const flat = text.replace(/\s+/gu, ' ').trim()
  const points = [...flat]
  return points.length <= most ? flat : points.slice(0, most - 1).join('') + '…'
}

/** What is written at the end of a line with a changed symbol. */
export function burden(c: Changed, misfits: Misfit[] = []): string {
  const broken = misfits.filter((m) => m.callee === c.id).length
  const users = c.dependents === 0 ? 'no dependents' : plural(c.dependents, 'dependent')
  return broken === 0 ? users : `${users}, ${plural(broken, 'call')} no longer ${broken === 1 ? 'fits' : 'fit'}`
}

/** Changed symbols of the files that are shown, by path. What was removed has no line to show it at. */
export function linesOf(i: Impact | undefined): Map<string, Changed[]> {
  const out = new Map<string, Changed[]>()
  for (const c of i?.changed ?? []) {
    if (c.change === 'removed' || c.line < 1) continue
    out.set(c.path, [...(out.get(c.path) ?? []), c])
  }
  return out
}

/** Whose word a memory is. */
export function author(m: Memory): string {
  return m.author === 'user' ? 'your word' : `word of ${m.author}`
}

/** Memories by what is done with them, and those that wait for a word first. */
export function byState(all: Memory[]): { name: string; memories: Memory[] }[] {
  const groups: [string, (m: Memory) => boolean][] = [
    ['To confirm', (m) => m.status === 'active' && m.author !== 'user' || !!m.quarantined && m.status !== 'superseded'],
    ['Hot: shown every time', (m) => m.status === 'active' && m.tier === 'hot'],
    ['Warm: found when asked for', (m) => m.status === 'active' && m.tier === 'warm'],
    ['Cold', (m) => m.status !== 'superseded'],
    ['Replaced', () => true],
  ]
  const left = new Set(all)
  return groups.map(([name, is]) => {
    const memories = [...left].filter(is)
    for (const m of memories) left.delete(m)
    return { name, memories }
  }).filter((g) => g.memories.length > 0)
}

/** A conversation as Markdown, whose messages are quoted: they are data. */
export function transcript(s: Session, messages: Message[]): string {
  const head = `# ${line(s.name || s.id)}\n\n${plural(s.messages, 'message')}, ${plural(s.tokens, 'token')}, ${s.status}\n`
  return head + messages.map((m) => `\n## ${m.number}. ${m.role}\n\n${fenced(m.text)}\n`).join('')
}

/** A text in a fence that nothing in it closes. */
export function fenced(text: string, language = 'text'): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((f) => f.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
