// The graph as a picture: folders, files or symbols and what ties them together.
import Graph from 'graphology'
import Sigma from 'sigma'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { ask, useAnswer, useAsk, type Failure } from '../api'
import { number, plural } from '../format'
import { drawPlain } from '../graph/plain'
import { go, href } from '../route'
import { Nothing, Page, Panel, Path, Pending, Trouble, Waiting, type Index } from '../ui'
import type { PageProps } from '../main'

interface Node { id: string; name: string; type: string; path: string; line?: number; rank: number; in: number; out: number; members?: number }
interface Picture { nodes: Node[]; kinds: string[]; edges: [number, number, number, number][]; total: number; clustered?: boolean; truncated: boolean; index?: Index }
interface Entity { id: string; name: string; qualified_name: string; type: string; path: string; start_line: number; depth?: number; score?: number }
interface End { id: string; path: string; name: string; qualified_name: string; line: number }
interface Edge { kind: string; source: End; target: End | null; weight: number }
interface Cycle { size?: number; members?: Entity[]; cycle: Edge[] }

const kinds = ['imports', 'calls', 'references', 'extends', 'implements']
const usual = kinds.join(',')
const forced = 12000 // nodes that forces are laid out for; more stay where their folders are
const perNode = 10
const thin = 1500 // edges that are drawn one by one, as wide as they are heavy; more are thin lines

/** clusterOf is the part of a path that gives a node its colour and its place. */
const clusterOf = (n: Node) => n.path.split('/').slice(0, n.path.startsWith('internal/') || n.path.startsWith('src/') || n.path.startsWith('cmd/') || n.path.startsWith('pkg/') ? 2 : 1).join('/')

function colours() {
  const style = getComputedStyle(document.documentElement)
  const probe = document.createElement('span')
  document.body.append(probe)
  const read = (name: string) => { probe.style.color = `var(${name})`; return getComputedStyle(probe).color }
  const out = { hues: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => read('--hue-' + i)), text: read('--text'), line: read('--edge'), accent: read('--accent'), ground: read('--panel'), font: style.fontFamily || 'sans-serif' }
  probe.remove()
  return out
}

