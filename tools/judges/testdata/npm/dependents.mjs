// What TypeScript says of the functions of a project: dependents.mjs ROOT N SEED. To stdout goes JSON: for each file the units it has, and N functions and
// methods taken at random, each with the text of its file with one parameter more and all places that refer to it.
import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import ts from 'typescript'

const [root, n, seed] = [resolve(process.argv[2]), Number(process.argv[3]), Number(process.argv[4])]
const names = ts.sys.readDirectory(root, ['.ts', '.tsx', '.mts', '.cts'], ['**/node_modules', '**/dist']).filter(name => !/\.d\.[mc]?ts$/.test(name))
const found = ts.findConfigFile(root, ts.sys.fileExists)
const configured = found && found.startsWith(root) ? ts.parseJsonConfigFileContent(ts.readConfigFile(found, ts.sys.readFile).config, ts.sys, root).options : {}
const options = {
  ...configured, allowJs: false, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true, types: [],
}
const service = ts.createLanguageService({
  getScriptFileNames: () => names,
  getScriptVersion: () => '1',
  getScriptSnapshot: name => ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined,
  getCurrentDirectory: () => root,
  getCompilationSettings: () => options,
  getDefaultLibFileName: o => ts.getDefaultLibFilePath(o),
  fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory, directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories,
}, ts.createDocumentRegistry())
const program = service.getProgram()
const inside = name => relative(root, name).split(sep).join('/')
const lineOf = (file, at) => file.getLineAndCharacterOfPosition(at).line + 1

const files = {}, functions = []
for (const name of names) {
  const file = program.getSourceFile(name)
  const units = []
  const unit = node => units.push([lineOf(file, node.getStart(file)), lineOf(file, node.end)])
  const visit = node => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body) functions.push(node)
    if (ts.isClassLike(node) || ts.isModuleDeclaration(node) || ts.isModuleBlock(node) || ts.isVariableStatement(node) || ts.isVariableDeclarationList(node)) ts.forEachChild(node, visit)
    else if (ts.isClassElement(node) || ts.isDeclarationStatement(node) && !ts.isImportDeclaration(node) || ts.isVariableDeclaration(node)) unit(node)
  }
  for (const s of file.statements) visit(s)
  files[inside(name)] = units
}

let state = seed >>> 0 || 1
const random = () => { state ^= state << 13; state ^= state >>> 17; state ^= state << 5; state >>>= 0; return state / 2 ** 32 }
for (let i = functions.length - 1; i > 0; i--) {
  const k = Math.floor(random() * (i + 1));
  [functions[i], functions[k]] = [functions[k], functions[i]]
}

function nodeAt(file, at) {
  for (let node = file, next; ; node = next) {
    next = node.getChildren(file).find(c => c.getStart(file) <= at && at < c.end)
    if (!next) return node
  }
}

// supertypes are the declarations of the classes and interfaces that one is made from.
function supertypes(type, found = new Set()) {
  for (const clause of type.heritageClauses ?? []) {
    for (const base of clause.types) {
      for (const d of program.getTypeChecker().getTypeAtLocation(base).symbol?.declarations ?? []) {
        if ((ts.isClassLike(d) || ts.isInterfaceDeclaration(d)) && !found.has(d)) supertypes(d, found.add(d))
      }
    }
  }
  return found
}

const changes = []
for (const f of functions) {
  if (changes.length === n) break
  const file = f.getSourceFile()
  if (!f.name || !f.body || !ts.isIdentifier(f.name) || /(^|\/)(tests?|__tests__|spec)\//.test(inside(file.fileName)) || /\.(test|spec)\.tsx?$/.test(file.fileName)) continue
  const symbol = program.getTypeChecker().getSymbolAtLocation(f.name)
  if (!symbol || symbol.declarations.length > 1) continue // overloads have a signature each
  const open = f.getChildren(file).find(c => c.kind === ts.SyntaxKind.OpenParenToken)
  if (!open || f.parameters[0]?.name.getText(file) === 'this') continue
  const uses = [], above = ts.isClassLike(f.parent) ? supertypes(f.parent) : new Set()
  for (const group of service.findReferences(file.fileName, f.name.getStart(file)) ?? []) {
    const defined = group.definition.fileName === file.fileName && group.definition.textSpan.start === f.name.getStart(file)
    const definition = nodeAt(program.getSourceFile(group.definition.fileName), group.definition.textSpan.start)
    const member = ts.isClassElement(definition.parent) || ts.isTypeElement(definition.parent)
    if (!defined && member && !above.has(definition.parent.parent)) continue // of a type that shares a supertype with this one
    for (const r of group.references) {
      const at = program.getSourceFile(r.fileName), node = nodeAt(at, r.textSpan.start)
      if (node.getStart(at) !== r.textSpan.start && !ts.isStringLiteralLike(node)) continue // in a comment
      if (ts.findAncestor(node, a => ts.isImportDeclaration(a) || ts.isExportDeclaration(a) || ts.isImportEqualsDeclaration(a))) continue // nothing depends on it yet
      if (node.parent.name === node && (ts.isClassElement(node.parent) || ts.isTypeElement(node.parent) || ts.isFunctionDeclaration(node.parent))) continue // declares it, or what it overrides
      const callee = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node
      const call = ts.isCallExpression(callee.parent) && callee.parent.expression === callee
      uses.push({ path: inside(r.fileName), line: lineOf(at, r.textSpan.start), call, direct: defined || !member })
    }
  }
  const text = file.text
  changes.push({ path: inside(file.fileName), name: f.name.text, line: lineOf(file, f.name.getStart(file)), text: text.slice(0, open.end) + 'addedByTest: number' + (f.parameters.length ? ', ' : '') + text.slice(open.end), uses })
}
process.stdout.write(JSON.stringify({ files, changes }))
