// The frame of all pages: where one can go, which project is shown, how it looks, keys.
import { render, type ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { onServer, request, useAsk, type Failure } from './api'
import { followLinks, go, href, useRoute } from './route'
import { Icon, ThemeButton, Trouble, useTheme, Waiting } from './ui'
import Overview from './pages/overview'

export interface PageProps { project: string; params: URLSearchParams }
interface Together { name: string; file: string; projects: string[] }
interface Known { name: string; path: string; last_sync?: string; default?: boolean }

const pages: Record<string, { name: string; load?: () => Promise<{ default: ComponentType<PageProps> }>; hidden?: boolean }> = {
  '': { name: 'Overview' },
  search: { name: 'Search', load: () => import('./pages/search') },
  code: { name: 'Code', load: () => import('./pages/code'), hidden: true },
  context: { name: 'Context', load: () => import('./pages/context') },
  graph: { name: 'Graph', load: () => import('./pages/graph') },
  impact: { name: 'Impact', load: () => import('./pages/impact') },
  sessions: { name: 'Sessions', load: () => import('./pages/sessions') },
  memory: { name: 'Memory', load: () => import('./pages/memory') },
  live: { name: 'Live', load: () => import('./pages/live') },
  analytics: { name: 'Analytics', load: () => import('./pages/analytics') },
  settings: { name: 'Settings', load: () => import('./pages/settings') },
}
const loaded: Record<string, ComponentType<PageProps>> = { '': Overview }

/** Loaded shows a page when its scripts are there. */
function Loaded({ page, ...props }: PageProps & { page: string }) {
  const [, there] = useState(0)
  const [error, failed] = useState<Failure>()
  useEffect(() => {
    failed(undefined)
    if (loaded[page] || !pages[page]?.load) return
    let current = true
    pages[page].load!().then((m) => { loaded[page] = m.default; if (current) there((n) => n + 1) }, (e) => { if (current) failed(e) })
    return () => { current = false }
  }, [page])
  const Component = loaded[page]
  if (Component) return <Component {...props} />
  if (error) return <Trouble error={error} again={() => location.reload()} />
  if (pages[page]) return <Waiting tall={30} />
  return <><h1>There is no such page</h1><p><a href={href('')}>Go to the overview</a></p></>
}

const keys: [string, string][] = [['/', 'search'], ['g then o', 'overview'], ['g then s', 'search'], ['g then c', 'context'], ['g then g', 'graph'], ['g then i', 'impact'], ['g then m', 'memory'], ['g then l', 'live calls'], ['g then a', 'analytics'], ['p, ↑, ↓', 'pause live calls, go through them'], ['t', 'change the theme'], ['?', 'this list'], ['Esc', 'close']]
const jumps: Record<string, string> = { o: '', s: 'search', c: 'context', g: 'graph', i: 'impact', m: 'memory', l: 'live', a: 'analytics' }

function Help({ close }: { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => { dialog.current?.showModal() }, [])
  return <dialog ref={dialog} aria-labelledby="help-title" onClose={close} onClick={(e) => { if (e.target === dialog.current) dialog.current?.close() }}>
    <h2 id="help-title">Keys</h2>
    <dl class="keys">{keys.map(([key, what]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{what}</dd></div>)}</dl>
    <p><button type="button" onClick={() => dialog.current?.close()}>Close</button> <a href="/ui/licenses.txt" target="_blank" rel="noreferrer">Licenses</a></p>
  </dialog>
}

function Locked() {
  return <main id="main" class="locked">
    <h1>This browser was not let in</h1>
    <p>Run <code>ctx-sys ui</code> on this machine: it opens a link that lets this browser in. A link is good once and for two minutes.</p>
    <p><button type="button" onClick={() => location.reload()}>Try again</button></p>
  </main>
}

function App() {
  const route = useRoute()
  const [theme, nextTheme] = useTheme()
  const [help, showHelp] = useState(false)
  const [gone, setGone] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const side = useRef<HTMLElement>(null)
  const projects = useAsk<{ projects: Known[]; workspaces?: Together[] }>('project_list', '', {})
  const list = projects.data?.projects ?? []
  const together = projects.data?.workspaces ?? []
  const wanted = route.params.get('project') ?? ''
  const shown = wanted ? list.find((p) => p.name === wanted || p.path === wanted) : list.find((p) => p.default) ?? list[0]
  const project = shown?.name ?? wanted

  useEffect(() => onServer(setGone), [])
  useLayoutEffect(() => { // on a phone the pages are one line, and the one that is shown comes into view
    const link = side.current?.querySelector<HTMLElement>('[aria-current]')
    if (side.current && link) side.current.scrollLeft = link.offsetLeft - (side.current.clientWidth - link.offsetWidth) / 2
  }, [route.page])
  useEffect(() => { // an address that can be shared says which project it is of, by its name
    if (!projects.data || !project || wanted === project) return
    const params = new URLSearchParams(location.search)
    params.set('project', project)
    go(location.pathname + '?' + params, true)
  }, [projects.data, project, wanted])
  useEffect(() => {
    if (!gone) return
    const timer = setInterval(() => { request('GET', '/status').then(() => projects.again(), () => {}) }, 2000)
    return () => clearInterval(timer)
  }, [gone])
  useEffect(() => {
    let g = 0
    const f = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) || at.isContentEditable || document.querySelector('dialog[open]')) return
      const second = Date.now() - g < 1000
      g = 0
      if (second && e.key in jumps) go(href(jumps[e.key]!))
      else if (e.key === 'g') { g = Date.now(); return }
      else if (e.key === '/') box.current?.select()
      else if (e.key === '?') showHelp(true)
      else if (e.key === 't') nextTheme()
      else return
      e.preventDefault()
    }
    addEventListener('keydown', f)
    return () => removeEventListener('keydown', f)
  })
  useEffect(() => { if (box.current && document.activeElement !== box.current) box.current.value = route.page === 'search' ? route.params.get('q') ?? '' : '' }, [route])

  if (projects.error?.code === 'unauthorized') return <Locked />
  const search = (e: Event) => {
    e.preventDefault()
    const q = box.current!.value.trim()
    if (q) go(href('search', { q }))
  }
  return <>
    <a class="skip" href="#main" onClick={(e) => { e.preventDefault(); document.getElementById('main')?.focus() }}>Skip to the content</a>
    <header class="top">
      <a class="brand" href={href('')}>ctx-sys</a>
      <label class="project"><span class="unseen">Project</span>
        <select value={project} onChange={(e) => go('/ui/' + route.page + '?project=' + encodeURIComponent(e.currentTarget.value))}>
          {!shown && !together.some((w) => w.projects.join(',') === project) && <option value={project}>{project || '—'}</option>}
          {list.map((p) => <option key={p.path} value={p.name}>{p.name}</option>)}
          {together.length > 0 && <optgroup label="Together">
            {together.map((w) => <option key={w.file} value={w.projects.join(',')}>{w.name}: {w.projects.join(', ')}</option>)}
          </optgroup>}
        </select>
      </label>
      <form role="search" onSubmit={search}>
        <label><span class="unseen">Search this project</span><input ref={box} type="search" placeholder="Search code, documents, decisions" autocomplete="off" spellcheck={false} /></label>
        <kbd aria-hidden="true">/</kbd>
      </form>
      <ThemeButton theme={theme} next={nextTheme} />
      <button type="button" class="round" onClick={() => showHelp(true)} title="Keys" aria-label="Help: keys">?</button>
    </header>
    <nav class="side" aria-label="Pages" ref={side}><ul>
      {Object.entries(pages).filter(([, p]) => !p.hidden).map(([page, p]) => <li key={page}>
        <a href={href(page)} aria-current={route.page === page || (page === 'search' && route.page === 'code') ? 'page' : undefined}><Icon name={page || 'overview'} /><span>{p.name}</span></a>
      </li>)}
    </ul></nav>
    <main id="main" tabIndex={-1} data-page={route.page || 'overview'}>
      {gone && <div class="trouble" role="alert"><p><strong>The server does not answer.</strong> Start it with <code>ctx-sys ui</code>. What is shown is of before.</p></div>}
      {projects.data && list.length === 0 && !wanted
        ? <><h1>No project is indexed yet</h1><p>Run <code>ctx-sys index</code> in the folder of one, and load this page again.</p></>
        : projects.data || (wanted && !projects.error) ? <Loaded page={route.page} project={project} params={route.params} key={project + '\n' + route.page} />
          : projects.error && !gone ? <Trouble error={projects.error} again={projects.again} /> : gone ? null : <Waiting tall={30} />}
    </main>
    {help && <Help close={() => showHelp(false)} />}
  </>
}

followLinks()
render(<App />, document.getElementById('app')!)
