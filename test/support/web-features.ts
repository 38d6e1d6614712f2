import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { type CssNode, parse, walk } from 'css-tree'
import ts from 'typescript'

/** A feature of the platform, by its name in MDN's data, and where the sources use it: `file:line`. */
export interface Use {
  feature: string
  at: string
}

/** The oldest version of each browser, or of Node, that we support. */
export type Targets = Readonly<Partial<Record<'chrome' | 'firefox' | 'safari' | 'nodejs', number>>>

/** Returns the version since which a browser has a feature without a flag; Infinity if it does not. */
function since(support: SupportStatement | undefined): number {
  const statements = [support ?? []].flat()
  const versions = statements
    .filter(({ flags, prefix }) => !flags && !prefix)
    .map(({ version_added }) =>
      typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Number.NaN,
    )
    .filter((version) => !Number.isNaN(version))
  return Math.min(...versions, Number.POSITIVE_INFINITY)
}

/** Returns true if one of the targets lacks a feature. Features that the data does not contain count as present. */
function isLacking(feature: Identifier | undefined, targets: Targets): boolean {
  const support = feature?.__compat?.support
  if (!support) return false
  return Object.entries(targets).some(([browser, version]) => since(support[browser as keyof Targets]) > version)
}

function find(...path: string[]): Identifier | undefined {
  let found: unknown = bcd
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = found[name as keyof typeof found]
  }
  return found as Identifier
}

/** Returns true if the code checks for the feature first: `node.x?.()`, `'x' in node`, `node.x === undefined`. */
function isAsked(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) return parent.expression === node && parent.questionDotToken !== undefined
  return (
    ts.isTypeOfExpression(parent) || (ts.isPropertyAccessExpression(parent) && parent.questionDotToken !== undefined)
  )
}

/**
 * Returns the features of the DOM and of JavaScript that the scripts of a folder use and a target lacks, by the types
 * that TypeScript finds.
 */
export function scriptFeatures(root: string, pattern: string, targets: Targets): Use[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.d.ts'))
  const program = ts.createProgram(
    [...files, 'src/globals.d.ts'].map((file) => join(root, file)),
    options,
  )
  const checker = program.getTypeChecker()
  const uses: Use[] = []

  const namesOf = (declaration: ts.Declaration): string[] => {
    const { parent } = declaration
    return ts.isInterfaceDeclaration(parent) ? [parent.name.text] : []
  }
  /**
   * Returns the names of a type and of all that it extends: an interface may get a member from a mixin that MDN does
   * not name.
   */
  const lineage = (type: ts.Type): string[] => {
    const types = type.isUnionOrIntersection() ? type.types : [type]
    return types.flatMap((each) => {
      const own = each.getSymbol()?.name
      const bases = each.isClassOrInterface() ? checker.getBaseTypes(each) : (each.getBaseTypes() ?? [])
      return [...(own ? [own] : []), ...bases.flatMap(lineage)]
    })
  }
  const fromLibrary = (symbol: ts.Symbol | undefined): ts.Declaration | undefined =>
    symbol?.declarations?.find((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()))

  for (const file of files) {
    const source = program.getSourceFile(join(root, file))
    if (!source) continue
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      const name = ts.isPropertyAccessExpression(node) ? node.name : ts.isIdentifier(node) ? node : undefined
      if (!name || isAsked(node) || ts.isTypeReferenceNode(node.parent)) return
      const symbol = checker.getSymbolAtLocation(name)
      const declaration = fromLibrary(symbol)
      if (!symbol || !declaration) return
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      const candidates = ts.isPropertyAccessExpression(node)
        ? [
            `api.${node.expression.getText(source)}.${name.text}_static`,
            `javascript.builtins.${node.expression.getText(source)}.${name.text}`,
            ...[...lineage(checker.getTypeAtLocation(node.expression)), ...namesOf(declaration)].flatMap((owner) => [
              `api.${owner}.${name.text}`,
              `javascript.builtins.${owner}.${name.text}`,
            ]),
          ]
        : ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
          ? []
          : [`api.${name.text}`]
      const feature = candidates.find((each) => find(...each.split('.')))
      if (feature && isLacking(find(...feature.split('.')), targets)) uses.push({ feature, at: `${file}:${line}` })
    }
    visit(source)
  }
  return uses
}

function cssNames(node: CssNode): string[][] {
  if (node.type === 'Declaration') return node.property.startsWith('--') ? [] : [['properties', node.property]]
  if (node.type === 'Atrule') return [['at-rules', node.name]]
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') return [['selectors', node.name]]
  if (node.type === 'Function') {
    return ['color', 'gradient', 'length', 'image', 'transform-function', 'easing-function', ''].map((type) =>
      ['types', type, node.name].filter(Boolean),
    )
  }
  return []
}

/** Returns the CSS features that the style sheets of a folder use and a browser lacks. */
export function sheetFeatures(root: string, pattern: string, targets: Targets): Use[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const uses: Use[] = []
    const tree = parse(readFileSync(join(root, file), 'utf8'), { positions: true, parseCustomProperty: true })
    walk(tree, (node) => {
      for (const path of cssNames(node)) {
        if (!isLacking(find('css', ...path), targets)) continue
        uses.push({ feature: `css.${path.join('.')}`, at: `${file}:${node.loc?.start.line}` })
      }
    })
    return uses
  })
}
