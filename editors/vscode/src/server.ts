// The connection to `ctx-sys lsp`. Every question of the extension goes through it.
import { realpath } from 'node:fs/promises'
import * as vscode from 'vscode'
import { LanguageClient, State, TransportKind, type LanguageClientOptions } from 'vscode-languageclient/node'
import { Missing, message, type Program } from './program'

// Extensions that serve a language themselves: two answers to one question are one too many. VS Code serves the first four.
const served: Record<string, string[]> = {
  typescript: [''], javascript: [''], typescriptreact: [''], javascriptreact: [''], css: [''], scss: [''], less: [''], html: [''], json: [''], jsonc: [''],
  go: ['golang.go'],
  python: ['ms-python.vscode-pylance', 'detachhead.basedpyright', 'anysphere.cursorpyright', 'astral-sh.ty'],
  rust: ['rust-lang.rust-analyzer'],
  java: ['redhat.java', 'oracle.oracle-java'],
  c: ['ms-vscode.cpptools', 'llvm-vs-code-extensions.vscode-clangd', 'anysphere.cpptools'],
  cpp: ['ms-vscode.cpptools', 'llvm-vs-code-extensions.vscode-clangd', 'anysphere.cpptools'],
  csharp: ['ms-dotnettools.csharp', 'anysphere.csharp'],
  php: ['bmewburn.vscode-intelephense-client', 'devsense.phptools-vscode'],
  ruby: ['shopify.ruby-lsp', 'castwide.solargraph'],
  kotlin: ['fwcd.kotlin', 'jetbrains.kotlin'],
  swift: ['swiftlang.swift-vscode'],
  scala: ['scalameta.metals'],
  lua: ['sumneko.lua'],
  zig: ['ziglang.vscode-zig'],
  elixir: ['elixir-lsp.elixir-ls', 'lexical-lsp.lexical'],
  dart: ['dart-code.dart-code'],
}

/** Whether definitions, hovers and the like are given for a document, as the setting says. */
function ours(document: vscode.TextDocument): boolean {
  switch (vscode.workspace.getConfiguration('ctx-sys', document).get('languages')) {
    case 'all': return true
    case 'none': return false
  }
  return !served[document.languageId]?.some((id) => id === '' || vscode.extensions.getExtension(id))
}

export class Server implements vscode.Disposable {
  private client?: LanguageClient
  private starting?: Promise<LanguageClient>
  private readonly log = vscode.window.createOutputChannel('ctx-sys', { log: true })
  private readonly ready = new vscode.EventEmitter<void>()
  readonly onReady = this.ready.event
  private offered = false

  constructor(private readonly program: Program) {}

  /** The running client. Throws Missing where there is no program. */
  running(): Promise<LanguageClient> {
    this.starting ??= this.start().catch((e: unknown) => {
      this.starting = undefined
      throw e
    })
    return this.starting
  }

  private async start(): Promise<LanguageClient> {
    const command = this.program.path()
    const completes = vscode.workspace.isTrusted && vscode.workspace.getConfiguration('ctx-sys').get('inlineCompletion', false)
    const only = <A, B>(document: vscode.TextDocument, next: () => A, none: B) => (ours(document) ? next() : none)
    const options: LanguageClientOptions = {
      documentSelector: [{ scheme: 'file' }],
      outputChannel: this.log,
      initializationOptions: { disable: completes ? [] : ['inlineCompletion'] },
      middleware: {
        provideDefinition: (d, p, t, next) => only(d, () => next(d, p, t), null),
        provideDeclaration: (d, p, t, next) => only(d, () => next(d, p, t), null),
        provideImplementation: (d, p, t, next) => only(d, () => next(d, p, t), null),
        provideReferences: (d, p, o, t, next) => only(d, () => next(d, p, o, t), null),
        provideHover: (d, p, t, next) => only(d, () => next(d, p, t), null),
        provideDocumentHighlights: (d, p, t, next) => only(d, () => next(d, p, t), null),
        provideDocumentSymbols: (d, t, next) => only(d, () => next(d, t), null),
        prepareCallHierarchy: (d, p, t, next) => only(d, () => next(d, p, t), undefined),
      },
    }
    const run = { command, args: ['lsp'], transport: TransportKind.stdio, options: { cwd: vscode.workspace.workspaceFolders?.[0]?.uri.fsPath } }
    const client = new LanguageClient('ctx-sys', 'ctx-sys', run, options)
    client.onDidChangeState(({ newState }) => { if (newState === State.Running) this.ready.fire() })
    this.client = client
    await client.start()
    return client
  }

