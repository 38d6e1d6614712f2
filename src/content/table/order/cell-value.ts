import { moveBefore } from '../../../core/html/nodes.ts'

const away = new WeakMap<Element, Element>()

/**
 * Returns the element that holds a cell's content now: the sort button of a header, the details below an unfolded row
 * for a cell out of view, else the cell.
 */
export const contentOf = (cell: Element): Element => away.get(cell) ?? cell

/** Returns the nodes of a cell that come from the page, without those that React mounted in it. */
function ownNodes(cell: Element): ChildNode[] {
  return [...cell.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('data-flx-mount')))
}

/**
 * Moves a cell's content to another element. It moves the page's own nodes, so that a form control keeps its value
 * and its listeners.
 */
export function moveContent(cell: Element, place: Element): void {
  for (const node of ownNodes(cell)) moveBefore(place, node, null)
  away.set(cell, place)
}

/** Moves the content back to its cell. A cell that a script has filled meanwhile keeps its new content. */
export function returnContent(cell: Element, place: Element): void {
  away.delete(cell)
  if (ownNodes(cell).length > 0) return
  for (const node of [...place.childNodes]) moveBefore(cell, node, null)
}

/**
 * Replaces the moved content of a cell by what a script wrote into the cell meanwhile. @returns true if there was
 * something
 */
export function adoptNewContent(cell: Element): boolean {
  const place = contentOf(cell)
  const written = place === cell ? [] : ownNodes(cell)
  if (written.length === 0) return false
  for (const node of [...place.childNodes]) node.remove()
  moveContent(cell, place)
  return true
}

/** Returns the value of the form control in a cell, or '1' or '0' for a checkbox or a radio button. */
function valueOfControl(content: Element): string {
  const control = content.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), select, textarea',
  )
  if (!control) return ''
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    return control.checked ? '1' : '0'
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  return control.value
}

/** Returns the only child element of a cell, apart from what React mounted; null if there are several or none. */
export function onlyChild({ firstElementChild, lastElementChild }: Element): Element | null {
  const first = firstElementChild?.hasAttribute('data-flx-mount')
    ? firstElementChild.nextElementSibling
    : firstElementChild
  return first === lastElementChild ? first : null
}

const blocks = 'address, article, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, td, ul'

/** Returns the text of a cell, with a space between its lines and blocks, and without scripts and styles. */
function wordsOf(content: Element): string {
  if (!content.firstElementChild || !content.querySelector(`br, script, style, ${blocks}`)) return content.textContent
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let words = ''
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (node.nodeName === 'BR') words += ' '
    if (!(node instanceof Text) || parentElement?.matches('script, style')) continue
    const around = parentElement?.closest(blocks)
    words += around === block ? node.data : ` ${node.data}`
    block = around
  }
  return words
}

/** Returns the text of a cell with single spaces; if it has none, the value of its form control. */
export function textOf(cell: Element): string {
  const content = contentOf(cell)
  if (onlyChild(content)?.matches('select, textarea')) return valueOfControl(content)
  return wordsOf(content).replace(/\s+/g, ' ').trim() || valueOfControl(content)
}