export default function GraphPage({ project, params }: PageProps) {
  const value = (name: string) => params.get(name) ?? ''
  const focus = value('focus')
  const to = value('to')
  const level = value('level') || (focus.includes('#') ? 'symbol' : 'file')
  const chosen = (value('kinds') || usual).split(',')
  const confidence = Number(value('confidence')) || 0
  const limit = Number(value('limit')) || 0 // 0: all, in clusters where there are many
  const most = Number(value('most')) || (level === 'symbol' ? 2000 : 3000) // nodes that are drawn one by one
  const open = value('open') ? value('open').split(',') : []
  const depth = Number(value('depth')) || 2
  const set = (change: Record<string, string>) => go(href('graph', { ...Object.fromEntries([...params].filter(([n]) => n !== 'project')), ...change }))

  const args = { level, kinds: chosen, confidence, ...(limit ? { limit } : { clusters: true, limit: most, open }), ...(value('path') ? { path: value('path') } : {}) }
  const picture = useAnswer<Picture>(JSON.stringify(['graph', project, focus, to, depth, args]), async (signal) => {
    if (focus && to) {
      const r = await ask<{ found?: boolean; nodes: Entity[] | null; edges: Edge[] | null; index?: Index }>('query_graph', project, { question: 'path', entity: focus, to, direction: 'both' }, signal)
      return { ...fromEntities(r.nodes ?? [], r.edges ?? []), index: r.index }
    }
    if (focus) {
      const r = await ask<{ start: Entity; nodes: Entity[]; edges: Edge[]; index?: Index }>('query_graph', project, { question: 'neighbors', entity: focus, depth, limit: 400, relationships: chosen.concat('contains', 'defines') }, signal)
      return { ...fromEntities(r.nodes, r.edges), index: r.index }
    }
    return ask<Picture>('graph_picture', project, args, signal)
  })
  const [selected, select] = useState<string>()
  useEffect(() => select(focus || undefined), [focus, picture.data])
  const cycles = useAsk<{ cycles: Cycle[]; total: number }>('query_graph', project, value('cycles') ? { question: 'cycles', relationships: [level === 'folder' ? 'depends_on' : level === 'symbol' ? 'calls' : 'imports'], limit: 30 } : null)
  const lit = useMemo(() => {
    const c = cycles.data?.cycles[Number(value('cycles')) - 1]
    return c ? new Set(c.cycle.flatMap((e) => [e.source.id, e.target?.id ?? ''])) : undefined
  }, [cycles.data, value('cycles')])

  return <Page title="Graph" note={picture.data ? <>{focus && !to ? <>{plural(picture.data.nodes.length, 'node')} within {plural(depth, 'step')} of {focus.split('#').pop()}</> : to ? picture.data.nodes.length ? `A path of ${plural(picture.data.nodes.length - 1, 'step')}` : 'There is no path' : <>{picture.data.clustered ? <>{plural(picture.data.total, level)} as {plural(picture.data.nodes.length, 'node')}, folders and files as wholes, with {plural(picture.data.edges.length, 'edge')}{picture.data.truncated && ', the heaviest'}</> : <>{number(picture.data.nodes.length)} of {plural(picture.data.total, level === 'folder' ? 'folder' : level)} with {plural(picture.data.edges.length, 'edge')}{picture.data.truncated && ', the most central'}</>}</>}</> : ' '}
    actions={focus ? <a href={href('graph', { level: value('level'), kinds: value('kinds') })}>Show all of it</a> : undefined}>
    <form class="panel form graph-form" onSubmit={(e) => { e.preventDefault(); const f = new FormData(e.currentTarget); set({ path: String(f.get('path')).trim(), focus: String(f.get('focus')).trim(), to: String(f.get('to') ?? '').trim() }) }} key={params.toString()}>
      <label class="field">Show<select value={level} onChange={(e) => set({ level: e.currentTarget.value, focus: '', to: '', cycles: '', limit: '', open: '' })}><option value="folder">folders</option><option value="file">files</option><option value="symbol">symbols</option></select></label>
      <label class="field">Nodes<select value={String(limit)} onChange={(e) => set({ limit: e.currentTarget.value === '0' ? '' : e.currentTarget.value, open: '' })}>{[...new Set([0, 300, 1000, 2000, 3000, 5000, limit])].sort((a, b) => a - b).map((n) => <option key={n} value={n}>{n === 0 ? 'all, many in clusters' : `the ${number(n)} most central`}</option>)}</select></label>
      <label class="field">Surer than<select value={String(confidence)} onChange={(e) => set({ confidence: e.currentTarget.value === '0' ? '' : e.currentTarget.value })}><option value="0">any</option><option value="0.5">0.5</option><option value="0.8">0.8</option><option value="0.95">0.95</option></select></label>
      <label class="field wide">Around<input name="focus" defaultValue={focus} placeholder="a name, path or id" autocomplete="off" spellcheck={false} /></label>
      <label class="field">Steps<select value={String(depth)} onChange={(e) => set({ depth: e.currentTarget.value })}>{[1, 2, 3, 4].map((n) => <option key={n}>{n}</option>)}</select></label>
      <label class="field wide">Path to<input name="to" defaultValue={to} placeholder="another one" autocomplete="off" spellcheck={false} /></label>
      <label class="field">In<input name="path" defaultValue={value('path')} placeholder="internal/**" size={11} autocomplete="off" spellcheck={false} /></label>
      <button class="main">Draw</button>
      <fieldset class="ticks"><legend class="unseen">Kinds of edge</legend>{kinds.map((k) => <label class="tick" key={k}><input type="checkbox" checked={chosen.includes(k)} onChange={(e) => set({ kinds: kinds.filter((x) => (x === k ? e.currentTarget.checked : chosen.includes(x))).join(',') })} />{k.replace('_', ' ')}</label>)}
        <label class="tick"><input type="checkbox" checked={!!value('cycles')} onChange={(e) => set({ cycles: e.currentTarget.checked ? '1' : '' })} />cycles</label></fieldset>
    </form>
    <div class="graph-page">
      <Drawing error={picture.error} again={picture.again} picture={picture.data} busy={picture.busy} selected={selected} select={select} lit={lit} single={!!focus} open={(id) => set({ open: [...open, id].join(',') })} />
      <aside class="graph-side">
        <Pending index={picture.data?.index} />
        {cycles.data && (picture.data || picture.error) && <Panel title="Cycles" note={number(cycles.data.total ?? cycles.data.cycles.length)}>{cycles.data.cycles.length === 0 ? <Nothing>Nothing depends on itself.</Nothing> : <ol class="links">{cycles.data.cycles.map((c, i) => <li key={i}><a href={href('graph', { ...Object.fromEntries([...params].filter(([n]) => n !== 'project')), cycles: i + 1 })} aria-current={value('cycles') === String(i + 1) ? 'true' : undefined}>{c.cycle.map((e) => e.source.qualified_name || e.source.name).join(' → ')}</a></li>)}</ol>}</Panel>}
        {open.length > 0 && <Panel title="Opened"><ul class="links nodes">{open.map((id) => <li key={id}><span class="path">{id}</span> <button type="button" class="quiet" onClick={() => set({ open: open.filter((o) => o !== id).join(',') })} aria-label={'Close ' + id}>Close</button></li>)}</ul></Panel>}
        {picture.data && !(cycles.busy && !cycles.data) && <Chosen picture={picture.data} selected={selected} select={select} open={(id) => set({ open: [...open, id].join(',') })} alone={(n) => set({ path: n.type === 'file' ? n.path : n.path + '/**', open: '' })} what={level} focus={(id) => set({ focus: id, to: '' })} pathTo={(id) => set({ focus: selected ?? '', to: id })} />}
      </aside>
    </div>
  </Page>
}

