import * as vscode from 'vscode'
import { mcp, participant } from './chat'
import { Composer } from './compose'
import { Dashboard } from './dashboard'
import { ImpactView } from './impact'
import { Memories, Sessions } from './memory'
import { Program } from './program'
import { Search } from './search'
import { Server } from './server'
import { Texts } from './texts'

export function activate(context: vscode.ExtensionContext): void {
  const program = new Program(context)
  const server = new Server(program)
  const texts = new Texts()
  context.subscriptions.push(
    server, texts.register(),
    new Search(server, program).register(),
    new Composer(server, program, texts).register(),
    new ImpactView(server, program, context).register(),
    new Memories(server, program, texts).register(),
    new Sessions(server, program, texts).register(),
    new Dashboard(program).register(),
    ...participant(server, program),
    ...mcp(program, context.extension.packageJSON.version as string),
    vscode.commands.registerCommand('ctx-sys.download', () => program.download()),
    vscode.commands.registerCommand('ctx-sys.choose', () => program.choose()),
    vscode.commands.registerCommand('ctx-sys.restart', () => server.restart()),
    vscode.commands.registerCommand('ctx-sys.log', () => server.show()),
    program.onDidChange(() => server.restart()),
    vscode.workspace.onDidGrantWorkspaceTrust(() => { if (completes()) void server.restart() }),
    vscode.workspace.onDidChangeConfiguration((e) => { if (e.affectsConfiguration('ctx-sys.path') || e.affectsConfiguration('ctx-sys.inlineCompletion')) void server.restart() }),
  )
  void server.begin()
}

const completes = () => vscode.workspace.getConfiguration('ctx-sys').get('inlineCompletion', false)
