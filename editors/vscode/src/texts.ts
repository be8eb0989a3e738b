// Texts that are shown and are no files: a context, a memory, a conversation.
import * as vscode from 'vscode'

const scheme = 'ctx-sys'

export class Texts implements vscode.TextDocumentContentProvider {
  private readonly texts = new Map<string, string>()
  private readonly changed = new vscode.EventEmitter<vscode.Uri>()
  readonly onDidChange = this.changed.event

  register(): vscode.Disposable {
    return vscode.Disposable.from(vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.workspace.onDidCloseTextDocument((d) => { if (d.uri.scheme === scheme) this.texts.delete(d.uri.toString()) }))
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? 'This text is gone. Open it again.'
  }

  /** Shows a text under a name: as source, since what is quoted in it may hold links and pictures from elsewhere. */
  async show(name: string, text: string): Promise<void> {
    const uri = vscode.Uri.from({ scheme, path: '/' + name.replace(/[\\/:?#]+/g, ' ').trim() + '.md' })
    this.texts.set(uri.toString(), text)
    this.changed.fire(uri)
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true })
  }
}
