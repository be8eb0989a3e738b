// What TypeScript says of the calls from the sources of one package into those of another: crossing.mjs FROM TO, two folders of packages
// with a src. To stdout goes JSON: a list of calls, each with its file and line, and with the
// file, line and name of what is called.
import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import ts from 'typescript'

const [from, to] = [resolve(process.argv[2]), resolve(process.argv[3])]
const names = ts.sys.readDirectory(resolve(from, 'src'), ['.ts', '.tsx']).filter(name => !/\.d\.ts$/.test(name))
const program = ts.createProgram(names, {
  allowJs: false, noEmit: true, skipLibCheck: true, strict: true, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [],
  paths: { [JSON.parse(readFileSync(resolve(to, 'package.json'), 'utf8')).name]: [resolve(to, 'src/index.ts')] },
})
const checker = program.getTypeChecker()
const inside = (root, name) => relative(root, name).split(sep).join('/')
const lineOf = node => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

const calls = [], files = []
for (const name of names) {
  const file = program.getSourceFile(name)
  files.push(inside(from, name))
  const visit = node => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      let called = checker.getResolvedSignature(node)?.declaration
      if (called && ts.isConstructorDeclaration(called)) called = called.parent
      if (called && (ts.isArrowFunction(called) || ts.isFunctionExpression(called)) && ts.isVariableDeclaration(called.parent)) called = called.parent
      const at = called?.getSourceFile().fileName
      if (at && inside(to, at).startsWith('src/') && called.name && ts.isIdentifier(called.name)) {
        calls.push({ file: inside(from, name), line: lineOf(node), targetFile: inside(to, at), targetLine: lineOf(called.name), name: called.name.text })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
}
process.stdout.write(JSON.stringify({ Files: files, Calls: calls.map(c => ({ File: c.file, Line: c.line, TargetFile: c.targetFile, TargetLine: c.targetLine, Name: c.name })) }))
