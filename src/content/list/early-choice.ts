import { isFilterForm } from './followed.ts'

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const asDrawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, asDrawn)
  }
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type)) return false
  return control.checked !== control.defaultChecked
}

/** The filters' form where the visitor is making a choice that was made before anything listened. */
export function earlyChoice(host: Element): HTMLFormElement | null {
  const control = document.activeElement
  if (!control || !host.contains(control) || !isChanged(control)) return null
  const { form } = control as HTMLInputElement
  return isFilterForm(form) ? form : null
}
