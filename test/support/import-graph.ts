import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** `static`: evaluated before the file itself. `dynamic`: loaded later, by `import()`. `type`: absent at run time. */
type ImportKind = 'static' | 'dynamic' | 'type'

/** One import of a file. Paths are relative to the repository, with `/`. */
export interface Import {
  from: string
  /** A file of the repository, or the name of a package. */
  to: string
  kind: ImportKind
}

export interface ImportGraph {
  files: string[]
  /** Imports of the repository's own files. */
  local: Import[]
  /** Imports of packages, including those of Node. */
  packages: Import[]
}

const sources = '{src,elements,cli,demo,scripts,test}/**/*.{ts,tsx,mts,mjs,js}'
const notOurs = /(^|\/)node_modules\//

/** Yields all nodes of a file, from the top. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const inner: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    inner.push(child)
  })
  for (const child of inner) yield* nodesOf(child)
}

function parse(root: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
}

function specifier(node: ts.Node): { name: ts.Node | undefined; kind: ImportKind } | undefined {
  if (ts.isImportDeclaration(node)) {
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return { name: node.moduleSpecifier, kind: isType ? 'type' : 'static' }
  }
  if (ts.isExportDeclaration(node)) return { name: node.moduleSpecifier, kind: node.isTypeOnly ? 'type' : 'static' }
  if (ts.isImportTypeNode(node)) {
    return { name: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, kind: 'type' }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { name: node.arguments[0], kind: 'dynamic' }
  }
  return undefined
}

/** Reads the imports of all files. An address that is built at run time is not found. */
export function readImports(root: string): ImportGraph {
  const graph: ImportGraph = { files: [], local: [], packages: [] }
  graph.files = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notOurs.test(file))
    .sort()
  for (const from of graph.files) {
    for (const node of nodesOf(parse(root, from))) {
      const { name, kind } = specifier(node) ?? {}
      if (!name || !kind || !ts.isStringLiteralLike(name)) continue
      const to = name.text.startsWith('.') ? posix.join(posix.dirname(from), name.text) : name.text
      if (to === name.text) graph.packages.push({ from, to, kind })
      else if (existsSync(join(root, to))) graph.local.push({ from, to, kind })
    }
  }
  return graph
}

/** Returns these files and all files that they evaluate before they run. */
export function staticReach(graph: ImportGraph, files: readonly string[]): Set<string> {
  const found = new Set(files)
  for (const file of found) {
    for (const { from, to, kind } of graph.local) if (from === file && kind === 'static') found.add(to)
  }
  return found
}

/** Returns the shortest circle of imports through a file, if there is one. */
function circleThrough(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const file of next.get(way.at(-1) ?? '') ?? []) {
      if (file === start) return way
      if (seen.has(file)) continue
      seen.add(file)
      ways.push([...way, file])
    }
  }
  return undefined
}

/**
 * Returns the circles of imports: the shortest one through each file, without those that share a file with an earlier
 * one.
 */
export function circlesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const circles: string[][] = []
  for (const file of [...next.keys()].sort()) {
    const circle = circleThrough(file, next)
    if (circle && !circles.flat().some((known) => circle.includes(known))) circles.push(circle)
  }
  return circles
}

const browserGlobals = new Set(['document', 'window', 'localStorage', 'sessionStorage', 'navigator', 'customElements'])

/** Returns the browser globals that a file reads, even in functions that the server never calls. */
export function browserGlobalsIn(root: string, file: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node)) {
      visit(node.expression)
      return
    }
    if (ts.isIdentifier(node) && browserGlobals.has(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(root, file))
  return [...found].sort()
}
