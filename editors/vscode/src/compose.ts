// The context composer: what a model should be shown for a question, within a budget, to the clipboard or into a chat.
import * as vscode from 'vscode'
import { plural, type Context } from './answers'
import type { Program } from './program'
import { tried, type Server } from './server'
import type { Texts } from './texts'

const budgets = [2000, 4000, 8000, 16000, 32000]

export class Composer {
  constructor(private readonly server: Server, private readonly program: Program, private readonly texts: Texts) {}

  register(): vscode.Disposable {
    return vscode.commands.registerCommand('ctx-sys.compose', () => tried(this.program, () => this.compose()))
  }

  private async compose(): Promise<void> {
    const query = await vscode.window.showInputBox({ title: 'ctx-sys: Compose a Context (1/2)', prompt: 'The question or task that the model is to work on', ignoreFocusOut: true })
    if (!query?.trim()) return
    const max = await this.budget()
    if (!max) return
    const made = await vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title: 'ctx-sys: composing' },
      () => this.server.ask<Context>('context_query', { query, max_tokens: max }))
    if (!made.context) {
      void vscode.window.showInformationMessage('ctx-sys: nothing in this project answers that.')
      return
    }
    const text = `${query}\n\n${made.context}`
    const summary = `${plural(made.total_tokens, 'token')} of ${max}, from ${plural(new Set(made.sources?.map((s) => s.path)).size, 'file')}`
    const chat = (await vscode.commands.getCommands(true)).includes('workbench.action.chat.open')
    const to = await vscode.window.showQuickPick([
      { label: '$(clippy) Copy', description: 'to the clipboard', do: async () => {
        await vscode.env.clipboard.writeText(text)
        vscode.window.setStatusBarMessage(`$(check) ctx-sys: copied ${summary}`, 5000)
      } },
      ...(chat ? [{ label: '$(comment-discussion) Send to chat', description: 'as text that you can still change', do: async () => { await vscode.commands.executeCommand('workbench.action.chat.open', { query: text, isPartialQuery: true }) } }] : []),
      { label: '$(go-to-file) Open', description: 'as a document', do: () => this.texts.show(`context ${query.slice(0, 40)}`, text) },
    ], { title: 'ctx-sys: ' + summary, placeHolder: 'What to do with it' })
    await to?.do()
  }

  private async budget(): Promise<number | undefined> {
    const set = vscode.workspace.getConfiguration('ctx-sys').get('contextTokens', 4000)
    const items = [...new Set([set, ...budgets])].map((n) => ({ label: String(n), description: n === set ? 'tokens, as in the settings' : 'tokens', n }))
    const pick = await vscode.window.showQuickPick([...items, { label: 'Another...', description: '', n: 0 }], { title: 'ctx-sys: Compose a Context (2/2)', placeHolder: 'Its budget' })
    if (!pick || pick.n) return pick?.n
    const typed = await vscode.window.showInputBox({ title: 'Budget in tokens', validateInput: (v) => (/^[1-9]\d{2,6}$/.test(v) ? undefined : 'A number from 100 to 9999999') })
    return typed ? Number(typed) : undefined
  }
}