function fromEntities(nodes: Entity[], edges: Edge[]): Picture {
  const all: Node[] = nodes.map((e) => ({ id: e.id, name: e.qualified_name || e.name, type: e.type, path: e.path, line: e.start_line, rank: 1, in: 0, out: 0 }))
  const at = new Map(all.map((n, i) => [n.id, i]))
  const out: Picture['edges'] = []
  const found: string[] = []
  for (const e of edges) {
    const a = at.get(e.source.id)
    const b = e.target ? at.get(e.target.id) : undefined
    if (a === undefined || b === undefined || a === b) continue
    let kind = found.indexOf(e.kind)
    if (kind < 0) kind = found.push(e.kind) - 1
    out.push([a, b, kind, 1])
    all[a]!.out++
    all[b]!.in++
  }
  return { nodes: all, kinds: found, edges: out, total: all.length, truncated: false }
}

/** placed puts nodes of a folder together: folders on a sunflower, and their nodes on a small one each. */
function placed(nodes: Node[]): Float32Array {
  const clusters = new Map<string, number[]>()
  nodes.forEach((n, i) => { const c = clusterOf(n); const list = clusters.get(c); if (list) list.push(i); else clusters.set(c, [i]) })
  const out = new Float32Array(2 * nodes.length)
  const golden = Math.PI * (3 - Math.sqrt(5))
  let area = 0
  let k = 0
  for (const list of [...clusters.values()].sort((a, b) => b.length - a.length)) {
    const radius = 6 * Math.sqrt(list.length)
    const far = k === 0 ? 0 : 1.35 * Math.sqrt(area) + radius
    const [cx, cy] = [far * Math.cos(k * golden), far * Math.sin(k * golden)]
    list.forEach((i, j) => { const r = 6 * Math.sqrt(j); out[2 * i] = cx + r * Math.cos(j * golden); out[2 * i + 1] = cy + r * Math.sin(j * golden) })
    area += (radius + 8) ** 2
    k++
  }
  return out
}

