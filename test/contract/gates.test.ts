import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{src,elements}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

const parse = (file: string, text = readFileSync(resolve(root, file), 'utf8')): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** The gates themselves: what the rules ask for instead is made of what they forbid. */
const gates: Record<'html' | 'address' | 'selector', readonly string[]> = {
  html: ['src/core/html/gate.ts', 'src/core/html/sanitize.ts'],
  address: ['src/core/browser/navigation.ts'],
  selector: ['src/core/browser/select.ts', 'src/core/browser/closest.ts', 'src/core/watch.ts'],
}

/** What makes HTML, or a script, out of a text. */
const htmlSinks = new Set([
  ...['innerHTML', 'outerHTML', 'srcdoc', 'insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment'],
  ...['DOMParser', 'parseFromString', 'parseHTMLUnsafe', 'trustedTypes', 'createPolicy', 'write', 'writeln'],
])
/** Members of that name that are something else: of a writer of ours, of the clipboard. */
const readOnly = (node: ts.PropertyAccessExpression): boolean => {
  const isAssigned = ts.isBinaryExpression(node.parent) && node.parent.left === node
  if (['innerHTML', 'outerHTML'].includes(node.name.text)) return !isAssigned
  return ['write', 'writeln'].includes(node.name.text) && node.expression.getText() !== 'document'
}

type Finding = { gate: keyof typeof gates; what: string }

function isLocation(node: ts.Expression): boolean {
  return /^(?:(?:window|globalThis|document|top|parent)\.)?location$/.test(node.getText())
}

/** Navigations that no gate has seen. */
function rawNavigation(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const { expression } = node
    if (ts.isPropertyAccessExpression(expression)) {
      const isMove = ['assign', 'replace'].includes(expression.name.text) && isLocation(expression.expression)
      const isOpen = expression.name.text === 'open' && /^(?:window|globalThis)$/.test(expression.expression.getText())
      if (isMove || isOpen) return expression.getText()
    }
    // The window's own: a function of that name in the file is another.
    const [first] = node.arguments
    if (ts.isIdentifier(expression) && expression.text === 'open' && first && !declares(node, 'open')) return 'open()'
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left } = node
    if (isLocation(left) || (ts.isPropertyAccessExpression(left) && isLocation(left.expression))) return left.getText()
  }
  return undefined
}

/** Whether something around a node declares this name. */
function declares(node: ts.Node, name: string): boolean {
  return declarationOf(node, name) !== undefined
}

function bindsName(pattern: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(pattern)) return pattern.text === name
  return pattern.elements.some((element) => ts.isBindingElement(element) && bindsName(element.name, name))
}

/** What declares a name as a node sees it: a variable, a parameter, an import. */
function declarationOf(node: ts.Node, name: string): ts.Node | undefined {
  for (let scope: ts.Node | undefined = node.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope)) {
      const found = scope.parameters.find((parameter) => bindsName(parameter.name, name))
      if (found) return found
    }
    if (ts.isForOfStatement(scope) || ts.isForStatement(scope)) {
      const { initializer } = scope
      const list = initializer && ts.isVariableDeclarationList(initializer) ? initializer.declarations : []
      const found = list.find((each) => bindsName(each.name, name))
      if (found) return found
    }
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isModuleBlock(scope)) continue
    for (const statement of scope.statements) {
      if (ts.isVariableStatement(statement)) {
        const found = statement.declarationList.declarations.find((each) => bindsName(each.name, name))
        if (found) return found
      }
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
      const { importClause } = ts.isImportDeclaration(statement) ? statement : {}
      const named = importClause?.namedBindings
      if (importClause?.name?.text === name) return statement
      if (named && ts.isNamedImports(named) && named.elements.some((each) => each.name.text === name)) return statement
    }
  }
  return undefined
}

