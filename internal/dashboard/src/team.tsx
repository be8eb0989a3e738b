// The pages of a team's server, for admins: its repositories, workers, jobs, rights and audit log. Who they are for says a token, which this tab keeps
// until it is closed; the server sees to it that others get nothing.
import { render, type ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Failure, onServer, request, useAnswer, way } from './api'
import { compact, number, plural } from './format'
import { followLinks, go, href, useRoute } from './route'
import { Badge, Icon, Nothing, Page, Panel, Shown, Table, ThemeButton, Trouble, useTheme, Waiting, When } from './ui'

interface Who { tenant: string; user: string; role: string; scopes: string[] | null }
interface Job { id: number; kind: string; repository: string; state: string; attempt: number; scheduled: string; started?: string; finished?: string; worker?: string; problem?: string }
interface Repository { name: string; url: string; branches?: string[]; indexed_branch?: string; commit?: string; files: number; indexed?: string; problem?: string; pending: boolean; readers: string[] | null; host?: Host; poll: string; webhook: boolean }
interface Host { kind: string; host: string; readers: string[]; lapse: string; until?: string; holds: boolean; problem?: string }
interface Worker { name: string; version: string; started: string; jobs: Job[] }
interface Rights { groups?: Record<string, string[]> }
interface User { name: string; role: string; disabled?: boolean; issuer?: string; groups: string[] | null; logins: string[] | null; created: string }
interface Token { id: string; user: string; name: string; scopes: string[]; created: string; expires: string; used?: string; revoked?: string }
interface Entry { id: number; at: string; actor: string; action: string; target?: string; detail?: string; address?: string }

way.gone = 'try again, or look at its log'
const storage = 'team-token'
const team = <T,>(what: string, signal?: AbortSignal) => request<T>('GET', '/v1/team/' + what, undefined, signal)

/** useTeam asks a route, and again every some seconds while the page is seen. */
function useTeam<T>(what: string, seconds = 5) {
  const answer = useAnswer<T>('team ' + what, (signal) => team<T>(what, signal))
  const { again } = answer
  useEffect(() => {
    if (!seconds) return
    const timer = setInterval(() => { if (!document.hidden) again() }, seconds * 1000)
    return () => clearInterval(timer)
  }, [what])
  return answer
}

const words = (params: URLSearchParams) => (params.get('q') ?? '').toLowerCase()
function Filter({ page, params, what }: { page: string; params: URLSearchParams; what: string }) {
  return <p class="row"><input class="filter-words" type="search" aria-label={what} placeholder={what} defaultValue={params.get('q') ?? ''} onInput={(e) => go(href(page, { q: e.currentTarget.value }), true)} /></p>
}

/** Names are short texts side by side, or what it means that there are none. */
function Names({ of, none }: { of: string[] | null | undefined; none: string }) {
  return of?.length ? <>{of.map((name) => <Badge key={name}><bdi>{name}</bdi></Badge>)}</> : <span class="note">{none}</span>
}

/** Readers are those of a repository: by its grants, and by its code host as long as that said so not too long ago. */
function Readers({ of: r, whole }: { of: Repository; whole?: boolean }) {
  const h = r.host
  return <>{(!h || !!r.readers?.length) && <Names of={r.readers} none="admins alone" />}
    {h && <>{h.holds ? whole ? <Names of={h.readers.map((l) => h.host + '/' + l)} none={h.kind + ' names nobody'} /> : <Badge>{h.kind}: {number(h.readers.length)}</Badge> : <Badge kind="bad">{h.kind}: no answer that holds</Badge>}
      {h.holds && h.until && whole && <span class="note"> until <When time={h.until} /></span>}<Problem>{h.problem}</Problem></>}</>
}

function Problem({ children }: { children: string | undefined }) { return children ? <span class="problem" tabIndex={0}>{children}</span> : null }

