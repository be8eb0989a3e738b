// The search view: a question, files with places, and why each place is there.
import * as vscode from 'vscode'
import { byFile, fenced, line, plural, reasons, type File, type Found, type Hit } from './answers'
import type { Program } from './program'
import { here, tried, type Server } from './server'

type Node = File | Hit | string

const icons: Record<string, string> = { function: 'symbol-function', method: 'symbol-method', class: 'symbol-class', type: 'symbol-structure', interface: 'symbol-interface', file: 'file', document: 'book', section: 'book', property: 'symbol-property', variable: 'symbol-variable', constant: 'symbol-constant', module: 'symbol-namespace' }

export class Search implements vscode.TreeDataProvider<Node> {
  private files: File[] = []
  private parents = new Map<Node, Node>()
  private question = ''
  private folder?: vscode.Uri
  private running?: vscode.CancellationTokenSource
  private readonly changed = new vscode.EventEmitter<void>()
  readonly onDidChangeTreeData = this.changed.event
  private readonly view: vscode.TreeView<Node>

  constructor(private readonly server: Server, private readonly program: Program) {
    this.view = vscode.window.createTreeView('ctx-sys.search', { treeDataProvider: this, showCollapseAll: true })
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(this.view,
      vscode.commands.registerCommand('ctx-sys.searchCode', (question?: string) => tried(this.program, () => this.ask(question))),
      vscode.commands.registerCommand('ctx-sys.searchAgain', () => tried(this.program, () => this.ask(this.question))),
      vscode.commands.registerCommand('ctx-sys.searchClear', () => this.show([], '')),
      vscode.commands.registerCommand('ctx-sys.openPlace', (h: Hit) => tried(this.program, () => this.open(h.path, h.start_line, h.end_line))))
  }

  async ask(question?: string): Promise<void> {
    const editor = vscode.window.activeTextEditor
    const chosen = editor && !editor.selection.isEmpty ? line(editor.document.getText(editor.selection)) : ''
    question = typeof question === 'string' && question ? question : await vscode.window.showInputBox({
      title: 'ctx-sys: Search', value: chosen || this.question, ignoreFocusOut: true,
      prompt: 'A question, words, a name, or an error message', placeHolder: 'how is a file cut into chunks?  type:function lang:go path:internal/**',
    })
    if (!question?.trim()) return
    this.running?.cancel()
    const running = this.running = new vscode.CancellationTokenSource()
    const folder = here()
    await vscode.commands.executeCommand('ctx-sys.search.focus')
    await vscode.window.withProgress({ location: { viewId: 'ctx-sys.search' } }, async () => {
      const limit = vscode.workspace.getConfiguration('ctx-sys').get('searchResults', 20)
      const found = await this.server.ask<Found>('search_code', { query: question, limit }, { folder, token: running.token })
      if (running.token.isCancellationRequested) return
      this.folder = folder
      this.show(byFile(found.results), question)
      const stale = found.index.fresh ? '' : ', the index is behind the files'
      this.view.message = found.results.length === 0 ? `Nothing answers “${question}”.` : `“${question}”: ${plural(found.results.length, 'place')} in ${plural(this.files.length, 'file')}${stale}`
      if (this.files[0]) await this.view.reveal(this.files[0], { select: false, focus: false, expand: true })
    })
  }

  private show(files: File[], question: string): void {
    this.files = files
    this.question = question
    this.parents = new Map(files.flatMap((f) => f.hits.map((h) => [h, f] as const)))
    this.view.message = undefined
    void vscode.commands.executeCommand('setContext', 'ctx-sys.found', files.length > 0)
    this.changed.fire()
  }

  private async open(path: string, start: number, end: number): Promise<void> {
    const uri = await this.server.file(path, this.folder)
    const from = Math.max(0, start - 1)
    await vscode.window.showTextDocument(uri, { selection: new vscode.Range(from, 0, from, 0), preview: true })
    const editor = vscode.window.activeTextEditor
    editor?.revealRange(new vscode.Range(from, 0, Math.max(from, end - 1), 0), vscode.TextEditorRevealType.InCenterIfOutsideViewport)
  }

  getParent(n: Node): Node | undefined {
    return this.parents.get(n)
  }

  getChildren(n?: Node): Node[] {
    if (!n) return this.files
    if (typeof n === 'string') return []
    return 'hits' in n ? n.hits : reasons(n.why)
  }

  async getTreeItem(n: Node): Promise<vscode.TreeItem> {
    if (typeof n === 'string') {
      const item = new vscode.TreeItem(n)
      item.iconPath = new vscode.ThemeIcon(n.startsWith('+') ? 'arrow-up' : n.startsWith('−') ? 'arrow-down' : 'search')
      return item
    }
    if ('hits' in n) {
      const item = new vscode.TreeItem(await this.server.file(n.path, this.folder), vscode.TreeItemCollapsibleState.Expanded)
      item.iconPath = vscode.ThemeIcon.File
      item.description = n.path.includes('/') ? n.path.slice(0, n.path.lastIndexOf('/')) : undefined
      return item
    }
    const item = new vscode.TreeItem(`${n.qualified_name || n.name}`, n.why?.length ? vscode.TreeItemCollapsibleState.Collapsed : vscode.TreeItemCollapsibleState.None)
    item.description = `${n.start_line}  ${line(n.signature || n.snippet, 80)}`
    item.iconPath = new vscode.ThemeIcon(icons[n.type] ?? 'symbol-misc')
    item.tooltip = new vscode.MarkdownString(fenced(n.snippet.slice(0, 2000)) + '\n').appendText(reasons(n.why).join('\n'))
    item.command = { command: 'ctx-sys.openPlace', title: 'Open', arguments: [n] }
    item.contextValue = 'place'
    item.accessibilityInformation = { label: `${n.name}, ${n.type}, ${n.path} line ${n.start_line}` }
    return item
  }
}
