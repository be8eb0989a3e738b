// Addresses: /ui/PAGE?project=NAME&... Every page can be opened by its address alone.
import { useEffect, useState } from 'preact/hooks'

export interface Route { page: string; params: URLSearchParams }

const changed = new Set<() => void>()
function read(): Route {
  return { page: location.pathname.replace(/^\/ui\/?/, '').replace(/\/+$/, ''), params: new URLSearchParams(location.search) }
}

export function useRoute(): Route {
  const [route, set] = useState(read)
  useEffect(() => {
    const f = () => set(read())
    changed.add(f)
    addEventListener('popstate', f)
    return () => { changed.delete(f); removeEventListener('popstate', f) }
  }, [])
  return route
}

export type Params = Record<string, string | number | undefined | null>

/** href is the address of a page in the project that is shown; parameters that are empty are left out. */
export function href(page: string, params: Params = {}, project?: string): string {
  const query = new URLSearchParams()
  project ??= new URLSearchParams(location.search).get('project') ?? ''
  if (project) query.set('project', project)
  for (const [name, value] of Object.entries(params)) if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  const text = query.toString()
  return '/ui/' + page + (text ? '?' + text : '')
}

/** go shows another address; with replace it takes the place of this one in the history. */
export function go(address: string, replace = false) {
  if (address === location.pathname + location.search) return
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  for (const f of changed) f()
}

/** followLinks has clicks on our own links change the page without loading it. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.origin !== location.origin || !link.pathname.startsWith('/ui/') || link.pathname.startsWith('/ui/assets/') || link.target || link.hasAttribute('download')) return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    go(link.pathname + link.search)
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