function Repositories({ params }: { params: URLSearchParams }) {
  const all = useTeam<Repository[]>('repositories')
  const [error, fail] = useState<Failure>()
  const fetched = (name: string) => request('POST', `/v1/team/repositories/${encodeURIComponent(name)}/sync`, {}).then(() => { fail(undefined); all.again() }, fail)
  return <Page title="Repositories" note={all.data ? plural(all.data.length, 'repository', 'repositories') : ' '}>
    {error && <Trouble error={error} />}
    <Shown of={all} tall={50}>{(list) => {
      const shown = list.filter((r) => (r.name + ' ' + r.url + ' ' + (r.problem ?? '')).toLowerCase().includes(words(params)))
      return <>
        <dl class="tiles four">
          {([['up to date', list.filter((r) => r.indexed && !r.pending && !r.problem).length], ['waiting', list.filter((r) => r.pending).length], ['with a problem', list.filter((r) => r.problem).length], ['files', list.reduce((n, r) => n + r.files, 0)]] as const).map(([name, n]) => <div class="tile" key={name}><dt>{name}</dt><dd>{compact(n)}</dd></div>)}
        </dl>
        <Panel><Filter page="" params={params} what="a part of a name, an address or a problem" />
          {shown.length === 0 ? <Nothing>{list.length ? 'None is like that.' : <>None yet: <code>ctx-sys team repo add</code> adds one.</>}</Nothing>
            : <Table label="Repositories" columns={['Repository', 'State', 'Indexed', 'Files', 'Readers', '']} rows={shown.map((r) => ({
              key: r.name, cells: [
                <>{r.name}<br /><span class="note">{r.url}</span></>,
                <>{r.problem ? <Badge kind="bad">problem</Badge> : r.pending ? <Badge kind="warn">waiting</Badge> : r.indexed ? <Badge kind="good">up to date</Badge> : <Badge>empty</Badge>}<Problem>{r.problem}</Problem></>,
                r.indexed ? <><When time={r.indexed} /><br /><span class="note"><bdi>{r.indexed_branch}</bdi> <code>{(r.commit ?? '').slice(0, 7)}</code></span></> : <span class="note">not yet</span>,
                number(r.files), <Readers of={r} />,
                <button type="button" onClick={() => fetched(r.name)} aria-label={'Fetch now: ' + r.name}>Fetch now</button>,
              ],
            }))} />}
        </Panel>
      </>
    }}</Shown>
  </Page>
}

function Workers() {
  const all = useTeam<Worker[]>('workers')
  return <Page title="Workers" note={all.data ? plural(all.data.length, 'worker') + ' connected to the database' : ' '}>
    <Shown of={all} tall={30}>{(list) => <Panel>
      {list.length === 0 ? <Nothing>None is connected: nothing is fetched until <code>ctx-sys team worker</code> runs.</Nothing>
        : <Table label="Workers" columns={['Worker', 'Version', 'Since', 'Does for this team now']} rows={list.map((w) => ({
          key: w.name, cells: [w.name, w.version, <When time={w.started} />, w.jobs.length ? <>{w.jobs.map((j) => <Badge key={j.id} kind="good">{j.kind} {j.repository}</Badge>)}</> : <span class="note">nothing</span>],
        }))} />}
    </Panel>}</Shown>
  </Page>
}

const states: Record<string, 'good' | 'warn' | 'bad'> = { completed: 'good', running: 'warn', available: 'warn', scheduled: 'warn', pending: 'warn', retryable: 'bad', discarded: 'bad', cancelled: 'bad' }

function Jobs({ params }: { params: URLSearchParams }) {
  const all = useTeam<Job[] | null>('jobs')
  const show = params.get('show') ?? 'all'
  const kinds: Record<string, (j: Job) => boolean> = { all: () => true, unfinished: (j) => !j.finished, failed: (j) => states[j.state] === 'bad' }
  return <Page title="Jobs" note="The last hundred, the latest first.">
    <Shown of={all} tall={50}>{(given) => {
      const list = given ?? []
      const shown = list.filter(kinds[show] ?? kinds.all!)
      return <Panel>
        <div class="row filter" role="group" aria-label="Which jobs">{Object.keys(kinds).map((k) => <button type="button" key={k} aria-pressed={show === k} onClick={() => go(href('jobs', { show: k }))}>{k} {number(list.filter(kinds[k]!).length)}</button>)}</div>
        {shown.length === 0 ? <Nothing>None like that.</Nothing> : <Table label="Jobs" columns={['Job', 'Repository', 'State', 'Begun', 'Ended', 'Worker']} rows={shown.map((j) => ({
          key: j.id, cells: [
            <>{j.kind} <span class="note">{j.id}</span></>, j.repository || <span class="note">removed</span>,
            <><Badge kind={states[j.state] ?? 'plain'}>{j.state}</Badge>{j.attempt > 1 && <span class="note"> attempt {j.attempt}</span>}<Problem>{j.state === 'completed' ? '' : j.problem}</Problem></>,
            j.started ? <When time={j.started} /> : <span class="note">due <When time={j.scheduled} /></span>, j.finished ? <When time={j.finished} /> : '', j.worker ?? '',
          ],
        }))} />}
      </Panel>
    }}</Shown>
  </Page>
}

