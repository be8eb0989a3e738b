// What pages ask the server: operations by their names, as every program does, with the cookie of this browser.
import { useEffect, useRef, useState } from 'preact/hooks'

/** Failure is an error as the server words it; code is "gone" when no server answers. */
export class Failure extends Error {
  constructor(public code: string, message: string, public hint: string) { super(message) }
}

type Listener = (gone: boolean) => void
const listeners = new Set<Listener>()
let gone = false
/** onServer calls back when the server goes away and when it is back. */
export function onServer(f: Listener): () => void {
  listeners.add(f)
  return () => { listeners.delete(f) }
}
function server(is: boolean) {
  if (is === gone) return
  gone = is
  for (const f of listeners) f(gone)
}

/** way is how these pages reach their server, and what to do when it is gone. */
export const way: { headers: Record<string, string>; gone: string } = { headers: {}, gone: 'start it again with `ctx-sys ui`' }

/** request sends a request of our own and answers with what its JSON holds. */
export async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method, credentials: 'same-origin', signal: signal ?? null,
      headers: { ...way.headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) }, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    server(true)
    throw new Failure('gone', 'the server does not answer', way.gone)
  }
  server(false)
  const answer = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  const said = (answer as { error?: { code: string; message: string; hint: string } } | null)?.error
  throw new Failure(said?.code ?? 'failed', said?.message ?? `the server answered with status ${response.status}`, said?.hint ?? '')
}

/** ask calls an operation for a project. */
export function ask<T>(operation: string, project: string, args: object = {}, signal?: AbortSignal): Promise<T> {
  return request<T>('POST', '/v1/' + operation, { ...(project ? { project } : {}), ...args }, signal)
}

/** Answer is what came of a question: while the next is under way, data may be that of the question before, which is old. */
export interface Answer<T> { data?: T; old?: boolean; error?: Failure; busy: boolean; again: () => void }

const kept = new Map<string, unknown>() // answers that are shown at once while they are asked for again
const most = 60

/** useAnswer runs a question, and again whenever its key changes; "" asks nothing. */
export function useAnswer<T>(key: string, run: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [state, set] = useState<{ key: string; data?: T; old?: boolean; error?: Failure; busy: boolean }>(() => ({ key, data: kept.get(key) as T | undefined, busy: key !== '' }))
  const [turn, next] = useState(0)
  const runs = useRef(run)
  runs.current = run
  useEffect(() => {
    if (key === '') {
      set({ key, busy: false })
      return
    }
    const stop = new AbortController()
    set((before) => ({ key, data: (kept.get(key) as T | undefined) ?? before.data, old: !kept.has(key) && (before.key !== key || before.old), busy: true }))
    runs.current(stop.signal).then((data) => {
      if (stop.signal.aborted) return
      kept.delete(key)
      kept.set(key, data)
      if (kept.size > most) kept.delete(kept.keys().next().value!)
      set({ key, data, busy: false })
    }, (error) => {
      if (!stop.signal.aborted) set((before) => ({ key, data: error.code === 'gone' ? before.data : undefined, old: before.old, error, busy: false }))
    })
    return () => stop.abort()
  }, [key, turn])
  return { ...state, busy: key !== '' && (state.busy || state.key !== key), again: () => next((n) => n + 1) } // from the moment the key is another
}

/** useAsk asks an operation; args null asks nothing. */
export function useAsk<T>(operation: string, project: string, args: object | null): Answer<T> {
  const key = args === null ? '' : JSON.stringify([operation, project, args])
  return useAnswer<T>(key, (signal) => ask<T>(operation, project, args ?? {}, signal))
}