/** software reports whether pictures are drawn without a graphics card. */
function software(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

function Drawing({ picture, error, again, busy, selected, select, lit, single, open }: { error?: Failure; again: () => void; open: (id: string) => void; picture?: Picture; busy: boolean; selected?: string; select: (id?: string) => void; lit?: Set<string>; single: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const sigma = useRef<Sigma | undefined>(undefined)
  const dimmed = useRef(false)
  const brighten = useRef<((bright?: Set<string>) => void) | undefined>(undefined)
  const [problem, report] = useState('')
  const [theme, retheme] = useState(0)
  useEffect(() => {
    const f = () => retheme((n) => n + 1)
    const media = matchMedia('(prefers-color-scheme: dark)')
    addEventListener('themechange', f)
    media.addEventListener('change', f)
    return () => { removeEventListener('themechange', f); media.removeEventListener('change', f) }
  }, [])

  useEffect(() => {
    if (!picture || !box.current) return
    const c = colours()
    const graph = new Graph({ multi: true, type: 'directed' })
    const start = placed(picture.nodes)
    const largest = picture.nodes.reduce((most, n) => Math.max(most, n.rank), 1)
    const fullest = picture.nodes.reduce((most, n) => Math.max(most, n.members ?? 0), 1)
    const many = picture.nodes.length
    const hues = new Map<string, number>()
    for (const n of picture.nodes) { const k = clusterOf(n); if (!hues.has(k)) hues.set(k, hues.size % 7) }
    const scale = Math.min(1, Math.sqrt(600 / many)) // as much of the picture is nodes, however many they are
    picture.nodes.forEach((n, i) => graph.addNode(n.id, { x: start[2 * i], y: start[2 * i + 1], size: picture.clustered ? 3 + 17 * Math.sqrt((n.members ?? 1) / fullest) : scale * (3 + 15 * Math.sqrt(single ? Math.min(1, (n.in + n.out) / 40) : n.rank / largest)), color: c.hues[hues.get(clusterOf(n))!], label: n.members ? `${n.name} (${number(n.members)})` : n.name }))
    const tie = ([a, b, kind, count]: Picture['edges'][number], i: number) => graph.addEdgeWithKey(String(i), picture.nodes[a]!.id, picture.nodes[b]!.id, { size: Math.min(3, 0.4 + 0.25 * Math.log2(1 + count)), color: c.hues[hues.get(clusterOf(picture.nodes[a]!))!], kind })
    const lined = picture.edges.length > thin
    if (!lined) picture.edges.forEach(tie)
    let drawing: Sigma
    try {
      drawing = new Sigma(graph, box.current, {
        settings: { itemSizesReference: 'screen', labelRenderedSizeThreshold: many > 800 ? 7 : 5, hideLabelsOnMove: many > 800, pickingDownSizingRatio: many > 800 ? 4 : 2, nodePickingPadding: many > 800 ? 3 : 0, labelDensity: 0.7, labelGridCellSize: 110, gestureTarget: 'graph', enableNodeDrag: many <= forced, enableCameraRotation: false, antialiasEdges: !lined } as never,
        styles: {
          nodes: {
            depth: { whenState: ['isHovered', 'isHighlighted'], then: 'topNodes', else: 'nodes' },
            x: { attribute: 'x' }, y: { attribute: 'y' }, size: { attribute: 'size', defaultValue: 3 }, color: { attribute: 'color', defaultValue: c.accent }, label: { attribute: 'label' }, labelColor: c.text, labelFont: 'sans-serif', labelSize: 12,
            opacity: { whenState: 'isHidden', then: 0.12, else: 1 }, labelVisibility: { whenState: 'isHighlighted', then: 'visible', else: { whenState: 'isHidden', then: 'hidden', else: 'auto' } }, backdropVisibility: { whenState: 'isHovered', then: 'visible', else: 'hidden' }, backdropColor: c.ground,
          },
          edges: { depth: { whenState: 'isHighlighted', then: 'topEdges', else: 'edges' }, opacity: { whenState: 'isHighlighted', then: 0.9, else: many > 3000 ? 0.1 : many > 800 ? 0.12 : many > 80 ? 0.25 : 0.6 }, size: { attribute: 'size', defaultValue: 1 }, color: { whenState: 'isHighlighted', then: c.accent, else: { attribute: 'color', defaultValue: c.line } }, visibility: { whenState: 'isHidden', then: 'hidden', else: 'visible' } },
        } as never,
      })
    } catch (error) {
      report('The picture needs WebGL 2, which this browser does not give: ' + (error as Failure).message)
      return
    }
    report('')
    sigma.current = drawing
    const members = new Set(picture.nodes.filter((n) => n.members).map((n) => n.id))
    const slow = (lined || many > 300) && software() // then edges are left out while anything moves, and of many nodes names and all but points
    const bare = slow && many > 300
    let laying = false
    let moving = false
    let settled = 0
    if (lined || slow) {
      const rgb = c.hues.map((hue) => (hue.match(/\d+/g) ?? []).map(Number))
      const colours = new Uint8Array(picture.nodes.flatMap((n) => rgb[hues.get(clusterOf(n))!]!.slice(0, 3)))
      brighten.current = drawPlain(drawing as never, { nodes: picture.nodes.map((n) => n.id), ends: new Uint32Array(picture.edges.flatMap(([a, b]) => [a, b])), colours, opacity: many > 3000 ? 0.1 : many > 800 ? 0.14 : 0.25, shown: () => ({ edges: lined && !moving && !dimmed.current, nodes: moving && bare }) })
    }
    if (slow) {
      let before = ''
      drawing.on('beforeRender', () => {
        const now = Object.values(drawing.getCamera().getState()).join()
        moving = laying || (now !== before && before !== '')
        before = now
        clearTimeout(settled)
        if (moving && !laying) settled = window.setTimeout(() => drawing.scheduleRender(), 150)
      })
    }
    if (bare) {
      const gl = drawing.getWebGLContext()
      const draw = gl.drawArraysInstanced.bind(gl)
      gl.drawArraysInstanced = (...how) => { if (!moving) draw(...how) }
    }
    dimmed.current = false
    ;(window as unknown as { drawing: Sigma }).drawing = drawing // for measuring
    drawing.on('clickNode', ({ node }) => select(node))
    drawing.on('doubleClickNode', ({ node, preventSigmaDefault }) => { if (members.has(node)) { preventSigmaDefault(); open(node) } })
    drawing.on('clickStage', () => select(undefined))

    let worker: Worker | undefined
    if (many <= forced && picture.edges.length > 0 && many > 1) {
      const nodes = new Float32Array(perNode * many)
      picture.nodes.forEach((_, i) => { nodes[perNode * i] = start[2 * i]!; nodes[perNode * i + 1] = start[2 * i + 1]!; nodes[perNode * i + 6] = 1; nodes[perNode * i + 7] = 1; nodes[perNode * i + 8] = 1 })
      const edges = new Float32Array(3 * picture.edges.length)
      picture.edges.forEach(([a, b, , count], i) => { edges[3 * i] = a * perNode; edges[3 * i + 1] = b * perNode; edges[3 * i + 2] = Math.log2(1 + count); nodes[perNode * a + 6]!++; nodes[perNode * b + 6]!++ })
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      worker = new Worker(LAYOUT)
      worker.onmessage = ({ data }: MessageEvent<{ positions: Float32Array; done: boolean }>) => {
        let i = 0
        graph.updateEachNodeAttributes((_, a) => { a.x = data.positions[2 * i]; a.y = data.positions[2 * i + 1]; i++; return a }, { attributes: ['x', 'y'] })
        if (data.done) { laying = false; drawing.scheduleRender() }
        if (box.current && data.done) box.current.dataset.laid = 'yes'
      }
      laying = true
      worker.postMessage({ nodes, edges, milliseconds: many > 3000 ? 6000 : 2500, every: still ? 0 : many > 3000 ? 700 : 120 }, [nodes.buffer, edges.buffer])
    } else box.current.dataset.laid = 'yes'
    const element = box.current
    return () => { worker?.terminate(); clearTimeout(settled); drawing.kill(); sigma.current = undefined; brighten.current = undefined; delete element.dataset.laid }
  }, [picture, theme, single])

  useEffect(() => { // what is chosen is bright with its neighbours, the rest steps back
    const s = sigma.current
    if (!s) return
    const graph = s.getGraph()
    if (picture && picture.edges.length > thin) { // then only those of what is chosen are edges
      if (graph.size > 0) graph.clearEdges()
      if (lit || selected && graph.hasNode(selected)) { const c = colours(); picture.edges.forEach(([a, b], i) => { const [from, to] = [picture.nodes[a]!.id, picture.nodes[b]!.id]; if (lit ? lit.has(from) && lit.has(to) : from === selected || to === selected) graph.addEdgeWithKey(String(i), from, to, { size: 1, color: c.accent }) }) }
    }
    const bright = lit ?? (selected && graph.hasNode(selected) ? new Set([selected, ...graph.neighbors(selected)]) : undefined)
    if (!bright && !dimmed.current) return
    dimmed.current = !!bright
    brighten.current?.(bright)
    graph.forEachNode((n) => s.setNodeState(n, { isHidden: !!bright && !bright.has(n), isHighlighted: n === selected || !!lit?.has(n) }))
    graph.forEachEdge((e, _, a, b) => s.setEdgeState(e, { isHidden: !!bright && !(lit ? bright.has(a) && bright.has(b) : a === selected || b === selected), isHighlighted: !!bright && (lit ? bright.has(a) && bright.has(b) : a === selected || b === selected) }))
  }, [selected, lit, picture, theme])

  const save = () => {
    const s = sigma.current
    if (!s) return
    const { width, height } = s.getDimensions()
    const canvas = document.createElement('canvas')
    const scale = 2
    canvas.width = width * scale
    canvas.height = height * scale
    const g = canvas.getContext('2d')!
    const c = colours()
    g.scale(scale, scale)
    g.fillStyle = c.ground
    g.fillRect(0, 0, width, height)
    const graph = s.getGraph()
    const at = (n: string) => s.graphToViewport({ x: graph.getNodeAttribute(n, 'x'), y: graph.getNodeAttribute(n, 'y') })
    const stroke = (from: string, to: string, a: { color: string; size: number }) => {
      const [p, q] = [at(from), at(to)]
      g.strokeStyle = a.color
      g.lineWidth = a.size
      g.beginPath(); g.moveTo(p.x, p.y); g.lineTo(q.x, q.y); g.stroke()
    }
    if (picture && picture.edges.length > thin && !dimmed.current) {
      g.globalAlpha = 0.15
      for (const [a, b] of picture.edges) stroke(picture.nodes[a]!.id, picture.nodes[b]!.id, { color: graph.getNodeAttribute(picture.nodes[a]!.id, 'color'), size: 1 })
    }
    graph.forEachEdge((e, a, from, to) => {
      const state = s.getEdgeState(e)
      if (!state.isHidden) stroke(from, to, { color: state.isHighlighted ? c.accent : a.color, size: a.size })
    })
    graph.forEachNode((n, a) => {
      const p = at(n)
      g.globalAlpha = s.getNodeState(n).isHidden ? 0.12 : 1
      g.fillStyle = a.color
      g.beginPath(); g.arc(p.x, p.y, s.scaleSize(a.size), 0, 7); g.fill()
    })
    g.globalAlpha = 1
    g.fillStyle = c.text
    g.font = '12px sans-serif'
    for (const n of s.getNodeDisplayedLabels()) { const p = at(n); g.fillText(graph.getNodeAttribute(n, 'label'), p.x + s.scaleSize(graph.getNodeAttribute(n, 'size')) + 3, p.y + 4) }
    const link = document.createElement('a')
    link.download = 'graph.png'
    link.href = canvas.toDataURL('image/png')
    link.click()
  }
  const camera = () => sigma.current?.getCamera() as unknown as { animatedZoom: (o?: object) => void; animatedUnzoom: (o?: object) => void; animatedReset: (o?: object) => void } | undefined
  return <div class="drawing panel">
    <div class="canvas" ref={box} role="img" aria-label={picture ? `A picture of ${plural(picture.nodes.length, 'node')} and ${plural(picture.edges.length, 'edge')}; the list next to it holds the same` : 'A picture of the graph'} aria-busy={busy} />
    {busy && <Waiting what={picture ? 'Drawing what was asked for' : 'Reading all edges, which the first question after a change does'} />}
    {error && !busy && <div class="failed"><Trouble error={error} again={again} /></div>}
    {problem && <p class="note over" role="alert">{problem}</p>}
    {picture && picture.nodes.length === 0 && <p class="note over">Nothing to draw: choose other kinds of edge, or another place.</p>}
    <div class="tools">
      <button type="button" onClick={() => camera()?.animatedZoom()} aria-label="Closer">+</button><button type="button" onClick={() => camera()?.animatedUnzoom()} aria-label="Farther">−</button>
      <button type="button" onClick={() => camera()?.animatedReset()}>Fit</button><button type="button" onClick={save}>Save as PNG</button>
    </div>
  </div>
}

function Chosen({ picture, selected, select, focus, pathTo, open, alone, what }: { open: (id: string) => void; alone: (n: Node) => void; what: string; picture: Picture; selected?: string; select: (id?: string) => void; focus: (id: string) => void; pathTo: (id: string) => void }) {
  const at = useMemo(() => new Map(picture.nodes.map((n, i) => [n.id, i])), [picture])
  const i = selected === undefined ? undefined : at.get(selected)
  const n = i === undefined ? undefined : picture.nodes[i]
  const row = (m: Node, kind?: string) => <li key={m.id + kind}><button type="button" class="link" onClick={() => select(m.id)}>{m.name}</button>{kind && <span class="note inline"> {kind}</span>}</li>
  const names = new Map<string, number>()
  for (const m of picture.nodes.slice(0, 40)) names.set(m.name, (names.get(m.name) ?? 0) + 1)
  if (!n) return <Panel title={picture.clustered ? 'Clusters' : 'Most central'} note="choose one"><ul class="links nodes">{picture.nodes.slice(0, 40).map((m) => row(m, m.members ? number(m.members) : names.get(m.name)! > 1 ? m.path : undefined))}</ul></Panel>
  const ties = (out: boolean) => picture.edges.filter((e) => e[out ? 0 : 1] === i).sort((a, b) => b[3] - a[3])
  const list = (out: boolean) => {
    const t = ties(out)
    return t.length > 0 && <div class="edges"><h3>{out ? 'Uses' : 'Used by'} <span class="note">{number(t.length)}</span></h3><ul class="links nodes">{t.slice(0, 30).map((e) => row(picture.nodes[e[out ? 1 : 0]]!, picture.kinds[e[2]] + (e[3] > 1 ? ' ' + e[3] : '')))}</ul>{t.length > 30 && <p class="note">and {number(t.length - 30)} more</p>}</div>
  }
  return <Panel title={<span class="path">{n.name}</span>} note={n.members ? plural(n.members, what) : n.type}>
    {n.path && <p class="note"><Path path={n.path} line={n.line} /></p>}
    <p class="row">
      {n.members ? <><button type="button" class="main" onClick={() => open(n.id)}>Open it</button><button type="button" onClick={() => alone(n)}>Show it alone</button></> : <button type="button" onClick={() => focus(n.id)}>Show what is around it</button>}
      {n.type !== 'module' && n.path && <a href={href('code', { path: n.path, line: n.line })}>Open</a>}
      <button type="button" class="quiet" onClick={() => select(undefined)}>Back to all</button>
    </p>
    {!n.members && <form class="form" onSubmit={(e) => { e.preventDefault(); const to = String(new FormData(e.currentTarget).get('to')).trim(); if (to) pathTo(to) }}>
      <label class="field wide">Path to<input name="to" autocomplete="off" spellcheck={false} placeholder="a name, path or id" /></label><button>Find</button>
    </form>}
    {list(false)}{list(true)}
  </Panel>
}
