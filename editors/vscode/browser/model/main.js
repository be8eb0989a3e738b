const vscode = require('vscode')

exports.activate = (context) => context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('fixed', {
  provideLanguageModelChatInformation: () => [{ id: 'fixed', name: 'Fixed', family: 'fixed', version: '1', maxInputTokens: 100_000, maxOutputTokens: 1000, isDefault: true, isUserSelectable: true, capabilities: { toolCalling: true } }],
  provideLanguageModelChatResponse: async (_, messages, __, progress) => {
    const text = messages.map((m) => m.content.map((c) => c.value ?? '').join('')).join('\n')
    progress.report(new vscode.LanguageModelTextPart(/Pay takes the money for a basket/.test(text) ? 'The context says that Pay takes the money.' : 'There is no context.'))
  },
  provideTokenCount: async (_, t) => (typeof t === 'string' ? t : '').length / 4,
}))
