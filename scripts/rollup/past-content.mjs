import { resolve } from 'node:path'

const file = resolve('src/core/browser/unhidden.ts')
/** What runs as a page starts reads past content by itself (`src/core/browser/page.ts`): it has no room for more. */
const inStart = /[\\/]src[\\/]core[\\/](?:loader|browser[\\/](?:page|unhidden))|[\\/]src[\\/]core[\\/]watch\.ts$/

/** A worker has no document. */
const isWorker = /maplibre-gl-worker\.mjs$/

/** What stands in a module for its document: no longer, so that the columns of maps stay right. */
const imported = { unhidden: 'flxOfDoc', unhiddenOf: 'flxOfHeld' }

/** React holds the document of the node that it draws in. */
const react = /[\\/]node_modules[\\/]react-dom[\\/]/
/** What it makes elements with. */
const ownerOf = 'getOwnerDocumentFromRootContainer'
/** What it asks a document for besides. */
const members = new Set(['activeElement', 'body', 'defaultView'])

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name
const nameOf = ({ computed, property }) => (computed ? undefined : property.name)
/** What is, in React, the document of a node: a thing to be asked, or to listen. */
function heldIn(node) {
  if (node.type === 'FunctionDeclaration' && isNamed(node.id, ownerOf)) return node.body.body[0].argument
  if (node.type !== 'MemberExpression') return undefined
  const { object } = node
  const isDocument =
    isNamed(object, 'doc') || (object.type === 'MemberExpression' && nameOf(object) === 'ownerDocument')
  const isAsked = isDocument && members.has(nameOf(node))
  return isAsked || (isNamed(object, 'targetContainer') && !node.computed) ? object : undefined
}

function* nodesOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each)
  else if (node && typeof node.type === 'string') {
    yield node
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* nodesOf(value)
  }
}

/** Whether a module has a `document` of its own, which is none of ours to replace. */
const declares = (node) =>
  (node.type === 'VariableDeclarator' && isNamed(node.id, 'document')) ||
  (/Function/.test(node.type) && node.params.some((param) => isNamed(param, 'document')))

/** The page's document, as a module reads it: `window.document` whatever else it calls by that name. */
const isPages = (node, isGlobal) =>
  (isGlobal && isNamed(node, 'document')) ||
  (node?.type === 'MemberExpression' && isNamed(node.object, 'window') && nameOf(node) === 'document')

/** Replacements in a module: from, to, text. */
function editsOf(tree, isReact) {
  const edits = []
  const nodes = [...nodesOf(tree)]
  const isGlobal = !nodes.some(declares)
  for (const node of nodes) {
    if (node.type === 'MemberExpression' && isPages(node.object, isGlobal) && !node.computed)
      edits.push([node.object.start, node.object.end, 'flxOfDoc'])
    else if (node.type === 'VariableDeclarator' && isPages(node.init, isGlobal && node.id.type === 'ObjectPattern'))
      edits.push([node.init.start, node.init.end, 'flxOfDoc'])
    const held = isReact && heldIn(node)
    if (held) edits.push([held.start, held.start, 'flxOfHeld('], [held.end, held.end, ')'])
  }
  return edits
}

/**
 * Content can bear the name of any member of the document, and stands before it then. What is bundled asks for these
 * members past such content: our code, React, and other libraries where they write the member's name. Where they compute
 * it (Swiper, PhotoSwipe: `target[method](…)`) they still ask the document itself.
 */
export function pastContent() {
  return {
    name: 'past-content',
    transform(source, id) {
      if (!/document/i.test(source) || inStart.test(id) || isWorker.test(id) || id.startsWith('\0')) return null
      const edits = editsOf(this.parse(source), react.test(id)).sort(([a], [b]) => b - a)
      if (edits.length === 0) return null
      let code = source
      for (const [from, to, text] of edits) code = code.slice(0, from) + text + code.slice(to)
      const names = Object.entries(imported).filter(([, name]) => edits.some(([, , text]) => text.startsWith(name)))
      const list = names.map(([name, here]) => `${name} as ${here}`).join(', ')
      // At the end: what stands before keeps its lines.
      return { code: `${code}\nimport { ${list} } from ${JSON.stringify(file)};`, map: null }
    },
  }
}