function RightsPage({ params }: { params: URLSearchParams }) {
  const all = useAnswer<{ list: Repository[]; rights: Rights; users: User[]; tokens: Token[] | null }>('team rights', async (signal) => {
    const [list, rights, users, tokens] = await Promise.all([team<Repository[] | null>('repositories', signal), team<Rights>('rights', signal), team<User[]>('users', signal), team<Token[] | null>('tokens', signal)])
    return { list: list ?? [], rights, users, tokens }
  })
  const q = words(params)
  const fits = (...texts: (string | undefined)[]) => texts.join(' ').toLowerCase().includes(q)
  return <Page title="Rights" note="Who may read which repository. Groups that a provider names with a token are not stored, and not shown.">
    <Filter page="rights" params={params} what="a user, group or repository" />
    <Shown of={all} tall={50}>{({ list, rights, users, tokens }) => {
      const logins = (r: Repository) => (r.host?.holds ? r.host.readers.map((l) => r.host!.host + '/' + l) : [])
      const reads = (u: User) => (u.disabled ? 0 : u.role === 'admin' ? list.length
        : list.filter((r) => logins(r).some((l) => u.logins?.includes(l)) || (r.readers ?? []).some((by) => by === 'all' || by === 'user:' + u.name || (u.groups ?? []).some((g) => by === 'group:' + g))).length)
      const now = Date.now()
      return <>
        <Panel title="Repositories"><Table label="Readers of repositories" columns={['Repository', 'Readers']} rows={list.filter((r) => fits(r.name, ...(r.readers ?? []), ...logins(r))).map((r) => ({ key: r.name, cells: [r.name, <Readers of={r} whole />] }))} /></Panel>
        <Panel title="Groups"><Table label="Members of groups" columns={['Group', 'Members']} rows={Object.entries(rights.groups ?? {}).sort().filter(([name, members]) => fits(name, ...members)).map(([name, members]) => ({ key: name, cells: [name, <Names of={members} none="nobody" />] }))} /></Panel>
        <Panel title="Users"><Table label="Users" columns={['User', 'Role', 'Groups', 'Logins', 'May read', 'Since']} rows={users.filter((u) => fits(u.name, u.role, ...(u.groups ?? []), ...(u.logins ?? []))).map((u) => ({
          key: u.name, cells: [u.name, <Badge kind={u.disabled ? 'bad' : u.role === 'admin' ? 'warn' : 'plain'}>{u.disabled ? 'shut out' : u.role}</Badge>, <Names of={u.groups} none="none" />, <Names of={u.logins} none="" />, plural(reads(u), 'repository', 'repositories'), <When time={u.created} />],
        }))} /></Panel>
        <Panel title="Tokens" note="no token itself is stored"><Table label="Tokens" columns={['Token', 'User', 'Scopes', 'Used', 'Until']} rows={(tokens ?? []).filter((t) => fits(t.user, t.name)).map((t) => ({
          key: t.id, cells: [t.name, t.user, <Names of={t.scopes} none="none" />, t.used ? <When time={t.used} /> : <span class="note">never</span>, t.revoked ? <Badge kind="bad">revoked</Badge> : new Date(t.expires).getTime() < now ? <Badge>expired</Badge> : <When time={t.expires} />],
        }))} /></Panel>
      </>
    }}</Shown>
  </Page>
}

const page = 100 // lines

function Audit({ params }: { params: URLSearchParams }) {
  const before = params.get('before') ?? ''
  const changes = params.get('changes') ?? ''
  const all = useTeam<Entry[] | null>('audit?' + new URLSearchParams({ limit: String(page), ...(changes && { changes: 'true' }), ...(before && { before }) }), before ? 0 : 10)
  return <Page title="Audit log" note="Who did what, and who asked which tool; of a question its text is not kept.">
    <div class="row filter" role="group" aria-label="Which lines">
      <button type="button" aria-pressed={!changes} onClick={() => go(href('audit'))}>all</button><button type="button" aria-pressed={!!changes} onClick={() => go(href('audit', { changes: '1' }))}>changes</button>
    </div>
    <Shown of={all} tall={50}>{(given) => {
      const list = given ?? []
      return <Panel>
        {list.length === 0 ? <Nothing>No lines.</Nothing> : <Table label="Audit log" columns={['When', 'Who', 'What', 'Whom', 'How', 'From']} rows={list.map((e) => ({ key: e.id, cells: [<When time={e.at} />, e.actor, <code>{e.action}</code>, e.target ?? '', e.detail ?? '', e.address ?? ''] }))} />}
        <p class="row">{before && <a href={href('audit', { changes })}>the latest</a>} {list.length === page && <a href={href('audit', { changes, before: list[list.length - 1]!.id })}>older lines</a>}</p>
      </Panel>
    }}</Shown>
  </Page>
}

