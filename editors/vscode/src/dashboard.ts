// The dashboard. Its pages refuse to be framed and its cookie is sent by its own pages only, which is what keeps other pages from acting as the user;
// so it is opened as a page of its own, by the browser in the editor where there is one, and not in a frame of a webview.
import * as vscode from 'vscode'
import { spawn, type ChildProcess } from 'node:child_process'
import type { Program } from './program'
import { here, tried } from './server'

const browser = 'workbench.action.browser.open'

export class Dashboard implements vscode.Disposable {
  private readonly children = new Set<ChildProcess>()

  constructor(private readonly program: Program) {}

  register(): vscode.Disposable {
    return vscode.Disposable.from(this, vscode.commands.registerCommand('ctx-sys.dashboard', () => tried(this.program, () => this.open())))
  }

  private async open(): Promise<void> {
    const link = await this.link()
    const inside = vscode.workspace.getConfiguration('ctx-sys').get('dashboard') !== 'external' && (await vscode.commands.getCommands(true)).includes(browser)
    if (inside) return void await vscode.commands.executeCommand(browser, link)
    const uri = vscode.Uri.parse(link, true)
    const seen = await vscode.env.asExternalUri(uri) // where the browser of the user reaches it: a forwarded port, or a path of the editor's server
    if (seen.path === uri.path && /^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(seen.authority)) return void await vscode.env.openExternal(seen)
    const copy = await vscode.window.showInformationMessage('The dashboard works at addresses of its own machine only, and this editor shows it at another one. Open this link on that machine, or forward its port: it lets one browser in, for two minutes.', 'Copy Link')
    if (copy) await vscode.env.clipboard.writeText(link)
  }

  /** A link that lets one browser in. A process that serves the pages itself stays until the window is closed; one that found a server ends. */
  private link(): Promise<string> {
    const child = spawn(this.program.path(), ['ui', '--no-open'], { cwd: here()?.fsPath, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    this.children.add(child)
    return new Promise((done, failed) => {
      let out = ''
      let said = ''
      child.stdout.on('data', (d: Buffer) => {
        out += d
        const link = /^(http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+\/\S*)\r?\n/m.exec(out)
        if (link) done(link[1]!)
      })
      child.stderr.on('data', (d: Buffer) => { said = (said + d).slice(-2000) })
      child.on('error', failed)
      child.on('close', (code) => {
        this.children.delete(child)
        failed(new Error(said.trim() || `ctx-sys ui ended with ${code}`)) // too late where there was a link
      })
    })
  }

  dispose(): void {
    for (const child of this.children) child.kill()
  }
}
