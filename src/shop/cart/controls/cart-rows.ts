/** Selects the quantity fields: those with the action `modifQte`, and `quantite` in a marked line. */
export const quantitySelector =
  ':is(input[data-flx-action="modifQte"], [data-flx-line] input[name="quantite"]):not([type="hidden"], [type="submit"], [type="button"], [type="image"])'

const lineControls = '[data-flx-action="modifQte"], [data-flx-action="supArt"], [data-flx-line]'

/** Returns the line of a control, from its `data-flx-value` or from the row around it. */
export function lineOf(control: HTMLElement): string {
  const { flxValue } = control.dataset
  if (flxValue !== undefined) return flxValue
  const row = control.closest<HTMLElement>('[data-flx-line]')
  return row?.dataset.flxLine ?? ''
}

function isOfAnother(control: HTMLElement, line: string): boolean {
  return (control.dataset.flxLine ?? lineOf(control)) !== line
}

/**
 * Returns the row of a line: the element with `data-flx-line`, or else the largest element around the control that
 * contains no other line.
 */
export function rowOf(control: HTMLElement, line: string): HTMLElement | null {
  const marked = control.closest<HTMLElement>('[data-flx-line]')
  if (marked) return marked
  const view = control.closest<HTMLElement>('[data-flx-view], flx-cart')
  let row: HTMLElement = control
  for (let parent = row.parentElement; parent && parent !== view; parent = row.parentElement) {
    const controls = [...parent.querySelectorAll<HTMLElement>(lineControls)]
    if (controls.some((each) => isOfAnother(each, line))) break
    row = parent
  }
  return row.closest<HTMLElement>('tr, li') ?? row
}

/** Returns the buttons of a line that send a quantity of their own, as plain « + » and « − » do. */
function quantityButtons(row: HTMLElement | null): HTMLButtonElement[] {
  return [...(row?.querySelectorAll<HTMLButtonElement>('button[name="quantite"]') ?? [])]
}

/** Returns the rendered quantity of a view without a field: one less than the value of its « + ». */
export function drawnQuantity(control: HTMLElement, line: string): number {
  const values = quantityButtons(rowOf(control, line)).map(({ value }) => Number.parseInt(value, 10))
  const known = values.filter((value) => !Number.isNaN(value))
  return known.length > 1 ? Math.max(...known) - 1 : 0
}

/** Returns the fields of a line to send (CART-03), from the data of its row: `idarticle`, `idreference`, `idanim`. */
export function lineFields(control: HTMLElement, line: string): [string, string][] {
  const row = rowOf(control, line)?.dataset
  const fields: [string, string | undefined][] = [
    ['idarticle', row?.flxArticle],
    ['idreference', row?.flxReference],
    ['idanim', row?.flxAnim],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

/** Returns the matching control of another row: its remove button, or else the control at the same position. */
function sameControl(control: HTMLElement, row: Element, neighbour: Element): HTMLElement | undefined {
  const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('button, input, select, a[href]')]
  const marked = neighbour.querySelector<HTMLElement>('[data-flx-action="supArt"]')
  return marked ?? controlsOf(neighbour)[controlsOf(row).indexOf(control)] ?? controlsOf(neighbour).at(-1)
}

/**
 * Moves the focus out of a line that is about to be removed, to the same control of the next line or else of the
 * previous one.
 */
export function moveFocusOut(row: Element | null): void {
  const { activeElement: active } = document
  if (!(active instanceof HTMLElement) || !row?.contains(active)) return
  const neighbours = [row.nextElementSibling, row.previousElementSibling]
  const neighbour = neighbours.find((part) => part?.querySelector('[data-flx-action], button, input'))
  const control = neighbour && sameControl(active, row, neighbour)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
