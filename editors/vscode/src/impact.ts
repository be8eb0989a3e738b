// What the changes of the working tree mean: dependents next to each changed symbol, and a view next to the changes of source control.
import * as vscode from 'vscode'
import { burden, fenced, linesOf, plural, type Changed, type Dependent, type Impact, type Misfit, type Test, type Tests } from './answers'
import { Missing, message, type Program } from './program'
import { here, tried, type Server } from './server'

interface Group { title: string; icon: string; nodes: Node[]; open?: boolean }
type Node = Group | Place
interface Place { label: string; detail: string; path: string; line: number; icon: string; children?: Place[] }

// What is used of the extension that VS Code has for git.
interface Git { repositories: Repository[]; onDidOpenRepository: vscode.Event<Repository> }
interface Repository { state: { HEAD?: { commit?: string }; indexChanges: { uri: vscode.Uri }[]; workingTreeChanges: { uri: vscode.Uri }[]; onDidChange: vscode.Event<void> } }

export class ImpactView implements vscode.TreeDataProvider<Node> {
  private impact?: Impact
  private tests?: Tests
  private folder?: vscode.Uri
  private lines = new Map<string, Changed[]>() // by URI
  private timer?: NodeJS.Timeout
  private readonly followed: vscode.Disposable[] = []
  private running?: vscode.CancellationTokenSource
  private readonly changed = new vscode.EventEmitter<void>()
  readonly onDidChangeTreeData = this.changed.event
  private readonly view: vscode.TreeView<Node>
  private readonly mark: vscode.TextEditorDecorationType

  constructor(private readonly server: Server, private readonly program: Program, context: vscode.ExtensionContext) {
    this.view = vscode.window.createTreeView('ctx-sys.impact', { treeDataProvider: this, showCollapseAll: true })
    this.mark = vscode.window.createTextEditorDecorationType({
      gutterIconPath: context.asAbsolutePath('media/impact.svg'), gutterIconSize: '80%', rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
      overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.modifiedForeground'), overviewRulerLane: vscode.OverviewRulerLane.Left,
      after: { color: new vscode.ThemeColor('editorCodeLens.foreground'), margin: '0 0 0 2em', fontStyle: 'italic' },
    })
  }

  register(): vscode.Disposable {
    void this.followGit()
    return vscode.Disposable.from(this.view, this.mark, new vscode.Disposable(() => { for (const d of this.followed) d.dispose() }),
      vscode.workspace.onDidSaveTextDocument((d) => { if (d.uri.scheme === 'file') this.soon() }),
      vscode.workspace.onDidDeleteFiles(() => this.soon()),
      vscode.workspace.onDidRenameFiles(() => this.soon()),
      vscode.window.onDidChangeVisibleTextEditors(() => this.draw()),
      vscode.workspace.onDidChangeConfiguration((e) => { if (e.affectsConfiguration('ctx-sys.impact')) this.soon() }),
      this.server.onReady(() => this.soon()),
      new vscode.Disposable(() => clearTimeout(this.timer)),
      vscode.commands.registerCommand('ctx-sys.impactRefresh', () => tried(this.program, () => this.load())),
      vscode.commands.registerCommand('ctx-sys.impactOpen', (p: Place) => tried(this.program, async () => {
        await vscode.window.showTextDocument(await this.server.file(p.path, this.folder), { selection: new vscode.Range(Math.max(0, p.line - 1), 0, Math.max(0, p.line - 1), 0) })
      })))
  }

  /** Looks again when the last commit is another one, or other files differ from it: editors do not report changes in .git to extensions. */
  private async followGit(): Promise<void> {
    const git = vscode.extensions.getExtension<{ getAPI(version: 1): Git }>('vscode.git')
    if (!git) return
    const api = (await git.activate()).getAPI(1)
    const follow = (r: Repository) => {
      let before = ''
      this.followed.push(r.state.onDidChange(() => {
        const now = JSON.stringify([r.state.HEAD?.commit, [...r.state.indexChanges, ...r.state.workingTreeChanges].map((c) => c.uri.path)])
        if (now !== before) this.soon()
        before = now
      }))
    }
    api.repositories.forEach(follow)
    this.followed.push(api.onDidOpenRepository(follow))
  }

