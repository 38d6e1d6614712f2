import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The words for the states of a node, besides its role and name. */
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

/** Roles of nodes that only contain others, which are read as if they stood alone. */
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

/** Roles whose name is their content or replaces it, so that nothing inside is read separately. */
const whole = new Set([
  ...['button', 'option', 'checkbox', 'radio', 'switch', 'image', 'slider', 'meter', 'progressbar', 'tab', 'summary'],
  // Fields whose inner parts the browser names in its own words.
  ...['textbox', 'searchbox', 'spinbutton', 'InputTime', 'Date', 'DateTime', 'ColorWell'],
])

/** Roles whose name is read as their content. */
const unnamed = new Set(['row', 'term', 'cell', 'gridcell', 'caption'])

/** Live regions are listed even while they are empty. */
const announced = new Set(['status', 'alert', 'log', 'timer'])

/** Roles whose name differs between browsers or their versions. */
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

/** Replaces seconds that count down, which differ from one moment to the next. */
const words = (text = '') =>
  String(text)
    .replace(/\s+/g, ' ')
    .replace(/\d+(?= s\b| secondes?\b)/g, 'n')
    .trim()

/** Returns the line of a node, without its content. */
function lineOf({ role, name, value, description, properties = [] }, attributes = {}) {
  const kind = names[role.value] ?? role.value
  const own = words(name?.value)
  const parts = [kind]
  if (own && !unnamed.has(kind)) parts.push(`« ${own} »`)
  const worth = words(attributes['aria-valuetext'] ?? value?.value)
  // For a file field, the browser's text is in the browser's language.
  if (worth && worth !== own && attributes.type !== 'file') parts.push(`= ${worth}`)
  for (const { name: key, value: state } of properties) {
    if (key === 'level' && kind === 'heading') parts.push(`[niveau ${state.value}]`)
    const said = states[key]?.(state.value)
    if (said) parts.push(`[${said}]`)
  }
  const { 'aria-current': current, 'aria-sort': sort, 'aria-roledescription': called } = attributes
  if (current && current !== 'false') parts.push('[actuel]')
  if (sort && sort !== 'none') parts.push(`[tri : ${sort}]`)
  // The protocol garbles accented letters.
  if (called) parts.push(`[dit « ${called} »]`)
  // A description that only repeats the name is left out.
  const more = words(description?.value)
  if (more && more !== own) parts.push(`(${more})`)
  return parts.join(' ')
}

/**
 * Returns the text that a screen reader gets from the browser, in reading order: one line per node with a role or text,
 * with its content indented.
 */
function heardFrom(nodes, attributes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = ({ childIds = [] }) => childIds.map((id) => byId.get(id)).filter(Boolean)
  const roleOf = (node) => names[node.role?.value] ?? node.role?.value
  const optionsOf = (node) => (roleOf(node) === 'option' ? [node] : childrenOf(node).flatMap(optionsOf))
  /** Returns true for a link or heading that contains nothing but its own name. */
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
    // The page of an ended test, and its session, may already be closed.
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

/**
 * Answers with the screen reader text of the page, and with the approved text: one file per name, which `FLX_PIN=1`
 * writes again.
 */
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
