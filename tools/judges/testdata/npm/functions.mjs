// The functions of texts of TypeScript, as its compiler has them: a JSON array of texts comes in, an array of arrays goes out.
import { readFileSync } from 'node:fs'
import ts from 'typescript'

function functions(text) {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true), out = []
  const add = (node, name, owner) => {
    const tokens = []
    const leaves = n => {
      if (n.getChildCount(file) === 0) {
        if (!ts.isJSDoc(n) && n.getText(file) !== '') tokens.push(n.getText(file) === name ? '' : n.getText(file))
      } else for (const c of n.getChildren(file)) if (!ts.isJSDoc(c)) leaves(c)
    }
    leaves(node)
    const at = n => file.getLineAndCharacterOfPosition(n).line + 1
    out.push({ Name: name, Owner: owner, Line: at(node.getStart(file)), End: at(node.end), Print: tokens.join('\0') })
  }
  const visit = (node, owner) => {
    if (ts.isClassDeclaration(node)) node.members.forEach(m => visit(m, owner + (node.name?.text ?? '') + '.'))
    else if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body && node.name && ts.isIdentifier(node.name)) add(node, node.name.text, owner)
    else if (ts.isVariableStatement(node) && node.declarationList.declarations.length === 1) {
      const [d] = node.declarationList.declarations
      if (ts.isIdentifier(d.name) && d.initializer && (ts.isArrowFunction(d.initializer) || ts.isFunctionExpression(d.initializer))) add(node, d.name.text, owner)
    } else if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) node.body.statements.forEach(s => visit(s, owner + node.name.text + '.'))
  }
  file.statements.forEach(s => visit(s, ''))
  return out
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(functions)))
