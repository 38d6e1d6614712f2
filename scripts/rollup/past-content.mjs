import { join, resolve } from 'node:path'

const browser = resolve('src/core/browser')
/** What runs as a page starts reads past content by itself (`src/core/browser/page.ts`): it has no room for more. */
const inStart =
  /[\\/]src[\\/]core[\\/](?:loader|browser[\\/](?:page|unhidden|parent-of))|[\\/]src[\\/]core[\\/]watch\.ts$/

/** A worker has no document. */
const isWorker = /maplibre-gl-worker\.mjs$/

/** What stands in a module for its document (no longer, so that the columns of maps stay right), and for a parent. */
const imported = {
  flxOfDoc: ['unhidden', 'unhidden.ts'],
  flxOfHeld: ['unhiddenOf', 'unhidden.ts'],
  flxParentNode: ['parentNodeOf', 'parent-of.ts'],
  flxParentElement: ['parentElementOf', 'parent-of.ts'],
}
/** What is asked of a node by members that the fields of a form hide. */
const parents = { parentNode: 'flxParentNode', parentElement: 'flxParentElement' }

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

/** What a library calls what may be the document, where nothing in the code says so. */
const heldByName = [{ file: /[\\/]photoswipe[\\/]/, names: ['target'] }]

/** Names that were shortened stand for too much. */
const isShort = (name) => name.length < 3

/**
 * Says of an expression whether the document may be its value: it is named, or it is that of a node or a window, or what
 * one of these was put into.
 */
function documentTeller(isGlobal, names) {
  const may = (node) => {
    switch (node?.type) {
      case 'Identifier':
        return (isGlobal && node.name === 'document') || names.has(node.name)
      case 'MemberExpression':
        return ['document', 'ownerDocument'].includes(nameOf(node))
      case 'LogicalExpression':
        return may(node.left) || may(node.right)
      case 'ConditionalExpression':
        return may(node.consequent) || may(node.alternate)
      case 'AssignmentExpression':
        return may(node.right)
      case 'ChainExpression':
        return may(node.expression)
      case 'CallExpression':
        return /^get(?:Owner)?Document$/.test(node.callee.name)
      default:
        return false
    }
  }
  return may
}

/** Where in a module something is put under a name, or given to a function of the module: the name and what it is. */
function* namings(nodes) {
  const functions = new Map(
    nodes.flatMap((node) => (node.type === 'FunctionDeclaration' ? [[node.id?.name, node]] : [])),
  )
  for (const node of nodes) {
    const called = node.type === 'CallExpression' && functions.get(node.callee.name)
    for (const [at, param] of called ? called.params.entries() : [])
      if (param.type === 'Identifier' && !isShort(param.name)) yield [param.name, node.arguments[at]]
    const [name, value] =
      node.type === 'VariableDeclarator'
        ? [node.id, node.init]
        : /^Assignment/.test(node.type)
          ? [node.left, node.right]
          : []
    if (name?.type === 'Identifier' && !isShort(name.name)) yield [name.name, value]
  }
}

/** Names under which a module holds what may be the document. Elsewhere in it they may be something else, which stays as it is. */
function namesOfDocuments(nodes, isGlobal, id) {
  const names = new Set(heldByName.flatMap(({ file, names }) => (file.test(id) ? names : [])))
  const mayBe = documentTeller(isGlobal, names)
  for (const [name, value] of namings(nodes)) if (name !== 'document' && mayBe(value)) names.add(name)
  return names
}

/** Whether it may end before its last link: what is asked of it then is to end as well. */
const isOptional = (node) =>
  node?.type === 'MemberExpression'
    ? node.optional || isOptional(node.object)
    : node?.type === 'CallExpression' && (node.optional || isOptional(node.callee))

/** Replacements for members that name a parent: `flxParentNode(node)` for `node.parentNode`. */
function parentEdits(nodes, source) {
  const isParent = (node) => node?.type === 'MemberExpression' && Object.hasOwn(parents, nameOf(node) ?? '')
  const written = new Set(nodes.filter(({ type }) => type === 'AssignmentExpression').map(({ left }) => left))
  const edits = []
  for (const node of nodes) {
    if (!isParent(node) || node.object.type === 'Super' || written.has(node)) continue
    const dot = /\??\.\s*$/.exec(source.slice(0, node.property.start))
    const goesOn = nodes.some(
      (each) => !each.optional && (each.object === node || each.callee === node) && isOptional(node),
    )
    edits.push(
      [node.start, node.start, `${parents[nameOf(node)]}(`, node.end],
      [dot.index, node.end, goesOn ? ')?' : ')', node.end],
    )
  }
  return edits
}

/** Replacements in a module: from, to, text, and the end of what it stands around. */
function editsOf(tree, source, id) {
  const edits = []
  const nodes = [...nodesOf(tree)]
  const isGlobal = !nodes.some(declares)
  const isReact = react.test(id)
  const mayBe = documentTeller(isGlobal, namesOfDocuments(nodes, isGlobal, id))
  const askHeld = ({ start, end }, more = '') =>
    edits.push([start, start, 'flxOfHeld(', end], [end, end, `)${more}`, end])
  for (const node of nodes) {
    if (node.type === 'MemberExpression' && isPages(node.object, isGlobal))
      edits.push([node.object.start, node.object.end, 'flxOfDoc', node.object.end])
    else if (node.type === 'VariableDeclarator' && isPages(node.init, isGlobal && node.id.type === 'ObjectPattern'))
      edits.push([node.init.start, node.init.end, 'flxOfDoc', node.init.end])
    else if (!isReact && node.type === 'MemberExpression' && mayBe(node.object))
      askHeld(node.object, isOptional(node.object) && !node.optional ? (node.computed ? '?.' : '?') : '')
    const held = isReact && heldIn(node)
    if (held) askHeld(held)
  }
  return [...edits, ...parentEdits(nodes, source)]
}

/**
 * Content can bear the name of any member of the document, or of the form around it, and stands before it then. What is
 * bundled asks for these members past such content: our code, React, and the other libraries, in whatever they hold the
 * document; and for the parents that they climb to.
 */
export function pastContent() {
  return {
    name: 'past-content',
    transform(source, id) {
      const asks = /document|\bparent(?:Node|Element)\b/i.test(source)
      if (!asks || inStart.test(id) || isWorker.test(id) || id.startsWith('\0')) return null
      // From the last on; what is replaced comes before what is put in front of it, and what is around it after that.
      const edits = editsOf(this.parse(source), source, id).sort(
        ([a, toA, , endA], [b, toB, , endB]) => b - a || toB - toA || endA - endB,
      )
      if (edits.length === 0) return null
      let code = source
      for (const [from, to, text] of edits) code = code.slice(0, from) + text + code.slice(to)
      const imports = Object.entries(imported)
        .filter(([here]) => edits.some(([, , text]) => text.startsWith(here)))
        .map(([here, [name, file]]) => `import { ${name} as ${here} } from ${JSON.stringify(join(browser, file))};`)
      // At the end: what stands before keeps its lines.
      return { code: `${code}\n${imports.join('')}`, map: null }
    },
  }
}