  /** Starts it, or says once why that is not possible. */
  async begin(): Promise<void> {
    try {
      await this.running()
    } catch (e) {
      this.log.warn(message(e))
      if (e instanceof Missing && !this.offered) {
        this.offered = true
        void this.program.offer(e.message)
      } else if (!(e instanceof Missing)) void vscode.window.showErrorMessage(`ctx-sys did not start: ${message(e)}`)
    }
  }

  async restart(): Promise<void> {
    await this.stop()
    this.offered = false
    await this.begin()
  }

  /**
   * What an operation answers, see docs/use/reference.md. With `user` a person wants it: only what follows a click or a
   * key of the user's may say so, and nothing that a model does.
   */
  async ask<T>(operation: string, args: object, o: { user?: boolean; token?: vscode.CancellationToken; folder?: vscode.Uri } = {}): Promise<T> {
    const client = await this.running()
    const folder = o.folder ?? here()
    const never = new vscode.CancellationTokenSource().token // an undefined one would be taken for a parameter
    try {
      return await client.sendRequest<T>('ctx-sys/ask', { operation, arguments: args, folder: folder && client.code2ProtocolConverter.asUri(folder), user: o.user ?? false }, o.token ?? never)
    } catch (e) {
      if ((e as { code?: number }).code === -32601) throw new Error('This ctx-sys is older than the extension: update it.')
      throw e
    }
  }

  private readonly roots = new Map<string, Promise<vscode.Uri>>()

  /** The file of a path that an answer names: those are relative to the root of the project, which need not be the folder that is open. */
  async file(path: string, folder = here()): Promise<vscode.Uri> {
    if (!folder) throw new Error('No folder is open.')
    let root = this.roots.get(folder.toString())
    if (!root) {
      root = this.rootOf(folder)
      this.roots.set(folder.toString(), root)
      root.catch(() => this.roots.delete(folder.toString()))
    }
    return vscode.Uri.joinPath(await root, path)
  }

  private async rootOf(folder: vscode.Uri): Promise<vscode.Uri> {
    const client = await this.running()
    const { folders } = await client.sendRequest<{ folders: { folder: string; root?: string; error?: string }[] }>('workspace/executeCommand', { command: 'ctx-sys.status' })
    const of = folders.find((f) => vscode.Uri.file(f.folder).toString() === folder.toString())
    if (!of?.root) throw new Error(of?.error ?? `${folder.fsPath} is no project.`)
    return (await realpath(folder.fsPath)) === of.root ? folder : vscode.Uri.file(of.root) // the name that the editor has for it
  }

  private async stop(): Promise<void> {
    this.roots.clear()
    const client = this.client
    this.client = this.starting = undefined
    await client?.dispose().catch(() => {})
  }

  show(): void {
    this.log.show()
  }

  dispose(): Promise<void> {
    this.log.dispose()
    return this.stop()
  }
}

/** The folder that is asked about: the one of the file in front, else the first. */
export function here(): vscode.Uri | undefined {
  const document = vscode.window.activeTextEditor?.document.uri
  return ((document && vscode.workspace.getWorkspaceFolder(document)) ?? vscode.workspace.workspaceFolders?.[0])?.uri
}

/** Runs what a user asked for, and shows what went wrong. */
export async function tried<T>(program: Program, what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what()
  } catch (e) {
    if (e instanceof Missing) await program.offer(e.message)
    else if (!(e instanceof vscode.CancellationError)) void vscode.window.showErrorMessage(`ctx-sys: ${message(e)}`)
    return undefined
  }
}
