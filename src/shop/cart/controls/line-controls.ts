/** Where a quantity is typed: marked as such, or the field `quantite` of a marked line. */
export const quantitySelector =
  ':is(input[data-flx-action="modifQte"], [data-flx-line] input[name="quantite"]):not([type="hidden"], [type="submit"], [type="button"], [type="image"])'

const lineControls = '[data-flx-action="modifQte"], [data-flx-action="supArt"], [data-flx-line]'

/** The line that a control is about: as it says itself, by its form's `idligne`, or by the line that it stands in. */
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
 * The row of a line: what carries `data-flx-line`, or else the largest part of the view around the control in which all
 * lines are this one.
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

/** Buttons of a line that send a quantity of their own, as plain « + » and « − » do. */
function quantityButtons(row: HTMLElement | null): HTMLButtonElement[] {
  return [...(row?.querySelectorAll<HTMLButtonElement>('button[name="quantite"]') ?? [])]
}

/** The quantity that a view without a field was drawn with: one less than what its « + » sends. */
export function drawnQuantity(control: HTMLElement, line: string): number {
  const values = quantityButtons(rowOf(control, line)).map(({ value }) => Number.parseInt(value, 10))
  const known = values.filter((value) => !Number.isNaN(value))
  return known.length > 1 ? Math.max(...known) - 1 : 0
}

/** Fields of a line as they travel (CART-03), of which the row says them: `idarticle`, `idreference`, `idanim`. */
export function lineFields(control: HTMLElement, line: string): [string, string][] {
  const row = rowOf(control, line)?.dataset
  const said: [string, string | undefined][] = [
    ['idarticle', row?.flxArticle],
    ['idreference', row?.flxReference],
    ['idanim', row?.flxAnim],
  ]
  return said.filter((field): field is [string, string] => Boolean(field[1]))
}
