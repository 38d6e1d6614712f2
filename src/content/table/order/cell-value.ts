import { moveBefore } from '../../../core/browser/move-before.ts'

const away = new WeakMap<Element, Element>()

/** Where the content of a cell is: a header's is in its button, that of a column out of view below its unfolded row. */
export const contentOf = (cell: Element): Element => away.get(cell) ?? cell

/** What the author wrote in a cell, or a script of the page since. */
function ownNodes(cell: Element): ChildNode[] {
  return [...cell.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('data-flx-mount')))
}

/** Shows what a cell holds in another place: the very nodes of the page, so that a field keeps its value and its listeners. */
export function moveContent(cell: Element, place: Element): void {
  for (const node of ownNodes(cell)) moveBefore(place, node, null)
  away.set(cell, place)
}

/** Gives a cell what is shown elsewhere. One that has been written meanwhile keeps that. */
export function returnContent(cell: Element, place: Element): void {
  away.delete(cell)
  if (ownNodes(cell).length > 0) return
  for (const node of [...place.childNodes]) moveBefore(cell, node, null)
}

/** What a script wrote in a cell whose content is elsewhere takes the place of that. @returns whether there was something */
export function adoptNewContent(cell: Element): boolean {
  const place = contentOf(cell)
  const written = place === cell ? [] : ownNodes(cell)
  if (written.length === 0) return false
  for (const node of [...place.childNodes]) node.remove()
  moveContent(cell, place)
  return true
}

/** What a control in a cell stands for: its value, or whether it is ticked. */
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

/** The one element that a cell holds of its author's, if there is one. */
export function onlyChild({ firstElementChild, lastElementChild }: Element): Element | null {
  const first = firstElementChild?.hasAttribute('data-flx-mount')
    ? firstElementChild.nextElementSibling
    : firstElementChild
  return first === lastElementChild ? first : null
}

const blocks = 'address, article, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, td, ul'

/** The words of a cell, those of its lines and blocks apart; scripts and styles say nothing. */
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

/** The text of a cell as it is read: its own, else what its control holds. */
export function textOf(cell: Element): string {
  const content = contentOf(cell)
  if (onlyChild(content)?.matches('select, textarea')) return valueOfControl(content)
  return wordsOf(content).replace(/\s+/g, ' ').trim() || valueOfControl(content)
}
