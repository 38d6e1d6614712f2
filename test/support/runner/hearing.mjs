import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is said of a node besides its role and its name, where it is so. */
const states = {
  checked: (value) => (value === 'true' ? 'coché' : value === 'mixed' ? 'coché en partie' : 'non coché'),
  pressed: (value) => (value === 'true' ? 'enfoncé' : 'non enfoncé'),
  expanded: (value) => (value ? 'déplié' : 'replié'),
  selected: (value) => (value ? 'sélectionné' : ''),
  disabled: (value) => (value ? 'désactivé' : ''),
  readonly: (value) => (value ? 'lecture seule' : ''),
  required: (value) => (value ? 'obligatoire' : ''),
  invalid: (value) => (value === 'true' ? 'invalide' : ''),
  busy: (value) => (value ? 'occupé' : ''),
  modal: (value) => (value ? 'modal' : ''),
  hasPopup: (value) => `ouvre : ${value}`,
  live: (value) => `annoncé : ${value}`,
}

/** Nodes that only hold others: what is in them is heard as if it stood alone. */
const silent = new Set([
  ...['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker', 'paragraph', 'LabelText', 'RootWebArea'],
  ...['LayoutTable', 'LayoutTableRow', 'LayoutTableCell', 'Abbr', 'strong', 'emphasis', 'mark', 'code', 'Legend'],
  ...[
    'rowgroup',
    'Iframe',
    'IframePresentational',
    'Canvas',
    'MenuListPopup',
    'time',
    'Section',
    'deletion',
    'insertion',
  ],
  ...['sectionheader', 'sectionfooter', 'Details'],
])

/** Of these the name is what stands in them, or stands for it: nothing in them is heard apart. */
const whole = new Set([
  ...['button', 'option', 'checkbox', 'radio', 'switch', 'image', 'slider', 'meter', 'progressbar', 'tab', 'summary'],
  // Fields that a browser draws by itself, in its own words.
  ...['textbox', 'searchbox', 'spinbutton', 'InputTime', 'Date', 'DateTime', 'ColorWell'],
])

/** Of these the name is heard as what stands in them. */
const unnamed = new Set(['row', 'term', 'cell', 'gridcell', 'caption'])

/** What waits to be announced is worth a line while it is empty. */
const announced = new Set(['status', 'alert', 'log', 'timer'])

/** What one browser calls otherwise than another, or than the one before it. */
const names = { DescriptionList: 'list', DisclosureTriangle: 'summary', DisclosureTriangleGrouped: 'summary' }

const mostOptions = 20

function attributesOf(root) {
  const known = new Map()
  const read = ({ backendNodeId, attributes = [], children = [], contentDocument, shadowRoots = [] }) => {
    const own = {}
    for (let index = 0; index < attributes.length; index += 2) own[attributes[index]] = attributes[index + 1]
    known.set(backendNodeId, own)
    for (const child of [...children, ...shadowRoots]) read(child)
    if (contentDocument) read(contentDocument)
  }
  read(root)
  return known
}

/** Seconds that run are not the same from one moment to the next. */
const words = (text = '') =>
  String(text)
    .replace(/\s+/g, ' ')
    .replace(/\d+(?= s\b| secondes?\b)/g, 'n')
    .trim()

/** One line of a node, without what stands in it. */
function lineOf({ role, name, value, description, properties = [] }, attributes = {}) {
  const kind = names[role.value] ?? role.value
  const own = words(name?.value)
  const parts = [kind]
  if (own && !unnamed.has(kind)) parts.push(`« ${own} »`)
  const worth = words(attributes['aria-valuetext'] ?? value?.value)
  // What a browser says where no file is chosen is in the browser's language.
  if (worth && worth !== own && attributes.type !== 'file') parts.push(`= ${worth}`)
  for (const { name: key, value: state } of properties) {
    if (key === 'level' && kind === 'heading') parts.push(`[niveau ${state.value}]`)
    const said = states[key]?.(state.value)
    if (said) parts.push(`[${said}]`)
  }
  const { 'aria-current': current, 'aria-sort': sort, 'aria-roledescription': called } = attributes
  if (current && current !== 'false') parts.push('[actuel]')
  if (sort && sort !== 'none') parts.push(`[tri : ${sort}]`)
  // The protocol garbles what has accents.
  if (called) parts.push(`[dit « ${called} »]`)
  // Who hears a name does not hear it again as a description.
  const more = words(description?.value)
  if (more && more !== own) parts.push(`(${more})`)
  return parts.join(' ')
}

/**
 * What a screen reader is told of a page by the browser, in the order of reading: a line for each node that has a role or
 * a text, those inside it indented.
 */
function heardFrom(nodes, attributes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = ({ childIds = [] }) => childIds.map((id) => byId.get(id)).filter(Boolean)
  const roleOf = (node) => names[node.role?.value] ?? node.role?.value
  const optionsOf = (node) => (roleOf(node) === 'option' ? [node] : childrenOf(node).flatMap(optionsOf))
  /** A link or a heading that holds nothing but its own name. */
  const isPlain = (node) =>
    childrenOf(node).every((child) => child.ignored || roleOf(child) === 'StaticText' || silent.has(roleOf(child))) &&
    childrenOf(node).every(isPlain)
  const isSaid = (node) => {
    const role = roleOf(node)
    if (node.ignored || silent.has(role)) return false
    if (role === 'StaticText') return words(node.name?.value) !== ''
    return role !== 'list' || childrenOf(node).length > 0
  }
  const lines = []
  const walk = (node, depth) => {
    const role = roleOf(node)
    const isHeard = isSaid(node) || (!node.ignored && announced.has(role))
    if (isHeard) {
      const line = role === 'StaticText' ? words(node.name.value) : lineOf(node, attributes.get(node.backendDOMNodeId))
      lines.push(`${'  '.repeat(depth)}${line}`)
    }
    if (role === 'StaticText' || whole.has(role)) return
    if (/^(?:link|heading|columnheader|rowheader)$/.test(role) && words(node.name?.value) && isPlain(node)) return
    const inner = isHeard ? depth + 1 : depth
    const options = role === 'combobox' ? optionsOf(node) : []
    if (options.length > mostOptions) lines.push(`${'  '.repeat(inner)}${mostOptions} options et plus`)
    else for (const child of childrenOf(node)) walk(child, inner)
  }
  const root = nodes.find(({ parentId }) => !parentId)
  if (root) walk(root, 0)
  return `${lines.join('\n')}\n`
}

async function hear(page) {
  const session = await page.createCDPSession()
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: false })
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return heardFrom(nodes, attributesOf(root))
  } finally {
    // The page of a test that has ended may be gone by then, and its session with it.
    await session.detach().catch(() => {})
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Tells what is heard of the page, and what was approved of it: a file for each name, which `FLX_PIN=1` writes anew. */
export function hearing(folder = 'test/theme/heard') {
  return {
    name: 'hearing',
    async executeCommand({ command, payload, session }) {
      if (command === 'hear') return { heard: await hear(session.browser.getPage(session.id)) }
      if (command === 'approved') {
        return { text: read(join(folder, `${payload}.txt`)), isPinned: process.env.FLX_PIN === '1' }
      }
      if (command === 'approve') {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, `${payload.name}.txt`), payload.heard)
        return { isKept: true }
      }
      return undefined
    },
  }
}
