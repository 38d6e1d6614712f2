const away = new WeakMap<Element, Element>()

/** Where the content of a cell is while its column is out of view and its row unfolded. */
export const contentOf = (cell: Element): Element => away.get(cell) ?? cell

/** Says where the content of a cell is; nothing puts it back. */
export function lendContent(cell: Element, place: Element | undefined): void {
  if (place) away.set(cell, place)
  else away.delete(cell)
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
  const first = firstElementChild?.matches('.flx-table__more')
    ? firstElementChild.nextElementSibling
    : firstElementChild
  return first === lastElementChild ? first : null
}

/** The text of a cell as it is read: its own, else what its control holds. */
export function textOf(cell: Element): string {
  const content = contentOf(cell)
  if (onlyChild(content)?.matches('select, textarea')) return valueOfControl(content)
  return content.textContent.replace(/\s+/g, ' ').trim() || valueOfControl(content)
}
