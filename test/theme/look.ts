/** What is compared of each node, as the browser computed it. */
const properties = [
  ...['position', 'visibility', 'opacity', 'float', 'overflow-x', 'box-sizing', 'z-index', 'order'],
  ...['color', 'background-color', 'background-image', 'box-shadow', 'outline-style', 'fill', 'stroke', 'stroke-width'],
  ...['border-top-color', 'border-top-style', 'border-top-width', 'border-right-width', 'border-bottom-color'],
  ...['border-bottom-width', 'border-left-color', 'border-left-width', 'border-top-left-radius'],
  ...['border-bottom-right-radius', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'margin-top'],
  ...['margin-right', 'margin-bottom', 'margin-left', 'font-size', 'font-family', 'font-weight', 'font-style'],
  ...['line-height', 'letter-spacing', 'text-transform', 'text-align', 'text-decoration-line', 'text-shadow'],
  ...['text-indent', 'white-space-collapse', 'list-style-type', 'list-style-position', 'appearance', 'cursor'],
  ...['vertical-align', 'flex-grow', 'flex-basis', 'column-gap', 'row-gap', 'align-items', 'justify-content'],
  ...['max-width', 'transform', 'filter', 'clip-path', 'pointer-events', 'accent-color'],
]
/** Of a part of a drawing: it has no box. */
const paint = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'transform',
  'd',
]
/** What depends on what stands around a node, or in it. */
const dependent = ['width', 'height', 'display', 'min-height']

/** The parts that a node has besides its content. */
function pseudoOf(node: Element): string[] {
  const own = ['::before', '::after']
  if (node.matches('input, textarea')) own.push('::placeholder')
  if (node.matches('dialog, [popover]')) own.push('::backdrop')
  if (node.matches('li, summary')) own.push('::marker')
  return own
}

const ofPseudo = [
  'content',
  'color',
  'background-color',
  'display',
  'opacity',
  'border-top-width',
  'border-top-style',
  'border-top-color',
  'clip-path',
  'position',
  'transform',
  'font-size',
  'width',
  'height',
]

export const isOurs = (node: Element): boolean => /(?:^|\s)flx-/.test(node.getAttribute('class') ?? '')
const isElement = (node: Element): boolean => node.localName.startsWith('flx-')
const isForeign = (node: Element): boolean =>
  node.closest('.flx-map__canvas > *, .flx-lightbox__stage > *, .flx-calendar__days > *') !== null

/** Every node that flx has drawn, wherever it stands. */
export function drawnNodes(): Element[] {
  return [...document.querySelectorAll('*')].filter((node) => isOurs(node) || isForeign(node))
}

/** A node of the author's inside is styled by the site: it may be of any size, and make what is around it as large. */
function hasFreeSize(node: Element): boolean {
  const holdsAuthors = [...node.querySelectorAll('*')].some((inner) => !isOurs(inner) && !inner.closest('svg'))
  for (let up = node.parentElement; up && !isElement(up) && up !== document.body; up = up.parentElement) {
    if (!isOurs(up)) return true
  }
  return holdsAuthors
}

const free = new WeakMap<Element, boolean>()

function isFree(node: Element): boolean {
  const known = free.get(node) ?? hasFreeSize(node)
  free.set(node, known)
  return known
}

function lookOf(node: Element): Record<string, string> {
  const style = getComputedStyle(node)
  const look: Record<string, string> = {}
  if (node instanceof SVGElement && node.ownerSVGElement) {
    for (const name of paint) look[name] = style.getPropertyValue(name)
    return look
  }
  for (const name of isFree(node) ? properties : [...properties, ...dependent])
    look[name] = style.getPropertyValue(name)
  for (const part of pseudoOf(node)) {
    const drawn = getComputedStyle(node, part)
    const exists = !/before|after/.test(part) || !/^(?:none|normal)$/.test(drawn.content)
    for (const name of ofPseudo) look[`${part} ${name}`] = exists ? drawn.getPropertyValue(name) : 'none'
  }
  return look
}

export type Look = Map<Element, Record<string, string>>

export function look(nodes: Iterable<Element>): Look {
  return new Map([...nodes].map((node) => [node, lookOf(node)]))
}

const nameOf = (node: Element): string => `${node.localName}.${(node.getAttribute('class') ?? '').replace(/ /g, '.')}`

/** A line for each property of each node that is not as it was. */
export function differences(before: Look, after: Look): string[] {
  return [...before].flatMap(([node, was]) => {
    const is = after.get(node) ?? {}
    return Object.keys(was)
      .filter((name) => was[name] !== is[name])
      .map((name) => `${nameOf(node)} ${name}: ${was[name]} → ${is[name]}`)
  })
}
