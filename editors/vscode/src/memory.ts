// Memories and conversations: to read, and to confirm, correct, pin and delete. What is done here is the user's word: each of it follows a click.
import * as vscode from 'vscode'
import { author, byState, line, plural, transcript, type Memory, type Message, type Session } from './answers'
import { Missing, message, type Program } from './program'
import { tried, type Server } from './server'
import type { Texts } from './texts'

interface Group { name: string; memories: Memory[] }

abstract class Tree<N> implements vscode.TreeDataProvider<N> {
  private readonly changed = new vscode.EventEmitter<void>()
  readonly onDidChangeTreeData = this.changed.event
  protected readonly view: vscode.TreeView<N>

  constructor(id: string, protected readonly server: Server, protected readonly program: Program, protected readonly texts: Texts) {
    this.view = vscode.window.createTreeView(id, { treeDataProvider: this, showCollapseAll: true })
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(this.view, this.server.onReady(() => this.refresh()),
      this.view.onDidChangeVisibility((e) => { if (e.visible) this.refresh() }))
  }

  refresh(): void {
    this.changed.fire()
  }

  async getChildren(n?: N): Promise<N[]> {
    if (n) return this.below(n)
    this.view.message = undefined
    try {
      return await this.top()
    } catch (e) {
      if (!(e instanceof Missing)) this.view.message = message(e)
      return []
    }
  }

  protected abstract top(): Promise<N[]>
  protected below(_: N): N[] { return [] }
  abstract getTreeItem(n: N): vscode.TreeItem
}

export class Memories extends Tree<Group | Memory> {
  constructor(server: Server, program: Program, texts: Texts) {
    super('ctx-sys.memories', server, program, texts)
  }

  override register(): vscode.Disposable {
    const on = (name: string, what: (m: Memory) => Promise<unknown>) => vscode.commands.registerCommand('ctx-sys.memory' + name, (m: Memory) => tried(this.program, async () => {
      await what(m)
      this.refresh()
    }))
    const ask = (operation: string, args: object) => this.server.ask(operation, args, { user: true })
    return vscode.Disposable.from(super.register(),
      vscode.commands.registerCommand('ctx-sys.memoryRefresh', () => this.refresh()),
      on('Add', async () => {
        const content = await vscode.window.showInputBox({ title: 'ctx-sys: Remember', prompt: 'One thing, in a sentence or two', ignoreFocusOut: true })
        if (content?.trim()) await ask('memory_add', { content })
      }),
      on('Open', (m) => this.open(m)),
      on('Confirm', (m) => ask('memory_update', { id: m.id, content: m.content, reason: 'confirmed in the editor' })),
      on('Correct', async (m) => {
        const content = await vscode.window.showInputBox({ title: 'ctx-sys: Correct a Memory', value: m.content, prompt: 'The new text is your word and replaces the old one', ignoreFocusOut: true })
        if (content?.trim() && content !== m.content) await ask('memory_update', { id: m.id, content, reason: 'corrected in the editor' })
      }),
      on('Pin', (m) => ask(m.pinned ? 'memory_unpin' : 'memory_pin', { id: m.id })),
      on('Delete', async (m) => {
        const yes = await vscode.window.showWarningMessage('Delete this memory for good?', { modal: true, detail: line(m.content, 300) }, 'Delete')
        if (yes) await ask('memory_delete', { ids: [m.id], reason: 'deleted in the editor' })
      }))
  }

  private async open(m: Memory): Promise<void> {
    const why = await this.server.ask<{ shown: string; sources?: { kind: string; path?: string; session?: string; message?: number; created: string }[]; journal?: { time: string; action: string; note?: string }[] }>('memory_why', { id: m.id }, { user: true })
    const lines = [
      m.content, '', `${m.type}, ${m.scope}, ${m.tier}, ${author(m)}${m.pinned ? ', pinned' : ''}${m.quarantined ? ', quarantined' : ''}`, why.shown, '',
      ...(why.sources ?? []).map((s) => `- from ${s.kind} ${s.path ?? s.session ?? ''}${s.message ? `, message ${s.message}` : ''}, ${s.created}`),
      ...(why.journal ?? []).map((j) => `- ${j.time} ${j.action} ${line(j.note ?? '')}`),
    ]
    await this.texts.show(`memory ${m.id}`, lines.join('\n') + '\n')
  }

  protected async top(): Promise<Group[]> {
    const { memories } = await this.server.ask<{ memories: Memory[] }>('memory_list', {}, { user: true })
    void vscode.commands.executeCommand('setContext', 'ctx-sys.remembers', memories.length > 0)
    return byState(memories)
  }

  protected override below(n: Group | Memory): Memory[] {
    return 'memories' in n ? n.memories : []
  }

  getTreeItem(n: Group | Memory): vscode.TreeItem {
    if ('memories' in n) {
      const item = new vscode.TreeItem(n.name, n.name === 'Replaced' ? vscode.TreeItemCollapsibleState.Collapsed : vscode.TreeItemCollapsibleState.Expanded)
      item.description = String(n.memories.length)
      return item
    }
    const item = new vscode.TreeItem(line(n.content))
    item.description = `${n.type}, ${author(n)}`
    item.tooltip = n.content
    item.iconPath = new vscode.ThemeIcon(n.quarantined ? 'warning' : n.pinned ? 'pinned' : n.author === 'user' ? 'account' : 'hubot')
    item.contextValue = `memory${n.status === 'superseded' ? ' past' : n.author !== 'user' || n.quarantined ? ' unconfirmed' : ' confirmed'}`
    item.command = { command: 'ctx-sys.memoryOpen', title: 'Open', arguments: [n] }
    return item
  }
}

export class Sessions extends Tree<Session> {
  constructor(server: Server, program: Program, texts: Texts) {
    super('ctx-sys.sessions', server, program, texts)
  }

  override register(): vscode.Disposable {
    return vscode.Disposable.from(super.register(),
      vscode.commands.registerCommand('ctx-sys.sessionRefresh', () => this.refresh()),
      vscode.commands.registerCommand('ctx-sys.sessionOpen', (s: Session) => tried(this.program, async () => {
        const { messages } = await this.server.ask<{ messages?: Message[] }>('get_history', { session: s.id, limit: 200 })
        await this.texts.show(`conversation ${line(s.name || s.id, 40)}`, transcript(s, messages ?? []))
      })),
      vscode.commands.registerCommand('ctx-sys.sessionArchive', (s: Session) => tried(this.program, async () => {
        await this.server.ask('session_archive', { session: s.id }, { user: true })
        this.refresh()
      })))
  }

  protected async top(): Promise<Session[]> {
    const { sessions } = await this.server.ask<{ sessions?: Session[] }>('session_list', {})
    return sessions ?? []
  }

  getTreeItem(s: Session): vscode.TreeItem {
    const item = new vscode.TreeItem(line(s.name || s.id, 60))
    item.description = `${plural(s.messages, 'message')}, ${s.status}, ${new Date(s.updated).toLocaleDateString()}`
    item.iconPath = new vscode.ThemeIcon('comment-discussion')
    item.contextValue = s.status === 'active' ? 'session active' : 'session'
    item.command = { command: 'ctx-sys.sessionOpen', title: 'Open', arguments: [s] }
    return item
  }
}
