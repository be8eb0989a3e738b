// The program: the one of the setting, of the PATH, or of the extension's own storage, which is fetched only when the user says so.
import * as vscode from 'vscode'
import { join } from 'node:path'
import { onPath, runs } from './found'
import { install, releaseOf } from './release'

export class Missing extends Error {}

const settings = () => vscode.workspace.getConfiguration('ctx-sys')

export class Program {
  private readonly changed = new vscode.EventEmitter<void>()
  readonly onDidChange = this.changed.event

  constructor(private readonly context: vscode.ExtensionContext) {}

  private get version(): string {
    return this.context.extension.packageJSON.version as string
  }

  private get own(): string {
    return join(this.context.globalStorageUri.fsPath, this.version, process.platform === 'win32' ? 'ctx-sys.exe' : 'ctx-sys')
  }

  /** The absolute path of the program. Throws Missing where there is none. */
  path(): string {
    const set = settings().get<string>('path', '').trim() // of the scope "machine": no workspace can set it
    if (set) {
      if (!runs(set)) throw new Missing(`ctx-sys.path is ${set}, which is no program.`)
      return set
    }
    const folders = (vscode.workspace.workspaceFolders ?? []).map((f) => f.uri.fsPath)
    const found = onPath(process.env.PATH ?? process.env.Path ?? '', folders) ?? (runs(this.own) ? this.own : undefined)
    if (!found) throw new Missing('ctx-sys is neither in the PATH nor in the storage of the extension.')
    return found
  }

  /** Says that the program is missing, and what can be done. */
  async offer(why: string): Promise<void> {
    const choice = await vscode.window.showWarningMessage(why, 'Download...', 'Choose...')
    if (choice === 'Download...') await this.download()
    if (choice === 'Choose...') await this.choose()
  }

  async choose(): Promise<void> {
    const [file] = (await vscode.window.showOpenDialog({ title: 'The ctx-sys program', openLabel: 'Use', canSelectMany: false })) ?? []
    if (file) await settings().update('path', file.fsPath, vscode.ConfigurationTarget.Global)
  }

  /** Fetches the release of this version, after the user has seen from where and to where. */
  async download(): Promise<void> {
    try {
      const release = releaseOf(settings().get('releases', ''), this.version, process.platform, process.arch)
      const yes = await vscode.window.showInformationMessage(`Download ctx-sys ${this.version}?`, {
        modal: true,
        detail: `From ${release.url}\n\nIt is compared with checksums.txt of that release and put to ${this.own}. About 20 MB; nothing else is fetched, and nothing is sent.`,
      }, 'Download')
      if (yes !== 'Download') return
      await vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title: `ctx-sys ${this.version}`, cancellable: true }, async (progress, token) => {
        const stop = new AbortController()
        token.onCancellationRequested(() => stop.abort())
        let shown = 0
        await install(release, this.own, {
          signal: stop.signal,
          progress: (share) => {
            progress.report({ increment: (share - shown) * 100, message: `${Math.round(share * 100)} %` })
            shown = share
          },
        })
      })
      this.changed.fire()
    } catch (e) {
      if ((e as Error).name === 'AbortError') return
      void vscode.window.showErrorMessage(`ctx-sys was not installed: ${message(e)}`)
    }
  }
}

export function message(e: unknown): string {
  return e instanceof Error ? e.message : String(e)
}