/** Whether an expression can hold nothing but what the source says: it was written here, or where it is imported from. */
function isWritten(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true
  if (ts.isTemplateExpression(node)) return node.templateSpans.every(({ expression }) => isWritten(expression))
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isWritten(node.expression)
  if (ts.isConditionalExpression(node)) return isWritten(node.whenTrue) && isWritten(node.whenFalse)
  if (ts.isCallExpression(node)) return /^(?:CSS\.escape|escaped)$/.test(node.expression.getText())
  // A number cannot be anything else in a selector.
  if (ts.isPropertyAccessExpression(node)) return /\.(?:index|localName)$/.test(node.getText())
  if (!ts.isIdentifier(node)) return false
  const found = declarationOf(node, node.text)
  if (!found) return false
  if (ts.isImportDeclaration(found)) return true
  if (!ts.isVariableDeclaration(found)) return false
  const statement = found.parent.parent
  // What a module makes as it is read knows no element of any page.
  if (ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent)) return true
  return found.initializer !== undefined && isWritten(found.initializer)
}

const searches = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest'])

/** A search by a selector that was not written in the sources. */
function rawSearch(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const [selector] = node.arguments
  if (!searches.has(node.expression.name.text) || !selector || isWritten(selector)) return undefined
  return node.getText().replace(/\s+/g, ' ')
}

function rawHtml(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && htmlSinks.has(node.name.text) && !readOnly(node)) return node.getText()
  return ts.isIdentifier(node) && ['DOMParser', 'trustedTypes'].includes(node.text) ? node.text : undefined
}

function findingsIn(source: ts.SourceFile): Finding[] {
  const found: Finding[] = []
  const look = (node: ts.Node): void => {
    const all = { html: rawHtml(node), address: rawNavigation(node), selector: rawSearch(node) }
    for (const [gate, what] of Object.entries(all)) if (what) found.push({ gate: gate as Finding['gate'], what })
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

const trial = (text: string): string[] => findingsIn(parse('trial.ts', text)).map(({ gate }) => gate)

describe('the gates', () => {
  const found = files.flatMap((file) => findingsIn(parse(file)).map((finding) => ({ file, ...finding })))
  const outside = (gate: Finding['gate']): string[] =>
    found
      .filter((each) => each.gate === gate && !gates[gate].includes(each.file))
      .map(({ file, what }) => `${file}: ${what}`)

  it('are seen to be passed by', () => {
    assert.deepEqual(trial('element.innerHTML = text'), ['html'])
    assert.deepEqual(trial('location.assign(address)'), ['address'])
    assert.deepEqual(trial('window.location.href = address'), ['address'])
    assert.deepEqual(trial('open(address, target)'), ['address'])
    assert.deepEqual(trial("document.querySelector(host.getAttribute('for'))"), ['selector'])
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are sources
    assert.deepEqual(trial('const f = (selector: string) => document.querySelectorAll(`${selector} a`)'), ['selector'])
    assert.deepEqual(trial("const links = 'a[href]'\nconst f = () => document.querySelectorAll(`${links}:hover`)"), [])
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are sources
  })

  it('one for HTML: `parseFragment`, `showHtml`, `sanitize` of core/html', () => {
    assert.deepEqual(outside('html'), [])
  })

  it('one for addresses: `goTo`, `openWindow` of core/browser/navigation.ts', () => {
    assert.deepEqual(outside('address'), [])
  })

  it('one for selectors: `findFirst`, `findAll` of core/browser/select.ts, or `closest`', () => {
    assert.deepEqual(outside('selector'), [])
  })

  it('the one for HTML lets nobody have its policy', () => {
    const exported = [
      ...readFileSync(resolve(root, 'src/core/html/gate.ts'), 'utf8').matchAll(/^export (?:async )?function (\w+)/gm),
    ]
    assert.deepEqual(
      exported.map(([, name]) => name),
      ['parseDocument', 'parseFragment', 'parseGiven', 'workerUrl', 'runScripts'],
    )
  })
})