const pages: Record<string, { name: string; show: (p: { params: URLSearchParams }) => ComponentChildren }> = {
  '': { name: 'Repositories', show: Repositories }, workers: { name: 'Workers', show: Workers }, jobs: { name: 'Jobs', show: Jobs }, rights: { name: 'Rights', show: RightsPage }, audit: { name: 'Audit log', show: Audit },
}

function signOut() {
  sessionStorage.removeItem(storage)
  location.reload() // so that nothing is kept of what was shown
}

function SignIn({ wrong }: { wrong: boolean }) {
  useEffect(() => { document.title = 'Sign in · ctx-sys' }, [])
  return <main id="main" class="locked">
    <h1>Sign in</h1>
    {wrong && <p role="alert">The token is wrong, expired or revoked.</p>}
    <p>These pages are for admins. <code>ctx-sys team token new USER --scopes read,admin --days 1</code> makes a token; this tab keeps it until it is closed.</p>
    <form class="sign" onSubmit={(e) => { e.preventDefault(); sessionStorage.setItem(storage, String(new FormData(e.currentTarget as HTMLFormElement).get('token')).trim()); location.reload() }}>
      <label class="field">Token<input name="token" type="password" required autocomplete="off" spellcheck={false} /></label>
      <button class="main">Sign in</button>
    </form>
  </main>
}

function App() {
  const route = useRoute()
  const [theme, nextTheme] = useTheme()
  const [gone, setGone] = useState(false)
  const token = sessionStorage.getItem(storage) ?? ''
  way.headers = token ? { Authorization: 'Bearer ' + token } : {}
  const who = useAnswer<Who>(token && 'who', (signal) => team<Who>('whoami', signal))
  useEffect(() => onServer(setGone), [])
  const side = useRef<HTMLElement>(null)
  useLayoutEffect(() => { // as on the other pages
    const link = side.current?.querySelector<HTMLElement>('[aria-current]')
    if (side.current && link) side.current.scrollLeft = link.offsetLeft - (side.current.clientWidth - link.offsetWidth) / 2
  }, [route.page, !who.data])
  useEffect(() => {
    if (!gone) return
    const timer = setInterval(who.again, 2000)
    return () => clearInterval(timer)
  }, [gone])
  if (!token || who.error?.code === 'unauthorized') return <SignIn wrong={!!token} />
  const admin = who.data?.role === 'admin' && !!who.data.scopes?.includes('admin')
  const Shows = pages[route.page]?.show
  return <>
    <a class="skip" href="#main" onClick={(e) => { e.preventDefault(); document.getElementById('main')?.focus() }}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="/ui/">ctx-sys</a>
      <span class="who">{who.data && <><b><bdi>{who.data.user}</bdi></b> of {who.data.tenant}</>}</span>
      <button type="button" class="quiet" onClick={signOut}>Sign out</button>
      <ThemeButton theme={theme} next={nextTheme} />
    </header>
    <nav class="side" aria-label="Pages" ref={side}><ul>{admin && Object.entries(pages).map(([name, p]) => <li key={name}><a href={href(name)} aria-current={route.page === name ? 'page' : undefined}><Icon name={name || 'repositories'} /><span>{p.name}</span></a></li>)}</ul></nav>
    <main id="main" tabIndex={-1} data-page={route.page || 'repositories'}>
      {gone && <div class="trouble" role="alert"><p><strong>The server does not answer.</strong> What is shown is of before.</p></div>}
      {!who.data ? (who.error && !gone ? <Trouble error={who.error} again={who.again} /> : gone ? null : <Waiting tall={30} />)
        : !admin ? <><h1>These pages are for admins</h1><p>You are <bdi>{who.data.user}</bdi>, {who.data.role}. An admin needs a token with the scope <code>admin</code>.</p></>
          : Shows ? <Shows params={route.params} key={route.page} /> : <><h1>There is no such page</h1><p><a href={href('')}>Go to the repositories</a></p></>}
    </main>
  </>
}

followLinks()
render(<App />, document.getElementById('app')!)
