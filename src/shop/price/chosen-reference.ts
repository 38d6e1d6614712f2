import { ofForm, onFormChange } from '../../core/browser/form.ts'
import { findFirst } from '../../core/browser/select.ts'
import { type Amounts, euros } from './amounts.ts'

const controls = 'input[name="idreference"], select[name="idreference"], button[name="idreference"]'

/** Returns the control that gives the chosen reference: a ticked radio, the option of a list, a field. */
function chosenControl(form: HTMLFormElement): Element | null {
  for (const control of ofForm(form, 'elements')) {
    if (!control.matches(controls)) continue
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0] ?? null
    if (!(control instanceof HTMLInputElement)) continue
    if (!/^(?:radio|checkbox)$/.test(control.type) || control.checked) return control
  }
  return null
}

/** Returns the price on a control (`data-flx-price-ttc`, `-ht`, `-prior`); undefined if it has none. */
function amountsOf(control: Element | null): Amounts | undefined {
  const read = (name: string): number | undefined =>
    euros.parse(control?.getAttribute(`data-flx-price-${name}`) ?? null)
  const amounts = { ttc: read('ttc'), ht: read('ht'), prior: read('prior') }
  return amounts.ttc === undefined && amounts.ht === undefined ? undefined : amounts
}

/**
 * Follows the reference chosen in a form: calls `show` at once, then at each change.
 *
 * @param selector - Selector of the form, or of an element that contains it, which may be added later.
 * @param show - Called with undefined if the reference has no price.
 * @returns a function that removes the listener.
 */
export function followReference(selector: string, show: (amounts: Amounts | undefined) => void): () => void {
  const formIn = (holder: Element | null): HTMLFormElement | null =>
    holder instanceof HTMLFormElement ? holder : (holder?.querySelector('form') ?? null)
  const form = (): HTMLFormElement | null => formIn(findFirst<Element>(selector))
  const read = (): void => {
    const found = form()
    if (found) show(amountsOf(chosenControl(found)))
  }
  read()
  return onFormChange(form, read)
}