  /** Looks again after a pause, when saving has ended. */
  private soon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.load().catch((e: unknown) => { if (!(e instanceof Missing)) this.say(message(e)) })
    }, 400)
  }

  private say(text: string | undefined): void {
    this.view.message = text
  }

  private async load(): Promise<void> {
    this.running?.cancel()
    const running = this.running = new vscode.CancellationTokenSource()
    const folder = here()
    if (!folder || !vscode.workspace.getConfiguration('ctx-sys').get('impact', true)) {
      this.impact = this.tests = undefined
      this.lines.clear()
    } else {
      const o = { folder, token: running.token }
      const [impact, tests] = await vscode.window.withProgress({ location: { viewId: 'ctx-sys.impact' } },
        () => Promise.all([this.server.ask<Impact>('impact', {}, o), this.server.ask<Tests>('affected_tests', {}, o)]))
      const lines = new Map<string, Changed[]>()
      for (const [path, changed] of linesOf(impact)) lines.set((await this.server.file(path, folder)).toString(), changed)
      if (running.token.isCancellationRequested) return
      this.impact = impact
      this.tests = tests
      this.folder = folder
      this.lines = lines
    }
    const n = this.impact?.changed?.length ?? 0
    this.view.badge = n ? { value: n, tooltip: plural(n, 'changed symbol') } : undefined
    this.view.description = n && this.impact ? `risk ${this.impact.risk}` : undefined
    this.say(undefined)
    this.changed.fire()
    this.draw()
  }

  private draw(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const changed = this.lines.get(editor.document.uri.toString()) ?? []
      const misfits = this.impact?.misfits
      editor.setDecorations(this.mark, changed.filter((c) => c.line <= editor.document.lineCount).map((c) => ({
        range: editor.document.lineAt(c.line - 1).range,
        hoverMessage: hover(c, this.impact),
        renderOptions: { after: { contentText: burden(c, misfits) } },
      })))
    }
  }

  getChildren(n?: Node): Node[] {
    if (n) return 'nodes' in n ? n.nodes : n.children ?? []
    const i = this.impact
    if (!i?.changed?.length) return []
    const affected = (i.affected ?? []).filter((d) => !d.test)
    const groups: Group[] = [
      { title: plural(i.misfits?.length ?? 0, 'call that no longer fits', 'calls that no longer fit'), icon: 'error', open: true, nodes: (i.misfits ?? []).map(misfit) },
      { title: plural(i.changed.length, 'changed symbol'), icon: 'diff-modified', open: true, nodes: i.changed.map((c) => change(c, i)) },
      { title: plural(affected.length, 'dependent'), icon: 'references', open: true, nodes: affected.map(dependent) },
      { title: plural(this.tests?.tests?.length ?? 0, 'affected test'), icon: 'beaker', open: true, nodes: (this.tests?.tests ?? []).map(test) },
    ]
    return groups.filter((g) => g.nodes.length > 0)
  }

  getTreeItem(n: Node): vscode.TreeItem {
    if ('nodes' in n) {
      const item = new vscode.TreeItem(n.title, n.open ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed)
      item.iconPath = new vscode.ThemeIcon(n.icon)
      return item
    }
    const item = new vscode.TreeItem(n.label, n.children?.length ? vscode.TreeItemCollapsibleState.Collapsed : vscode.TreeItemCollapsibleState.None)
    item.description = n.detail
    item.iconPath = new vscode.ThemeIcon(n.icon)
    item.tooltip = `${n.path}:${n.line}`
    if (n.line > 0) item.command = { command: 'ctx-sys.impactOpen', title: 'Open', arguments: [n] }
    return item
  }
}

const dependent = (d: Dependent): Place => ({ label: d.name, detail: `${d.kind}, ${plural(d.depth, 'step')}, ${d.path}:${d.line}`, path: d.path, line: d.line, icon: d.test ? 'beaker' : 'symbol-misc' })
const misfit = (m: Misfit): Place => ({ label: nameOf(m.caller), detail: `${m.why}, ${m.path}:${m.line}`, path: m.path, line: m.line, icon: 'error' })
const test = (t: Test): Place => ({ label: t.name || t.path, detail: `${t.target || t.path}${t.likely ? '' : ', less likely to fail'}`, path: t.path, line: t.line, icon: 'beaker' })
const change = (c: Changed, i: Impact): Place => ({
  label: c.name, detail: `${c.change}, ${burden(c, i.misfits)}`, path: c.path, line: c.change === 'removed' ? 0 : c.line, icon: c.change === 'removed' ? 'diff-removed' : c.change === 'added' ? 'diff-added' : 'diff-modified',
  children: (i.affected ?? []).filter((d) => d.on === c.id).map(dependent),
})

const nameOf = (id: string) => id.slice(id.indexOf('#') + 1)

function hover(c: Changed, i: Impact | undefined): vscode.MarkdownString {
  const text = new vscode.MarkdownString().appendText(`${c.name}: ${burden(c, i?.misfits)}`)
  if (c.before && c.signature && c.before !== c.signature) text.appendMarkdown(`\n\n${fenced(`- ${c.before}\n+ ${c.signature}`, 'diff')}\n`)
  for (const d of (i?.affected ?? []).filter((d) => d.on === c.id).slice(0, 10)) text.appendText(`\n${d.name}  ${d.path}:${d.line}`)
  return text
}
